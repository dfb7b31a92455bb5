# The words of the pages. One key a message; sections follow the pages.

site-title = Sumito: Abalone, Epaminondas och Crossings
site-description = Spela Abalone, Epaminondas och Crossings mot datorn eller en vän.
skip-to-content = Hoppa till innehållet
menu-label = Huvudmeny
menu-open = Meny
menu-play = Spela
menu-new = Nytt parti
menu-learn = Lär dig
menu-rules = Regler
menu-about = Om

## Home

home-title = Sumito: spela Abalone
home-welcome = Ditt drag
home-lead = Du spelar svart. Knuffa ut sex vita kulor innan sex av dina är borta.
home-start = Starta partiet
level-label = Datorns nivå
level-option = Nivå { $level }
doors-label = Mer att göra
door-learn = Lär dig reglerna
door-learn-more = Fem minuter, med bilder
door-friend = Spela mot en vän
door-friend-more = Två personer vid den här skärmen
door-other = Ett annat spel
door-other-more = 64 uppställningar, Epaminondas, Crossings
recent-title = Senast spelade partier
plies = { $count ->
    [one] { $count } drag
   *[other] { $count } drag
}

## The board

board-title = { $game }
board-help = Bräde. Piltangenterna flyttar, Enter väljer, Escape släpper.
board-empty = { $cell }, tomt
board-piece = { $cell }, { $piece }
board-picked = vald
board-target = ett drag går hit
board-strike = en knuff eller ett slag går hit
board-moved = { $move } spelat.
board-ejected = { $move } spelat: en kula lämnar brädet.
board-captured = { $move } spelat, slagna pjäser: { $count }.
board-choose = { $count } drag passar. Välj med siffra; Escape släpper.
board-choice = { $number }: { $move }
board-no-line = Inget drag leder från { $from } till { $to }.
colour-black = Svart
colour-white = Vit
colour-red = Röd
colour-blue = Blå
colour-green = Grön
colour-yellow = Gul
piece-neutral = neutral
piece-obstacle = hinder
piece-hole = hål

## A game

panel-title = Partiet
moves-label = Drag
state-your-turn = Din tur
state-to-move = { $colour } är i tur
state-thinking = Datorn tänker…
state-looking-back = Ställningen efter drag { $ply }
state-offline = Förbindelsen är bruten; försöker igen…
player-human = Människa
player-engine = Dator, nivå { $level }
score-of = { $score } av { $goal }
score-plain = slagna { $score }
steps-label = Stega genom dragen
step-first = Första ställningen
step-back = Ett drag bakåt
step-on = Ett drag framåt
step-last = Senaste ställningen
typed-label = Skriv ett drag
typed-placeholder = Skriv ett drag
typed-do = Spela
do-flip = Vänd brädet
do-undo = Ta tillbaka
do-pause = Stoppa klockorna
do-go-on = Fortsätt
do-draw = Enas om remi
do-draw-sure = Är båda överens?
do-resign = Ge upp
do-resign-sure = Ge upp på riktigt?
do-download = Spara protokoll
do-new = Nytt parti
result-win = { $winner } vinner: { $reason }.
result-draw = Remi: { $reason }.
reason-goal = målet för utknuffningar är nått
reason-majority = fler pjäser på bortre raden när turen börjar
reason-crossing = en övergång besvarades inte
reason-move-limit = det avtalade antalet drag är spelat
reason-quiet-limit = för många drag utan utknuffning
reason-no-move = sidan i tur har inget drag
reason-repetition = samma ställning kom för tredje gången
reason-resignation = uppgivet
reason-time = tiden tog slut
reason-agreement = överenskommet
reason-abandoned = partiet övergavs

## New game

new-title = Nytt parti
new-game = Spel
new-layout = Uppställning
new-more-players = Tre till sex spelare
new-more-layouts = Fler uppställningar för två
layout-unfair = ojämn
new-board = Bräde
new-files = Kolumner
new-ranks = Rader
new-start-plain = Två rader var
new-start-stones = Tre stenar först
new-symmetry = Regel mot härmning
new-symmetry-why = Vilka spegelbilder en pjäs som når bortre raden inte får fullborda.
symmetry-any = Någon av de tre
symmetry-half-turn = Halvt varv
symmetry-ranks = Uppe och nere
symmetry-files = Vänster och höger
symmetry-none = Ingen sådan regel
new-crossings = Abbotts första version, på ett bräde på åtta gånger åtta. En pjäs som går över vinner om inte nästa drag också går över.
new-position = Ställning
new-text = En regeluppsättning som text
new-text-why = En regeluppsättning på en rad fyller i formuläret.
clock-label = Klocka
clock-none = Ingen klocka
new-preview = Starten
new-do = Starta partiet
upload-title = Öppna ett protokoll
upload-why = En APGN-fil med Abalone, Epaminondas eller Crossings. Varje felfritt parti i den sparas.
upload-file = Fil
upload-do = Öppna
upload-taken = { $count ->
    [one] Ett parti öppnat
   *[other] { $count } partier öppnade
}
upload-game = Parti { $number }
upload-broken = { $count ->
    [one] Ett protokoll är trasigt
   *[other] { $count } protokoll är trasiga
}
upload-left-out = { $count ->
    [one] Ett parti utelämnades: en fil får ha hundra.
   *[other] { $count } partier utelämnades: en fil får ha hundra.
}

## Problems

problem-400 = Det går inte att läsa
problem-403 = Inte härifrån
problem-404 = Inget här
problem-405 = Inte på det sättet
problem-408 = För långsamt
problem-409 = Partiet har gått vidare
problem-413 = För mycket på en gång
problem-415 = Inte i den formen
problem-422 = Det är inte möjligt
problem-429 = För många förfrågningar
problem-500 = Något gick sönder hos oss
problem-503 = Upptaget
problem-home = Till brädet

## About

about-title = Om Sumito
about-name = Sumito var Abalones första namn. Här är det ett hem för knuffspel: Abalone för två till sex spelare, Epaminondas och dess föregångare Crossings.
about-one = En enda uppsättning regler, skriven en gång, tjänar de här sidorna, terminalen, motorn och alla som bygger vidare på den.
about-private-title = Dina partier
about-private = Partier sparas på maskinen som levererar den här sidan och ingen annanstans. Det finns inga konton, inga spårare och högst två kakor: språket du valt, och ett slumptal om du löser problem.
about-programs-title = För program
about-programs = Allt som sidorna gör kan program också göra:
about-version = Version { $version }

## Learn

learn-title = Lär dig spelen
learn-lead = Tre spel om linjer som knuffar, slår och går över. Vart och ett förklaras på några minuter.
learn-abalone = Två spelare, fjorton kulor var, ett bräde med 61 fördjupningar. Den som knuffar ut sex av motståndarens kulor har vunnit.
learn-terms = Termerna
learn-epaminondas = Två spelare på ett rutigt bräde, med två rader var. Vit börjar. Det är ett spel om falanger: raka obrutna linjer av egna pjäser, längs en rad, en kolumn eller en diagonal.
learn-crossings = Föregångaren från 1969, på åtta gånger åtta. Grupper går som i Epaminondas, men ett slag tar bara den enda pjäs som träffas, längst ut i en linje i dragets riktning som är mindre än gruppen som går.
learn-hands = Så flyttar du här
learn-hands-click = Tryck på en kula, sedan på fältet dit dess linje ska komma. Punkter visar vart; en ring visar en knuff.
learn-hands-drag = Eller dra den: kulan du drar är den sista och tar med sig alla som står framför. I Epaminondas drar du den bakersta pjäsen till där den främsta ska stå.
learn-hands-side = För ett sidodrag trycker du på linjens båda ändar, sedan på fältet. Om två drag passar erbjuds de med siffror.
learn-hands-keys = Från tangentbordet: piltangenterna går över brädet, Enter väljer, Escape släpper.
learn-hands-type = Eller skriv draget: A1B2, C3C5D4 eller a1-a3.

## Rules

rules-title = Regeluppsättningar
rules-lead = En regeluppsättning är en rad text: ett spel, en uppställning och det som skiljer sig från det vanliga. Länkar, protokoll och program använder alla samma rad.
rules-presets = Kända vid namn
rules-name = Namn
rules-text = Text
rules-what = Betydelse
rules-keys = Nycklar för { $game }
rules-key = Nyckel
rules-values = Värden
rules-default = Om utelämnad
rules-layouts = Uppställningar i Abalone

## The language of the pages

language-name = Svenska
language-label = Språk
