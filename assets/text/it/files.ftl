# Salvare e aprire: i file, che cosa è andato storto e come rimediare.

record-saved = Salvata come { $file }.
record-not-saved = Non si riesce a salvare la partita. { $why }
settings-not-saved = Non si riesce a salvare le impostazioni. { $why }
settings-damaged = Alcune impostazioni erano danneggiate e sono tornate come all’inizio. Il file danneggiato si chiama ora { $kept }.
settings-take-before = Riprendi le ultime impostazioni valide
settings-in-the-way = Non si riesce a leggere il file delle impostazioni: quello che cambi adesso va perso.

unsaved-mark = Non salvata
unsaved-says = Questa partita non è ancora salvata. { $why } Finché la finestra resta aperta non si perde nulla.
unsaved-full = Il disco è pieno.
unsaved-denied = In questa cartella Cheeseboard non può salvare.
unsaved-locked = Un altro Cheeseboard usa la stessa cartella e non risponde. Puoi giocare, ma non si salva niente.
unsaved-locked-why = Un altro Cheeseboard usa la stessa cartella.
unsaved-slow = Il disco non risponde.
unsaved-still = Non ancora salvato. { $why }
unsaved-other = Non si riesce a scrivere il file.
unsaved-back = Torna alla partita
unsaved-try-again = Riprova
unsaved-elsewhere = Salva altrove…
unsaved-quit-title = Non è tutto salvato
unsaved-quit-says = Se esci adesso, perdi questo:
unsaved-quit = Esci senza salvare
unsaved-stay = Continua a giocare

alert-close = Chiudi
alert-details = Dettagli…
alert-details-title = Dettagli

open-not-there = Il file { $file } non c’è.
open-no-file = { $file } non è un file.
open-no-game = { $file } non è una partita di Cheeseboard.
open-no-record = Non è né un tavolo dello scaffale né una partita salvata.
open-too-large = { $file } supera i 16 MB: è troppo grande per una partita.
open-unreadable = Non si riesce a leggere { $file }.
files-newer = { $count ->
    [one] Qui c’è un file di un Cheeseboard più recente. Resta così com’è.
   *[other] Qui ci sono { $count } file di un Cheeseboard più recente. Restano così come sono.
}
open-newer = { $file } viene da un Cheeseboard più recente. Aggiorna Cheeseboard per aprirlo.
open-unknown-game = { $file } contiene un gioco che questo Cheeseboard non conosce.
open-damaged = { $file } è danneggiato e non si può aprire. Il file resta com’è.
open-event = evento { $event }, { $rule }: { $why }
cli-no-file = Non c’è né un file né un comando «{ $given }». «cheeseboard help» elenca i comandi.
cli-not-over = La partita in «{ $given }» non è finita: non si può ancora raccontare.
cli-no-result = La partita in «{ $given }» non è finita: non ha ancora un risultato.

recent-title = File recenti

undo-revealed = La partita è finita, e si è visto tutto.
undo-though-revealed = Annullato. Ma ormai tutti hanno visto quello che era nascosto.
note-on-turn = { $what } (È il turno di { $seat }.)
note-policy = Adesso «Annulla» è impostato su «{ $policy }».
note-to-person = Adesso per { $name } gioca una persona.
note-to-bot = Adesso per { $name } gioca un bot: { $level }.
note-dice-real = D’ora in poi i dadi li tirate voi.
note-dice-app = D’ora in poi i dadi li tira l’app.
