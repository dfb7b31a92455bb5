# Дошка для аналізу.

menu-analyse = Аналіз
door-analyse = Аналізувати
door-analyse-more = Пробувати ходи, спитати рушій
do-analyse = Аналізувати
do-analyse-here = Аналізувати звідси
analyse-title = Дошка для аналізу
analyse-records = Запис
analyse-start = Початок
analyse-variation = Варіанти
analyse-unread = Цей хід тут неможливий; його збережено як є
analyse-remark = Коментар до ходу
analyse-glyph = Оцінка
analyse-comment = Коментар
analyse-promote = Зробити варіант головним
analyse-delete = Видалити звідси
analyse-delete-sure = Справді видалити все?
analyse-keep = Зберегти й поділитися
analyse-link = Скопіювати посилання на все це
analyse-text = Запис текстом
analyse-text-label = Запис із коментарями й варіантами
analyse-open = Інша гра або запис
analyse-begin = Почати
analyse-paste = Вставте запис (APGN)
analyse-record = Запис { $game }. { $problem }
analyse-misplayed = Хід { $round } ({ $colour }), `{ $word }`: { $problem }
analyse-kept = Ходи перед ним прочитано.
analyse-cut = до помилки

## The engine

engine-label = Рушій
engine-do = Рушій
engine-threat = Загроза
engine-threat-why = Що зіграла б інша сторона, якби зараз був її хід?
engine-lines = Варіанти
engine-bar = Хто має перевагу
engine-found = Найкращі варіанти
engine-effort = глибина { $depth } · позицій: { $nodes }
engine-working = Шукає…
engine-no-threat = Пропуск ходу завершив би тут партію: погрожувати нічим.
engine-threat-of = У разі пропуску ходу:
engine-line = Варіант { $number }
score-even = Рівна гра
score-ahead = { $colour } попереду на { $amount }
score-behind = { $colour } позаду на { $amount }
score-wins = { $count ->
    [one] { $colour } виграють за { $count } півхід
    [few] { $colour } виграють за { $count } півходи
    [many] { $colour } виграють за { $count } півходів
   *[other] { $colour } виграють за { $count } півходу
}
score-loses = { $count ->
    [one] { $colour } програють за { $count } півхід
    [few] { $colour } програють за { $count } півходи
    [many] { $colour } програють за { $count } півходів
   *[other] { $colour } програють за { $count } півходу
}

## The whole game

graph-title = Уся партія
graph-why = Рушій оцінює кожен хід головного варіанта.
graph-none = Оцінювати поки нічого: немає жодного ходу. Зробіть кілька ходів або відкрийте запис.
graph-do = Оцінити партію
graph-progress = Оцінено ходів
graph-cancel = Скасувати
graph-failed = Не вийшло. Спробуйте ще раз трохи згодом.
graph-drawing = Перебіг партії; натисніть, щоб перейти до ходу
graph-accuracy = Точність
graph-inaccuracy = Неточність
graph-mistake = Помилка
graph-blunder = Груба помилка
graph-inaccuracies = Неточності
graph-mistakes = Помилки
graph-blunders = Грубі помилки
graph-no-mistakes = Помилок не знайдено.
graph-turning = Партію вирішив хід
graph-better = Краще:
graph-keep = Внести до запису

## Openings

book-title = Дебюти
book-move = Хід
book-games = Партії
book-wins = Перемоги
book-draws = Нічиї
book-losses = Поразки
book-none = Жодна відома партія не приходила до цієї позиції.

## Endgame tables

tables-title = Таблиці закінчень
tables-ends = Підсумок
tables-moves = Ходи
tables-draw = Ніхто не може домогтися перемоги силою: нічия
tables-none = У таблицях цієї позиції немає.

## Proofs

solve-title = Розв’язати
solve-what = Чого може домогтися сторона, чий хід?
solve-win = Перемоги
solve-gain = { $count ->
    [one] Зайвої фігури за { $count } півхід
    [few] Зайвої фігури за { $count } півходи
    [many] Зайвої фігури за { $count } півходів
   *[other] Зайвої фігури за { $count } півходу
}
solve-do = Довести
solve-working = Шукає доведення…
solve-wins = { $count ->
    [one] Доведено: { $colour } виграють за { $count } півхід.
    [few] Доведено: { $colour } виграють за { $count } півходи.
    [many] Доведено: { $colour } виграють за { $count } півходів.
   *[other] Доведено: { $colour } виграють за { $count } півходу.
}
solve-gains = { $count ->
    [one] Доведено: { $colour } за { $count } півхід попереду ще на одну фігуру.
    [few] Доведено: { $colour } за { $count } півходи попереду ще на одну фігуру.
    [many] Доведено: { $colour } за { $count } півходів попереду ще на одну фігуру.
   *[other] Доведено: { $colour } за { $count } півходу попереду ще на одну фігуру.
}
solve-no-win = Доведено: { $colour } не можуть домогтися перемоги силою.
solve-no-gain = { $count ->
    [one] Доведено: { $colour } нічого не виграють за { $count } півхід.
    [few] Доведено: { $colour } нічого не виграють за { $count } півходи.
    [many] Доведено: { $colour } нічого не виграють за { $count } півходів.
   *[other] Доведено: { $colour } нічого не виграють за { $count } півходу.
}
solve-open = У межах відведеного не знайдено: може бути так або інакше.

## A hint in a game

do-hint = Підказка
hint-told = Підказка: { $move }

## What is refused

tree-shape = вузол { $node } дерева не йде за жодним вузлом перед ним
tree-move = `{ $word }` у головному варіанті: { $reason }
failure-patience = { $most ->
    [one] з однієї адреси — не більше ніж { $most } аналіз водночас; спершу завершіть його
    [few] з однієї адреси — не більше ніж { $most } аналізи водночас; спершу завершіть один із них
    [many] з однієї адреси — не більше ніж { $most } аналізів водночас; спершу завершіть один із них
   *[other] з однієї адреси — не більше ніж { $most } аналізу водночас; спершу завершіть один із них
}
