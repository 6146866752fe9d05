# Ratzzia: the rule book, in German.

## Food and the goal

ratzzia-rules-1 = Futter und Ziel

rule-R1 = Futter
    .text = Ein Würstchen ist 1 Futter wert, ein Cracker 5 und ein Käse 10. Ihr könnt jederzeit wechseln, darum zählen nur die Summen. Futter, das vor dir liegt, kann dir weggenommen werden. Futter in deinem Beutel ist sicher. Was du bekommst, liegt immer zuerst vor dir. In den Beutel kommt es nur durch das Lager, das Regal von Spalte 7. Es ist immer genug Futter für alle da.
    .ours = Niemand soll leer ausgehen, nur weil eine Schachtel leer ist. Darum geht der Vorrat nie zu Ende.

rule-R4 = Futter am Anfang
    .text = Wer beginnt, wird ausgelost oder vor dem Spiel gewählt. Von dort geht es im Uhrzeigersinn um den Tisch. Wer beginnt, fängt mit 3 Futter vorn an, die nächste Person mit 4, dann 5, 6 und 7. Alle Beutel sind leer.
    .ours = Nach der Anleitung beginnt, wer zuletzt etwas aus dem Kühlschrank genascht hat. Wir losen aus oder lassen euch wählen, damit nicht immer dieselbe Person beginnt.

rule-R5 = Ein voller Beutel gewinnt
    .text = Ein Beutel mit 25 Futter oder mehr ist voll. Der erste volle Beutel gewinnt sofort. Von diesem Zug wird dann nichts mehr gespielt, auch keine anderen fertigen Spalten.

## Dice and pantry

ratzzia-rules-2 = Würfel und Speisekammer

rule-R2 = Die Würfel
    .text = Du hast sieben Würfel in deiner Farbe. Zu zweit habt ihr nur je sechs, und in der Reserve liegen drei Helferwürfel, die niemandem gehören. Im Bonbonglas ist zu zweit und zu dritt ein Bonbonwürfel, zu viert und zu fünft sind es zwei.

rule-R3 = Die Speisekammer
    .text = Die Speisekammer hat neun Spalten, die sich von unten füllen. Ihre Regale sind, von links: Annie, das Bonbonglas, 5 Würstchen, 3 Würstchen, 2 Würstchen, 4 Würstchen, das Lager, der Gierschlund und der Buchhalter. Jedes Feld zeigt, welche Zahl es braucht, falls überhaupt, und wie viele Würstchen ein Würfel dort verdient. Zwei Striche (=) zwischen zwei Feldern verbinden sie. Die Katzenreihe füllt sich von links und hat 2 graue Felder, danach 4 rote. Zu dritt sind einige Felder abgedeckt, als wären sie nicht da. Das sind je die untersten zwei der Spalten 3 und 4, das unterste von Spalte 7 und das letzte rote. Zu zweit fehlen außerdem die untersten zwei von Spalte 6, zwei weitere unten in Spalte 7 und ein graues Feld.
    .ours = Das Bild des Bretts haben wir nicht. Die Anleitung verrät ein wenig über die Spalten 5 und 7, verbundene Felder und die Katzenreihe. Alles Übrige haben wir nachgebaut. Gehört dir das Spiel, kannst du auf deinem Brett spielen: Wähl es, bevor die Partie beginnt.
    .example = Spalte 5, von unten: ein Feld für jeden Würfel, zwei verbundene Felder und ein Feld für eine 3, jedes mit einem Würstchen.

## Your turn

ratzzia-rules-3 = Dein Zug

rule-R6 = Würfeln oder zurückholen
    .text = Am Anfang deines Zugs wählst du: Wirf alle Würfel in deiner Hand, oder hol alle deine Würfel aus einer Spalte zurück. Das Zurückholen beendet deinen Zug. In der Spalte muss mindestens ein Würfel von dir liegen. Ein Bonbonwürfel mit deiner Farbe zählt auch; er kommt zu dir zurück, und du kannst ihn noch einmal benutzen. Aus der Katzenreihe kannst du nichts zurückholen. Ohne Würfel in der Hand musst du zurückholen.
    .ours = Mindestens ein Würfel muss zurückkommen, sonst könnte man einfach aussetzen. Dein Bonbonwürfel zählt mit, weil er für dich arbeitet.

rule-R7 = Neu würfeln
    .text = Nach dem Wurf darfst du Würfel in deiner Hand neu würfeln: einen, einige oder alle. Das geht einmal in einem Zug. Würfel, die du liegen lässt, behalten ihre Zahl.

rule-R8 = Würfel legen
    .text = Jetzt legst du so viele deiner Würfel, wie du magst, aber mindestens einen. Die anderen bleiben in deiner Hand. Passt keiner davon, geht dein Zug auch so weiter; passt nur ein Bonbonwürfel, musst du den legen. Ein Würfel, der in die Katzenreihe musste, zählt nicht als der, den du legst. Er zählt nur, wenn du sonst keinen eigenen Würfel mehr in der Hand hast. Ein Bonbonwürfel gilt dabei nicht als einer in deiner Hand, ein Würfel ohne Zahl aber schon.
    .ours = Die Anleitung spricht nicht von diesen seltenen Fällen. So bleibt niemand stecken, und niemand kommt um das Legen herum.
    .example = Du wirfst fünf Würfel, und einer muss in die Katzenreihe: Du legst trotzdem mindestens einen der anderen vier. War es aber dein einziger Würfel, musst du keinen legen.

rule-R9 = Wo ein Würfel passt
    .text = Ein Würfel kommt auf das Feld gleich über dem höchsten Würfel seiner Spalte, egal wem der gehört. In einer leeren Spalte kommt er auf das unterste Feld, das nicht abgedeckt ist. Ein Feld mit einer Zahl braucht diese Zahl, ein Feld ohne Zahl nimmt jeden Würfel. Von zwei verbundenen Feldern braucht das obere dieselbe Zahl wie das untere, in diesem Zug oder später. Leere Felder unter dem höchsten Würfel sind Lücken; dorthin kannst du nichts legen.
    .example = In Spalte 5 liegt unten eine 1 und darüber eine 4. Der nächste Würfel muss eine 4 sein, weil diese zwei Felder verbunden sind.

rule-R10 = Fertige Spalten
    .text = Bist du mit dem Legen fertig, kommen die Spalten an die Reihe, eine nach der anderen von links. Eine Spalte mit einem Würfel auf dem obersten Feld ist fertig, mit Lücken oder ohne. Alle ihre Würfel kommen nach Hause, und alle bekommen die Würstchen der Felder, auf denen ihre Würfel lagen. Dann bekommst du, weil du am Zug bist, die Belohnung vom Regal, egal wessen Würfel es waren. Erst danach wird die nächste Spalte angeschaut, so, wie sie in diesem Moment ist. Dann ist die nächste Person am Zug.
    .ours = Belohnungen können Spalten weiter rechts verändern, darum zählt jede erst, wenn sie an der Reihe ist. Hat eine eben oben ihren Bonbonwürfel verloren, ist sie nicht fertig.
    .example = Ben hat die zwei untersten Würfel von Spalte 6, Cleo die zwei nächsten, und du machst sie mit einer 5 fertig. Ben bekommt 2 Würstchen, Cleo 1, und du bekommst 1 für deinen Würfel und 4 vom Regal.

## The cat

ratzzia-rules-4 = Die Katze

rule-R11 = Graue Felder
    .text = Auch die grauen Felder der Katzenreihe sind Plätze für deine Würfel: Sie nehmen jede Zahl, von links. Ein Würfel verdient dort nichts und bleibt, bis die Katze kommt. Auf die roten Felder legt niemand freiwillig Würfel. Auch wenn du das letzte graue Feld füllst, bleiben schon geworfene Würfel, wo sie sind.
    .ours = Die Katze horcht nur, wenn gewürfelt wird. Ein Würfel, den du legst, zieht also nie andere nach sich.

rule-R12 = Die Katzenzahl
    .text = Sind alle grauen Felder voll, zeigt der Würfel auf dem letzten, dem rechten, die Katzenzahl. Zeigen Würfel in deiner Hand nach einem Wurf diese Zahl, kommen sie sofort auf die roten Felder. Das gilt auch nach dem zweiten Wurf, und es sind so viele, wie dort Platz haben. Du hast dabei keine Wahl, und danach geht dein Zug weiter. Helferwürfel und Bonbonwürfel bleiben verschont.
    .ours = Findet ein Würfel auf den roten Feldern keinen Platz, behält er seine Zahl, und du kannst ihn legen. Dann ist die Katze ja schon gekommen und ihre Reihe leer.
    .example = Die Katzenzahl ist 2, zwei rote Felder sind frei, und du wirfst 1, 2, 2, 2, 6. Zwei 2er kommen auf die roten Felder, die Katze kommt, und die dritte 2 bleibt in deiner Hand.

rule-R13 = Die Katze kommt
    .text = Ist das letzte rote Feld voll, kommt die Katze. Alle Würfel in den Spalten und in der Katzenreihe laufen nach Hause, und niemand bekommt Würstchen. Darfst du in diesem Zug noch einmal würfeln, dann auch mit Würfeln, die zurückgekommen sind. Zurückgekommene Würfel haben bis zum nächsten Wurf keine Zahl, und so lange kannst du sie nicht legen. Ein Bonbonwürfel, der zu dir zurückkommt, darf noch in diesem Zug gelegt werden. Die Katzenreihe ist jetzt leer, und es gibt keine Katzenzahl, bis die grauen Felder wieder voll sind.
    .ours = Ein Würfel, der nach Hause gelaufen ist, zeigt nichts, bis er geworfen wird. Ein Bonbonwürfel aber braucht keinen Wurf.

## The shelves

ratzzia-rules-5 = Die Regale

rule-R14 = Würstchen
    .text = Das Regal zeigt, wie viele Würstchen du bekommst. Spalte 3 bringt 5, Spalte 4 bringt 3, Spalte 5 bringt 2 und Spalte 6 bringt 4. Sie liegen vor dir, wie die, die deine Würfel verdient haben.

rule-R15 = Das Lager
    .text = Du darfst Futter, das vor dir liegt, in deinen Beutel stecken: genau die Summe des obersten Paars dieser Spalte. Liegt weniger vor dir, kannst du nichts einlagern. Das Paar sind die obersten zwei verbundenen Felder, auf denen beiden ein Würfel liegt. Ohne ein solches Paar wird nichts eingelagert. Würstchen für Würfel in dieser Spalte gibt es vorher, sie dürfen gleich mit in den Beutel. Du darfst auch nichts einlagern.
    .ours = Ein Paar sind zwei verbundene Felder auch mit verschiedenen Würfeln. Das passiert nur durch Annie, und so ist immer klar, welche zwei Würfel zählen.
    .example = Das oberste Paar sind zwei 4er. Mit 7 vorn lagerst du nichts ein; mit 11 kannst du 8 einlagern, und 3 bleiben vorn.

rule-R16 = Der Gierschlund
    .text = Du wählst eine andere Person und nimmst die Hälfte des Futters, das vor ihr liegt, aufgerundet. Futter im Beutel ist vor dir sicher.
    .ours = Liegt vor jemandem nichts, kannst du diese Person nicht wählen. Gilt das für alle anderen, passiert nichts.
    .example = Liegen vor einer Person 7 Futter, nimmst du 4.

rule-R17 = Der Buchhalter
    .text = Alle, auch du, geben die Hälfte des Futters, das vor ihnen liegt, nach nebenan weiter, aufgerundet. Du sagst, ob alle nach links geben, im Uhrzeigersinn, oder nach rechts, gegen den Uhrzeigersinn. Alle geben gleichzeitig, also wird das Futter, das du gerade bekommst, nicht halbiert. Die Beutel bleiben, wie sie sind.
    .ours = Aufgerundet wird wie beim Gierschlund. Zu zweit gibt es keine Richtung zu wählen, weil beide zur selben Person führen.
    .example = Ada hat 5 vorn, Ben 2 und Cleo nichts. Im Uhrzeigersinn gibt Ada 3 an Ben, Ben 1 an Cleo und Cleo nichts an Ada. Dann haben sie 2, 4 und 1.

rule-R18 = Annie
    .text = Der oberste Würfel aus Annies Spalte verdient seine Würstchen, läuft aber nicht nach Hause. Du musst ihn von unten in eine andere Spalte schieben, egal welche, wenn sie ein freies Feld hat. Dort liegt er auf dem untersten Feld, das nicht abgedeckt ist. Würfel, die im Weg sind, rücken einer nach dem anderen nach oben, bis eine Lücke gefüllt ist. Keiner dieser Würfel muss zu seinem neuen Feld passen. Kommt so ein Würfel auf das oberste Feld, ist diese Spalte fertig und zahlt sofort aus, und du bekommst ihre Belohnung. Dann geht es von links weiter. Auch Helferwürfel und Bonbonwürfel werden geschoben, und ein Bonbonwürfel bleibt bei der Person, die ihn benutzt.
    .ours = Auch eine fertige Spalte mit einer Lücke hat ein freies Feld; du kannst sie wählen, und sie zählt, wenn sie an der Reihe ist. Hat keine Spalte ein freies Feld, läuft der Würfel nach Hause.
    .example = Zu viert liegen Würfel auf den Feldern 1, 2 und 4 von Spalte 3. Annies Würfel kommt auf Feld 1, die ersten zwei rücken auf die Felder 2 und 3, und der auf Feld 4 bleibt.

rule-R19 = Bonbonwürfel
    .text = Du nimmst einen Bonbonwürfel aus dem Glas. Ist das Glas leer, wählst du einen unbenutzten von jemand anderem oder einen, der in einer Spalte liegt. Ab deinem nächsten Zug kannst du ihn legen: in eine Spalte, nie in die Katzenreihe, als jede Zahl, die das Feld nimmt. Er zeigt deine Farbe und behält seine Zahl, verdient dir die Würstchen seines Felds und zählt als gelegter Würfel. Er wird nie geworfen und muss nie zur Katze. Ist seine Spalte fertig, kommt er zurück ins Glas.
    .ours = Was die Anleitung offen lässt, spielen wir so einfach wie möglich. Ein Bonbonwürfel, der aus einer Spalte genommen wird, hinterlässt eine Lücke; von zweien wird der obere genommen. Es darf auch dein eigener sein. Ist keiner zu haben, passiert nichts. Nach der Katze oder einem Zurückholen kommt er unbenutzt zu der Person zurück, die ihn benutzt hat.
    .example = Spalte 2 braucht unten eine 6. Dein Bonbonwürfel kann dort als 6 liegen und verdient dir ein Würstchen, wenn die Spalte fertig ist.

## With two players

ratzzia-rules-6 = Zu zweit

rule-R20 = Die Helferwürfel werfen
    .text = Einmal in deinem Zug darfst du alle Helferwürfel werfen, die in der Reserve liegen. Das machst du nach deinem eigenen Wurf und bevor du den ersten Würfel legst. Sie werden nie neu gewürfelt. Sie müssen nie in die Katzenreihe. Du darfst sie aber auf ein graues Feld legen, wo sie wie jeder Würfel die Katzenzahl bestimmen können.
    .ours = Du darfst sie vor oder nach deinem zweiten Wurf werfen. Bringt dieser Wurf die Katze, behalten schon geworfene Helferwürfel ihre Zahl. Die vom Brett warten in der Reserve auf einen späteren Zug, denn sie werden nur einmal in einem Zug geworfen.

rule-R21 = Die Helferwürfel legen
    .text = Hast du Helferwürfel geworfen, musst du sie alle legen und dazu mindestens einen eigenen Würfel, wenn nötig die Helferwürfel zuerst. Du wählst die Reihenfolge, und ein eigener Würfel darf einem Helferwürfel ein Feld öffnen oder umgekehrt. Geht nicht alles, kommen die übrigen Helferwürfel zurück in die Reserve. Du darfst nichts tun, was das bestmögliche Ergebnis verbaut, und nicht aufhören, bevor du es erreicht hast. Ein Bonbonwürfel zählt als eigener Würfel. Ein Würfel, der in die Katzenreihe musste, zählt nur, wenn du sonst keinen mehr in der Hand hast.
    .ours = Die Anleitung sagt nicht, was das beste Ergebnis ist, wenn nicht alles geht. Bei uns kommt zuerst ein eigener Würfel, weil man in jedem Zug einen legen muss. Dann kommen so viele Helferwürfel wie möglich.
    .example = Du kannst nur einen eigenen Würfel und zwei von drei Helferwürfeln legen: Dann musst du diese drei legen, und der dritte Helferwürfel kommt zurück in die Reserve.

rule-R22 = Helferwürfel kommen zurück
    .text = Für einen Helferwürfel bekommt niemand Würstchen. Er kommt zurück in die Reserve, wenn seine Spalte fertig ist oder wenn die Katze kommt. Kommt die Katze vor deinem Wurf mit den Helferwürfeln, darfst du sie noch werfen, auch die eben zurückgekommenen. Macht ein Helferwürfel eine Spalte fertig, bekommst du ihre Belohnung, weil du am Zug bist.
