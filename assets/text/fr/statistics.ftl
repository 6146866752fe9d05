# Ce qu’on a joué : des chiffres tirés des parties finies.
dialog-kind-table = Tableaux (CSV)
dialog-table-title = Enregistrer les chiffres
statistics-title = Statistiques
statistics-reading = { $all ->
    [one] Lecture d’une partie…
   *[other] { $count } parties lues sur { $all }…
}
statistics-none = Rien de joué pour l’instant.
statistics-none-person = { $name } n’a encore fini aucune partie de ce genre.
statistics-none-more = Après la première partie, tu vois ici qui a gagné, ce que les dés ont donné et ce que tu as appris.
statistics-none-bots = Seuls des robots ont joué jusqu’ici.
statistics-none-bots-more = Joue une partie toi-même, et tu verras ici qui a gagné, ce que les dés ont donné et ce que tu as appris.
statistics-play = Jouer
statistics-file = statistiques
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
statistics-no-pictures = Il n’y a pas encore assez de parties pour des images.
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
statistics-streak = victoires de suite (record)
statistics-streak-now = { $count } en ce moment
statistics-best = meilleur résultat
statistics-mean = { $mean } en moyenne
statistics-too-few = { $count ->
    [one] Une partie : trop peu pour conclure.
   *[other] { $count } parties : trop peu pour conclure.
}
statistics-more = { $name } gagne plus souvent qu’à niveau égal.
statistics-alike = { $name } gagne à peu près aussi souvent qu’à niveau égal.
statistics-less = { $name } gagne pour l’instant moins souvent qu’à niveau égal.

statistics-course = Victoires, partie après partie
statistics-course-legend = Trait plein : { $name }. Pointillé : à niveau égal.
statistics-by-game = Les jeux
statistics-scores = Résultats
statistics-scores-legend = Chaque point est une partie. Les points pleins sont des victoires.
statistics-players = Victoires selon le nombre de joueurs
statistics-bots = Parties avec des robots
statistics-bars-legend = Victoires sur 100 parties. Le trait : à niveau égal.
statistics-groups-few = Partout trop peu de parties pour conclure.
statistics-dice = Dés
statistics-dice-legend = Trait : des dés équilibrés. Entre les pointillés, l’écart n’a rien d’anormal.
statistics-dice-few = { $count ->
    [one] Un dé : trop peu pour conclure.
   *[other] { $count } dés : trop peu pour conclure.
}
statistics-dice-usual = Rien d’anormal : { $count } dés équilibrés donnent un tel écart dans { $share } cas sur 100.
statistics-dice-unusual = C’est rare : { $count } dés équilibrés ne donnent un tel écart que dans { $share } cas sur 100.
statistics-dice-very-unusual = C’est très rare : { $count } dés équilibrés donnent un tel écart dans moins d’un cas sur 100.
statistics-dice-mean = { $mean } points en moyenne, contre 3,5 pour des dés équilibrés.
statistics-luck = Hasard et choix
statistics-luck-none = Aucune partie n’a encore de fil ici. C’est le fil de la partie qui sépare hasard et choix.
statistics-luck-of = { $all ->
    [one] La seule partie a son fil.
   *[other] { $count ->
        [one] Une partie sur { $all } a son fil.
       *[other] { $count } parties sur { $all } ont leur fil.
    }
}
statistics-luck-few = { $count ->
    [one] Une partie racontée : trop peu pour conclure.
   *[other] { $count } parties racontées : trop peu pour conclure.
}
statistics-luck-play = { $name } doit plus à ses choix qu’au hasard.
statistics-luck-luck = { $name } doit plus au hasard qu’à ses choix.
statistics-luck-close = Hasard et choix : trop proches pour trancher.
statistics-luck-legend = Compté en victoires. Le trait fin montre l’incertitude.
statistics-luck-bar = Hasard
statistics-play-bar = Choix
statistics-lessons = Leçons
statistics-lessons-of = { $count ->
    [one] { $done } chapitre sur un
   *[other] { $done } chapitres sur { $count }
}
statistics-lessons-legend = Ce que tout le monde a appris sur cet ordinateur.

statistics-after-games = Après la partie
statistics-game-number = Partie
statistics-played-head = Jouées
statistics-won-head = Gagnées
statistics-won-head-alone = Sans partage
statistics-shared-head = Partagées
statistics-equal = À niveau égal
statistics-best-head = Meilleur
statistics-mean-head = Moyenne
statistics-score-head = Résultat
statistics-players-head = Joueurs
statistics-bots-head = Robots
statistics-face = Face
statistics-rolled = Obtenue
statistics-fair = Attendue
statistics-brought = Par
statistics-wins = Victoires
statistics-error = Marge
statistics-learned = Appris
statistics-yes = oui
statistics-no = non
