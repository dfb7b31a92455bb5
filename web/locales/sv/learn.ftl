# The interactive introduction. Each lesson has a title, a text, a task, a hint for a legal move
# that is not the one asked for, and words for when it is done.

learn-games = De tre spelen
learn-count = Steg { $number } av { $of }
learn-back = Tillbaka
learn-again = Börja om
learn-on = Nästa
learn-finish = Spela { $game }
learn-play = Spela { $game }

## Abalone: the rules

lesson-step-title = En kula, ett steg
lesson-step-text = En kula går till vilket tomt grannfält som helst: sex riktningar, ett steg. Tryck på kulan och sedan på fältet, eller dra den dit.
lesson-step-task = Du spelar svart. Flytta din kula ett steg uppåt höger, från E5 till F6.
lesson-step-hint = Det går också, men prova uppåt höger: F6.
lesson-step-done = Mer än så gör en ensam kula aldrig: ett steg.

lesson-line-title = Tre går som en
lesson-line-text = Två eller tre kulor som ligger intill varandra i en linje går tillsammans längs linjen. Ta tag i den sista: den tar med sig alla som står framför.
lesson-line-task = Flytta alla tre kulorna ett steg längs deras egen linje.
lesson-line-hint = Det går, men försök få med alla tre: dra linjens sista kula mot de andra.
lesson-line-done = Tre kulor, ett drag. Fler än tre går aldrig tillsammans.

lesson-broadside-title = Åt sidan: sidodraget
lesson-broadside-text = Två eller tre kulor i en linje kan också kliva åt sidan, sida vid sida. Varje fält de går till måste vara tomt. Tryck på linjens båda ändar, sedan på ett fält bredvid.
lesson-broadside-task = Flytta alla tre kulorna åt sidan på en gång.
lesson-broadside-hint = Det går, men prova sidodraget: välj den första och den sista kulan, sedan ett fält ovanför eller nedanför.
lesson-broadside-done = Ett sidodrag för en hel linje åt sidan. Det knuffar aldrig.

lesson-sumito-title = Sumito: knuffen
lesson-sumito-text = Längs sin linje knuffar det större antalet det mindre. Två knuffar en. Bakom den knuffade kulan måste det finnas ett tomt fält, eller kanten.
lesson-sumito-task = Knuffa den vita kulan med dina två.
lesson-sumito-hint = Det går, men Vit står kvar. Ta kulan längst till vänster och knuffa åt höger.
lesson-sumito-done = Två mot en: Vit måste vika undan. Den här knuffen gav spelet dess första namn.

lesson-three-two-title = Tre knuffar två
lesson-three-two-text = Tre knuffar en eller två. Räkna bara det som står på knuffens linje, utan lucka.
lesson-three-two-task = Knuffa båda de vita kulorna ett steg.
lesson-three-two-hint = Det går, men prova den starkaste linjen: alla tre från vänster.
lesson-three-two-done = Tre mot två är den starkaste knuff som finns.

lesson-eject-title = Över kanten
lesson-eject-text = När kanten är bakom de knuffade kulorna faller den sista av brädet och kommer aldrig tillbaka. Den som har knuffat ut sex vinner.
lesson-eject-task = Knuffa den vita kulan över kanten.
lesson-eject-hint = Det går, men den vita kulan på kanten väntar: knuffa den med de två bredvid.
lesson-eject-done = En är ute. Den ligger i rännan och räknas för dig.

lesson-pak-title = Pak: lika styrka
lesson-pak-text = Tre mot tre, två mot två: lika linjer knuffar inte varandra. Ett sådant dödläge är en pak. Med olika styrka är det en sumito.
lesson-pak-task = En av dina två linjer kan knuffa. Hitta den.
lesson-pak-hint = Det går, men inget knuffas. Leta efter linjen där du är i överläge.
lesson-pak-done = Rätt: två mot en går, tre mot tre går inte.

lesson-own-behind-title = Vad som står bakom
lesson-own-behind-text = En knuff behöver plats. Den går inte om en annan kula, även din egen, står direkt bakom de knuffade.
lesson-own-behind-task = Två linjer möter varsin ensam vit kula. Knuffa med den som har plats.
lesson-own-behind-hint = Det går, men det är ingen knuff. Prova den nedre linjen.
lesson-own-behind-done = Bra. I den övre linjen är din egen kula på E6 i vägen.

lesson-four-title = Aldrig fler än tre
lesson-four-text = En linje om fyra går inte som en. Men vilka två eller tre som helst av dem gör det: ta tag i en kula längre fram, så står de bakom kvar.
lesson-four-task = Knuffa den vita kulan. Låt kulan längst till vänster stå kvar.
lesson-four-hint = Det går, men knuffa den vita kulan: börja från den andra eller tredje kulan.
lesson-four-done = Tre av de fyra gick, eller två. Resten stannar som reserv.

## Abalone: the words

lesson-shapes-title = Spjut, båge och sköld
lesson-shapes-text = Grupper om tre har namn. I en linje är de ett spjut, med ett hörn en båge, och där alla tre rör vid varandra är de en sköld.
lesson-shapes-task = Termerna på brädet visar alla tre. Flytta spjutet åt sidan.
lesson-shapes-hint = Det går, men prova ett sidodrag med spjutets alla tre kulor, högst upp.
lesson-shapes-done = Bara ett spjut kliver åt sidan med alla tre.

lesson-groups-title = Grupper och block
lesson-groups-text = Kulor i samma färg som ligger intill varandra är en grupp. En ensam är ett monom, två ett binom, tre ett trinom, fler ett polynom. Nio i en romb är ett block, den fastaste formen av alla.
lesson-groups-task = Flytta tre av blockets kulor längs deras linje.
lesson-groups-hint = Det går, men flytta tre i linje, till ett tomt fält.
lesson-groups-done = Från ett block finns det en linje om tre i varje riktning.

lesson-det-title = En ”det”
lesson-det-text = En ensam kula mitt i motståndarens grupp kallas en ”det”. Den är svår att komma åt, och den står i vägen för varje knuff genom den.
lesson-det-task = Din ”det” står på E5. Knuffa två vita kulor i ringen runt den.
lesson-det-hint = Det går, men knuffa två i ringen. I mittraden går det inte: där är din egen ”det” bakom. Titta en rad upp.
lesson-det-done = Ringen öppnar sig, och din ”det” håller ännu sin plats.

## Abalone: good advice

lesson-centre-title = Ta mitten
lesson-centre-text = Sikta på en fast grupp i mitten. Därifrån går varje knuff utåt, och motståndaren pressas mot kanten.
lesson-centre-task = För fram alla tre kulorna så att en av dem tar mitten, E5.
lesson-centre-hint = Det går, men kom till mitten med alla tre: börja från den sista kulan, på B2.
lesson-centre-done = Mitten är din, och tre kulor håller den.

lesson-together-title = Håll ihop
lesson-together-text = Täta grupper är fasta i försvar och starka i anfall. En kula som lämnas ensam är ett byte.
lesson-together-task = En svart kula står ensam. Gör ett drag efter vilket alla svarta kulor är en grupp.
lesson-together-hint = Det går, men någon är fortfarande ensam. Slut luckan mellan den ensamma kulan och de andra.
lesson-together-done = Tillsammans igen.

lesson-threes-title = Gå tre och tre
lesson-threes-text = Att gå tre och tre gynnar både anfall och försvar: tre på en gång vinner mark, och de kommer fram starka nog att knuffa. Riskera inte ensamma kulor.
lesson-threes-task = Det här är Belgisk kamomill, tävlingarnas utgångsställning. Gör ett drag med tre kulor.
lesson-threes-hint = Det går, men försök flytta tre på en gång.
lesson-threes-done = Tre kulor är ett steg längre fram, fortfarande sida vid sida.

lesson-edge-title = Fara vid kanten
lesson-edge-text = En kula på kanten kan knuffas ut i nästa drag. Håll dig borta från kanten, och se i tid vem som siktar på dig.
lesson-edge-task = Vit är på väg att knuffa ut E9. Gör ett drag efter vilket inget kan knuffas ut.
lesson-edge-hint = Det går, men Vit knuffar ut din kula genast. Rädda kulan på E9.
lesson-edge-done = I säkerhet. Vit knuffar i tomma luften.

lesson-geometry-title = Inte till vilket pris som helst
lesson-geometry-text = En utknuffning lockar. Låt bli om den förstör din egen ställning: en vunnen kula är snart förlorad igen där din form är dålig.
lesson-geometry-task = Du kan knuffa ut E9, men Vit slår genast tillbaka. Gör ett drag efter vilket Vit inte kan knuffa ut något.
lesson-geometry-hint = Det går, men nu knuffar Vit ut en av dina. Finns det något lugnare?
lesson-geometry-done = Tålamod. Den vita kulan på kanten springer ingenstans.

lesson-column-title = Pressa kolonnen mot kanten
lesson-column-text = Spring inte rakt på en kolonn om tre. Kom från sidan, där var och en av dess kulor står ensam, och pressa den mot kanten.
lesson-column-task = Uppifrån är det två mot tre. Knuffa en av kolonnens kulor från sidan.
lesson-column-hint = Det går, men inget pressas. Knuffa från vänster.
lesson-column-done = Dess kulor hamnar på kanten, en efter en.

## Epaminondas

lesson-single-title = En ensam pjäs
lesson-single-text = En ensam pjäs går ett steg i någon av åtta riktningar till en tom ruta. Den slår aldrig.
lesson-single-task = Du spelar vit. Flytta pjäsen från c3 till d4.
lesson-single-hint = Det går också, men prova diagonalen till d4.
lesson-single-done = Ett steg, i valfri riktning.

lesson-phalanx-title = Falangen
lesson-phalanx-text = En rak obruten linje av dina pjäser är en falang. Den går längs sin egen linje, högst så många rutor som den har pjäser. Tryck på dess bakersta pjäs och dra till där den främsta ska stå.
lesson-phalanx-task = Flytta alla tre pjäserna längs diagonalen, två eller tre rutor.
lesson-phalanx-hint = Det går, men ta hela falangen, från den bakersta pjäsen på a1, två eller tre rutor.
lesson-phalanx-done = Tre pjäser får gå tre rutor: styrka är fart.

lesson-part-title = En del av den
lesson-part-text = Även en del av en falang får gå, om den främsta pjäsen är med. Den går högst så långt som den har pjäser.
lesson-part-task = Lämna a1 hemma: flytta de två främsta pjäserna längs diagonalen.
lesson-part-hint = Det går, men flytta de två pjäserna på b2 och c3 uppför diagonalen, och låt a1 vara.
lesson-part-done = Två pjäser går högst två rutor.

lesson-capture-title = Slag
lesson-capture-text = Den främsta pjäsen får landa på en av motståndarens om hans obrutna linje därifrån och framåt är kortare än din falang. Hela linjen tas bort från brädet.
lesson-capture-task = Tre mot två: slå den svarta linjen.
lesson-capture-hint = Det går, men inget slås. Flytta alla tre längs raden.
lesson-capture-done = Båda är borta. Bara pjäser på dragets linje räknas.

lesson-equal-title = Lika linjer slår inte
lesson-equal-text = Två slår inte två. Men samma pjäs kan stå på flera linjer: det som räknas är motståndarens linje i den riktning du kommer från.
lesson-equal-task = Längs raden är det två mot två. Slå från ett annat håll.
lesson-equal-hint = Det går, men inget slås. Titta på d-kolumnen.
lesson-equal-done = Nerifrån står pjäsen på d3 ensam: två slår en.

lesson-reply-title = Majoriteten, och svaret
lesson-reply-text = Du vinner om du, när din tur börjar, har fler pjäser på motståndarens bakre rad än han har på din. Därför finns det alltid ett svar: slå, jämna ut eller gå över med fler.
lesson-reply-task = Svart har nått din bakre rad. Hitta ett svar, annars har han vunnit när hans tur börjar.
lesson-reply-hint = Det går, men nu börjar Svarts tur, och han har majoriteten. Slå på din bakre rad, eller gå över du också.
lesson-reply-done = Majoriteten är borta, och partiet går vidare.

lesson-decide-title = Gå över för gott
lesson-decide-text = En övergång vinner bara om motståndaren varken kan slå, jämna ut eller bjuda över. Tänk på svaret innan du går över.
lesson-decide-task = Gå över så att Svart saknar svar.
lesson-decide-hint = Det går, men Svart har ett svar. Håll dig utom räckhåll för de två på a6 och b6.
lesson-decide-done = Svart kan inget göra: när din tur börjar har du vunnit.

lesson-copying-title = Ingen härmning
lesson-copying-text = Ett drag är förbjudet: en pjäs får inte nå bortre raden om hela brädet då speglar sig självt. Annars kunde den andra spelaren härma den första hela partiet igenom.
lesson-copying-task = Gå över med pjäsen på d5. Rakt fram är förbjudet: prova, och gå sedan en annan väg.
lesson-copying-hint = Det går, men gå över med pjäsen på d5.
lesson-copying-done = På det här sättet speglar brädet inte sig självt.

## Crossings

lesson-end-piece-title = Bara ändpjäsen
lesson-end-piece-text = Grupper går som i Epaminondas. Bara den enda pjäs som träffas slås: ändpjäsen i en linje som är mindre än gruppen som går.
lesson-end-piece-task = Slå med dina tre.
lesson-end-piece-hint = Det går, men inget slås. Flytta alla tre längs raden.
lesson-end-piece-done = Pjäsen på d3 är borta, den på e3 står kvar.

lesson-cross-title = Övergång
lesson-cross-text = Den som för en pjäs till bortre raden har gått över. Det vinner, om inte motståndaren går över i det allra nästa draget.
lesson-cross-task = Gå över.
lesson-cross-hint = Det går, men din pjäs på c7 kan gå över redan nu.
lesson-cross-done = Svart är för långt borta för att svara: du har vunnit.

lesson-answer-title = Svaret
lesson-answer-text = Efter en övergång är de enda tillåtna dragen sådana som också går över. Att gå över med ett slag räknas. Att slå pjäsen som gått över är inget försvar.
lesson-answer-task = Svart har gått över på e1. Svara genom att gå över med ett slag.
lesson-answer-hint = Det besvarar övergången, men det finns en övergång som också slår: med de två på g-kolumnen.
lesson-answer-done = Besvarat. Båda pjäserna som gått över är låsta där de står.

lesson-locked-title = Låst
lesson-locked-text = En övergång som besvarats låser båda pjäserna: de varken går eller slås under resten av partiet. Nästa övergång avgör på nytt.
lesson-locked-task = Pjäserna på c8 och e1 är låsta. Vinn med ännu en övergång.
lesson-locked-hint = Det går, men du kan vinna genast: en annan av dina pjäser är ett steg från bortre raden.
lesson-locked-done = Svart har inget svar kvar, och en låst pjäs kan inte hjälpa.
