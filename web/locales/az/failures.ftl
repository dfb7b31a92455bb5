# Sorğu niyə yerinə yetirilmədi və göndərilən yazıda nə düz deyil.

## Requests

failure-seat = { $seat } nömrəli yer yoxdur; yerlər 0-dan 5-ə qədərdir
failure-no-page = bu ünvanda səhifə yoxdur
failure-no-game = { $id } oyunu yoxdur: ola bilsin, başqa serverdə oynanılıb
failure-full = bu server indi bundan çoxunu saxlaya bilmir; bir dəqiqədən sonra yenidən cəhd edin
failure-connections = { $most ->
    [one] bir ünvandan eyni vaxtda yalnız bir bağlantı ola bilər; əvvəlcə onu bağlayın
   *[other] bir ünvandan eyni vaxtda ən çoxu { $most } bağlantı ola bilər; əvvəlcə bir neçəsini bağlayın
}
failure-closing = server bağlanır
failure-storage = oyunu saxlamaq mümkün olmadı; heç nə dəyişmədi
failure-damaged = { $game } oyunu haqqında saxlanan { $entry } nömrəli qeyddən başlayaraq zədələnib: onu yalnız oyunlar faylının surəti qaytara bilər; qalan bütün oyunlar salamatdır
failure-internal = serverin daxilində nəsə səhv getdi; təfərrüatı jurnaldadır
failure-foreign = sorğu başqa saytdan gəlir
failure-method = bu ünvan belə sorğuları qəbul etmir, yalnız { $methods }
failure-large = bu ünvanın qəbul etdiyindən çox göndərilib: ən çoxu { $most } KB
failure-no-puzzle = belə tapşırıq yoxdur
failure-puzzle-moves = `moves` sahəsində indiyə qədərki düzgün gedişlər, cəhd üçün isə daha bir gediş olmalıdır
failure-moves-many = ən çoxu { $most } gediş haqqında soruşmaq olar
failure-records-many = yalnız ilk { $most } oyun oxundu
failure-slow = sorğu çox uzun çəkdi
failure-name = bu server yalnız localhost və 127.0.0.1 ünvanlarına cavab verir
failure-often = { $seconds ->
    [one] həddən çox sorğu; { $seconds } saniyədən sonra yenidən cəhd edin
   *[other] həddən çox sorğu; { $seconds } saniyədən sonra yenidən cəhd edin
}
failure-request = sorğunu oxumaq mümkün deyil
failure-body = göndərilən bu ünvanın qəbul etdiyi şəkildə deyil
failure-json = sətir { $line }, sütun { $column }: bu, JSON deyil
failure-json-kind = bu ünvan JSON qəbul edir: onu `content-type: application/json` ilə göndərin
failure-form-kind = bu ünvan forma qəbul edir: onu `content-type: application/x-www-form-urlencoded` ilə göndərin
failure-language = burada `{ $found }` dili yoxdur; bunlardan birini seçin: { $known }
failure-field = `{ $field }` sahəsində oraya aid olmayan bir şey var
failure-field-expected = `{ $field }` sahəsində oraya aid olmayan bir şey var; olmalıdır: { $expected }
failure-field-twice = `{ $field }` sahəsi iki dəfə var
failure-field-missing = `{ $field }` sahəsi yoxdur
failure-field-unknown = burada `{ $field }` adlı sahə olmur
failure-elsewhere = oyun başqa yerdən dəyişdirilib; ona yenidən baxın
failure-flag = vaxt bitdi
failure-not-your-turn = növbə kompüterindir
failure-paused = oyuna fasilə verilib; gedişdən əvvəl saatları işə salın
failure-no-undo = geri götürmək üçün sizin gedişiniz yoxdur
failure-no-draw = kompüter oynamağa davam edir; heç-heçəyə insanlar razılaşır
failure-gone-on = oyun irəli gedib; ona yenidən baxın
failure-no-resign = burada təslim olan yoxdur
failure-controllers = { $seats } yer üçün { $controllers } oyunçu göstərilib; hər yerə bir oyunçu yazın
failure-level = { $level } səviyyəsi yoxdur; səviyyələr 1-dən başlayır, ən yüksəyi { $most }
failure-plies = burada oyun { $plies } yarımgedişdən sonra bitir; gedişi geri götürün və ya təslim olun
failure-no-record = formada `record` sahəsi yoxdur

## The form for a new game

form-objections = { $objections }
form-seats = `against`, `lot`, `people` və ya `computers` seçin
form-player = `{ $player }` adlı oyunçu olmur; `human` və ya 1-dən başlayan səviyyə yazın, ən yüksəyi { $most }
form-no-time = əsas vaxtı, gediş həddini və ya günləri doldurun
form-no-base = əlavə vaxt əsas vaxta gəlir: hər ikisini doldurun və ya heç birini
form-misfit = `{ $found }` uyğun deyil; olmalıdır: { $expected }
form-expected = olmalıdır: { $expected }

## Records

broken = oyun { $game }, sətir { $line }: { $problem }
broken-text = oyun { $game }, { $problem }
broken-word = oyun { $game }, sətir { $line }, `{ $word }`: { $problem }
broken-ply = oyun { $game }, sətir { $line }, yarımgediş { $ply }: { $problem }
broken-ply-word = oyun { $game }, sətir { $line }, yarımgediş { $ply }, `{ $word }`: { $problem }
fault-empty = bu faylda oyun yoxdur
fault-tag = teq bir sətirdə belə yazılır: [Name "value"]; bu isə belə deyil: { $found }
fault-open-comment = bu şərh bağlanmayıb: `{"}"}` çatışmır
fault-stray-brace = şərhi açan `{"{"}` olmadan `{"}"}` var
fault-brackets = variantların mötərizələri uyğun gəlmir
fault-depth = variantlar { $count } səviyyədən dərin yerləşdirilib
fault-untold = nə oynanıldığı deyilmir: `Rules` teqi (məsələn, [Rules "abalone"]) və ya `Variant` teqi lazımdır
fault-rules = `Rules` teqi: { $problem }
fault-no-variant = `{ $found }` adlı variant yoxdur
fault-variant = { $none }; mümkün olanlar: standard, belgian, german_daisy, adları ilə digər düzülüşlər və `Position` teqi ilə custom
fault-notation = `Notation` teqi gedişlərin necə yazıldığını deməlidir: { $possible }; orada `{ $found }` yazılıb
fault-no-notation = `Notation` teqi gedişlərin necə yazıldığını deməlidir: { $possible }; o yoxdur və susmaya görə qiyməti də yoxdur
fault-position = `Position` teqi: { $problem }
fault-start = `Position` teqi yoxdur: { $problem }
fault-seat = bu oyunda `{ $found }` adlı yer yoxdur
fault-over = oyun bundan əvvəl bitmişdi: { $result } ({ $termination })
fault-after-result = bu, gedişləri bitirən { $found } nəticəsindən sonra gəlir
fault-result = burada nəticə { $possible } və ya `*` olur
fault-two-results = `Result` teqində { $tag } yazılıb, amma gedişlər { $end } ilə bitir
fault-contradiction = yazıda { $said } ({ $termination }) göstərilib, amma gedişlərə görə { $found }
fault-bare-contradiction = yazıda { $said } göstərilib, amma gedişlərə görə { $found }
fault-json = bu, JSON şəklində oyun deyil: { $found }
not-text = sətir { $line }, sütun { $column }: { $byte } baytı UTF-8 mətni deyil; başqa kodlaşdırmada olan fayl (köhnələr çox vaxt Latin-1 olur) əvvəlcə UTF-8 kimi saxlanmalıdır
record-not-over = bitməyib
record-result = { $result } ({ $termination })
