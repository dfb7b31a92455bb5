# Чим текст мав бути, у реченні «стовпець 3: тут `x`, а має бути: …»: називається в називному
# відмінку. Слова в `таких лапках` не перекладаються.

## The sentence around it

wrong-time-control = контроль часу: { $problem }
text-mismatch = стовпець { $column }: тут `{ $found }`, а має бути: { $expected }
text-too-short = стовпець { $column }: текст скінчився, а має бути: { $expected }

## What was expected

expected-row-letter = літера ряду від A до { $last }
expected-digit = цифра від { $low } до { $high } після ряду { $row }
expected-cell = лунка ряду { $row }, від { $row }{ $low } до { $row }{ $high }
expected-side = сторона, що ходить, `b` або `w`
expected-rows = ряди позиції
expected-score = рахунок
expected-quiet = кількість півходів від останнього виштовхування
expected-move-number = номер ходу, від 1
expected-lost-number = кількість втрачених куль
expected-lost = втрачені кулі, наприклад `5b4w`, і сторона, що ходить
expected-move-end = кінець ходу
expected-text-end = кінець тексту
expected-seat = одне з місць ({ $seats })
expected-turn = місце, що ходить
expected-actions = кількість дій
expected-scores = рахунок, по числу на команду через кому
expected-ply = кількість зроблених півходів
expected-out = `out=` і місця або кінець тексту
expected-letters = куля (b w r u g y n), перешкода x, отвір o або кількість порожніх лунок поспіль
expected-next-row = `/` і ряд { $row }
expected-rows-end = кінець рядів (на дошці зі стороною { $side } їх { $rows })
expected-row-end = { $cells ->
    [one] кінець ряду { $row }, у якому { $cells } лунка
    [few] кінець ряду { $row }, у якому { $cells } лунки
    [many] кінець ряду { $row }, у якому { $cells } лунок
   *[other] кінець ряду { $row }, у якому { $cells } лунки
}
expected-run = 1 або більше порожніх лунок поспіль
expected-at-most-cells = { $cells ->
    [one] не більше ніж іще { $cells } лунка в ряду { $row }
    [few] не більше ніж іще { $cells } лунки в ряду { $row }
    [many] не більше ніж іще { $cells } лунок у ряду { $row }
   *[other] не більше ніж іще { $cells } лунки в ряду { $row }
}
expected-more-cells = { $cells ->
    [one] ще { $cells } лунка в ряду { $row }
    [few] ще { $cells } лунки в ряду { $row }
    [many] ще { $cells } лунок у ряду { $row }
   *[other] ще { $cells } лунки в ряду { $row }
}
expected-one-of = щось одне з { $words }
expected-number-between = число від { $least } до { $most }
expected-comma = `,` і ще одна лунка або кінець
expected-near = { $what }; можливо, { $names }?
expected-a-layout = розстановка
expected-a-key = ключ
expected-a-game = набір правил
expected-layout = розстановка, наприклад standard, belgian-daisy або 3-players-11; усі ({ $count }) названо в списку правил
expected-key = один із ключів ({ $keys })
expected-value = `=` і { $values }
expected-key-once = кожен ключ лише один раз
expected-seed = число, менше за 2 у 64-му степені
expected-start = `random`, `thrown` або ряди позиції
expected-time-control = контроль часу, наприклад `15m+5s`, `30s/move` або `3d`
expected-alone = нічого більше поруч із цим; основний час іде першим
expected-base-first = основний час перед додатком
expected-base = основний час, більший за нуль
expected-days-alone = дні окремо від усього іншого
expected-term-once = кожна частина лише один раз
expected-time = час, наприклад `10s`, `500ms` або `2m`
expected-number = число
expected-json-text = текст у лапках
expected-json-list = список у квадратних дужках
expected-time-limit = час не більше 366 днів
expected-percent = додаток від 1 до 100 відсотків
expected-days = від 1 до 366 днів
expected-unit = `ms`, `s`, `m`, `h`, `d` або `%` після числа
expected-limit = межа, більша за нуль
expected-quiet-sign = `-` (у записі { $notation } цей хід нічого не бере)
expected-square = клітинка від a1 до { $last }
expected-captured = фішки, взяті білими та чорними, наприклад `0,0`
expected-field-quiet = кількість півходів від останнього взяття
expected-position-end = кінець позиції
expected-field-end = кінець рядів
expected-slash = `/` після клітинок горизонталі { $rank } (їх { $files })
expected-at-most-squares = { $left ->
    [one] не більше ніж іще { $left } клітинка на горизонталі { $rank }
    [few] не більше ніж іще { $left } клітинки на горизонталі { $rank }
    [many] не більше ніж іще { $left } клітинок на горизонталі { $rank }
   *[other] не більше ніж іще { $left } клітинки на горизонталі { $rank }
}
expected-more-squares = { $left ->
    [one] ще { $left } клітинка на горизонталі { $rank }
    [few] ще { $left } клітинки на горизонталі { $rank }
    [many] ще { $left } клітинок на горизонталі { $rank }
   *[other] ще { $left } клітинки на горизонталі { $rank }
}
expected-field-rows = кінець рядів (їх { $ranks })
expected-empty-squares = кількість порожніх клітинок без 0 на початку
expected-field-letters = `w`, `b`, `n`, кількість порожніх клітинок або `/`
expected-more-ranks = { $ranks ->
    [one] `/` і ще { $ranks } горизонталь
    [few] `/` і ще { $ranks } горизонталі
    [many] `/` і ще { $ranks } горизонталей
   *[other] `/` і ще { $ranks } горизонталі
}
expected-field-game = гра, `epaminondas` або `crossings`
expected-stones = початок `stones` або нічого
expected-no-start = нічого: у crossings лише один початок
expected-limit-moves = кількість ходів кожної сторони, від 1
expected-file = літера вертикалі від a до p
expected-rank = горизонталь від 1 до 16
expected-square-end = кінець клітинки
expected-game = гра: abalone, epaminondas або crossings

## Values of the keys of rule sets

values-sides = від 3 до 6
default-layout = як у розстановці
values-goal = від 1 до 14, одне на всіх або по одному на команду
values-cells = лунки
default-none = немає
values-limit = від 1 до 9999
values-start = random|thrown|ряди позиції
values-seed = число
values-moves = кількість ходів кожної сторони, 1 або більше
values-board = від 4 до 16
