# What is said of moves, rule sets and positions that cannot be. Parts of sentences begin small;
# words in `backticks` are notation and stay as they are.

## Moves Abalone does not allow; then those of Epaminondas and Crossings

illegal-game-over = die Partie ist zu Ende
illegal-not-on-board = der Zug beginnt außerhalb des Bretts
illegal-no-marble = auf { $cell } steht keine Kugel
illegal-not-yours = die Kugel auf { $cell } gehört { $owner }, und { $mover } ist am Zug
illegal-neutral = die Kugel auf { $cell } ist neutral: sie bewegt sich nur, wenn sie geschoben wird
illegal-leaves-board = die Kugel auf { $cell } würde das Brett verlassen
illegal-into-hole = { $cell } ist ein Loch: niemand geht selbst hinein
illegal-obstacle = { $cell } ist ein Hindernis: nichts kann es betreten
illegal-line-too-long = in dieser Linie stehen { $length } Kugeln: höchstens { $most } ziehen zusammen
illegal-partner-in-line = die Kugel auf { $cell } gehört deinem Partner: eine Linie mit ihr zieht nur, um zu schieben
illegal-too-weak = { $own } kann { $others } nicht schieben: die schiebende Linie muss länger sein
illegal-own-behind = die Kugel auf { $cell }, hinter den geschobenen, ist von deiner eigenen Seite und blockiert den Schub
illegal-neutral-stays = die neutrale Kugel auf { $cell } darf nicht hinausgeschoben werden
illegal-too-short = nur eine Linie aus 3 oder mehr schiebt ihre vorderste Kugel hinaus, nicht aus { $count }
illegal-broadside-size = ein Seitwärtszug bewegt 2 bis { $most } Kugeln, nicht { $size }
illegal-along-the-line = ein Seitwärtszug geht zur Seite; entlang ihrer Linie wird eine Gruppe durch ihre letzte Kugel benannt
illegal-none-own = keine dieser Kugeln ist deine eigene
illegal-taken = { $cell } ist besetzt
illegal-no-shields = dieser Regelsatz kennt kein `shield`-Gleiten
illegal-no-rotations = dieser Regelsatz kennt keine `rotate`-Züge
illegal-takes-back = der Zug macht den letzten Zug des Gegners rückgängig, was im Spiel mit einer Farbe verboten ist
illegal-other-game = das ist ein Zug eines anderen Spiels

## Moves Epaminondas and Crossings do not allow

forbidden-stones-first = zuerst ist ein neutraler Stein zu setzen, noch { $left } von 3: nenne ein leeres Feld
forbidden-no-stone = jetzt ist kein Stein zu setzen: nenne zwei Felder für einen Zug
forbidden-stone-rank = ein Stein gehört auf die Reihen { $first } bis { $last }, { $square } liegt außerhalb
forbidden-stone-occupied = ein Stein braucht ein leeres Feld, { $square } ist keines
forbidden-off-board = { $square } liegt nicht auf diesem Brett mit { $files } Spalten und { $ranks } Reihen
forbidden-empty = auf { $square } steht keine Figur
forbidden-foreign = die Figur auf { $square } gehört dem Gegner
forbidden-stone = der neutrale Stein auf { $square } zieht nie
forbidden-locked = die Figur auf { $square } ist durchgebrochen und gesperrt
forbidden-not-a-line = ein Zug geht entlang einer Reihe, einer Spalte oder einer Diagonale, und { $from } nach { $to } tut das nicht
forbidden-nothing = mindestens eine Figur zieht mindestens ein Feld weit
forbidden-broken = eine Phalanx ist eine lückenlose Linie eigener Figuren, aber auf { $square } steht keine
forbidden-not-in-front = zum ziehenden Teil einer Phalanx gehört ihre vorderste Figur, aber { $square } liegt vor ihm
forbidden-lone-too-far = eine einzelne Figur darf höchstens 1 weit ziehen, nicht { $distance }
forbidden-too-far = eine Phalanx aus { $size } darf höchstens { $size } weit ziehen, nicht { $distance }
forbidden-leaves-board = der Zug würde das Brett verlassen: von { $front } bis zum Rand ist es { $room }, nicht { $distance }
forbidden-own-in-way = eine eigene Figur steht auf { $square } im Weg
forbidden-stone-in-way = ein neutraler Stein steht auf { $square } im Weg
forbidden-foe-in-way = eine gegnerische Figur steht auf { $square } im Weg: ein Zug endet, wo er schlägt
forbidden-lone-capture = eine einzelne Figur schlägt nie, und { $square } ist besetzt
forbidden-line-too-strong = zum Schlagen braucht es mehr Figuren als die getroffene Linie hat: { $size } gegen { $line } ab { $square }
forbidden-locked-target = die gegnerische Figur auf { $square } ist durchgebrochen und kann nicht geschlagen werden
forbidden-must-cross = der Gegner ist durchgebrochen: nur ein Zug auf Reihe { $rank } beantwortet das
forbidden-symmetric = ein Zug auf die letzte Reihe darf das Brett nicht symmetrisch machen ({ $how })
symmetric-any = auf irgendeine Weise
symmetric-files = links und rechts
symmetric-ranks = oben und unten, Farben vertauscht
symmetric-half-turn = durch halbe Drehung, Farben vertauscht

## Moves that cannot be read

move-ambiguous = das kann eines von { $moves } bedeuten
move-arrival = die Linie von { $rear } kommt auf { $arrives } an, nicht auf { $named }
wrong-move = Zug: { $problem }
move-broadside-form = in dieser Notation besteht ein Seitwärtszug aus zwei Feldern: einem Ende, und wo das andere ankommt
move-no-neighbours = { $a } und { $b } sind keine Nachbarn: eine Kugel zieht ein Feld weit
move-no-line = { $a } und { $b } sind nicht die beiden Enden einer Linie
move-no-shield = die ersten drei Felder eines Schildgleitens müssen alle einander berühren
move-no-rotation = { $a } und { $b } liegen um die Mitte weder gegenüber noch 120° auseinander
move-no-move = { $a } und { $b } ergeben zusammen keinen Zug
move-notation = Züge dieses Spiels werden nicht in { $notation } geschrieben

## The game as it stands

game-not-seated = dieser Platz ist nicht in der Partie
game-no-pass = aussetzen kann man nur unter drei oder mehr Plätzen

## Rule sets that do not fit together

rules-no-layout = es gibt keine Aufstellung `{ $layout }`
rules-side-of-layout = `{ $layout }` hat Seitenlänge { $side }
rules-side = Bretter haben Seitenlängen von { $least } bis { $most }
cells-none = keine
rules-cell-off = ein Feld liegt nicht auf einem Brett mit Seitenlänge { $side }
rules-cell-twice = { $cell } ist zweimal genannt
rules-cell-among = { $cell } ist schon unter `{ $key }`
rules-teams = nur eine Aufstellung mit zwei Farben lässt sich auf vier Personen verteilen
rules-not-one-colour = nicht im Spiel mit einer Farbe
rules-nothing-to-hide = das Spiel mit einer Farbe hat nichts zu verbergen
rules-needs-neutral = braucht neutrale Kugeln: füge `neutral=` und ihre Felder hinzu
rules-needs-partners = braucht Partner mit eigenen Kugeln: eine Aufstellung in Paaren
rules-quiet-shared = kann eigene Kugeln nicht zählen, wo zwei Teams eine Farbe ziehen
rules-limit = eine Grenze ist mindestens 1 Zug
rules-goal = ein Ziel ist 1 bis { $most } hinausgeschobene Kugeln
rules-goals = gib eine Zahl an, oder eine für jedes der { $teams } Teams
rules-needs-seed = eine zufällige oder geworfene Aufstellung braucht `seed=N`
rules-seed-unused = braucht `start=random` oder `start=thrown`
rules-random-empty = das leere Brett hat keine Kugeln, die zufällig zu setzen wären: nenne eine Aufstellung für ihre Zahl
rules-throw-two = ein Wurf ist für zwei Farben
rules-throw-side = ein Wurf gehört zum Brett mit Seitenlänge 5
rules-without = nimmt nur Kugeln aus einer benannten Aufstellung weg
rules-nothing-there = auf { $cell } steht zu Beginn keine Kugel
rules-marble-there = auf { $cell } steht zu Beginn eine Kugel
rules-rows-disagree = die Reihen von `start=` zeigen { $cells }; beide müssen übereinstimmen
rules-goal-reach = { $goal ->
    [one] eine hinausgeschobene Kugel, aber Team { $team } kann nur { $reach } erreichen
   *[other] { $goal } hinausgeschobene Kugeln, aber Team { $team } kann nur { $reach } erreichen
}
rules-no-marble = keine Kugel für { $colour }
rules-unplayed = dort stehen Kugeln von { $colour }, aber niemand spielt sie
start-needs-position = dieser Regelsatz hat keinen eigenen Anfang: gib eine Stellung an
start-other-board = ein Brett mit Seitenlänge { $side } wird auf dieser Art Brett nicht gespielt
objection = { $about }: { $message }
wrong-rules = Regelsatz: { $problem }
rules-throw-room = ein Wurf braucht freie Felder
rules-no-room = { $marbles ->
    [one] je eine Kugel passt nicht auf die freien Felder
   *[other] je { $marbles } Kugeln passen nicht auf die freien Felder
}
rules-no-quiet-start = es fand sich keine zufällige Aufstellung, in der nicht sofort eine Kugel hinausgeschoben werden kann
field-twice = Spalte { $column }: der Schlüssel `{ $key }` ist zweimal angegeben, gib ihn einmal an
field-files = ein Brett hat 4 bis 16 Spalten, nicht { $found }
field-ranks = ein Brett hat 4 bis 16 Reihen, nicht { $found }
field-stones-need-ranks = Steine werden von Reihe 4 bis zur vierten von oben gesetzt: mindestens 7 Reihen, nicht { $found }
field-limit = { $key } zählt Züge je Seite, 1 bis { $most }, nicht { $found }
field-not-in-crossings = crossings wird auf 8 Spalten und 8 Reihen gespielt, ohne Steine und Symmetrieregel: lass `{ $key }` weg, oder spiele epaminondas?files=8&ranks=8

## Positions that cannot be

form-two-seats = diese Form ist für zwei Plätze mit je einer Farbe, eine Aktion je Zug, und niemand ist ausgeschieden
form-plain-cells = diese Form kennt nur schwarze und weiße Kugeln
wrong-position = Stellung: { $problem }
part-board = Brett
part-cells = Felder
part-marbles = Kugeln
part-turn = am Zug
part-scores = Punktestände
part-out = ausgeschieden
setup-side = der Regelsatz wird auf einem Brett mit Seitenlänge { $side } gespielt
setup-outside = etwas steht außerhalb eines Bretts mit Seitenlänge { $side }
setup-blocked = hier { $here }, nach dem Regelsatz { $there }
setup-buried = auf { $cell } kann keine Kugel stehen
setup-no-neutral = der Regelsatz kennt keine `neutral`-Kugeln
setup-neutral = { $here ->
    [one] eine neutrale Kugel, aber der Regelsatz hat nur { $most }
   *[other] { $here } neutrale Kugeln, aber der Regelsatz hat nur { $most }
}
setup-seats = es gibt nur { $seats } Plätze
setup-mover-out = der Platz am Zug ist ausgeschieden
setup-nobody = niemand ist übrig
setup-actions = { $actions ->
    [one] ein Zug hat eine Aktion
   *[other] ein Zug hat { $actions } Aktionen
}
setup-scores = { $given ->
    [one] ein Punktestand ist angegeben, aber es gibt { $teams } Teams
   *[other] { $given } Punktestände sind angegeben, aber es gibt { $teams } Teams
}
setup-score = { $score } für Team { $team }, das mit { $goal } gewinnt
setup-two-goals = nur ein Team kann sein Ziel erreicht haben
setup-no-pieces = auf dem Brett steht keine Figur
setup-off-board = { $square } liegt nicht auf diesem Brett mit { $files } Spalten und { $ranks } Reihen
setup-no-such-seat = es gibt zwei Plätze, 0 und 1, und Platz { $seat } ist am Zug
setup-too-many = { $side } hat { $standing } auf dem Brett und { $lost } geschlagene, beginnt aber mit { $army }
setup-no-stones = { $found ->
    [one] der Regelsatz hat keine neutralen Steine, und einer ist auf dem Brett
   *[other] der Regelsatz hat keine neutralen Steine, und { $found } sind auf dem Brett
}
setup-stone-rank = ein Stein gehört auf die Reihen { $first } bis { $last }, und einer steht auf { $square }
setup-stone-count = jeder der ersten 3 Halbzüge setzt einen Stein: nach { $ply } Halbzügen stehen { $due }, nicht { $found }
setup-crossed = gleich viele Figuren sind durchgebrochen, oder eine mehr auf der Seite, die gerade gezogen hat: nicht { $moved } auf der Seite, die gezogen hat, und { $to_move } auf der Seite am Zug
edit-cell = auf diesem Brett gibt es kein Feld `{ $found }`
edit-kind = `{ $found }` lässt sich hier nicht setzen: wähle eines von { $kinds }
edit-seat = es gibt keinen Platz `{ $found }`: wähle einen von { $seats }
edit-scores = { $found ->
    [one] ein Punktestand ist angegeben, aber es gibt { $teams } Teams
   *[other] { $found } Punktestände sind angegeben, aber es gibt { $teams } Teams
}
position-form = Stellungen dieses Spiels haben nur eine Form, unsere
