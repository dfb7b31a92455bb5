# Why a request was not carried out, and what is wrong with a record that was sent.

## Requests

failure-seat = il n’y a pas de place { $seat } ; les places vont de 0 à 5
failure-no-page = il n’y a pas de page à cette adresse
failure-no-game = il n’y a pas de partie { $id } : elle a peut-être été jouée sur un autre serveur
failure-full = c’est plus que ce serveur ne peut accueillir à la fois ; réessayez dans une minute
failure-connections = { $most ->
    [one] pas plus d’une connexion à la fois depuis une même adresse ; fermez-la d’abord
   *[other] pas plus de { $most } connexions à la fois depuis une même adresse ; fermez-en d’abord quelques-unes
}
failure-closing = le serveur s’arrête
failure-storage = la partie n’a pas pu être enregistrée ; rien n’a changé
failure-damaged = ce qui est conservé de la partie { $game } est endommagé à partir de l’entrée { $entry } : seule une copie du fichier des parties peut la rendre ; toutes les autres parties sont intactes
failure-internal = quelque chose s’est mal passé dans le serveur ; le journal en dit plus
failure-foreign = la requête vient d’un autre site
failure-method = cette adresse n’accepte pas ce genre de requête, mais { $methods }
failure-large = l’envoi dépasse ce que cette adresse accepte : { $most } Ko au plus
failure-no-puzzle = aucun problème ne correspond
failure-puzzle-moves = le champ `moves` attend les bons coups joués jusqu’ici et, pour un essai, un coup de plus
failure-moves-many = on peut interroger sur { $most } coups au plus
failure-records-many = seules les { $most } premières parties ont été lues
failure-slow = la requête a pris trop de temps
failure-name = ce serveur ne répond qu’à localhost et à 127.0.0.1
failure-often = { $seconds ->
    [one] trop de requêtes ; réessayez dans une seconde
   *[other] trop de requêtes ; réessayez dans { $seconds } secondes
}
failure-request = la requête est illisible
failure-body = l’envoi n’a pas la forme que cette adresse accepte
failure-json = ligne { $line }, colonne { $column } : ce n’est pas du JSON
failure-json-kind = cette adresse attend du JSON : envoyez-le avec `content-type: application/json`
failure-form-kind = cette adresse attend un formulaire : envoyez-le avec `content-type: application/x-www-form-urlencoded`
failure-language = la langue `{ $found }` n’existe pas ici ; choisissez parmi { $known }
failure-field = le champ `{ $field }` contient quelque chose qui n’y a pas sa place
failure-field-expected = le champ `{ $field }` contient quelque chose qui n’y a pas sa place ; attendu : { $expected }
failure-field-twice = le champ `{ $field }` figure deux fois
failure-field-missing = le champ `{ $field }` manque
failure-field-unknown = il n’y a pas de champ `{ $field }` ici
failure-elsewhere = la partie a été modifiée ailleurs ; regardez-la de nouveau
failure-flag = le temps est écoulé
failure-not-your-turn = c’est à l’ordinateur de jouer
failure-paused = la partie est en pause ; relancez les pendules avant de jouer
failure-no-undo = vous n’avez aucun coup à reprendre
failure-no-draw = l’ordinateur continue ; la nulle, c’est aux personnes d’en convenir
failure-gone-on = la partie a avancé ; regardez-la de nouveau
failure-no-resign = personne ici ne peut abandonner
failure-controllers = il y a { $controllers } participants pour { $seats } places ; nommez-en un par place
failure-level = il n’y a pas de niveau { $level } ; les niveaux vont de 1 à { $most }
failure-plies = ici, une partie se termine après { $plies } demi-coups ; reprenez un coup ou abandonnez
failure-no-record = le formulaire n’a pas de champ `record`

## The form for a new game

form-objections = { $objections }
form-seats = choisissez `against`, `lot`, `people` ou `computers`
form-player = personne du nom de `{ $player }` ne peut jouer ; dites `human`, ou un niveau de 1 à { $most }
form-no-time = indiquez un temps de base, une limite par coup ou des jours
form-no-base = un incrément s’ajoute à un temps de base : indiquez les deux ou aucun
form-misfit = `{ $found }` ne convient pas ; attendu : { $expected }
form-expected = attendu : { $expected }

## Records

broken = partie { $game }, ligne { $line } : { $problem }
broken-text = partie { $game }, { $problem }
broken-word = partie { $game }, ligne { $line }, `{ $word }` : { $problem }
broken-ply = partie { $game }, ligne { $line }, demi-coup { $ply } : { $problem }
broken-ply-word = partie { $game }, ligne { $line }, demi-coup { $ply }, `{ $word }` : { $problem }
fault-empty = il n’y a aucune partie dans ce fichier
fault-tag = une balise s’écrit [Nom "valeur"], sur une ligne ; pas celle-ci : { $found }
fault-open-comment = ce commentaire n’est jamais fermé ; son `{"}"}` manque
fault-stray-brace = un `{"}"}` sans le `{"{"}` qui ouvre le commentaire
fault-brackets = les parenthèses des variantes ne se correspondent pas
fault-depth = les variantes sont imbriquées sur plus de { $count } niveaux
fault-untold = rien ne dit à quoi on joue : il faut une balise `Rules` (comme [Rules "abalone"]) ou une balise `Variant`
fault-rules = la balise `Rules` : { $problem }
fault-no-variant = aucune variante ne s’appelle `{ $found }`
fault-variant = { $none } ; sont possibles standard, belgian, german_daisy, les autres dispositions par leur nom, et custom avec une balise `Position`
fault-notation = la balise `Notation` doit dire comment les coups sont écrits : { $possible } ; elle dit `{ $found }`
fault-no-notation = la balise `Notation` doit dire comment les coups sont écrits : { $possible } ; elle manque et n’a pas de valeur par défaut
fault-position = la balise `Position` : { $problem }
fault-start = la balise `Position` manque : { $problem }
fault-seat = aucune place nommée `{ $found }` n’est dans la partie à ce moment
fault-over = la partie était déjà finie : { $result } ({ $termination })
fault-after-result = ceci vient après le résultat { $found }, qui clôt les coups
fault-result = ici, un résultat est { $possible } ou `*`
fault-two-results = la balise `Result` dit { $tag }, mais les coups se terminent par { $end }
fault-contradiction = la feuille de partie dit { $said } ({ $termination }), mais d’après les coups c’est { $found }
fault-bare-contradiction = la feuille de partie dit { $said }, mais d’après les coups c’est { $found }
fault-json = pas une partie en JSON : { $found }
not-text = ligne { $line }, colonne { $column } : l’octet { $byte } n’est pas du texte UTF-8 ; un fichier dans un autre codage (les anciens sont souvent en Latin-1) doit d’abord être enregistré en UTF-8
record-not-over = non terminée
record-result = { $result } ({ $termination })
