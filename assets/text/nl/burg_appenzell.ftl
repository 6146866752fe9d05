# Burg Appenzell: alles wat dit spel zegt, in het Nederlands.

burg_appenzell-name = Burg Appenzell
burg_appenzell-tagline = Muizen onder daken, en een vloer die schuift
burg_appenzell-aim = Staan twee van je muizen op dezelfde soort kaas, dan krijg je daar de fiche van. Wie het eerst fiches van vier soorten heeft, wint. Maar pas op voor de vallen: met drie gevallen muizen lig je eruit.
burg_appenzell-score = { $count ->
    [one] één soort kaas
   *[other] { $count } soorten kaas
}
burg_appenzell-option-side = Kant van het bord
burg_appenzell-option-side-A = A
burg_appenzell-option-side-B = B
burg_appenzell-option-goal = Hoeveel soorten kaas winnen (5 of 6 voor een langer spel, het best met 2 of 3 spelers)
burg_appenzell-option-memory_help = Toon onder de daken wat al gezien is

burg_appenzell-cheese = { $kind ->
    [1] emmentaler
    [2] cheddar
    [3] sage derby
    [4] neufchâtel
    [5] edammer
    [6] roquefort
   *[other] brie
}
burg_appenzell-tile-blank = kale vloer
burg_appenzell-tile-trap = val
burg_appenzell-room = { $room }
burg_appenzell-slot-north = kolom { $number } van bovenaf
burg_appenzell-slot-south = kolom { $number } van onderaf
burg_appenzell-slot-west = rij { $number } van links
burg_appenzell-slot-east = rij { $number } van rechts

burg_appenzell-log-start = { $seat } begint.
burg_appenzell-log-tiles = De vloer is gelegd, en alle daken zitten erop.
burg_appenzell-log-tower = { $seat } zet een muis in de toren op { $cell }.
burg_appenzell-log-uncover = { $seat } tilt dak { $room } op.
burg_appenzell-log-run = { $seat } rent van { $from } naar { $cell }.
burg_appenzell-log-jump = { $seat } springt van { $from } naar { $cell } voor { $cost } acties.
burg_appenzell-log-enter = { $seat } brengt een muis binnen in de toren op { $tower }.
burg_appenzell-log-enter-jump = { $seat } brengt een muis binnen over de toren op { $tower } naar { $cell } voor { $cost } acties.
burg_appenzell-log-run-somewhere = { $seat } rent.
burg_appenzell-log-jump-somewhere = { $seat } springt voor { $cost } acties.
burg_appenzell-log-enter-somewhere = { $seat } brengt een muis binnen over een toren voor { $cost } acties.
burg_appenzell-log-push = { $seat } schuift { $line }.
burg_appenzell-log-end = { $count ->
    [0] { $seat } beëindigt de beurt.
    [one] { $seat } beëindigt de beurt. Dak { $rooms } gaat er weer op.
   *[other] { $seat } beëindigt de beurt. De daken { $rooms } gaan er weer op.
}
burg_appenzell-log-fall = { $count ->
    [one] Een muis van { $seat } valt in een val.
    [2] Twee muizen van { $seat } vallen in een val.
   *[other] Drie muizen van { $seat } vallen in een val.
}
burg_appenzell-log-chips = { $seat } verzamelt { $cheeses }.
burg_appenzell-log-goal = { $seat } heeft genoeg kaas en wint.
burg_appenzell-log-falls = De derde muis van één speler is gevallen, en { $seat } wint.
burg_appenzell-log-idle = { $turns } beurten op een rij leverden niets op, en { $seat } wint.
burg_appenzell-log-then = { $before } { $next }

burg_appenzell-deed-jump = { $seat } springt.
burg_appenzell-deed-enter = { $seat } brengt een muis binnen.

burg_appenzell-tell-one-kind = Nog één soort kaas en { $seat } wint
burg_appenzell-tell-one-mouse = Nog één gevallen muis van { $seat } en het spel is uit
burg_appenzell-turn-results = { $seat } { $results }: { $deeds }.
burg_appenzell-turn-deeds = { $seat } { $deeds }.
burg_appenzell-turn-none = { $seat } doet niets.
burg_appenzell-turn-chips = krijgt { $cheeses }
burg_appenzell-turn-drops = { $count ->
    [one] laat een muis van { $other } vallen
   *[other] laat { $count } muizen van { $other } vallen
}
burg_appenzell-turn-loses = { $count ->
    [one] verliest een muis
   *[other] verliest { $count } muizen
}
burg_appenzell-turn-gives = bezorgt { $other } { $cheeses }
burg_appenzell-turn-enter = { $count ->
    [one] brengt een muis binnen
   *[other] brengt { $count } muizen binnen
}
burg_appenzell-turn-lift = { $count ->
    [one] tilt dak { $rooms } op
   *[other] tilt de daken { $rooms } op
}
burg_appenzell-turn-push = schuift { $line }
burg_appenzell-turn-run = { $count ->
    [one] rent één vakje
   *[other] rent { $count } vakjes
}

burg_appenzell-move-tower = een muis in de toren op { $cell } zetten
burg_appenzell-move-uncover = dak { $room } optillen
burg_appenzell-move-run = van { $from } naar { $cell } rennen
burg_appenzell-move-enter = een muis binnenbrengen in de toren op { $tower }
burg_appenzell-move-enter-jump = een muis binnenbrengen over de toren op { $tower } naar { $cell }
burg_appenzell-move-push = { $line } schuiven
burg_appenzell-move-end-turn = de beurt beëindigen
burg_appenzell-moves-tower = de eerste muis in een toren zetten
burg_appenzell-moves-uncover = een dak optillen
burg_appenzell-moves-run = rennen met de muis op { $cell }
burg_appenzell-moves-enter = een muis binnenbrengen
burg_appenzell-moves-push = de losse tegel inschuiven

burg_appenzell-refuse-seats = Burg Appenzell speel je met 2 tot 4 spelers, niet met { $seats }.
burg_appenzell-refuse-over = Het spel is afgelopen.
burg_appenzell-refuse-start-seat = Er is hier geen plaats { $number }; er spelen er { $seats }.
burg_appenzell-refuse-start-due = Eerst wordt bepaald wie begint.
burg_appenzell-refuse-tiles-due = Eerst worden de tegels gelegd.
burg_appenzell-refuse-tiles-number = In het kasteel liggen { $due } tegels, niet { $given }.
burg_appenzell-refuse-tiles-kind = Van de 34 tegels zijn er { $due } met { $tile }, niet { $given }.
burg_appenzell-refuse-set-up-is-over = Het spel is al klaargezet.
burg_appenzell-refuse-tower-seat = Nu kiest { $seat } een toren.
burg_appenzell-refuse-tower-due = Eerst zet { $seat } een muis in een toren.
burg_appenzell-refuse-tower-taken = In de toren op { $cell } zit een muis van { $seat }.
burg_appenzell-refuse-no-tower = Op { $cell } is geen toren.
burg_appenzell-refuse-seat = { $seat } is aan de beurt.
burg_appenzell-refuse-no-actions = { $seat } heeft alle vier de acties van deze beurt gebruikt.
burg_appenzell-refuse-uncovered = Dak { $room } is al opgetild.
burg_appenzell-refuse-roof-too-far = Naast dak { $room } staat geen muis van { $seat }.
burg_appenzell-refuse-no-mouse = Op { $from } staat geen muis van { $seat }.
burg_appenzell-refuse-stays = De muis staat al op { $cell }.
burg_appenzell-refuse-outside = Niemand gaat het kasteel uit, en { $cell } ligt erbuiten.
burg_appenzell-refuse-into-tower = Niemand rent een toren in, en op { $cell } staat er een.
burg_appenzell-refuse-occupied = Op { $cell } staat een muis van { $seat }, en er is maar plaats voor één.
burg_appenzell-refuse-roof = Dak { $room } zit nog op { $cell }.
burg_appenzell-refuse-trap = Op { $cell } ligt een val.
burg_appenzell-refuse-diagonal = Muizen rennen nooit schuin, zoals van { $from } naar { $cell }.
burg_appenzell-refuse-no-way = Van { $from } naar { $cell } kom je niet in één keer: op elk vakje waar je overheen springt, moet een muis staan.
burg_appenzell-refuse-cost = { $left ->
    [one] Zo kost de weg naar { $cell } { $cost } acties, en { $seat } heeft er nog maar één.
   *[other] Zo kost de weg naar { $cell } { $cost } acties, en { $seat } heeft er nog maar { $left }.
}
burg_appenzell-refuse-no-supply = { $seat } heeft geen muizen meer om binnen te brengen.
burg_appenzell-refuse-tower-is-free = De toren op { $tower } is vrij, dus een muis die binnenkomt, stopt daar.
burg_appenzell-refuse-pushed = { $seat } heeft deze beurt al { $line } geschoven.
burg_appenzell-refuse-others-mice = Deze muizen zijn van { $seat }. Alleen { $seat } verzet ze.
burg_appenzell-refuse-spare-where = De losse tegel gaat naar binnen bij een van de { $count } vlaggetjes. Kies eerst waar.

# Op het bord en ernaast.

burg_appenzell-board = Kasteel
burg_appenzell-roof-tiled = leisteen
burg_appenzell-roof-thatched = riet
burg_appenzell-roof-copper = koper
burg_appenzell-place = { $cell }, { $what }
burg_appenzell-place-and = { $place }, { $more }
burg_appenzell-place-roof = dak { $room } van { $kind }
burg_appenzell-place-roof-over = { $roof }, eronder gezien: { $tile }
burg_appenzell-place-roof-ended = { $roof }, eronder: { $tile }
burg_appenzell-place-tower = toren
burg_appenzell-place-solid = vaste steen
burg_appenzell-place-floor = vloer
burg_appenzell-place-mouse = muis van { $seat }
burg_appenzell-place-choosable = vrij
burg_appenzell-place-chosen = gekozen
burg_appenzell-place-goes = gaat van hier daarheen
burg_appenzell-place-reachable = { $cost ->
    [one] te bereiken voor één actie
   *[other] te bereiken voor { $cost } acties
}
burg_appenzell-place-reachable-several = te bereiken voor { $costs } acties
burg_appenzell-place-cost = { $cost }
burg_appenzell-place-costs = { $cost } of { $more }
burg_appenzell-place-brings = levert een fiche op: { $cheese }
burg_appenzell-place-enterable = hier kan een muis binnenkomen
burg_appenzell-place-liftable = kan opgetild worden
burg_appenzell-place-slot = vlaggetje, { $line }
burg_appenzell-place-pushes = schuift erin: { $tile }
burg_appenzell-place-pinned = gekozen
burg_appenzell-place-out = valt eruit: { $tile }
burg_appenzell-place-falls = de muis van { $seat } op { $cell } valt
burg_appenzell-place-gains = { $seat } krijgt een fiche: { $cheese }
burg_appenzell-place-ends = het spel is dan afgelopen
burg_appenzell-place-ends-won = het spel is dan afgelopen, en { $seat } wint
burg_appenzell-tip = { $what }

burg_appenzell-actions-left = { $count ->
    [0] geen acties meer
    [one] nog 1 actie
   *[other] nog { $count } acties
}
burg_appenzell-pen-supply = voorraad
burg_appenzell-pen-castle = in kasteel
burg_appenzell-pen-fallen = gevallen
burg_appenzell-mice-supply = { $count ->
    [0] { $seat } heeft geen muizen in de voorraad
    [one] { $seat } heeft één muis in de voorraad
   *[other] { $seat } heeft { $count } muizen in de voorraad
}
burg_appenzell-mice-castle = { $count ->
    [0] geen muis van { $seat } is in het kasteel
    [one] één muis van { $seat } is in het kasteel
   *[other] { $count } muizen van { $seat } zijn in het kasteel
}
burg_appenzell-mice-fallen = { $count ->
    [0] geen muis van { $seat } is gevallen
    [one] één muis van { $seat } is gevallen
    [2] twee muizen van { $seat } zijn gevallen; bij een derde is het spel afgelopen
   *[other] { $count } muizen van { $seat } zijn gevallen
}
burg_appenzell-supply-tip = Een muis komt binnen door een toren
burg_appenzell-chips = { $count } van { $goal } soorten kaas
burg_appenzell-chips-over = { $seat } heeft geen kaas
burg_appenzell-chips-none = { $seat } heeft nog geen kaas; { $goal } soorten winnen
burg_appenzell-chips-words = { $seat } heeft { $count } van { $goal } soorten kaas: { $cheeses }
burg_appenzell-spare = Losse tegel: { $tile }
burg_appenzell-spare-none = Er liggen nog geen tegels
burg_appenzell-goal = { $goal } soorten kaas winnen
burg_appenzell-winning-step = Nog één soort kaas voor de winst
burg_appenzell-idle-left = { $count ->
    [one] Zonder fiche of valpartij: laatste beurt
   *[other] Zonder fiche of valpartij: nog { $count } beurten
}

burg_appenzell-action-end = Einde beurt
burg_appenzell-action-end-covers = { $count ->
    [one] na deze beurt gaat dak { $rooms } er weer op
   *[other] na deze beurt gaan de daken { $rooms } er weer op
}
burg_appenzell-action-push = Schuiven

burg_appenzell-status-starting = Er wordt bepaald wie begint.
burg_appenzell-status-dealing = De vloer wordt gelegd.
burg_appenzell-status-tower = { $seat }: kies een toren voor de eerste muis.
burg_appenzell-status-towers = { $seat } kiest een toren.
burg_appenzell-status-acts = { $seat } is aan de beurt.
burg_appenzell-status-choose = { $seat }: kies uit { $what }.
burg_appenzell-choose-mice = muizen
burg_appenzell-choose-roofs = daken
burg_appenzell-choose-towers = torens
burg_appenzell-choose-supply = de muizen in de voorraad
burg_appenzell-choose-pennants = vlaggetjes
burg_appenzell-status-mouse = { $seat }: naar welk verlicht vakje rent deze muis, of welk verlicht dak tilt hij op?
burg_appenzell-status-mouse-runs = { $seat }: naar welk verlicht vakje rent deze muis? Het getal is wat het kost.
burg_appenzell-status-mouse-lifts = { $seat }: welk verlicht dak tilt deze muis op?
burg_appenzell-status-mouse-stuck = { $seat }: deze muis kan niet rennen en geen dak optillen. Kies iets anders.
burg_appenzell-status-supply = { $seat }: door welke toren met een ring komt een muis binnen?
burg_appenzell-status-over-tower = { $seat }: waar landt de muis die over deze toren komt?
burg_appenzell-status-which-mouse = { $seat }: welke muis gaat daarheen?
burg_appenzell-status-which-tower = { $seat }: over welke toren komt hij daar?
burg_appenzell-status-pinned = { $seat }: de tegel ({ $tile }) in { $line } schuiven? Druk daar nog eens.
burg_appenzell-status-pinned-end = { $seat }: { $line } schuiven? Daarmee is het spel afgelopen.
burg_appenzell-status-pinned-end-won = { $seat }: { $line } schuiven? Daarmee is het spel afgelopen, en { $winner } wint.
burg_appenzell-status-done = { $count ->
    [0] { $seat }: er zijn geen acties meer. Beëindig de beurt.
   *[other] { $seat }: er valt niets meer te doen. Beëindig de beurt.
}
burg_appenzell-status-won-goal = { $seat } wint met { $count } soorten kaas!
burg_appenzell-status-won-falls = { $seat } wint: drie muizen van één speler zijn gevallen!
burg_appenzell-status-won-idle = { $seat } wint met { $count ->
    [one] één soort
   *[other] { $count } soorten
} kaas!
burg_appenzell-note-fallen = { $count } gevallen
burg_appenzell-won-goal = Met de laatste fiche: { $lead }.
burg_appenzell-won-falls = { $count ->
    [one] { $losers } verloor een derde muis
   *[other] { $losers } verloren elk een derde muis
}: { $lead }.
burg_appenzell-won-idle = { $turns } beurten op een rij leverden niets op: { $lead }.
burg_appenzell-lead = { $margin ->
    [one] één soort
   *[other] { $margin } soorten
} meer dan { $others }
burg_appenzell-lead-level = gelijk met { $others }, maar na { $turn } eerder aan de beurt
burg_appenzell-lead-alone = verder is er niemand over

# Waarom een zet goed is: een hint.

burg_appenzell-reason-tower = { $count ->
    [one] Van hier kan een muis één dak optillen.
   *[other] Van hier kan een muis { $count } daken optillen.
}
burg_appenzell-reason-unseen = { $count ->
    [one] Onder dit dak ligt een tegel die je nog niet hebt gezien.
   *[other] Onder dit dak liggen { $count } tegels die je nog niet hebt gezien.
}
burg_appenzell-reason-opens = Je weet wat daar ligt. Nu kan er een muis op gaan staan.
burg_appenzell-reason-opens-trap = { $count ->
    [one] Je weet dat daar een val ligt, en op een val kan geen muis gaan staan.
   *[other] Je weet dat daar { $count } vallen liggen, en op een val kan geen muis gaan staan.
}
burg_appenzell-reason-opens-cheese = Je weet dat daar { $cheese } ligt, en die heb je nog nodig. Nu kan er een muis op gaan staan.
burg_appenzell-reason-wins = Hiermee win je het spel.
burg_appenzell-reason-loses = Hiermee is het spel afgelopen, en { $seat } wint.
burg_appenzell-reason-chips = { $count ->
    [one] Dit levert je een fiche op: { $cheeses }.
   *[other] Dit levert je { $count } fiches op: { $cheeses }.
}
burg_appenzell-reason-pair = { $count ->
    [one] Met nog één actie kunnen twee van je muizen in je volgende beurt allebei op { $cheese } staan.
   *[other] Met nog { $count } acties kunnen twee van je muizen in je volgende beurt allebei op { $cheese } staan.
}
burg_appenzell-reason-pair-later = Dit brengt twee van je muizen dichter bij { $cheese }: nog { $count } acties en ze kunnen er allebei op staan.
burg_appenzell-reason-prepares-win = Dit bereidt de winst voor: je kunt het spel deze beurt winnen.
burg_appenzell-reason-prepares-chips = { $count ->
    [one] Dit bereidt een fiche voor die je deze beurt kunt krijgen: { $cheeses }.
   *[other] Dit bereidt { $count } fiches voor die je deze beurt kunt krijgen: { $cheeses }.
}
burg_appenzell-reason-prepares-fall = Dit bereidt een val voor: deze beurt kan een muis van { $seat } in een val vallen.
burg_appenzell-reason-left-chips = { $count ->
    [one] Op zichzelf levert dit niets op, maar er blijft deze beurt tijd over voor een fiche: { $cheeses }.
   *[other] Op zichzelf levert dit niets op, maar er blijft deze beurt tijd over voor { $count } fiches: { $cheeses }.
}
burg_appenzell-reason-left-fall = Op zichzelf levert dit niets op, maar deze beurt kan een muis van { $seat } in een val vallen.
burg_appenzell-reason-left-pair = { $count ->
    [one] Op zichzelf levert dit niets op, maar twee van je muizen kunnen deze beurt tot op één actie van { $cheese } komen.
   *[other] Op zichzelf levert dit niets op, maar twee van je muizen kunnen deze beurt tot op { $count } acties van { $cheese } komen.
}
burg_appenzell-reason-left-waits = Op zichzelf levert dit niets op, maar deze beurt kan een muis op { $cheese } komen, en die heb je nog nodig.
burg_appenzell-reason-waits = Daar staat de muis op { $cheese }, en die heb je nog nodig.
burg_appenzell-reason-slid-under = Dit schuift { $cheese } onder een van je muizen, en die heb je nog nodig.
burg_appenzell-reason-safe = Daar kan de muis bij de volgende keer schuiven in geen val komen die je kent.
burg_appenzell-reason-safe-all = Hierna kan bij de volgende keer schuiven geen van je muizen in een val komen die je kent.
burg_appenzell-reason-gives = { $count ->
    [one] { $seat } krijgt een fiche: { $cheeses }.
   *[other] { $seat } krijgt { $count } fiches: { $cheeses }.
}
burg_appenzell-reason-risky = Daar kan de muis bij de volgende keer schuiven in een val komen die je kent.
burg_appenzell-reason-risky-all = Hierna kan bij de volgende keer schuiven een van je muizen die veilig was, in een val komen.
burg_appenzell-reason-looks = { $count ->
    [one] Van daar kan de muis nog een dak optillen met iets eronder wat je niet hebt gezien.
   *[other] Van daar kan de muis nog { $count } daken optillen met iets eronder wat je niet hebt gezien.
}
burg_appenzell-reason-falls = Dit laat een muis van { $seat } in een val vallen.
burg_appenzell-reason-own-falls = { $count ->
    [one] Een van je eigen muizen valt in een val.
   *[other] { $count } van je eigen muizen vallen in een val.
}
burg_appenzell-reason-also = { $first } { $then }
burg_appenzell-reason-spoils = { $count ->
    [one] Met één actie konden twee muizen van { $seat } in hun volgende beurt allebei op { $cheese } staan. Dit maakt hun weg langer.
   *[other] Met { $count } acties konden twee muizen van { $seat } in hun volgende beurt allebei op { $cheese } staan. Dit maakt hun weg langer.
}
burg_appenzell-reason-spoils-later = Twee muizen van { $seat } hebben { $count } acties nodig om allebei op { $cheese } te staan. Dit maakt hun weg langer.
burg_appenzell-reason-shows = { $count ->
    [one] Dit schuift een tegel die nog niemand heeft gezien een open kamer in, waar je hem ziet.
   *[other] Dit schuift { $count } tegels die nog niemand heeft gezien open kamers in, waar je ze ziet.
}
burg_appenzell-reason-ends-won = Dit beëindigt het spel, want { $turns } beurten op een rij leverden niets op, en jij wint.
burg_appenzell-reason-ends-lost = Dit beëindigt het spel, want { $turns } beurten op een rij leverden niets op, en { $seat } wint.
burg_appenzell-reason-used = Deze beurt zijn er geen acties meer.
burg_appenzell-reason-used-threatened = { $count ->
    [one] Deze beurt zijn er geen acties meer, al kan door schuiven nu een van je muizen vallen.
   *[other] Deze beurt zijn er geen acties meer, al kunnen door schuiven nu { $count } van je muizen vallen.
}
burg_appenzell-reason-used-pair = { $count ->
    [one] Deze beurt zijn er geen acties meer. Met één in de volgende kunnen twee van je muizen allebei op { $cheese } staan.
   *[other] Deze beurt zijn er geen acties meer. Met { $count } in de volgende kunnen twee van je muizen allebei op { $cheese } staan.
}
burg_appenzell-reason-used-pair-later = Deze beurt zijn er geen acties meer. Twee van je muizen hebben er nog { $count } nodig om allebei op { $cheese } te staan.
burg_appenzell-reason-stay = Je kent geen twee stukken van een kaas die je nog nodig hebt, dicht genoeg bij je muizen.
burg_appenzell-reason-stay-threatened = { $count ->
    [one] De beurt eindigt hier, al kan door schuiven een van je muizen vallen.
   *[other] De beurt eindigt hier, al kunnen door schuiven { $count } van je muizen vallen.
}
burg_appenzell-reason-stay-pair = { $count ->
    [one] Er is geen actie te zien die je muizen dichterbij brengt: twee ervan hebben één actie nodig om allebei op { $cheese } te staan.
   *[other] Er is geen actie te zien die je muizen dichterbij brengt: twee ervan hebben { $count } acties nodig om allebei op { $cheese } te staan.
}
burg_appenzell-reason-leaves-pair = { $left ->
    [one] Zo blijft er één actie ongebruikt, al zou die je muizen dichter bij { $cheese } kunnen brengen.
   *[other] Zo blijven er { $left } acties ongebruikt, al zouden die je muizen dichter bij { $cheese } kunnen brengen.
}
burg_appenzell-reason-further = Dit maakt de weg van twee van je muizen naar { $cheese } langer.
burg_appenzell-reason-busy = Met nog een muis in het kasteel kun je bij meer stukken kaas.
burg_appenzell-reason-idle = Dit levert nog niets op.
burg_appenzell-keys-mouse = Een muis kiezen op nummer
