# Zatre: het regelboek, in het Nederlands.

zatre-rules-1 = Stenen, bord en scoreblad
zatre-rules-2 = De start
zatre-rules-3 = Trekken en leggen
zatre-rules-4 = Lichte vakjes
zatre-rules-5 = Het einde van een beurt
zatre-rules-6 = Punten
zatre-rules-7 = Het einde van het spel
zatre-rules-8 = Verborgen stenen
zatre-rules-9 = Partners

## Stenen, bord en scoreblad

rule-Z1 = De stenen
    .text = Er zijn 121 stenen, elk met een getal van 1 tot en met 6. De 1 is er 21 keer, elk ander getal 20 keer. Aan het begin zitten ze allemaal in de zak.

rule-Z2 = Het bord
    .text = Het bord heeft 193 vakjes: één rood vakje in het midden, 32 lichte en 160 donkere. Het is 15 vakjes breed en 15 vakjes hoog, maar de hoeken en het midden van elke rand ontbreken. Een steen kan alleen op een vakje liggen.

rule-Z3 = Het scoreblad
    .text = Elke speler heeft een scoreblad met de kolommen ×2, 10, 11, 12 en bonus. Je vult de rijen van boven naar beneden. In rij 1 tot en met 4 is de bonus 3, in rij 5 tot en met 8 is die 4. In rij 9 tot en met 12 is de bonus 5, en in rij 13 tot en met 16 is die 6. Heb je meer rijen nodig, dan gaat het blad door, met een bonus van 6 in elke rij.
    .ours = Het gedrukte blad houdt na rij 16 op, het onze gaat door. Zo raak je nooit punten kwijt omdat er geen hokje meer is.

## De start

rule-Z4 = Wie begint
    .text = Iedereen trekt één steen, en het hoogste getal begint. Hebben meer spelers het hoogste getal, dan trekken alleen zij nog eens, tot er één de hoogste heeft. Zolang blijven alle getrokken stenen uit de zak. De startspeler houdt dan de steen die de doorslag gaf en trekt er nog twee. Alle andere stenen gaan eerst terug in de zak. Speel je met partners, dan trekt de partner van de startspeler ook twee stenen, nog voor de eerste steen ligt. Raakt de zak leeg terwijl het gelijk staat, dan begint wie van hen het eerst in de speelvolgorde zit.
    .example = Ada en Ben trekken een 6 en Cleo een 2, dus trekken Ada en Ben nog eens. Ada’s 3 is hoger dan Bens 1: Ada begint en houdt de 3.
    .ours = Het boekje zegt niet wat er met de stenen gebeurt zolang het gelijk staat. Wij houden ze apart, zodat niemand dezelfde steen nog eens trekt.

rule-Z5 = De openingsbeurt
    .text = In de openingsbeurt legt de startspeler alle drie de stenen. De eerste komt op het rode vakje. Voor de andere twee gelden de gewone regels, en er is altijd plaats voor. Met partners is dit alleen de beurt van de startspeler; de partner heeft daarna een gewone beurt.
    .ours = Volgens het boekje komt een van de drie op het rode vakje. Wij beginnen daarmee, zodat elke volgende steen een buur heeft.

## Trekken en leggen

rule-Z6 = Eerst trekken
    .text = Je trekt voordat je legt, en dat mag je niet overslaan. Heb je geen steen in je hand, dan trek je er twee; met één steen trek je er één. Met twee of meer stenen trek je er één als er geen enkele past, en anders niets. Een steen past hier als er een leeg vakje is naast een steen op het bord, zonder dat een lijn boven de 12 komt. Het maakt daarbij niet uit of dat vakje licht of donker is. Zitten er te weinig stenen in de zak, dan neem je wat er nog is.
    .example = Je hebt een 5 en een 6 bewaard, en nergens past iets hogers dan een 3. Je trekt één steen en hebt er nu drie.
    .ours = Volgens het boekje hoef je niet te trekken als een van je twee of meer stenen past. Bij ons trek je dan nooit, net als in een andere druk. Zo groeit je hand alleen als er niets past.

rule-Z7 = Steen voor steen
    .text = Nu leg je je stenen één voor één, in de volgorde die jij wilt. Je mag elke steen uit je hand leggen: wat je bewaard had en wat je net getrokken hebt, ook meer dan twee.

rule-Z8 = Zij aan zij
    .text = Een steen komt op een leeg vakje dat met een zijde grenst aan een steen op het bord. Alleen met een hoek raken is niet genoeg. Een steen die je eerder in deze beurt hebt gelegd, telt ook als buur.

rule-Z9 = Nooit meer dan 12
    .text = Een lijn is een rijtje stenen zonder gat ertussen, in een rij of in een kolom. Alles hoort erbij, tot aan een gat of de rand. Geen lijn mag op 13 of meer komen, zelfs niet heel even. Kijk dus bij elke steen die je legt naar de rij en naar de kolom.
    .example = Een rij eindigt met 4 + 5: een 3 naast de 5 maakt 12 en mag, een 4 zou 13 maken en mag niet.

rule-Z10 = Negen of minder
    .text = Lijnen van 9 of minder mogen. Ze leveren geen punten op, maar ze kunnen later nog groeien.

## Lichte vakjes

rule-Z11 = Leggen op lichte vakjes
    .text = Een steen op een licht vakje moet aan het eind van je beurt in een lijn van 10, 11 of 12 liggen. De lijn hoeft er niet meteen te zijn: met je volgende stenen van deze beurt mag je die afmaken. Zolang dat nog moet, mag je alleen leggen wat het niet onmogelijk maakt. Wachten er meer lichte vakjes op een lijn, dan moet het voor allemaal samen nog lukken. Gebruik je daarvoor nog een licht vakje, dan heeft ook dat een lijn van 10, 11 of 12 nodig. Ligt een licht vakje eenmaal in zo’n lijn, dan blijft dat zo, want sommen worden alleen maar hoger.
    .example = Je hebt een 4 en een 3. Met de 4 op een licht vakje komt de rij pas op 8. Dat mag als de 3 nog in die rij past, want dan is het 11.
    .ours = Volgens het boekje maak je de lijn met één steen of met allebei. Wij kijken als de beurt eindigt, zodat je de steen op het lichte vakje ook als eerste mag leggen.

rule-Z12 = Nergens anders heen
    .text = Past een steen volgens de regels tot nu toe nergens, dan mag hij op elk licht vakje naast een steen op het bord. Alleen mag er geen lijn boven de 12 komen. Wat telt, is het moment waarop je hem legt. Hij heeft daar geen lijn nodig en levert geen kruisje op, ook niet als er later een lijn ontstaat. Wacht een ander licht vakje nog op zijn lijn, dan moet je die daarna nog kunnen afmaken.
    .example = Je hebt alleen een 5, en die past op geen enkel donker vakje. Op het enige lichte vakje waar hij past, maakt hij een lijn van 8: je legt hem daar, zonder kruisje.
    .ours = Het boekje zegt alleen dat een steen zonder donker vakje op een licht vakje komt, zonder kruisje. De rest is van ons, zodat dit een uitweg blijft en geen keuze wordt.

## Het einde van een beurt

rule-Z13 = Wat past, leg je
    .text = Zolang een van je stenen past, gaat je beurt door, ook als die geen punten oplevert. Past er niets meer, of is je hand leeg, dan beëindig je je beurt. Je kiest zelf welke steen waar komt, ook als een andere steen daarna niet meer past. Wat je niet kwijt kon, bewaar je dicht voor je volgende beurt.
    .example = Je hebt een 2 en een 5, en na de 2 past de 5 nergens meer. Je bewaart de 5 en beëindigt je beurt.
    .ours = Volgens het boekje leg je zo mogelijk allebei je stenen. Je hoeft bij ons niet te zoeken hoe je de meeste stenen kwijtraakt, want dat kan aan tafel niemand nagaan.

rule-Z14 = Bewaren als je wilt
    .text = Met de optie ‘Je mag stenen bewaren die nog passen’ mag je eerder stoppen. Je moet in deze beurt wel een steen hebben getrokken of gelegd, en er mag geen licht vakje meer op zijn lijn wachten. In de openingsbeurt van de startspeler kan het niet.
    .ours = Het boekje laat het iedereen zelf kiezen. Bij ons geldt het alleen als je het voor het spel aanzet. Anders leg je wat past, zodat niemand stenen vasthoudt om te pesten.

## Punten

rule-Z15 = Punten voor lijnen
    .text = Aan het eind van je beurt tellen de lijnen met minstens één steen die je deze beurt hebt gelegd. Een 10 levert 1 punt op, een 11 levert er 2 op en een 12 levert er 4 op. Elke lijn telt één keer, met de som aan het eind van de beurt. Een steen in twee zulke lijnen telt in allebei. Een lijn van 10 die in een latere beurt tot 11 of 12 groeit, telt opnieuw. Staat er in de inleiding van je boekje 3 punten voor een 12, dan is dat een drukfout: bij de telling staat 4.
    .example = Je twee stenen maken een rij van 10 en een kolom van 12: dat is 1 punt en 4 punten.
    .ours = Wij tellen een lijn als de beurt eindigt. Een 10 die je in dezelfde beurt tot 12 verhoogt, is dus één lijn en niet twee.

rule-Z16 = Punten noteren
    .text = Punten komen in het bovenste vrije hokje van de kolom met hun som. De kolommen 10, 11 en 12 vul je los van elkaar, en elk zonder gaten. Maak je in één beurt meer lijnen met dezelfde som, dan komen hun punten samen in één hokje.
    .example = Twee lijnen van 12 in één beurt: je noteert 8 in één hokje van kolom 12.

rule-Z17 = Kruisjes
    .text = Voor elk licht vakje dat je deze beurt bedekt, zet je een kruisje in het bovenste vrije hokje van kolom ×2. Elk kruisje heeft zijn eigen hokje. Alleen een steen die nergens anders heen kon, levert geen kruisje op.
    .example = Je bedekt in één beurt twee lichte vakjes, elk in een lijn van 10, 11 of 12: je zet twee kruisjes, onder elkaar.

rule-Z18 = Het kruisje van het rode vakje
    .text = Ook het rode vakje levert een kruisje op, als de openingsbeurt minstens één lijn van 10, 11 of 12 maakt. Lichte vakjes die je in die beurt bedekt, leveren er gewoon ook een op.

rule-Z19 = Wat een rij waard is
    .text = Een rij van je scoreblad is alle punten waard die erin staan. Zijn de hokjes voor 10, 11 en 12 allemaal gevuld, dan komt de bonus van de rij erbij. Staat er een kruisje in de rij, dan telt dit alles dubbel, of de rij nu vol is of niet. Een kruisje in een rij zonder punten is niets waard.
    .example = In rij 5 staan een kruisje en de punten 2, 2 en 4. Met de bonus van 4 is dat 12, en verdubbeld 24.

## Het einde van het spel

rule-Z20 = De laatste steen
    .text = Het spel eindigt met de beurt waarin iemand de laatste steen uit de zak trekt. Die beurt speel je zoals altijd, en daarna komt niemand meer aan de beurt. Met partners maakt het team dat aan de beurt is allebei de beurten af.

rule-Z21 = Als niets meer past
    .text = Past aan het begin van een beurt, nog voor het trekken, zelfs een 1 nergens meer, dan past er nooit meer iets. De rest van de zak wordt één voor één uitgedeeld, met de klok mee vanaf wie aan de beurt is. Dan is het spel afgelopen. Zo kan een hand heel groot worden. Met partners kijk je hier één keer naar, voordat een team trekt.
    .ours = Volgens het boekje eindigt het spel eerder als niemand meer een steen kan leggen. Wij kijken of er nog een 1 past: past zelfs die niet, dan past er nooit meer iets.

rule-Z22 = Wie wint
    .text = Je totaal is de som van alle rijen van je scoreblad, min de getallen op de stenen in je hand. Met partners gaan de stenen van allebei eraf. Het hoogste totaal wint. Spelers met hetzelfde totaal winnen samen.
    .example = Je rijen zijn samen 58, en je hebt nog een 2 en een 6 in je hand: 58 − 8 is 50.
    .ours = Het boekje zegt niet wie er bij gelijke totalen wint. Samen winnen is voor iedereen eerlijk.

## Verborgen stenen

rule-Z24 = Wie wat ziet
    .text = De stenen in je hand ken alleen jij, en je partner als je die hebt. De anderen zien alleen hoeveel het er zijn. Welke steen er nu uit de zak komt, weet niemand, maar je kunt natellen welke nog niemand heeft gezien. Iedereen ziet de stenen waarmee bepaald wordt wie begint, en de stenen die bij een vroeg einde worden uitgedeeld. Na afloop gaan alle handen open. Op het scherm ligt alleen de hand open van wie aan de beurt is. Dat is zodra er getrokken is, of zodra de stenen gepakt zijn als er niets te trekken valt.
    .ours = Dit spelen we zonder gordijn. De meeste stenen leg je toch in dezelfde beurt, en ze elke keer verbergen zou alleen maar ophouden.

## Partners

rule-Z23 = Spelen met een partner
    .text = Dit gaat over de optie ‘Buren spelen als partners en delen een scoreblad’, voor 4 of 6 spelers. De eerste twee in de speelvolgorde zijn een team, de volgende twee ook, enzovoort. Elk team heeft één scoreblad. Komt een team aan de beurt, dan trekken eerst beide partners, en ze zien elkaars hand. Hoeveel elk trekt, hangt af van de eigen hand en van het bord op dat moment. Daarna legt en noteert de eerste partner, en dan de tweede, als twee beurten. Wie van de twee het eerst in de speelvolgorde zit, trekt en legt het eerst; alleen bij de opening is dat de startspeler. Elke partner legt en bewaart alleen de eigen stenen.
    .example = Ada, Ben, Cleo en Dan spelen in deze volgorde, dus Ada en Ben zijn een team. Begint Ben, dan legt hij zijn drie stenen, en daarna legt Ada haar twee. Dan zijn Cleo en Dan aan de beurt.
    .ours = Het boekje vertelt in een paar zinnen over partners. Wat ontbreekt, hebben wij aangevuld, zo dicht mogelijk bij het gewone spel.
