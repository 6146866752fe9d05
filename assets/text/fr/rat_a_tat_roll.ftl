# Rat-a-Tat Roll: everything this game says, in French. Colours agree with « zone » and « carte ».

rat_a_tat_roll-name = Rat-a-Tat Roll
rat_a_tat_roll-tagline = Vise les cartes basses, et retiens-les
rat_a_tat_roll-aim = Lance les dés, avance le pion et prends des cartes dans ta rangée, face cachée. Quand toutes les rangées sont complètes, on les retourne, et la somme la plus basse gagne : retiens bien ce que tu as.
rat_a_tat_roll-score = une somme de { $count }
rat_a_tat_roll-option-open_memory = À son tour, chacun revoit les cartes qu’il a déjà vues
rat_a_tat_roll-option-extra_tokens = Plus de jetons de relance au départ, pour les plus jeunes

rat_a_tat_roll-region-red = rouge
rat_a_tat_roll-region-orange = orange
rat_a_tat_roll-region-green = verte
rat_a_tat_roll-region-blue = bleue
rat_a_tat_roll-region-purple = violette
rat_a_tat_roll-icon-wild = joker
rat_a_tat_roll-icon-choice = choix
rat_a_tat_roll-icon-reroll = relance
rat_a_tat_roll-icon-peek = coup d’œil
rat_a_tat_roll-space = zone { $region }, { $icon }
rat_a_tat_roll-space-of-region = la case { $icon } de la zone { $region }
rat_a_tat_roll-space-wild = une case joker
rat_a_tat_roll-face-lowest = la plus basse
rat_a_tat_roll-face-highest = la plus haute
rat_a_tat_roll-face-swap = échange
rat_a_tat_roll-die = dé { $number }

rat_a_tat_roll-log-then = { $first } { $then }
rat_a_tat_roll-log-start = { $seat } commence.
rat_a_tat_roll-log-deal = Chacun reçoit une carte face cachée, et cinq sont face visible.
rat_a_tat_roll-log-shuffle = Trop de cartes visibles ont l’icône de relance : les cinq retournent dans la pioche, on mélange et on en pose cinq nouvelles.
rat_a_tat_roll-log-choose = { $count ->
    [one] { $seat } prend un dé.
   *[other] { $seat } prend { $count } dés.
}
rat_a_tat_roll-log-rolled = { $count ->
    [one] { $seat } fait un { $dice }.
   *[other] { $seat } fait { $dice } = { $total }.
}
rat_a_tat_roll-log-reroll = { $count ->
    [one] { $seat } dépense un jeton pour relancer un dé.
   *[other] { $seat } dépense un jeton pour relancer { $count } dés.
}
rat_a_tat_roll-log-reroll-wild = { $seat } dépense un jeton pour relancer le dé joker.
rat_a_tat_roll-log-wild = { $seat } fait « { $face } » avec le dé joker.
rat_a_tat_roll-log-roll-wild = { $seat } prend le dé joker.
rat_a_tat_roll-log-accept = { $seat } garde le lancer.
rat_a_tat_roll-log-walk = { $count ->
    [one] Le pion avance d’une case, jusqu’à { $space }.
   *[other] Le pion avance de { $count } cases, jusqu’à { $space }.
}
rat_a_tat_roll-log-took = { $seat } prend la carte de la zone { $region }.
rat_a_tat_roll-log-took-card = { $tokens ->
    [0] { $seat } prend le { $card } de la zone { $region }.
    [one] { $seat } prend le { $card } de la zone { $region } et reçoit un jeton.
   *[other] { $seat } prend le { $card } de la zone { $region } et reçoit { $tokens } jetons.
}
rat_a_tat_roll-log-pile = { $seat } prend la première carte de la pioche.
rat_a_tat_roll-log-pile-tokens = { $tokens ->
    [0] { $seat } prend la première carte de la pioche.
   *[other] { $seat } prend la première carte de la pioche et reçoit un jeton.
}
rat_a_tat_roll-log-pile-card = { $tokens ->
    [0] { $seat } prend la première carte de la pioche, un { $card }.
   *[other] { $seat } prend la première carte de la pioche, un { $card }, et reçoit un jeton.
}
rat_a_tat_roll-log-look-own = { $seat } regarde toutes ses cartes.
rat_a_tat_roll-log-look = { $seat } regarde une carte chez { $other }.
rat_a_tat_roll-log-look-card = { $seat } regarde une carte chez { $other } : un { $card }.
rat_a_tat_roll-log-no-look = { $seat } ne regarde aucune carte.
rat_a_tat_roll-log-swap = { $seat } échange sa carte { $mine } contre la carte { $theirs } chez { $other }.
rat_a_tat_roll-log-no-swap = { $seat } n’échange rien.
rat_a_tat_roll-log-skip = { $seat } passe son tour.
rat_a_tat_roll-log-replace = { $seat } la pose à la place d’une carte plus ancienne, qui va sous la pioche.
rat_a_tat_roll-log-replace-card = { $seat } pose le { $card } à la place d’une carte plus ancienne, qui va sous la pioche.
rat_a_tat_roll-log-final-round = Toutes les rangées sont complètes : encore un tour pour chacun.
rat_a_tat_roll-log-over = Toutes les cartes sont retournées.

rat_a_tat_roll-deed-roll-wild = { $seat } lance le dé joker.
rat_a_tat_roll-deed-walk = { $count ->
    [one] { $seat } avance le pion d’une case.
   *[other] { $seat } avance le pion de { $count } cases.
}
rat_a_tat_roll-deed-shuffle = Trop d’icônes de relance : cinq nouvelles cartes arrivent.
rat_a_tat_roll-deed-replace = { $seat } remplace une carte plus ancienne, qui va sous la pioche.

rat_a_tat_roll-tell-final = Dernier tour de table : chacun joue encore une fois
rat_a_tat_roll-turn-took = { $seat } prend la carte de la zone { $region } : { $deeds }.
rat_a_tat_roll-turn-took-card = { $seat } prend le { $card } de la zone { $region } : { $deeds }.
rat_a_tat_roll-turn-pile = { $seat } prend la première carte de la pioche : { $deeds }.
rat_a_tat_roll-turn-pile-card = { $seat } prend un { $card } dans la pioche : { $deeds }.
rat_a_tat_roll-turn-replace = { $seat } remplace une carte par celle de la zone { $region } : { $deeds }.
rat_a_tat_roll-turn-replace-card = { $seat } remplace une carte par le { $card } de la zone { $region } : { $deeds }.
rat_a_tat_roll-turn-swap = { $seat } échange sa carte { $mine } contre la carte { $theirs } chez { $other } : { $deeds }.
rat_a_tat_roll-turn-none = { $seat } ne prend rien : { $deeds }.
rat_a_tat_roll-turn-tokens = { $count ->
    [one] un jeton dépensé
   *[other] { $count } jetons dépensés
}
rat_a_tat_roll-turn-roll = un lancer de { $dice }
rat_a_tat_roll-turn-wild = « { $face } » au dé joker
rat_a_tat_roll-turn-wild-too = « { $face } » au dé joker
rat_a_tat_roll-turn-look-own = un coup d’œil sur toutes ses cartes
rat_a_tat_roll-turn-look = un coup d’œil sur une carte chez { $other }

rat_a_tat_roll-move-roll = { $count ->
    [one] lancer un dé
   *[other] lancer { $count } dés
}
rat_a_tat_roll-move-reroll = relancer { $dice }
rat_a_tat_roll-move-reroll-wild = relancer le dé joker
rat_a_tat_roll-move-accept = garder le lancer
rat_a_tat_roll-move-take-face-up = prendre la carte visible
rat_a_tat_roll-move-take-pile = prendre la première carte de la pioche
rat_a_tat_roll-move-look-own = regarder toutes ses cartes
rat_a_tat_roll-move-look = regarder la carte { $number } chez { $seat }
rat_a_tat_roll-move-no-look = ne regarder aucune carte
rat_a_tat_roll-move-take = prendre la carte de la zone { $region }
rat_a_tat_roll-move-swap = échanger la carte { $mine } contre la carte { $theirs } chez { $seat }
rat_a_tat_roll-move-no-swap = ne rien échanger
rat_a_tat_roll-move-skip = passer le tour
rat_a_tat_roll-move-roll-wild = lancer le dé joker
rat_a_tat_roll-move-replace = remplacer la carte { $number }
rat_a_tat_roll-moves-reroll = relancer des dés
rat_a_tat_roll-moves-look = regarder une carte chez { $seat }
rat_a_tat_roll-moves-swap = échanger la carte { $mine }
rat_a_tat_roll-moves-replace = remplacer une carte

rat_a_tat_roll-refuse-seats = Rat-a-Tat Roll se joue de 2 à 5, pas à { $seats }.
rat_a_tat_roll-refuse-extra-seat = Il n’y a pas de place { $number } à qui donner des jetons ; on joue à { $seats }.
rat_a_tat_roll-refuse-extra-tokens = À { $seats } joueurs, on peut donner { $spare } jetons en plus, pas { $given }.
rat_a_tat_roll-refuse-no-seat = Il n’y a pas de place { $number } ici ; on joue à { $seats }.
rat_a_tat_roll-refuse-deck = { $count ->
    [0] Le paquet a quatre cartes de chaque nombre ; ici, il n’y a pas de { $card }.
   *[other] Le paquet a quatre cartes de chaque nombre ; ici, { $count ->
        [one] il n’y a qu’un { $card }
       *[other] il y a { $count } cartes { $card }
    }.
}
rat_a_tat_roll-refuse-pile = La nouvelle pioche contient les { $count } cartes qui ne sont dans aucune rangée ; celles-ci sont différentes.
rat_a_tat_roll-refuse-rolled-count = { $due ->
    [one] { $seat } lance un dé pendant ce tour, pas { $rolled }.
   *[other] { $seat } lance { $due } dés pendant ce tour, pas { $rolled }.
}
rat_a_tat_roll-refuse-rolled-kept = Le dé { $number } est gardé, il montre donc toujours un { $pips }.
rat_a_tat_roll-refuse-reroll-none = Un jeton relance au moins un dé.
rat_a_tat_roll-refuse-reroll-added = { $count ->
    [one] { $seat } a lancé un dé pendant ce tour, et on n’en ajoute pas.
   *[other] { $seat } a lancé { $count } dés pendant ce tour, et on n’en ajoute pas.
}
rat_a_tat_roll-refuse-reroll-wild = Maintenant, on ne relance que le dé joker ; les dés chiffrés ne changent plus une fois que le pion a bougé.
rat_a_tat_roll-refuse-look-own = On regarde ses propres cartes toutes ensemble ; une carte seule, c’est chez un autre joueur.
rat_a_tat_roll-refuse-swap-own = On échange une carte avec un autre joueur, pas dans sa propre rangée.
rat_a_tat_roll-refuse-place = { $count ->
    [one] { $seat } n’a pas de carte { $number }, mais une seule carte.
   *[other] { $seat } n’a pas de carte { $number }, mais seulement { $count } cartes.
}
rat_a_tat_roll-refuse-take = La carte { $face } est un { $card } ; dans la zone { $region }, il y a un { $there }.
rat_a_tat_roll-refuse-take-none = Il n’y a pas de carte là.
rat_a_tat_roll-refuse-due-start = D’abord, on décide qui commence.
rat_a_tat_roll-refuse-due-deal = D’abord, on distribue les cartes.
rat_a_tat_roll-refuse-due-shuffle = D’abord, on mélange la pioche : trop de cartes visibles ont l’icône de relance.
rat_a_tat_roll-refuse-due-choose = { $seat } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} sur { $full } et choisit maintenant combien de dés lancer : un, deux ou trois.
rat_a_tat_roll-refuse-due-roll = { $count ->
    [one] D’abord, { $seat } lance le dé.
   *[other] D’abord, { $seat } lance { $count } dés.
}
rat_a_tat_roll-refuse-due-keep = { $seat } a fait { $dice } : il faut garder, ou dépenser un jeton pour relancer.
rat_a_tat_roll-refuse-due-take-here = Maintenant, { $seat } prend la carte visible de la zone { $region }, ou la première carte de la pioche.
rat_a_tat_roll-refuse-due-look = Maintenant, { $seat } peut regarder toutes ses cartes, une carte d’un autre joueur, ou aucune.
rat_a_tat_roll-refuse-due-decide = { $seat } a une rangée complète de { $full } cartes : il faut lancer le dé joker, ou passer le tour.
rat_a_tat_roll-refuse-due-roll-wild = D’abord, { $seat } lance le dé joker.
rat_a_tat_roll-refuse-due-keep-wild = { $seat } a fait « { $face } » : il faut garder, ou dépenser un jeton pour relancer.
rat_a_tat_roll-refuse-due-pick = Il y a un { $card } dans les zones { $regions } ; { $seat } en prend un.
rat_a_tat_roll-refuse-due-swap = Maintenant, { $seat } peut échanger une carte avec un autre joueur, ou ne rien échanger.
rat_a_tat_roll-refuse-due-replace = { $seat } a pris un { $card } et choisit maintenant quelle carte plus ancienne remplacer.
rat_a_tat_roll-refuse-over = La partie est finie.
rat_a_tat_roll-refuse-space = { $steps ->
    [0] Le pion est déjà ici. On ne choisit pas sa case : les dés disent de combien il avance.
   *[other] Cette case est à { $steps } pas du pion. On ne choisit pas sa case : les dés disent de combien il avance.
}
rat_a_tat_roll-refuse-token = { $count ->
    [0] { $seat } n’a pas de jeton. Les jetons servent à relancer des dés.
    [one] { $seat } a un jeton. Il sert à relancer des dés, juste après un lancer.
   *[other] { $seat } a { $count } jetons. Ils servent à relancer des dés, juste après un lancer.
}

rat_a_tat_roll-board = Parc
rat_a_tat_roll-thing-and = { $thing }, { $more }
rat_a_tat_roll-thing-picked = choisi
rat_a_tat_roll-thing-choosable = peut être choisi
rat_a_tat_roll-thing-space = { $steps ->
    [one] une case plus loin : { $space }
   *[other] { $steps } cases plus loin : { $space }
}
rat_a_tat_roll-thing-space-pawn = { $space } : le pion est ici
rat_a_tat_roll-thing-space-odds = { $steps } : { $space }, { $percent } %
rat_a_tat_roll-thing-space-never = { $steps } : { $space }, hors d’atteinte
rat_a_tat_roll-thing-face-up = zone { $region } : un { $card }{ $icon ->
    [0] {""}
   *[other] {" "}avec l’icône de relance
}, face visible
rat_a_tat_roll-thing-no-card = zone { $region } : pas de carte
rat_a_tat_roll-thing-pile = { $count ->
    [0] la pioche est vide
    [one] pioche, { $count } carte
   *[other] pioche, { $count } cartes
}
rat_a_tat_roll-thing-many = { $count ->
    [one] un dé
   *[other] { $count } dés
}
rat_a_tat_roll-thing-die = dé { $number } : { $pips }
rat_a_tat_roll-thing-wild = dé joker
rat_a_tat_roll-thing-wild-shows = dé joker : { $face }
rat_a_tat_roll-thing-row = { $seat }, carte { $number }, face cachée
rat_a_tat_roll-thing-row-open = { $seat }, carte { $number } : un { $card }
rat_a_tat_roll-thing-row-known = { $seat }, carte { $number }, face cachée, on sait que c’est un { $card }
rat_a_tat_roll-glimpse-card = un { $card }
rat_a_tat_roll-glimpse = montré un instant : { $cards }

rat_a_tat_roll-row = { $count ->
    [0] { $seat } n’a pas de carte
    [one] { $seat } a { $count } carte
   *[other] { $seat } a { $count } cartes
}
rat_a_tat_roll-tokens = { $count ->
    [0] pas de jeton
    [one] { $count } jeton
   *[other] { $count } jetons
}
rat_a_tat_roll-centre = { $count ->
    [0] Pas de jeton au centre
    [one] { $count } jeton au centre
   *[other] { $count } jetons au centre
}
rat_a_tat_roll-pile = { $count ->
    [0] La pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
rat_a_tat_roll-final = Dernier tour de table : reste { $count }
rat_a_tat_roll-clock = { $count ->
    [one] Dernier tour de table dans { $count } carte
   *[other] Dernier tour de table dans { $count } cartes
}
rat_a_tat_roll-note = { $tokens ->
    [0] { $cards } sur { $full } cartes, pas de jeton
    [one] { $cards } sur { $full } cartes, { $tokens } jeton
   *[other] { $cards } sur { $full } cartes, { $tokens } jetons
}
rat_a_tat_roll-note-full = { $tokens ->
    [0] rangée complète, pas de jeton
    [one] rangée complète, { $tokens } jeton
   *[other] rangée complète, { $tokens } jetons
}
rat_a_tat_roll-about = { $what }.
    { $about }
rat_a_tat_roll-about-choice = Choix : prends la carte visible d’ici ou la première de la pioche.
rat_a_tat_roll-about-reroll = Relance : prends la carte visible d’ici, et un jeton.
rat_a_tat_roll-about-peek = Coup d’œil : prends la carte visible d’ici ; puis regarde toutes tes cartes, ou une carte d’un autre joueur.
rat_a_tat_roll-about-wild = Joker : lance le dé joker pour la carte la plus basse, la carte la plus haute ou un échange.
rat_a_tat_roll-about-wild-die = Il montre la carte la plus basse, la carte la plus haute ou un échange.
rat_a_tat_roll-about-lowest = On prend la carte visible la plus basse.
rat_a_tat_roll-about-highest = On prend la carte visible la plus haute.
rat_a_tat_roll-about-swap = Tu peux échanger une de tes cartes contre celle d’un autre joueur.
rat_a_tat_roll-about-icon = Celui qui la prend reçoit un jeton, pour relancer des dés une fois.
rat_a_tat_roll-guide = Guide des icônes
rat_a_tat_roll-guide-title = Ce que veulent dire les icônes
rat_a_tat_roll-guide-tip = Toutes les icônes en mots ({ $key })
rat_a_tat_roll-guide-close = Pour fermer : { $key } ou un clic.
rat_a_tat_roll-guide-lowest = La plus basse : prends la carte visible la plus basse.
rat_a_tat_roll-guide-highest = La plus haute : prends la carte visible la plus haute.
rat_a_tat_roll-guide-swap = Échange : tu peux échanger une de tes cartes contre celle d’un autre joueur.
rat_a_tat_roll-guide-card = Sur une carte : si tu prends un 7, un 8 ou un 9, tu reçois un jeton.
rat_a_tat_roll-guide-token = Jeton : dépense-le après un lancer pour relancer des dés.
rat_a_tat_roll-odds-switch = Montrer les chances d’un lancer
rat_a_tat_roll-odds-by = { $count ->
    [one] avec un dé { $percent } %
   *[other] avec { $count } dés { $percent } %
}
rat_a_tat_roll-odds-space = { $steps } : { $space } ; { $odds }

rat_a_tat_roll-action-roll-1 = 1 dé
rat_a_tat_roll-action-roll-2 = 2 dés
rat_a_tat_roll-action-roll-3 = 3 dés
rat_a_tat_roll-action-roll = Lancer
rat_a_tat_roll-action-shuffle = Mélanger
rat_a_tat_roll-action-begin = Commencer
rat_a_tat_roll-action-reroll = { $count ->
    [one] Relancer un dé (1 jeton)
   *[other] Relancer { $count } dés (1 jeton)
}
rat_a_tat_roll-action-reroll-wild = Relancer (1 jeton)
rat_a_tat_roll-action-accept = { $count ->
    [one] Avancer d’une case
   *[other] Avancer de { $count } cases
}
rat_a_tat_roll-action-accept-swap = Garder l’échange
rat_a_tat_roll-action-take = Prendre le { $card }
rat_a_tat_roll-action-pile = Prendre à la pioche
rat_a_tat_roll-action-look-own = Voir tes cartes
rat_a_tat_roll-action-no-look = Ne rien voir
rat_a_tat_roll-action-skip = Passer
rat_a_tat_roll-action-roll-wild = Lancer le dé joker
rat_a_tat_roll-action-no-swap = Pas d’échange
rat_a_tat_roll-keys-count = Lancer ce nombre de dés
rat_a_tat_roll-keys-roll = Commencer, lancer ou piocher
rat_a_tat_roll-keys-keep = Garder le lancer, ou prendre la carte visible
rat_a_tat_roll-keys-skip = Renoncer à un coup d’œil, à un échange ou au dé joker
rat_a_tat_roll-keys-guide = Ouvrir ou fermer le guide des icônes

rat_a_tat_roll-status-starting = On décide qui commence.
rat_a_tat_roll-status-dealing = On distribue les cartes.
rat_a_tat_roll-status-shuffling = { $count } des cartes visibles ont l’icône de relance : on mélange les cinq dans la pioche et on en pose cinq nouvelles.
rat_a_tat_roll-status-rolling = { $count ->
    [one] { $seat } lance un dé.
   *[other] { $seat } lance { $count } dés.
}
rat_a_tat_roll-status-rolling-wild = { $seat } lance le dé joker. (Avec un dé ordinaire : 1–2 la plus basse, 3–4 la plus haute, 5–6 échange.)
rat_a_tat_roll-status-turn = C’est à { $seat } de jouer.
rat_a_tat_roll-status-choose = { $seat } : combien de dés lancer ?
rat_a_tat_roll-status-choose-odds = { $count ->
    [one] { $seat } : combien de dés lancer ? Les barres montrent où mène un dé.
   *[other] { $seat } : combien de dés lancer ? Les barres montrent où mènent { $count } dés.
}
rat_a_tat_roll-status-keep = { $seat } : { $count } mène à { $space }, où il y a un { $card }. Vas-y, ou choisis des dés à relancer.
rat_a_tat_roll-status-keep-to-wild = { $seat } : { $count } mène à une case joker. Vas-y, ou choisis des dés à relancer.
rat_a_tat_roll-status-keep-marked = { $count ->
    [one] { $seat } : relancer ce dé contre un jeton ?
   *[other] { $seat } : relancer ces { $count } dés contre un jeton ?
}
rat_a_tat_roll-status-keep-wild = { $seat } : « { $face } ». Prends un { $card }, ou relance le dé joker.
rat_a_tat_roll-status-keep-swap = { $seat } : « { $face } ». Choisis une de tes cartes et une carte d’un autre joueur pour les échanger, ou relance le dé joker.
rat_a_tat_roll-status-take = { $seat } : prends la carte visible de la zone { $region }, ou la première carte de la pioche.
rat_a_tat_roll-status-look = { $seat } : regarde toutes tes cartes, une carte d’un autre joueur, ou aucune.
rat_a_tat_roll-status-decide = { $seat } a une rangée complète : lance le dé joker, ou passe.
rat_a_tat_roll-status-pick = { $seat } : dans quelle zone prends-tu un { $card } ?
rat_a_tat_roll-status-swap = { $seat } : pour échanger, choisis une de tes cartes et une carte d’un autre joueur.
rat_a_tat_roll-status-swap-with = { $seat } : contre quelle carte ?
rat_a_tat_roll-status-replace = { $seat } : choisis laquelle de tes cartes le { $card } doit remplacer.
rat_a_tat_roll-status-glimpse-first = { $seat } : ta première carte. Retiens-la.
rat_a_tat_roll-status-glimpse-pile = { $seat } : de la pioche, pour ta place { $place }. Retiens-la.
rat_a_tat_roll-status-glimpse-own = { $seat } : tes cartes, dans l’ordre. Retiens-les.
rat_a_tat_roll-status-glimpse-other = { $seat } : la carte { $place } chez { $other }. Retiens-la.
rat_a_tat_roll-winner = { $seat }
rat_a_tat_roll-status-over = { $count ->
    [one] { $winners } gagne avec une somme de { $sum } !
   *[other] { $winners } partagent la victoire, avec une somme de { $sum } !
}
rat_a_tat_roll-won-by = { $margin ->
    [one] Un seul point
   *[other] { $margin } points
} de moins que chez { $others }{ $last ->
    [card] , à la dernière carte
    [swap] , au dernier échange
   *[no] {""}
}.
rat_a_tat_roll-won-level = Égalité à { $sum }{ $last ->
    [card] , arrachée avec la dernière carte
    [swap] , arrachée avec le dernier échange
   *[no] {""}
}.

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
rat_a_tat_roll-term-cards = { $amount ->
    [0] épargne un peu en moyenne
    [one] épargne en moyenne environ un point
   *[other] épargne en moyenne environ { $amount } points
}
rat_a_tat_roll-term-cards-less = { $amount ->
    [0] coûte un peu en moyenne
    [one] coûte en moyenne environ un point
   *[other] coûte en moyenne environ { $amount } points
}
rat_a_tat_roll-term-tokens = { $amount ->
    [0] laisse parfois un jeton de plus
    [one] laisse environ un jeton de plus
   *[other] laisse environ { $amount } jetons de plus
}
rat_a_tat_roll-term-tokens-less = { $amount ->
    [0] coûte parfois un jeton de plus
    [one] coûte environ un jeton de plus
   *[other] coûte environ { $amount } jetons de plus
}
rat_a_tat_roll-term-rivals = { $amount ->
    [0] gêne un peu { $rivals }
    [one] laisse { $rivals } avec environ un point de plus
   *[other] laisse { $rivals } avec environ { $amount } points de plus
}
rat_a_tat_roll-term-rivals-less = { $amount ->
    [0] aide un peu { $rivals }
    [one] laisse { $rivals } avec environ un point de moins
   *[other] laisse { $rivals } avec environ { $amount } points de moins
}

# Why undo stops: what has happened since.
rat_a_tat_roll-undo-rolled = Depuis, les dés ont été lancés.
rat_a_tat_roll-undo-drawn = { $seat } a pris une carte de la pioche et l’a vue.
rat_a_tat_roll-undo-looked = { $seat } a jeté un coup d’œil, et en jeter deux, ce serait tricher.
rat_a_tat_roll-undo-swapped = Depuis, deux cartes cachées ont changé de place : annuler, ce serait tricher.
rat_a_tat_roll-undo-replaced = Depuis, une carte est passée sous la pioche : annuler, ce serait tricher.
rat_a_tat_roll-undo-laid = Une carte est maintenant face cachée : annuler, ce serait tricher.
rat_a_tat_roll-undo-filled = Depuis, une nouvelle carte est visible.
rat_a_tat_roll-undo-over = La partie est finie et toutes les cartes sont retournées.
