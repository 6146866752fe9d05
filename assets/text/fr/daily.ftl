# La partie du jour : une partie par jour, la même pour tous ceux qui ont la même version du programme.
day-weekday-date = { $weekday } { $date }
daily-title = Partie du jour
daily-of-day = Partie du { $date }
daily-about = Une partie par jour, avec la même donne pour tout le monde. Seule la première partie terminée compte.
daily-undo = Tu peux annuler tant que rien de nouveau n’est dévoilé.
daily-practice-helps = À l’entraînement, tu peux demander des conseils et annuler tes coups.
daily-card = { $game }, pareil pour tout le monde
daily-card-begun = { $game }, partie en cours
daily-card-result = { $game } : { $result }
daily-card-played = { $game }, partie jouée par { $names }
daily-who = Qui joue
daily-today = Aujourd’hui, { $date }
daily-on = { $date }
daily-option = Cette fois : { $option }.
daily-target = Objectif : { $limit }
daily-limit-most = { $score } ou moins
daily-limit-win = gagner
daily-limit-place = { $place ->
    [1] 1re
   *[other] { $place }e
} place avec { $score }
daily-target-pending = Objectif : calcul en cours…
daily-target-none = Pas d’objectif pour cette partie
daily-no-hints = Pas de conseils tant que la partie compte : tout le monde joue à égalité. À l’entraînement, tu y as droit.
daily-result = { $score }, { $place ->
    [1] 1re
   *[other] { $place }e
} place sur { $seats }
daily-result-won = { $score }, victoire
daily-result-shared = { $score }, victoire partagée
daily-made = Résultat : { $result }
daily-stars = { $count ->
    [0] aucune étoile
    [one] une étoile
   *[other] { $count } étoiles
}
daily-stars-how = Une étoile si tu égales la moins bonne de cinq parties d’un robot fort, deux pour la médiane, trois pour la meilleure.
daily-cheer = { $count ->
    [0] C’était le jour des robots.
    [1] Bien défendu. L’objectif n’était pas loin.
    [2] Objectif atteint.
   *[other] Aussi bien que le meilleur robot, ou mieux.
}
daily-tomorrow = Demain, une autre partie t’attend.
daily-later = Jouée plus tard, le { $date }.
daily-practised = { $count ->
    [one] Rejouée une fois pour s’entraîner.
   *[other] Rejouée { $count } fois pour s’entraîner.
}
daily-practise = Rejouer pour s’entraîner
daily-continue-practice = Continuer l’entraînement
daily-for-practice = Entraînement · { $deal }
daily-copy = Copier le résultat
daily-picture = Enregistrer l’image…
daily-copied = Copié. Colle-le où tu veux.
daily-file = partie-du-jour
daily-share = Partager…
daily-share-tip = La partie et son résultat, à copier ou à enregistrer comme image
daily-calendar = Les 60 derniers jours
daily-sums = { $days ->
    [0] Pas de série en cours
    [one] Série : un jour
   *[other] Série : { $days } jours
} · { $stars ->
    [0] aucune étoile
    [one] une étoile
   *[other] { $stars } étoiles
}
daily-day = { $date } : { $game }, { $state }
daily-day-open = pas encore jouée
daily-day-waits = attend sur l’étagère
daily-day-done = { $result }, { $stars }
daily-weekday-1 = lu
daily-weekday-2 = ma
daily-weekday-3 = me
daily-weekday-4 = je
daily-weekday-5 = ve
daily-weekday-6 = sa
daily-weekday-7 = di
daily-end = { $deal } : { $result }. { $target }.
daily-end-pending = { $deal } : { $result }. L’objectif n’est pas encore calculé.
