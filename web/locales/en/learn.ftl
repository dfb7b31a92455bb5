# The interactive introduction. Each lesson has a title, a text, a task, a hint for a legal move
# that is not the one asked for, and words for when it is done.

learn-games = The three games
learn-count = Step { $number } of { $of }
learn-back = Back
learn-again = Begin again
learn-on = Next
learn-finish = Play { $game }
learn-play = Play { $game }

## Abalone: the rules

lesson-step-title = One marble, one step
lesson-step-text = A marble moves to any neighbouring cell that is empty: six directions, one step. Press the marble and then the cell, or drag it there.
lesson-step-task = You are Black. Move your marble one step to the upper right, from E5 to F6.
lesson-step-hint = That works too, but try the upper right: F6.
lesson-step-done = That is all a single marble ever does: one step.

lesson-line-title = Three move as one
lesson-line-text = Two or three marbles that touch in one line move together along that line. Take hold of the last one: it brings along all that stand ahead of it.
lesson-line-task = Move all three marbles one step along their own line.
lesson-line-hint = That works, but try to take all three: drag the last marble of the line towards the others.
lesson-line-done = Three marbles, one move. More than three never move together.

lesson-broadside-title = Sideways: the broadside
lesson-broadside-text = Two or three marbles in a line may also step sideways, side by side. Every cell they enter must be empty. Press both ends of the line, then a cell beside it.
lesson-broadside-task = Move all three marbles sideways at once.
lesson-broadside-hint = That works, but try the broadside: pick the first and the last marble, then a cell above or below them.
lesson-broadside-done = A broadside brings a whole line round. It never pushes.

lesson-sumito-title = Sumito: the push
lesson-sumito-text = Along its line the greater number pushes the smaller. Two push one. Behind the pushed marble there must be an empty cell, or the edge.
lesson-sumito-task = Push the white marble with your two.
lesson-sumito-hint = That works, but White stays where he is. Take the marble at the left end and push to the right.
lesson-sumito-done = Two against one: White has to give way. This push gave the game its first name.

lesson-three-two-title = Three push two
lesson-three-two-text = Three push one or two. Count only what stands on the line of the push, without a gap.
lesson-three-two-task = Push both white marbles one step.
lesson-three-two-hint = That works, but try the strongest line: all three from the left.
lesson-three-two-done = Three against two is the strongest push there is.

lesson-eject-title = Over the edge
lesson-eject-text = Where the edge is behind the pushed marbles, the last of them falls off the board and never returns. Whoever has pushed off six wins.
lesson-eject-task = Push the white marble off the edge.
lesson-eject-hint = That works, but the white marble on the edge is waiting: push it with the two beside it.
lesson-eject-done = One is off. It lies in the gutter and counts for you.

lesson-pak-title = Pak: equal strength
lesson-pak-text = Three against three, two against two: equal lines do not push each other. Such a stand-off is a pak. With unequal strength it is a sumito.
lesson-pak-task = One of your two lines can push. Find it.
lesson-pak-hint = That works, but nothing is pushed. Look for the line where you are more.
lesson-pak-done = Right: two against one goes, three against three does not.

lesson-own-behind-title = What stands behind
lesson-own-behind-text = A push needs room. It does not go if another marble, even one of your own, stands right behind the pushed ones.
lesson-own-behind-task = Two lines face a single white marble. Push with the one that has room.
lesson-own-behind-hint = That works, but it is no push. Try the lower line.
lesson-own-behind-done = Good. In the upper line your own marble on E6 is in the way.

lesson-four-title = Never more than three
lesson-four-text = A line of four does not move as one. But any two or three of it do: take hold of a marble further ahead, and those behind stay.
lesson-four-task = Push the white marble. Leave the marble at the left end where it is.
lesson-four-hint = That works, but push the white marble: begin from the second marble or the third.
lesson-four-done = Three of the four moved, or two. The rest stays as a reserve.

## Abalone: the words

lesson-shapes-title = Spear, arc and shield
lesson-shapes-text = Groups of three have names. In a line they are a spear, with a corner an arc, and where all three touch one another they are a shield.
lesson-shapes-task = The overlay shows all three. Move the spear sideways.
lesson-shapes-hint = That works, but try a broadside of all three marbles of the spear, at the top.
lesson-shapes-done = Only a spear steps sideways with all three.

lesson-groups-title = Groups and blocks
lesson-groups-text = Marbles of one colour that touch are a group. One alone is a monomial, two are a binomial, three a trinomial, more a polynomial. Nine in a rhombus are a block, the firmest shape of all.
lesson-groups-task = Move three marbles of the block along their line.
lesson-groups-hint = That works, but move three in a line, to an empty cell.
lesson-groups-done = From a block there is a line of three in every direction.

lesson-det-title = The det
lesson-det-text = A lone marble in the middle of the other side’s group is a det. It is hard to get at, and it stands in the way of every push through it.
lesson-det-task = Your det is on E5. Push two white marbles of the ring around it.
lesson-det-hint = That works, but push two of the ring. The middle row cannot: your own det is behind it. Look one row up.
lesson-det-done = The ring breaks open, and the det still holds its place.

## Abalone: good advice

lesson-centre-title = Take the centre
lesson-centre-text = Aim for a firm group in the middle. From there every push goes outward, and the other side is pressed to the edge.
lesson-centre-task = Bring all three marbles forward so that one of them takes the centre, E5.
lesson-centre-hint = That works, but come to the centre with all three: begin from the last marble, on B2.
lesson-centre-done = The centre is yours, and three marbles hold it.

lesson-together-title = Stay together
lesson-together-text = Close groups are firm in defence and strong in attack. A marble left alone is prey.
lesson-together-task = One black marble stands alone. Make a move after which all black marbles are one group.
lesson-together-hint = That works, but somebody is still alone. Close the gap between the lone marble and the rest.
lesson-together-done = Together again.

lesson-threes-title = Move in threes
lesson-threes-text = Moving by threes serves attack and defence alike: three at a time cover ground, and they arrive strong enough to push. Do not risk single marbles.
lesson-threes-task = This is the Belgian daisy, the start of official competition. Make a move of three marbles.
lesson-threes-hint = That works, but try to move three at once.
lesson-threes-done = Three marbles are one step further, and still side by side.

lesson-edge-title = Danger at the edge
lesson-edge-text = A marble on the edge can be pushed off by the next move. Keep away from the edge, and see in time who is aiming at you.
lesson-edge-task = White is about to push E9 off. Make a move after which nothing can be pushed off.
lesson-edge-hint = That works, but White pushes your marble off at once. Save the marble on E9.
lesson-edge-done = Safe. White pushes into the air.

lesson-geometry-title = Not at any price
lesson-geometry-text = An ejection is tempting. Leave it if it spoils your own position: a marble won is soon lost again where your shape is bad.
lesson-geometry-task = You could push E9 off, but White would strike back at once. Make a move after which White can eject nothing.
lesson-geometry-hint = That works, but now White pushes one of yours off the edge. Is there something calmer?
lesson-geometry-done = Patience. The white marble on the edge does not run away.

lesson-column-title = Press the column to the edge
lesson-column-text = Do not run against a column of three head on. Come from the side, where each of its marbles stands alone, and press it to the edge.
lesson-column-task = From above you are two against three. Push one marble of the column from the side.
lesson-column-hint = That works, but nothing is pressed. Push from the left.
lesson-column-done = Its marbles come to stand on the edge, one after the other.

## Epaminondas

lesson-single-title = A single piece
lesson-single-text = A piece alone moves one step in any of eight directions to an empty square. It never captures.
lesson-single-task = You are White. Move the piece from c3 to d4.
lesson-single-hint = That works too, but try the diagonal to d4.
lesson-single-done = One step, in any direction.

lesson-phalanx-title = The phalanx
lesson-phalanx-text = An unbroken straight line of your pieces is a phalanx. It moves along its own line, by as many squares at most as it has pieces. Press on its rear piece and drag to where the front piece shall stand.
lesson-phalanx-task = Move all three pieces along the diagonal, by two squares or three.
lesson-phalanx-hint = That works, but take the whole phalanx, from the rear piece on a1, by two squares or three.
lesson-phalanx-done = Three pieces may go three squares: strength is speed.

lesson-part-title = A part of it
lesson-part-text = A part of a phalanx may move too, if it includes the front. It goes as far as it has pieces.
lesson-part-task = Leave a1 at home: move the two front pieces along the diagonal.
lesson-part-hint = That works, but move the two pieces on b2 and c3 up the diagonal, and leave a1 alone.
lesson-part-done = Two pieces move two squares at most.

lesson-capture-title = Capture
lesson-capture-text = The front piece may land on an enemy piece if the enemy’s unbroken line from there onward is shorter than your phalanx. The whole line is taken off the board.
lesson-capture-task = Three against two: capture the black line.
lesson-capture-hint = That works, but nothing is captured. Move all three along the row.
lesson-capture-done = Both are gone. Only pieces on the line of movement count.

lesson-equal-title = Equal lines do not capture
lesson-equal-text = Two do not take two. But the same piece may stand on several lines: what counts is the enemy’s line in the direction you come from.
lesson-equal-task = Along the row it is two against two. Capture from another direction.
lesson-equal-hint = That works, but nothing is captured. Look at the column of d.
lesson-equal-done = From below the piece on d3 stands alone: two take one.

lesson-reply-title = The majority, and the reply
lesson-reply-text = You win if, when your turn begins, you have more pieces on the other’s back row than he has on yours. So there is always one reply: capture, match, or go over in greater number.
lesson-reply-task = Black has reached your back row. Find a reply, or he has won when his turn begins.
lesson-reply-hint = That works, but now Black’s turn begins, and he has the majority. Capture on your back row, or cross as well.
lesson-reply-done = The majority is gone, and the game goes on.

lesson-decide-title = Cross for good
lesson-decide-text = Crossing wins only if the other side can neither capture, nor match, nor over-match. Look at the reply before you cross.
lesson-decide-task = Cross so that Black has no answer.
lesson-decide-hint = That works, but Black has an answer. Keep out of reach of the two on a6 and b6.
lesson-decide-done = Black can do nothing: when your turn begins, you have won.

lesson-copying-title = No copying
lesson-copying-text = One move is forbidden: a piece may not reach the far row if the whole board then mirrors itself. Otherwise the second player could copy the first all the game long.
lesson-copying-task = Cross with the piece on d5. Straight ahead is forbidden: try it, then go another way.
lesson-copying-hint = That works, but cross with the piece on d5.
lesson-copying-done = This way the board does not mirror itself.

## Crossings

lesson-end-piece-title = Only the end piece
lesson-end-piece-text = Groups move as in Epaminondas. A capture takes only the one piece that is struck: the end piece of a line that is smaller than the moving group.
lesson-end-piece-task = Capture with your three.
lesson-end-piece-hint = That works, but nothing is captured. Move all three along the row.
lesson-end-piece-done = The piece on d3 is gone, the one on e3 stays.

lesson-cross-title = Crossing
lesson-cross-text = Whoever brings a piece to the far row has crossed. That wins, unless the other side crosses on the very next move.
lesson-cross-task = Cross.
lesson-cross-hint = That works, but your piece on c7 can cross right now.
lesson-cross-done = Black is too far away to answer: you have won.

lesson-answer-title = The answer
lesson-answer-text = After a crossing the only legal moves are those that cross as well. Crossing by a capture counts. To capture the crosser is no defence.
lesson-answer-task = Black has crossed on e1. Answer by crossing with a capture.
lesson-answer-hint = That answers the crossing, but there is a crossing that captures too: with the two on the file of g.
lesson-answer-done = Answered. Both crossers are locked where they stand.

lesson-locked-title = Locked
lesson-locked-text = A crossing that was answered locks both pieces: they neither move nor are captured for the rest of the game. The next crossing decides anew.
lesson-locked-task = The pieces on c8 and e1 are locked. Win by another crossing.
lesson-locked-hint = That works, but you could win at once: another piece of yours is one step from the far row.
lesson-locked-done = No answer is left to Black, and a locked piece cannot help.
