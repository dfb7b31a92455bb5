# What a text should have been, as it stands in «column 3: found `x`, expected …»: a thing named,
# in the case that follows `expected` in your sentence. Words in `backticks` stay as they are.

## The sentence around it

wrong-time-control = time control: { $problem }
text-mismatch = column { $column }: found `{ $found }`, expected { $expected }
text-too-short = column { $column }: found the end of the text, expected { $expected }

## What was expected

expected-row-letter = a row letter A to { $last }
expected-digit = a digit { $low } to { $high } after the row { $row }
expected-cell = a cell of row { $row }: { $row }{ $low } to { $row }{ $high }
expected-side = the side to move, `b` or `w`
expected-rows = the rows of a position
expected-score = the score
expected-quiet = the number of plies since the last ejection
expected-move-number = the number of the move, from 1
expected-lost-number = a number of marbles lost
expected-lost = marbles lost, such as `5b4w`, and the side to move
expected-move-end = the end of the move
expected-text-end = the end of the text
expected-seat = a seat: { $seats }
expected-turn = the seat to move
expected-actions = a number of actions
expected-scores = scores, one number a team, by commas
expected-ply = the number of plies played
expected-out = `out=` and seats, or the end of the text
expected-letters = a marble (b w r u g y n), an obstacle x, a hole o, or a run of empty cells
expected-next-row = `/` and row { $row }
expected-rows-end = the end of the rows: a board of side { $side } has { $rows }
expected-row-end = { $cells ->
    [one] the end of row { $row }, which has one cell
   *[other] the end of row { $row }, which has { $cells } cells
}
expected-run = a run of 1 or more empty cells
expected-at-most-cells = { $cells ->
    [one] at most one more cell in row { $row }
   *[other] at most { $cells } more cells in row { $row }
}
expected-more-cells = { $cells ->
    [one] one more cell in row { $row }
   *[other] { $cells } more cells in row { $row }
}
expected-one-of = one of { $words }
expected-number-between = a number from { $least } to { $most }
expected-comma = `,` and another cell, or the end
expected-near = { $what }; did you mean { $names }?
expected-a-layout = a layout
expected-a-key = a key
expected-a-game = a rule set
expected-layout = one of { $count } layouts, such as standard, belgian-daisy or 3-players-11; the list of rule sets names them all
expected-key = a key: { $keys }
expected-value = `=` and { $values }
expected-key-once = each key only once
expected-seed = a number below 2 to the 64th
expected-start = `random`, `thrown`, or the rows of a position
expected-time-control = a time control such as `15m+5s`, `30s/move` or `3d`
expected-alone = nothing else beside it; a base time comes first
expected-base-first = a base time before the bonus
expected-base = a base time above zero
expected-days-alone = days to stand alone
expected-term-once = each kind of term once
expected-time = a time such as `10s`, `500ms` or `2m`
expected-number = a number
expected-json-text = a text in quotes
expected-json-list = a list in square brackets
expected-time-limit = at most 366 days of time
expected-percent = a bonus of 1 to 100 percent
expected-days = 1 to 366 days
expected-unit = `ms`, `s`, `m`, `h`, `d` or `%` after the number
expected-limit = a limit above zero
expected-quiet-sign = `-`: in { $notation } notation this move captures nothing
expected-square = a square a1 to { $last }
expected-captured = pieces captured by White and by Black, as in `0,0`
expected-field-quiet = a number, the plies since the last capture
expected-position-end = the end of the position
expected-field-end = the end of the rows
expected-slash = `/` after the { $files } squares of rank { $rank }
expected-at-most-squares = { $left ->
    [one] at most one more square of rank { $rank }
   *[other] at most { $left } more squares of rank { $rank }
}
expected-more-squares = { $left ->
    [one] one more square of rank { $rank }
   *[other] { $left } more squares of rank { $rank }
}
expected-field-rows = the end of the rows after { $ranks }
expected-empty-squares = a number of empty squares without leading 0
expected-field-letters = `w`, `b`, `n`, a number of empty squares or `/`
expected-more-ranks = { $ranks ->
    [one] `/` and one more rank
   *[other] `/` and { $ranks } more ranks
}
expected-field-game = a game, `epaminondas` or `crossings`
expected-stones = the start `stones`, or none
expected-no-start = no start: crossings has only one
expected-limit-moves = a number of moves by each side, from 1
expected-file = a file letter a to p
expected-rank = a rank 1 to 16
expected-square-end = the end of the square
expected-game = a game: abalone, epaminondas or crossings

## Values of the keys of rule sets

values-sides = 3 to 6
default-layout = the layout’s
values-goal = 1 to 14, or one for each team
values-cells = cells
default-none = none
values-limit = 1 to 9999
values-start = random|thrown|rows of a position
values-seed = a number
values-moves = moves by each side, 1 or more
values-board = 4 to 16
