# What a text should have been, as it stands in «column 3: found `x`, expected …»: a thing named,
# in the case that follows `expected` in your sentence. Words in `backticks` stay as they are.

## The sentence around it

wrong-time-control = Bedenkzeit: { $problem }
text-mismatch = Spalte { $column }: gefunden `{ $found }`, erwartet: { $expected }
text-too-short = Spalte { $column }: der Text ist zu Ende, erwartet: { $expected }

## What was expected

expected-row-letter = ein Reihenbuchstabe A bis { $last }
expected-digit = eine Ziffer { $low } bis { $high } nach der Reihe { $row }
expected-cell = ein Feld der Reihe { $row }: { $row }{ $low } bis { $row }{ $high }
expected-side = die Seite am Zug, `b` oder `w`
expected-rows = die Reihen einer Stellung
expected-score = der Punktestand
expected-quiet = die Zahl der Halbzüge, seit zuletzt eine Kugel hinausgeschoben wurde
expected-move-number = die Nummer des Zuges, ab 1
expected-lost-number = eine Zahl verlorener Kugeln
expected-lost = verlorene Kugeln, etwa `5b4w`, und die Seite am Zug
expected-move-end = das Ende des Zuges
expected-text-end = das Ende des Textes
expected-seat = ein Platz: { $seats }
expected-turn = der Platz am Zug
expected-actions = eine Zahl von Aktionen
expected-scores = Punktestände, eine Zahl je Team, durch Kommas getrennt
expected-ply = die Zahl der gespielten Halbzüge
expected-out = `out=` und Plätze, oder das Ende des Textes
expected-letters = eine Kugel (b w r u g y n), ein Hindernis x, ein Loch o oder eine Folge leerer Felder
expected-next-row = `/` und Reihe { $row }
expected-rows-end = das Ende der Reihen: ein Brett mit Seitenlänge { $side } hat { $rows }
expected-row-end = { $cells ->
    [one] das Ende der Reihe { $row }, die ein Feld hat
   *[other] das Ende der Reihe { $row }, die { $cells } Felder hat
}
expected-run = eine Folge von 1 oder mehr leeren Feldern
expected-at-most-cells = { $cells ->
    [one] höchstens noch ein Feld in Reihe { $row }
   *[other] höchstens noch { $cells } Felder in Reihe { $row }
}
expected-more-cells = { $cells ->
    [one] noch ein Feld in Reihe { $row }
   *[other] noch { $cells } Felder in Reihe { $row }
}
expected-one-of = eines von { $words }
expected-number-between = eine Zahl von { $least } bis { $most }
expected-comma = `,` und ein weiteres Feld, oder das Ende
expected-near = { $what }; vielleicht { $names }?
expected-a-layout = eine Aufstellung
expected-a-key = ein Schlüssel
expected-a-game = ein Regelsatz
expected-layout = eine von { $count } Aufstellungen, etwa standard, belgian-daisy oder 3-players-11; die Liste der Regelsätze nennt sie alle
expected-key = ein Schlüssel: { $keys }
expected-value = `=` und { $values }
expected-key-once = jeder Schlüssel nur einmal
expected-seed = eine Zahl unter 2 hoch 64
expected-start = `random`, `thrown` oder die Reihen einer Stellung
expected-time-control = eine Bedenkzeit wie `15m+5s`, `30s/move` oder `3d`
expected-alone = nichts anderes daneben; eine Grundzeit steht zuerst
expected-base-first = eine Grundzeit vor dem Zuschlag
expected-base = eine Grundzeit über null
expected-days-alone = Tage ganz für sich allein
expected-term-once = jede Art von Angabe nur einmal
expected-time = eine Zeit wie `10s`, `500ms` oder `2m`
expected-number = eine Zahl
expected-json-text = ein Text in Anführungszeichen
expected-json-list = eine Liste in eckigen Klammern
expected-time-limit = höchstens 366 Tage Zeit
expected-percent = ein Zuschlag von 1 bis 100 Prozent
expected-days = 1 bis 366 Tage
expected-unit = `ms`, `s`, `m`, `h`, `d` oder `%` nach der Zahl
expected-limit = eine Grenze über null
expected-quiet-sign = `-`: in der Notation { $notation } schlägt dieser Zug nichts
expected-square = ein Feld a1 bis { $last }
expected-captured = von Weiß und von Schwarz geschlagene Figuren, wie in `0,0`
expected-field-quiet = eine Zahl, die Halbzüge seit dem letzten Schlagen
expected-position-end = das Ende der Stellung
expected-field-end = das Ende der Reihen
expected-slash = `/` nach den { $files } Feldern der Reihe { $rank }
expected-at-most-squares = { $left ->
    [one] höchstens noch ein Feld der Reihe { $rank }
   *[other] höchstens noch { $left } Felder der Reihe { $rank }
}
expected-more-squares = { $left ->
    [one] noch ein Feld der Reihe { $rank }
   *[other] noch { $left } Felder der Reihe { $rank }
}
expected-field-rows = das Ende der Reihen nach { $ranks }
expected-empty-squares = eine Zahl leerer Felder ohne führende 0
expected-field-letters = `w`, `b`, `n`, eine Zahl leerer Felder oder `/`
expected-more-ranks = { $ranks ->
    [one] `/` und noch eine Reihe
   *[other] `/` und noch { $ranks } Reihen
}
expected-field-game = ein Spiel, `epaminondas` oder `crossings`
expected-stones = der Anfang `stones`, oder keiner
expected-no-start = kein Anfang: crossings hat nur einen
expected-limit-moves = eine Zahl von Zügen je Seite, ab 1
expected-file = ein Spaltenbuchstabe a bis p
expected-rank = eine Reihe 1 bis 16
expected-square-end = das Ende des Feldes
expected-game = ein Spiel: abalone, epaminondas oder crossings

## Values of the keys of rule sets

values-sides = 3 bis 6
default-layout = wie in der Aufstellung
values-goal = 1 bis 14, oder eine Zahl je Team
values-cells = Felder
default-none = keine
values-limit = 1 bis 9999
values-start = random|thrown|Reihen einer Stellung
values-seed = eine Zahl
values-moves = Züge je Seite, 1 oder mehr
values-board = 4 bis 16
