# Kalle Kanalratte: everything this game says, in French. The French edition is called « Raoul le rat d'égouts ».

kalle-name = Raoul le rat d’égouts
kalle-tagline = Trouve Raoul sous les couvercles, ou sois Raoul
kalle-aim = L’un de vous est Raoul, le rat d’égouts, et se cache sous un couvercle. Les autres déplacent la souris gendarme et le cherchent, couvercle après couvercle. Celui qui le trouve prend un fromage. Après huit mauvais couvercles, c’est Raoul qui le prend, s’il montre où il est. Celui qui a le plus de fromages gagne.
kalle-score = { $count ->
    [one] { $count } fromage
   *[other] { $count } fromages
}
kalle-option-last_chance = Après le huitième couvercle, chacun, sauf Raoul, en désigne encore un
kalle-option-show_my_rat = Raoul peut regarder où il est avant de décider

kalle-animal-rat = Raoul
kalle-animal-bat = la chauve-souris
kalle-animal-beetle = le scarabée
kalle-animal-centipede = le mille-pattes
kalle-animal-crayfish = l’écrevisse
kalle-animal-dragonfly = la libellule
kalle-animal-duck = le canard
kalle-animal-fish = le poisson
kalle-animal-frog = la grenouille
kalle-animal-hedgehog = le hérisson
kalle-animal-mole = la taupe
kalle-animal-newt = le triton
kalle-animal-snail = l’escargot
kalle-animal-snake = le serpent
kalle-animal-spider = l’araignée
kalle-animal-turtle = la tortue
kalle-animal-worm = le ver

kalle-log-start = { $seat } est Raoul en premier.
kalle-log-deal = Manche { $round } sur { $rounds } : { $seat } est Raoul.
kalle-log-hide = { $seat } cache Raoul.
kalle-log-hide-open = { $seat } cache Raoul à la { $cell }.
kalle-log-place = { $seat } place le gendarme à la { $cell }.
kalle-log-turn = { $seat } trouve { $animal }.
kalle-log-turn-covered = { $seat } retourne un couvercle.
kalle-log-step = { $seat } déplace le gendarme sur un couvercle ouvert.
kalle-log-caught = { $seat } trouve Raoul et prend un fromage.
kalle-log-swap = { $seat } échange deux couvercles.
kalle-log-swap-open = { $seat } échange les couvercles { $first } et { $second }.
kalle-log-pass = { $seat } n’échange rien.
kalle-log-point = { $seat } désigne le couvercle à la { $cell }.
kalle-log-point-found = { $seat } désigne le couvercle à la { $cell }. { $finder } a trouvé Raoul et prend un fromage.
kalle-log-point-in-vain = { $seat } désigne le couvercle à la { $cell }. Personne n’a trouvé Raoul.
kalle-log-proved = { $seat } montre Raoul à la { $cell } et prend un fromage.
kalle-log-missed = { $seat } cherche Raoul à la { $cell } et trouve { $animal }. Personne ne prend de fromage.
kalle-log-missed-covered = { $seat } cherche Raoul à la { $cell }, mais il n’y est pas. Personne ne prend de fromage.

# What is being done, below the board while it is shown: never what comes of it. The places of a swap are never in the log.

kalle-deed-start = Voyons qui est Raoul en premier.
kalle-deed-deal = { $seat } dispose les couvercles.
kalle-deed-hide = { $seat } cache Raoul.
kalle-deed-place = { $seat } place le gendarme.
kalle-deed-step = { $seat } déplace le gendarme sur un couvercle ouvert.
kalle-deed-turn = { $seat } retourne un couvercle.
kalle-deed-swap = { $seat } échange deux couvercles : { $first } et { $second }.
kalle-deed-pass = { $seat } n’échange rien.
kalle-deed-point = { $seat } désigne le couvercle à la { $cell }.
kalle-deed-reveal = Regardons sous les couvercles désignés.
kalle-deed-prove = { $seat } dit que Raoul est à la { $cell }.

kalle-tell-round = Manche { $round } : { $seat } est Raoul
kalle-tell-last-round = Dernière manche : { $seat } est Raoul
# The rat calls it, and that is when the others may look again (K3).
kalle-tell-look = « Personne ne trouvera Raoul ! » Vous pouvez rouvrir les yeux

# A turn in one sentence.

kalle-turn-round = Manche { $round } sur { $rounds } : { $seat } est Raoul et se cache.
kalle-turn-caught = { $seat } trouve Raoul dès le premier couvercle et prend un fromage.
kalle-turn-turned = { $seat } place le gendarme et trouve { $animal }.
kalle-turn-covered = { $seat } place le gendarme et retourne un couvercle.
kalle-turn-found = { $seat } trouve Raoul et prend un fromage en désignant le couvercle à la { $cell }.
kalle-turn-in-vain = { $seat } ne trouve pas Raoul sous le couvercle à la { $cell }.
# Before what happened in a round, for after the game.
kalle-part = Manche { $round }

kalle-move-hide = cacher Raoul à la { $cell }
kalle-move-place = placer le gendarme à la { $cell }
kalle-move-step = déplacer le gendarme à la { $cell }
kalle-move-swap = échanger deux couvercles ({ $first } et { $second })
kalle-move-pass = ne rien échanger
kalle-move-point = désigner le couvercle à la { $cell }
kalle-move-prove = montrer Raoul à la { $cell }
kalle-moves-hide = cacher Raoul sous un couvercle
kalle-moves-place = placer le gendarme sur un couvercle
kalle-moves-step = déplacer le gendarme
kalle-moves-swap = échanger le couvercle à la { $cell }
kalle-moves-point = désigner un couvercle
kalle-moves-prove = montrer où est Raoul

kalle-refuse-seats = Raoul le rat d’égouts se joue de 2 à 5, pas à { $seats }.
kalle-refuse-over = La partie est finie.
kalle-refuse-start-due = D’abord, il faut décider qui est Raoul.
kalle-refuse-start-is-over = C’est déjà décidé : on sait qui est Raoul en premier.
kalle-refuse-start-seat = Il n’y a pas de place { $number } ici ; on joue à { $seats }.
kalle-refuse-deal-due = D’abord, on dispose les couvercles ; le prochain Raoul, c’est { $seat }.
kalle-refuse-deal-not-due = Les couvercles de cette manche sont déjà sur la table.
kalle-refuse-deal-rat = On ne dispose pas Raoul avec les autres : on le garde pour le cacher.
kalle-refuse-deal-twice = Il n’y a qu’un couvercle avec { $animal } : il ne peut pas être là deux fois.
kalle-refuse-due-hide = Maintenant, { $seat } cache Raoul.
kalle-refuse-due-place = Maintenant, { $seat } place le gendarme.
kalle-refuse-due-step = Maintenant, { $seat } déplace le gendarme.
kalle-refuse-due-swap = Maintenant, { $seat } échange deux couvercles, ou aucun.
kalle-refuse-due-point = Maintenant, { $seat } désigne un couvercle.
kalle-refuse-due-prove = Maintenant, { $seat } montre où est Raoul.
kalle-refuse-step-stays = Le gendarme est déjà à la { $cell } ; il doit bouger.
kalle-refuse-step-far = La { $cell } n’est pas à côté du gendarme ({ $guard }). Il avance d’un seul couvercle à la fois.
kalle-refuse-step-open = { $count ->
    [one] Le couvercle à la { $cell } est ouvert. Le gendarme doit aller sur le seul couvercle voisin encore fermé : { $lids }.
   *[other] Le couvercle à la { $cell } est ouvert. Le gendarme doit aller sur un couvercle encore fermé : { $lids }.
}
kalle-refuse-step-middle = { $count ->
    [one] Tous les couvercles autour du gendarme sont ouverts, et ses deux derniers pas n’ont rien retourné. Il doit maintenant aller au milieu : { $lids }.
   *[other] Tous les couvercles autour du gendarme sont ouverts, et ses deux derniers pas n’ont rien retourné. Il doit maintenant aller sur un couvercle du milieu : { $lids }.
}
kalle-refuse-lid = { $cell }
kalle-refuse-swap-order = Un échange nomme d’abord le premier couvercle : { $second }, puis { $first }.
kalle-refuse-swap-far = Ces deux couvercles ne sont pas voisins : { $first } et { $second }. On n’échange que des voisins.
kalle-refuse-swap-guard = Le gendarme est à la { $cell } ; ce couvercle reste où il est.
kalle-refuse-point-taken = { $seat } désigne déjà le couvercle à la { $cell } ; il en faut un autre.
kalle-refuse-lid-open = Le couvercle à la { $cell } est déjà ouvert.

# On the board and beside it.

kalle-board = Plateau
kalle-lid-at = { $cell } : { $what }
kalle-lid-and = { $lid }, { $more }
kalle-lid-none = vide
kalle-lid-closed = couvercle fermé
kalle-lid-closed-with = couvercle fermé, dessous { $animal }
kalle-lid-open = ouvert, { $animal }
kalle-lid-guard = le gendarme est ici
kalle-lid-pointed = { $seat } désigne ce couvercle
kalle-lid-picked = choisi
kalle-lid-choosable = peut être choisi
kalle-count = { $count ->
    [one] { $count } couvercle retourné sur 8
   *[other] { $count } couvercles retournés sur 8
}

kalle-action-deal = Disposer les couvercles
kalle-action-next-round = Manche suivante
kalle-action-look = Commencer
kalle-action-done = Fini
kalle-action-pass = Ne rien échanger
kalle-keys-go-on = Commencer, ou cacher Raoul ici

kalle-status-starting = Qui est Raoul en premier ?
kalle-status-look = { $seat } : commence.
kalle-status-deal = { $seat } est Raoul et dispose les couvercles.
kalle-status-next-rat = { $ending } { $seat } est le prochain Raoul.
kalle-status-hides = { $seat } cache Raoul. Personne d’autre ne regarde.
kalle-status-hide = { $seat } : choisis un couvercle pour Raoul.
kalle-status-hide-done = { $seat } : c’est bon, ou choisis un autre couvercle.
kalle-status-place = { $seat } : place le gendarme sur un couvercle, n’importe lequel.
kalle-status-places = C’est à { $seat } de placer le gendarme.
kalle-status-step = { $count ->
    [one] { $seat } : déplace le gendarme sur un couvercle fermé, juste à côté. C’est le dernier.
   *[other] { $seat } : déplace le gendarme sur un couvercle fermé, juste à côté (reste : { $count }).
}
kalle-status-step-open = { $seat } : tout est ouvert autour du gendarme. Il va sur un couvercle ouvert et ne retourne rien.
kalle-status-step-middle = { $seat } : le gendarme n’a rien retourné deux fois de suite. Il doit maintenant aller au milieu.
kalle-status-steps = C’est à { $seat } de déplacer le gendarme.
kalle-status-swap = { $seat } : échange deux couvercles voisins, ou aucun.
kalle-status-swap-with = { $seat } : choisis un couvercle voisin pour l’échange.
kalle-status-swaps = { $seat } peut échanger deux couvercles.
kalle-status-point = { $seat } : désigne le couvercle de Raoul.
kalle-status-points = C’est à { $seat } de désigner un couvercle.
kalle-status-prove = { $seat } : montre où est Raoul.
kalle-status-proves = C’est à { $seat } de montrer où est Raoul.
kalle-status-over = { $count ->
    [one] { $cheeses ->
        [one] { $winners } gagne avec { $cheeses } fromage !
       *[other] { $winners } gagne avec { $cheeses } fromages !
    }
   *[other] { $cheeses ->
        [0] Personne n’a de fromage : { $winners } partagent la victoire !
        [one] { $winners } partagent la victoire, à { $cheeses } fromage !
       *[other] { $winners } partagent la victoire, à { $cheeses } fromages !
    }
}
kalle-winner = { $seat }
kalle-won-by = { $margin ->
    [one] Un seul fromage
   *[other] { $margin } fromages
} d’avance sur { $others }{ $last ->
    [yes] , au dernier fromage
   *[no] {""}
}.
kalle-won-level = { $cheeses ->
    [0] Personne n’a trouvé Raoul, et Raoul ne s’est jamais montré.
    [one] Égalité à 1 fromage
   *[other] Égalité à { $cheeses } fromages
}{ $cheeses ->
    [0] {""}
   *[other] { $last ->
        [yes] , arrachée avec le dernier fromage.
       *[no] .
    }
}
kalle-ended-caught = { $seat } a trouvé Raoul et prend un fromage.
kalle-ended-found = { $seat } a désigné Raoul et prend un fromage.
kalle-ended-proved = { $seat } a montré Raoul et prend un fromage.
kalle-ended-missed = { $seat } n’a pas trouvé Raoul. Personne ne prend de fromage.

kalle-note-rat = Raoul
kalle-note-next-rat = sera Raoul

kalle-role-none = Qui est Raoul en premier ?
kalle-role-rat = Raoul dans cette manche
kalle-role-next-rat = Sera Raoul
kalle-role-searches = Cherche Raoul
kalle-role-places = Place le gendarme, puis cherche
kalle-cheeses-none = Pas de fromage
kalle-cheeses = { $count ->
    [0] Pas encore de fromage
    [one] { $count } fromage
   *[other] { $count } fromages
}
kalle-round = { $round ->
    [0] { $rounds } manches
   *[other] Manche { $round } sur { $rounds }
}
kalle-winning-step = Encore un fromage et c’est gagné
kalle-rat-of = { $seat }
kalle-rats = Les Raoul, manche par manche : { $seats }
kalle-stock = { $count ->
    [0] Il ne reste pas de fromage
    [one] Il reste { $count } fromage
   *[other] Il reste { $count } fromages
}

# What a hinted move promises by itself: how likely the rat is where, in tenths, or one in $odds. Each is a whole sentence.
kalle-outlook-any = Tous les couvercles se valent, tant que ce n’est pas toujours le même.
kalle-outlook-there = { $tenths ->
    [one] Raoul est là environ une fois sur { $odds }.
   *[other] Raoul est là environ { $tenths } fois sur 10.
}
kalle-outlook-surely = Raoul est presque sûrement là.
kalle-outlook-near = Raoul n’est sans doute pas là, mais le gendarme s’en rapproche.
kalle-outlook-away = Raoul s’en tirera sans doute dans cette manche.
kalle-outlook-risk = { $tenths ->
    [one] Le prochain pas du gendarme découvre Raoul environ une fois sur { $odds }.
   *[other] Le prochain pas du gendarme découvre Raoul environ { $tenths } fois sur 10.
}
# Of the rat’s own swap: what it does with the rat, then how likely the guard finds it.
kalle-outlook-moves = Raoul change de place. { $chance }
kalle-outlook-stays = Raoul reste où il est. { $chance }
kalle-outlook-safe = Le prochain pas du gendarme ne découvre presque jamais Raoul.
kalle-outlook-cornered = Le gendarme va presque sûrement découvrir Raoul : il ne reste que la chance.
# La même chose d’un meilleur coup qui n’est pas nommé : chaque phrase suit « Il y a un meilleur coup. »
kalle-better-there = { $tenths ->
    [one] Il permet de trouver Raoul environ une fois sur { $odds }.
   *[other] Il permet de trouver Raoul environ { $tenths } fois sur 10.
}
kalle-better-surely = Raoul est presque sûrement sous un autre couvercle.
kalle-better-near = Il ne suffira sans doute pas à trouver Raoul, mais le gendarme s’en rapproche.

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
kalle-term-cheeses = { $amount ->
    [0] rend un fromage plus probable
    [one] rapporte environ un fromage de plus
   *[other] rapporte environ { $amount } fromages de plus
}
kalle-term-cheeses-less = { $amount ->
    [0] rend un fromage moins probable
    [one] rapporte environ un fromage de moins
   *[other] rapporte environ { $amount } fromages de moins
}
kalle-term-rivals = complique la chasse au fromage pour { $rivals }
kalle-term-rivals-less = facilite la chasse au fromage pour { $rivals }
kalle-term-now = { $amount ->
    [0] fait trouver Raoul aussitôt un peu plus souvent
    [10] fait trouver Raoul aussitôt, presque à coup sûr
    [one] fait trouver Raoul aussitôt environ une fois de plus sur 10
   *[other] fait trouver Raoul aussitôt environ { $amount } fois de plus sur 10
}
kalle-term-now-less = { $amount ->
    [0] fait trouver Raoul aussitôt un peu moins souvent
    [10] fait manquer Raoul, presque à coup sûr
    [one] fait trouver Raoul aussitôt environ une fois de moins sur 10
   *[other] fait trouver Raoul aussitôt environ { $amount } fois de moins sur 10
}
kalle-term-later = { $amount ->
    [0] prépare mieux les pas suivants
    [10] fait trouver Raoul plus tard, presque à coup sûr
    [one] fait trouver Raoul plus tard environ une fois de plus sur 10 manches
   *[other] fait trouver Raoul plus tard environ { $amount } fois de plus sur 10 manches
}
kalle-term-later-less = { $amount ->
    [0] prépare moins bien les pas suivants
    [10] fait manquer Raoul plus tard, presque à coup sûr
    [one] fait trouver Raoul plus tard environ une fois de moins sur 10 manches
   *[other] fait trouver Raoul plus tard environ { $amount } fois de moins sur 10 manches
}
kalle-term-escapes = { $amount ->
    [0] protège un peu mieux Raoul au prochain pas
    [10] sauve Raoul au prochain pas, presque à coup sûr
    [one] sauve Raoul au prochain pas environ une fois de plus sur 10
   *[other] sauve Raoul au prochain pas environ { $amount } fois de plus sur 10
}
kalle-term-escapes-less = { $amount ->
    [0] protège un peu moins Raoul au prochain pas
    [10] livre Raoul au prochain pas, presque à coup sûr
    [one] sauve Raoul au prochain pas environ une fois de moins sur 10
   *[other] sauve Raoul au prochain pas environ { $amount } fois de moins sur 10
}

# Why undo stops: what has happened since.
kalle-undo-hid = Raoul s’est déjà caché. Annuler le trahirait.
kalle-undo-swapped = Depuis, deux couvercles ont été échangés. Revoir l’échange, ce serait tricher.
kalle-undo-turned = Depuis, un couvercle a été retourné, et tout le monde a vu ce qu’il cachait.
