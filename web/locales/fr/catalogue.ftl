# Rule sets by name and in words.

## The games

game-abalone = Abalone
game-abalone-about = poussez six billes adverses hors d’un plateau hexagonal ; 2 à 6 joueurs
game-epaminondas = Epaminondas
game-epaminondas-about = menez des phalanges à travers un damier et tenez la dernière rangée ; 2 joueurs
game-crossings = Crossings
game-crossings-about = l’ancêtre d’Epaminondas : une traversée sans réponse gagne ; 2 joueurs

## Rule sets people have names for

preset-belgian-daisy = Marguerite belge
preset-belgian-daisy-about = le départ des compétitions officielles : deux fleurs chacun, six éjections pour gagner
preset-standard = Standard
preset-standard-about = le départ de la boîte : deux rangées pleines et trois billes chacun
preset-german-daisy = Marguerite allemande
preset-german-daisy-about = deux fleurs chacun, à une case du bord
preset-alliances = Alliances
preset-alliances-about = un anneau où les deux couleurs se mêlent : le contact dès le premier coup
preset-three-players = Trois joueurs
preset-three-players-about = chacun pour soi, onze billes chacun
preset-four-players-in-pairs = Quatre joueurs par paires
preset-four-players-in-pairs-about = les places opposées sont partenaires et peuvent pousser avec les billes l’une de l’autre
preset-five-players = Cinq joueurs
preset-five-players-about = chacun pour soi, le cinquième au centre
preset-six-players-in-pairs = Six joueurs par paires
preset-six-players-in-pairs-about = les places opposées sont partenaires, trois équipes
preset-two-against-two = Deux contre deux
preset-two-against-two-about = quatre personnes et deux couleurs ; les partenaires jouent les mêmes billes à tour de rôle
preset-two-against-two-crossed = Deux contre deux, croisé
preset-two-against-two-crossed-about = quatre personnes et deux couleurs ; les partenaires jouent des couleurs différentes
preset-grand-abalone = Grand Abalone
preset-grand-abalone-about = plateau de côté six, lignes de quatre, deux actions par tour, dix éjections pour gagner
preset-one-colour = Une couleur
preset-one-colour-about = toutes les billes sont à tout le monde : une course aux éjections depuis Alliances
preset-hidden-colours = Couleurs cachées
preset-hidden-colours-about = les règles ordinaires, mais toutes les billes se ressemblent : un jeu de mémoire
preset-random-start = Départ aléatoire
preset-random-start-about = autant de billes pour chacun, sur des cases au hasard, en symétrie et sans éjection immédiate
preset-epaminondas-about = le plateau de 14 sur 12 avec la règle contre l’imitation
preset-8x8-epaminondas = Epaminondas 8×8
preset-8x8-epaminondas-about = le même jeu sur un échiquier ; ce n’est pas Crossings
preset-10x8-epaminondas = Epaminondas 10×8
preset-10x8-epaminondas-about = le même jeu sur un plateau moyen
preset-epaminondas-with-stones = Epaminondas avec pierres
preset-epaminondas-with-stones-about = trois pierres neutres sont d’abord posées et barrent les lignes
preset-crossings-about = la première version d’Abbott : on capture les pions d’extrémité, toute traversée exige une réponse

## How well a layout is attested

certainty-agreed = deux transcriptions indépendantes ou plus concordent
certainty-published = une publication, lue deux fois
certainty-single = une seule source

## A rule set in one line: these parts follow each other with commas

about-repetition-draw = la troisième occurrence donne la nulle
about-repetition-loss = qui provoque la troisième occurrence perd
about-layout = Abalone : { $layout }
about-side = plateau de côté { $side }
about-random = départ aléatoire
about-thrown = départ lancé
about-drawn = un départ composé à la main
about-shared = les partenaires partagent une couleur
about-crossed = les partenaires jouent des couleurs différentes
about-without = vides au départ : { $cells }
about-obstacles = bloquées : { $cells }
about-holes = trous : { $cells }
about-neutral = billes neutres : { $cells }
about-neutral-stays = qu’on ne peut pas éjecter
about-neutral-scores = qui rapportent un point
about-neutral-wins = qui font gagner aussitôt
about-one-colour = toutes les billes sont à tout le monde
about-hidden = couleurs cachées
about-shield = les boucliers glissent
about-rotate = les groupes de trois pivotent
about-partner-moves = les billes des partenaires suivent
about-move-limit = { $moves ->
    [one] un coup par place
   *[other] { $moves } coups par place
}
about-quiet-limit = { $moves ->
    [one] s’arrête après un coup calme par place
   *[other] s’arrête après { $moves } coups calmes par place
}
about-two = deux joueurs
about-each = { $seats } joueurs, chacun pour soi
about-teams = { $seats } joueurs en { $teams } équipes
about-goal = { $goal ->
    [one] une éjection pour gagner
   *[other] { $goal } éjections pour gagner
}
about-goal-of = { $goal } pour { $colour }
about-goals = éjections pour gagner : { $goals }
about-crossings = Crossings sur 8 colonnes et 8 rangées
about-epaminondas = Epaminondas sur { $files } colonnes et { $ranks } rangées
about-symmetry-none = sans règle contre l’imitation
about-symmetry-files = pas de symétrie gauche-droite en atteignant la dernière rangée
about-symmetry-ranks = pas d’imitation par rangées
about-symmetry-half-turn = pas d’imitation par demi-tour
about-symmetry-any = pas d’imitation par une symétrie quelconque
about-stones = { $stones ->
    [one] une pierre est d’abord posée
   *[other] { $stones } pierres sont d’abord posées
}
about-field-moves = { $moves ->
    [one] un coup par camp
   *[other] { $moves } coups par camp
}
about-field-quiet = { $moves ->
    [one] s’arrête après un coup calme chacun
   *[other] s’arrête après { $moves } coups calmes chacun
}
