# Rule sets by name and in words.

## The games

game-abalone = Abalone
game-abalone-about = schiebe sechs gegnerische Kugeln von einem sechseckigen Brett; 2 bis 6 Spieler
game-epaminondas = Epaminondas
game-epaminondas-about = führe Phalanxen über ein kariertes Brett und halte die letzte Reihe; 2 Spieler
game-crossings = Crossings
game-crossings-about = der Vorläufer von Epaminondas: ein unbeantworteter Durchbruch gewinnt; 2 Spieler

## Rule sets people have names for

preset-belgian-daisy = Belgisches Gänseblümchen
preset-belgian-daisy-about = die Aufstellung offizieller Turniere: je zwei Blumen, sechs hinausgeschobene Kugeln gewinnen
preset-standard = Standard
preset-standard-about = die Aufstellung aus der Schachtel: je zwei volle Reihen und drei Kugeln
preset-german-daisy = Deutsches Gänseblümchen
preset-german-daisy-about = je zwei Blumen, ein Feld vom Rand entfernt
preset-alliances = Allianzen
preset-alliances-about = ein Ring aus beiden Farben gemischt: Kontakt ab dem ersten Zug
preset-three-players = Drei Spieler
preset-three-players-about = jeder für sich, je elf Kugeln
preset-four-players-in-pairs = Vier Spieler, paarweise
preset-four-players-in-pairs-about = gegenüberliegende Plätze sind Partner und dürfen mit den Kugeln des anderen schieben
preset-five-players = Fünf Spieler
preset-five-players-about = jeder für sich, der fünfte in der Mitte
preset-six-players-in-pairs = Sechs Spieler, paarweise
preset-six-players-in-pairs-about = gegenüberliegende Plätze sind Partner, drei Teams
preset-two-against-two = Zwei gegen zwei
preset-two-against-two-about = vier Personen und zwei Farben; Partner ziehen abwechselnd mit denselben Kugeln
preset-two-against-two-crossed = Zwei gegen zwei, über Kreuz
preset-two-against-two-crossed-about = vier Personen und zwei Farben; Partner spielen verschiedene Farben
preset-grand-abalone = Grand Abalone
preset-grand-abalone-about = Brett mit Seitenlänge sechs, Linien aus vier, zwei Aktionen je Zug, zehn hinausgeschobene Kugeln gewinnen
preset-one-colour = Eine Farbe
preset-one-colour-about = alle Kugeln gehören allen: ein Wettlauf im Hinausschieben aus der Aufstellung „Allianzen“
preset-hidden-colours = Verborgene Farben
preset-hidden-colours-about = die üblichen Regeln, aber alle Kugeln sehen gleich aus: ein Gedächtnisspiel
preset-random-start = Zufällige Aufstellung
preset-random-start-about = gleich viele auf zufälligen Feldern, symmetrisch und ohne dass sofort etwas hinausgeschoben werden kann
preset-epaminondas-about = das Brett mit 14 mal 12 Feldern und der Regel gegen das Nachahmen
preset-8x8-epaminondas = 8×8-Epaminondas
preset-8x8-epaminondas-about = dasselbe Spiel auf einem Schachbrett; nicht Crossings
preset-10x8-epaminondas = 10×8-Epaminondas
preset-10x8-epaminondas-about = dasselbe Spiel auf einem mittelgroßen Brett
preset-epaminondas-with-stones = Epaminondas mit Steinen
preset-epaminondas-with-stones-about = zuerst werden drei neutrale Steine gesetzt, die die Linien sperren
preset-crossings-about = Abbotts erste Fassung: geschlagen werden Endfiguren, Durchbrüche müssen beantwortet werden

## How well a layout is attested

certainty-agreed = zwei oder mehr unabhängige Abschriften stimmen überein
certainty-published = eine Veröffentlichung, zweimal gelesen
certainty-single = eine Quelle

## A rule set in one line: these parts follow each other with commas

about-repetition-draw = beim dritten Vorkommen ist es remis
about-repetition-loss = wer das dritte Vorkommen herbeiführt, verliert
about-layout = Abalone: { $layout }
about-side = Brett mit Seitenlänge { $side }
about-random = zufällige Aufstellung
about-thrown = geworfene Aufstellung
about-drawn = eine eigene Aufstellung
about-shared = Partner teilen sich eine Farbe
about-crossed = Partner spielen verschiedene Farben
about-without = zu Beginn leer: { $cells }
about-obstacles = gesperrt: { $cells }
about-holes = Löcher: { $cells }
about-neutral = neutrale Kugeln: { $cells }
about-neutral-stays = die nicht hinausgeschoben werden dürfen
about-neutral-scores = die einen Punkt bringen
about-neutral-wins = die sofort gewinnen
about-one-colour = alle Kugeln gehören allen
about-hidden = verborgene Farben
about-shield = Schilde gleiten
about-rotate = Dreiergruppen drehen sich
about-partner-moves = Kugeln der Partner ziehen mit
about-move-limit = { $moves ->
    [one] ein Zug je Platz
   *[other] { $moves } Züge je Platz
}
about-quiet-limit = { $moves ->
    [one] endet nach einem ruhigen Zug je Platz
   *[other] endet nach { $moves } ruhigen Zügen je Platz
}
about-two = zwei Spieler
about-each = { $seats } Spieler, jeder für sich
about-teams = { $seats } Spieler in { $teams } Teams
about-goal = { $goal ->
    [one] eine hinausgeschobene Kugel gewinnt
   *[other] { $goal } hinausgeschobene Kugeln gewinnen
}
about-goal-of = { $goal } für { $colour }
about-goals = hinausgeschobene Kugeln zum Sieg: { $goals }
about-crossings = Crossings auf 8 Spalten und 8 Reihen
about-epaminondas = Epaminondas auf { $files } Spalten und { $ranks } Reihen
about-symmetry-none = keine Regel gegen das Nachahmen
about-symmetry-files = keine Links-rechts-Symmetrie beim Erreichen der letzten Reihe
about-symmetry-ranks = kein Nachahmen nach Reihen
about-symmetry-half-turn = kein Nachahmen durch halbe Drehung
about-symmetry-any = kein Nachahmen durch irgendeine Symmetrie
about-stones = { $stones ->
    [one] zuerst wird ein Stein gesetzt
   *[other] zuerst werden { $stones } Steine gesetzt
}
about-field-moves = { $moves ->
    [one] ein Zug je Seite
   *[other] { $moves } Züge je Seite
}
about-field-quiet = { $moves ->
    [one] endet nach je einem ruhigen Zug
   *[other] endet nach je { $moves } ruhigen Zügen
}
