# Yeni oyun formasının sözləri.

new-show = Lövhədə göstər
new-presets = Adı ilə tanınanlar
new-layout-two = İki nəfər üçün
new-sides = Kiçik və böyük lövhələr
board-side = Tərəf { $side }
new-empty = Özünüzünkü
key-teams = Rəngi kim bölüşür
teams = Hər oyunçunun öz rəngi
teams-why = Hər kəs öz marblları ilə gedir.
teams-shared = İkiyə iki, komandaya bir rəng
teams-shared-why = Dörd oyunçu, iki rəng: tərəfdaşlar növbə ilə eyni marbllarla gedir.
teams-crossed = İkiyə iki, çarpaz
teams-crossed-why = Dörd oyunçu, iki rəng: tərəfdaşlar müxtəlif rənglərlə oynayır.
new-variants = Variantlar
new-cells = Lövhədə
new-cells-why = Xanaları yazın və ya nə qoyulacağını seçib lövhədəki xanalara basın.
new-pick = Lövhəyə basanda nə qoyulur
pick = Heç nə
pick-obstacles = Maneə
pick-holes = Dəlik
pick-neutral = Neytral marbl
pick-without = Çıxar
new-limits = Məhdudiyyətlər
new-throw-again = Yenidən at
new-draw-again = Yenidən püşk at
new-rows = Sıralar yuxarıdan: hərf marbldır, rəqəm boş xanaların sayıdır
new-who = Kim oynayır
seats-against = Siz kompüterlərə qarşı
seats-lot = Yeriniz püşklə
seats-people = Hamısı insan
seats-computers = Hamısı kompüter
seat-team = komanda { $team }
bottom-label = Lövhənin aşağısında
bottom-usual = Siz və ya birinci yer
bottom-turn = Növbəsi çatan
new-objections = { $count ->
    [one] Hələlik belə oynamaq olmaz:
   *[other] Buna { $count } səbəb mane olur:
}
new-link = Bu qaydalar toplusuna keçid
new-copy = Keçidi köçür
new-copied = Köçürüldü
new-text-do = Göstər
new-start-plain-why = Hər tərəfdə iki dolu sıra daş.
new-start-stones-why = Əvvəlcə üç neytral daş qoyulur və xətləri bağlayır.

## Keys of rule sets, with a line on each

key-rules = Qaydalar toplusu
key-game = Oyun
key-layout = Düzülüş
key-position = Vəziyyət
key-seats = Oyunçular
key-clock = Saat
key-side = Lövhənin tərəfi
key-files = Şaquli xətlər
key-ranks = Üfüqi xətlər
key-symmetry = Təkrarlamaya qarşı qayda
key-goal = Qələbə üçün salınan marbllar
key-goal-why = 1-dən 14-ə qədər. Daha güclü komandaya daha böyük hədəf verilə bilər: bu, foradır.
key-without = Boş saxlanan xanalar
key-without-why = Başlanğıcda marblları götürülən xanalar: bu, foradır.
key-obstacles = Maneələr
key-obstacles-why = Oraya heç nə girə bilməz; onlara doğru itələmək olmaz.
key-holes = Dəliklər
key-holes-why = Oraya itələnən marbl oyundan çıxır; özü oraya heç kim girə bilməz.
key-neutral = Neytral marbllar
key-neutral-why = Onlarla heç kim gedə bilməz; onları yalnız itələmək olar.
key-neutral-off = Lövhədən salınan neytral marbl
key-neutral-off-why = Onu salan üçün bunun mənası.
neutral-off = bir xal verir
neutral-off-forbidden = qadağandır
neutral-off-wins = dərhal qalib edir
key-one-colour = Bir rəng
key-one-colour-why = Bütün marbllar hamınındır; lövhədən salınan hər marbl gediş edənə yazılır.
key-hidden = Gizli rənglər
key-hidden-why = Adi qaydalar, amma bütün marbllar eyni görünür: yaddaş oyunu.
key-shield = Qalxan gedişi
key-shield-why = Bir-birinə toxunan üç marbl birlikdə bir xana sürüşə bilər.
key-rotate = Fırlanma
key-rotate-why = Nizənin və ya qövsün iki kənar marblı ortadakının ətrafında dönə bilər.
key-partner-moves = Tərəfdaşın marblları ilə gediş
key-partner-moves-why = Bir neçə rəngli komandalarda sakit gediş tərəfdaşın marbllarını da apara bilər.
key-move-limit = Gediş həddi
key-move-limit-why = Hər oyunçunun bu qədər gedişindən sonra hesabı böyük olan qalib gəlir; adətən 20–30.
key-quiet-limit = Sakit gediş həddi
key-quiet-limit-why = Hər oyunçunun marbl salmadan və götürmədən etdiyi bu qədər gedişdən sonra oyun dayanır; adətən 15.
key-repetition = Təkrar
key-repetition-why = Eyni vəziyyətin üçüncü dəfə yaranmasının mənası.
repetition = heç nə
repetition-draw = heç-heçə
repetition-loss = onu yaradan uduzur
key-start = Başlanğıc
start = Şəkildəki kimi
start-why = Marbllar düzülüşdə göstərilən kimi durur.
start-random = Püşklə
start-random-why = Eyni sayda marbl təsadüfi xanalarda: hamı üçün bərabər və ilk gedişdə heç kim marbl sala bilməz.
start-thrown = Atma
start-thrown-why = Beş və altı marbllıq sıralar, sonra hər kəs mərkəzə üç marbl atır.
start-rows = Əl ilə
start-rows-why = Öz lövhənizdəki atma və ya istənilən başqa başlanğıc, sıra-sıra.
key-seed = Püşkün nömrəsi

## Clocks

clock-control = Vaxt
clock-1m-1s = 1 dəqiqə + hər gedişə 1 saniyə
clock-3m-2s = 3 dəqiqə + hər gedişə 2 saniyə
clock-5m-3s = 5 dəqiqə + hər gedişə 3 saniyə
clock-10m-5s = 10 dəqiqə + hər gedişə 5 saniyə
clock-15m = 15 dəqiqə: klassik
clock-15m-10pc = 15 dəqiqə + salınan hər marbla 10 %
clock-30m = 30 dəqiqə
clock-10m-30s-move = 10 dəqiqə, gedişə ən çoxu 30 saniyə
clock-30s-move = Hər gedişə 30 saniyə
clock-3d = Hər gedişə 3 gün: yazışma ilə
clock-own = Öz seçiminiz…
clock-base = Hərəyə dəqiqə
clock-increment = Hər gedişə əlavə saniyə
clock-limit = Gedişə ən çoxu saniyə
clock-bonus = Salınan hər marbla %
clock-days = Və ya gedişə gün

## Beside the board

score-board = Komandaların hesabı
do-marks = Marblların üzərində işarələr
piece-hidden = marbl
player-out = oyundan çıxdı
move-resign = təslim olur
move-flag = vaxtı bitdi
state-paused = Saatlar dayanıb; davam edilənədək heç kim gediş etmir.
