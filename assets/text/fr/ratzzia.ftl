# Ratzzia: everything this game says, in French.

ratzzia-name = Ratzzia
ratzzia-tagline = Vide le garde-manger avant que le chat n’arrive
ratzzia-aim = Place des dés dans les colonnes du garde-manger pour atteindre ce qu’il y a sur ses étagères. Devant toi, on peut te prendre tes provisions ; elles ne sont à l’abri que dans ton sac. Le premier à avoir 25 dans son sac gagne.
ratzzia-score = { $count } au sac
ratzzia-option-board = Plateau
ratzzia-option-board-note = Nous n’avons pas le plateau imprimé : celui-ci est notre reconstitution. Si tu as le jeu, tu peux jouer sur le tien.

# What stands on the shelves.

ratzzia-shelf-annie = Annie
ratzzia-shelf-candy = le bocal à bonbons
ratzzia-shelf-sausages = { $count ->
    [one] { $count } saucisse
   *[other] { $count } saucisses
}
ratzzia-shelf-store = le cellier
ratzzia-shelf-greedy = Glouton
ratzzia-shelf-accountant = le comptable

# The log.

ratzzia-log-then = { $first } { $next }
ratzzia-log-begin = { $seat } commence.
ratzzia-log-roll = { $seat } secoue les dés.
ratzzia-log-rolled = { $seat } fait { $dice }.
ratzzia-log-rolled-again = { $seat } relance : { $dice }.
ratzzia-log-support-rolled = { $seat } lance les dés de renfort : { $dice }.
ratzzia-log-take-back = { $count ->
    [one] { $seat } reprend un dé de la colonne { $column }.
   *[other] { $seat } reprend { $count } dés de la colonne { $column }.
}
ratzzia-log-reroll = { $count ->
    [one] { $seat } ramasse un dé pour le relancer.
   *[other] { $seat } ramasse { $count } dés pour les relancer.
}
ratzzia-log-keep = { $seat } garde les dés.
ratzzia-log-roll-support = { $seat } ramasse les dés de renfort.
ratzzia-log-place = { $column ->
    [0] { $seat } met un { $die } sur une case grise du chat.
   *[other] { $seat } met un { $die } sur la colonne { $column }.
}
ratzzia-log-place-support = { $column ->
    [0] { $seat } met le renfort { $die } sur une case grise du chat.
   *[other] { $seat } met le renfort { $die } sur la colonne { $column }.
}
ratzzia-log-place-candy = { $seat } met un dé bonbon sur la colonne { $column } comme { $die }.
ratzzia-log-finish = { $seat } ne place plus rien.
ratzzia-log-no-store = { $seat } ne range rien.
ratzzia-log-forced = { $count ->
    [one] Un { $die } va au chat.
   *[other] { $count } × { $die } vont au chat.
}
ratzzia-log-cat = Le chat arrive, et tous les dés rentrent.
ratzzia-log-support-back = { $count ->
    [one] Un dé de renfort retourne en réserve.
   *[other] { $count } dés de renfort retournent en réserve.
}
ratzzia-log-complete = La colonne { $column } est complète : { $paid }.
ratzzia-log-complete-unpaid = La colonne { $column } est complète.
ratzzia-log-paid = { $seat } reçoit { $count }
ratzzia-log-sausages = { $seat } reçoit { $count } de l’étagère.
ratzzia-log-annie = Le dé d’Annie entre par le bas dans la colonne { $column }.
ratzzia-log-annie-stayed = Aucune colonne n’a de place pour le dé d’Annie : il rentre.
ratzzia-log-candy-jar = { $seat } prend un dé bonbon dans le bocal.
ratzzia-log-candy-seat = { $seat } prend le dé bonbon à { $from }.
ratzzia-log-candy-column = { $seat } prend le dé bonbon de la colonne { $column }.
ratzzia-log-no-candy = Il n’y a pas de dé bonbon à prendre.
ratzzia-log-stored = { $seat } range { $amount } dans le sac.
ratzzia-log-not-stored = Il y a moins de { $amount } devant { $seat } : on ne range rien.
ratzzia-log-no-pair = Il n’y a pas de paire : on ne range rien.
ratzzia-log-stolen = { $seat } prend { $amount } à { $from }.
ratzzia-log-nothing-to-steal = Il n’y a rien à prendre chez les autres.
ratzzia-log-passed = { $direction ->
    [clockwise] Chacun passe la moitié de ses provisions dans le sens horaire.
   *[anticlockwise] Chacun passe la moitié de ses provisions dans le sens antihoraire.
}
ratzzia-log-won = { $seat } a le sac plein.

# What a seat is doing, and a whole turn in one sentence.

ratzzia-deed-roll = { $seat } lance les dés.
ratzzia-deed-roll-again = { $seat } relance.
ratzzia-deed-roll-support = { $seat } lance les dés de renfort.
ratzzia-deed-complete = { $count ->
    [one] { $seat } complète la colonne { $columns }.
   *[other] { $seat } complète les colonnes { $columns }.
}
ratzzia-deed-annie = { $seat } pousse le dé d’Annie dans la colonne { $column }.
ratzzia-deed-store = { $seat } range des provisions dans le sac.
ratzzia-deed-steal = { $seat } se sert chez { $from }.

ratzzia-tell-near = { $seat } : { $bag } sur { $full } au sac
ratzzia-turn-results-dice = { $seat } { $results } : { $dice }.
ratzzia-turn-results = { $seat } { $results }.
ratzzia-turn-dice = { $seat } met { $dice }.
ratzzia-turn-none = { $seat } ne place rien.
ratzzia-turn-on = { $column ->
    [0] { $dice } sur la rangée du chat
   *[other] { $dice } sur la colonne { $column }
}
ratzzia-turn-wins = remplit le sac et gagne
ratzzia-turn-wins-with = range les { $amount } derniers dans le sac et gagne
ratzzia-turn-robs = se sert chez { $from } (+{ $amount })
ratzzia-turn-candy-of = prend le dé bonbon à { $from }
ratzzia-turn-candy = prend un dé bonbon
ratzzia-turn-stores = range { $amount } dans le sac
ratzzia-turn-stores-nothing = ne range rien dans le sac
ratzzia-turn-cat = fait venir le chat
ratzzia-turn-passes = { $direction ->
    [clockwise] fait passer la moitié des provisions de chacun dans le sens horaire
   *[anticlockwise] fait passer la moitié des provisions de chacun dans le sens antihoraire
}
ratzzia-turn-completes = { $count ->
    [0] complète la colonne { $column }
    [one] complète la colonne { $column } (une saucisse)
   *[other] complète la colonne { $column } ({ $count } saucisses)
}
ratzzia-turn-annie = pousse le dé d’Annie dans la colonne { $column }
ratzzia-turn-forced = { $count ->
    [one] laisse un dé au chat
   *[other] laisse { $count } dés au chat
}
ratzzia-turn-takes-back = { $count ->
    [one] reprend un dé de la colonne { $column }
   *[other] reprend { $count } dés de la colonne { $column }
}

# Moves as actions.

ratzzia-move-roll = lancer les dés
ratzzia-move-take-back = reprendre les dés de la colonne { $column }
ratzzia-move-reroll = relancer { $dice }
ratzzia-move-reroll-blank = { $count ->
    [one] lancer un dé sans valeur
   *[other] lancer { $count } dés sans valeur
}
ratzzia-move-reroll-both = { $count ->
    [one] relancer { $dice }, et un dé sans valeur
   *[other] relancer { $dice }, et { $count } dés sans valeur
}
ratzzia-move-keep = garder les dés
ratzzia-move-roll-support = lancer les dés de renfort
ratzzia-move-place = { $column ->
    [0] mettre le { $die } sur une case grise
   *[other] mettre le { $die } sur la colonne { $column }
}
ratzzia-move-place-support = { $column ->
    [0] mettre le renfort { $die } sur une case grise
   *[other] mettre le renfort { $die } sur la colonne { $column }
}
ratzzia-move-place-candy = mettre le dé bonbon sur la colonne { $column } comme { $die }
ratzzia-move-finish = finir de placer
ratzzia-move-annie = pousser le dé d’Annie dans la colonne { $column }
ratzzia-move-candy-seat = prendre le dé bonbon à { $seat }
ratzzia-move-candy-column = prendre le dé bonbon de la colonne { $column }
ratzzia-move-store = ranger des provisions dans le sac
ratzzia-move-no-store = ne rien ranger dans le sac
ratzzia-move-steal = prendre la moitié des provisions à { $seat }
ratzzia-move-pass = { $direction ->
    [clockwise] passer la moitié des provisions dans le sens horaire
   *[anticlockwise] passer la moitié des provisions dans le sens antihoraire
}
ratzzia-moves-take-back = reprendre des dés
ratzzia-moves-reroll = relancer des dés
ratzzia-moves-place = mettre le { $die }
ratzzia-moves-place-support = mettre le renfort { $die }
ratzzia-moves-place-candy = mettre le dé bonbon
ratzzia-moves-annie = pousser le dé d’Annie dans une colonne

# The plan that R21 waits for.

ratzzia-plan-own = { $column ->
    [0] un { $die } ({ $seat }) sur une case grise
   *[other] un { $die } ({ $seat }) sur la colonne { $column }
}
ratzzia-plan-support = { $column ->
    [0] le renfort { $die } sur une case grise
   *[other] le renfort { $die } sur la colonne { $column }
}
ratzzia-plan-candy = le dé bonbon comme { $die } sur la colonne { $column }

# Refusals.

ratzzia-refuse-seats = Ratzzia se joue de 2 à 5, pas à { $seats }.
ratzzia-refuse-over = La partie est finie.
ratzzia-refuse-due-start = D’abord, il faut décider qui commence.
ratzzia-refuse-start-seat = Il n’y a pas de place { $number } ici ; on joue à { $seats }.
ratzzia-refuse-due-turn = Maintenant, { $seat } lance les dés ou en reprend.
ratzzia-refuse-due-rolled = Maintenant, on lance les dés pour { $seat }.
ratzzia-refuse-due-reroll = Maintenant, { $seat } relance des dés ou les garde.
ratzzia-refuse-due-support = Maintenant, on lance les dés de renfort pour { $seat }.
ratzzia-refuse-due-place = Maintenant, { $seat } place des dés.
ratzzia-refuse-due-annie = Maintenant, { $seat } dit où va le dé d’Annie.
ratzzia-refuse-due-candy = Maintenant, { $seat } dit quel dé bonbon prendre.
ratzzia-refuse-due-store = Maintenant, { $seat } range des provisions, ou non.
ratzzia-refuse-due-steal = Maintenant, { $seat } dit à qui prendre des provisions.
ratzzia-refuse-due-pass = Maintenant, { $seat } dit dans quel sens vont les provisions.
ratzzia-refuse-rolled-blank = Un dé lancé montre de 1 à 6.
ratzzia-refuse-rolled-count = { $due ->
    [one] On lance un dé, pas { $rolled }.
   *[other] On lance { $due } dés, pas { $rolled }.
}
ratzzia-refuse-roll-empty = { $seat } n’a pas de dé en main : il faut en reprendre.
ratzzia-refuse-take-back = { $seat } n’a pas de dé sur la colonne { $column }.
ratzzia-refuse-reroll-nothing = Aucun dé n’est marqué. Pour ne rien relancer, garde les dés.
ratzzia-refuse-reroll-not-there = { $seat } n’a pas tous ces dés en main.
ratzzia-refuse-not-in-hand = { $seat } n’a pas de { $die } en main.
ratzzia-refuse-not-in-hand-blank = { $seat } n’a pas de { $die } en main. Les dés revenus du plateau n’ont pas de valeur tant qu’on ne les a pas lancés.
ratzzia-refuse-column-full = La colonne { $column } n’a pas de case libre au-dessus de son dé le plus haut.
ratzzia-refuse-needs = La prochaine case de la colonne { $column } demande un { $needs }, pas un { $die }.
ratzzia-refuse-joined = La prochaine case de la colonne { $column } est reliée au { $below } du dessous : il y faut un autre { $below }, pas un { $die }.
ratzzia-refuse-grey-full = Aucune case grise n’est libre, et personne ne choisit de mettre un dé sur les rouges.
ratzzia-refuse-no-candy = { $seat } n’a pas de dé bonbon à utiliser.
ratzzia-refuse-candy-cat = Les dés bonbons ne vont que sur les colonnes.
ratzzia-refuse-no-support = Aucun dé de renfort à placer ne montre un { $die }.
ratzzia-refuse-support-two = Il n’y a de dés de renfort qu’à deux joueurs.
ratzzia-refuse-support-used = { $seat } a déjà lancé les dés de renfort pendant ce tour.
ratzzia-refuse-support-late = { $seat } a déjà placé des dés ; les dés de renfort se lancent avant.
ratzzia-refuse-support-none = Il n’y a pas de dé de renfort en réserve.
ratzzia-refuse-finish = { $seat } doit placer au moins un dé.
ratzzia-refuse-finish-forced = { $seat } doit placer au moins un dé. Ceux qui sont partis chez le chat ne comptent pas tant qu’il y en a d’autres en main.
ratzzia-refuse-best = { $seat } doit placer les dés de renfort et un de ses propres dés, autant que possible. Encore possible : { $plan }.
ratzzia-refuse-annie-own = Le dé d’Annie quitte sa colonne, la { $column }. Il va dans une autre.
ratzzia-refuse-annie-full = La colonne { $column } n’a pas de case libre pour le dé d’Annie.
ratzzia-refuse-candy-own = { $seat } ne peut pas prendre son propre dé bonbon.
ratzzia-refuse-candy-seat = { $seat } n’a pas de dé bonbon inutilisé.
ratzzia-refuse-candy-column = Il n’y a pas de dé bonbon sur la colonne { $column }.
ratzzia-refuse-steal-own = { $seat } ne peut pas prendre ses propres provisions.
ratzzia-refuse-steal-nothing = Il n’y a pas de provisions devant { $seat }.
ratzzia-refuse-others-dice = Ces dés sont à { $seat }. Chacun ne joue que les siens.

# A board that people bring, in words of its file: what can’t be read, then what can’t be played on.

ratzzia-board-none = Ce n’est pas un plateau de Ratzzia. Enregistre celui de Cheeseboard et pars de là.
ratzzia-board-line = La ligne { $line } est illisible. Il manque peut-être une virgule ou une parenthèse.
ratzzia-board-no-shelf = Ligne { $line } : il n’y a pas d’étagère « { $given } ». Écris annie, candy_jar, sausages(2), store, greedy ou accountant.
ratzzia-board-no-field = Ligne { $line } : « { $field } » n’a rien à faire ici. Vérifie l’orthographe.
ratzzia-board-field-missing = Il manque « { $field } » dans la partie qui finit à la ligne { $line }.
ratzzia-board-field-twice = Ligne { $line } : « { $field } » y est deux fois. Efface l’un des deux.
ratzzia-board-number = À la ligne { $line }, il faut un petit nombre entier, comme 0 ou 5.
ratzzia-board-columns = { $count ->
    [one] Le plateau a { $count } colonne. Il en faut neuf.
   *[other] Le plateau a { $count } colonnes. Il en faut neuf.
}
ratzzia-board-spaces = { $count ->
    [one] La colonne { $column } a { $count } case. Une colonne en a de 2 à 7.
   *[other] La colonne { $column } a { $count } cases. Une colonne en a de 2 à 7.
}
ratzzia-board-sausages = La colonne { $column } a des nombres pour { $spaces } cases, mais des saucisses pour { $sausages }. Écris les deux pour chaque case.
ratzzia-board-needs = Colonne { $column }, case { $space } : elle demande un { $value }. Écris de 1 à 6, ou 0 pour n’importe quel dé.
ratzzia-board-space-sausages = Colonne { $column }, case { $space } : elle rapporte { $count } saucisses. Le maximum est 3.
ratzzia-board-shelf-sausages = Saucisses sur l’étagère de la colonne { $column } : { $count }. Il peut y en avoir de 1 à 9.
ratzzia-board-joined = La colonne { $column } ne peut pas relier la case { $space } à celle du dessus. Écris la plus basse des deux, de 1 à { $last }.
ratzzia-board-pair = La colonne { $column } relie la case { $space } à celle du dessus, mais elles demandent un { $first } et un { $second }. Des dés reliés sont égaux.
ratzzia-board-shelf = { $count ->
    [0] L’étagère « { $shelf } » manque. Mets-la au-dessus d’une colonne.
   *[other] L’étagère « { $shelf } » est au-dessus de { $count } colonnes. Laisse-la au-dessus d’une seule.
}
ratzzia-board-cat = Cases grises dans la rangée du chat : { $grey } ; rouges : { $red }. Il en faut au moins une de chaque, et six au plus en tout.
ratzzia-board-cover-seats = Des cases sont couvertes à { $seats } joueurs. On n’en couvre qu’à 2 ou 3.
ratzzia-board-cover-column = À { $seats } joueurs, des cases de la colonne { $column } sont couvertes. Les colonnes vont de 1 à 9.
ratzzia-board-cover-spaces = À { $seats } joueurs, { $count } des { $spaces } cases de la colonne { $column } sont couvertes. Laisses-en au moins deux.
ratzzia-board-cover-pair = À { $seats } joueurs, une seule de deux cases reliées est couverte dans la colonne { $column }. Couvre les deux ou aucune.
ratzzia-board-cover-cat = À { $seats } joueurs, la rangée du chat est trop couverte. Laisse une case grise et une case rouge.
ratzzia-board-store = À { $seats } joueurs, il ne reste pas de cases reliées dans la colonne { $column }, celle du cellier. Sans elles, personne ne peut ranger de provisions.

# On the screen.

ratzzia-board = Le garde-manger
ratzzia-and = { $first } ; { $next }
ratzzia-die = { $what }
ratzzia-die-picked = { $what }, choisi
ratzzia-die-marked = { $what }, à relancer
ratzzia-die-own = { $die } ({ $seat })
ratzzia-die-candy = dé bonbon ({ $seat }) comme { $die }
ratzzia-die-support = renfort { $die }
ratzzia-die-blank = dé sans valeur ({ $seat })
ratzzia-die-unused-candy = dé bonbon ({ $seat })
ratzzia-value = Le dé bonbon comme { $die }
ratzzia-space = Colonne { $column }, case { $space } : { $what }
ratzzia-space-needs = demande un { $die }
ratzzia-space-any = accepte n’importe quel dé
ratzzia-space-joined = demande le même nombre que le dé du dessous
ratzzia-space-covered = couverte, ne sert pas à { $seats } joueurs
ratzzia-space-empty = vide
ratzzia-space-sausages = { $count ->
    [one] { $count } saucisse
   *[other] { $count } saucisses
}
ratzzia-cat-grey = Rangée du chat, case { $space }, grise : { $what }
ratzzia-cat-red = Rangée du chat, case { $space }, rouge : { $what }
ratzzia-cat-number = le nombre du chat est { $die }
ratzzia-point-shelf = Étagère { $column } : { $shelf }
ratzzia-point-column = Colonne { $column } sous { $shelf }, { $next }
ratzzia-point-cat = Rangée du chat, libres : { $grey } en gris, { $red } en rouge
ratzzia-point-answers = peut être choisie
ratzzia-column-full = pas de case libre au-dessus de son dé le plus haut
ratzzia-column-takes = ensuite un { $die }
ratzzia-column-takes-any = ensuite un dé quelconque
ratzzia-column-takes-none = aucun dé ne va ensuite
ratzzia-cat-takes-none = aucune case grise libre, et personne ne choisit de mettre un dé sur les rouges
ratzzia-plate = { $seat } : { $front } devant, { $bag } au sac{ $candies ->
    [0] {""}
    [one] , un dé bonbon
   *[other] , { $candies } dés bonbons
}
ratzzia-hand = { $count ->
    [0] { $seat } n’a pas de dé en main
    [one] { $seat } a un dé en main
   *[other] { $seat } a { $count } dés en main
}{ $candies ->
    [0] {""}
    [one] , et un dé bonbon
   *[other] , et { $candies } dés bonbons
}
ratzzia-hand-shows = { $count ->
    [one] { $seat } a un dé en main : { $dice }
   *[other] { $seat } a { $count } dés en main : { $dice }
}{ $candies ->
    [0] {""}
    [one] , et un dé bonbon
   *[other] , et { $candies } dés bonbons
}
ratzzia-hand-empty = Pas de dé en main
ratzzia-front = { $front } devant
ratzzia-bag = { $bag } sur { $full } au sac
ratzzia-bag-full = { $bag } au sac : les { $full } sont atteints
ratzzia-note = { $front } devant
ratzzia-note-candies = { $candies ->
    [one] { $front } devant, un dé bonbon
   *[other] { $front } devant, { $candies } dés bonbons
}
ratzzia-goal = { $full } au sac pour gagner
ratzzia-winning-step = Encore { $count } au sac et c’est gagné
ratzzia-jar = { $count ->
    [0] Le bocal à bonbons est vide.
    [one] Un dé bonbon dans le bocal.
   *[other] { $count } dés bonbons dans le bocal.
}
ratzzia-cat-wants = { $count ->
    [0] Le chat attend un { $die }.
    [one] Le chat attend un { $die } ; une case rouge est libre.
   *[other] Le chat attend un { $die } ; { $count } cases rouges sont libres.
}
ratzzia-reserve = { $count ->
    [0] Pas de dé de renfort en réserve.
    [one] Un dé de renfort en réserve.
   *[other] { $count } dés de renfort en réserve.
}

ratzzia-tip-annie = Annie : on pousse le dé du haut par le bas dans une autre colonne
ratzzia-tip-candy = { $count ->
    [0] Le bocal à bonbons est vide : on prend un dé bonbon à quelqu’un ou sur une colonne
   *[other] Le bocal à bonbons : un dé bonbon, qui vaut n’importe quel nombre dès le prochain tour
}
ratzzia-tip-grey = Case grise de la rangée du chat, { $what }. Elle accepte n’importe quel dé ; le dé de la dernière case grise fixe le nombre du chat.
ratzzia-tip-red = Case rouge de la rangée du chat, { $what }. { $die ->
    [0] Une fois les cases grises remplies, les dés lancés qui montrent le nombre du chat doivent aller ici.
   *[other] Les dés lancés qui montrent un { $die } doivent aller ici.
} Quand la rangée est pleine, le chat arrive et tous les dés rentrent.
ratzzia-tip-sausages = { $count ->
    [one] { $count } saucisse de l’étagère
   *[other] { $count } saucisses de l’étagère
}
ratzzia-tip-store = Le cellier : la somme de la paire reliée la plus haute passe dans ton sac, si tu as autant de provisions devant toi
ratzzia-tip-greedy = Glouton : la moitié des provisions que quelqu’un d’autre a devant lui
ratzzia-tip-accountant = Le comptable : chacun passe à un voisin la moitié des provisions qu’il a devant lui

ratzzia-outlook-completes = complète la colonne { $column }
ratzzia-outlook-gets = { $seat } reçoit { $count }
ratzzia-outlook-choice = { $what ->
    [annie] Ensuite, le dé d’Annie va dans une colonne au choix.
    [candy] Ensuite, on prend un dé bonbon.
    [store] Ensuite, { $seat } peut ranger { $amount }.
    [steal] Ensuite, { $seat } prend à quelqu’un la moitié de ses provisions.
   *[pass] Ensuite, chacun passe la moitié de ses provisions.
}
ratzzia-outlook-store = { $seat } peut ranger { $amount }
ratzzia-outlook-stores-nothing = il n’y a rien à ranger
ratzzia-outlook-annie = Annie pousse le dé du haut dans une autre colonne
ratzzia-outlook-candy-die = { $seat } prend un dé bonbon
ratzzia-outlook-steals = { $seat } prend à quelqu’un la moitié de ses provisions
ratzzia-outlook-passes = chacun passe la moitié de ses provisions
ratzzia-outlook-plan = Encore à placer : { $plan }
ratzzia-outlook-then = { $first }, puis { $next }
ratzzia-outlook-own = { $dice } ({ $seat })
ratzzia-outlook-support = renfort { $dice }
ratzzia-outlook-candy = le dé bonbon comme { $dice }

ratzzia-action-roll = Lancer
ratzzia-action-take-back = Reprendre de la colonne { $column }
ratzzia-action-reroll = { $count ->
    [one] Relancer un dé
   *[other] Relancer { $count } dés
}
ratzzia-action-keep = Garder
ratzzia-action-support = Lancer les renforts
ratzzia-outlook-support-duty = Une fois lancés, les dés de renfort doivent être placés, autant que possible.
ratzzia-action-finish = Terminer
ratzzia-action-store = Ranger { $amount }
ratzzia-action-no-store = Ne pas ranger
ratzzia-action-steal = { $seat } : { $amount }
ratzzia-action-clockwise = Sens horaire : { $front } devant
ratzzia-action-anticlockwise = Antihoraire : { $front } devant
ratzzia-action-candy-of = À { $seat }
ratzzia-action-candy-on = De la colonne { $column }

ratzzia-status-starting = Qui commence ?
ratzzia-status-rolling = Les dés roulent pour { $seat }.
ratzzia-status-turn = C’est à { $seat } de jouer.
ratzzia-status-roll = { $seat } lance, ou reprend ses dés d’une seule colonne et finit son tour.
ratzzia-status-empty = { $seat } n’a pas de dé en main et en reprend d’une colonne.
ratzzia-status-take-back = Encore un clic sur la colonne { $column } : { $seat } reprend les dés et finit son tour.
ratzzia-status-reroll = { $seat } marque des dés à relancer, ou les garde tous.
ratzzia-status-reroll-marked = { $count ->
    [one] { $seat } relance un dé.
   *[other] { $seat } relance { $count } dés.
}
ratzzia-status-place = { $seat } place au moins un dé sur une case qui brille.
ratzzia-status-place-more = { $seat } place d’autres dés, ou termine.
ratzzia-status-place-picked = { $seat } : où va le { $die } ?
ratzzia-status-place-support = Où va le renfort { $die } ?
ratzzia-status-place-candy = { $seat } : où va le dé bonbon ?
ratzzia-status-place-duty = { $seat } place les dés de renfort et au moins un de ses propres dés, autant que possible.
ratzzia-status-value = Que sera le dé bonbon ?
ratzzia-status-which = Quel dé va là ?
ratzzia-status-pick-first = { $seat } n’a pas de dé qui va là : { $takes }. Choisis un dé pour voir où il va.
ratzzia-status-done = { $seat } ne peut plus rien placer et termine.
ratzzia-status-annie = { $seat } : dans quelle colonne pousser le dé d’Annie par le bas ?
ratzzia-status-candy = { $seat } : quel dé bonbon prendre ?
ratzzia-status-store = Il y a { $front } devant { $seat }, et { $count } peuvent aller dans le sac.
ratzzia-status-steal = { $seat } : à qui prendre la moitié de ses provisions ?
ratzzia-status-pass = Dans quel sens chacun passe-t-il la moitié de ses provisions ?
ratzzia-status-won = { $seat } a { $count } dans le sac et gagne !
ratzzia-won-by = { $margin } de plus dans le sac que chez { $others }.

ratzzia-again = { $count ->
    [one] Un dé a droit à un second essai.
   *[other] { $count } dés ont droit à un second essai.
}
ratzzia-again-completes = { $count ->
    [one] Relancé, un dé complète la colonne { $column } ({ $percent } % de chances).
   *[other] Relancés, { $count } dés complètent la colonne { $column } ({ $percent } % de chances).
}
ratzzia-again-stores = { $count ->
    [one] Relancé, un dé complète la colonne { $column } avec une paire qui peut aller dans le sac ({ $percent } % de chances).
   *[other] Relancés, { $count } dés complètent la colonne { $column } avec une paire qui peut aller dans le sac ({ $percent } % de chances).
}
ratzzia-again-home = { $count ->
    [one] On lance le dé qui est rentré.
   *[other] On lance { $count } dés, avec ceux qui sont rentrés.
}
ratzzia-again-home-completes = { $count ->
    [one] Le dé rentré complète la colonne { $column } ({ $percent } % de chances).
   *[other] Alors { $count } dés complètent la colonne { $column } ({ $percent } % de chances).
}
ratzzia-again-home-stores = { $count ->
    [one] Le dé rentré complète la colonne { $column } avec une paire qui peut aller dans le sac ({ $percent } % de chances).
   *[other] Alors { $count } dés complètent la colonne { $column } avec une paire qui peut aller dans le sac ({ $percent } % de chances).
}

# Where dice are to go: a part of the sentences above.

ratzzia-dice-for = { $dice } pour la colonne { $column }{ $sausages ->
    [0] { "" }
    [one] { " " }({ $sausages } saucisse une fois complète)
   *[other] { " " }({ $sausages } saucisses une fois complète)
}
ratzzia-dice-for-completes = { $dice } pour la colonne { $column } (complète : { $prize })
ratzzia-dice-for-cat = { $dice } pour la rangée du chat

# What completing a column is good for, in brackets after the column.

ratzzia-prize-annie = l’aide d’Annie
ratzzia-prize-candy = un dé bonbon
ratzzia-prize-candy-none = plus de dé bonbon
ratzzia-prize-store = { $amount } provisions pour le sac
ratzzia-prize-store-most = { $amount ->
    [0] rien pour le sac, avec { $front } devant toi
   *[other] jusqu’à { $amount } provisions pour le sac
}
ratzzia-prize-store-short = rien pour le sac : il en faut { $amount }, il y en a { $front } devant toi
ratzzia-prize-greedy = { $amount ->
    [0] personne n’a de provisions à prendre
   *[other] jusqu’à { $amount } provisions de quelqu’un
}
ratzzia-prize-accountant = chacun passe la moitié : { $after } devant toi, { $before } maintenant
ratzzia-prize-and-dice = { $sausages ->
    [one] { $prize }, plus { $sausages } saucisse pour tes dés
   *[other] { $prize }, plus { $sausages } saucisses pour tes dés
}
ratzzia-prize-sausages-and-dice = { $prize }, plus { $sausages } pour tes dés

# What a column still needs.

ratzzia-need-number = { $count ->
    [one] un { $die }
   *[other] { $count } × { $die }
}
ratzzia-need-pair = { $count ->
    [one] deux dés égaux
   *[other] { $count } paires de dés égaux
}
ratzzia-need-any = { $count ->
    [one] un dé quelconque
   *[other] { $count } dés quelconques
}

ratzzia-keys-blank = Prendre les dés sans valeur
ratzzia-keys-take-back = Reprendre des dés
ratzzia-keys-choice = Après une récompense : choisir à qui prendre, ou dans quel sens passer

# What a plan brings, for all to see. Each goes on after “plan-for”.
ratzzia-gain-bag = range { $amount } provisions dans le sac
ratzzia-gain-stolen = { $amount ->
    [one] prend une saucisse à { $seat }
   *[other] prend { $amount } provisions à { $seat }
}
ratzzia-gain-front = { $amount ->
    [one] rapporte une saucisse
   *[other] rapporte { $amount } saucisses
}
ratzzia-gain-candy = rapporte un dé bonbon
ratzzia-gain-candy-of = prend le dé bonbon à { $from }
ratzzia-gain-column = complète la colonne { $column }
ratzzia-gain-column-then = permet ensuite de compléter la colonne { $column }

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
ratzzia-term-front = laisse plus de provisions devant
ratzzia-term-front-less = laisse moins de provisions devant
ratzzia-term-bag = range plus de provisions dans le sac
ratzzia-term-bag-less = range moins de provisions dans le sac
ratzzia-term-dice = garde plus de dés pour la suite
ratzzia-term-dice-less = garde moins de dés pour la suite
ratzzia-term-candy = garde plus de dés bonbons
ratzzia-term-candy-less = garde moins de dés bonbons
ratzzia-term-column = aide plus la colonne { $number }
ratzzia-term-column-elsewhere = laisse plus à gagner dans la colonne { $number }
ratzzia-term-column-less = aide moins la colonne { $number }
ratzzia-term-rivals = gêne davantage { $rivals }
ratzzia-term-rivals-less = aide davantage { $rivals }
ratzzia-rivals-front = laisse moins de provisions devant { $rivals }
ratzzia-rivals-front-less = laisse plus de provisions devant { $rivals }
ratzzia-rivals-bag = laisse { $rivals } ranger moins de provisions
ratzzia-rivals-bag-less = laisse { $rivals } ranger plus de provisions
ratzzia-rivals-column = laisse moins à gagner pour { $rivals } dans la colonne { $number }
ratzzia-rivals-column-less = laisse plus à gagner pour { $rivals } dans la colonne { $number }

# Why undo stops: what has happened since.
ratzzia-undo-rolled = Depuis, les dés ont été lancés.
