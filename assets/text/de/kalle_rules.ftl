# Kalle Kanalratte: its rule book, in German.

kalle-rules-1 = Deckel und Runden
kalle-rules-2 = Verstecken
kalle-rules-3 = Die Suche
kalle-rules-4 = Nach dem achten Deckel
kalle-rules-5 = Das Ende des Spiels
kalle-rules-6 = Was alle wissen

## Lids and rounds

rule-K1 = Die Kanalisation
    .text = Es gibt 17 Gullydeckel, die von oben gleich aussehen. Unter einem steckt die Ratte Kalle, unter jedem anderen ein anderes Tier aus dem Kanal. In jeder Runde werden diese 16 anderen zufällig ausgelegt, geschlossen, in einem Quadrat aus vier Reihen mit je vier Deckeln. Dazu gibt es einen Mäusepolizisten und 6 Käsestücke, und die reichen immer bis zum Schluss.
    .ours = Welche sechzehn Tiere im Kanal wohnen, haben wir gewählt; sie unterscheiden sich nur im Bild, für das Spiel ist es gleich.

rule-K2 = Runden und Rollen
    .text = Gespielt wird in Runden. In jeder Runde ist eine Person Kalle, und alle anderen suchen. Der nächste Kalle ist die Person links daneben, die in der Reihenfolge als Nächste kommt. Zu zweit und zu dritt sind alle zweimal Kalle, zu viert und zu fünft einmal. Wer zuerst Kalle ist, wird ausgelost oder vor dem Spiel gewählt.
    .example = Zu zweit spielt ihr 4 Runden, zu dritt 6, zu viert 4 und zu fünft 5.

## Hiding

rule-K3 = Kalle versteckt sich
    .text = Alle Suchenden schauen weg. Kalle tauscht seinen eigenen Deckel gegen einen beliebigen der 16 im Quadrat. Der weggenommene Deckel ist für diese Runde aus dem Spiel und wird niemandem gezeigt, auch Kalle nicht.

rule-K4 = Den Mäusepolizisten aufstellen
    .text = Vor der Suche stellt die Person rechts von Kalle den Mäusepolizisten auf einen beliebigen Deckel; zu zweit ist das die einzige Person, die sucht. Der Deckel unter dem Mäusepolizisten wird nicht umgedreht.
    .ours = Nach der Anleitung darf das irgendjemand von den Suchenden tun; wir nehmen die Person rechts von Kalle. So ist ab drei am Tisch die Person, die ihn aufstellt, nicht auch die erste, die ihn zieht.

## The search

rule-K5 = Der Reihe nach
    .text = Gesucht wird der Reihe nach im Uhrzeigersinn, und links von Kalle geht es los. Kalle wird dabei ausgelassen; er ist immer zwischendurch am Zug.
    .example = Ada, Ben, Cleo, Dan und Eve sitzen in dieser Reihenfolge, und Dan ist Kalle: Cleo stellt den Mäusepolizisten auf, dann sucht zuerst Eve, nach ihr Ada, Ben, Cleo und dann wieder Eve.

rule-K6 = Den Mäusepolizisten ziehen
    .text = Wenn du beim Suchen dran bist, ziehst du den Mäusepolizisten auf einen Deckel daneben: nach oben, unten, links, rechts oder schräg. Dann drehst du diesen Deckel um. Stehen lassen kannst du den Mäusepolizisten nicht, und er überspringt nie einen Deckel.
    .example = In der Mitte des Quadrats hat der Mäusepolizist 8 Deckel zur Wahl, am Rand 5, in einer Ecke 3.
    .ours = Nach der Anleitung darfst du den Mäusepolizisten ziehen; bei uns musst du, denn wer beim Suchen nur wartet, hielte die Suche auf.

rule-K7 = Geschlossene Deckel zuerst
    .text = Liegt neben dem Mäusepolizisten ein geschlossener Deckel, musst du auf einen geschlossenen ziehen. Sind alle Deckel daneben offen, ziehst du auf einen von ihnen: Nichts wird umgedreht, kein Deckel wird gezählt, und dein Zug ist verbraucht. Nach zwei solchen Schritten hintereinander, egal von wem, muss der nächste solche Schritt auf einen der vier Deckel in der Mitte des Quadrats gehen. Sobald ein Deckel umgedreht wird, beginnt das Zählen dieser Schritte von vorn.
    .ours = Die Anleitung sagt nicht, was geschieht, wenn um den Mäusepolizisten nur noch offene Deckel liegen; aus der Mitte kommt er bald wieder zu geschlossenen, sodass keine Suche stecken bleibt.

rule-K8 = Was darunter ist
    .text = Drehst du Kalle um, bekommst du ein Käsestück, und die Runde ist zu Ende. Ist es ein anderes Tier, bleibt der Deckel offen, und der Mäusepolizist steht darauf.

rule-K9 = Kalle tauscht
    .text = Nach jedem Schritt beim Suchen darf Kalle, solange die Suche weitergeht, zwei Deckel vertauschen, die nebeneinanderliegen, auch schräg, irgendwo im Quadrat. Nur der Deckel mit dem Mäusepolizisten bleibt, wo er ist. Ein offener Deckel darf den Platz mit einem geschlossenen tauschen; was offen ist, bleibt offen, und was geschlossen ist, bleibt geschlossen. Kalles eigener Deckel muss nicht dabei sein, und Kalle darf auch nichts vertauschen. Alle sehen, welche zwei Plätze getauscht werden.

## After the eighth lid

rule-K10 = Kalle zeigen
    .text = Ist auch der achte umgedrehte Deckel nicht Kalle, ist die Suche zu Ende, und getauscht wird danach nicht mehr. Jetzt muss Kalle zeigen, dass er weiß, wo er steckt: Er zeigt auf einen geschlossenen Deckel, und der wird umgedreht. Ist es Kalle, bekommt Kalle ein Käsestück; wenn nicht, bekommt es niemand. Am Ende jeder Runde werden alle Deckel gezeigt.
    .example = Nach jedem der ersten sieben falschen Deckel darf Kalle tauschen, nach dem achten nicht mehr.

rule-K11 = Die letzte Chance
    .text = Mit der Option „Nach dem achten Deckel zeigen alle Suchenden auf noch einen“ können die Suchenden nach dem achten Deckel noch gewinnen. Links von Kalle geht es los: Alle zeigen der Reihe nach auf je einen geschlossenen Deckel, keine zwei auf denselben; erst dann werden diese Deckel umgedreht. Wer auf Kalle gezeigt hat, bekommt ein Käsestück. War es niemand, muss Kalle zeigen, wo er steckt, und zwar unter den Deckeln, die noch geschlossen sind. Niemand darf das Zeigen ablehnen, und zu zweit wird also einmal gezeigt.
    .ours = Die Anleitung sagt nicht, ob man ablehnen darf, und auch nicht, wohin Kalle noch zeigen darf; bei uns zeigen alle, damit jede Runde klar endet, und Kalle wählt unter geschlossenen Deckeln, denn alle haben gesehen, dass er unter den anderen nicht ist.

## The end of the game

rule-K12 = Die meisten Käsestücke gewinnen
    .text = Wer nach der letzten Runde die meisten Käsestücke hat, gewinnt. Haben mehrere gleich viele, gewinnen sie gemeinsam, auch wenn überhaupt niemand ein Käsestück hat.

## What everyone knows

rule-K13 = Wo Kalle steckt
    .text = Was unter einem geschlossenen Deckel ist, sieht niemand. Nur Kalle weiß, wo er steckt, und er sieht seinen Platz nur beim Verstecken; danach muss er im Kopf verfolgen, wohin er getauscht hat. Mit der Option „Kalle darf nachsehen, wo er steckt, bevor er entscheidet“ darf er jedes Mal noch einmal nachsehen, bevor er tauscht und bevor er zeigt, wo er steckt, während die anderen wegschauen.
    .ours = Nach der Anleitung soll Kalle sein Gedächtnis beweisen, darum zeigen wir ihm seinen Platz nur beim Verstecken; die Option macht es für kleine Kinder leichter.

rule-K14 = Beim Tauschen zuschauen
    .text = Getauscht wird immer vor aller Augen. Wer beim Suchen ein gutes Gedächtnis hat, kann also jeden Deckel verfolgen und weiß, wie wahrscheinlich Kalle darunter ist. Das Spiel schreibt nicht auf, welche Deckel vertauscht wurden, also schaut genau hin.
    .example = Solange Kalle nichts vertauscht, kann er zuerst unter jedem von 16 Deckeln sein und nach drei falschen unter jedem von 13.
