# Ratzzia: het regelboek, in het Nederlands.

## Het eten en het doel

ratzzia-rules-1 = Het eten en het doel

rule-R1 = Eten
    .text = Een worstje is 1 eten waard, een cracker 5 en een kaasje 10; je mag altijd wisselen, dus alleen de sommen tellen. Eten dat voor je op tafel ligt, kunnen anderen afpakken. Eten in je zak is veilig. Wat je krijgt, ligt altijd eerst voor je op tafel, en alleen de berging, de plank van kolom 7, laat het je in de zak doen. Er is altijd genoeg eten voor iedereen.
    .ours = Niemand mag iets mislopen omdat een doos leeg is, dus de voorraad raakt nooit op.

rule-R4 = Eten aan het begin
    .text = Wie begint, wordt geloot, of je kiest een speler als je het spel klaarzet. Daarna gaan de beurten met de klok mee de tafel rond. Wie begint, heeft eerst 3 eten op tafel, de volgende 4, dan 5, 6 en 7. Alle zakken zijn leeg.

rule-R5 = Een volle zak wint
    .text = Een zak met 25 eten of meer is vol. De eerste speler met een volle zak wint meteen. De rest van die beurt wordt niet meer gespeeld, ook niet als er nog meer kolommen af zijn.

## Dobbelstenen en voorraadkast

ratzzia-rules-2 = Dobbelstenen en voorraadkast

rule-R2 = De dobbelstenen
    .text = Je hebt zeven dobbelstenen in jouw kleur. Met twee spelers heb je er elk maar zes, en liggen er drie hulpstenen, die van niemand zijn, in de reserve. In de snoeppot zit één snoepsteen met twee of drie spelers, en twee met vier of vijf spelers.

rule-R3 = De voorraadkast
    .text = De voorraadkast heeft negen kolommen, die van onderen af gevuld worden; hun planken zijn, van links af: Annie, de snoeppot, 5 worstjes, 3 worstjes, 2 worstjes, 4 worstjes, de berging, de graaier en de boekhouder. Elk vak toont het getal dat er hoort, als het er een heeft, en de worstjes die een dobbelsteen daar verdient; twee streepjes (=) tussen twee vakken verbinden die. De kattenrij wordt van links af gevuld en heeft 2 grijze vakken en dan 4 rode. Met drie spelers zijn sommige vakken bedekt, alsof ze er niet zijn: de onderste twee van kolom 3, de onderste twee van kolom 4, het onderste van kolom 7 en het laatste rode vak. Met twee spelers zijn verder bedekt: de onderste twee van kolom 6, nog twee onder in kolom 7, en één grijs vak.
    .ours = De tekening van het bord hebben we niet: de tekst van de uitgever vertelt iets over kolom 5, kolom 7, verbonden vakken en de kattenrij, en al het andere hebben wij zelf ingevuld.
    .example = Kolom 5, van onderen af: een vak voor elk getal, twee verbonden vakken en een vak voor een 3, elk met één worstje.

## Je beurt

ratzzia-rules-3 = Je beurt

rule-R6 = Gooien of terugpakken
    .text = Aan het begin van je beurt kies je: gooi alle dobbelstenen in je hand, of pak al je eigen dobbelstenen uit één kolom terug. Met terugpakken eindigt je beurt. In die kolom moet minstens één dobbelsteen van jou liggen; een snoepsteen die jouw kleur toont, telt ook, en komt bij je terug om opnieuw te gebruiken. Uit de kattenrij kun je niets terugpakken. Heb je geen dobbelsteen in je hand, dan moet je terugpakken.
    .ours = Met niets terugpakken zou je een beurt kunnen uitzitten, dus komt er minstens één dobbelsteen terug, en je snoepsteen telt mee, want die werkt voor jou.

rule-R7 = Opnieuw gooien
    .text = Na de worp mag je dobbelstenen in je hand opnieuw gooien: één, een paar of allemaal. Dat doe je hoogstens één keer per beurt. De dobbelstenen die je laat liggen, houden hun getal.

rule-R8 = Dobbelstenen leggen
    .text = Nu leg je zoveel van je dobbelstenen als je wilt, één voor één, maar minstens één; de andere blijven in je hand. Kun je er geen enkele leggen, dan gaat je beurt gewoon door; maar heb je een snoepsteen die gelegd kan worden, dan moet je die leggen. Een dobbelsteen die naar de kattenrij moest, telt niet als de ene die je legt. Hij telt alleen als je geen andere eigen dobbelsteen meer in je hand hebt. Een snoepsteen geldt daarbij niet als dobbelsteen in je hand, een dobbelsteen zonder getal wel.
    .ours = De tekst van de uitgever zegt niets over deze zeldzame gevallen; zo gespeeld loopt niemand vast en komt niemand onder het leggen uit.
    .example = Je gooit vijf dobbelstenen en één gaat naar de kattenrij: je legt nog minstens één van de andere vier; maar was het je enige, dan hoef je er geen te leggen.

rule-R9 = Waar een dobbelsteen past
    .text = Een dobbelsteen komt op het vak vlak boven de hoogste dobbelsteen van zijn kolom, van wie die ook is; in een lege kolom komt hij op het onderste vak dat niet bedekt is. Op een vak met een getal hoort dat getal, en op een vak zonder getal mag elke dobbelsteen. Van twee verbonden vakken moet op het bovenste hetzelfde getal komen als de dobbelsteen op het onderste, in deze beurt of in een latere. Vakken die onder de hoogste dobbelsteen leeg zijn geraakt, zijn gaten, en daar kun je niets leggen.
    .example = In kolom 5 ligt onderaan een 1 en daarboven een 4: de volgende dobbelsteen moet een 4 zijn, want deze twee vakken zijn verbonden.

rule-R10 = Kolommen die af zijn
    .text = Als je klaar bent met leggen, bekijk je de kolommen één voor één van links af; dan is de volgende speler aan de beurt. Een kolom met een dobbelsteen op het bovenste vak is af, met of zonder gaten. Alle dobbelstenen ervan gaan terug naar hun eigenaars, en elke eigenaar krijgt de worstjes van de vakken waar ze lagen. Dan krijg jij, die aan de beurt bent, de beloning van de plank, van wie die dobbelstenen ook waren. Pas als dat allemaal gedaan is, bekijk je de volgende kolom, zoals die er op dat moment uitziet.
    .ours = Beloningen kunnen kolommen verderop veranderen, dus elke kolom wordt pas bekeken als die aan de beurt is: een kolom die net bovenaan een snoepsteen is kwijtgeraakt, is niet af.
    .example = Ben heeft de onderste twee dobbelstenen van kolom 6, Cleo de volgende twee, en jij maakt hem af met een 5: Ben krijgt 2 worstjes, Cleo 1, en jij krijgt er 1 voor je dobbelsteen en 4 van de plank.

## De kat

ratzzia-rules-4 = De kat

rule-R11 = Grijze vakken
    .text = Je mag dobbelstenen ook op de grijze vakken van de kattenrij leggen: daar mag elk getal, van links af. Een dobbelsteen daar verdient niets en blijft liggen tot de kat komt. Op de rode vakken legt niemand zelf iets. Ook als je het laatste grijze vak vult, blijven dobbelstenen die al gegooid zijn waar ze zijn.
    .ours = De kat luistert alleen als er gegooid wordt, dus een dobbelsteen die je legt, trekt nooit andere mee.

rule-R12 = Het getal van de kat
    .text = Zijn alle grijze vakken gevuld, dan toont de dobbelsteen op het laatste, het meest rechtse, het getal van de kat. Als je gooit, en weer als je opnieuw gooit, gaan alle dobbelstenen in je hand met dat getal meteen naar de rode vakken, zoveel als er passen. Dat kies je niet, en daarna gaat je beurt door. Hulpstenen en snoepstenen blijven gespaard.
    .ours = Een dobbelsteen waarvoor op de rode vakken geen plaats is, houdt zijn getal, en je kunt hem leggen, want de kat is dan al geweest en de kattenrij is leeg.
    .example = Het getal van de kat is 2, er zijn twee rode vakken vrij, en je gooit 1, 2, 2, 2, 6: twee tweeën gaan naar de rode vakken, de kat komt, en de derde 2 blijft in je hand.

rule-R13 = De kat komt
    .text = Is het laatste rode vak gevuld, dan komt de kat: alle dobbelstenen in de kolommen en op de kattenrij gaan terug naar hun eigenaars, en niemand krijgt worstjes. Mag je nog opnieuw gooien, dan mag je daarbij ook gooien wat er bij je terugkwam. Dobbelstenen die terugkwamen en niet opnieuw gegooid zijn, hebben geen getal, en je kunt ze deze beurt niet leggen. Een snoepsteen die bij je terugkwam, mag je nog in dezelfde beurt leggen. De kattenrij is nu leeg, en de kat heeft geen getal tot de grijze vakken weer gevuld zijn.
    .ours = Een dobbelsteen die naar huis is gerend, toont niets tot hij gegooid is, maar een snoepsteen hoef je niet te gooien.

## De planken

ratzzia-rules-5 = De planken

rule-R14 = Worstjes
    .text = De plank toont hoeveel worstjes je krijgt: 5 voor kolom 3, 3 voor kolom 4, 2 voor kolom 5 en 4 voor kolom 6. Ze komen voor je op tafel, net als de worstjes die je dobbelstenen verdienen.

rule-R15 = De berging
    .text = Je mag eten van de tafel voor je in je zak doen: precies de som van het hoogste paar van de kolom, niet meer en niet minder. Heb je minder dan dat op tafel, dan kun je niets opbergen. Het paar zijn de hoogste twee verbonden vakken met allebei een dobbelsteen erop; zonder zo’n paar wordt er niets opgeborgen. Worstjes voor dobbelstenen in deze kolom krijg je eerst, en die mag je meteen opbergen. Je mag ook kiezen om niets op te bergen.
    .ours = Een paar zijn twee verbonden vakken, ook als hun dobbelstenen verschillen, wat alleen door Annie kan gebeuren; zo is altijd duidelijk welke twee bedoeld zijn.
    .example = Het hoogste paar is twee vieren: met 7 op tafel berg je niets op; met 11 kun je 8 opbergen, en blijven er 3 op tafel.

rule-R16 = De graaier
    .text = Je kiest een andere speler en pakt de helft van het eten dat die op tafel heeft, naar boven afgerond. Aan eten in de zak kun je niet komen.
    .ours = Je kunt geen speler kiezen die niets op tafel heeft, want daar valt niets te pakken, en geldt dat voor alle anderen, dan gebeurt er niets.
    .example = Van een speler met 7 eten op tafel pak je er 4.

rule-R17 = De boekhouder
    .text = Iedereen, ook jij, geeft de helft van het eten op tafel, naar boven afgerond, aan een buur. Jij zegt of iedereen naar links geeft, met de klok mee, of naar rechts, tegen de klok in. Iedereen geeft tegelijk, dus het eten dat je krijgt, wordt niet gehalveerd. De zakken blijven dicht.
    .ours = Helften worden naar boven afgerond zoals bij de graaier, en met twee spelers valt er geen kant te kiezen, want allebei de kanten leiden naar de andere speler.
    .example = Ada heeft 5 op tafel, Ben 2 en Cleo niets; met de klok mee geeft Ada er 3 aan Ben, Ben 1 aan Cleo en Cleo niets aan Ada, dus hebben ze dan 2, 4 en 1.

rule-R18 = Annie
    .text = De bovenste dobbelsteen van Annies kolom verdient zijn worstjes maar gaat niet naar huis: je moet hem van onderen in een andere kolom schuiven, welke dan ook met een vrij vak. Daar ligt hij op het onderste vak dat niet bedekt is, en dobbelstenen die in de weg liggen, schuiven één voor één omhoog tot er een gat gevuld is. Geen van deze dobbelstenen hoeft op het nieuwe vak te passen. Komt daardoor een dobbelsteen op het bovenste vak, dan is die kolom af en betaalt meteen, en jij krijgt de beloning; daarna kijk je van links af verder. Hulpstenen en snoepstenen worden net zo geschoven, en een snoepsteen blijft van wie hem gebruikt.
    .ours = Ook een kolom die af is maar een gat heeft, heeft een vrij vak, dus die mag je kiezen, en hij wordt bekeken als hij aan de beurt is; heeft geen kolom een vrij vak, dan gaat de dobbelsteen naar huis, want blijven kan hij niet.
    .example = Met vier spelers liggen er dobbelstenen op vak 1, 2 en 4 van kolom 3: Annies dobbelsteen komt op vak 1, de eerste twee schuiven op naar vak 2 en 3, en die op vak 4 blijft liggen.

rule-R19 = Snoepstenen
    .text = Je pakt een snoepsteen uit de pot; is de pot leeg, dan kies je een ongebruikte van een andere speler of een die in een kolom ligt. Vanaf je volgende beurt mag je hem leggen als een eigen dobbelsteen: in een kolom, nooit op de kattenrij, als elk getal dat op het vak past. Hij toont jouw kleur en houdt zijn getal, verdient de worstjes van zijn vak voor jou, en telt als een dobbelsteen die je gelegd hebt. Hij wordt nooit gegooid en hoeft nooit naar de kat. Is zijn kolom af, dan gaat hij terug in de pot.
    .ours = Wat de tekst van de uitgever openlaat, spelen we zo eenvoudig mogelijk: een die uit een kolom gepakt wordt, laat een gat achter, van twee in een kolom pak je de bovenste, het mag zelfs je eigen zijn, is er geen te krijgen, dan gebeurt er niets, en na de kat of na terugpakken gaat hij ongebruikt terug naar wie hem gebruikte.
    .example = In kolom 2 hoort onderaan een 6: je snoepsteen kan daar als 6 liggen en verdient je één worstje als de kolom af is.

## Met twee spelers

ratzzia-rules-6 = Met twee spelers

rule-R20 = De hulpstenen gooien
    .text = Eén keer in je beurt mag je alle hulpstenen gooien die in de reserve liggen. Dat doe je na je eigen worp en voor je de eerste dobbelsteen legt. Ze worden nooit opnieuw gegooid. Ze hoeven nooit naar de kattenrij, maar je mag ze op een grijs vak leggen, waar ze net als elke dobbelsteen het getal van de kat kunnen bepalen.
    .ours = Je mag ze gooien voor of nadat je opnieuw gooit; komt de kat als je opnieuw gooit, dan houden hulpstenen die al gegooid zijn hun getal, en wachten die van het bord terugkomen in de reserve op een latere beurt, want hulpstenen gooi je maar één keer per beurt.

rule-R21 = De hulpstenen leggen
    .text = Heb je hulpstenen gegooid, dan moet je ze allemaal leggen en minstens één eigen dobbelsteen, als het nodig is de hulpstenen eerst. De volgorde kies je zelf, en een eigen dobbelsteen mag een vak openen voor een hulpsteen, of andersom. Kan niet alles gelegd worden, dan gaan de hulpstenen die over zijn terug naar de reserve. Je kunt geen zet doen waarna het beste resultaat niet meer haalbaar is, en niet klaar zijn voordat je het bereikt hebt. Een snoepsteen telt als eigen dobbelsteen; een dobbelsteen die naar de kattenrij moest, telt alleen als je geen andere meer in je hand hebt.
    .ours = De tekst van de uitgever zegt niet wat het beste resultaat is als niet alles gelegd kan worden: eerst komt één eigen dobbelsteen, want die moet iedereen elke beurt leggen, en dan zoveel hulpstenen als mogelijk.
    .example = Kun je alleen één eigen dobbelsteen en twee van de drie hulpstenen leggen, dan moet je deze drie leggen, en gaat de derde hulpsteen terug naar de reserve.

rule-R22 = Hulpstenen gaan terug
    .text = Voor een hulpsteen krijgt niemand worstjes. Hij gaat terug naar de reserve als zijn kolom af is of als de kat komt. Komt de kat voordat je deze beurt hulpstenen hebt gegooid, dan mag je ze nog gooien, samen met die net terugkwamen. Een kolom die met een hulpsteen af is, geeft de beloning aan jou, die aan de beurt bent.
