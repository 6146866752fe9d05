# Kalle Kanalratte: its rule book, in German.

kalle-rules-1 = Deckel und Runden
kalle-rules-2 = Verstecken
kalle-rules-3 = Die Suche
kalle-rules-4 = Nach dem achten Deckel
kalle-rules-5 = Das Ende des Spiels
kalle-rules-6 = Was alle wissen

## Lids and rounds

rule-K1 = Die Kanalisation
    .text = Es gibt 17 Gullydeckel, die von oben gleich aussehen. Unter einem steckt die Ratte Kalle, unter jedem anderen ein anderes Tier aus dem Kanal. In jeder Runde liegen diese 16 anderen zufällig gemischt und geschlossen in einem Quadrat, vier mal vier. Dazu gibt es einen Mäusepolizisten und 6 Käsestücke. Der Käse reicht immer bis zum Schluss.
    .ours = Welche sechzehn Tiere im Kanal wohnen, haben wir uns ausgedacht. Sie unterscheiden sich nur im Bild, für das Spiel ist es egal.

rule-K2 = Runden und Rollen
    .text = Gespielt wird in Runden. In jeder Runde ist eine Person Kalle, und alle anderen suchen. Danach ist Kalle, wer links daneben sitzt und als Nächstes an der Reihe ist. Zu zweit und zu dritt sind alle zweimal Kalle, zu viert und zu fünft einmal. Wer zuerst Kalle ist, wird ausgelost oder vor dem Spiel gewählt.
    .ours = Nach der Anleitung ist zuerst Kalle, wer die spitzesten Zähne hat. Wir losen aus oder lassen euch wählen, damit nicht immer dieselbe Person anfängt.
    .example = Zu zweit spielt ihr 4 Runden, zu dritt 6, zu viert 4 und zu fünft 5.

## Hiding

rule-K3 = Kalle versteckt sich
    .text = Alle Suchenden schauen weg. Kalle tauscht seinen eigenen Deckel gegen einen beliebigen der 16 im Quadrat. Der weggenommene Deckel ist für diese Runde aus dem Spiel und wird niemandem gezeigt, auch Kalle nicht.

rule-K4 = Den Mäusepolizisten hinstellen
    .text = Vor der Suche stellt die Person rechts von Kalle den Mäusepolizisten auf einen beliebigen Deckel. Zu zweit ist das die einzige Person, die sucht. Der Deckel unter dem Mäusepolizisten wird nicht umgedreht.
    .ours = Nach der Anleitung darf das irgendjemand von den Suchenden tun. Bei uns macht das die Person rechts von Kalle. So zieht ihn ab drei am Tisch nicht dieselbe Person zuerst, die ihn hingestellt hat.

## The search

rule-K5 = Der Reihe nach
    .text = Gesucht wird der Reihe nach im Uhrzeigersinn, und links von Kalle geht es los. Kalle selbst sucht nicht mit; er ist immer zwischendurch am Zug.
    .example = Ada, Ben, Cleo, Dan und Eve sitzen in dieser Reihenfolge, und Dan ist Kalle. Cleo stellt den Mäusepolizisten hin. Dann suchen Eve, Ada, Ben, Cleo und dann wieder Eve.

rule-K6 = Den Mäusepolizisten ziehen
    .text = Bist du beim Suchen dran, ziehst du den Mäusepolizisten auf einen Deckel daneben, auch schräg. Dann drehst du diesen Deckel um. Stehen lassen kannst du den Mäusepolizisten nicht, und er überspringt nie einen Deckel.
    .example = In der Mitte hat der Mäusepolizist 8 Deckel zur Wahl, am Rand 5, in einer Ecke 3.
    .ours = Nach der Anleitung darfst du den Mäusepolizisten ziehen, bei uns musst du. Wer nur wartet, hielte sonst die ganze Suche auf.

rule-K7 = Geschlossene Deckel zuerst
    .text = Liegt neben dem Mäusepolizisten ein geschlossener Deckel, musst du auf einen geschlossenen ziehen. Sind alle daneben offen, ziehst du auf einen von ihnen: Nichts wird umgedreht, kein Deckel zählt, und dein Zug ist vorbei. Nach zwei solchen Schritten hintereinander, egal von wem, muss der nächste auf einen der vier Deckel in der Mitte gehen. Sobald ein Deckel umgedreht wird, beginnt das Zählen dieser Schritte von vorn.
    .ours = Die Anleitung sagt nicht, was passiert, wenn ringsum nur noch offene Deckel liegen. Aus der Mitte kommt der Mäusepolizist bald wieder zu geschlossenen, und keine Suche bleibt stecken.

rule-K8 = Was darunter ist
    .text = Drehst du Kalle um, bekommst du ein Käsestück, und die Runde ist zu Ende. Ist es ein anderes Tier, bleibt der Deckel offen, und der Mäusepolizist steht darauf.

rule-K9 = Kalle tauscht
    .text = Nach jedem Schritt der Suche darf Kalle zwei Deckel vertauschen, die nebeneinanderliegen, auch schräg, irgendwo im Quadrat. Das gilt, solange die Suche weitergeht. Nur der Deckel mit dem Mäusepolizisten bleibt, wo er ist. Auch ein offener und ein geschlossener dürfen tauschen; offen bleibt offen, geschlossen bleibt geschlossen. Kalles eigener Deckel muss nicht dabei sein, und Kalle darf auch nichts vertauschen. Alle sehen, welche zwei Plätze getauscht werden.

## After the eighth lid

rule-K10 = Kalle zeigen
    .text = Ist auch unter dem achten umgedrehten Deckel nicht Kalle, ist die Suche zu Ende. Getauscht wird danach nicht mehr. Jetzt muss Kalle beweisen, dass er weiß, wo er steckt: Er zeigt auf einen geschlossenen Deckel, und der wird umgedreht. Stimmt es, bekommt Kalle ein Käsestück; wenn nicht, bekommt es niemand. Am Ende jeder Runde werden alle Deckel gezeigt.
    .example = Nach jedem der ersten sieben falschen Deckel darf Kalle tauschen, nach dem achten nicht mehr.

rule-K11 = Die letzte Chance
    .text = Mit der Option „Nach dem achten Deckel zeigen alle Suchenden auf noch einen“ gibt es noch eine Chance. Links von Kalle geht es los: Reihum zeigen alle auf je einen geschlossenen Deckel, keine zwei auf denselben. Erst dann werden diese Deckel umgedreht. Wer auf Kalle gezeigt hat, bekommt ein Käsestück. War es niemand, muss Kalle zeigen, wo er steckt, unter den Deckeln, die noch geschlossen sind. Zeigen müssen alle; zu zweit wird also einmal gezeigt.
    .ours = Die Anleitung sagt nicht, ob man ablehnen darf und wohin Kalle noch zeigen darf. Bei uns zeigen alle, damit jede Runde klar endet. Kalle wählt unter geschlossenen Deckeln: Unter den offenen ist er nicht, das haben alle gesehen.

## The end of the game

rule-K12 = Die meisten Käsestücke gewinnen
    .text = Wer nach der letzten Runde die meisten Käsestücke hat, gewinnt. Haben mehrere gleich viele, gewinnen sie gemeinsam, auch wenn überhaupt niemand ein Käsestück hat.

## What everyone knows

rule-K13 = Wo Kalle steckt
    .text = Was unter einem geschlossenen Deckel ist, sieht niemand. Nur Kalle weiß, wo er steckt, und sieht seinen Platz nur beim Verstecken. Danach muss er im Kopf verfolgen, wohin er getauscht hat. Mit der Option „Kalle darf vor jeder Entscheidung nachsehen, wo er steckt“ darf er jedes Mal noch einmal nachsehen. Das geht vor dem Tauschen und vor dem Zeigen, und die anderen schauen weg.
    .ours = Nach der Anleitung soll Kalle sein Gedächtnis beweisen, darum sieht er seinen Platz nur beim Verstecken. Die Option macht es für kleine Kinder leichter.

rule-K14 = Beim Tauschen zuschauen
    .text = Getauscht wird immer vor aller Augen. Wer sich alles merkt, kann also jeden Deckel verfolgen und weiß, wo Kalle wahrscheinlich steckt. Das Spiel schreibt nicht auf, welche Deckel vertauscht wurden, also schaut genau hin.
    .example = Solange Kalle nichts vertauscht, kann er zuerst unter jedem von 16 Deckeln sein. Nach drei falschen sind es noch 13.
