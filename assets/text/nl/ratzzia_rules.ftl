# Ratzzia: het regelboek, in het Nederlands.

## Het eten en het doel

ratzzia-rules-1 = Het eten en het doel

rule-R1 = Eten
    .text = Een worstje is 1 waard, een cracker 5 en een kaasje 10. Je mag altijd wisselen, dus alleen de sommen tellen. Eten dat voor je op tafel ligt, kunnen anderen afpakken. Eten in je zak is veilig. Wat je krijgt, ligt altijd eerst voor je op tafel. Alleen met de berging, de plank van kolom 7, mag je het in je zak doen. Er is altijd genoeg eten voor iedereen.
    .ours = Niemand mag iets mislopen omdat een doos leeg is, dus de voorraad raakt nooit op.

rule-R4 = Eten aan het begin
    .text = Wie begint, wordt geloot, of je kiest een speler als je het spel klaarzet. Daarna gaan de beurten met de klok mee de tafel rond. Wie begint, heeft eerst voor 3 aan eten op tafel, de volgende 4, dan 5, 6 en 7. Alle zakken zijn leeg.
    .ours = Volgens het boekje begint wie het laatst iets lekkers uit de koelkast heeft gepakt. Wij loten of laten jullie kiezen, zodat niet altijd dezelfde begint.

rule-R5 = Een volle zak wint
    .text = Een zak met 25 of meer is vol. De eerste speler met een volle zak wint meteen. De rest van die beurt vervalt, ook als er nog meer kolommen af zijn.

## Dobbelstenen en voorraadkast

ratzzia-rules-2 = Dobbelstenen en voorraadkast

rule-R2 = De dobbelstenen
    .text = Je hebt zeven dobbelstenen in jouw kleur. Met twee spelers heb je er elk maar zes. Dan liggen er drie hulpstenen, die van niemand zijn, in de reserve. In de snoeppot zit één snoepsteen met twee of drie spelers, en twee met vier of vijf spelers.

rule-R3 = De voorraadkast
    .text = De voorraadkast heeft negen kolommen, en die vul je van onder naar boven. Dit zijn de planken, van links naar rechts: Annie, de snoeppot, 5 worstjes, 3 worstjes, 2 worstjes, 4 worstjes, de berging, de graaier en de boekhouder. Een vak toont het getal dat er hoort, als dat zo is, en de worstjes die een dobbelsteen daar oplevert. Twee streepjes (=) verbinden twee vakken. De kattenrij heeft 2 grijze vakken en dan 4 rode, en je vult hem van links naar rechts. Met drie spelers zijn sommige vakken bedekt, alsof ze er niet zijn. Dat zijn de onderste twee van kolom 3 en van kolom 4, het onderste van kolom 7 en het laatste rode vak. Met twee spelers zijn verder bedekt: de onderste twee van kolom 6, nog twee onder in kolom 7, en één grijs vak.
    .ours = De tekening van het bord hebben we niet. Het boekje vertelt iets over kolom 5, kolom 7, verbonden vakken en de kattenrij. Al het andere hebben wij zelf ingevuld. Heb je het spel, dan kun je op je eigen bord spelen: kies het als je een partij klaarzet.
    .example = Kolom 5, van onder naar boven: een vak voor elk getal, twee verbonden vakken en een vak voor een 3, elk met één worstje.

## Je beurt

ratzzia-rules-3 = Je beurt

rule-R6 = Gooien of terugpakken
    .text = Aan het begin van je beurt kies je: gooi alle dobbelstenen in je hand, of pak al je eigen dobbelstenen uit één kolom terug. Met terugpakken eindigt je beurt. In die kolom moet minstens één dobbelsteen van jou liggen. Een snoepsteen in jouw kleur telt ook; die krijg je terug en kun je opnieuw gebruiken. Uit de kattenrij kun je niets terugpakken. Heb je geen dobbelsteen in je hand, dan moet je terugpakken.
    .ours = Met niets terugpakken zou je een beurt kunnen uitzitten, dus komt er minstens één dobbelsteen terug. Je snoepsteen telt mee, want die werkt voor jou.

rule-R7 = Opnieuw gooien
    .text = Na de worp mag je dobbelstenen in je hand opnieuw gooien: één, een paar of allemaal. Dat doe je hoogstens één keer per beurt. De dobbelstenen die je laat liggen, houden hun getal.

rule-R8 = Dobbelstenen leggen
    .text = Nu leg je zoveel dobbelstenen als je wilt, één voor één, maar minstens één; de andere blijven in je hand. Past er geen enkele, dan gaat je beurt gewoon door. Maar past er een snoepsteen van jou, dan moet je die leggen. Een dobbelsteen die naar de kattenrij moest, telt niet als de ene die je moet leggen. Hij telt alleen als je geen andere eigen dobbelsteen meer in je hand hebt. Een snoepsteen geldt daarbij niet als dobbelsteen in je hand, een dobbelsteen zonder getal wel.
    .ours = Het boekje zegt niets over deze zeldzame gevallen. Zo loopt niemand vast, en komt niemand onder het leggen uit.
    .example = Je gooit vijf dobbelstenen en één gaat naar de kattenrij: je legt nog minstens één van de andere vier. Was het je enige, dan hoef je er geen te leggen.

rule-R9 = Waar een dobbelsteen past
    .text = Een dobbelsteen komt op het vak vlak boven de bovenste dobbelsteen van zijn kolom, van wie die ook is. In een lege kolom komt hij op het onderste vak dat niet bedekt is. Op een vak met een getal hoort dat getal, en op een vak zonder getal mag elke dobbelsteen. Van twee verbonden vakken hoort op het bovenste hetzelfde getal als op het onderste, in deze beurt of in een latere. Vakken die onder de bovenste dobbelsteen leeg zijn geraakt, zijn gaten, en daar kun je niets leggen.
    .example = In kolom 5 ligt onderaan een 1 en daarboven een 4: de volgende dobbelsteen moet een 4 zijn, want deze twee vakken zijn verbonden.

rule-R10 = Kolommen die af zijn
    .text = Ben je klaar met leggen, dan kijk je de kolommen één voor één na, van links naar rechts. Daarna is de volgende speler aan de beurt. Een kolom met een dobbelsteen op het bovenste vak is af, met of zonder gaten. Alle dobbelstenen ervan gaan terug naar hun eigenaars, en elke eigenaar krijgt de worstjes van de vakken waar ze lagen. Dan krijg jij de beloning van de plank, van wie die dobbelstenen ook waren. Pas als dat allemaal gedaan is, kijk je de volgende kolom na, zoals die er dan uitziet.
    .ours = Beloningen kunnen kolommen verderop veranderen, dus je kijkt pas naar een kolom als die aan de beurt is. Een kolom die net bovenaan een snoepsteen kwijt is, is niet af.
    .example = Ben heeft de onderste twee dobbelstenen van kolom 6, Cleo de volgende twee, en jij maakt hem af met een 5. Ben krijgt 2 worstjes en Cleo 1. Jij krijgt er 1 voor je dobbelsteen en 4 van de plank.

## De kat

ratzzia-rules-4 = De kat

rule-R11 = Grijze vakken
    .text = Je mag dobbelstenen ook op de grijze vakken van de kattenrij leggen: daar mag elk getal, van links naar rechts. Een dobbelsteen daar verdient niets en blijft liggen tot de kat komt. Op de rode vakken legt niemand zelf iets. Ook als je het laatste grijze vak vult, blijven dobbelstenen die al gegooid zijn waar ze zijn.
    .ours = De kat luistert alleen als er gegooid wordt. Een dobbelsteen die je legt, trekt dus nooit andere mee.

rule-R12 = Het getal van de kat
    .text = Zijn alle grijze vakken vol, dan toont de dobbelsteen op het laatste, het meest rechtse, het getal van de kat. Gooi je daarna dat getal, dan gaan die dobbelstenen meteen naar de rode vakken, zoveel als er passen. Dat geldt ook als je opnieuw gooit. Je kiest het niet, en daarna gaat je beurt door. Hulpstenen en snoepstenen blijven gespaard.
    .ours = Past een dobbelsteen niet meer op de rode vakken, dan houdt hij zijn getal, en je kunt hem leggen. De kat is dan al geweest, en de kattenrij is leeg.
    .example = Het getal van de kat is 2, er zijn twee rode vakken vrij, en je gooit 1, 2, 2, 2, 6. Twee tweeën gaan naar de rode vakken, en de kat komt. De derde 2 blijft in je hand.

rule-R13 = De kat komt
    .text = Is het laatste rode vak vol, dan komt de kat. Alle dobbelstenen in de kolommen en op de kattenrij gaan terug naar hun eigenaars, en niemand krijgt worstjes. Mag je nog opnieuw gooien, dan mag dat ook met wat bij je terugkwam. Dobbelstenen die terugkwamen en niet opnieuw gegooid zijn, hebben geen getal, en je kunt ze deze beurt niet leggen. Een snoepsteen die bij je terugkwam, mag je nog in dezelfde beurt leggen. De kattenrij is nu leeg, en de kat heeft geen getal tot de grijze vakken weer vol zijn.
    .ours = Een dobbelsteen die naar huis is gerend, toont niets tot je hem gooit. Een snoepsteen hoef je niet te gooien.

## De planken

ratzzia-rules-5 = De planken

rule-R14 = Worstjes
    .text = De plank toont hoeveel worstjes je krijgt: 5 voor kolom 3, 3 voor kolom 4, 2 voor kolom 5 en 4 voor kolom 6. Ze komen voor je op tafel, net als de worstjes die je dobbelstenen verdienen.

rule-R15 = De berging
    .text = Je mag eten van tafel in je zak doen: precies de som van het bovenste paar van de kolom, niet meer en niet minder. Heb je minder op tafel, dan kun je niets opbergen. Het paar zijn de bovenste twee verbonden vakken met allebei een dobbelsteen erop; zonder zo’n paar berg je niets op. Worstjes voor dobbelstenen in deze kolom krijg je eerst, en die mag je meteen opbergen. Je mag ook kiezen om niets op te bergen.
    .ours = Twee verbonden vakken zijn een paar, ook als hun dobbelstenen verschillen, wat alleen door Annie kan gebeuren. Zo is altijd duidelijk welke twee bedoeld zijn.
    .example = Het bovenste paar is twee vieren. Met 7 op tafel berg je niets op. Met 11 kun je 8 opbergen, en blijven er 3 op tafel.

rule-R16 = De graaier
    .text = Je kiest een andere speler en pakt de helft van het eten dat die op tafel heeft, naar boven afgerond. Aan eten in de zak kun je niet komen.
    .ours = Je kunt geen speler kiezen die niets op tafel heeft, want daar valt niets te pakken. Geldt dat voor alle anderen, dan gebeurt er niets.
    .example = Van een speler met 7 op tafel pak je er 4.

rule-R17 = De boekhouder
    .text = Iedereen, ook jij, geeft de helft van het eten op tafel, naar boven afgerond, aan een buur. Jij zegt of iedereen naar links geeft, met de klok mee, of naar rechts, tegen de klok in. Iedereen geeft tegelijk, dus het eten dat je krijgt, wordt niet gehalveerd. De zakken blijven dicht.
    .ours = Helften worden naar boven afgerond, zoals bij de graaier. Met twee spelers valt er geen kant te kiezen, want allebei de kanten leiden naar de ander.
    .example = Ada heeft 5 op tafel, Ben 2 en Cleo niets. Met de klok mee geeft Ada er 3 aan Ben, Ben 1 aan Cleo en Cleo niets aan Ada. Ze hebben er dan 2, 4 en 1.

rule-R18 = Annie
    .text = De bovenste dobbelsteen van Annies kolom verdient zijn worstjes maar gaat niet naar huis. Je moet hem van onderaf in een andere kolom schuiven, welke dan ook met een vrij vak. Daar komt hij op het onderste vak dat niet bedekt is. Wat in de weg ligt, schuift één voor één omhoog tot er een gat gevuld is. Geen van deze dobbelstenen hoeft op het nieuwe vak te passen. Komt er zo een dobbelsteen op het bovenste vak, dan is die kolom af en krijg jij meteen de beloning. Daarna kijk je van links naar rechts verder. Hulpstenen en snoepstenen schuiven net zo mee, en een snoepsteen blijft van wie hem gebruikt.
    .ours = Een kolom die af is maar een gat heeft, heeft ook een vrij vak. Je mag hem kiezen, en je kijkt hem na als hij aan de beurt is. Heeft geen enkele kolom een vrij vak, dan gaat de dobbelsteen naar huis, want blijven kan hij niet.
    .example = Met vier spelers liggen er dobbelstenen op vak 1, 2 en 4 van kolom 3. Annies dobbelsteen komt op vak 1, en de eerste twee schuiven op naar vak 2 en 3. Die op vak 4 blijft liggen.

rule-R19 = Snoepstenen
    .text = Je pakt een snoepsteen uit de pot. Is de pot leeg, dan kies je een ongebruikte van een andere speler of een die in een kolom ligt. Vanaf je volgende beurt mag je hem leggen als een eigen dobbelsteen. Hij gaat in een kolom, nooit op de kattenrij, en kan elk getal zijn dat op het vak past. Hij toont jouw kleur en houdt zijn getal. Jij krijgt de worstjes van zijn vak, en hij telt als een dobbelsteen die je gelegd hebt. Hij wordt nooit gegooid en hoeft nooit naar de kat. Is zijn kolom af, dan gaat hij terug in de pot.
    .ours = Wat het boekje openlaat, spelen we zo eenvoudig mogelijk. Pak je er een uit een kolom, dan blijft er een gat. Liggen er twee, dan pak je de bovenste, en het mag zelfs je eigen zijn. Is er geen te krijgen, dan gebeurt er niets. Na de kat of na terugpakken gaat hij ongebruikt terug naar wie hem gebruikte.
    .example = In kolom 2 hoort onderaan een 6. Je snoepsteen kan daar als 6 liggen, en levert één worstje op als de kolom af is.

## Met twee spelers

ratzzia-rules-6 = Met twee spelers

rule-R20 = De hulpstenen gooien
    .text = Eén keer in je beurt mag je alle hulpstenen gooien die in de reserve liggen. Dat doe je na je eigen worp en voor je de eerste dobbelsteen legt. Ze worden nooit opnieuw gegooid. Ze hoeven nooit naar de kattenrij, maar je mag ze op een grijs vak leggen. Daar kunnen ze, net als elke dobbelsteen, het getal van de kat bepalen.
    .ours = Je mag ze gooien voordat of nadat je opnieuw gooit. Komt de kat als je opnieuw gooit, dan houden gegooide hulpstenen hun getal. Wat er dan van het bord terugkomt, wacht in de reserve op een latere beurt, want hulpstenen gooi je maar één keer per beurt.

rule-R21 = De hulpstenen leggen
    .text = Heb je hulpstenen gegooid, dan moet je ze allemaal leggen en minstens één eigen dobbelsteen, als het nodig is de hulpstenen eerst. De volgorde kies je zelf: een eigen dobbelsteen mag een vak openen voor een hulpsteen, of andersom. Past niet alles, dan gaan de hulpstenen die over zijn terug naar de reserve. Een zet waarna het beste resultaat niet meer lukt, kan niet. Ook klaar zijn kan pas als je dat bereikt hebt. Een snoepsteen telt als eigen dobbelsteen. Een dobbelsteen die naar de kattenrij moest, telt alleen als je geen andere meer in je hand hebt.
    .ours = Het boekje zegt niet wat het beste resultaat is als niet alles past. Bij ons komt eerst één eigen dobbelsteen, want die moet iedereen elke beurt leggen. Daarna leg je zo veel mogelijk hulpstenen.
    .example = Je kunt alleen één eigen dobbelsteen en twee van de drie hulpstenen leggen. Dan moet je deze drie leggen, en gaat de derde hulpsteen terug naar de reserve.

rule-R22 = Hulpstenen gaan terug
    .text = Voor een hulpsteen krijgt niemand worstjes. Hij gaat terug naar de reserve als zijn kolom af is of als de kat komt. Komt de kat voordat je deze beurt hulpstenen hebt gegooid, dan mag je ze nog gooien, samen met de hulpstenen die net terugkwamen. Is een kolom af met een hulpsteen, dan is de beloning voor jou, want jij bent aan de beurt.
