# Rule sets by name and in words.

## The games

game-abalone = Abalone
game-abalone-about = push six of the other side’s marbles off a hexagonal board; 2 to 6 players
game-epaminondas = Epaminondas
game-epaminondas-about = move phalanxes across a chequered board and hold the far row; 2 players
game-crossings = Crossings
game-crossings-about = the forerunner of Epaminondas: an unanswered crossing wins; 2 players

## Rule sets people have names for

preset-belgian-daisy = Belgian daisy
preset-belgian-daisy-about = the start of official competition: two flowers each, six ejections win
preset-standard = Standard
preset-standard-about = the start in the box: two full rows and three marbles each
preset-german-daisy = German daisy
preset-german-daisy-about = two flowers each, one cell in from the edge
preset-alliances = Alliances
preset-alliances-about = a ring of both colours mixed: contact from the first move
preset-three-players = Three players
preset-three-players-about = each for himself, eleven marbles each
preset-four-players-in-pairs = Four players in pairs
preset-four-players-in-pairs-about = opposite seats are partners and may push with each other’s marbles
preset-five-players = Five players
preset-five-players-about = each for himself, the fifth in the centre
preset-six-players-in-pairs = Six players in pairs
preset-six-players-in-pairs-about = opposite seats are partners, three teams
preset-two-against-two = Two against two
preset-two-against-two-about = four people and two colours; partners move the same marbles in turn
preset-two-against-two-crossed = Two against two, crossed
preset-two-against-two-crossed-about = four people and two colours; partners play different colours
preset-grand-abalone = Grand Abalone
preset-grand-abalone-about = board of side six, lines of four, two actions a turn, ten ejections win
preset-one-colour = One colour
preset-one-colour-about = all marbles are everybody’s: a race of ejections from Alliances
preset-hidden-colours = Hidden colours
preset-hidden-colours-about = ordinary rules, but all marbles look alike: a game of memory
preset-random-start = Random start
preset-random-start-about = equal numbers on random cells, symmetric and without an ejection at hand
preset-epaminondas-about = the board of 14 by 12 with the rule against copying
preset-8x8-epaminondas = 8×8 Epaminondas
preset-8x8-epaminondas-about = the same game on a chessboard; not Crossings
preset-10x8-epaminondas = 10×8 Epaminondas
preset-10x8-epaminondas-about = the same game on a middling board
preset-epaminondas-with-stones = Epaminondas with stones
preset-epaminondas-with-stones-about = three neutral stones are placed first and block the lines
preset-crossings-about = Abbott’s first version: end pieces are captured, crossings must be answered

## How well a layout is attested

certainty-agreed = two or more separate transcriptions agree
certainty-published = one publication, read twice
certainty-single = one source

## A rule set in one line: these parts follow each other with commas

about-repetition-draw = a third occurrence draws
about-repetition-loss = whoever makes a third occurrence loses
about-layout = Abalone from { $layout }
about-side = board of side { $side }
about-random = random start
about-thrown = thrown start
about-drawn = a start drawn by hand
about-shared = partners share a colour
about-crossed = partners play different colours
about-without = empty at the start: { $cells }
about-obstacles = blocked: { $cells }
about-holes = holes: { $cells }
about-neutral = neutral marbles: { $cells }
about-neutral-stays = which may not be pushed off
about-neutral-scores = which score
about-neutral-wins = which win at once
about-one-colour = all marbles are everybody’s
about-hidden = colours hidden
about-shield = shields slide
about-rotate = threes rotate
about-partner-moves = partners’ marbles move along
about-move-limit = { $moves ->
    [one] one move by every seat
   *[other] { $moves } moves by every seat
}
about-quiet-limit = { $moves ->
    [one] stops after one quiet move by every seat
   *[other] stops after { $moves } quiet moves by every seat
}
about-two = two players
about-each = { $seats } players, each for himself
about-teams = { $seats } players in { $teams } teams
about-goal = { $goal ->
    [one] one ejection wins
   *[other] { $goal } ejections win
}
about-goal-of = { $goal } for { $colour }
about-goals = ejections to win: { $goals }
about-crossings = Crossings on 8 files and 8 ranks
about-epaminondas = Epaminondas on { $files } files and { $ranks } ranks
about-symmetry-none = no rule against copying
about-symmetry-files = no left-to-right symmetry on reaching the far row
about-symmetry-ranks = no copying by ranks
about-symmetry-half-turn = no copying by half-turn
about-symmetry-any = no copying by any symmetry
about-stones = { $stones ->
    [one] one stone is placed first
   *[other] { $stones } stones are placed first
}
about-field-moves = { $moves ->
    [one] one move by each side
   *[other] { $moves } moves by each side
}
about-field-quiet = { $moves ->
    [one] stops after one quiet move each
   *[other] stops after { $moves } quiet moves each
}
