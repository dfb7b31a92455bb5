problem-400 = That cannot be read
problem-403 = Not from here
problem-404 = Nothing here
problem-405 = Not this way
problem-408 = Too slow
problem-409 = The game has gone on
problem-413 = Too much at once
problem-422 = That cannot be played
problem-429 = Too fast
problem-500 = Our fault
problem-503 = Too busy

colour-black = Black
colour-white = White
colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow

player-human = you
player-engine = computer, level { $level }

# $winner is one colour or several.
result-win = { $winner } won: { $reason }
result-draw = Drawn: { $reason }
reason-goal = enough marbles pushed off
reason-majority = more pieces across at the start of the turn
reason-crossing = a crossing that was not answered
reason-move-limit = the last of the agreed moves was played
reason-quiet-limit = too many moves without a marble pushed off
reason-no-move = no move left to play
reason-repetition = the same position for the third time
reason-resignation = the other side gave up
reason-time = the time ran out
reason-agreement = by agreement
reason-abandoned = the game was broken off

# $game is what is played, as "Abalone, Belgian daisy".
board-title = The board: { $game }
upload-left-out = { $count ->
    [one] One game was left out: a file may bring a hundred.
   *[other] { $count } games were left out: a file may bring a hundred.
}
