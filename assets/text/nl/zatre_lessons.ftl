# Wat de coach zegt in de lessen van Zatre, en de kaartjes van de eerste keer samen.

# Je eerste beurten

zatre-lesson-first-turns = Je eerste beurten
zatre-lesson-first-turns-about = Leggen, lijnen maken, trekken: genoeg om te spelen
zatre-lesson-first-turns-done = Dat is genoeg voor een eerste spel. De volgende hoofdstukken vertellen meer over lijnen, lichte vakjes, bewaren en het einde.
zatre-lesson-first-turns-hand = Jij bent Ada, en deze drie stenen zijn van jou. Wie de meeste punten heeft, wint, en een lijn van 10, 11 of 12 geeft punten.
zatre-lesson-first-turns-red = De eerste steen komt op het rode vakje. Klik op je 6, dan op het rode vakje.
zatre-lesson-first-turns-red-six = Dat mag ook, maar met de 6 in het midden kom je meteen op 11. Neem de 6.
zatre-lesson-first-turns-red-no = Het rode vakje is goed, en de 6 is er de beste steen voor. Klik eerst op de 6.
zatre-lesson-first-turns-eleven = Elke volgende steen komt naast een andere. Leg je 5 rechts van de 6: 6 + 5 = 11, en dat levert punten op.
zatre-lesson-first-turns-eleven-four = Daarmee kom je op 10. De 4 komt straks: leg eerst de 5 rechts van de 6.
zatre-lesson-first-turns-eleven-no = Zo kom je ook op 11. Leg de 5 rechts van de 6, dan gaan we samen verder.
zatre-lesson-first-turns-ten = Lijnen lopen ook omlaag. Leg je 4 onder de 6: deze kolom komt op 10 en levert ook punten op.
zatre-lesson-first-turns-ten-no = Leg de 4 deze keer onder de 6: 6 + 4 = 10.
zatre-lesson-first-turns-end = Je scoreblad toont wat je krijgt: 1 voor de 10, 2 voor de 11, en een kruisje dat alles verdubbelt. Beëindig je beurt.
zatre-lesson-first-turns-end-no = Al je stenen liggen. Beëindig je beurt.
zatre-lesson-first-turns-bo-watch = Nu trekt Bo twee stenen en legt ze. Kijk wat zijn 2 met jouw kolom doet.
zatre-lesson-first-turns-bo = Bo heeft twee stenen gelegd. Met zijn 2 kwam jouw kolom op 12, en die 4 punten zijn voor hem.
zatre-lesson-first-turns-draw = Je beurt begint met trekken: klik op ‘Trek 2 stenen’ of op de zak.
zatre-lesson-first-turns-twelve = Een 12 levert het meeste op, en hoger mag een lijn niet komen. Leg je 1 waar een lijn precies op 12 komt.
zatre-lesson-first-turns-twelve-four = Dat is ook 12, maar die 4 komt straks. Zoek eerst een 12 voor je 1.
zatre-lesson-first-turns-twelve-no = Tel daar de rij en de kolom op: met de 1 moet een van de twee precies op 12 komen.
zatre-lesson-first-turns-light = Op lichte vakjes, met ×, mag een steen alleen in een lijn van 10, 11 of 12. Leg je 4 tussen de 5 en de 3: 12, en een kruisje.
zatre-lesson-first-turns-light-no = Dat mag ook. Maar tussen de 5 en de 3 maakt je 4 er 12 van.
zatre-lesson-first-turns-score = Twee keer 12 is 8 punten en maakt rij 1 vol: de bonus van 3 komt erbij, en het kruisje verdubbelt alles. Beëindig je beurt.
zatre-lesson-first-turns-score-no = Al je stenen liggen. Beëindig je beurt.
zatre-lesson-first-turns-free = 28 punten. Speel nu nog twee beurten tegen Bo zoals je wilt: trek, leg wat past, beëindig je beurt.

# Lijnen en je scoreblad

zatre-lesson-lines-and-sheet = Lijnen en je scoreblad
zatre-lesson-lines-and-sheet-about = Hoe lijnen groeien, en wat het blad ermee doet
zatre-lesson-lines-and-sheet-done = Nu weet je alles over lijnen en je scoreblad. Hierna komen de lichte vakjes en hun kruisjes.
zatre-lesson-lines-and-sheet-grow = De kolom 2 + 3 + 1 + 4 gaf je 1 punt voor een 10. Leg je 1 eronder: dan is het 11, en krijg je weer punten.
zatre-lesson-lines-and-sheet-grow-top = Zo kom je ook op 11. Leg de 1 deze keer onderaan, want daar bouwen we verder.
zatre-lesson-lines-and-sheet-grow-three = De 3 komt straks. Leg eerst de 1 onder aan de kolom.
zatre-lesson-lines-and-sheet-grow-no = Dat mag, maar je kolom van 10 wacht. Leg de 1 eronder: 10 + 1 = 11.
zatre-lesson-lines-and-sheet-small = Lijnen van 9 of minder mogen. Ze leveren nog niets op, maar kunnen groeien: leg je 3 rechts van de 1.
zatre-lesson-lines-and-sheet-small-no = Dat mag, en het levert ook niets op. Leg de 3 rechts van de 1: daar is hij nodig.
zatre-lesson-lines-and-sheet-end = De 11 komt in het bovenste vrije hokje van zijn eigen kolom. Beëindig je beurt en kijk naar je scoreblad.
zatre-lesson-lines-and-sheet-end-no = Alles ligt. Beëindig je beurt.
zatre-lesson-lines-and-sheet-draw-watch = Bo is aan de beurt. Kijk of hij jouw lijn langer maakt.
zatre-lesson-lines-and-sheet-draw = Bo heeft ergens anders gebouwd. Trek twee stenen.
zatre-lesson-lines-and-sheet-gap = Een lijn is alles wat zonder gat aan elkaar ligt. Je 4 past tussen de 5 en de 3: 5 + 4 + 3 = 12.
zatre-lesson-lines-and-sheet-gap-one = Dat is ook 12, maar die 1 komt straks. Leg eerst de 4 tussen de 5 en de 3.
zatre-lesson-lines-and-sheet-gap-no = Leg de 4 in het gat tussen de 5 en de 3: dan is het 12.
zatre-lesson-lines-and-sheet-limit = Je 4 ligt ook in een rij: 4 + 4 = 8. Had daar ook een 5 gemogen?
zatre-lesson-lines-and-sheet-limit-yes = Ja: de rij is dan 9
zatre-lesson-lines-and-sheet-limit-yes-why = Kijk ook naar de kolom: 5 + 5 + 3 = 13. Rij en kolom moeten allebei op 12 of lager blijven.
zatre-lesson-lines-and-sheet-limit-no = Nee: de kolom is dan 13
zatre-lesson-lines-and-sheet-limit-no-why = Klopt: rij en kolom moeten allebei op 12 of lager blijven.
zatre-lesson-lines-and-sheet-twelve = De langste kolom is 11. Zoek een plek voor je 1 die er 12 van maakt.
zatre-lesson-lines-and-sheet-twelve-ten = Een mooie plek: een rij van 10, en een kruisje. Maar hier willen we een tweede 12: kijk naar de kolom van vijf stenen.
zatre-lesson-lines-and-sheet-twelve-no = De kolom van vijf stenen is 11. Leg de 1 eronder of erboven.
zatre-lesson-lines-and-sheet-box = Twee keer 12 in één beurt komt samen in één hokje: 4 + 4 = 8. Beëindig je beurt.
zatre-lesson-lines-and-sheet-box-no = Alles ligt. Beëindig je beurt.
zatre-lesson-lines-and-sheet-worth = In rij 1 staan 1, 2 en 8. Dat is 11, maar aan het eind staat 14: waar komen de andere 3 vandaan?
zatre-lesson-lines-and-sheet-worth-bonus = De bonus van de rij
zatre-lesson-lines-and-sheet-worth-bonus-why = Klopt: zijn 10, 11 en 12 gevuld, dan komt de bonus van de rij erbij. Verder naar beneden is die 4, 5 en 6.
zatre-lesson-lines-and-sheet-worth-twice = Twee keer 12
zatre-lesson-lines-and-sheet-worth-twice-why = Twee keer 12 is 4 + 4, en dat is de 8. De 3 is de bonus: 10, 11 en 12 zijn gevuld.
zatre-lesson-lines-and-sheet-column = Stel: volgende beurt maak je twee keer 12, maar geen 10. Waar komt de 8?
zatre-lesson-lines-and-sheet-column-second = Rij 2, kolom 12
zatre-lesson-lines-and-sheet-column-second-why = Klopt: je vult elke kolom apart, van boven naar beneden.
zatre-lesson-lines-and-sheet-column-wait = Hij wacht op een 10
zatre-lesson-lines-and-sheet-column-wait-why = De 8 wacht nergens op: je vult elke kolom apart, van boven naar beneden.
zatre-lesson-lines-and-sheet-free = Speel verder tot je 15 punten hebt: elke lijn van 10, 11 of 12 is goed.

# Lichte vakjes en kruisjes

zatre-lesson-light-cells = Lichte vakjes en kruisjes
zatre-lesson-light-cells-about = Waar een lijn nodig is, en wat een kruisje doet
zatre-lesson-light-cells-done = Nu kun je op elk vakje van het bord leggen. Hierna: wat je trekt, en wat je mag bewaren.
zatre-lesson-light-cells-cover = Naast de donkere vakjes en het rode zijn er lichte, met ×. Daar mag een steen alleen in een lijn van 10, 11 of 12: leg je 5 boven je andere 5.
zatre-lesson-light-cells-cover-below = Dat is ook een licht vakje, en je komt er op 10. Neem deze keer het bovenste.
zatre-lesson-light-cells-cover-no = Dat is een donker vakje, en daar hoeft zo’n lijn niet. Probeer het lichte boven je 5: 5 + 5 = 10.
zatre-lesson-light-cells-crosses = Een licht vakje geeft een kruisje, en het rode ook als de openingsbeurt een 10, 11 of 12 maakt. Beëindig je beurt.
zatre-lesson-light-cells-crosses-no = Alles ligt. Beëindig je beurt.
zatre-lesson-light-cells-double = In rij 1 staan een 1 en een 2, maar aan het eind staat 6. Waarom?
zatre-lesson-light-cells-double-bonus = De bonus van 3 telt mee
zatre-lesson-light-cells-double-bonus-why = De bonus komt pas als 10, 11 en 12 gevuld zijn. Het komt door het kruisje: (1 + 2) × 2.
zatre-lesson-light-cells-double-cross = Het kruisje verdubbelt
zatre-lesson-light-cells-double-cross-why = Klopt: een kruisje verdubbelt zijn rij, vol of niet. Het kruisje in rij 2 wacht daar op punten.
zatre-lesson-light-cells-one-watch = Bo legt een steen, daarna trek jij. Kijk welke twee je krijgt.
zatre-lesson-light-cells-one = Bo legde een 5, en jij trok een 1 en een 6. Leg de 1 rechts van je 6: 5 + 6 + 1 = 12.
zatre-lesson-light-cells-one-no = Dat mag. Maar leg de 1 deze keer rechts van je 6, en kijk wat er met je andere steen gebeurt.
zatre-lesson-light-cells-forced = Je 6 past op geen enkel donker vakje. Alleen dan mag hij op een licht vakje zonder lijn: dat met de ruit.
zatre-lesson-light-cells-forced-no = Leg je 6 op het lichte vakje met de ruit.
zatre-lesson-light-cells-none = Een steen die nergens anders heen kon, geeft geen kruisje, maar je 12 maakt rij 1 vol: (1 + 2 + 4 + 3) × 2 = 20. Beëindig je beurt.
zatre-lesson-light-cells-none-no = Alles ligt. Beëindig je beurt.
zatre-lesson-light-cells-alone-watch = Nu legt Bo twee stenen. Let op het lichte vakje onder zijn 4.
zatre-lesson-light-cells-alone = Onder Bo’s 4 is een licht vakje vrij. Je 5 past ook ergens op donker: mag hij dan in zijn eentje op dat lichte vakje?
zatre-lesson-light-cells-alone-yes = Ja, die past
zatre-lesson-light-cells-alone-yes-why = Je komt niet boven 12, maar een licht vakje vraagt 10 of meer, en 4 + 5 is maar 9.
zatre-lesson-light-cells-alone-no = Nee, 9 is te weinig
zatre-lesson-light-cells-alone-no-why = Klopt: een licht vakje vraagt 10, 11 of 12, en 4 + 5 is maar 9.
zatre-lesson-light-cells-open = Maar je hebt ook een 2. Leg de 5 daar: de halfvolle ring zegt dat een volgende steen de lijn moet afmaken.
zatre-lesson-light-cells-open-two = Dat lukt ook, met de 5 eronder. Leg deze keer eerst de 5.
zatre-lesson-light-cells-open-no = Dat mag ook. Maar hier willen we het lichte vakje onder Bo’s 4, met de 5.
zatre-lesson-light-cells-close = De gestreepte rand zegt: hier is nog een lijn nodig. Leg je 2 eronder: 4 + 5 + 2 = 11.
zatre-lesson-light-cells-close-no = Leg de 2 onder de 5: 4 + 5 + 2 = 11.
zatre-lesson-light-cells-third = Je 11 staat in rij 2, waar een kruisje op punten wachtte. Rij 3 krijgt een nieuw kruisje: beëindig je beurt.
zatre-lesson-light-cells-third-no = Alles ligt. Beëindig je beurt.
zatre-lesson-light-cells-free = Speel nu twee beurten zoals je wilt, en zoek een licht vakje dat nog een kruisje geeft.

# Trekken en bewaren

zatre-lesson-draw-and-keep = Trekken en bewaren
zatre-lesson-draw-and-keep-about = Wie begint, hoeveel je trekt, wat je bewaart
zatre-lesson-draw-and-keep-done = Nu weet je hoe een hand werkt. Hierna komen de laatste stenen uit de zak.
zatre-lesson-draw-and-keep-tie = Iedereen trekt een steen, en de hoogste begint. Jij hebt een 5, en Bo heeft een 5: wie begint er?
zatre-lesson-draw-and-keep-tie-you = Ik
zatre-lesson-draw-and-keep-tie-you-why = Je staat niet voor: Bo’s 5 is even hoog.
zatre-lesson-draw-and-keep-tie-again = We trekken nog eens
zatre-lesson-draw-and-keep-tie-again-why = Klopt: wie samen de hoogste heeft, trekt nog eens.
zatre-lesson-draw-and-keep-tie-bo = Bo
zatre-lesson-draw-and-keep-tie-bo-why = Hij staat niet voor: jouw 5 is even hoog.
zatre-lesson-draw-and-keep-starter-watch = Jullie trekken opnieuw. Kijk wie de hoogste krijgt, en wat die ermee doet.
zatre-lesson-draw-and-keep-starter = Bo’s 6 was hoger dan je 3. Die hield hij, hij trok er twee bij en legde ze alle drie, de eerste op het rode vakje.
zatre-lesson-draw-and-keep-two = Jouw beurt. Met een lege hand trek je twee stenen.
zatre-lesson-draw-and-keep-five = Leg je 5 boven de 6: dat maakt een rij van 10 en een kolom van 11.
zatre-lesson-draw-and-keep-five-no = Daar past hij ook. Maar leg de 5 deze keer boven de 6, en kijk wat er met je 4 gebeurt.
zatre-lesson-draw-and-keep-keep = Nu past je 4 nergens: elke lijn komt boven 12. Beëindig je beurt, dan bewaar je hem.
zatre-lesson-draw-and-keep-keep-no = Beëindig je beurt.
zatre-lesson-draw-and-keep-one-watch = Bo trekt nu twee stenen. Kijk of ze ergens passen.
zatre-lesson-draw-and-keep-one = Bo vond geen plek en bewaart twee stenen: welke, weet alleen hij. Jij hebt er één, dus trek je er nu maar één.
zatre-lesson-draw-and-keep-fits = Je mag je hele hand leggen, bewaarde stenen en nieuwe. Leg je 2 rechts van de bovenste rij: 5 + 5 + 2 = 12.
zatre-lesson-draw-and-keep-fits-no = Daar past hij ook. Leg hem rechts van de twee vijven in de bovenste rij: dan vindt je 4 een plek.
zatre-lesson-draw-and-keep-rest = Wat past, moet je leggen, ook als het niets oplevert. Je 4 past weer: leg hem boven de 2.
zatre-lesson-draw-and-keep-rest-no = Leg je 4 boven de 2.
zatre-lesson-draw-and-keep-end = Nu is je hand leeg. Beëindig je beurt.
zatre-lesson-draw-and-keep-end-no = Beëindig je beurt.
zatre-lesson-draw-and-keep-none = Bo heeft de twee stenen die hij bewaarde, en nu passen ze. Hoeveel trekt hij?
zatre-lesson-draw-and-keep-none-two = Twee
zatre-lesson-draw-and-keep-none-two-why = Twee trek je alleen met een lege hand.
zatre-lesson-draw-and-keep-none-one = Eén
zatre-lesson-draw-and-keep-none-one-why = Met twee of meer stenen trekt hij er alleen één als er geen enkele past.
zatre-lesson-draw-and-keep-none-none = Geen
zatre-lesson-draw-and-keep-none-none-why = Klopt: met twee of meer stenen trek je er alleen één als er geen enkele past.
zatre-lesson-draw-and-keep-bag = Klik op de zak onder de scorebladen: zo zie je wat nog niet ligt. Welk getal staat op de meeste van de 121 stenen?
zatre-lesson-draw-and-keep-bag-one = De 1
zatre-lesson-draw-and-keep-bag-one-why = Klopt: er zijn 21 enen, en 20 van elk ander getal.
zatre-lesson-draw-and-keep-bag-six = De 6
zatre-lesson-draw-and-keep-bag-six-why = Er zijn 20 zessen, en 20 van elk ander getal. Alleen de 1 is er 21 keer.
zatre-lesson-draw-and-keep-free = Speel nu zelf een beurt: trek, leg wat past, bewaar wat niet past.

# De laatste steen

zatre-lesson-last-tile = De laatste steen
zatre-lesson-last-tile-about = Hoe het spel eindigt, en wat een steen in je hand kost
zatre-lesson-last-tile-done = 319 tegen 318: jij wint, want Bo had zijn 6 nog. Je kunt nu een heel spel spelen: leg je hoge stenen zolang ze nog passen.
zatre-lesson-last-tile-behind-watch = Voor jou speelt Bo nog. Kijk hoeveel stenen hij kwijt kan.
zatre-lesson-last-tile-behind = Bo staat voor met 324 tegen 301, maar één steen paste nergens en zit nog in zijn hand. In de zak zit nog één steen.
zatre-lesson-last-tile-last = Je mag er twee trekken, maar er is er nog maar één. De beurt waarin iemand de laatste steen trekt, is de laatste van het spel.
zatre-lesson-last-tile-best = Zoek de beste plek voor je 2: een licht vakje waar hij een rij van 12 en een kolom van 11 maakt.
zatre-lesson-last-tile-best-eleven = Dat maakt één 11: 2 punten. Op een licht vakje in de buurt maakt de 2 een 12 en een 11.
zatre-lesson-last-tile-best-no = Dat levert niets op. Zoek linksonder het lichte vakje: daar maakt hij een rij van 12 en een kolom van 11.
zatre-lesson-last-tile-minus = Met deze 18 punten heb je 319. Bo heeft 324, maar de 6 in zijn hand gaat eraf: wat is zijn totaal?
zatre-lesson-last-tile-minus-same = 324
zatre-lesson-last-tile-minus-same-why = Zijn 6 is nog in zijn hand: 324 − 6.
zatre-lesson-last-tile-minus-less = 318
zatre-lesson-last-tile-minus-less-why = Klopt: 324 − 6. Het hoogste totaal wint, en bij gelijke totalen win je samen.
zatre-lesson-last-tile-minus-more = 330
zatre-lesson-last-tile-minus-more-why = Een steen die je overhoudt, gaat eraf, niet erbij: 324 − 6.
zatre-lesson-last-tile-early = Heel soms eindigt een spel eerder: als aan het begin van een beurt zelfs een 1 nergens past. Wat gebeurt er dan met de stenen in de zak?
zatre-lesson-last-tile-early-stay = Ze blijven daar
zatre-lesson-last-tile-early-stay-why = Nee: ze worden één voor één aan iedereen uitgedeeld, en gaan van je punten af.
zatre-lesson-last-tile-early-dealt = Ze worden uitgedeeld
zatre-lesson-last-tile-early-dealt-why = Klopt: één voor één aan iedereen, en ze gaan van je punten af. Dan is het spel uit.
zatre-lesson-last-tile-end = Beëindig nu je beurt, en daarmee het spel.
zatre-lesson-last-tile-end-no = Beëindig je beurt.

# Goed spelen

zatre-lesson-playing-well = Goed spelen
zatre-lesson-playing-well-about = Waar sterke spelers op letten
zatre-lesson-playing-well-done = Volle rijen, kruisjes, stenen die twee keer tellen: daar letten sterke bots op. In een spel toont de hint je een goede zet en zegt waarom.
zatre-lesson-playing-well-look = Kijk op je scoreblad voordat je legt. Rij 1 heeft een kruisje en mist alleen een 10: wat zou die 10 opleveren?
zatre-lesson-playing-well-look-one = 1 punt
zatre-lesson-playing-well-look-one-why = Een 10 geeft 1, maar maakt rij 1 vol. De bonus van 3 komt erbij, en het kruisje verdubbelt allebei.
zatre-lesson-playing-well-look-four = 4 punten
zatre-lesson-playing-well-look-four-why = 1 en de bonus van 3, en het kruisje verdubbelt allebei: 8.
zatre-lesson-playing-well-look-eight = 8 punten
zatre-lesson-playing-well-look-eight-why = Klopt: 1 en de bonus van 3, verdubbeld. Dat is meer dan een 12 hier geeft.
zatre-lesson-playing-well-twice = Een steen in twee lijnen telt in allebei. Zoek waar je 5 een 10 en een 12 maakt, met een kruisje erbij.
zatre-lesson-playing-well-twice-ten = Zo krijg je de 10. Aan de andere kant van deze rij maakt je 5 ook een 12.
zatre-lesson-playing-well-twice-column = Zo krijg je een 12. Er is een licht vakje waar je 5 ook een 10 maakt.
zatre-lesson-playing-well-twice-one = De 1 komt straks. Zoek eerst waar je 5 twee keer telt.
zatre-lesson-playing-well-twice-no = Niet de beste plek voor de 5. Zoek een licht vakje waar de rij op 10 komt en de kolom op 12.
zatre-lesson-playing-well-more = Je 1 kan een kolom op 11 of op 12 brengen. Je nieuwe kruisje verdubbelt rij 2, dus maak een 12, boven aan een kolom.
zatre-lesson-playing-well-more-foot = Zo krijg je ook de 12. Leg de 1 deze keer boven aan de kolom.
zatre-lesson-playing-well-more-row = Zo wordt je nieuwe 10 een 11, en rij 1 heeft de 10 nodig. Zoek een kolom die op 12 komt.
zatre-lesson-playing-well-more-eleven = Een 11 geeft 2, verdubbeld 4. Een tweede 12 in deze beurt geeft 4, verdubbeld 8.
zatre-lesson-playing-well-more-no = Zoek een kolom van 11: met de 1 bovenaan komt die op 12.
zatre-lesson-playing-well-end = 24 punten erbij in één beurt, en een kruisje voor rij 2. Beëindig je beurt.
zatre-lesson-playing-well-end-no = Beëindig je beurt.
zatre-lesson-playing-well-cross-watch = Bo legt twee vijven, daarna trek jij. Kijk waar je verder kunt bouwen.
zatre-lesson-playing-well-cross = Je 6 kan een 12 maken op een donker vakje of een 11 op een licht. Allebei geven ze nu 4 punten: wat is beter?
zatre-lesson-playing-well-cross-dark = 4 punten, maar geen kruisje. De 11 geeft er ook 4, want rij 2 telt dubbel, en dat kruisje verdubbelt rij 3.
zatre-lesson-playing-well-cross-no = Eerst komt je 6: een 12 op het donkere vakje, of een 11 op het lichte?
zatre-lesson-playing-well-both = Klopt: een kruisje verdubbelt een hele rij die je nog gaat vullen. En met je 6 kan nog meer: zoek waar je 4 twee keer 10 maakt.
zatre-lesson-playing-well-both-above = Dat is één 10. Er is een plek waar de rij ook op 10 komt.
zatre-lesson-playing-well-both-no = Daar maakt de 4 niet twee keer 10. Kijk onder je 6.
zatre-lesson-playing-well-full = Rij 2 is vol en verdubbeld: (2 + 2 + 8 + 3) × 2 = 30. Beëindig je beurt.
zatre-lesson-playing-well-full-no = Beëindig je beurt.
zatre-lesson-playing-well-spoil = Stel: het is jouw beurt, en Bo kan straks een lijn van 10 gebruiken. Wat doen sterke spelers?
zatre-lesson-playing-well-spoil-block = Blokkeren
zatre-lesson-playing-well-spoil-block-why = Blokkeren loont zelden: jij krijgt er niets voor, en Bo vindt een andere lijn.
zatre-lesson-playing-well-spoil-own = Zelf punten maken
zatre-lesson-playing-well-spoil-own-why = Klopt: je eigen rijen gaan voor. Voor blokkeren krijg je niets.
zatre-lesson-playing-well-free = Speel nog twee beurten: eerst volle rijen, dan kruisjes, dan twaalven.

# Samen spelen

zatre-lesson-partners = Samen spelen
zatre-lesson-partners-about = Twee teams met elk één scoreblad: met vier of zes
zatre-lesson-partners-done = Zo speel je met een partner: één scoreblad, twee open handen, twee beurten na elkaar. Zet het aan als je een spel met vier of zes klaarzet.
zatre-lesson-partners-team = Jij en Bo zijn partners tegen Cleo en Dora. Jullie delen een scoreblad en zien elkaars stenen.
zatre-lesson-partners-six = Jij begint. Leg je 6 op het rode vakje.
zatre-lesson-partners-six-no = In deze les beginnen we met de 6 op het rode vakje.
zatre-lesson-partners-five = Bo heeft een 1 en een 2. Leg je 5 rechts van de 6: dat is 11, en met zijn 1 wordt het 12.
zatre-lesson-partners-five-no = Leg de 5 deze keer rechts van de 6: 6 + 5 = 11.
zatre-lesson-partners-four = Leg nu je 4 onder de 6: dat is 10, en met de 2 van Bo wordt het 12.
zatre-lesson-partners-four-no = Leg de 4 deze keer onder de 6: 6 + 4 = 10.
zatre-lesson-partners-end = De 10, de 11 en een kruisje komen op jullie scoreblad. Beëindig je beurt, dan is Bo aan de beurt.
zatre-lesson-partners-end-no = Al je stenen liggen. Beëindig je beurt.
zatre-lesson-partners-bo-watch = Nu is Bo aan de beurt. Let op je 11 en je 10.
zatre-lesson-partners-bo = Bo maakte twee keer 12, en nu is rij 1 van jullie scoreblad vol: (1 + 2 + 8 + 3) × 2 = 28.
zatre-lesson-partners-when-watch = Nu spelen Cleo en Dora. Let op wanneer ze allebei trekken.
zatre-lesson-partners-when = Cleo en Dora zijn ook geweest. Wanneer trok Dora haar stenen?
zatre-lesson-partners-when-before = Voordat Cleo ging leggen
zatre-lesson-partners-when-before-why = Klopt: eerst trekken beide partners, dan wordt er gelegd. Zo kunnen jullie samen plannen.
zatre-lesson-partners-when-after = Na de beurt van Cleo
zatre-lesson-partners-when-after-why = Nee: eerst trekken beide partners, dan wordt er gelegd.
zatre-lesson-partners-draw = Jullie team is weer aan de beurt. Jullie trekken elk twee stenen: klik op ‘Trek 2 stenen’ of op de zak.
zatre-lesson-partners-free = Kijk naar beide handen en speel een beurt. Laat Bo plekken waar zijn stenen punten opleveren.

# Kaartjes van de eerste keer samen.

zatre-together-aim = { zatre-aim }
zatre-together-who-starts = In de zak zitten 121 stenen met de getallen 1 tot en met 6. Iedereen trekt er een, en de hoogste begint; wie samen de hoogste heeft, trekt nog eens.
zatre-together-hands = Welke stenen je hebt, weet alleen jij; de anderen zien hoeveel het er zijn. De zak vertelt welke getallen nog niet gezien zijn.
zatre-together-opening = Wie begint, legt alle drie de stenen, de eerste op het rode vakje in het midden. Een steen ligt altijd op een vakje van het bord.
zatre-together-lines = Stenen zonder gat ertussen zijn een lijn, naast of onder elkaar: 10 geeft 1 punt, 11 geeft er 2, 12 geeft er 4. Minder geeft nog niets, en meer dan 12 mag niet.
zatre-together-beside = Elke volgende steen grenst met een zijde aan een steen op het bord; een hoek is niet genoeg. Leg je stenen één voor één, in elke volgorde, en allemaal als je wilt.
zatre-together-light = Op een licht vakje, met ×, hoort aan het eind van je beurt een lijn van 10, 11 of 12. Een volgende steen mag die lijn afmaken.
zatre-together-ending = Wat past, moet je leggen; pas als niets meer past, eindigt je beurt. Wat overblijft, bewaar je dicht voor je volgende beurt.
zatre-together-boxes = Je punten komen op het scoreblad, in het bovenste vrije hokje van kolom 10, 11 of 12. Lijnen met dezelfde som in één beurt delen een hokje.
zatre-together-rows = Zijn 10, 11 en 12 in een rij gevuld, dan komt de bonus erbij. Een kruisje verdubbelt de hele rij, vol of niet.
zatre-together-crosses = Elk licht vakje met zijn lijn geeft een kruisje in kolom ×2. Het rode vakje ook, als de openingsbeurt een 10, 11 of 12 maakt.
zatre-together-draw = Je beurt begint met trekken: twee stenen met een lege hand, één als je er één hebt. Met twee of meer trek je er alleen één als er geen enkele past.
zatre-together-finish = Het spel eindigt met de beurt waarin iemand de laatste steen trekt, of als er nooit meer iets past. Wat je dan in je hand hebt, gaat eraf, en het hoogste totaal wint.
zatre-together-forced = Deze steen paste op geen donker vakje, dus mag hij op een licht vakje zonder lijn. Een kruisje geeft hij niet.
zatre-together-partners = Twee buren zijn een team en delen een scoreblad. Eerst trekken ze allebei en zien ze elkaars stenen; dan leggen ze, de een na de ander.
