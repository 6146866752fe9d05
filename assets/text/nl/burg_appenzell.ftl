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
burg_appenzell-option-goal = Hoeveel soorten kaas je nodig hebt (met 5 of 6 duurt het langer, het best met 2 of 3 spelers)
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
burg_appenzell-log-tiles = De vloer is gelegd, en alle daken liggen erop.
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
    [one] Een muis van { $seat } valt in de val.
    [2] Twee muizen van { $seat } vallen in de val.
   *[other] Drie muizen van { $seat } vallen in de val.
}
burg_appenzell-log-chips = { $seat } haalt { $cheeses } binnen.
burg_appenzell-log-goal = { $seat } heeft genoeg kaas en wint.
burg_appenzell-log-falls = Er is een derde muis van één speler gevallen, en { $seat } wint.
burg_appenzell-log-idle = { $turns } beurten op een rij leverden niets op, en { $seat } wint.
burg_appenzell-log-then = { $before } { $next }

burg_appenzell-deed-jump = { $seat } springt.
burg_appenzell-deed-enter = { $seat } brengt een muis binnen.

burg_appenzell-tell-one-kind = Nog één soort kaas en { $seat } wint
burg_appenzell-tell-one-mouse = Nog één gevallen muis van { $seat } en het spel is uit
burg_appenzell-turn-results = { $seat } { $results }: { $deeds }.
burg_appenzell-turn-deeds = { $seat } { $deeds }.
burg_appenzell-turn-none = { $seat } doet niets.
burg_appenzell-turn-chips = haalt { $cheeses } binnen
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
# What lay under a roof, told after the game: "Under roof D: Brie and a trap."
burg_appenzell-found = Onder dak { $room }: { $tiles }.
burg_appenzell-found-traps = { $count ->
    [one] een val
   *[other] { $count } vallen
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
burg_appenzell-refuse-start-due = Eerst moet vaststaan wie begint.
burg_appenzell-refuse-tiles-due = Eerst worden de tegels gelegd.
burg_appenzell-refuse-tiles-number = In het kasteel liggen { $due } tegels, niet { $given }.
burg_appenzell-refuse-tiles-kind = Van de 34 tegels zijn er { $due } met { $tile }, niet { $given }.
burg_appenzell-refuse-set-up-is-over = Het spel is al klaargezet.
burg_appenzell-refuse-tower-seat = Nu kiest { $seat } een toren.
burg_appenzell-refuse-tower-due = Eerst zet { $seat } een muis in een toren.
burg_appenzell-refuse-tower-taken = In de toren op { $cell } zit al een muis van { $seat }. Kies een vrije toren.
burg_appenzell-refuse-no-tower = Op { $cell } is geen toren.
burg_appenzell-refuse-seat = { $seat } is aan de beurt.
burg_appenzell-refuse-no-actions = { $seat } heeft alle vier de acties van deze beurt gebruikt.
burg_appenzell-refuse-uncovered = Dak { $room } is al opgetild.
burg_appenzell-refuse-roof-too-far = Naast dak { $room } staat geen muis van { $seat }.
burg_appenzell-refuse-no-mouse = Op { $from } staat geen muis van { $seat }.
burg_appenzell-refuse-stays = De muis staat al op { $cell }.
burg_appenzell-refuse-outside = { $cell } ligt buiten het kasteel, en daar komt geen muis.
burg_appenzell-refuse-into-tower = Op { $cell } staat een toren, en daar rent geen muis in.
burg_appenzell-refuse-occupied = Op { $cell } staat al een muis van { $seat }. Er past er maar één.
burg_appenzell-refuse-roof = Dak { $room } ligt nog op { $cell }. Til het eerst op.
burg_appenzell-refuse-trap = Op { $cell } ligt een val. Daar gaat geen muis heen.
burg_appenzell-refuse-diagonal = Van { $from } naar { $cell } is schuin, en muizen rennen nooit schuin.
burg_appenzell-refuse-no-way = Van { $from } naar { $cell } kom je niet in één keer: op elk vakje waar je overheen springt, moet een muis staan.
burg_appenzell-refuse-cost = { $left ->
    [one] Deze weg naar { $cell } kost { $cost } acties, en { $seat } heeft er nog maar één.
   *[other] Deze weg naar { $cell } kost { $cost } acties, en { $seat } heeft er nog maar { $left }.
}
burg_appenzell-refuse-no-supply = { $seat } heeft geen muizen meer om binnen te brengen.
burg_appenzell-refuse-tower-is-free = De toren op { $tower } is vrij. Een muis die daar binnenkomt, stopt er.
burg_appenzell-refuse-pushed = { $seat } heeft deze beurt al { $line } geschoven.
burg_appenzell-refuse-others-mice = Deze muizen zijn van { $seat }. Alleen { $seat } mag ze verzetten.
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
burg_appenzell-place-goes = gaat vanaf hier
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
burg_appenzell-chips-none = { $seat } heeft nog geen kaas; met { $goal } soorten win je
burg_appenzell-chips-words = { $seat } heeft { $count } van { $goal } soorten kaas: { $cheeses }
burg_appenzell-spare = Losse tegel: { $tile }
burg_appenzell-spare-none = Er liggen nog geen tegels
burg_appenzell-goal = Doel: { $goal } soorten kaas
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

burg_appenzell-status-starting = Wie begint?
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
burg_appenzell-status-pinned-end = { $seat }: { $line } schuiven? Dan is het spel afgelopen.
burg_appenzell-status-pinned-end-won = { $seat }: { $line } schuiven? Dan is het spel afgelopen, en { $winner } wint.
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

burg_appenzell-keys-mouse = Een muis kiezen op nummer

# What a plan brings, for all to see. Each goes on after “plan-for”.
burg_appenzell-gain-chip = haalt de { burg_appenzell-cheese } binnen
burg_appenzell-gain-look = { $count ->
    [one] laat een tegel zien die nog niemand heeft gezien
   *[other] laat { $count } tegels zien die nog niemand heeft gezien
}

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
burg_appenzell-term-chips = { $amount ->
    [0] maakt een fiche waarschijnlijker
    [one] levert ongeveer één fiche meer op
   *[other] levert ongeveer { $amount } fiches meer op
}
burg_appenzell-term-chips-less = { $amount ->
    [0] maakt een fiche minder waarschijnlijk
    [one] levert ongeveer één fiche minder op
   *[other] levert ongeveer { $amount } fiches minder op
}
burg_appenzell-term-falls = voorkomt dat een muis valt
burg_appenzell-term-falls-less = brengt een muis in gevaar
burg_appenzell-term-mice = brengt nog een muis het kasteel in
burg_appenzell-term-mice-less = laat een muis buiten
burg_appenzell-term-danger = is veiliger als er weer geschoven wordt
burg_appenzell-term-danger-less = is minder veilig als er weer geschoven wordt
burg_appenzell-term-cheese = maakt de { burg_appenzell-cheese } makkelijker te pakken
burg_appenzell-term-cheese-less = maakt de { burg_appenzell-cheese } moeilijker te pakken
burg_appenzell-term-rivals = laat minder kaas over voor { $rivals }
burg_appenzell-term-rivals-less = laat meer kaas over voor { $rivals }
burg_appenzell-rivals-chips = maakt een fiche moeilijker te halen voor { $rivals }
burg_appenzell-rivals-chips-less = maakt een fiche makkelijker te halen voor { $rivals }
burg_appenzell-rivals-cheese = maakt de { burg_appenzell-cheese } moeilijker te pakken voor { $rivals }
burg_appenzell-rivals-cheese-less = maakt de { burg_appenzell-cheese } makkelijker te pakken voor { $rivals }

# Why undo stops: what has happened since.
burg_appenzell-undo-covered = Sindsdien is er een dak dichtgegaan, dus terugnemen zou vals spelen zijn.
burg_appenzell-undo-pushed = Sindsdien is er een tegel onder een dak geschoven, dus terugnemen zou vals spelen zijn.
burg_appenzell-undo-uncovered = Sindsdien is er een dak opgetild, en iedereen heeft de vloer eronder gezien.
burg_appenzell-undo-tile = Sindsdien is er een tegel onder een dak vandaan gekomen, en iedereen heeft hem gezien.
burg_appenzell-undo-over = Het spel is afgelopen en alle daken zijn eraf.
