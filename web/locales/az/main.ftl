# Səhifələrin sözləri. Hər məlumata bir açar; bölmələr səhifələrin ardınca gedir.

site-title = Sumito: Abalone, Epaminondas və Crossings
site-description = Abalone, Epaminondas və Crossings oyunlarını kompüterlə və ya dostunuzla oynayın.
skip-to-content = Məzmuna keç
menu-label = Əsas menyu
menu-open = Menyu
menu-play = Oyna
menu-new = Yeni oyun
menu-learn = Öyrən
menu-rules = Qaydalar
menu-about = Sayt haqqında

## Home

home-title = Sumito: Abalone oyunu
home-welcome = Gediş sizindir
home-lead = Qaralarla oynayırsınız. Öz altı marblınızı itirməzdən əvvəl ağların altı marblını lövhədən itələyib salın.
home-start = Oyuna başla
level-label = Kompüterin səviyyəsi
level-option = Səviyyə { $level }
doors-label = Başqa nə etmək olar
door-learn = Qaydaları öyrənin
door-learn-more = Beş dəqiqə, şəkillərlə
door-friend = Dostunuzla oynayın
door-friend-more = Bu ekranın arxasında iki nəfər
door-other = Başqa oyun
door-other-more = 64 düzülüş, Epaminondas, Crossings
recent-title = Son oyunlar
plies = { $count ->
    [one] { $count } gediş
   *[other] { $count } gediş
}

## The board

board-title = { $game }
board-help = Lövhə. Ox düymələri hərəkət etdirir, Enter seçir, Escape seçimi ləğv edir.
board-empty = { $cell }, boş
board-piece = { $cell }, { $piece }
board-picked = seçilib
board-target = bura gediş etmək olar
board-strike = burada itələmə və ya götürmə olur
board-moved = { $move } gedişi edildi.
board-ejected = { $move } gedişi edildi: marbl lövhədən düşür.
board-captured = { $move } gedişi edildi, götürülən daşlar: { $count }.
board-choose = Uyğun gedişlər: { $count }. Nömrəsini seçin; Escape ləğv edir.
board-choice = { $number }: { $move }
board-no-line = { $from } xanasından { $to } xanasına heç bir gediş yoxdur.
colour-black = Qaralar
colour-white = Ağlar
colour-red = Qırmızılar
colour-blue = Göylər
colour-green = Yaşıllar
colour-yellow = Sarılar
piece-neutral = neytral marbl
piece-obstacle = maneə
piece-hole = dəlik

## A game

panel-title = Oyun
moves-label = Gedişlər
state-your-turn = Növbə sizindir
state-to-move = Növbə: { $colour }
state-thinking = Kompüter düşünür…
state-looking-back = { $ply } nömrəli gedişdən sonrakı vəziyyət
state-offline = Əlaqə kəsildi, yenidən cəhd edilir…
player-human = İnsan
player-engine = Kompüter, səviyyə { $level }
score-of = { $score } / { $goal }
score-plain = götürülüb: { $score }
steps-label = Gedişlərə baxış
step-first = İlk vəziyyət
step-back = Bir gediş geri
step-on = Bir gediş irəli
step-last = Son vəziyyət
typed-label = Gedişi yazın
typed-placeholder = Gedişi yazın
typed-do = Gediş et
do-flip = Lövhəni çevir
do-undo = Gedişi geri götür
do-pause = Saatları dayandır
do-go-on = Davam et
do-draw = Heç-heçəyə razılaş
do-draw-sure = Hər ikiniz razısınız?
do-resign = Təslim ol
do-resign-sure = Həqiqətən təslim olursunuz?
do-download = Yazını saxla
do-new = Yeni oyun
result-win = { $winner } qalib gəlir: { $reason }.
result-draw = Heç-heçə: { $reason }.
reason-goal = lövhədən lazımi sayda marbl salınıb
reason-majority = növbənin əvvəlində son sırada daha çox daş var
reason-crossing = keçidə cavab verilməyib
reason-move-limit = razılaşdırılmış sayda gediş edilib
reason-quiet-limit = lövhədən marbl salınmadan həddən çox gediş edilib
reason-no-move = növbəsi çatan tərəfin gedişi yoxdur
reason-repetition = eyni vəziyyət üçüncü dəfə yarandı
reason-resignation = rəqib təslim oldu
reason-time = vaxt bitdi
reason-agreement = razılıqla
reason-abandoned = oyun yarımçıq qoyuldu

## New game

new-title = Yeni oyun
new-game = Oyun
new-layout = Başlanğıc düzülüşü
new-more-players = Üç–altı oyunçu
new-more-layouts = İki nəfərlik digər düzülüşlər
layout-unfair = qüvvələr bərabər deyil
new-board = Lövhə
new-files = Şaquli xətlər
new-ranks = Üfüqi xətlər
new-start-plain = Hərəyə iki sıra
new-start-stones = Əvvəlcə üç neytral daş
new-symmetry = Təkrarlamaya qarşı qayda
new-symmetry-why = Son sıraya çatan daşın hansı güzgü düzülüşünü tamamlaya bilmədiyi.
symmetry-any = Üçündən hər hansı biri
symmetry-half-turn = Yarım dönmə
symmetry-ranks = Yuxarı və aşağı
symmetry-files = Sol və sağ
symmetry-none = Belə qayda yoxdur
new-crossings = Abbottun səkkizə səkkiz lövhədəki ilk variantı. Rəqib dərhal keçidlə cavab verməsə, keçən daş qalib gəlir.
new-position = Vəziyyət
new-text = Mətn şəklində qaydalar toplusu
new-text-why = Bir sətirlik qaydalar toplusu formanı doldurur.
clock-label = Saat
clock-none = Saatsız
new-preview = Oyunun başlanğıcı
new-do = Oyuna başla
upload-title = Yazını aç
upload-why = Abalone, Epaminondas və ya Crossings oyunlarının APGN faylı. İçindəki hər düzgün oyun saxlanılır.
upload-file = Fayl
upload-do = Aç
upload-taken = { $count ->
    [one] { $count } oyun açıldı
   *[other] { $count } oyun açıldı
}
upload-game = { $number } nömrəli oyun
upload-broken = { $count ->
    [one] { $count } yazı zədəlidir
   *[other] { $count } yazı zədəlidir
}
upload-left-out = { $count ->
    [one] { $count } oyun kənarda qaldı: bir faylda yüz oyun ola bilər.
   *[other] { $count } oyun kənarda qaldı: bir faylda yüz oyun ola bilər.
}

## Problems

problem-400 = Bunu oxumaq mümkün deyil
problem-403 = Buradan olmaz
problem-404 = Burada heç nə yoxdur
problem-405 = Bu yolla olmaz
problem-408 = Çox yavaş
problem-409 = Oyun irəli gedib
problem-413 = Birdəfəyə həddən çox
problem-415 = Bu formada olmaz
problem-422 = Bu mümkün deyil
problem-429 = Həddən çox sorğu
problem-500 = Bizdə nəsə xarab oldu
problem-503 = Server məşğuldur
problem-home = Lövhəyə qayıt

## About

about-title = Sumito haqqında
about-name = Sumito Abalone oyununun ilk adıdır. Burada itələmə oyunlarının evidir: iki–altı oyunçu üçün Abalone, Epaminondas və onun sələfi Crossings.
about-one = Bir dəfə yazılmış eyni qaydalar bu səhifələrə, terminala, mühərrikə və onların üzərində nəsə quran hər kəsə xidmət edir.
about-private-title = Sizin oyunlarınız
about-private = Oyunlar yalnız bu səhifəni açan maşında saxlanılır, başqa heç yerdə. Nə hesab var, nə izləmə; ən çoxu iki kuki: seçdiyiniz dil və tapşırıq həll edirsinizsə, təsadüfi bir nömrə.
about-programs-title = Proqramlar üçün
about-programs = Səhifələrin bacardığı hər şeyi proqramlar da edə bilər:
about-version = Versiya { $version }

## Learn

learn-title = Oyunları öyrənin
learn-lead = Xətlərin itələdiyi, daş götürdüyü və keçid etdiyi üç oyun. Hər biri bir neçə dəqiqəyə izah olunur.
learn-abalone = İki oyunçu, hərəsində on dörd marbl, 61 yuvalı lövhə. Rəqibin altı marblını lövhədən itələyib salan qalib gəlir.
learn-terms = Terminlər
learn-epaminondas = Damalı lövhədə iki oyunçu, hərəsində iki sıra daş. Ağlar başlayır. Bu, falanqalar oyunudur: falanqa öz daşlarınızın üfüqi, şaquli və ya diaqonal üzrə kəsilməz düz xəttidir.
learn-crossings = 1969-cu ildən qalma sələf, səkkizə səkkiz lövhədə. Qruplar Epaminondas oyunundakı kimi gedir, amma yalnız vurulan bir daş götürülür: gedən qrupdan kiçik olan xəttin ucundakı daş.
learn-hands = Burada necə gediş edilir
learn-hands-click = Marbla, sonra onun xəttinin gəlməli olduğu xanaya basın. Nöqtələr haraya getmək olduğunu, halqa isə itələməni göstərir.
learn-hands-drag = Və ya onu sürükləyin: sürüklənən marbl sonuncudur və qarşısında duranları özü ilə aparır. Epaminondas oyununda arxa daşı ön daşın durmalı olduğu yerə sürükləyin.
learn-hands-side = Yan hərəkət üçün xəttin hər iki ucuna, sonra xanaya basın. İki gediş uyğun gəlsə, onlar nömrə ilə təklif olunur.
learn-hands-keys = Klaviatura ilə: ox düymələri lövhədə gəzdirir, Enter seçir, Escape ləğv edir.
learn-hands-type = Və ya gedişi yazın: A1B2, C3C5D4 və ya a1-a3.

## Rules

rules-title = Qaydalar topluları
rules-lead = Qaydalar toplusu bir sətir mətndir: oyun, düzülüş və adi qaydalardan fərqlənən hər şey. Keçidlər, yazılar və proqramlar hamısı eyni sətirdən istifadə edir.
rules-presets = Adı ilə tanınanlar
rules-name = Ad
rules-text = Mətn
rules-what = Mənası
rules-keys = Açarlar: { $game }
rules-key = Açar
rules-values = Qiymətlər
rules-default = Göstərilməsə
rules-layouts = Abalone düzülüşləri

## The language of the pages

language-name = Azərbaycanca
language-label = Dil
