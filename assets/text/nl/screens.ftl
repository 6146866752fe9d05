# De schermen rond de tafel: spel kiezen, nieuw spel, instellingen, toetsen, partijen, bestandsvensters.

mark-circle = rode cirkel
mark-square = blauw vierkant
mark-triangle = groene driehoek
mark-diamond = gele ruit
mark-star = paarse ster
mark-hexagon = grijze zeshoek

level-random = willekeurig
level-greedy = eenvoudig
level-child = kinderspel
level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
level-expert = expert
temper-careful = voorzichtig
temper-bold = dapper
temper-thieving = diefachtig
bot-manner = { $temper }, { $level }
level-means = Deze bot { $parts }.
level-notices = ziet { $count } van de 10 zetten
level-notices-all = ziet elke zet
level-forgets = vergeet { $count } van de 10 dingen die er te zien waren
level-takes-now = pakt wat nu het meeste oplevert
level-thinks-ahead = denkt vooruit
level-thinks-long = denkt zo ver vooruit als het kan
temper-careful-means = Lijken zetten even goed, dan zit deze bot de anderen in de weg.
temper-bold-means = Lijken zetten even goed, dan pakt deze bot meteen wat hij kan.
temper-thieving-means = Lijken zetten even goed, dan pakt deze bot iets af van anderen.

day-today = vandaag
day-yesterday = gisteren
day-on = op { $weekday }
day-date = { $day } { $month }
day-date-year = { $day } { $month } { $year }
weekday-1 = maandag
weekday-2 = dinsdag
weekday-3 = woensdag
weekday-4 = donderdag
weekday-5 = vrijdag
weekday-6 = zaterdag
weekday-7 = zondag
month-1 = januari
month-2 = februari
month-3 = maart
month-4 = april
month-5 = mei
month-6 = juni
month-7 = juli
month-8 = augustus
month-9 = september
month-10 = oktober
month-11 = november
month-12 = december

list-or = { $first } of { $last }

# Spel kiezen
game-facts = { $fewest }–{ $most } spelers · { $minutes } minuten
go-games = Spellen
go-table = Tafel
go-deal = Partij van de dag
go-records = Partijen
go-settings = Instellingen
go-quit = Stoppen
select-play = Spelen
select-play-of = { $game }: spelen
select-learn = Leren
select-learn-of = { $game }: leren
select-continue = Verder
select-continue-title = { $game }, precies zoals je het achterliet
select-turn = { $seat } is aan de beurt.
select-shelf = Op de plank
select-shelf-empty = Hier staat nog niets. Stop je met een spel, dan staat het hier klaar tot je verder wilt.
select-open = { $game } met { $names } openen, { $day }
select-open-try = Poging in { $game } met { $names } openen, { $day }
select-try = Poging
select-game-day = { $game } · { $day }
select-throw = { $game } met { $names } weggooien
select-throw-sure = Weggooien?
select-throw-keep = Houden
select-throw-failed = De tafel is niet weggegooid: { $detail }
select-set-aside = { $count ->
    [one] Op de plank was een tafel beschadigd. Het bestand is er nog en heet nu { $kept }.
   *[other] Op de plank waren { $count } tafels beschadigd. De bestanden zijn er nog en heten nu { $kept }.
}
select-set-aside-many = Op de plank waren { $count } tafels beschadigd. De bestanden zijn er nog, met ‘.damaged’ aan het eind van hun naam.
select-left = { $count ->
    [one] Eén bestand op de plank is niet te lezen. Het blijft staan.
   *[other] { $count } bestanden op de plank zijn niet te lezen. Ze blijven staan.
}

# Nieuw spel
new-game-of = Nieuw spel: { $game }
new-game-who = Wie speelt er mee?
new-game-how = Hoe spelen jullie?
new-game-as-usual = Je speelt volgens het boekje. Er valt niets te kiezen.
new-game-start = Start
new-game-draw-decides = Het lot bepaalt wie begint.
new-game-who-begins = Wie begint?
new-game-drawn = Loten
new-game-begins = { $name } begint.
new-game-add = Speler erbij
team = { $one } en { $other }
new-game-full = Met meer dan { $most } kun je { $game } niet spelen.
new-game-advanced = Meer opties
new-game-seed = Geluksgetal
new-game-seed-hint = telkens anders
new-game-seed-new = Nieuw getal
new-game-seed-about = Met hetzelfde getal krijg je hetzelfde geluk nog eens. Laat je het leeg, dan is het telkens anders.
new-game-seed-wrong = Een geluksgetal is 0x met hoogstens 16 tekens: 0 tot en met 9 en a tot en met f.
new-game-same-name = Twee spelers heten { $name }. Geef ze elk een eigen naam.
new-game-person = Mens
new-game-bot = Bot
new-game-bots-only = Alleen bots aan tafel: een spel om naar te kijken.
option-fits = Alleen met { $counts } spelers.
option-yes = Ja
option-no = Nee
seat-name = Naam van speler { $number }
seat-mark = Teken van { $name }: { $mark }
seat-is-person = { $name } is een mens
seat-is-bot = { $name } is een bot
seat-level = { $name } speelt: { $level }
seat-temper = { $name } is { $temper }
seat-up = { $name } speelt eerder
seat-down = { $name } speelt later
seat-remove = { $name } speelt niet mee
mark-free = { $mark }
mark-taken = { $mark }, nu van { $name }: ze ruilen dan
name-suggestion = { $name } zit hier
name-suggestions = Wie hier al speelde
seat-who = Wie voor { $name } speelt
seat-how-well = Hoe goed { $name } speelt
seat-how = Hoe { $name } speelt
person-default = Robin
guest = Gast
guest-numbered = Gast { $number }
# Bots hebben namen die bij hun karakter passen, van elk karakter twee keer zoveel als er aan een tafel kunnen zitten. Geen ervan is iets uit een spel.
bot-names-careful = Fenna, Hazel, Tilda, Wilma
bot-names-bold = Rocco, Freya, Bruno, Zelda
bot-names-thieving = Filou, Mimi, Lupo, Swipe
# Namen als deel van lijsten.
literal = { $text }
option-more = Meer voor { $name }
option-less = Minder voor { $name }

# Bladen
sheet-close = Sluiten ({ $key })
settings-title = Instellingen
settings-language = Taal
settings-look = Uiterlijk
settings-like-system = Zoals het systeem
settings-look-light = Licht
settings-look-dark = Donker
percent = { $number }%
settings-text-size = Tekstgrootte
settings-motion = Beweging
animation-off = Geen
animation-slow = Langzaam
animation-normal = Normaal
animation-fast = Snel
settings-telling = Een zet die je moet onthouden, duurt
settings-lively = Af en toe beweegt er iets kleins
telling-very-slow = 2 s
telling-slow = 1,4 s
telling-normal = 0,9 s
telling-fast = 0,5 s
settings-sound = Geluid
settings-sound-on = Geluiden afspelen
settings-volume = Volume
settings-sound-none = Er is niets te horen: geen geluidsuitgang gevonden.
settings-sound-not-built = Deze versie speelt geen geluiden af.
sound-off = Het geluid staat uit
sound-on = Het geluid staat aan
settings-at-the-table = Aan tafel
settings-pace = Bots spelen
settings-draw-for-me = Vanzelf trekken en gooien
settings-single-moves = Vanzelf spelen als er maar één zet is
settings-curtain-by-press = Gordijn: één druk opent, nog een druk sluit
settings-at-new-tables = Nieuwe tafels
settings-undo = Terugnemen
settings-undo-by-people = Hangt af van wie speelt
settings-undo-by-people-means = In je eentje mag je alles terugnemen, met anderen tot er iets nieuws te zien is.
settings-ask = Vragen voordat een beurt eindigt
settings-ask-with-others = Met anderen
settings-ask-always = Altijd
settings-ask-never = Nooit
settings-people = Wie hier speelt
settings-people-none = Nog niemand. Wie meespeelt, komt hier vanzelf bij.
person-name = Naam van { $name }
person-new = Naam van een nieuwe speler
person-yours = Je naam
person-add = Toevoegen
person-taken = { $name } staat er al.
settings-forget = { $name } vergeten
settings-forget-sure = Vergeten?
person-child = { $name } is een kind: verhalen en statistieken noemen alleen wat goed ging
person-same-as = { $name } is dezelfde persoon als …
person-same = Zijn { $name } en { $other } dezelfde persoon?
person-same-means = Alle spellen van { $name } zijn dan van { $other }. Dat kun je niet terugdraaien.
person-same-sure = Ja, dezelfde
person-same-not = Nee
settings-forget-means = Spellen die { $name } met anderen speelde, blijven. Daar staat dan ‘iemand’.
settings-files = Waar alles staat
settings-files-settings = Instellingen
settings-files-tables = Spellen die nog bezig zijn
settings-files-records = Afgelopen partijen
settings-about = Over
settings-about-line = { $name } { $version }, { $licence }

keys-title = Toetsen
keys-playing = Spelen
keys-around = Rond de tafel
keys-move = De aanwijzer tonen en verplaatsen
keys-next-legal = Naar de volgende plek waar iets kan
keys-do = Hier kiezen; zonder aanwijzer de gele knop
keys-pick = Een steen of dobbelsteen kiezen op getal, een kaart op plaats
keys-candy = Een snoepsteen pakken
keys-drop = Loslaten wat gekozen is
keys-draw = Trekken of gooien
keys-end = De beurt beëindigen, of de worp houden
keys-pass = Passen
keys-only-button = De gele knop, als het de enige is
keys-curtain = Het gordijn openen
keys-glimpse = Neerleggen wat alleen jij mag zien
keys-real-dice = Met echte dobbelstenen: de worp invoeren
keys-skip = Doorspelen tot een mens aan de beurt is
keys-choices = Wat kan ik doen?
keys-answer = Een vraag in de les beantwoorden
keys-hint = Hint
keys-play-for-me = De hint voor mij spelen
keys-story = Hoe het spel ging (na het einde)
keys-undo = Terugnemen
keys-redo = Opnieuw
keys-games = Op het spellenscherm: naar dat spel
keys-back = Terug
keys-tab = De volgende knop of het volgende veld
keys-find = In het regelboek: zoeken
keys-drill-answer = In een oefening: dat antwoord kiezen
keys-drill-watch-again = In een oefening: na een fout nog eens kijken
keys-keys = Deze toetsen
keys-panel = Wisselen tussen Spelers en Verloop
keys-cover = Geheimen afdekken
keys-full-screen = Volledig scherm
keys-text-size = Grotere of kleinere tekst
keys-text-usual = Tekst op gewone grootte
keys-mute = Geluid uit of aan
keys-quit = Stoppen
keys-new = Nieuw spel
keys-open = Een partij openen
keys-save = De partij opslaan
keys-review = Eerste of laatste moment, bij het terugkijken
keys-step = De volgende stap van een bot
keys-review-step = Eén zet terug of verder, bij het terugkijken
keys-review-turn = Eén beurt terug of verder, bij het terugkijken
keys-review-moment = Vorig of volgend belangrijk moment, bij het terugkijken
keys-review-play = Afspelen of pauzeren, bij het terugkijken
keys-review-pace = Tempo, bij het terugkijken
keys-review-compare = Vergelijken met een betere zet, bij het terugkijken
keys-review-eyes = Alleen wat de speler zag, of alles, bij het terugkijken
key-ctrl = Ctrl
key-shift = Shift
key-arrow = Pijl
key-left = pijl links
key-right = pijl rechts
key-up = pijl omhoog
key-down = pijl omlaag
key-enter = Enter
key-space-bar = Spatie
key-backspace = Backspace
key-delete = Delete
key-escape = Esc
key-tab = Tab
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down

# Partijen
records-title = Partijen
records-open-file = Bestand openen…
records-none = Er is nog geen spel uitgespeeld.
records-none-more = Hier staan straks alle afgelopen partijen: wie meespeelde, wie won en elke zet.
records-with = { $game } · { $day }
records-wins = { $count ->
    [one] Winst voor { $names } met { $score }
   *[other] { $names } wonnen samen met { $score }
}
records-unfinished = niet afgelopen
records-show = { $game } met { $names } bekijken, { $day }
records-damaged = { $count ->
    [one] Eén bestand hier is geen partij. Er gebeurt niets mee.
   *[other] { $count } bestanden hier zijn geen partijen. Er gebeurt niets mee.
}

# Bestandsvensters
dialog-open-title = Een partij openen
dialog-save-title = De partij opslaan
dialog-picture-title = De afbeelding opslaan
dialog-waits = Kies een bestand in het venster dat openstaat. Je kunt hier ook een pad typen.
dialog-no-window = Er ging geen venster open om een bestand te kiezen. Typ het pad hier.
dialog-path = Pad van het bestand
dialog-open = Openen
dialog-save = Opslaan
dialog-cancel = Annuleren
dialog-kind = Partijen
dialog-kind-picture = Afbeeldingen
dialog-is-no-file = Het bestand { $file } is er niet.
dialog-is-there = { $file } bestaat al. Als je opslaat, wordt het vervangen.

# A board from a file: Cheeseboard’s own, or one that people bring.

board-ours = Van Cheeseboard
board-from-file = Uit een bestand…
board-open-another = Ander bestand openen…
board-save-ours = Bord van Cheeseboard opslaan…
board-refused = { $file } is niet te gebruiken. { $why }
board-not-saved = Het bord is niet opgeslagen. { $why }
dialog-board-title = Speelbord openen
dialog-board-save-title = Speelbord opslaan
dialog-kind-board = Speelborden

lessons-title = { $game } leren
lesson-learned = Geleerd:
lesson-step = Stap { $step } van { $steps }
lesson-waits = De tafel wacht terwijl je leest.
lesson-watch = Kijk wat er gebeurt.
lesson-look = Kijk goed, en klik dan op ‘Neerleggen’.
lesson-next = Verder
lesson-back = Vorige
lesson-restart = Hoofdstuk opnieuw
lesson-show = Laat zien
lesson-next-chapter = Volgend hoofdstuk
lesson-play = Spelen
lesson-back-tip = Terug naar de vorige stap
lesson-begins = Hier begint de les.
menu-lessons = Alle hoofdstukken
new-game-together = Eerste keer samen: leg alles uit zodra het voorkomt
new-game-together-new = Dit spel heeft hier nog niemand gespeeld.
together-title = Eerste keer samen
together-on = Begrepen
