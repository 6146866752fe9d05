# The rule book on the screen and the ways to it, in Italian.

book-title = Regole
book-game = Gioco
book-search = Cerca nelle regole
book-clear = Cancella la ricerca
book-found = { $count ->
    [one] Una regola
   *[other] { $count } regole
}
book-nothing = Nessuna regola parla di «{ $words }»
book-nothing-tip = Prova con meno parole, o più corte, o con il numero di una regola.
book-show-all = Mostra tutte le regole
book-save = Salva o stampa le regole…
book-not-saved = Non si riesce a salvare le regole. { $why }
dialog-kind-page = Pagine web (HTML)
dialog-page-title = Salva le regole come pagina
book-example = Esempio
book-ours = Scelta nostra
book-picture = Immagine della regola { $rule }, { $title }
book-picture-moves = Immagine animata della regola { $rule }, { $title }
book-set-up = Prova questa posizione
book-set-up-tip = La apre su un tavolo a parte, con una persona a ogni posto; lì puoi annullare tutto

table-rules = Regole
table-rule-tip = Leggi questa regola ({ $key })
go-rules = Regole
keys-rules = Regolamento
