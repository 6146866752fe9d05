# Woorden van de hele app, in het Nederlands. Die van een spel staan in het eigen bestand van dat spel.
#
# Glossary. Every file of this language keeps to these words; a word after “not” does not stand for the same thing.
# Voice: je (jij when stressed, jullie for all), never u; everyday words, as one says it at the table. Who does what, in the present.
# Quotes: ‘…’. A die, tile or card is hij or die.
#
# The app
# seat: plaats de, plaatsen; mark: teken het; the panel and menu: Spelers. player: speler de. person: mens de, mensen; bot: bot de.
#   who begins: startspeler de. Not: persoon (except in statistics and “dezelfde persoon”), computer, starter.
# turn: beurt de, beurten; move: zet de, zetten. on turn: aan de beurt. end the turn: de beurt beëindigen. round: ronde de. Not: ronden for turns.
# legal: kan, mag. picked, chosen: gekozen. to choose: kiezen. must: moet. Not: legaal, toegestaan, dient te.
# undo: Terugnemen (button and verb). redo: Opnieuw. reset my turn: Beurt overdoen. Not: ongedaan maken, herstellen.
# hint: hint de. What can I do?: Wat kan ik doen? the log: Verloop het. look back, review: terugkijken. moment worth a look: belangrijk moment het.
#   position: stand de; at the table: moment het. Not: positie, wat er gebeurde.
# game: spel het (what you play, and while it goes on). record: partij de, partijen (the file). table: tafel de; shelf: plank de. Not: potje.
# to save (files): opslaan. to throw away: weggooien. to delete: verwijderen. to keep: houden (buttons); tiles for the next turn: bewaren.
#   Not: bewaren for files.
# rules: regels; rule book: regelboek het; the publisher’s rules: het boekje; our ruling: Onze regel. Not: de uitgever, handleiding.
# lesson: les de; chapter: hoofdstuk het; step: stap de. Show me: Laat zien. Got it: Begrepen.
# curtain: gordijn het, gaat open, gaat dicht. to cover: afdekken. chance: toeval het.
# level: niveau het: kinderspel, makkelijk, gemiddeld, moeilijk, expert; eenvoudig, willekeurig. temper: voorzichtig, dapper, diefachtig.
# luck: geluk het; its number: geluksgetal het; new each time: telkens anders. Not: vers, seed.
# to draw: trekken; by lot: loten. to deal: delen, uitdelen. to roll: gooien; a roll: worp de; again: opnieuw gooien. Not: werpen.
# face down, closed: dicht; face up, open: open. points: punten; sum: som de; tie: gelijke stand de, samen winnen. Not: gesloten, verdekt.
#
# Zatre: tile: steen de, stenen, leggen; cell: vakje het: donker, licht, rood; row: rij de; column: kolom de; line (either): lijn de.
#   bag: zak de; sheet: scoreblad het; box: hokje het; cross: kruisje het; to enter: noteren; opening turn: openingsbeurt de; partner: partner de,
#   together: team het. Not: buidel, tegel (that is Burg Appenzell).
# Kalle (Rinus Rioolrat): the rat: rat de; lid: deksel het, deksels, omdraaien; guard: agent de; searchers: speurders; cheese: kaasje het;
#   to swap: verwisselen; to point at, to show: aanwijzen; to hide: verstoppen. Not: politieagent, zoekers, ruilen.
# Burg Appenzell: castle: kasteel het; tower: toren de; room: kamer de; roof: dak het (leisteen, riet, koper), optillen; cell: vakje het; tile: tegel
#   de; spare tile: losse tegel; trap: val de; chip: fiche de; kind: soort de; mouse: muis de: rennen, springen, binnenbrengen, vallen;
#   supply: voorraad de; pennant: vlaggetje het; to push: schuiven; action: actie de. Cheeses with a small letter. Not: het fiche.
# Rat-a-Tat Roll: pawn: pion de; space: vak het; region: gebied het; card: kaart de, pakken; pile: stapel de; row: rij de, full: volle hand; token:
#   fiche de; choice: keuze; re-roll: herkansing; peek: spieken; wild: joker (jokervak, jokersteen); swap: ruil de, ruilen; skip: overslaan.
# Ratzzia: pantry: voorraadkast de; column: kolom de; shelf: plank de; space: vak het; die: dobbelsteen de, leggen; support die: hulpsteen de;
#   candy die: snoepsteen de; candy jar: snoeppot de; food: eten het; sausage: worstje het; in front: op tafel; bag: zak de;
#   an amount of food: the number alone (“25 in de zak”) or “voor 25 aan eten”. Not: 25 eten.
#   topmost die, topmost pair: bovenste. from below: van onderaf. column by column: van links naar rechts. Not: hoogste, van links af.
#   to store: opbergen; cat row: kattenrij de; the cat’s number: het getal van de kat; store: berging de; Greedy: graaier de;
#   accountant: boekhouder de; reserve: reserve de. Not: steen alone for a die.

cell = rij { $row }, kolom { $column }
seat-unnamed = plaats { $number }
tenths = { $whole },{ $tenth }
list = { $first } en { $last }
refusal = { $rule }: { $why }

record-malformed = deze zet of dit bestand klopt niet ({ $detail })
record-format = dit programma kent de indeling van deze partij niet
record-unknown-game = dit programma kent geen spel dat { $game } heet
record-player = op een van de plaatsen zit geen mens en ook geen bot
record-mark = een teken is een getal van 0 tot en met 5
record-seed = het geluksgetal is 0x met daarachter hoogstens 16 cijfers of letters van a tot en met f
record-legal = volgens de partij kunnen hier { $claimed } zetten, maar het zijn er { $counted }
record-unknown-level = dit programma kent het niveau ‘{ $level }’ niet; { $name } speelt nu op ‘eenvoudig’
result-too-early = er is een uitslag, maar het spel is niet afgelopen
result-missing = het spel is afgelopen, maar er is geen uitslag
result-differs = deze uitslag hoort niet bij dit spel

undo-free = Alles
undo-until-news = Tot er iets nieuws is
undo-off = Niets
undo-nothing = Er valt niets terug te nemen.
undo-is-off = Aan deze tafel neemt niemand iets terug.
undo-next-has-begun = De volgende beurt is begonnen.
undo-covered = Sindsdien is er iets afgedekt, dus terugkijken zou vals spelen zijn.
undo-chance = Sindsdien is er gegooid, getrokken of gedeeld.
undo-other-seat = Sindsdien heeft { $seat } een zet gedaan.
undo-news = Sindsdien heeft { $seat } iets nieuws gezien.

cli-option-form = Schrijf een optie als NAAM=WAARDE, niet als ‘{ $given }’.
cli-option-unknown = Dit spel heeft geen optie ‘{ $given }’.
cli-option-value = Deze waarde kan niet: { $given }.
cli-output-failed = Schrijven lukt niet: { $detail }
cli-sprt-seats = Met --sprt mag het eerste niveau maar op één plaats zitten: twee plaatsen in dezelfde partij tellen niet als twee partijen.
cli-input-failed = De invoer is niet te lezen: { $detail }
cli-baseline-missing = De niveaus ‘baseline:…’ hebben --baseline PROGRAMMA nodig.
cli-baseline-failed = Het programma van --baseline kiest geen zet: { $detail }
cli-keep-other = In { $file } staan partijen van een andere reeks.
cli-request = Deze vraag klopt niet: { $detail }
cli-game-unknown = Het spel ‘{ $given }’ is er niet. Wel { $games }.

app-name = Cheeseboard

no-window = Het venster gaat niet open: { $detail }
no-window-display = Er is geen beeldscherm gevonden: DISPLAY en WAYLAND_DISPLAY zijn allebei leeg.
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
table-reset-tip = Alles terugnemen wat je deze beurt hebt gelegd
table-taken-back = Teruggenomen.
table-more-before = { $count ->
    [one] Daarvoor gebeurde er nog iets.
   *[other] Daarvoor gebeurden er nog { $count } dingen.
}
table-menu = Menu
table-single-move = Er was maar één zet: { $what }
table-once-more = Zeker? Druk nog eens: { $what }.
table-once-more-at-a-cost = Zeker? Druk nog eens: { $what } ({ $cost }).
table-asks-again = Zeker?
table-press-again = Druk nog eens

# The coach, who asks before a move that gives much away.
coach-sure = Zeker weten? Er is een betere zet. { $because }
coach-sure-more = Die wint vaker.
coach-play-anyway = Toch spelen
coach-take-back = Terugnemen
coach-show = Laat zien
coach-off = vraagt nooit iets
coach-gentle = vraagt bij grote fouten
coach-every = vraagt bij elke fout
coach-of = Coach voor { $name }
table-bot-turn = { $seat } is aan de beurt.
table-step = Volgende stap
table-step-tip = Laat de bot de volgende stap doen ({ $key })
table-step-waits = Met { key-enter } zie je wat { $seat } nu doet.
table-bot = { $name }, bot, { $manner }
mood-calm = De muis kijkt rustig toe.
mood-thinking = De muis denkt na.
mood-glad = De muis straalt.
mood-ouch = De muis krimpt ineen.
mood-sly = De muis grijnst sluw.
mood-covered = De muis houdt de pootjes voor de ogen.
table-hint = Hint
table-hint-tip = Wat zou een sterke speler doen? ({ $key })
table-hint-is = Hint: { $what }. { $why }
table-hint-thinking = Even denken…
table-nothing-to-decide = Er valt nu niets te kiezen. { $status }
table-nothing-to-decide-then = Dit is een eerder moment. Ga terug naar het spel of speel vanaf hier.
table-nobody-decides-then = Hier valt niets te kiezen. Ga voor een hint naar een moment waarop er wel iets te kiezen valt.
table-hint-only = Dit is de enige zet.
table-hint-memory = Een hint zou verklappen wat iemand vergeten is. Die krijg je alleen als je in je eentje tegen bots speelt.
table-hint-secret = Hier is geen hint: die zou verklappen wat alleen de speler aan de beurt mag zien.
table-nothing-there = Daar kun je nu niets mee. { $status }
table-play-for-me = Speel het voor mij
table-skip = Naar mijn beurt
table-skip-tip = De bots spelen zonder pauze door tot een mens aan de beurt is; hoe een ronde eindigt, zie je wel ({ $key })
table-skip-glimpse = Eerst legt { $seat } neer wat nu te zien is.
choices-title = Wat kan ik doen?
choices-tip = Alles wat je kunt doen ({ $key })
choices-close = Sluiten
choices-of = { $count ->
    [one] { $seat } kan maar één ding doen.
   *[other] { $seat } heeft { $count } mogelijkheden.
}
choices-group = { $heading }: { $count } mogelijkheden
choices-secret = Hier is geen lijst van zetten: die zou iets verklappen of bij het onthouden helpen. { $status }
record-copied = De partij staat op het klembord.
picture-copied = De afbeelding staat op het klembord.
picture-not-saved = De afbeelding is niet opgeslagen. { $why }
picture-being-painted = De afbeelding wordt gemaakt…
picture-not-painted = De afbeelding kon niet worden gemaakt.

menu-new-game = Nieuw spel…
menu-save-record = Partij opslaan…
menu-open-record = Partij openen…
menu-copy-picture = Afbeelding kopiëren
menu-save-picture = Afbeelding opslaan…
menu-copy-result = Afbeelding van de uitslag kopiëren
menu-save-result = Afbeelding van de uitslag opslaan…
menu-copy-record = Partij kopiëren
menu-look-back = Terugkijken
menu-cover = Geheimen afdekken
menu-uncover = Geheimen weer tonen
menu-present = Groot in beeld
present-leave = Terug naar gewoon beeld ({ $key })
menu-about = Over dit spel
menu-settings = Instellingen
menu-keys = Toetsen
menu-undo-policy = Wat je mag terugnemen
menu-seats = Spelers
menu-to-bot = Laat een bot voor { $name } spelen: { $level }
menu-to-person = Laat een mens voor { $name } spelen

panels-things = Spelers
panels-log = Verloop
panels-which = Naast het bord
log-since = Sinds de laatste beurt van { $seat }
log-before = Vóór de eerste beurt van { $seat }
standing-level = Gelijke stand: { $seats } hebben elk { $points }.
standing-one-ahead = { $seat } staat één voor.
standing-team-one-ahead = { $team } staan één voor.
standing-team = { $one } & { $other }
log-earlier = { $count } eerdere tonen
log-read = Sluiten
log-show-steps = Stappen tonen
log-hide-steps = Stappen verbergen

key-tip = Toets { $key }

review-place = Beurt { $number } van { $of }.
review-to-game = Terug naar het spel
review-to-end = Naar de uitslag
review-play-on = Vanaf hier spelen
review-play-on-tip = Opent een nieuwe tafel vanaf dit moment; de oude partij blijft zoals hij is
review-first = Eerste ({ $key })
review-previous = Vorige ({ $key })
review-next = Volgende ({ $key })
review-last = Laatste ({ $key })

end-name = { $seat }
end-show = Uitslag
end-again = Nog een keer
end-same-deal = Zelfde geluk
end-same-deal-tip = Nog een spel met hetzelfde geluk: alles komt in dezelfde volgorde
end-save = Partij opslaan…
end-review = Terugkijken
end-share = Delen
end-share-board = Afbeelding van de uitslag
end-won-by = { $margin ->
    [0] Evenveel punten als { $others }.
    [one] Eén punt meer dan { $others }.
   *[other] { $margin } punten meer dan { $others }.
}
end-won-level = { $score ->
    [one] Gelijke stand: 1 punt.
   *[other] Gelijke stand: { $score } punten.
}
end-counting = Tijd om te tellen. Druk op een toets voor de uitslag.

rules-ours = Onze regel:
rules-example = Bijvoorbeeld:

cli-ply = Deze partij heeft { $events } gebeurtenissen; --ply gaat van 0 tot en met { $events }.
cli-seat = Deze partij heeft { $seats } plaatsen; --seat telt ze vanaf 0.
cli-seat-covered = Wat maar één plaats mag zien, blijft afgedekt tot het spel is afgelopen. Laat --seat weg.

curtain-all-but = Iedereen kijkt weg, behalve { $seat }
curtain-pass = Alleen { $seat } kijkt
curtain-decides = { $seat } kiest iets wat verder niemand mag zien. Houd de knop ingedrukt en tel mee tot drie. Dan gaat het gordijn open.
curtain-looks = Houd de knop ingedrukt om te kijken. Alle anderen kijken weg.
curtain-glimpse = { $seat } mag iets zien. Houd de knop ingedrukt om te kijken. Alle anderen kijken weg.
curtain-hold = Houd ingedrukt
curtain-hold-key = of houd { $key } ingedrukt
curtain-never-mind = Toch maar niet
curtain-look = Achter het gordijn kijken
curtain-look-tip = Toont wat alleen de speler aan de beurt mag zien, zolang je drukt
curtain-press = Druk
curtain-press-key = of druk op { $key }
curtain-drop = Gordijn dicht
curtain-decides-by-press = { $seat } kiest iets wat verder niemand mag zien. Druk op de knop en tel mee tot drie. Dan gaat het gordijn open.
curtain-looks-by-press = Druk om te kijken, en druk nog eens om af te dekken. Alle anderen kijken weg.
curtain-glimpse-by-press = { $seat } mag iets zien. Druk om te kijken, en druk nog eens om af te dekken. Alle anderen kijken weg.
curtain-look-tip-by-press = Toont wat alleen de speler aan de beurt mag zien, tot je nog eens drukt
curtain-spoken = Wat achter het gordijn ligt, wordt ook voorgelezen. Zet een koptelefoon op.
log-covered = Daarna is er iets afgedekt. Pas na het spel kun je hierop terugkijken.
glimpse-put-away = Neerleggen
dice-real = Met echte dobbelstenen: je voert de worp hier in
dice-enter = { $count ->
    [one] { $seat } gooit een dobbelsteen: wat is het?
   *[other] { $seat } gooit { $count } dobbelstenen: wat is het?
}
dice-enter-table = { $count ->
    [one] Gooi een dobbelsteen: wat is het?
   *[other] Gooi { $count } dobbelstenen: wat is het?
}
dice-face = Voer een { $face } in
dice-back = De laatste weghalen
dice-correct = Worp verbeteren
chance-not-due = Dat valt nu niet te gooien of te trekken.

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
plan-lost = Winnen wordt hier lastig, maar dit is de beste poging.
plan-clear = De op één na beste is duidelijk minder.
plan-next = Andere zetten zijn iets minder.
plan-close = Een andere zet is ongeveer even goed.
plan-free = Het maakt hier weinig uit: een andere zet is ongeveer even goed.
plan-gain-win = wint meteen het spel
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
