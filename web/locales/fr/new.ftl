# The words of the form for a new game.

new-show = Montrer sur le plateau
new-presets = Connus par leur nom
new-layout-two = Pour deux
new-sides = Petits et grands plateaux
board-side = Côté { $side }
new-empty = La vôtre
key-teams = Qui partage une couleur
teams = Une place par couleur
teams-why = Chacun joue ses propres billes.
teams-shared = Deux contre deux, une couleur par équipe
teams-shared-why = Quatre personnes, deux couleurs : les partenaires jouent les mêmes billes à tour de rôle.
teams-crossed = Deux contre deux, croisé
teams-crossed-why = Quatre personnes, deux couleurs : les partenaires jouent des couleurs différentes.
new-variants = Variantes
new-cells = Sur le plateau
new-cells-why = Nommez des cases, ou choisissez quoi poser et appuyez sur des cases du plateau.
new-pick = Ce qu’un appui sur le plateau y pose
pick = Rien
pick-obstacles = Obstacle
pick-holes = Trou
pick-neutral = Bille neutre
pick-without = Enlever
new-limits = Limites
new-throw-again = Relancer
new-draw-again = Nouveau tirage
new-rows = Rangées à partir du haut, une lettre par bille, des chiffres pour les cases vides
new-who = Qui joue
seats-against = Vous contre des ordinateurs
seats-lot = Votre place au sort
seats-people = Que des humains
seats-computers = Que des ordinateurs
seat-team = équipe { $team }
bottom-label = Bas du plateau
bottom-usual = Vous, ou la première place
bottom-turn = Qui a le trait
new-objections = { $count ->
    [one] Ce n’est pas encore jouable :
   *[other] { $count } choses s’y opposent :
}
new-link = Lien vers ce règlement
new-copy = Copier le lien
new-copied = Copié
new-text-do = Montrer
new-start-plain-why = Deux rangées pleines de pions de chaque côté.
new-start-stones-why = Trois pierres neutres sont d’abord posées et barrent les lignes.

## Keys of rule sets, with a line on each

key-rules = Règlement
key-game = Jeu
key-layout = Disposition
key-position = Position
key-seats = Joueurs
key-clock = Pendule
key-side = Côté du plateau
key-files = Colonnes
key-ranks = Rangées
key-symmetry = Règle contre l’imitation
key-goal = Éjections pour gagner
key-goal-why = 1 à 14. On peut fixer un objectif plus élevé à une équipe plus forte : un handicap.
key-without = Laissées vides
key-without-why = Cases dont les billes sont enlevées au départ : un handicap.
key-obstacles = Obstacles
key-obstacles-why = Rien n’y entre ; pousser contre un obstacle n’est pas permis.
key-holes = Trous
key-holes-why = Ce qu’on y pousse est éjecté ; personne n’y entre de soi-même.
key-neutral = Billes neutres
key-neutral-why = Personne ne les déplace ; on ne peut que les pousser.
key-neutral-off = Une bille neutre éjectée
key-neutral-off-why = Ce que cela signifie pour qui pousse.
neutral-off = rapporte un point
neutral-off-forbidden = n’est pas permis
neutral-off-wins = fait gagner aussitôt
key-one-colour = Une couleur
key-one-colour-why = Toutes les billes sont à tout le monde ; chaque éjection compte pour qui joue.
key-hidden = Couleurs cachées
key-hidden-why = Les règles habituelles, mais toutes les billes se ressemblent : un jeu de mémoire.
key-shield = Glissement du bouclier
key-shield-why = Trois billes qui se touchent toutes peuvent avancer ensemble d’une case.
key-rotate = Rotation
key-rotate-why = Les deux billes extérieures d’une ligne ou d’un arc de trois peuvent tourner autour de celle du milieu.
key-partner-moves = Les partenaires suivent
key-partner-moves-why = Dans les équipes de plusieurs couleurs, les coups calmes peuvent emmener les billes d’un partenaire.
key-move-limit = Limite de coups
key-move-limit-why = Après tant de coups par place, le meilleur score gagne ; d’habitude 20 à 30.
key-quiet-limit = Limite de coups calmes
key-quiet-limit-why = Après tant de coups par place sans éjection ni capture, la partie s’arrête ; d’habitude 15.
key-repetition = Répétition
key-repetition-why = Ce que signifie la même position pour la troisième fois.
repetition = rien
repetition-draw = la nulle
repetition-loss = la défaite de qui la provoque
key-start = Départ
start = Comme sur l’image
start-why = Les billes sont placées comme le dit la disposition.
start-random = Tiré au sort
start-random-why = Autant de billes sur des cases au hasard, à égalité pour tous et sans éjection immédiate.
start-thrown = Lancé
start-thrown-why = Des rangées de cinq et six, puis trois billes chacun lancées vers le centre.
start-rows = Saisi
start-rows-why = Un lancer sur votre propre plateau, ou toute autre chose, rangée par rangée.
key-seed = Numéro du tirage

## Clocks

clock-control = Temps
clock-1m-1s = 1 minute + 1 seconde par coup
clock-3m-2s = 3 minutes + 2 secondes par coup
clock-5m-3s = 5 minutes + 3 secondes par coup
clock-10m-5s = 10 minutes + 5 secondes par coup
clock-15m = 15 minutes : la cadence classique
clock-15m-10pc = 15 minutes + 10 % par éjection
clock-30m = 30 minutes
clock-10m-30s-move = 10 minutes, 30 secondes par coup au plus
clock-30s-move = 30 secondes pour chaque coup
clock-3d = 3 jours pour chaque coup : par correspondance
clock-own = La vôtre…
clock-base = Minutes chacun
clock-increment = Secondes ajoutées par coup
clock-limit = Secondes par coup au plus
clock-bonus = % par éjection
clock-days = Ou jours par coup

## Beside the board

score-board = Score par équipe
do-marks = Marques sur les billes
piece-hidden = bille
player-out = a quitté la partie
move-resign = abandonne
move-flag = temps écoulé
state-paused = Les pendules sont arrêtées ; personne ne joue avant leur reprise.
