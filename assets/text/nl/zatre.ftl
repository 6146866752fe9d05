# Zatre: alles wat dit spel zegt, in het Nederlands.

zatre-name = Zatre
zatre-tagline = Leg stenen in lijnen van 10, 11 of 12
zatre-aim = Leg stenen op een rechte lijn tot ze samen 10, 11 of 12 zijn. Dat levert punten op: hoe hoger de som, hoe meer. Als de zak leeg is, wint het hoogste totaal.
zatre-score = { $count ->
    [one] één punt
   *[other] { $count } punten
}
zatre-option-keep_by_choice = Je mag stenen bewaren die nog passen
zatre-option-partners = Buren spelen als partners en delen een scoreblad

zatre-log-start-draw = Wie begint? { $seat } trekt een { $tile }.
zatre-log-start-decided = { $seat } trekt een { $tile }. { $starter } begint.
zatre-log-draw = { $count ->
    [one] { $seat } trekt een steen.
   *[other] { $seat } trekt { $count } stenen.
}
zatre-log-draw-open = { $seat } trekt { $tiles }.
zatre-log-deal-out = Er past niets meer: { $seat } krijgt een { $tile } uit de zak.
zatre-log-place = { $seat } legt een { $tile } op { $cell }.
zatre-log-forced = { $seat } legt een { $tile } op het lichte vakje op { $cell }: ergens anders past hij niet.
zatre-log-end-nothing = { $seat } beëindigt de beurt zonder punten.
zatre-log-end-nothing-kept = { $kept ->
    [one] { $seat } beëindigt de beurt zonder punten en bewaart een steen.
   *[other] { $seat } beëindigt de beurt zonder punten en bewaart { $kept } stenen.
}
zatre-log-end = { $seat } noteert { $entry }.
zatre-log-end-kept = { $kept ->
    [one] { $seat } noteert { $entry } en bewaart een steen.
   *[other] { $seat } noteert { $entry } en bewaart { $kept } stenen.
}

zatre-deed-start = { $seat } trekt om te zien wie begint.
zatre-deed-draw = { $count ->
    [one] { $seat } trekt een steen.
   *[other] { $seat } trekt { $count } stenen.
}
zatre-deed-deal = { $seat } krijgt een steen uit de zak.
zatre-deed-lay = { $seat } legt een { $tile }.
zatre-deed-end = { $seat } beëindigt de beurt.

zatre-tell-empty = De zak is leeg: de laatste beurt
zatre-turn-enters = { $seat } noteert { $entry }, met { $tiles }.
zatre-turn-nothing = { $seat } legt { $tiles } en noteert niets.
zatre-turn-none = { $seat } legt geen steen.

zatre-entered-lines = { $count ->
    [one] een { $sum } ({ $points } { $points ->
        [one] punt
       *[other] punten
    })
   *[other] { $count } × { $sum } ({ $points } punten)
}
zatre-entered-crosses = { $count ->
    [one] een kruisje
   *[other] { $count } kruisjes
}
zatre-line-row = rij { $terms } = { $sum }
zatre-line-column = kolom { $terms } = { $sum }

zatre-move-place = de { $tile } op { $cell } leggen
zatre-move-end-turn = de beurt beëindigen
zatre-moves-place = de { $tile } leggen

zatre-refuse-seats = Zatre speel je met 2 tot 6 spelers, niet met { $seats }.
zatre-refuse-partners = Voor partners heb je 4 of 6 spelers nodig, niet { $seats }.
zatre-refuse-over = Het spel is afgelopen.
zatre-refuse-start-draw-seat = Nu trekt { $seat }, om te zien wie begint.
zatre-refuse-start-draw-due = Eerst trekt iedereen een steen, om te zien wie begint.
zatre-refuse-start-is-over = Wie begint, staat al vast.
zatre-refuse-draw-seat = Nu trekt { $seat }.
zatre-refuse-draw-count = { $seat } moet er { $due } trekken, niet { $drawn }.
zatre-refuse-draw-due = { $seat } moet eerst trekken.
zatre-refuse-draw-not-due = { $seat } hoeft nu niet te trekken.
zatre-refuse-deal-seat = De volgende steen gaat naar { $seat }.
zatre-refuse-dealing = De rest van de zak wordt uitgedeeld.
zatre-refuse-deal-not-due = Er passen nog stenen. De zak wordt dus nog niet uitgedeeld.
zatre-refuse-deal-later = Er past niets meer. Pas aan het begin van een beurt wordt de rest van de zak uitgedeeld.
zatre-refuse-deal-team = Er past niets meer. Pas als een team aan zijn beurten begint, wordt de rest van de zak uitgedeeld.
zatre-refuse-not-in-bag = { $left ->
    [0] Er zit geen { $tile } meer in de zak.
    [one] Er zit nog maar één { $tile } in de zak.
   *[other] Er zitten nog maar { $left } stenen met een { $tile } in de zak.
}
zatre-refuse-seat = { $seat } is aan de beurt om te leggen.
zatre-refuse-off-board = Op { $cell } is geen vakje.
zatre-refuse-not-in-hand = Er is geen { $tile } in deze hand.
zatre-refuse-pick-first = Op { $cell } passen meerdere stenen: { $tiles }. Kies er eerst een.
zatre-refuse-hand-empty = { $seat } heeft alle stenen al gelegd. Voor { $cell } is er geen meer.
zatre-refuse-others-hand = Deze stenen zijn van { $seat }. Alleen { $seat } mag ze leggen.
zatre-refuse-picked-already = De { $tile } is al gekozen: { $seat } heeft geen ander getal. Kies er nu een vakje voor.
zatre-refuse-not-red = De eerste steen komt op het rode vakje in het midden.
zatre-refuse-covered = Op { $cell } ligt al een { $there }.
zatre-refuse-no-neighbour = Naast { $cell } ligt nog niets. Leg een steen naast een steen die er al ligt.
zatre-refuse-row-too-high = Dan komt de rij op { $terms } = { $sum }. Een rij mag niet boven de 12 komen.
zatre-refuse-column-too-high = Dan komt de kolom op { $terms } = { $sum }. Een kolom mag niet boven de 12 komen.
zatre-refuse-light = { $left ->
    [one] Een licht vakje heeft een lijn van 10, 11 of 12 nodig. Met de { $tile } kom je op { $sum }, en met de steen die overblijft lukt het ook niet.
   *[other] Een licht vakje heeft een lijn van 10, 11 of 12 nodig. Met de { $tile } kom je op { $sum }, en met de stenen die overblijven lukt het ook niet.
}
zatre-refuse-light-last = Een licht vakje heeft een lijn van 10, 11 of 12 nodig. Met de { $tile } kom je op { $sum }, en je hebt geen steen meer om de lijn af te maken.
zatre-refuse-open-cell = { $left ->
    [one] Het lichte vakje op { $open } heeft nog een lijn van 10, 11 of 12 nodig. Hierna lukt dat niet meer met de steen die overblijft.
   *[other] Het lichte vakje op { $open } heeft nog een lijn van 10, 11 of 12 nodig. Hierna lukt dat niet meer met de stenen die overblijven.
}
zatre-refuse-open-cell-last = Het lichte vakje op { $open } heeft nog een lijn van 10, 11 of 12 nodig. Hierna heb je geen steen meer om de lijn af te maken.
zatre-refuse-open-cells = De lichte vakjes op { $cells } hebben dan elk een lijn van 10, 11 of 12 nodig. Met { $left ->
    [one] de steen die overblijft
   *[other] de stenen die overblijven
} lukt dat voor elk vakje apart, maar niet voor allemaal.
zatre-refuse-open-cells-at = { $cell }
zatre-refuse-end-open = Het lichte vakje op { $cell } heeft nog een lijn van 10, 11 of 12 nodig. Maak die eerst af.
zatre-refuse-end = De { $tile } past nog. Wat past, moet je leggen.
zatre-refuse-keep-opening = In de openingsbeurt leg je elke steen.
zatre-refuse-keep-idle = Trek of leg eerst een steen. Dan mag je stoppen.

# Op het bord en ernaast.

zatre-board = Bord
zatre-ground-dark = donker
zatre-ground-light = licht
zatre-ground-red = rood
zatre-cell-empty = { $cell }, { $ground }, leeg
zatre-cell-legal = { $cell }, { $ground }, leeg, hier kan de { $picked }
zatre-cell-opening = { $cell }, { $ground }, leeg, hier kan de { $picked }, deze beurt nog af te maken
zatre-cell-forced = { $cell }, { $ground }, leeg, hier kan de { $picked }, zonder kruisje
zatre-cell-tile = { $cell }, { $tile }
zatre-cell-laid = { $cell }, { $tile }, deze beurt gelegd
zatre-cell-open = { $cell }, { $tile }, deze beurt gelegd, heeft nog een lijn van 10, 11 of 12 nodig
zatre-cell-makes = { $cell }: { $lines }
zatre-open-cell = Dit lichte vakje heeft nog een lijn van 10, 11 of 12 nodig. De rij is nu { $across }, de kolom { $down }.
zatre-prospect-opening = Maak hier deze beurt nog een lijn van 10, 11 of 12.
zatre-prospect-forced = De { $tile } past nergens anders en mag daarom op een licht vakje. Een kruisje krijg je er niet voor.
zatre-badge-sum = { $sum }
zatre-badge-scoring = { $sum }: { $points }
zatre-badge-gain = +{ $points }
zatre-badge-missing = +{ $least }–{ $most }

zatre-rack-tile = steen { $tile }
zatre-rack-picked = steen { $tile }, gekozen
zatre-rack-backs = { $count ->
    [one] één steen, dicht
   *[other] { $count } stenen, dicht
}
zatre-rack-empty = geen stenen

zatre-sheet-double = ×2
zatre-sheet-bonus = bonus
zatre-sheet-total = totaal
zatre-sheet-fold = { $last ->
    [1] rij 1
   *[other] rij 1–{ $last }
}
zatre-sheet-rows = rijen
zatre-sheet-left = stenen nog in de hand
zatre-sheet-minus = −{ $pips }
zatre-sheet-empty = Scoreblad, leeg
zatre-sheet-words = Scoreblad, totaal { $total }: { $rows }
zatre-sheet-row = rij { $number } met { $ten }, { $eleven }, { $twelve } is { $value } waard
zatre-sheet-row-doubled = rij { $number } met een kruisje, { $ten }, { $eleven }, { $twelve } is { $value } waard

zatre-bag = { $count ->
    [0] De zak is leeg
    [one] Eén steen in de zak
   *[other] { $count } stenen in de zak
}
zatre-bag-open = Wat is er nog?
zatre-bag-close = Weer verbergen
zatre-bag-holds = In de zak:
zatre-bag-unseen = Nog niet gezien, in de zak of in een dichte hand:
zatre-bag-times = × { $count }
zatre-bag-of = steen { $tile }: { $count }

zatre-action-draw = { $count ->
    [one] Trek een steen
   *[other] Trek { $count } stenen
}
zatre-action-take-up = Pak de stenen
zatre-action-end = Einde beurt
zatre-action-end-enters = noteert { $entry }
zatre-action-end-nothing = noteert niets

zatre-status-starting = Wie begint? Iedereen trekt een steen, nu { $seat }.
zatre-status-draw = { $count ->
    [one] { $seat }: trek een steen.
   *[other] { $seat }: trek { $count } stenen.
}
zatre-status-draws = { $count ->
    [one] { $seat } trekt een steen.
   *[other] { $seat } trekt { $count } stenen.
}
zatre-status-dealing = Er past niets meer. De rest van de zak wordt uitgedeeld: een steen voor { $seat }.
zatre-status-take-up = { $seat }: pak de stenen.
zatre-status-lays = { $seat } is aan de beurt om te leggen.
zatre-status-lay-first = { $seat }: leg de eerste steen op het rode vakje (nog { $count }).
zatre-status-lay = { $seat }: leg de { $tile } (nog { $count }).
zatre-status-pick = { $seat }: kies een steen en dan een vakje (nog { $count }).
zatre-status-lay-or-end = { $seat }: leg een steen (nog { $count }), of beëindig de beurt.
zatre-status-open = { $seat }: het lichte vakje heeft nog een lijn van 10, 11 of 12 nodig.
zatre-status-all-laid = { $seat }: alle stenen zijn gelegd. Beëindig de beurt.
zatre-status-nothing-fits = { $seat }: er past niets meer. Beëindig de beurt.
zatre-status-over = { $count ->
    [one] { $winners } wint met { $total } { $total ->
        [one] punt
       *[other] punten
    }!
   *[other] { $winners } winnen samen, elk met { $total } { $total ->
        [one] punt
       *[other] punten
    }!
}
zatre-status-team-won = { $team } winnen met { $total } { $total ->
    [one] punt
   *[other] punten
}!
zatre-winner = { $seat }
zatre-won-by = { $margin ->
    [one] Eén punt
   *[other] { $margin } punten
} meer dan { $others }{ $last ->
    [yes] , pas met de laatste steen
   *[no] {""}
}.
zatre-won-level = Gelijke stand met { $score } punten{ $last ->
    [yes] , pas met de laatste steen
   *[no] {""}
}.

zatre-note-drew = trok een { $tile }
zatre-note-holds = { $count ->
    [one] heeft 1 steen
   *[other] heeft { $count } stenen
}
zatre-note-keeps = { $count ->
    [one] bewaart 1 steen
   *[other] bewaart { $count } stenen
}
zatre-note-minus = −{ $pips } voor wat over is
zatre-note-with = met { $partner }

# Waarom een zet goed is: een hint. Het vakje is op het bord gemarkeerd, zodat geen zin rijen en kolommen telt.

# What a plan brings, for all to see. Each goes on after “plan-for”.
zatre-gain = { $count ->
    [0] levert { zatre-gain-points } op
   *[other] levert { zatre-gain-points } en { zatre-entered-crosses } op
}
zatre-gain-points = { $amount ->
    [one] één punt
   *[other] { $amount } punten
}

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
zatre-term-boxes = { $amount ->
    [0] noteert iets meer
    [one] noteert ongeveer één punt meer
   *[other] noteert ongeveer { $amount } punten meer
}
zatre-term-boxes-less = { $amount ->
    [0] noteert iets minder
    [one] noteert ongeveer één punt minder
   *[other] noteert ongeveer { $amount } punten minder
}
zatre-term-bonuses = { $amount ->
    [0] maakt iets vaker een rij af
    [one] levert ongeveer één bonuspunt meer op
   *[other] levert ongeveer { $amount } bonuspunten meer op
}
zatre-term-bonuses-less = { $amount ->
    [0] maakt iets minder vaak een rij af
    [one] levert ongeveer één bonuspunt minder op
   *[other] levert ongeveer { $amount } bonuspunten minder op
}
zatre-term-doublings = { $amount ->
    [0] verdubbelt iets meer
    [one] verdubbelt ongeveer één punt meer
   *[other] verdubbelt ongeveer { $amount } punten meer
}
zatre-term-doublings-less = { $amount ->
    [0] verdubbelt iets minder
    [one] verdubbelt ongeveer één punt minder
   *[other] verdubbelt ongeveer { $amount } punten minder
}
zatre-term-later = { $amount ->
    [0] laat iets meer over voor later
    [one] laat ongeveer één punt meer over voor later
   *[other] laat ongeveer { $amount } punten meer over voor later
}
zatre-term-later-less = { $amount ->
    [0] laat iets minder over voor later
    [one] laat ongeveer één punt minder over voor later
   *[other] laat ongeveer { $amount } punten minder over voor later
}
zatre-term-pips = { $amount ->
    [0] bewaart iets betere stenen
    [one] bespaart ongeveer één punt aan stenen in de hand
   *[other] bespaart ongeveer { $amount } punten aan stenen in de hand
}
zatre-term-pips-less = { $amount ->
    [0] bewaart iets slechtere stenen
    [one] kost ongeveer één punt aan stenen in de hand
   *[other] kost ongeveer { $amount } punten aan stenen in de hand
}
zatre-term-rivals = { $amount ->
    [0] laat iets minder over voor { $rivals }
    [one] laat ongeveer één punt minder over voor { $rivals }
   *[other] laat ongeveer { $amount } punten minder over voor { $rivals }
}
zatre-term-rivals-less = { $amount ->
    [0] laat iets meer over voor { $rivals }
    [one] laat ongeveer één punt meer over voor { $rivals }
   *[other] laat ongeveer { $amount } punten meer over voor { $rivals }
}

# Why undo stops: what has happened since.
zatre-undo-drawn = Sindsdien zijn er stenen getrokken.
zatre-undo-told = Die beurt is klaar, en nu weet iedereen iets meer over de dichte stenen.
