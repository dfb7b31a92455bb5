# Слова форми нової партії.

new-show = Показати на дошці
new-presets = Відомі за назвою
new-layout-two = На двох
new-sides = Малі та великі дошки
board-side = Сторона { $side }
new-empty = Своя
key-teams = У кого спільний колір
teams = У кожного свій колір
teams-why = Кожен ходить своїми кулями.
teams-shared = Двоє на двоє, у команди один колір
teams-shared-why = Четверо гравців, два кольори: партнери по черзі ходять тими самими кулями.
teams-crossed = Двоє на двоє, навхрест
teams-crossed-why = Четверо гравців, два кольори: партнери грають різними кольорами.
new-variants = Варіанти
new-cells = На дошці
new-cells-why = Назвіть лунки або виберіть, що поставити, і натискайте на лунки дошки.
new-pick = Що ставить натискання на дошку
pick = Нічого
pick-obstacles = Перешкода
pick-holes = Отвір
pick-neutral = Нейтральна куля
pick-without = Прибрати
new-limits = Обмеження
new-throw-again = Кинути ще раз
new-draw-again = Новий жереб
new-rows = Ряди згори вниз: літера — куля, цифра — кількість порожніх лунок
new-who = Хто грає
seats-against = Ви проти комп’ютерів
seats-lot = Ваше місце за жеребом
seats-people = Усі — люди
seats-computers = Усі — комп’ютери
seat-team = команда { $team }
bottom-label = Унизу дошки
bottom-usual = Ви або перше місце
bottom-turn = Той, чий хід
new-objections = { $count ->
    [one] Поки що так грати не можна:
    [few] Так грати не можна, { $count } причини:
    [many] Так грати не можна, { $count } причин:
   *[other] Так грати не можна, { $count } причини:
}
new-link = Посилання на цей набір правил
new-copy = Копіювати посилання
new-copied = Скопійовано
new-text-do = Показати
new-start-plain-why = По два повні ряди фішок з кожного боку.
new-start-stones-why = Спершу ставляться три нейтральні камені: вони перекривають лінії.

## Keys of rule sets, with a line on each

key-rules = Набір правил
key-game = Гра
key-layout = Розстановка
key-position = Позиція
key-seats = Гравці
key-clock = Годинник
key-side = Сторона дошки
key-files = Вертикалі
key-ranks = Горизонталі
key-symmetry = Правило проти копіювання
key-goal = Виштовхувань для перемоги
key-goal-why = Від 1 до 14. Сильнішій команді можна призначити більше: це фора.
key-without = Порожні лунки
key-without-why = Лунки, з яких на початку прибрано кулі: це фора.
key-obstacles = Перешкоди
key-obstacles-why = На них ніщо не стає; виштовхувати на них не можна.
key-holes = Отвори
key-holes-why = Куля, що потрапила туди, виштовхнута; самому входити на них не можна.
key-neutral = Нейтральні кулі
key-neutral-why = Ними ніхто не ходить: їх можна лише виштовхувати.
key-neutral-off = Нейтральна куля за бортом
key-neutral-off-why = Що це означає для того, хто виштовхнув.
neutral-off = зараховується як виштовхування
neutral-off-forbidden = заборонено
neutral-off-wins = одразу виграє
key-one-colour = Один колір
key-one-colour-why = Усі кулі спільні; кожне виштовхування зараховується тому, хто ходив.
key-hidden = Приховані кольори
key-hidden-why = Звичайні правила, але всі кулі мають однаковий вигляд: гра на пам’ять.
key-shield = Хід щитом
key-shield-why = Три кулі, що торкаються одна одної, можуть разом зсунутися на одну лунку.
key-rotate = Обертання
key-rotate-why = Крайні кулі списа або дуги можуть повернутися навколо середньої.
key-partner-moves = Ходи з кулями партнера
key-partner-moves-why = У командах з кількох кольорів тихий хід може взяти із собою кулі партнера.
key-move-limit = Ліміт ходів
key-move-limit-why = Після стількох ходів кожного гравця виграє той, чий рахунок більший; зазвичай 20–30.
key-quiet-limit = Ліміт тихих ходів
key-quiet-limit-why = Після стількох ходів кожного гравця без виштовхування чи взяття партія зупиняється; зазвичай 15.
key-repetition = Повторення
key-repetition-why = Що означає та сама позиція втретє.
repetition = нічого
repetition-draw = нічия
repetition-loss = поразка того, хто її повторив
key-start = Початок
start = Як на малюнку
start-why = Кулі стоять, як задано розстановкою.
start-random = За жеребом
start-random-why = Стільки ж куль на випадкових лунках, порівну для всіх і без виштовхування першим же ходом.
start-thrown = Кидок
start-thrown-why = Ряди з п’яти й шести, потім кожен кидає по три кулі в центр.
start-rows = Введення вручну
start-rows-why = Кидок на вашій власній дошці або будь-що інше, ряд за рядом.
key-seed = Номер жеребкування

## Clocks

clock-control = Час
clock-1m-1s = 1 хвилина + 1 секунда за хід
clock-3m-2s = 3 хвилини + 2 секунди за хід
clock-5m-3s = 5 хвилин + 3 секунди за хід
clock-10m-5s = 10 хвилин + 5 секунд за хід
clock-15m = 15 хвилин: класика
clock-15m-10pc = 15 хвилин + 10 % за кожне виштовхування
clock-30m = 30 хвилин
clock-10m-30s-move = 10 хвилин, не більше 30 секунд на хід
clock-30s-move = 30 секунд на кожен хід
clock-3d = 3 дні на кожен хід: за листуванням
clock-own = Свій контроль…
clock-base = Хвилин кожному
clock-increment = Додаток за хід, секунд
clock-limit = Межа на хід, секунд
clock-bonus = % за кожне виштовхування
clock-days = Або днів на хід

## Beside the board

score-board = Рахунок за командами
do-marks = Знаки на кулях
piece-hidden = куля
player-out = вибуває з гри
move-resign = здається
move-flag = час вийшов
state-paused = Годинник стоїть; доки не продовжено, ніхто не ходить.
