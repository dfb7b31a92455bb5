# The words of the pages. One key a message; sections follow the pages.

site-title = Sumito: Abalone, Epaminondas and Crossings
site-description = Play Abalone, Epaminondas and Crossings against the computer or a friend.
skip-to-content = Skip to the content
menu-label = Main menu
menu-open = Menu
menu-play = Play
menu-new = New game
menu-learn = Learn
menu-rules = Rules
menu-about = About

## Home

home-title = Sumito: play Abalone
home-welcome = Your move
home-lead = You are Black. Push six white marbles off the board before six of yours are gone.
home-start = Start the game
level-label = Computer’s level
level-option = Level { $level }
doors-label = More to do
door-learn = Learn the rules
door-learn-more = Five minutes, with pictures
door-friend = Play a friend
door-friend-more = Two people at this screen
door-other = Another game
door-other-more = 64 layouts, Epaminondas, Crossings
recent-title = Games played last
plies = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}

## The board

board-title = { $game }
board-help = Board. Arrow keys move, Enter picks, Escape lets go.
board-empty = { $cell }, empty
board-piece = { $cell }, { $piece }
board-picked = picked
board-target = a move goes here
board-strike = a push or capture goes here
board-moved = { $move } played.
board-ejected = { $move } played: a marble leaves the board.
board-captured = { $move } played, pieces captured: { $count }.
board-choose = { $count } moves fit. Choose by number; Escape lets go.
board-choice = { $number }: { $move }
board-no-line = No move leads from { $from } to { $to }.
colour-black = Black
colour-white = White
colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
piece-neutral = neutral
piece-obstacle = obstacle
piece-hole = hole

## A game

panel-title = The game
moves-label = Moves
state-your-turn = Your turn
state-to-move = { $colour } to move
state-thinking = The computer is thinking…
state-looking-back = Position after move { $ply }
state-offline = The connection is lost; trying again…
player-human = Person
player-engine = Computer, level { $level }
score-of = { $score } of { $goal }
score-plain = captured { $score }
steps-label = Step through the moves
step-first = First position
step-back = One move back
step-on = One move on
step-last = Newest position
typed-label = Type a move
typed-placeholder = Type a move
typed-do = Play
do-flip = Turn the board
do-undo = Take back
do-pause = Stop the clocks
do-go-on = Go on
do-draw = Agree on a draw
do-draw-sure = Do both agree?
do-resign = Resign
do-resign-sure = Really resign?
do-download = Save record
do-new = New game
result-win = { $winner } wins: { $reason }.
result-draw = Draw: { $reason }.
reason-goal = the goal of ejections is reached
reason-majority = more pieces on the far row at the start of the turn
reason-crossing = a crossing was not answered
reason-move-limit = the agreed number of moves is played
reason-quiet-limit = too many moves without an ejection
reason-no-move = the side to move has no move
reason-repetition = the same position came for the third time
reason-resignation = resignation
reason-time = the time ran out
reason-agreement = agreed
reason-abandoned = the game was abandoned

## New game

new-title = New game
new-game = Game
new-layout = Start layout
new-more-players = Three to six players
new-more-layouts = More layouts for two
layout-unfair = not even
new-board = Board
new-files = Files
new-ranks = Ranks
new-start-plain = Two rows each
new-start-stones = Three stones first
new-symmetry = Rule against copying
new-symmetry-why = Which mirror images a piece that reaches the far row may not complete.
symmetry-any = Any of the three
symmetry-half-turn = Half-turn
symmetry-ranks = Top and bottom
symmetry-files = Left and right
symmetry-none = No such rule
new-crossings = Abbott’s first version, on a board of eight by eight. A piece that crosses wins unless the next move crosses too.
new-position = Position
new-text = A rule set as text
new-text-why = A rule set in one line fills in the form.
clock-label = Clock
clock-none = No clock
new-preview = The start
new-do = Start the game
upload-title = Open a record
upload-why = An APGN file of Abalone, Epaminondas or Crossings. Each good game in it is kept.
upload-file = File
upload-do = Open
upload-taken = { $count ->
    [one] One game opened
   *[other] { $count } games opened
}
upload-game = Game { $number }
upload-broken = { $count ->
    [one] One record is broken
   *[other] { $count } records are broken
}
upload-left-out = { $count ->
    [one] One game was left out: a file may bring a hundred.
   *[other] { $count } games were left out: a file may bring a hundred.
}

## Problems

problem-400 = That cannot be read
problem-403 = Not from here
problem-404 = Nothing here
problem-405 = Not that way
problem-408 = Too slow
problem-409 = The game has gone on
problem-413 = Too much at once
problem-415 = Not in that form
problem-422 = That is not possible
problem-429 = Too many requests
problem-500 = Something broke on our side
problem-503 = Busy
problem-home = To the board

## About

about-title = About Sumito
about-name = Sumito was the first name of Abalone. Here it is a home for games of pushing: Abalone for two to six players, Epaminondas, and its forerunner Crossings.
about-one = One set of rules, written once, serves these pages, the terminal, the engine and whoever builds upon it.
about-private-title = Your games
about-private = Games are kept on the machine that serves this page and nowhere else. There are no accounts and no trackers, and two cookies at most: the language you chose, and a random number if you solve puzzles.
about-programs-title = For programs
about-programs = Everything the pages do can be done by programs:
about-version = Version { $version }

## Learn

learn-title = Learn the games
learn-lead = Three games of lines that push, strike and cross. Each is explained in a few minutes.
learn-abalone = Two players, fourteen marbles each, a board of 61 hollows. Whoever pushes six of the other’s marbles off the board has won.
learn-terms = The words
learn-epaminondas = Two players on a chequered field, each with two rows. White moves first. It is a game of phalanxes: unbroken straight lines of your own pieces, along a row, a column or a diagonal.
learn-crossings = The forerunner of 1969, on eight by eight. Groups move as in Epaminondas, but a capture takes only the one piece that is struck, at the end of an aligned line that is smaller than the moving group.
learn-hands = How to move here
learn-hands-click = Press a marble, then the cell its line shall come to. Dots show where; a ring shows a push.
learn-hands-drag = Or drag it: the dragged marble is the tail and takes along what stands ahead. In Epaminondas, drag the rear piece to where the front shall stand.
learn-hands-side = For a broadside press both ends of the line, then the cell. If two moves fit, they are offered with numbers.
learn-hands-keys = By keyboard: arrow keys walk the board, Enter picks, Escape lets go.
learn-hands-type = Or type the move: A1B2, C3C5D4, or a1-a3.

## Rules

rules-title = Rule sets
rules-lead = A rule set is one line of text: a game, a layout, and what differs from the usual. Links, records and programs all use the same line.
rules-presets = Known by name
rules-name = Name
rules-text = Text
rules-what = Meaning
rules-keys = Keys of { $game }
rules-key = Key
rules-values = Values
rules-default = If left out
rules-layouts = Layouts of Abalone

## The language of the pages

language-name = English
language-label = Language
