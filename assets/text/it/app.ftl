# Words of the whole app, in Italian. Those of a game are in its own file.
#
# Glossary. Every file of this language keeps to these words; a word after “not” does not stand for the same thing.
# Voice: tu, as a friend at the table; active, in the present; buttons and moves in the imperative of tu (“Posa”, “Pesca”). Quotes: «…».
#   A number is masculine (un 3; lo 0, l’1, l’8). Points are given: un 10 dà 1 punto. Not: porta punti, permesso, quello che è permesso.
# No agreement with a seat’s name: “tocca a { $seat }”, “chi …”.
#
# The app
# seat: posto m, posti; mark: segno m. player: giocatore m. person: persona f; bot: bot m, i bot. Not: computer, umano.
# turn: turno m; move: mossa f. on turn: di turno, tocca a. end the turn: finire il turno (button: Fine turno). round: giro m (Kalle, the last round).
# legal: si può; ci sta (a tile), ci va (a die). picked, chosen: scelto. to choose: scegliere. Not: legale.
# undo: annulla, annullare; in sentences also: tornare indietro. redo: ripeti. reset my turn: Rifai il turno. Not: Turno da capo.
# hint: consiglio m. What can I do?: Cosa posso fare? what happened: cronaca f. look back, review: rivedere. moment worth a look: momento chiave m.
#   position: posizione f. coach: coach m. Not: suggerimento; che cosa (only: cosa).
# game: gioco m (what you play), partita f (one game of it). record: partita salvata f; the screen: Archivio. table: tavolo m; shelf: scaffale m.
# to save: salvare. to throw away: buttare via. to keep: tenere. it failed: non si riesce a … Not: non è stato possibile.
# rules: regole f; rule book: regolamento m; the printed one: regolamento originale; our ruling: Scelta nostra. Not: editore.
# lesson: lezione f; chapter: capitolo m (next: Capitolo successivo); step: passo m. puzzle: rompicapo m.
# curtain: sipario m, si alza, calare. to cover: coprire.
# level: livello m: per bambini, facile, medio, difficile, esperto; semplice, a caso. temper: carattere m: prudente, audace, ladro.
# luck (what fell to one): fortuna f; play (what one made of it): bravura f. luck (the number of a deal): codice m. Not: seme (only for files and the command line).
# to draw: pescare; the draw: pesca f. to deal: distribuire; disporre (lids). to roll: tirare, rilanciare; a roll: tiro m.
# face down: coperto; face up: scoperto; closed, open: chiuso, aperto. points: punti m; sum: somma f; to be tied: essere in parità; to share the win:
#   vincere a pari merito. Not: vincere alla pari.
#
# Zatre: tile: tessera f, posare; cell: casella f: scura, chiara, rossa; row: riga f; column: colonna f; line (either): sequenza f; bag: sacchetto m;
#   board: tavola f; sheet: foglio m (dei punti); box: quadratino m; cross: crocetta f; bonus: bonus m; to enter: segnare;
#   opening turn: turno d’apertura m; partners: in coppia, the other one: partner. Not: linea (only: in linea retta), sacco.
# Kalle: the rat: Rattigan, without article (“Rattigan sei tu”); lid: tombino m, girare; guard: poliziotto m, spostare; searchers: chi cerca;
#   cheese: formaggio m, formaggi; to swap: scambiare; to point at: indicare; to hide: nascondere, nascondersi; the board: fogne f pl. Not: ratto, coperchio.
# Burg Appenzell: castle: borgo m; tower: torre f; room: stanza f; roof: tetto m (tegole, paglia, rame); to lift: togliere il tetto, scoprire la stanza;
#   to go back on: tornare a posto; tile: tessera f; spare tile: tessera rimanente; trap: trappola f; chip: gettone m; kind: tipo m; mouse: topo m:
#   correre, saltare, far entrare, cadere; supply: riserva f; pennant: stendardo m; to push: spingere; action: azione f; board: tabellone m.
#   Not: castello, sollevare.
# Rat-a-Tat Roll: pawn: pedina f; space: casella f; region: zona f; card: carta f (carta n. 2); pile: mazzo m; row, hand: fila f (piena); token:
#   gettone m, spendere; choice: scelta f; re-roll: rilancio m; peek: sbirciata f; wild: jolly m; swap: scambio m; skip: passare.
# Ratzzia: pantry: dispensa f; board: tavoliere m; column: colonna f; shelf: scaffale m; space: casella f; die: dado m, mettere; support dice: dadi
#   supporto (a value: di supporto); candy die: dado caramella m; candy jar: vaso delle caramelle m; food: cibo m; sausage: salsiccia f; in front:
#   davanti; bag: sacchetto m; store: scorta f; to store: mettere al sicuro, nel sacchetto; reward: ricompensa f; cat row: fila del gatto f; the cat’s
#   number: numero del gatto m; Greedy: il Mangione; accountant: il Ragioniere; Annie: Anna; reserve: riserva f. Everyone is a topo. Not: mettere via, ratto.

cell = riga { $row }, colonna { $column }
seat-unnamed = posto { $number }
tenths = { $whole },{ $tenth }
list = { $first } e { $last }
refusal = { $rule }: { $why }

record-malformed = questa non è una mossa o un file come dovrebbe essere ({ $detail })
record-format = il formato di questa partita salvata non è noto a questo programma
record-unknown-game = questo programma non ha un gioco di nome { $game }
record-player = un posto non è né di una persona né di un bot
record-mark = un segno è un numero da 0 a 5
record-seed = il seme non è 0x con al massimo 16 cifre esadecimali
record-legal = la partita salvata conta qui { $claimed } mosse possibili, ma sono { $counted }
record-unknown-level = { $name } gioca al livello «{ $level }», che qui non si conosce; gioca come «semplice»
result-too-early = c’è un risultato, ma la partita non è finita
result-missing = la partita è finita, ma non c’è un risultato
result-differs = il risultato non è quello di questa partita

undo-free = Tutto
undo-until-news = Fino a una novità
undo-off = Niente
undo-nothing = Non c’è niente da annullare.
undo-is-off = A questo tavolo non si torna indietro.
undo-next-has-begun = È già cominciato un altro turno.
undo-covered = Nel frattempo qualcosa è tornato coperto: rivederlo sarebbe barare.
undo-chance = Nel frattempo si è tirato o pescato.
undo-other-seat = Nel frattempo { $seat } ha già giocato.
undo-news = Nel frattempo { $seat } ha visto qualcosa di nuovo.

cli-option-form = Un’opzione si scrive CHIAVE=VALORE, non «{ $given }».
cli-option-unknown = Questo gioco non ha l’opzione «{ $given }».
cli-option-value = «{ $given }» non è un valore per questa opzione.
cli-output-failed = Impossibile scrivere il risultato: { $detail }
cli-sprt-seats = Con --sprt il primo livello occupa un solo posto: i posti della stessa partita non sono partite distinte.
cli-input-failed = Impossibile leggere l’input: { $detail }
cli-baseline-missing = I livelli «baseline:…» richiedono --baseline PROGRAMMA.
cli-baseline-failed = Il programma indicato con --baseline non decide: { $detail }
cli-keep-other = { $file } contiene le partite di un’altra serie.
cli-request = Questa non è una richiesta: { $detail }
cli-game-unknown = Il gioco «{ $given }» non c’è; ci sono { $games }.

app-name = Cheeseboard

no-window = Non si è aperta nessuna finestra: { $detail }
no-window-display = Manca uno schermo: né DISPLAY né WAYLAND_DISPLAY sono impostati.
no-window-libraries = Mancano delle librerie. Su Debian o Ubuntu si installano così: sudo apt-get install { $packages }

undo-would = Annulla: { $what }

pace-slow = Lento
pace-calm = Normale
pace-fast = Veloce
pace-by-key = Con un tasto

table-to-games = Giochi
table-undo = Annulla
table-redo = Ripeti
table-redo-tip = Ripeti ({ $key })
table-reset = Rifai il turno
table-reset-tip = Annulla tutte le mosse di questo turno
table-taken-back = Mossa annullata.
table-more-before = { $count ->
    [one] Prima è successa un’altra cosa.
   *[other] Prima sono successe altre { $count } cose.
}
table-menu = Menu
table-single-move = C’era una sola mossa: { $what }
table-once-more = Premi ancora per confermare: { $what }.
table-once-more-at-a-cost = Premi ancora per confermare: { $what } ({ $cost }).
table-asks-again = Confermi?
table-press-again = Premi ancora

# The coach, who asks before a move that gives much away.
coach-sure = Davvero? C’è una mossa migliore. { $because }
coach-sure-more = Si vince più spesso.
coach-play-anyway = Gioca lo stesso
coach-take-back = Annulla
coach-show = Fammi vedere
coach-off = non chiede nulla
coach-gentle = chiede conferma prima di un errore grave
coach-every = chiede conferma prima di ogni errore
coach-of = Coach di { $name }
table-bot-turn = Tocca a { $seat }.
table-step = Avanti
table-step-tip = Il bot fa il passo successivo ({ $key })
table-step-waits = { key-enter } mostra la prossima mossa di { $seat }.
table-bot = { $name }, bot, { $manner }
mood-calm = Il topo guarda tranquillo.
mood-thinking = Il topo sta pensando.
mood-glad = Il topo è tutto contento.
mood-ouch = Il topo fa una smorfia di dolore.
mood-sly = Il topo ride sotto i baffi.
mood-covered = Il topo si copre gli occhi.
table-hint = Consiglio
table-hint-tip = Cosa farebbe un giocatore forte? ({ $key })
table-hint-is = Consiglio: { $what }. { $why }
table-hint-thinking = Ci penso…
table-nothing-to-decide = Adesso non c’è niente da decidere. { $status }
table-nothing-to-decide-then = Stai rivedendo un momento passato. Per giocare, torna alla partita o gioca da qui.
table-nobody-decides-then = Qui non c’è niente da decidere. Per un consiglio, vai a un momento in cui qualcuno deve scegliere.
table-hint-only = È l’unica mossa.
table-hint-memory = In un gioco di memoria con più persone, un consiglio svelerebbe quello che qualcuno ha dimenticato.
table-hint-secret = Un consiglio svelerebbe agli altri quello che vede solo chi è di turno.
table-nothing-there = Qui ora non c’è niente da fare. { $status }
table-play-for-me = Gioca per me
table-skip = Vai al mio turno
table-skip-tip = I bot giocano di fila finché non tocca a una persona; la fine di un giro la vedi comunque ({ $key })
table-skip-glimpse = Prima { $seat } deve rimettere giù quello che si vede.
choices-title = Cosa posso fare?
choices-tip = Tutte le mosse che puoi fare ({ $key })
choices-close = Chiudi
choices-of = { $count ->
    [one] { $seat } ha una sola possibilità.
   *[other] { $seat } ha { $count } possibilità.
}
choices-group = { $heading }: { $count } possibilità
choices-secret = Un elenco di tutte le mosse aiuterebbe la memoria, o svelerebbe agli altri quello che può vedere uno solo. { $status }
record-copied = La partita è negli appunti.
picture-copied = L’immagine è negli appunti.
picture-not-saved = Non si riesce a salvare l’immagine. { $why }
picture-being-painted = Sto disegnando l’immagine…
picture-not-painted = Non si riesce a disegnare l’immagine.

menu-new-game = Nuova partita…
menu-save-record = Salva partita…
menu-open-record = Apri partita…
menu-copy-picture = Copia immagine
menu-save-picture = Salva immagine…
menu-copy-result = Copia immagine del risultato
menu-save-result = Salva immagine del risultato…
menu-copy-record = Copia partita
menu-look-back = Rivedi
menu-cover = Copri i segreti
menu-uncover = Scopri i segreti
menu-present = Presentazione
present-leave = Esci dalla presentazione ({ $key })
menu-about = Info sul gioco
menu-settings = Impostazioni
menu-keys = Tasti
menu-undo-policy = Cosa si può annullare
menu-seats = Posti
menu-to-bot = Al posto di { $name } gioca un bot: { $level }
menu-to-person = Al posto di { $name } gioca una persona

panels-things = Posti
panels-log = Cronaca
panels-which = Accanto al tabellone
log-since = Dall’ultimo turno di { $seat }
log-before = Prima del primo turno di { $seat }
standing-level = Parità a { $points }: { $seats }.
standing-one-ahead = { $seat } ha un punto in più.
standing-team-one-ahead = { $team } hanno un punto in più.
standing-team = { $one } & { $other }
log-earlier = { $count ->
    [one] Mostra il precedente
   *[other] Mostra i { $count } precedenti
}
log-read = Chiudi
log-show-steps = Mostra i passi
log-hide-steps = Nascondi i passi

key-tip = Tasto { $key }

review-place = Turno { $number } di { $of }.
review-to-game = Alla partita
review-to-end = Al risultato
review-play-on = Gioca da qui
review-play-on-tip = Apre un nuovo tavolo da questa posizione; la vecchia partita resta com’è
review-first = Prima ({ $key })
review-previous = Precedente ({ $key })
review-next = Successiva ({ $key })
review-last = Ultima ({ $key })

end-name = { $seat }
end-show = Risultato
end-again = Gioca ancora
end-same-deal = Rigioca la stessa
end-same-deal-tip = Stessi tiri, stesse pescate: tutto torna nello stesso ordine
end-save = Salva partita…
end-review = Rivedi
end-share = Condividi
end-share-board = Immagine del risultato
end-won-by = { $margin ->
    [0] Stessi punti di { $others }.
    [one] Un solo punto di vantaggio su { $others }.
   *[other] { $margin } punti di vantaggio su { $others }.
}
end-won-level = { $score ->
    [one] Parità a 1 punto.
   *[other] Parità a { $score } punti.
}
end-counting = È il momento dei conti. Premi un tasto per il risultato.

rules-ours = Scelta nostra:
rules-example = Per esempio:

cli-ply = Questa partita ha { $events } eventi; --ply va da 0 fino a lì.
cli-seat = Questa partita ha { $seats } posti; --seat li conta da 0.
cli-seat-covered = Quello che può vedere un solo posto resta coperto fino alla fine della partita; togli --seat.

curtain-all-but = Tutti si voltano, tranne { $seat }
curtain-pass = Guarda solo { $seat }
curtain-decides = { $seat } decide qualcosa che nessun altro può vedere. Tieni premuto il pulsante: conta fino a tre, poi si alza il sipario.
curtain-looks = Si vede finché tieni premuto il pulsante. Tutti gli altri si voltano.
curtain-glimpse = { $seat } vede qualcosa finché il pulsante resta premuto. Tutti gli altri si voltano.
curtain-hold = Tieni premuto
curtain-hold-key = o tieni premuto { $key }
curtain-never-mind = Lascia stare
curtain-look = Dietro il sipario
curtain-look-tip = Mostra quello che può vedere solo chi è di turno, finché tieni premuto
curtain-press = Premi
curtain-press-key = o premi { $key }
curtain-drop = Cala il sipario
curtain-decides-by-press = { $seat } decide qualcosa che nessun altro può vedere. Premi il pulsante: conta fino a tre, poi si alza il sipario.
curtain-looks-by-press = Premi per vederlo, premi ancora per coprirlo. Tutti gli altri si voltano.
curtain-glimpse-by-press = { $seat } vede qualcosa. Premi per vederlo, premi ancora per coprirlo. Tutti gli altri si voltano.
curtain-look-tip-by-press = Mostra quello che può vedere solo chi è di turno, finché non premi ancora
curtain-spoken = Quello che sta dietro il sipario viene anche letto ad alta voce: metti le cuffie.
log-covered = Da allora qualcosa è tornato coperto: finché si gioca, nessuno può rivederlo.
glimpse-put-away = Rimetti giù
dice-real = Dadi veri: si tirano e si inseriscono qui
dice-enter = { $count ->
    [one] { $seat } tira un dado: cosa esce?
   *[other] { $seat } tira { $count } dadi: cosa esce?
}
dice-enter-table = { $count ->
    [one] Tira un dado: cosa esce?
   *[other] Tira { $count } dadi: cosa esce?
}
dice-face = Inserisci un { $face }
dice-back = Togli l’ultimo inserito
dice-correct = Correggi il tiro
chance-not-due = Adesso non c’è niente del genere da tirare o da scegliere.

# A game that is still being made.
draft-begin = Comincia
draft-choose = { $seat }: scegli una mossa.
draft-chance = Ora decide il caso.
draft-over = La partita è finita.

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
# They stand in lists: a term is a short clause without a comma, and without tu. $rivals goes after “per”.
plan-why = { $because } { $sure }
plan-for = Così { $gains }.
plan-for-but = Così { $gains }, però { $losses }.
plan-though = Così { $losses }, però { $gains }.
plan-trade = Ci sono pro e contro: così { $gains }, però { $losses }.
plan-also = Inoltre { $gains }.
# The same of a better move that has just been spoken of.
better-for = Con quella { $gains }.
better-for-but = Con quella { $gains }, però { $losses }.
better-though = Con quella { $losses }, però { $gains }.
better-also = Inoltre { $gains }.
plan-won = È praticamente vinta.
plan-lost = Vincere da qui è difficile, ma questo è il tentativo migliore.
plan-clear = Tutte le altre mosse sono nettamente peggiori.
plan-next = Le altre mosse rendono un po’ meno.
plan-close = Un’altra mossa vale più o meno lo stesso.
plan-free = Qui cambia poco: un’altra mossa vale più o meno lo stesso.
plan-gain-win = si vince subito la partita
plan-end = si vince più spesso
plan-end-less = si vince meno spesso
plan-rivals = resta meno per { $rivals }
plan-rivals-less = resta di più per { $rivals }
plan-the-other = { $seat }
plan-more-steps = { $count ->
    [one] poi ancora un passo
   *[other] poi altri { $count } passi
}
plan-the-others = gli altri
plan-step = ({ $number }) { $what }
