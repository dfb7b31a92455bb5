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

## What is refused

tree-shape = ağacın { $node } düyünü özündən əvvəlki heç bir düyünün ardınca gəlmir
tree-move = əsas variantda `{ $word }`: { $reason }
failure-patience = { $most ->
    [one] bir ünvandan eyni vaxtda birdən çox təhlil olmaz; əvvəlcə onu bitirin
   *[other] bir ünvandan eyni vaxtda { $most } təhlildən çox olmaz; əvvəlcə birini bitirin
}
