# The words of the form for a new game.

new-show = Show it on the board
new-presets = Known by name
new-layout-two = For two
new-sides = Small and large boards
board-side = Side { $side }
new-empty = Your own
key-teams = Who shares a colour
teams = One seat a colour
teams-why = Everyone moves marbles of their own.
teams-shared = Two against two, one colour a team
teams-shared-why = Four people, two colours: partners move the same marbles in turn.
teams-crossed = Two against two, crossed
teams-crossed-why = Four people, two colours: partners play different colours.
new-variants = Variants
new-cells = On the board
new-cells-why = Name cells, or choose what to put and press cells on the board.
new-pick = What a press on the board puts there
pick = Nothing
pick-obstacles = Obstacle
pick-holes = Hole
pick-neutral = Neutral marble
pick-without = Take away
new-limits = Limits
new-throw-again = Throw again
new-draw-again = Draw again
new-rows = Rows from the top, a letter a marble, digits for empty cells
new-who = Who plays
seats-against = You against computers
seats-lot = Your seat by lot
seats-people = All people
seats-computers = All computers
seat-team = team { $team }
bottom-label = Bottom of the board
bottom-usual = You, or the first seat
bottom-turn = Whoever is to move
new-objections = { $count ->
    [one] This cannot be played yet:
   *[other] { $count } things speak against it:
}
new-link = Link to this rule set
new-copy = Copy the link
new-copied = Copied
new-text-do = Show
new-start-plain-why = Two full rows of pieces on either side.
new-start-stones-why = Three neutral stones are placed first and block the lines.

## Keys of rule sets, with a line on each

key-rules = Rule set
key-game = Game
key-layout = Layout
key-position = Position
key-seats = Players
key-clock = Clock
key-side = Side of the board
key-files = Files
key-ranks = Ranks
key-symmetry = Rule against copying
key-goal = Ejections to win
key-goal-why = 1 to 14. A stronger team may be given a higher goal: a handicap.
key-without = Left empty
key-without-why = Cells whose marbles are taken away at the start: a handicap.
key-obstacles = Obstacles
key-obstacles-why = Nothing enters them; a push against one is not allowed.
key-holes = Holes
key-holes-why = What is pushed in is ejected; nobody walks in.
key-neutral = Neutral marbles
key-neutral-why = Nobody moves them; they can only be pushed.
key-neutral-off = A neutral marble pushed off
key-neutral-off-why = What it means for whoever pushes.
neutral-off = scores one
neutral-off-forbidden = is not allowed
neutral-off-wins = wins at once
key-one-colour = One colour
key-one-colour-why = All marbles are everybody’s; each ejection counts for the mover.
key-hidden = Hidden colours
key-hidden-why = The usual rules, but all marbles look alike: a game of memory.
key-shield = Shield slide
key-shield-why = Three marbles that all touch may move one cell together.
key-rotate = Rotation
key-rotate-why = The outer two of three in a line or an arc may turn about the middle one.
key-partner-moves = Partners move along
key-partner-moves-why = In teams of several colours, quiet moves may take a partner’s marbles.
key-move-limit = Move limit
key-move-limit-why = After so many moves by every seat the higher score wins; 20 to 30 are usual.
key-quiet-limit = Quiet limit
key-quiet-limit-why = After so many moves by every seat without an ejection or capture the game stops; 15 are usual.
key-repetition = Repetition
key-repetition-why = What the same position for the third time means.
repetition = nothing
repetition-draw = a draw
repetition-loss = a loss for whoever makes it
key-start = Start
start = As in the picture
start-why = The marbles stand as the layout says.
start-random = By lot
start-random-why = As many marbles on random cells, even for all and without an ejection at hand.
start-thrown = Thrown
start-thrown-why = Rows of five and six, then three marbles each thrown at the centre.
start-rows = Typed in
start-rows-why = A throw on your own board, or anything else, row by row.
key-seed = Number of the lot

## Clocks

clock-control = Time
clock-1m-1s = 1 minute + 1 second a move
clock-3m-2s = 3 minutes + 2 seconds a move
clock-5m-3s = 5 minutes + 3 seconds a move
clock-10m-5s = 10 minutes + 5 seconds a move
clock-15m = 15 minutes: the classic
clock-15m-10pc = 15 minutes + 10 % for each ejection
clock-30m = 30 minutes
clock-10m-30s-move = 10 minutes, 30 seconds a move at most
clock-30s-move = 30 seconds for each move
clock-3d = 3 days for each move: by post
clock-own = Your own…
clock-base = Minutes each
clock-increment = Seconds added a move
clock-limit = Seconds a move at most
clock-bonus = % for each ejection
clock-days = Or days a move

## Beside the board

score-board = Score by team
do-marks = Marks on the marbles
piece-hidden = marble
player-out = has left the game
move-resign = resigns
move-flag = out of time
state-paused = The clocks are stopped; nobody moves until they go on.
