# The rule book on the screen and the ways to it, in Dutch.

book-title = Regels
book-game = Spel
book-search = Zoek in de regels
book-clear = Zoekveld leegmaken
book-found = { $count ->
    [one] Eén regel
   *[other] { $count } regels
}
book-nothing = Geen regel gaat over ‘{ $words }’
book-nothing-tip = Zoek met minder of kortere woorden, of met het nummer van een regel.
book-show-all = Alle regels tonen
book-save = Regels opslaan of afdrukken…
book-not-saved = De regels zijn niet opgeslagen. { $why }
dialog-kind-page = Webpagina’s (HTML)
dialog-page-title = Regels opslaan als pagina
book-example = Voorbeeld
book-ours = Onze regel
book-picture = Plaatje bij regel { $rule }, { $title }
book-picture-moves = Bewegend plaatje bij regel { $rule }, { $title }
book-set-up = Deze stand naspelen
book-set-up-tip = Opent een eigen tafel met deze stand, met mensen op alle plaatsen; daar kun je alles terugnemen

table-rules = Regels
table-rule-tip = Deze regel lezen ({ $key })
go-rules = Regels
keys-rules = Regelboek
