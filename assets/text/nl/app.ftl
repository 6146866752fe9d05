# Woorden van de hele app, in het Nederlands. Die van een spel staan in het eigen bestand van dat spel.
#
# Glossary. Every file of this language keeps to these words; a word after “not” does not stand for the same thing.
# Voice: je (jij when stressed, jullie for all), never u; everyday words. Quotes: ‘…’. A die, tile or card is hij or die.
#
# The app
# seat: plaats de, plaatsen; mark: teken het; the panel and menu: Spelers. player: speler de. person: mens de, mensen; bot: bot de. Not: persoon, computer.
# turn: beurt de, beurten; move: zet de, zetten. on turn: aan de beurt. end the turn: de beurt beëindigen. round: ronde de.
# legal: mogelijk, mag. picked, chosen: gekozen. to choose: kiezen.
# undo: Terugnemen (button and verb). redo: Opnieuw. reset my turn: Beurt overdoen. Not: ongedaan maken.
# hint: hint de. What can I do?: Wat kan ik doen? what happened: Wat er gebeurde. look back, review: terugkijken. moment worth a look: belangrijk moment het. position: stand de.
# game: spel het (what you play, and while it goes on). record: partij de, partijen (the file). table: tafel de; shelf: plank de. Not: potje.
# to save: bewaren. to throw away: weggooien. to keep: houden (buttons), bewaren (tiles for the next turn).
# rules: regels; rule book: regelboek het; our ruling: Onze regel. lesson: les de; chapter: hoofdstuk het; step: stap de.
# curtain: gordijn het, gaat open, laten zakken. to cover: afdekken.
# level: niveau het: kinderspel, makkelijk, gemiddeld, moeilijk, expert; eenvoudig, willekeurig. temper: voorzichtig, dapper, diefachtig. luck: geluk het.
# to draw: trekken; by lot: loten, trekking de. to deal: uitdelen. to roll: gooien; a roll: worp de; again: opnieuw gooien.
# face down, closed: dicht; face up, open: open. points: punten; sum: som de; tie: gelijke stand de, samen winnen. Not: gesloten.
#
# Zatre: tile: steen de, stenen, leggen; cell: vakje het: donker, licht, rood; row: rij de; column: kolom de; line (either): lijn de.
#   bag: zak de; sheet: scoreblad het; box: hokje het; cross: kruisje het; to enter: noteren; opening turn: openingsbeurt de; partner: partner de,
#   together: team het. Not: buidel, tegel (that is Burg Appenzell).
# Kalle: the rat: rat de; lid: deksel het, deksels, omdraaien; guard: agent de; searchers: speurders; cheese: kaasje het;
#   to swap: verwisselen; to point at: aanwijzen; to hide: verstoppen. Not: politieagent, zoekers.
# Burg Appenzell: castle: kasteel het; tower: toren de; room: kamer de; roof: dak het (leisteen, riet, koper), optillen; cell: vakje het; tile: tegel
#   de; spare tile: losse tegel; trap: val de; chip: fiche de; kind: soort de; mouse: muis de: rennen, springen, binnenbrengen, vallen;
#   supply: voorraad de; pennant: vlaggetje het; to push: schuiven; action: actie de. Cheeses with a small letter.
# Rat-a-Tat Roll: pawn: pion de; space: vak het; region: gebied het; card: kaart de, pakken; pile: stapel de; row: rij de, full: volle hand; token:
#   fiche de; choice: keuze; re-roll: herkansing; peek: spieken; wild: joker (jokervak, jokersteen); swap: ruil de, ruilen; skip: overslaan.
# Ratzzia: pantry: voorraadkast de; column: kolom de; shelf: plank de; space: vak het; die: dobbelsteen de, leggen; support die: hulpsteen de;
#   candy die: snoepsteen de; candy jar: snoeppot de; food: eten het; sausage: worstje het; in front: op tafel; bag: zak de;
#   to store: opbergen; cat row: kattenrij de; the cat’s number: het getal van de kat; store: berging de; Greedy: graaier de;
#   accountant: boekhouder de; reserve: reserve de.

cell = rij { $row }, kolom { $column }
seat-unnamed = plaats { $number }
tenths = { $whole },{ $tenth }
list = { $first } en { $last }
refusal = { $rule }: { $why }

record-malformed = dit is geen zet of bestand zoals het hoort ({ $detail })
record-format = deze partij heeft een vorm die dit programma niet kent
record-unknown-game = dit programma kent geen spel dat { $game } heet
record-player = op een plaats zit geen mens en ook geen bot
record-mark = een teken is een getal van 0 tot en met 5
record-seed = het geluksgetal is niet 0x met hoogstens 16 hexadecimale cijfers
record-legal = de partij telt hier { $claimed } mogelijke zetten, maar het zijn er { $counted }
record-unknown-level = { $name } speelt op het niveau ‘{ $level }’, dat hier onbekend is; in plaats daarvan geldt ‘eenvoudig’
result-too-early = er is een uitslag, maar het spel is niet afgelopen
result-missing = het spel is afgelopen, maar er is geen uitslag
result-differs = de uitslag is niet die van dit spel

undo-free = Alles
undo-until-news = Tot er iets nieuws is
undo-off = Niets
undo-nothing = Er valt niets terug te nemen.
undo-is-off = Aan deze tafel wordt niets teruggenomen.
undo-next-has-begun = De volgende beurt is begonnen.
undo-covered = Sindsdien is er iets afgedekt.
undo-chance = Sindsdien heeft het toeval gesproken.
undo-other-seat = Sindsdien heeft { $seat } iets beslist.
undo-news = Sindsdien heeft { $seat } iets nieuws gezien.

cli-option-form = Een optie schrijf je als NAAM=WAARDE, niet als ‘{ $given }’.
cli-option-unknown = Dit spel heeft geen optie ‘{ $given }’.
cli-option-value = Zo kan deze optie niet zijn: { $given }.
cli-output-failed = De uitvoer kon niet worden geschreven: { $detail }
cli-sprt-seats = Met --sprt zit het eerste niveau op maar één plaats: plaatsen van dezelfde partij zijn geen partijen op zich.
cli-input-failed = De invoer kon niet worden gelezen: { $detail }
cli-baseline-missing = De niveaus ‘baseline:…’ hebben --baseline PROGRAMMA nodig.
cli-baseline-failed = Het programma van --baseline beslist niet: { $detail }
cli-keep-other = In { $file } staan de partijen van een andere reeks.
cli-request = Dit is geen verzoek: { $detail }
cli-game-unknown = Er is geen spel ‘{ $given }’; wel { $games }.

app-name = Cheeseboard

no-window = Er kon geen venster worden geopend: { $detail }
no-window-display = Er is geen beeldscherm: DISPLAY en WAYLAND_DISPLAY zijn geen van beide ingesteld.
no-window-libraries = Er ontbreken bibliotheken. Op Debian of Ubuntu installeer je ze zo: sudo apt-get install { $packages }

undo-would = Terugnemen: { $what }

pace-slow = Langzaam
pace-calm = Normaal
pace-fast = Snel
pace-by-key = Stap voor stap

table-to-games = Spellen
table-undo = Terugnemen
table-redo = Opnieuw
table-redo-tip = Opnieuw ({ $key })
table-reset = Beurt overdoen
table-reset-tip = Neemt alles terug wat in deze beurt is neergelegd
table-taken-back = Teruggenomen.
table-more-before = { $count ->
    [one] Daarvoor gebeurde er nog iets.
   *[other] Daarvoor gebeurden er nog { $count } dingen.
}
table-menu = Menu
table-single-move = Het kon maar op één manier: { $what }
table-once-more = Druk nog eens om te bevestigen: { $what }.
table-once-more-at-a-cost = Druk nog eens om te bevestigen: { $what } ({ $cost }).
table-asks-again = Zeker?
table-press-again = Druk nog eens

# The coach, who asks before a move that gives much away.
coach-sure = Zeker weten? Er is een betere zet. { $because }
coach-sure-more = Die wint vaker.
coach-play-anyway = Toch spelen
coach-take-back = Terugnemen
coach-show = Laat zien
coach-off = vraagt niets
coach-gentle = vraagt bij grote fouten
coach-every = vraagt bij elke fout
coach-of = Coach van { $name }
table-bot-turn = { $seat } is aan de beurt.
table-step = Volgende stap
table-step-tip = Laat de bot de volgende stap doen ({ $key })
table-step-waits = Met { key-enter } zie je wat { $seat } nu doet.
table-bot = { $name }, bot, { $manner }, { $score }
table-hint = Hint
table-hint-tip = Wat zou een sterke speler doen? ({ $key })
table-hint-is = Hint: { $what }. { $why }
table-hint-thinking = Even denken …
table-nothing-to-decide = Er valt nu niets te kiezen. { $status }
table-nothing-to-decide-then = Dit is een eerder moment. Ga terug naar het spel of speel vanaf hier.
table-hint-only = Iets anders kan nu niet.
table-hint-memory = Spelen meer mensen samen een geheugenspel, dan zou een hint verklappen wat iemand vergeten is.
table-hint-secret = Een hint zou aan de anderen verklappen wat alleen wie aan de beurt is mag zien.
table-nothing-there = Daar kun je nu niets mee doen. { $status }
table-play-for-me = Doe dit voor mij
table-skip = Naar mijn beurt
table-skip-tip = De bots spelen zonder pauze door tot een mens aan de beurt is; het einde van een ronde zie je wel ({ $key })
table-skip-glimpse = Eerst legt { $seat } neer wat er getoond wordt.
choices-title = Wat kan ik doen?
choices-tip = Alles wat je kunt doen ({ $key })
choices-close = Sluiten
choices-of = { $count ->
    [one] { $seat } kan maar één ding doen.
   *[other] { $seat } heeft { $count } mogelijkheden.
}
choices-group = { $heading }: { $count } mogelijkheden
choices-secret = Een lijst van alle zetten zou helpen onthouden, of de anderen verraden wat maar één mag zien. { $status }
record-copied = De partij staat op het klembord.
picture-copied = De afbeelding staat op het klembord.
picture-not-saved = De afbeelding kon niet worden bewaard. { $why }

menu-new-game = Nieuw spel…
menu-save-record = Partij bewaren…
menu-open-record = Partij openen…
menu-copy-picture = Afbeelding kopiëren
menu-save-picture = Afbeelding bewaren…
menu-copy-record = Partij kopiëren
menu-look-back = Terugkijken
menu-cover = Geheimen afdekken
menu-uncover = Geheimen weer tonen
menu-present = Groot tonen
present-leave = Stoppen met groot tonen ({ $key })
menu-about = Over dit spel
menu-settings = Instellingen
menu-keys = Toetsen
menu-undo-policy = Wat je terug mag nemen
menu-seats = Spelers
menu-to-bot = Laat een bot voor { $name } spelen: { $level }
menu-to-person = Laat een mens voor { $name } spelen

panels-things = Spelers
panels-log = Wat er gebeurde
panels-which = Naast het bord
log-since = Sinds de laatste beurt van { $seat }
log-before = Vóór de eerste beurt van { $seat }
standing-level = Gelijke stand: { $seats } hebben elk { $points }.
standing-one-ahead = { $seat } staat één voor.
log-earlier = Toon { $count } eerdere
log-read = Sluiten
log-show-steps = Stappen tonen
log-hide-steps = Stappen verbergen

key-tip = Toets { $key }

review-place = Beurt { $number } van { $of }.
review-to-game = Terug naar het spel
review-to-end = Naar de uitslag
review-play-on = Vanaf hier spelen
review-play-on-tip = Opent een nieuwe tafel met deze stand; de oude partij blijft zoals hij is
review-first = Eerste ({ $key })
review-previous = Vorige ({ $key })
review-next = Volgende ({ $key })
review-last = Laatste ({ $key })

end-name = { $seat }
end-show = Uitslag
end-again = Nog een keer
end-same-deal = Zelfde geluk
end-same-deal-tip = Hetzelfde geluk nog een keer: alles komt in dezelfde volgorde
end-save = Partij bewaren…
end-review = Bord bekijken
end-won-by = { $margin ->
    [0] Evenveel punten als { $others }.
    [one] Eén punt meer dan { $others }.
   *[other] { $margin } punten meer dan { $others }.
}
end-won-level = { $score ->
    [one] Gelijke stand met 1 punt.
   *[other] Gelijke stand met { $score } punten.
}
end-counting = Tijd om te tellen. Druk op een toets voor de uitslag.

rules-ours = Onze regel:
rules-example = Bijvoorbeeld:

cli-ply = Deze partij heeft { $events } gebeurtenissen; --ply gaat van 0 tot en met dat getal.
cli-seat = Deze partij heeft { $seats } plaatsen; --seat telt ze vanaf 0.
cli-seat-covered = Wat maar één plaats mag zien, blijft afgedekt tot het spel is afgelopen; laat --seat weg.

curtain-all-but = Iedereen kijkt weg, behalve { $seat }
curtain-pass = Alleen { $seat } kijkt
curtain-decides = { $seat } kiest iets wat verder niemand mag zien. Houd de knop ingedrukt terwijl hij tot drie telt; dan gaat het gordijn open.
curtain-looks = Je ziet het zolang de knop ingedrukt is. Alle anderen kijken weg.
curtain-glimpse = { $seat } krijgt iets te zien zolang de knop ingedrukt is. Alle anderen kijken weg.
curtain-hold = Houd ingedrukt
curtain-hold-key = of houd { $key } ingedrukt
curtain-never-mind = Toch maar niet
curtain-look = Achter het gordijn kijken
curtain-look-tip = Toont, zolang je drukt, wat alleen de speler aan de beurt mag zien
curtain-press = Druk
curtain-press-key = of druk op { $key }
curtain-drop = Gordijn laten zakken
curtain-decides-by-press = { $seat } kiest iets wat verder niemand mag zien. Druk op de knop. Hij telt tot drie, dan gaat het gordijn open.
curtain-looks-by-press = Druk om het te zien en druk nog eens om het te bedekken. Alle anderen kijken weg.
curtain-glimpse-by-press = { $seat } krijgt iets te zien. Druk om het te zien en druk nog eens om het te bedekken. Alle anderen kijken weg.
curtain-look-tip-by-press = Toont wat alleen de speler aan de beurt mag zien, tot je nog eens drukt
curtain-spoken = Wat achter het gordijn ligt, wordt ook voorgelezen: zet een koptelefoon op.
log-covered = Sindsdien is er iets afgedekt: zolang het spel loopt, kijkt niemand daarop terug.
glimpse-put-away = Leg neer
dice-real = Je gooit met echte dobbelstenen en voert de worp hier in
dice-enter = { $count ->
    [one] { $seat } gooit een dobbelsteen: wat ligt er?
   *[other] { $seat } gooit { $count } dobbelstenen: wat ligt er?
}
dice-enter-table = { $count ->
    [one] Gooi een dobbelsteen: wat ligt er?
   *[other] Gooi { $count } dobbelstenen: wat ligt er?
}
dice-face = Voer een { $face } in
dice-back = De laatste weer weghalen
dice-correct = Worp verbeteren
chance-not-due = Zoiets valt er nu niet te gooien of te kiezen.

# A game that is still being made.
draft-begin = Begin
draft-choose = { $seat }: kies een zet.
draft-chance = Nu beslist het toeval.
draft-over = Het spel is afgelopen.

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
# They stand in lists: a term has no comma of its own, and no je.
plan-why = { $because } { $sure }
plan-for = Dat { $gains }.
plan-for-but = Dat { $gains }, maar { $losses }.
plan-though = Dat { $losses }, maar { $gains }.
plan-trade = Het is een afweging: dat { $gains }, maar { $losses }.
plan-also = En dat { $gains }.
# The same of a better move that has just been spoken of.
better-for = Die { $gains }.
better-for-but = Die { $gains }, maar { $losses }.
better-though = Die { $losses }, maar { $gains }.
better-also = En die { $gains }.
plan-won = Dit is zo goed als gewonnen.
plan-lost = Er valt weinig meer te redden.
plan-clear = De op één na beste is duidelijk minder.
plan-next = Andere zetten zijn iets minder.
plan-close = Een andere zet is ongeveer even goed.
plan-end = wint vaker
plan-end-less = wint minder vaak
plan-rivals = laat minder over voor { $rivals }
plan-rivals-less = laat meer over voor { $rivals }
plan-the-other = { $seat }
plan-more-steps = { $count ->
    [one] dan nog één stap
   *[other] dan nog { $count } stappen
}
plan-the-others = de anderen
plan-step = ({ $number }) { $what }
