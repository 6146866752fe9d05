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
    .text = Das Brett hat 193 Felder: ein rotes in der Mitte, 32 helle und 160 dunkle. Es ist 15 Felder breit und 15 Felder hoch, aber die Ecken und die Mitte jedes Rands fehlen. Ein Stein kann nur liegen, wo ein Feld ist.

rule-Z3 = Das Wertungsblatt
    .text = Alle haben ein Wertungsblatt mit den Spalten ×2, 10, 11, 12 und Bonus. Seine Zeilen füllen sich von oben. Der Bonus ist 3 in den Zeilen 1 bis 4, 4 in den Zeilen 5 bis 8, 5 in den Zeilen 9 bis 12 und 6 in den Zeilen 13 bis 16. Brauchst du mehr Zeilen, dann geht das Blatt weiter, mit einem Bonus von 6 in jeder weiteren Zeile.
    .ours = Das gedruckte Blatt endet nach Zeile 16; unseres geht weiter, damit nie Punkte verloren gehen, nur weil ein Kästchen fehlt.

## The start

rule-Z4 = Wer beginnt
    .text = Alle ziehen einen Stein, und die höchste Zahl beginnt. Haben mehrere die höchste Zahl, ziehen nur sie noch einmal, bis jemand vorn liegt; so lange bleiben alle gezogenen Steine draußen. Dann kommen alle Steine in den Beutel zurück; nur wer beginnt, behält den, der das entschieden hat, und zieht noch zwei dazu. Im Team zieht danach auch die andere Person des Teams zwei Steine, noch bevor der erste Stein gelegt wird. Sollte der Beutel je zu leer sein, um einen Gleichstand zu entscheiden, beginnt von den Gleichen, wer in der Reihenfolge zuerst kommt.
    .example = Ada und Ben ziehen eine 6, Cleo eine 2: Ada und Ben ziehen noch einmal. Adas 3 schlägt Bens 1, also beginnt Ada und behält die 3.
    .ours = Die Anleitung sagt nicht, was bei einem Gleichstand mit den Steinen geschieht; wir lassen sie draußen, damit niemand denselben Stein noch einmal zieht.

rule-Z5 = Der Eröffnungszug
    .text = Wer beginnt, legt im Eröffnungszug alle drei Steine. Der erste kommt auf das rote Feld. Für die beiden anderen gelten dieselben Regeln wie später für alle Steine, und Platz ist für sie immer. Im Team ist nur der Zug der Person, die beginnt, der Eröffnungszug; der zweite Zug des Teams ist ein gewöhnlicher.
    .ours = Die Anleitung verlangt nur, dass einer der drei das rote Feld bedeckt; wir fangen damit an, damit jeder weitere Stein einen Nachbarn hat.

## Drawing and laying

rule-Z6 = Erst ziehen
    .text = Du ziehst, bevor du legst, und darfst das nicht auslassen. Ohne Stein auf der Hand ziehst du zwei, mit einem Stein ziehst du einen. Mit zwei oder mehr Steinen ziehst du einen, wenn keiner davon irgendwo passt, und keinen, wenn mindestens einer passt. Ein Stein passt hier, wenn es neben einem Stein auf dem Brett ein leeres Feld gibt, auf dem er keine Reihe über 12 bringt, egal ob das Feld hell oder dunkel ist. Sind weniger Steine im Beutel, als du ziehen sollst, nimmst du, was noch da ist.
    .example = Du hast eine 5 und eine 6 behalten, und nichts Höheres als eine 3 passt noch irgendwo: Du ziehst einen Stein und hast jetzt drei.

rule-Z7 = Stein für Stein
    .text = Jetzt legst du deine Steine, einen nach dem anderen, in beliebiger Reihenfolge. Du darfst alle Steine deiner Hand legen, behaltene genauso wie eben gezogene, auch mehr als zwei.

rule-Z8 = Seite an Seite
    .text = Ein Stein kommt auf ein leeres Feld, das mit einer Seite an einen Stein auf dem Brett grenzt. Eine Ecke genügt nicht. Auch ein Stein, den du in diesem Zug schon gelegt hast, zählt als Nachbar.

rule-Z9 = Nie mehr als 12
    .text = Eine Reihe sind alle Steine, die in einer Zeile oder einer Spalte lückenlos nebeneinanderliegen, bis zur Lücke oder zum Rand an beiden Enden. Keine Reihe darf auf 13 oder mehr kommen, auch nicht für einen Augenblick. Schau also bei jedem Stein, den du legst, auf die Zeile und auf die Spalte.
    .example = Eine Zeile endet mit 4 + 5: Eine 3 neben der 5 macht 12 und ist erlaubt, eine 4 würde 13 machen und ist es nicht.

rule-Z10 = Neun oder weniger
    .text = Reihen mit 9 oder weniger sind erlaubt. Sie bringen keine Punkte, können aber später wachsen.

## Light cells

rule-Z11 = Auf helle Felder legen
    .text = Auf ein helles Feld darfst du einen Stein nur legen, wenn er am Ende deines Zugs in einer Reihe mit 10, 11 oder 12 steht. Die Reihe muss nicht gleich da sein: Steine, die du im selben Zug danach legst, dürfen sie ergänzen. Solange dem hellen Feld seine Reihe noch fehlt, darfst du nur Steine legen, nach denen der Rest deiner Hand sie in diesem Zug noch ergänzen kann; und das gilt für alle solchen hellen Felder zusammen. Auch ein weiteres helles Feld, das du dafür benutzt, braucht eine eigene Reihe mit 10, 11 oder 12. Steht ein helles Feld einmal in so einer Reihe, dann bleibt das so, denn Summen wachsen nur.
    .example = Du hast eine 4 und eine 3, und mit der 4 auf einem hellen Feld kommt dessen Zeile nur auf 8: Das ist erlaubt, wenn die 3 ans Ende dieser Zeile passt und 11 daraus macht.
    .ours = Nach der Anleitung bildet ein Stein die Reihe oder beide zusammen; wir schauen am Ende des Zugs nach, damit der Stein auf dem hellen Feld ebenso gut der zuerst gelegte sein kann.

rule-Z12 = Wenn es sonst nirgends geht
    .text = Passt ein Stein nach den bisherigen Regeln nirgends, darf er auf ein beliebiges helles Feld neben einem Stein auf dem Brett, wenn dort keine Reihe über 12 kommt. Es zählt der Augenblick, in dem du ihn legst. Er braucht dort keine Reihe und bringt kein Kreuz, auch wenn ein späterer Stein dort eine Reihe ergänzt. Fehlt einem anderen hellen Feld noch seine Reihe, darfst du das nur, wenn der Rest deiner Hand diese noch ergänzen kann.
    .example = Du hast nur eine 5; sie passt auf kein dunkles Feld, und auf dem einzigen hellen Feld, auf dem sie passt, macht sie eine Reihe mit 8: Du legst sie dorthin, ohne Kreuz.
    .ours = Die Anleitung sagt nur, dass ein Stein, für den kein dunkles Feld da ist, auf ein helles kommt, ohne Kreuz; alles Weitere ist von uns, damit das ein Ausweg bleibt und nie eine Wahl wird.

## The end of a turn

rule-Z13 = Was passt, wird gelegt
    .text = Solange einer deiner Steine passt, geht dein Zug weiter, auch wenn der Stein keine Punkte bringt. Wenn keiner passt oder du keinen mehr hast, beendest du deinen Zug. Du wählst frei, welcher Stein wohin kommt, auch wenn danach ein anderer nicht mehr passt. Die Steine, die du nicht legen konntest, behältst du verdeckt für deinen nächsten Zug.
    .example = Du hast eine 2 und eine 5, und nach der 2 passt die 5 nirgends: Du behältst die 5 und beendest deinen Zug.
    .ours = Nach der Anleitung sollen möglichst beide Steine liegen; wir lassen dich nicht nach der Reihenfolge suchen, in der die meisten Steine wegkommen, denn das könnte am Tisch niemand nachprüfen.

rule-Z14 = Freiwillig behalten
    .text = Mit der Option „Ein Zug darf enden, obwohl noch ein Stein passt“ darfst du früher aufhören und Steine behalten, die noch passen. Du musst in diesem Zug einen Stein gezogen oder gelegt haben, und keinem hellen Feld darf noch seine Reihe fehlen. Im Eröffnungszug geht das nicht. Die Anleitung lässt sich auf beide Arten lesen, darum wählt ihr vor dem Spiel.

## Points

rule-Z15 = Punkte für Reihen
    .text = Am Ende deines Zugs bringt jede Reihe mit 10, 11 oder 12, in der mindestens ein Stein aus diesem Zug liegt, Punkte: 1 für eine 10, 2 für eine 11, 4 für eine 12. Jede Reihe zählt einmal, mit ihrer Summe am Ende des Zugs. Ein Stein in zwei solchen Reihen zählt in beiden. Eine Reihe mit 10, die in einem späteren Zug auf 11 oder 12 wächst, zählt noch einmal. Wenn die Einleitung deiner gedruckten Anleitung 3 Punkte für eine 12 verspricht, ist das ein Druckfehler: In ihren eigenen Regeln zur Wertung stehen 4.
    .example = Deine zwei Steine machen eine Zeile mit 10 und eine Spalte mit 12: Das sind 1 Punkt und 4 Punkte.
    .ours = Wir zählen eine Reihe am Ende des Zugs, damit eine 10, die du im selben Zug zur 12 machst, eine Reihe ist und nicht zwei.

rule-Z16 = Punkte eintragen
    .text = Punkte kommen ins oberste freie Kästchen der Spalte mit ihrer Summe. Die Spalten 10, 11 und 12 füllen sich unabhängig voneinander, jede ohne Lücken. Machst du in einem Zug mehrere Reihen mit derselben Summe, kommen ihre Punkte zusammen in ein Kästchen.
    .example = Zwei Reihen mit 12 in einem Zug: Du trägst 8 in ein Kästchen der Spalte 12 ein.

rule-Z17 = Kreuze
    .text = Für jedes helle Feld, das du in diesem Zug belegst, trägst du ein Kreuz ins oberste freie Kästchen der Spalte ×2 ein. Jedes Kreuz bekommt ein eigenes Kästchen. Nur ein Stein, der auf einem hellen Feld liegt, weil es sonst nirgends ging, bringt keines.
    .example = Du belegst in einem Zug zwei helle Felder, jedes in einer Reihe mit 10, 11 oder 12: Du trägst zwei Kreuze ein, eines unter dem anderen.

rule-Z18 = Das Kreuz des roten Felds
    .text = Auch das rote Feld bringt ein Kreuz, wenn der Eröffnungszug mindestens eine Reihe mit 10, 11 oder 12 macht. Helle Felder, die in diesem Zug belegt werden, bringen ihre Kreuze wie immer.

rule-Z19 = Was eine Zeile zählt
    .text = Eine Zeile deines Blatts zählt alle Punkte, die darin stehen. Sind ihre Kästchen für 10, 11 und 12 alle gefüllt, kommt der Bonus der Zeile dazu. Steht in der Zeile ein Kreuz, zählt das alles doppelt, ob die Zeile voll ist oder nicht. Ein Kreuz in einer Zeile ohne Punkte zählt nichts.
    .example = Zeile 5 hat ein Kreuz und die Punkte 2, 2 und 4: Mit dem Bonus von 4 sind das 12, verdoppelt 24.

## The end of the game

rule-Z20 = Der letzte Stein
    .text = Das Spiel endet mit dem Zug, in dem der letzte Stein aus dem Beutel gezogen wird. Dieser Zug wird gespielt wie immer, danach kommt niemand mehr dran. Bei Teams spielt das Team, das dran ist, noch beide Züge.

rule-Z21 = Wenn nichts mehr passt
    .text = Passt zu Beginn eines Zugs, vor dem Ziehen, nicht einmal eine 1 irgendwo auf das Brett, dann wird nie wieder ein Stein passen. Der Rest des Beutels wird Stein für Stein ausgeteilt, im Uhrzeigersinn an alle, zuerst an die Person, die am Zug ist; dann ist das Spiel zu Ende. Eine Hand darf dabei beliebig groß werden. Bei Teams wird das einmal geprüft, bevor ein Team zieht.
    .ours = Nach der Anleitung endet das Spiel vorzeitig, wenn niemand mehr legen kann; wir schauen, ob eine 1 noch passt, denn wo nicht einmal eine 1 passt, passt nie wieder etwas.

rule-Z22 = Wer gewinnt
    .text = Deine Gesamtsumme ist die Summe aller Zeilen deines Blatts, minus die Zahlen auf den Steinen, die du noch auf der Hand hast. Bei Teams werden die Steine von beiden abgezogen. Die höchste Gesamtsumme gewinnt. Haben mehrere diese Summe, gewinnen sie gemeinsam.
    .example = Deine Zeilen kommen auf 58, und eine 2 und eine 6 hast du noch auf der Hand: 58 − 8 macht 50.
    .ours = Die Anleitung sagt nicht, wer bei gleichen Summen gewinnt; gemeinsam zu gewinnen ist für alle gleich.

## Hidden tiles

rule-Z24 = Wer was sieht
    .text = Die Steine auf deiner Hand kennst nur du, und im Team die Person, mit der du spielst; die anderen sehen nur, wie viele du hast. Welcher Stein als Nächstes aus dem Beutel kommt, weiß niemand, aber du kannst zählen, welche noch nicht zu sehen waren. Steine, die für den Start gezogen oder bei einem vorzeitigen Ende ausgeteilt werden, sehen alle, und nach dem Spiel liegen alle Hände offen. Auf dem Bildschirm liegt die Hand der Person am Zug offen, sobald sie gezogen hat, oder sobald sie ihre Steine aufnimmt, wenn es nichts zu ziehen gibt; alle anderen Hände liegen verdeckt.
    .ours = Wir spielen das ohne Vorhang, weil die meisten Steine ohnehin im selben Zug gelegt werden und jedes Verstecken das Spiel nur aufhielte.

## Partners

rule-Z23 = Zu zweit im Team
    .text = Mit der Option „Nachbarn spielen als Team auf einem Blatt“, für 4 oder 6 am Tisch, sind die ersten zwei der Reihenfolge ein Team, die nächsten zwei ebenso und so weiter; jedes Team hat ein Blatt. Kommt ein Team dran, ziehen zuerst beide, jede Person nach den Steinen auf der eigenen Hand und nach dem Brett, wie es dann aussieht, und beide sehen beide Hände. Dann legt die eine und trägt Punkte ein, danach die andere, als zwei Züge. Wer in der Reihenfolge zuerst kommt, zieht und legt zuerst; nur bei der Eröffnung ist es die Person, die beginnt. Beide legen und behalten nur ihre eigenen Steine.
    .example = Ada, Ben, Cleo und Dan spielen in dieser Reihenfolge, also sind Ada und Ben ein Team: Beginnt Ben, legt er seine drei Steine, dann legt Ada ihre zwei, dann sind Cleo und Dan dran.
    .ours = Die Anleitung erzählt vom Spiel im Team nur in wenigen Sätzen; wir haben ergänzt, was fehlt, und sind so nah wie möglich am Spiel ohne Teams geblieben.
