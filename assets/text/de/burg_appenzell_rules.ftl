# Burg Appenzell: its rule book, in German.

burg_appenzell-rules-1 = Die Burg
burg_appenzell-rules-2 = Vor dem ersten Zug
burg_appenzell-rules-3 = Ein Zug
burg_appenzell-rules-4 = Den Boden schieben
burg_appenzell-rules-5 = Käse und Dächer
burg_appenzell-rules-6 = Was verdeckt ist
burg_appenzell-rules-7 = Das Ende des Spiels

## The castle

rule-B1 = Die Felder
    .text = Die Burg hat 7 Zeilen mit je 7 Feldern. Die vier Felder in den Ecken sind Türme. In den Zeilen 2, 4 und 6 und in den Spalten 2, 4 und 6 besteht der ganze Boden aus Plättchen. Das sind 33 Felder, und die Plättchen rutschen. Die anderen 12 Felder sind fester Stein: Dort gibt es weder Käse noch Falle, und eine Maus ist sicher.

rule-B2 = Plättchen und Chips
    .text = Es gibt 34 Plättchen: 3 für jede der 7 Käsesorten, 10 mit leerem Boden und 3 Fallen. In der Burg liegen 33 davon; das letzte ist das Reserveplättchen. Die Sorten sind Emmentaler, Cheddar, Sage Derby, Neufchâtel, Edamer, Roquefort und Brie. Es gibt 28 Käsechips, 4 von jeder Sorte, also für alle einen von jeder Sorte.
    .ours = Die Anleitung nennt die sieben Käse nicht. Wir haben ihnen Namen gegeben, damit ihr darüber reden könnt.

rule-B3 = Räume und Dächer
    .text = Die 45 Felder, die keine Türme sind, bilden 18 Räume. Jeder hat ein eigenes Dach und einen Buchstaben. Elf Räume haben zwei Felder und ein Schieferdach, fünf haben drei Felder und ein Strohdach. Zwei haben vier Felder und ein Kupferdach. Mit der Option „Seite des Bretts“ wählt ihr zwischen zwei Plänen der Räume, A und B.
    .ours = Die Pläne auf dem gedruckten Brett haben wir nicht. Darum haben wir beide Seiten selbst gezeichnet. Geblieben sind die 18 Dächer der Anleitung, in Sorten von 11, 5 und 2. Welche Sorte zwei, drei oder vier Felder deckt, haben wir gezählt: Nur so füllen die Räume die Burg.

rule-B4 = Die Mäuse
    .text = Es gibt 16 Mäuse, vier in jeder Farbe. Deine warten in deinem Vorrat, bis du sie in die Burg bringst.

## Before the first turn

rule-B5 = Den Boden auslegen
    .text = Alle 34 Plättchen werden gemischt, und 33 davon werden ausgelegt, ohne dass jemand sie sieht. Dann kommen alle Dächer drauf. Das Reserveplättchen liegt für alle sichtbar neben der Burg.
    .ours = Nach der Anleitung legt ihr die Plättchen aus, wie ihr mögt. Wir überlassen es dem Zufall, damit niemand vorher etwas weiß.

rule-B6 = Die ersten Mäuse
    .text = Wer beginnt, wird ausgelost oder vor dem Spiel gewählt. Von dort an setzen alle im Uhrzeigersinn je eine Maus in einen freien Turm; das kostet nichts. Wer beginnt, macht danach auch den ersten Zug.
    .ours = Nach der Anleitung beginnt, wer zuletzt eine Burg besichtigt hat. Wir losen aus oder lassen euch wählen, damit nicht immer dieselbe Person beginnt.

## A turn

rule-B21 = Vier Aktionen
    .text = In deinem Zug hast du bis zu vier Aktionen. Du darfst Dächer abheben, mit deinen Mäusen laufen, Mäuse hereinbringen und den Boden schieben. Die Reihenfolge ist egal, und alles geht auch mehrmals; nur schieben darfst du bloß einmal. Du darfst weniger als vier Aktionen nutzen oder gar keine. Wenn du deinen Zug beendest, geht es im Uhrzeigersinn weiter.

rule-B7 = Dächer abheben
    .text = Ein Dach abzuheben kostet eine Aktion, egal wie groß das Dach ist. Eine deiner Mäuse muss neben dem Raum sein: Mindestens ein Feld des Raums berührt das Feld der Maus an einer Seite oder Ecke. Auch eine Maus in einem Turm zählt.
    .example = Auf Seite A berührt eine Maus im Turm in Zeile 1, Spalte 1 drei Räume. Sie kann also die Dächer A, C und D abheben, für je eine Aktion.

rule-B8 = Laufen
    .text = Für eine Aktion läuft eine deiner Mäuse ein Feld nach oben, unten, links oder rechts, nie schräg. Das Feld muss offen sein, also ohne Dach darüber. Eine Falle oder eine andere Maus darf dort nicht sein. Eine Maus darf aus einem Turm laufen, aber nie in einen hinein, und sie verlässt die Burg nie.

rule-B9 = Über Mäuse springen
    .text = Eine Maus darf über Felder mit Mäusen springen, egal wem sie gehören. Landen darf sie nur, wo sie auch hinlaufen könnte. Jedes übersprungene Feld kostet eine Aktion und die Landung noch eine; so viele musst du noch haben. Auf jedem Feld unterwegs muss eine Maus stehen. Der Weg darf abbiegen, geht aber nie schräg und nie über einen Turm. Ist unterwegs ein Feld frei, gehst du in zwei Etappen, erst bis dorthin und dann weiter. Führen mehrere Wege zum selben Feld, bezahlst du den kürzesten.
    .example = Vor deiner Maus stehen zwei Mäuse hintereinander, und das Feld dahinter ist frei: Der Sprung dorthin kostet drei Aktionen.
    .ours = Die Anleitung sagt nur, dass Mäuse über Mäuse springen dürfen. Bei uns gehst du Feld für Feld oder machst einen solchen Sprung. So ist immer klar, wo eine Maus anhält und was das kostet.

rule-B10 = Mäuse hereinbringen
    .text = Eine Maus aus deinem Vorrat kommt für eine Aktion durch einen freien Turm herein und bleibt dort. Ist im Turm schon eine Maus, darf deine über sie hereinkommen und gleich weiterspringen. Das kostet eine Aktion für den Turm, eine für jedes weitere übersprungene Feld und eine für die Landung. Auf jedem übersprungenen Feld muss eine Maus stehen. Führen zwei Türme zum selben Feld, wählst du, über welchen sie kommt.
    .example = Im Turm ist eine Maus, und das Feld daneben ist offen und frei: Eine Maus über den Turm auf dieses Feld zu bringen kostet zwei Aktionen.
    .ours = Die Anleitung sagt nicht, wie man bei besetztem Turm hereinkommt. Mäuse dürfen sonst überall über Mäuse springen, also auch hier.

rule-B11 = Eine Maus je Feld
    .text = Auf einem Feld kann nie mehr als eine Maus sein, auch nicht in den Türmen. Eine Maus darf in ihrem Turm bleiben, solange du magst.
    .ours = Die Anleitung sagt nicht, dass eine Maus ihren Turm verlassen muss. Also muss es keine.

## Pushing the floor

rule-B12 = Schieben
    .text = Einmal in deinem Zug darfst du das Reserveplättchen für eine Aktion in die Burg schieben. Dafür gibt es 12 Wimpel, an beiden Enden der Zeilen 2, 4 und 6 und der Spalten 2, 4 und 6. Alle Plättchen dieser Linie rutschen ein Feld weiter. Das Plättchen, das am anderen Ende herausfällt, ist das neue Reserveplättchen. Mäuse und Dächer bleiben, wo sie sind, die Plättchen rutschen unter ihnen durch. Du darfst auch vom anderen Ende her schieben und so den letzten Schub rückgängig machen.
    .ours = Die Anleitung verbietet nicht, einen Schub durch einen anderen rückgängig zu machen, darum ist es erlaubt.

rule-B13 = Fallen
    .text = Schiebt jemand eine Falle unter eine Maus, dann fällt die Maus und ist für den Rest des Spiels draußen. Das gilt für alle Mäuse, auch für deine eigenen. Die Falle bleibt ein Plättchen wie jedes andere und kann noch mehr Mäuse fangen. Rutscht eine Falle unter einem Dach durch, sieht es niemand.

## Cheese and roofs

rule-B14 = Käse sammeln
    .text = Sobald zwei deiner Mäuse auf Plättchen mit derselben Käsesorte stehen, bekommst du einen Chip dieser Sorte. Das gilt für alle und in jedem Zug, auch in dem der anderen. Du kannst mehrere Chips auf einmal bekommen, aber von jeder Sorte nur einen, und du behältst ihn. Alle Chips liegen offen. In Türmen und auf festem Stein gibt es keinen Käse. Ein Feld, über das eine Maus nur springt, zählt nicht.
    .example = Eine deiner Mäuse steht auf Edamer. Ben schiebt, und ein Edamer rutscht unter eine andere deiner Mäuse: Du bekommst in Bens Zug den Edamer-Chip.
    .ours = Die Chips kommen nach jeder Aktion von selbst, damit niemandem einer entgeht, nur weil es keiner merkt.

rule-B15 = Dächer kommen wieder drauf
    .text = Wenn du deinen Zug beendest, bekommt jeder Raum ohne Maus sein Dach zurück; das kostet nichts. Ein Raum, dessen einzige Maus gefallen ist, zählt als Raum ohne Maus. Wird ein Raum während deines Zugs leer, bleibt er bis zum Ende des Zugs offen. Zwischen zwei Zügen sind also genau die Räume offen, in denen eine Maus ist.

## What is hidden

rule-B20 = Plättchen im Kopf behalten
    .text = Du siehst ein Plättchen nur in einem offenen Raum, neben der Burg und wenn es herausfällt. Was wieder unter einem Dach liegt, musst du dir selbst merken. Leichter geht es mit der Option „Unter den Dächern zeigen, was schon zu sehen war“. Dann zeigt die Burg allen jedes Plättchen, das schon offen lag oder Reserveplättchen war. Das gilt auch, wenn Schübe es inzwischen bewegt haben.
    .ours = Ein abgehobenes Dach zählt beim Zurücknehmen immer als etwas Neues. Sonst könntest du kurz nachsehen, zurücknehmen und dein Gedächtnis umsonst auffrischen.

## The end of the game

rule-B16 = Genug Käsesorten
    .text = Wer Chips von vier verschiedenen Sorten hat, gewinnt sofort, auch mitten in einem Zug und auch in einem fremden. Mit der Option „Käsesorten zum Sieg“ könnt ihr fünf oder sechs Sorten verlangen. Das macht das Spiel länger und ist am besten zu zweit oder zu dritt.

rule-B17 = Die dritte gefallene Maus
    .text = Ist bei jemandem die dritte Maus gefallen, endet das Spiel sofort. Wer drei oder mehr Mäuse verloren hat, scheidet aus. Von den anderen gewinnt, wer die meisten Chips hat. Zu zweit gewinnt die andere Person, egal wie wenige Chips sie hat.
    .example = Adas dritte Maus fällt; sie hat 3 Chips, Ben hat 2 und Cleo 1: Ben gewinnt.

rule-B18 = Gleichstand
    .text = Es gewinnt immer genau eine Person. Bei Gleichstand geht ihr im Uhrzeigersinn um den Tisch, angefangen nach der Person, die am Zug ist. Wer von den Gleichen dabei zuerst kommt, gewinnt. Die Person am Zug kommt zuletzt.
    .example = Ada, Ben, Cleo und Dan sitzen in dieser Reihenfolge. Das Spiel endet in Cleos Zug, und Ada und Ben sind gleichauf. Nach Cleo kommt Dan, dann Ada, also gewinnt Ada.

rule-B19 = Was zuerst kommt
    .text = Bei einem Schub passiert alles in dieser Reihenfolge: Zuerst rutschen die Plättchen, dann fallen Mäuse in Fallen, dann bekommen alle ihre Chips. Erst danach wird geschaut, ob jemand genug Käsesorten hat. Wenn nicht, wird geschaut, ob eine dritte Maus gefallen ist. Bekommen mehrere durch einen Schub genug Sorten, ist das ein Gleichstand, egal wie viele Chips sie haben. Scheiden alle wegen gefallener Mäuse aus, gewinnen die meisten Chips von allen. Ein Gleichstand wird wie immer entschieden, und die Person am Zug kommt zuletzt.
    .example = In Adas Zug bringt ein Schub Ben die vierte Käsesorte und Cleo die vierte und die fünfte. Das ist ein Gleichstand, und Ben gewinnt, weil er als Nächster nach Ada sitzt.
    .ours = Die Anleitung sagt nicht, was bei einem Schub zuerst zählt. Bei uns geht es zu wie in einer echten Burg: Eine Maus, die fällt, sammelt nichts mehr.

rule-B22 = Wenn nichts passiert
    .text = Das Spiel endet auch, wenn viele Züge hintereinander keinen Chip bringen und keine Maus fällt. Zu zweit sind das 50 Züge, zu dritt 75, zu viert 100. Ein Zug zählt, wenn er endet. Nach einem Zug mit einem Chip oder einer gefallenen Maus beginnt das Zählen von vorn. Am Ende gewinnt, wer die meisten Chips hat. Ein Gleichstand wird wie immer entschieden, und wer den Zug eben beendet hat, kommt zuletzt.
    .ours = Die Anleitung kennt kein solches Ende. Wir haben es ergänzt, damit auch ein Spiel zu Ende geht, in dem niemand etwas wagt.
