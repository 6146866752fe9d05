# Burg Appenzell: everything this game says, in French. The French edition is called « Château Roquefort ».

burg_appenzell-name = Château Roquefort
burg_appenzell-tagline = Des souris sous les toits et un sol qui glisse
burg_appenzell-aim = Deux de tes souris sur la même sorte de fromage te rapportent son jeton. Le premier à réunir quatre sortes différentes gagne. Mais gare aux pièges : celui qui perd trois souris est éliminé.
burg_appenzell-score = { $count ->
    [one] { $count } sorte de fromage
   *[other] { $count } sortes de fromage
}
burg_appenzell-option-side = Face du plateau
burg_appenzell-option-side-A = A
burg_appenzell-option-side-B = B
burg_appenzell-option-goal = Combien de sortes de fromage pour gagner (5 ou 6 pour une partie plus longue, surtout à 2 ou 3 joueurs)
burg_appenzell-option-memory_help = Montrer sous les toits ce qui a été vu

burg_appenzell-cheese = { $kind ->
    [1] emmental
    [2] cheddar
    [3] sage derby
    [4] neufchâtel
    [5] édam
    [6] roquefort
   *[other] brie
}
burg_appenzell-tile-blank = sol nu
burg_appenzell-tile-trap = piège
burg_appenzell-room = { $room }
burg_appenzell-slot-north = colonne { $number } par le haut
burg_appenzell-slot-south = colonne { $number } par le bas
burg_appenzell-slot-west = rangée { $number } par la gauche
burg_appenzell-slot-east = rangée { $number } par la droite

burg_appenzell-log-start = { $seat } commence.
burg_appenzell-log-tiles = Le sol est en place, et tous les toits sont posés.
burg_appenzell-log-tower = { $seat } met une souris dans la tourelle à la { $cell }.
burg_appenzell-log-uncover = { $seat } soulève le toit { $room }.
burg_appenzell-log-run = { $seat } court de la { $from } à la { $cell }.
burg_appenzell-log-jump = { $seat } saute de la { $from } à la { $cell } pour { $cost } actions.
burg_appenzell-log-enter = { $seat } fait entrer une souris dans la tourelle à la { $tower }.
burg_appenzell-log-enter-jump = { $seat } fait entrer une souris par-dessus la tourelle à la { $tower }, jusqu’à la { $cell }, pour { $cost } actions.
burg_appenzell-log-run-somewhere = { $seat } court.
burg_appenzell-log-jump-somewhere = { $seat } saute pour { $cost } actions.
burg_appenzell-log-enter-somewhere = { $seat } fait entrer une souris par-dessus une tourelle pour { $cost } actions.
burg_appenzell-log-push = { $seat } pousse la { $line }.
burg_appenzell-log-end = { $count ->
    [0] { $seat } finit son tour.
    [one] { $seat } finit son tour. Le toit { $rooms } est reposé.
   *[other] { $seat } finit son tour. Les toits { $rooms } sont reposés.
}
burg_appenzell-log-fall = { $count ->
    [one] { $seat } perd une souris dans un piège.
    [2] { $seat } perd deux souris dans des pièges.
   *[other] { $seat } perd trois souris dans des pièges.
}
burg_appenzell-log-chips = { $seat } récolte du fromage : { $cheeses }.
burg_appenzell-log-goal = { $seat } a assez de fromage et gagne.
burg_appenzell-log-falls = Une troisième souris du même joueur est tombée, et { $seat } gagne.
burg_appenzell-log-idle = Il ne s’est rien passé pendant { $turns } tours, et { $seat } gagne.
burg_appenzell-log-then = { $before } { $next }

burg_appenzell-deed-jump = { $seat } saute.
burg_appenzell-deed-enter = { $seat } fait entrer une souris.

burg_appenzell-tell-one-kind = Encore une sorte de fromage et { $seat } gagne
burg_appenzell-tell-one-mouse = Si { $seat } perd encore une souris, la partie est finie
burg_appenzell-turn-results = { $seat } { $results } : { $deeds }.
burg_appenzell-turn-deeds = { $seat } { $deeds }.
burg_appenzell-turn-none = { $seat } ne fait rien.
burg_appenzell-turn-chips = récolte du fromage ({ $cheeses })
burg_appenzell-turn-drops = { $count ->
    [one] fait tomber une souris chez { $other }
   *[other] fait tomber { $count } souris chez { $other }
}
burg_appenzell-turn-loses = { $count ->
    [one] perd une souris
   *[other] perd { $count } souris
}
burg_appenzell-turn-gives = offre du fromage à { $other } ({ $cheeses })
burg_appenzell-turn-enter = { $count ->
    [one] fait entrer une souris
   *[other] fait entrer { $count } souris
}
burg_appenzell-turn-lift = { $count ->
    [one] soulève le toit { $rooms }
   *[other] soulève les toits { $rooms }
}
# What lay under a roof, told after the game: "Under roof D: Brie and a trap."
burg_appenzell-found = Sous le toit { $room } : { $tiles }.
burg_appenzell-found-traps = { $count ->
    [one] un piège
   *[other] { $count } pièges
}
burg_appenzell-turn-push = pousse la { $line }
burg_appenzell-turn-run = { $count ->
    [one] court d’une case
   *[other] court de { $count } cases
}

burg_appenzell-move-tower = mettre une souris dans la tourelle à la { $cell }
burg_appenzell-move-uncover = soulever le toit { $room }
burg_appenzell-move-run = courir de la { $from } à la { $cell }
burg_appenzell-move-enter = faire entrer une souris dans la tourelle à la { $tower }
burg_appenzell-move-enter-jump = entrer par-dessus la tourelle à la { $tower }, jusqu’à la { $cell }
burg_appenzell-move-push = pousser la { $line }
burg_appenzell-move-end-turn = finir le tour
burg_appenzell-moves-tower = mettre la première souris dans une tourelle
burg_appenzell-moves-uncover = soulever un toit
burg_appenzell-moves-run = courir avec la souris à la { $cell }
burg_appenzell-moves-enter = faire entrer une souris
burg_appenzell-moves-push = pousser la tuile libre

burg_appenzell-refuse-seats = Château Roquefort se joue de 2 à 4, pas à { $seats }.
burg_appenzell-refuse-over = La partie est finie.
burg_appenzell-refuse-start-seat = Il n’y a pas de place { $number } ici, seulement { $seats } places.
burg_appenzell-refuse-start-due = D’abord, on décide qui commence.
burg_appenzell-refuse-tiles-due = D’abord, on dispose les tuiles.
burg_appenzell-refuse-tiles-number = Il y a { $due } tuiles dans le château, pas { $given }.
burg_appenzell-refuse-tiles-kind = Sur les 34 tuiles, il y en a { $due } de cette sorte ({ $tile }), pas { $given }.
burg_appenzell-refuse-set-up-is-over = La partie est déjà mise en place.
burg_appenzell-refuse-tower-seat = C’est à { $seat } de choisir une tourelle.
burg_appenzell-refuse-tower-due = D’abord, { $seat } met une souris dans une tourelle.
burg_appenzell-refuse-tower-taken = { $seat } a déjà une souris dans la tourelle à la { $cell }.
burg_appenzell-refuse-no-tower = Il n’y a pas de tourelle à la { $cell }.
burg_appenzell-refuse-seat = C’est à { $seat } de jouer.
burg_appenzell-refuse-no-actions = { $seat } n’a plus d’action : les quatre de ce tour sont jouées.
burg_appenzell-refuse-uncovered = Le toit { $room } est déjà soulevé.
burg_appenzell-refuse-roof-too-far = { $seat } n’a pas de souris à côté du toit { $room }.
burg_appenzell-refuse-no-mouse = { $seat } n’a pas de souris à la { $from }.
burg_appenzell-refuse-stays = La souris est déjà à la { $cell }.
burg_appenzell-refuse-outside = La case { $cell } est dehors, et aucune souris ne quitte le château.
burg_appenzell-refuse-into-tower = Il y a une tourelle à la { $cell }, et aucune souris n’y entre en courant.
burg_appenzell-refuse-occupied = { $seat } a déjà une souris à la { $cell }, et il n’y a de place que pour une.
burg_appenzell-refuse-roof = Le toit { $room } couvre encore la case { $cell }.
burg_appenzell-refuse-trap = Il y a un piège à la { $cell }.
burg_appenzell-refuse-diagonal = De la { $from } à la { $cell }, c’est en diagonale. Les souris courent tout droit.
burg_appenzell-refuse-no-way = De la { $from } à la { $cell }, ça ne passe pas d’une traite : il faut une souris sur chaque case sautée.
burg_appenzell-refuse-cost = { $left ->
    [one] Ce chemin jusqu’à la { $cell } coûte { $cost } actions, et il n’en reste qu’une à { $seat }.
   *[other] Ce chemin jusqu’à la { $cell } coûte { $cost } actions, et il n’en reste que { $left } à { $seat }.
}
burg_appenzell-refuse-no-supply = { $seat } n’a plus de souris à faire entrer.
burg_appenzell-refuse-tower-is-free = La tourelle à la { $tower } est libre : une souris qui entre s’y arrête.
burg_appenzell-refuse-pushed = { $seat } a déjà poussé pendant ce tour : la { $line }.
burg_appenzell-refuse-others-mice = Ces souris sont à { $seat }. Personne d’autre ne les déplace.
burg_appenzell-refuse-spare-where = La tuile libre entre par l’un des { $count } fanions. Choisis d’abord lequel.

# On the board and beside it.

burg_appenzell-board = Château
burg_appenzell-roof-tiled = ardoise
burg_appenzell-roof-thatched = chaume
burg_appenzell-roof-copper = cuivre
burg_appenzell-place = { $cell }, { $what }
burg_appenzell-place-and = { $place }, { $more }
burg_appenzell-place-roof = toit { $room } en { $kind }
burg_appenzell-place-roof-over = { $roof }, vu dessous : { $tile }
burg_appenzell-place-roof-ended = { $roof }, dessous : { $tile }
burg_appenzell-place-tower = tourelle
burg_appenzell-place-solid = pierre
burg_appenzell-place-floor = sol
burg_appenzell-place-mouse = souris ({ $seat })
burg_appenzell-place-choosable = libre
burg_appenzell-place-chosen = choix fait
burg_appenzell-place-goes = y va depuis ici
burg_appenzell-place-reachable = { $cost ->
    [one] on y va pour une action
   *[other] on y va pour { $cost } actions
}
burg_appenzell-place-reachable-several = on y va pour { $costs } actions
burg_appenzell-place-cost = { $cost }
burg_appenzell-place-costs = { $cost } ou { $more }
burg_appenzell-place-brings = rapporte un jeton : { $cheese }
burg_appenzell-place-enterable = une souris peut entrer ici
burg_appenzell-place-liftable = peut être soulevé
burg_appenzell-place-slot = fanion, { $line }
burg_appenzell-place-pushes = y pousse : { $tile }
burg_appenzell-place-pinned = choix fait
burg_appenzell-place-out = en sort : { $tile }
burg_appenzell-place-falls = { $seat } perd la souris à la { $cell }
burg_appenzell-place-gains = { $seat } reçoit un jeton : { $cheese }
burg_appenzell-place-ends = la partie finit
burg_appenzell-place-ends-won = la partie finit et { $seat } gagne
burg_appenzell-tip = { $what }

burg_appenzell-actions-left = { $count ->
    [0] plus d’action
    [one] il reste { $count } action
   *[other] il reste { $count } actions
}
burg_appenzell-pen-supply = en réserve
burg_appenzell-pen-castle = au château
burg_appenzell-pen-fallen = tombées
burg_appenzell-mice-supply = { $count ->
    [0] { $seat } n’a pas de souris en réserve
    [one] { $seat } a une souris en réserve
   *[other] { $seat } a { $count } souris en réserve
}
burg_appenzell-mice-castle = { $count ->
    [0] { $seat } n’a pas de souris au château
    [one] { $seat } a une souris au château
   *[other] { $seat } a { $count } souris au château
}
burg_appenzell-mice-fallen = { $count ->
    [0] { $seat } n’a perdu aucune souris
    [one] { $seat } a perdu une souris
    [2] { $seat } a perdu deux souris, et une troisième finit la partie
   *[other] { $seat } a perdu { $count } souris
}
burg_appenzell-supply-tip = Une souris entre par une tourelle
burg_appenzell-chips = { $count } sur { $goal } sortes de fromage
burg_appenzell-chips-over = { $seat } n’a pas de fromage
burg_appenzell-chips-none = { $seat } n’a pas encore de fromage ; il en faut { $goal } sortes
burg_appenzell-chips-words = { $seat } a { $count } sur { $goal } sortes de fromage : { $cheeses }
burg_appenzell-spare = Tuile libre : { $tile }
burg_appenzell-spare-none = Pas encore de tuiles en place
burg_appenzell-goal = { $goal } sortes pour gagner
burg_appenzell-winning-step = Encore une sorte et c’est gagné
burg_appenzell-idle-left = { $count ->
    [one] Sans jeton ni chute : fin après ce tour
   *[other] Sans jeton ni chute : fin dans { $count } tours
}

burg_appenzell-action-end = Finir le tour
burg_appenzell-action-end-covers = { $count ->
    [one] à la fin du tour, on repose le toit { $rooms }
   *[other] à la fin du tour, on repose les toits { $rooms }
}
burg_appenzell-action-push = Pousser

burg_appenzell-status-starting = On décide qui commence.
burg_appenzell-status-dealing = On met le sol en place.
burg_appenzell-status-tower = { $seat } : choisis une tourelle pour la première souris.
burg_appenzell-status-towers = { $seat } choisit une tourelle.
burg_appenzell-status-acts = C’est à { $seat } de jouer.
burg_appenzell-status-choose = { $seat } : choisis parmi { $what }.
burg_appenzell-choose-mice = les souris
burg_appenzell-choose-roofs = les toits
burg_appenzell-choose-towers = les tourelles
burg_appenzell-choose-supply = les souris en réserve
burg_appenzell-choose-pennants = les fanions
burg_appenzell-status-mouse = { $seat } : choisis où court cette souris, ou le toit qu’elle soulève.
burg_appenzell-status-mouse-runs = { $seat } : choisis où court cette souris. Le nombre dit combien d’actions ça coûte.
burg_appenzell-status-mouse-lifts = { $seat } : choisis le toit que soulève cette souris.
burg_appenzell-status-mouse-stuck = { $seat } : cette souris ne peut ni courir ni soulever un toit. Choisis autre chose.
burg_appenzell-status-supply = { $seat } : choisis la tourelle cerclée par où la souris entre.
burg_appenzell-status-over-tower = { $seat } : choisis où se pose la souris qui entre par là.
burg_appenzell-status-which-mouse = { $seat } : quelle souris y va ?
burg_appenzell-status-which-tower = { $seat } : par quelle tourelle entre-t-elle ?
burg_appenzell-status-pinned = { $seat } : pousser la { $line } avec la tuile ({ $tile }) ? Appuie encore au même endroit.
burg_appenzell-status-pinned-end = { $seat } : pousser la { $line } ? La partie finit avec ce coup.
burg_appenzell-status-pinned-end-won = { $seat } : pousser la { $line } ? La partie finit avec ce coup, et { $winner } gagne.
burg_appenzell-status-done = { $count ->
    [0] { $seat } : il ne reste plus d’action. Finis le tour.
   *[other] { $seat } : il n’y a plus rien à faire. Finis le tour.
}
burg_appenzell-status-won-goal = { $seat } gagne avec { $count } sortes de fromage !
burg_appenzell-status-won-falls = { $seat } gagne : trois souris du même joueur sont tombées !
burg_appenzell-status-won-idle = { $seat } gagne avec { $count ->
    [one] { $count } sorte
   *[other] { $count } sortes
} de fromage !
burg_appenzell-note-fallen = { $count ->
    [one] { $count } tombée
   *[other] { $count } tombées
}
burg_appenzell-won-goal = Grâce au dernier jeton : { $lead }.
burg_appenzell-won-falls = { $count ->
    [one] { $losers } a perdu sa
   *[other] { $losers } ont perdu leur
} troisième souris : { $lead }.
burg_appenzell-won-idle = Rien ne s’est passé pendant { $turns } tours : { $lead }.
burg_appenzell-lead = { $margin ->
    [one] une sorte
   *[other] { $margin } sortes
} de fromage d’avance sur { $others }
burg_appenzell-lead-level = à égalité avec { $others }, mais son tour vient le premier après { $turn }
burg_appenzell-lead-alone = il ne reste personne d’autre

burg_appenzell-keys-mouse = Choisir une souris par son numéro

# What a plan brings, for all to see. Each goes on after “plan-for”.
burg_appenzell-gain-chip = rapporte un { burg_appenzell-cheese }
burg_appenzell-gain-look = { $count ->
    [one] montre une tuile jamais vue
   *[other] montre { $count } tuiles jamais vues
}

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
burg_appenzell-term-chips = { $amount ->
    [0] rend un jeton plus probable
    [one] rapporte environ un jeton de plus
   *[other] rapporte environ { $amount } jetons de plus
}
burg_appenzell-term-chips-less = { $amount ->
    [0] rend un jeton moins probable
    [one] rapporte environ un jeton de moins
   *[other] rapporte environ { $amount } jetons de moins
}
burg_appenzell-term-falls = évite la chute d’une souris
burg_appenzell-term-falls-less = met une souris en danger
burg_appenzell-term-mice = fait entrer une souris au château
burg_appenzell-term-mice-less = laisse une souris dehors
burg_appenzell-term-danger = protège mieux de la prochaine poussée
burg_appenzell-term-danger-less = protège moins bien de la prochaine poussée
burg_appenzell-term-cheese = rend un { burg_appenzell-cheese } plus facile à prendre
burg_appenzell-term-cheese-less = rend un { burg_appenzell-cheese } plus difficile à prendre
burg_appenzell-term-rivals = laisse moins à gagner pour { $rivals }
burg_appenzell-term-rivals-less = laisse davantage à gagner pour { $rivals }
burg_appenzell-rivals-chips = rend un jeton plus difficile à gagner pour { $rivals }
burg_appenzell-rivals-chips-less = rend un jeton plus facile à gagner pour { $rivals }
burg_appenzell-rivals-cheese = rend un { burg_appenzell-cheese } plus difficile à prendre pour { $rivals }
burg_appenzell-rivals-cheese-less = rend un { burg_appenzell-cheese } plus facile à prendre pour { $rivals }

# Why undo stops: what has happened since.
burg_appenzell-undo-covered = Depuis, un toit s’est refermé : annuler, ce serait tricher.
burg_appenzell-undo-pushed = Depuis, une tuile a glissé sous un toit : annuler, ce serait tricher.
burg_appenzell-undo-uncovered = Depuis, un toit a été soulevé, et tout le monde a vu le sol dessous.
burg_appenzell-undo-tile = Depuis, une tuile est sortie de sous un toit, et tout le monde l’a vue.
burg_appenzell-undo-over = La partie est finie et tous les toits sont enlevés.
