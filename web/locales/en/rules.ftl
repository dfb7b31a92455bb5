# What is said of moves, rule sets and positions that cannot be. Parts of sentences begin small;
# words in `backticks` are notation and stay as they are.

## Moves Abalone does not allow; then those of Epaminondas and Crossings

illegal-game-over = the game is over
illegal-not-on-board = the move begins off the board
illegal-no-marble = no marble stands on { $cell }
illegal-not-yours = { $cell } holds a marble of { $owner }, and { $mover } is to move
illegal-neutral = the marble on { $cell } is neutral: it moves only when pushed
illegal-leaves-board = the marble on { $cell } would leave the board
illegal-into-hole = { $cell } is a hole: nobody enters it by himself
illegal-obstacle = { $cell } is an obstacle: nothing can enter it
illegal-line-too-long = { $length } marbles stand in this line: at most { $most } move together
illegal-partner-in-line = the marble on { $cell } is your partner’s: a line with it moves only to push
illegal-too-weak = { $own } cannot push { $others }: the pushing line must be longer
illegal-own-behind = the marble on { $cell }, behind the pushed ones, is of your own side and blocks the push
illegal-neutral-stays = the neutral marble on { $cell } may not be pushed off the board
illegal-too-short = only a line of 3 or more pushes its front marble off the board, not { $count }
illegal-broadside-size = a broadside moves 2 to { $most } marbles, not { $size }
illegal-along-the-line = a broadside goes sideways; along its line a group is named by its last marble
illegal-none-own = none of these marbles is your own
illegal-taken = { $cell } is taken
illegal-no-shields = this rule set has no `shield` slides
illegal-no-rotations = this rule set has no `rotate` moves
illegal-takes-back = the move takes the opponent’s last move back, which one-colour play forbids
illegal-other-game = this is a move of another game

## Moves Epaminondas and Crossings do not allow

forbidden-stones-first = a neutral stone is to be placed first, { $left } more of 3: name an empty square
forbidden-no-stone = no stone is to be placed now: name two squares to move
forbidden-stone-rank = a stone goes on ranks { $first } to { $last }, { $square } is outside
forbidden-stone-occupied = a stone needs an empty square, { $square } is not
forbidden-off-board = { $square } is not on this board of { $files } files and { $ranks } ranks
forbidden-empty = no piece stands on { $square }
forbidden-foreign = the piece on { $square } is the opponent’s
forbidden-stone = the neutral stone on { $square } never moves
forbidden-locked = the piece on { $square } has crossed and is locked
forbidden-not-a-line = a move goes along a rank, a file or a diagonal, and { $from } to { $to } does not
forbidden-nothing = at least one piece moves by at least one square
forbidden-broken = a phalanx is an unbroken line of own pieces, but { $square } is not one of them
forbidden-not-in-front = the part of a phalanx that moves includes its front piece, but { $square } is in front of it
forbidden-lone-too-far = a single piece may go at most 1, not { $distance }
forbidden-too-far = a phalanx of { $size } may go at most { $size }, not { $distance }
forbidden-leaves-board = the move would leave the board: from { $front } to its edge it is { $room }, not { $distance }
forbidden-own-in-way = an own piece stands in the way on { $square }
forbidden-stone-in-way = a neutral stone stands in the way on { $square }
forbidden-foe-in-way = an opponent’s piece stands in the way on { $square }: a move ends where it captures
forbidden-lone-capture = a single piece never captures, and { $square } is occupied
forbidden-line-too-strong = a capture needs more pieces than the line it meets: { $size } against { $line } from { $square } on
forbidden-locked-target = the opponent’s piece on { $square } has crossed and cannot be captured
forbidden-must-cross = the opponent has crossed: only a move onto rank { $rank } answers that
forbidden-symmetric = a move onto the farthest rank may not make the board symmetric ({ $how })
symmetric-any = in any way
symmetric-files = left to right
symmetric-ranks = top to bottom, colours swapped
symmetric-half-turn = by a half-turn, colours swapped

## Moves that cannot be read

move-ambiguous = this may mean any of { $moves }
move-arrival = the line from { $rear } arrives on { $arrives }, not on { $named }
wrong-move = move: { $problem }
move-broadside-form = in this notation a broadside is two cells: one end, and where the other arrives
move-no-neighbours = { $a } and { $b } are not neighbours: a marble moves one cell
move-no-line = { $a } and { $b } are not the two ends of a line
move-no-shield = the first three cells of a shield slide must all touch each other
move-no-rotation = { $a } and { $b } are not opposite, nor 120° apart, about the middle
move-no-move = { $a } and { $b } do not make a move together
move-notation = moves of this game are not written in { $notation }

## The game as it stands

game-not-seated = that seat is not in the game
game-no-pass = a turn can only be passed among three seats or more

## Rule sets that do not fit together

rules-no-layout = there is no layout `{ $layout }`
rules-side-of-layout = `{ $layout }` has side { $side }
rules-side = boards have sides { $least } to { $most }
cells-none = none
rules-cell-off = a cell is not on a board of side { $side }
rules-cell-twice = { $cell } is named twice
rules-cell-among = { $cell } is among `{ $key }` already
rules-teams = only a layout of two colours is shared by four people
rules-not-one-colour = not in one-colour play
rules-nothing-to-hide = one-colour play has nothing to hide
rules-needs-neutral = needs neutral marbles: add `neutral=` and their cells
rules-needs-partners = needs partners with marbles of their own: a layout of pairs
rules-quiet-shared = cannot count own marbles where two teams move one colour
rules-limit = a limit is at least 1 move
rules-goal = a goal is from 1 to { $most } ejections
rules-goals = give one number, or one for each of the { $teams } teams
rules-needs-seed = a random or thrown start needs `seed=N`
rules-seed-unused = needs `start=random` or `start=thrown`
rules-random-empty = the empty board has no marbles to place at random: name a layout for their number
rules-throw-two = a throw is for two colours
rules-throw-side = a throw belongs to the board of side 5
rules-without = only takes marbles from a named layout
rules-nothing-there = no marble stands on { $cell } at the start
rules-marble-there = a marble stands on { $cell } at the start
rules-rows-disagree = the rows of `start=` show { $cells }; both must agree
rules-goal-reach = { $goal ->
    [one] one ejection, but team { $team } can reach only { $reach }
   *[other] { $goal } ejections, but team { $team } can reach only { $reach }
}
rules-no-marble = no marble for { $colour }
rules-unplayed = marbles of { $colour } stand there, but nobody plays them
start-needs-position = this rule set has no start of its own: give a position
start-other-board = a board of side { $side } is not played on this kind of board
objection = { $about }: { $message }
wrong-rules = rule set: { $problem }
rules-throw-room = a throw needs free cells
rules-no-room = { $marbles ->
    [one] one marble each does not fit on the free cells
   *[other] { $marbles } marbles each do not fit on the free cells
}
rules-no-quiet-start = no random start without an ejection at once was found
field-twice = column { $column }: the key `{ $key }` is given twice, give it once
field-files = a board has 4 to 16 files, not { $found }
field-ranks = a board has 4 to 16 ranks, not { $found }
field-stones-need-ranks = stones are placed on rank 4 to the fourth from the top: at least 7 ranks, not { $found }
field-limit = { $key } counts moves by each side, 1 to { $most }, not { $found }
field-not-in-crossings = crossings is played on 8 files and 8 ranks, without stones or symmetry rule: leave out `{ $key }`, or play epaminondas?files=8&ranks=8

## Positions that cannot be

form-two-seats = this form is for two seats with a colour each, one action a turn, and nobody out
form-plain-cells = this form knows only black and white marbles
wrong-position = position: { $problem }
part-board = board
part-cells = cells
part-marbles = marbles
part-turn = turn
part-scores = scores
part-out = out
setup-side = the rule set is played on a board of side { $side }
setup-outside = something stands outside a board of side { $side }
setup-blocked = here { $here }, by the rule set { $there }
setup-buried = a marble cannot stand on { $cell }
setup-no-neutral = the rule set has no `neutral` marbles
setup-neutral = { $here ->
    [one] one neutral marble, but the rule set has only { $most }
   *[other] { $here } neutral marbles, but the rule set has only { $most }
}
setup-seats = there are only { $seats } seats
setup-mover-out = the seat to move is out
setup-nobody = nobody is left
setup-actions = { $actions ->
    [one] a turn has one action
   *[other] a turn has { $actions } actions
}
setup-scores = { $given ->
    [one] one score is given, but there are { $teams } teams
   *[other] { $given } scores are given, but there are { $teams } teams
}
setup-score = { $score } for team { $team }, which wins with { $goal }
setup-two-goals = only one team can have reached its goal
setup-no-pieces = no piece stands on the board
setup-off-board = { $square } is not on this board of { $files } files and { $ranks } ranks
setup-no-such-seat = there are two seats, 0 and 1, and seat { $seat } is to move
setup-too-many = { $side } has { $standing } on the board and { $lost } captured, but starts with { $army }
setup-no-stones = { $found ->
    [one] the rule set has no neutral stones, and one is on the board
   *[other] the rule set has no neutral stones, and { $found } are on the board
}
setup-stone-rank = a stone goes on ranks { $first } to { $last }, and one stands on { $square }
setup-stone-count = each of the first 3 plies places a stone: after { $ply } plies { $due } stand, not { $found }
setup-crossed = equally many pieces have crossed, or one more of the side that just moved: not { $moved } of the side that moved and { $to_move } of the side to move
edit-cell = there is no cell `{ $found }` on this board
edit-kind = `{ $found }` cannot be put here: choose one of { $kinds }
edit-seat = there is no seat `{ $found }`: choose one of { $seats }
edit-scores = { $found ->
    [one] one score is given, but there are { $teams } teams
   *[other] { $found } scores are given, but there are { $teams } teams
}
position-form = positions of this game have one form only, ours
