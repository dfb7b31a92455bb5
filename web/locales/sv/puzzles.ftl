# Problem.

menu-puzzles = Problem
puzzles-title = Problem
puzzle-win = { $count ->
    [one] { $colour } är i tur och vinner genast
   *[other] { $colour } är i tur och vinner på { $count } drag
}
puzzle-gain = { $count ->
    [one] { $colour } är i tur och vinner genast en pjäs
   *[other] { $colour } är i tur och vinner en pjäs inom { $count } drag
}
puzzle-save = { $colour } är i tur: hitta det enda draget som inte förlorar
puzzle-rating = Svårighet { $rating }
puzzle-right = Rätt. Fortsätt!
puzzle-solved = Löst!
puzzle-refuted = Det räcker inte: { $move } vederlägger det.
puzzle-wrong = Det räcker inte.
puzzle-uncounted = (Bara första försöket räknas.)
puzzle-solution = Visa lösningen
puzzle-help-why = Räknas som inte löst
puzzle-helped = Det här är lösningen.
puzzle-hinted = De inringade pjäserna flyttar; tryck igen för att se vart.
puzzle-next = Nästa problem
puzzle-theme = Tema
puzzle-any = Alla
puzzle-all = Alla problem
puzzle-count = { $count ->
    [one] { $count } problem passar
   *[other] { $count } problem passar
}
puzzle-none = Inget problem är sådant.
puzzle-ratings = Din styrka
puzzle-strength = Rating
puzzle-tries = Försök
puzzle-private = Sparas på den här servern under ett slumptal i en kaka, inget annat.
puzzle-forget = Ta bort mina ratingar
puzzle-forget-sure = Verkligen ta bort?

## Themes

theme-last-ejection = Sista utknuffningen
theme-ejection = Utknuffning
theme-capture = Slag
theme-crossing = Övergång
theme-sumito = Sumito { $strength }
theme-broadside = Sidodrag
theme-quiet = Tyst första drag
theme-defence = Försvar
theme-net = Nät
