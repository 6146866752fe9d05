# What the coach says in the lessons of Zatre, and the cards of a first game together, in French.

# Your first turns

zatre-lesson-first-turns = Tes premiers tours
zatre-lesson-first-turns-about = Poser, faire des lignes, piocher : assez pour jouer
zatre-lesson-first-turns-done = C’est assez pour une première partie. Ensuite : les lignes, les cases claires, les tuiles gardées et la fin.
zatre-lesson-first-turns-hand = Tu es Ada, et ces trois tuiles sont à toi. Pose des tuiles en ligne droite, pour que leur somme soit 10, 11 ou 12.
zatre-lesson-first-turns-red = La première tuile va sur la case rouge. Clique sur ton 6, puis sur la case rouge.
zatre-lesson-first-turns-red-six = Ce serait permis, mais avec le 6 au milieu, tu arrives tout de suite à 11. Prends le 6.
zatre-lesson-first-turns-red-no = La case rouge, c’est juste, et le 6 est la meilleure tuile pour elle. Clique d’abord sur le 6.
zatre-lesson-first-turns-eleven = Toute autre tuile va à côté d’une tuile posée. Pose ton 5 à droite du 6 : 6 + 5 = 11, et cela rapporte.
zatre-lesson-first-turns-eleven-four = Cela ferait 10. Le 4 vient après : pose d’abord le 5 à droite du 6.
zatre-lesson-first-turns-eleven-no = Cela fait 11 aussi. Pour continuer ensemble, pose le 5 à droite du 6.
zatre-lesson-first-turns-ten = Les lignes vont aussi de haut en bas. Pose ton 4 sous le 6 : cette colonne arrive à 10 et rapporte aussi.
zatre-lesson-first-turns-ten-no = Cette fois, pose le 4 sous le 6 : 6 + 4 = 10.
zatre-lesson-first-turns-end = Ta feuille montre ce que tu reçois : 1 pour le 10, 2 pour le 11, et une croix qui double les deux. Finis ton tour.
zatre-lesson-first-turns-end-no = Toutes tes tuiles sont posées. Finis ton tour.
zatre-lesson-first-turns-bo = Bo a posé deux tuiles. Son 2 a monté ta colonne à 12, et ces 4 points sont à lui.
zatre-lesson-first-turns-draw = Ton tour commence par la pioche : clique sur « Piocher 2 tuiles » ou sur le sac.
zatre-lesson-first-turns-twelve = Un 12 rapporte le plus, et aucune ligne ne dépasse 12. Pose ton 1 là où une ligne arrive juste à 12.
zatre-lesson-first-turns-twelve-four = Cela fait 12, et ce sera pour après. Trouve d’abord un 12 pour ton 1.
zatre-lesson-first-turns-twelve-no = Additionne la rangée et la colonne : avec le 1, l’une des deux doit faire exactement 12.
zatre-lesson-first-turns-light = Une case claire, marquée ×, ne prend une tuile que dans une ligne de 10, 11 ou 12. Pose ton 4 entre le 5 et le 3 : 12, et une croix.
zatre-lesson-first-turns-light-no = Ce serait permis. Mais entre le 5 et le 3, ton 4 fait 12.
zatre-lesson-first-turns-score = Deux 12 rapportent 8 points et complètent la rangée 1 : son bonus de 3 s’ajoute, et la croix double le tout. Finis ton tour.
zatre-lesson-first-turns-score-no = Toutes tes tuiles sont posées. Finis ton tour.
zatre-lesson-first-turns-free = 28 points. Joue encore deux tours contre Bo comme tu veux : pioche, pose ce qui va, finis ton tour.

# Lines and your sheet

zatre-lesson-lines-and-sheet = Les lignes et ta feuille
zatre-lesson-lines-and-sheet-about = Comment grandissent les lignes, et ce qu’en fait la feuille
zatre-lesson-lines-and-sheet-done = Tu sais maintenant tout sur les lignes et ta feuille. Ensuite : les cases claires et leurs croix.
zatre-lesson-lines-and-sheet-grow = La colonne 2 + 3 + 1 + 4 t’a donné 1 point pour un 10. Pose ton 1 à son pied : comme 11, elle rapporte de nouveau.
zatre-lesson-lines-and-sheet-grow-top = Cela fait 11 aussi. Cette fois, pose le 1 au pied, car nous allons bâtir là.
zatre-lesson-lines-and-sheet-grow-three = Le 3 vient après. Pose d’abord le 1 au pied de la colonne.
zatre-lesson-lines-and-sheet-grow-no = C’est permis, mais ta colonne de 10 attend. Pose le 1 à son pied : 10 + 1 = 11.
zatre-lesson-lines-and-sheet-small = Les lignes de 9 ou moins sont permises. Elles ne rapportent encore rien, mais peuvent grandir : pose ton 3 à droite du 1.
zatre-lesson-lines-and-sheet-small-no = C’est permis, et cela ne rapporterait rien non plus. Pose le 3 à droite du 1 : il nous le faut là.
zatre-lesson-lines-and-sheet-end = Le 11 va dans la case libre la plus haute de sa colonne. Finis ton tour et regarde ta feuille.
zatre-lesson-lines-and-sheet-end-no = Tout est posé. Finis ton tour.
zatre-lesson-lines-and-sheet-draw = Bo a bâti ailleurs. Pioche deux tuiles.
zatre-lesson-lines-and-sheet-gap = Une ligne, c’est tout ce qui se touche sans trou. Ton 4 va entre le 5 et le 3 : 5 + 4 + 3 = 12.
zatre-lesson-lines-and-sheet-gap-one = Cela fait 12, et ce sera pour après. Pose d’abord le 4 entre le 5 et le 3.
zatre-lesson-lines-and-sheet-gap-no = Pose le 4 dans le trou entre le 5 et le 3 : là, il fait 12.
zatre-lesson-lines-and-sheet-limit = Ton 4 est aussi dans une rangée : 4 + 4 = 8. Un 5 aurait-il été permis à sa place ?
zatre-lesson-lines-and-sheet-limit-yes = Oui : rangée de 9
zatre-lesson-lines-and-sheet-limit-yes-why = Regarde aussi la colonne : 5 + 5 + 3 = 13. Ni la rangée ni la colonne ne doit dépasser 12.
zatre-lesson-lines-and-sheet-limit-no = Non : colonne de 13
zatre-lesson-lines-and-sheet-limit-no-why = Juste : ni la rangée ni la colonne ne doit dépasser 12.
zatre-lesson-lines-and-sheet-twelve = Ton 1 peut monter la plus longue colonne de 11 à 12. Trouve une place pour lui.
zatre-lesson-lines-and-sheet-twelve-ten = Belle place : une rangée de 10, et une croix. Mais ici, il nous faut un second 12 : regarde la colonne de cinq tuiles.
zatre-lesson-lines-and-sheet-twelve-no = La colonne de cinq tuiles fait 11. Pose le 1 à son pied ou à son sommet.
zatre-lesson-lines-and-sheet-box = Deux 12 en un tour partagent une case : 4 + 4 = 8. Finis ton tour.
zatre-lesson-lines-and-sheet-box-no = Tout est posé. Finis ton tour.
zatre-lesson-lines-and-sheet-worth = La rangée 1 contient 1, 2 et 8. Cela fait 11, mais au bout, il y a 14 : d’où viennent les 3 autres ?
zatre-lesson-lines-and-sheet-worth-bonus = Du bonus de la rangée
zatre-lesson-lines-and-sheet-worth-bonus-why = Juste : avec 10, 11 et 12 remplis, une rangée ajoute son bonus. Plus bas, il est de 4, 5 et 6.
zatre-lesson-lines-and-sheet-worth-twice = Des deux 12
zatre-lesson-lines-and-sheet-worth-twice-why = Deux 12 font 4 + 4, et c’est le 8. Le 3, c’est le bonus : 10, 11 et 12 sont remplis.
zatre-lesson-lines-and-sheet-column = Disons que tu fais deux 12 au prochain tour, mais pas de 10. Où va le 8 ?
zatre-lesson-lines-and-sheet-column-second = Rangée 2, colonne 12
zatre-lesson-lines-and-sheet-column-second-why = Juste : chaque colonne se remplit de son côté, à partir du haut.
zatre-lesson-lines-and-sheet-column-wait = Il attend un 10
zatre-lesson-lines-and-sheet-column-wait-why = Rien n’attend : chaque colonne se remplit de son côté, à partir du haut.
zatre-lesson-lines-and-sheet-free = Continue jusqu’à 15 points : n’importe quelle ligne de 10, 11 ou 12 convient.

# Light cells and crosses

zatre-lesson-light-cells = Cases claires et croix
zatre-lesson-light-cells-about = Où une tuile a besoin d’une ligne, et ce que fait une croix
zatre-lesson-light-cells-done = Tout le plateau est maintenant à toi. Ensuite : combien piocher, et ce qu’on peut garder.
zatre-lesson-light-cells-cover = Une case claire, marquée ×, ne prend une tuile que dans une ligne de 10, 11 ou 12. Pose ton 5 sur celle au-dessus de ton autre 5.
zatre-lesson-light-cells-cover-below = C’est une case claire aussi, et cela fait 10. Cette fois, prends celle du dessus.
zatre-lesson-light-cells-cover-no = C’est une case sombre, qui n’a pas besoin d’une telle ligne. Essaie la case claire au-dessus de ton 5 : 5 + 5 = 10.
zatre-lesson-light-cells-crosses = Une case claire rapporte une croix, et la case rouge aussi, si le tour d’ouverture fait un 10, 11 ou 12. Finis ton tour.
zatre-lesson-light-cells-crosses-no = Tout est posé. Finis ton tour.
zatre-lesson-light-cells-double = La rangée 1 a un 1 et un 2, mais au bout, il y a 6. Pourquoi ?
zatre-lesson-light-cells-double-bonus = Le bonus de 3 compte
zatre-lesson-light-cells-double-bonus-why = Le bonus ne vient que si 10, 11 et 12 sont remplis. C’est la croix : (1 + 2) × 2.
zatre-lesson-light-cells-double-cross = La croix la double
zatre-lesson-light-cells-double-cross-why = Juste : une croix double sa rangée, complète ou non. Celle de la rangée 2 y attend des points.
zatre-lesson-light-cells-one = Bo a posé un 5, et tu as pioché un 1 et un 6. Pose le 1 à droite de ton 6 : 5 + 6 + 1 = 12.
zatre-lesson-light-cells-one-no = C’est permis. Mais cette fois, pose le 1 à droite de ton 6, et vois ce qui arrive à ton autre tuile.
zatre-lesson-light-cells-forced = Ton 6 ne va sur aucune case sombre. Alors seulement, il peut aller sur une case claire sans ligne : le losange la marque.
zatre-lesson-light-cells-forced-no = Pose ton 6 sur la case claire au losange.
zatre-lesson-light-cells-none = Une tuile qui n’avait pas d’autre place ne rapporte pas de croix, mais ton 12 complète la rangée 1 : (1 + 2 + 4 + 3) × 2 = 20. Finis ton tour.
zatre-lesson-light-cells-none-no = Tout est posé. Finis ton tour.
zatre-lesson-light-cells-alone = La case claire sous le 4 de Bo est libre. Un 5 va aussi sur des cases sombres : pourrais-tu le poser seul ici ?
zatre-lesson-light-cells-alone-yes = Oui, il y va
zatre-lesson-light-cells-alone-yes-why = Cela ne dépasse pas 12, mais une case claire demande 10 ou plus, et 4 + 5 ne fait que 9.
zatre-lesson-light-cells-alone-no = Non, 9, c’est trop peu
zatre-lesson-light-cells-alone-no-why = Juste : une case claire demande 10, 11 ou 12, et 4 + 5 ne fait que 9.
zatre-lesson-light-cells-open = Mais tu as aussi un 2. Pose le 5 là : l’anneau à moitié plein dit qu’une tuile posée ensuite doit compléter la ligne.
zatre-lesson-light-cells-open-two = Cela irait, avec le 5 au-dessous. Cette fois, pose d’abord le 5.
zatre-lesson-light-cells-open-no = C’est permis aussi. Mais ici, il nous faut la case claire sous le 4 de Bo, avec le 5.
zatre-lesson-light-cells-close = Le bord en pointillés dit que cette case a encore besoin de sa ligne. Pose ton 2 au-dessous : 4 + 5 + 2 = 11.
zatre-lesson-light-cells-close-no = Pose le 2 sous le 5 : 4 + 5 + 2 = 11.
zatre-lesson-light-cells-third = Ton 11 est dans la rangée 2, où une croix attendait des points, et la rangée 3 reçoit une nouvelle croix. Finis ton tour.
zatre-lesson-light-cells-third-no = Tout est posé. Finis ton tour.
zatre-lesson-light-cells-free = Joue maintenant deux tours comme tu veux, et cherche une case claire qui rapporte une autre croix.

# Drawing and keeping

zatre-lesson-draw-and-keep = Piocher et garder
zatre-lesson-draw-and-keep-about = Qui commence, combien tu pioches, ce que tu gardes
zatre-lesson-draw-and-keep-done = Tu sais maintenant tout sur ta main. Ensuite : les dernières tuiles du sac.
zatre-lesson-draw-and-keep-tie = Tout le monde pioche une tuile, et le plus grand nombre commence. Tu as un 5, et Bo a un 5 : qui commence ?
zatre-lesson-draw-and-keep-tie-you = Moi
zatre-lesson-draw-and-keep-tie-you-why = Tu n’es pas devant : le 5 de Bo vaut autant que le tien.
zatre-lesson-draw-and-keep-tie-again = On pioche à nouveau
zatre-lesson-draw-and-keep-tie-again-why = Juste : ceux qui ont le plus grand nombre piochent à nouveau.
zatre-lesson-draw-and-keep-tie-bo = Bo
zatre-lesson-draw-and-keep-tie-bo-why = Il n’est pas devant : ton 5 vaut autant que le sien.
zatre-lesson-draw-and-keep-starter = Le 6 de Bo a battu ton 3. Il l’a gardé, a pioché deux autres tuiles et posé les trois, la première sur la case rouge.
zatre-lesson-draw-and-keep-two = À toi. Sans tuile en main, tu en pioches deux.
zatre-lesson-draw-and-keep-five = Pose ton 5 au-dessus du 6 : il fait une rangée de 10 et une colonne de 11.
zatre-lesson-draw-and-keep-five-no = Il va là aussi. Mais cette fois, pose le 5 au-dessus du 6, et vois ce qui arrive à ton 4.
zatre-lesson-draw-and-keep-keep = Ton 4 ne va plus nulle part : toute ligne dépasserait 12. Quand rien ne va plus, tu finis ton tour et gardes le reste.
zatre-lesson-draw-and-keep-keep-no = Finis ton tour.
zatre-lesson-draw-and-keep-one = Bo n’a pas trouvé de place et garde deux tuiles : lui seul sait lesquelles. Tu as une tuile, donc tu n’en pioches qu’une.
zatre-lesson-draw-and-keep-fits = Tu peux poser toute ta main, tuiles gardées et nouvelles. Pose ton 2 à droite de la rangée du haut : 5 + 5 + 2 = 12.
zatre-lesson-draw-and-keep-fits-no = Il va là aussi. Pose-le à droite des deux 5 de la rangée du haut : alors ton 4 trouve une place.
zatre-lesson-draw-and-keep-rest = Ce qui va doit être posé, même sans rien rapporter. Ton 4 a de nouveau une place : pose-le au-dessus du 2.
zatre-lesson-draw-and-keep-rest-no = Pose ton 4 au-dessus du 2.
zatre-lesson-draw-and-keep-end = Ta main est maintenant vide. Finis ton tour.
zatre-lesson-draw-and-keep-end-no = Finis ton tour.
zatre-lesson-draw-and-keep-none = Bo a en main les deux tuiles gardées, et maintenant elles vont. Combien en pioche-t-il ?
zatre-lesson-draw-and-keep-none-two = Deux
zatre-lesson-draw-and-keep-none-two-why = Seule une main vide en pioche deux.
zatre-lesson-draw-and-keep-none-one = Une
zatre-lesson-draw-and-keep-none-one-why = Avec deux tuiles ou plus, il n’en piocherait une que si aucune ne trouvait de place.
zatre-lesson-draw-and-keep-none-none = Aucune
zatre-lesson-draw-and-keep-none-none-why = Juste : avec deux tuiles ou plus, on n’en pioche une que si aucune ne trouve de place.
zatre-lesson-draw-and-keep-bag = Clique sur le sac, sous les feuilles, pour voir ce qui n’est pas encore posé. Sur les 121 tuiles, quel nombre y était le plus souvent ?
zatre-lesson-draw-and-keep-bag-one = Le 1
zatre-lesson-draw-and-keep-bag-one-why = Juste : il y a 21 fois le 1, et 20 fois chaque autre nombre.
zatre-lesson-draw-and-keep-bag-six = Le 6
zatre-lesson-draw-and-keep-bag-six-why = Il y a 20 fois le 6, et 20 fois chaque autre nombre sauf le 1, qui y est 21 fois.
zatre-lesson-draw-and-keep-free = Joue maintenant un tour à toi : pioche, pose ce qui va, garde ce qui ne va pas.

# The last tile

zatre-lesson-last-tile = La dernière tuile
zatre-lesson-last-tile-about = Comment finit la partie, et ce que coûte une tuile en main
zatre-lesson-last-tile-done = 319 à 318 : le 6 de Bo a décidé de la partie. Pose tes tuiles hautes tant qu’elles ont une place.
zatre-lesson-last-tile-behind = Bo mène par 324 à 301, mais une de ses tuiles n’a pas trouvé de place et reste dans sa main. Le sac contient une seule tuile.
zatre-lesson-last-tile-last = Tu devrais en piocher deux, mais tu prends ce qui reste. Le tour où la dernière tuile est piochée est le dernier de la partie.
zatre-lesson-last-tile-best = Trouve la meilleure place pour ton 2 : une case claire où il fait une rangée de 12 et une colonne de 11.
zatre-lesson-last-tile-best-eleven = Cela fait un seul 11 : 2 points. Sur une case claire toute proche, le 2 fait un 12 et un 11.
zatre-lesson-last-tile-best-no = Cela ne rapporte rien. Cherche la case claire en bas à gauche : elle fait une rangée de 12 et une colonne de 11.
zatre-lesson-last-tile-minus = Avec ces 18 points, tu as 319. Bo a 324, mais on retire les tuiles restées en main, et la seule pas encore vue est son 6 : quel est son total ?
zatre-lesson-last-tile-minus-same = 324
zatre-lesson-last-tile-minus-same-why = Son 6 est encore dans sa main : 324 − 6.
zatre-lesson-last-tile-minus-less = 318
zatre-lesson-last-tile-minus-less-why = Juste : 324 − 6. Le plus haut total gagne, et à total égal, on partage la victoire.
zatre-lesson-last-tile-minus-more = 330
zatre-lesson-last-tile-minus-more-why = Une tuile restée en main est retirée, pas ajoutée : 324 − 6.
zatre-lesson-last-tile-early = C’est rare, mais la partie peut finir plus tôt : au début d’un tour, même un 1 ne va nulle part. Que deviennent les tuiles du sac ?
zatre-lesson-last-tile-early-stay = Elles y restent
zatre-lesson-last-tile-early-stay-why = Non : on les distribue une à une à toutes les mains, où elles comptent en moins.
zatre-lesson-last-tile-early-dealt = On les distribue
zatre-lesson-last-tile-early-dealt-why = Juste : une à une à toutes les mains, où elles comptent en moins. Puis la partie est finie.
zatre-lesson-last-tile-end = Finis maintenant ton tour, et avec lui la partie.
zatre-lesson-last-tile-end-no = Finis ton tour.

# Playing well

zatre-lesson-playing-well = Bien jouer
zatre-lesson-playing-well-about = Ce que cherchent les joueurs forts
zatre-lesson-playing-well-done = Rangées complètes, croix, tuiles qui comptent deux fois : voilà ce que cherchent les robots forts. En jeu, « Conseil » te montre un bon coup et dit pourquoi.
zatre-lesson-playing-well-look = Avant de poser, regarde ta feuille. La rangée 1 a une croix, et il n’y manque qu’un 10 : que rapporterait ce 10 ?
zatre-lesson-playing-well-look-one = 1 point
zatre-lesson-playing-well-look-one-why = Un 10 fait noter 1, mais il complète la rangée 1. Le bonus de 3 s’ajoute, et la croix double les deux.
zatre-lesson-playing-well-look-four = 4 points
zatre-lesson-playing-well-look-four-why = 1 et le bonus de 3, et la croix double les deux : 8.
zatre-lesson-playing-well-look-eight = 8 points
zatre-lesson-playing-well-look-eight-why = Juste : 1 et le bonus de 3, doublés. C’est plus que ce qu’un 12 rapporte ici.
zatre-lesson-playing-well-twice = Une tuile dans deux lignes compte dans les deux. Trouve la place où ton 5 fait un 10 et un 12, et rapporte une croix.
zatre-lesson-playing-well-twice-ten = Cela fait le 10. De l’autre côté de cette rangée, ton 5 fait aussi un 12.
zatre-lesson-playing-well-twice-column = Cela fait un 12. Il y a une case claire où ton 5 fait aussi un 10.
zatre-lesson-playing-well-twice-one = Le 1 vient après. Trouve d’abord la place où ton 5 compte deux fois.
zatre-lesson-playing-well-twice-no = Ce n’est pas la meilleure place pour le 5. Cherche une case claire où sa rangée fait 10 et sa colonne 12.
zatre-lesson-playing-well-more = Ton 1 peut monter une colonne à 11 ou à 12. Ta nouvelle croix double la rangée 2, alors fais le 12, en haut d’une colonne.
zatre-lesson-playing-well-more-foot = Cela fait le 12 aussi. Cette fois, pose le 1 en haut de la colonne.
zatre-lesson-playing-well-more-row = Cela monte ton nouveau 10 à 11, et la rangée 1 a besoin du 10. Cherche une colonne qui arrive à 12.
zatre-lesson-playing-well-more-eleven = Un 11 rapporte 2, doublé 4. Un second 12 dans ce tour rapporte 4, doublé 8.
zatre-lesson-playing-well-more-no = Cherche une colonne de 11 : avec le 1 à son sommet, elle arrive à 12.
zatre-lesson-playing-well-end = 24 points de plus en un tour, et une croix pour la rangée 2. Finis ton tour.
zatre-lesson-playing-well-end-no = Finis ton tour.
zatre-lesson-playing-well-cross = Ton 6 peut faire un 12 sur une case sombre ou un 11 sur une claire. Chacun ajoute 4 points maintenant : lequel est le mieux ?
zatre-lesson-playing-well-cross-dark = 4 points, mais pas de croix. Le 11 en ajoute 4 aussi, car la rangée 2 est doublée, et sa croix doublera la rangée 3.
zatre-lesson-playing-well-cross-no = Ton 6 d’abord : un 12 sur la case sombre, ou un 11 sur la claire ?
zatre-lesson-playing-well-both = Juste : une croix double toute une rangée à venir. Ton 6 a préparé plus : trouve la place où ton 4 fait deux 10.
zatre-lesson-playing-well-both-above = Cela fait un seul 10. Il y a une place où la rangée aussi arrive à 10.
zatre-lesson-playing-well-both-no = Là, le 4 ne fait pas deux 10. Regarde sous ton 6.
zatre-lesson-playing-well-full = La rangée 2 est complète et doublée : (2 + 2 + 8 + 3) × 2 = 30. Finis ton tour.
zatre-lesson-playing-well-full-no = Finis ton tour.
zatre-lesson-playing-well-spoil = Disons que c’est à toi, et que Bo pourrait monter une ligne de 10 à son tour. Que font les joueurs forts ?
zatre-lesson-playing-well-spoil-block = Ils la bloquent
zatre-lesson-playing-well-spoil-block-why = Bloquer est rarement utile : cela ne te rapporte rien, et Bo trouve une autre ligne.
zatre-lesson-playing-well-spoil-own = Ils font leurs points
zatre-lesson-playing-well-spoil-own-why = Juste : tes propres rangées d’abord. Bloquer ne te rapporte rien.
zatre-lesson-playing-well-free = Joue encore deux tours : d’abord les rangées complètes, puis les croix, puis les 12.

# Cards of a first game together.

zatre-together-aim = { zatre-aim }
zatre-together-who-starts = Le sac contient 121 tuiles avec les nombres de 1 à 6. Tout le monde en pioche une, et le plus grand nombre commence ; à égalité, on pioche à nouveau.
zatre-together-hands = Seul son propriétaire sait ce qu’il y a dans une main ; les autres voient combien de tuiles elle a. Le sac dit quels nombres n’ont pas encore été vus.
zatre-together-opening = Qui commence pose ses trois tuiles, la première sur la case rouge, au milieu. Une tuile ne se pose que là où le plateau a une case.
zatre-together-lines = Des tuiles sans trou font une ligne, en rangée ou en colonne : un 10 rapporte 1 point, un 11 en rapporte 2, un 12 en rapporte 4. Moins ne rapporte encore rien, et plus de 12 est interdit.
zatre-together-beside = Toute autre tuile partage un côté avec une tuile du plateau ; un coin ne suffit pas. On pose sa main tuile par tuile, dans n’importe quel ordre, et même en entier.
zatre-together-light = Une case claire, marquée ×, ne prend une tuile que dans une ligne de 10, 11 ou 12. Une autre tuile du même tour peut la compléter.
zatre-together-ending = Ce qui va doit être posé ; un tour ne finit que quand rien ne va plus. Les tuiles sans place sont gardées, face cachée, pour le tour suivant.
zatre-together-boxes = Les points vont sur la feuille, chaque somme dans la case libre la plus haute de sa colonne. Plusieurs lignes de même somme en un tour partagent une case.
zatre-together-rows = Une rangée avec 10, 11 et 12 remplis ajoute son bonus. Une croix double toute sa rangée, complète ou non.
zatre-together-crosses = Chaque case claire couverte avec sa ligne donne une croix dans la colonne ×2. La case rouge aussi, si le tour d’ouverture fait un 10, 11 ou 12.
zatre-together-draw = Un tour commence par une pioche : deux tuiles si la main est vide, une si elle en a une. Qui en a deux ou plus n’en pioche une que si aucune ne va.
zatre-together-finish = La partie finit avec le tour où la dernière tuile est piochée, ou quand plus rien n’ira jamais. On retire alors les tuiles restées en main, et le plus haut total gagne.
zatre-together-forced = Cette tuile n’allait sur aucune case sombre : elle peut donc aller sur une claire sans ligne. Elle ne rapporte pas de croix.
