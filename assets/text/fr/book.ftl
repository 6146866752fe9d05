# The rule book on the screen and the ways to it, in French.

book-title = Règles
book-game = Jeu
book-search = Chercher dans les règles
book-clear = Effacer la recherche
book-found = { $count ->
    [one] Une règle
   *[other] { $count } règles
}
book-nothing = Aucune règle ne parle de « { $words } »
book-nothing-tip = Essaie avec moins de mots, des mots plus courts, ou le numéro d’une règle.
book-show-all = Montrer toutes les règles
book-save = Enregistrer ou imprimer les règles…
book-not-saved = Impossible d’enregistrer les règles. { $why }
dialog-kind-page = Pages web (HTML)
dialog-page-title = Enregistrer les règles comme page
book-example = Exemple
book-ours = Notre choix
book-picture = Image de la règle { $rule }, { $title }
book-picture-moves = Image animée de la règle { $rule }, { $title }
book-set-up = Installer cette position
book-set-up-tip = Ouvre une table à part, où des personnes jouent à toutes les places et où l’on peut tout annuler

table-rules = Règles
table-rule-tip = Lire cette règle ({ $key })
go-rules = Règles
keys-rules = Livre des règles
