# Zatre: its rule book, in German.

zatre-rules-1 = Steine, Brett und Blatt
zatre-rules-2 = Der Start
zatre-rules-3 = Ziehen und legen
zatre-rules-4 = Helle Felder
zatre-rules-5 = Das Ende eines Zugs
zatre-rules-6 = Punkte
zatre-rules-7 = Das Ende des Spiels
zatre-rules-8 = Verdeckte Steine
zatre-rules-9 = Im Team

## Tiles, board and sheet

rule-Z1 = Die Steine
    .text = Es gibt 121 Steine, jeder mit einer Zahl von 1 bis 6. Die 1 gibt es 21-mal, jede andere Zahl 20-mal. Am Anfang sind alle im Beutel.

rule-Z2 = Das Brett
    .text = Das Brett ist 15 Felder breit und 15 hoch; die Ecken und die Mitte jedes Rands fehlen. Von seinen 193 Feldern ist eines in der Mitte rot, 32 sind hell und 160 dunkel. Steine liegen nur, wo ein Feld ist.

rule-Z3 = Das Wertungsblatt
    .text = Alle haben ein Wertungsblatt mit den Spalten ×2, 10, 11, 12 und Bonus. Seine Zeilen füllen sich von oben. Der Bonus ist 3 in den Zeilen 1 bis 4 und 4 in den Zeilen 5 bis 8. In den Zeilen 9 bis 12 ist er 5, in 13 bis 16 ist er 6. Brauchst du mehr Zeilen, geht das Blatt weiter, immer mit einem Bonus von 6.
    .ours = Das gedruckte Blatt endet nach Zeile 16. Unseres geht weiter, damit nie Punkte verloren gehen, nur weil ein Kästchen fehlt.

## The start

rule-Z4 = Wer beginnt
    .text = Alle ziehen einen Stein, und die höchste Zahl beginnt. Haben mehrere die höchste Zahl, ziehen nur sie noch einmal, bis jemand vorn liegt. So lange bleiben alle gezogenen Steine draußen. Dann kommen sie in den Beutel zurück. Nur wer beginnt, behält den Stein, der das entschieden hat, und zieht zwei dazu. Im Team zieht danach auch die andere Person zwei Steine, noch bevor der erste liegt. Reicht der Beutel nicht, um noch einmal zu ziehen, beginnt von den Gleichen, wer in der Reihenfolge zuerst kommt.
    .example = Ada und Ben ziehen eine 6, Cleo eine 2: Ada und Ben ziehen noch einmal. Adas 3 schlägt Bens 1, also beginnt Ada und behält die 3.
    .ours = Die Anleitung sagt nicht, was bei einem Gleichstand mit den Steinen passiert. Wir lassen sie draußen, damit niemand denselben Stein noch einmal zieht.

rule-Z5 = Der Eröffnungszug
    .text = Wer beginnt, legt im Eröffnungszug alle drei Steine. Der erste kommt auf das rote Feld. Für die anderen zwei gelten dieselben Regeln wie später für alle, und Platz ist immer. Im Team ist nur der Zug der Person, die beginnt, der Eröffnungszug. Die andere Person spielt danach einen gewöhnlichen Zug.
    .ours = Die Anleitung verlangt nur, dass einer der drei das rote Feld bedeckt. Wir fangen damit an, damit jeder weitere Stein einen Nachbarn hat.

## Drawing and laying

rule-Z6 = Erst ziehen
    .text = Erst ziehst du, dann legst du. Das Ziehen darfst du nicht auslassen. Ohne Stein auf der Hand ziehst du zwei, mit einem Stein ziehst du einen. Mit zwei oder mehr Steinen ziehst du einen, wenn keiner davon passt, sonst keinen. Ein Stein passt hier, wenn er neben einem anderen liegen kann und keine Reihe über 12 bringt. Ob das Feld hell oder dunkel ist, ist dabei egal. Sind weniger Steine im Beutel, als du ziehen sollst, nimmst du, was noch da ist.
    .example = Du hast eine 5 und eine 6 behalten, aber höher als 3 passt nichts mehr: Du ziehst einen Stein und hast jetzt drei.
    .ours = Nach der Anleitung darfst du aufs Ziehen verzichten, wenn von zwei oder mehr Steinen einer passt. Bei uns ziehst du dann nie, so wie in einer anderen Auflage. So wächst die Hand nur, wenn nichts passt.

rule-Z7 = Stein für Stein
    .text = Jetzt legst du deine Steine, einen nach dem anderen, egal in welcher Reihenfolge. Du darfst alles legen, was du auf der Hand hast, alte Steine und neue, auch mehr als zwei.

rule-Z8 = Seite an Seite
    .text = Ein Stein kommt auf ein leeres Feld, Seite an Seite mit einem Stein auf dem Brett. Eine Ecke genügt nicht. Auch ein Stein, den du in diesem Zug gelegt hast, zählt als Nachbar.

rule-Z9 = Nie mehr als 12
    .text = Steine, die in einer Zeile oder Spalte lückenlos aneinanderliegen, sind eine Reihe. Sie reicht an beiden Enden bis zur Lücke oder zum Rand. Keine Reihe darf auf 13 oder mehr kommen, auch nicht für einen Augenblick. Schau also bei jedem Stein auf seine Zeile und auf seine Spalte.
    .example = Eine Zeile endet mit 4 + 5. Mit einer 3 daneben sind es 12, das ist erlaubt. Mit einer 4 wären es 13, das ist zu viel.

rule-Z10 = Neun oder weniger
    .text = Reihen mit 9 oder weniger sind erlaubt. Sie bringen keine Punkte, können aber später wachsen.

## Light cells

rule-Z11 = Auf helle Felder legen
    .text = Auf ein helles Feld darf ein Stein nur, wenn er am Ende deines Zugs in einer Reihe mit 10, 11 oder 12 liegt. Die Reihe muss nicht gleich da sein: Spätere Steine in diesem Zug dürfen sie ergänzen. Solange einem hellen Feld seine Reihe fehlt, darfst du nur Steine legen, nach denen das noch möglich ist. Fehlt sie mehreren hellen Feldern, muss es für alle zusammen möglich bleiben. Auch ein weiteres helles Feld, das du dafür benutzt, braucht seine eigene Reihe mit 10, 11 oder 12. Hat ein helles Feld einmal seine Reihe, dann bleibt das so, denn Summen wachsen nur.
    .example = Du hast eine 4 und eine 3. Mit der 4 auf einem hellen Feld kommt dessen Zeile nur auf 8. Das ist erlaubt, wenn die 3 ans Ende dieser Zeile passt: Dann sind es 11.
    .ours = Nach der Anleitung macht ein Stein die Reihe, oder beide zusammen. Wir schauen am Ende des Zugs nach, damit der Stein auf dem hellen Feld auch der erste sein kann.

rule-Z12 = Wenn es sonst nirgends geht
    .text = Passt ein Stein nach diesen Regeln nirgends, darf er auf ein beliebiges helles Feld neben einem anderen Stein. Nur über 12 darf dort keine Reihe kommen. Es zählt der Moment, in dem du ihn legst. Er braucht keine Reihe und bringt kein Kreuz, auch wenn ein späterer Stein dort eine ergänzt. Fehlt einem anderen hellen Feld noch seine Reihe, muss der Rest deiner Hand sie danach noch ergänzen können.
    .example = Du hast nur eine 5, und sie passt auf kein dunkles Feld. Auf dem einzigen hellen Feld, auf das sie passt, macht sie eine Reihe mit 8. Du legst sie dorthin, ohne Kreuz.
    .ours = Die Anleitung sagt nur: Passt ein Stein auf kein dunkles Feld, kommt er auf ein helles, ohne Kreuz. Alles Weitere ist von uns, damit das ein Ausweg bleibt und nie eine Wahl wird.

## The end of a turn

rule-Z13 = Was passt, wird gelegt
    .text = Solange einer deiner Steine passt, geht dein Zug weiter, auch wenn der Stein keine Punkte bringt. Wenn keiner passt oder du keinen mehr hast, beendest du deinen Zug. Du wählst frei, welcher Stein wohin kommt, auch wenn danach ein anderer nicht mehr passt. Steine, die du nicht legen konntest, behältst du verdeckt für deinen nächsten Zug.
    .example = Du hast eine 2 und eine 5, und nach der 2 passt die 5 nirgends: Du behältst die 5 und beendest deinen Zug.
    .ours = Nach der Anleitung sollen möglichst beide Steine liegen. Bei uns musst du aber nicht die Reihenfolge suchen, in der die meisten Steine wegkommen. Am Tisch könnte das niemand nachprüfen.

rule-Z14 = Freiwillig behalten
    .text = Mit der Option „Ein Zug darf enden, obwohl noch ein Stein passt“ darfst du früher aufhören und Steine behalten. Du musst in diesem Zug aber einen Stein gezogen oder gelegt haben. Keinem hellen Feld darf noch seine Reihe fehlen, und im Eröffnungszug geht es nicht.
    .ours = Die Anleitung lässt euch da die Wahl. Bei uns geht das nur, wenn ihr es vor dem Spiel einschaltet: Sonst wird gelegt, was passt, damit niemand Steine nur zum Stören zurückhält.

## Points

rule-Z15 = Punkte für Reihen
    .text = Am Ende deines Zugs zählt jede Reihe mit 10, 11 oder 12, in der ein Stein aus diesem Zug liegt. Eine 10 bringt 1 Punkt, eine 11 bringt 2, eine 12 bringt 4. Jede Reihe zählt einmal, mit ihrer Summe am Ende des Zugs. Ein Stein in zwei solchen Reihen zählt in beiden. Wächst eine 10 in einem späteren Zug auf 11 oder 12, zählt sie noch einmal. Verspricht die Einleitung deiner Anleitung 3 Punkte für eine 12, ist das ein Druckfehler: In ihren Regeln zur Wertung stehen 4.
    .example = Deine zwei Steine machen eine Zeile mit 10 und eine Spalte mit 12: Das sind 1 Punkt und 4 Punkte.
    .ours = Wir zählen am Ende des Zugs. Machst du im selben Zug aus einer 10 eine 12, ist das also eine Reihe und nicht zwei.

rule-Z16 = Punkte eintragen
    .text = Punkte kommen ins oberste freie Kästchen der Spalte mit ihrer Summe. Die Spalten 10, 11 und 12 füllen sich unabhängig voneinander, jede ohne Lücken. Mehrere Reihen mit derselben Summe in einem Zug teilen sich ein Kästchen.
    .example = Zwei Reihen mit 12 in einem Zug: Du trägst 8 in ein Kästchen der Spalte 12 ein.

rule-Z17 = Kreuze
    .text = Jedes helle Feld, das du in diesem Zug belegst, bringt ein Kreuz ins oberste freie Kästchen der Spalte ×2. Jedes Kreuz bekommt ein eigenes Kästchen. Nur ein Stein, der auf einem hellen Feld liegt, weil es sonst nirgends ging, bringt keines.
    .example = Du belegst in einem Zug zwei helle Felder, beide in einer Reihe mit 10, 11 oder 12: Du trägst zwei Kreuze ein, eines unter dem anderen.

rule-Z18 = Das Kreuz des roten Felds
    .text = Auch das rote Feld bringt ein Kreuz, wenn der Eröffnungszug eine Reihe mit 10, 11 oder 12 macht. Helle Felder bringen ihre Kreuze in diesem Zug wie immer.

rule-Z19 = Was eine Zeile zählt
    .text = Eine Zeile deines Blatts zählt alle Punkte, die darin stehen. Sind ihre Kästchen für 10, 11 und 12 alle gefüllt, kommt der Bonus der Zeile dazu. Ein Kreuz verdoppelt das alles, ob die Zeile voll ist oder nicht. Ein Kreuz in einer Zeile ohne Punkte zählt nichts.
    .example = Zeile 5 hat ein Kreuz und die Punkte 2, 2 und 4: Mit dem Bonus von 4 sind das 12, verdoppelt 24.

## The end of the game

rule-Z20 = Der letzte Stein
    .text = Das Spiel endet mit dem Zug, in dem jemand den letzten Stein aus dem Beutel zieht. Dieser Zug wird noch ganz gespielt, danach kommt niemand mehr dran. In Teams spielt das Team, das dran ist, noch beide Züge.

rule-Z21 = Wenn nichts mehr passt
    .text = Passt vor dem Ziehen nicht einmal eine 1 irgendwo auf das Brett, dann passt nie wieder ein Stein. Der Rest des Beutels wird ausgeteilt, Stein für Stein und im Uhrzeigersinn. Den ersten bekommt, wer am Zug ist. Dann ist das Spiel zu Ende. Eine Hand darf dabei beliebig groß werden. In Teams wird das einmal geprüft, bevor ein Team zieht.
    .ours = Nach der Anleitung endet das Spiel früher, wenn niemand mehr legen kann. Wir schauen auf die 1: Wo nicht einmal sie passt, passt nie wieder etwas.

rule-Z22 = Wer gewinnt
    .text = Zähl alle Zeilen deines Blatts zusammen und zieh die Zahlen auf den Steinen ab, die du noch auf der Hand hast. In Teams werden die Steine von beiden abgezogen. Die höchste Gesamtsumme gewinnt. Haben mehrere diese Summe, gewinnen sie gemeinsam.
    .example = Deine Zeilen kommen auf 58, und du hast noch eine 2 und eine 6 auf der Hand: 58 − 8 macht 50.
    .ours = Die Anleitung sagt nicht, wer bei gleichen Summen gewinnt. Gemeinsam gewinnen ist für alle gerecht.

## Hidden tiles

rule-Z24 = Wer was sieht
    .text = Die Steine auf deiner Hand kennst nur du, im Team auch die Person, mit der du spielst. Die anderen sehen nur, wie viele es sind. Welcher Stein als Nächstes aus dem Beutel kommt, weiß niemand. Aber du kannst zählen, welche noch nicht zu sehen waren. Steine, die für den Start gezogen oder am Ende ausgeteilt werden, sehen alle. Nach dem Spiel liegen alle Hände offen. Auf dem Bildschirm liegen die Steine der Person am Zug offen, sobald sie gezogen oder ihre Steine aufgenommen hat. Alle anderen Hände liegen verdeckt.
    .ours = Wir spielen das ohne Vorhang: Die meisten Steine werden sowieso im selben Zug gelegt, und Verstecken würde nur aufhalten.

## Partners

rule-Z23 = Zu zweit im Team
    .text = Mit der Option „Nachbarn spielen als Team auf einem Blatt“ spielt ihr zu viert oder zu sechst. Die ersten zwei der Reihenfolge sind ein Team, die nächsten zwei auch und so weiter. Jedes Team hat ein Blatt. Kommt ein Team dran, ziehen zuerst beide. Wie viele Steine es sind, hängt bei jeder Person von ihrer Hand und vom Brett in diesem Moment ab. Beide sehen beide Hände. Dann legt die eine und trägt ein, danach die andere: Das sind zwei Züge. Wer in der Reihenfolge zuerst kommt, zieht und legt zuerst. Nur bei der Eröffnung ist es die Person, die beginnt. Beide legen und behalten nur ihre eigenen Steine.
    .example = Ada, Ben, Cleo und Dan spielen in dieser Reihenfolge, also sind Ada und Ben ein Team. Beginnt Ben, legt er seine drei Steine, dann legt Ada ihre zwei. Dann sind Cleo und Dan dran.
    .ours = Die Anleitung erzählt vom Team nur in wenigen Sätzen. Wir haben ergänzt, was fehlt, und sind nah am Spiel ohne Teams geblieben.
