# Bewaren en openen: bestanden, wat er misging en wat je kunt doen.

record-saved = Opgeslagen als { $file }.
record-not-saved = De partij is niet opgeslagen. { $why }
settings-not-saved = De instellingen zijn niet opgeslagen. { $why }
settings-damaged = Een paar instellingen waren beschadigd en staan weer op de standaardwaarde. Het beschadigde bestand heet nu { $kept }.
settings-take-before = Laatste goede instellingen gebruiken
settings-in-the-way = Het bestand met de instellingen is niet te lezen. Wat je nu verandert, wordt niet opgeslagen.

unsaved-mark = Niet opgeslagen
unsaved-says = Deze partij is nog niet opgeslagen. { $why } Zolang het venster open is, raak je niets kwijt.
unsaved-full = De schijf is vol.
unsaved-denied = In deze map kan Cheeseboard niets opslaan.
unsaved-locked = Cheeseboard is nog ergens open met dezelfde map en reageert niet. Je kunt spelen, maar er wordt niets opgeslagen.
unsaved-locked-why = Cheeseboard is nog ergens open met dezelfde map.
unsaved-slow = De schijf reageert niet.
unsaved-still = Nog niet opgeslagen. { $why }
unsaved-other = Schrijven naar het bestand lukt niet.
unsaved-back = Terug naar het spel
unsaved-try-again = Opnieuw proberen
unsaved-elsewhere = Ergens anders opslaan…
unsaved-quit-title = Nog niet alles is opgeslagen
unsaved-quit-says = Als je nu stopt, ben je dit kwijt:
unsaved-quit = Stoppen zonder opslaan
unsaved-stay = Verder spelen

alert-close = Sluiten
alert-details = Details…
alert-details-title = Details

open-not-there = Het bestand { $file } is er niet.
open-no-file = { $file } is geen bestand.
open-no-game = { $file } is geen partij van Cheeseboard.
open-no-record = Dit is geen tafel van de plank en geen opgeslagen partij.
open-too-large = { $file } is groter dan 16 MB. Dat is te groot voor een partij.
open-unreadable = { $file } is niet te lezen.
files-newer = { $count ->
    [one] Eén bestand hier komt uit een nieuwere versie van Cheeseboard. Het blijft zoals het is.
   *[other] { $count } bestanden hier komen uit een nieuwere versie van Cheeseboard. Ze blijven zoals ze zijn.
}
open-newer = { $file } komt uit een nieuwere versie van Cheeseboard. Werk Cheeseboard bij om het te openen.
open-unknown-game = In { $file } zit een spel dat deze versie van Cheeseboard niet kent.
open-damaged = { $file } is beschadigd en gaat niet open. Het bestand blijft zoals het is.
open-event = gebeurtenis { $event }, { $rule }: { $why }
cli-no-file = ‘{ $given }’ is geen bestand en geen opdracht. ‘cheeseboard help’ noemt alle opdrachten.
cli-not-over = Het spel in ‘{ $given }’ is nog niet afgelopen. Er valt dus nog niets te vertellen.
cli-no-result = Het spel in ‘{ $given }’ is nog niet afgelopen. Er is dus nog geen uitslag.

recent-title = Laatst geopend

undo-revealed = Het spel is afgelopen en alles ligt open.
undo-though-revealed = Teruggenomen, maar iedereen heeft al gezien wat verborgen was.
note-on-turn = { $what } ({ $seat } is aan de beurt.)
note-policy = Terugnemen staat nu op ‘{ $policy }’.
note-to-person = Voor { $name } speelt nu een mens.
note-to-bot = Voor { $name } speelt nu een bot: { $level }.
note-dice-real = Vanaf nu gooi je met echte dobbelstenen.
note-dice-app = Vanaf nu gooit de app de dobbelstenen.
