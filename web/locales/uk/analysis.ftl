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

## What is refused

tree-shape = вузол { $node } дерева не йде за жодним вузлом перед ним
tree-move = `{ $word }` у головному варіанті: { $reason }
failure-patience = { $most ->
    [one] з однієї адреси — не більше ніж { $most } аналіз водночас; спершу завершіть його
    [few] з однієї адреси — не більше ніж { $most } аналізи водночас; спершу завершіть один із них
    [many] з однієї адреси — не більше ніж { $most } аналізів водночас; спершу завершіть один із них
   *[other] з однієї адреси — не більше ніж { $most } аналізу водночас; спершу завершіть один із них
}
