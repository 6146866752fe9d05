# Zatre: everything this game says, in French.

zatre-name = Zatre
zatre-tagline = Pose des tuiles pour faire des lignes de 10, 11 et 12
zatre-aim = Pose des tuiles en ligne pour faire des sommes de 10, 11 ou 12. Plus la somme est haute, plus elle te rapporte de points. Quand le sac est vide, le plus haut total gagne.
zatre-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
zatre-option-keep_by_choice = On peut finir son tour même si une tuile peut encore être posée
zatre-option-partners = Les voisins font équipe et partagent une feuille

zatre-log-start-draw = { $seat } pioche un { $tile } pour le départ.
zatre-log-start-decided = { $seat } pioche un { $tile }. { $starter } commence.
zatre-log-draw = { $count ->
    [one] { $seat } pioche une tuile.
   *[other] { $seat } pioche { $count } tuiles.
}
zatre-log-draw-open = { $seat } pioche { $tiles }.
zatre-log-deal-out = Plus rien ne peut être posé : { $seat } reçoit un { $tile } du sac.
zatre-log-place = { $seat } pose un { $tile } à la { $cell }.
zatre-log-forced = { $seat } pose un { $tile } à la { $cell }, une case claire, car il n’a pas d’autre place.
zatre-log-end-nothing = { $seat } finit son tour sans points.
zatre-log-end-nothing-kept = { $kept ->
    [one] { $seat } finit son tour sans points et garde une tuile.
   *[other] { $seat } finit son tour sans points et garde { $kept } tuiles.
}
zatre-log-end = { $seat } note { $entry }.
zatre-log-end-kept = { $kept ->
    [one] { $seat } note { $entry }, et garde une tuile.
   *[other] { $seat } note { $entry }, et garde { $kept } tuiles.
}

zatre-deed-start = { $seat } pioche pour le départ.
zatre-deed-draw = { $count ->
    [one] { $seat } pioche une tuile.
   *[other] { $seat } pioche { $count } tuiles.
}
zatre-deed-deal = { $seat } reçoit une tuile du sac.
zatre-deed-lay = { $seat } pose un { $tile }.
zatre-deed-end = { $seat } finit son tour.

zatre-tell-empty = Le sac est vide : c’est le dernier tour
zatre-turn-enters = { $seat } note { $entry }. Tuiles posées : { $tiles }.
zatre-turn-nothing = { $seat } ne note rien. Tuiles posées : { $tiles }.
zatre-turn-none = { $seat } ne pose aucune tuile.

zatre-entered-lines = { $count ->
    [one] un { $sum } ({ $points } { $points ->
        [one] point
       *[other] points
    })
   *[other] { $count } × { $sum } ({ $points } points)
}
zatre-entered-crosses = { $count ->
    [one] une croix
   *[other] { $count } croix
}
zatre-line-row = rangée { $terms } = { $sum }
zatre-line-column = colonne { $terms } = { $sum }

zatre-move-place = poser le { $tile } à la { $cell }
zatre-move-end-turn = finir le tour
zatre-moves-place = poser le { $tile }

zatre-refuse-seats = Zatre se joue de 2 à 6, pas à { $seats }.
zatre-refuse-partners = En équipes, on joue à 4 ou à 6, pas à { $seats }.
zatre-refuse-over = La partie est finie.
zatre-refuse-start-draw-seat = C’est à { $seat } de piocher pour le départ.
zatre-refuse-start-draw-due = D’abord, tout le monde pioche une tuile pour le départ.
zatre-refuse-start-is-over = Le tirage pour le départ est déjà fini.
zatre-refuse-draw-seat = C’est à { $seat } de piocher maintenant.
zatre-refuse-draw-count = { $due ->
    [one] { $seat } doit piocher une tuile, pas { $drawn }.
   *[other] { $seat } doit piocher { $due } tuiles, pas { $drawn }.
}
zatre-refuse-draw-due = { $seat } doit d’abord piocher.
zatre-refuse-draw-not-due = { $seat } n’a rien à piocher maintenant.
zatre-refuse-deal-seat = La tuile suivante va à { $seat }.
zatre-refuse-dealing = On distribue le reste du sac.
zatre-refuse-deal-not-due = Il y a encore des tuiles à poser : on ne distribue pas le sac.
zatre-refuse-deal-later = Plus rien ne peut être posé, mais on ne distribue le reste du sac qu’au début d’un tour.
zatre-refuse-deal-team = Plus rien ne peut être posé, mais on ne distribue le reste du sac qu’avant les tours d’une équipe.
zatre-refuse-not-in-bag = { $left ->
    [0] Il n’y a plus de { $tile } dans le sac.
    [one] Il n’y a plus qu’un seul { $tile } dans le sac.
   *[other] Il n’y a plus que { $left } tuiles { $tile } dans le sac.
}
zatre-refuse-seat = C’est à { $seat } de poser.
zatre-refuse-off-board = Il n’y a pas de case à la { $cell }.
zatre-refuse-not-in-hand = Il n’y a pas de { $tile } dans cette main.
zatre-refuse-pick-first = À la { $cell }, plusieurs tuiles conviennent : { $tiles }. Choisis d’abord l’une d’elles.
zatre-refuse-hand-empty = { $seat } a posé toutes ses tuiles. Il n’en reste aucune pour la { $cell }.
zatre-refuse-others-hand = Ces tuiles sont à { $seat }. Personne d’autre ne peut les poser.
zatre-refuse-picked-already = Le { $tile } est déjà choisi : { $seat } n’a pas d’autre nombre. Choisis maintenant une case.
zatre-refuse-not-red = Cette case n’est pas la rouge. La première tuile va sur la case rouge, au milieu.
zatre-refuse-covered = Il y a déjà un { $there } à la { $cell }.
zatre-refuse-no-neighbour = La case à la { $cell } n’a pas encore de voisine. Une tuile se pose toujours à côté d’une autre.
zatre-refuse-row-too-high = Cette rangée ferait { $terms } = { $sum }. Une rangée ne dépasse jamais 12.
zatre-refuse-column-too-high = Cette colonne ferait { $terms } = { $sum }. Une colonne ne dépasse jamais 12.
zatre-refuse-light = { $left ->
    [one] Avec le { $tile }, on n’arrive qu’à { $sum }, et la tuile qui reste ne peut pas compléter la ligne. Une case claire demande une ligne de 10, 11 ou 12.
   *[other] Avec le { $tile }, on n’arrive qu’à { $sum }, et les tuiles qui restent ne peuvent pas compléter la ligne. Une case claire demande une ligne de 10, 11 ou 12.
}
zatre-refuse-light-last = Avec le { $tile }, on n’arrive qu’à { $sum }, et il ne reste aucune tuile pour compléter la ligne. Une case claire demande une ligne de 10, 11 ou 12.
zatre-refuse-open-cell = { $left ->
    [one] La case claire à la { $open } attend encore une ligne de 10, 11 ou 12. Après ce coup, la tuile qui reste ne pourrait pas la compléter.
   *[other] La case claire à la { $open } attend encore une ligne de 10, 11 ou 12. Après ce coup, les tuiles qui restent ne pourraient pas la compléter.
}
zatre-refuse-open-cell-last = La case claire à la { $open } attend encore une ligne de 10, 11 ou 12. Après ce coup, il ne resterait aucune tuile pour la compléter.
zatre-refuse-open-cells = Les cases claires { $cells } attendent chacune une ligne de 10, 11 ou 12. Après ce coup, { $left ->
    [one] la tuile qui reste pourrait
   *[other] les tuiles qui restent pourraient
} compléter l’une ou l’autre, mais pas toutes.
zatre-refuse-open-cells-at = à la { $cell }
zatre-refuse-end-open = La case claire à la { $cell } attend encore une ligne de 10, 11 ou 12.
zatre-refuse-end = Le { $tile } peut encore être posé. Tant qu’une tuile trouve une place, on la pose.
zatre-refuse-keep-opening = Au tour d’ouverture, on pose toutes les tuiles.
zatre-refuse-keep-idle = Avant de finir plus tôt, il faut piocher ou poser une tuile.

# On the board and beside it.

zatre-board = Plateau
zatre-ground-dark = sombre
zatre-ground-light = claire
zatre-ground-red = rouge
zatre-cell-empty = { $cell }, case { $ground }, vide
zatre-cell-legal = { $cell }, case { $ground }, vide, permise pour { $picked }
zatre-cell-opening = { $cell }, case { $ground }, vide, permise pour { $picked }, à compléter pendant ce tour
zatre-cell-forced = { $cell }, case { $ground }, vide, permise pour { $picked }, sans croix
zatre-cell-tile = { $cell }, { $tile }
zatre-cell-laid = { $cell }, { $tile }, posé pendant ce tour
zatre-cell-open = { $cell }, { $tile }, posé pendant ce tour, attend encore une ligne de 10, 11 ou 12
zatre-cell-makes = { $cell } : { $lines }
zatre-open-cell = Cette case claire attend encore une ligne de 10, 11 ou 12. Sa rangée fait { $across }, sa colonne { $down }.
zatre-prospect-opening = Une autre tuile de ce tour doit compléter ici une ligne de 10, 11 ou 12.
zatre-prospect-forced = Le { $tile } n’a pas d’autre place : il peut aller sur une case claire, mais sans croix.
zatre-badge-sum = { $sum }
zatre-badge-scoring = { $sum } : { $points }
zatre-badge-gain = +{ $points }
zatre-badge-missing = +{ $least }–{ $most }

zatre-rack-tile = tuile { $tile }
zatre-rack-picked = tuile { $tile }, choisie
zatre-rack-backs = { $count ->
    [one] une tuile, face cachée
   *[other] { $count } tuiles, face cachée
}
zatre-rack-empty = aucune tuile

zatre-sheet-double = ×2
zatre-sheet-bonus = bonus
zatre-sheet-total = total
zatre-sheet-fold = { $last ->
    [1] rangée 1
   *[other] rangées 1–{ $last }
}
zatre-sheet-rows = rangées
zatre-sheet-left = tuiles restées en main
zatre-sheet-minus = −{ $pips }
zatre-sheet-empty = Feuille de points, vide
zatre-sheet-words = Feuille de points, total { $total } : { $rows }
zatre-sheet-row = la rangée { $number } avec { $ten }, { $eleven }, { $twelve } vaut { $value }
zatre-sheet-row-doubled = la rangée { $number } avec une croix, { $ten }, { $eleven }, { $twelve } vaut { $value }

zatre-bag = { $count ->
    [0] Le sac est vide
    [one] Une tuile dans le sac
   *[other] { $count } tuiles dans le sac
}
zatre-bag-open = Que reste-t-il ?
zatre-bag-close = Cacher le reste
zatre-bag-holds = Dans le sac :
zatre-bag-unseen = Pas encore vues, dans le sac ou dans une main cachée :
zatre-bag-times = × { $count }
zatre-bag-of = tuile { $tile } : { $count }

zatre-action-draw = { $count ->
    [one] Piocher une tuile
   *[other] Piocher { $count } tuiles
}
zatre-action-take-up = Reprendre les tuiles
zatre-action-end = Finir le tour
zatre-action-end-enters = note { $entry }
zatre-action-end-nothing = ne note rien

zatre-status-starting = Tout le monde pioche une tuile pour le départ : à { $seat } de piocher.
zatre-status-draw = { $count ->
    [one] { $seat } : pioche une tuile.
   *[other] { $seat } : pioche { $count } tuiles.
}
zatre-status-draws = { $count ->
    [one] { $seat } pioche une tuile.
   *[other] { $seat } pioche { $count } tuiles.
}
zatre-status-dealing = Plus rien ne peut être posé. On distribue le reste du sac : { $seat } reçoit une tuile.
zatre-status-take-up = { $seat } : reprends tes tuiles.
zatre-status-lays = C’est à { $seat } de poser.
zatre-status-lay-first = { $seat } : pose la première tuile sur la case rouge (reste : { $count }).
zatre-status-lay = { $seat } : pose le { $tile } (reste : { $count }).
zatre-status-pick = { $seat } : choisis une tuile, puis une case (reste : { $count }).
zatre-status-lay-or-end = { $seat } : pose une tuile (reste : { $count }) ou finis le tour.
zatre-status-open = { $seat } : la case claire attend encore une ligne de 10, 11 ou 12.
zatre-status-all-laid = { $seat } : toutes les tuiles sont posées. Finis le tour.
zatre-status-nothing-fits = { $seat } : plus rien ne peut être posé. Finis le tour.
zatre-status-over = { $count ->
    [one] { $winners } gagne avec { $total } points !
   *[other] { $winners } partagent la victoire avec { $total } points !
}
zatre-status-team-won = { $team } gagnent avec { $total } points !
zatre-winner = { $seat }
zatre-won-by = { $margin ->
    [one] Un seul point
   *[other] { $margin } points
} d’avance sur { $others }{ $last ->
    [yes] , à la dernière tuile
   *[no] {""}
}.
zatre-won-level = Égalité à { $score } { $score ->
    [one] point
   *[other] points
}{ $last ->
    [yes] , à la dernière tuile
   *[no] {""}
}.

zatre-note-drew = a pioché un { $tile }
zatre-note-holds = { $count ->
    [one] { $count } tuile en main
   *[other] { $count } tuiles en main
}
zatre-note-keeps = { $count ->
    [one] garde { $count } tuile
   *[other] garde { $count } tuiles
}
zatre-note-minus = −{ $pips } pour les tuiles restées
zatre-note-with = avec { $partner }

# What a plan brings, for all to see. Each goes on after “plan-for”.
zatre-gain = { $count ->
    [0] { zatre-gain-points }
   *[other] { zatre-gain-points } et { zatre-entered-crosses }
}
zatre-gain-points = { $amount ->
    [one] rapporte un point
   *[other] rapporte { $amount } points
}

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
zatre-term-boxes = { $amount ->
    [0] fait noter un peu plus
    [one] fait noter environ un point de plus
   *[other] fait noter environ { $amount } points de plus
}
zatre-term-boxes-less = { $amount ->
    [0] fait noter un peu moins
    [one] fait noter environ un point de moins
   *[other] fait noter environ { $amount } points de moins
}
zatre-term-bonuses = { $amount ->
    [0] complète un peu plus souvent des rangées
    [one] rapporte environ un point de bonus de plus
   *[other] rapporte environ { $amount } points de bonus de plus
}
zatre-term-bonuses-less = { $amount ->
    [0] complète un peu moins souvent des rangées
    [one] rapporte environ un point de bonus de moins
   *[other] rapporte environ { $amount } points de bonus de moins
}
zatre-term-doublings = { $amount ->
    [0] double un peu plus
    [one] double environ un point de plus
   *[other] double environ { $amount } points de plus
}
zatre-term-doublings-less = { $amount ->
    [0] double un peu moins
    [one] double environ un point de moins
   *[other] double environ { $amount } points de moins
}
zatre-term-later = { $amount ->
    [0] laisse un peu plus pour la suite
    [one] laisse environ un point de plus pour la suite
   *[other] laisse environ { $amount } points de plus pour la suite
}
zatre-term-later-less = { $amount ->
    [0] laisse un peu moins pour la suite
    [one] laisse environ un point de moins pour la suite
   *[other] laisse environ { $amount } points de moins pour la suite
}
zatre-term-pips = { $amount ->
    [0] garde des tuiles un peu meilleures
    [one] économise environ un point sur les tuiles en main
   *[other] économise environ { $amount } points sur les tuiles en main
}
zatre-term-pips-less = { $amount ->
    [0] garde des tuiles un peu moins bonnes
    [one] perd environ un point sur les tuiles en main
   *[other] perd environ { $amount } points sur les tuiles en main
}
zatre-term-rivals = { $amount ->
    [0] freine un peu { $rivals }
    [one] prive { $rivals } d’environ un point
   *[other] prive { $rivals } d’environ { $amount } points
}
zatre-term-rivals-less = { $amount ->
    [0] aide un peu { $rivals }
    [one] laisse { $rivals } marquer environ un point de plus
   *[other] laisse { $rivals } marquer environ { $amount } points de plus
}

# Why undo stops: what has happened since.
zatre-undo-drawn = Depuis, on a pioché des tuiles.
zatre-undo-told = Ce tour est fini, et on en sait maintenant plus sur les tuiles cachées.
