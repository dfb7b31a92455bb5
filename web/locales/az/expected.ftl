# Mətnin nə olmalı olduğu, «sütun 3: burada `x` var, olmalıdır: …» cümləsində: ad adlıq halda
# yazılır. `Bu cür dırnaqdakı` sözlər tərcümə olunmur.

## The sentence around it

wrong-time-control = vaxt nəzarəti: { $problem }
text-mismatch = sütun { $column }: burada `{ $found }` var, olmalıdır: { $expected }
text-too-short = sütun { $column }: mətn bitdi, olmalıdır: { $expected }

## What was expected

expected-row-letter = A-dan { $last } hərfinə qədər sıra hərfi
expected-digit = { $row } sırasından sonra { $low }–{ $high } rəqəmi
expected-cell = { $row } sırasının xanası, { $row }{ $low } – { $row }{ $high }
expected-side = növbəsi çatan tərəf, `b` və ya `w`
expected-rows = vəziyyətin sıraları
expected-score = hesab
expected-quiet = son marbl salmadan bəri yarımgedişlərin sayı
expected-move-number = gedişin nömrəsi, 1-dən
expected-lost-number = itirilmiş marblların sayı
expected-lost = itirilmiş marbllar, məsələn `5b4w`, və növbəsi çatan tərəf
expected-move-end = gedişin sonu
expected-text-end = mətnin sonu
expected-seat = yerlərdən biri ({ $seats })
expected-turn = növbəsi çatan yer
expected-actions = hərəkətlərin sayı
expected-scores = hesab, hər komandaya bir ədəd, vergüllə
expected-ply = edilmiş yarımgedişlərin sayı
expected-out = `out=` və yerlər, yaxud mətnin sonu
expected-letters = marbl (b w r u g y n), maneə x, dəlik o və ya ardıcıl boş xanaların sayı
expected-next-row = `/` və { $row } sırası
expected-rows-end = sıraların sonu (tərəfi { $side } olan lövhədə { $rows } sıra var)
expected-row-end = { $cells ->
    [one] { $cells } xanalı { $row } sırasının sonu
   *[other] { $cells } xanalı { $row } sırasının sonu
}
expected-run = ardıcıl 1 və ya daha çox boş xana
expected-at-most-cells = { $cells ->
    [one] { $row } sırasında daha ən çoxu { $cells } xana
   *[other] { $row } sırasında daha ən çoxu { $cells } xana
}
expected-more-cells = { $cells ->
    [one] { $row } sırasında daha { $cells } xana
   *[other] { $row } sırasında daha { $cells } xana
}
expected-one-of = bunlardan biri: { $words }
expected-number-between = { $least } – { $most } arası ədəd
expected-comma = `,` və daha bir xana, yaxud mətnin sonu
expected-near = { $what }; bəlkə { $names }?
expected-a-layout = düzülüş
expected-a-key = açar
expected-a-game = qaydalar toplusu
expected-layout = { $count } düzülüşdən biri, məsələn standard, belgian-daisy və ya 3-players-11; hamısı qaydalar siyahısındadır
expected-key = açarlardan biri ({ $keys })
expected-value = `=` və { $values }
expected-key-once = hər açar yalnız bir dəfə
expected-seed = 2 üstü 64-dən kiçik ədəd
expected-start = `random`, `thrown` və ya vəziyyətin sıraları
expected-time-control = vaxt nəzarəti, məsələn `15m+5s`, `30s/move` və ya `3d`
expected-alone = bunun yanında başqa heç nə; əsas vaxt əvvəl gəlir
expected-base-first = əlavədən əvvəl əsas vaxt
expected-base = sıfırdan böyük əsas vaxt
expected-days-alone = günlər təklikdə
expected-term-once = hər hissə yalnız bir dəfə
expected-time = vaxt, məsələn `10s`, `500ms` və ya `2m`
expected-number = ədəd
expected-json-text = dırnaq içində mətn
expected-json-list = kvadrat mötərizədə siyahı
expected-time-limit = ən çoxu 366 gün vaxt
expected-percent = 1-dən 100-ə qədər faiz əlavə
expected-days = 1-dən 366-ya qədər gün
expected-unit = ədəddən sonra `ms`, `s`, `m`, `h`, `d` və ya `%`
expected-limit = sıfırdan böyük hədd
expected-quiet-sign = `-` ({ $notation } yazılışında bu gediş heç nə götürmür)
expected-square = a1 – { $last } arası xana
expected-captured = ağların və qaraların götürdüyü daşlar, məsələn `0,0`
expected-field-quiet = son götürmədən bəri yarımgedişlərin sayı
expected-position-end = vəziyyətin sonu
expected-field-end = sıraların sonu
expected-slash = { $rank } üfüqi xəttinin { $files } xanasından sonra `/`
expected-at-most-squares = { $left ->
    [one] { $rank } üfüqi xəttində daha ən çoxu { $left } xana
   *[other] { $rank } üfüqi xəttində daha ən çoxu { $left } xana
}
expected-more-squares = { $left ->
    [one] { $rank } üfüqi xəttində daha { $left } xana
   *[other] { $rank } üfüqi xəttində daha { $left } xana
}
expected-field-rows = { $ranks } sıradan sonra sıraların sonu
expected-empty-squares = əvvəlində 0 olmayan boş xana sayı
expected-field-letters = `w`, `b`, `n`, boş xanaların sayı və ya `/`
expected-more-ranks = { $ranks ->
    [one] `/` və daha { $ranks } üfüqi xətt
   *[other] `/` və daha { $ranks } üfüqi xətt
}
expected-field-game = oyun, `epaminondas` və ya `crossings`
expected-stones = `stones` başlanğıcı və ya heç nə
expected-no-start = heç nə: crossings oyununun yalnız bir başlanğıcı var
expected-limit-moves = hər tərəfin gedişlərinin sayı, 1-dən
expected-file = a-dan p-yə qədər şaquli xəttin hərfi
expected-rank = 1-dən 16-ya qədər üfüqi xətt
expected-square-end = xananın sonu
expected-game = oyun: abalone, epaminondas və ya crossings

## Values of the keys of rule sets

values-sides = 3-dən 6-ya qədər
default-layout = düzülüşdəki kimi
values-goal = 1-dən 14-ə qədər, hamıya bir və ya hər komandaya bir
values-cells = xanalar
default-none = yoxdur
values-limit = 1-dən 9999-a qədər
values-start = random|thrown|vəziyyətin sıraları
values-seed = ədəd
values-moves = hər tərəfin gedişlərinin sayı, 1 və ya daha çox
values-board = 4-dən 16-ya qədər
