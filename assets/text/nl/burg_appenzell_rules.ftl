# Burg Appenzell: het regelboek, in het Nederlands.

burg_appenzell-rules-1 = Het kasteel
burg_appenzell-rules-2 = Voor de eerste beurt
burg_appenzell-rules-3 = Een beurt
burg_appenzell-rules-4 = De vloer schuiven
burg_appenzell-rules-5 = Kaas en daken
burg_appenzell-rules-6 = Wat verborgen is
burg_appenzell-rules-7 = Het einde van het spel

## Het kasteel

rule-B1 = De vakjes
    .text = Het kasteel heeft 7 rijen van 7 vakjes. De vier vakjes in de hoeken zijn torens. Over de hele lengte van rij 2, 4 en 6 en van kolom 2, 4 en 6 bestaat de vloer uit tegels die schuiven, samen 33 vakjes. De andere 12 vakjes zijn vaste steen: daar ligt geen tegel, dus geen kaas en geen val, en een muis is er veilig.

rule-B2 = Tegels en fiches
    .text = Er zijn 34 tegels: 3 van elk van de 7 soorten kaas, 10 met kale vloer en 3 vallen. In het kasteel liggen er 33, en de ene die overblijft, is de losse tegel. De soorten zijn emmentaler, cheddar, sage derby, neufchâtel, edammer, roquefort en brie. Er zijn 28 fiches, 4 van elke soort, dus van elke soort één voor iedereen.
    .ours = De tekst van de uitgever geeft de zeven kazen geen naam; wij wel, zodat je erover kunt praten.

rule-B3 = Kamers en daken
    .text = De 45 vakjes die geen toren zijn, vormen 18 kamers, elk onder een eigen dak en elk met een letter. Elf kamers hebben twee vakjes en een dak van leisteen, vijf hebben er drie en een dak van riet, en twee hebben er vier en een dak van koper. Met de optie ‘Kant van het bord’ kies je uit twee plattegronden van de kamers, A en B.
    .ours = De plattegronden op het bord van de uitgever hebben we niet, dus beide kanten hebben wij getekend, met dezelfde aantallen kamers en daken.

rule-B4 = De muizen
    .text = Er zijn 16 muizen, vier voor elke speler. Ze wachten in je voorraad tot je ze in het kasteel brengt.

## Voor de eerste beurt

rule-B5 = De vloer leggen
    .text = Alle 34 tegels worden gemengd, en 33 ervan worden neergelegd zonder dat iemand ze ziet. Dan gaan alle daken erop. De losse tegel ligt naast het kasteel, waar iedereen hem ziet.
    .ours = Bij de uitgever mag je de tegels leggen zoals je wilt; wij laten het aan het toeval over, zodat niemand vooraf iets weet.

rule-B6 = De eerste muizen
    .text = Wie begint, wordt geloot of voor het spel gekozen. Te beginnen bij die speler, en dan met de klok mee, zet iedereen één muis in een vrije toren, en dat kost niets. Daarna heeft wie begint de eerste beurt.

## Een beurt

rule-B21 = Vier acties
    .text = In je beurt heb je hoogstens vier acties. Je mag daken optillen, met je muizen rennen, muizen binnenbrengen en de vloer schuiven, door elkaar en in elke volgorde; alleen schuiven mag maar één keer per beurt. Je mag minder dan vier acties gebruiken, of geen. Beëindig je je beurt, dan is de volgende speler met de klok mee aan de beurt.

rule-B7 = Daken optillen
    .text = Een dak optillen kost één actie, hoe groot het dak ook is. Een van je muizen moet naast de kamer staan: minstens één vakje van de kamer raakt het vakje van de muis met een zijde of een hoek. Een muis in een toren telt ook.
    .example = Op kant A raakt een muis in de toren op rij 1, kolom 1 drie kamers, dus kan hij dak A, C en D optillen, voor één actie per dak.

rule-B8 = Rennen
    .text = Voor één actie rent een van je muizen één vakje omhoog, omlaag, naar links of naar rechts, nooit schuin. Het vakje moet open zijn, zonder dak erop, en er mag geen val op liggen en geen andere muis op staan. Een muis mag een toren uit rennen, maar nooit een toren in, en hij gaat nooit het kasteel uit.

rule-B9 = Over muizen springen
    .text = Een muis mag over vakjes met muizen springen, van wie die ook zijn, en landt op een vakje waar hij ook heen zou mogen rennen. Elk vakje waar hij overheen springt, kost één actie, en de landing kost er nog één, allemaal uit de acties die je nog hebt. Op elk vakje onderweg moet een muis staan; de weg mag een hoek om, maar gaat nooit schuin en nooit over een toren. Een weg over een vrij vakje is twee keer rennen: één keer naar dat vakje en één keer verder. Leiden er meer wegen naar hetzelfde vakje, dan betaal je voor de kortste.
    .example = Voor jouw muis staan twee muizen op een rij, en het vakje erachter is vrij: daarheen springen kost drie acties.
    .ours = De uitgever zegt alleen dat muizen over muizen mogen springen; bij ons ga je vakje voor vakje of maak je één zo’n sprong, zodat altijd duidelijk is waar een muis stopt en wat dat kost.

rule-B10 = Muizen binnenbrengen
    .text = Een muis uit je voorraad komt binnen door een vrije toren, voor één actie, en stopt in die toren. Zit er al een muis in de toren, dan mag de jouwe eroverheen komen en meteen verder springen. Dat kost één actie voor de toren, één voor elk volgend vakje waar hij overheen springt, telkens met een muis erop, en één voor de landing. Leiden twee torens naar hetzelfde vakje, dan kies je over welke hij komt.
    .example = In de toren zit een muis, en het vakje ernaast is open en vrij: een muis over de toren naar dat vakje brengen kost twee acties.
    .ours = De uitgever zegt niets over binnenkomen waar een toren bezet is; muizen mogen overal over muizen springen, dus hier ook.

rule-B11 = Eén muis per vakje
    .text = Op een vakje kan nooit meer dan één muis staan, ook in de torens niet. Een muis mag in zijn toren blijven zolang je wilt.
    .ours = De uitgever zegt niet dat een muis zijn toren uit moet, dus dat hoeft niet.

## De vloer schuiven

rule-B12 = Schuiven
    .text = Eén keer in je beurt mag je de losse tegel in het kasteel schuiven, voor één actie. Dat kan bij 12 vlaggetjes, aan beide uiteinden van rij 2, 4 en 6 en van kolom 2, 4 en 6. Alle tegels van die lijn schuiven één vakje op, en de tegel die er aan de andere kant uit valt, is de nieuwe losse tegel. Muizen en daken blijven waar ze zijn, en de tegels schuiven eronderdoor. Je mag ook aan het andere uiteinde schuiven van de lijn die het laatst geschoven is; dan komt alles terug zoals het was.
    .ours = De uitgever verbiedt niet om schuiven met schuiven terug te draaien, dus het mag.

rule-B13 = Vallen
    .text = Komt er door het schuiven een val onder een muis, dan valt de muis en doet de rest van het spel niet meer mee. Dat geldt voor de muizen van alle spelers, ook die van jou. De val blijft een tegel zoals de andere en kan nog meer muizen vangen. Schuift een val onder een dak door, dan ziet niemand dat.

## Kaas en daken

rule-B14 = Kaas verzamelen
    .text = Zodra twee van je muizen op tegels met dezelfde soort kaas staan, krijg je een fiche van die soort. Dat geldt voor elke speler en in ieders beurt, en je kunt meer fiches tegelijk krijgen. Van elke soort krijg je maar één fiche, en die houd je; alle fiches liggen open. In torens en op vaste steen is geen kaas, en een vakje waar een muis alleen overheen springt, telt niet.
    .example = Een van je muizen staat op edammer; Ben schuift, er schuift edammer onder een andere muis van jou, en je krijgt de fiche voor edammer in Bens beurt.
    .ours = De fiches komen vanzelf na elke actie, zodat niemand er een misloopt door niet op te letten.

rule-B15 = Daken gaan er weer op
    .text = Beëindig je je beurt, dan krijgt elke kamer zonder muis het dak terug, en dat kost niets. Een kamer waarvan de enige muis gevallen is, telt als een kamer zonder muis. Een kamer die in je beurt leeg raakt, blijft open tot de beurt eindigt. Tussen twee beurten zijn dus precies die kamers open waar een muis in is.

## Wat verborgen is

rule-B20 = Tegels onthouden
    .text = Een tegel zie je alleen in een open kamer, naast het kasteel als losse tegel, en als hij eruit valt. Wat weer onder een dak ligt, moet je zelf onthouden. Met de optie ‘Toon onder de daken wat al gezien is’ toont het kasteel, voor alle spelers hetzelfde, elke tegel die in een open kamer heeft gelegen of de losse tegel is geweest, ook nadat er geschoven is.
    .ours = Bij het terugnemen geldt een dak optillen altijd als iets nieuws zien, want met even kijken en weer terug zou je gratis je geheugen opfrissen.

## Het einde van het spel

rule-B16 = Genoeg soorten kaas
    .text = Wie fiches van vier verschillende soorten heeft, wint meteen, zelfs midden in een beurt, en ook in de beurt van een ander. Met de optie ‘Hoeveel soorten kaas winnen’ kun je in plaats daarvan vijf of zes soorten vragen. Dat maakt het spel langer en is het best met 2 of 3 spelers.

rule-B17 = De derde gevallen muis
    .text = Is er een derde muis van één speler gevallen, dan is het spel meteen afgelopen. Iedereen die drie of meer muizen kwijt is, ligt eruit. Van de anderen wint wie de meeste fiches heeft. Met twee spelers wint de andere, hoe weinig fiches die ook heeft.
    .example = Ada’s derde muis valt; ze heeft 3 fiches, Ben heeft er 2 en Cleo 1: Ben wint.

rule-B18 = Gelijke stand
    .text = Er is altijd precies één winnaar. Staan meer spelers gelijk, ga dan met de klok mee de tafel rond, te beginnen bij de speler na wie aan de beurt is. De eerste van de gelijke spelers die je tegenkomt, wint. Wie aan de beurt is, komt als laatste.
    .example = Ada, Ben, Cleo en Dan zitten in deze volgorde, en het spel eindigt in Cleo’s beurt met een gelijke stand van Ada en Ben: na Cleo komt Dan, dan Ada, dus Ada wint.

rule-B19 = Wat het eerst komt
    .text = Bij schuiven gebeurt alles in deze volgorde: eerst schuiven de tegels, dan vallen de muizen boven een val, dan krijgt iedereen de fiches. Pas dan kijk je of iemand genoeg soorten kaas heeft, en zo niet, of er een derde muis gevallen is. Halen meer spelers door dezelfde keer schuiven genoeg soorten, dan staan ze gelijk, hoeveel fiches ze ook hebben. Ligt iedereen eruit door gevallen muizen, dan wint wie van allemaal de meeste fiches heeft. Een gelijke stand wordt beslist zoals altijd, en wie aan de beurt is, komt als laatste.
    .example = In Ada’s beurt geeft één keer schuiven Ben zijn vierde soort kaas en Cleo haar vierde en vijfde: ze staan gelijk, en Ben wint, want hij zit het eerst na Ada.
    .ours = De uitgever zegt niet wat bij schuiven het eerst telt; wij volgen wat er in het kasteel zou gebeuren, dus een muis die valt, verzamelt niets meer.

rule-B22 = Als er niets gebeurt
    .text = Het spel eindigt ook als veel beurten op een rij geen fiche en geen gevallen muis opleveren: 50 beurten met twee spelers, 75 met drie, 100 met vier. Een beurt telt als hij eindigt, en na een beurt met een fiche of een gevallen muis begint het tellen opnieuw. Dan wint wie de meeste fiches heeft. Hebben er meer evenveel, dan wordt de gelijke stand beslist zoals altijd, en wie net de beurt heeft beëindigd, komt als laatste.
    .ours = De uitgever kent zo’n einde niet; wij hebben het toegevoegd, zodat een spel waarin niemand iets durft ook een einde heeft.
