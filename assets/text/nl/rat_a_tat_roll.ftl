# Rat-a-Tat Roll: alles wat dit spel zegt, in het Nederlands.

rat_a_tat_roll-name = Rat-a-Tat Roll
rat_a_tat_roll-tagline = Gooi, pak lage kaarten en onthoud ze
rat_a_tat_roll-aim = Gooi de dobbelstenen, loop verder en leg een kaart dicht in je rij. Als elke rij vol is, gaan alle kaarten open, en de laagste som wint. Onthoud dus wat waar ligt.
rat_a_tat_roll-score = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
rat_a_tat_roll-option-open_memory = In je beurt zie je de kaarten die je al gezien hebt
rat_a_tat_roll-option-extra_tokens = Meer herkansingsfiches aan het begin, voor jonge spelers

rat_a_tat_roll-region-red = rood
rat_a_tat_roll-region-orange = oranje
rat_a_tat_roll-region-green = groen
rat_a_tat_roll-region-blue = blauw
rat_a_tat_roll-region-purple = paars
rat_a_tat_roll-icon-wild = joker
rat_a_tat_roll-icon-choice = keuze
rat_a_tat_roll-icon-reroll = herkansing
rat_a_tat_roll-icon-peek = spieken
rat_a_tat_roll-space = { $region }, { $icon }
rat_a_tat_roll-space-of-region = het vak ‘{ $icon }’ in { $region }
rat_a_tat_roll-space-wild = een jokervak
rat_a_tat_roll-face-lowest = laagste
rat_a_tat_roll-face-highest = hoogste
rat_a_tat_roll-face-swap = ruil
rat_a_tat_roll-die = dobbelsteen { $number }

rat_a_tat_roll-log-then = { $first } { $then }
rat_a_tat_roll-log-start = { $seat } begint.
rat_a_tat_roll-log-deal = Iedereen krijgt een dichte kaart, en vijf kaarten liggen open.
rat_a_tat_roll-log-shuffle = Te veel open kaarten met het herkansingsteken: alle vijf worden in de stapel geschud, en er komen vijf nieuwe.
rat_a_tat_roll-log-choose = { $count ->
    [one] { $seat } neemt één dobbelsteen.
   *[other] { $seat } neemt { $count } dobbelstenen.
}
rat_a_tat_roll-log-rolled = { $count ->
    [one] { $seat } gooit een { $dice }.
   *[other] { $seat } gooit { $dice } = { $total }.
}
rat_a_tat_roll-log-reroll = { $count ->
    [one] { $seat } betaalt een fiche om één dobbelsteen opnieuw te gooien.
   *[other] { $seat } betaalt een fiche om { $count } dobbelstenen opnieuw te gooien.
}
rat_a_tat_roll-log-reroll-wild = { $seat } betaalt een fiche om de jokersteen opnieuw te gooien.
rat_a_tat_roll-log-wild = { $seat } gooit ‘{ $face }’ met de jokersteen.
rat_a_tat_roll-log-roll-wild = { $seat } neemt de jokersteen.
rat_a_tat_roll-log-accept = { $seat } houdt de worp.
rat_a_tat_roll-log-walk = { $count ->
    [one] De pion gaat één vak verder, naar { $space }.
   *[other] De pion gaat { $count } vakken verder, naar { $space }.
}
rat_a_tat_roll-log-took = { $seat } pakt de kaart van { $region }.
rat_a_tat_roll-log-took-card = { $tokens ->
    [0] { $seat } pakt de { $card } van { $region }.
    [one] { $seat } pakt de { $card } van { $region } en krijgt een fiche.
   *[other] { $seat } pakt de { $card } van { $region } en krijgt { $tokens } fiches.
}
rat_a_tat_roll-log-pile = { $seat } pakt de bovenste kaart van de stapel.
rat_a_tat_roll-log-pile-tokens = { $tokens ->
    [0] { $seat } pakt de bovenste kaart van de stapel.
   *[other] { $seat } pakt de bovenste kaart van de stapel en krijgt een fiche.
}
rat_a_tat_roll-log-pile-card = { $tokens ->
    [0] { $seat } pakt de bovenste kaart van de stapel, een { $card }.
   *[other] { $seat } pakt de bovenste kaart van de stapel, een { $card }, en krijgt een fiche.
}
rat_a_tat_roll-log-look-own = { $seat } bekijkt alle eigen kaarten.
rat_a_tat_roll-log-look = { $seat } bekijkt een kaart van { $other }.
rat_a_tat_roll-log-look-card = { $seat } bekijkt een kaart van { $other }: een { $card }.
rat_a_tat_roll-log-no-look = { $seat } bekijkt geen kaart.
rat_a_tat_roll-log-swap = { $seat } ruilt kaart { $mine } voor kaart { $theirs } van { $other }.
rat_a_tat_roll-log-no-swap = { $seat } ruilt niets.
rat_a_tat_roll-log-skip = { $seat } slaat de beurt over.
rat_a_tat_roll-log-replace = { $seat } legt die neer in plaats van een oudere kaart, die onder de stapel gaat.
rat_a_tat_roll-log-replace-card = { $seat } legt de { $card } neer in plaats van een oudere kaart, die onder de stapel gaat.
rat_a_tat_roll-log-final-round = Nu heeft iedereen een volle hand: nog één beurt voor iedereen.
rat_a_tat_roll-log-over = Alle kaarten gaan open.

rat_a_tat_roll-deed-roll-wild = { $seat } gooit de jokersteen.
rat_a_tat_roll-deed-walk = { $count ->
    [one] { $seat } zet de pion één vak verder.
   *[other] { $seat } zet de pion { $count } vakken verder.
}
rat_a_tat_roll-deed-shuffle = Te veel herkansingstekens: er komen vijf nieuwe kaarten.
rat_a_tat_roll-deed-replace = { $seat } vervangt een oudere kaart, die onder de stapel gaat.

rat_a_tat_roll-tell-final = Slotronde: iedereen krijgt nog één beurt
rat_a_tat_roll-turn-took = { $seat } pakt de kaart van { $region }: { $deeds }.
rat_a_tat_roll-turn-took-card = { $seat } pakt de { $card } van { $region }: { $deeds }.
rat_a_tat_roll-turn-pile = { $seat } pakt de bovenste kaart van de stapel: { $deeds }.
rat_a_tat_roll-turn-pile-card = { $seat } pakt een { $card } van de stapel: { $deeds }.
rat_a_tat_roll-turn-replace = { $seat } vervangt een kaart door die van { $region }: { $deeds }.
rat_a_tat_roll-turn-replace-card = { $seat } vervangt een kaart door de { $card } van { $region }: { $deeds }.
rat_a_tat_roll-turn-swap = { $seat } ruilt kaart { $mine } voor kaart { $theirs } van { $other }: { $deeds }.
rat_a_tat_roll-turn-none = { $seat } krijgt niets: { $deeds }.
rat_a_tat_roll-turn-tokens = { $count ->
    [one] betaalt een fiche
   *[other] betaalt { $count } fiches
}
rat_a_tat_roll-turn-roll = gooit { $dice }
rat_a_tat_roll-turn-wild = gooit ‘{ $face }’
rat_a_tat_roll-turn-wild-too = ‘{ $face }’
rat_a_tat_roll-turn-look-own = bekijkt alle eigen kaarten
rat_a_tat_roll-turn-look = bekijkt een kaart van { $other }

rat_a_tat_roll-move-roll = { $count ->
    [one] één dobbelsteen gooien
   *[other] { $count } dobbelstenen gooien
}
rat_a_tat_roll-move-reroll = { $dice } opnieuw gooien
rat_a_tat_roll-move-reroll-wild = de jokersteen opnieuw gooien
rat_a_tat_roll-move-accept = de worp houden
rat_a_tat_roll-move-take-face-up = de open kaart pakken
rat_a_tat_roll-move-take-pile = de bovenste kaart van de stapel pakken
rat_a_tat_roll-move-look-own = alle eigen kaarten bekijken
rat_a_tat_roll-move-look = kaart { $number } van { $seat } bekijken
rat_a_tat_roll-move-no-look = geen kaart bekijken
rat_a_tat_roll-move-take = de kaart van { $region } pakken
rat_a_tat_roll-move-swap = kaart { $mine } ruilen voor kaart { $theirs } van { $seat }
rat_a_tat_roll-move-no-swap = niets ruilen
rat_a_tat_roll-move-skip = de beurt overslaan
rat_a_tat_roll-move-roll-wild = de jokersteen gooien
rat_a_tat_roll-move-replace = kaart { $number } vervangen
rat_a_tat_roll-moves-reroll = dobbelstenen opnieuw gooien
rat_a_tat_roll-moves-look = een kaart van { $seat } bekijken
rat_a_tat_roll-moves-swap = kaart { $mine } ruilen
rat_a_tat_roll-moves-replace = een kaart vervangen

rat_a_tat_roll-refuse-seats = Rat-a-Tat Roll speel je met 2 tot 5 spelers, niet met { $seats }.
rat_a_tat_roll-refuse-extra-seat = Plaats { $number } is er niet, dus die krijgt geen fiches; er spelen er { $seats }.
rat_a_tat_roll-refuse-extra-tokens = Met { $seats } spelers zijn er { $spare } fiches over, geen { $given }.
rat_a_tat_roll-refuse-no-seat = Er is hier geen plaats { $number }; er spelen er { $seats }.
rat_a_tat_roll-refuse-deck = { $count ->
    [0] Van elk getal zijn er vier kaarten; hier is er geen { $card }.
    [one] Van elk getal zijn er vier kaarten; van de { $card } is er hier maar één.
   *[other] Van elk getal zijn er vier kaarten; van de { $card } zijn er hier { $count }.
}
rat_a_tat_roll-refuse-pile = De nieuwe stapel bestaat uit de { $count } kaarten die niemand in de hand heeft; dit zijn andere.
rat_a_tat_roll-refuse-rolled-count = { $due ->
    [one] { $seat } gooit deze beurt één dobbelsteen, niet { $rolled }.
   *[other] { $seat } gooit deze beurt { $due } dobbelstenen, niet { $rolled }.
}
rat_a_tat_roll-refuse-rolled-kept = Dobbelsteen { $number } bleef liggen en toont dus nog een { $pips }.
rat_a_tat_roll-refuse-reroll-none = Voor een fiche gooi je minstens één dobbelsteen opnieuw.
rat_a_tat_roll-refuse-reroll-added = { $count ->
    [one] { $seat } gooide deze beurt één dobbelsteen, en er komt er geen bij.
   *[other] { $seat } gooide deze beurt { $count } dobbelstenen, en er komt er geen bij.
}
rat_a_tat_roll-refuse-reroll-wild = De pion heeft al gelopen, dus staan de dobbelstenen vast. Nu kun je alleen de jokersteen opnieuw gooien.
rat_a_tat_roll-refuse-look-own = Eigen kaarten bekijk je allemaal samen. Eén losse kaart mag alleen bij een ander.
rat_a_tat_roll-refuse-swap-own = Binnen je eigen rij ruil je niet. Ruil met een kaart van een ander.
rat_a_tat_roll-refuse-place = { $count ->
    [one] Voor { $seat } ligt geen kaart { $number }, maar één kaart.
   *[other] Voor { $seat } ligt geen kaart { $number }; het zijn er { $count }.
}
rat_a_tat_roll-refuse-take = De { $face } kaart is een { $card }; in { $region } ligt een { $there }.
rat_a_tat_roll-refuse-take-none = Daar ligt geen kaart.
rat_a_tat_roll-refuse-due-start = Eerst moet vaststaan wie begint.
rat_a_tat_roll-refuse-due-deal = Eerst worden de kaarten gedeeld.
rat_a_tat_roll-refuse-due-shuffle = Er liggen te veel kaarten met het herkansingsteken open. Eerst wordt de stapel geschud.
rat_a_tat_roll-refuse-due-choose = { $seat } heeft { $count } van de { $full } kaarten en kiest nu met hoeveel dobbelstenen: één, twee of drie.
rat_a_tat_roll-refuse-due-roll = { $count ->
    [one] Eerst gooit { $seat } de dobbelsteen.
   *[other] Eerst gooit { $seat } { $count } dobbelstenen.
}
rat_a_tat_roll-refuse-due-keep = { $seat } heeft { $dice } gegooid: houd de worp, of betaal een fiche om opnieuw te gooien.
rat_a_tat_roll-refuse-due-take-here = { $seat } pakt nu de open kaart van { $region }, of de bovenste kaart van de stapel.
rat_a_tat_roll-refuse-due-look = { $seat } mag nu alle eigen kaarten bekijken, één kaart van een ander, of geen.
rat_a_tat_roll-refuse-due-decide = { $seat } heeft een volle hand van { $full } kaarten: gooi de jokersteen, of sla de beurt over.
rat_a_tat_roll-refuse-due-roll-wild = Eerst gooit { $seat } de jokersteen.
rat_a_tat_roll-refuse-due-keep-wild = { $seat } heeft ‘{ $face }’ gegooid: houd de worp, of betaal een fiche om opnieuw te gooien.
rat_a_tat_roll-refuse-due-pick = In { $regions } ligt een { $card }; { $seat } pakt er een van.
rat_a_tat_roll-refuse-due-swap = { $seat } mag nu een kaart ruilen met een ander, of niets ruilen.
rat_a_tat_roll-refuse-due-replace = { $seat } heeft een { $card } gepakt en kiest nu welke oudere kaart die vervangt.
rat_a_tat_roll-refuse-over = Het spel is afgelopen.
rat_a_tat_roll-refuse-space = { $steps ->
    [0] De pion staat hier al. Een vak kies je niet: de pion loopt zo ver als de dobbelstenen zeggen.
   *[other] Dit vak is { $steps } verder dan de pion. Een vak kies je niet: de pion loopt zo ver als de dobbelstenen zeggen.
}
rat_a_tat_roll-refuse-token = { $count ->
    [0] { $seat } heeft geen fiche. Met fiches gooi je dobbelstenen opnieuw.
    [one] { $seat } heeft één fiche. Daarmee gooi je meteen na een worp dobbelstenen opnieuw.
   *[other] { $seat } heeft { $count } fiches. Daarmee gooi je meteen na een worp dobbelstenen opnieuw.
}

rat_a_tat_roll-board = Park
rat_a_tat_roll-thing-and = { $thing }, { $more }
rat_a_tat_roll-thing-picked = gekozen
rat_a_tat_roll-thing-choosable = te kiezen
rat_a_tat_roll-thing-space = { $steps ->
    [one] één vak verder: { $space }
   *[other] { $steps } vakken verder: { $space }
}
rat_a_tat_roll-thing-space-pawn = { $space }: hier staat de pion
rat_a_tat_roll-thing-space-odds = { $steps }: { $space }, { $percent }%
rat_a_tat_roll-thing-space-never = { $steps }: { $space }, onbereikbaar
rat_a_tat_roll-thing-face-up = { $region }: { $icon ->
    [0] een { $card }
   *[other] een { $card } met het herkansingsteken
}, open
rat_a_tat_roll-thing-no-card = { $region }: geen kaart
rat_a_tat_roll-thing-pile = { $count ->
    [0] de stapel is leeg
    [one] stapel, 1 kaart
   *[other] stapel, { $count } kaarten
}
rat_a_tat_roll-thing-many = { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
}
rat_a_tat_roll-thing-die = dobbelsteen { $number }: { $pips }
rat_a_tat_roll-thing-wild = jokersteen
rat_a_tat_roll-thing-wild-shows = jokersteen: { $face }
rat_a_tat_roll-thing-row = { $seat }, kaart { $number }, dicht
rat_a_tat_roll-thing-row-open = { $seat }, kaart { $number }: een { $card }
rat_a_tat_roll-thing-row-known = { $seat }, kaart { $number }, dicht, bekend als een { $card }
rat_a_tat_roll-glimpse-card = een { $card }
rat_a_tat_roll-glimpse = even te zien: { $cards }

rat_a_tat_roll-row = { $count ->
    [0] { $seat } heeft geen kaart
    [one] { $seat } heeft 1 kaart
   *[other] { $seat } heeft { $count } kaarten
}
rat_a_tat_roll-tokens = { $count ->
    [0] geen fiches
    [one] 1 fiche
   *[other] { $count } fiches
}
rat_a_tat_roll-centre = { $count ->
    [0] Geen fiches in het midden
    [one] 1 fiche in het midden
   *[other] { $count } fiches in het midden
}
rat_a_tat_roll-pile = { $count ->
    [0] De stapel is leeg
    [one] 1 kaart op de stapel
   *[other] { $count } kaarten op de stapel
}
rat_a_tat_roll-final = { $count ->
    [one] Slotronde: nog één beurt
   *[other] Slotronde: nog { $count } beurten
}
rat_a_tat_roll-clock = { $count ->
    [one] Nog 1 kaart tot de slotronde
   *[other] Nog { $count } kaarten tot de slotronde
}
rat_a_tat_roll-note = { $tokens ->
    [0] { $cards } van { $full } kaarten, geen fiches
    [one] { $cards } van { $full } kaarten, 1 fiche
   *[other] { $cards } van { $full } kaarten, { $tokens } fiches
}
rat_a_tat_roll-note-full = { $tokens ->
    [0] volle hand, geen fiches
    [one] volle hand, 1 fiche
   *[other] volle hand, { $tokens } fiches
}
rat_a_tat_roll-about = { $what }.
    { $about }
rat_a_tat_roll-about-choice = Keuze: pak de open kaart hier, of de bovenste van de stapel.
rat_a_tat_roll-about-reroll = Herkansing: pak de open kaart hier, en een fiche.
rat_a_tat_roll-about-peek = Spieken: pak de open kaart hier; bekijk dan al je kaarten, of een van een ander.
rat_a_tat_roll-about-wild = Joker: gooi de jokersteen voor de laagste kaart, de hoogste kaart of een ruil.
rat_a_tat_roll-about-wild-die = Die toont de laagste kaart, de hoogste kaart of een ruil.
rat_a_tat_roll-about-lowest = Je moet de laagste open kaart pakken.
rat_a_tat_roll-about-highest = Je moet de hoogste open kaart pakken.
rat_a_tat_roll-about-swap = Je mag een van je kaarten ruilen voor een van een ander.
rat_a_tat_roll-about-icon = Wie deze kaart pakt, krijgt een fiche om één keer opnieuw te gooien.
rat_a_tat_roll-guide = Uitleg van de tekens
rat_a_tat_roll-guide-title = Wat de tekens betekenen
rat_a_tat_roll-guide-tip = Alle tekens in woorden ({ $key })
rat_a_tat_roll-guide-close = Sluiten: { $key } of een klik.
rat_a_tat_roll-guide-lowest = Laagste: pak de laagste open kaart.
rat_a_tat_roll-guide-highest = Hoogste: pak de hoogste open kaart.
rat_a_tat_roll-guide-swap = Ruil: je mag een van je kaarten ruilen voor een van een ander.
rat_a_tat_roll-guide-card = Op een kaart: pak je een 7, 8 of 9, dan krijg je een fiche.
rat_a_tat_roll-guide-token = Fiche: geef hem uit na een worp en gooi opnieuw.
rat_a_tat_roll-odds-switch = Kansen van een worp tonen
rat_a_tat_roll-odds-by = { $count ->
    [one] met één dobbelsteen { $percent }%
   *[other] met { $count } dobbelstenen { $percent }%
}
rat_a_tat_roll-odds-space = { $steps }: { $space }; { $odds }

rat_a_tat_roll-action-roll-1 = 1 steen
rat_a_tat_roll-action-roll-2 = 2 stenen
rat_a_tat_roll-action-roll-3 = 3 stenen
rat_a_tat_roll-action-roll = Gooien
rat_a_tat_roll-action-shuffle = Schudden
rat_a_tat_roll-action-begin = Begin
rat_a_tat_roll-action-reroll = { $count ->
    [one] Gooi er één opnieuw (1 fiche)
   *[other] Gooi er { $count } opnieuw (1 fiche)
}
rat_a_tat_roll-action-reroll-wild = Gooi opnieuw (1 fiche)
rat_a_tat_roll-action-accept = { $count ->
    [one] Loop één vak
   *[other] Loop { $count } vakken
}
rat_a_tat_roll-action-accept-swap = Houd de ruil
rat_a_tat_roll-action-take = Pak de { $card }
rat_a_tat_roll-action-pile = Pak van de stapel
rat_a_tat_roll-action-look-own = Bekijk je kaarten
rat_a_tat_roll-action-no-look = Niet kijken
rat_a_tat_roll-action-skip = Overslaan
rat_a_tat_roll-action-roll-wild = Gooi de jokersteen
rat_a_tat_roll-action-no-swap = Niet ruilen
rat_a_tat_roll-keys-count = Zoveel dobbelstenen gooien
rat_a_tat_roll-keys-roll = Beginnen, gooien of van de stapel pakken
rat_a_tat_roll-keys-keep = De worp houden, of de open kaart pakken
rat_a_tat_roll-keys-skip = Niets bekijken, niets ruilen of de beurt overslaan
rat_a_tat_roll-keys-guide = De uitleg van de tekens openen of sluiten

rat_a_tat_roll-status-starting = Wie begint?
rat_a_tat_roll-status-dealing = De kaarten worden gedeeld.
rat_a_tat_roll-status-shuffling = Op { $count } open kaarten staat het herkansingsteken. Alle vijf worden in de stapel geschud, en er komen vijf nieuwe.
rat_a_tat_roll-status-rolling = { $count ->
    [one] { $seat } gooit één dobbelsteen.
   *[other] { $seat } gooit { $count } dobbelstenen.
}
rat_a_tat_roll-status-rolling-wild = { $seat } gooit de jokersteen. (Een gewone dobbelsteen: 1–2 laagste, 3–4 hoogste, 5–6 ruil.)
rat_a_tat_roll-status-turn = { $seat } is aan de beurt.
rat_a_tat_roll-status-choose = { $seat }: met hoeveel dobbelstenen gooi je?
rat_a_tat_roll-status-choose-odds = { $count ->
    [one] { $seat }: met hoeveel dobbelstenen gooi je? De balkjes tonen waar je met één dobbelsteen uitkomt.
   *[other] { $seat }: met hoeveel dobbelstenen gooi je? De balkjes tonen waar je met { $count } dobbelstenen uitkomt.
}
rat_a_tat_roll-status-keep = { $seat }: met { $count } kom je op { $space }, en daar ligt een { $card }. Ga erheen, of kies dobbelstenen om opnieuw te gooien.
rat_a_tat_roll-status-keep-to-wild = { $seat }: met { $count } kom je op een jokervak. Ga erheen, of kies dobbelstenen om opnieuw te gooien.
rat_a_tat_roll-status-keep-marked = { $count ->
    [one] { $seat }: een fiche betalen om deze dobbelsteen opnieuw te gooien?
   *[other] { $seat }: een fiche betalen om deze { $count } dobbelstenen opnieuw te gooien?
}
rat_a_tat_roll-status-keep-wild = { $seat }: ‘{ $face }’. Pak een { $card }, of gooi de jokersteen opnieuw.
rat_a_tat_roll-status-keep-swap = { $seat }: ‘{ $face }’. Kies een van je kaarten en een van een ander om te ruilen, of gooi de jokersteen opnieuw.
rat_a_tat_roll-status-take = { $seat }: pak de open kaart van { $region }, of de bovenste kaart van de stapel.
rat_a_tat_roll-status-look = { $seat }: bekijk al je kaarten, één kaart van een ander, of geen.
rat_a_tat_roll-status-decide = { $seat } heeft een volle hand: gooi de jokersteen, of sla over.
rat_a_tat_roll-status-pick = { $seat }: pak een { $card } van welke kleur?
rat_a_tat_roll-status-swap = { $seat }: kies een van je kaarten en een van een ander om te ruilen.
rat_a_tat_roll-status-swap-with = { $seat }: voor welke kaart?
rat_a_tat_roll-status-replace = { $seat }: welke van je kaarten vervang je door de { $card }?
rat_a_tat_roll-status-glimpse-first = { $seat }: de eerste kaart. Onthoud hem.
rat_a_tat_roll-status-glimpse-pile = { $seat }: van de stapel, voor je plek { $place }. Onthoud hem.
rat_a_tat_roll-status-glimpse-own = { $seat }: je kaarten, zoals ze liggen. Onthoud ze.
rat_a_tat_roll-status-glimpse-other = { $seat }: kaart { $place } van { $other }. Onthoud hem.
rat_a_tat_roll-winner = { $seat }
rat_a_tat_roll-status-over = { $count ->
    [one] { $sum ->
        [one] { $winners } wint met 1 punt!
       *[other] { $winners } wint met { $sum } punten!
    }
   *[other] { $sum ->
        [one] { $winners } winnen samen, elk met 1 punt!
       *[other] { $winners } winnen samen, elk met { $sum } punten!
    }
}
rat_a_tat_roll-won-by = { $margin ->
    [one] Eén punt
   *[other] { $margin } punten
} minder dan { $others }{ $last ->
    [card] , pas met de laatste kaart
    [swap] , pas met de laatste ruil
   *[no] {""}
}.
rat_a_tat_roll-won-level = { $sum ->
    [one] Gelijke stand met 1 punt
   *[other] Gelijke stand met { $sum } punten
}{ $last ->
    [card] , dankzij de laatste kaart
    [swap] , dankzij de laatste ruil
   *[no] {""}
}.

# Waarom een zet goed is: een hint. Getallen van verborgen kaarten zijn wat je ervan mag verwachten.

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
rat_a_tat_roll-term-cards = { $amount ->
    [0] bespaart gemiddeld een beetje
    [one] bespaart gemiddeld ongeveer één punt
   *[other] bespaart gemiddeld ongeveer { $amount } punten
}
rat_a_tat_roll-term-cards-less = { $amount ->
    [0] kost gemiddeld een beetje
    [one] kost gemiddeld ongeveer één punt
   *[other] kost gemiddeld ongeveer { $amount } punten
}
rat_a_tat_roll-term-tokens = { $amount ->
    [0] laat soms een fiche meer over
    [one] laat ongeveer één fiche meer over
   *[other] laat ongeveer { $amount } fiches meer over
}
rat_a_tat_roll-term-tokens-less = { $amount ->
    [0] kost soms een fiche meer
    [one] kost ongeveer één fiche meer
   *[other] kost ongeveer { $amount } fiches meer
}
rat_a_tat_roll-term-rivals = { $amount ->
    [0] is iets slechter voor { $rivals }
    [one] bezorgt { $rivals } ongeveer één punt meer
   *[other] bezorgt { $rivals } ongeveer { $amount } punten meer
}
rat_a_tat_roll-term-rivals-less = { $amount ->
    [0] is iets beter voor { $rivals }
    [one] bespaart { $rivals } ongeveer één punt
   *[other] bespaart { $rivals } ongeveer { $amount } punten
}

# Why undo stops: what has happened since.
rat_a_tat_roll-undo-rolled = Sindsdien is er gegooid.
rat_a_tat_roll-undo-drawn = { $seat } heeft een kaart van de stapel gepakt en gezien.
rat_a_tat_roll-undo-looked = { $seat } heeft gespiekt, en twee keer spieken zou vals spelen zijn.
rat_a_tat_roll-undo-swapped = Sindsdien zijn er twee dichte kaarten geruild, dus terugnemen zou vals spelen zijn.
rat_a_tat_roll-undo-replaced = Sindsdien ligt er een kaart onder de stapel, dus terugnemen zou vals spelen zijn.
rat_a_tat_roll-undo-laid = Er ligt nu een kaart dicht, dus terugnemen zou vals spelen zijn.
rat_a_tat_roll-undo-filled = Sindsdien ligt er een nieuwe kaart open.
rat_a_tat_roll-undo-over = Het spel is afgelopen en alle kaarten liggen open.
