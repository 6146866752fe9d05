# Rat-a-Tat Roll: het regelboek, in het Nederlands.

## Waarmee je speelt

rat_a_tat_roll-rules-1 = Waarmee je speelt

rule-L1 = Kaarten, fiches en dobbelstenen
    .text = Er zijn 40 getalkaarten, vier van elk getal van 0 tot en met 9. Op de 7, de 8 en de 9 staat het herkansingsteken. Er zijn 15 herkansingsfiches, en één pion die alle spelers verzetten. Je gooit met één, twee of drie dobbelstenen, met 1 tot en met 6. De jokersteen toont ‘laagste’, ‘hoogste’ en ‘ruil’, elk op twee van zijn zes kanten.
    .ours = Het boekje zegt niet hoeveel kaarten en fiches er zijn. Wij spelen met 40 kaarten, genoeg voor vijf volle handen en een stapel. Met 15 fiches kan iedereen met 2 beginnen, en toch kan het midden leeg raken. Ook wat er op de dobbelstenen staat, zegt het boekje niet. Daarom gooi je voor de pion met gewone dobbelstenen, en komen de drie tekens van de jokersteen even vaak voor.
    .example = Gooi je met echte dobbelstenen, dan kan een gewone de jokersteen zijn. 1 en 2 zijn ‘laagste’, 3 en 4 ‘hoogste’, 5 en 6 ‘ruil’.

rule-L2 = De baan
    .text = De baan is een rondje van 20 vakken, en de pion gaat altijd met de klok mee. Er zijn vijf gebieden, elk van één kleur en met drie vakken: een keuzevak, een herkansingsvak en een spiekvak. Tussen elk gebied en het volgende ligt een zwart jokervak. Bij elk gebied ligt één open kaart: die hoort bij alle drie de vakken van dat gebied.
    .ours = De tekening van het bord hebben we niet. De volgorde van de kleuren, en van de vakken in elk gebied, is van ons.
    .example = Met de klok mee vanaf het begin van de pion heeft rood keuze, herkansing, spieken. Oranje heeft spieken, keuze, herkansing, en groen heeft herkansing, spieken, keuze. Blauw heeft keuze, spieken, herkansing, en paars heeft herkansing, keuze, spieken.

## Voor de eerste beurt

rat_a_tat_roll-rules-2 = Voor de eerste beurt

rule-L3 = Klaarzetten
    .text = De pion staat op het jokervak tussen het paarse en het rode gebied. Iedereen krijgt één dichte kaart en kijkt er één keer naar. Iedereen krijgt ook 2 herkansingsfiches, welke kaart het ook is; de andere fiches liggen in het midden. Bij elk gebied komt één open kaart. Alle andere kaarten zijn de stapel, dicht.
    .ours = De pion mag op elk jokervak beginnen. Wij nemen altijd hetzelfde, zodat elk spel gelijk begint.

rule-L4 = Je rij
    .text = Je kaarten liggen dicht in een rij voor je. Een volle hand is 5 kaarten met twee spelers, en 4 kaarten met drie, vier of vijf spelers. Je kaart van het begin is de eerste daarvan. Je mag de kaarten in je rij niet anders leggen.

## Een beurt tot je hand vol is

rat_a_tat_roll-rules-3 = Een beurt tot je hand vol is

rule-L5 = Dobbelstenen kiezen
    .text = Wie begint, wordt geloot, of je kiest een speler als je het spel klaarzet. Daarna gaan de beurten met de klok mee de tafel rond. Zolang je hand niet vol is, kies je aan het begin van je beurt één, twee of drie dobbelstenen. Dan gooi je alles wat je gekozen hebt.
    .ours = Volgens het boekje begint wie het laatst een beroemd bouwwerk heeft bezocht. Wij loten of laten jullie kiezen, zodat niet altijd dezelfde begint.
    .example = Een vak dat 7 stappen verder ligt, is te ver voor één dobbelsteen. Met twee kom je er 6 van de 36 keer, met drie maar 15 van de 216 keer.

rule-L6 = Opnieuw gooien
    .text = Bevalt je worp je niet en heb je een fiche, leg die dan in het midden. Nu mag je van de dobbelstenen van deze beurt opnieuw gooien wat je wilt. Dobbelstenen die je laat liggen, houden hun getal, en je mag er geen bij nemen. Je mag dit zo vaak doen als je fiches hebt, elke keer voor één fiche; zonder fiche blijft de worp staan. Zodra de pion loopt, staan de dobbelstenen vast. Ook de jokersteen kun je met fiches opnieuw gooien.
    .example = Je koos twee dobbelstenen en gooide een 2 en een 6. Voor één fiche mag je de 2 opnieuw gooien, de 6 of allebei, maar niet de derde dobbelsteen.

rule-L7 = De pion verzetten
    .text = Zet de pion met de klok mee verder, precies zoveel vakken als je dobbelstenen samen tonen. Vakken waar hij langskomt, doen niets. Het vak waar hij stopt, zegt wat er gebeurt.

## De vier soorten vakken

rat_a_tat_roll-rules-4 = De vier soorten vakken

rule-L8 = Keuze
    .text = Je pakt de open kaart van dit gebied of de bovenste kaart van de stapel. Een kaart van de stapel is alleen voor jouw ogen: je bekijkt hem en legt hem dan dicht in je rij. Heb je hem eenmaal bekeken, dan kun je niet meer anders kiezen.

rule-L9 = Herkansing
    .text = Je moet de open kaart van dit gebied pakken. Je krijgt ook één fiche uit het midden.

rule-L10 = Spieken
    .text = Je moet de open kaart van dit gebied pakken. Daarna mag je al je eigen kaarten bekijken, of één kaart van één andere speler, of geen. Alleen jij ziet ze, en ze blijven dicht liggen waar ze liggen.
    .ours = ‘Al je eigen kaarten’ is ook de nieuwe, want die ligt dan al in je rij.

rule-L11 = Joker
    .text = Je gooit de jokersteen; met fiches mag je die opnieuw gooien. ‘Laagste’ of ‘hoogste’: je moet de laagste of de hoogste van de vijf open kaarten pakken, en bij gelijke kaarten kies je zelf. ‘Ruil’: je mag een van je kaarten ruilen voor een kaart van een andere speler, of het laten. De twee kaarten wisselen dicht van plaats, en niemand bekijkt ze. Door een ruil wordt je rij niet langer.
    .ours = Het boekje stelt geen grens aan ruilen, en wij ook niet. Een beurt zonder kaart maakt het spel alleen wat langer.
    .example = 4, 7, 2, 9 en 2 liggen open. ‘Laagste’ geeft je een van de tweeën, welke je maar wilt, en ‘hoogste’ de 9.

## Kaarten en fiches

rat_a_tat_roll-rules-5 = Kaarten en fiches

rule-L14 = Een kaart neerleggen
    .text = Een kaart die je pakt, komt dicht op de volgende plaats in je rij. Daar blijft hij tot je hem ruilt of, met een volle hand, vervangt.

rule-L12 = Fiches voor hoge kaarten
    .text = Telkens als je een 7, 8 of 9 pakt, van een gebied of van de stapel, krijg je één fiche uit het midden. Op een herkansingsvak zijn dat er dus twee: een voor de kaart en een voor het vak. Je eerste kaart en een kaart die je door een ruil krijgt, leveren geen fiche op. Ook een kaart die bij een gebied een gat vult, doet dat niet. Zijn er te weinig fiches in het midden, dan krijg je wat er is, en later niets meer.
    .example = De pion stopt op een herkansingsvak waar een 9 ligt. Je pakt de 9 en twee fiches, of maar één als er nog maar één in het midden ligt.

rule-L13 = Nieuwe open kaarten
    .text = Heb je een open kaart gepakt, dan vult de bovenste kaart van de stapel het gat aan het eind van je beurt. Staat daarna op vier of vijf open kaarten het herkansingsteken, dan worden alle vijf in de stapel geschud. Er komen vijf nieuwe. Dat gebeurt opnieuw zolang er nog te veel tekens zijn, en ook voor de eerste beurt. Niemand krijgt er fiches voor. Na de laatste beurt van het spel wordt geen gat meer gevuld en niets meer geschud.
    .ours = Zo klopt de regel in elke beurt. Na de laatste beurt heeft niemand nog iets aan nieuwe kaarten.
    .example = 3, 7, 8 en 9 liggen open, en het gat wordt gevuld met nog een 7. Dat zijn vier tekens, dus gaan alle vijf de kaarten in de stapel.

## Als je hand vol is

rat_a_tat_roll-rules-6 = Als je hand vol is

rule-L15 = Beurten met een volle hand
    .text = Vanaf nu verzet je de pion niet meer. In je beurt sla je over, of je gooit alleen de jokersteen, met fiches ook opnieuw. Pak je zo een kaart, dan moet die een oudere vervangen, ook als hij slechter is. Eerst krijg je de fiche voor een 7, 8 of 9. Dan kies je een plaats in je rij: de kaart daar gaat ongezien onder op de stapel, en de nieuwe komt op die plaats. Als laatste wordt het gat bij het gebied gevuld. Een ruil gaat zoals op een jokervak. Niemand is er veilig voor, volle hand of niet.
    .ours = Niemand bekijkt de kaart die weggaat, ook jij niet, want dit is een geheugenspel.

## Het einde

rat_a_tat_roll-rules-7 = Het einde

rule-L16 = De slotronde
    .text = Als de laatste speler een volle hand krijgt, begint de slotronde bij de volgende speler. Iedereen krijgt nog één beurt, zoals altijd met een volle hand. Wie de slotronde in gang zette, heeft de laatste beurt.
    .example = Ada, Ben en Cleo zitten in deze volgorde, en Ben krijgt als laatste een volle hand. Nu hebben Cleo, Ada en Ben elk nog één beurt.

rule-L17 = Wie wint
    .text = Na de slotronde gaan alle kaarten open, en je telt de getallen in je rij op. De laagste som wint. Fiches die over zijn, tellen niet mee. Spelers met dezelfde laagste som winnen samen.
    .ours = Het boekje zegt niets over een gelijke stand, en gelijke sommen zijn even goed.

## Geheugen en opties

rat_a_tat_roll-rules-8 = Geheugen en opties

rule-L18 = Wat je kunt weten
    .text = Een dichte kaart kent alleen wie hem gezien heeft. Iedereen heeft de kaarten gezien die open werden gepakt. Alleen jij hebt je eerste kaart gezien, je kaarten van de stapel en waar je gespiekt hebt. Bij een ruil gaan kaarten ongezien naar een andere plaats, dus onthoud waarheen. Een fiche voor een kaart van de stapel vertelt iedereen dat het een 7, 8 of 9 is. Geen fiche vertelt iedereen dat hij lager is, tenzij het midden leeg was. Al het andere hangt van je geheugen af, want een kaart die gezien is, ligt daarna weer dicht.

rule-L19 = Opties
    .text = Er is een optie ‘In je beurt zie je de kaarten die je al gezien hebt’. Dan zie je in je eigen beurt al die kaarten, waar ze nu ook liggen. Met de optie ‘Meer herkansingsfiches aan het begin, voor jonge spelers’ krijgen sommige spelers meer dan 2 fiches, uit het midden. Samen kunnen ze er hoogstens 11 extra krijgen met twee spelers, 9 met drie, 7 met vier en 5 met vijf. Zonder deze opties vertrouwt iedereen alleen op het eigen geheugen en begint met 2 fiches.
    .ours = Tussen twee beurten, en terwijl de stapel geschud wordt, toont de eerste optie niets, want dan is niemand aan de beurt.
    .example = Met drie spelers kunnen twee kinderen elk 4 fiches extra krijgen, want dat is 8 van de 9.
