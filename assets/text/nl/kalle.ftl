# Rinus Rioolrat: alles wat dit spel zegt, in het Nederlands.

kalle-name = Rinus Rioolrat
kalle-tagline = Zoek de rat onder de deksels, of wees de rat
kalle-aim = Een van jullie is de rat en verstopt zich onder een deksel; de anderen zoeken, deksel voor deksel. Wie de rat vindt, pakt een kaasje. Na acht verkeerde deksels wijst de rat aan waar die zit en pakt zelf het kaasje. Wie de meeste kaasjes heeft, wint.
kalle-score = { $count ->
    [one] één kaasje
   *[other] { $count } kaasjes
}
kalle-option-last_chance = Na het achtste deksel wijst elke speurder er nog een aan
kalle-option-show_my_rat = De rat mag telkens weer kijken waar die zit

kalle-animal-rat = de rat
kalle-animal-bat = de vleermuis
kalle-animal-beetle = de kever
kalle-animal-centipede = de duizendpoot
kalle-animal-crayfish = de rivierkreeft
kalle-animal-dragonfly = de libel
kalle-animal-duck = de eend
kalle-animal-fish = de vis
kalle-animal-frog = de kikker
kalle-animal-hedgehog = de egel
kalle-animal-mole = de mol
kalle-animal-newt = de salamander
kalle-animal-snail = de slak
kalle-animal-snake = de slang
kalle-animal-spider = de spin
kalle-animal-turtle = de schildpad
kalle-animal-worm = de worm

kalle-log-start = { $seat } is als eerste de rat.
kalle-log-deal = Ronde { $round } van { $rounds }: { $seat } is de rat.
kalle-log-hide = { $seat } verstopt de rat.
kalle-log-hide-open = { $seat } verstopt de rat op { $cell }.
kalle-log-place = { $seat } zet de agent op { $cell }.
kalle-log-turn = { $seat } draait { $animal } om.
kalle-log-turn-covered = { $seat } draait een deksel om.
kalle-log-step = { $seat } zet de agent op een open deksel.
kalle-log-caught = { $seat } draait de rat om en pakt een kaasje.
kalle-log-swap = { $seat } verwisselt twee deksels.
kalle-log-swap-open = { $seat } verwisselt de deksels op { $first } en { $second }.
kalle-log-pass = { $seat } verwisselt niets.
kalle-log-point = { $seat } wijst { $cell } aan.
kalle-log-point-found = { $seat } wijst { $cell } aan. { $finder } heeft de rat gevonden en pakt een kaasje.
kalle-log-point-in-vain = { $seat } wijst { $cell } aan. Niemand heeft de rat gevonden.
kalle-log-proved = { $seat } wijst de rat aan op { $cell } en pakt een kaasje.
kalle-log-missed = { $seat } zoekt de rat op { $cell } en draait { $animal } om. Niemand pakt een kaasje.
kalle-log-missed-covered = { $seat } zoekt de rat tevergeefs op { $cell }. Niemand pakt een kaasje.

# Wat er gebeurt, onder het bord zolang het te zien is: nooit hoe het afloopt. De plaatsen van een verwisseling staan nooit in het verloop.

kalle-deed-start = Eens kijken: wie is als eerste de rat?
kalle-deed-deal = { $seat } legt de deksels neer.
kalle-deed-hide = { $seat } verstopt de rat.
kalle-deed-place = { $seat } zet de agent neer.
kalle-deed-step = { $seat } zet de agent op een open deksel.
kalle-deed-turn = { $seat } draait een deksel om.
kalle-deed-swap = { $seat } verwisselt { $first } en { $second }.
kalle-deed-pass = { $seat } verwisselt niets.
kalle-deed-point = { $seat } wijst { $cell } aan.
kalle-deed-reveal = Eens kijken onder de deksels die jullie aanwezen.
kalle-deed-prove = { $seat } zegt dat de rat op { $cell } zit.

kalle-tell-round = Ronde { $round }: { $seat } is de rat
kalle-tell-last-round = Laatste ronde: { $seat } is de rat
# The rat calls it, and that is when the others may look again (K3).
kalle-tell-look = ‘Niemand vindt Rinus Rioolrat!’ Iedereen mag weer kijken

# Een beurt in één zin.

kalle-turn-round = Ronde { $round } van { $rounds }: { $seat } is de rat en verstopt zich.
kalle-turn-caught = { $seat } vindt de rat meteen onder het eerste deksel en pakt een kaasje.
kalle-turn-turned = { $seat } zet de agent neer en draait { $animal } om.
kalle-turn-covered = { $seat } zet de agent neer en draait een deksel om.
kalle-turn-found = { $seat } vindt de rat op { $cell } en pakt een kaasje.
kalle-turn-in-vain = { $seat } zoekt de rat tevergeefs op { $cell }.
# Before what happened in a round, for after the game.
kalle-part = Ronde { $round }

kalle-move-hide = de rat verstoppen op { $cell }
kalle-move-place = de agent op { $cell } zetten
kalle-move-step = de agent naar { $cell } zetten
kalle-move-swap = { $first } en { $second } verwisselen
kalle-move-pass = niets verwisselen
kalle-move-point = { $cell } aanwijzen
kalle-move-prove = de rat aanwijzen op { $cell }
kalle-moves-hide = de rat onder een deksel verstoppen
kalle-moves-place = de agent op een deksel zetten
kalle-moves-step = de agent verzetten
kalle-moves-swap = het deksel op { $cell } verwisselen
kalle-moves-point = een deksel aanwijzen
kalle-moves-prove = laten zien waar de rat is

kalle-refuse-seats = Rinus Rioolrat speel je met 2 tot 5 spelers, niet met { $seats }.
kalle-refuse-over = Het spel is afgelopen.
kalle-refuse-start-due = Eerst moet vaststaan wie de rat is.
kalle-refuse-start-is-over = Wie als eerste de rat is, staat al vast.
kalle-refuse-start-seat = Er is hier geen plaats { $number }; er spelen er { $seats }.
kalle-refuse-deal-due = Eerst worden de deksels neergelegd voor { $seat }, de volgende rat.
kalle-refuse-deal-not-due = De deksels van deze ronde liggen al op tafel.
kalle-refuse-deal-rat = De rat ligt er nog niet bij: wie de rat is, verstopt dat deksel straks zelf.
kalle-refuse-deal-twice = Er is maar één deksel met { $animal }; dat kan er niet twee keer liggen.
kalle-refuse-due-hide = Nu verstopt { $seat } de rat.
kalle-refuse-due-place = Nu zet { $seat } de agent neer.
kalle-refuse-due-step = Nu verzet { $seat } de agent.
kalle-refuse-due-swap = Nu verwisselt { $seat } twee deksels, of niets.
kalle-refuse-due-point = Nu wijst { $seat } een deksel aan.
kalle-refuse-due-prove = Nu wijst { $seat } aan waar de rat zit.
kalle-refuse-step-stays = De agent staat al op { $cell }. Hij moet een deksel verder.
kalle-refuse-step-far = De agent gaat één deksel per keer: { $cell } ligt niet naast { $guard }.
kalle-refuse-step-open = { $count ->
    [one] Het deksel op { $cell } is open. De agent moet naar het enige ernaast dat nog dicht is: { $lids }.
   *[other] Het deksel op { $cell } is open. De agent moet naar een deksel dat nog dicht is: { $lids }.
}
kalle-refuse-step-middle = { $count ->
    [one] Alle deksels rond de agent zijn open, en bij zijn laatste twee stappen is niets omgedraaid. Nu moet hij naar het midden: { $lids }.
   *[other] Alle deksels rond de agent zijn open, en bij zijn laatste twee stappen is niets omgedraaid. Nu moet hij naar een deksel in het midden: { $lids }.
}
kalle-refuse-lid = { $cell }
kalle-refuse-swap-order = Een verwisseling noemt het eerdere deksel eerst, { $second } vóór { $first }.
kalle-refuse-swap-far = { $first } en { $second } liggen niet naast elkaar. Verwissel twee deksels die dat wel doen.
kalle-refuse-swap-guard = De agent staat op { $cell }; dat deksel blijft liggen.
kalle-refuse-point-taken = { $seat } wijst { $cell } al aan. Kies een ander deksel.
kalle-refuse-lid-open = Het deksel op { $cell } is al open.

# Op het bord en ernaast.

kalle-board = Bord
kalle-lid-at = { $cell }: { $what }
kalle-lid-and = { $lid }, { $more }
kalle-lid-none = leeg
kalle-lid-closed = dicht deksel
kalle-lid-closed-with = dicht deksel, eronder { $animal }
kalle-lid-open = open, { $animal }
kalle-lid-guard = hier staat de agent
kalle-lid-pointed = { $seat } wijst hier
kalle-lid-picked = gekozen
kalle-lid-choosable = te kiezen
kalle-count = { $count ->
    [one] 1 van 8 deksels omgedraaid
   *[other] { $count } van 8 deksels omgedraaid
}

kalle-action-deal = Leg de deksels neer
kalle-action-next-round = Volgende ronde
kalle-action-look = Begin
kalle-action-done = Klaar
kalle-action-pass = Niet verwisselen
kalle-keys-go-on = Beginnen, of de rat hier verstoppen

kalle-status-starting = Wie is als eerste de rat?
kalle-status-look = { $seat }: begin.
kalle-status-deal = { $seat } is de rat en legt de deksels neer.
kalle-status-next-rat = { $ending } { $seat } is de volgende rat.
kalle-status-hides = { $seat } verstopt de rat. Niemand anders kijkt.
kalle-status-hide = { $seat }: kies een deksel voor de rat.
kalle-status-hide-done = { $seat }: klaar, of kies een ander deksel.
kalle-status-place = { $seat }: zet de agent op een deksel.
kalle-status-places = { $seat } zet de agent neer.
kalle-status-step = { $count ->
    [one] { $seat }: zet de agent op een dicht deksel ernaast. Het is het laatste.
   *[other] { $seat }: zet de agent op een dicht deksel ernaast (nog { $count }).
}
kalle-status-step-open = { $seat }: alle deksels rond de agent zijn open. Hij gaat naar een daarvan en draait niets om.
kalle-status-step-middle = { $seat }: de agent heeft twee keer niets omgedraaid. Nu moet hij naar het midden.
kalle-status-steps = { $seat } verzet de agent.
kalle-status-swap = { $seat }: verwissel twee deksels naast elkaar, of niets.
kalle-status-swap-with = { $seat }: kies een deksel ernaast om mee te verwisselen.
kalle-status-swaps = { $seat } mag twee deksels verwisselen.
kalle-status-point = { $seat }: wijs het deksel met de rat aan.
kalle-status-points = { $seat } wijst een deksel aan.
kalle-status-prove = { $seat }: wijs aan waar de rat zit.
kalle-status-proves = { $seat } wijst aan waar de rat zit.
kalle-status-over = { $count ->
    [one] { $cheeses ->
        [one] { $winners } wint met 1 kaasje!
       *[other] { $winners } wint met { $cheeses } kaasjes!
    }
   *[other] { $cheeses ->
        [0] Niemand heeft een kaasje: { $winners } winnen samen!
        [one] { $winners } winnen samen, elk met 1 kaasje!
       *[other] { $winners } winnen samen, elk met { $cheeses } kaasjes!
    }
}
kalle-winner = { $seat }
kalle-won-by = { $margin ->
    [one] Eén kaasje
   *[other] { $margin } kaasjes
} meer dan { $others }{ $last ->
    [yes] , pas met het laatste kaasje
   *[no] {""}
}.
kalle-won-level = { $cheeses ->
    [0] Niemand vond de rat, en geen rat wist zelf nog waar die zat.
    [one] Gelijke stand met 1 kaasje
   *[other] Gelijke stand met { $cheeses } kaasjes
}{ $cheeses ->
    [0] {""}
   *[other] { $last ->
        [yes] , dankzij het laatste kaasje.
       *[no] .
    }
}
kalle-ended-caught = { $seat } heeft de rat omgedraaid en pakt een kaasje.
kalle-ended-found = { $seat } heeft de rat aangewezen en pakt een kaasje.
kalle-ended-proved = { $seat } wist waar de rat zat en pakt een kaasje.
kalle-ended-missed = { $seat } wees het verkeerde deksel aan. Niemand pakt een kaasje.

kalle-note-rat = de rat
kalle-note-next-rat = wordt de rat

kalle-role-none = Wie is als eerste de rat?
kalle-role-rat = De rat van deze ronde
kalle-role-next-rat = Wordt de rat
kalle-role-searches = Zoekt de rat
kalle-role-places = Zet de agent neer, zoekt dan
kalle-cheeses-none = Geen kaasjes
kalle-cheeses = { $count ->
    [0] Nog geen kaasje
    [one] 1 kaasje
   *[other] { $count } kaasjes
}
kalle-round = { $round ->
    [0] { $rounds } ronden
   *[other] Ronde { $round } van { $rounds }
}
kalle-winning-step = Nog één kaasje voor de winst
kalle-rat-of = { $seat }
kalle-rats = De ratten, ronde voor ronde: { $seats }
kalle-stock = { $count ->
    [0] Er is geen kaasje meer
    [one] Er is nog 1 kaasje
   *[other] Er zijn nog { $count } kaasjes
}

# Waarom een zet goed is: een hint. Hoe groot de kans is dat de rat ergens zit, volgens wie elke verwisseling heeft gevolgd.

# What a hinted move promises by itself: how likely the rat is where, in tenths, or one in $odds. Each is a whole sentence.
kalle-outlook-any = Elke plek is even goed, zolang het maar niet steeds dezelfde is.
kalle-outlook-there = { $tenths ->
    [one] De rat zit daar ongeveer één op de { $odds } keer.
   *[other] De rat zit daar ongeveer { $tenths } op de 10 keer.
}
kalle-outlook-surely = De rat zit daar bijna zeker.
kalle-outlook-near = De rat zit daar vast nog niet, maar zo komt de agent dichterbij.
kalle-outlook-away = De rat ontkomt deze ronde waarschijnlijk.
kalle-outlook-risk = { $tenths ->
    [one] De volgende stap van de agent leidt zo’n één op de { $odds } keer naar de rat.
   *[other] De volgende stap van de agent leidt zo’n { $tenths } op de 10 keer naar de rat.
}
# Of the rat’s own swap: what it does with the rat, then how likely the guard finds it.
kalle-outlook-moves = De rat verhuist. { $chance }
kalle-outlook-stays = De rat blijft zitten. { $chance }
kalle-outlook-safe = De volgende stap van de agent leidt bijna nooit naar de rat.
kalle-outlook-cornered = De volgende stap van de agent leidt bijna zeker naar de rat: nu helpt alleen geluk nog.
# Hetzelfde van een betere zet die niet genoemd wordt: elke zin volgt op “Er is een betere zet.”
kalle-better-there = { $tenths ->
    [one] Die leidt ongeveer één op de { $odds } keer naar de rat.
   *[other] Die leidt ongeveer { $tenths } op de 10 keer naar de rat.
}
kalle-better-surely = De rat zit bijna zeker onder een ander deksel.
kalle-better-near = Die leidt vast nog niet naar de rat, maar brengt de agent wel dichterbij.

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
kalle-term-cheeses = { $amount ->
    [0] maakt een kaasje waarschijnlijker
    [one] levert ongeveer één kaasje meer op
   *[other] levert ongeveer { $amount } kaasjes meer op
}
kalle-term-cheeses-less = { $amount ->
    [0] maakt een kaasje minder waarschijnlijk
    [one] levert ongeveer één kaasje minder op
   *[other] levert ongeveer { $amount } kaasjes minder op
}
kalle-term-rivals = maakt een kaasje lastiger voor { $rivals }
kalle-term-rivals-less = maakt een kaasje makkelijker voor { $rivals }
kalle-term-now = { $amount ->
    [0] leidt nu iets vaker naar de rat
    [10] leidt nu zo goed als zeker naar de rat
    [one] leidt nu zo’n één op de 10 keer vaker naar de rat
   *[other] leidt nu zo’n { $amount } op de 10 keer vaker naar de rat
}
kalle-term-now-less = { $amount ->
    [0] leidt nu iets minder vaak naar de rat
    [10] mist de rat nu zo goed als zeker
    [one] leidt nu zo’n één op de 10 keer minder vaak naar de rat
   *[other] leidt nu zo’n { $amount } op de 10 keer minder vaak naar de rat
}
kalle-term-later = { $amount ->
    [0] is beter voor de stappen daarna
    [10] leidt later zo goed als zeker naar de rat
    [one] leidt in 10 rondes zoals deze later ongeveer één keer extra naar de rat
   *[other] leidt in 10 rondes zoals deze later zo’n { $amount } keer extra naar de rat
}
kalle-term-later-less = { $amount ->
    [0] is slechter voor de stappen daarna
    [10] mist de rat later zo goed als zeker
    [one] leidt in 10 rondes zoals deze later ongeveer één keer minder naar de rat
   *[other] leidt in 10 rondes zoals deze later zo’n { $amount } keer minder naar de rat
}
kalle-term-escapes = { $amount ->
    [0] is iets veiliger bij de volgende stap
    [10] is bij de volgende stap zo goed als zeker veilig
    [one] is zo’n één op de 10 keer vaker veilig bij de volgende stap
   *[other] is zo’n { $amount } op de 10 keer vaker veilig bij de volgende stap
}
kalle-term-escapes-less = { $amount ->
    [0] is iets minder veilig bij de volgende stap
    [10] wordt bij de volgende stap zo goed als zeker gevonden
    [one] is zo’n één op de 10 keer minder vaak veilig bij de volgende stap
   *[other] is zo’n { $amount } op de 10 keer minder vaak veilig bij de volgende stap
}

# Why undo stops: what has happened since.
kalle-undo-hid = De rat zit al verstopt. Terugnemen zou de rat verraden.
kalle-undo-swapped = Sindsdien zijn er twee deksels verwisseld. Nog eens kijken zou vals spelen zijn.
kalle-undo-turned = Sindsdien is er een deksel omgedraaid, en iedereen heeft gezien wat eronder zit.
