# The analysis board.

menu-analyse = Analysis
door-analyse = Analyse
door-analyse-more = Try moves, ask the engine
do-analyse = Analyse
do-analyse-here = Analyse from here
analyse-title = Analysis board
analyse-records = Record
analyse-start = Start
analyse-variation = Variations
analyse-unread = This word cannot be played here; it is kept as it stands
analyse-remark = Comment on this move
analyse-glyph = Judgement
analyse-comment = Comment
analyse-promote = Put this line first
analyse-delete = Delete from here
analyse-delete-sure = Really delete all of it?
analyse-keep = Keep and share
analyse-link = Copy a link to all this
analyse-text = Record as text
analyse-text-label = The record with comments and variations
analyse-open = Another game or record
analyse-begin = Begin
analyse-paste = Paste a record (APGN)
analyse-record = Record { $game }. { $problem }
analyse-misplayed = Move { $round } ({ $colour }), `{ $word }`: { $problem }
analyse-kept = The moves before it have been read.
analyse-cut = up to the fault

## The engine

engine-label = Engine
engine-do = Engine
engine-threat = Threat
engine-threat-why = What would the other side play if it were its turn?
engine-lines = Lines
engine-bar = Who is ahead
engine-found = Best lines
engine-effort = depth { $depth } · { $nodes } positions
engine-working = Looking…
engine-no-threat = Passing would end the game here, so there is nothing to threaten.
engine-threat-of = If the turn passed:
engine-line = Line { $number }
score-even = An even game
score-ahead = { $colour } is ahead by { $amount }
score-behind = { $colour } is behind by { $amount }
score-wins = { $count ->
    [one] { $colour } wins in { $count } ply
   *[other] { $colour } wins in { $count } plies
}
score-loses = { $count ->
    [one] { $colour } loses in { $count } ply
   *[other] { $colour } loses in { $count } plies
}

## The whole game

graph-title = The whole game
graph-why = The engine judges every move of the main line.
graph-none = There is no move to judge yet. Play some, or open a record.
graph-do = Judge the game
graph-progress = Moves judged
graph-cancel = Cancel
graph-failed = That did not work. Try again in a moment.
graph-drawing = The course of the game; press to go to a move
graph-accuracy = Accuracy
graph-inaccuracy = Inaccuracy
graph-mistake = Mistake
graph-blunder = Blunder
graph-inaccuracies = Inaccuracies
graph-mistakes = Mistakes
graph-blunders = Blunders
graph-no-mistakes = No mistakes found.
graph-turning = The game was decided by
graph-better = Better:
graph-keep = Write this into the record

## Openings

book-title = Openings
book-move = Move
book-games = Games
book-wins = Won
book-draws = Drawn
book-losses = Lost
book-none = No known game has come to this position.

## Endgame tables

tables-title = Endgame tables
tables-ends = Ends
tables-moves = Moves
tables-draw = Nobody can force a win: a draw
tables-none = The tables do not have this position.

## Proofs

solve-title = Solve
solve-what = What can the side to move force?
solve-win = A win
solve-gain = { $count ->
    [one] A piece more within { $count } ply
   *[other] A piece more within { $count } plies
}
solve-do = Prove it
solve-working = Looking for a proof…
solve-wins = { $count ->
    [one] Proved: { $colour } wins in { $count } ply.
   *[other] Proved: { $colour } wins in { $count } plies.
}
solve-gains = { $count ->
    [one] Proved: { $colour } is a piece better off after { $count } ply.
   *[other] Proved: { $colour } is a piece better off after { $count } plies.
}
solve-no-win = Proved: { $colour } cannot force a win.
solve-no-gain = { $count ->
    [one] Proved: { $colour } cannot force a gain within { $count } ply.
   *[other] Proved: { $colour } cannot force a gain within { $count } plies.
}
solve-open = Not found within the budget: it may be so or not.

## A hint in a game

do-hint = Hint
hint-told = Hint: { $move }

## What is refused

tree-shape = node { $node } of the tree follows no node before it
tree-move = `{ $word }` in the main line: { $reason }
failure-patience = { $most ->
    [one] no more than one analysis at once from one address; end it first
   *[other] no more than { $most } analyses at once from one address; end one of them first
}
