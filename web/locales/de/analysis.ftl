# Das Analysebrett.

menu-analyse = Analyse
door-analyse = Analysieren
door-analyse-more = Züge probieren, die Engine fragen
do-analyse = Analysieren
do-analyse-here = Von hier analysieren
analyse-title = Analysebrett
analyse-records = Aufzeichnung
analyse-start = Anfang
analyse-variation = Varianten
analyse-unread = Dieses Wort lässt sich hier nicht spielen; es bleibt so stehen
analyse-remark = Zug kommentieren
analyse-glyph = Urteil
analyse-comment = Kommentar
analyse-promote = Diese Variante nach vorn
analyse-delete = Ab hier löschen
analyse-delete-sure = Wirklich alles löschen?
analyse-keep = Behalten und teilen
analyse-link = Link mit allem kopieren
analyse-text = Aufzeichnung als Text
analyse-text-label = Die Aufzeichnung mit Kommentaren und Varianten
analyse-open = Anderes Spiel, andere Aufzeichnung
analyse-begin = Beginnen
analyse-paste = Aufzeichnung einfügen (APGN)

## The engine

engine-label = Engine
engine-do = Engine
engine-threat = Drohung
engine-threat-why = Was würde die andere Seite spielen, wäre sie am Zug?
engine-lines = Varianten
engine-bar = Wer vorn liegt
engine-found = Beste Varianten
engine-effort = Tiefe { $depth } · { $nodes } Stellungen
engine-working = Sucht …
engine-no-threat = Ein Passen würde die Partie hier beenden; da gibt es nichts zu drohen.
engine-threat-of = Nach einem Passen:
engine-line = Variante { $number }
score-even = Ausgeglichen
score-ahead = { $colour } liegt um { $amount } vorn
score-behind = { $colour } liegt um { $amount } zurück
score-wins = { $count ->
    [one] { $colour } gewinnt in { $count } Halbzug
   *[other] { $colour } gewinnt in { $count } Halbzügen
}
score-loses = { $count ->
    [one] { $colour } verliert in { $count } Halbzug
   *[other] { $colour } verliert in { $count } Halbzügen
}

## What is refused

tree-shape = Knoten { $node } des Baums folgt keinem Knoten vor ihm
tree-move = `{ $word }` in der Hauptvariante: { $reason }
failure-patience = { $most ->
    [one] von einer Adresse nicht mehr als eine Analyse auf einmal; beende sie zuerst
   *[other] von einer Adresse nicht mehr als { $most } Analysen auf einmal; beende zuerst eine davon
}
