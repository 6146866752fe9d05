# What the coach says in the lessons of Zatre, and the cards of a first game together, in German.

# Your first turns

zatre-lesson-first-turns = Deine ersten Züge
zatre-lesson-first-turns-about = Steine legen, Reihen machen, ziehen: genug zum Mitspielen
zatre-lesson-first-turns-done = Das genügt für dein erstes Spiel. In den nächsten Kapiteln geht es um Reihen, helle Felder, das Behalten und das Ende.
zatre-lesson-first-turns-hand = Du bist Ada, und diese drei Steine gehören dir. Wer die meisten Punkte hat, gewinnt, und Punkte gibt es für Reihen mit 10, 11 oder 12.
zatre-lesson-first-turns-red = Der erste Stein kommt auf das rote Feld. Klick auf deine 6, dann auf das rote Feld.
zatre-lesson-first-turns-red-six = Auch das ist erlaubt. Aber mit der 6 in der Mitte kommst du gleich auf 11: Nimm die 6.
zatre-lesson-first-turns-red-no = Das rote Feld ist richtig, und die 6 ist der beste Stein dafür. Klick zuerst auf die 6.
zatre-lesson-first-turns-eleven = Jeder weitere Stein kommt neben einen anderen. Leg deine 5 rechts neben die 6: 6 + 5 = 11, und das bringt Punkte.
zatre-lesson-first-turns-eleven-four = Das ergibt 10. Die 4 kommt danach: Leg erst die 5 rechts neben die 6.
zatre-lesson-first-turns-eleven-no = Auch das ergibt 11. Aber in dieser Lektion brauchen wir die 5 rechts neben der 6.
zatre-lesson-first-turns-ten = Reihen gehen auch nach unten. Leg deine 4 unter die 6: Die Spalte kommt auf 10 und bringt auch Punkte.
zatre-lesson-first-turns-ten-no = Leg die 4 diesmal unter die 6: 6 + 4 = 10.
zatre-lesson-first-turns-end = Dein Blatt zeigt, was du bekommst: 1 für die 10, 2 für die 11, und ein Kreuz verdoppelt beides. Beende jetzt deinen Zug.
zatre-lesson-first-turns-end-no = Alle deine Steine liegen. Beende deinen Zug.
zatre-lesson-first-turns-bo-watch = Jetzt zieht Bo und legt zwei Steine. Schau, was seine 2 mit deiner Spalte macht.
zatre-lesson-first-turns-bo = Bo hat zwei Steine gelegt. Seine 2 hat deine Spalte auf 12 gebracht, und diese 4 Punkte gehören ihm.
zatre-lesson-first-turns-draw = Dein Zug beginnt mit dem Ziehen: Klick auf „2 Steine ziehen“ oder auf den Beutel.
zatre-lesson-first-turns-twelve = Eine 12 bringt am meisten, und über 12 darf keine Reihe kommen. Leg deine 1 dorthin, wo eine Reihe auf genau 12 kommt.
zatre-lesson-first-turns-twelve-four = Das ergibt 12 und kommt als Nächstes. Such zuerst eine 12 für deine 1.
zatre-lesson-first-turns-twelve-no = Zähl dort die Zeile und die Spalte zusammen: Mit der 1 muss eine davon auf genau 12 kommen.
zatre-lesson-first-turns-light = Auf ein helles Feld (mit ×) darf ein Stein nur in einer Reihe mit 10, 11 oder 12. Leg deine 4 zwischen die 5 und die 3: Das macht 12 und bringt ein Kreuz.
zatre-lesson-first-turns-light-no = Das ist erlaubt. Aber zwischen der 5 und der 3 macht deine 4 eine 12.
zatre-lesson-first-turns-score = Zwei 12er bringen 8 Punkte und füllen Zeile 1, ihr Bonus von 3 kommt dazu, und das Kreuz verdoppelt alles. Beende jetzt deinen Zug.
zatre-lesson-first-turns-score-no = Alle deine Steine liegen. Beende deinen Zug.
zatre-lesson-first-turns-free = Schon 28 Punkte. Spiel jetzt noch zwei Züge gegen Bo, wie du magst: ziehen, legen, was passt, Zug beenden.

# Lines and your sheet

zatre-lesson-lines-and-sheet = Reihen und dein Blatt
zatre-lesson-lines-and-sheet-about = Wie Reihen wachsen und was das Blatt daraus macht
zatre-lesson-lines-and-sheet-done = Jetzt weißt du alles über Reihen und dein Blatt. Als Nächstes kommen die hellen Felder und ihre Kreuze.
zatre-lesson-lines-and-sheet-grow = Die Spalte 2 + 3 + 1 + 4 hat dir 1 Punkt für eine 10 gebracht. Leg deine 1 unten an: Als 11 zählt sie noch einmal.
zatre-lesson-lines-and-sheet-grow-top = Auch das ergibt 11. Leg die 1 diesmal unten an, denn dort bauen wir weiter.
zatre-lesson-lines-and-sheet-grow-three = Die 3 kommt danach. Leg erst die 1 unten an die Spalte.
zatre-lesson-lines-and-sheet-grow-no = Das ist erlaubt, aber deine Spalte mit 10 wartet. Leg die 1 unten an: 10 + 1 = 11.
zatre-lesson-lines-and-sheet-small = Reihen mit 9 oder weniger sind erlaubt. Sie bringen noch nichts, können aber wachsen: Leg deine 3 rechts neben die 1.
zatre-lesson-lines-and-sheet-small-no = Auch das ist erlaubt und bringt noch nichts. Aber wir brauchen die 3 rechts neben der 1.
zatre-lesson-lines-and-sheet-end = Die 11 kommt ins oberste freie Kästchen ihrer eigenen Spalte. Beende deinen Zug und schau auf dein Blatt.
zatre-lesson-lines-and-sheet-end-no = Alles liegt. Beende deinen Zug.
zatre-lesson-lines-and-sheet-draw-watch = Bo ist dran. Schau, ob er an deiner Reihe weiterbaut.
zatre-lesson-lines-and-sheet-draw = Bo hat woanders gebaut. Zieh zwei Steine.
zatre-lesson-lines-and-sheet-gap = Eine Reihe ist alles, was lückenlos aneinanderliegt. Deine 4 passt zwischen die 5 und die 3: 5 + 4 + 3 = 12.
zatre-lesson-lines-and-sheet-gap-one = Das ergibt 12 und kommt als Nächstes. Leg erst die 4 zwischen die 5 und die 3.
zatre-lesson-lines-and-sheet-gap-no = Leg die 4 in die Lücke zwischen der 5 und der 3: Dort ergibt sie 12.
zatre-lesson-lines-and-sheet-limit = Deine 4 liegt auch in einer Zeile: 4 + 4 = 8. Wäre an ihrer Stelle eine 5 erlaubt gewesen?
zatre-lesson-lines-and-sheet-limit-yes = Ja: Die Zeile ergibt 9
zatre-lesson-lines-and-sheet-limit-yes-why = Schau auch auf die Spalte: 5 + 5 + 3 = 13. Zeile und Spalte müssen beide bei 12 oder weniger bleiben.
zatre-lesson-lines-and-sheet-limit-no = Nein: Die Spalte ergibt 13
zatre-lesson-lines-and-sheet-limit-no-why = Stimmt: Zeile und Spalte müssen beide bei 12 oder weniger bleiben.
zatre-lesson-lines-and-sheet-twelve = Deine 1 kann die längste Spalte von 11 auf 12 bringen. Such einen Platz dafür.
zatre-lesson-lines-and-sheet-twelve-ten = Ein guter Platz: eine Zeile mit 10 und ein Kreuz. Aber hier wollen wir eine zweite 12: Schau auf die Spalte aus fünf Steinen.
zatre-lesson-lines-and-sheet-twelve-no = Die Spalte aus fünf Steinen kommt auf 11. Leg die 1 unten oder oben an.
zatre-lesson-lines-and-sheet-box = Zwei 12er in einem Zug teilen sich ein Kästchen: 4 + 4 = 8. Beende deinen Zug.
zatre-lesson-lines-and-sheet-box-no = Alles liegt. Beende deinen Zug.
zatre-lesson-lines-and-sheet-worth = In Zeile 1 stehen 1, 2 und 8. Zusammen ist das 11, aber am Ende steht 14: Woher kommen die anderen 3?
zatre-lesson-lines-and-sheet-worth-bonus = Vom Bonus der Zeile
zatre-lesson-lines-and-sheet-worth-bonus-why = Stimmt: Sind 10, 11 und 12 alle gefüllt, kommt der Bonus der Zeile dazu. Weiter unten sind es 4, 5 und 6.
zatre-lesson-lines-and-sheet-worth-twice = Von den zwei 12ern
zatre-lesson-lines-and-sheet-worth-twice-why = Zwei 12er sind 4 + 4, und das ist die 8. Die 3 ist der Bonus: 10, 11 und 12 sind alle gefüllt.
zatre-lesson-lines-and-sheet-column = Stell dir vor, du machst im nächsten Zug zwei 12er, aber keine 10. Wohin kommt die 8?
zatre-lesson-lines-and-sheet-column-second = Zeile 2, Spalte 12
zatre-lesson-lines-and-sheet-column-second-why = Stimmt: Jede Spalte füllt sich für sich, von oben.
zatre-lesson-lines-and-sheet-column-wait = Sie wartet auf eine 10
zatre-lesson-lines-and-sheet-column-wait-why = Nichts wartet: Jede Spalte füllt sich für sich, von oben.
zatre-lesson-lines-and-sheet-free = Spiel weiter, bis du 15 Punkte hast. Jede Reihe mit 10, 11 oder 12 zählt.

# Light cells and crosses

zatre-lesson-light-cells = Helle Felder und Kreuze
zatre-lesson-light-cells-about = Wo ein Stein eine Reihe braucht und was ein Kreuz bringt
zatre-lesson-light-cells-done = Jetzt kennst du jedes Feld des Bretts. Als Nächstes: was du ziehst und was du behalten darfst.
zatre-lesson-light-cells-cover = Neben den dunklen Feldern und dem roten gibt es helle (mit ×). Dort darf ein Stein nur in einer Reihe mit 10, 11 oder 12 liegen: Leg deine 5 über deine andere 5.
zatre-lesson-light-cells-cover-below = Auch das ist ein helles Feld und ergibt 10. Nimm diesmal das obere.
zatre-lesson-light-cells-cover-no = Das ist ein dunkles Feld, es braucht keine solche Reihe. Nimm das helle über deiner 5: 5 + 5 = 10.
zatre-lesson-light-cells-crosses = Ein helles Feld bringt ein Kreuz, das rote auch, wenn der Eröffnungszug eine 10, 11 oder 12 macht. Beende jetzt deinen Zug.
zatre-lesson-light-cells-crosses-no = Alles liegt. Beende deinen Zug.
zatre-lesson-light-cells-double = In Zeile 1 stehen eine 1 und eine 2, aber am Ende steht 6. Warum?
zatre-lesson-light-cells-double-bonus = Der Bonus von 3 zählt
zatre-lesson-light-cells-double-bonus-why = Den Bonus gibt es nur, wenn 10, 11 und 12 alle gefüllt sind. Es ist das Kreuz: (1 + 2) × 2.
zatre-lesson-light-cells-double-cross = Das Kreuz verdoppelt
zatre-lesson-light-cells-double-cross-why = Stimmt: Ein Kreuz verdoppelt seine Zeile, voll oder nicht. Das in Zeile 2 wartet dort auf Punkte.
zatre-lesson-light-cells-one-watch = Bo legt einen Stein, dann ziehst du. Schau, welche zwei du bekommst.
zatre-lesson-light-cells-one = Bo hat eine 5 gelegt, und du hast eine 1 und eine 6 gezogen. Leg die 1 rechts neben deine 6: 5 + 6 + 1 = 12.
zatre-lesson-light-cells-one-no = Das ist erlaubt. Leg die 1 aber rechts neben deine 6 und schau, was mit dem anderen Stein passiert.
zatre-lesson-light-cells-forced = Deine 6 passt auf kein dunkles Feld. Nur dann darf sie ohne Reihe auf ein helles: das mit der Raute.
zatre-lesson-light-cells-forced-no = Leg deine 6 auf das helle Feld mit der Raute.
zatre-lesson-light-cells-none = So ein Stein bringt kein Kreuz, aber deine 12 füllt Zeile 1: (1 + 2 + 4 + 3) × 2 = 20. Beende jetzt deinen Zug.
zatre-lesson-light-cells-none-no = Alles liegt. Beende deinen Zug.
zatre-lesson-light-cells-alone-watch = Bo legt jetzt zwei Steine. Achte auf das helle Feld unter seiner 4.
zatre-lesson-light-cells-alone = Das helle Feld unter Bos 4 ist frei. Deine 5 passt auch auf dunkle Felder: Darf sie allein auf dieses helle?
zatre-lesson-light-cells-alone-yes = Ja, sie passt
zatre-lesson-light-cells-alone-yes-why = Über 12 kommt sie nicht. Aber ein helles Feld verlangt mindestens 10, und 4 + 5 sind nur 9.
zatre-lesson-light-cells-alone-no = Nein, 9 ist zu wenig
zatre-lesson-light-cells-alone-no-why = Stimmt: Ein helles Feld verlangt 10, 11 oder 12, und 4 + 5 sind nur 9.
zatre-lesson-light-cells-open = Aber du hast auch eine 2. Leg die 5 dorthin: Der halb gefüllte Ring sagt, dass noch ein Stein die Reihe ergänzen muss.
zatre-lesson-light-cells-open-two = Das ginge, mit der 5 darunter. Leg diesmal zuerst die 5.
zatre-lesson-light-cells-open-no = Das ist auch erlaubt. Aber hier wollen wir das helle Feld unter Bos 4, mit der 5.
zatre-lesson-light-cells-close = Der gestrichelte Rand sagt, dass diesem Feld noch seine Reihe fehlt. Leg deine 2 darunter: 4 + 5 + 2 = 11.
zatre-lesson-light-cells-close-no = Leg die 2 unter die 5: 4 + 5 + 2 = 11.
zatre-lesson-light-cells-third = Deine 11 steht in Zeile 2, wo schon ein Kreuz wartet, und Zeile 3 bekommt ein neues. Beende jetzt deinen Zug.
zatre-lesson-light-cells-third-no = Alles liegt. Beende deinen Zug.
zatre-lesson-light-cells-free = Spiel jetzt zwei Züge, wie du magst. Such dabei ein helles Feld, das noch ein Kreuz bringt.

# Drawing and keeping

zatre-lesson-draw-and-keep = Ziehen und behalten
zatre-lesson-draw-and-keep-about = Wer beginnt, wie viele du ziehst, was du behältst
zatre-lesson-draw-and-keep-done = Jetzt kennst du dich mit deiner Hand aus. Als Nächstes kommen die letzten Steine im Beutel.
zatre-lesson-draw-and-keep-tie = Alle ziehen einen Stein, und die höchste Zahl beginnt. Du und Bo habt beide eine 5: Wer beginnt?
zatre-lesson-draw-and-keep-tie-you = Ich
zatre-lesson-draw-and-keep-tie-you-why = Du liegst nicht vorn: Bos 5 ist so hoch wie deine.
zatre-lesson-draw-and-keep-tie-again = Wir ziehen noch mal
zatre-lesson-draw-and-keep-tie-again-why = Stimmt: Alle mit der höchsten Zahl ziehen noch einmal.
zatre-lesson-draw-and-keep-tie-bo = Bo
zatre-lesson-draw-and-keep-tie-bo-why = Er liegt nicht vorn: Deine 5 ist so hoch wie seine.
zatre-lesson-draw-and-keep-starter-watch = Ihr zieht noch einmal. Schau, wer die höhere Zahl bekommt und was dann passiert.
zatre-lesson-draw-and-keep-starter = Bos 6 schlägt deine 3. Er behält sie, zieht zwei dazu und legt alle drei, den ersten auf das rote Feld.
zatre-lesson-draw-and-keep-two = Du bist dran. Mit leerer Hand ziehst du zwei Steine.
zatre-lesson-draw-and-keep-five = Leg deine 5 über die 6: Das macht eine Zeile mit 10 und eine Spalte mit 11.
zatre-lesson-draw-and-keep-five-no = Sie passt auch dort. Leg die 5 aber über die 6 und schau, was mit deiner 4 passiert.
zatre-lesson-draw-and-keep-keep = Jetzt passt deine 4 nirgends: Jede Reihe käme über 12. Passt nichts mehr, beendest du deinen Zug und behältst den Rest.
zatre-lesson-draw-and-keep-keep-no = Beende deinen Zug.
zatre-lesson-draw-and-keep-one-watch = Bo zieht jetzt zwei Steine. Schau, ob sie irgendwo passen.
zatre-lesson-draw-and-keep-one = Bo hat keinen Platz gefunden und behält zwei Steine: Welche, weiß nur er. Du hast einen Stein, also ziehst du jetzt nur einen.
zatre-lesson-draw-and-keep-fits = Du darfst alles legen, was du auf der Hand hast, alte Steine und neue. Leg deine 2 rechts an die obere Zeile: 5 + 5 + 2 = 12.
zatre-lesson-draw-and-keep-fits-no = Sie passt auch dort. Leg sie rechts neben die zwei 5er in der oberen Zeile: Dann findet deine 4 einen Platz.
zatre-lesson-draw-and-keep-rest = Was passt, musst du legen, auch wenn es nichts bringt. Deine 4 passt wieder: Leg sie über die 2.
zatre-lesson-draw-and-keep-rest-no = Leg deine 4 über die 2.
zatre-lesson-draw-and-keep-end = Jetzt ist deine Hand leer. Beende deinen Zug.
zatre-lesson-draw-and-keep-end-no = Beende deinen Zug.
zatre-lesson-draw-and-keep-none = Bo hat noch die zwei Steine von vorhin, und jetzt passen sie. Wie viele zieht er?
zatre-lesson-draw-and-keep-none-two = Zwei
zatre-lesson-draw-and-keep-none-two-why = Zwei zieht man nur mit leerer Hand.
zatre-lesson-draw-and-keep-none-one = Einen
zatre-lesson-draw-and-keep-none-one-why = Mit zwei oder mehr Steinen zieht man einen nur, wenn keiner davon passt.
zatre-lesson-draw-and-keep-none-none = Keinen
zatre-lesson-draw-and-keep-none-none-why = Stimmt: Mit zwei oder mehr Steinen ziehst du einen nur, wenn keiner davon passt.
zatre-lesson-draw-and-keep-bag = Klick auf den Beutel unter den Blättern, dann siehst du, was noch nicht liegt. Welche Zahl ist unter allen 121 Steinen die häufigste?
zatre-lesson-draw-and-keep-bag-one = Die 1
zatre-lesson-draw-and-keep-bag-one-why = Stimmt: Die 1 gibt es 21-mal, jede andere Zahl 20-mal.
zatre-lesson-draw-and-keep-bag-six = Die 6
zatre-lesson-draw-and-keep-bag-six-why = Die 6 gibt es 20-mal, wie jede andere Zahl außer der 1: Die gibt es 21-mal.
zatre-lesson-draw-and-keep-free = Spiel jetzt einen eigenen Zug: Zieh, leg, was passt, behalt, was nicht passt.

# The last tile

zatre-lesson-last-tile = Der letzte Stein
zatre-lesson-last-tile-about = Wie das Spiel endet und was ein Stein auf der Hand kostet
zatre-lesson-last-tile-done = 319 zu 318: Du gewinnst, weil Bo noch die 6 auf der Hand hat. Jetzt kannst du ein ganzes Spiel spielen: Leg hohe Steine, solange sie passen.
zatre-lesson-last-tile-behind-watch = Vor dir spielt noch Bo. Schau, wie viele Steine er legen kann.
zatre-lesson-last-tile-behind = Bo führt mit 324 zu 301, hat aber noch einen Stein, der nirgends passte. Im Beutel ist nur noch einer.
zatre-lesson-last-tile-last = Eigentlich ziehst du zwei, aber du nimmst, was noch da ist. Wer den letzten Stein zieht, spielt den letzten Zug.
zatre-lesson-last-tile-best = Such den besten Platz für deine 2: ein helles Feld. Dort macht sie eine Zeile mit 12 und eine Spalte mit 11.
zatre-lesson-last-tile-best-eleven = Das macht eine 11: 2 Punkte. Auf einem hellen Feld in der Nähe macht die 2 eine 12 und eine 11.
zatre-lesson-last-tile-best-no = Das bringt nichts. Such das helle Feld links unten: Dort macht die 2 eine Zeile mit 12 und eine Spalte mit 11.
zatre-lesson-last-tile-minus = Mit diesen 18 Punkten hast du 319, Bo hat 324. Sein Stein kann nur eine 6 sein, und die wird abgezogen: Wie viel bleibt ihm?
zatre-lesson-last-tile-minus-same = 324
zatre-lesson-last-tile-minus-same-why = Er hat die 6 noch auf der Hand: 324 − 6.
zatre-lesson-last-tile-minus-less = 318
zatre-lesson-last-tile-minus-less-why = Stimmt: 324 − 6. Die höchste Gesamtsumme gewinnt, und bei Gleichstand gewinnt ihr gemeinsam.
zatre-lesson-last-tile-minus-more = 330
zatre-lesson-last-tile-minus-more-why = Ein Stein auf der Hand wird abgezogen, nicht dazugezählt: 324 − 6.
zatre-lesson-last-tile-early = Selten endet ein Spiel früher: wenn zu Beginn eines Zugs nicht einmal eine 1 passt. Was passiert mit den Steinen im Beutel?
zatre-lesson-last-tile-early-stay = Sie bleiben dort
zatre-lesson-last-tile-early-stay-why = Nein: Sie werden reihum an alle ausgeteilt, und auf der Hand zählen sie minus.
zatre-lesson-last-tile-early-dealt = Sie werden ausgeteilt
zatre-lesson-last-tile-early-dealt-why = Stimmt: reihum an alle, und auf der Hand zählen sie minus. Dann ist das Spiel zu Ende.
zatre-lesson-last-tile-end = Beende jetzt deinen Zug und damit das Spiel.
zatre-lesson-last-tile-end-no = Beende deinen Zug.

# Playing well

zatre-lesson-playing-well = Gut spielen
zatre-lesson-playing-well-about = So holst du mehr aus deinen Steinen
zatre-lesson-playing-well-done = Volle Zeilen, Kreuze und Steine, die doppelt zählen: Darauf achten starke Bots. Im Spiel zeigt dir der Tipp einen guten Zug und sagt, warum.
zatre-lesson-playing-well-look = Schau vor dem Legen auf dein Blatt. Zeile 1 hat ein Kreuz, und es fehlt nur eine 10: Was bringt dir diese 10?
zatre-lesson-playing-well-look-one = 1 Punkt
zatre-lesson-playing-well-look-one-why = Eine 10 bringt 1, aber sie füllt auch Zeile 1. Der Bonus von 3 kommt dazu, und das Kreuz verdoppelt beides.
zatre-lesson-playing-well-look-four = 4 Punkte
zatre-lesson-playing-well-look-four-why = 1 und der Bonus von 3, und das Kreuz verdoppelt beides: 8.
zatre-lesson-playing-well-look-eight = 8 Punkte
zatre-lesson-playing-well-look-eight-why = Stimmt: 1 und der Bonus von 3, verdoppelt. Das ist mehr, als eine 12 hier bringt.
zatre-lesson-playing-well-twice = Ein Stein in zwei Reihen zählt in beiden. Such den Platz, wo deine 5 eine 10, eine 12 und ein Kreuz bringt.
zatre-lesson-playing-well-twice-ten = Das macht die 10. Auf der anderen Seite dieser Zeile macht deine 5 auch noch eine 12.
zatre-lesson-playing-well-twice-column = Das macht eine 12. Es gibt ein helles Feld, auf dem deine 5 auch noch eine 10 macht.
zatre-lesson-playing-well-twice-one = Die 1 kommt als Nächstes. Such zuerst den Platz, auf dem deine 5 zweimal zählt.
zatre-lesson-playing-well-twice-no = Das ist nicht der beste Platz für die 5. Such ein helles Feld, wo ihre Zeile auf 10 kommt und ihre Spalte auf 12.
zatre-lesson-playing-well-more = Deine 1 kann eine Spalte auf 11 oder auf 12 bringen. Dein neues Kreuz verdoppelt Zeile 2, also mach oben an einer Spalte die 12.
zatre-lesson-playing-well-more-foot = Auch das macht die 12. Leg die 1 diesmal oben an die Spalte.
zatre-lesson-playing-well-more-row = Das macht aus deiner neuen 10 eine 11, und Zeile 1 braucht die 10. Such eine Spalte, die auf 12 kommt.
zatre-lesson-playing-well-more-eleven = Eine 11 bringt 2, verdoppelt 4. Eine zweite 12 in diesem Zug bringt 4, verdoppelt 8.
zatre-lesson-playing-well-more-no = Such eine Spalte mit 11. Mit der 1 oben kommt sie auf 12.
zatre-lesson-playing-well-end = 24 Punkte mehr in einem Zug und ein Kreuz für Zeile 2. Beende deinen Zug.
zatre-lesson-playing-well-end-no = Beende deinen Zug.
zatre-lesson-playing-well-cross-watch = Bo legt zwei 5er, dann ziehst du. Schau, woran du weiterbauen kannst.
zatre-lesson-playing-well-cross = Deine 6 kann auf einem dunklen Feld eine 12 machen oder auf einem hellen eine 11. Beides bringt jetzt 4 Punkte: Was ist besser?
zatre-lesson-playing-well-cross-dark = 4 Punkte, aber kein Kreuz. Auch die 11 bringt verdoppelt 4, und ihr Kreuz verdoppelt später Zeile 3.
zatre-lesson-playing-well-cross-no = Zuerst kommt deine 6: eine 12 auf dem dunklen Feld oder eine 11 auf dem hellen?
zatre-lesson-playing-well-both = Stimmt: Das Kreuz verdoppelt später eine ganze Zeile. Und deine 6 hat noch mehr vorbereitet: Such den Platz, wo deine 4 zwei 10er macht.
zatre-lesson-playing-well-both-above = Das ist eine 10. Es gibt einen Platz, wo auch die Zeile auf 10 kommt.
zatre-lesson-playing-well-both-no = Dort macht die 4 keine zwei 10er. Schau unter deine 6.
zatre-lesson-playing-well-full = Zeile 2 ist voll und verdoppelt: (2 + 2 + 8 + 3) × 2 = 30. Beende deinen Zug.
zatre-lesson-playing-well-full-no = Beende deinen Zug.
zatre-lesson-playing-well-spoil = Du bist dran, und Bo könnte in seinem Zug eine Reihe mit 10 wachsen lassen. Was ist besser?
zatre-lesson-playing-well-spoil-block = Die Reihe verbauen
zatre-lesson-playing-well-spoil-block-why = Verbauen lohnt sich selten: Dir bringt es nichts, und Bo findet eine andere Reihe.
zatre-lesson-playing-well-spoil-own = Selbst punkten
zatre-lesson-playing-well-spoil-own-why = Stimmt: Deine eigenen Zeilen gehen vor. Verbauen bringt dir nichts.
zatre-lesson-playing-well-free = Spiel noch zwei Züge: zuerst volle Zeilen, dann Kreuze, dann 12er.

# Im Team

zatre-lesson-partners = Im Team
zatre-lesson-partners-about = Zwei Teams mit je einem Blatt: für vier oder sechs
zatre-lesson-partners-done = So spielt man im Team: ein Blatt, zwei offene Hände, zwei Züge nacheinander. Zu viert oder sechst schaltest du es vor dem Spiel ein.
zatre-lesson-partners-team = Du und Bo, ihr spielt als Team gegen Cleo und Dora. Ihr habt ein gemeinsames Blatt und zeigt euch eure Steine.
zatre-lesson-partners-six = Du beginnst. Leg deine 6 auf das rote Feld.
zatre-lesson-partners-six-no = In dieser Lektion beginnen wir mit der 6 auf dem roten Feld.
zatre-lesson-partners-five = Bo hat eine 1 und eine 2. Leg deine 5 rechts neben die 6: Das macht 11, und mit seiner 1 wird es 12.
zatre-lesson-partners-five-no = Leg die 5 diesmal rechts neben die 6: 6 + 5 = 11.
zatre-lesson-partners-four = Leg jetzt deine 4 unter die 6: Das macht 10, und mit Bos 2 wird es 12.
zatre-lesson-partners-four-no = Leg die 4 diesmal unter die 6: 6 + 4 = 10.
zatre-lesson-partners-end = Die 10, die 11 und ein Kreuz kommen auf euer gemeinsames Blatt. Beende deinen Zug, dann ist Bo dran.
zatre-lesson-partners-end-no = Alle deine Steine liegen. Beende deinen Zug.
zatre-lesson-partners-bo-watch = Jetzt ist Bo dran. Achte auf deine 11 und deine 10.
zatre-lesson-partners-bo = Bo hat zwei 12er gelegt, und damit ist Zeile 1 eures Blatts voll: (1 + 2 + 8 + 3) × 2 = 28.
zatre-lesson-partners-when-watch = Jetzt spielen Cleo und Dora. Achte darauf, wann wer zieht.
zatre-lesson-partners-when = Auch Cleo und Dora waren schon dran. Wann hat Dora ihre Steine gezogen?
zatre-lesson-partners-when-before = Bevor Cleo gelegt hat
zatre-lesson-partners-when-before-why = Stimmt: Im Team ziehen erst beide, dann wird gelegt. So könnt ihr zusammen planen.
zatre-lesson-partners-when-after = Nach Cleos Zug
zatre-lesson-partners-when-after-why = Nein: Im Team ziehen erst beide, dann wird gelegt.
zatre-lesson-partners-draw = Euer Team ist wieder dran. Ihr zieht beide zwei Steine: Klick auf „2 Steine ziehen“ oder auf den Beutel.
zatre-lesson-partners-free = Schau auf beide Hände und spiel einen Zug. Lass Bo Plätze, auf denen seine Steine Punkte bringen.

# Cards of a first game together.

zatre-together-aim = { zatre-aim }
zatre-together-who-starts = Im Beutel sind 121 Steine mit den Zahlen 1 bis 6. Alle ziehen einen, und die höchste Zahl beginnt; bei Gleichstand wird noch einmal gezogen.
zatre-together-hands = Deine Steine sehen die anderen nicht, nur, wie viele es sind. Am Beutel siehst du, welche Zahlen noch nicht aufgetaucht sind.
zatre-together-opening = Wer beginnt, legt alle drei Steine, den ersten auf das rote Feld in der Mitte. Ein Stein kann nur liegen, wo das Brett ein Feld hat.
zatre-together-lines = Steine ohne Lücke sind eine Reihe, quer oder nach unten: Eine 10 bringt 1 Punkt, eine 11 bringt 2, eine 12 bringt 4. Weniger bringt noch nichts, mehr als 12 ist nicht erlaubt.
zatre-together-beside = Jeder weitere Stein liegt mit einer Seite an einem anderen; eine Ecke genügt nicht. Du legst Stein für Stein, egal in welcher Reihenfolge, auch die ganze Hand.
zatre-together-light = Auf ein helles Feld (mit ×) darf ein Stein nur, wenn seine Reihe auf 10, 11 oder 12 kommt. Ein späterer Stein im selben Zug darf sie ergänzen.
zatre-together-ending = Was passt, muss gelegt werden; erst dann endet ein Zug. Steine, für die kein Platz ist, bleiben verdeckt für den nächsten Zug.
zatre-together-boxes = Punkte kommen aufs Blatt, jede Summe ins oberste freie Kästchen ihrer eigenen Spalte. Mehrere Reihen mit derselben Summe in einem Zug teilen sich ein Kästchen.
zatre-together-rows = Sind in einer Zeile 10, 11 und 12 alle gefüllt, kommt ihr Bonus dazu. Ein Kreuz verdoppelt die ganze Zeile, voll oder nicht.
zatre-together-crosses = Jedes helle Feld mit seiner Reihe bringt ein Kreuz in Spalte ×2. Das rote auch, wenn der Eröffnungszug eine 10, 11 oder 12 macht.
zatre-together-draw = Ein Zug beginnt mit dem Ziehen: zwei Steine bei leerer Hand, einen, wenn du einen hast. Mit zwei oder mehr ziehst du einen nur, wenn keiner davon passt.
zatre-together-finish = Das Spiel endet mit dem Zug, in dem jemand den letzten Stein zieht, oder wenn nichts mehr passt. Steine auf der Hand werden abgezogen, und die höchste Gesamtsumme gewinnt.
zatre-together-forced = Dieser Stein passte auf kein dunkles Feld, darum darf er ohne Reihe auf ein helles. Ein Kreuz bringt er nicht.
zatre-together-partners = Zwei Nachbarn sind ein Team und teilen sich ein Blatt. Erst ziehen beide und zeigen sich ihre Steine, dann legen sie nacheinander.
