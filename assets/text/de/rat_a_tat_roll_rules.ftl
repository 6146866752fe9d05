# Rat-a-Tat Roll: the rule book, in German.

## What you play with

rat_a_tat_roll-rules-1 = Womit ihr spielt

rule-L1 = Karten, Marken und Würfel
    .text = Es gibt 40 Zahlenkarten, vier von jeder Zahl von 0 bis 9. Die 7er, 8er und 9er tragen das Neuwurf-Zeichen. Es gibt 15 Neuwurf-Marken und eine Figur, die alle gemeinsam ziehen. Du wirfst einen, zwei oder drei Zahlenwürfel, die 1 bis 6 zeigen. Der Jokerwürfel zeigt „niedrigste“, „höchste“ und „Tausch“, jedes auf zwei seiner sechs Seiten.
    .ours = Die Anleitung sagt nicht, wie viele Karten und Marken es gibt. Wir spielen mit 40 Karten, genug für fünf volle Reihen und einen Stapel. Mit 15 Marken können alle mit 2 beginnen, und die Mitte kann trotzdem leer werden. Auch was auf den Würfeln steht, sagt die Anleitung nicht. Bei uns sind die Zahlenwürfel gewöhnliche, und die drei Zeichen des Jokerwürfels kommen gleich oft.
    .example = Habt ihr echte Würfel, kann ein gewöhnlicher für den Jokerwürfel einspringen: 1 und 2 sind „niedrigste“, 3 und 4 „höchste“, 5 und 6 „Tausch“.

rule-L2 = Die Strecke
    .text = Die Strecke ist ein Rundweg aus 20 Feldern, und die Figur zieht immer im Uhrzeigersinn. Es gibt fünf Bereiche, jeder in einer Farbe und mit drei Feldern: Auswahl, Neuwurf und Spicken. Zwischen zwei Bereichen liegt immer ein schwarzes Jokerfeld. Bei jedem Bereich liegt eine Karte offen; sie gehört zu allen drei Feldern.
    .ours = Das Bild des Bretts haben wir nicht. Darum ist die Reihenfolge der Farben und der Felder in jedem Bereich von uns.
    .example = So geht es vom ersten Feld der Figur im Uhrzeigersinn weiter. Rot hat Auswahl, Neuwurf, Spicken; Orange hat Spicken, Auswahl, Neuwurf; Grün hat Neuwurf, Spicken, Auswahl. Blau hat Auswahl, Spicken, Neuwurf; Lila hat Neuwurf, Auswahl, Spicken.

## Before the first turn

rat_a_tat_roll-rules-2 = Vor dem ersten Zug

rule-L3 = Aufbau
    .text = Die Figur steht auf dem Jokerfeld zwischen Lila und Rot. Alle bekommen eine Karte verdeckt und sehen sie sich einmal an. Alle bekommen auch 2 Neuwurf-Marken, egal welche Karte es ist; die anderen Marken liegen in der Mitte. Bei jedem Bereich wird eine Karte offen ausgelegt. Alle anderen Karten sind der Stapel, verdeckt.
    .ours = Die Figur darf auf jedem Jokerfeld anfangen. Wir nehmen immer dasselbe, damit jedes Spiel gleich beginnt.

rule-L4 = Deine Reihe
    .text = Deine Karten liegen verdeckt in einer Reihe vor dir. Voll ist deine Reihe zu zweit mit 5 Karten, ab drei am Tisch mit 4. Deine Karte vom Anfang ist die erste davon. Umordnen darfst du deine Reihe nicht.

## A turn until your hand is full

rat_a_tat_roll-rules-3 = Ein Zug, bis deine Reihe voll ist

rule-L5 = Würfel wählen
    .text = Wer beginnt, wird ausgelost oder vor dem Spiel gewählt. Von dort geht es im Uhrzeigersinn um den Tisch. Solange deine Reihe nicht voll ist, wählst du zuerst einen, zwei oder drei Zahlenwürfel. Dann wirfst du alle, die du gewählt hast.
    .ours = Nach der Anleitung beginnt, wer zuletzt ein berühmtes Bauwerk besucht hat. Wir losen aus oder lassen euch wählen, damit nicht immer dieselbe Person beginnt.
    .example = Ein Feld, das 7 Schritte weit weg ist, ist für einen Würfel zu weit. Zwei Würfel treffen es in 6 von 36 Fällen, drei nur in 15 von 216.

rule-L6 = Neu würfeln
    .text = Gefällt dir dein Wurf nicht, leg eine Marke in die Mitte und würfle von den Würfeln dieses Zugs so viele neu, wie du magst. Würfel, die du liegen lässt, behalten ihre Zahl, und dazunehmen kannst du keinen. Das darfst du so oft, wie du Marken hast; ohne Marke gilt der Wurf. Sobald die Figur zieht, gelten die Zahlenwürfel. Auch den Jokerwürfel darfst du mit Marken neu würfeln.
    .example = Du hast zwei Würfel gewählt und eine 2 und eine 6 geworfen. Für eine Marke darfst du die 2 neu würfeln, die 6 oder beide, aber nicht den dritten Würfel.

rule-L7 = Die Figur ziehen
    .text = Zieh die Figur im Uhrzeigersinn genau um die Summe deiner Würfel weiter. Felder, über die sie nur zieht, zählen nicht. Das Feld, auf dem sie landet, sagt, wie es weitergeht.

## The four kinds of spaces

rat_a_tat_roll-rules-4 = Die vier Arten von Feldern

rule-L8 = Auswahl
    .text = Du nimmst die offene Karte dieses Bereichs oder die oberste Karte vom Stapel. Eine Karte vom Stapel ist nur für deine Augen: Du siehst sie dir an und legst sie dann verdeckt in deine Reihe. Hast du sie angesehen, kannst du es dir nicht mehr anders überlegen.

rule-L9 = Neuwurf
    .text = Du musst die offene Karte dieses Bereichs nehmen. Außerdem bekommst du eine Marke aus der Mitte.

rule-L10 = Spicken
    .text = Du musst die offene Karte dieses Bereichs nehmen. Dann darfst du alle deine eigenen Karten ansehen, eine Karte von jemand anderem oder keine. Nur du siehst sie, und sie bleiben verdeckt, wo sie sind.
    .ours = „Alle deine eigenen Karten“ heißt: auch die neue, denn sie liegt dann schon in deiner Reihe.

rule-L11 = Joker
    .text = Du wirfst den Jokerwürfel; mit Marken darfst du ihn neu würfeln. „Niedrigste“ oder „höchste“: Du musst die niedrigste oder die höchste der fünf offenen Karten nehmen. Sind mehrere gleich, wählst du. „Tausch“: Du darfst eine deiner Karten gegen eine Karte von jemand anderem tauschen oder es lassen. Die zwei Karten wechseln verdeckt die Plätze, und niemand sieht sie an. Ein Tausch macht deine Reihe nicht länger.
    .ours = Nach der Anleitung darf man beliebig oft tauschen, und das bleibt bei uns so. Ein Zug ohne Karte macht das Spiel nur etwas länger.
    .example = 4, 7, 2, 9 und 2 liegen offen: „Niedrigste“ bringt dir eine der beiden 2er, wie du willst, und „höchste“ die 9.

## Cards and tokens

rat_a_tat_roll-rules-5 = Karten und Marken

rule-L14 = Eine Karte hinlegen
    .text = Eine Karte, die du nimmst, kommt verdeckt auf den nächsten Platz deiner Reihe. Dort bleibt sie, bis sie getauscht oder bei voller Reihe ersetzt wird.

rule-L12 = Marken für hohe Karten
    .text = Nimmst du eine 7, 8 oder 9, von einem Bereich oder vom Stapel, bekommst du eine Marke aus der Mitte. Auf einem Neuwurffeld sind das zwei: eine für die Karte und eine für das Feld. Keine Marke gibt es für deine erste Karte, für getauschte Karten und für neue Karten, die eine Lücke füllen. Hat die Mitte zu wenige Marken, bekommst du, was da ist, und später nichts mehr.
    .example = Die Figur landet auf einem Neuwurffeld, bei dem eine 9 liegt. Du nimmst die 9 und zwei Marken, oder nur eine, wenn in der Mitte bloß noch eine ist.

rule-L13 = Neue offene Karten
    .text = Hast du eine offene Karte genommen, füllt am Ende deines Zugs die oberste Karte vom Stapel die Lücke. Tragen dann vier oder fünf offene Karten das Neuwurf-Zeichen, werden alle fünf in den Stapel gemischt und fünf neue ausgelegt. Das wird wiederholt, solange es zu viele Zeichen sind, auch schon vor dem ersten Zug. Marken gibt es dafür nicht. Nach dem letzten Zug des Spiels wird keine Lücke gefüllt und nichts gemischt.
    .ours = Wir mischen so oft wie nötig, damit die Regel in jedem Zug gilt. Nach dem letzten Zug nützen neue Karten niemandem mehr.
    .example = 3, 7, 8 und 9 liegen offen, und die Lücke wird mit noch einer 7 gefüllt. Das macht vier Zeichen, also kommen alle fünf Karten in den Stapel.

## When your hand is full

rat_a_tat_roll-rules-6 = Wenn deine Reihe voll ist

rule-L15 = Züge mit voller Reihe
    .text = Von nun an ziehst du die Figur nicht mehr. Du setzt aus oder wirfst nur den Jokerwürfel, mit Marken auch neu. Nimmst du so eine Karte, muss sie eine ältere ersetzen, auch wenn sie schlechter ist. Zuerst bekommst du die Marke für eine 7, 8 oder 9. Dann wählst du einen Platz in deiner Reihe. Die Karte dort kommt ungesehen unter den Stapel, und die neue nimmt ihren Platz ein. Zuletzt wird die Lücke beim Bereich gefüllt. Ein Tausch geht wie auf einem Jokerfeld, und niemand ist davor sicher, auch nicht mit voller Reihe.
    .ours = Die Karte, die geht, sieht niemand an, auch du nicht. Das hier ist ein Merkspiel.

## The end

rat_a_tat_roll-rules-7 = Das Ende

rule-L16 = Die Schlussrunde
    .text = Wird die letzte Reihe voll, beginnt mit der nächsten Person die Schlussrunde. Alle sind noch einmal dran, wie immer mit voller Reihe. Wer die Runde ausgelöst hat, hat den letzten Zug.
    .example = Ada, Ben und Cleo sitzen in dieser Reihenfolge, und Bens Reihe wird als letzte voll. Jetzt sind Cleo, Ada und Ben noch je einmal dran.

rule-L17 = Wer gewinnt
    .text = Nach der Schlussrunde werden alle Karten aufgedeckt, und du zählst die Zahlen in deiner Reihe zusammen. Die niedrigste Summe gewinnt. Übrige Marken zählen nicht. Haben mehrere die niedrigste Summe, gewinnen sie gemeinsam.
    .ours = Die Anleitung sagt nichts über einen Gleichstand. Gleiche Summen sind gleich gut.

## Memory and options

rat_a_tat_roll-rules-8 = Merken und Optionen

rule-L18 = Was du wissen kannst
    .text = Eine verdeckte Karte kennt nur, wer sie gesehen hat. Karten, die offen genommen wurden, haben alle gesehen. Deine erste Karte und deine Karten vom Stapel hast nur du gesehen, und alles, was du beim Spicken angesehen hast. Ein Tausch bewegt Karten, ohne sie zu zeigen, also merk dir, wohin sie gehen. Eine Marke für eine Karte vom Stapel verrät allen, dass es eine 7, 8 oder 9 ist. Keine Marke verrät, dass sie niedriger ist, außer die Mitte war leer. Alles andere musst du dir merken, denn was zu sehen war, liegt wieder verdeckt.

rule-L19 = Optionen
    .text = Mit der Option „Am Zug siehst du alle Karten, die du kennen kannst“ zeigt dir die App, was du schon gesehen hast. Du siehst diese Karten in deinem eigenen Zug, wo sie inzwischen auch liegen. Mit der Option „Mehr Neuwurf-Marken am Anfang, für die Jüngeren“ gebt ihr einigen mehr als 2 Marken, aus der Mitte. Alle zusammen können zu zweit höchstens 11 mehr bekommen, zu dritt 9, zu viert 7 und zu fünft 5. Ohne diese Optionen zählt nur das Gedächtnis, und alle beginnen mit 2 Marken.
    .ours = Zwischen zwei Zügen und beim Mischen zeigt die erste Option nichts, denn dann ist niemand am Zug.
    .example = Zu dritt können zwei Kinder je 4 Marken mehr bekommen, denn das sind 8 von 9.
