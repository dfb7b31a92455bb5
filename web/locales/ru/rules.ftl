# Что говорится о невозможных ходах, наборах правил и позициях. Части предложений начинаются
# с маленькой буквы; слова в `таких кавычках` — запись и не переводятся.

## Moves Abalone does not allow; then those of Epaminondas and Crossings

illegal-game-over = партия окончена
illegal-not-on-board = ход начинается вне доски
illegal-no-marble = на { $cell } нет шара
illegal-not-yours = шар на { $cell } чужой ({ $owner }), а ходят { $mover }
illegal-neutral = шар на { $cell } нейтральный: его можно только вытолкнуть
illegal-leaves-board = шар с { $cell } ушёл бы за край доски
illegal-into-hole = { $cell } — отверстие: самому туда входить нельзя
illegal-obstacle = { $cell } — препятствие: туда ничто не может встать
illegal-line-too-long = на этой линии шаров подряд: { $length }; вместе ходят самое большее { $most }
illegal-partner-in-line = шар на { $cell } принадлежит вашему партнёру: линия с ним ходит, только выталкивая
illegal-too-weak = { $own } против { $others } — не вытолкнуть: выталкивающая линия должна быть длиннее
illegal-own-behind = за выталкиваемыми, на { $cell }, стоит шар вашей же стороны: выталкивание невозможно
illegal-neutral-stays = нейтральный шар на { $cell } нельзя выталкивать с доски
illegal-too-short = только линия из 3 и более шаров выталкивает свой передний шар с доски, а не из { $count }
illegal-broadside-size = фронтальным перемещением ходят от 2 до { $most } шаров, а не { $size }
illegal-along-the-line = фронтальное перемещение идёт вбок; при линейном перемещении группу называют по её последнему шару
illegal-none-own = среди этих шаров нет ни одного вашего
illegal-taken = лунка { $cell } занята
illegal-no-shields = в этом наборе правил нет ходов щитом (`shield`)
illegal-no-rotations = в этом наборе правил нет вращений (`rotate`)
illegal-takes-back = этот ход возвращает последний ход соперника, что запрещено в игре одним цветом
illegal-other-game = это ход другой игры

## Moves Epaminondas and Crossings do not allow

forbidden-stones-first = сначала ставятся нейтральные камни, осталось { $left } из 3: назовите пустую клетку
forbidden-no-stone = сейчас камни не ставятся: назовите две клетки хода
forbidden-stone-rank = камень ставится на горизонтали с { $first } по { $last }, а { $square } вне их
forbidden-stone-occupied = камню нужна пустая клетка, а { $square } занята
forbidden-off-board = клетки { $square } нет на этой доске { $files }×{ $ranks }
forbidden-empty = на { $square } нет фишки
forbidden-foreign = на { $square } фишка соперника
forbidden-stone = нейтральный камень на { $square } никогда не ходит
forbidden-locked = фишка на { $square } перешла и заперта
forbidden-not-a-line = ход идёт по горизонтали, вертикали или диагонали, а от { $from } до { $to } — нет
forbidden-nothing = ходит хотя бы одна фишка и хотя бы на одну клетку
forbidden-broken = фаланга — непрерывная линия своих фишек, а на { $square } своей нет
forbidden-not-in-front = в движущуюся часть фаланги входит её передняя фишка, а { $square } стоит ещё впереди
forbidden-lone-too-far = одиночная фишка ходит не дальше чем на 1 клетку, а не на { $distance }
forbidden-too-far = фаланга из { $size } фишек ходит не дальше чем на { $size }, а не на { $distance }
forbidden-leaves-board = ход увёл бы с доски: от { $front } до края { $room }, а не { $distance }
forbidden-own-in-way = на пути, на { $square }, стоит своя фишка
forbidden-stone-in-way = на пути, на { $square }, стоит нейтральный камень
forbidden-foe-in-way = на пути, на { $square }, стоит фишка соперника: ход кончается там, где захватывает
forbidden-lone-capture = одиночная фишка никогда не захватывает, а { $square } занята
forbidden-line-too-strong = для захвата нужно больше фишек, чем во встречной линии: { $size } против { $line }, считая от { $square }
forbidden-locked-target = фишка соперника на { $square } перешла, её нельзя захватить
forbidden-must-cross = соперник перешёл: ответ — только ход на горизонталь { $rank }
forbidden-symmetric = ход на последнюю горизонталь не может делать доску симметричной ({ $how })
symmetric-any = каким бы то ни было образом
symmetric-files = слева направо
symmetric-ranks = сверху вниз со сменой цветов
symmetric-half-turn = поворотом на 180° со сменой цветов

## Moves that cannot be read

move-ambiguous = это может означать любой из ходов { $moves }
move-arrival = линия с { $rear } приходит на { $arrives }, а не на { $named }
wrong-move = ход: { $problem }
move-broadside-form = в этой записи фронтальное перемещение — две лунки: один конец линии и место, куда приходит другой
move-no-neighbours = { $a } и { $b } — не соседи: шар ходит на одну лунку
move-no-line = { $a } и { $b } — не концы одной линии
move-no-shield = первые три лунки хода щитом должны касаться друг друга
move-no-rotation = { $a } и { $b } стоят не напротив друг друга и не под углом 120° вокруг середины
move-no-move = { $a } и { $b } вместе не составляют хода
move-notation = ходы этой игры не записывают в { $notation }

## The game as it stands

game-not-seated = этого места в партии нет
game-no-pass = пропустить ход можно, только когда мест три или больше

## Rule sets that do not fit together

rules-no-layout = расстановки `{ $layout }` нет
rules-side-of-layout = сторона доски у `{ $layout }` — { $side }
rules-side = сторона доски бывает от { $least } до { $most }
cells-none = нет
rules-cell-off = этой лунки нет на доске со стороной { $side }
rules-cell-twice = лунка { $cell } названа дважды
rules-cell-among = лунка { $cell } уже названа в `{ $key }`
rules-teams = вчетвером делят только расстановку двух цветов
rules-not-one-colour = не для игры одним цветом
rules-nothing-to-hide = в игре одним цветом нечего скрывать
rules-needs-neutral = нужны нейтральные шары: добавьте `neutral=` и их лунки
rules-needs-partners = нужны партнёры со своими шарами: расстановка для пар
rules-quiet-shared = свои шары не посчитать, если две команды ходят одним цветом
rules-limit = лимит — не меньше 1 хода
rules-goal = цель — от 1 до { $most } выталкиваний
rules-goals = укажите одно число или по одному на каждую команду (команд: { $teams })
rules-needs-seed = для случайного начала и броска нужно `seed=N`
rules-seed-unused = нужно `start=random` или `start=thrown`
rules-random-empty = на пустой доске нет шаров для случайной расстановки: назовите расстановку, чтобы задать их число
rules-throw-two = бросок — только для двух цветов
rules-throw-side = бросок — только для доски со стороной 5
rules-without = убирает шары только из названной расстановки
rules-nothing-there = в начале на { $cell } нет шара
rules-marble-there = в начале на { $cell } стоит шар
rules-rows-disagree = ряды `start=` показывают { $cells }; они должны совпадать
rules-goal-reach = { $goal ->
    [one] нужно { $goal } выталкивание, а команде { $team } доступно только { $reach }
    [few] нужно { $goal } выталкивания, а команде { $team } доступно только { $reach }
    [many] нужно { $goal } выталкиваний, а команде { $team } доступно только { $reach }
   *[other] нужно { $goal } выталкивания, а команде { $team } доступно только { $reach }
}
rules-no-marble = нет ни одного шара у стороны «{ $colour }»
rules-unplayed = на доске есть шары стороны «{ $colour }», но ими никто не играет
start-needs-position = у этого набора правил нет своего начала: задайте позицию
start-other-board = на доске со стороной { $side } здесь не играют
objection = { $about }: { $message }
wrong-rules = набор правил: { $problem }
rules-throw-room = для броска нужны свободные лунки
rules-no-room = { $marbles ->
    [one] по { $marbles } шару на каждого не помещается на свободных лунках
    [few] по { $marbles } шара на каждого не помещается на свободных лунках
    [many] по { $marbles } шаров на каждого не помещается на свободных лунках
   *[other] по { $marbles } шара на каждого не помещается на свободных лунках
}
rules-no-quiet-start = не нашлось случайного начала без выталкивания первым же ходом
field-twice = столбец { $column }: ключ `{ $key }` указан дважды, укажите его один раз
field-files = на доске от 4 до 16 вертикалей, а не { $found }
field-ranks = на доске от 4 до 16 горизонталей, а не { $found }
field-stones-need-ranks = камни ставятся с 4-й горизонтали снизу по 4-ю сверху: нужно хотя бы 7 горизонталей, а не { $found }
field-limit = { $key } считает ходы каждой стороны, от 1 до { $most }, а не { $found }
field-not-in-crossings = в crossings играют на доске 8×8, без камней и без правила симметрии: уберите `{ $key }` или играйте в epaminondas?files=8&ranks=8

## Positions that cannot be

form-two-seats = эта запись — для двух мест, у каждого свой цвет, одно действие за ход и никто не выбыл
form-plain-cells = эта запись знает только чёрные и белые шары
wrong-position = позиция: { $problem }
part-board = доска
part-cells = лунки
part-marbles = шары
part-turn = очередь хода
part-scores = счёт
part-out = выбывшие
setup-side = набор правил рассчитан на доску со стороной { $side }
setup-outside = что-то стоит за пределами доски со стороной { $side }
setup-blocked = здесь { $here }, а по набору правил { $there }
setup-buried = на { $cell } не может стоять шар
setup-no-neutral = в наборе правил нет нейтральных шаров (`neutral`)
setup-neutral = { $here ->
    [one] { $here } нейтральный шар, а в наборе правил их только { $most }
    [few] { $here } нейтральных шара, а в наборе правил их только { $most }
    [many] { $here } нейтральных шаров, а в наборе правил их только { $most }
   *[other] { $here } нейтрального шара, а в наборе правил их только { $most }
}
setup-seats = мест только { $seats }
setup-mover-out = место, чей ход, уже выбыло
setup-nobody = никого не осталось
setup-actions = { $actions ->
    [one] за ход делается { $actions } действие
    [few] за ход делается { $actions } действия
    [many] за ход делается { $actions } действий
   *[other] за ход делается { $actions } действия
}
setup-scores = { $given ->
    [one] задано { $given } число, а команд { $teams }
    [few] задано { $given } числа, а команд { $teams }
    [many] задано { $given } чисел, а команд { $teams }
   *[other] задано { $given } числа, а команд { $teams }
}
setup-score = счёт { $score } у команды { $team }, которой для победы нужно { $goal }
setup-two-goals = достичь цели могла только одна команда
setup-no-pieces = на доске нет фишек
setup-off-board = клетки { $square } нет на этой доске { $files }×{ $ranks }
setup-no-such-seat = мест два, 0 и 1, а ходит место { $seat }
setup-too-many = { $side }: на доске { $standing }, захвачено { $lost }, а в начале только { $army }
setup-no-stones = { $found ->
    [one] в наборе правил нет нейтральных камней, а на доске { $found }
    [few] в наборе правил нет нейтральных камней, а на доске { $found }
    [many] в наборе правил нет нейтральных камней, а на доске { $found }
   *[other] в наборе правил нет нейтральных камней, а на доске { $found }
}
setup-stone-rank = камень ставится на горизонтали с { $first } по { $last }, а один стоит на { $square }
setup-stone-count = каждый из первых 3 полуходов ставит камень: после полухода { $ply } их { $due }, а не { $found }
setup-crossed = перешедших фишек поровну или на одну больше у стороны, которая только что ходила: не { $moved } у неё и { $to_move } у стороны, чей ход
edit-cell = лунки `{ $found }` на этой доске нет
edit-kind = `{ $found }` сюда не поставить: выберите из { $kinds }
edit-seat = места `{ $found }` нет: выберите из { $seats }
edit-scores = { $found ->
    [one] задано { $found } число, а команд { $teams }
    [few] задано { $found } числа, а команд { $teams }
    [many] задано { $found } чисел, а команд { $teams }
   *[other] задано { $found } числа, а команд { $teams }
}
position-form = у позиций этой игры только одна запись, наша
