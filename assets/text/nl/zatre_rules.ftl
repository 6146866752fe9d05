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
    .text = Het bord heeft 193 vakjes: één rood vakje in het midden, 32 lichte en 160 donkere. Het is 15 vakjes breed en 15 vakjes hoog, maar de hoeken en het midden van elke rand ontbreken. Een steen kan alleen liggen waar een vakje is.

rule-Z3 = Het scoreblad
    .text = Elke speler heeft een scoreblad met de kolommen ×2, 10, 11, 12 en bonus. Je vult de rijen van boven naar beneden. De bonus is 3 in rij 1 tot en met 4, 4 in rij 5 tot en met 8, 5 in rij 9 tot en met 12 en 6 in rij 13 tot en met 16. Heb je meer rijen nodig, dan gaat het blad door, met een bonus van 6 in elke volgende rij.
    .ours = Het gedrukte blad houdt na rij 16 op; het onze gaat door, zodat er nooit punten verloren gaan omdat er geen hokje meer is.

## De start

rule-Z4 = Wie begint
    .text = Iedereen trekt één steen, en het hoogste getal begint. Hebben meer spelers het hoogste getal, dan trekken alleen zij nog eens, tot er één bovenaan staat; zolang blijven alle getrokken stenen uit de zak. Daarna houdt de starter de steen die de doorslag gaf, gaan alle andere terug in de zak, en trekt de starter er nog twee. Speel je met partners, dan trekt de partner van de starter daarna ook twee stenen, nog voor de eerste steen ligt. Is de zak ooit te leeg om een gelijke stand te beslissen, dan begint van die spelers degene die het eerst in de speelvolgorde zit.
    .example = Ada en Ben trekken een 6 en Cleo een 2: Ada en Ben trekken nog eens, Ada’s 3 is hoger dan Bens 1, dus Ada begint en houdt de 3.
    .ours = De uitgever zegt niet wat er met de stenen gebeurt zolang het gelijk staat; wij houden ze apart, zodat niemand dezelfde steen nog eens trekt.

rule-Z5 = De openingsbeurt
    .text = In de openingsbeurt legt de starter alle drie de stenen. De eerste komt op het rode vakje. Voor de andere twee gelden dezelfde regels als later voor alle stenen, en er is altijd plaats voor. Met partners is dit alleen de beurt van de starter; de beurt van de partner erna is een gewone.
    .ours = De uitgever vraagt alleen dat een van de drie op het rode vakje komt; wij beginnen daarmee, zodat elke volgende steen een buur heeft om naast te liggen.

## Trekken en leggen

rule-Z6 = Eerst trekken
    .text = Je trekt voordat je legt, en dat mag je niet overslaan. Heb je geen steen in je hand, dan trek je er twee; met één steen trek je er één. Met twee of meer stenen trek je er één als geen ervan ergens past, en niets als er minstens één past. Passen betekent hier: er is een leeg vakje naast een steen op het bord waar de steen geen lijn boven de 12 maakt, of dat vakje nu licht of donker is. Zitten er minder stenen in de zak dan je moet trekken, dan neem je wat er nog is.
    .example = Je hebt een 5 en een 6 bewaard, en nergens past iets hogers dan een 3: je trekt één steen en hebt er nu drie.

rule-Z7 = Steen voor steen
    .text = Nu leg je je stenen één voor één, in de volgorde die jij wilt. Je mag elke steen uit je hand leggen, wat je bewaard had en wat je net getrokken hebt, ook meer dan twee.

rule-Z8 = Zij aan zij
    .text = Een steen komt op een leeg vakje dat met een zijde grenst aan een steen op het bord. Alleen met een hoek raken is niet genoeg. Een steen die je eerder in deze beurt hebt gelegd, telt ook als buur.

rule-Z9 = Nooit meer dan 12
    .text = Een lijn bestaat uit alle stenen die zonder gat naast elkaar liggen, in een rij of in een kolom, tot aan het gat of de rand aan beide kanten. Geen lijn mag op 13 of meer komen, zelfs niet heel even. Kijk dus bij elke steen die je legt naar de rij en naar de kolom.
    .example = Een rij eindigt met 4 + 5: een 3 naast de 5 maakt 12 en mag, een 4 zou 13 maken en mag niet.

rule-Z10 = Negen of minder
    .text = Lijnen van 9 of minder mogen. Ze leveren geen punten op, maar ze kunnen later nog groeien.

## Lichte vakjes

rule-Z11 = Leggen op lichte vakjes
    .text = Je mag een steen alleen op een licht vakje leggen als hij aan het eind van je beurt in een lijn van 10, 11 of 12 ligt. De lijn hoeft er niet meteen te zijn: stenen die je er in dezelfde beurt na legt, mogen die afmaken. Zolang het vakje nog op zijn lijn wacht, mag je alleen stenen leggen waarna de rest van je hand die lijn deze beurt nog af kan maken, en dat geldt voor al zulke lichte vakjes samen. Gebruik je daarvoor nog een licht vakje, dan heeft ook dat zijn eigen lijn van 10, 11 of 12 nodig. Ligt een licht vakje eenmaal in zo’n lijn, dan blijft dat zo, want sommen worden alleen maar hoger.
    .example = Je hebt een 4 en een 3, en met de 4 op een licht vakje komt de rij pas op 8: dat mag als de 3 aan het eind van die rij kan komen en er 11 van maakt.
    .ours = Bij de uitgever maken één steen of allebei samen de lijn; wij kijken als de beurt eindigt, zodat de steen op het lichte vakje net zo goed de eerste kan zijn die je legt.

rule-Z12 = Nergens anders heen
    .text = Kan een steen volgens de regels tot nu toe nergens liggen, dan mag hij op elk licht vakje naast een steen op het bord waar geen lijn boven de 12 komt. Wat telt, is het moment waarop je hem legt. Hij heeft daar geen lijn nodig en levert geen kruisje op, ook niet als een latere steen er een lijn van maakt. Wacht een ander licht vakje nog op zijn lijn, dan mag dit alleen als de rest van je hand die nog kan afmaken.
    .example = Je hebt alleen een 5; hij past op geen enkel donker vakje, en op het enige lichte vakje waar hij past, maakt hij een lijn van 8: je legt hem daar, zonder kruisje.
    .ours = De uitgever zegt alleen dat een steen zonder donker vakje op een licht vakje komt, zonder kruisje; de rest is van ons, zodat dit een uitweg blijft en nooit een keuze wordt.

## Het einde van een beurt

rule-Z13 = Wat past, wordt gelegd
    .text = Zolang een van je stenen gelegd kan worden, gaat je beurt door, ook als die steen geen punten oplevert. Kan er geen meer gelegd worden, of heb je er geen meer, dan beëindig je je beurt. Je kiest zelf welke steen waar komt, ook als een andere steen daarna niet meer past. De stenen die je niet kwijt kon, bewaar je dicht voor je volgende beurt.
    .example = Je hebt een 2 en een 5, en na de 2 past de 5 nergens meer: je bewaart de 5 en beëindigt je beurt.
    .ours = De uitgever wil dat je zo mogelijk beide stenen legt; wij laten je niet zoeken naar de volgorde waarmee je de meeste stenen kwijtraakt, want dat kan aan tafel niemand nagaan.

rule-Z14 = Bewaren als je wilt
    .text = Met de optie ‘Je beurt mag eindigen terwijl er nog een steen past’ mag je eerder stoppen en stenen bewaren die nog zouden passen. Je moet in deze beurt wel een steen hebben getrokken of gelegd, en er mag geen licht vakje meer op zijn lijn wachten. In de openingsbeurt van de starter kan het niet. Je kunt de tekst van de uitgever op twee manieren lezen, dus je kiest voordat het spel begint.

## Punten

rule-Z15 = Punten voor lijnen
    .text = Aan het eind van je beurt levert elke lijn van 10, 11 of 12 met minstens één steen die je deze beurt hebt gelegd punten op: 1 voor een 10, 2 voor een 11, 4 voor een 12. Elke lijn telt één keer, met de som aan het eind van de beurt. Een steen in twee zulke lijnen telt in allebei. Een lijn van 10 die in een latere beurt tot 11 of 12 groeit, telt opnieuw. Belooft de inleiding van je gedrukte regels 3 punten voor een 12, dan is dat een drukfout: in hun eigen regels voor de telling staat 4.
    .example = Je twee stenen maken een rij van 10 en een kolom van 12: dat is 1 punt en 4 punten.
    .ours = Wij tellen een lijn als de beurt eindigt; een 10 die je in dezelfde beurt tot 12 verhoogt, is dus één lijn en niet twee.

rule-Z16 = Punten noteren
    .text = Punten komen in het bovenste vrije hokje van de kolom met hun som. De kolommen 10, 11 en 12 vul je los van elkaar, en elk zonder gaten. Maak je in één beurt meer lijnen met dezelfde som, dan komen hun punten samen in één hokje.
    .example = Twee lijnen van 12 in één beurt: je noteert 8 in één hokje van kolom 12.

rule-Z17 = Kruisjes
    .text = Voor elk licht vakje dat je deze beurt bedekt, zet je een kruisje in het bovenste vrije hokje van kolom ×2. Elk kruisje heeft zijn eigen hokje. Alleen een steen die op een licht vakje ligt omdat hij nergens anders heen kon, levert er geen op.
    .example = Je bedekt in één beurt twee lichte vakjes, elk in een lijn van 10, 11 of 12: je zet twee kruisjes, onder elkaar.

rule-Z18 = Het kruisje van het rode vakje
    .text = Ook het rode vakje levert een kruisje op, als de openingsbeurt minstens één lijn van 10, 11 of 12 maakt. Lichte vakjes die je in die beurt bedekt, leveren er gewoon ook een op.

rule-Z19 = Wat een rij waard is
    .text = Een rij van je scoreblad is alle punten waard die erin staan. Zijn de hokjes voor 10, 11 en 12 allemaal gevuld, dan komt de bonus van de rij erbij. Staat er een kruisje in de rij, dan telt dit alles dubbel, of de rij nu vol is of niet. Een kruisje in een rij zonder punten is niets waard.
    .example = In rij 5 staan een kruisje en de punten 2, 2 en 4: met de bonus van 4 is dat 12, en verdubbeld 24.

## Het einde van het spel

rule-Z20 = De laatste steen
    .text = Het spel eindigt met de beurt waarin de laatste steen uit de zak wordt getrokken. Die beurt speel je zoals altijd, en daarna komt niemand meer aan de beurt. Met partners maakt het team dat aan de beurt is allebei de beurten af.

rule-Z21 = Als niets meer past
    .text = Past aan het begin van een beurt, voordat er getrokken is, zelfs een 1 nergens meer op het bord, dan past er nooit meer een steen. De rest van de zak wordt één voor één uitgedeeld, met de klok mee aan alle spelers, te beginnen bij wie aan de beurt is, en dan is het spel afgelopen. Een hand kan daardoor zo groot worden als het uitkomt. Met partners kijk je hier één keer naar, voordat een team trekt.
    .ours = Bij de uitgever eindigt het spel eerder als niemand meer een steen kan leggen; wij kijken of er nog een 1 past, want waar zelfs een 1 niet past, past nooit meer iets.

rule-Z22 = Wie wint
    .text = Je totaal is de som van alle rijen van je scoreblad, min de getallen op de stenen die je nog in je hand hebt. Met partners gaan de stenen van allebei eraf. Het hoogste totaal wint. Spelers met hetzelfde totaal winnen samen.
    .example = Je rijen zijn samen 58, en je hebt nog een 2 en een 6 in je hand: 58 − 8 is 50.
    .ours = De uitgever zegt niet wie er bij gelijke totalen wint; samen winnen is voor iedereen eerlijk.

## Verborgen stenen

rule-Z24 = Wie wat ziet
    .text = De stenen in je hand ken alleen jij, en je partner als je die hebt; de anderen zien alleen hoeveel het er zijn. Welke steen er nu uit de zak komt, weet niemand, maar je kunt natellen welke nog niemand heeft gezien. Stenen die voor de start worden getrokken en stenen die bij een vroeg einde worden uitgedeeld, ziet iedereen, en na afloop ook alle handen. Op het scherm ligt de hand van wie aan de beurt is open zodra er getrokken is, of zodra de stenen gepakt zijn als er niets te trekken valt; alle andere handen liggen dicht.
    .ours = Dit spelen we zonder gordijn, want de meeste stenen worden toch in dezelfde beurt gelegd, en ze elke keer verbergen zou het spel alleen maar ophouden.

## Partners

rule-Z23 = Spelen met een partner
    .text = Met de optie ‘Buren spelen als partners en delen een scoreblad’, voor 4 of 6 spelers, vormen de eerste twee in de speelvolgorde een team, de volgende twee ook, enzovoort; elk team heeft één scoreblad. Als een team aan de beurt komt, trekken eerst beide partners, elk naar de stenen in de eigen hand en het bord zoals het dan is, en allebei zien ze beide handen. Daarna legt en noteert de eerste partner, en dan de tweede, als twee beurten. Wie van de twee het eerst in de speelvolgorde zit, trekt en legt het eerst; alleen bij de opening is dat de starter. Elke partner legt en bewaart alleen de eigen stenen.
    .example = Ada, Ben, Cleo en Dan spelen in deze volgorde, dus Ada en Ben zijn een team: als Ben begint, legt hij zijn drie stenen, dan legt Ada haar twee, en dan zijn Cleo en Dan aan de beurt.
    .ours = De uitgever vertelt in een paar zinnen over partners; wij hebben aangevuld wat ontbreekt en zijn zo dicht mogelijk bij het spel zonder partners gebleven.
