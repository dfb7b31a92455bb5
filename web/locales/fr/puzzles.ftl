# Problèmes.

menu-puzzles = Problèmes
puzzles-title = Problèmes
puzzle-win = { $count ->
    [one] { $colour } au trait gagne en un coup
   *[other] { $colour } au trait gagne en { $count } coups
}
puzzle-gain = { $count ->
    [one] { $colour } au trait gagne une pièce en un coup
   *[other] { $colour } au trait gagne une pièce en { $count } coups
}
puzzle-save = { $colour } au trait : trouvez le seul coup qui ne perd pas
puzzle-rating = Difficulté { $rating }
puzzle-right = C’est ça. Continuez !
puzzle-solved = Résolu !
puzzle-refuted = Cela ne suffit pas : { $move } le réfute.
puzzle-wrong = Cela ne suffit pas.
puzzle-uncounted = (Seul le premier essai compte.)
puzzle-solution = Montrer la solution
puzzle-help-why = Compte comme non résolu
puzzle-helped = Voici la solution.
puzzle-hinted = Les pièces cerclées jouent ; appuyez encore pour voir où.
puzzle-next = Problème suivant
puzzle-theme = Thème
puzzle-any = Tous
puzzle-all = Tous les problèmes
puzzle-count = { $count ->
    [one] { $count } problème correspond
   *[other] { $count } problèmes correspondent
}
puzzle-none = Aucun problème ne correspond.
puzzle-ratings = Votre force
puzzle-strength = Classement
puzzle-tries = Essayés
puzzle-private = Conservé sur ce serveur sous un numéro aléatoire dans un cookie, rien d’autre.
puzzle-forget = Supprimer mes classements
puzzle-forget-sure = Vraiment supprimer ?

## Themes

theme-last-ejection = Dernière éjection
theme-ejection = Éjection
theme-capture = Capture
theme-crossing = Traversée
theme-sumito = Sumito { $strength }
theme-broadside = Déplacement latéral
theme-quiet = Premier coup tranquille
theme-defence = Défense
theme-net = Filet
