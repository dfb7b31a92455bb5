# Що кажуть про неможливі ходи, набори правил і позиції. Частини речень починаються з малої
# літери; слова в `таких лапках` — запис і не перекладаються.

## Moves Abalone does not allow; then those of Epaminondas and Crossings

illegal-game-over = партію закінчено
illegal-not-on-board = хід починається поза дошкою
illegal-no-marble = на { $cell } немає кулі
illegal-not-yours = куля на { $cell } чужа ({ $owner }), а ходять { $mover }
illegal-neutral = куля на { $cell } нейтральна: її можна лише виштовхнути
illegal-leaves-board = куля з { $cell } вийшла б за край дошки
illegal-into-hole = { $cell } — отвір: самому туди входити не можна
illegal-obstacle = { $cell } — перешкода: туди ніщо не може стати
illegal-line-too-long = на цій лінії куль поспіль: { $length }; разом ходять щонайбільше { $most }
illegal-partner-in-line = куля на { $cell } належить вашому партнерові: лінія з нею ходить, лише виштовхуючи
illegal-too-weak = { $own } проти { $others } — не виштовхнути: лінія, що виштовхує, має бути довша
illegal-own-behind = за кулями, які виштовхують, на { $cell } стоїть куля вашої ж сторони: виштовхування неможливе
illegal-neutral-stays = нейтральну кулю на { $cell } не можна виштовхувати з дошки
illegal-too-short = лише лінія з 3 і більше куль виштовхує свою передню кулю з дошки, а не з { $count }
illegal-broadside-size = фронтальним переміщенням ходять від 2 до { $most } куль, а не { $size }
illegal-along-the-line = фронтальне переміщення йде вбік; при переміщенні по лінії групу називають за її останньою кулею
illegal-none-own = серед цих куль немає жодної вашої
illegal-taken = лунка { $cell } зайнята
illegal-no-shields = у цьому наборі правил немає ходів щитом (`shield`)
illegal-no-rotations = у цьому наборі правил немає обертань (`rotate`)
illegal-takes-back = цей хід повертає останній хід суперника, що заборонено у грі одним кольором
illegal-other-game = це хід іншої гри

## Moves Epaminondas and Crossings do not allow

forbidden-stones-first = спершу ставляться нейтральні камені, лишилося { $left } з 3: назвіть порожню клітинку
forbidden-no-stone = зараз камені не ставляться: назвіть дві клітинки ходу
forbidden-stone-rank = камінь ставиться на горизонталі з { $first } по { $last }, а { $square } поза ними
forbidden-stone-occupied = каменю потрібна порожня клітинка, а { $square } зайнята
forbidden-off-board = клітинки { $square } немає на цій дошці { $files }×{ $ranks }
forbidden-empty = на { $square } немає фішки
forbidden-foreign = на { $square } фішка суперника
forbidden-stone = нейтральний камінь на { $square } ніколи не ходить
forbidden-locked = фішка на { $square } перейшла й замкнена
forbidden-not-a-line = хід іде по горизонталі, вертикалі або діагоналі, а від { $from } до { $to } — ні
forbidden-nothing = ходить хоча б одна фішка і хоча б на одну клітинку
forbidden-broken = фаланга — безперервна лінія власних фішок, а на { $square } власної немає
forbidden-not-in-front = до частини фаланги, що рухається, входить її передня фішка, а { $square } стоїть ще попереду
forbidden-lone-too-far = одна фішка ходить не далі ніж на 1 клітинку, а не на { $distance }
forbidden-too-far = фаланга з { $size } фішок ходить не далі ніж на { $size }, а не на { $distance }
forbidden-leaves-board = хід вивів би з дошки: від { $front } до краю { $room }, а не { $distance }
forbidden-own-in-way = на шляху, на { $square }, стоїть власна фішка
forbidden-stone-in-way = на шляху, на { $square }, стоїть нейтральний камінь
forbidden-foe-in-way = на шляху, на { $square }, стоїть фішка суперника: хід закінчується там, де бере
forbidden-lone-capture = одна фішка ніколи не бере, а { $square } зайнята
forbidden-line-too-strong = для взяття треба більше фішок, ніж у зустрічній лінії: { $size } проти { $line }, рахуючи від { $square }
forbidden-locked-target = фішка суперника на { $square } перейшла, її не можна взяти
forbidden-must-cross = суперник перейшов: відповідь — лише хід на горизонталь { $rank }
forbidden-symmetric = хід на останню горизонталь не може робити дошку симетричною ({ $how })
symmetric-any = у будь-який спосіб
symmetric-files = зліва направо
symmetric-ranks = згори вниз зі зміною кольорів
symmetric-half-turn = поворотом на 180° зі зміною кольорів

## Moves that cannot be read

move-ambiguous = це може означати будь-який з ходів { $moves }
move-arrival = лінія з { $rear } приходить на { $arrives }, а не на { $named }
wrong-move = хід: { $problem }
move-broadside-form = у цьому записі фронтальне переміщення — дві лунки: один кінець лінії та місце, куди приходить інший
move-no-neighbours = { $a } і { $b } — не сусіди: куля ходить на одну лунку
move-no-line = { $a } і { $b } — не кінці однієї лінії
move-no-shield = перші три лунки ходу щитом мають торкатися одна одної
move-no-rotation = { $a } і { $b } стоять не навпроти одна одної й не під кутом 120° навколо середини
move-no-move = { $a } і { $b } разом не становлять ходу
move-notation = ходи цієї гри не записують у { $notation }

## The game as it stands

game-not-seated = цього місця в партії немає
game-no-pass = пропустити хід можна, лише коли місць три або більше

## Rule sets that do not fit together

rules-no-layout = розстановки `{ $layout }` немає
rules-side-of-layout = сторона дошки в `{ $layout }` — { $side }
rules-side = сторона дошки буває від { $least } до { $most }
cells-none = немає
rules-cell-off = цієї лунки немає на дошці зі стороною { $side }
rules-cell-twice = лунку { $cell } названо двічі
rules-cell-among = лунку { $cell } вже названо в `{ $key }`
rules-teams = учотирьох ділять лише розстановку двох кольорів
rules-not-one-colour = не для гри одним кольором
rules-nothing-to-hide = у грі одним кольором нічого приховувати
rules-needs-neutral = потрібні нейтральні кулі: додайте `neutral=` та їхні лунки
rules-needs-partners = потрібні партнери з власними кулями: розстановка для пар
rules-quiet-shared = власних куль не порахувати, якщо дві команди ходять одним кольором
rules-limit = ліміт — щонайменше 1 хід
rules-goal = мета — від 1 до { $most } виштовхувань
rules-goals = укажіть одне число або по одному на кожну команду (команд: { $teams })
rules-needs-seed = для випадкового початку та кидка потрібно `seed=N`
rules-seed-unused = потрібно `start=random` або `start=thrown`
rules-random-empty = на порожній дошці немає куль для випадкової розстановки: назвіть розстановку, щоб задати їхню кількість
rules-throw-two = кидок — лише для двох кольорів
rules-throw-side = кидок — лише для дошки зі стороною 5
rules-without = прибирає кулі лише з названої розстановки
rules-nothing-there = на початку на { $cell } немає кулі
rules-marble-there = на початку на { $cell } стоїть куля
rules-rows-disagree = ряди `start=` показують { $cells }; вони мають збігатися
rules-goal-reach = { $goal ->
    [one] потрібно { $goal } виштовхування, а команді { $team } доступно лише { $reach }
    [few] потрібно { $goal } виштовхування, а команді { $team } доступно лише { $reach }
    [many] потрібно { $goal } виштовхувань, а команді { $team } доступно лише { $reach }
   *[other] потрібно { $goal } виштовхування, а команді { $team } доступно лише { $reach }
}
rules-no-marble = немає жодної кулі у сторони «{ $colour }»
rules-unplayed = на дошці є кулі сторони «{ $colour }», але ними ніхто не грає
start-needs-position = у цього набору правил немає свого початку: задайте позицію
start-other-board = на дошці зі стороною { $side } тут не грають
objection = { $about }: { $message }
wrong-rules = набір правил: { $problem }
rules-throw-room = для кидка потрібні вільні лунки
rules-no-room = { $marbles ->
    [one] по { $marbles } кулі на кожного не вміщується на вільних лунках
    [few] по { $marbles } кулі на кожного не вміщується на вільних лунках
    [many] по { $marbles } куль на кожного не вміщується на вільних лунках
   *[other] по { $marbles } кулі на кожного не вміщується на вільних лунках
}
rules-no-quiet-start = не знайшлося випадкового початку без виштовхування першим же ходом
field-twice = стовпець { $column }: ключ `{ $key }` указано двічі, вкажіть його один раз
field-files = на дошці від 4 до 16 вертикалей, а не { $found }
field-ranks = на дошці від 4 до 16 горизонталей, а не { $found }
field-stones-need-ranks = камені ставляться з 4-ї горизонталі знизу по 4-ту згори: потрібно хоча б 7 горизонталей, а не { $found }
field-limit = { $key } рахує ходи кожної сторони, від 1 до { $most }, а не { $found }
field-not-in-crossings = у crossings грають на дошці 8×8, без каменів і без правила симетрії: приберіть `{ $key }` або грайте в epaminondas?files=8&ranks=8

## Positions that cannot be

form-two-seats = цей запис — для двох місць, у кожного свій колір, одна дія за хід і ніхто не вибув
form-plain-cells = цей запис знає лише чорні та білі кулі
wrong-position = позиція: { $problem }
part-board = дошка
part-cells = лунки
part-marbles = кулі
part-turn = черга ходу
part-scores = рахунок
part-out = вибулі
setup-side = набір правил розраховано на дошку зі стороною { $side }
setup-outside = щось стоїть поза дошкою зі стороною { $side }
setup-blocked = тут { $here }, а за набором правил { $there }
setup-buried = на { $cell } не може стояти куля
setup-no-neutral = у наборі правил немає нейтральних куль (`neutral`)
setup-neutral = { $here ->
    [one] { $here } нейтральна куля, а в наборі правил їх лише { $most }
    [few] { $here } нейтральні кулі, а в наборі правил їх лише { $most }
    [many] { $here } нейтральних куль, а в наборі правил їх лише { $most }
   *[other] { $here } нейтральної кулі, а в наборі правил їх лише { $most }
}
setup-seats = місць лише { $seats }
setup-mover-out = місце, чий хід, уже вибуло
setup-nobody = нікого не лишилося
setup-actions = { $actions ->
    [one] за хід робиться { $actions } дія
    [few] за хід робиться { $actions } дії
    [many] за хід робиться { $actions } дій
   *[other] за хід робиться { $actions } дії
}
setup-scores = { $given ->
    [one] задано { $given } число, а команд { $teams }
    [few] задано { $given } числа, а команд { $teams }
    [many] задано { $given } чисел, а команд { $teams }
   *[other] задано { $given } числа, а команд { $teams }
}
setup-score = рахунок { $score } у команди { $team }, якій для перемоги потрібно { $goal }
setup-two-goals = досягти мети могла лише одна команда
setup-no-pieces = на дошці немає фішок
setup-off-board = клітинки { $square } немає на цій дошці { $files }×{ $ranks }
setup-no-such-seat = місць два, 0 і 1, а ходить місце { $seat }
setup-too-many = { $side }: на дошці { $standing }, взято { $lost }, а на початку лише { $army }
setup-no-stones = { $found ->
    [one] у наборі правил немає нейтральних каменів, а на дошці { $found }
    [few] у наборі правил немає нейтральних каменів, а на дошці { $found }
    [many] у наборі правил немає нейтральних каменів, а на дошці { $found }
   *[other] у наборі правил немає нейтральних каменів, а на дошці { $found }
}
setup-stone-rank = камінь ставиться на горизонталі з { $first } по { $last }, а один стоїть на { $square }
setup-stone-count = кожен із перших 3 півходів ставить камінь: після півходу { $ply } їх { $due }, а не { $found }
setup-crossed = фішок, що перейшли, порівну або на одну більше в сторони, яка щойно ходила: не { $moved } в неї та { $to_move } у сторони, чий хід
edit-cell = лунки `{ $found }` на цій дошці немає
edit-kind = `{ $found }` сюди не поставити: виберіть із { $kinds }
edit-seat = місця `{ $found }` немає: виберіть із { $seats }
edit-scores = { $found ->
    [one] задано { $found } число, а команд { $teams }
    [few] задано { $found } числа, а команд { $teams }
    [many] задано { $found } чисел, а команд { $teams }
   *[other] задано { $found } числа, а команд { $teams }
}
position-form = у позицій цієї гри лише один запис, наш
