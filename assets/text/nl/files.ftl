# Bewaren en openen: bestanden, wat er misging en wat je kunt doen.

record-saved = Bewaard als { $file }.
record-not-saved = De partij kon niet worden bewaard. { $why }
settings-not-saved = De instellingen konden niet worden bewaard. { $why }
settings-damaged = Een paar instellingen waren beschadigd en staan weer zoals in het begin. Het beschadigde bestand heet nu { $kept }.
settings-take-before = Laatste goede instellingen gebruiken
settings-in-the-way = Het bestand met de instellingen is niet te lezen. Wat je nu verandert, wordt niet bewaard.

unsaved-mark = Niet bewaard
unsaved-says = Deze partij is nog niet bewaard. { $why } Zolang het venster open is, gaat er niets verloren.
unsaved-full = De schijf is vol.
unsaved-denied = In deze map kun je niets bewaren.
unsaved-locked = Een ander Cheeseboard gebruikt dezelfde map en antwoordt niet. Je kunt spelen, maar er wordt niets bewaard.
unsaved-locked-why = Een ander Cheeseboard gebruikt dezelfde map.
unsaved-slow = De schijf antwoordt niet.
unsaved-still = Nog niet bewaard. { $why }
unsaved-other = Het bestand kan niet worden geschreven.
unsaved-back = Terug naar het spel
unsaved-try-again = Opnieuw proberen
unsaved-elsewhere = Ergens anders bewaren…
unsaved-quit-title = Nog niet alles is bewaard
unsaved-quit-says = Als je nu stopt, ben je dit kwijt:
unsaved-quit = Stoppen zonder bewaren
unsaved-stay = Verder spelen

alert-close = Sluiten
alert-details = Details…
alert-details-title = Details

open-not-there = Er is geen bestand { $file }.
open-no-file = { $file } is geen bestand.
open-no-game = { $file } is geen partij van Cheeseboard.
open-no-record = Het is geen tafel van de plank en geen bewaarde partij.
open-too-large = { $file } is groter dan 16 MB, te groot voor een partij.
open-unreadable = { $file } kan niet worden gelezen.
files-newer = { $count ->
    [one] Eén bestand hier komt van een nieuwer Cheeseboard. Het blijft zoals het is.
   *[other] { $count } bestanden hier komen van een nieuwer Cheeseboard. Ze blijven zoals ze zijn.
}
open-newer = { $file } komt van een nieuwer Cheeseboard. Werk Cheeseboard bij om het te openen.
open-unknown-game = { $file } bevat een spel dat dit Cheeseboard niet kent.
open-damaged = { $file } is beschadigd en kan niet open. Het bestand blijft zoals het is.
open-event = gebeurtenis { $event }, { $rule }: { $why }
cli-no-file = Er is geen bestand en geen opdracht ‘{ $given }’. ‘cheeseboard help’ noemt de opdrachten.
cli-not-over = Het spel in ‘{ $given }’ is nog niet afgelopen, dus er valt nog niets te vertellen.

recent-title = Laatst geopend

undo-revealed = De partij is afgelopen en alles ligt open.
undo-though-revealed = Teruggenomen. Maar iedereen heeft gezien wat verborgen was.
note-on-turn = { $what } ({ $seat } is aan de beurt.)
note-policy = Terugnemen staat nu op ‘{ $policy }’.
note-to-person = Voor { $name } speelt nu een mens.
note-to-bot = Voor { $name } speelt nu een bot: { $level }.
note-dice-real = Vanaf nu gooi je met echte dobbelstenen.
note-dice-app = Vanaf nu gooit de app de dobbelstenen.
