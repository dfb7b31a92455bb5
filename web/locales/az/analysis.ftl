# Təhlil lövhəsi.

menu-analyse = Təhlil
door-analyse = Təhlil et
door-analyse-more = Gedişləri sına, mühərrikdən soruş
do-analyse = Təhlil et
do-analyse-here = Buradan təhlil et
analyse-title = Təhlil lövhəsi
analyse-records = Yazı
analyse-start = Başlanğıc
analyse-variation = Variantlar
analyse-unread = Bu sözü burada oynamaq olmur; olduğu kimi saxlanılır
analyse-remark = Gedişə şərh
analyse-glyph = Qiymət
analyse-comment = Şərh
analyse-promote = Bu variantı önə çək
analyse-delete = Buradan sil
analyse-delete-sure = Doğrudan hamısı silinsin?
analyse-keep = Saxla və paylaş
analyse-link = Hamısına keçid kopyala
analyse-text = Yazı mətn kimi
analyse-text-label = Şərh və variantlarla yazı
analyse-open = Başqa oyun və ya yazı
analyse-begin = Başla
analyse-paste = Yazını yapışdırın (APGN)
analyse-record = Yazı { $game }. { $problem }
analyse-misplayed = Gediş { $round } ({ $colour }), `{ $word }`: { $problem }
analyse-kept = Ondan əvvəlki gedişlər oxunub.
analyse-cut = səhvə qədər

## The engine

engine-label = Mühərrik
engine-do = Mühərrik
engine-threat = Təhdid
engine-threat-why = Növbə o biri tərəfdə olsaydı, nə oynayardı?
engine-lines = Variantlar
engine-bar = Kim öndədir
engine-found = Ən yaxşı variantlar
engine-effort = dərinlik { $depth } · { $nodes } vəziyyət
engine-working = Axtarır…
engine-no-threat = Burada növbəni ötürmək oyunu bitirərdi: təhdid axtarmağa ehtiyac yoxdur.
engine-threat-of = Növbə ötürülsəydi:
engine-line = { $number }-ci variant
score-even = Bərabər oyun
score-ahead = { $colour } { $amount } öndədir
score-behind = { $colour } { $amount } geridədir
score-wins = { $count ->
    [one] { $colour } { $count } yarımgedişə udur
   *[other] { $colour } { $count } yarımgedişə udur
}
score-loses = { $count ->
    [one] { $colour } { $count } yarımgedişə uduzur
   *[other] { $colour } { $count } yarımgedişə uduzur
}

## The whole game

graph-title = Bütün oyun
graph-why = Mühərrik əsas variantın hər gedişini qiymətləndirir.
graph-none = Hələ qiymətləndiriləcək gediş yoxdur. Bir neçə gediş edin və ya yazı açın.
graph-do = Oyunu qiymətləndir
graph-progress = Qiymətləndirilmiş gedişlər
graph-cancel = Ləğv et
graph-failed = Alınmadı. Bir azdan yenidən cəhd edin.
graph-drawing = Oyunun gedişatı; gedişə keçmək üçün basın
graph-accuracy = Dəqiqlik
graph-inaccuracy = Qeyri-dəqiqlik
graph-mistake = Səhv
graph-blunder = Kobud səhv
graph-inaccuracies = Qeyri-dəqiqliklər
graph-mistakes = Səhvlər
graph-blunders = Kobud səhvlər
graph-no-mistakes = Səhv tapılmadı.
graph-turning = Oyunu həll edən gediş:
graph-better = Daha yaxşısı:
graph-keep = Yazıya əlavə et

## Openings

book-title = Açılışlar
book-move = Gediş
book-games = Oyunlar
book-wins = Qələbə
book-draws = Heç-heçə
book-losses = Məğlubiyyət
book-none = Məlum oyunların heç biri bu vəziyyətə gəlməyib.

## Endgame tables

tables-title = Oyunsonu cədvəlləri
tables-ends = Sonluq
tables-moves = Gedişlər
tables-draw = Heç kim qələbəni məcbur edə bilməz: heç-heçə
tables-none = Cədvəllərdə bu vəziyyət yoxdur.

## Proofs

solve-title = Həll et
solve-what = Növbəsi çatan tərəf nəyi məcbur edə bilər?
solve-win = Qələbəni
solve-gain = { $count ->
    [one] { $count } yarımgedişə artıq bir fiquru
   *[other] { $count } yarımgedişə artıq bir fiquru
}
solve-do = Sübut et
solve-working = Sübut axtarır…
solve-wins = { $count ->
    [one] Sübut olundu: { $colour } { $count } yarımgedişə udur.
   *[other] Sübut olundu: { $colour } { $count } yarımgedişə udur.
}
solve-gains = { $count ->
    [one] Sübut olundu: { $colour } { $count } yarımgedişdən sonra bir fiqur öndədir.
   *[other] Sübut olundu: { $colour } { $count } yarımgedişdən sonra bir fiqur öndədir.
}
solve-no-win = Sübut olundu: { $colour } qələbəni məcbur edə bilmir.
solve-no-gain = { $count ->
    [one] Sübut olundu: { $colour } { $count } yarımgedişə heç nə qazana bilmir.
   *[other] Sübut olundu: { $colour } { $count } yarımgedişə heç nə qazana bilmir.
}
solve-open = Ayrılan həddə tapılmadı: ola da bilər, olmaya da.

## A hint in a game

do-hint = İpucu
hint-told = İpucu: { $move }

## What is refused

tree-shape = ağacın { $node } düyünü özündən əvvəlki heç bir düyünün ardınca gəlmir
tree-move = əsas variantda `{ $word }`: { $reason }
failure-patience = { $most ->
    [one] bir ünvandan eyni vaxtda birdən çox təhlil olmaz; əvvəlcə onu bitirin
   *[other] bir ünvandan eyni vaxtda { $most } təhlildən çox olmaz; əvvəlcə birini bitirin
}
