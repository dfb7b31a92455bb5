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
analyse-record = Aufzeichnung { $game }. { $problem }
analyse-misplayed = Zug { $round } ({ $colour }), `{ $word }`: { $problem }
analyse-kept = Die Züge davor wurden gelesen.
analyse-cut = bis zum Fehler

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

## The whole game

graph-title = Die ganze Partie
graph-why = Die Engine beurteilt jeden Zug der Hauptvariante.
graph-none = Noch gibt es keinen Zug zu beurteilen. Spiele einige, oder öffne eine Aufzeichnung.
graph-do = Partie beurteilen
graph-progress = Beurteilte Züge
graph-cancel = Abbrechen
graph-failed = Das hat nicht geklappt. Versuche es gleich noch einmal.
graph-drawing = Der Verlauf der Partie; drücken führt zum Zug
graph-accuracy = Genauigkeit
graph-inaccuracy = Ungenauigkeit
graph-mistake = Fehler
graph-blunder = Grober Fehler
graph-inaccuracies = Ungenauigkeiten
graph-mistakes = Fehler
graph-blunders = Grobe Fehler
graph-no-mistakes = Keine Fehler gefunden.
graph-turning = Die Partie entschied
graph-better = Besser:
graph-keep = In die Aufzeichnung schreiben

## Openings

book-title = Eröffnungen
book-move = Zug
book-games = Partien
book-wins = Gewonnen
book-draws = Remis
book-losses = Verloren
book-none = Keine bekannte Partie führte in diese Stellung.

## Endgame tables

tables-title = Endspieltabellen
tables-ends = Ende
tables-moves = Züge
tables-draw = Niemand kann einen Sieg erzwingen: unentschieden
tables-none = Die Tabellen enthalten diese Stellung nicht.

## Proofs

solve-title = Lösen
solve-what = Was kann die Seite am Zug erzwingen?
solve-win = Einen Sieg
solve-gain = { $count ->
    [one] Eine Kugel mehr in { $count } Halbzug
   *[other] Eine Kugel mehr in { $count } Halbzügen
}
solve-do = Beweisen
solve-working = Sucht einen Beweis …
solve-wins = { $count ->
    [one] Bewiesen: { $colour } gewinnt in { $count } Halbzug.
   *[other] Bewiesen: { $colour } gewinnt in { $count } Halbzügen.
}
solve-gains = { $count ->
    [one] Bewiesen: { $colour } steht nach { $count } Halbzug um eine Kugel besser.
   *[other] Bewiesen: { $colour } steht nach { $count } Halbzügen um eine Kugel besser.
}
solve-no-win = Bewiesen: { $colour } kann keinen Sieg erzwingen.
solve-no-gain = { $count ->
    [one] Bewiesen: { $colour } kann in { $count } Halbzug keinen Gewinn erzwingen.
   *[other] Bewiesen: { $colour } kann in { $count } Halbzügen keinen Gewinn erzwingen.
}
solve-open = Im Rahmen des Aufwands nicht gefunden: es kann so sein oder nicht.

## A hint in a game

do-hint = Tipp
hint-told = Tipp: { $move }

## What is refused

tree-shape = Knoten { $node } des Baums folgt keinem Knoten vor ihm
tree-move = `{ $word }` in der Hauptvariante: { $reason }
failure-patience = { $most ->
    [one] von einer Adresse nicht mehr als eine Analyse auf einmal; beende sie zuerst
   *[other] von einer Adresse nicht mehr als { $most } Analysen auf einmal; beende zuerst eine davon
}
