# Le plateau d’analyse.

menu-analyse = Analyse
door-analyse = Analyser
door-analyse-more = Essayer des coups, consulter le moteur
do-analyse = Analyser
do-analyse-here = Analyser à partir d’ici
analyse-title = Plateau d’analyse
analyse-records = Feuille de partie
analyse-start = Début
analyse-variation = Variantes
analyse-unread = Ce mot ne peut pas être joué ici ; il est gardé tel quel
analyse-remark = Commenter ce coup
analyse-glyph = Jugement
analyse-comment = Commentaire
analyse-promote = Mettre cette variante en premier
analyse-delete = Supprimer à partir d’ici
analyse-delete-sure = Vraiment tout supprimer ?
analyse-keep = Garder et partager
analyse-link = Copier un lien vers tout ceci
analyse-text = Feuille de partie en texte
analyse-text-label = La feuille de partie avec commentaires et variantes
analyse-open = Autre jeu ou feuille de partie
analyse-begin = Commencer
analyse-paste = Coller une feuille de partie (APGN)
analyse-record = Feuille { $game }. { $problem }
analyse-misplayed = Coup { $round } ({ $colour }), `{ $word }` : { $problem }
analyse-kept = Les coups qui précèdent ont été lus.
analyse-cut = jusqu’à la faute

## The engine

engine-label = Moteur
engine-do = Moteur
engine-threat = Menace
engine-threat-why = Que jouerait l’autre camp si c’était à lui ?
engine-lines = Variantes
engine-bar = Qui mène
engine-found = Meilleures variantes
engine-effort = profondeur { $depth } · { $nodes } positions
engine-working = Recherche…
engine-no-threat = Passer mettrait fin à la partie ici : il n’y a pas de menace à chercher.
engine-threat-of = Si le trait passait :
engine-line = Variante { $number }
score-even = Partie égale
score-ahead = { $colour } mène de { $amount }
score-behind = { $colour } est mené de { $amount }
score-wins = { $count ->
    [one] { $colour } gagne en { $count } demi-coup
   *[other] { $colour } gagne en { $count } demi-coups
}
score-loses = { $count ->
    [one] { $colour } perd en { $count } demi-coup
   *[other] { $colour } perd en { $count } demi-coups
}

## The whole game

graph-title = Toute la partie
graph-why = Le moteur juge chaque coup de la variante principale.
graph-none = Il n’y a encore aucun coup à juger. Jouez-en quelques-uns, ou ouvrez une feuille de partie.
graph-do = Juger la partie
graph-progress = Coups jugés
graph-cancel = Annuler
graph-failed = Cela n’a pas marché. Réessayez dans un instant.
graph-drawing = Le cours de la partie ; appuyez pour aller à un coup
graph-accuracy = Précision
graph-inaccuracy = Imprécision
graph-mistake = Erreur
graph-blunder = Gaffe
graph-inaccuracies = Imprécisions
graph-mistakes = Erreurs
graph-blunders = Gaffes
graph-no-mistakes = Aucune erreur trouvée.
graph-turning = La partie s’est décidée par
graph-better = Mieux :
graph-keep = L’écrire dans la feuille de partie

## Openings

book-title = Ouvertures
book-move = Coup
book-games = Parties
book-wins = Gagnées
book-draws = Nulles
book-losses = Perdues
book-none = Aucune partie connue n’a atteint cette position.

## Endgame tables

tables-title = Tables de finales
tables-ends = Issue
tables-moves = Coups
tables-draw = Personne ne peut forcer le gain : nulle
tables-none = Les tables ne contiennent pas cette position.

## Proofs

solve-title = Résoudre
solve-what = Que peut forcer le camp au trait ?
solve-win = Un gain de la partie
solve-gain = { $count ->
    [one] Une pièce de plus en { $count } demi-coup
   *[other] Une pièce de plus en { $count } demi-coups
}
solve-do = Le prouver
solve-working = Recherche d’une preuve…
solve-wins = { $count ->
    [one] Prouvé : { $colour } gagne en { $count } demi-coup.
   *[other] Prouvé : { $colour } gagne en { $count } demi-coups.
}
solve-gains = { $count ->
    [one] Prouvé : { $colour } a une pièce de plus après { $count } demi-coup.
   *[other] Prouvé : { $colour } a une pièce de plus après { $count } demi-coups.
}
solve-no-win = Prouvé : { $colour } ne peut pas forcer le gain.
solve-no-gain = { $count ->
    [one] Prouvé : { $colour } ne peut forcer aucun gain en { $count } demi-coup.
   *[other] Prouvé : { $colour } ne peut forcer aucun gain en { $count } demi-coups.
}
solve-open = Non trouvé dans les limites fixées : cela reste ouvert.

## A hint in a game

do-hint = Indice
hint-told = Indice : { $move }

## What is refused

tree-shape = le nœud { $node } de l’arbre ne suit aucun nœud placé avant lui
tree-move = `{ $word }` dans la variante principale : { $reason }
failure-patience = { $most ->
    [one] pas plus d’une analyse à la fois depuis une adresse ; terminez-la d’abord
   *[other] pas plus de { $most } analyses à la fois depuis une adresse ; terminez-en une d’abord
}
