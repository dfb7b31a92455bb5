# Слова страниц. Одному сообщению — один ключ; разделы идут по страницам.

site-title = Sumito: «Абалон», «Эпаминонд» и «Переход»
site-description = Играйте в «Абалон», «Эпаминонд» и «Переход» с компьютером или с другом.
skip-to-content = К содержанию
menu-label = Главное меню
menu-open = Меню
menu-play = Играть
menu-new = Новая партия
menu-learn = Обучение
menu-rules = Правила
menu-about = О сайте

## Home

home-title = Sumito: игра «Абалон»
home-welcome = Ваш ход
home-lead = Вы играете чёрными. Вытолкните с доски шесть белых шаров, пока не потеряли шесть своих.
home-start = Начать партию
level-label = Уровень компьютера
level-option = Уровень { $level }
doors-label = Что ещё можно сделать
door-learn = Изучить правила
door-learn-more = Пять минут, с картинками
door-friend = Сыграть с другом
door-friend-more = Вдвоём у этого экрана
door-other = Другая игра
door-other-more = 64 расстановки, Эпаминонд, Переход
recent-title = Последние партии
plies = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}

## The board

board-title = { $game }
board-help = Доска. Стрелки — перемещение, Enter — выбор, Escape — отмена выбора.
board-empty = { $cell }, пусто
board-piece = { $cell }, { $piece }
board-picked = выбрано
board-target = сюда можно пойти
board-strike = здесь выталкивание или захват
board-moved = Сделан ход { $move }.
board-ejected = Сделан ход { $move }: шар уходит с доски.
board-captured = Сделан ход { $move }, захвачено фишек: { $count }.
board-choose = Подходящих ходов: { $count }. Выберите номер; Escape — отмена.
board-choice = { $number }: { $move }
board-no-line = Из { $from } в { $to } не ведёт ни один ход.
colour-black = Чёрные
colour-white = Белые
colour-red = Красные
colour-blue = Синие
colour-green = Зелёные
colour-yellow = Жёлтые
piece-neutral = нейтральный шар
piece-obstacle = препятствие
piece-hole = отверстие

## A game

panel-title = Партия
moves-label = Ходы
state-your-turn = Ваш ход
state-to-move = Ходят: { $colour }
state-thinking = Компьютер думает…
state-looking-back = Позиция после хода { $ply }
state-offline = Связь потеряна, пробуем ещё раз…
player-human = Человек
player-engine = Компьютер, уровень { $level }
score-of = { $score } из { $goal }
score-plain = захвачено: { $score }
steps-label = Просмотр ходов
step-first = Начальная позиция
step-back = На ход назад
step-on = На ход вперёд
step-last = Последняя позиция
typed-label = Ввести ход
typed-placeholder = Введите ход
typed-do = Пойти
do-flip = Повернуть доску
do-undo = Вернуть ход
do-pause = Остановить часы
do-go-on = Продолжить
do-draw = Согласиться на ничью
do-draw-sure = Согласны оба?
do-resign = Сдаться
do-resign-sure = Точно сдаться?
do-download = Сохранить запись
do-new = Новая партия
result-win = { $winner } выигрывают: { $reason }.
result-draw = Ничья: { $reason }.
reason-goal = вытолкнуто нужное число шаров
reason-majority = больше фишек на последней горизонтали в начале хода
reason-crossing = на переход не нашлось ответа
reason-move-limit = сделано условленное число ходов
reason-quiet-limit = слишком много ходов без выталкивания
reason-no-move = у ходящей стороны нет ходов
reason-repetition = позиция возникла в третий раз
reason-resignation = соперник сдался
reason-time = время истекло
reason-agreement = по соглашению
reason-abandoned = партия брошена

## New game

new-title = Новая партия
new-game = Игра
new-layout = Начальная расстановка
new-more-players = От трёх до шести игроков
new-more-layouts = Другие расстановки на двоих
layout-unfair = силы не равны
new-board = Доска
new-files = Вертикали
new-ranks = Горизонтали
new-start-plain = По два ряда
new-start-stones = Сначала три камня
new-symmetry = Правило против копирования
new-symmetry-why = Какую зеркальную расстановку не может завершить фишка, которая ступает на последнюю горизонталь.
symmetry-any = Любая из трёх
symmetry-half-turn = Поворот на 180°
symmetry-ranks = Верх и низ
symmetry-files = Лево и право
symmetry-none = Без этого правила
new-crossings = Первая версия Эбботта на доске восемь на восемь. Переход фишки выигрывает, если соперник не ответит переходом сразу же.
new-position = Позиция
new-text = Набор правил текстом
new-text-why = Набор правил одной строкой заполнит форму.
clock-label = Часы
clock-none = Без часов
new-preview = Начало партии
new-do = Начать партию
upload-title = Открыть запись
upload-why = Файл APGN с партиями в «Абалон», «Эпаминонд» или «Переход». Каждая верная партия из него сохранится.
upload-file = Файл
upload-do = Открыть
upload-taken = { $count ->
    [one] Открыта { $count } партия
    [few] Открыто { $count } партии
    [many] Открыто { $count } партий
   *[other] Открыто { $count } партии
}
upload-game = Партия { $number }
upload-broken = { $count ->
    [one] { $count } запись испорчена
    [few] { $count } записи испорчены
    [many] { $count } записей испорчено
   *[other] { $count } записи испорчено
}
upload-left-out = { $count ->
    [one] Пропущена { $count } партия: в файле может быть до ста партий.
    [few] Пропущено { $count } партии: в файле может быть до ста партий.
    [many] Пропущено { $count } партий: в файле может быть до ста партий.
   *[other] Пропущено { $count } партии: в файле может быть до ста партий.
}

## Problems

problem-400 = Это не удаётся прочесть
problem-403 = Отсюда нельзя
problem-404 = Здесь ничего нет
problem-405 = Так нельзя
problem-408 = Слишком медленно
problem-409 = Партия ушла вперёд
problem-413 = Слишком много сразу
problem-415 = Не в таком виде
problem-422 = Это невозможно
problem-429 = Слишком много запросов
problem-500 = Что-то сломалось у нас
problem-503 = Сервер занят
problem-home = К доске

## About

about-title = О Sumito
about-name = «Сумито» — первое имя «Абалона». Здесь живут игры, где сила в линиях: «Абалон» для двух–шести игроков, «Эпаминонд» и его предшественник «Переход».
about-one = Одни и те же правила, написанные один раз, служат этим страницам, терминалу, движку и всем, кто строит на их основе.
about-private-title = Ваши партии
about-private = Партии хранятся на машине, с которой открыта эта страница, и больше нигде. Ни учётных записей, ни слежки; cookie — самое большее две: выбранный вами язык и случайное число, если вы решаете задачи.
about-programs-title = Для программ
about-programs = Всё, что умеют страницы, доступно и программам:
about-version = Версия { $version }

## Learn

learn-title = Изучите игры
learn-lead = Три игры, где линии выталкивают, захватывают и прорываются. Каждая объяснена за несколько минут.
learn-abalone = Два игрока, по четырнадцать шаров, доска из 61 лунки. Кто вытолкнул с доски шесть шаров соперника, тот выиграл.
learn-terms = Термины
learn-epaminondas = Два игрока на клетчатом поле, у каждого по два ряда фишек. Первыми ходят белые. Это игра фаланг — непрерывных линий своих фишек по горизонтали, вертикали или диагонали.
learn-crossings = Предшественница 1969 года на доске восемь на восемь. Группы ходят как в «Эпаминонде», но захватывается только одна атакованная фишка — крайняя в линии, которая меньше ходящей группы.
learn-hands = Как здесь ходить
learn-hands-click = Нажмите на шар, затем на лунку, куда должна прийти линия. Точки показывают, куда можно пойти, кольцо — где будет выталкивание.
learn-hands-drag = Или перетащите его: взятый шар — последний, он толкает перед собой всё, что стоит впереди. В «Эпаминонде» тяните последнюю фишку туда, где должна встать передняя.
learn-hands-side = Для фронтального перемещения нажмите на оба конца линии, затем на лунку. Если подходят два хода, они предлагаются под номерами.
learn-hands-keys = С клавиатуры: стрелки — движение по доске, Enter — выбор, Escape — отмена.
learn-hands-type = Или введите ход: A1B2, C3C5D4 или a1-a3.

## Rules

rules-title = Наборы правил
rules-lead = Набор правил — это одна строка текста: игра, расстановка и всё, что отличается от обычного. Ссылки, записи и программы пользуются одной и той же строкой.
rules-presets = Известные по имени
rules-name = Название
rules-text = Текст
rules-what = Значение
rules-keys = Ключи: { $game }
rules-key = Ключ
rules-values = Значения
rules-default = Если не указан
rules-layouts = Расстановки «Абалона»

## The language of the pages

language-name = Русский
language-label = Язык
