# Доска для анализа.

menu-analyse = Анализ
door-analyse = Анализировать
door-analyse-more = Пробовать ходы, спросить движок
do-analyse = Анализировать
do-analyse-here = Анализировать отсюда
analyse-title = Доска для анализа
analyse-records = Запись
analyse-start = Начало
analyse-variation = Варианты
analyse-unread = Этот ход здесь невозможен; он сохранён как есть
analyse-remark = Комментарий к ходу
analyse-glyph = Оценка
analyse-comment = Комментарий
analyse-promote = Сделать вариант главным
analyse-delete = Удалить отсюда
analyse-delete-sure = Точно удалить всё?
analyse-keep = Сохранить и поделиться
analyse-link = Скопировать ссылку на всё это
analyse-text = Запись текстом
analyse-text-label = Запись с комментариями и вариантами
analyse-open = Другая игра или запись
analyse-begin = Начать
analyse-paste = Вставьте запись (APGN)
analyse-record = Запись { $game }. { $problem }
analyse-misplayed = Ход { $round } ({ $colour }), `{ $word }`: { $problem }
analyse-kept = Ходы до него прочитаны.
analyse-cut = до ошибки

## The engine

engine-label = Движок
engine-do = Движок
engine-threat = Угроза
engine-threat-why = Что сыграла бы другая сторона, будь сейчас её ход?
engine-lines = Варианты
engine-bar = У кого перевес
engine-found = Лучшие варианты
engine-effort = глубина { $depth } · позиций: { $nodes }
engine-working = Ищет…
engine-no-threat = Пропуск хода закончил бы здесь партию: угрожать нечем.
engine-threat-of = При пропуске хода:
engine-line = Вариант { $number }
score-even = Равная игра
score-ahead = { $colour } впереди на { $amount }
score-behind = { $colour } позади на { $amount }
score-wins = { $count ->
    [one] { $colour } выигрывают за { $count } полуход
    [few] { $colour } выигрывают за { $count } полухода
    [many] { $colour } выигрывают за { $count } полуходов
   *[other] { $colour } выигрывают за { $count } полухода
}
score-loses = { $count ->
    [one] { $colour } проигрывают за { $count } полуход
    [few] { $colour } проигрывают за { $count } полухода
    [many] { $colour } проигрывают за { $count } полуходов
   *[other] { $colour } проигрывают за { $count } полухода
}

## The whole game

graph-title = Вся партия
graph-why = Движок оценивает каждый ход главного варианта.
graph-none = Оценивать пока нечего: нет ни одного хода. Сделайте несколько ходов или откройте запись.
graph-do = Оценить партию
graph-progress = Оценено ходов
graph-cancel = Отменить
graph-failed = Не получилось. Попробуйте ещё раз чуть позже.
graph-drawing = Ход партии; нажмите, чтобы перейти к ходу
graph-accuracy = Точность
graph-inaccuracy = Неточность
graph-mistake = Ошибка
graph-blunder = Грубая ошибка
graph-inaccuracies = Неточности
graph-mistakes = Ошибки
graph-blunders = Грубые ошибки
graph-no-mistakes = Ошибок не найдено.
graph-turning = Партию решил ход
graph-better = Лучше:
graph-keep = Внести в запись

## Openings

book-title = Дебюты
book-move = Ход
book-games = Партии
book-wins = Победы
book-draws = Ничьи
book-losses = Поражения
book-none = Ни одна известная партия не приходила к этой позиции.

## Endgame tables

tables-title = Таблицы окончаний
tables-ends = Исход
tables-moves = Ходы
tables-draw = Никто не может добиться победы силой: ничья
tables-none = В таблицах этой позиции нет.

## Proofs

solve-title = Решить
solve-what = Чего может добиться сторона, чей ход?
solve-win = Победы
solve-gain = { $count ->
    [one] Лишней фигуры за { $count } полуход
    [few] Лишней фигуры за { $count } полухода
    [many] Лишней фигуры за { $count } полуходов
   *[other] Лишней фигуры за { $count } полухода
}
solve-do = Доказать
solve-working = Ищет доказательство…
solve-wins = { $count ->
    [one] Доказано: { $colour } выигрывают за { $count } полуход.
    [few] Доказано: { $colour } выигрывают за { $count } полухода.
    [many] Доказано: { $colour } выигрывают за { $count } полуходов.
   *[other] Доказано: { $colour } выигрывают за { $count } полухода.
}
solve-gains = { $count ->
    [one] Доказано: { $colour } через { $count } полуход впереди ещё на одну фигуру.
    [few] Доказано: { $colour } через { $count } полухода впереди ещё на одну фигуру.
    [many] Доказано: { $colour } через { $count } полуходов впереди ещё на одну фигуру.
   *[other] Доказано: { $colour } через { $count } полухода впереди ещё на одну фигуру.
}
solve-no-win = Доказано: { $colour } не могут добиться победы силой.
solve-no-gain = { $count ->
    [one] Доказано: { $colour } ничего не выигрывают за { $count } полуход.
    [few] Доказано: { $colour } ничего не выигрывают за { $count } полухода.
    [many] Доказано: { $colour } ничего не выигрывают за { $count } полуходов.
   *[other] Доказано: { $colour } ничего не выигрывают за { $count } полухода.
}
solve-open = В пределах отведённого не найдено: может быть и так, и иначе.

## A hint in a game

do-hint = Подсказка
hint-told = Подсказка: { $move }

## What is refused

tree-shape = узел { $node } дерева не следует ни за одним узлом перед ним
tree-move = `{ $word }` в главном варианте: { $reason }
failure-patience = { $most ->
    [one] с одного адреса — не больше { $most } анализа сразу; сначала закончите его
    [few] с одного адреса — не больше { $most } анализов сразу; сначала закончите один из них
    [many] с одного адреса — не больше { $most } анализов сразу; сначала закончите один из них
   *[other] с одного адреса — не больше { $most } анализа сразу; сначала закончите один из них
}
