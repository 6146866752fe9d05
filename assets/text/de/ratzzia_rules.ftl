# Ratzzia: the rule book, in German.

## Food and the goal

ratzzia-rules-1 = Futter und Ziel

rule-R1 = Futter
    .text = Ein Würstchen ist 1 Futter wert, ein Cracker 5 und ein Käse 10; ihr könnt jederzeit wechseln, darum zählen nur die Summen. Futter, das vor dir liegt, kann dir weggenommen werden. Futter in deinem Beutel ist sicher. Was du bekommst, liegt immer zuerst vor dir, und nur das Lager, das Regal von Spalte 7, lässt dich etwas davon in den Beutel stecken. Es ist immer genug Futter für alle da.
    .ours = Niemand soll leer ausgehen, nur weil eine Schachtel leer ist, darum geht der Vorrat nie zu Ende.

rule-R4 = Futter am Anfang
    .text = Wer beginnt, wird ausgelost, oder ihr bestimmt es, wenn ihr das Spiel aufbaut. Von dort geht es im Uhrzeigersinn um den Tisch. Wer beginnt, fängt mit 3 Futter vorn an, die nächste Person mit 4, dann 5, 6 und 7. Alle Beutel sind leer.

rule-R5 = Ein voller Beutel gewinnt
    .text = Ein Beutel mit 25 Futter oder mehr ist voll. Der erste volle Beutel gewinnt sofort. Sonst wird von diesem Zug nichts mehr gespielt, auch keine anderen Spalten, die fertig sind.

## Dice and pantry

ratzzia-rules-2 = Würfel und Speisekammer

rule-R2 = Die Würfel
    .text = Du hast sieben Würfel in deiner Farbe. Zu zweit habt ihr nur je sechs, und drei Helferwürfel, die niemandem gehören, liegen in der Reserve. Im Bonbonglas ist zu zweit und zu dritt ein Bonbonwürfel, zu viert und zu fünft sind es zwei.

rule-R3 = Die Speisekammer
    .text = Die Speisekammer hat neun Spalten, die sich von unten füllen; ihre Regale sind, von links: Annie, das Bonbonglas, 5 Würstchen, 3 Würstchen, 2 Würstchen, 4 Würstchen, das Lager, der Gierschlund und der Buchhalter. Jedes Feld zeigt die Zahl, die es braucht, falls es eine braucht, und die Würstchen, die ein Würfel dort verdient; zwei Striche (=) zwischen zwei Feldern verbinden sie. Die Katzenreihe füllt sich von links und hat 2 graue Felder, danach 4 rote. Zu dritt sind einige Felder abgedeckt, als wären sie nicht da: die untersten zwei von Spalte 3, die untersten zwei von Spalte 4, das unterste von Spalte 7 und das letzte rote Feld. Zu zweit sind außerdem abgedeckt: die untersten zwei von Spalte 6, zwei weitere unten in Spalte 7 und ein graues Feld.
    .ours = Das Bild des Bretts ist uns nicht erhalten: Die Anleitung verrät ein wenig über Spalte 5, Spalte 7, verbundene Felder und die Katzenreihe, alles Übrige haben wir nachgebaut.
    .example = Spalte 5, von unten: ein Feld für jeden Würfel, zwei verbundene Felder und ein Feld für eine 3, jedes mit einem Würstchen.

## Your turn

ratzzia-rules-3 = Dein Zug

rule-R6 = Würfeln oder zurückholen
    .text = Am Anfang deines Zugs wählst du: alle Würfel in deiner Hand werfen oder alle deine eigenen Würfel aus einer Spalte zurückholen. Das Zurückholen beendet deinen Zug. In der Spalte muss mindestens ein Würfel von dir liegen; ein Bonbonwürfel, der deine Farbe zeigt, ist auch einer, und er kommt zu dir zurück, sodass du ihn noch einmal benutzen kannst. Aus der Katzenreihe kannst du nichts zurückholen. Ohne Würfel in der Hand musst du zurückholen.
    .ours = Nichts zurückzuholen wäre ein Weg, einen Zug auszusetzen; darum kommt mindestens ein Würfel zurück, und dein Bonbonwürfel zählt mit, weil er für dich arbeitet.

rule-R7 = Neu werfen
    .text = Nach dem Wurf darfst du Würfel in deiner Hand neu werfen: einen, einige oder alle. Das machst du höchstens einmal in einem Zug. Würfel, die du liegen lässt, behalten ihre Zahl.

rule-R8 = Würfel legen
    .text = Jetzt legst du so viele deiner Würfel, wie du magst, einen nach dem anderen, aber mindestens einen; die anderen bleiben in deiner Hand. Lässt sich keiner davon legen, geht dein Zug auch so weiter; hast du aber einen Bonbonwürfel, der sich legen lässt, musst du ihn legen. Ein Würfel, der in die Katzenreihe musste, zählt nicht als der, den du legst. Er zählt nur, wenn du sonst keinen eigenen Würfel mehr in der Hand hast. Ein Bonbonwürfel gilt dabei nicht als einer in deiner Hand, ein Würfel ohne Zahl aber schon.
    .ours = Die Anleitung spricht nicht von diesen seltenen Fällen; so gespielt, bleibt niemand stecken, und niemand kommt um das Legen herum.
    .example = Du wirfst fünf Würfel, und einer kommt in die Katzenreihe: Du legst trotzdem mindestens einen der anderen vier; war es aber dein einziger Würfel, musst du keinen legen.

rule-R9 = Wo ein Würfel passt
    .text = Ein Würfel kommt auf das Feld gleich über dem höchsten Würfel seiner Spalte, egal wem der gehört; in einer leeren Spalte kommt er auf das unterste Feld, das nicht abgedeckt ist. Ein Feld mit einer Zahl braucht diese Zahl, ein Feld ohne Zahl nimmt jeden Würfel. Von zwei verbundenen Feldern braucht das obere dieselbe Zahl, die der Würfel auf dem unteren zeigt, in diesem Zug oder in einem späteren. Felder unter dem höchsten Würfel, die leer geworden sind, sind Lücken, und dorthin kannst du keinen Würfel legen.
    .example = In Spalte 5 liegt unten eine 1 und darüber eine 4: Der nächste Würfel muss eine 4 sein, weil diese zwei Felder verbunden sind.

rule-R10 = Fertige Spalten
    .text = Wenn du mit dem Legen fertig bist, werden die Spalten eine nach der anderen von links angeschaut; danach ist die nächste Person am Zug. Eine Spalte mit einem Würfel auf dem obersten Feld ist fertig, mit Lücken oder ohne. Alle ihre Würfel kommen zu den Personen zurück, denen sie gehören, und jede bekommt die Würstchen der Felder, auf denen ihre Würfel lagen. Dann bekommst du, weil du am Zug bist, die Belohnung vom Regal, egal wessen Würfel es waren. Erst wenn das alles erledigt ist, wird die nächste Spalte angeschaut, genau so, wie sie in diesem Augenblick ist.
    .ours = Belohnungen können Spalten weiter rechts verändern, darum wird über jede erst entschieden, wenn sie an der Reihe ist: Eine, die eben oben ihren Bonbonwürfel verloren hat, ist nicht fertig.
    .example = Ben hat die zwei untersten Würfel von Spalte 6, Cleo die zwei nächsten, und du machst sie mit einer 5 fertig: Ben bekommt 2 Würstchen, Cleo 1, und du bekommst 1 für deinen Würfel und 4 vom Regal.

## The cat

ratzzia-rules-4 = Die Katze

rule-R11 = Graue Felder
    .text = Auch die grauen Felder der Katzenreihe sind Plätze für deine Würfel: Sie nehmen jede Zahl, von links. Ein Würfel verdient dort nichts und bleibt, bis die Katze kommt. Auf die roten Felder legt niemand freiwillig Würfel. Auch wenn du das letzte graue Feld füllst, bleiben die Würfel, die schon geworfen sind, wo sie sind.
    .ours = Die Katze horcht nur, wenn gewürfelt wird, darum zieht ein Würfel, den du legst, nie andere nach sich.

rule-R12 = Die Katzenzahl
    .text = Sind alle grauen Felder voll, zeigt der Würfel auf dem letzten, dem rechten, die Katzenzahl. Wenn du würfelst, und auch wenn du neu wirfst, kommen alle Würfel in deiner Hand, die diese Zahl zeigen, sofort auf die roten Felder, so viele, wie dort Platz haben. Das ist nicht deine Wahl, und danach geht dein Zug weiter. Helferwürfel und Bonbonwürfel bleiben verschont.
    .ours = Ein Würfel, der auf den roten Feldern keinen Platz findet, behält seine Zahl, und du kannst ihn legen, denn dann ist die Katze schon gekommen und ihre Reihe leer.
    .example = Die Katzenzahl ist 2, zwei rote Felder sind frei, und du wirfst 1, 2, 2, 2, 6: Zwei 2er kommen auf die roten Felder, die Katze kommt, und die dritte 2 bleibt in deiner Hand.

rule-R13 = Die Katze kommt
    .text = Ist das letzte rote Feld voll, kommt die Katze: Alle Würfel in den Spalten und in der Katzenreihe kommen zu denen zurück, denen sie gehören, und niemand bekommt Würstchen. Steht dein neuer Wurf noch aus, darfst du dabei auch Würfel mitwerfen, die zurückgekommen sind. Würfel, die zurückgekommen sind und nicht neu geworfen werden, haben keine Zahl, und du kannst sie in diesem Zug nicht legen. Ein Bonbonwürfel, der zu dir zurückgekommen ist, kann noch in diesem Zug gelegt werden. Die Katzenreihe ist jetzt leer, und es gibt keine Katzenzahl, bis die grauen Felder wieder voll sind.
    .ours = Ein Würfel, der nach Hause gelaufen ist, zeigt nichts, bis er geworfen wird; ein Bonbonwürfel aber braucht keinen Wurf.

## The shelves

ratzzia-rules-5 = Die Regale

rule-R14 = Würstchen
    .text = Das Regal zeigt, wie viele Würstchen du bekommst: 5 bei Spalte 3, 3 bei Spalte 4, 2 bei Spalte 5 und 4 bei Spalte 6. Sie liegen vor dir, wie die, die deine Würfel verdient haben.

rule-R15 = Das Lager
    .text = Du darfst Futter, das vor dir liegt, in deinen Beutel stecken: genau die Summe des obersten Paars dieser Spalte, nicht mehr und nicht weniger. Liegt weniger vor dir, kannst du nichts einlagern. Das Paar sind die obersten zwei verbundenen Felder, auf denen jeweils ein Würfel liegt; ohne ein solches Paar wird nichts eingelagert. Würstchen für Würfel in dieser Spalte gibt es vorher, sie können gleich mit eingelagert werden. Du darfst dich auch dafür entscheiden, nichts einzulagern.
    .ours = Ein Paar sind zwei verbundene Felder auch dann, wenn ihre Würfel verschieden sind, was nur durch Annie geschehen kann; so ist immer klar, welche zwei Würfel gemeint sind.
    .example = Das oberste Paar sind zwei 4er: Mit 7 vorn lagerst du nichts ein; mit 11 kannst du 8 einlagern, und 3 bleiben vorn.

rule-R16 = Der Gierschlund
    .text = Du wählst eine andere Person und nimmst die Hälfte des Futters, das vor ihr liegt, aufgerundet. Futter im Beutel ist vor dir sicher.
    .ours = Eine Person, vor der nichts liegt, kannst du nicht wählen, weil es nichts zu nehmen gibt; und gilt das für alle anderen, geschieht nichts.
    .example = Liegen vor einer Person 7 Futter, nimmst du 4.

rule-R17 = Der Buchhalter
    .text = Alle, auch du, geben die Hälfte des Futters, das vor ihnen liegt, aufgerundet, nach nebenan weiter. Du sagst, ob alle nach links geben, im Uhrzeigersinn, oder nach rechts, gegen den Uhrzeigersinn. Alle geben gleichzeitig, also wird das Futter, das du gerade bekommst, nicht halbiert. Die Beutel bleiben, wie sie sind.
    .ours = Die Hälften werden aufgerundet wie beim Gierschlund, und zu zweit gibt es keine Richtung zu wählen, weil beide zur selben Person führen.
    .example = Ada hat 5 vorn, Ben 2 und Cleo nichts; im Uhrzeigersinn gibt Ada 3 an Ben, Ben 1 an Cleo und Cleo nichts an Ada, also haben sie dann 2, 4 und 1.

rule-R18 = Annie
    .text = Der oberste Würfel aus Annies Spalte verdient seine Würstchen, läuft aber nicht nach Hause: Du musst ihn von unten in eine andere Spalte schieben, egal welche, wenn sie ein freies Feld hat. Dort liegt er auf dem untersten Feld, das nicht abgedeckt ist, und Würfel, die im Weg sind, rücken einer nach dem anderen nach oben, bis eine Lücke gefüllt ist. Keiner dieser Würfel muss zu seinem neuen Feld passen. Kommt so ein Würfel auf das oberste Feld, ist diese Spalte fertig und zahlt sofort aus, und du bekommst ihre Belohnung; dann geht das Anschauen von links weiter. Helferwürfel und Bonbonwürfel werden geschoben wie alle anderen, und ein Bonbonwürfel bleibt bei der Person, die ihn benutzt.
    .ours = Auch eine fertige Spalte mit einer Lücke hat ein freies Feld, du kannst sie also wählen, und angeschaut wird sie, wenn sie an der Reihe ist; hat keine Spalte eines, läuft der Würfel nach Hause, weil er nicht bleiben kann.
    .example = Zu viert liegen Würfel auf den Feldern 1, 2 und 4 von Spalte 3: Annies Würfel kommt auf Feld 1, die ersten zwei rücken auf die Felder 2 und 3, und der auf Feld 4 bleibt.

rule-R19 = Bonbonwürfel
    .text = Du nimmst einen Bonbonwürfel aus dem Glas; ist das Glas leer, wählst du einen unbenutzten von einer anderen Person oder einen, der in einer Spalte liegt. Ab deinem nächsten Zug kannst du ihn legen wie einen eigenen Würfel: in eine Spalte, nie in die Katzenreihe, als eine beliebige Zahl, die das Feld nimmt. Er zeigt deine Farbe und behält seine Zahl, verdient dir die Würstchen seines Felds und zählt als Würfel, den du gelegt hast. Er wird nie geworfen und muss nie zur Katze. Ist seine Spalte fertig, kommt er zurück ins Glas.
    .ours = Was die Anleitung offen lässt, spielen wir so einfach wie möglich: Einer, der aus einer Spalte genommen wird, hinterlässt eine Lücke, von zweien in einer Spalte wird der obere genommen, es darf sogar dein eigener sein, ist keiner zu haben, geschieht nichts, und nach der Katze oder einem Zurückholen kommt er unbenutzt zu der Person zurück, die ihn benutzt hat.
    .example = Spalte 2 braucht unten eine 6: Dein Bonbonwürfel kann dort als 6 liegen und verdient dir ein Würstchen, wenn die Spalte fertig ist.

## With two players

ratzzia-rules-6 = Zu zweit

rule-R20 = Die Helferwürfel werfen
    .text = Einmal in deinem Zug darfst du alle Helferwürfel werfen, die in der Reserve liegen. Das machst du nach deinem eigenen Wurf und bevor du den ersten Würfel legst. Sie werden nie neu geworfen. Sie müssen nie in die Katzenreihe, aber du darfst sie auf ein graues Feld legen, wo sie wie jeder Würfel die Katzenzahl bestimmen können.
    .ours = Du darfst sie vor oder nach deinem neuen Wurf werfen; bringt dieser neue Wurf die Katze, behalten die schon geworfenen ihre Zahl, und die, die vom Brett zurückkommen, warten in der Reserve auf einen späteren Zug, weil Helferwürfel nur einmal in einem Zug geworfen werden.

rule-R21 = Die Helferwürfel legen
    .text = Hast du Helferwürfel geworfen, musst du sie alle legen und dazu mindestens einen eigenen Würfel, wenn nötig die Helferwürfel zuerst. Du wählst die Reihenfolge, und ein eigener Würfel darf einem Helferwürfel ein Feld öffnen oder umgekehrt. Lässt sich nicht alles legen, kommen die übrigen Helferwürfel zurück in die Reserve. Du kannst nichts tun, womit das bestmögliche Ergebnis unerreichbar wird, und nicht aufhören, bevor du es erreicht hast. Ein Bonbonwürfel zählt als eigener Würfel; ein Würfel, der in die Katzenreihe musste, zählt nur, wenn du sonst keinen mehr in der Hand hast.
    .ours = Die Anleitung sagt nicht, was das beste Ergebnis ist, wenn sich nicht alles legen lässt: Zuerst kommt ein eigener Würfel, weil man in jedem Zug einen legen muss, dann so viele Helferwürfel wie möglich.
    .example = Kannst du nur einen eigenen Würfel und zwei von drei Helferwürfeln legen, musst du diese drei legen, und der dritte Helferwürfel kommt zurück in die Reserve.

rule-R22 = Helferwürfel kommen zurück
    .text = Für einen Helferwürfel bekommt niemand Würstchen. Er kommt zurück in die Reserve, wenn seine Spalte fertig ist oder wenn die Katze kommt. Kommt die Katze, bevor du in diesem Zug Helferwürfel geworfen hast, darfst du sie noch werfen, zusammen mit denen, die eben zurückgekommen sind. Macht ein Helferwürfel eine Spalte fertig, bekommst du ihre Belohnung, weil du am Zug bist.
