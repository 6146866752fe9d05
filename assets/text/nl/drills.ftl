# Oefeningen: korte opdrachten zonder eind, elk voor één ding.

go-drills = Oefeningen
drills-title = Oefeningen
drills-invitation = Kort oefenen, beter spelen.
drills-tried-of = { $done } van { $count } geprobeerd
drills-who = Wie oefent er?
drills-legend = Elk goed antwoord telt. Na de derde fout is het klaar.
drill-clock = In het begin heb je { $first } seconden, daarna steeds minder, tot { $count }.
drills-best = { $kind ->
    [timed] Record tegen de klok: { $count }
    [calm] Record zonder klok: { $count }
   *[all] Record: { $count }
}
drills-no-best = Nog niet geprobeerd
drills-calm = Rustig aan, zonder klok
drill-start = Start
drill-start-of = { $game }, { $drill }: start

# Een reeks.
drill-score = Goed: { $count }
drill-mistakes = { $count } van { $most } fouten
drill-seconds = { $count ->
    [one] nog 1 seconde
   *[other] nog { $count } seconden
}
drill-time-up = De tijd is om.
drill-nothing-there = Daar valt niets te kiezen.
drill-answers-beside = Kies een van de antwoorden naast het bord.
drill-next = Volgende
drill-again = Nog een keer
drill-all = Alle oefeningen
drill-over = { $count ->
    [one] Klaar: één goed antwoord.
   *[other] Klaar: { $count } goede antwoorden.
}
drill-new-best = Dat is je nieuwe record!
drill-best = { $kind ->
    [timed] Je record tegen de klok: { $count }
    [calm] Je record zonder klok: { $count }
   *[all] Je record: { $count }
}

# Zatre: het beste vakje.
drill-best-cell-name = Het beste vakje
drill-best-cell-about = Leg de steen waar hij de meeste punten oplevert. Lijnen van 10, 11 en 12 leveren er 1, 2 en 4 op.
drill-best-cell-hint = Op een licht vakje, met ×, mag de steen alleen in een lijn van 10, 11 of 12.
drill-best-cell-question = Leg de steen waar hij de meeste punten oplevert.
drill-best-cell-right = { $points ->
    [one] 1 punt: { $lines }.
   *[other] { $points } punten: { $lines }.
}
drill-best-cell-wrong = { $here ->
    [0] Jouw vakje levert niets op. { $best }
    [one] Jouw vakje levert 1 punt op. { $best }
   *[other] Jouw vakje levert { $here } punten op. { $best }
}
drill-best-cell-wrong-lines = { $here ->
    [one] Jouw vakje levert 1 punt op: { $lines }. { $best }
   *[other] Jouw vakje levert { $here } punten op: { $lines }. { $best }
}
drill-best-cell-missed = { $points ->
    [one] Op het omrande vakje ({ $cell }) levert de steen 1 punt op: { $lines }.
   *[other] Op het omrande vakje ({ $cell }) levert de steen { $points } punten op: { $lines }.
}

# Rinus Rioolrat: volg het deksel.
drill-follow-lid-name = Volg het deksel
drill-follow-lid-about = Houd de rat in het oog terwijl de deksels van plaats wisselen.
drill-follow-lid-hint = Bij elk goed antwoord gaat het een beetje sneller.
drill-follow-lid-watch = Houd het deksel van de rat in het oog.
drill-follow-lid-question = Waar zit de rat?
drill-follow-lid-right = { $count ->
    [one] Klopt: de rat is één keer verhuisd.
   *[other] Klopt: de rat is { $count } keer verhuisd en je niet ontsnapt.
}
drill-follow-lid-wrong = De rat zit op { $cell }.

# Burg Appenzell: vind de kaas.
drill-find-cheese-name = Vind de kaas
drill-find-cheese-about = Onthoud een kaas en volg hem onder de daken.
drill-find-cheese-hint = Bij het schuiven gaat de hele rij of kolom één vakje verder.
drill-find-cheese-watch = Volg de { $cheese }.
drill-find-cheese-question = Onder welk dak ligt nu de { $cheese }?
drill-find-cheese-right = { $count ->
    [one] Klopt: hij is één keer verschoven.
   *[other] Klopt: hij is { $count } keer verschoven.
}
drill-find-cheese-wrong = { $count ->
    [one] Hij is één keer verschoven en ligt nu onder dak { $room }.
   *[other] Hij is { $count } keer verschoven en ligt nu onder dak { $room }.
}

# Hoe groot een kans is.
drill-chance = ongeveer { $ways } op { $all }
drill-chance-exact = { $ways } op { $all }

# Rat-a-Tat Roll: hoe groot is de kans?
drill-roll-chance-name = Kom je er?
drill-roll-chance-about = Schat hoe vaak de dobbelstenen je brengen waar je wezen wilt, en welke dat het best doen.
drill-roll-chance-hint = De pion loopt met de klok mee, zo ver als de dobbelstenen samen aangeven. De drie vakken van een gebied geven dezelfde kaart. De zwarte vakken zijn jokervakken en tellen hier voor geen kaart. De vakken waar het om gaat, hebben een rand.
drill-roll-chance-question = { $count ->
    [one] Je gooit met één dobbelsteen. Hoe groot is de kans dat je bij kaart { $card } uitkomt?
   *[other] Je gooit met { $count } dobbelstenen. Hoe groot is de kans dat je bij kaart { $card } uitkomt?
}
drill-roll-chance-verdict = { $ways ->
    [one] 1 van de { $all } worpen is raak: { $totals }. { $thumb }
   *[other] { $ways } van de { $all } worpen zijn raak: { $totals }. { $thumb }
}
drill-roll-chance-die = Bij { $faces } is het raak: { $ways } van de { $all } worpen.
drill-roll-chance-thumb = { $dice ->
    [3] Met drie dobbelstenen gooi je 10 en 11 het vaakst.
   *[other] Met twee dobbelstenen gooi je 7 het vaakst.
}
drill-roll-chance-total = { $ways ->
    [one] een { $total } op 1 manier
   *[other] een { $total } op { $ways } manieren
}
drill-roll-chance-face = de { $die }
drill-roll-chance-how-many = Met hoeveel dobbelstenen maak je de meeste kans op kaart { $card }?
drill-roll-chance-how-many-low = Elke kaart tot en met { $card } is goed. Met hoeveel dobbelstenen maak je de meeste kans op zo’n kaart?
drill-roll-chance-dice = { $count ->
    [1] met één dobbelsteen
    [2] met twee dobbelstenen
   *[other] met drie dobbelstenen
}
drill-roll-chance-which = Wat gooi je met één fiche opnieuw om de meeste kans te maken op kaart { $card }?
drill-roll-chance-which-low = Elke kaart tot en met { $card } is goed. Wat gooi je met één fiche opnieuw om de meeste kans te maken op zo’n kaart?
drill-roll-chance-these = { $dice }
drill-roll-chance-has = { $throw }: { $percent }%
drill-roll-chance-compared = Dit heb je nodig: { $needs }. Je kansen { $first }; { $second }; { $third }. { $lesson }
drill-roll-chance-need = { $near } tot en met { $far } voor kaart { $card }
drill-roll-chance-rule = { $dice ->
    [1] Begint het gebied van de kaart 1 tot en met 4 vakken verderop, neem dan één dobbelsteen.
    [2] Begint het gebied van de kaart 5 tot en met 7 vakken verderop, neem dan twee dobbelstenen. Bij 8 zijn twee en drie even goed.
   *[other] Begint het gebied van de kaart 9 of meer vakken verderop, neem dan drie dobbelstenen: daarmee gooi je 10 en 11 het vaakst.
}
drill-roll-chance-compared-again = Dit heb je in totaal nodig: { $needs }. Je kans hangt af van wat je opnieuw gooit – { $first }; { $second }; { $third }. { $lesson }
drill-roll-chance-keep = { $again ->
    [1] Hou { $kept }: met de andere steen is het raak bij { $faces }.
   *[other] Hou { $kept }: met de andere twee samen is het raak bij { $faces }.
}

# Ratzzia: hoe groot is de kans?
drill-pantry-chance-name = Hoe groot is de kans?
drill-pantry-chance-about = Schat hoe vaak je gooit wat de voorraadkast nodig heeft.
drill-pantry-chance-hint = Op een vak met een getal hoort dat getal, op verbonden vakken horen gelijke getallen. In de kattenrij bepaalt de dobbelsteen op het laatste grijze vak het getal van de kat.
drill-pantry-chance-question = { $count ->
    [one] Je gooit met één dobbelsteen. { $asked }
   *[other] Je gooit met { $count } dobbelstenen. { $asked }
}
drill-pantry-chance-once = Hoe groot is de kans op een { $die }?
drill-pantry-chance-either = Hoe groot is de kans op een { $die } of een { $other }?
drill-pantry-chance-both = Hoe groot is de kans op een { $die } én een { $other }?
drill-pantry-chance-twice = Hoe groot is de kans op een { $die }, als je ze alle twee keer mag gooien?
drill-pantry-chance-pair = Hoe groot is de kans op twee gelijke?
drill-pantry-chance-cat = Hoe groot is de kans dat de { $die } van de kat niet valt?
drill-pantry-chance-verdict = { $why ->
    [pair] { $not } van de 100 keer komt geen getal dubbel voor, de andere { $percent } keer zijn er twee gelijk.
    [twice] Twee keer gooien is hetzelfde als één keer met { $dice } dobbelstenen. Het getal valt { $not } van de 100 keer niet, { $percent } keer wel.
    [either] { $dice ->
        [1] Twee van de zes kanten: { $percent } van de 100 keer.
       *[other] Met één dobbelsteen valt 4 van de 6 keer geen van beide, met { $dice ->
            [2] beide
           *[other] alle
        } dobbelstenen samen { $not } van de 100 keer. De andere { $percent } keer valt er minstens één.
    }
    [both] De { $die } ontbreekt { $one } van de 100 keer, de { $other } even vaak, allebei tegelijk { $two } keer: { $one } + { $one } − { $two } = { $not }. De andere { $percent } keer vallen ze allebei.
    [cat] { $dice ->
        [1] Vijf van de zes kanten: { $percent } van de 100 keer.
       *[other] Met één dobbelsteen valt hij 5 van de 6 keer niet, met { $dice ->
            [2] beide
           *[other] alle
        } dobbelstenen samen { $percent } van de 100 keer.
    }
   *[once] { $dice ->
        [1] Eén van de zes kanten: { $percent } van de 100 keer.
       *[other] Met één dobbelsteen valt hij 5 van de 6 keer niet, met { $dice ->
            [2] beide
           *[other] alle
        } dobbelstenen samen { $not } van de 100 keer. De andere { $percent } keer valt hij wel.
    }
}
