# The words of the pages. One key a message; sections follow the pages.

site-title = Sumito: Abalone, Epaminondas und Crossings
site-description = Spiele Abalone, Epaminondas und Crossings gegen den Computer oder mit Freunden.
skip-to-content = Zum Inhalt springen
menu-label = Hauptmenü
menu-open = Menü
menu-play = Spielen
menu-new = Neue Partie
menu-learn = Lernen
menu-rules = Regeln
menu-about = Über Sumito

## Home

home-title = Sumito: Abalone spielen
home-welcome = Du bist am Zug
home-lead = Du spielst Schwarz. Schiebe sechs weiße Kugeln vom Brett, bevor sechs von deinen weg sind.
home-start = Partie beginnen
level-label = Stufe des Computers
level-option = Stufe { $level }
doors-label = Mehr zu tun
door-learn = Die Regeln lernen
door-learn-more = Fünf Minuten, mit Bildern
door-friend = Zu zweit spielen
door-friend-more = Zwei Personen an diesem Bildschirm
door-other = Ein anderes Spiel
door-other-more = 64 Aufstellungen, Epaminondas, Crossings
recent-title = Zuletzt gespielte Partien
plies = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}

## The board

board-title = { $game }
board-help = Brett. Pfeiltasten bewegen, Enter wählt, Esc lässt los.
board-empty = { $cell }, leer
board-piece = { $cell }, { $piece }
board-picked = gewählt
board-target = ein Zug führt hierher
board-strike = ein Schub oder Schlag führt hierher
board-moved = { $move } gespielt.
board-ejected = { $move } gespielt: eine Kugel verlässt das Brett.
board-captured = { $move } gespielt, geschlagene Figuren: { $count }.
board-choose = { $count } Züge passen. Wähle per Nummer; Esc lässt los.
board-choice = { $number }: { $move }
board-no-line = Kein Zug führt von { $from } nach { $to }.
colour-black = Schwarz
colour-white = Weiß
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
piece-neutral = neutral
piece-obstacle = Hindernis
piece-hole = Loch

## A game

panel-title = Die Partie
moves-label = Züge
state-your-turn = Du bist am Zug
state-to-move = { $colour } am Zug
state-thinking = Der Computer denkt nach…
state-looking-back = Stellung nach Zug { $ply }
state-offline = Die Verbindung ist abgebrochen; neuer Versuch…
player-human = Mensch
player-engine = Computer, Stufe { $level }
score-of = { $score } von { $goal }
score-plain = geschlagen: { $score }
steps-label = Durch die Züge blättern
step-first = Erste Stellung
step-back = Einen Zug zurück
step-on = Einen Zug vor
step-last = Neueste Stellung
typed-label = Zug eintippen
typed-placeholder = Zug eintippen
typed-do = Ziehen
do-flip = Brett drehen
do-undo = Zurücknehmen
do-pause = Uhren anhalten
do-go-on = Weiterspielen
do-draw = Remis vereinbaren
do-draw-sure = Sind beide einverstanden?
do-resign = Aufgeben
do-resign-sure = Wirklich aufgeben?
do-download = Aufzeichnung speichern
do-new = Neue Partie
result-win = { $winner } gewinnt: { $reason }.
result-draw = Remis: { $reason }.
reason-goal = genug Kugeln sind hinausgeschoben
reason-majority = mehr Figuren auf der letzten Reihe zu Beginn des Zuges
reason-crossing = ein Durchbruch wurde nicht beantwortet
reason-move-limit = die vereinbarte Zahl von Zügen ist gespielt
reason-quiet-limit = zu viele Züge, ohne dass eine Kugel hinausgeschoben wurde
reason-no-move = die Seite am Zug hat keinen Zug
reason-repetition = dieselbe Stellung kam zum dritten Mal
reason-resignation = Aufgabe
reason-time = die Zeit ist abgelaufen
reason-agreement = vereinbart
reason-abandoned = die Partie wurde abgebrochen

## New game

new-title = Neue Partie
new-game = Spiel
new-layout = Aufstellung
new-more-players = Drei bis sechs Spieler
new-more-layouts = Weitere Aufstellungen für zwei
layout-unfair = nicht ausgeglichen
new-board = Brett
new-files = Spalten
new-ranks = Reihen
new-start-plain = Je zwei Reihen
new-start-stones = Zuerst drei Steine
new-symmetry = Regel gegen das Nachahmen
new-symmetry-why = Welche Spiegelbilder eine Figur nicht vollenden darf, die die letzte Reihe erreicht.
symmetry-any = Jedes der drei
symmetry-half-turn = Halbe Drehung
symmetry-ranks = Oben und unten
symmetry-files = Links und rechts
symmetry-none = Keine solche Regel
new-crossings = Abbotts erste Fassung, auf einem Brett von acht mal acht. Eine Figur, die durchbricht, gewinnt, wenn nicht der nächste Zug auch durchbricht.
new-position = Stellung
new-text = Ein Regelsatz als Text
new-text-why = Ein Regelsatz in einer Zeile füllt das Formular aus.
clock-label = Uhr
clock-none = Keine Uhr
new-preview = Der Anfang
new-do = Partie beginnen
upload-title = Aufzeichnung öffnen
upload-why = Eine APGN-Datei mit Abalone, Epaminondas oder Crossings. Jede fehlerfreie Partie darin wird behalten.
upload-file = Datei
upload-do = Öffnen
upload-taken = { $count ->
    [one] Eine Partie geöffnet
   *[other] { $count } Partien geöffnet
}
upload-game = Partie { $number }
upload-broken = { $count ->
    [one] Eine Aufzeichnung ist fehlerhaft
   *[other] { $count } Aufzeichnungen sind fehlerhaft
}
upload-left-out = { $count ->
    [one] Eine Partie wurde ausgelassen: eine Datei darf hundert bringen.
   *[other] { $count } Partien wurden ausgelassen: eine Datei darf hundert bringen.
}

## Problems

problem-400 = Das ist nicht lesbar
problem-403 = Nicht von hier
problem-404 = Hier ist nichts
problem-405 = So nicht
problem-408 = Zu langsam
problem-409 = Die Partie ist weitergegangen
problem-413 = Zu viel auf einmal
problem-415 = Nicht in dieser Form
problem-422 = Das ist nicht möglich
problem-429 = Zu viele Anfragen
problem-500 = Bei uns ist etwas kaputtgegangen
problem-503 = Ausgelastet
problem-home = Zum Brett

## About

about-title = Über Sumito
about-name = Sumito war der erste Name von Abalone. Hier ist es ein Zuhause für Schiebespiele: Abalone für zwei bis sechs Spieler, Epaminondas und sein Vorläufer Crossings.
about-one = Ein einziges Regelwerk, einmal geschrieben, dient diesen Seiten, dem Terminal, der Engine und allen, die darauf aufbauen.
about-private-title = Deine Partien
about-private = Partien liegen auf dem Rechner, der diese Seite ausliefert, und nirgends sonst. Es gibt keine Konten, keine Tracker und höchstens zwei Cookies: die Sprache, die du gewählt hast, und eine Zufallszahl, wenn du Aufgaben löst.
about-programs-title = Für Programme
about-programs = Alles, was die Seiten tun, können auch Programme tun:
about-version = Version { $version }

## Learn

learn-title = Die Spiele lernen
learn-lead = Drei Spiele mit Linien, die schieben, schlagen und durchbrechen. Jedes ist in ein paar Minuten erklärt.
learn-abalone = Zwei Spieler, je vierzehn Kugeln, ein Brett mit 61 Mulden. Wer sechs gegnerische Kugeln vom Brett schiebt, hat gewonnen.
learn-terms = Die Begriffe
learn-epaminondas = Zwei Spieler auf einem karierten Brett, mit je zwei Reihen. Weiß beginnt. Es ist ein Spiel der Phalanxen: lückenlose gerade Linien eigener Figuren, entlang einer Reihe, einer Spalte oder einer Diagonale.
learn-crossings = Der Vorläufer von 1969, auf acht mal acht Feldern. Gruppen ziehen wie bei Epaminondas, aber geschlagen wird nur die eine getroffene Figur, am Ende einer Linie in Zugrichtung, die kleiner ist als die ziehende Gruppe.
learn-hands = So ziehst du hier
learn-hands-click = Drücke auf eine Kugel, dann auf das Feld, auf das ihre Linie kommen soll. Punkte zeigen, wohin; ein Ring zeigt einen Schub.
learn-hands-drag = Oder ziehe sie: die gezogene Kugel ist die letzte und nimmt alle mit, die vor ihr stehen. Bei Epaminondas ziehst du die hinterste Figur dorthin, wo die vorderste stehen soll.
learn-hands-side = Für einen Seitwärtszug drücke auf beide Enden der Linie, dann auf das Feld. Passen zwei Züge, werden sie mit Nummern angeboten.
learn-hands-keys = Mit der Tastatur: Pfeiltasten gehen über das Brett, Enter wählt, Esc lässt los.
learn-hands-type = Oder tippe den Zug ein: A1B2, C3C5D4 oder a1-a3.

## Rules

rules-title = Regelsätze
rules-lead = Ein Regelsatz ist eine Zeile Text: ein Spiel, eine Aufstellung und was vom Üblichen abweicht. Links, Aufzeichnungen und Programme benutzen alle dieselbe Zeile.
rules-presets = Bekannte Spielarten
rules-name = Name
rules-text = Text
rules-what = Bedeutung
rules-keys = Schlüssel von { $game }
rules-key = Schlüssel
rules-values = Werte
rules-default = Wenn ausgelassen
rules-layouts = Aufstellungen von Abalone

## The language of the pages

language-name = Deutsch
language-label = Sprache
