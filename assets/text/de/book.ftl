# The rule book on the screen and the ways to it, in German.

book-title = Regeln
book-game = Spiel
book-search = Regeln durchsuchen
book-clear = Suche löschen
book-found = { $count ->
    [one] Eine Regel
   *[other] { $count } Regeln
}
book-nothing = Keine Regel zu „{ $words }“
book-nothing-tip = Versuch es mit weniger oder kürzeren Wörtern. Oder gib die Nummer einer Regel ein.
book-show-all = Alle Regeln zeigen
book-save = Regeln speichern oder drucken…
book-not-saved = Die Regeln ließen sich nicht speichern. { $why }
dialog-kind-page = Webseiten (HTML)
dialog-page-title = Regeln als Seite speichern
book-example = Beispiel
book-ours = So halten wir es
book-picture = Bild zur Regel { $rule }, { $title }
book-picture-moves = Bewegtes Bild zur Regel { $rule }, { $title }
book-set-up = Diese Stellung aufbauen
book-set-up-tip = Öffnet die Stellung an einem eigenen Tisch. Du spielst alle Plätze und kannst alles zurücknehmen

table-rules = Regeln
table-rule-tip = Diese Regel lesen ({ $key })
go-rules = Regeln
keys-rules = Regelbuch
