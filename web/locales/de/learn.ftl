# The interactive introduction. Each lesson has a title, a text, a task, a hint for a legal move
# that is not the one asked for, and words for when it is done.

learn-games = Die drei Spiele
learn-count = Schritt { $number } von { $of }
learn-back = Zurück
learn-again = Von vorn
learn-on = Weiter
learn-finish = { $game } spielen
learn-play = { $game } spielen

## Abalone: the rules

lesson-step-title = Eine Kugel, ein Schritt
lesson-step-text = Eine Kugel zieht auf jedes leere Nachbarfeld: sechs Richtungen, ein Schritt. Drücke auf die Kugel und dann auf das Feld, oder ziehe sie dorthin.
lesson-step-task = Du spielst Schwarz. Ziehe deine Kugel einen Schritt nach rechts oben, von E5 nach F6.
lesson-step-hint = Das geht auch, aber versuche es nach rechts oben: F6.
lesson-step-done = Mehr tut eine einzelne Kugel nie: ein Schritt.

lesson-line-title = Drei ziehen wie eine
lesson-line-text = Zwei oder drei Kugeln, die sich in einer Linie berühren, ziehen gemeinsam entlang dieser Linie. Nimm die letzte: sie bringt alle mit, die vor ihr stehen.
lesson-line-task = Ziehe alle drei Kugeln einen Schritt entlang ihrer eigenen Linie.
lesson-line-hint = Das geht, aber versuche alle drei zu nehmen: ziehe die letzte Kugel der Linie zu den anderen hin.
lesson-line-done = Drei Kugeln, ein Zug. Mehr als drei ziehen nie zusammen.

lesson-broadside-title = Zur Seite: der Seitwärtszug
lesson-broadside-text = Zwei oder drei Kugeln in einer Linie können auch zur Seite treten, Seite an Seite. Jedes Feld, das sie betreten, muss leer sein. Drücke auf beide Enden der Linie, dann auf ein Feld daneben.
lesson-broadside-task = Ziehe alle drei Kugeln auf einmal zur Seite.
lesson-broadside-hint = Das geht, aber versuche den Seitwärtszug: wähle die erste und die letzte Kugel, dann ein Feld darüber oder darunter.
lesson-broadside-done = Ein Seitwärtszug bewegt eine ganze Linie. Er schiebt nie.

lesson-sumito-title = Sumito: der Schub
lesson-sumito-text = Entlang ihrer Linie schiebt die größere Zahl die kleinere. Zwei schieben eine. Hinter der geschobenen Kugel muss ein leeres Feld sein, oder der Rand.
lesson-sumito-task = Schiebe die weiße Kugel mit deinen beiden.
lesson-sumito-hint = Das geht, aber Weiß bleibt, wo er ist. Nimm die Kugel am linken Ende und schiebe nach rechts.
lesson-sumito-done = Zwei gegen eine: Weiß muss weichen. Dieser Schub gab dem Spiel seinen ersten Namen.

lesson-three-two-title = Drei schieben zwei
lesson-three-two-text = Drei schieben eine oder zwei. Zähle nur, was ohne Lücke auf der Linie des Schubs steht.
lesson-three-two-task = Schiebe beide weißen Kugeln einen Schritt.
lesson-three-two-hint = Das geht, aber versuche die stärkste Linie: alle drei von links.
lesson-three-two-done = Drei gegen zwei ist der stärkste Schub, den es gibt.

lesson-eject-title = Über den Rand
lesson-eject-text = Ist hinter den geschobenen Kugeln der Rand, fällt die letzte vom Brett und kehrt nie zurück. Wer sechs hinausgeschoben hat, gewinnt.
lesson-eject-task = Schiebe die weiße Kugel über den Rand.
lesson-eject-hint = Das geht, aber die weiße Kugel am Rand wartet: schiebe sie mit den beiden daneben.
lesson-eject-done = Eine ist draußen. Sie liegt in der Rinne und zählt für dich.

lesson-pak-title = Pak: gleiche Stärke
lesson-pak-text = Drei gegen drei, zwei gegen zwei: gleiche Linien schieben einander nicht. So ein Stillstand ist ein Pak. Bei ungleicher Stärke ist es ein Sumito.
lesson-pak-task = Eine deiner zwei Linien kann schieben. Finde sie.
lesson-pak-hint = Das geht, aber es wird nichts geschoben. Suche die Linie, auf der du in der Überzahl bist.
lesson-pak-done = Richtig: zwei gegen eine geht, drei gegen drei nicht.

lesson-own-behind-title = Was dahinter steht
lesson-own-behind-text = Ein Schub braucht Platz. Er geht nicht, wenn direkt hinter den geschobenen Kugeln eine andere steht, auch eine eigene.
lesson-own-behind-task = Zwei Linien stehen je einer einzelnen weißen Kugel gegenüber. Schiebe mit der, die Platz hat.
lesson-own-behind-hint = Das geht, aber es ist kein Schub. Versuche die untere Linie.
lesson-own-behind-done = Gut. In der oberen Linie ist deine eigene Kugel auf E6 im Weg.

lesson-four-title = Nie mehr als drei
lesson-four-text = Eine Linie aus vier zieht nicht als Ganzes. Aber zwei oder drei davon können es: nimm eine Kugel weiter vorn, und die dahinter bleiben stehen.
lesson-four-task = Schiebe die weiße Kugel. Lass die Kugel am linken Ende, wo sie ist.
lesson-four-hint = Das geht, aber schiebe die weiße Kugel: beginne mit der zweiten oder dritten Kugel.
lesson-four-done = Drei der vier sind gezogen, oder zwei. Der Rest bleibt als Reserve.

## Abalone: the words

lesson-shapes-title = Speer, Bogen und Schild
lesson-shapes-text = Dreiergruppen haben Namen. In einer Linie sind sie ein Speer, mit einer Ecke ein Bogen, und wo alle drei einander berühren, sind sie ein Schild.
lesson-shapes-task = Die Begriffe auf dem Brett zeigen alle drei. Ziehe den Speer zur Seite.
lesson-shapes-hint = Das geht, aber versuche einen Seitwärtszug mit allen drei Kugeln des Speers, ganz oben.
lesson-shapes-done = Nur ein Speer tritt mit allen dreien zur Seite.

lesson-groups-title = Gruppen und Blöcke
lesson-groups-text = Kugeln einer Farbe, die sich berühren, sind eine Gruppe. Eine allein ist ein Monom, zwei sind ein Binom, drei ein Trinom, mehr ein Polynom. Neun in einer Raute sind ein Block, die festeste Form von allen.
lesson-groups-task = Ziehe drei Kugeln des Blocks entlang ihrer Linie.
lesson-groups-hint = Das geht, aber ziehe drei in einer Linie auf ein leeres Feld.
lesson-groups-done = Ein Block hat in jede Richtung eine Linie aus drei.

lesson-det-title = Das Det
lesson-det-text = Eine einzelne Kugel mitten in der gegnerischen Gruppe ist ein Det. Man kommt schwer an sie heran, und sie steht jedem Schub im Weg, der durch sie hindurch müsste.
lesson-det-task = Dein Det steht auf E5. Schiebe zwei weiße Kugeln des Rings darum.
lesson-det-hint = Das geht, aber schiebe zwei aus dem Ring. In der mittleren Reihe geht es nicht: dahinter steht dein eigenes Det. Sieh eine Reihe höher.
lesson-det-done = Der Ring bricht auf, und das Det hält noch immer seinen Platz.

## Abalone: good advice

lesson-centre-title = Nimm die Mitte
lesson-centre-text = Strebe nach einer festen Gruppe in der Mitte. Von dort geht jeder Schub nach außen, und der Gegner wird an den Rand gedrückt.
lesson-centre-task = Bringe alle drei Kugeln so nach vorn, dass eine von ihnen die Mitte nimmt, E5.
lesson-centre-hint = Das geht, aber komm mit allen dreien in die Mitte: beginne mit der letzten Kugel, auf B2.
lesson-centre-done = Die Mitte gehört dir, und drei Kugeln halten sie.

lesson-together-title = Halte sie zusammen
lesson-together-text = Dichte Gruppen sind fest in der Verteidigung und stark im Angriff. Eine Kugel, die allein bleibt, ist Beute.
lesson-together-task = Eine schwarze Kugel steht allein. Mach einen Zug, nach dem alle schwarzen Kugeln eine Gruppe sind.
lesson-together-hint = Das geht, aber eine ist noch allein. Schließe die Lücke zwischen der einzelnen Kugel und den anderen.
lesson-together-done = Wieder beisammen.

lesson-threes-title = Ziehe zu dritt
lesson-threes-text = Zu dritt zu ziehen dient Angriff und Verteidigung zugleich: drei auf einmal gewinnen Raum, und sie kommen stark genug an, um zu schieben. Setze keine einzelnen Kugeln aufs Spiel.
lesson-threes-task = Das ist das Belgische Gänseblümchen, die Aufstellung offizieller Turniere. Mach einen Zug mit drei Kugeln.
lesson-threes-hint = Das geht, aber versuche drei auf einmal zu ziehen.
lesson-threes-done = Drei Kugeln sind einen Schritt weiter, und noch immer Seite an Seite.

lesson-edge-title = Gefahr am Rand
lesson-edge-text = Eine Kugel am Rand kann schon im nächsten Zug hinausgeschoben werden. Halte dich vom Rand fern, und sieh rechtzeitig, wer auf dich zielt.
lesson-edge-task = Weiß ist dabei, E9 hinauszuschieben. Mach einen Zug, nach dem nichts hinausgeschoben werden kann.
lesson-edge-hint = Das geht, aber Weiß schiebt deine Kugel sofort hinaus. Rette die Kugel auf E9.
lesson-edge-done = In Sicherheit. Weiß schiebt ins Leere.

lesson-geometry-title = Nicht um jeden Preis
lesson-geometry-text = Eine Kugel hinauszuschieben ist verlockend. Lass es, wenn es deine eigene Stellung verdirbt: eine gewonnene Kugel ist bald wieder verloren, wo deine Form schlecht ist.
lesson-geometry-task = Du könntest E9 hinausschieben, aber Weiß schlüge sofort zurück. Mach einen Zug, nach dem Weiß nichts hinausschieben kann.
lesson-geometry-hint = Das geht, aber jetzt schiebt Weiß eine von deinen über den Rand. Gibt es etwas Ruhigeres?
lesson-geometry-done = Geduld. Die weiße Kugel am Rand läuft nicht weg.

lesson-column-title = Drücke die Kolonne an den Rand
lesson-column-text = Renne nicht frontal gegen eine Kolonne aus drei an. Komm von der Seite, wo jede ihrer Kugeln allein steht, und drücke sie an den Rand.
lesson-column-task = Von oben steht es zwei gegen drei. Schiebe eine Kugel der Kolonne von der Seite.
lesson-column-hint = Das geht, aber es wird nichts gedrückt. Schiebe von links.
lesson-column-done = Ihre Kugeln kommen am Rand zu stehen, eine nach der anderen.

## Epaminondas

lesson-single-title = Eine einzelne Figur
lesson-single-text = Eine Figur allein zieht einen Schritt in eine von acht Richtungen auf ein leeres Feld. Sie schlägt nie.
lesson-single-task = Du spielst Weiß. Ziehe die Figur von c3 nach d4.
lesson-single-hint = Das geht auch, aber versuche die Diagonale nach d4.
lesson-single-done = Ein Schritt, in jede Richtung.

lesson-phalanx-title = Die Phalanx
lesson-phalanx-text = Eine lückenlose gerade Linie deiner Figuren ist eine Phalanx. Sie zieht entlang ihrer eigenen Linie, höchstens so viele Felder, wie sie Figuren hat. Drücke auf ihre hinterste Figur und ziehe dorthin, wo die vorderste stehen soll.
lesson-phalanx-task = Ziehe alle drei Figuren die Diagonale entlang, zwei oder drei Felder weit.
lesson-phalanx-hint = Das geht, aber nimm die ganze Phalanx, von der hintersten Figur auf a1, zwei oder drei Felder weit.
lesson-phalanx-done = Drei Figuren dürfen drei Felder weit: Stärke ist Tempo.

lesson-part-title = Ein Teil davon
lesson-part-text = Auch ein Teil einer Phalanx darf ziehen, wenn die vorderste Figur dabei ist. Er zieht so weit, wie er Figuren hat.
lesson-part-task = Lass a1 zu Hause: ziehe die beiden vorderen Figuren die Diagonale entlang.
lesson-part-hint = Das geht, aber ziehe die beiden Figuren auf b2 und c3 die Diagonale hinauf, und lass a1 stehen.
lesson-part-done = Zwei Figuren ziehen höchstens zwei Felder.

lesson-capture-title = Schlagen
lesson-capture-text = Die vorderste Figur darf auf einer gegnerischen landen, wenn die lückenlose gegnerische Linie von dort an kürzer ist als deine Phalanx. Die ganze Linie wird vom Brett genommen.
lesson-capture-task = Drei gegen zwei: schlage die schwarze Linie.
lesson-capture-hint = Das geht, aber es wird nichts geschlagen. Ziehe alle drei die Reihe entlang.
lesson-capture-done = Beide sind weg. Nur Figuren auf der Linie der Bewegung zählen.

lesson-equal-title = Gleiche Linien schlagen nicht
lesson-equal-text = Zwei schlagen nicht zwei. Aber dieselbe Figur kann auf mehreren Linien stehen: es zählt die gegnerische Linie in der Richtung, aus der du kommst.
lesson-equal-task = Entlang der Reihe steht es zwei gegen zwei. Schlage aus einer anderen Richtung.
lesson-equal-hint = Das geht, aber es wird nichts geschlagen. Sieh dir die d-Spalte an.
lesson-equal-done = Von unten steht die Figur auf d3 allein: zwei schlagen eine.

lesson-reply-title = Die Mehrheit und die Antwort
lesson-reply-text = Du gewinnst, wenn du zu Beginn deines Zuges mehr Figuren auf der gegnerischen Grundreihe hast als der Gegner auf deiner. Es gibt also immer eine Antwort: schlagen, ausgleichen oder mit mehr Figuren durchbrechen.
lesson-reply-task = Schwarz hat deine Grundreihe erreicht. Finde eine Antwort, sonst hat er zu Beginn seines Zuges gewonnen.
lesson-reply-hint = Das geht, aber jetzt beginnt der Zug von Schwarz, und er hat die Mehrheit. Schlage auf deiner Grundreihe, oder brich auch durch.
lesson-reply-done = Die Mehrheit ist dahin, und die Partie geht weiter.

lesson-decide-title = Endgültig durchbrechen
lesson-decide-text = Ein Durchbruch gewinnt nur, wenn der Gegner weder schlagen noch ausgleichen noch überbieten kann. Achte auf die Antwort, bevor du durchbrichst.
lesson-decide-task = Brich so durch, dass Schwarz keine Antwort hat.
lesson-decide-hint = Das geht, aber Schwarz hat eine Antwort. Bleib außer Reichweite der beiden auf a6 und b6.
lesson-decide-done = Schwarz kann nichts tun: zu Beginn deines Zuges hast du gewonnen.

lesson-copying-title = Kein Nachahmen
lesson-copying-text = Ein Zug ist verboten: eine Figur darf die letzte Reihe nicht erreichen, wenn sich das ganze Brett dann selbst spiegelt. Sonst könnte der zweite Spieler den ersten die ganze Partie lang nachahmen.
lesson-copying-task = Brich mit der Figur auf d5 durch. Geradeaus ist es verboten: versuche es, dann nimm einen anderen Weg.
lesson-copying-hint = Das geht, aber brich mit der Figur auf d5 durch.
lesson-copying-done = So spiegelt sich das Brett nicht selbst.

## Crossings

lesson-end-piece-title = Nur die Endfigur
lesson-end-piece-text = Gruppen ziehen wie bei Epaminondas. Geschlagen wird nur die eine getroffene Figur: die Endfigur einer Linie, die kleiner ist als die ziehende Gruppe.
lesson-end-piece-task = Schlage mit deinen dreien.
lesson-end-piece-hint = Das geht, aber es wird nichts geschlagen. Ziehe alle drei die Reihe entlang.
lesson-end-piece-done = Die Figur auf d3 ist weg, die auf e3 bleibt.

lesson-cross-title = Durchbruch
lesson-cross-text = Wer eine Figur auf die letzte Reihe bringt, ist durchgebrochen. Das gewinnt, wenn der Gegner nicht gleich im nächsten Zug auch durchbricht.
lesson-cross-task = Brich durch.
lesson-cross-hint = Das geht, aber deine Figur auf c7 kann sofort durchbrechen.
lesson-cross-done = Schwarz ist zu weit weg, um zu antworten: du hast gewonnen.

lesson-answer-title = Die Antwort
lesson-answer-text = Nach einem Durchbruch sind nur Züge erlaubt, die auch durchbrechen. Mit einem Schlag durchzubrechen zählt. Die durchgebrochene Figur zu schlagen ist keine Verteidigung.
lesson-answer-task = Schwarz ist auf e1 durchgebrochen. Antworte, indem du mit einem Schlag durchbrichst.
lesson-answer-hint = Das beantwortet den Durchbruch, aber es gibt einen, der auch schlägt: mit den beiden auf der g-Spalte.
lesson-answer-done = Beantwortet. Beide durchgebrochenen Figuren sind gesperrt, wo sie stehen.

lesson-locked-title = Gesperrt
lesson-locked-text = Ein beantworteter Durchbruch sperrt beide Figuren: sie ziehen nicht und werden nicht geschlagen, bis die Partie endet. Der nächste Durchbruch entscheidet von Neuem.
lesson-locked-task = Die Figuren auf c8 und e1 sind gesperrt. Gewinne mit einem weiteren Durchbruch.
lesson-locked-hint = Das geht, aber du könntest sofort gewinnen: eine andere deiner Figuren ist einen Schritt von der letzten Reihe entfernt.
lesson-locked-done = Schwarz bleibt keine Antwort, und eine gesperrte Figur kann nicht helfen.
