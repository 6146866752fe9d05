# Wat de coach zegt in de lessen van Rinus Rioolrat, en de kaartjes van de eerste keer samen.

## Eerste ronden

kalle-lesson-first-rounds = Je eerste ronden
kalle-lesson-first-rounds-about = Zoek de rat, wees dan zelf de rat: genoeg om te spelen
kalle-lesson-first-rounds-done = Je bent ontsnapt, en het kaasje is van jou! Je kunt nu een eerste spel spelen: met twee spelers speel je vier ronden.
kalle-lesson-first-rounds-aim = Bo is de rat en zit onder een van deze 16 deksels. Wie hem vindt, pakt een kaasje, en wie er aan het eind de meeste heeft, wint.
kalle-lesson-first-rounds-look = Jij zoekt met de agent. Zet hem op het verlichte deksel ernaast, en kijk wat daar zit.
kalle-lesson-first-rounds-look-no = De agent mag naar elk deksel ernaast. Neem het verlichte, dan gaan we samen verder.
kalle-lesson-first-rounds-open = Het is maar een kikker. Zijn deksel blijft open, met de agent erop.
kalle-lesson-first-rounds-near-watch = Nu mag Bo twee deksels verwisselen, en iedereen ziet het. Kijk welk deksel vlucht voor de agent.
kalle-lesson-first-rounds-near = Een deksel naast de agent ging naar de rechterrand, misschien met Bo eronder. Zet de agent ernaast.
kalle-lesson-first-rounds-near-no = Vanaf daar kan de agent straks niet bij dat deksel. Het ligt aan de rechterrand, in rij 2.
kalle-lesson-first-rounds-catch-watch = Bo mag weer verwisselen. Let goed op, anders ben je hem kwijt.
kalle-lesson-first-rounds-catch = Hij verwisselde niets en hoopt dat je niet oplette. Draai het deksel om dat naar de rand ging.
kalle-lesson-first-rounds-catch-no = Denk terug: hij verwisselde een deksel naast de agent met dat aan de rechterrand, in rij 2.
kalle-lesson-first-rounds-won = Daar is de rat: je pakt een kaasje, en de ronde is afgelopen. In de volgende ronde ben jij de rat.
kalle-lesson-first-rounds-hide = Bo kijkt weg. Kies het verlichte deksel, dan ‘Klaar’: jij komt in de plaats van het dier daar, dat deze ronde niet meedoet.
kalle-lesson-first-rounds-hide-no = Elk deksel mag. Verstop je onder het verlichte, dan gaan we samen verder.
kalle-lesson-first-rounds-flee-watch = Onthoud je deksel, want niemand laat het je nog zien. Kijk hoe de agent dichterbij komt; jij verwisselt nog niets.
kalle-lesson-first-rounds-flee = De agent staat naast je: verwissel en vlucht. Kies je deksel, dan de verlichte hoek, waar hij niet bij kan.
kalle-lesson-first-rounds-flee-stay = Dan kan de agent je met zijn volgende stap omdraaien. Ga bij hem weg.
kalle-lesson-first-rounds-flee-near = Daar staat de agent nog steeds naast je. Ga verder weg.
kalle-lesson-first-rounds-flee-away = Daar kan de agent ook niet bij. Maar neem deze keer de verlichte hoek.
kalle-lesson-first-rounds-flee-no = Zo blijf je waar je bent. Je eigen deksel ligt in rij 3, kolom 3: verwissel dat.
kalle-lesson-first-rounds-still-watch = Bo heeft de wissel gezien. Kijk waar hij je zoekt.
kalle-lesson-first-rounds-still = Hij denkt dat je hem beetneemt en zoekt links. Blijf zitten tot hij acht deksels omgedraaid heeft: verwissel niets.
kalle-lesson-first-rounds-still-no = Dat mag. Maar er is niemand in de buurt: verwissel deze keer niets.
kalle-lesson-first-rounds-prove-watch = Nog twee verkeerde deksels en de zoektocht is voorbij. Kijk hoe Bo ze omdraait.
kalle-lesson-first-rounds-prove = Dat was het achtste deksel, en Bo heeft verloren. Wijs nu aan waar je zit: kies je eigen deksel.
kalle-lesson-first-rounds-prove-no = Niet daar. Denk terug: je vluchtte naar de hoek rechtsonder.

## De agent

kalle-lesson-guard = De agent
kalle-lesson-guard-about = Wie hem neerzet, wie hem verzet en waar hij heen mag
kalle-lesson-guard-done = Eerst dichte deksels, dan open, en na twee open naar het midden: nu weet je waar de agent heen mag.
kalle-lesson-guard-place = Bo is de rat, en jij bent zijn rechterbuur: daarom zet jij de agent neer. Elk deksel mag; neem het verlichte.
kalle-lesson-guard-place-no = Elk deksel mag. Neem het verlichte, dan gaan we samen verder.
kalle-lesson-guard-first = Het deksel onder de agent blijft dicht. Met de klok mee zitten jij, Bo, Cleo en Dora: wie zit links van de rat en zoekt als eerste?
kalle-lesson-guard-first-you = Ik
kalle-lesson-guard-first-you-why = Jij zit rechts van Bo. Na Bo gaat de beurt naar links, dus jij komt als laatste.
kalle-lesson-guard-first-cleo = Cleo
kalle-lesson-guard-first-cleo-why = Klopt: na Cleo komen Dora en jij, dan weer Cleo. Bo verwisselt alleen.
kalle-lesson-guard-first-dora = Dora
kalle-lesson-guard-first-dora-why = Dora is de tweede. Links van Bo zit Cleo.
kalle-lesson-guard-closed-watch = Eerst zet Cleo, dan Dora. Kijk naar welke deksels de agent gaat.
kalle-lesson-guard-closed = De agent gaat één deksel verder, ook schuin. Ligt er een dicht deksel naast, dan mag hij niet naar een open deksel: neem het verlichte.
kalle-lesson-guard-closed-no = De agent mag daarheen. Neem het verlichte, dan gaan we samen verder.
kalle-lesson-guard-last-watch = De anderen spelen, en Bo mag verwisselen. Kijk hoeveel dichte deksels er naast de agent overblijven.
kalle-lesson-guard-last = De agent moet verder, en naast hem is nog maar één deksel dicht. Zet hem daarop.
kalle-lesson-guard-last-no = Zoek het ene dichte deksel naast de agent.
kalle-lesson-guard-count-watch = Nu heeft Cleo alleen open deksels om zich heen. Let op de pootjes aan de zijkant.
kalle-lesson-guard-count = Alle deksels naast de agent waren open, dus zette Cleo hem op een daarvan. Hoeveel van de acht deksels zijn er nu omgedraaid?
kalle-lesson-guard-count-six = Zes
kalle-lesson-guard-count-six-why = Klopt: er is niets omgedraaid, dus telt er niets mee, en Cleo’s beurt is voorbij.
kalle-lesson-guard-count-seven = Zeven
kalle-lesson-guard-count-seven-why = Cleo draaide niets om, dus die stap telt niet. Kijk naar de pootjes naast de deksels.
kalle-lesson-guard-middle-watch = Dora is aan de beurt. Kijk of ze een dicht deksel vindt.
kalle-lesson-guard-middle = Ook Dora draaide niets om. Na twee zulke stappen gaat de volgende naar een deksel in het midden: neem dat naast de agent.
kalle-lesson-guard-middle-no = Van de vier deksels in het midden ligt er maar één naast de agent. Neem dat.

## De streken van de rat

kalle-lesson-rats-tricks = De streken van de rat
kalle-lesson-rats-tricks-about = Wegkomen, misleiden, stilzitten en aanwijzen waar je zit
kalle-lesson-rats-tricks-done = Je kunt nu wegkomen, misleiden en stilzitten, en onthouden waar je zit. Voor kleine kinderen is er een optie: de rat mag telkens weer kijken.
kalle-lesson-rats-tricks-trick = Jij bent de rat, onder het verlichte dichte deksel naast de agent. Wissel van plaats met de open worm boven je.
kalle-lesson-rats-tricks-trick-stay = Dan kan de agent je straks omdraaien. Verwissel de twee verlichte deksels.
kalle-lesson-rats-tricks-trick-away = Zo kom je ook weg. Maar probeer iets nieuws: wissel van plaats met het open deksel boven je.
kalle-lesson-rats-tricks-trick-no = Verwissel de twee verlichte: het jouwe en het open erboven.
kalle-lesson-rats-tricks-never = De worm is nog open, jouw deksel nog dicht, en iedereen heeft het gezien. Welk deksel mag je nooit verwisselen?
kalle-lesson-rats-tricks-never-open = Een open deksel
kalle-lesson-rats-tricks-never-open-why = Dat heb je net gedaan. Er is één deksel dat moet blijven liggen.
kalle-lesson-rats-tricks-never-guard = Dat van de agent
kalle-lesson-rats-tricks-never-guard-why = Klopt: het deksel met de agent blijft liggen. Alle andere mag je verwisselen, als ze naast elkaar liggen.
kalle-lesson-rats-tricks-never-mine = Mijn eigen deksel
kalle-lesson-rats-tricks-never-mine-why = Je hebt je eigen deksel net verwisseld. Er is één deksel dat moet blijven liggen.
kalle-lesson-rats-tricks-bluff-watch = Nu verzet Cleo de agent. Kijk of hij je volgt.
kalle-lesson-rats-tricks-bluff = De agent ging de andere kant op. Verwissel de twee verlichte deksels: iedereen ziet het, en dan lijkt het of je daarheen vlucht.
kalle-lesson-rats-tricks-bluff-pass = Dat mag, en straks doe je het ook. Leid ze eerst om de tuin met de verlichte deksels.
kalle-lesson-rats-tricks-bluff-own = Je zit hier veilig, dus laat je eigen deksel liggen. Verwissel de twee verlichte.
kalle-lesson-rats-tricks-bluff-no = Verwissel de twee verlichte: een naast de agent, een buiten zijn bereik.
kalle-lesson-rats-tricks-still-watch = Nu is Bo aan de beurt. Kijk of hij erin trapt.
kalle-lesson-rats-tricks-still = Bo is erin getrapt. De agent kan met zijn volgende stap niet bij je komen, dus verwissel niets.
kalle-lesson-rats-tricks-still-no = Dat mag. Maar probeer eens stil te zitten: verwissel niets.
kalle-lesson-rats-tricks-prove-watch = Cleo draait het achtste deksel om. Kijk welk het is, en onthoud het jouwe.
kalle-lesson-rats-tricks-prove = Dat was het achtste deksel: de zoektocht is voorbij, en er wordt niet meer verwisseld. Wijs aan waar je zit.
kalle-lesson-rats-tricks-prove-no = Niet daar. Denk terug: je wisselde van plaats met de open worm boven je.
kalle-lesson-rats-tricks-wrong = Daar is de rat, en het kaasje is van jou. Wie had het gekregen als je een verkeerd deksel had aangewezen?
kalle-lesson-rats-tricks-wrong-nobody = Niemand
kalle-lesson-rats-tricks-wrong-nobody-why = Klopt: dan was de ronde zonder kaasje afgelopen.
kalle-lesson-rats-tricks-wrong-searchers = Een speurder
kalle-lesson-rats-tricks-wrong-searchers-why = Speurders pakken alleen een kaasje als ze de rat vinden. Hier had niemand er een gekregen.

## Opletten

kalle-lesson-watching = Volg de deksels
kalle-lesson-watching-about = Iedereen ziet alles: volg het deksel dat vlucht
kalle-lesson-watching-done = Elke verwisseling gebeurt voor je ogen. Wie het best oplet, weet waar de rat kan zitten.
kalle-lesson-watching-count-watch = Eerst verzet Cleo de agent. Kijk wat ze omdraait.
kalle-lesson-watching-count = Drie deksels zijn omgedraaid, en Bo heeft nog niets verwisseld. Onder hoeveel deksels kan hij zitten?
kalle-lesson-watching-count-eight = 8
kalle-lesson-watching-count-eight-why = Na acht verkeerde deksels is een ronde voorbij. Tel de dichte deksels.
kalle-lesson-watching-count-thirteen = 13
kalle-lesson-watching-count-thirteen-why = Klopt: 16 deksels min de drie open.
kalle-lesson-watching-count-sixteen = 16
kalle-lesson-watching-count-sixteen-why = Onder de drie open deksels zit hij niet. Tel alleen de dichte.
kalle-lesson-watching-ready = Nu mag Bo twee deksels verwisselen, en iedereen ziet welke. Let goed op: welk deksel vlucht voor de agent, en waarheen?
kalle-lesson-watching-near-watch = Daar komt het: kijk welke twee deksels Bo verwisselt.
kalle-lesson-watching-near = Bo heeft twee deksels verwisseld. Als hij voor de agent gevlucht is, waar zit hij dan nu? Zet de agent naast hem.
kalle-lesson-watching-near-no = Vanaf daar kan de agent straks niet bij hem. Zijn deksel ging van naast de agent naar de linkerrand, in rij 3.
kalle-lesson-watching-find-watch = Bo mag weer verwisselen voordat Cleo zoekt. Verlies zijn deksel niet uit het oog.
kalle-lesson-watching-find = Bo verwisselt weer, en Cleo kijkt waar hij net nog zat. Jij hebt opgelet: draai het deksel om waar hij nu zit.
kalle-lesson-watching-find-no = Volg hem door beide verwisselingen: eerst naar de linkerrand in rij 3, en van daar één deksel verder.
kalle-lesson-watching-log = Je hebt hem gevonden. Had je ergens kunnen lezen welke deksels verwisseld zijn?
kalle-lesson-watching-log-list = Ja, bij ‘Verloop’
kalle-lesson-watching-log-list-why = Daar staat alleen dat Bo twee deksels verwisselde, niet welke.
kalle-lesson-watching-log-head = Nee, nergens
kalle-lesson-watching-log-head-why = Klopt: wat onder dichte deksels zit, en waar ze heen gingen, zit alleen in je hoofd.
kalle-lesson-watching-left-watch = Er begint een nieuwe ronde: Cleo verstopt zich. Kijk wie de agent neerzet.
kalle-lesson-watching-left = Nu is Cleo de rat. Jij zit links van haar, dus jij begint: zet de agent waar je maar wilt.
kalle-lesson-watching-left-no = Zet de agent op een deksel ernaast.
kalle-lesson-watching-free = Speel verder, en let op wat Cleo verwisselt. Verzet de agent nog twee keer.

## Het hele spel

kalle-lesson-whole-game = Het hele spel
kalle-lesson-whole-game-about = De ronden, de laatste kans en wie wint
kalle-lesson-whole-game-done = Je kunt nu een heel spel spelen. Dat de speurders aan het eind nog een deksel aanwijzen, is een optie: anders wijst de rat meteen aan waar die zit.
kalle-lesson-whole-game-rounds = Vier spelers spelen vier ronden, en iedereen is één keer de rat. Met twee of drie ben je het twee keer: hoeveel ronden spelen drie spelers?
kalle-lesson-whole-game-rounds-three = Drie
kalle-lesson-whole-game-rounds-three-why = Met drie spelers is iedereen twee keer de rat, dus zijn het er meer.
kalle-lesson-whole-game-rounds-six = Zes
kalle-lesson-whole-game-rounds-six-why = Klopt: twee keer drie. Vijf spelers spelen vijf ronden.
kalle-lesson-whole-game-seventh = Dit is de laatste ronde, en jij, Bo en Cleo hebben elk één kaasje. Dora is de rat: zet de agent op het verlichte deksel.
kalle-lesson-whole-game-seventh-no = De agent mag daarheen. Neem het verlichte deksel, dan gaan we samen verder.
kalle-lesson-whole-game-watch = Zeven deksels zijn omgedraaid. Let nu op: Dora mag nog één keer verwisselen, en dan draait Bo het achtste om.
kalle-lesson-whole-game-point-watch = Daar komt Dora’s laatste wissel: kijk welk deksel ze bij de agent weghaalt.
kalle-lesson-whole-game-point = Ook onder het achtste zat ze niet. Aan deze tafel wijst elke speurder nu nog een dicht deksel aan, jij als eerste: waar zit Dora?
kalle-lesson-whole-game-point-near = Dat deksel is blijven liggen. Dora verwisselde er een naast de agent met een verder weg: wijs dat aan.
kalle-lesson-whole-game-point-no = Niet daar. Dora verwisselde een deksel naast de agent, en Bo keek waar ze had gezeten: wijs aan waar ze heen ging.
kalle-lesson-whole-game-vain-watch = Nu wijst Bo een deksel aan. Kijk of hij dat van jou mag nemen.
kalle-lesson-whole-game-vain = Bo wijst een ander deksel aan, want hetzelfde mag niet. En als niemand de rat aanwijst?
kalle-lesson-whole-game-vain-dora = Dora wijst haar deksel aan
kalle-lesson-whole-game-vain-dora-why = Klopt: dan moet Dora aanwijzen waar ze zit, en ze pakt het kaasje alleen als ze het weet.
kalle-lesson-whole-game-vain-again = Nog eens aanwijzen
kalle-lesson-whole-game-vain-again-why = Elke speurder wijst maar één keer. Daarna moet de rat aanwijzen waar die zit.
kalle-lesson-whole-game-winner-watch = Cleo wijst als laatste, en dan gaan die deksels open. Kijk wie gelijk had.
kalle-lesson-whole-game-winner = Nu heeft iedereen gewezen, en de deksels gaan open: je hebt twee kaasjes en wint. En als jij, Bo en Cleo er elk één hadden?
kalle-lesson-whole-game-winner-share = Dan winnen we samen
kalle-lesson-whole-game-winner-share-why = Klopt: de meeste kaasjes winnen, en bij een gelijke stand win je samen.
kalle-lesson-whole-game-winner-first = De eerste wint
kalle-lesson-whole-game-winner-first-why = Wie de eerste was, maakt niet uit. De meeste kaasjes winnen, en bij een gelijke stand win je samen.

## Goed spelen

kalle-lesson-playing-well = Goed spelen
kalle-lesson-playing-well-about = Sluit de rat in, en houd als rat een uitweg vrij
kalle-lesson-playing-well-done = Zoek waar de rat waarschijnlijk zit en sluit hem in. Houd als rat een uitweg vrij, en ga zitten waar niemand je verwacht.
kalle-lesson-playing-well-place = Bo kan onder elk deksel zitten, en jij zet de agent neer. Zet hem waar hij daarna naar de meeste deksels kan.
kalle-lesson-playing-well-place-middle = Het midden is goed. Neem een ander van de vier deksels daar, dan gaan we samen verder.
kalle-lesson-playing-well-place-corner = Vanuit een hoek kan de agent maar naar drie deksels. Zoek een plek met meer eromheen.
kalle-lesson-playing-well-place-edge = Vanaf een rand kan de agent naar vijf deksels. Vanuit het midden zijn het er meer.
kalle-lesson-playing-well-go = Vanuit het midden kan de agent naar acht deksels. Draai het verlichte om.
kalle-lesson-playing-well-go-no = De kans is nu overal even groot. Neem het verlichte, dan gaan we samen verder.
kalle-lesson-playing-well-trap-watch = Nu mag Bo verwisselen. Kijk waar hij heen vlucht.
kalle-lesson-playing-well-trap = Bo is waarschijnlijk naar de linkerrand gevlucht. Zet de agent waar hij bij dat deksel kan en bij alle eromheen: zo sluit je Bo in.
kalle-lesson-playing-well-trap-down = Daarvandaan kom je bij zijn deksel, maar naar onderen kan hij ontsnappen. Sluit hem in.
kalle-lesson-playing-well-trap-up = Daarvandaan kom je bij zijn deksel, maar naar boven kan hij ontsnappen. Sluit hem in.
kalle-lesson-playing-well-trap-no = Vanaf daar kun je straks niet bij zijn deksel. Hij zit aan de linkerrand, in rij 3.
kalle-lesson-playing-well-catch-watch = Hij mag nog eens verwisselen, maar hij zit vast. Kijk waar hij heen gaat.
kalle-lesson-playing-well-catch = Hij heeft weer verwisseld, maar vanaf hier kun je overal bij hem. Draai het deksel om waar hij nu zit.
kalle-lesson-playing-well-catch-no = Hij zat aan de linkerrand, in rij 3. Denk terug: waar ging dat deksel heen?
kalle-lesson-playing-well-hide = Je hebt hem. Nu ben jij de rat: verstop je onder het verlichte.
kalle-lesson-playing-well-hide-no = Elk deksel is even goed. Verstop je onder het verlichte, dan gaan we samen verder.
kalle-lesson-playing-well-flee-watch = Bo zet de agent neer en begint. Kijk hoe dichtbij hij komt.
kalle-lesson-playing-well-flee = De agent staat naast je. Ga naar een plek waar hij niet bij kan, en waar zijn volgende stap je ook niet insluit.
kalle-lesson-playing-well-flee-near = Dan kan de agent je meteen omdraaien. Ga naar een plek waar hij niet bij je kan.
kalle-lesson-playing-well-flee-corner = Daar kan de agent niet bij je, maar met zijn volgende stap sluit hij je in: een hoek heeft weinig uitwegen.
kalle-lesson-playing-well-flee-edge = Daar kan de agent niet bij je, maar gaat hij naar waar je zat, dan sluit hij je in.
kalle-lesson-playing-well-flee-no = Zo blijf je waar je bent. Je eigen deksel ligt in rij 3, kolom 2.
kalle-lesson-playing-well-guess = Je bent buiten zijn bereik, maar Bo zag die verwisseling. Hoe zorg je dat hij ook later moet raden?
kalle-lesson-playing-well-guess-always = Altijd meteen vluchten
kalle-lesson-playing-well-guess-always-why = Dan verraadt elke vlucht waar je zit. Verwissel af en toe andere deksels, of niets.
kalle-lesson-playing-well-guess-mix = Af en toe misleiden
kalle-lesson-playing-well-guess-mix-why = Klopt: verwissel je soms andere deksels, of niets, dan weet niemand zeker of je gevlucht bent.
kalle-lesson-playing-well-free = Speel verder: blijf buiten bereik, houd een uitweg vrij en misleid af en toe. Je mag nog vier keer kiezen.

## De eerste keer samen

kalle-together-start = In elke ronde is één speler de rat, onder een van 16 deksels, en de anderen zoeken. Iedereen is even vaak de rat, en wie de meeste kaasjes heeft, wint.
kalle-together-hide = De rat kiest een deksel om zich te verstoppen, terwijl de anderen wegkijken. Het dier dat daar lag, doet deze ronde niet mee, en niemand ziet welk het is.
kalle-together-memory = Alleen de rat weet onder welk deksel die zit. De rat zag het één keer en moet het nu onthouden, tenzij opnieuw kijken aan deze tafel mag.
kalle-together-place = De rechterbuur van de rat (met twee spelers de ander) zet de agent op een deksel naar keuze. Dat deksel wordt niet omgedraaid.
kalle-together-step = De speurders zoeken om de beurt, te beginnen links van de rat. Wie zoekt, zet de agent op een deksel ernaast, een dicht als er een is, en draait het om.
kalle-together-found = Is het de rat, dan pakt de vinder een kaasje en is de ronde afgelopen. Elk ander dier blijft open, en met het achtste is de zoektocht voorbij.
kalle-together-swap = Na elke stap van de agent mag de rat twee deksels naast elkaar verwisselen, dicht of open, of niets. Alleen dat met de agent blijft liggen.
kalle-together-watch = Iedereen ziet welke twee deksels verwisseld worden, ook open deksels. Het spel schrijft het niet op: wie oplet, kan het deksel van de rat volgen.
kalle-together-open = Alle deksels naast de agent waren open, dus draaide hij niets om. Na twee zulke stappen op een rij gaat de volgende naar een van de vier deksels in het midden.
kalle-together-point = Na het achtste deksel wijst elke speurder nog een dicht deksel aan, elk een ander. Wie de rat aanwijst, pakt een kaasje.
kalle-together-prove = De zoektocht is voorbij, en er wordt niets meer verwisseld. Wijst de rat het goede deksel aan, dan is het kaasje voor de rat, en anders voor niemand.
kalle-together-next = De rat is gevonden, en alle deksels gaan open. Komt er nog een ronde, dan is de linkerbuur van de rat de volgende rat.
