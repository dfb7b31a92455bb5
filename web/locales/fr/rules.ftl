# What is said of moves, rule sets and positions that cannot be. Parts of sentences begin small;
# words in `backticks` are notation and stay as they are.

## Moves Abalone does not allow; then those of Epaminondas and Crossings

illegal-game-over = la partie est finie
illegal-not-on-board = le coup commence hors du plateau
illegal-no-marble = il n’y a pas de bille en { $cell }
illegal-not-yours = la bille en { $cell } est à { $owner }, et le trait est à { $mover }
illegal-neutral = la bille en { $cell } est neutre : elle ne bouge que si on la pousse
illegal-leaves-board = la bille en { $cell } quitterait le plateau
illegal-into-hole = { $cell } est un trou : personne n’y entre de soi-même
illegal-obstacle = { $cell } est un obstacle : rien ne peut y entrer
illegal-line-too-long = il y a { $length } billes dans cette ligne : au plus { $most } avancent ensemble
illegal-partner-in-line = la bille en { $cell } est à votre partenaire : une ligne qui la contient n’avance que pour pousser
illegal-too-weak = { $own } ne peut pas pousser { $others } : la ligne qui pousse doit être plus longue
illegal-own-behind = la bille en { $cell }, derrière les billes poussées, est de votre camp et bloque la poussée
illegal-neutral-stays = la bille neutre en { $cell } ne peut pas être éjectée
illegal-too-short = seule une ligne de 3 ou plus éjecte sa bille de tête, pas de { $count }
illegal-broadside-size = un déplacement latéral porte sur 2 à { $most } billes, pas { $size }
illegal-along-the-line = un déplacement latéral va de côté ; le long de sa ligne, un groupe se désigne par sa dernière bille
illegal-none-own = aucune de ces billes n’est à vous
illegal-taken = { $cell } est occupée
illegal-no-shields = ce règlement n’a pas de glissements `shield`
illegal-no-rotations = ce règlement n’a pas de coups `rotate`
illegal-takes-back = ce coup annule le dernier coup de l’adversaire, ce que le jeu à une couleur interdit
illegal-other-game = c’est un coup d’un autre jeu

## Moves Epaminondas and Crossings do not allow

forbidden-stones-first = il faut d’abord poser une pierre neutre, encore { $left } sur 3 : nommez une case vide
forbidden-no-stone = il n’y a pas de pierre à poser maintenant : nommez deux cases pour jouer
forbidden-stone-rank = une pierre se pose sur les rangées { $first } à { $last }, { $square } est en dehors
forbidden-stone-occupied = une pierre demande une case vide, { $square } ne l’est pas
forbidden-off-board = { $square } n’est pas sur ce plateau de { $files } colonnes et { $ranks } rangées
forbidden-empty = il n’y a pas de pion en { $square }
forbidden-foreign = le pion en { $square } est à l’adversaire
forbidden-stone = la pierre neutre en { $square } ne bouge jamais
forbidden-locked = le pion en { $square } a traversé et est verrouillé
forbidden-not-a-line = un coup suit une rangée, une colonne ou une diagonale, et de { $from } à { $to } ce n’est pas le cas
forbidden-nothing = au moins un pion avance d’au moins une case
forbidden-broken = une phalange est une ligne ininterrompue de pions du même camp, mais { $square } n’en fait pas partie
forbidden-not-in-front = la partie d’une phalange qui avance comprend son pion de tête, mais { $square } est devant elle
forbidden-lone-too-far = un pion seul avance de 1 au plus, pas de { $distance }
forbidden-too-far = une phalange de { $size } avance de { $size } au plus, pas de { $distance }
forbidden-leaves-board = le coup quitterait le plateau : de { $front } au bord il y a { $room }, pas { $distance }
forbidden-own-in-way = un pion de votre camp barre le chemin en { $square }
forbidden-stone-in-way = une pierre neutre barre le chemin en { $square }
forbidden-foe-in-way = un pion adverse barre le chemin en { $square } : un coup s’arrête là où il capture
forbidden-lone-capture = un pion seul ne capture jamais, et { $square } est occupée
forbidden-line-too-strong = une capture demande plus de pions que la ligne rencontrée : { $size } contre { $line } à partir de { $square }
forbidden-locked-target = le pion adverse en { $square } a traversé et ne peut pas être capturé
forbidden-must-cross = l’adversaire a traversé : seul un coup vers la rangée { $rank } y répond
forbidden-symmetric = un coup vers la dernière rangée ne doit pas rendre le plateau symétrique ({ $how })
symmetric-any = de quelque façon que ce soit
symmetric-files = de gauche à droite
symmetric-ranks = de haut en bas, couleurs échangées
symmetric-half-turn = par demi-tour, couleurs échangées

## Moves that cannot be read

move-ambiguous = cela peut désigner l’un de { $moves }
move-arrival = la ligne partie de { $rear } arrive en { $arrives }, pas en { $named }
wrong-move = coup : { $problem }
move-broadside-form = dans cette notation, un déplacement latéral s’écrit en deux cases : un bout, et l’arrivée de l’autre
move-no-neighbours = { $a } et { $b } ne sont pas voisines : une bille avance d’une case
move-no-line = { $a } et { $b } ne sont pas les deux bouts d’une ligne
move-no-shield = les trois premières cases d’un glissement de bouclier doivent toutes se toucher
move-no-rotation = { $a } et { $b } ne sont ni opposées, ni à 120° l’une de l’autre autour du milieu
move-no-move = { $a } et { $b } ensemble ne font pas un coup
move-notation = les coups de ce jeu ne s’écrivent pas en { $notation }

## The game as it stands

game-not-seated = cette place n’est pas dans la partie
game-no-pass = on ne peut passer son tour qu’à partir de trois places

## Rule sets that do not fit together

rules-no-layout = il n’y a pas de disposition `{ $layout }`
rules-side-of-layout = `{ $layout }` est de côté { $side }
rules-side = les plateaux ont un côté de { $least } à { $most }
cells-none = aucune
rules-cell-off = une case n’est pas sur un plateau de côté { $side }
rules-cell-twice = { $cell } est nommée deux fois
rules-cell-among = { $cell } figure déjà dans `{ $key }`
rules-teams = seule une disposition à deux couleurs se partage entre quatre personnes
rules-not-one-colour = pas dans le jeu à une couleur
rules-nothing-to-hide = le jeu à une couleur n’a rien à cacher
rules-needs-neutral = demande des billes neutres : ajoutez `neutral=` et leurs cases
rules-needs-partners = demande des partenaires avec leurs propres billes : une disposition par paires
rules-quiet-shared = on ne peut pas compter ses billes quand deux équipes jouent la même couleur
rules-limit = une limite est d’au moins 1 coup
rules-goal = un objectif va de 1 à { $most } éjections
rules-goals = donnez un nombre, ou un pour chacune des { $teams } équipes
rules-needs-seed = un départ aléatoire ou lancé demande `seed=N`
rules-seed-unused = demande `start=random` ou `start=thrown`
rules-random-empty = le plateau vide n’a pas de billes à placer au hasard : nommez une disposition pour leur nombre
rules-throw-two = un lancer est pour deux couleurs
rules-throw-side = un lancer va avec le plateau de côté 5
rules-without = n’enlève des billes que d’une disposition nommée
rules-nothing-there = il n’y a pas de bille en { $cell } au départ
rules-marble-there = il y a une bille en { $cell } au départ
rules-rows-disagree = les rangées de `start=` montrent { $cells } ; les deux doivent concorder
rules-goal-reach = { $goal ->
    [one] une éjection, mais l’équipe { $team } ne peut atteindre que { $reach }
   *[other] { $goal } éjections, mais l’équipe { $team } ne peut atteindre que { $reach }
}
rules-no-marble = aucune bille pour { $colour }
rules-unplayed = il y a des billes de { $colour }, mais personne ne les joue
start-needs-position = ce règlement n’a pas de départ propre : donnez une position
start-other-board = un plateau de côté { $side } ne se joue pas sur ce genre de plateau
objection = { $about } : { $message }
wrong-rules = règlement : { $problem }
rules-throw-room = un lancer demande des cases libres
rules-no-room = { $marbles ->
    [one] une bille chacun ne tient pas sur les cases libres
   *[other] { $marbles } billes chacun ne tiennent pas sur les cases libres
}
rules-no-quiet-start = aucun départ aléatoire sans éjection immédiate n’a été trouvé
field-twice = colonne { $column } : la clé `{ $key }` est donnée deux fois, donnez-la une seule fois
field-files = un plateau a 4 à 16 colonnes, pas { $found }
field-ranks = un plateau a 4 à 16 rangées, pas { $found }
field-stones-need-ranks = les pierres se posent de la rangée 4 à la quatrième à partir du haut : au moins 7 rangées, pas { $found }
field-limit = { $key } compte les coups par camp, 1 à { $most }, pas { $found }
field-not-in-crossings = crossings se joue sur 8 colonnes et 8 rangées, sans pierres ni règle de symétrie : omettez `{ $key }`, ou jouez epaminondas?files=8&ranks=8

## Positions that cannot be

form-two-seats = cette forme est pour deux places avec une couleur chacune, une action par tour, et personne d’éliminé
form-plain-cells = cette forme ne connaît que des billes noires et blanches
wrong-position = position : { $problem }
part-board = plateau
part-cells = cases
part-marbles = billes
part-turn = trait
part-scores = scores
part-out = éliminés
setup-side = le règlement se joue sur un plateau de côté { $side }
setup-outside = quelque chose se trouve hors d’un plateau de côté { $side }
setup-blocked = ici { $here }, selon le règlement { $there }
setup-buried = une bille ne peut pas se trouver en { $cell }
setup-no-neutral = le règlement n’a pas de billes `neutral`
setup-neutral = { $here ->
    [one] une bille neutre, mais le règlement n’en a que { $most }
   *[other] { $here } billes neutres, mais le règlement n’en a que { $most }
}
setup-seats = il n’y a que { $seats } places
setup-mover-out = la place au trait est éliminée
setup-nobody = il ne reste personne
setup-actions = { $actions ->
    [one] un tour a une action
   *[other] un tour a { $actions } actions
}
setup-scores = { $given ->
    [one] un score est donné, mais il y a { $teams } équipes
   *[other] { $given } scores sont donnés, mais il y a { $teams } équipes
}
setup-score = { $score } pour l’équipe { $team }, qui gagne avec { $goal }
setup-two-goals = une seule équipe peut avoir atteint son objectif
setup-no-pieces = il n’y a aucun pion sur le plateau
setup-off-board = { $square } n’est pas sur ce plateau de { $files } colonnes et { $ranks } rangées
setup-no-such-seat = il y a deux places, 0 et 1, et le trait est à la place { $seat }
setup-too-many = { $side } en a { $standing } sur le plateau et { $lost } capturés, mais commence avec { $army }
setup-no-stones = { $found ->
    [one] le règlement n’a pas de pierres neutres, et il y en a une sur le plateau
   *[other] le règlement n’a pas de pierres neutres, et il y en a { $found } sur le plateau
}
setup-stone-rank = une pierre se pose sur les rangées { $first } à { $last }, et il y en a une en { $square }
setup-stone-count = chacun des 3 premiers demi-coups pose une pierre : après { $ply } demi-coups il y en a { $due }, pas { $found }
setup-crossed = autant de pions ont traversé de part et d’autre, ou un de plus du camp qui vient de jouer : pas { $moved } du camp qui a joué et { $to_move } du camp au trait
edit-cell = il n’y a pas de case `{ $found }` sur ce plateau
edit-kind = `{ $found }` ne peut pas être posé ici : choisissez l’un de { $kinds }
edit-seat = il n’y a pas de place `{ $found }` : choisissez l’une de { $seats }
edit-scores = { $found ->
    [one] un score est donné, mais il y a { $teams } équipes
   *[other] { $found } scores sont donnés, mais il y a { $teams } équipes
}
position-form = les positions de ce jeu n’ont qu’une forme, la nôtre
