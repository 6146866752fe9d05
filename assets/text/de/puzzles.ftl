# Rätsel: die Frage, die nichts verrät, und die Idee der Lösung.

puzzle-ask-win = { $seat } ist am Zug: Gewinn das Spiel in diesem Zug.
puzzle-ask-turn = { $seat } ist am Zug: Finde den besten Zug.
puzzle-ask-move = { $seat } ist am Zug: Was ist hier das Beste?
cli-puzzle = Mit diesem Rätsel stimmt etwas nicht: { $detail }

puzzle-idea-win = Dieser Zug gewinnt das Spiel.

puzzle-idea-zatre-two-twelves = Zwei Steine genügen für zwei Reihen mit 12.
puzzle-idea-zatre-all-three = Ein einziger Zug bringt 10, 11 und 12.
puzzle-idea-zatre-two-crosses = Ein Zug bringt zwei Kreuze, und jedes verdoppelt eine Zeile.
puzzle-idea-zatre-bonus-and-cross = Eine volle Zeile bringt ihren Bonus, und ein Kreuz verdoppelt eine Zeile.
puzzle-idea-zatre-bonus = Das fehlende Kästchen macht eine Zeile voll und bringt ihren Bonus.
puzzle-idea-zatre-cross = Ein Kreuz verdoppelt eine ganze Zeile.
puzzle-idea-zatre-more-lines = Ein Stein kann zweimal zählen: quer und nach unten.
puzzle-idea-zatre-two-lines = Ein einziger Zug schafft mehr als eine Reihe.
puzzle-idea-zatre-twelve = Hol dir die 12.
puzzle-idea-zatre-one-line = Eine Reihe genügt, wenn sie an der richtigen Stelle liegt.
puzzle-idea-zatre-keep = Was nirgends passt, bleibt auf der Hand: Schau, wem mehr bleibt.
puzzle-idea-zatre-leave-little = Kannst du nichts eintragen, dann lass auch den anderen wenig übrig.

puzzle-idea-kalle-flee = Weg von hier, bevor der Mäusepolizist Kalle erreicht.
puzzle-idea-kalle-walk-in = Direkt vor der Nase des Mäusepolizisten sucht niemand.
puzzle-idea-kalle-stay-near = Auch ein Tausch, der Kalle nicht rettet, bringt die Suche durcheinander.
puzzle-idea-kalle-move-on = Zieh weiter, bevor der Mäusepolizist nahe kommt.
puzzle-idea-kalle-decoy-near = Vertausch andere Deckel, und alle denken, Kalle ist geflohen.
puzzle-idea-kalle-decoy = Kalle ist hier noch sicher: Vertausch andere Deckel und lenk die Suche ab.
puzzle-idea-kalle-bluff = Vertausch nichts, obwohl der Mäusepolizist nah ist: Das wirkt harmlos.
puzzle-idea-kalle-sit-tight = Der Mäusepolizist ist weit weg: Wer nichts vertauscht, verrät nichts.
puzzle-idea-kalle-likeliest = Geh dorthin, wo Kalle nach all dem Vertauschen am ehesten steckt.
puzzle-idea-kalle-close-in = Dieser Schritt bringt mehr von den wahrscheinlichen Deckeln in Reichweite.
puzzle-idea-kalle-point = Verfolg jeden Tausch: Kein anderer Deckel ist so verdächtig.
puzzle-idea-kalle-prove = Verfolg jeden Tausch von Anfang an, dann weißt du, wo Kalle steckt.

puzzle-idea-burg_appenzell-two-chips = Ein Zug bringt zwei Chips.
puzzle-idea-burg_appenzell-trap = Ein Schub bringt eine Falle unter eine fremde Maus.
puzzle-idea-burg_appenzell-enter-chip = Eine neue Maus springt über den Turm herein und landet auf dem Käse.
puzzle-idea-burg_appenzell-jump = Andere Mäuse sind eine Brücke: Spring über sie zum Käse.
puzzle-idea-burg_appenzell-spare = Das Reserveplättchen kommt direkt unter deine Maus.
puzzle-idea-burg_appenzell-push-then-run = Erst schieben: Dann liegt der Käse, wo eine Maus hinkommt.
puzzle-idea-burg_appenzell-run-then-push = Erst an die richtige Stelle laufen, dann den Käse unter die Maus schieben.
puzzle-idea-burg_appenzell-recall = Du weißt, was unter diesem Dach liegt: Heb es ab und lauf zum Käse.
puzzle-idea-burg_appenzell-dodge = Bring die Mäuse dorthin, wo kein Schub eine Falle hinbringt.
puzzle-idea-burg_appenzell-push-chip = Lauf nicht zum Käse: Schieb ihn unter deine Mäuse.
puzzle-idea-burg_appenzell-run-chip = Die zweite Maus auf demselben Käse holt den Chip.
puzzle-idea-burg_appenzell-push-and-lift = Erst schieben, dann ein Dach abheben und nachsehen.
puzzle-idea-burg_appenzell-run-and-lift = Erst laufen, damit das richtige Dach in Reichweite ist.
puzzle-idea-burg_appenzell-lift = Am meisten hilft jetzt ein Blick unter dieses Dach.
puzzle-idea-burg_appenzell-push = Schieb schon jetzt zurecht, was du im nächsten Zug brauchst.
puzzle-idea-burg_appenzell-enter = Noch eine Maus in der Burg: Das ist die Aktion wert.

puzzle-idea-rat_a_tat_roll-dice = Wie viele Würfel du nimmst, entscheidet, welche Felder wahrscheinlich sind.
puzzle-idea-rat_a_tat_roll-reroll-behind = Mit diesem Wurf bleibst du hinten: Würfle den Jokerwürfel neu.
puzzle-idea-rat_a_tat_roll-reroll-wild = Ein neuer Wurf ist mehr wert als das, was der Jokerwürfel zeigt.
puzzle-idea-rat_a_tat_roll-last-token = Gib die letzte Marke aus: Ein neuer Wurf ist mehr wert.
puzzle-idea-rat_a_tat_roll-reroll-one = Würfle einen Würfel neu und behalt die anderen.
puzzle-idea-rat_a_tat_roll-reroll = Eine Marke für ein besseres Feld ist gut angelegt.
puzzle-idea-rat_a_tat_roll-keep-wild = Nimm, was der Jokerwürfel bringt, und spar die Marke.
puzzle-idea-rat_a_tat_roll-keep-for-pile = Die Karte hier ist hoch, aber du darfst stattdessen eine verdeckte ziehen.
puzzle-idea-rat_a_tat_roll-keep-many-tokens = Spar die Marken für den Jokerwürfel: Mit so vielen kannst du ihn oft neu werfen.
puzzle-idea-rat_a_tat_roll-keep-two-faces = Zwei Seiten des Jokerwürfels helfen: die niedrigste Karte oder ein guter Tausch.
puzzle-idea-rat_a_tat_roll-keep-to-wild = Behalt den Wurf: Er führt zum Jokerwürfel.
puzzle-idea-rat_a_tat_roll-keep-to-lowest = Keine offene Karte ist niedriger, und dieses Feld bringt auch eine Marke.
puzzle-idea-rat_a_tat_roll-keep-two-tokens = Die Karte ist hoch, aber hier bringt sie dir zwei Marken.
puzzle-idea-rat_a_tat_roll-keep-for-last-roll = Diese Karte macht deine Reihe voll, und die Marken sind danach für den Jokerwürfel.
puzzle-idea-rat_a_tat_roll-keep-to-token = Behalt den Wurf: Dieses Feld bringt auch eine Marke.
puzzle-idea-rat_a_tat_roll-keep-to-low = Behalt den Wurf: Dort liegt eine niedrige Karte.
puzzle-idea-rat_a_tat_roll-keep = Der Wurf ist gut genug: Spar die Marke.
puzzle-idea-rat_a_tat_roll-pile = Eine verdeckte Karte ist im Schnitt niedriger als diese.
puzzle-idea-rat_a_tat_roll-token-card = Diese Karte bringt auch noch eine Marke.
puzzle-idea-rat_a_tat_roll-face-up = Die offene Karte ist niedriger als das, was du im Schnitt ziehst.
puzzle-idea-rat_a_tat_roll-swap-decoy = Lass die niedrigste Karte liegen: Wer als Nächstes tauscht, will genau die.
puzzle-idea-rat_a_tat_roll-swap-last-rival = Nach dir ist nur noch einer am Zug: Verdirb ihm die Reihe.
puzzle-idea-rat_a_tat_roll-swap-same-card = So eine niedrige Karte haben zwei: Nimm sie dem weg, der vorn liegt.
puzzle-idea-rat_a_tat_roll-swap-overtake = Es ist der letzte Zug, und nach diesem Tausch liegt wohl keine Reihe tiefer als deine.
puzzle-idea-rat_a_tat_roll-swap-leader = Wer vorn liegt, gibt die niedrige Karte her.
puzzle-idea-rat_a_tat_roll-swap-known = Beide Karten sind bekannt: Hol dir die niedrigere.
puzzle-idea-rat_a_tat_roll-swap-unknown = Gib eine unbekannte Karte her und nimm eine, die sicher niedrig ist.
puzzle-idea-rat_a_tat_roll-swap = Gib eine vermutlich hohe Karte her und nimm eine vermutlich niedrige.
puzzle-idea-rat_a_tat_roll-no-swap = Manchmal ist kein Tausch der beste.
puzzle-idea-rat_a_tat_roll-dare = Auch eine volle Reihe kann der Jokerwürfel noch verbessern.
puzzle-idea-rat_a_tat_roll-skip = Die Reihe ist gut. Setz aus, statt den Jokerwürfel zu werfen.
puzzle-idea-rat_a_tat_roll-replace-high = Irgendwo muss die hohe Karte hin: Leg sie an die Stelle deiner höchsten.
puzzle-idea-rat_a_tat_roll-replace-known = Ersetz die höchste Karte, die du kennst.
puzzle-idea-rat_a_tat_roll-replace-unknown = Eine unbekannte Karte kann hoch sein: Ersetz sie.
puzzle-idea-rat_a_tat_roll-look-own = Schau erst in die eigene Reihe.
puzzle-idea-rat_a_tat_roll-look = Ein Blick auf fremde Karten zeigt, welcher Tausch sich lohnt.

puzzle-idea-ratzzia-annie-top = Annies Würfel kommt von unten und hebt einen anderen aufs oberste Feld.
puzzle-idea-ratzzia-candy-top = Der Bonbonwürfel ist genau die Zahl, die oben noch fehlt.
puzzle-idea-ratzzia-low-pair = Für das höhere Paar fehlt dir Futter, also kommt das niedrigere nach oben.
puzzle-idea-ratzzia-candy-pair = Der Bonbonwürfel wird zur zweiten Hälfte des obersten Paars.
puzzle-idea-ratzzia-support-pair = Ein Helferwürfel und einer von dir ergeben das oberste Paar.
puzzle-idea-ratzzia-left-first = Spalten weiter links zahlen zuerst, also kommt ihr Futter noch mit in den Beutel.
puzzle-idea-ratzzia-one-go = Eine ganze Spalte, von unten bis oben, in einem einzigen Zug.
puzzle-idea-ratzzia-ride = Die anderen sind geklettert: Wer den letzten Würfel legt, bekommt die Belohnung.
puzzle-idea-ratzzia-deny-store = Räum die Spalte des Lagers leer, bevor jemand anders damit gewinnt.
puzzle-idea-ratzzia-out-of-reach = Der größte Haufen lockt Diebe: ab damit in den Beutel.
puzzle-idea-ratzzia-take-candy-away = Das Glas ist leer, also muss jemand anders einen Bonbonwürfel hergeben.
puzzle-idea-ratzzia-many-sausages = Auch eigene Würfel auf dem Weg nach oben bringen Würstchen.
puzzle-idea-ratzzia-earn-and-store = Die Würstchen dieses Zugs kommen zuerst, also dürfen sie mit in den Beutel.
puzzle-idea-ratzzia-pair-order = Für den Beutel zählt nur das oberste Paar, also kommt das höhere nach oben.
puzzle-idea-ratzzia-one-die = Ein einziger Würfel macht die Spalte des Lagers fertig.
puzzle-idea-ratzzia-high-pair = Ein hohes Paar oben bringt mehr in den Beutel.
puzzle-idea-ratzzia-store = Futter im Beutel ist sicher, und nur das zählt.
puzzle-idea-ratzzia-no-store = Lass das Futter diesmal vorn liegen.
puzzle-idea-ratzzia-chain = Ein Zug macht zwei Spalten fertig.
puzzle-idea-ratzzia-cat = Lass die Katze kommen: Dann laufen alle Würfel nach Hause.
puzzle-idea-ratzzia-steal = Hol dir bei jemandem die Hälfte des Futters.
puzzle-idea-ratzzia-pass-food = Beim Weitergeben bekommst du mehr, als du abgibst.
puzzle-idea-ratzzia-annie = Annie bringt den Würfel dorthin, wo er gebraucht wird.
puzzle-idea-ratzzia-candy = Ein Bonbonwürfel kann jede Zahl sein: Nimm dir einen.
puzzle-idea-ratzzia-candy-number = Kein Würfel zeigt die Zahl, die das Feld braucht, also springt der Bonbonwürfel ein.
puzzle-idea-ratzzia-use-candy = Jetzt ist die Zeit für den Bonbonwürfel.
puzzle-idea-ratzzia-support-places = Alle Helferwürfel müssen aufs Brett: Finde für jeden eine Spalte.
puzzle-idea-ratzzia-support = Helferwürfel klettern für dich, und niemand sonst verdient daran.
puzzle-idea-ratzzia-complete = Das oberste Feld macht die Spalte fertig, und das lohnt sich.
puzzle-idea-ratzzia-take-back = Hol Würfel zurück, dann hast du im nächsten Zug mehr davon.
puzzle-idea-ratzzia-keep = Behalt den Wurf: Er hat, was die Spalten brauchen.
puzzle-idea-ratzzia-reroll = Würfle neu, was nirgends gut passt.
puzzle-idea-ratzzia-roll = Würfle: Die Würfel in der Hand können mehr als die auf dem Brett.
puzzle-idea-ratzzia-cat-row = Besser ein Würfel in der Katzenreihe als in der falschen Spalte.
puzzle-idea-ratzzia-hold-back = Was du in der Hand behältst, hast du im nächsten Zug.
puzzle-idea-ratzzia-prepare = Noch wird nichts fertig, aber der nächste Zug ist vorbereitet.

# Die Seite mit den Rätseln.
go-puzzles = Rätsel
puzzles-title = Rätsel
puzzles-invitation = Findest du den besten Zug?
puzzles-who = Wer rätselt?
puzzles-stars-legend = Drei Sterne beim ersten Versuch, zwei beim zweiten oder mit Tipp, danach einer.
puzzles-solved-of = { $done } von { $count } gelöst
puzzles-streak = { $count }-mal in Folge auf Anhieb, Rekord { $best }
puzzles-rating = Wertung { $rating }
puzzles-next = Nächstes Rätsel
puzzles-next-of = { $game }: nächstes Rätsel
puzzles-all-solved = Alle gelöst
puzzle-tile = { $game }, Rätsel { $number }, { $difficulty }: { $state }
puzzle-easy = leicht
puzzle-tricky = knifflig
puzzle-hard = schwer
puzzle-stars = { $count ->
    [one] ein Stern
   *[other] { $count } Sterne
}
puzzle-open = noch nicht gelöst
puzzle-known = Lösung gesehen
puzzle-unusable = Dieses Rätsel lässt sich nicht öffnen. Die anderen schon.

# Ein Rätsel am Tisch.
puzzle-number = Rätsel { $number }
puzzle-watch = Schau zu, wie es dazu kam. Danach bist du gefragt.
puzzle-remember = Merk dir, was du siehst. Danach bist du gefragt.
puzzle-skip = Überspringen
puzzle-watch-again = Noch mal ansehen
puzzle-hint = Tipp
puzzle-looking = Wir schauen uns deine Antwort an …
puzzle-go-on = Das dauert etwas. Wenn du nicht wartest, zählt es nicht als Versuch.
puzzle-right = Genau richtig.
puzzle-as-good = Das ist genauso gut wie unsere Antwort.
puzzle-wrong = Nicht ganz.
puzzle-because = Es gibt einen besseren Zug. { $because }
puzzle-wrong-plain = Hier geht es noch besser.
puzzle-better-by = { $count ->
    [one] Mit der besten Antwort gewinnst du etwa eine von 100 Partien mehr.
   *[other] Mit der besten Antwort gewinnst du etwa { $count } von 100 Partien mehr.
}
puzzle-ends-at-news = Der letzte Schritt zeigt etwas Neues. Darum endet die Antwort hier.
puzzle-stays-hidden = Dein letzter Schritt würde etwas Neues zeigen. Das bleibt vorerst verdeckt.
puzzle-try-again = Noch mal versuchen
puzzle-show = Zeig’s mir
puzzle-showing = Das ist die beste Antwort.
puzzle-best-is = Beste Antwort: { $what }. { $why }
puzzle-shown = Das war die beste Antwort.
puzzle-all = Alle Rätsel
puzzle-play-on = Weiterspielen
puzzle-play-on-tip = Von hier weiterspielen
puzzle-begins = Weiter zurück geht es nicht. Hier beginnt deine Antwort.
puzzle-status-watch = Das hat { $seat } gesehen.
puzzle-status-answered = { $seat } hat geantwortet.
puzzle-status-shown = Die beste Antwort für { $seat }.

# Unter den Zahlen zu dem, was gespielt wurde.
statistics-puzzles-of = { $solved } von { $count }
statistics-solved = Gelöst
statistics-best-streak = Beste Serie
statistics-rating = Wertung
statistics-no-rating = –
statistics-puzzles-legend = Eine Wertung gibt es ab fünf Rätseln. Nur der erste Versuch zählt.
