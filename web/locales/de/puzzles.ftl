# Aufgaben.

menu-puzzles = Aufgaben
puzzles-title = Aufgaben
puzzle-win = { $count ->
    [one] { $colour } am Zug gewinnt sofort
   *[other] { $colour } am Zug gewinnt in { $count } Zügen
}
puzzle-gain = { $count ->
    [one] { $colour } am Zug gewinnt sofort eine Kugel oder einen Stein
   *[other] { $colour } am Zug gewinnt in { $count } Zügen eine Kugel oder einen Stein
}
puzzle-save = { $colour } am Zug: Finde den einzigen Zug, der nicht verliert
puzzle-rating = Schwierigkeit { $rating }
puzzle-right = Richtig. Weiter!
puzzle-solved = Gelöst!
puzzle-refuted = Das reicht nicht: { $move } widerlegt es.
puzzle-wrong = Das reicht nicht.
puzzle-uncounted = (Nur der erste Versuch zählt.)
puzzle-solution = Lösung zeigen
puzzle-help-why = Zählt als nicht gelöst
puzzle-helped = Das ist die Lösung.
puzzle-hinted = Die umringten Steine ziehen; drücke noch einmal, um zu sehen, wohin.
puzzle-next = Nächste Aufgabe
puzzle-theme = Thema
puzzle-any = Beliebig
puzzle-all = Alle Aufgaben
puzzle-count = { $count ->
    [one] { $count } Aufgabe passt
   *[other] { $count } Aufgaben passen
}
puzzle-none = Keine Aufgabe ist so.
puzzle-ratings = Deine Stärke
puzzle-strength = Wertung
puzzle-tries = Versucht
puzzle-private = Auf diesem Server unter einer Zufallszahl in einem Cookie gespeichert, sonst nichts.
puzzle-forget = Meine Wertungen löschen
puzzle-forget-sure = Wirklich löschen?

## Themes

theme-last-ejection = Letzter Ausstoß
theme-ejection = Ausstoß
theme-capture = Schlag
theme-crossing = Überquerung
theme-sumito = Sumito { $strength }
theme-broadside = Seitwärtszug
theme-quiet = Stiller erster Zug
theme-defence = Verteidigung
theme-net = Netz
