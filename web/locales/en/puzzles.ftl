# Puzzles.

menu-puzzles = Puzzles
puzzles-title = Puzzles
puzzle-win = { $count ->
    [one] { $colour } to move wins at once
   *[other] { $colour } to move wins in { $count } moves
}
puzzle-gain = { $count ->
    [one] { $colour } to move gains a piece at once
   *[other] { $colour } to move gains a piece within { $count } moves
}
puzzle-save = { $colour } to move: find the only move that does not lose
puzzle-rating = Difficulty { $rating }
puzzle-right = That is it. Go on!
puzzle-solved = Solved!
puzzle-refuted = That does not do it: { $move } refutes it.
puzzle-wrong = That does not do it.
puzzle-uncounted = (Only the first try counts.)
puzzle-solution = Show the solution
puzzle-help-why = Counts as not solved
puzzle-helped = This is the solution.
puzzle-hinted = The ringed pieces move; press again to see where.
puzzle-next = Next puzzle
puzzle-theme = Theme
puzzle-any = Any
puzzle-all = All puzzles
puzzle-count = { $count ->
    [one] { $count } puzzle fits
   *[other] { $count } puzzles fit
}
puzzle-none = No puzzle is like that.
puzzle-ratings = Your strength
puzzle-strength = Rating
puzzle-tries = Tried
puzzle-private = Kept on this server under a random number in a cookie, and nothing else.
puzzle-forget = Delete my ratings
puzzle-forget-sure = Really delete them?

## Themes

theme-last-ejection = Last ejection
theme-ejection = Ejection
theme-capture = Capture
theme-crossing = Crossing
theme-sumito = Sumito { $strength }
theme-broadside = Broadside
theme-quiet = Quiet first move
theme-defence = Defence
theme-net = Net
