# Why a request was not carried out, and what is wrong with a record that was sent.

## Requests

failure-seat = es gibt keinen Platz { $seat }; die Plätze gehen von 0 bis 5
failure-no-page = unter dieser Adresse gibt es keine Seite
failure-no-game = es gibt keine Partie { $id }: vielleicht wurde sie auf einem anderen Server gespielt
failure-full = mehr, als dieser Server auf einmal fassen kann; versuche es in einer Minute wieder
failure-connections = { $most ->
    [one] höchstens eine Verbindung zugleich von einer Adresse; schließe sie zuerst
   *[other] höchstens { $most } Verbindungen zugleich von einer Adresse; schließe zuerst einige davon
}
failure-closing = der Server wird beendet
failure-storage = die Partie konnte nicht gespeichert werden; nichts wurde geändert
failure-damaged = was von der Partie { $game } aufbewahrt ist, ist ab Eintrag { $entry } beschädigt: nur eine Kopie der Partiendatei kann sie zurückbringen; alle anderen Partien sind heil
failure-internal = im Server ist etwas schiefgegangen; das Protokoll sagt mehr
failure-foreign = die Anfrage kommt von einer anderen Website
failure-method = diese Adresse nimmt solche Anfragen nicht an, nur { $methods }
failure-large = es wurde mehr gesendet, als diese Adresse annimmt: höchstens { $most } KB
failure-no-puzzle = keine Aufgabe ist so
failure-puzzle-moves = in das Feld `moves` gehören die richtigen Züge bis hierher und für einen Versuch noch ein Zug
failure-moves-many = gefragt werden kann nach höchstens { $most } Zügen
failure-records-many = gelesen wurden nur die ersten { $most } Partien
failure-slow = die Anfrage hat zu lange gedauert
failure-name = dieser Server antwortet nur auf localhost und auf 127.0.0.1
failure-often = { $seconds ->
    [one] zu viele Anfragen; versuche es in einer Sekunde wieder
   *[other] zu viele Anfragen; versuche es in { $seconds } Sekunden wieder
}
failure-request = die Anfrage lässt sich nicht lesen
failure-body = das Gesendete hat nicht die Form, die diese Adresse annimmt
failure-json = Zeile { $line }, Spalte { $column }: das ist kein JSON
failure-json-kind = diese Adresse nimmt JSON: sende es als `content-type: application/json`
failure-form-kind = diese Adresse nimmt ein Formular: sende es als `content-type: application/x-www-form-urlencoded`
failure-language = die Sprache `{ $found }` gibt es hier nicht; wähle eine von { $known }
failure-field = im Feld `{ $field }` steht etwas, das nicht dorthin gehört
failure-field-expected = im Feld `{ $field }` steht etwas, das nicht dorthin gehört; erwartet: { $expected }
failure-field-twice = das Feld `{ $field }` steht zweimal da
failure-field-missing = das Feld `{ $field }` fehlt
failure-field-unknown = ein Feld `{ $field }` gibt es hier nicht
failure-elsewhere = die Partie wurde anderswo geändert; sieh sie dir noch einmal an
failure-flag = die Zeit ist abgelaufen
failure-not-your-turn = der Computer ist am Zug
failure-paused = die Partie ist unterbrochen; lass vor dem Zug die Uhren weiterlaufen
failure-no-undo = es gibt keinen Zug von dir, der sich zurücknehmen ließe
failure-no-draw = der Computer spielt weiter; auf Remis einigen sich nur Menschen
failure-gone-on = die Partie ist weitergegangen; sieh sie dir noch einmal an
failure-no-resign = niemand hier kann aufgeben
failure-controllers = es sind { $controllers } Spielende für { $seats } Plätze; nenne einen für jeden Platz
failure-level = es gibt keine Stufe { $level }; die Stufen gehen von 1 bis { $most }
failure-plies = hier endet eine Partie nach { $plies } Halbzügen; nimm zurück oder gib auf
failure-no-record = dem Formular fehlt das Feld `record`

## The form for a new game

form-objections = { $objections }
form-seats = wähle `against`, `lot`, `people` oder `computers`
form-player = niemand namens `{ $player }` kann spielen; sage `human` oder eine Stufe von 1 bis { $most }
form-no-time = gib eine Grundzeit, eine Grenze je Zug oder Tage an
form-no-base = ein Zuschlag kommt zu einer Grundzeit hinzu: gib beides an oder keines
form-misfit = `{ $found }` passt nicht; erwartet: { $expected }
form-expected = erwartet: { $expected }

## Records

broken = Partie { $game }, Zeile { $line }: { $problem }
broken-text = Partie { $game }, { $problem }
broken-word = Partie { $game }, Zeile { $line }, `{ $word }`: { $problem }
broken-ply = Partie { $game }, Zeile { $line }, Halbzug { $ply }: { $problem }
broken-ply-word = Partie { $game }, Zeile { $line }, Halbzug { $ply }, `{ $word }`: { $problem }
fault-empty = in dieser Datei ist keine Partie
fault-tag = eine Marke sieht so aus: [Name "Wert"], auf einer Zeile; diese nicht: { $found }
fault-open-comment = dieser Kommentar wird nie geschlossen; sein `{"}"}` fehlt
fault-stray-brace = ein `{"}"}` ohne das `{"{"}`, das den Kommentar öffnet
fault-brackets = die Klammern der Varianten passen nicht zusammen
fault-depth = die Varianten sind mehr als { $count } Ebenen tief verschachtelt
fault-untold = nichts sagt, was gespielt wird: nötig ist eine Marke `Rules` (wie [Rules "abalone"]) oder eine Marke `Variant`
fault-rules = die Marke `Rules`: { $problem }
fault-no-variant = keine Variante heißt `{ $found }`
fault-variant = { $none }; möglich sind standard, belgian, german_daisy, die anderen Aufstellungen mit ihren Namen, und custom mit einer Marke `Position`
fault-notation = die Marke `Notation` muss sagen, wie die Züge geschrieben sind: { $possible }; sie sagt `{ $found }`
fault-no-notation = die Marke `Notation` muss sagen, wie die Züge geschrieben sind: { $possible }; sie fehlt und hat keine Vorgabe
fault-position = die Marke `Position`: { $problem }
fault-start = die Marke `Position` fehlt: { $problem }
fault-seat = kein Platz namens `{ $found }` ist hier in der Partie
fault-over = die Partie war schon vorher zu Ende: { $result } ({ $termination })
fault-after-result = dies steht nach dem Ergebnis { $found }, mit dem die Züge enden
fault-result = ein Ergebnis ist hier { $possible } oder `*`
fault-two-results = die Marke `Result` sagt { $tag }, aber die Züge enden mit { $end }
fault-contradiction = die Aufzeichnung sagt { $said } ({ $termination }), aber nach den Zügen ist es { $found }
fault-bare-contradiction = die Aufzeichnung sagt { $said }, aber nach den Zügen ist es { $found }
fault-json = keine Partie als JSON: { $found }
not-text = Zeile { $line }, Spalte { $column }: das Byte { $byte } ist kein UTF-8-Text; eine Datei in anderer Kodierung (ältere sind oft in Latin-1) muss erst als UTF-8 gespeichert werden
record-not-over = nicht zu Ende
record-result = { $result } ({ $termination })
