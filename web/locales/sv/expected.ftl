# What a text should have been, as it stands in «column 3: found `x`, expected …»: a thing named,
# in the case that follows `expected` in your sentence. Words in `backticks` stay as they are.

## The sentence around it

wrong-time-control = betänketid: { $problem }
text-mismatch = kolumn { $column }: hittade `{ $found }`, väntade { $expected }
text-too-short = kolumn { $column }: texten tog slut, väntade { $expected }

## What was expected

expected-row-letter = en radbokstav A till { $last }
expected-digit = en siffra { $low } till { $high } efter raden { $row }
expected-cell = ett fält på rad { $row }: { $row }{ $low } till { $row }{ $high }
expected-side = sidan i tur, `b` eller `w`
expected-rows = raderna i en ställning
expected-score = poängen
expected-quiet = antalet halvdrag sedan senaste utknuffningen
expected-move-number = dragets nummer, från 1
expected-lost-number = ett antal förlorade kulor
expected-lost = förlorade kulor, till exempel `5b4w`, och sidan i tur
expected-move-end = slutet på draget
expected-text-end = slutet på texten
expected-seat = en plats: { $seats }
expected-turn = platsen i tur
expected-actions = ett antal handlingar
expected-scores = poäng, ett tal per lag, med kommatecken emellan
expected-ply = antalet spelade halvdrag
expected-out = `out=` och platser, eller slutet på texten
expected-letters = en kula (b w r u g y n), ett hinder x, ett hål o eller en följd av tomma fält
expected-next-row = `/` och rad { $row }
expected-rows-end = slutet på raderna: ett bräde med sidan { $side } har { $rows }
expected-row-end = { $cells ->
    [one] slutet på rad { $row }, som har ett fält
   *[other] slutet på rad { $row }, som har { $cells } fält
}
expected-run = en följd av 1 eller fler tomma fält
expected-at-most-cells = { $cells ->
    [one] högst ett fält till på rad { $row }
   *[other] högst { $cells } fält till på rad { $row }
}
expected-more-cells = { $cells ->
    [one] ett fält till på rad { $row }
   *[other] { $cells } fält till på rad { $row }
}
expected-one-of = något av { $words }
expected-number-between = ett tal från { $least } till { $most }
expected-comma = `,` och ett fält till, eller slutet
expected-near = { $what }; menade du { $names }?
expected-a-layout = en uppställning
expected-a-key = en nyckel
expected-a-game = en regeluppsättning
expected-layout = någon av { $count } uppställningar, som standard, belgian-daisy eller 3-players-11; listan över regler nämner alla
expected-key = en nyckel: { $keys }
expected-value = `=` och { $values }
expected-key-once = varje nyckel bara en gång
expected-seed = ett tal mindre än 2 upphöjt till 64
expected-start = `random`, `thrown` eller raderna i en ställning
expected-time-control = en betänketid som `15m+5s`, `30s/move` eller `3d`
expected-alone = inget annat bredvid; en grundtid kommer först
expected-base-first = en grundtid före tillägget
expected-base = en grundtid större än noll
expected-days-alone = att dagar står ensamma
expected-term-once = varje sorts del en gång
expected-time = en tid som `10s`, `500ms` eller `2m`
expected-number = ett tal
expected-json-text = en text inom citattecken
expected-json-list = en lista inom hakparenteser
expected-time-limit = högst 366 dagars tid
expected-percent = ett tillägg på 1 till 100 procent
expected-days = 1 till 366 dagar
expected-unit = `ms`, `s`, `m`, `h`, `d` eller `%` efter talet
expected-limit = en gräns större än noll
expected-quiet-sign = `-`: i notationen { $notation } slår det här draget ingenting
expected-square = en ruta a1 till { $last }
expected-captured = pjäser slagna av Vit och av Svart, som i `0,0`
expected-field-quiet = ett tal, antalet halvdrag sedan senaste slaget
expected-position-end = slutet på ställningen
expected-field-end = slutet på raderna
expected-slash = `/` efter de { $files } rutorna på rad { $rank }
expected-at-most-squares = { $left ->
    [one] högst en ruta till på rad { $rank }
   *[other] högst { $left } rutor till på rad { $rank }
}
expected-more-squares = { $left ->
    [one] en ruta till på rad { $rank }
   *[other] { $left } rutor till på rad { $rank }
}
expected-field-rows = slutet på raderna efter { $ranks }
expected-empty-squares = ett antal tomma rutor utan inledande 0
expected-field-letters = `w`, `b`, `n`, ett antal tomma rutor eller `/`
expected-more-ranks = { $ranks ->
    [one] `/` och en rad till
   *[other] `/` och { $ranks } rader till
}
expected-field-game = ett spel, `epaminondas` eller `crossings`
expected-stones = starten `stones`, eller ingen
expected-no-start = ingen start: crossings har bara en
expected-limit-moves = ett antal drag per sida, från 1
expected-file = en kolumnbokstav a till p
expected-rank = en rad 1 till 16
expected-square-end = slutet på rutan
expected-game = ett spel: abalone, epaminondas eller crossings

## Values of the keys of rule sets

values-sides = 3 till 6
default-layout = uppställningens
values-goal = 1 till 14, eller ett för varje lag
values-cells = fält
default-none = inga
values-limit = 1 till 9999
values-start = random|thrown|rader i en ställning
values-seed = ett tal
values-moves = drag per sida, 1 eller fler
values-board = 4 till 16
