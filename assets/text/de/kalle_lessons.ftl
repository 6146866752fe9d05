# What the coach says in the lessons of Kalle Kanalratte, and the cards of the first game together, in German.

## First rounds

kalle-lesson-first-rounds = Deine ersten Runden
kalle-lesson-first-rounds-about = Kalle finden, dann Kalle sein: genug zum Mitspielen
kalle-lesson-first-rounds-done = Du bist entwischt, und das Käsestück gehört dir! Jetzt kannst du dein erstes Spiel spielen: Zu zweit sind es vier Runden.
kalle-lesson-first-rounds-aim = Bo ist Kalle und steckt unter einem dieser 16 Deckel. Wer ihn findet, bekommt ein Käsestück, und wer am Ende die meisten hat, gewinnt.
kalle-lesson-first-rounds-look = Du suchst mit dem Mäusepolizisten. Zieh ihn auf den leuchtenden Deckel daneben und schau nach.
kalle-lesson-first-rounds-look-no = Der Mäusepolizist darf zu jedem Deckel daneben. Nimm diesmal aber den leuchtenden.
kalle-lesson-first-rounds-open = Nur ein Frosch. Sein Deckel bleibt offen, und der Mäusepolizist steht darauf.
kalle-lesson-first-rounds-near-watch = Jetzt darf Bo zwei Deckel vertauschen, und alle sehen zu. Welcher läuft vor dem Mäusepolizisten davon?
kalle-lesson-first-rounds-near = Ein Deckel neben dem Mäusepolizisten ist an den rechten Rand gewandert, vielleicht mit Bo. Zieh neben ihn.
kalle-lesson-first-rounds-near-no = Von dort kommt der Mäusepolizist danach nicht zu diesem Deckel. Er liegt am rechten Rand, in Zeile 2.
kalle-lesson-first-rounds-catch-watch = Bo darf wieder tauschen. Schau genau hin, sonst entwischt er dir.
kalle-lesson-first-rounds-catch = Er hat nichts vertauscht und hofft, dass du nicht aufgepasst hast. Dreh den Deckel um, der an den Rand gewandert ist.
kalle-lesson-first-rounds-catch-no = Überleg noch mal: Bo hat einen Deckel neben dem Mäusepolizisten mit dem am rechten Rand in Zeile 2 vertauscht.
kalle-lesson-first-rounds-won = Da ist Kalle: Du bekommst ein Käsestück, und die Runde ist zu Ende. In der nächsten Runde bist du Kalle.
kalle-lesson-first-rounds-hide = Bo schaut weg. Wähl den leuchtenden Deckel, dann „Fertig“: Das Tier dort ist für diese Runde draußen, und du nimmst seinen Platz ein.
kalle-lesson-first-rounds-hide-no = Jeder Deckel geht. Versteck dich diesmal aber unter dem leuchtenden.
kalle-lesson-first-rounds-flee-watch = Merk dir deinen Deckel, denn niemand zeigt ihn dir noch einmal. Schau, wie Bos Mäusepolizist näher kommt; noch tauschst du nicht.
kalle-lesson-first-rounds-flee = Der Mäusepolizist ist neben dir: Tausch und lauf davon. Wähl deinen Deckel, dann die leuchtende Ecke, die er nicht erreicht.
kalle-lesson-first-rounds-flee-stay = Dann kann dich der nächste Schritt des Mäusepolizisten aufdecken. Geh weg von ihm.
kalle-lesson-first-rounds-flee-near = Dort bist du immer noch neben dem Mäusepolizisten. Geh weiter weg.
kalle-lesson-first-rounds-flee-away = Auch dort erreicht er dich nicht. Nimm in dieser Lektion aber die leuchtende Ecke.
kalle-lesson-first-rounds-flee-no = So bleibst du, wo du bist. Dein eigener Deckel liegt in Zeile 3, Spalte 3: Vertausch den.
kalle-lesson-first-rounds-still-watch = Bo hat den Tausch gesehen. Schau, wo er dich jetzt sucht.
kalle-lesson-first-rounds-still = Er hält das für einen Trick und sucht links. Bleib sitzen, bis acht Deckel umgedreht sind: Vertausch nichts.
kalle-lesson-first-rounds-still-no = Auch das ist erlaubt. Aber niemand ist in deiner Nähe: Vertausch diesmal nichts.
kalle-lesson-first-rounds-prove-watch = Noch zwei falsche Deckel, dann ist die Suche zu Ende. Schau Bo zu.
kalle-lesson-first-rounds-prove = Das war der achte Deckel, und Bo hat verloren. Zeig jetzt, dass du weißt, wo du steckst: Wähl deinen Deckel.
kalle-lesson-first-rounds-prove-no = Da nicht. Überleg noch mal: Du bist in die Ecke unten rechts gelaufen.

## The guard

kalle-lesson-guard = Der Mäusepolizist
kalle-lesson-guard-about = Wer ihn hinstellt, wer ihn zieht und wohin er darf
kalle-lesson-guard-done = Erst geschlossene Deckel, dann offene, und nach zwei davon in die Mitte: Jetzt kennst du alle Wege des Mäusepolizisten.
kalle-lesson-guard-place = Bo ist Kalle, und du sitzt rechts von ihm: Also stellst du den Mäusepolizisten hin. Jeder Deckel geht; nimm den leuchtenden.
kalle-lesson-guard-place-no = Jeder Deckel geht. Nimm diesmal aber den leuchtenden.
kalle-lesson-guard-first = Der Deckel unter ihm bleibt geschlossen. Im Uhrzeigersinn sitzt ihr so: du, Bo, Cleo, Dora. Wer sitzt links von Kalle und zieht zuerst?
kalle-lesson-guard-first-you = Ich
kalle-lesson-guard-first-you-why = Du sitzt rechts von Bo. Nach ihm geht es nach links weiter, also kommst du zuletzt.
kalle-lesson-guard-first-cleo = Cleo
kalle-lesson-guard-first-cleo-why = Stimmt: Nach Cleo kommen Dora und du, dann wieder Cleo. Bo tauscht nur.
kalle-lesson-guard-first-dora = Dora
kalle-lesson-guard-first-dora-why = Dora kommt als Zweite. Links von Bo sitzt Cleo.
kalle-lesson-guard-closed-watch = Erst zieht Cleo, dann Dora. Achte darauf, wohin der Mäusepolizist gehen darf.
kalle-lesson-guard-closed = Solange daneben ein Deckel geschlossen ist, zieht der Mäusepolizist auf einen geschlossenen, auch schräg. Nimm den leuchtenden.
kalle-lesson-guard-closed-no = Dorthin darf der Mäusepolizist. Nimm diesmal aber den leuchtenden Deckel.
kalle-lesson-guard-last-watch = Die anderen spielen, und Bo darf tauschen. Achte darauf, wie wenige geschlossene Deckel daneben übrig bleiben.
kalle-lesson-guard-last = Der Mäusepolizist muss ziehen, und daneben ist nur noch ein Deckel geschlossen. Zieh ihn dorthin.
kalle-lesson-guard-last-no = Such den einen geschlossenen Deckel neben dem Mäusepolizisten.
kalle-lesson-guard-count-watch = Jetzt sind für Cleo alle Deckel daneben offen. Achte auf die Pfoten am Rand, wenn sie zieht.
kalle-lesson-guard-count = Alle Deckel neben ihm waren offen, also hat Cleo ihn auf einen davon gezogen. Wie viele von acht Deckeln sind jetzt umgedreht?
kalle-lesson-guard-count-six = Sechs
kalle-lesson-guard-count-six-why = Stimmt: Nichts wurde umgedreht, also zählt auch nichts, und Cleos Zug ist vorbei.
kalle-lesson-guard-count-seven = Sieben
kalle-lesson-guard-count-seven-why = Cleos Schritt hat nichts umgedreht, darum zählt er nicht. Schau auf die Pfoten neben den Deckeln.
kalle-lesson-guard-middle-watch = Dora ist dran. Schau, ob sie einen geschlossenen Deckel findet.
kalle-lesson-guard-middle = Auch Dora hat nichts umgedreht. Nach zwei solchen Schritten geht der nächste in die Mitte: Nimm dort den Deckel neben dem Mäusepolizisten.
kalle-lesson-guard-middle-no = Von den vier Deckeln in der Mitte ist nur einer neben dem Mäusepolizisten. Nimm den.

## The rat’s tricks

kalle-lesson-rats-tricks = Kalles Tricks
kalle-lesson-rats-tricks-about = Entwischen, täuschen, stillsitzen und zeigen, wo du steckst
kalle-lesson-rats-tricks-done = Jetzt kannst du entwischen, täuschen, stillsitzen und deinen Deckel im Kopf behalten. Für kleine Kinder gibt es eine Option: Kalle darf noch einmal nachsehen.
kalle-lesson-rats-tricks-trick = Du bist Kalle und steckst unter dem leuchtenden geschlossenen Deckel neben dem Mäusepolizisten. Tausch den Platz mit dem offenen Wurm über dir.
kalle-lesson-rats-tricks-trick-stay = Dann kann dich der nächste Schritt des Mäusepolizisten aufdecken. Vertausch die zwei leuchtenden Deckel.
kalle-lesson-rats-tricks-trick-away = So entwischst du auch. Aber probier etwas Neues: Tausch mit dem offenen Deckel über dir.
kalle-lesson-rats-tricks-trick-no = Vertausch die zwei leuchtenden Deckel: deinen und den offenen darüber.
kalle-lesson-rats-tricks-never = Der Wurm ist noch offen, dein Deckel noch geschlossen, und alle haben es gesehen. Welchen Deckel darfst du nie vertauschen?
kalle-lesson-rats-tricks-never-open = Einen offenen
kalle-lesson-rats-tricks-never-open-why = Das hast du eben getan. Nur ein einziger Deckel muss bleiben, wo er ist.
kalle-lesson-rats-tricks-never-guard = Den des Mäusepolizisten
kalle-lesson-rats-tricks-never-guard-why = Stimmt: Der Deckel mit dem Mäusepolizisten bleibt, wo er ist. Alle anderen darfst du tauschen, wenn sie nebeneinanderliegen.
kalle-lesson-rats-tricks-never-mine = Meinen eigenen
kalle-lesson-rats-tricks-never-mine-why = Deinen eigenen Deckel hast du eben bewegt. Nur ein einziger Deckel muss bleiben, wo er ist.
kalle-lesson-rats-tricks-bluff-watch = Jetzt zieht Cleo den Mäusepolizisten. Schau, ob er dir folgt.
kalle-lesson-rats-tricks-bluff = Der Mäusepolizist ist weggegangen, und alle sehen, was du tauschst. Vertausch die zwei leuchtenden Deckel: Dann sieht es aus, als wärst du dorthin geflohen.
kalle-lesson-rats-tricks-bluff-pass = Das ist erlaubt, und bald machst du das auch. Führ die anderen aber erst mit den leuchtenden Deckeln in die Irre.
kalle-lesson-rats-tricks-bluff-own = Du bist hier sicher, also lass deinen Deckel liegen. Vertausch die zwei leuchtenden.
kalle-lesson-rats-tricks-bluff-no = Vertausch die zwei leuchtenden Deckel: einen neben dem Mäusepolizisten, einen außer Reichweite.
kalle-lesson-rats-tricks-still-watch = Jetzt ist Bo dran. Schau, ob er darauf hereinfällt.
kalle-lesson-rats-tricks-still = Bo ist darauf hereingefallen. Der Mäusepolizist erreicht dich mit dem nächsten Schritt nicht, also vertausch nichts.
kalle-lesson-rats-tricks-still-no = Auch das ist erlaubt. Aber probier es mit Stillsitzen: Vertausch nichts.
kalle-lesson-rats-tricks-prove-watch = Cleo dreht den achten Deckel um. Schau, welchen, und denk an deinen.
kalle-lesson-rats-tricks-prove = Das war der achte Deckel: Die Suche ist zu Ende, und getauscht wird danach nicht mehr. Zeig, wo du steckst.
kalle-lesson-rats-tricks-prove-no = Da nicht. Überleg noch mal: Du hast mit dem offenen Wurm über dir den Platz getauscht.
kalle-lesson-rats-tricks-wrong = Da ist Kalle, und das Käsestück gehört dir. Stell dir vor, du zeigst auf einen falschen Deckel: Wer bekommt es dann?
kalle-lesson-rats-tricks-wrong-nobody = Niemand
kalle-lesson-rats-tricks-wrong-nobody-why = Stimmt: Dann endet die Runde ohne Käsestück.
kalle-lesson-rats-tricks-wrong-searchers = Jemand, der sucht
kalle-lesson-rats-tricks-wrong-searchers-why = Beim Suchen bekommt nur ein Käsestück, wer Kalle findet. Hier bekommt es niemand.

## Watching

kalle-lesson-watching = Beim Tauschen zuschauen
kalle-lesson-watching-about = Alle sehen jeden Tausch: Verfolg den Deckel, der davonläuft
kalle-lesson-watching-done = Getauscht wird immer vor deinen Augen. Wer am besten zuschaut, weiß, wo Kalle stecken kann.
kalle-lesson-watching-count-watch = Zuerst zieht Cleo den Mäusepolizisten. Schau, was sie umdreht.
kalle-lesson-watching-count = Drei Deckel sind umgedreht, und Bo hat noch nichts vertauscht. Unter wie vielen Deckeln kann er stecken?
kalle-lesson-watching-count-eight = 8
kalle-lesson-watching-count-eight-why = Acht Deckel dürfen in einer Runde umgedreht werden. Zähl die geschlossenen.
kalle-lesson-watching-count-thirteen = 13
kalle-lesson-watching-count-thirteen-why = Stimmt: 16 Deckel weniger die drei offenen.
kalle-lesson-watching-count-sixteen = 16
kalle-lesson-watching-count-sixteen-why = Unter den drei offenen Deckeln ist er nicht. Zähl nur die geschlossenen.
kalle-lesson-watching-ready = Jetzt darf Bo zwei Deckel vertauschen, und alle sehen, welche. Schau genau hin: Welcher läuft vor dem Mäusepolizisten davon, und wohin?
kalle-lesson-watching-near-watch = Jetzt gleich: Schau, welche zwei Deckel Bo vertauscht.
kalle-lesson-watching-near = Bo hat zwei Deckel vertauscht. Wenn er davongelaufen ist, wo ist er jetzt? Zieh den Mäusepolizisten neben ihn.
kalle-lesson-watching-near-no = Von dort kommt der Mäusepolizist danach nicht zu Bo. Bos Deckel lag neben ihm und ist jetzt am linken Rand, in Zeile 3.
kalle-lesson-watching-find-watch = Bo darf wieder tauschen, bevor Cleo sucht. Lass seinen Deckel nicht aus den Augen.
kalle-lesson-watching-find = Bo tauscht wieder, und Cleo sucht dort, wo er eben war. Du hast zugeschaut: Dreh den Deckel um, unter dem er jetzt steckt.
kalle-lesson-watching-find-no = Folge ihm in Gedanken: erst an den linken Rand in Zeile 3, von dort einen Deckel weiter.
kalle-lesson-watching-log = Du hast ihn gefunden. Kannst du irgendwo nachlesen, welche Deckel vertauscht wurden?
kalle-lesson-watching-log-list = Ja, unter „Verlauf“
kalle-lesson-watching-log-list-why = Dort steht nur, dass Bo zwei Deckel vertauscht hat, nicht welche.
kalle-lesson-watching-log-head = Nein, nirgends
kalle-lesson-watching-log-head-why = Stimmt: Was unter geschlossenen Deckeln ist und wohin sie gehen, behält man nur im Kopf.
kalle-lesson-watching-left-watch = Eine neue Runde beginnt: Cleo versteckt sich. Schau, wer den Mäusepolizisten hinstellt.
kalle-lesson-watching-left = Jetzt ist Cleo Kalle. Du sitzt links von ihr, also beginnst du: Zieh den Mäusepolizisten, wohin du magst.
kalle-lesson-watching-left-no = Zieh den Mäusepolizisten auf einen Deckel daneben.
kalle-lesson-watching-free = Spiel weiter und achte darauf, was Cleo vertauscht. Zieh den Mäusepolizisten noch zweimal.

## The whole game

kalle-lesson-whole-game = Das ganze Spiel
kalle-lesson-whole-game-about = Runden, die letzte Chance und wer gewinnt
kalle-lesson-whole-game-done = Jetzt kannst du ein ganzes Spiel spielen. Das Zeigen nach dem achten Deckel ist eine Option: Ohne sie zeigt Kalle sofort seinen Deckel.
kalle-lesson-whole-game-rounds = Zu viert spielt ihr vier Runden, und alle sind einmal Kalle. Zu zweit oder zu dritt sind alle zweimal Kalle: Wie viele Runden sind es zu dritt?
kalle-lesson-whole-game-rounds-three = Drei
kalle-lesson-whole-game-rounds-three-why = Zu dritt sind alle zweimal Kalle, also sind es mehr.
kalle-lesson-whole-game-rounds-six = Sechs
kalle-lesson-whole-game-rounds-six-why = Stimmt: zweimal drei. Zu fünft sind es fünf Runden.
kalle-lesson-whole-game-seventh = Letzte Runde, und du, Bo und Cleo habt je ein Käsestück. Dora ist Kalle: Zieh den Mäusepolizisten auf den leuchtenden Deckel.
kalle-lesson-whole-game-seventh-no = Dorthin darf der Mäusepolizist. Nimm diesmal aber den leuchtenden Deckel.
kalle-lesson-whole-game-watch = Sieben Deckel sind umgedreht. Schau jetzt genau hin: Dora darf zum letzten Mal tauschen, dann dreht Bo den achten um.
kalle-lesson-whole-game-point-watch = Gleich tauscht Dora zum letzten Mal: Schau, welchen Deckel sie vom Mäusepolizisten wegbringt.
kalle-lesson-whole-game-point = Auch unter dem achten Deckel ist Kalle nicht. An diesem Tisch zeigen jetzt alle, die suchen, auf noch einen, du zuerst: Wo ist Dora?
kalle-lesson-whole-game-point-near = Dieser Deckel ist liegen geblieben. Dora hat einen neben dem Mäusepolizisten mit einem vertauscht, der weiter weg liegt: Zeig auf den.
kalle-lesson-whole-game-point-no = Da nicht. Dora hat einen Deckel neben dem Mäusepolizisten vertauscht, und Bo hat gesucht, wo sie vorher war: Zeig, wo sie jetzt ist.
kalle-lesson-whole-game-vain-watch = Jetzt zeigt Bo auf einen Deckel. Schau, ob er deinen nehmen darf.
kalle-lesson-whole-game-vain = Bo zeigt woandershin, denn keine zwei zeigen auf denselben Deckel. Was passiert, wenn niemand trifft?
kalle-lesson-whole-game-vain-dora = Dora zeigt ihren Deckel
kalle-lesson-whole-game-vain-dora-why = Stimmt: Dann muss Dora zeigen, wo sie steckt, und bekommt das Käsestück nur, wenn sie es weiß.
kalle-lesson-whole-game-vain-again = Ihr zeigt noch mal
kalle-lesson-whole-game-vain-again-why = Wer sucht, zeigt nur einmal. Danach muss Kalle zeigen, wo er steckt.
kalle-lesson-whole-game-winner-watch = Cleo zeigt als Letzte, dann werden diese Deckel umgedreht. Schau, wer recht hatte.
kalle-lesson-whole-game-winner = Alle haben gezeigt, die Deckel werden umgedreht: Du hast zwei Käsestücke und gewinnst. Und wenn du, Bo und Cleo je eins hättet?
kalle-lesson-whole-game-winner-share = Wir gewinnen alle drei
kalle-lesson-whole-game-winner-share-why = Stimmt: Die meisten Käsestücke gewinnen, und wer gleich viele hat, gewinnt gemeinsam.
kalle-lesson-whole-game-winner-first = Wer zuerst eins hatte
kalle-lesson-whole-game-winner-first-why = Wer zuerst eins hatte, ist egal. Die meisten Käsestücke gewinnen, und wer gleich viele hat, gewinnt gemeinsam.

## Playing well

kalle-lesson-playing-well = Gut spielen
kalle-lesson-playing-well-about = Kalle den Weg abschneiden und als Kalle einen Ausweg haben
kalle-lesson-playing-well-done = Such, wo Kalle wahrscheinlich steckt, und schneid ihm den Weg ab. Bist du Kalle, lass dir einen Ausweg und überrasch die anderen.
kalle-lesson-playing-well-place = Bo kann unter jedem Deckel stecken. Stell den Mäusepolizisten dorthin, wo er die meisten Deckel erreicht.
kalle-lesson-playing-well-place-middle = Die Mitte ist richtig. Nimm diesmal aber einen anderen der vier Deckel dort.
kalle-lesson-playing-well-place-corner = Aus einer Ecke erreicht der Mäusepolizist nur drei Deckel. Such einen Platz mit mehr Deckeln drum herum.
kalle-lesson-playing-well-place-edge = Vom Rand erreicht der Mäusepolizist fünf Deckel. Aus der Mitte sind es mehr.
kalle-lesson-playing-well-go = Aus der Mitte erreicht der Mäusepolizist acht Deckel. Dreh den leuchtenden um.
kalle-lesson-playing-well-go-no = Noch ist jeder Deckel gleich wahrscheinlich. Nimm diesmal den leuchtenden.
kalle-lesson-playing-well-trap-watch = Jetzt darf Bo tauschen. Schau, wohin er läuft.
kalle-lesson-playing-well-trap = Bo ist wohl an den linken Rand geflohen. Geh dorthin, wo du seinen Deckel und alle um ihn herum erreichst.
kalle-lesson-playing-well-trap-down = Von dort erreichst du seinen Deckel, aber nach unten kann er dir entwischen. Schneid ihm den Weg ab.
kalle-lesson-playing-well-trap-up = Von dort erreichst du seinen Deckel, aber nach oben kann er dir entwischen. Schneid ihm den Weg ab.
kalle-lesson-playing-well-trap-no = Von dort kommst du danach nicht zu seinem Deckel. Er ist am linken Rand, in Zeile 3.
kalle-lesson-playing-well-catch-watch = Er darf noch einmal tauschen, aber er sitzt fest. Schau, wohin er geht.
kalle-lesson-playing-well-catch = Er hat wieder getauscht, aber von hier erreichst du ihn überall. Dreh den Deckel um, unter dem er jetzt steckt.
kalle-lesson-playing-well-catch-no = Er war am linken Rand, in Zeile 3. Überleg: Wohin ist dieser Deckel gewandert?
kalle-lesson-playing-well-hide = Du hast ihn. Jetzt bist du Kalle: Versteck dich unter dem leuchtenden Deckel.
kalle-lesson-playing-well-hide-no = Ein Deckel ist so gut wie der andere. Versteck dich diesmal unter dem leuchtenden.
kalle-lesson-playing-well-flee-watch = Bo stellt den Mäusepolizisten hin und beginnt. Schau, wie nah er kommt.
kalle-lesson-playing-well-flee = Der Mäusepolizist ist neben dir. Geh weg, aber nicht dorthin, wo dir sein nächster Schritt den Weg abschneiden kann.
kalle-lesson-playing-well-flee-near = Dann kann dich der Mäusepolizist sofort aufdecken. Geh dorthin, wo er dich nicht erreicht.
kalle-lesson-playing-well-flee-corner = Dort erreicht er dich nicht, aber sein nächster Schritt kann dir den Weg abschneiden: Eine Ecke hat wenige Auswege.
kalle-lesson-playing-well-flee-edge = Dort erreicht er dich nicht. Aber geht er dorthin, wo du warst, schneidet er dir den Weg ab.
kalle-lesson-playing-well-flee-no = So bleibst du, wo du bist. Dein eigener Deckel liegt in Zeile 3, Spalte 2.
kalle-lesson-playing-well-guess = Du bist außer Reichweite, aber Bo hat den Tausch gesehen. Wie bleibst du für ihn ein Rätsel?
kalle-lesson-playing-well-guess-always = Immer sofort fliehen
kalle-lesson-playing-well-guess-always-why = Dann verrät ihm jede Flucht, wo du bist. Vertausch ab und zu andere Deckel oder nichts.
kalle-lesson-playing-well-guess-mix = Ab und zu täuschen
kalle-lesson-playing-well-guess-mix-why = Stimmt: Vertauschst du ab und zu andere Deckel oder nichts, verrät kein Tausch sicher, wo du bist.
kalle-lesson-playing-well-free = Spiel weiter: Bleib außer Reichweite, lass dir einen Ausweg und täusch ab und zu. Du bist noch viermal dran.

## First game together

kalle-together-start = In jeder Runde ist jemand anders Kalle, unter einem von 16 Deckeln, und alle anderen suchen. Alle sind gleich oft Kalle, und die meisten Käsestücke gewinnen.
kalle-together-hide = Kalle wählt einen Deckel als Versteck, während alle anderen wegschauen. Das Tier, das dort lag, ist für diese Runde draußen, und niemand sieht es.
kalle-together-memory = Nur Kalle weiß, unter welchem Deckel er steckt. Er hat ihn einmal gesehen und muss ihn sich merken, außer er darf hier noch einmal nachsehen.
kalle-together-place = Wer rechts von Kalle sitzt, zu zweit die andere Person, stellt den Mäusepolizisten auf irgendeinen Deckel. Der wird nicht umgedreht.
kalle-together-step = Links von Kalle geht die Suche los, reihum. Zieh den Mäusepolizisten auf einen Deckel daneben, wenn möglich einen geschlossenen, und dreh ihn um.
kalle-together-found = Ist es Kalle, bekommt ein Käsestück, wer ihn gefunden hat, und die Runde ist zu Ende. Jedes andere Tier bleibt offen, und das achte beendet die Suche.
kalle-together-swap = Nach jedem Schritt darf Kalle zwei benachbarte Deckel vertauschen, geschlossen oder offen, oder nichts. Nur der mit dem Mäusepolizisten bleibt liegen.
kalle-together-watch = Alle sehen, welche zwei Deckel vertauscht werden, auch bei offenen. Im Verlauf steht es nicht: Wer gut aufpasst, kann Kalles Deckel verfolgen.
kalle-together-open = Alle Deckel neben dem Mäusepolizisten waren offen, er hat keinen umgedreht. Nach zwei solchen Schritten geht der dritte auf einen der vier in der Mitte.
kalle-together-point = Nach dem achten Deckel zeigen alle, die suchen, auf noch einen geschlossenen, jeweils einen anderen. Wer auf Kalle zeigt, bekommt ein Käsestück.
kalle-together-prove = Die Suche ist zu Ende, und getauscht wird nicht mehr. Zeigt Kalle den richtigen Deckel, bekommt er ein Käsestück; wenn nicht, bekommt es niemand.
kalle-together-next = Kalle ist gefunden, und alle Deckel werden gezeigt. Gibt es noch eine Runde, ist jetzt Kalle, wer links von ihm sitzt.
