# The screens around the table: game select, new game, settings, keys, records, file dialogs.

mark-circle = cerchio rosso
mark-square = quadrato blu
mark-triangle = triangolo verde
mark-diamond = rombo ambra
mark-star = stella viola
mark-hexagon = esagono grigio

level-random = a caso
level-greedy = semplice
level-child = per bambini
level-easy = facile
level-medium = medio
level-hard = difficile
level-expert = esperto
temper-careful = prudente
temper-bold = audace
temper-thieving = ladro
bot-manner = { $temper }, { $level }
level-means = Questo bot { $parts }.
level-notices = vede { $count } mosse su 10
level-notices-all = vede tutte le mosse
level-forgets = dimentica { $count } cose su 10
level-takes-now = prende quello che rende di più subito
level-thinks-ahead = pensa alle mosse dopo
level-thinks-long = pensa il più avanti possibile
temper-careful-means = Fra due mosse che gli sembrano uguali, ostacola gli altri.
temper-bold-means = Fra due mosse che gli sembrano uguali, prende subito quel che può.
temper-thieving-means = Fra due mosse che gli sembrano uguali, toglie agli altri.

day-today = oggi
day-yesterday = ieri
day-on = { $weekday }
day-date = { $day } { $month }
day-date-year = { $day } { $month } { $year }
weekday-1 = lunedì
weekday-2 = martedì
weekday-3 = mercoledì
weekday-4 = giovedì
weekday-5 = venerdì
weekday-6 = sabato
weekday-7 = domenica
month-1 = gennaio
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-10 = ottobre
month-11 = novembre
month-12 = dicembre

list-or = { $first } o { $last }

# Game select
game-facts = { $fewest }–{ $most } giocatori · { $minutes } minuti
go-games = Giochi
go-table = Tavolo
go-deal = Partita del giorno
go-records = Archivio
go-settings = Impostazioni
go-quit = Esci
select-play = Gioca
select-play-of = { $game }: gioca
select-learn = Impara
select-learn-of = { $game }: impara
select-continue = Continua
select-continue-title = { $game }, proprio com’era
select-turn = Ora tocca a { $seat }.
select-shelf = Sullo scaffale
select-shelf-empty = Qui non c’è nessuna partita in sospeso. Quella che lasci a metà ti aspetta su questo scaffale, così com’è.
select-open = Apri { $game } con { $names }, { $day }
select-open-try = Apri una prova di { $game } con { $names }, { $day }
select-try = Prova
select-game-day = { $game } · { $day }
select-throw = Butta via { $game } con { $names }
select-throw-sure = Buttare via?
select-throw-keep = Tieni
select-throw-failed = Non si riesce a buttare via il tavolo: { $detail }
select-set-aside = { $count ->
    [one] Un tavolo sullo scaffale era danneggiato. Il suo file si chiama ora { $kept }.
   *[other] { $count } tavoli sullo scaffale erano danneggiati. I loro file si chiamano ora { $kept }.
}
select-set-aside-many = { $count } tavoli sullo scaffale erano danneggiati. I loro file ci sono ancora, con «.damaged» alla fine del nome.
select-left = { $count ->
    [one] Un file sullo scaffale non si può leggere. Resta dov’è.
   *[other] { $count } file sullo scaffale non si possono leggere. Restano dove sono.
}

# New game
new-game-of = Nuova partita a { $game }
new-game-who = Chi gioca?
new-game-how = Come si gioca
new-game-as-usual = Si gioca secondo le regole: non c’è niente da scegliere.
new-game-start = Inizia
new-game-draw-decides = Chi inizia lo decide la pesca.
new-game-who-begins = Chi inizia
new-game-drawn = A sorte
new-game-begins = Inizia { $name }.
new-game-add = Aggiungi un posto
team = { $one } e { $other }
new-game-full = A { $game } si gioca al massimo in { $most }.
new-game-advanced = Altro
new-game-seed = Codice
new-game-seed-hint = a caso
new-game-seed-new = Nuovo codice
new-game-seed-about = Con lo stesso codice tornano gli stessi tiri e le stesse pescate. Se lo lasci vuoto, ogni partita è diversa.
new-game-seed-wrong = Il codice comincia con 0x; poi vengono al massimo 16 cifre, da 0 a 9 e dalla a alla f.
new-game-same-name = Due posti si chiamano { $name }. I nomi devono essere diversi.
new-game-person = Persona
new-game-bot = Bot
new-game-bots-only = Qui giocano solo bot: una partita da guardare.
option-fits = Solo in { $counts } giocatori.
option-yes = Sì
option-no = No
seat-name = Nome al posto { $number }
seat-mark = Segno di { $name }: { $mark }
seat-is-person = { $name } è una persona
seat-is-bot = { $name } è un bot
seat-level = Livello di { $name }: { $level }
seat-temper = Carattere di { $name }: { $temper }
seat-up = { $name } gioca prima
seat-down = { $name } gioca dopo
seat-remove = { $name } lascia il tavolo
mark-free = { $mark }
mark-taken = { $mark }, per ora di { $name }: si scambiano
name-suggestion = Qui siede { $name }
name-suggestions = Chi ha già giocato qui
seat-who = Chi gioca per { $name }
seat-how-well = Quanto è forte { $name }
seat-how = Come gioca { $name }
person-default = Andrea
guest = Ospite
guest-numbered = Ospite { $number }
# Bots have names that fit their tempers, twice as many of each as can sit at a table. None of them is a thing in a game.
bot-names-careful = Fenna, Hazel, Tilda, Wilma
bot-names-bold = Rocco, Freya, Bruno, Zelda
bot-names-thieving = Filou, Mimi, Lupo, Swipe
# Names as arguments of lists.
literal = { $text }
option-more = Di più per { $name }
option-less = Di meno per { $name }

# Sheets
sheet-close = Chiudi ({ $key })
settings-title = Impostazioni
settings-language = Lingua
settings-look = Aspetto
settings-like-system = Come il sistema
settings-look-light = Chiaro
settings-look-dark = Scuro
percent = { $number }%
settings-text-size = Grandezza testo
settings-motion = Animazioni
animation-off = Nessuna
animation-slow = Lente
animation-normal = Normali
animation-fast = Veloci
settings-telling = Le mosse da ricordare durano
settings-lively = Ogni tanto qualcosa si muove da solo
telling-very-slow = 2 s
telling-slow = 1,4 s
telling-normal = 0,9 s
telling-fast = 0,5 s
settings-sound = Audio
settings-sound-on = Riproduci i suoni
settings-volume = Volume
settings-sound-none = Non si sente nulla: nessuna uscita audio trovata.
settings-sound-not-built = Questa versione non ha suoni.
sound-off = L’audio è spento
sound-on = L’audio è acceso
settings-at-the-table = Al tavolo
settings-pace = Ritmo dei bot
settings-draw-for-me = Pesca e tira per me
settings-single-moves = Gioca per me quando c’è una sola mossa
settings-curtain-by-press = Sipario: premi per alzarlo, premi ancora per calarlo
settings-at-new-tables = A un nuovo tavolo
settings-undo = Si può annullare
settings-undo-by-people = Secondo chi gioca
settings-undo-by-people-means = Da soli tutto, in compagnia finché non si scopre qualcosa di nuovo.
settings-ask = Conferma a fine turno
settings-ask-with-others = In compagnia
settings-ask-always = Sempre
settings-ask-never = Mai
settings-people = Chi gioca qui
settings-people-none = Qui non c’è ancora nessuno. Chi gioca si aggiunge da sé.
person-name = Nome di { $name }
person-new = Nome di un’altra persona
person-yours = Il tuo nome
person-add = Aggiungi
person-taken = { $name } c’è già.
settings-forget = Dimentica { $name }
settings-forget-sure = Dimenticare?
person-child = Per bambini: storie e statistiche raccontano solo il meglio di { $name }
person-same-as = { $name } è la stessa persona di…
person-same = { $name } e { $other } sono la stessa persona?
person-same-means = Tutte le partite di { $name } saranno di { $other }. Non si può annullare.
person-same-sure = Sì, la stessa
person-same-not = No
settings-forget-means = Le partite di { $name } restano, ma al posto del nome c’è «qualcuno».
settings-files = Dove si conserva tutto
settings-files-settings = Impostazioni
settings-files-tables = Tavoli non finiti
settings-files-records = Partite finite
settings-about = Info
settings-about-line = { $name } { $version }, { $licence }

keys-title = Tasti
keys-playing = Per giocare
keys-around = Intorno al tavolo
keys-move = Mostra e muovi il cursore
keys-next-legal = Vai al prossimo punto dove si può giocare
keys-do = Scegli quel punto; senza cursore, il pulsante giallo
keys-pick = Prendi una tessera o un dado con il suo numero, una carta con il suo posto
keys-candy = Prendi un dado caramella
keys-drop = Lascia ciò che hai preso
keys-draw = Pesca o tira
keys-end = Finisci il turno, o tieni
keys-pass = Passa
keys-only-button = Il pulsante giallo, se è l’unico
keys-curtain = Alza il sipario
keys-glimpse = Rimetti giù ciò che solo tu puoi vedere
keys-real-dice = Con dadi veri: inserisci il tiro
keys-skip = Vai alla prossima persona
keys-choices = Cosa posso fare?
keys-answer = Rispondi a una domanda della lezione
keys-hint = Consiglio
keys-play-for-me = Gioca il consiglio per me
keys-story = Com’è andata la partita (dopo la fine)
keys-undo = Annulla
keys-redo = Ripeti
keys-games = Nella schermata dei giochi: vai a quel gioco
keys-back = Indietro
keys-tab = Pulsante o campo successivo
keys-find = Nel regolamento: cerca
keys-drill-answer = In un allenamento: scegli quella risposta
keys-drill-watch-again = In un allenamento: rivedi dopo un errore
keys-keys = Questi tasti
keys-panel = Passa fra posti e cronaca
keys-cover = Copri i segreti
keys-full-screen = Schermo intero
keys-text-size = Testo più grande o più piccolo
keys-text-usual = Testo di grandezza normale
keys-mute = Audio spento o acceso
keys-quit = Esci
keys-new = Nuova partita
keys-open = Apri una partita
keys-save = Salva la partita
keys-review = Prima o ultima posizione, quando rivedi
keys-step = Il passo successivo di un bot
keys-review-step = Una posizione indietro o avanti, quando rivedi
keys-review-turn = Un turno indietro o avanti, quando rivedi
keys-review-moment = Momento chiave precedente o successivo, quando rivedi
keys-review-play = Guarda la partita o mettila in pausa, quando rivedi
keys-review-pace = Ritmo, quando rivedi
keys-review-compare = Confronta con una mossa migliore, quando rivedi
keys-review-eyes = Solo quello che vedeva il giocatore, o tutto, quando rivedi
key-ctrl = Ctrl
key-shift = Maiusc
key-arrow = Freccia
key-left = Sinistra
key-right = Destra
key-up = Su
key-down = Giù
key-enter = Invio
key-space-bar = Spazio
key-backspace = Backspace
key-delete = Canc
key-escape = Esc
key-tab = Tab
key-home = Home
key-end = Fine
key-page-up = Pag su
key-page-down = Pag giù

# Records
records-title = Archivio
records-open-file = Apri un file…
records-none = Non c’è ancora nessuna partita finita.
records-none-more = Le partite finite restano qui, da rivedere mossa per mossa: chi giocava, chi ha vinto e come.
records-with = { $game } · { $day }
records-wins = { $count ->
    [one] { $names } ha vinto con { $score }
   *[other] { $names } hanno vinto a pari merito con { $score }
}
records-unfinished = non finita
records-show = Guarda { $game } con { $names }, { $day }
records-damaged = { $count ->
    [one] Un file qui non è una partita salvata e resta com’è.
   *[other] { $count } file qui non sono partite salvate e restano come sono.
}

# File dialogs
dialog-open-title = Apri una partita
dialog-save-title = Salva la partita
dialog-picture-title = Salva l’immagine
dialog-waits = La finestra per scegliere i file è aperta. Puoi anche scrivere qui il percorso.
dialog-no-window = Non si è aperta nessuna finestra per scegliere i file. Scrivi qui il percorso.
dialog-path = Percorso del file
dialog-open = Apri
dialog-save = Salva
dialog-cancel = Annulla
dialog-kind = Partite salvate
dialog-kind-picture = Immagini
dialog-is-no-file = Il file { $file } non c’è.
dialog-is-there = { $file } c’è già. Se salvi, lo sostituisci.

# A board from a file: Cheeseboard’s own, or one that people bring.

board-ours = Di Cheeseboard
board-from-file = Da un file…
board-open-another = Apri un altro file…
board-save-ours = Salva quello di Cheeseboard…
board-refused = { $file } non va bene. { $why }
board-not-saved = Non si riesce a salvare il tavoliere. { $why }
dialog-board-title = Apri un tavoliere
dialog-board-save-title = Salva il tavoliere
dialog-kind-board = Tavolieri

lessons-title = Impara { $game }
lesson-learned = Hai imparato:
lesson-step = Passo { $step } di { $steps }
lesson-waits = Il tavolo aspetta mentre leggi.
lesson-watch = Guarda cosa succede.
lesson-look = Guarda bene, poi rimetti giù.
lesson-next = Avanti
lesson-back = Indietro
lesson-restart = Ricomincia il capitolo
lesson-show = Mostrami
lesson-next-chapter = Capitolo successivo
lesson-play = Gioca
lesson-back-tip = Torna al passo precedente
lesson-begins = Qui comincia la lezione.
menu-lessons = Tutti i capitoli
new-game-together = Prima partita insieme: si spiega tutto strada facendo
new-game-together-new = Qui nessuno ha ancora giocato a questo gioco.
together-title = Prima partita insieme
together-on = Capito
