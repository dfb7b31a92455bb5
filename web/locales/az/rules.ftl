# Mümkün olmayan gedişlər, qaydalar topluları və vəziyyətlər haqqında deyilənlər. Cümlə hissələri
# kiçik hərflə başlayır; `bu cür dırnaqdakı` sözlər yazılışdır və tərcümə olunmur.

## Moves Abalone does not allow; then those of Epaminondas and Crossings

illegal-game-over = oyun bitib
illegal-not-on-board = gediş lövhədən kənarda başlayır
illegal-no-marble = { $cell } xanasında marbl yoxdur
illegal-not-yours = { $cell } xanasındakı marbl sizin deyil ({ $owner }), növbə isə: { $mover }
illegal-neutral = { $cell } xanasındakı marbl neytraldır: onu yalnız itələmək olar
illegal-leaves-board = { $cell } xanasındakı marbl lövhədən çıxardı
illegal-into-hole = { $cell } dəlikdir: özü oraya heç kim girmir
illegal-obstacle = { $cell } maneədir: oraya heç nə girə bilməz
illegal-line-too-long = bu xətdə { $length } marbl var: birlikdə ən çoxu { $most } marbl gedir
illegal-partner-in-line = { $cell } xanasındakı marbl tərəfdaşınızındır: onunla birgə xətt yalnız itələyəndə gedir
illegal-too-weak = { $own } marbl { $others } marblı itələyə bilməz: itələyən xətt daha uzun olmalıdır
illegal-own-behind = itələnənlərin arxasında, { $cell } xanasında öz tərəfinizin marblı durur və itələməyə mane olur
illegal-neutral-stays = { $cell } xanasındakı neytral marblı lövhədən salmaq olmaz
illegal-too-short = öz ön marblını lövhədən yalnız 3 və daha çox marbllıq xətt salır, { $count } marbllıq yox
illegal-broadside-size = yan hərəkət 2 – { $most } marblı aparır, { $size } marblı yox
illegal-along-the-line = yan hərəkət yana gedir; xətt boyunca qrup son marblı ilə adlandırılır
illegal-none-own = bu marblların heç biri sizin deyil
illegal-taken = { $cell } xanası tutulub
illegal-no-shields = bu qaydalar toplusunda qalxan gedişi (`shield`) yoxdur
illegal-no-rotations = bu qaydalar toplusunda fırlanma (`rotate`) yoxdur
illegal-takes-back = bu gediş rəqibin son gedişini geri qaytarır, bir rəngli oyunda isə bu qadağandır
illegal-other-game = bu, başqa oyunun gedişidir

## Moves Epaminondas and Crossings do not allow

forbidden-stones-first = əvvəlcə neytral daş qoyulmalıdır, 3 daşdan { $left } qalıb: boş xananı yazın
forbidden-no-stone = indi neytral daş qoyulmur: gediş üçün iki xana yazın
forbidden-stone-rank = neytral daş { $first } – { $last } üfüqi xətlərinə qoyulur, { $square } onlardan kənardadır
forbidden-stone-occupied = neytral daşa boş xana lazımdır, { $square } isə tutulub
forbidden-off-board = bu { $files }×{ $ranks } lövhədə { $square } xanası yoxdur
forbidden-empty = { $square } xanasında daş yoxdur
forbidden-foreign = { $square } xanasındakı daş rəqibindir
forbidden-stone = { $square } xanasındakı neytral daş heç vaxt getmir
forbidden-locked = { $square } xanasındakı daş keçib və bağlanıb
forbidden-not-a-line = gediş üfüqi, şaquli xətt və ya diaqonal boyunca olur, { $from } – { $to } isə belə deyil
forbidden-nothing = ən azı bir daş ən azı bir xana gedir
forbidden-broken = falanqa öz daşlarınızın kəsilməz xəttidir, { $square } xanasında isə belə daş yoxdur
forbidden-not-in-front = falanqanın gedən hissəsinə ön daş daxildir, { $square } isə ondan da qabaqdadır
forbidden-lone-too-far = tək daş ən çoxu 1 xana gedir, { $distance } xana yox
forbidden-too-far = { $size } daşlıq falanqa ən çoxu { $size } xana gedir, { $distance } xana yox
forbidden-leaves-board = gediş lövhədən çıxardı: { $front } xanasından kənara { $room } xana var, { $distance } yox
forbidden-own-in-way = yolda, { $square } xanasında öz daşınız durur
forbidden-stone-in-way = yolda, { $square } xanasında neytral daş durur
forbidden-foe-in-way = yolda, { $square } xanasında rəqibin daşı durur: gediş götürdüyü yerdə bitir
forbidden-lone-capture = tək daş heç vaxt götürmür, { $square } isə tutulub
forbidden-line-too-strong = götürmək üçün qarşıdakı xətdən çox daş lazımdır: { $square } xanasından başlayaraq { $line } daşa qarşı { $size }
forbidden-locked-target = rəqibin { $square } xanasındakı daşı keçib, onu götürmək olmaz
forbidden-must-cross = rəqib keçib: cavab yalnız { $rank } üfüqi xəttinə gedişdir
forbidden-symmetric = son sıraya gediş lövhəni simmetrik edə bilməz ({ $how })
symmetric-any = istənilən şəkildə
symmetric-files = soldan sağa
symmetric-ranks = yuxarıdan aşağıya, rənglər dəyişməklə
symmetric-half-turn = yarım dönmə ilə, rənglər dəyişməklə

## Moves that cannot be read

move-ambiguous = bu, aşağıdakılardan hər hansı biri ola bilər: { $moves }
move-arrival = { $rear } xanasından başlayan xətt { $arrives } xanasına gəlir, { $named } xanasına yox
wrong-move = gediş: { $problem }
move-broadside-form = bu yazılışda yan hərəkət iki xanadır: xəttin bir ucu və o biri ucun gəldiyi yer
move-no-neighbours = { $a } və { $b } qonşu deyil: marbl bir xana gedir
move-no-line = { $a } və { $b } bir xəttin iki ucu deyil
move-no-shield = qalxan gedişinin ilk üç xanası bir-birinə toxunmalıdır
move-no-rotation = { $a } və { $b } ortadakının ətrafında nə üzbəüzdür, nə də 120° aralıdadır
move-no-move = { $a } və { $b } birlikdə gediş əmələ gətirmir
move-notation = bu oyunun gedişləri { $notation } ilə yazılmır

## The game as it stands

game-not-seated = bu yer oyunda yoxdur
game-no-pass = növbəni yalnız üç və daha çox yer olanda ötürmək olar

## Rule sets that do not fit together

rules-no-layout = `{ $layout }` düzülüşü yoxdur
rules-side-of-layout = `{ $layout }` lövhəsinin tərəfi { $side }
rules-side = lövhələrin tərəfi { $least } – { $most } olur
cells-none = yoxdur
rules-cell-off = tərəfi { $side } olan lövhədə bu xana yoxdur
rules-cell-twice = { $cell } xanası iki dəfə yazılıb
rules-cell-among = { $cell } xanası artıq `{ $key }` içindədir
rules-teams = dörd nəfər yalnız iki rəngli düzülüşü bölüşür
rules-not-one-colour = bir rəngli oyunda olmaz
rules-nothing-to-hide = bir rəngli oyunda gizlədiləsi heç nə yoxdur
rules-needs-neutral = neytral marbllar lazımdır: `neutral=` və onların xanalarını əlavə edin
rules-needs-partners = öz marblları olan tərəfdaşlar lazımdır: cütlər üçün düzülüş
rules-quiet-shared = iki komanda eyni rənglə gedəndə öz marbllarını saymaq olmur
rules-limit = hədd ən azı 1 gedişdir
rules-goal = hədəf 1 – { $most } salınan marbldır
rules-goals = bir ədəd və ya { $teams } komandanın hərəsinə bir ədəd yazın
rules-needs-seed = təsadüfi başlanğıc və atma üçün `seed=N` lazımdır
rules-seed-unused = `start=random` və ya `start=thrown` lazımdır
rules-random-empty = boş lövhədə təsadüfi qoyulacaq marbl yoxdur: sayını bildirmək üçün düzülüş yazın
rules-throw-two = atma yalnız iki rəng üçündür
rules-throw-side = atma yalnız tərəfi 5 olan lövhə üçündür
rules-without = yalnız adı çəkilən düzülüşdən marbl götürür
rules-nothing-there = başlanğıcda { $cell } xanasında marbl yoxdur
rules-marble-there = başlanğıcda { $cell } xanasında marbl durur
rules-rows-disagree = `start=` sıraları { $cells } göstərir; ikisi uyğun gəlməlidir
rules-goal-reach = { $goal ->
    [one] { $goal } marbl salmaq lazımdır, amma komanda { $team } ən çoxu { $reach } sala bilər
   *[other] { $goal } marbl salmaq lazımdır, amma komanda { $team } ən çoxu { $reach } sala bilər
}
rules-no-marble = marblı yoxdur: { $colour }
rules-unplayed = lövhədə marbllar var ({ $colour }), amma onlarla heç kim oynamır
start-needs-position = bu qaydalar toplusunun öz başlanğıcı yoxdur: vəziyyət verin
start-other-board = tərəfi { $side } olan lövhədə burada oynanılmır
objection = { $about }: { $message }
wrong-rules = qaydalar toplusu: { $problem }
rules-throw-room = atma üçün boş xanalar lazımdır
rules-no-room = { $marbles ->
    [one] hərəyə { $marbles } marbl boş xanalara yerləşmir
   *[other] hərəyə { $marbles } marbl boş xanalara yerləşmir
}
rules-no-quiet-start = ilk gedişdə marbl salınmayan təsadüfi başlanğıc tapılmadı
field-twice = sütun { $column }: `{ $key }` açarı iki dəfə verilib, onu bir dəfə yazın
field-files = lövhədə 4–16 şaquli xətt olur, { $found } yox
field-ranks = lövhədə 4–16 üfüqi xətt olur, { $found } yox
field-stones-need-ranks = neytral daşlar aşağıdan 4-cü ilə yuxarıdan 4-cü üfüqi xətt arasında qoyulur: ən azı 7 üfüqi xətt lazımdır, { $found } yox
field-limit = { $key } hər tərəfin gedişlərini sayır, 1 – { $most }, { $found } yox
field-not-in-crossings = crossings 8×8 lövhədə, neytral daşlar və simmetriya qaydası olmadan oynanılır: `{ $key }` açarını çıxarın və ya epaminondas?files=8&ranks=8 oynayın

## Positions that cannot be

form-two-seats = bu yazılış iki yer üçündür: hərəsinin öz rəngi, növbədə bir hərəkət var və heç kim oyundan çıxmayıb
form-plain-cells = bu yazılış yalnız qara və ağ marblları tanıyır
wrong-position = vəziyyət: { $problem }
part-board = lövhə
part-cells = xanalar
part-marbles = marbllar
part-turn = növbə
part-scores = hesab
part-out = oyundan çıxanlar
setup-side = qaydalar toplusu tərəfi { $side } olan lövhədə oynanılır
setup-outside = tərəfi { $side } olan lövhədən kənarda nəsə durur
setup-blocked = burada { $here }, qaydalar toplusuna görə isə { $there }
setup-buried = { $cell } xanasında marbl dura bilməz
setup-no-neutral = qaydalar toplusunda neytral marbl (`neutral`) yoxdur
setup-neutral = { $here ->
    [one] { $here } neytral marbl var, qaydalar toplusunda isə cəmi { $most }
   *[other] { $here } neytral marbl var, qaydalar toplusunda isə cəmi { $most }
}
setup-seats = cəmi { $seats } yer var
setup-mover-out = növbəsi çatan yer oyundan çıxıb
setup-nobody = heç kim qalmayıb
setup-actions = { $actions ->
    [one] bir növbədə { $actions } hərəkət var
   *[other] bir növbədə { $actions } hərəkət var
}
setup-scores = { $given ->
    [one] { $given } hesab verilib, komandalar isə { $teams }
   *[other] { $given } hesab verilib, komandalar isə { $teams }
}
setup-score = hesab { $score }, komanda { $team }; onun qələbəsi üçün { $goal } bəs edir
setup-two-goals = hədəfə yalnız bir komanda çatmış ola bilər
setup-no-pieces = lövhədə daş yoxdur
setup-off-board = bu { $files }×{ $ranks } lövhədə { $square } xanası yoxdur
setup-no-such-seat = iki yer var, 0 və 1, növbə isə { $seat } nömrəli yerindir
setup-too-many = { $side }: lövhədə { $standing }, götürülmüş { $lost }, başlanğıcda isə cəmi { $army }
setup-no-stones = { $found ->
    [one] qaydalar toplusunda neytral daş yoxdur, lövhədə isə { $found } var
   *[other] qaydalar toplusunda neytral daş yoxdur, lövhədə isə { $found } var
}
setup-stone-rank = neytral daş { $first } – { $last } üfüqi xətlərinə qoyulur, biri isə { $square } xanasında durur
setup-stone-count = ilk 3 yarımgedişin hər biri bir neytral daş qoyur: { $ply } yarımgedişdən sonra { $due } olmalıdır, { $found } yox
setup-crossed = keçən daşlar ya bərabərdir, ya da indicə gedən tərəfdə bir ədəd çoxdur: gedən tərəfdə { $moved }, növbəsi çatanda { $to_move } ola bilməz
edit-cell = bu lövhədə `{ $found }` xanası yoxdur
edit-kind = `{ $found }` buraya qoyula bilməz: bunlardan birini seçin: { $kinds }
edit-seat = `{ $found }` yeri yoxdur: bunlardan birini seçin: { $seats }
edit-scores = { $found ->
    [one] { $found } hesab verilib, komandalar isə { $teams }
   *[other] { $found } hesab verilib, komandalar isə { $teams }
}
position-form = bu oyunun vəziyyətlərinin yalnız bir yazılışı var, bizimki
