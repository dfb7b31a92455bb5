# Rule sets by name and in words.

## The games

game-abalone = Abalone
game-abalone-about = knuffa ut sex av motståndarens kulor från ett sexkantigt bräde; 2 till 6 spelare
game-epaminondas = Epaminondas
game-epaminondas-about = för falanger över ett rutigt bräde och håll den bortre raden; 2 spelare
game-crossings = Crossings
game-crossings-about = föregångaren till Epaminondas: en övergång som inte besvaras vinner; 2 spelare

## Rule sets people have names for

preset-belgian-daisy = Belgisk kamomill
preset-belgian-daisy-about = tävlingarnas utgångsställning: två blommor var, sex utknuffningar vinner
preset-standard = Standard
preset-standard-about = ställningen i asken: två fulla rader och tre kulor var
preset-german-daisy = Tysk kamomill
preset-german-daisy-about = två blommor var, ett fält in från kanten
preset-alliances = Allianser
preset-alliances-about = en ring där båda färgerna blandas: närkontakt från första draget
preset-three-players = Tre spelare
preset-three-players-about = var och en för sig, elva kulor var
preset-four-players-in-pairs = Fyra spelare i par
preset-four-players-in-pairs-about = motsatta platser är partner och får knuffa med varandras kulor
preset-five-players = Fem spelare
preset-five-players-about = var och en för sig, den femte i mitten
preset-six-players-in-pairs = Sex spelare i par
preset-six-players-in-pairs-about = motsatta platser är partner, tre lag
preset-two-against-two = Två mot två
preset-two-against-two-about = fyra personer och två färger; partner turas om att flytta samma kulor
preset-two-against-two-crossed = Två mot två, korsvis
preset-two-against-two-crossed-about = fyra personer och två färger; partner spelar olika färger
preset-grand-abalone = Grand Abalone
preset-grand-abalone-about = bräde med sidan sex, linjer om fyra, två handlingar per tur, tio utknuffningar vinner
preset-one-colour = En färg
preset-one-colour-about = alla kulor är allas: en kapplöpning i utknuffningar från Allianser
preset-hidden-colours = Dolda färger
preset-hidden-colours-about = vanliga regler, men alla kulor ser likadana ut: ett minnesspel
preset-random-start = Slumpad start
preset-random-start-about = lika många på slumpade fält, symmetriskt och utan att någon genast kan knuffas ut
preset-epaminondas-about = brädet på 14 gånger 12 med regeln mot härmning
preset-8x8-epaminondas = 8×8 Epaminondas
preset-8x8-epaminondas-about = samma spel på ett schackbräde; inte Crossings
preset-10x8-epaminondas = 10×8 Epaminondas
preset-10x8-epaminondas-about = samma spel på ett mellanstort bräde
preset-epaminondas-with-stones = Epaminondas med stenar
preset-epaminondas-with-stones-about = tre neutrala stenar läggs först och spärrar linjerna
preset-crossings-about = Abbotts första version: ändpjäser slås, övergångar måste besvaras

## How well a layout is attested

certainty-agreed = två eller fler oberoende avskrifter stämmer överens
certainty-published = en publikation, läst två gånger
certainty-single = en källa

## A rule set in one line: these parts follow each other with commas

about-repetition-draw = tredje gången samma ställning ger remi
about-repetition-loss = den som för tredje gången skapar samma ställning förlorar
about-layout = Abalone: { $layout }
about-side = bräde med sidan { $side }
about-random = slumpad start
about-thrown = kastad start
about-drawn = en egen utgångsställning
about-shared = partner delar färg
about-crossed = partner spelar olika färger
about-without = tomma från början: { $cells }
about-obstacles = spärrade: { $cells }
about-holes = hål: { $cells }
about-neutral = neutrala kulor: { $cells }
about-neutral-stays = som inte får knuffas ut
about-neutral-scores = som ger poäng
about-neutral-wins = som vinner genast
about-one-colour = alla kulor är allas
about-hidden = dolda färger
about-shield = sköldar får glida
about-rotate = treor får vridas
about-partner-moves = partners kulor får följa med
about-move-limit = { $moves ->
    [one] ett drag för varje plats
   *[other] { $moves } drag för varje plats
}
about-quiet-limit = { $moves ->
    [one] slutar efter ett stilla drag för varje plats
   *[other] slutar efter { $moves } stilla drag för varje plats
}
about-two = två spelare
about-each = { $seats } spelare, var och en för sig
about-teams = { $seats } spelare i { $teams } lag
about-goal = { $goal ->
    [one] en utknuffning vinner
   *[other] { $goal } utknuffningar vinner
}
about-goal-of = { $goal } för { $colour }
about-goals = utknuffningar för vinst: { $goals }
about-crossings = Crossings på 8 kolumner och 8 rader
about-epaminondas = Epaminondas på { $files } kolumner och { $ranks } rader
about-symmetry-none = ingen regel mot härmning
about-symmetry-files = ingen symmetri mellan vänster och höger när bortre raden nås
about-symmetry-ranks = ingen härmning radvis
about-symmetry-half-turn = ingen härmning genom halvt varv
about-symmetry-any = ingen härmning genom någon symmetri
about-stones = { $stones ->
    [one] en sten läggs först
   *[other] { $stones } stenar läggs först
}
about-field-moves = { $moves ->
    [one] ett drag per sida
   *[other] { $moves } drag per sida
}
about-field-quiet = { $moves ->
    [one] slutar efter ett stilla drag var
   *[other] slutar efter { $moves } stilla drag var
}
