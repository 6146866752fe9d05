# Waar de spellen vandaan komen, in het Nederlands.

about-rulings = Onze regels
about-rulings-tip = Hier zegt het boekje niets, of het laat je kiezen. Zo spelen wij het, en dit is waarom.
new-game-playful = In het boekje staat: { $way }

zatre-credits = Van Manfred Schüling. Vanaf 8 jaar.
zatre-scene = Getallen van 1 tot 6 groeien over het bord. Alleen lijnen van 10, 11 en 12 tellen, en één onbedachte steen bederft een hele hoek.

kalle-credits = Van Roberto Fraga, getekend door Michael Menzel; HABA. Vanaf 4 jaar.
kalle-scene = De beroemde uitbreker is het riool in gevlucht. De muizenpolitie draait deksel na deksel om, maar de rat blijft nooit zitten waar hij zat.
kalle-starter = wie de puntigste tanden heeft, is het eerst de rat. Komen jullie er niet uit, dan is het de oudste.

burg_appenzell-credits = Van Jens-Peter Schliemann en Bernhard Weber, getekend door Victor Boden; Zoch, 2007. Vanaf 6 jaar.
burg_appenzell-scene = Het oude kasteel heeft kaas in de kelders, een dak op elke kamer en een vloer die schuift. Muizen klimmen door de torens naar binnen en zoeken twee dezelfde kazen.
burg_appenzell-starter = wie het laatst een kasteel heeft bezocht, begint.

rat_a_tat_roll-credits = Van Jack Degnan, getekend door Carlo Stanga en Roni Shepherd; Gamewright, 2019. Vanaf 8 jaar.
rat_a_tat_roll-scene = In een stad vol ratten en katten trek je langs vijf bezienswaardigheden en pak je kaarten. Lage kaarten winnen, als je onthoudt wat je hebt.
rat_a_tat_roll-starter = wie het laatst een beroemd bouwwerk heeft bezocht, begint.

ratzzia-credits = Van Sophia Wagner, getekend door Núria Aparicio; Devir, 2019. Vanaf 8 jaar.
ratzzia-scene = De winter komt en de voorraadkast is vol. Muizenfamilies klimmen op elkaar naar de beste planken, en niet elk worstje blijft bij wie het vond.
ratzzia-starter = wie het laatst iets lekkers uit de koelkast heeft gepakt, begint.

zatre-option-keep_by_choice-note = Het boekje laat je kiezen. Hier leg je wat past, zodat niemand stenen vasthoudt om te pesten.
