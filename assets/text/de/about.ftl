# Woher die Spiele kommen, auf Deutsch.

about-rulings = So halten wir es
about-rulings-tip = Hier schweigt die Anleitung oder lässt euch die Wahl. So spielen wir es, und hier steht, warum.
new-game-playful = In der Anleitung steht: { $way }

zatre-credits = Von Manfred Schüling. Ab 8 Jahren.
zatre-scene = Zahlen von 1 bis 6 wachsen über das Brett. Nur Reihen mit 10, 11 und 12 zählen, und ein unbedachter Stein verdirbt eine ganze Ecke.

kalle-credits = Von Roberto Fraga, Bilder von Michael Menzel; HABA. Ab 4 Jahren.
kalle-scene = Der berühmte Ausbrecher ist in der Kanalisation verschwunden. Die Mäusepolizei dreht Deckel um Deckel um, aber Kalle bleibt nie, wo er war.
kalle-starter = Wer die spitzesten Zähne hat, ist zuerst Kalle. Könnt ihr euch nicht einigen, fängt an, wer am ältesten ist.

burg_appenzell-credits = Von Jens-Peter Schliemann und Bernhard Weber, Bilder von Victor Boden; Zoch, 2007. Ab 6 Jahren.
burg_appenzell-scene = In den Kellern der alten Burg liegt Käse, über jedem Raum ein Dach, und der Boden verschiebt sich. Durch die Türme klettern Mäuse herein und suchen zwei gleiche Stücke.
burg_appenzell-starter = Wer zuletzt eine Burg besichtigt hat, beginnt.

rat_a_tat_roll-credits = Von Jack Degnan, Bilder von Carlo Stanga und Roni Shepherd; Gamewright, 2019. Ab 8 Jahren.
rat_a_tat_roll-scene = In einer Stadt voller Ratten und Katzen würfelst du dich an fünf Sehenswürdigkeiten vorbei und sammelst Karten. Niedrige gewinnen, wenn du dir merkst, was du hast.
rat_a_tat_roll-starter = Wer zuletzt ein berühmtes Bauwerk besucht hat, beginnt.

ratzzia-credits = Von Sophia Wagner, Bilder von Núria Aparicio; Devir, 2019. Ab 8 Jahren.
ratzzia-scene = Der Winter kommt, und die Speisekammer ist voll. Mäusefamilien klettern übereinander zu den besten Regalen, und nicht jedes Würstchen bleibt bei denen, die es gefunden haben.
ratzzia-starter = Wer zuletzt etwas aus dem Kühlschrank genascht hat, beginnt.

zatre-option-keep_by_choice-note = Die Anleitung lässt euch da die Wahl. Hier wird gelegt, was passt, damit niemand Steine nur zum Stören zurückhält.
