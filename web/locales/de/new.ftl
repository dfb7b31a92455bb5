# The words of the form for a new game.

new-show = Auf dem Brett zeigen
new-presets = Bekannte Spielarten
new-layout-two = Für zwei
new-sides = Kleine und große Bretter
board-side = Seitenlänge { $side }
new-empty = Eigene Aufstellung
key-teams = Wer sich eine Farbe teilt
teams = Ein Platz je Farbe
teams-why = Alle ziehen mit ihren eigenen Kugeln.
teams-shared = Zwei gegen zwei, eine Farbe je Team
teams-shared-why = Vier Personen, zwei Farben: Partner ziehen abwechselnd mit denselben Kugeln.
teams-crossed = Zwei gegen zwei, über Kreuz
teams-crossed-why = Vier Personen, zwei Farben: Partner spielen verschiedene Farben.
new-variants = Varianten
new-cells = Auf dem Brett
new-cells-why = Nenne Felder, oder wähle, was du setzen willst, und drücke auf Felder des Bretts.
new-pick = Was ein Druck auf das Brett dorthin setzt
pick = Nichts
pick-obstacles = Hindernis
pick-holes = Loch
pick-neutral = Neutrale Kugel
pick-without = Wegnehmen
new-limits = Grenzen
new-throw-again = Neu werfen
new-draw-again = Neu auslosen
new-rows = Reihen von oben, ein Buchstabe je Kugel, Ziffern für leere Felder
new-who = Wer spielt
seats-against = Du gegen Computer
seats-lot = Dein Platz wird ausgelost
seats-people = Nur Menschen
seats-computers = Nur Computer
seat-team = Team { $team }
bottom-label = Unten am Brett
bottom-usual = Du, oder der erste Platz
bottom-turn = Wer am Zug ist
new-objections = { $count ->
    [one] Das lässt sich noch nicht spielen:
   *[other] { $count } Dinge sprechen dagegen:
}
new-link = Link zu diesem Regelsatz
new-copy = Link kopieren
new-copied = Kopiert
new-text-do = Zeigen
new-start-plain-why = Zwei volle Reihen Figuren auf jeder Seite.
new-start-stones-why = Zuerst werden drei neutrale Steine gesetzt, die die Linien sperren.

## Keys of rule sets, with a line on each

key-rules = Regelsatz
key-game = Spiel
key-layout = Aufstellung
key-position = Stellung
key-seats = Spieler
key-clock = Uhr
key-side = Seitenlänge des Bretts
key-files = Spalten
key-ranks = Reihen
key-symmetry = Regel gegen das Nachahmen
key-goal = Hinausgeschobene Kugeln zum Sieg
key-goal-why = 1 bis 14. Ein stärkeres Team kann ein höheres Ziel bekommen: eine Vorgabe.
key-without = Leer gelassen
key-without-why = Felder, deren Kugeln zu Beginn weggenommen werden: eine Vorgabe.
key-obstacles = Hindernisse
key-obstacles-why = Nichts betritt sie; ein Schub gegen ein Hindernis ist nicht erlaubt.
key-holes = Löcher
key-holes-why = Was hineingeschoben wird, ist draußen; niemand geht selbst hinein.
key-neutral = Neutrale Kugeln
key-neutral-why = Niemand zieht sie; sie können nur geschoben werden.
key-neutral-off = Eine neutrale Kugel hinauszuschieben
key-neutral-off-why = Was es für den bedeutet, der schiebt.
neutral-off = bringt einen Punkt
neutral-off-forbidden = ist nicht erlaubt
neutral-off-wins = gewinnt sofort
key-one-colour = Eine Farbe
key-one-colour-why = Alle Kugeln gehören allen; jede hinausgeschobene Kugel zählt für den, der zieht.
key-hidden = Verborgene Farben
key-hidden-why = Die üblichen Regeln, aber alle Kugeln sehen gleich aus: ein Gedächtnisspiel.
key-shield = Schildgleiten
key-shield-why = Drei Kugeln, die alle einander berühren, dürfen gemeinsam ein Feld weit ziehen.
key-rotate = Drehung
key-rotate-why = Die beiden äußeren von dreien in einer Linie oder einem Bogen dürfen sich um die mittlere drehen.
key-partner-moves = Partner ziehen mit
key-partner-moves-why = In Teams mit mehreren Farben dürfen ruhige Züge Kugeln eines Partners mitnehmen.
key-move-limit = Zuggrenze
key-move-limit-why = Nach so vielen Zügen je Platz gewinnt der höhere Punktestand; üblich sind 20 bis 30.
key-quiet-limit = Grenze ruhiger Züge
key-quiet-limit-why = Nach so vielen Zügen je Platz ohne Hinausschieben oder Schlagen endet die Partie; üblich sind 15.
key-repetition = Wiederholung
key-repetition-why = Was dieselbe Stellung beim dritten Mal bedeutet.
repetition = nichts
repetition-draw = Remis
repetition-loss = Niederlage für den, der sie herbeiführt
key-start = Anfang
start = Wie auf dem Bild
start-why = Die Kugeln stehen, wie die Aufstellung es sagt.
start-random = Ausgelost
start-random-why = Gleich viele Kugeln auf zufälligen Feldern, ausgeglichen für alle und ohne dass sofort eine hinausgeschoben werden kann.
start-thrown = Geworfen
start-thrown-why = Reihen aus fünf und sechs, dann werden je drei Kugeln in die Mitte geworfen.
start-rows = Eingetippt
start-rows-why = Ein Wurf auf deinem eigenen Brett, oder etwas anderes, Reihe für Reihe.
key-seed = Nummer des Loses

## Clocks

clock-control = Zeit
clock-1m-1s = 1 Minute + 1 Sekunde je Zug
clock-3m-2s = 3 Minuten + 2 Sekunden je Zug
clock-5m-3s = 5 Minuten + 3 Sekunden je Zug
clock-10m-5s = 10 Minuten + 5 Sekunden je Zug
clock-15m = 15 Minuten: der Klassiker
clock-15m-10pc = 15 Minuten + 10 % je hinausgeschobene Kugel
clock-30m = 30 Minuten
clock-10m-30s-move = 10 Minuten, höchstens 30 Sekunden je Zug
clock-30s-move = 30 Sekunden für jeden Zug
clock-3d = 3 Tage für jeden Zug: als Fernpartie
clock-own = Eigene…
clock-base = Minuten für jeden
clock-increment = Sekunden Zuschlag je Zug
clock-limit = Sekunden je Zug höchstens
clock-bonus = % je hinausgeschobene Kugel
clock-days = Oder Tage je Zug

## Beside the board

score-board = Punkte je Team
do-marks = Zeichen auf den Kugeln
piece-hidden = Kugel
player-out = ist ausgestiegen
move-resign = gibt auf
move-flag = Zeit abgelaufen
state-paused = Die Uhren stehen; niemand zieht, bis sie weiterlaufen.
