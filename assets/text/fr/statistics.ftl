# Ce qu’on a joué : des chiffres tirés des parties finies.
go-statistics = Statistiques
keys-statistics = Ce que nous avons joué
dialog-kind-table = Tableaux (CSV)
dialog-table-title = Enregistrer les chiffres
statistics-title = Ce que nous avons joué
statistics-reading = { $count } parties lues sur { $all }…
statistics-none = Rien de joué pour l’instant.
statistics-none-person = { $name } n’a pas encore fini de telle partie.
statistics-none-more = Après la première partie, on voit ici qui a gagné, comment les dés sont tombés et ce qui a été appris.
statistics-play = Jouer
statistics-file = ce-que-nous-avons-joue
statistics-not-saved = Impossible d’enregistrer les chiffres. { $why }

# Instead of the name of a person who was removed.
person-someone = quelqu’un
statistics-person = Personne
statistics-person-games = { $count ->
    [one] { $name } : une partie
   *[other] { $name } : { $count } parties
}
statistics-game = Jeu
statistics-all-games = Tous les jeux
statistics-show = Montrer les chiffres en
statistics-plots = Images
statistics-tables = Tableaux
statistics-save = Enregistrer en CSV…

statistics-played = { $count ->
    [one] partie jouée
   *[other] parties jouées
}
statistics-won = { $count ->
    [one] victoire
   *[other] victoires
}
statistics-won-together = dont { $count } à plusieurs
statistics-streak = victoires de suite au plus
statistics-streak-now = { $count } en ce moment
statistics-best = meilleur résultat
statistics-mean = { $mean } en moyenne
statistics-too-few = { $count ->
    [one] Une partie : trop peu pour conclure.
   *[other] { $count } parties : trop peu pour conclure.
}
statistics-more = { $name } gagne plus souvent qu’à force égale.
statistics-alike = { $name } gagne à peu près aussi souvent qu’à force égale.
statistics-less = { $name } gagne pour l’instant moins souvent qu’à force égale.

statistics-course = Victoires, partie après partie
statistics-course-legend = Trait plein : { $name }. Pointillé : à force égale.
statistics-by-game = Les jeux
statistics-scores = Résultats
statistics-scores-legend = Chaque point est une partie. Les points pleins sont gagnés.
statistics-players = Combien jouaient
statistics-bots = Parties avec des robots
statistics-bars-legend = Victoires sur 100 parties. Le trait : à force égale.
statistics-groups-few = Partout trop peu de parties pour conclure.
statistics-dice = Dés
statistics-dice-legend = Trait : ce que montrent des dés justes. Presque toutes leurs faces sont entre les pointillés.
statistics-dice-few = { $count ->
    [one] Un dé : trop peu pour conclure.
   *[other] { $count } dés : trop peu pour conclure.
}
statistics-dice-usual = { $count } dés justes s’écartent autant dans { $share } essais sur 100 : rien d’inhabituel.
statistics-dice-unusual = { $count } dés justes ne s’écartent autant que dans { $share } essais sur 100 : inhabituel.
statistics-dice-very-unusual = { $count } dés justes s’écartent autant dans moins d’un essai sur 100 : très inhabituel.
statistics-dice-mean = { $mean } points en moyenne ; des dés justes en font 3,5.
statistics-luck = Hasard et choix
statistics-luck-none = Aucune partie n’a encore d’histoire ici. Les histoires séparent hasard et choix.
statistics-luck-of = { $count ->
    [one] Une partie sur { $all } a une histoire.
   *[other] { $count } parties sur { $all } ont une histoire.
}
statistics-luck-few = { $count ->
    [one] Une histoire : trop peu pour conclure.
   *[other] { $count } histoires : trop peu pour conclure.
}
statistics-luck-play = { $name } joue mieux que sa chance.
statistics-luck-luck = Le hasard a plus apporté à { $name } que ses choix.
statistics-luck-close = Hasard et choix sont trop proches.
statistics-luck-legend = Compté en victoires, au trait fin près.
statistics-luck-bar = Hasard
statistics-play-bar = Choix
statistics-lessons = Leçons
statistics-lessons-of = { $count ->
    [one] { $done } chapitre sur un
   *[other] { $done } chapitres sur { $count }
}
statistics-lessons-legend = Appris par tous sur cet ordinateur.

statistics-after-games = Après la partie
statistics-game-number = Partie
statistics-played-head = Jouées
statistics-won-head = Gagnées
statistics-won-head-alone = Seul
statistics-shared-head = À plusieurs
statistics-equal = À force égale
statistics-best-head = Meilleur
statistics-mean-head = Moyenne
statistics-score-head = Résultat
statistics-players-head = Joueurs
statistics-bots-head = Robots
statistics-face = Face
statistics-rolled = Obtenue
statistics-fair = Dés justes
statistics-brought = Par
statistics-wins = Victoires
statistics-error = À peu près
statistics-learned = Appris
statistics-yes = oui
statistics-no = non
