# Burg Appenzell: its rule book, in French.

burg_appenzell-rules-1 = Le château
burg_appenzell-rules-2 = Avant le premier tour
burg_appenzell-rules-3 = Un tour
burg_appenzell-rules-4 = Pousser le sol
burg_appenzell-rules-5 = Fromage et toits
burg_appenzell-rules-6 = Ce qui est caché
burg_appenzell-rules-7 = La fin de la partie

## The castle

rule-B1 = Les cases
    .text = Le château a 7 rangées de 7 cases. Les quatre cases des coins sont des tourelles. Tout le long des rangées 2, 4 et 6 et des colonnes 2, 4 et 6, le sol est fait de tuiles qui glissent, 33 cases en tout. Les 12 autres cases sont en pierre : elles n’ont pas de tuile, donc ni fromage ni piège, et une souris y est en sécurité.

rule-B2 = Tuiles et jetons
    .text = Il y a 34 tuiles : 3 pour chacune des 7 sortes de fromage, 10 au sol nu et 3 pièges. Le château en contient 33, et celle qui reste est la tuile libre. Les sortes sont l’emmental, le cheddar, le sage derby, le neufchâtel, l’édam, le roquefort et le brie. Il y a 28 jetons, 4 de chaque sorte : chacun peut donc en avoir un de chaque.
    .ours = Le texte de l’éditeur ne nomme pas les sept fromages ; nous leur avons donné des noms, pour que vous puissiez en parler.

rule-B3 = Salles et toits
    .text = Les 45 cases qui ne sont pas des tourelles forment 18 salles, chacune sous son propre toit et chacune avec une lettre. Onze salles ont deux cases et un toit d’ardoise, cinq ont trois cases et un toit de chaume, et deux ont quatre cases et un toit de cuivre. Avec l’option « Face du plateau », tu choisis entre deux plans des salles, A et B.
    .ours = Nous n’avons pas d’image du plateau de l’éditeur : nous avons dessiné les deux faces nous-mêmes. Nous avons gardé ses 18 toits, en trois sortes de 11, 5 et 2. Pour savoir laquelle couvre deux, trois ou quatre cases, nous avons compté : c’est la seule façon de remplir le château.

rule-B4 = Les souris
    .text = Il y a 16 souris, quatre par joueur. Elles attendent dans ta réserve jusqu’à ce que tu les fasses entrer dans le château.

## Before the first turn

rule-B5 = Mettre le sol en place
    .text = On mélange les 34 tuiles et on en dispose 33 sans que personne les voie. Puis on pose tous les toits. La tuile libre reste à côté du château, où tout le monde la voit.
    .ours = L’éditeur te laisse disposer les tuiles comme tu veux ; chez nous, c’est le hasard, pour que personne ne sache rien d’avance.

rule-B6 = Les premières souris
    .text = Le premier joueur est tiré au sort, ou choisi avant la partie. En commençant par lui et en tournant dans le sens des aiguilles d’une montre, chacun met une souris dans une tourelle libre, ce qui ne coûte rien. Ensuite, le premier joueur joue le premier tour.
    .ours = Selon l’éditeur, le dernier à avoir visité un château fort commence. Chez nous, on tire au sort ou vous choisissez, pour que ce ne soit pas toujours le même.

## A turn

rule-B21 = Quatre actions
    .text = À ton tour, tu as jusqu’à quatre actions. Tu peux soulever des toits, courir avec tes souris, faire entrer des souris et pousser le sol, autant que tu veux de chaque et dans l’ordre que tu veux ; tu ne peux pousser qu’une fois par tour. Tu peux aussi faire moins de quatre actions, ou aucune. Quand tu finis ton tour, c’est au joueur suivant, dans le sens des aiguilles d’une montre.

rule-B7 = Soulever les toits
    .text = Soulever un toit coûte une action, quelle que soit sa taille. Il faut qu’une de tes souris soit à côté de la salle : au moins une case de la salle touche la case de la souris par un côté ou par un coin. Depuis une tourelle, cela marche aussi.
    .example = Sur la face A, une souris dans la tourelle à la rangée 1, colonne 1 touche trois salles ; elle peut donc soulever les toits A, C et D, pour une action chacun.

rule-B8 = Courir
    .text = Pour une action, une de tes souris court d’une case vers le haut, le bas, la gauche ou la droite, jamais en diagonale. La case doit être ouverte, sans toit au-dessus, et il ne doit y avoir ni piège ni autre souris. Une souris peut sortir d’une tourelle en courant, mais jamais y entrer, et elle ne quitte jamais le château.

rule-B9 = Sauter par-dessus les souris
    .text = Une souris peut sauter par-dessus d’autres souris, peu importe à qui elles sont, et retombe sur une case où elle pourrait aussi courir. Chaque case sautée coûte une action, et l’arrivée en coûte une de plus, le tout pris sur les actions qui te restent. Il faut une souris sur chaque case du chemin ; le chemin peut tourner, mais il ne va jamais en diagonale et ne passe jamais par-dessus une tourelle. Si le chemin passe par une case libre, cela fait deux courses : une jusqu’à cette case et une pour repartir. Si plusieurs chemins mènent à la même case, tu paies le plus court.
    .example = Deux souris sont alignées devant la tienne, et la case derrière elles est libre : y sauter coûte trois actions.
    .ours = L’éditeur dit seulement que les souris peuvent sauter par-dessus les souris ; chez nous, tu avances case par case ou tu fais un saut comme celui-là, pour qu’on sache toujours où la souris s’arrête et ce que cela coûte.

rule-B10 = Faire entrer des souris
    .text = Une souris de ta réserve entre par n’importe quelle tourelle libre pour une action, et s’arrête dans cette tourelle. S’il y a déjà une souris dans la tourelle, la tienne peut entrer par-dessus elle et sauter plus loin aussitôt. Cela coûte une action pour la tourelle, une pour chaque autre case sautée, avec une souris sur chacune, et une pour l’arrivée. Si deux tourelles mènent à la même case, tu choisis par laquelle elle vient.
    .example = Il y a une souris dans la tourelle, et la case d’à côté est ouverte et libre : faire entrer une souris par-dessus la tourelle jusqu’à cette case coûte deux actions.
    .ours = L’éditeur ne dit rien de l’entrée par une tourelle occupée ; partout ailleurs, les souris sautent les unes par-dessus les autres, alors ici aussi.

rule-B11 = Une souris par case
    .text = Il n’y a de la place que pour une souris par case, dans les tourelles aussi. Une souris peut rester dans sa tourelle aussi longtemps que tu veux.
    .ours = L’éditeur n’oblige aucune souris à quitter sa tourelle, et nous non plus.

## Pushing the floor

rule-B12 = Pousser
    .text = Une fois par tour, tu peux pousser la tuile libre dans le château, pour une action. Il y a 12 fanions où elle peut entrer, aux deux bouts des rangées 2, 4 et 6 et des colonnes 2, 4 et 6. Toutes les tuiles de cette ligne avancent d’une case, et celle qui sort à l’autre bout est la nouvelle tuile libre. Les souris et les toits restent où ils sont, et les tuiles glissent sous eux. Tu peux aussi pousser à l’autre bout de la ligne poussée en dernier, ce qui annule cette poussée.
    .ours = L’éditeur n’interdit pas d’annuler une poussée par une autre : c’est donc permis.

rule-B13 = Les pièges
    .text = Si une poussée amène un piège sous une souris, la souris tombe et sort du jeu pour le reste de la partie. Cela vaut pour les souris de tous les joueurs, les tiennes aussi. Le piège reste une tuile comme les autres et peut attraper d’autres souris. Quand un piège glisse sous un toit, personne ne le voit.

## Cheese and roofs

rule-B14 = Récolter du fromage
    .text = Dès que deux de tes souris sont sur des tuiles avec la même sorte de fromage, tu reçois un jeton de cette sorte. Cela vaut pour tout le monde, à n’importe quel tour, et tu peux recevoir plusieurs jetons à la fois. Tu ne reçois qu’un jeton de chaque sorte, et tu le gardes ; tous les jetons sont visibles. Dans les tourelles et sur la pierre, il n’y a pas de fromage, et une case qu’une souris ne fait que sauter ne compte pas.
    .example = Une de tes souris est sur de l’édam ; Ben pousse, un édam glisse sous une autre de tes souris, et tu reçois le jeton édam pendant le tour de Ben.
    .ours = Les jetons viennent tout seuls après chaque action, pour que personne n’en manque un par inattention.

rule-B15 = Les toits reviennent
    .text = Quand tu finis ton tour, chaque salle sans souris retrouve son toit, ce qui ne coûte rien. Une salle dont la seule souris est tombée compte comme vide. Une salle qui se vide pendant ton tour reste ouverte jusqu’à la fin du tour. Entre deux tours, les salles ouvertes sont donc exactement celles où il y a une souris.

## What is hidden

rule-B20 = Retenir les tuiles
    .text = Tu ne vois une tuile que dans une salle ouverte, à côté du château comme tuile libre, et quand elle sort. Ce qui est de nouveau sous un toit, à toi de le retenir. Avec l’option « Montrer sous les toits ce qui a été vu », le château montre à tout le monde chaque tuile qui a été dans une salle ouverte ou qui a été la tuile libre, même après que des poussées l’ont déplacée.
    .ours = Pour l’annulation, soulever un toit, c’est toujours voir du nouveau. Sinon, il suffirait de regarder puis d’annuler pour se rafraîchir la mémoire gratis.

## The end of the game

rule-B16 = Assez de sortes de fromage
    .text = Le premier qui a des jetons de quatre sortes différentes gagne aussitôt, même au milieu d’un tour, et même si c’est celui d’un autre. Avec l’option « Combien de sortes de fromage pour gagner », vous pouvez jouer à cinq ou six. La partie est alors plus longue : c’est surtout bien à 2 ou 3 joueurs.

rule-B17 = La troisième souris tombée
    .text = Quand une troisième souris d’un même joueur est tombée, la partie finit aussitôt. Celui qui a perdu trois souris ou plus est éliminé. Parmi les autres, celui qui a le plus de jetons gagne. À deux joueurs, c’est l’autre qui gagne, même avec très peu de jetons.
    .example = La troisième souris d’Ada tombe ; Ada a 3 jetons, Ben 2 et Cleo 1 : Ben gagne.

rule-B18 = Égalités
    .text = Il y a toujours exactement un gagnant. Si plusieurs joueurs sont à égalité, fais le tour de la table dans le sens des aiguilles d’une montre, en commençant par le joueur qui suit celui dont c’est le tour. Le premier des joueurs à égalité que tu rencontres gagne. Celui dont c’est le tour passe en dernier.
    .example = Ada, Ben, Cleo et Dan sont à table dans cet ordre, et la partie finit pendant le tour de Cleo avec une égalité entre Ada et Ben : après Cleo vient Dan, puis Ada, donc Ada gagne.

rule-B19 = Ce qui passe d’abord
    .text = Dans une poussée, tout se passe dans cet ordre : d’abord les tuiles glissent, puis les souris au-dessus des pièges tombent, puis tout le monde reçoit ses jetons. Alors seulement, on regarde si quelqu’un a assez de sortes de fromage et, si personne n’en a assez, si une troisième souris est tombée. Si plusieurs joueurs atteignent assez de sortes par la même poussée, ils sont à égalité, quel que soit leur nombre de jetons. Si tous les joueurs sont éliminés, celui qui a le plus de jetons gagne. Une égalité se tranche comme toujours, et le joueur dont c’est le tour passe en dernier.
    .example = Pendant le tour d’Ada, une poussée apporte à Ben sa quatrième sorte de fromage, et à Cleo sa quatrième et sa cinquième : ils sont à égalité, et Ben gagne, parce qu’il est le premier après Ada.
    .ours = L’éditeur ne dit pas ce qui compte d’abord dans une même poussée ; nous suivons ce qui se passerait dans le château : une souris qui tombe ne récolte plus rien.

rule-B22 = Quand il ne se passe rien
    .text = La partie finit aussi quand beaucoup de tours à la suite n’apportent ni jeton ni chute : 50 tours à deux joueurs, 75 à trois, 100 à quatre. Un tour compte quand il finit, et après un tour avec un jeton ou une chute, on recommence à compter. Celui qui a alors le plus de jetons gagne. Si plusieurs en ont autant, l’égalité se tranche comme toujours, et le joueur qui vient de finir son tour passe en dernier.
    .ours = L’éditeur ne prévoit rien de pareil ; nous avons ajouté cette fin, pour qu’une partie où personne n’ose rien ne dure pas toujours.
