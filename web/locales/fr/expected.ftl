# What a text should have been, as it stands in «column 3: found `x`, expected …»: a thing named,
# in the case that follows `expected` in your sentence. Words in `backticks` stay as they are.

## The sentence around it

wrong-time-control = cadence : { $problem }
text-mismatch = colonne { $column } : trouvé `{ $found }`, attendu : { $expected }
text-too-short = colonne { $column } : fin du texte, attendu : { $expected }

## What was expected

expected-row-letter = une lettre de rangée de A à { $last }
expected-digit = un chiffre de { $low } à { $high } après la rangée { $row }
expected-cell = une case de la rangée { $row } : { $row }{ $low } à { $row }{ $high }
expected-side = le camp au trait, `b` ou `w`
expected-rows = les rangées d’une position
expected-score = le score
expected-quiet = le nombre de demi-coups depuis la dernière éjection
expected-move-number = le numéro du coup, à partir de 1
expected-lost-number = un nombre de billes perdues
expected-lost = les billes perdues, par exemple `5b4w`, et le camp au trait
expected-move-end = la fin du coup
expected-text-end = la fin du texte
expected-seat = une place : { $seats }
expected-turn = la place au trait
expected-actions = un nombre d’actions
expected-scores = les scores, un nombre par équipe, séparés par des virgules
expected-ply = le nombre de demi-coups joués
expected-out = `out=` et des places, ou la fin du texte
expected-letters = une bille (b w r u g y n), un obstacle x, un trou o ou une suite de cases vides
expected-next-row = `/` et la rangée { $row }
expected-rows-end = la fin des rangées : un plateau de côté { $side } en a { $rows }
expected-row-end = { $cells ->
    [one] la fin de la rangée { $row }, qui a une case
   *[other] la fin de la rangée { $row }, qui a { $cells } cases
}
expected-run = une suite de 1 case vide ou plus
expected-at-most-cells = { $cells ->
    [one] au plus une case de plus dans la rangée { $row }
   *[other] au plus { $cells } cases de plus dans la rangée { $row }
}
expected-more-cells = { $cells ->
    [one] encore une case dans la rangée { $row }
   *[other] encore { $cells } cases dans la rangée { $row }
}
expected-one-of = l’un de { $words }
expected-number-between = un nombre de { $least } à { $most }
expected-comma = `,` et une autre case, ou la fin
expected-near = { $what } ; peut-être { $names } ?
expected-a-layout = une disposition
expected-a-key = une clé
expected-a-game = un règlement
expected-layout = l’une des { $count } dispositions, comme standard, belgian-daisy ou 3-players-11 ; la liste des règles les nomme toutes
expected-key = une clé : { $keys }
expected-value = `=` et { $values }
expected-key-once = chaque clé une seule fois
expected-seed = un nombre inférieur à 2 puissance 64
expected-start = `random`, `thrown`, ou les rangées d’une position
expected-time-control = une cadence comme `15m+5s`, `30s/move` ou `3d`
expected-alone = rien d’autre à côté ; le temps de base vient en premier
expected-base-first = un temps de base avant le bonus
expected-base = un temps de base supérieur à zéro
expected-days-alone = des jours seuls, sans rien d’autre
expected-term-once = chaque sorte d’élément une seule fois
expected-time = un temps comme `10s`, `500ms` ou `2m`
expected-number = un nombre
expected-json-text = un texte entre guillemets
expected-json-list = une liste entre crochets
expected-time-limit = au plus 366 jours de temps
expected-percent = un bonus de 1 à 100 pour cent
expected-days = 1 à 366 jours
expected-unit = `ms`, `s`, `m`, `h`, `d` ou `%` après le nombre
expected-limit = une limite supérieure à zéro
expected-quiet-sign = `-` : en notation { $notation }, ce coup ne capture rien
expected-square = une case de a1 à { $last }
expected-captured = les pions capturés par Blanc et par Noir, comme dans `0,0`
expected-field-quiet = un nombre, les demi-coups depuis la dernière capture
expected-position-end = la fin de la position
expected-field-end = la fin des rangées
expected-slash = `/` après les { $files } cases de la rangée { $rank }
expected-at-most-squares = { $left ->
    [one] au plus une case de plus dans la rangée { $rank }
   *[other] au plus { $left } cases de plus dans la rangée { $rank }
}
expected-more-squares = { $left ->
    [one] encore une case dans la rangée { $rank }
   *[other] encore { $left } cases dans la rangée { $rank }
}
expected-field-rows = la fin des rangées après { $ranks }
expected-empty-squares = un nombre de cases vides sans 0 initial
expected-field-letters = `w`, `b`, `n`, un nombre de cases vides ou `/`
expected-more-ranks = { $ranks ->
    [one] `/` et encore une rangée
   *[other] `/` et encore { $ranks } rangées
}
expected-field-game = un jeu, `epaminondas` ou `crossings`
expected-stones = le départ `stones`, ou aucun
expected-no-start = aucun départ : crossings n’en a qu’un
expected-limit-moves = un nombre de coups par camp, à partir de 1
expected-file = une lettre de colonne de a à p
expected-rank = une rangée de 1 à 16
expected-square-end = la fin de la case
expected-game = un jeu : abalone, epaminondas ou crossings

## Values of the keys of rule sets

values-sides = 3 à 6
default-layout = selon la disposition
values-goal = 1 à 14, ou un par équipe
values-cells = cases
default-none = aucun
values-limit = 1 à 9999
values-start = random|thrown|rangées d’une position
values-seed = un nombre
values-moves = coups par camp, 1 ou plus
values-board = 4 à 16
