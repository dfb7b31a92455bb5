# Analysbrädet.

menu-analyse = Analys
door-analyse = Analysera
door-analyse-more = Pröva drag, fråga motorn
do-analyse = Analysera
do-analyse-here = Analysera härifrån
analyse-title = Analysbräde
analyse-records = Protokoll
analyse-start = Start
analyse-variation = Varianter
analyse-unread = Det här ordet kan inte spelas här; det sparas som det står
analyse-remark = Kommentera draget
analyse-glyph = Omdöme
analyse-comment = Kommentar
analyse-promote = Lägg varianten först
analyse-delete = Ta bort härifrån
analyse-delete-sure = Verkligen ta bort allt?
analyse-keep = Spara och dela
analyse-link = Kopiera en länk med allt
analyse-text = Protokollet som text
analyse-text-label = Protokollet med kommentarer och varianter
analyse-open = Ett annat spel eller protokoll
analyse-begin = Börja
analyse-paste = Klistra in ett protokoll (APGN)
analyse-record = Protokoll { $game }. { $problem }
analyse-misplayed = Drag { $round } ({ $colour }), `{ $word }`: { $problem }
analyse-kept = Dragen före det har lästs.
analyse-cut = fram till felet

## The engine

engine-label = Motor
engine-do = Motor
engine-threat = Hot
engine-threat-why = Vad skulle den andra sidan spela om den var i tur?
engine-lines = Varianter
engine-bar = Vem som leder
engine-found = Bästa varianter
engine-effort = djup { $depth } · { $nodes } ställningar
engine-working = Söker …
engine-no-threat = Att passa skulle avsluta partiet här, så det finns inget att hota med.
engine-threat-of = Om turen gick över:
engine-line = Variant { $number }
score-even = Jämnt
score-ahead = { $colour } leder med { $amount }
score-behind = { $colour } ligger { $amount } efter
score-wins = { $count ->
    [one] { $colour } vinner på { $count } halvdrag
   *[other] { $colour } vinner på { $count } halvdrag
}
score-loses = { $count ->
    [one] { $colour } förlorar på { $count } halvdrag
   *[other] { $colour } förlorar på { $count } halvdrag
}

## The whole game

graph-title = Hela partiet
graph-why = Motorn bedömer varje drag i huvudvarianten.
graph-none = Det finns inget drag att bedöma än. Spela några, eller öppna ett protokoll.
graph-do = Bedöm partiet
graph-progress = Bedömda drag
graph-cancel = Avbryt
graph-failed = Det gick inte. Försök igen om en stund.
graph-drawing = Partiets förlopp; tryck för att gå till ett drag
graph-accuracy = Precision
graph-inaccuracy = Oprecist drag
graph-mistake = Misstag
graph-blunder = Grovt misstag
graph-inaccuracies = Oprecisa drag
graph-mistakes = Misstag
graph-blunders = Grova misstag
graph-no-mistakes = Inga misstag hittades.
graph-turning = Partiet avgjordes av
graph-better = Bättre:
graph-keep = Skriv in i protokollet

## Openings

book-title = Öppningar
book-move = Drag
book-games = Partier
book-wins = Vunna
book-draws = Oavgjorda
book-losses = Förlorade
book-none = Inget känt parti har nått den här ställningen.

## Endgame tables

tables-title = Slutspelstabeller
tables-ends = Slut
tables-moves = Drag
tables-draw = Ingen kan tvinga fram en vinst: oavgjort
tables-none = Tabellerna har inte den här ställningen.

## Proofs

solve-title = Lös
solve-what = Vad kan sidan i tur tvinga fram?
solve-win = En vinst
solve-gain = { $count ->
    [one] En pjäs mer inom { $count } halvdrag
   *[other] En pjäs mer inom { $count } halvdrag
}
solve-do = Bevisa
solve-working = Söker ett bevis …
solve-wins = { $count ->
    [one] Bevisat: { $colour } vinner på { $count } halvdrag.
   *[other] Bevisat: { $colour } vinner på { $count } halvdrag.
}
solve-gains = { $count ->
    [one] Bevisat: { $colour } har en pjäs mer efter { $count } halvdrag.
   *[other] Bevisat: { $colour } har en pjäs mer efter { $count } halvdrag.
}
solve-no-win = Bevisat: { $colour } kan inte tvinga fram en vinst.
solve-no-gain = { $count ->
    [one] Bevisat: { $colour } kan inte tvinga fram en fördel inom { $count } halvdrag.
   *[other] Bevisat: { $colour } kan inte tvinga fram en fördel inom { $count } halvdrag.
}
solve-open = Hittades inte inom budgeten: det kan vara så eller inte.

## A hint in a game

do-hint = Tips
hint-told = Tips: { $move }

## What is refused

tree-shape = nod { $node } i trädet följer ingen nod före den
tree-move = `{ $word }` i huvudvarianten: { $reason }
failure-patience = { $most ->
    [one] högst en analys åt gången från en adress; avsluta den först
   *[other] högst { $most } analyser åt gången från en adress; avsluta en av dem först
}
