# Why a request was not carried out, and what is wrong with a record that was sent.

## Requests

failure-seat = det finns ingen plats { $seat }; platserna går från 0 till 5
failure-no-page = det finns ingen sida på den här adressen
failure-no-game = det finns inget parti { $id }: det kan ha spelats på en annan server
failure-full = mer än servern rymmer på en gång; försök igen om en minut
failure-connections = { $most ->
    [one] högst en anslutning åt gången från en adress; stäng den först
   *[other] högst { $most } anslutningar åt gången från en adress; stäng några av dem först
}
failure-closing = servern stänger
failure-storage = partiet gick inte att spara; ingenting ändrades
failure-damaged = det som finns sparat av partiet { $game } är skadat från post { $entry }: bara en kopia av partifilen kan ge det tillbaka; alla andra partier är hela
failure-internal = något gick fel inne i servern; loggen berättar mer
failure-foreign = förfrågan kommer från en annan webbplats
failure-method = den här adressen tar inte emot sådana förfrågningar, bara { $methods }
failure-large = mer skickades än den här adressen tar emot: högst { $most } kB
failure-no-puzzle = inget problem är sådant
failure-puzzle-moves = fältet `moves` tar de rätta dragen hittills och för ett försök ett drag till
failure-moves-many = man kan fråga om högst { $most } drag
failure-records-many = bara de första { $most } partierna lästes
failure-slow = förfrågan tog för lång tid
failure-name = servern svarar bara på localhost och 127.0.0.1
failure-often = { $seconds ->
    [one] för många förfrågningar; försök igen om en sekund
   *[other] för många förfrågningar; försök igen om { $seconds } sekunder
}
failure-request = förfrågan går inte att läsa
failure-body = det som skickades har inte den form som adressen tar emot
failure-json = rad { $line }, kolumn { $column }: detta är inte JSON
failure-json-kind = den här adressen tar emot JSON: skicka det som `content-type: application/json`
failure-form-kind = den här adressen tar emot ett formulär: skicka det som `content-type: application/x-www-form-urlencoded`
failure-language = språket `{ $found }` finns inte här; välj ett av { $known }
failure-field = fältet `{ $field }` innehåller något som inte hör hemma där
failure-field-expected = fältet `{ $field }` innehåller något som inte hör hemma där; väntade { $expected }
failure-field-twice = fältet `{ $field }` finns två gånger
failure-field-missing = fältet `{ $field }` saknas
failure-field-unknown = här finns inget fält `{ $field }`
failure-elsewhere = partiet har ändrats från annat håll; titta på det igen
failure-flag = tiden är ute
failure-not-your-turn = det är datorns tur
failure-paused = partiet är pausat; låt klockorna gå vidare innan du drar
failure-no-undo = du har inget drag att ta tillbaka
failure-no-draw = datorn spelar vidare; remi kommer människor överens om
failure-gone-on = partiet har gått vidare; titta på det igen
failure-no-resign = ingen här kan ge upp
failure-controllers = det finns { $controllers } styrande för { $seats } platser; ange en för varje plats
failure-level = det finns ingen nivå { $level }; nivåerna går från 1 till { $most }
failure-plies = ett parti här slutar efter { $plies } halvdrag; ta tillbaka eller ge upp
failure-no-record = formuläret saknar fältet `record`

## The form for a new game

form-objections = { $objections }
form-seats = välj `against`, `lot`, `people` eller `computers`
form-player = ingen som heter `{ $player }` kan spela; säg `human` eller en nivå från 1 till { $most }
form-no-time = fyll i en grundtid, en gräns för varje drag, eller dagar
form-no-base = ett tillägg läggs till en grundtid: fyll i båda eller inget
form-misfit = `{ $found }` passar inte; väntade { $expected }
form-expected = väntade { $expected }

## Records

broken = parti { $game }, rad { $line }: { $problem }
broken-text = parti { $game }, { $problem }
broken-word = parti { $game }, rad { $line }, `{ $word }`: { $problem }
broken-ply = parti { $game }, rad { $line }, halvdrag { $ply }: { $problem }
broken-ply-word = parti { $game }, rad { $line }, halvdrag { $ply }, `{ $word }`: { $problem }
fault-empty = det finns inget parti i filen
fault-tag = en tagg ser ut som [Namn "värde"], på en rad; den här gör det inte: { $found }
fault-open-comment = den här kommentaren avslutas aldrig; dess `{"}"}` saknas
fault-stray-brace = ett `{"}"}` utan det `{"{"}` som inleder kommentaren
fault-brackets = varianternas parenteser går inte ihop
fault-depth = varianterna ligger mer än { $count } nivåer djupt
fault-untold = inget säger vad som spelas: det behövs en `Rules`-tagg (som [Rules "abalone"]) eller en `Variant`-tagg
fault-rules = taggen `Rules`: { $problem }
fault-no-variant = ingen variant heter `{ $found }`
fault-variant = { $none }; möjliga är standard, belgian, german_daisy, de andra uppställningarna vid namn, och custom med en `Position`-tagg
fault-notation = taggen `Notation` måste säga hur dragen skrivs: { $possible }; den säger `{ $found }`
fault-no-notation = taggen `Notation` måste säga hur dragen skrivs: { $possible }; den saknas och har inget förval
fault-position = taggen `Position`: { $problem }
fault-start = taggen `Position` saknas: { $problem }
fault-seat = ingen plats som heter `{ $found }` är med i partiet här
fault-over = partiet var redan slut här: { $result } ({ $termination })
fault-after-result = detta står efter resultatet { $found }, som avslutar dragen
fault-result = ett resultat här är { $possible } eller `*`
fault-two-results = taggen `Result` säger { $tag }, men dragen slutar med { $end }
fault-contradiction = protokollet säger { $said } ({ $termination }), men enligt dragen är det { $found }
fault-bare-contradiction = protokollet säger { $said }, men enligt dragen är det { $found }
fault-json = inget parti som JSON: { $found }
not-text = rad { $line }, kolumn { $column }: byten { $byte } är inte UTF-8-text; en fil i annan kodning (äldre är ofta i Latin-1) måste först sparas som UTF-8
record-not-over = inte slut
record-result = { $result } ({ $termination })
