# What is said of moves, rule sets and positions that cannot be. Parts of sentences begin small;
# words in `backticks` are notation and stay as they are.

## Moves Abalone does not allow; then those of Epaminondas and Crossings

illegal-game-over = partiet är slut
illegal-not-on-board = draget börjar utanför brädet
illegal-no-marble = ingen kula står på { $cell }
illegal-not-yours = kulan på { $cell } tillhör { $owner }, och { $mover } är i tur
illegal-neutral = kulan på { $cell } är neutral: den rör sig bara när den knuffas
illegal-leaves-board = kulan på { $cell } skulle lämna brädet
illegal-into-hole = { $cell } är ett hål: ingen går dit själv
illegal-obstacle = { $cell } är ett hinder: inget kan gå dit
illegal-line-too-long = { $length } kulor står i den här linjen: högst { $most } går tillsammans
illegal-partner-in-line = kulan på { $cell } är din partners: en linje med den går bara för att knuffa
illegal-too-weak = { $own } kan inte knuffa { $others }: linjen som knuffar måste vara längre
illegal-own-behind = kulan på { $cell }, bakom de knuffade, är på din egen sida och spärrar knuffen
illegal-neutral-stays = den neutrala kulan på { $cell } får inte knuffas ut
illegal-too-short = bara en linje om 3 eller fler knuffar ut sin främsta kula, inte { $count }
illegal-broadside-size = ett sidodrag flyttar 2 till { $most } kulor, inte { $size }
illegal-along-the-line = ett sidodrag går åt sidan; längs sin linje anges en grupp med sin sista kula
illegal-none-own = ingen av de här kulorna är din egen
illegal-taken = { $cell } är upptaget
illegal-no-shields = den här regeluppsättningen har inga `shield`-glidningar
illegal-no-rotations = den här regeluppsättningen har inga `rotate`-drag
illegal-takes-back = draget tar tillbaka motståndarens senaste drag, vilket är förbjudet i spel med en färg
illegal-other-game = det här är ett drag i ett annat spel

## Moves Epaminondas and Crossings do not allow

forbidden-stones-first = först ska en neutral sten läggas, { $left } till av 3: ange en tom ruta
forbidden-no-stone = ingen sten ska läggas nu: ange två rutor för att flytta
forbidden-stone-rank = en sten läggs på raderna { $first } till { $last }, { $square } ligger utanför
forbidden-stone-occupied = en sten behöver en tom ruta, det är inte { $square }
forbidden-off-board = { $square } finns inte på det här brädet med { $files } kolumner och { $ranks } rader
forbidden-empty = ingen pjäs står på { $square }
forbidden-foreign = pjäsen på { $square } är motståndarens
forbidden-stone = den neutrala stenen på { $square } flyttas aldrig
forbidden-locked = pjäsen på { $square } har gått över och är låst
forbidden-not-a-line = ett drag går längs en rad, en kolumn eller en diagonal, och det gör inte { $from } till { $to }
forbidden-nothing = minst en pjäs går minst en ruta
forbidden-broken = en falang är en obruten linje av egna pjäser, men på { $square } står ingen sådan
forbidden-not-in-front = den del av en falang som går måste ha med den främsta pjäsen, men { $square } är framför den
forbidden-lone-too-far = en ensam pjäs får gå högst 1, inte { $distance }
forbidden-too-far = en falang om { $size } får gå högst { $size }, inte { $distance }
forbidden-leaves-board = draget skulle lämna brädet: från { $front } till kanten är det { $room }, inte { $distance }
forbidden-own-in-way = en egen pjäs står i vägen på { $square }
forbidden-stone-in-way = en neutral sten står i vägen på { $square }
forbidden-foe-in-way = en av motståndarens pjäser står i vägen på { $square }: ett drag slutar där det slår
forbidden-lone-capture = en ensam pjäs slår aldrig, och { $square } är upptagen
forbidden-line-too-strong = ett slag kräver fler pjäser än linjen det möter: { $size } mot { $line } från { $square } och framåt
forbidden-locked-target = motståndarens pjäs på { $square } har gått över och kan inte slås
forbidden-must-cross = motståndaren har gått över: bara ett drag till rad { $rank } besvarar det
forbidden-symmetric = ett drag till den bortre raden får inte göra brädet symmetriskt ({ $how })
symmetric-any = på något sätt
symmetric-files = vänster mot höger
symmetric-ranks = upp mot ner, med bytta färger
symmetric-half-turn = genom ett halvt varv, med bytta färger

## Moves that cannot be read

move-ambiguous = det här kan betyda något av { $moves }
move-arrival = linjen från { $rear } kommer till { $arrives }, inte till { $named }
wrong-move = drag: { $problem }
move-broadside-form = i den här notationen är ett sidodrag två fält: en ände, och dit den andra kommer
move-no-neighbours = { $a } och { $b } är inte grannar: en kula går ett fält
move-no-line = { $a } och { $b } är inte de två ändarna av en linje
move-no-shield = de tre första fälten i en sköldglidning måste alla röra vid varandra
move-no-rotation = { $a } och { $b } ligger varken mitt emot varandra eller 120° isär runt den mellersta
move-no-move = { $a } och { $b } bildar inget drag tillsammans
move-notation = drag i det här spelet skrivs inte i { $notation }

## The game as it stands

game-not-seated = den platsen är inte med i partiet
game-no-pass = man kan bara stå över bland tre platser eller fler

## Rule sets that do not fit together

rules-no-layout = det finns ingen uppställning `{ $layout }`
rules-side-of-layout = `{ $layout }` har sidan { $side }
rules-side = bräden har sidor från { $least } till { $most }
cells-none = inga
rules-cell-off = ett fält finns inte på ett bräde med sidan { $side }
rules-cell-twice = { $cell } anges två gånger
rules-cell-among = { $cell } är redan med i `{ $key }`
rules-teams = bara en uppställning med två färger delas av fyra personer
rules-not-one-colour = inte i spel med en färg
rules-nothing-to-hide = spel med en färg har inget att dölja
rules-needs-neutral = kräver neutrala kulor: lägg till `neutral=` och deras fält
rules-needs-partners = kräver partner med egna kulor: en uppställning i par
rules-quiet-shared = kan inte räkna egna kulor när två lag flyttar samma färg
rules-limit = en gräns är minst 1 drag
rules-goal = ett mål är från 1 till { $most } utknuffningar
rules-goals = ange ett tal, eller ett för vart och ett av de { $teams } lagen
rules-needs-seed = en slumpad eller kastad start kräver `seed=N`
rules-seed-unused = kräver `start=random` eller `start=thrown`
rules-random-empty = det tomma brädet har inga kulor att placera ut på måfå: ange en uppställning för antalet
rules-throw-two = ett kast är för två färger
rules-throw-side = ett kast hör till brädet med sidan 5
rules-without = tar bara bort kulor från en namngiven uppställning
rules-nothing-there = ingen kula står på { $cell } från början
rules-marble-there = en kula står på { $cell } från början
rules-rows-disagree = raderna i `start=` visar { $cells }; de måste stämma överens
rules-goal-reach = { $goal ->
    [one] en utknuffning, men lag { $team } kan bara nå { $reach }
   *[other] { $goal } utknuffningar, men lag { $team } kan bara nå { $reach }
}
rules-no-marble = ingen kula för { $colour }
rules-unplayed = där står kulor för { $colour }, men ingen spelar dem
start-needs-position = den här regeluppsättningen har ingen egen start: ange en ställning
start-other-board = ett bräde med sidan { $side } spelas inte på den här sortens bräde
objection = { $about }: { $message }
wrong-rules = regeluppsättning: { $problem }
rules-throw-room = ett kast behöver lediga fält
rules-no-room = { $marbles ->
    [one] en kula var får inte plats på de lediga fälten
   *[other] { $marbles } kulor var får inte plats på de lediga fälten
}
rules-no-quiet-start = ingen slumpad start utan genast möjlig utknuffning hittades
field-twice = kolumn { $column }: nyckeln `{ $key }` anges två gånger, ange den en gång
field-files = ett bräde har 4 till 16 kolumner, inte { $found }
field-ranks = ett bräde har 4 till 16 rader, inte { $found }
field-stones-need-ranks = stenar läggs från rad 4 till den fjärde uppifrån: minst 7 rader, inte { $found }
field-limit = { $key } räknar drag per sida, 1 till { $most }, inte { $found }
field-not-in-crossings = crossings spelas på 8 kolumner och 8 rader, utan stenar och symmetriregel: utelämna `{ $key }`, eller spela epaminondas?files=8&ranks=8

## Positions that cannot be

form-two-seats = den här formen är för två platser med varsin färg, en handling per tur och ingen ute
form-plain-cells = den här formen känner bara svarta och vita kulor
wrong-position = ställning: { $problem }
part-board = bräde
part-cells = fält
part-marbles = kulor
part-turn = tur
part-scores = poäng
part-out = ute
setup-side = regeluppsättningen spelas på ett bräde med sidan { $side }
setup-outside = något står utanför ett bräde med sidan { $side }
setup-blocked = här { $here }, enligt regeluppsättningen { $there }
setup-buried = en kula kan inte stå på { $cell }
setup-no-neutral = regeluppsättningen har inga `neutral`-kulor
setup-neutral = { $here ->
    [one] en neutral kula, men regeluppsättningen har bara { $most }
   *[other] { $here } neutrala kulor, men regeluppsättningen har bara { $most }
}
setup-seats = det finns bara { $seats } platser
setup-mover-out = platsen i tur är ute
setup-nobody = ingen är kvar
setup-actions = { $actions ->
    [one] en tur har en handling
   *[other] en tur har { $actions } handlingar
}
setup-scores = { $given ->
    [one] en poäng är angiven, men det finns { $teams } lag
   *[other] { $given } poäng är angivna, men det finns { $teams } lag
}
setup-score = { $score } för lag { $team }, som vinner med { $goal }
setup-two-goals = bara ett lag kan ha nått sitt mål
setup-no-pieces = ingen pjäs står på brädet
setup-off-board = { $square } finns inte på det här brädet med { $files } kolumner och { $ranks } rader
setup-no-such-seat = det finns två platser, 0 och 1, och plats { $seat } är i tur
setup-too-many = { $side } har { $standing } på brädet och { $lost } slagna, men börjar med { $army }
setup-no-stones = { $found ->
    [one] regeluppsättningen har inga neutrala stenar, och en är på brädet
   *[other] regeluppsättningen har inga neutrala stenar, och { $found } är på brädet
}
setup-stone-rank = en sten läggs på raderna { $first } till { $last }, och en står på { $square }
setup-stone-count = vart och ett av de första 3 halvdragen lägger en sten: efter { $ply } halvdrag står { $due }, inte { $found }
setup-crossed = lika många pjäser har gått över, eller en fler för sidan som just drog: inte { $moved } för sidan som drog och { $to_move } för sidan i tur
edit-cell = det finns inget fält `{ $found }` på det här brädet
edit-kind = `{ $found }` kan inte läggas här: välj något av { $kinds }
edit-seat = det finns ingen plats `{ $found }`: välj någon av { $seats }
edit-scores = { $found ->
    [one] en poäng är angiven, men det finns { $teams } lag
   *[other] { $found } poäng är angivna, men det finns { $teams } lag
}
position-form = ställningar i det här spelet har bara en form, vår
