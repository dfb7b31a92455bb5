# Why a request was not carried out, and what is wrong with a record that was sent.

## Requests

failure-seat = there is no seat { $seat }; seats go from 0 to 5
failure-no-page = there is no page at this address
failure-no-game = there is no game { $id }: it may have been played on another server
failure-full = more than this server can hold at once; try again in a minute
failure-connections = { $most ->
    [one] no more than one connection at once from one address; close it first
   *[other] no more than { $most } connections at once from one address; close some of them first
}
failure-closing = the server is closing
failure-storage = the game could not be stored; nothing was changed
failure-damaged = what is kept of game { $game } is damaged at entry { $entry }: it can only come back from a copy of the file of games; all other games are sound
failure-internal = something went wrong inside the server; the log tells more
failure-foreign = the request comes from another site
failure-method = this address does not take such requests, but { $methods }
failure-large = more was sent than this address takes, which is { $most } KB at most
failure-no-puzzle = no puzzle is like that
failure-puzzle-moves = the field `moves` takes the right moves so far, and for a try one move more
failure-moves-many = at most { $most } moves can be asked about
failure-records-many = only the first { $most } records were read
failure-slow = the request took too long
failure-name = this server answers to localhost and to 127.0.0.1 only
failure-often = { $seconds ->
    [one] too many requests; try again in a second
   *[other] too many requests; try again in { $seconds } seconds
}
failure-request = the request cannot be read
failure-body = what was sent does not have the form this address takes
failure-json = line { $line }, column { $column }: this is no JSON
failure-json-kind = this address takes JSON: send it as `content-type: application/json`
failure-form-kind = this address takes a form: send it as `content-type: application/x-www-form-urlencoded`
failure-language = there is no language `{ $found }` here; choose one of { $known }
failure-field = the field `{ $field }` holds something that does not belong there
failure-field-expected = the field `{ $field }` holds something that does not belong there; expected { $expected }
failure-field-twice = the field `{ $field }` is there twice
failure-field-missing = the field `{ $field }` is missing
failure-field-unknown = there is no field `{ $field }` here
failure-elsewhere = the game has been changed from elsewhere; look at it again
failure-flag = the time has run out
failure-not-your-turn = it is the computer’s turn
failure-paused = the game is paused; let the clocks go on before you move
failure-no-undo = there is no move of yours to take back
failure-no-draw = the computer plays on; a draw is for people to agree on
failure-gone-on = the game has gone on; look at it again
failure-no-resign = nobody here can give up
failure-controllers = there are { $controllers } controllers for { $seats } seats; name one for each seat
failure-level = there is no level { $level }; levels go from 1 to { $most }
failure-plies = a game here ends after { $plies } plies; take back or give up
failure-no-record = the form has no field `record`

## The form for a new game

form-objections = { $objections }
form-seats = choose `against`, `lot`, `people` or `computers`
form-player = nobody called `{ $player }` can play; say `human`, or a level from 1 to { $most }
form-no-time = fill in a base time, a limit for each move, or days
form-no-base = an increment is added to a base time: fill in both, or neither
form-misfit = `{ $found }` does not fit; expected { $expected }
form-expected = expected { $expected }

## Records

broken = game { $game }, line { $line }: { $problem }
broken-text = game { $game }, { $problem }
broken-word = game { $game }, line { $line }, `{ $word }`: { $problem }
broken-ply = game { $game }, line { $line }, ply { $ply }: { $problem }
broken-ply-word = game { $game }, line { $line }, ply { $ply }, `{ $word }`: { $problem }
fault-empty = there is no game in this file
fault-tag = a tag looks like [Name "value"], on one line; this one does not: { $found }
fault-open-comment = this comment is never closed; its `{"}"}` is missing
fault-stray-brace = a `{"}"}` without the `{"{"}` that opens the comment
fault-brackets = the brackets of the variations do not match
fault-depth = variations are nested more than { $count } deep
fault-untold = nothing says what is played: a `Rules` tag (as [Rules "abalone"]) or a `Variant` tag is needed
fault-rules = the `Rules` tag: { $problem }
fault-no-variant = no variant is called `{ $found }`
fault-variant = { $none }; possible are standard, belgian, german_daisy, the other layouts by their names, and custom with a `Position` tag
fault-notation = the `Notation` tag must say how the moves are written: { $possible }; it says `{ $found }`
fault-no-notation = the `Notation` tag must say how the moves are written: { $possible }; it is missing and has no default
fault-position = the `Position` tag: { $problem }
fault-start = the `Position` tag is missing: { $problem }
fault-seat = no seat named `{ $found }` is in the game here
fault-over = the game was over before this: { $result } ({ $termination })
fault-after-result = this stands after the result { $found }, which ends the moves
fault-result = a result here is { $possible } or `*`
fault-two-results = the `Result` tag says { $tag }, but the moves end with { $end }
fault-contradiction = the record says { $said } ({ $termination }), but by the moves it is { $found }
fault-bare-contradiction = the record says { $said }, but by the moves it is { $found }
fault-json = no game as JSON: { $found }
not-text = line { $line }, column { $column }: the byte { $byte } is no UTF-8 text; a file in another encoding (older ones are often in Latin-1) must be saved as UTF-8 first
record-not-over = not over
record-result = { $result } ({ $termination })
