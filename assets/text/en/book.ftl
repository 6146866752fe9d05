# The rule book on the screen and the ways to it, in English.

book-title = Rules
book-game = Game
book-search = Search the rules
book-clear = Clear the search
book-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}
book-nothing = No rule mentions “{ $words }”
book-nothing-tip = Try fewer or shorter words, or a rule’s number.
book-show-all = Show all rules
book-save = Save or print the rules…
book-not-saved = The rules could not be saved. { $why }
dialog-kind-page = Web pages (HTML)
dialog-page-title = Save the rules as a page
book-example = Example
book-ours = Our ruling
book-picture = Picture of rule { $rule }, { $title }
book-picture-moves = Moving picture of rule { $rule }, { $title }
book-set-up = Set up this position
book-set-up-tip = Opens it as a table of its own without bots, where you can undo everything

table-rules = Rules
table-rule-tip = Read this rule ({ $key })
go-rules = Rules
keys-rules = Rule book
