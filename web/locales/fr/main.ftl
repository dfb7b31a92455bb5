# The words of the pages. One key a message; sections follow the pages.

site-title = Sumito : Abalone, Epaminondas et Crossings
site-description = Jouez à Abalone, Epaminondas et Crossings contre l’ordinateur ou entre amis.
skip-to-content = Aller au contenu
menu-label = Menu principal
menu-open = Menu
menu-play = Jouer
menu-new = Nouvelle partie
menu-learn = Apprendre
menu-rules = Règles
menu-about = À propos

## Home

home-title = Sumito : jouer à Abalone
home-welcome = À vous de jouer
home-lead = Vous êtes Noir. Poussez six billes blanches hors du plateau avant d’en perdre six.
home-start = Commencer la partie
level-label = Niveau de l’ordinateur
level-option = Niveau { $level }
doors-label = Autres possibilités
door-learn = Apprendre les règles
door-learn-more = Cinq minutes, avec images
door-friend = Jouer à deux
door-friend-more = Deux personnes devant cet écran
door-other = Un autre jeu
door-other-more = 64 dispositions, Epaminondas, Crossings
recent-title = Dernières parties jouées
plies = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}

## The board

board-title = { $game }
board-help = Plateau. Les flèches déplacent, Entrée choisit, Échap lâche.
board-empty = { $cell }, vide
board-piece = { $cell }, { $piece }
board-picked = choisie
board-target = un coup va ici
board-strike = une poussée ou une capture va ici
board-moved = { $move } joué.
board-ejected = { $move } joué : une bille quitte le plateau.
board-captured = { $move } joué, pions capturés : { $count }.
board-choose = { $count } coups conviennent. Choisissez par numéro ; Échap lâche.
board-choice = { $number } : { $move }
board-no-line = Aucun coup ne mène de { $from } à { $to }.
colour-black = Noir
colour-white = Blanc
colour-red = Rouge
colour-blue = Bleu
colour-green = Vert
colour-yellow = Jaune
piece-neutral = neutre
piece-obstacle = obstacle
piece-hole = trou

## A game

panel-title = La partie
moves-label = Coups
state-your-turn = À vous de jouer
state-to-move = Au trait : { $colour }
state-thinking = L’ordinateur réfléchit…
state-looking-back = Position après le coup { $ply }
state-offline = La connexion est perdue ; nouvel essai…
player-human = Humain
player-engine = Ordinateur, niveau { $level }
score-of = { $score } sur { $goal }
score-plain = capturés : { $score }
steps-label = Parcourir les coups
step-first = Première position
step-back = Un coup en arrière
step-on = Un coup en avant
step-last = Dernière position
typed-label = Saisir un coup
typed-placeholder = Saisir un coup
typed-do = Jouer
do-flip = Retourner le plateau
do-undo = Reprendre
do-pause = Arrêter les pendules
do-go-on = Continuer
do-draw = Convenir d’une nulle
do-draw-sure = Tous deux d’accord ?
do-resign = Abandonner
do-resign-sure = Vraiment abandonner ?
do-download = Enregistrer la feuille de partie
do-new = Nouvelle partie
result-win = { $winner } gagne : { $reason }.
result-draw = Partie nulle : { $reason }.
reason-goal = l’objectif d’éjections est atteint
reason-majority = plus de pions sur la dernière rangée au début du tour
reason-crossing = une traversée est restée sans réponse
reason-move-limit = le nombre de coups convenu est joué
reason-quiet-limit = trop de coups sans éjection
reason-no-move = le camp au trait n’a aucun coup
reason-repetition = la même position est revenue pour la troisième fois
reason-resignation = abandon
reason-time = le temps est écoulé
reason-agreement = d’un commun accord
reason-abandoned = la partie a été délaissée

## New game

new-title = Nouvelle partie
new-game = Jeu
new-layout = Disposition de départ
new-more-players = Trois à six joueurs
new-more-layouts = Autres dispositions pour deux
layout-unfair = déséquilibrée
new-board = Plateau
new-files = Colonnes
new-ranks = Rangées
new-start-plain = Deux rangées chacun
new-start-stones = Trois pierres d’abord
new-symmetry = Règle contre l’imitation
new-symmetry-why = Les reflets qu’un pion atteignant la dernière rangée n’a pas le droit d’achever.
symmetry-any = L’un des trois
symmetry-half-turn = Demi-tour
symmetry-ranks = Haut et bas
symmetry-files = Gauche et droite
symmetry-none = Aucune règle de ce genre
new-crossings = La première version d’Abbott, sur un plateau de huit sur huit. Un pion qui traverse gagne, sauf si le coup suivant traverse aussi.
new-position = Position
new-text = Un règlement en texte
new-text-why = Un règlement sur une ligne remplit le formulaire.
clock-label = Pendule
clock-none = Sans pendule
new-preview = Le départ
new-do = Commencer la partie
upload-title = Ouvrir une feuille de partie
upload-why = Un fichier APGN d’Abalone, d’Epaminondas ou de Crossings. Chaque partie correcte qu’il contient est gardée.
upload-file = Fichier
upload-do = Ouvrir
upload-taken = { $count ->
    [one] Une partie ouverte
   *[other] { $count } parties ouvertes
}
upload-game = Partie { $number }
upload-broken = { $count ->
    [one] Une feuille de partie est défectueuse
   *[other] { $count } feuilles de partie sont défectueuses
}
upload-left-out = { $count ->
    [one] Une partie a été laissée de côté : un fichier peut en apporter cent.
   *[other] { $count } parties ont été laissées de côté : un fichier peut en apporter cent.
}

## Problems

problem-400 = C’est illisible
problem-403 = Pas d’ici
problem-404 = Rien ici
problem-405 = Pas de cette façon
problem-408 = Trop lent
problem-409 = La partie a avancé
problem-413 = Trop à la fois
problem-415 = Pas sous cette forme
problem-422 = Ce n’est pas possible
problem-429 = Trop de requêtes
problem-500 = Quelque chose a cassé de notre côté
problem-503 = Occupé
problem-home = Vers le plateau

## About

about-title = À propos de Sumito
about-name = Sumito fut le premier nom d’Abalone. C’est ici la maison des jeux de poussée : Abalone pour deux à six joueurs, Epaminondas et son ancêtre Crossings.
about-one = Un seul ensemble de règles, écrit une fois, sert ces pages, le terminal, le moteur et quiconque bâtit dessus.
about-private-title = Vos parties
about-private = Les parties sont gardées sur la machine qui sert cette page et nulle part ailleurs. Pas de comptes, pas de traceurs, et deux cookies au plus : la langue que vous avez choisie, et un numéro aléatoire si vous résolvez des problèmes.
about-programs-title = Pour les programmes
about-programs = Tout ce que font les pages, des programmes peuvent le faire :
about-version = Version { $version }

## Learn

learn-title = Apprendre les jeux
learn-lead = Trois jeux de lignes qui poussent, frappent et traversent. Chacun s’explique en quelques minutes.
learn-abalone = Deux joueurs, quatorze billes chacun, un plateau de 61 alvéoles. Qui pousse six billes adverses hors du plateau a gagné.
learn-terms = Les termes
learn-epaminondas = Deux joueurs sur un damier, avec deux rangées chacun. Blanc commence. C’est un jeu de phalanges : des lignes droites ininterrompues de vos pions, le long d’une rangée, d’une colonne ou d’une diagonale.
learn-crossings = L’ancêtre de 1969, sur huit cases par huit. Les groupes avancent comme dans Epaminondas, mais une capture ne prend que le pion frappé, au bout d’une ligne alignée plus petite que le groupe qui avance.
learn-hands = Comment jouer ici
learn-hands-click = Appuyez sur une bille, puis sur la case où sa ligne doit arriver. Des points montrent où ; un anneau signale une poussée.
learn-hands-drag = Ou faites-la glisser : la bille glissée est la dernière et entraîne celles qui sont devant. Dans Epaminondas, faites glisser le pion arrière là où doit arriver le pion de tête.
learn-hands-side = Pour un déplacement latéral, appuyez sur les deux bouts de la ligne, puis sur la case. Si deux coups conviennent, ils sont proposés avec des numéros.
learn-hands-keys = Au clavier : les flèches parcourent le plateau, Entrée choisit, Échap lâche.
learn-hands-type = Ou saisissez le coup : A1B2, C3C5D4 ou a1-a3.

## Rules

rules-title = Règlements
rules-lead = Un règlement est une ligne de texte : un jeu, une disposition, et ce qui diffère de l’usage. Liens, feuilles de partie et programmes emploient tous la même ligne.
rules-presets = Connus par leur nom
rules-name = Nom
rules-text = Texte
rules-what = Sens
rules-keys = Clés de { $game }
rules-key = Clé
rules-values = Valeurs
rules-default = Si omise
rules-layouts = Dispositions d’Abalone

## The language of the pages

language-name = Français
language-label = Langue
