# Rinus Rioolrat: het regelboek, in het Nederlands.

kalle-rules-1 = Deksels en ronden
kalle-rules-2 = Verstoppen
kalle-rules-3 = De zoektocht
kalle-rules-4 = Na het achtste deksel
kalle-rules-5 = Het einde van het spel
kalle-rules-6 = Wat iedereen weet

## Deksels en ronden

rule-K1 = Het riool
    .text = Er zijn 17 deksels die er van boven hetzelfde uitzien. Onder één zit de rat, onder elk van de andere een ander dier uit het riool. Voor elke ronde worden die 16 andere geschud en dicht neergelegd, in een vierkant van vier rijen met vier deksels. Verder zijn er een agent en 6 kaasjes. Die kaasjes zijn altijd genoeg tot het einde.
    .ours = Welke zestien dieren in het riool wonen, hebben wij gekozen. Alleen hun plaatjes verschillen, dus voor het spel maakt het niets uit.

rule-K2 = Ronden en rollen
    .text = Een spel bestaat uit ronden. In elke ronde is één speler de rat, en alle anderen zijn speurders. De volgende rat is de linkerbuur: de volgende met de klok mee. Met 2 of 3 spelers is iedereen twee keer de rat, met 4 of 5 spelers één keer. Wie als eerste de rat is, wordt geloot of voor het spel gekozen.
    .ours = Volgens het boekje is eerst de rat wie de puntigste tanden heeft. Wij loten of laten jullie kiezen, zodat het niet altijd dezelfde is.
    .example = Twee spelers spelen 4 ronden, drie spelen er 6, vier spelen er 4 en vijf spelen er 5.

## Verstoppen

rule-K3 = De rat verstopt zich
    .text = Alle speurders kijken weg. De rat verwisselt het eigen deksel met een van de 16 in het vierkant, welk dan ook. Het deksel dat zo weggaat, doet deze ronde niet meer mee. Niemand krijgt het te zien, ook de rat niet.

rule-K4 = De agent neerzetten
    .text = Voor de zoektocht zet de rechterbuur van de rat de agent op een deksel naar keuze. Met twee spelers is dat de enige speurder. Het deksel onder de agent blijft dicht.
    .ours = Volgens het boekje mag elke speurder dit doen. Wij nemen de rechterbuur van de rat. Met drie of meer spelers is dat niet ook degene die als eerste zoekt.

## De zoektocht

rule-K5 = Om de beurt
    .text = De speurders zoeken om de beurt, met de klok mee, te beginnen bij de linkerbuur van de rat. De rat slaan ze over; die komt telkens tussendoor aan de beurt.
    .example = Ada, Ben, Cleo, Dan en Eve zitten in deze volgorde, en Dan is de rat. Cleo zet de agent neer, en Eve zoekt als eerste. Na haar komen Ada, Ben en Cleo, en dan weer Eve.

rule-K6 = De agent verzetten
    .text = Ben je als speurder aan de beurt, dan zet je de agent op een deksel ernaast: omhoog, omlaag, naar links, naar rechts of schuin. Dan draai je dat deksel om. Je mag de agent niet laten staan, en hij springt nooit over een deksel.
    .example = Midden in het vierkant kan de agent uit 8 deksels kiezen, aan een rand uit 5, in een hoek uit 3.
    .ours = Volgens het boekje mag je de agent verzetten; bij ons moet het. Een speurder die alleen maar wacht, zou de zoektocht stilleggen.

rule-K7 = Eerst dichte deksels
    .text = Ligt er een dicht deksel naast de agent, dan moet je hem op een dicht deksel zetten. Zijn alle deksels ernaast open, dan zet je hem op een daarvan. Je draait dan niets om, er telt geen deksel mee, en je beurt is voorbij. Na twee zulke stappen op een rij, van wie ook, moet de volgende naar een van de vier deksels in het midden. Zodra er een deksel wordt omgedraaid, begint dat tellen opnieuw.
    .ours = Het boekje zegt niet wat er gebeurt als er rond de agent alleen open deksels zijn. Vanuit het midden komt hij snel weer bij dichte, zodat geen zoektocht vastloopt.

rule-K8 = Wat eronder zit
    .text = Draai je de rat om, dan pak je een kaasje, en de ronde is afgelopen. Is het een ander dier, dan blijft het deksel open liggen, met de agent erop.

rule-K9 = De rat verwisselt
    .text = Na elke stap van een speurder, zolang de zoektocht doorgaat, mag de rat twee deksels verwisselen. Ze moeten naast elkaar liggen, ook schuin, en het mag overal in het vierkant. Alleen het deksel met de agent blijft liggen. Een open en een dicht deksel mogen van plaats wisselen; wat open is, blijft open, en wat dicht is, blijft dicht. Het eigen deksel van de rat hoeft er niet bij te zijn, en de rat mag ook niets verwisselen. Iedereen ziet welke twee plekken verwisseld worden.

## Na het achtste deksel

rule-K10 = De rat aanwijzen
    .text = Zit de rat ook niet onder het achtste omgedraaide deksel, dan is de zoektocht voorbij. Er wordt daarna niet meer verwisseld. Nu moet de rat het zelf nog weten: de rat wijst één dicht deksel aan, en dat wordt omgedraaid. Is het goed, dan pakt de rat een kaasje, en anders pakt niemand er een. Aan het eind van elke ronde gaan alle deksels open.
    .example = Na elk van de eerste zeven verkeerde deksels mag de rat verwisselen; na het achtste niet.

rule-K11 = De laatste kans
    .text = Met de optie ‘Na het achtste deksel wijst elke speurder er nog een aan’ kunnen de speurders daarna nog winnen. Te beginnen bij de linkerbuur van de rat wijst elk een dicht deksel aan, en elk een ander. Pas dan worden deze deksels omgedraaid. Wie de rat heeft aangewezen, pakt een kaasje. Is dat niemand, dan moet de rat aanwijzen waar die zit, onder een deksel dat nog dicht is. Niemand mag het aanwijzen overslaan, en met twee spelers wijst de enige speurder één keer.
    .ours = Het boekje zegt niet of je mag overslaan, en ook niet waar de rat nog mag wijzen. Bij ons wijst iedereen, zodat elke ronde een duidelijk einde heeft. De rat kiest uit dichte deksels: van de andere heeft iedereen al gezien dat het mis is.

## Het einde van het spel

rule-K12 = De meeste kaasjes winnen
    .text = Wie na de laatste ronde de meeste kaasjes heeft, wint. Spelers met evenveel kaasjes winnen samen, zelfs als niemand er een heeft.

## Wat iedereen weet

rule-K13 = Waar de rat zit
    .text = Wat er onder een dicht deksel zit, ziet niemand. Alleen de rat weet waar die zit, en ziet de plek alleen bij het verstoppen. Daarna moet de rat de verwisselingen uit het hoofd volgen. Met de optie ‘De rat mag telkens weer kijken waar die zit’ mag de rat vaker kijken, terwijl de anderen wegkijken. Dat mag elke keer voor het verwisselen en voor het aanwijzen.
    .ours = Volgens het boekje moet de rat het goed onthouden, dus tonen wij de plek alleen bij het verstoppen. De optie maakt het makkelijker voor kleine kinderen.

rule-K14 = De verwisselingen volgen
    .text = Iedereen ziet elke verwisseling. Een speurder met een goed geheugen kan dus elk deksel volgen, en weet hoe groot de kans is dat de rat eronder zit. Het spel schrijft niet op welke deksels verwisseld zijn, dus let goed op.
    .example = Zolang de rat niets verwisselt, kan die eerst onder elk van 16 deksels zitten, en na drie verkeerde onder elk van 13.
