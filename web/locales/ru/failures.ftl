# Почему запрос не выполнен и что не так с присланной записью.

## Requests

failure-seat = места { $seat } нет; места бывают от 0 до 5
failure-no-page = по этому адресу нет страницы
failure-no-game = партии { $id } нет: возможно, её играли на другом сервере
failure-full = больше этот сервер сейчас не вмещает; попробуйте через минуту
failure-connections = { $most ->
    [one] с одного адреса не больше { $most } соединения сразу; сначала закройте лишнее
    [few] с одного адреса не больше { $most } соединений сразу; сначала закройте лишние
    [many] с одного адреса не больше { $most } соединений сразу; сначала закройте лишние
   *[other] с одного адреса не больше { $most } соединений сразу; сначала закройте лишние
}
failure-closing = сервер завершает работу
failure-storage = партию не удалось сохранить; ничего не изменилось
failure-damaged = сохранённое о партии { $game } повреждено, начиная с записи { $entry }: вернуть её можно только из копии файла партий; все остальные партии целы
failure-internal = внутри сервера что-то пошло не так; подробности в журнале
failure-foreign = запрос пришёл с другого сайта
failure-method = этот адрес не принимает таких запросов, только { $methods }
failure-large = прислано больше, чем принимает этот адрес: не больше { $most } КБ
failure-no-puzzle = таких задач нет
failure-puzzle-moves = в поле `moves` должны стоять верные ходы до этого места, а для попытки — ещё один ход
failure-moves-many = спросить можно не больше чем о { $most } ходах
failure-records-many = прочитаны только первые партии: { $most }
failure-slow = запрос занял слишком много времени
failure-name = этот сервер отвечает только на localhost и 127.0.0.1
failure-often = { $seconds ->
    [one] слишком много запросов; попробуйте через { $seconds } секунду
    [few] слишком много запросов; попробуйте через { $seconds } секунды
    [many] слишком много запросов; попробуйте через { $seconds } секунд
   *[other] слишком много запросов; попробуйте через { $seconds } секунды
}
failure-request = запрос не читается
failure-body = присланное не имеет того вида, который принимает этот адрес
failure-json = строка { $line }, столбец { $column }: это не JSON
failure-json-kind = этот адрес принимает JSON: отправьте его как `content-type: application/json`
failure-form-kind = этот адрес принимает форму: отправьте её как `content-type: application/x-www-form-urlencoded`
failure-language = языка `{ $found }` здесь нет; выберите один из { $known }
failure-field = в поле `{ $field }` стоит то, чему там не место
failure-field-expected = в поле `{ $field }` стоит то, чему там не место; должно быть: { $expected }
failure-field-twice = поле `{ $field }` стоит дважды
failure-field-missing = нет поля `{ $field }`
failure-field-unknown = поля `{ $field }` здесь не бывает
failure-elsewhere = партию изменили в другом месте; посмотрите на неё ещё раз
failure-flag = время истекло
failure-not-your-turn = сейчас ход компьютера
failure-paused = партия приостановлена; прежде чем ходить, запустите часы
failure-no-undo = у вас нет хода, который можно вернуть
failure-no-draw = компьютер играет дальше; о ничьей договариваются люди
failure-gone-on = партия ушла вперёд; посмотрите на неё ещё раз
failure-no-resign = здесь некому сдаваться
failure-controllers = игроков указано { $controllers }, а мест { $seats }; назовите по одному на каждое место
failure-level = уровня { $level } нет; уровни бывают от 1 до { $most }
failure-plies = { $plies ->
    [one] партия здесь кончается после { $plies } полухода; верните ход или сдайтесь
    [few] партия здесь кончается после { $plies } полуходов; верните ход или сдайтесь
    [many] партия здесь кончается после { $plies } полуходов; верните ход или сдайтесь
   *[other] партия здесь кончается после { $plies } полухода; верните ход или сдайтесь
}
failure-no-record = в форме нет поля `record`

## The form for a new game

form-objections = { $objections }
form-seats = выберите `against`, `lot`, `people` или `computers`
form-player = игрока `{ $player }` не бывает; напишите `human` или уровень от 1 до { $most }
form-no-time = укажите основное время, предел на ход или дни
form-no-base = добавление прибавляется к основному времени: укажите и то и другое или ничего
form-misfit = `{ $found }` не подходит; должно быть: { $expected }
form-expected = должно быть: { $expected }

## Records

broken = партия { $game }, строка { $line }: { $problem }
broken-text = партия { $game }, { $problem }
broken-word = партия { $game }, строка { $line }, `{ $word }`: { $problem }
broken-ply = партия { $game }, строка { $line }, полуход { $ply }: { $problem }
broken-ply-word = партия { $game }, строка { $line }, полуход { $ply }, `{ $word }`: { $problem }
fault-empty = в этом файле нет партий
fault-tag = тег выглядит так: [Name "value"], на одной строке; этот не такой: { $found }
fault-open-comment = комментарий не закрыт: не хватает `{"}"}`
fault-stray-brace = `{"}"}` без `{"{"}`, которая открывает комментарий
fault-brackets = скобки вариантов не сходятся
fault-depth = { $count ->
    [one] варианты вложены глубже чем на { $count } уровень
    [few] варианты вложены глубже чем на { $count } уровня
    [many] варианты вложены глубже чем на { $count } уровней
   *[other] варианты вложены глубже чем на { $count } уровня
}
fault-untold = не сказано, во что играют: нужен тег `Rules` (например, [Rules "abalone"]) или тег `Variant`
fault-rules = тег `Rules`: { $problem }
fault-no-variant = варианта `{ $found }` нет
fault-variant = { $none }; возможны standard, belgian, german_daisy, другие расстановки по именам и custom с тегом `Position`
fault-notation = тег `Notation` должен сказать, как записаны ходы: { $possible }; в нём стоит `{ $found }`
fault-no-notation = тег `Notation` должен сказать, как записаны ходы: { $possible }; его нет, а значения по умолчанию не бывает
fault-position = тег `Position`: { $problem }
fault-start = нет тега `Position`: { $problem }
fault-seat = места `{ $found }` в этой партии нет
fault-over = партия кончилась раньше: { $result } ({ $termination })
fault-after-result = это стоит после результата { $found }, которым ходы кончаются
fault-result = результат здесь — { $possible } или `*`
fault-two-results = тег `Result` говорит { $tag }, но ходы кончаются на { $end }
fault-contradiction = запись говорит { $said } ({ $termination }), но по ходам это { $found }
fault-bare-contradiction = запись говорит { $said }, но по ходам это { $found }
fault-json = это не партия в JSON: { $found }
not-text = строка { $line }, столбец { $column }: байт { $byte } — не текст UTF-8; файл в другой кодировке (старые часто в Latin-1) сначала надо сохранить как UTF-8
record-not-over = не окончена
record-result = { $result } ({ $termination })
