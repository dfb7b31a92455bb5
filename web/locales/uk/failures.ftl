# Чому запит не виконано і що не так із надісланим записом.

## Requests

failure-seat = місця { $seat } немає; місця бувають від 0 до 5
failure-no-page = за цією адресою немає сторінки
failure-no-game = партії { $id } немає: можливо, її грали на іншому сервері
failure-full = більше цей сервер зараз не вміщує; спробуйте за хвилину
failure-connections = { $most ->
    [one] з однієї адреси не більше ніж { $most } з’єднання водночас; спершу закрийте зайве
    [few] з однієї адреси не більше ніж { $most } з’єднання водночас; спершу закрийте зайві
    [many] з однієї адреси не більше ніж { $most } з’єднань водночас; спершу закрийте зайві
   *[other] з однієї адреси не більше ніж { $most } з’єднання водночас; спершу закрийте зайві
}
failure-closing = сервер завершує роботу
failure-storage = партію не вдалося зберегти; нічого не змінилося
failure-damaged = збережене про партію { $game } пошкоджено, починаючи із запису { $entry }: повернути її можна лише з копії файлу партій; усі інші партії цілі
failure-internal = усередині сервера щось пішло не так; подробиці в журналі
failure-foreign = запит надійшов з іншого сайту
failure-method = ця адреса не приймає таких запитів, лише { $methods }
failure-large = надіслано більше, ніж приймає ця адреса: не більше { $most } КБ
failure-no-puzzle = таких задач немає
failure-puzzle-moves = у полі `moves` мають стояти правильні ходи до цього місця, а для спроби — ще один хід
failure-moves-many = запитати можна не більше ніж про { $most } ходів
failure-records-many = прочитано лише перші партії: { $most }
failure-slow = запит тривав надто довго
failure-name = цей сервер відповідає лише на localhost і 127.0.0.1
failure-often = { $seconds ->
    [one] забагато запитів; спробуйте за { $seconds } секунду
    [few] забагато запитів; спробуйте за { $seconds } секунди
    [many] забагато запитів; спробуйте за { $seconds } секунд
   *[other] забагато запитів; спробуйте за { $seconds } секунди
}
failure-request = запит не читається
failure-body = надіслане не має того вигляду, який приймає ця адреса
failure-json = рядок { $line }, стовпець { $column }: це не JSON
failure-json-kind = ця адреса приймає JSON: надішліть його як `content-type: application/json`
failure-form-kind = ця адреса приймає форму: надішліть її як `content-type: application/x-www-form-urlencoded`
failure-language = мови `{ $found }` тут немає; виберіть одну з { $known }
failure-field = у полі `{ $field }` стоїть те, чому там не місце
failure-field-expected = у полі `{ $field }` стоїть те, чому там не місце; має бути: { $expected }
failure-field-twice = поле `{ $field }` стоїть двічі
failure-field-missing = немає поля `{ $field }`
failure-field-unknown = поля `{ $field }` тут не буває
failure-elsewhere = партію змінили деінде; погляньте на неї ще раз
failure-flag = час вийшов
failure-not-your-turn = зараз хід комп’ютера
failure-paused = партію призупинено; перш ніж ходити, запустіть годинник
failure-no-undo = у вас немає ходу, який можна взяти назад
failure-no-draw = комп’ютер грає далі; про нічию домовляються люди
failure-gone-on = партія пішла вперед; погляньте на неї ще раз
failure-no-resign = тут нікому здаватися
failure-controllers = гравців указано { $controllers }, а місць { $seats }; назвіть по одному на кожне місце
failure-level = рівня { $level } немає; рівні бувають від 1 до { $most }
failure-plies = { $plies ->
    [one] партія тут закінчується після { $plies } півходу; візьміть хід назад або здайтеся
    [few] партія тут закінчується після { $plies } півходів; візьміть хід назад або здайтеся
    [many] партія тут закінчується після { $plies } півходів; візьміть хід назад або здайтеся
   *[other] партія тут закінчується після { $plies } півходу; візьміть хід назад або здайтеся
}
failure-no-record = у формі немає поля `record`

## The form for a new game

form-objections = { $objections }
form-seats = виберіть `against`, `lot`, `people` або `computers`
form-player = гравця `{ $player }` не буває; напишіть `human` або рівень від 1 до { $most }
form-no-time = укажіть основний час, межу на хід або дні
form-no-base = додавання збільшує основний час: укажіть і те, і інше або нічого
form-misfit = `{ $found }` не підходить; має бути: { $expected }
form-expected = має бути: { $expected }

## Records

broken = партія { $game }, рядок { $line }: { $problem }
broken-text = партія { $game }, { $problem }
broken-word = партія { $game }, рядок { $line }, `{ $word }`: { $problem }
broken-ply = партія { $game }, рядок { $line }, півхід { $ply }: { $problem }
broken-ply-word = партія { $game }, рядок { $line }, півхід { $ply }, `{ $word }`: { $problem }
fault-empty = у цьому файлі немає партій
fault-tag = тег має такий вигляд: [Name "value"], в одному рядку; цей не такий: { $found }
fault-open-comment = коментар не закрито: бракує `{"}"}`
fault-stray-brace = `{"}"}` без `{"{"}`, що відкриває коментар
fault-brackets = дужки варіантів не сходяться
fault-depth = { $count ->
    [one] варіанти вкладено глибше ніж на { $count } рівень
    [few] варіанти вкладено глибше ніж на { $count } рівні
    [many] варіанти вкладено глибше ніж на { $count } рівнів
   *[other] варіанти вкладено глибше ніж на { $count } рівня
}
fault-untold = не сказано, у що грають: потрібен тег `Rules` (наприклад, [Rules "abalone"]) або тег `Variant`
fault-rules = тег `Rules`: { $problem }
fault-no-variant = варіанта `{ $found }` немає
fault-variant = { $none }; можливі standard, belgian, german_daisy, інші розстановки за назвами та custom з тегом `Position`
fault-notation = тег `Notation` має сказати, як записано ходи: { $possible }; у ньому стоїть `{ $found }`
fault-no-notation = тег `Notation` має сказати, як записано ходи: { $possible }; його немає, а типового значення не буває
fault-position = тег `Position`: { $problem }
fault-start = немає тегу `Position`: { $problem }
fault-seat = місця `{ $found }` у цій партії немає
fault-over = партія закінчилася раніше: { $result } ({ $termination })
fault-after-result = це стоїть після результату { $found }, яким ходи закінчуються
fault-result = результат тут — { $possible } або `*`
fault-two-results = тег `Result` каже { $tag }, але ходи закінчуються на { $end }
fault-contradiction = запис каже { $said } ({ $termination }), але за ходами це { $found }
fault-bare-contradiction = запис каже { $said }, але за ходами це { $found }
fault-json = це не партія в JSON: { $found }
not-text = рядок { $line }, стовпець { $column }: байт { $byte } — не текст UTF-8; файл в іншому кодуванні (старі часто в Latin-1) спершу треба зберегти як UTF-8
record-not-over = не закінчена
record-result = { $result } ({ $termination })
