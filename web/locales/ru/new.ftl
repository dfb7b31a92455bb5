# Слова формы новой партии.

new-show = Показать на доске
new-presets = Известные по имени
new-layout-two = На двоих
new-sides = Малые и большие доски
board-side = Сторона { $side }
new-empty = Своя
key-teams = У кого общий цвет
teams = У каждого свой цвет
teams-why = Каждый ходит своими шарами.
teams-shared = Двое на двое, у команды один цвет
teams-shared-why = Четыре игрока, два цвета: партнёры по очереди ходят одними и теми же шарами.
teams-crossed = Двое на двое, накрест
teams-crossed-why = Четыре игрока, два цвета: партнёры играют разными цветами.
new-variants = Варианты
new-cells = На доске
new-cells-why = Назовите лунки или выберите, что поставить, и нажимайте на лунки доски.
new-pick = Что ставит нажатие на доску
pick = Ничего
pick-obstacles = Препятствие
pick-holes = Отверстие
pick-neutral = Нейтральный шар
pick-without = Убрать
new-limits = Ограничения
new-throw-again = Бросить ещё раз
new-draw-again = Новый жребий
new-rows = Ряды сверху вниз: буква — шар, цифра — число пустых лунок
new-who = Кто играет
seats-against = Вы против компьютеров
seats-lot = Ваше место по жребию
seats-people = Все — люди
seats-computers = Все — компьютеры
seat-team = команда { $team }
bottom-label = Внизу доски
bottom-usual = Вы или первое место
bottom-turn = Тот, чей ход
new-objections = { $count ->
    [one] Пока так играть нельзя:
    [few] Так играть нельзя, { $count } причины:
    [many] Так играть нельзя, { $count } причин:
   *[other] Так играть нельзя, { $count } причины:
}
new-link = Ссылка на этот набор правил
new-copy = Копировать ссылку
new-copied = Скопировано
new-text-do = Показать
new-start-plain-why = По два полных ряда фишек с каждой стороны.
new-start-stones-why = Сначала ставятся три нейтральных камня: они перекрывают линии.

## Keys of rule sets, with a line on each

key-rules = Набор правил
key-game = Игра
key-layout = Расстановка
key-position = Позиция
key-seats = Игроки
key-clock = Часы
key-side = Сторона доски
key-files = Вертикали
key-ranks = Горизонтали
key-symmetry = Правило против копирования
key-goal = Выталкиваний для победы
key-goal-why = От 1 до 14. Сильнейшей команде можно назначить больше: это фора.
key-without = Пустые лунки
key-without-why = Лунки, с которых в начале убраны шары: это фора.
key-obstacles = Препятствия
key-obstacles-why = На них ничто не встаёт; выталкивать на них нельзя.
key-holes = Отверстия
key-holes-why = Попавший туда шар вытолкнут; входить на них самому нельзя.
key-neutral = Нейтральные шары
key-neutral-why = Ими никто не ходит: их можно только выталкивать.
key-neutral-off = Нейтральный шар за бортом
key-neutral-off-why = Что это значит для вытолкнувшего.
neutral-off = засчитывается как выталкивание
neutral-off-forbidden = запрещено
neutral-off-wins = сразу выигрывает
key-one-colour = Один цвет
key-one-colour-why = Все шары общие; каждое выталкивание засчитывается тому, кто ходил.
key-hidden = Скрытые цвета
key-hidden-why = Обычные правила, но все шары выглядят одинаково: игра на память.
key-shield = Ход щитом
key-shield-why = Три шара, касающиеся друг друга, могут вместе сдвинуться на одну лунку.
key-rotate = Вращение
key-rotate-why = Крайние шары копья или дуги могут повернуться вокруг среднего.
key-partner-moves = Ходы с шарами партнёра
key-partner-moves-why = В командах из нескольких цветов тихий ход может захватить с собой шары партнёра.
key-move-limit = Лимит ходов
key-move-limit-why = После стольких ходов каждого игрока выигрывает тот, у кого счёт больше; обычно 20–30.
key-quiet-limit = Лимит тихих ходов
key-quiet-limit-why = После стольких ходов каждого игрока без выталкивания или захвата партия останавливается; обычно 15.
key-repetition = Повторение
key-repetition-why = Что означает одна и та же позиция в третий раз.
repetition = ничего
repetition-draw = ничья
repetition-loss = проигрыш того, кто её повторил
key-start = Начало
start = Как на картинке
start-why = Шары стоят, как задано расстановкой.
start-random = По жребию
start-random-why = Столько же шаров на случайных лунках, поровну для всех и без выталкивания первым же ходом.
start-thrown = Бросок
start-thrown-why = Ряды из пяти и шести, затем каждый бросает по три шара в центр.
start-rows = Ввод вручную
start-rows-why = Бросок на вашей собственной доске или что угодно ещё, ряд за рядом.
key-seed = Номер жребия

## Clocks

clock-control = Время
clock-1m-1s = 1 минута + 1 секунда на ход
clock-3m-2s = 3 минуты + 2 секунды на ход
clock-5m-3s = 5 минут + 3 секунды на ход
clock-10m-5s = 10 минут + 5 секунд на ход
clock-15m = 15 минут: классика
clock-15m-10pc = 15 минут + 10 % за каждое выталкивание
clock-30m = 30 минут
clock-10m-30s-move = 10 минут, не больше 30 секунд на ход
clock-30s-move = 30 секунд на каждый ход
clock-3d = 3 дня на каждый ход: по переписке
clock-own = Свой контроль…
clock-base = Минут каждому
clock-increment = Добавка за ход, секунд
clock-limit = Предел на ход, секунд
clock-bonus = % за каждое выталкивание
clock-days = Или дней на ход

## Beside the board

score-board = Счёт по командам
do-marks = Знаки на шарах
piece-hidden = шар
player-out = выбывает из игры
move-resign = сдаётся
move-flag = время истекло
state-paused = Часы стоят; до продолжения никто не ходит.
