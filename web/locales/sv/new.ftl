# The words of the form for a new game.

new-show = Visa på brädet
new-presets = Kända vid namn
new-layout-two = För två
new-sides = Små och stora bräden
board-side = Sida { $side }
new-empty = Din egen
key-teams = Vem som delar färg
teams = En plats per färg
teams-why = Alla flyttar sina egna kulor.
teams-shared = Två mot två, en färg per lag
teams-shared-why = Fyra personer, två färger: partner turas om att flytta samma kulor.
teams-crossed = Två mot två, korsvis
teams-crossed-why = Fyra personer, två färger: partner spelar olika färger.
new-variants = Varianter
new-cells = På brädet
new-cells-why = Ange fält, eller välj vad du vill lägga och tryck på fält på brädet.
new-pick = Vad ett tryck på brädet lägger dit
pick = Inget
pick-obstacles = Hinder
pick-holes = Hål
pick-neutral = Neutral kula
pick-without = Ta bort
new-limits = Gränser
new-throw-again = Kasta igen
new-draw-again = Lotta igen
new-rows = Rader uppifrån, en bokstav per kula, siffror för tomma fält
new-who = Vem som spelar
seats-against = Du mot datorer
seats-lot = Din plats lottas
seats-people = Alla människor
seats-computers = Alla datorer
seat-team = lag { $team }
bottom-label = Nederst på brädet
bottom-usual = Du, eller första platsen
bottom-turn = Den som är i tur
new-objections = { $count ->
    [one] Det här går inte att spela än:
   *[other] { $count } saker talar emot det:
}
new-link = Länk till regeluppsättningen
new-copy = Kopiera länken
new-copied = Kopierad
new-text-do = Visa
new-start-plain-why = Två fulla rader pjäser på vardera sidan.
new-start-stones-why = Tre neutrala stenar läggs först och spärrar linjerna.

## Keys of rule sets, with a line on each

key-rules = Regeluppsättning
key-game = Spel
key-layout = Uppställning
key-position = Ställning
key-seats = Spelare
key-clock = Klocka
key-side = Brädets sida
key-files = Kolumner
key-ranks = Rader
key-symmetry = Regel mot härmning
key-goal = Utknuffningar för vinst
key-goal-why = 1 till 14. Ett starkare lag kan få ett högre mål: ett handikapp.
key-without = Lämnas tomma
key-without-why = Fält vars kulor tas bort från början: ett handikapp.
key-obstacles = Hinder
key-obstacles-why = Inget går in på dem; en knuff mot ett hinder är inte tillåten.
key-holes = Hål
key-holes-why = Det som knuffas ner är ute; ingen går ner själv.
key-neutral = Neutrala kulor
key-neutral-why = Ingen flyttar dem; de kan bara knuffas.
key-neutral-off = En neutral kula som knuffas ut
key-neutral-off-why = Vad det betyder för den som knuffar.
neutral-off = ger en poäng
neutral-off-forbidden = är inte tillåtet
neutral-off-wins = vinner genast
key-one-colour = En färg
key-one-colour-why = Alla kulor är allas; varje utknuffning räknas för den som drar.
key-hidden = Dolda färger
key-hidden-why = De vanliga reglerna, men alla kulor ser likadana ut: ett minnesspel.
key-shield = Sköldglidning
key-shield-why = Tre kulor som alla rör vid varandra får gå ett fält tillsammans.
key-rotate = Vridning
key-rotate-why = De två yttre av tre i en linje eller båge får vridas runt den mellersta.
key-partner-moves = Partner följer med
key-partner-moves-why = I lag med flera färger får stilla drag ta med en partners kulor.
key-move-limit = Draggräns
key-move-limit-why = Efter så många drag för varje plats vinner den högsta poängen; 20 till 30 är vanligt.
key-quiet-limit = Gräns för stilla drag
key-quiet-limit-why = Efter så många drag för varje plats utan utknuffning eller slag slutar partiet; 15 är vanligt.
key-repetition = Upprepning
key-repetition-why = Vad samma ställning för tredje gången betyder.
repetition = inget
repetition-draw = remi
repetition-loss = förlust för den som orsakar den
key-start = Start
start = Som på bilden
start-why = Kulorna står som uppställningen säger.
start-random = Lottad
start-random-why = Lika många kulor på slumpade fält, jämnt för alla och utan att någon genast kan knuffas ut.
start-thrown = Kastad
start-thrown-why = Rader om fem och sex, sedan tre kulor var som kastas mot mitten.
start-rows = Inskriven
start-rows-why = Ett kast på ditt eget bräde, eller vad som helst, rad för rad.
key-seed = Lottens nummer

## Clocks

clock-control = Tid
clock-1m-1s = 1 minut + 1 sekund per drag
clock-3m-2s = 3 minuter + 2 sekunder per drag
clock-5m-3s = 5 minuter + 3 sekunder per drag
clock-10m-5s = 10 minuter + 5 sekunder per drag
clock-15m = 15 minuter: klassikern
clock-15m-10pc = 15 minuter + 10 % för varje utknuffning
clock-30m = 30 minuter
clock-10m-30s-move = 10 minuter, högst 30 sekunder per drag
clock-30s-move = 30 sekunder för varje drag
clock-3d = 3 dagar för varje drag: korrespondensparti
clock-own = Din egen…
clock-base = Minuter var
clock-increment = Sekunders tillägg per drag
clock-limit = Högst sekunder per drag
clock-bonus = % för varje utknuffning
clock-days = Eller dagar per drag

## Beside the board

score-board = Poäng per lag
do-marks = Märken på kulorna
piece-hidden = kula
player-out = har lämnat partiet
move-resign = ger upp
move-flag = tiden ute
state-paused = Klockorna står; ingen drar förrän de går igen.
