# Puzzels: de vraag, die niets verklapt, en het idee achter de oplossing.

puzzle-ask-win = { $seat } is aan de beurt: win het spel in deze beurt.
puzzle-ask-turn = { $seat } is aan de beurt: speel de beste beurt.
puzzle-ask-move = { $seat } is aan de beurt: vind de beste zet.
cli-puzzle = Deze puzzel klopt niet: { $detail }

puzzle-idea-win = Hiermee is het spel gewonnen.

puzzle-idea-zatre-two-twelves = Twee stenen zijn genoeg voor twee lijnen van 12.
puzzle-idea-zatre-all-three = In één beurt noteer je een 10, een 11 en een 12.
puzzle-idea-zatre-two-crosses = In één beurt krijg je twee kruisjes, en elk verdubbelt een rij.
puzzle-idea-zatre-bonus-and-cross = Een volle rij levert de bonus op, en een kruisje verdubbelt een rij.
puzzle-idea-zatre-bonus = Met dat ene hokje is de rij vol, en komt de bonus erbij.
puzzle-idea-zatre-cross = Een kruisje verdubbelt een hele rij.
puzzle-idea-zatre-more-lines = Een steen kan twee keer tellen: horizontaal en verticaal.
puzzle-idea-zatre-two-lines = In één beurt maak je meer dan één lijn.
puzzle-idea-zatre-twelve = Ga voor de 12.
puzzle-idea-zatre-one-line = Eén lijn is genoeg, als die op de goede plek ligt.
puzzle-idea-zatre-keep = Wat nergens past, blijft in je hand: kijk wie er het meest overhoudt.
puzzle-idea-zatre-leave-little = Levert je beurt niets op, let dan op wat je de anderen laat.

puzzle-idea-kalle-flee = Vlucht voor de agent nu het nog kan.
puzzle-idea-kalle-walk-in = Vlak onder de neus van de agent zoekt niemand.
puzzle-idea-kalle-stay-near = Ook als je niet veilig wegkomt, brengt verwisselen de speurders in de war.
puzzle-idea-kalle-move-on = Ga verder voordat de agent dichtbij komt.
puzzle-idea-kalle-decoy-near = Verwissel andere deksels: dan denkt iedereen dat de rat net gevlucht is.
puzzle-idea-kalle-decoy = De rat is buiten bereik en kan blijven zitten: lok de speurders weg met andere deksels.
puzzle-idea-kalle-bluff = Laat binnen bereik van de agent alles liggen: dat lijkt onschuldig.
puzzle-idea-kalle-sit-tight = Zit je buiten bereik van de agent, verwissel dan niets: zo verraad je niets.
puzzle-idea-kalle-likeliest = Ga naar de plek waar de rat na al dat verwisselen waarschijnlijk zit.
puzzle-idea-kalle-close-in = Deze stap brengt meer van de waarschijnlijke deksels binnen bereik.
puzzle-idea-kalle-point = Volg elke verwisseling: geen ander deksel is zo verdacht.
puzzle-idea-kalle-prove = Wie vanaf het begin elke verwisseling volgt, weet waar de rat zit.

puzzle-idea-burg_appenzell-two-chips = In één beurt win je twee fiches.
puzzle-idea-burg_appenzell-trap = Schuif een val onder de muis van een ander.
puzzle-idea-burg_appenzell-enter-chip = Een nieuwe muis springt over de toren naar binnen en landt op de kaas.
puzzle-idea-burg_appenzell-jump = Andere muizen zijn een brug: spring over ze heen naar de kaas.
puzzle-idea-burg_appenzell-spare = De losse tegel gaat precies onder je muis naar binnen.
puzzle-idea-burg_appenzell-push-then-run = Eerst schuiven: dan ligt de kaas waar een muis bij kan.
puzzle-idea-burg_appenzell-run-then-push = Eerst naar de goede plek rennen, dan de kaas onder de muis schuiven.
puzzle-idea-burg_appenzell-recall = Je hebt gezien wat onder dit dak ligt: til het op en ren naar de kaas.
puzzle-idea-burg_appenzell-dodge = Zet je muizen waar geen val onder ze kan schuiven.
puzzle-idea-burg_appenzell-push-chip = Ren niet naar de kaas: schuif hem onder je muizen.
puzzle-idea-burg_appenzell-run-chip = De tweede muis op dezelfde kaas levert de fiche op.
puzzle-idea-burg_appenzell-push-and-lift = Schuif eerst, til dan een dak op en kijk wat eronder schoof.
puzzle-idea-burg_appenzell-run-and-lift = Ren eerst, dan is het goede dak binnen bereik.
puzzle-idea-burg_appenzell-lift = Weten wat er onder dit dak ligt, helpt je nu het meest.
puzzle-idea-burg_appenzell-push = Schuif nu, dan ligt de vloer goed voor je volgende beurt.
puzzle-idea-burg_appenzell-enter = Nog een muis in het kasteel is een actie waard.

puzzle-idea-rat_a_tat_roll-dice = Het aantal dobbelstenen bepaalt waar je waarschijnlijk uitkomt.
puzzle-idea-rat_a_tat_roll-reroll-behind = Met deze worp blijf je achter: gooi opnieuw.
puzzle-idea-rat_a_tat_roll-reroll-wild = Nog een worp met de jokersteen is meer waard dan wat hij nu laat zien.
puzzle-idea-rat_a_tat_roll-last-token = Betaal je laatste fiche: nog een worp is meer waard.
puzzle-idea-rat_a_tat_roll-reroll-one = Gooi één dobbelsteen opnieuw en houd de andere.
puzzle-idea-rat_a_tat_roll-reroll = Een fiche voor een beter vak is goed besteed.
puzzle-idea-rat_a_tat_roll-keep-wild = Neem wat de jokersteen geeft, en spaar je fiche.
puzzle-idea-rat_a_tat_roll-keep-for-pile = De kaart hier is hoog, maar je mag ook van de stapel pakken.
puzzle-idea-rat_a_tat_roll-keep-many-tokens = Spaar je fiches voor de jokersteen: met zoveel kun je hem vaak opnieuw gooien.
puzzle-idea-rat_a_tat_roll-keep-two-faces = Twee kanten van de jokersteen helpen: de laagste kaart of een goede ruil.
puzzle-idea-rat_a_tat_roll-keep-to-wild = Houd de worp: die leidt naar de jokersteen.
puzzle-idea-rat_a_tat_roll-keep-to-lowest = Geen open kaart is lager, en dit vak geeft ook een fiche.
puzzle-idea-rat_a_tat_roll-keep-two-tokens = De kaart is hoog, maar hier krijg je er twee fiches bij.
puzzle-idea-rat_a_tat_roll-keep-for-last-roll = Met deze kaart is je rij vol, en de fiches zijn daarna voor de jokersteen.
puzzle-idea-rat_a_tat_roll-keep-to-token = Houd de worp: dit vak geeft ook een fiche.
puzzle-idea-rat_a_tat_roll-keep-to-low = Houd de worp: die leidt naar een lage kaart.
puzzle-idea-rat_a_tat_roll-keep = Deze worp is goed genoeg: spaar je fiche.
puzzle-idea-rat_a_tat_roll-pile = Een kaart van de stapel is gemiddeld lager dan deze.
puzzle-idea-rat_a_tat_roll-token-card = Bij deze kaart krijg je ook nog een fiche.
puzzle-idea-rat_a_tat_roll-face-up = De open kaart is lager dan een kaart van de stapel gemiddeld is.
puzzle-idea-rat_a_tat_roll-swap-decoy = Laat de laagste kaart liggen: wie hierna ruilt, wil precies die.
puzzle-idea-rat_a_tat_roll-swap-last-rival = Na jou is er nog maar één aan de beurt: bederf die rij.
puzzle-idea-rat_a_tat_roll-swap-same-card = Twee spelers hebben zo’n lage kaart: pak die van wie voorstaat.
puzzle-idea-rat_a_tat_roll-swap-overtake = Dit is de laatste beurt, en na deze ruil is vast geen rij lager dan die van jou.
puzzle-idea-rat_a_tat_roll-swap-leader = Pak de lage kaart van wie voorstaat.
puzzle-idea-rat_a_tat_roll-swap-known = Je kent allebei de kaarten, en de laagste komt naar jou.
puzzle-idea-rat_a_tat_roll-swap-unknown = Geef een onbekende kaart weg voor een waarvan je weet dat hij laag is.
puzzle-idea-rat_a_tat_roll-swap = Ruil een kaart die vast hoog is voor een die vast laag is.
puzzle-idea-rat_a_tat_roll-no-swap = Soms is de beste ruil geen ruil.
puzzle-idea-rat_a_tat_roll-dare = Ook met een volle hand kan de jokersteen je nog helpen.
puzzle-idea-rat_a_tat_roll-skip = Een goede rij heeft de jokersteen niet nodig: sla over.
puzzle-idea-rat_a_tat_roll-replace-high = Die hoge kaart moet ergens heen: leg hem op de plek van je hoogste.
puzzle-idea-rat_a_tat_roll-replace-known = Vervang de hoogste kaart die je kent.
puzzle-idea-rat_a_tat_roll-replace-unknown = Een onbekende kaart kan hoog zijn: vervang die.
puzzle-idea-rat_a_tat_roll-look-own = Zorg eerst dat je je eigen rij kent.
puzzle-idea-rat_a_tat_roll-look = Spiek bij een ander, dan weet je wat je wilt ruilen.

puzzle-idea-ratzzia-annie-top = Annies dobbelsteen komt van onderaf en tilt een andere op het bovenste vak.
puzzle-idea-ratzzia-candy-top = De snoepsteen is precies het getal dat bovenaan nog ontbreekt.
puzzle-idea-ratzzia-low-pair = Voor het hoogste paar heb je te weinig eten, dus het lagere komt bovenaan.
puzzle-idea-ratzzia-candy-pair = De snoepsteen wordt de andere helft van het bovenste paar.
puzzle-idea-ratzzia-support-pair = Een hulpsteen en een steen van jou vormen het bovenste paar.
puzzle-idea-ratzzia-left-first = Kolommen meer naar links betalen eerst, dus dat eten kan nog mee in de zak.
puzzle-idea-ratzzia-one-go = Een hele kolom, van onder tot boven, in één beurt.
puzzle-idea-ratzzia-ride = De anderen hebben geklommen: de laatste dobbelsteen krijgt de beloning.
puzzle-idea-ratzzia-deny-store = Maak de kolom van de berging leeg voordat een ander ermee wint.
puzzle-idea-ratzzia-out-of-reach = De grootste berg lokt dieven: stop hem in de zak.
puzzle-idea-ratzzia-take-candy-away = De pot is leeg, dus een ander moet een snoepsteen afstaan.
puzzle-idea-ratzzia-many-sausages = Ook je eigen dobbelstenen onderweg naar boven leveren worstjes op.
puzzle-idea-ratzzia-earn-and-store = De worstjes van deze beurt komen eerst, dus ook die mogen in de zak.
puzzle-idea-ratzzia-pair-order = Voor de zak telt alleen het bovenste paar, dus het hoogste komt bovenaan.
puzzle-idea-ratzzia-one-die = Eén dobbelsteen is genoeg om de kolom van de berging af te maken.
puzzle-idea-ratzzia-high-pair = Met een hoog paar bovenaan kan er meer in de zak.
puzzle-idea-ratzzia-store = Eten in de zak is veilig, en alleen dat telt.
puzzle-idea-ratzzia-no-store = Laat het eten deze keer op tafel liggen.
puzzle-idea-ratzzia-chain = In één beurt komen twee kolommen af.
puzzle-idea-ratzzia-cat = Laat de kat komen, en ieders dobbelstenen gaan naar huis.
puzzle-idea-ratzzia-steal = De helft van iemands eten wisselt van eigenaar.
puzzle-idea-ratzzia-pass-food = Bij het doorgeven komt er meer binnen dan er weggaat.
puzzle-idea-ratzzia-annie = Annie brengt de dobbelsteen naar waar hij nodig is.
puzzle-idea-ratzzia-candy = Een snoepsteen kan elk getal zijn: pak er een.
puzzle-idea-ratzzia-candy-number = Geen dobbelsteen heeft het getal dat dit vak vraagt, dus valt de snoepsteen in.
puzzle-idea-ratzzia-use-candy = Nu is het tijd voor de snoepsteen.
puzzle-idea-ratzzia-support-places = Alle hulpstenen moeten op het bord: zoek voor elk een kolom.
puzzle-idea-ratzzia-support = Hulpstenen klimmen voor jou, en niemand anders verdient eraan.
puzzle-idea-ratzzia-complete = Pas met het bovenste vak betaalt een kolom uit.
puzzle-idea-ratzzia-take-back = Haal dobbelstenen terug, dan gooi je er volgende beurt meer.
puzzle-idea-ratzzia-keep = Houd de worp: die heeft wat de kolommen nodig hebben.
puzzle-idea-ratzzia-reroll = Gooi opnieuw wat nergens goed past.
puzzle-idea-ratzzia-roll = Gooi: in je hand heb je meer aan je dobbelstenen dan op het bord.
puzzle-idea-ratzzia-cat-row = Liever een dobbelsteen in de kattenrij dan in de verkeerde kolom.
puzzle-idea-ratzzia-hold-back = Wat je in je hand houdt, heb je in de volgende beurt.
puzzle-idea-ratzzia-prepare = Er komt nu niets af, maar de volgende beurt is voorbereid.

# Het scherm met de puzzels.
go-puzzles = Puzzels
puzzles-title = Puzzels
puzzles-invitation = Vind jij de beste zet?
puzzles-who = Wie puzzelt er?
puzzles-stars-legend = Drie sterren bij de eerste poging, twee bij de tweede of met een hint, daarna één.
puzzles-solved-of = { $done } van { $count } opgelost
puzzles-streak = { $count } op rij in één keer goed, record { $best }
puzzles-rating = Rating { $rating }
puzzles-next = Volgende puzzel
puzzles-next-of = { $game }: volgende puzzel
puzzles-all-solved = Allemaal opgelost
puzzle-tile = { $game }, puzzel { $number }, { $difficulty }: { $state }
puzzle-easy = makkelijk
puzzle-tricky = pittig
puzzle-hard = moeilijk
puzzle-stars = { $count ->
    [one] één ster
   *[other] { $count } sterren
}
puzzle-open = nog niet opgelost
puzzle-known = oplossing gezien
puzzle-unusable = Deze puzzel gaat niet open. De andere doen het wel.

# Een puzzel aan tafel.
puzzle-number = Puzzel { $number }
puzzle-watch = Kijk hoe het zover kwam. Daarna komt de vraag.
puzzle-remember = Onthoud wat je ziet. Daarna komt de vraag.
puzzle-skip = Overslaan
puzzle-watch-again = Nog eens kijken
puzzle-hint = Hint
puzzle-looking = We bekijken je antwoord…
puzzle-go-on = Dit duurt even. Wacht je niet, dan telt het niet als poging.
puzzle-right = Precies.
puzzle-as-good = Dat is net zo goed als ons antwoord.
puzzle-wrong = Niet helemaal.
puzzle-because = Er is een betere zet. { $because }
puzzle-wrong-plain = Er is hier iets beters.
puzzle-better-by = { $count ->
    [one] Met het beste antwoord win je ongeveer één partij meer op de honderd.
   *[other] Met het beste antwoord win je ongeveer { $count } partijen meer op de honderd.
}
puzzle-ends-at-news = De laatste zet laat iets nieuws zien, dus daar eindigt het antwoord.
puzzle-stays-hidden = Je laatste zet zou iets nieuws laten zien. Dat blijft nog even verborgen.
puzzle-try-again = Nog een keer
puzzle-show = Laat zien
puzzle-showing = Dit is het beste antwoord.
puzzle-best-is = Beste antwoord: { $what }. { $why }
puzzle-shown = Dat was het beste antwoord.
puzzle-all = Alle puzzels
puzzle-play-on = Verder spelen
puzzle-play-on-tip = Vanaf hier verder spelen
puzzle-begins = Hier begint je antwoord.
puzzle-status-watch = Dit heeft { $seat } gezien.
puzzle-status-answered = { $seat } heeft geantwoord.
puzzle-status-shown = Het beste antwoord voor { $seat }.

# Tussen de cijfers van wat er gespeeld is.
statistics-puzzles-of = { $solved } van { $count }
statistics-solved = Opgelost
statistics-best-streak = Beste reeks
statistics-rating = Rating
statistics-no-rating = –
statistics-puzzles-legend = Na vijf puzzels krijg je een rating. Alleen de eerste poging telt.
