# Entraînements : de petits exercices sans fin, chacun pour une seule chose.

go-drills = Entraînements
drills-title = Entraînements
drills-invitation = De petits exercices pour progresser.
drills-tried-of = { $tried } sur { $count } essayés
drills-legend = Chaque bonne réponse compte. À la troisième erreur, c’est fini.
drills-best = Record : { $count }
drills-no-best = Pas encore essayé
drills-calm = Tranquillement, sans chrono
drill-start = C’est parti
drill-start-of = { $drill } : c’est parti

# Une série.
drill-score = Bonnes réponses : { $count }
drill-mistakes = Erreurs : { $count } sur { $most }
drill-seconds = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}
drill-time-up = Temps écoulé.
drill-next = Suivant
drill-again = Encore
drill-all = Tous les entraînements
drill-over = { $count ->
    [0] C’est fini : aucune bonne réponse.
    [one] C’est fini : une bonne réponse.
   *[other] C’est fini : { $count } bonnes réponses.
}
drill-new-best = C’est ton nouveau record !
drill-best = Ton record : { $count }

# Zatre : la meilleure case.
drill-best-cell-name = La meilleure case
drill-best-cell-about = Pose la tuile là où elle rapporte le plus de points.
drill-best-cell-question = Pose la tuile là où elle rapporte le plus de points.
drill-best-cell-right = { $points ->
    [one] 1 point : aucune autre case n’en rapporte.
   *[other] { $points } points : aucune autre case n’en rapporte autant.
}
drill-best-cell-wrong = { $points ->
    [0] Rien ici. En { $cell }, elle en rapporte { $best }.
    [one] 1 point ici. En { $cell }, elle en rapporte { $best }.
   *[other] { $points } points ici. En { $cell }, elle en rapporte { $best }.
}
drill-best-cell-missed = { $best ->
    [one] En { $cell }, la tuile rapporte 1 point.
   *[other] En { $cell }, la tuile rapporte { $best } points.
}
drills-who = Qui s’entraîne ?
