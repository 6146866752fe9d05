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
    .text = Het kasteel heeft 7 rijen van 7 vakjes. De vier vakjes in de hoeken zijn torens. Rij 2, 4 en 6 en kolom 2, 4 en 6 bestaan uit tegels die schuiven, samen 33 vakjes. De andere 12 vakjes zijn vaste steen: daar ligt geen tegel, dus geen kaas en geen val. Een muis is er veilig.

rule-B2 = Tegels en fiches
    .text = Er zijn 34 tegels: 3 van elk van de 7 soorten kaas, 10 met kale vloer en 3 vallen. In het kasteel liggen er 33, en de ene die overblijft, is de losse tegel. De soorten zijn emmentaler, cheddar, sage derby, neufchâtel, edammer, roquefort en brie. Er zijn 28 fiches, 4 van elke soort, dus van elke soort één voor iedereen.
    .ours = In het boekje hebben de zeven kazen geen naam. Bij ons wel, zodat je erover kunt praten.

rule-B3 = Kamers en daken
    .text = De 45 vakjes die geen toren zijn, vormen 18 kamers, elk onder een eigen dak en elk met een letter. Elf kamers hebben twee vakjes en een dak van leisteen. Vijf kamers hebben er drie en een dak van riet, en twee hebben er vier en een dak van koper. Met de optie ‘Kant van het bord’ kies je uit twee plattegronden van de kamers, A en B.
    .ours = De plattegronden van het echte bord hebben we niet. Allebei de kanten hebben wij zelf getekend. De 18 daken uit het boekje zijn gebleven, in soorten van 11, 5 en 2. Welke soort twee, drie of vier vakjes dekt, hebben wij uitgerekend: alleen zo vullen de kamers het kasteel.

rule-B4 = De muizen
    .text = Er zijn 16 muizen, vier voor elke speler. Ze wachten in je voorraad tot je ze in het kasteel brengt.

## Voor de eerste beurt

rule-B5 = De vloer leggen
    .text = Alle 34 tegels worden geschud, en 33 ervan neergelegd zonder dat iemand ze ziet. Dan gaan alle daken erop. De losse tegel ligt naast het kasteel, waar iedereen hem ziet.
    .ours = Volgens het boekje mag je de tegels leggen zoals je wilt. Wij laten het aan het toeval over, zodat niemand vooraf iets weet.

rule-B6 = De eerste muizen
    .text = Wie begint, wordt geloot of voor het spel gekozen. Vanaf die speler zet iedereen, met de klok mee, één muis in een vrije toren. Dat kost niets. Daarna heeft de startspeler de eerste beurt.
    .ours = Volgens het boekje begint wie het laatst een kasteel heeft bezocht. Wij loten of laten jullie kiezen, zodat niet altijd dezelfde begint.

## Een beurt

rule-B21 = Vier acties
    .text = In je beurt heb je hoogstens vier acties. Je mag daken optillen, met je muizen rennen, muizen binnenbrengen en de vloer schuiven, in elke volgorde. Alleen schuiven mag maar één keer per beurt. Je mag minder dan vier acties gebruiken, of geen. Beëindig je je beurt, dan is de volgende speler met de klok mee aan de beurt.

rule-B7 = Daken optillen
    .text = Een dak optillen kost één actie, hoe groot het dak ook is. Een van je muizen moet naast de kamer staan. Dat is zo als zijn vakje minstens één vakje van de kamer raakt, met een zijde of een hoek. Een muis in een toren telt ook.
    .example = Op kant A raakt een muis in de toren op rij 1, kolom 1 drie kamers. Hij kan dak A, C en D optillen, voor één actie per dak.

rule-B8 = Rennen
    .text = Voor één actie rent een van je muizen één vakje omhoog, omlaag, naar links of naar rechts, nooit schuin. Het vakje moet open zijn, zonder dak erop, zonder val en zonder andere muis. Een muis mag een toren uit rennen, maar nooit een toren in, en hij gaat nooit het kasteel uit.

rule-B9 = Over muizen springen
    .text = Een muis mag over muizen springen, van wie die ook zijn. Hij landt op een vakje waar hij ook heen zou mogen rennen. Elk vakje waar hij overheen springt, kost één actie, en de landing kost er nog één, allemaal uit de acties die je nog hebt. Op elk vakje onderweg moet een muis staan. De weg mag een hoek om, maar gaat nooit schuin en nooit over een toren. Over een vrij vakje ga je in twee keer: eerst naar dat vakje, en dan verder. Leiden er meer wegen naar hetzelfde vakje, dan betaal je voor de kortste.
    .example = Voor jouw muis staan twee muizen op een rij, en het vakje erachter is vrij: daarheen springen kost drie acties.
    .ours = Het boekje zegt alleen dat muizen over muizen mogen springen. Bij ons ga je vakje voor vakje of maak je één zo’n sprong. Zo is altijd duidelijk waar een muis stopt en wat dat kost.

rule-B10 = Muizen binnenbrengen
    .text = Een muis uit je voorraad komt binnen door een vrije toren, voor één actie, en stopt in die toren. Zit er al een muis in de toren, dan mag de jouwe eroverheen en meteen verder springen. Dat kost één actie voor de toren en één voor de landing. Elk volgend vakje waar hij overheen springt, telkens met een muis erop, kost er nog één. Leiden twee torens naar hetzelfde vakje, dan kies je over welke hij komt.
    .example = In de toren zit een muis, en het vakje ernaast is open en vrij. Een muis over de toren naar dat vakje brengen kost twee acties.
    .ours = Het boekje zegt niet of je kunt binnenkomen waar al een muis in de toren zit. Muizen mogen overal over muizen springen, dus hier ook.

rule-B11 = Eén muis per vakje
    .text = Op een vakje kan nooit meer dan één muis staan, ook in de torens niet. Een muis mag in zijn toren blijven zolang je wilt.
    .ours = Het boekje zegt niet dat een muis zijn toren uit moet, dus dat hoeft niet.

## De vloer schuiven

rule-B12 = Schuiven
    .text = Eén keer in je beurt mag je de losse tegel in het kasteel schuiven, voor één actie. Dat kan bij 12 vlaggetjes, aan beide uiteinden van rij 2, 4 en 6 en van kolom 2, 4 en 6. Alle tegels van die lijn schuiven één vakje op. De tegel die er aan de andere kant uit valt, is de nieuwe losse tegel. Muizen en daken blijven waar ze zijn, en de tegels schuiven eronderdoor. De lijn die het laatst geschoven is, mag je ook van de andere kant schuiven; dan komt alles terug zoals het was.
    .ours = Het boekje verbiedt zo’n lijn terugschuiven niet, dus het mag.

rule-B13 = Vallen
    .text = Schuift er een val onder een muis, dan valt de muis en doet de rest van het spel niet meer mee. Dat geldt voor ieders muizen, ook voor de jouwe. De val blijft een tegel zoals de andere en kan nog meer muizen vangen. Schuift een val onder een dak door, dan ziet niemand dat.

## Kaas en daken

rule-B14 = Kaas verzamelen
    .text = Zodra twee van je muizen op dezelfde soort kaas staan, krijg je een fiche van die soort. Dat geldt voor elke speler en in ieders beurt, en je kunt meer fiches tegelijk krijgen. Van elke soort krijg je maar één fiche, en die houd je; alle fiches liggen open. In torens en op vaste steen is geen kaas. Een vakje waar een muis alleen overheen springt, telt niet.
    .example = Een van je muizen staat op edammer. Ben schuift, en er komt edammer onder een andere muis van jou. Je krijgt de fiche voor edammer, in Bens beurt.
    .ours = De fiches komen vanzelf na elke actie, zodat niemand er een misloopt door niet op te letten.

rule-B15 = Daken gaan er weer op
    .text = Beëindig je je beurt, dan krijgt elke kamer zonder muis het dak terug, en dat kost niets. Een kamer waarvan de enige muis gevallen is, telt ook als leeg. Een kamer die in je beurt leeg raakt, blijft open tot de beurt eindigt. Tussen twee beurten zijn dus precies die kamers open waar een muis in is.

## Wat verborgen is

rule-B20 = Tegels onthouden
    .text = Een tegel zie je alleen in een open kamer, naast het kasteel als losse tegel, en als hij eruit valt. Wat weer onder een dak ligt, moet je zelf onthouden. Met de optie ‘Toon onder de daken wat al gezien is’ doet het kasteel dat, voor alle spelers hetzelfde. Je ziet dan elke tegel die in een open kamer heeft gelegen of de losse tegel is geweest, ook na het schuiven.
    .ours = Een dak optillen geldt bij het terugnemen altijd als iets nieuws zien. Anders kon je gratis even kijken en weer terug.

## Het einde van het spel

rule-B16 = Genoeg soorten kaas
    .text = Wie fiches van vier verschillende soorten heeft, wint meteen, zelfs midden in een beurt, en ook in de beurt van een ander. Met de optie ‘Hoeveel soorten kaas je nodig hebt’ speel je om vijf of zes soorten. Dan duurt het spel langer, en dat is het best met 2 of 3 spelers.

rule-B17 = De derde gevallen muis
    .text = Is er een derde muis van één speler gevallen, dan is het spel meteen afgelopen. Iedereen die drie of meer muizen kwijt is, ligt eruit. Van de anderen wint wie de meeste fiches heeft. Met twee spelers wint de andere, hoe weinig fiches die ook heeft.
    .example = Ada’s derde muis valt. Zij heeft 3 fiches, Ben heeft er 2 en Cleo 1: Ben wint.

rule-B18 = Gelijke stand
    .text = Er is altijd precies één winnaar. Staan meer spelers gelijk, ga dan met de klok mee de tafel rond, te beginnen bij de speler na wie aan de beurt is. De eerste van de gelijke spelers die je tegenkomt, wint. Wie aan de beurt is, komt als laatste.
    .example = Ada, Ben, Cleo en Dan zitten in deze volgorde. Het spel eindigt in Cleo’s beurt, en Ada en Ben staan gelijk. Na Cleo komt Dan, en dan Ada, dus Ada wint.

rule-B19 = Wat het eerst komt
    .text = Bij schuiven gebeurt alles in deze volgorde: eerst schuiven de tegels, dan vallen de muizen boven een val, dan krijgt iedereen de fiches. Pas dan kijk je of iemand genoeg soorten kaas heeft, en zo niet, of er een derde muis gevallen is. Halen meer spelers door dezelfde keer schuiven genoeg soorten, dan staan ze gelijk, hoeveel fiches ze ook hebben. Ligt iedereen eruit door gevallen muizen, dan wint wie van allemaal de meeste fiches heeft. Een gelijke stand wordt beslist zoals altijd, en wie aan de beurt is, komt als laatste.
    .example = In Ada’s beurt krijgt Ben door één keer schuiven zijn vierde soort, en Cleo haar vierde en vijfde. Ze staan gelijk, en Ben wint, want hij zit het eerst na Ada.
    .ours = Het boekje zegt niet wat bij schuiven het eerst telt. Wij volgen wat er in het kasteel zou gebeuren: een muis die valt, verzamelt niets meer.

rule-B22 = Als er niets gebeurt
    .text = Het spel eindigt ook als er veel beurten op een rij geen fiche komt en geen muis valt. Dat is na 50 beurten met twee spelers, na 75 met drie en na 100 met vier. Een beurt telt als hij eindigt, en na een fiche of een gevallen muis begint het tellen opnieuw. Dan wint wie de meeste fiches heeft. Hebben er meer evenveel, dan wordt de gelijke stand beslist zoals altijd, en wie net de beurt heeft beëindigd, komt als laatste.
    .ours = In het boekje staat zo’n einde niet. Wij hebben het toegevoegd, zodat ook een spel waarin niemand iets durft, een einde heeft.
