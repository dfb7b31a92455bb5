# Слова сторінок. Одному повідомленню — один ключ; розділи йдуть за сторінками.

site-title = Sumito: «Абалон», «Епамінонд» і «Перехід»
site-description = Грайте в «Абалон», «Епамінонд» і «Перехід» з комп’ютером або з другом.
skip-to-content = До вмісту
menu-label = Головне меню
menu-open = Меню
menu-play = Грати
menu-new = Нова партія
menu-learn = Навчання
menu-rules = Правила
menu-about = Про сайт

## Home

home-title = Sumito: гра «Абалон»
home-welcome = Ваш хід
home-lead = Ви граєте чорними. Виштовхніть з дошки шість білих куль, перш ніж втратите шість своїх.
home-start = Почати партію
level-label = Рівень комп’ютера
level-option = Рівень { $level }
doors-label = Що ще можна зробити
door-learn = Вивчити правила
door-learn-more = П’ять хвилин, з малюнками
door-friend = Зіграти з другом
door-friend-more = Удвох біля цього екрана
door-other = Інша гра
door-other-more = 64 розстановки, Епамінонд, Перехід
recent-title = Останні партії
plies = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходу
}

## The board

board-title = { $game }
board-help = Дошка. Стрілки — переміщення, Enter — вибір, Escape — скасувати вибір.
board-empty = { $cell }, порожньо
board-piece = { $cell }, { $piece }
board-picked = вибрано
board-target = сюди можна піти
board-strike = тут виштовхування або взяття
board-moved = Зроблено хід { $move }.
board-ejected = Зроблено хід { $move }: куля покидає дошку.
board-captured = Зроблено хід { $move }, взято фішок: { $count }.
board-choose = Підходящих ходів: { $count }. Виберіть номер; Escape — скасувати.
board-choice = { $number }: { $move }
board-no-line = З { $from } до { $to } не веде жоден хід.
colour-black = Чорні
colour-white = Білі
colour-red = Червоні
colour-blue = Сині
colour-green = Зелені
colour-yellow = Жовті
piece-neutral = нейтральна куля
piece-obstacle = перешкода
piece-hole = отвір

## A game

panel-title = Партія
moves-label = Ходи
state-your-turn = Ваш хід
state-to-move = Ходять: { $colour }
state-thinking = Комп’ютер думає…
state-looking-back = Позиція після ходу { $ply }
state-offline = Зв’язок втрачено, пробуємо ще раз…
player-human = Людина
player-engine = Комп’ютер, рівень { $level }
score-of = { $score } з { $goal }
score-plain = взято: { $score }
steps-label = Перегляд ходів
step-first = Початкова позиція
step-back = На хід назад
step-on = На хід уперед
step-last = Остання позиція
typed-label = Ввести хід
typed-placeholder = Введіть хід
typed-do = Піти
do-flip = Повернути дошку
do-undo = Взяти хід назад
do-pause = Зупинити годинник
do-go-on = Продовжити
do-draw = Погодитися на нічию
do-draw-sure = Обидва згодні?
do-resign = Здатися
do-resign-sure = Справді здатися?
do-download = Зберегти запис
do-new = Нова партія
result-win = { $winner } виграють: { $reason }.
result-draw = Нічия: { $reason }.
reason-goal = виштовхнуто потрібну кількість куль
reason-majority = більше фішок на останній горизонталі на початку ходу
reason-crossing = на перехід не знайшлося відповіді
reason-move-limit = зроблено домовлену кількість ходів
reason-quiet-limit = забагато ходів без виштовхування
reason-no-move = сторона, що має ходити, не має ходів
reason-repetition = позиція виникла втретє
reason-resignation = суперник здався
reason-time = час вийшов
reason-agreement = за згодою
reason-abandoned = партію покинуто

## New game

new-title = Нова партія
new-game = Гра
new-layout = Початкова розстановка
new-more-players = Від трьох до шести гравців
new-more-layouts = Інші розстановки на двох
layout-unfair = сили нерівні
new-board = Дошка
new-files = Вертикалі
new-ranks = Горизонталі
new-start-plain = По два ряди
new-start-stones = Спершу три камені
new-symmetry = Правило проти копіювання
new-symmetry-why = Яку дзеркальну розстановку не може завершити фішка, що стає на останню горизонталь.
symmetry-any = Будь-яка з трьох
symmetry-half-turn = Поворот на 180°
symmetry-ranks = Верх і низ
symmetry-files = Ліворуч і праворуч
symmetry-none = Без цього правила
new-crossings = Перша версія Ебботта на дошці вісім на вісім. Перехід фішки виграє, якщо суперник не відповість переходом негайно.
new-position = Позиція
new-text = Набір правил текстом
new-text-why = Набір правил одним рядком заповнить форму.
clock-label = Годинник
clock-none = Без годинника
new-preview = Початок партії
new-do = Почати партію
upload-title = Відкрити запис
upload-why = Файл APGN з партіями в «Абалон», «Епамінонд» або «Перехід». Кожну правильну партію з нього буде збережено.
upload-file = Файл
upload-do = Відкрити
upload-taken = { $count ->
    [one] Відкрито { $count } партію
    [few] Відкрито { $count } партії
    [many] Відкрито { $count } партій
   *[other] Відкрито { $count } партії
}
upload-game = Партія { $number }
upload-broken = { $count ->
    [one] { $count } запис пошкоджено
    [few] { $count } записи пошкоджено
    [many] { $count } записів пошкоджено
   *[other] { $count } запису пошкоджено
}
upload-left-out = { $count ->
    [one] Пропущено { $count } партію: у файлі може бути до ста партій.
    [few] Пропущено { $count } партії: у файлі може бути до ста партій.
    [many] Пропущено { $count } партій: у файлі може бути до ста партій.
   *[other] Пропущено { $count } партії: у файлі може бути до ста партій.
}

## Problems

problem-400 = Це не вдається прочитати
problem-403 = Звідси не можна
problem-404 = Тут нічого немає
problem-405 = Так не можна
problem-408 = Надто повільно
problem-409 = Партія пішла вперед
problem-413 = Забагато за один раз
problem-415 = Не в такому вигляді
problem-422 = Це неможливо
problem-429 = Забагато запитів
problem-500 = Щось зламалося в нас
problem-503 = Сервер зайнятий
problem-home = До дошки

## About

about-title = Про Sumito
about-name = «Суміто» — перша назва «Абалону». Тут живуть ігри, де сила в лініях: «Абалон» для двох–шести гравців, «Епамінонд» та його попередник «Перехід».
about-one = Одні й ті самі правила, написані один раз, служать цим сторінкам, терміналу, рушію та всім, хто будує на їхній основі.
about-private-title = Ваші партії
about-private = Партії зберігаються на машині, з якої відкрито цю сторінку, і більше ніде. Жодних облікових записів, жодного стеження; cookie — щонайбільше два: вибрана вами мова і випадкове число, якщо ви розв’язуєте задачі.
about-programs-title = Для програм
about-programs = Усе, що вміють сторінки, доступне й програмам:
about-version = Версія { $version }

## Learn

learn-title = Вивчіть ігри
learn-lead = Три гри, де лінії виштовхують, беруть фішки й прориваються. Кожну пояснено за кілька хвилин.
learn-abalone = Двоє гравців, по чотирнадцять куль, дошка з 61 лунки. Хто виштовхнув з дошки шість куль суперника, той виграв.
learn-terms = Терміни
learn-epaminondas = Двоє гравців на картатому полі, у кожного по два ряди фішок. Першими ходять білі. Це гра фаланг — безперервних ліній власних фішок по горизонталі, вертикалі або діагоналі.
learn-crossings = Попередниця 1969 року на дошці вісім на вісім. Групи ходять як в «Епамінонді», але береться лише одна атакована фішка — крайня в лінії, яка менша за групу, що ходить.
learn-hands = Як тут ходити
learn-hands-click = Натисніть на кулю, потім на лунку, куди має прийти лінія. Точки показують, куди можна піти, кільце — де буде виштовхування.
learn-hands-drag = Або перетягніть її: куля, за яку ви взялися, — остання, вона веде перед собою все, що стоїть попереду. В «Епамінонді» тягніть останню фішку туди, де має стати передня.
learn-hands-side = Для фронтального переміщення натисніть на обидва кінці лінії, потім на лунку. Якщо підходять два ходи, їх буде запропоновано під номерами.
learn-hands-keys = З клавіатури: стрілки — рух по дошці, Enter — вибір, Escape — скасувати.
learn-hands-type = Або введіть хід: A1B2, C3C5D4 чи a1-a3.

## Rules

rules-title = Набори правил
rules-lead = Набір правил — це один рядок тексту: гра, розстановка й усе, що відрізняється від звичайного. Посилання, записи та програми користуються тим самим рядком.
rules-presets = Відомі за назвою
rules-name = Назва
rules-text = Текст
rules-what = Значення
rules-keys = Ключі: { $game }
rules-key = Ключ
rules-values = Значення
rules-default = Якщо не вказано
rules-layouts = Розстановки «Абалону»

## The language of the pages

language-name = Українська
language-label = Мова
