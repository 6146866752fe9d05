# The rule book on the screen and the ways to it, in German.

book-title = Regeln
book-game = Spiel
book-search = Regeln durchsuchen
book-clear = Suche leeren
book-found = { $count ->
    [one] Eine Regel
   *[other] { $count } Regeln
}
book-nothing = Keine Regel spricht von „{ $words }“
book-nothing-tip = Versuche es mit weniger oder kürzeren Wörtern oder mit der Nummer einer Regel.
book-show-all = Alle Regeln zeigen
book-save = Regeln speichern oder drucken …
book-not-saved = Die Regeln konnten nicht gespeichert werden. { $why }
dialog-kind-page = Webseiten (HTML)
dialog-page-title = Regeln als Seite speichern
book-example = Beispiel
book-ours = So halten wir es
book-picture = Bild zur Regel { $rule }, { $title }
book-set-up = Diese Stellung aufbauen
book-set-up-tip = Öffnet sie an einem eigenen Tisch, mit Menschen an allen Plätzen; dort lässt sich alles zurücknehmen

table-rules = Regeln
table-rule-tip = Diese Regel lesen ({ $key })
go-rules = Regeln
keys-rules = Regelbuch
