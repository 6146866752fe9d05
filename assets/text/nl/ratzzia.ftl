# Ratzzia: alles wat dit spel zegt, in het Nederlands.

ratzzia-name = Ratzzia
ratzzia-tagline = Plunder de voorraadkast voor de kat komt
ratzzia-aim = Leg dobbelstenen in de kolommen van de voorraadkast om te pakken wat op de planken staat. Eten op tafel kunnen anderen afpakken; alleen wat in je zak zit, is veilig. Wie het eerst 25 in de zak heeft, wint.
ratzzia-score = { $count } in de zak
ratzzia-option-board = Speelbord
ratzzia-option-board-note = Het gedrukte bord hebben we niet, dus dit is nagemaakt. Heb je het spel? Dan kun je op je eigen bord spelen.

# Wat er op de planken staat.

ratzzia-shelf-annie = Annie
ratzzia-shelf-candy = de snoeppot
ratzzia-shelf-sausages = { $count ->
    [one] één worstje
   *[other] { $count } worstjes
}
ratzzia-shelf-store = de berging
ratzzia-shelf-greedy = de graaier
ratzzia-shelf-accountant = de boekhouder

# Het verloop.

ratzzia-log-then = { $first } { $next }
ratzzia-log-begin = { $seat } begint.
ratzzia-log-roll = { $seat } schudt de dobbelstenen.
ratzzia-log-rolled = { $seat } gooit { $dice }.
ratzzia-log-rolled-again = { $seat } gooit opnieuw: { $dice }.
ratzzia-log-support-rolled = { $seat } gooit de hulpstenen: { $dice }.
ratzzia-log-take-back = { $count ->
    [one] { $seat } pakt een dobbelsteen terug uit kolom { $column }.
   *[other] { $seat } pakt { $count } dobbelstenen terug uit kolom { $column }.
}
ratzzia-log-reroll = { $count ->
    [one] { $seat } neemt een dobbelsteen op om die opnieuw te gooien.
   *[other] { $seat } neemt { $count } dobbelstenen op om ze opnieuw te gooien.
}
ratzzia-log-keep = { $seat } houdt de worp.
ratzzia-log-roll-support = { $seat } neemt de hulpstenen op.
ratzzia-log-place = { $column ->
    [0] { $seat } legt een { $die } op een grijs vak van de kattenrij.
   *[other] { $seat } legt een { $die } in kolom { $column }.
}
ratzzia-log-place-support = { $column ->
    [0] { $seat } legt een hulpsteen met een { $die } op een grijs vak van de kattenrij.
   *[other] { $seat } legt een hulpsteen met een { $die } in kolom { $column }.
}
ratzzia-log-place-candy = { $seat } legt een snoepsteen als { $die } in kolom { $column }.
ratzzia-log-finish = { $seat } legt niets meer.
ratzzia-log-no-store = { $seat } bergt niets op.
ratzzia-log-forced = { $count ->
    [one] Een { $die } gaat naar de kat.
   *[other] { $count } × { $die } gaan naar de kat.
}
ratzzia-log-cat = De kat komt, en alle dobbelstenen rennen naar huis.
ratzzia-log-support-back = { $count ->
    [one] Een hulpsteen gaat terug naar de reserve.
   *[other] { $count } hulpstenen gaan terug naar de reserve.
}
ratzzia-log-complete = Kolom { $column } is af: { $paid }.
ratzzia-log-complete-unpaid = Kolom { $column } is af.
ratzzia-log-paid = { $seat } krijgt { $count }
ratzzia-log-sausages = { $seat } krijgt { $count } van de plank.
ratzzia-log-annie = Annies dobbelsteen schuift van onderaf in kolom { $column }.
ratzzia-log-annie-stayed = In geen kolom is plaats voor Annies dobbelsteen, dus hij gaat naar huis.
ratzzia-log-candy-jar = { $seat } pakt een snoepsteen uit de pot.
ratzzia-log-candy-seat = { $seat } pakt de snoepsteen van { $from }.
ratzzia-log-candy-column = { $seat } pakt de snoepsteen uit kolom { $column }.
ratzzia-log-no-candy = Er is geen snoepsteen te pakken.
ratzzia-log-stored = { $seat } doet { $amount } in de zak.
ratzzia-log-not-stored = { $seat } heeft minder dan { $amount } op tafel en kan dus niets opbergen.
ratzzia-log-no-pair = Er is geen paar, dus valt er niets op te bergen.
ratzzia-log-stolen = { $seat } pakt { $amount } af van { $from }.
ratzzia-log-nothing-to-steal = Bij niemand anders valt iets te pakken.
ratzzia-log-passed = { $direction ->
    [clockwise] Iedereen geeft de helft van het eten door, met de klok mee.
   *[anticlockwise] Iedereen geeft de helft van het eten door, tegen de klok in.
}
ratzzia-log-won = { $seat } heeft een volle zak.

# Wat iemand doet, en een hele beurt in één zin.

ratzzia-deed-roll = { $seat } gooit de dobbelstenen.
ratzzia-deed-roll-again = { $seat } gooit opnieuw.
ratzzia-deed-roll-support = { $seat } gooit de hulpstenen.
ratzzia-deed-complete = { $count ->
    [one] { $seat } maakt kolom { $columns } af.
   *[other] { $seat } maakt de kolommen { $columns } af.
}
ratzzia-deed-annie = { $seat } schuift Annies dobbelsteen in kolom { $column }.
ratzzia-deed-store = { $seat } doet eten in de zak.
ratzzia-deed-steal = { $seat } steelt van { $from }.

ratzzia-tell-near = { $seat }: { $bag } van { $full } in de zak
ratzzia-turn-results-dice = { $seat } { $results }: { $dice }.
ratzzia-turn-results = { $seat } { $results }.
ratzzia-turn-dice = { $seat } legt { $dice }.
ratzzia-turn-none = { $seat } legt niets.
ratzzia-turn-on = { $column ->
    [0] { $dice } in de kattenrij
   *[other] { $dice } in kolom { $column }
}
ratzzia-turn-wins = maakt de zak vol en wint
ratzzia-turn-wins-with = doet de laatste { $amount } in de zak en wint
ratzzia-turn-robs = steelt van { $from } (+{ $amount })
ratzzia-turn-candy-of = pakt de snoepsteen van { $from }
ratzzia-turn-candy = pakt een snoepsteen
ratzzia-turn-stores = doet { $amount } in de zak
ratzzia-turn-stores-nothing = doet niets in de zak
ratzzia-turn-cat = lokt de kat
ratzzia-turn-passes = { $direction ->
    [clockwise] laat iedereen de helft van het eten met de klok mee doorgeven
   *[anticlockwise] laat iedereen de helft van het eten tegen de klok in doorgeven
}
ratzzia-turn-completes = { $count ->
    [0] maakt kolom { $column } af
    [one] maakt kolom { $column } af (één worstje)
   *[other] maakt kolom { $column } af ({ $count } worstjes)
}
ratzzia-turn-annie = schuift Annies dobbelsteen in kolom { $column }
ratzzia-turn-forced = { $count ->
    [one] raakt een dobbelsteen kwijt aan de kat
   *[other] raakt { $count } dobbelstenen kwijt aan de kat
}
ratzzia-turn-takes-back = { $count ->
    [one] pakt een dobbelsteen terug uit kolom { $column }
   *[other] pakt { $count } dobbelstenen terug uit kolom { $column }
}

# Zetten als handelingen.

ratzzia-move-roll = de dobbelstenen gooien
ratzzia-move-take-back = de dobbelstenen uit kolom { $column } terugpakken
ratzzia-move-reroll = { $dice } opnieuw gooien
ratzzia-move-reroll-blank = { $count ->
    [one] een dobbelsteen zonder getal gooien
   *[other] { $count } dobbelstenen zonder getal gooien
}
ratzzia-move-reroll-both = { $count ->
    [one] { $dice } opnieuw gooien, en een dobbelsteen zonder getal
   *[other] { $dice } opnieuw gooien, en { $count } dobbelstenen zonder getal
}
ratzzia-move-keep = de worp houden
ratzzia-move-roll-support = de hulpstenen gooien
ratzzia-move-place = { $column ->
    [0] de { $die } op een grijs vak leggen
   *[other] de { $die } in kolom { $column } leggen
}
ratzzia-move-place-support = { $column ->
    [0] een hulpsteen met een { $die } op een grijs vak leggen
   *[other] een hulpsteen met een { $die } in kolom { $column } leggen
}
ratzzia-move-place-candy = de snoepsteen als { $die } in kolom { $column } leggen
ratzzia-move-finish = klaar zijn met leggen
ratzzia-move-annie = Annies dobbelsteen van onderaf in kolom { $column } schuiven
ratzzia-move-candy-seat = de snoepsteen van { $seat } pakken
ratzzia-move-candy-column = de snoepsteen uit kolom { $column } pakken
ratzzia-move-store = eten in de zak doen
ratzzia-move-no-store = niets in de zak doen
ratzzia-move-steal = de helft van het eten van { $seat } pakken
ratzzia-move-pass = { $direction ->
    [clockwise] de helft van het eten doorgeven, met de klok mee
   *[anticlockwise] de helft van het eten doorgeven, tegen de klok in
}
ratzzia-moves-take-back = dobbelstenen terugpakken
ratzzia-moves-reroll = dobbelstenen opnieuw gooien
ratzzia-moves-place = de { $die } leggen
ratzzia-moves-place-support = een hulpsteen met een { $die } leggen
ratzzia-moves-place-candy = de snoepsteen leggen
ratzzia-moves-annie = Annies dobbelsteen in een kolom schuiven

# Het plan waar R21 op wacht.

ratzzia-plan-own = { $column ->
    [0] een { $die } van { $seat } op een grijs vak
   *[other] een { $die } van { $seat } in kolom { $column }
}
ratzzia-plan-support = { $column ->
    [0] hulpsteen { $die } op een grijs vak
   *[other] hulpsteen { $die } in kolom { $column }
}
ratzzia-plan-candy = de snoepsteen als { $die } in kolom { $column }

# Weigeringen.

ratzzia-refuse-seats = Ratzzia speel je met 2 tot 5 spelers, niet met { $seats }.
ratzzia-refuse-over = Het spel is afgelopen.
ratzzia-refuse-due-start = Eerst moet vaststaan wie begint.
ratzzia-refuse-start-seat = Er is hier geen plaats { $number }; er spelen er { $seats }.
ratzzia-refuse-due-turn = Nu gooit { $seat } de dobbelstenen of pakt er terug.
ratzzia-refuse-due-rolled = Nu worden de dobbelstenen van { $seat } gegooid.
ratzzia-refuse-due-reroll = Nu gooit { $seat } dobbelstenen opnieuw of houdt de worp.
ratzzia-refuse-due-support = Nu worden de hulpstenen voor { $seat } gegooid.
ratzzia-refuse-due-place = Nu legt { $seat } dobbelstenen.
ratzzia-refuse-due-annie = Nu zegt { $seat } waar Annies dobbelsteen heen gaat.
ratzzia-refuse-due-candy = Nu zegt { $seat } welke snoepsteen het wordt.
ratzzia-refuse-due-store = Nu bergt { $seat } eten op, of niet.
ratzzia-refuse-due-steal = Nu zegt { $seat } van wie het eten komt.
ratzzia-refuse-due-pass = Nu zegt { $seat } welke kant het eten op gaat.
ratzzia-refuse-rolled-blank = Een gegooide dobbelsteen toont 1 tot en met 6.
ratzzia-refuse-rolled-count = { $due ->
    [one] Er wordt één dobbelsteen gegooid, niet { $rolled }.
   *[other] Er worden { $due } dobbelstenen gegooid, niet { $rolled }.
}
ratzzia-refuse-roll-empty = { $seat } heeft geen dobbelsteen in de hand. Pak er eerst terug uit een kolom.
ratzzia-refuse-take-back = In kolom { $column } ligt geen dobbelsteen van { $seat }. Kies een andere kolom.
ratzzia-refuse-reroll-nothing = Er is geen dobbelsteen gekozen. Kies er een, of houd de worp.
ratzzia-refuse-reroll-not-there = Deze dobbelstenen heeft { $seat } niet allemaal in de hand.
ratzzia-refuse-not-in-hand = { $seat } heeft geen { $die } in de hand.
ratzzia-refuse-not-in-hand-blank = { $seat } heeft geen { $die } in de hand. Dobbelstenen die van het bord terugkwamen, hebben geen getal tot ze gegooid zijn.
ratzzia-refuse-column-full = In kolom { $column } is boven de bovenste dobbelsteen geen vak meer vrij.
ratzzia-refuse-needs = Op het volgende vak van kolom { $column } hoort een { $needs }, geen { $die }.
ratzzia-refuse-joined = Het volgende vak van kolom { $column } is verbonden met de { $below } eronder. Daar hoort nog een { $below }, geen { $die }.
ratzzia-refuse-grey-full = Er is geen grijs vak vrij, en op de rode legt niemand zelf iets.
ratzzia-refuse-no-candy = { $seat } heeft geen snoepsteen om te gebruiken.
ratzzia-refuse-candy-cat = Snoepstenen leg je alleen in kolommen.
ratzzia-refuse-no-support = Er is geen hulpsteen met een { $die } om te leggen.
ratzzia-refuse-support-two = Hulpstenen zijn er alleen met twee spelers.
ratzzia-refuse-support-used = { $seat } heeft de hulpstenen deze beurt al gegooid.
ratzzia-refuse-support-late = { $seat } heeft al dobbelstenen gelegd. De hulpstenen gooi je daarvoor.
ratzzia-refuse-support-none = Er is geen hulpsteen in de reserve.
ratzzia-refuse-finish = { $seat } moet minstens één dobbelsteen leggen.
ratzzia-refuse-finish-forced = { $seat } moet minstens één dobbelsteen leggen. Wat naar de kat ging, telt niet zolang er andere in de hand zijn.
ratzzia-refuse-best = Leg zo veel mogelijk hulpstenen, en minstens één dobbelsteen van { $seat }. Dit kan nog: { $plan }.
ratzzia-refuse-annie-own = Kolom { $column } is van Annie zelf. Haar dobbelsteen gaat naar een andere kolom.
ratzzia-refuse-annie-full = In kolom { $column } is geen vak vrij voor Annies dobbelsteen.
ratzzia-refuse-candy-own = { $seat } kan geen snoepsteen van zichzelf pakken.
ratzzia-refuse-candy-seat = { $seat } heeft geen snoepsteen over.
ratzzia-refuse-candy-column = In kolom { $column } ligt geen snoepsteen.
ratzzia-refuse-steal-own = { $seat } kan geen eten van zichzelf pakken.
ratzzia-refuse-steal-nothing = { $seat } heeft geen eten op tafel. Kies iemand anders.
ratzzia-refuse-others-dice = Deze dobbelstenen zijn van { $seat }. Je gooit en legt alleen die van jezelf.

# A board that people bring, in words of its file: what can’t be read, then what can’t be played on.

ratzzia-board-none = Dit is geen bord van Ratzzia. Sla dat van Cheeseboard op en pas het aan.
ratzzia-board-line = Regel { $line } is niet te lezen. Misschien ontbreekt er een komma of een haakje.
ratzzia-board-no-shelf = Regel { $line }: een plank ‘{ $given }’ bestaat niet. Schrijf annie, candy_jar, sausages(2), store, greedy of accountant.
ratzzia-board-no-field = Regel { $line }: ‘{ $field }’ hoort hier niet. Kijk of het goed gespeld is.
ratzzia-board-field-missing = ‘{ $field }’ ontbreekt in het deel dat in regel { $line } eindigt.
ratzzia-board-field-twice = Regel { $line }: ‘{ $field }’ staat er twee keer. Haal er één weg.
ratzzia-board-number = In regel { $line } hoort een klein heel getal, zoals 0 of 5.
ratzzia-board-columns = { $count ->
    [one] Het bord heeft één kolom. Het moeten er negen zijn.
   *[other] Het bord heeft { $count } kolommen. Het moeten er negen zijn.
}
ratzzia-board-spaces = { $count ->
    [one] Kolom { $column } heeft één vak. Een kolom heeft er 2 tot 7.
   *[other] Kolom { $column } heeft { $count } vakken. Een kolom heeft er 2 tot 7.
}
ratzzia-board-sausages = Kolom { $column } heeft getallen voor { $spaces } vakken, maar worstjes voor { $sausages }. Schrijf voor elk vak allebei.
ratzzia-board-needs = Kolom { $column }, vak { $space } vraagt een { $value }. Schrijf 1 tot 6, of 0 voor elk getal.
ratzzia-board-space-sausages = Kolom { $column }, vak { $space } geeft { $count } worstjes. Meer dan 3 kan niet.
ratzzia-board-shelf-sausages = Worstjes op de plank van kolom { $column }: { $count }. Het kunnen er 1 tot 9 zijn.
ratzzia-board-joined = Kolom { $column } kan vak { $space } niet met het vak erboven verbinden. Schrijf het onderste van de twee, 1 tot { $last }.
ratzzia-board-pair = Kolom { $column } verbindt vak { $space } met het vak erboven, maar ze vragen een { $first } en een { $second }. Verbonden dobbelstenen zijn gelijk.
ratzzia-board-shelf = { $count ->
    [0] De plank ‘{ $shelf }’ ontbreekt. Zet die boven één kolom.
   *[other] De plank ‘{ $shelf }’ staat boven { $count } kolommen. Laat er één staan.
}
ratzzia-board-cat = Grijze vakken in de kattenrij: { $grey }, rode: { $red }. Van elk is er minstens één nodig, samen hoogstens zes.
ratzzia-board-cover-seats = Voor { $seats } spelers zijn er vakken bedekt. Dat kan alleen voor 2 of 3.
ratzzia-board-cover-column = Voor { $seats } spelers zijn er vakken van kolom { $column } bedekt. De kolommen zijn 1 tot 9.
ratzzia-board-cover-spaces = Voor { $seats } spelers zijn { $count } van de { $spaces } vakken van kolom { $column } bedekt. Laat er minstens twee vrij.
ratzzia-board-cover-pair = Voor { $seats } spelers is maar één van twee verbonden vakken in kolom { $column } bedekt. Bedek ze allebei of geen van beide.
ratzzia-board-cover-cat = Voor { $seats } spelers is te veel van de kattenrij bedekt. Laat een grijs en een rood vak vrij.
ratzzia-board-store = Voor { $seats } spelers zijn in kolom { $column }, die van de berging, geen verbonden vakken vrij. Zonder kan niemand eten opbergen.

# Op het scherm.

ratzzia-board = De voorraadkast
ratzzia-and = { $first }; { $next }
ratzzia-die = { $what }
ratzzia-die-picked = { $what }, gekozen
ratzzia-die-marked = { $what }, om opnieuw te gooien
ratzzia-die-own = { $die } van { $seat }
ratzzia-die-candy = snoepsteen van { $seat } als { $die }
ratzzia-die-support = hulpsteen { $die }
ratzzia-die-blank = een dobbelsteen van { $seat } zonder getal
ratzzia-die-unused-candy = snoepsteen van { $seat }
ratzzia-value = De snoepsteen als { $die }
ratzzia-space = Kolom { $column }, vak { $space }: { $what }
ratzzia-space-needs = hier hoort een { $die }
ratzzia-space-any = hier mag elk getal
ratzzia-space-joined = hier hoort hetzelfde getal als eronder
ratzzia-space-covered = bedekt, doet niet mee met { $seats } spelers
ratzzia-space-empty = leeg
ratzzia-space-sausages = { $count ->
    [one] één worstje
   *[other] { $count } worstjes
}
ratzzia-cat-grey = Kattenrij, vak { $space }, grijs: { $what }
ratzzia-cat-red = Kattenrij, vak { $space }, rood: { $what }
ratzzia-cat-number = het getal van de kat is { $die }
ratzzia-point-shelf = Plank { $column }: { $shelf }
ratzzia-point-column = Kolom { $column } onder { $shelf }, { $next }
ratzzia-point-cat = Kattenrij, nog { $grey } grijs en { $red } rood vrij
ratzzia-point-answers = te kiezen
ratzzia-column-full = geen vrij vak boven de bovenste dobbelsteen
ratzzia-column-takes = daar hoort nu een { $die }
ratzzia-column-takes-any = daar mag nu elk getal
ratzzia-column-takes-none = daar past nu niets
ratzzia-cat-takes-none = geen grijs vak vrij, en op de rode legt niemand zelf iets
ratzzia-plate = { $seat }: { $front } op tafel, { $bag } in de zak{ $candies ->
    [0] {""}
    [one] , een snoepsteen
   *[other] , { $candies } snoepstenen
}
ratzzia-hand = { $count ->
    [0] { $seat } heeft geen dobbelsteen in de hand
    [one] { $seat } heeft één dobbelsteen in de hand
   *[other] { $seat } heeft { $count } dobbelstenen in de hand
}{ $candies ->
    [0] {""}
    [one] , en een snoepsteen
   *[other] , en { $candies } snoepstenen
}
ratzzia-hand-shows = { $count ->
    [one] { $seat } heeft één dobbelsteen in de hand: { $dice }
   *[other] { $seat } heeft { $count } dobbelstenen in de hand: { $dice }
}{ $candies ->
    [0] {""}
    [one] , en een snoepsteen
   *[other] , en { $candies } snoepstenen
}
ratzzia-hand-empty = Lege hand
ratzzia-front = { $front } op tafel
ratzzia-bag = { $bag } van { $full } in de zak
ratzzia-bag-full = { $bag } in de zak: { $full } gehaald
ratzzia-note = { $front } op tafel
ratzzia-note-candies = { $candies ->
    [one] { $front } op tafel, een snoepsteen
   *[other] { $front } op tafel, { $candies } snoepstenen
}
ratzzia-goal = { $full } in de zak wint
ratzzia-winning-step = Nog { $count } opbergen voor de winst
ratzzia-jar = { $count ->
    [0] De snoeppot is leeg.
    [one] Eén snoepsteen in de pot.
   *[other] { $count } snoepstenen in de pot.
}
ratzzia-cat-wants = { $count ->
    [0] De kat wacht op een { $die }.
    [one] De kat wacht op een { $die }; er is nog één rood vak vrij.
   *[other] De kat wacht op een { $die }; er zijn nog { $count } rode vakken vrij.
}
ratzzia-reserve = { $count ->
    [0] Geen hulpsteen in de reserve.
    [one] Eén hulpsteen in de reserve.
   *[other] { $count } hulpstenen in de reserve.
}

ratzzia-tip-annie = Annie: schuif de bovenste dobbelsteen van onderaf in een andere kolom
ratzzia-tip-candy = { $count ->
    [0] De snoeppot is leeg: je pakt een snoepsteen van iemand of uit een kolom
   *[other] De snoeppot: een snoepsteen, die vanaf de volgende beurt elk getal kan zijn
}
ratzzia-tip-grey = Grijs vak van de kattenrij, { $what }. Hier mag elk getal; de dobbelsteen op het laatste grijze vak bepaalt het getal van de kat.
ratzzia-tip-red = Rood vak van de kattenrij, { $what }. { $die ->
    [0] Zijn de grijze vakken vol, dan moeten gegooide dobbelstenen met het getal van de kat hierheen.
   *[other] Gegooide dobbelstenen met een { $die } moeten hierheen.
} Is de rij vol, dan komt de kat en rennen alle dobbelstenen naar huis.
ratzzia-tip-sausages = { $count ->
    [one] Eén worstje van de plank
   *[other] { $count } worstjes van de plank
}
ratzzia-tip-store = De berging: doe van tafel in de zak wat het bovenste paar verbonden dobbelstenen samen is, als er genoeg ligt
ratzzia-tip-greedy = De graaier: de helft van het eten dat iemand anders op tafel heeft
ratzzia-tip-accountant = De boekhouder: iedereen geeft de helft van het eten op tafel door aan een buur

ratzzia-outlook-completes = maakt kolom { $column } af
ratzzia-outlook-gets = { $seat } krijgt { $count }
ratzzia-outlook-choice = { $what ->
    [annie] Dan gaat Annies dobbelsteen naar een kolom naar keuze.
    [candy] Dan is er een snoepsteen te pakken.
    [store] Dan kan { $seat } { $amount } opbergen.
    [steal] Dan pakt { $seat } de helft van iemands eten.
   *[pass] Dan geeft iedereen de helft van het eten door.
}
ratzzia-outlook-store = { $seat } kan { $amount } opbergen
ratzzia-outlook-stores-nothing = er valt niets op te bergen
ratzzia-outlook-annie = Annie schuift de bovenste dobbelsteen in een andere kolom
ratzzia-outlook-candy-die = { $seat } pakt een snoepsteen
ratzzia-outlook-steals = { $seat } pakt de helft van iemands eten
ratzzia-outlook-passes = iedereen geeft de helft van het eten door
ratzzia-outlook-plan = Nog te leggen: { $plan }
ratzzia-outlook-then = { $first }, dan { $next }
ratzzia-outlook-own = { $dice } van { $seat }
ratzzia-outlook-support = hulpsteen { $dice }
ratzzia-outlook-candy = de snoepsteen als { $dice }

ratzzia-action-roll = Gooien
ratzzia-action-take-back = Pak terug uit kolom { $column }
ratzzia-action-reroll = { $count ->
    [one] Gooi er één opnieuw
   *[other] Gooi er { $count } opnieuw
}
ratzzia-action-keep = Houden
ratzzia-action-support = Gooi hulpstenen
ratzzia-outlook-support-duty = Hulpstenen die je gooit, moet je leggen, voor zover ze passen.
ratzzia-action-finish = Klaar
ratzzia-action-store = Berg { $amount } op
ratzzia-action-no-store = Niet opbergen
ratzzia-action-steal = { $seat }: { $amount }
ratzzia-action-clockwise = Met de klok mee: { $front } op tafel
ratzzia-action-anticlockwise = Tegen de klok in: { $front } op tafel
ratzzia-action-candy-of = Van { $seat }
ratzzia-action-candy-on = Uit kolom { $column }

ratzzia-status-starting = Wie begint?
ratzzia-status-rolling = De dobbelstenen van { $seat } rollen.
ratzzia-status-turn = { $seat } is aan de beurt.
ratzzia-status-roll = { $seat } gooit, of pakt de eigen dobbelstenen uit één kolom terug en beëindigt de beurt.
ratzzia-status-empty = { $seat } heeft geen dobbelsteen in de hand en pakt er terug uit een kolom.
ratzzia-status-take-back = Klik nog eens op kolom { $column }: dan pakt { $seat } die dobbelstenen terug, en is de beurt voorbij.
ratzzia-status-reroll = { $seat } kiest dobbelstenen om opnieuw te gooien, of houdt ze allemaal.
ratzzia-status-reroll-marked = { $count ->
    [one] { $seat } gooit één dobbelsteen opnieuw.
   *[other] { $seat } gooit { $count } dobbelstenen opnieuw.
}
ratzzia-status-place = { $seat } legt minstens één dobbelsteen op een vak dat oplicht.
ratzzia-status-place-more = { $seat } legt nog meer dobbelstenen, of is klaar.
ratzzia-status-place-picked = Waar gaat de { $die } van { $seat } heen?
ratzzia-status-place-support = Waar gaat de hulpsteen met de { $die } heen?
ratzzia-status-place-candy = Waar gaat de snoepsteen van { $seat } heen?
ratzzia-status-place-duty = { $seat } legt de hulpstenen en minstens één eigen dobbelsteen, voor zover ze passen.
ratzzia-status-value = Welk getal wordt de snoepsteen?
ratzzia-status-which = Welke dobbelsteen gaat daarheen?
ratzzia-status-pick-first = Daar past geen dobbelsteen van { $seat }: { $takes }. Kies een dobbelsteen om te zien waar die heen kan.
ratzzia-status-done = { $seat } kan niets meer leggen en is klaar.
ratzzia-status-annie = In welke kolom schuift { $seat } Annies dobbelsteen van onderaf?
ratzzia-status-candy = Welke snoepsteen pakt { $seat }?
ratzzia-status-store = { $seat } heeft { $front } op tafel en kan { $count } in de zak doen.
ratzzia-status-steal = Van wie pakt { $seat } de helft van het eten?
ratzzia-status-pass = Welke kant op geeft iedereen de helft van het eten door?
ratzzia-status-won = { $seat } heeft { $count } in de zak en wint!
ratzzia-won-by = { $margin } meer in de zak dan { $others }.

# Waarom een zet goed is: een hint.

ratzzia-again = { $count ->
    [one] Eén dobbelsteen krijgt een tweede kans.
   *[other] { $count } dobbelstenen krijgen een tweede kans.
}
ratzzia-again-completes = { $count ->
    [one] Eén dobbelsteen opnieuw maakt kolom { $column } af, zo’n { $percent } op de 100 keer.
   *[other] { $count } dobbelstenen opnieuw maken kolom { $column } af, zo’n { $percent } op de 100 keer.
}
ratzzia-again-stores = { $count ->
    [one] Eén dobbelsteen opnieuw maakt kolom { $column } af met een paar dat in de zak kan, zo’n { $percent } op de 100 keer.
   *[other] { $count } dobbelstenen opnieuw maken kolom { $column } af met een paar dat in de zak kan, zo’n { $percent } op de 100 keer.
}
ratzzia-again-home = { $count ->
    [one] De dobbelsteen die thuiskwam, mag weer rollen.
   *[other] Er mogen { $count } dobbelstenen rollen, ook die thuiskwamen.
}
ratzzia-again-home-completes = { $count ->
    [one] De dobbelsteen die thuiskwam, maakt kolom { $column } af, zo’n { $percent } op de 100 keer.
   *[other] Dan maken { $count } dobbelstenen kolom { $column } af, zo’n { $percent } op de 100 keer.
}
ratzzia-again-home-stores = { $count ->
    [one] De dobbelsteen die thuiskwam, maakt kolom { $column } af met een paar dat in de zak kan, zo’n { $percent } op de 100 keer.
   *[other] Dan maken { $count } dobbelstenen kolom { $column } af met een paar dat in de zak kan, zo’n { $percent } op de 100 keer.
}

# Waar dobbelstenen heen moeten: een deel van de zinnen hierboven.

ratzzia-dice-for = { $dice } voor kolom { $column }{ $sausages ->
    [0] { "" }
    [one] { " " }(één worstje als die af is)
   *[other] { " " }({ $sausages } worstjes als die af is)
}
ratzzia-dice-for-completes = { $dice } voor kolom { $column } (af: { $prize })
ratzzia-dice-for-cat = { $dice } voor de kattenrij

# Wat het oplevert als een kolom af is, tussen haakjes na de kolom.

ratzzia-prize-annie = hulp van Annie
ratzzia-prize-candy = een snoepsteen
ratzzia-prize-candy-none = geen snoepsteen meer
ratzzia-prize-store = { $amount } voor de zak
ratzzia-prize-store-most = { $amount ->
    [0] niets voor de zak, met { $front } op tafel
   *[other] tot { $amount } voor de zak
}
ratzzia-prize-store-short = niets voor de zak: { $amount } nodig, { $front } op tafel
ratzzia-prize-greedy = { $amount ->
    [0] niemand heeft eten op tafel
   *[other] tot { $amount } van iemand anders
}
ratzzia-prize-accountant = iedereen geeft de helft door: { $after } op tafel, nu { $before }
ratzzia-prize-and-dice = { $sausages ->
    [one] { $prize }, plus één worstje voor je dobbelstenen
   *[other] { $prize }, plus { $sausages } worstjes voor je dobbelstenen
}
ratzzia-prize-sausages-and-dice = { $prize }, plus { $sausages } voor je dobbelstenen

# Wat een kolom nog nodig heeft.

ratzzia-need-number = { $count ->
    [one] een { $die }
   *[other] { $count } × { $die }
}
ratzzia-need-pair = { $count ->
    [one] twee gelijke dobbelstenen
   *[other] { $count } paren gelijke dobbelstenen
}
ratzzia-need-any = { $count ->
    [one] een dobbelsteen, welk getal ook
   *[other] { $count } dobbelstenen, welk getal ook
}

# Andere redenen.

ratzzia-keys-blank = De dobbelstenen zonder getal kiezen
ratzzia-keys-take-back = Dobbelstenen terugpakken
ratzzia-keys-choice = Na een beloning: kiezen van wie of welke kant op

# What a plan brings, for all to see. Each goes on after “plan-for”.
ratzzia-gain-bag = doet { $amount } in de zak
ratzzia-gain-stolen = pakt { $amount } af van { $seat }
ratzzia-gain-front = brengt { $amount } op tafel
ratzzia-gain-candy = levert een snoepsteen op
ratzzia-gain-candy-of = pakt de snoepsteen van { $from }
ratzzia-gain-column = maakt kolom { $column } af
ratzzia-gain-column-then = maakt daarna kolom { $column } af

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
ratzzia-term-front = levert meer eten op tafel op
ratzzia-term-front-less = levert minder eten op tafel op
ratzzia-term-bag = bergt meer eten op
ratzzia-term-bag-less = bergt minder eten op
ratzzia-term-dice = houdt meer dobbelstenen over
ratzzia-term-dice-less = houdt minder dobbelstenen over
ratzzia-term-candy = houdt meer snoepstenen over
ratzzia-term-candy-less = houdt minder snoepstenen over
ratzzia-term-column = is beter voor kolom { $number }
ratzzia-term-column-elsewhere = levert later meer op in kolom { $number }
ratzzia-term-column-less = is slechter voor kolom { $number }
ratzzia-term-rivals = maakt het lastiger voor { $rivals }
ratzzia-term-rivals-less = maakt het makkelijker voor { $rivals }
ratzzia-rivals-front = laat minder eten bij { $rivals } liggen
ratzzia-rivals-front-less = laat meer eten bij { $rivals } liggen
ratzzia-rivals-bag = laat { $rivals } minder opbergen
ratzzia-rivals-bag-less = laat { $rivals } meer opbergen
ratzzia-rivals-column = levert { $rivals } minder op in kolom { $number }
ratzzia-rivals-column-less = levert { $rivals } meer op in kolom { $number }

# Why undo stops: what has happened since.
ratzzia-undo-rolled = Sindsdien is er gegooid.
