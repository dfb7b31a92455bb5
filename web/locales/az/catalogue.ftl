# Qaydalar topluları adları ilə və sözlə.

## The games

game-abalone = Abalone
game-abalone-about = rəqibin altı marblını altıbucaqlı lövhədən itələyib salın; 2–6 oyunçu
game-epaminondas = Epaminondas
game-epaminondas-about = falanqaları damalı lövhədən keçirib son sıranı tutun; 2 oyunçu
game-crossings = Crossings
game-crossings-about = Epaminondas oyununun sələfi: cavabsız keçid qalib edir; 2 oyunçu

## Rule sets people have names for

preset-belgian-daisy = Belçika çobanyastığı
preset-belgian-daisy-about = rəsmi yarışların başlanğıcı: hərəyə iki çiçək, qələbə üçün altı marbl salınır
preset-standard = Standart
preset-standard-about = qutudakı başlanğıc: hərəyə iki dolu sıra və üç marbl
preset-german-daisy = Alman çobanyastığı
preset-german-daisy-about = hərəyə iki çiçək, kənardan bir xana içəridə
preset-alliances = İttifaqlar
preset-alliances-about = hər iki rəngin qarışıq halqası: ilk gedişdən təmas
preset-three-players = Üç oyunçu
preset-three-players-about = hər kəs özü üçün, hərəyə on bir marbl
preset-four-players-in-pairs = Cüt-cüt dörd oyunçu
preset-four-players-in-pairs-about = üzbəüz oturanlar tərəfdaşdır və bir-birinin marblları ilə birlikdə itələyə bilər
preset-five-players = Beş oyunçu
preset-five-players-about = hər kəs özü üçün, beşinci mərkəzdə
preset-six-players-in-pairs = Cüt-cüt altı oyunçu
preset-six-players-in-pairs-about = üzbəüz oturanlar tərəfdaşdır, üç komanda
preset-two-against-two = İkiyə iki
preset-two-against-two-about = dörd oyunçu və iki rəng; tərəfdaşlar növbə ilə eyni marbllarla gedir
preset-two-against-two-crossed = İkiyə iki, çarpaz
preset-two-against-two-crossed-about = dörd oyunçu və iki rəng; tərəfdaşlar müxtəlif rənglərlə oynayır
preset-grand-abalone = Grand Abalone
preset-grand-abalone-about = tərəfi altı olan lövhə, dörd marbllıq xətlər, növbədə iki hərəkət, qələbə üçün on marbl salınır
preset-one-colour = Bir rəng
preset-one-colour-about = bütün marbllar hamınındır: «İttifaqlar» düzülüşündən marbl salma yarışı
preset-hidden-colours = Gizli rənglər
preset-hidden-colours-about = adi qaydalar, amma bütün marbllar eyni görünür: yaddaş oyunu
preset-random-start = Təsadüfi başlanğıc
preset-random-start-about = təsadüfi xanalarda bərabər sayda marbl, simmetrik və ilk gedişdə marbl salmaq mümkün deyil
preset-epaminondas-about = təkrarlamaya qarşı qayda ilə 14-ə 12 lövhə
preset-8x8-epaminondas = Epaminondas 8×8
preset-8x8-epaminondas-about = eyni oyun şahmat lövhəsində; Crossings deyil
preset-10x8-epaminondas = Epaminondas 10×8
preset-10x8-epaminondas-about = eyni oyun orta ölçülü lövhədə
preset-epaminondas-with-stones = Neytral daşlarla Epaminondas
preset-epaminondas-with-stones-about = əvvəlcə üç neytral daş qoyulur və xətləri bağlayır
preset-crossings-about = Abbottun ilk variantı: ucdakı daşlar götürülür, keçidlərə cavab verilməlidir

## How well a layout is attested

certainty-agreed = iki və ya daha çox müstəqil yazı üst-üstə düşür
certainty-published = bir nəşr, iki dəfə oxunub
certainty-single = bir mənbə

## A rule set in one line: these parts follow each other with commas

about-repetition-draw = üçüncü təkrar heç-heçədir
about-repetition-loss = üçüncü təkrarı edən uduzur
about-layout = Abalone: { $layout }
about-side = tərəfi { $side } olan lövhə
about-random = təsadüfi başlanğıc
about-thrown = atma ilə başlanğıc
about-drawn = əl ilə düzülmüş başlanğıc
about-shared = tərəfdaşlar eyni rənglə oynayır
about-crossed = tərəfdaşlar müxtəlif rənglərlə oynayır
about-without = başlanğıcda boş: { $cells }
about-obstacles = maneələr: { $cells }
about-holes = dəliklər: { $cells }
about-neutral = neytral marbllar: { $cells }
about-neutral-stays = onları lövhədən salmaq olmaz
about-neutral-scores = onlar xal verir
about-neutral-wins = onları salan dərhal qalib gəlir
about-one-colour = bütün marbllar hamınındır
about-hidden = rənglər gizlidir
about-shield = qalxanlar sürüşür
about-rotate = nizə və qövslər fırlanır
about-partner-moves = tərəfdaşın marblları birlikdə gedir
about-move-limit = { $moves ->
    [one] hər oyunçuya { $moves } gediş
   *[other] hər oyunçuya { $moves } gediş
}
about-quiet-limit = { $moves ->
    [one] hər oyunçunun { $moves } sakit gedişindən sonra dayanır
   *[other] hər oyunçunun { $moves } sakit gedişindən sonra dayanır
}
about-two = iki oyunçu
about-each = { $seats } oyunçu, hər kəs özü üçün
about-teams = { $teams } komandada { $seats } oyunçu
about-goal = { $goal ->
    [one] qələbə üçün { $goal } marbl salınır
   *[other] qələbə üçün { $goal } marbl salınır
}
about-goal-of = { $colour } – { $goal }
about-goals = qələbə üçün salınan marbllar: { $goals }
about-crossings = Crossings, 8×8 lövhə
about-epaminondas = Epaminondas, { $files }×{ $ranks } lövhə
about-symmetry-none = təkrarlamaya qarşı qayda yoxdur
about-symmetry-files = son sıraya çatanda soldan sağa simmetriya yaratmaq olmaz
about-symmetry-ranks = yuxarıdan aşağıya təkrarlamaq olmaz
about-symmetry-half-turn = yarım dönmə ilə təkrarlamaq olmaz
about-symmetry-any = heç bir simmetriya ilə təkrarlamaq olmaz
about-stones = { $stones ->
    [one] əvvəlcə { $stones } neytral daş qoyulur
   *[other] əvvəlcə { $stones } neytral daş qoyulur
}
about-field-moves = { $moves ->
    [one] hər tərəfə { $moves } gediş
   *[other] hər tərəfə { $moves } gediş
}
about-field-quiet = { $moves ->
    [one] hər tərəfin { $moves } sakit gedişindən sonra dayanır
   *[other] hər tərəfin { $moves } sakit gedişindən sonra dayanır
}
