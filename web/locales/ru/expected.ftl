# Чем текст должен был быть, в предложении «столбец 3: здесь `x`, а должно быть: …»: называется
# в именительном падеже. Слова в `таких кавычках` не переводятся.

## The sentence around it

wrong-time-control = контроль времени: { $problem }
text-mismatch = столбец { $column }: здесь `{ $found }`, а должно быть: { $expected }
text-too-short = столбец { $column }: текст кончился, а должно быть: { $expected }

## What was expected

expected-row-letter = буква ряда от A до { $last }
expected-digit = цифра от { $low } до { $high } после ряда { $row }
expected-cell = лунка ряда { $row }, от { $row }{ $low } до { $row }{ $high }
expected-side = сторона, которая ходит, `b` или `w`
expected-rows = ряды позиции
expected-score = счёт
expected-quiet = число полуходов с последнего выталкивания
expected-move-number = номер хода, от 1
expected-lost-number = число потерянных шаров
expected-lost = потерянные шары, например `5b4w`, и сторона, которая ходит
expected-move-end = конец хода
expected-text-end = конец текста
expected-seat = одно из мест ({ $seats })
expected-turn = место, которое ходит
expected-actions = число действий
expected-scores = счёт, по числу на команду через запятую
expected-ply = число сделанных полуходов
expected-out = `out=` и места или конец текста
expected-letters = шар (b w r u g y n), препятствие x, отверстие o или число пустых лунок подряд
expected-next-row = `/` и ряд { $row }
expected-rows-end = конец рядов (на доске со стороной { $side } их { $rows })
expected-row-end = { $cells ->
    [one] конец ряда { $row }, в котором { $cells } лунка
    [few] конец ряда { $row }, в котором { $cells } лунки
    [many] конец ряда { $row }, в котором { $cells } лунок
   *[other] конец ряда { $row }, в котором { $cells } лунки
}
expected-run = 1 или больше пустых лунок подряд
expected-at-most-cells = { $cells ->
    [one] не больше чем ещё { $cells } лунка в ряду { $row }
    [few] не больше чем ещё { $cells } лунки в ряду { $row }
    [many] не больше чем ещё { $cells } лунок в ряду { $row }
   *[other] не больше чем ещё { $cells } лунки в ряду { $row }
}
expected-more-cells = { $cells ->
    [one] ещё { $cells } лунка в ряду { $row }
    [few] ещё { $cells } лунки в ряду { $row }
    [many] ещё { $cells } лунок в ряду { $row }
   *[other] ещё { $cells } лунки в ряду { $row }
}
expected-one-of = что-то одно из { $words }
expected-number-between = число от { $least } до { $most }
expected-comma = `,` и ещё одна лунка или конец
expected-near = { $what }; может быть, { $names }?
expected-a-layout = расстановка
expected-a-key = ключ
expected-a-game = набор правил
expected-layout = расстановка, например standard, belgian-daisy или 3-players-11; все ({ $count }) названы в списке правил
expected-key = один из ключей ({ $keys })
expected-value = `=` и { $values }
expected-key-once = каждый ключ только один раз
expected-seed = число меньше 2 в 64-й степени
expected-start = `random`, `thrown` или ряды позиции
expected-time-control = контроль времени, например `15m+5s`, `30s/move` или `3d`
expected-alone = ничего больше рядом с этим; основное время идёт первым
expected-base-first = основное время перед добавкой
expected-base = основное время больше нуля
expected-days-alone = дни отдельно от всего остального
expected-term-once = каждая часть только один раз
expected-time = время, например `10s`, `500ms` или `2m`
expected-number = число
expected-json-text = текст в кавычках
expected-json-list = список в квадратных скобках
expected-time-limit = время не больше 366 дней
expected-percent = добавка от 1 до 100 процентов
expected-days = от 1 до 366 дней
expected-unit = `ms`, `s`, `m`, `h`, `d` или `%` после числа
expected-limit = предел больше нуля
expected-quiet-sign = `-` (в записи { $notation } этот ход ничего не захватывает)
expected-square = клетка от a1 до { $last }
expected-captured = фишки, захваченные белыми и чёрными, например `0,0`
expected-field-quiet = число полуходов с последнего захвата
expected-position-end = конец позиции
expected-field-end = конец рядов
expected-slash = `/` после клеток горизонтали { $rank } (их { $files })
expected-at-most-squares = { $left ->
    [one] не больше чем ещё { $left } клетка на горизонтали { $rank }
    [few] не больше чем ещё { $left } клетки на горизонтали { $rank }
    [many] не больше чем ещё { $left } клеток на горизонтали { $rank }
   *[other] не больше чем ещё { $left } клетки на горизонтали { $rank }
}
expected-more-squares = { $left ->
    [one] ещё { $left } клетка на горизонтали { $rank }
    [few] ещё { $left } клетки на горизонтали { $rank }
    [many] ещё { $left } клеток на горизонтали { $rank }
   *[other] ещё { $left } клетки на горизонтали { $rank }
}
expected-field-rows = конец рядов (их { $ranks })
expected-empty-squares = число пустых клеток без 0 в начале
expected-field-letters = `w`, `b`, `n`, число пустых клеток или `/`
expected-more-ranks = { $ranks ->
    [one] `/` и ещё { $ranks } горизонталь
    [few] `/` и ещё { $ranks } горизонтали
    [many] `/` и ещё { $ranks } горизонталей
   *[other] `/` и ещё { $ranks } горизонтали
}
expected-field-game = игра, `epaminondas` или `crossings`
expected-stones = начало `stones` или ничего
expected-no-start = ничего: у crossings только одно начало
expected-limit-moves = число ходов каждой стороны, от 1
expected-file = буква вертикали от a до p
expected-rank = горизонталь от 1 до 16
expected-square-end = конец клетки
expected-game = игра: abalone, epaminondas или crossings

## Values of the keys of rule sets

values-sides = от 3 до 6
default-layout = как в расстановке
values-goal = от 1 до 14, одно на всех или по одному на команду
values-cells = лунки
default-none = нет
values-limit = от 1 до 9999
values-start = random|thrown|ряды позиции
values-seed = число
values-moves = число ходов каждой стороны, 1 или больше
values-board = от 4 до 16
