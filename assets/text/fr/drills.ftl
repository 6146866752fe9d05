# Entraînements : de petits exercices sans fin, chacun pour une seule chose.

go-drills = Entraînements
drills-title = Entraînements
drills-invitation = De petits exercices pour progresser.
drills-tried-of = { $done } sur { $count } essayés
drills-who = Qui s’entraîne ?
drills-legend = Chaque bonne réponse compte. À la troisième erreur, c’est fini.
drill-clock = Au début, tu as { $first } secondes, puis de moins en moins, jusqu’à { $count }.
drills-best = { $kind ->
    [timed] Record contre la montre : { $count }
    [calm] Record sans chrono : { $count }
   *[all] Record : { $count }
}
drills-no-best = Pas encore essayé
drills-calm = Tranquillement, sans chrono
drill-start = C’est parti
drill-start-of = { $game }, { $drill } : c’est parti

# Une série.
drill-score = Bonnes réponses : { $count }
drill-mistakes = Erreurs : { $count } sur { $most }
drill-seconds = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}
drill-time-up = Temps écoulé.
drill-nothing-there = Il n’y a rien à choisir ici.
drill-answers-beside = Choisis une des réponses à côté du plateau.
drill-next = Suivant
drill-again = Encore
drill-all = Tous les entraînements
drill-over = { $count ->
    [0] C’est fini : aucune bonne réponse.
    [one] C’est fini : une bonne réponse.
   *[other] C’est fini : { $count } bonnes réponses.
}
drill-new-best = C’est ton nouveau record !
drill-best = { $kind ->
    [timed] Ton record contre la montre : { $count }
    [calm] Ton record sans chrono : { $count }
   *[all] Ton record : { $count }
}

# Zatre : la meilleure case.
drill-best-cell-name = La meilleure case
drill-best-cell-about = Pose la tuile là où elle rapporte le plus de points. Les lignes de 10, 11 et 12 en rapportent 1, 2 et 4.
drill-best-cell-hint = Une case claire, marquée ×, demande une ligne de 10, 11 ou 12.
drill-best-cell-question = Pose la tuile là où elle rapporte le plus de points.
drill-best-cell-right = { $points ->
    [one] 1 point : { $lines }.
   *[other] { $points } points : { $lines }.
}
drill-best-cell-wrong = { $here ->
    [0] Ta case ne rapporte rien. { $best }
    [one] Ta case rapporte 1 point. { $best }
   *[other] Ta case rapporte { $here } points. { $best }
}
drill-best-cell-wrong-lines = { $here ->
    [one] Ta case rapporte 1 point : { $lines }. { $best }
   *[other] Ta case rapporte { $here } points : { $lines }. { $best }
}
drill-best-cell-missed = { $points ->
    [one] Sur la case entourée ({ $cell }), la tuile rapporte 1 point : { $lines }.
   *[other] Sur la case entourée ({ $cell }), la tuile rapporte { $points } points : { $lines }.
}

# Kalle : suivre le couvercle.
drill-follow-lid-name = Suivre le couvercle
drill-follow-lid-about = Ne quitte pas Raoul des yeux pendant que les couvercles bougent.
drill-follow-lid-hint = À chaque bonne réponse, ça va un peu plus vite.
drill-follow-lid-watch = Ne quitte pas des yeux le couvercle de Raoul.
drill-follow-lid-question = Où est Raoul ?
drill-follow-lid-right = { $count ->
    [one] Exact : Raoul a bougé une fois.
   *[other] Exact : Raoul a bougé { $count } fois et ne t’a pas échappé.
}
drill-follow-lid-wrong = Raoul est à la { $cell }.

# Burg Appenzell : trouver le fromage.
drill-find-cheese-name = Trouver le fromage
drill-find-cheese-about = Retiens un fromage et suis-le sous les toits.
drill-find-cheese-hint = Une poussée fait avancer d’une case toute la rangée ou toute la colonne.
drill-find-cheese-watch = Suis ce fromage : { $cheese }.
drill-find-cheese-question = Sous quel toit est maintenant ce fromage : { $cheese } ?
drill-find-cheese-right = { $count ->
    [one] Exact : une poussée l’a amené ici.
   *[other] Exact : { $count } poussées l’ont amené ici.
}
drill-find-cheese-wrong = { $count ->
    [one] Il est maintenant sous le toit { $room } : une poussée l’a déplacé.
   *[other] Il est maintenant sous le toit { $room } : { $count } poussées l’ont déplacé.
}

# Les chances de quelque chose.
drill-chance = environ { $ways } sur { $all }
drill-chance-exact = { $ways } sur { $all }

# Rat-a-Tat Roll : quelles chances ?
drill-roll-chance-name = Y arriveras-tu ?
drill-roll-chance-about = Devine si les dés te mènent où tu veux, et lesquels il vaut mieux lancer.
drill-roll-chance-hint = Le pion avance de la somme des dés, dans le sens horaire. Les trois cases d’une zone donnent la même carte. Les cases noires sont des cases joker et ne comptent ici pour aucune carte. Les cases que tu vises sont entourées.
drill-roll-chance-question = { $count ->
    [one] Tu lances un dé. Quelles chances as-tu de t’arrêter dans la zone de la carte { $card } ?
   *[other] Tu lances { $count } dés. Quelles chances as-tu de t’arrêter dans la zone de la carte { $card } ?
}
drill-roll-chance-verdict = { $ways ->
    [one] Il y a { $ways } bon lancer sur { $all } : { $totals }. { $thumb }
   *[other] Il y a { $ways } bons lancers sur { $all } : { $totals }. { $thumb }
}
drill-roll-chance-die = Ça marche avec { $faces } : { $ways } sur { $all }.
drill-roll-chance-thumb = { $dice ->
    [3] Avec trois dés, le 10 et le 11 sortent le plus souvent.
   *[other] Avec deux dés, c’est le 7 qui sort le plus souvent.
}
drill-roll-chance-total = { $ways ->
    [one] le { $total } de { $ways } façon
   *[other] le { $total } de { $ways } façons
}
drill-roll-chance-face = le { $die }
drill-roll-chance-how-many = Tu veux t’arrêter dans la zone de la carte { $card }. Avec combien de dés as-tu le plus de chances d’y arriver ?
drill-roll-chance-how-many-low = N’importe quelle carte jusqu’au { $card } te va. Avec combien de dés as-tu le plus de chances d’en atteindre une ?
drill-roll-chance-dice = { $count ->
    [1] avec un dé
    [2] avec deux dés
   *[other] avec trois dés
}
drill-roll-chance-which = Tu veux t’arrêter dans la zone de la carte { $card }. Avec un jeton, quels dés relances-tu pour avoir le plus de chances ?
drill-roll-chance-which-low = N’importe quelle carte jusqu’au { $card } te va. Avec un jeton, quels dés relances-tu pour avoir le plus de chances d’en atteindre une ?
drill-roll-chance-these = { $dice }
drill-roll-chance-has = { $throw } : { $percent } %
drill-roll-chance-compared = Il te faut un total { $needs }. Tes chances { $first } ; { $second } ; { $third }. { $lesson }
drill-roll-chance-need = de { $near } à { $far } pour la carte { $card }
drill-roll-chance-rule = { $dice ->
    [1] Si la zone commence à 4 cases du pion ou moins, prends un dé.
    [2] Si la zone commence à 5, 6 ou 7 cases du pion, prends deux dés. À 8 cases, deux ou trois, c’est pareil.
   *[other] Si la zone commence à 9 cases du pion ou plus, prends trois dés : le 10 et le 11 sortent le plus souvent.
}
drill-roll-chance-compared-again = Il te faut un total { $needs }. Tes chances si tu relances { $first } ; { $second } ; { $third }. { $lesson }
drill-roll-chance-keep = { $again ->
    [1] Garde { $kept } : avec l’autre dé, ça marche avec { $faces }.
   *[other] Garde { $kept } : en additionnant les deux autres, ça marche avec { $faces }.
}

# Ratzzia : quelles chances ?
drill-pantry-chance-name = Quelles chances ?
drill-pantry-chance-about = Devine si les dés montrent ce qu’il faut au garde-manger.
drill-pantry-chance-hint = Une case avec un nombre demande ce nombre, et deux cases reliées demandent des dés égaux. Dans la rangée du chat, le dé de la dernière case grise fixe le nombre du chat.
drill-pantry-chance-question = { $count ->
    [one] Tu lances un dé. { $asked }
   *[other] Tu lances { $count } dés. { $asked }
}
drill-pantry-chance-once = Quelles chances as-tu d’avoir un { $die } ?
drill-pantry-chance-either = Quelles chances as-tu d’avoir un { $die } ou un { $other } ?
drill-pantry-chance-both = Quelles chances as-tu d’avoir un { $die } et un { $other } ?
drill-pantry-chance-twice = Quelles chances as-tu d’avoir un { $die }, si tu peux tous les lancer deux fois ?
drill-pantry-chance-pair = Quelles chances que deux soient égaux ?
drill-pantry-chance-cat = Quelles chances qu’aucun ne montre le nombre du chat, { $die } ?
drill-pantry-chance-verdict = { $why ->
    [pair] { $not } fois sur 100, aucun nombre ne sort deux fois. Les { $percent } autres fois, deux dés sont égaux.
    [twice] Deux lancers, c’est comme un seul avec { $dice } dés. { $not } fois sur 100, le nombre ne sort pas. Les { $percent } autres fois, il sort.
    [either] { $dice ->
        [1] Deux faces sur six : { $percent } fois sur 100.
       *[other] Chaque dé rate les deux nombres 4 fois sur 6, et { $dice ->
            [2] les deux dés
           *[other] tous
        } les ratent { $not } fois sur 100. Les { $percent } autres fois, il en sort au moins un.
    }
    [both] Le { $die } manque { $one } fois sur 100, le { $other } aussi souvent, les deux à la fois { $two } fois : { $one } + { $one } − { $two } = { $not }. Les { $percent } autres fois, les deux sortent.
    [cat] { $dice ->
        [1] Cinq faces sur six : { $percent } fois sur 100.
       *[other] Chaque dé l’évite 5 fois sur 6, et { $dice ->
            [2] les deux dés
           *[other] tous
        } l’évitent { $percent } fois sur 100.
    }
   *[once] { $dice ->
        [1] Une face sur six : { $percent } fois sur 100.
       *[other] Chaque dé le rate 5 fois sur 6, et { $dice ->
            [2] les deux dés
           *[other] tous
        } le ratent { $not } fois sur 100. Les { $percent } autres fois, il sort.
    }
}
