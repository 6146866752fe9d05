# What the coach says in the lessons of Zatre, and the cards of a first game together, in French.

# Your first turns

zatre-lesson-first-turns = Tes premiers tours
zatre-lesson-first-turns-about = Poser, faire des lignes, piocher : assez pour jouer
zatre-lesson-first-turns-done = C’est assez pour une première partie. Ensuite : les lignes, les cases claires, les tuiles gardées et la fin.
zatre-lesson-first-turns-hand = Tu es Ada, et ces trois tuiles sont à toi. Celui qui a le plus de points gagne, et on en marque avec des lignes de 10, 11 ou 12.
zatre-lesson-first-turns-red = La première tuile va sur la case rouge. Clique sur ton 6, puis sur la case rouge.
zatre-lesson-first-turns-red-six = C’est permis. Mais avec le 6 au milieu, tu arrives tout de suite à 11 : prends le 6.
zatre-lesson-first-turns-red-no = La case rouge, oui, mais avec le 6. Clique d’abord sur le 6.
zatre-lesson-first-turns-eleven = Ensuite, une tuile va toujours à côté d’une autre. Pose ton 5 à droite du 6 : 6 + 5 = 11, et ça rapporte.
zatre-lesson-first-turns-eleven-four = Ça fait 10, mais le 4 vient après. Pose d’abord le 5 à droite du 6.
zatre-lesson-first-turns-eleven-no = Ça fait 11 aussi. Mais cette fois, pose le 5 à droite du 6.
zatre-lesson-first-turns-ten = Les lignes vont aussi de haut en bas. Pose ton 4 sous le 6 : cette colonne fait 10 et rapporte aussi.
zatre-lesson-first-turns-ten-no = Cette fois, pose le 4 sous le 6 : 6 + 4 = 10.
zatre-lesson-first-turns-end = Ta feuille montre ce que tu gagnes : 1 pour le 10, 2 pour le 11, et une croix qui double les deux. Finis ton tour.
zatre-lesson-first-turns-end-no = Toutes tes tuiles sont posées. Finis ton tour.
zatre-lesson-first-turns-bo-watch = Bo pioche et pose deux tuiles. Regarde ce que son 2 fait à ta colonne.
zatre-lesson-first-turns-bo = Bo a posé deux tuiles. Avec son 2, ta colonne passe à 12, et les 4 points sont pour lui.
zatre-lesson-first-turns-draw = Un tour commence par la pioche : clique sur « Piocher 2 tuiles » ou sur le sac.
zatre-lesson-first-turns-twelve = C’est le 12 qui rapporte le plus, et une ligne ne le dépasse jamais. Pose ton 1 là où une ligne arrive juste à 12.
zatre-lesson-first-turns-twelve-four = Ça fait 12, mais ce sera pour après. Trouve d’abord un 12 pour ton 1.
zatre-lesson-first-turns-twelve-no = Additionne la rangée et la colonne : avec le 1, l’une des deux doit faire exactement 12.
zatre-lesson-first-turns-light = Une case claire, marquée ×, demande une ligne de 10, 11 ou 12. Pose ton 4 entre le 5 et le 3 : 12, et une croix.
zatre-lesson-first-turns-light-no = C’est permis. Mais entre le 5 et le 3, ton 4 fait 12.
zatre-lesson-first-turns-score = Deux 12 rapportent 8 points et complètent la rangée 1 : tu gagnes son bonus de 3, et la croix double le tout. Finis ton tour.
zatre-lesson-first-turns-score-no = Toutes tes tuiles sont posées. Finis ton tour.
zatre-lesson-first-turns-free = Déjà 28 points. Joue encore deux tours contre Bo comme tu veux : pioche, pose ce qui va, finis ton tour.

# Lines and your sheet

zatre-lesson-lines-and-sheet = Les lignes et ta feuille
zatre-lesson-lines-and-sheet-about = Des lignes qui grandissent, et ce qu’en fait la feuille
zatre-lesson-lines-and-sheet-done = Tu sais tout sur les lignes et ta feuille. Ensuite : les cases claires et leurs croix.
zatre-lesson-lines-and-sheet-grow = La colonne 2 + 3 + 1 + 4 t’a donné 1 point pour un 10. Pose ton 1 tout en bas : elle passe à 11 et rapporte de nouveau.
zatre-lesson-lines-and-sheet-grow-top = Ça fait 11 aussi. Mais cette fois, pose le 1 en bas : la suite se joue là.
zatre-lesson-lines-and-sheet-grow-three = Le 3 vient après. Pose d’abord le 1 en bas de la colonne.
zatre-lesson-lines-and-sheet-grow-no = C’est permis, mais ta colonne de 10 attend. Pose le 1 tout en bas : 10 + 1 = 11.
zatre-lesson-lines-and-sheet-small = Une ligne de 9 ou moins est permise : elle ne rapporte rien, mais elle peut grandir. Pose ton 3 à droite du 1.
zatre-lesson-lines-and-sheet-small-no = C’est permis, et ça ne rapporte rien non plus. Mais pose le 3 à droite du 1 : tu en auras besoin là.
zatre-lesson-lines-and-sheet-end = Le 11 va dans la case libre la plus haute de sa colonne. Finis ton tour et regarde ta feuille.
zatre-lesson-lines-and-sheet-end-no = Tout est posé. Finis ton tour.
zatre-lesson-lines-and-sheet-draw-watch = C’est à Bo. Regarde s’il allonge ta ligne.
zatre-lesson-lines-and-sheet-draw = Bo a joué ailleurs. Pioche deux tuiles.
zatre-lesson-lines-and-sheet-gap = Une ligne, c’est tout ce qui se touche sans trou. Ton 4 va entre le 5 et le 3 : 5 + 4 + 3 = 12.
zatre-lesson-lines-and-sheet-gap-one = Ça fait 12, mais ce sera pour après. Pose d’abord le 4 entre le 5 et le 3.
zatre-lesson-lines-and-sheet-gap-no = Pose le 4 dans le trou entre le 5 et le 3 : là, il fait 12.
zatre-lesson-lines-and-sheet-limit = Ton 4 est aussi dans une rangée : 4 + 4 = 8. Un 5 serait-il permis à sa place ?
zatre-lesson-lines-and-sheet-limit-yes = Oui : rangée de 9
zatre-lesson-lines-and-sheet-limit-yes-why = Regarde aussi la colonne : 5 + 5 + 3 = 13. Ni la rangée ni la colonne ne peut dépasser 12.
zatre-lesson-lines-and-sheet-limit-no = Non : colonne de 13
zatre-lesson-lines-and-sheet-limit-no-why = Exact : ni la rangée ni la colonne ne peut dépasser 12.
zatre-lesson-lines-and-sheet-twelve = Avec ton 1, la plus longue colonne peut passer de 11 à 12. Trouve-lui une place.
zatre-lesson-lines-and-sheet-twelve-ten = Belle place : une rangée de 10 et une croix. Mais ici, vise un second 12 : regarde la colonne de cinq tuiles.
zatre-lesson-lines-and-sheet-twelve-no = La colonne de cinq tuiles fait 11. Pose le 1 tout en haut ou tout en bas.
zatre-lesson-lines-and-sheet-box = Deux 12 dans le même tour partagent une case : 4 + 4 = 8. Finis ton tour.
zatre-lesson-lines-and-sheet-box-no = Tout est posé. Finis ton tour.
zatre-lesson-lines-and-sheet-worth = La rangée 1 contient 1, 2 et 8. Ça fait 11, mais au bout, il y a 14 : d’où viennent les 3 autres ?
zatre-lesson-lines-and-sheet-worth-bonus = Du bonus de la rangée
zatre-lesson-lines-and-sheet-worth-bonus-why = Exact : avec 10, 11 et 12 remplis, une rangée ajoute son bonus. Plus bas, il est de 4, 5 et 6.
zatre-lesson-lines-and-sheet-worth-twice = Des deux 12
zatre-lesson-lines-and-sheet-worth-twice-why = Deux 12 font 4 + 4, et c’est le 8. Le 3, c’est le bonus : 10, 11 et 12 sont remplis.
zatre-lesson-lines-and-sheet-column = Imagine : tu fais deux 12 au prochain tour, mais pas de 10. Où va le 8 ?
zatre-lesson-lines-and-sheet-column-second = Rangée 2, colonne 12
zatre-lesson-lines-and-sheet-column-second-why = Exact : chaque colonne se remplit de son côté, à partir du haut.
zatre-lesson-lines-and-sheet-column-wait = Il attend un 10
zatre-lesson-lines-and-sheet-column-wait-why = Rien n’attend : chaque colonne se remplit de son côté, à partir du haut.
zatre-lesson-lines-and-sheet-free = Continue jusqu’à 15 points, avec les lignes de 10, 11 ou 12 que tu veux.

# Light cells and crosses

zatre-lesson-light-cells = Cases claires et croix
zatre-lesson-light-cells-about = Là où il faut une ligne, et ce que fait une croix
zatre-lesson-light-cells-done = Tout le plateau est à toi maintenant. Ensuite : combien piocher, et ce qu’on peut garder.
zatre-lesson-light-cells-cover = En plus des cases sombres et de la rouge, il y a les claires, marquées ×. Elles demandent une ligne de 10, 11 ou 12 : pose ton 5 au-dessus de ton autre 5.
zatre-lesson-light-cells-cover-below = C’est une case claire aussi, et ça fait 10. Mais cette fois, prends celle du dessus.
zatre-lesson-light-cells-cover-no = C’est une case sombre, qui ne demande rien. Essaie la case claire au-dessus de ton 5 : 5 + 5 = 10.
zatre-lesson-light-cells-crosses = Une case claire rapporte une croix. La case rouge aussi, si le tour d’ouverture fait un 10, un 11 ou un 12. Finis ton tour.
zatre-lesson-light-cells-crosses-no = Tout est posé. Finis ton tour.
zatre-lesson-light-cells-double = La rangée 1 a un 1 et un 2, mais au bout, il y a 6. Pourquoi ?
zatre-lesson-light-cells-double-bonus = Le bonus de 3 compte
zatre-lesson-light-cells-double-bonus-why = Le bonus n’arrive que si 10, 11 et 12 sont remplis. C’est la croix : (1 + 2) × 2.
zatre-lesson-light-cells-double-cross = La croix la double
zatre-lesson-light-cells-double-cross-why = Exact : une croix double sa rangée, complète ou non. Celle de la rangée 2 y attend des points.
zatre-lesson-light-cells-one-watch = Bo pose une tuile, puis tu pioches. Regarde lesquelles tu reçois.
zatre-lesson-light-cells-one = Bo a posé un 5, et tu as pioché un 1 et un 6. Pose le 1 à droite de ton 6 : 5 + 6 + 1 = 12.
zatre-lesson-light-cells-one-no = C’est permis. Mais cette fois, pose le 1 à droite de ton 6, et regarde ce qui arrive à ton autre tuile.
zatre-lesson-light-cells-forced = Ton 6 ne va sur aucune case sombre. Alors seulement, il peut aller sur une case claire sans ligne, marquée d’un losange.
zatre-lesson-light-cells-forced-no = Pose ton 6 sur la case claire marquée d’un losange.
zatre-lesson-light-cells-none = Pas de croix pour une tuile qui n’avait pas d’autre place. Mais ton 12 complète la rangée 1 : (1 + 2 + 4 + 3) × 2 = 20. Finis ton tour.
zatre-lesson-light-cells-none-no = Tout est posé. Finis ton tour.
zatre-lesson-light-cells-alone-watch = Bo pose deux tuiles. Regarde bien la case claire sous son 4.
zatre-lesson-light-cells-alone = La case claire sous le 4 de Bo est libre. Un 5 va aussi sur des cases sombres : peux-tu le poser seul ici ?
zatre-lesson-light-cells-alone-yes = Oui, il y va
zatre-lesson-light-cells-alone-yes-why = Ça ne dépasse pas 12, mais une case claire demande 10 ou plus, et 4 + 5 ne fait que 9.
zatre-lesson-light-cells-alone-no = Non, 9, c’est trop peu
zatre-lesson-light-cells-alone-no-why = Exact : une case claire demande 10, 11 ou 12, et 4 + 5 ne fait que 9.
zatre-lesson-light-cells-open = Mais tu as aussi un 2. Pose le 5 là : l’anneau à moitié plein dit qu’une tuile suivante doit compléter la ligne.
zatre-lesson-light-cells-open-two = Ça va aussi, avec le 5 au-dessous. Mais cette fois, pose d’abord le 5.
zatre-lesson-light-cells-open-no = C’est permis aussi. Mais cette fois, pose le 5 sur la case claire sous le 4 de Bo.
zatre-lesson-light-cells-close = Le bord en pointillés dit que cette case attend encore sa ligne. Pose ton 2 au-dessous : 4 + 5 + 2 = 11.
zatre-lesson-light-cells-close-no = Pose le 2 sous le 5 : 4 + 5 + 2 = 11.
zatre-lesson-light-cells-third = Ton 11 va dans la rangée 2, où une croix attendait des points. La rangée 3 reçoit une nouvelle croix. Finis ton tour.
zatre-lesson-light-cells-third-no = Tout est posé. Finis ton tour.
zatre-lesson-light-cells-free = Joue maintenant deux tours comme tu veux, et cherche une case claire pour une autre croix.

# Drawing and keeping

zatre-lesson-draw-and-keep = Piocher et garder
zatre-lesson-draw-and-keep-about = Qui commence, combien tu pioches, ce que tu gardes
zatre-lesson-draw-and-keep-done = Tu sais tout sur ta main. Ensuite : les dernières tuiles du sac.
zatre-lesson-draw-and-keep-tie = Tout le monde pioche une tuile, et le plus grand nombre commence. Bo et toi avez un 5 : qui commence ?
zatre-lesson-draw-and-keep-tie-you = Moi
zatre-lesson-draw-and-keep-tie-you-why = Tu n’es pas devant : le 5 de Bo vaut autant que le tien.
zatre-lesson-draw-and-keep-tie-again = On pioche encore
zatre-lesson-draw-and-keep-tie-again-why = Exact : ceux qui ont le plus grand nombre piochent encore une fois.
zatre-lesson-draw-and-keep-tie-bo = Bo
zatre-lesson-draw-and-keep-tie-bo-why = Il n’est pas devant : ton 5 vaut autant que le sien.
zatre-lesson-draw-and-keep-starter-watch = Vous piochez de nouveau. Regarde qui tire le plus grand nombre, et ce qu’il en fait.
zatre-lesson-draw-and-keep-starter = Le 6 de Bo a battu ton 3. Il l’a gardé, a pioché deux autres tuiles et posé les trois, la première sur la case rouge.
zatre-lesson-draw-and-keep-two = À toi. Sans tuile en main, tu en pioches deux.
zatre-lesson-draw-and-keep-five = Pose ton 5 au-dessus du 6 : il fait une rangée de 10 et une colonne de 11.
zatre-lesson-draw-and-keep-five-no = Il va là aussi. Mais cette fois, pose le 5 au-dessus du 6, et regarde ce qui arrive à ton 4.
zatre-lesson-draw-and-keep-keep = Ton 4 ne va plus nulle part : partout, on dépasserait 12. Quand plus rien ne va, finis ton tour et garde le reste.
zatre-lesson-draw-and-keep-keep-no = Finis ton tour.
zatre-lesson-draw-and-keep-one-watch = Bo pioche deux tuiles. Regarde si elles trouvent une place.
zatre-lesson-draw-and-keep-one = Bo n’a pas trouvé de place et garde deux tuiles, que lui seul connaît. Tu as une tuile en main, donc tu n’en pioches qu’une.
zatre-lesson-draw-and-keep-fits = Tu peux poser toute ta main, tuiles gardées et nouvelles. Pose ton 2 à droite de la rangée du haut : 5 + 5 + 2 = 12.
zatre-lesson-draw-and-keep-fits-no = Il va là aussi. Mais pose-le à droite des deux 5 de la rangée du haut : ton 4 aura une place.
zatre-lesson-draw-and-keep-rest = Tant qu’une tuile a une place, on la pose, même pour rien. Ton 4 en a de nouveau une : au-dessus du 2.
zatre-lesson-draw-and-keep-rest-no = Pose ton 4 au-dessus du 2.
zatre-lesson-draw-and-keep-end = Ta main est vide. Finis ton tour.
zatre-lesson-draw-and-keep-end-no = Finis ton tour.
zatre-lesson-draw-and-keep-none = Bo a encore ses deux tuiles en main, et maintenant elles ont une place. Combien en pioche-t-il ?
zatre-lesson-draw-and-keep-none-two = Deux
zatre-lesson-draw-and-keep-none-two-why = On n’en pioche deux que si on a la main vide.
zatre-lesson-draw-and-keep-none-one = Une
zatre-lesson-draw-and-keep-none-one-why = Avec deux tuiles ou plus, il n’en piocherait une que si aucune ne trouvait de place.
zatre-lesson-draw-and-keep-none-none = Aucune
zatre-lesson-draw-and-keep-none-none-why = Exact : avec deux tuiles ou plus, on n’en pioche une que si aucune ne trouve de place.
zatre-lesson-draw-and-keep-bag = Clique sur le sac, sous les feuilles, pour voir ce qui n’est pas encore posé. Sur les 121 tuiles, quel nombre revient le plus souvent ?
zatre-lesson-draw-and-keep-bag-one = Le 1
zatre-lesson-draw-and-keep-bag-one-why = Exact : il y a 21 fois le 1, et 20 fois chaque autre nombre.
zatre-lesson-draw-and-keep-bag-six = Le 6
zatre-lesson-draw-and-keep-bag-six-why = Il y a 20 fois le 6, comme chaque autre nombre, sauf le 1 : il y est 21 fois.
zatre-lesson-draw-and-keep-free = À toi de jouer un tour : pioche, pose ce qui va, garde ce qui ne va pas.

# The last tile

zatre-lesson-last-tile = La dernière tuile
zatre-lesson-last-tile-about = Comment finit la partie, et ce que coûte une tuile en main
zatre-lesson-last-tile-done = 319 à 318 : tu gagnes, car Bo avait encore son 6 en main. Tu peux jouer une partie entière : pose tes tuiles hautes tant qu’il y a de la place.
zatre-lesson-last-tile-behind-watch = Bo joue avant toi. Regarde combien de tuiles il peut poser.
zatre-lesson-last-tile-behind = Bo mène 324 à 301, mais une de ses tuiles n’a pas trouvé de place et reste dans sa main. Le sac ne contient plus qu’une tuile.
zatre-lesson-last-tile-last = Il t’en faudrait deux, mais tu prends ce qui reste. Le tour où l’on pioche la dernière tuile est le dernier de la partie.
zatre-lesson-last-tile-best = Trouve la meilleure place pour ton 2 : une case claire où il fait une rangée de 12 et une colonne de 11.
zatre-lesson-last-tile-best-eleven = Ça fait un seul 11 : 2 points. Sur une case claire toute proche, le 2 fait un 12 et un 11.
zatre-lesson-last-tile-best-no = Ça ne rapporte rien. Cherche la case claire en bas à gauche : elle fait une rangée de 12 et une colonne de 11.
zatre-lesson-last-tile-minus = Avec ces 18 points, tu as 319. Bo a 324, moins les tuiles restées en main : la seule qu’on n’a pas vue est son 6. Quel est son total ?
zatre-lesson-last-tile-minus-same = 324
zatre-lesson-last-tile-minus-same-why = Son 6 est encore dans sa main : 324 − 6.
zatre-lesson-last-tile-minus-less = 318
zatre-lesson-last-tile-minus-less-why = Exact : 324 − 6. Le plus haut total gagne, et à total égal, on partage la victoire.
zatre-lesson-last-tile-minus-more = 330
zatre-lesson-last-tile-minus-more-why = Une tuile restée en main se retire, elle ne s’ajoute pas : 324 − 6.
zatre-lesson-last-tile-early = C’est rare, mais la partie peut finir plus tôt, si au début d’un tour même un 1 ne va nulle part. Que deviennent les tuiles du sac ?
zatre-lesson-last-tile-early-stay = Elles y restent
zatre-lesson-last-tile-early-stay-why = Non : on les distribue une à une à tout le monde, et ça fait des points en moins.
zatre-lesson-last-tile-early-dealt = On les distribue
zatre-lesson-last-tile-early-dealt-why = Exact : une à une à tout le monde, et ça fait des points en moins. Puis la partie est finie.
zatre-lesson-last-tile-end = Finis ton tour, et la partie avec lui.
zatre-lesson-last-tile-end-no = Finis ton tour.

# Playing well

zatre-lesson-playing-well = Bien jouer
zatre-lesson-playing-well-about = Ce que cherchent les bons joueurs
zatre-lesson-playing-well-done = Rangées complètes, croix, tuiles qui comptent deux fois : voilà ce que cherchent les bons robots. Dans une partie, « Conseil » te montre un bon coup et dit pourquoi.
zatre-lesson-playing-well-look = Avant de poser, regarde ta feuille. La rangée 1 a une croix, et il n’y manque qu’un 10 : combien vaut ce 10 ?
zatre-lesson-playing-well-look-one = 1 point
zatre-lesson-playing-well-look-one-why = Un 10 seul vaut 1, mais il complète la rangée 1. Le bonus de 3 s’ajoute, et la croix double le tout.
zatre-lesson-playing-well-look-four = 4 points
zatre-lesson-playing-well-look-four-why = 1 et le bonus de 3, et la croix double le tout : 8.
zatre-lesson-playing-well-look-eight = 8 points
zatre-lesson-playing-well-look-eight-why = Exact : 1 et le bonus de 3, doublés. C’est plus que ce qu’un 12 rapporte ici.
zatre-lesson-playing-well-twice = Une tuile dans deux lignes compte dans les deux. Trouve la place où ton 5 fait un 10 et un 12, avec une croix.
zatre-lesson-playing-well-twice-ten = Ça fait le 10. De l’autre côté de cette rangée, ton 5 fait aussi un 12.
zatre-lesson-playing-well-twice-column = Ça fait un 12. Il y a une case claire où ton 5 fait aussi un 10.
zatre-lesson-playing-well-twice-one = Le 1 vient après. Trouve d’abord la place où ton 5 compte deux fois.
zatre-lesson-playing-well-twice-no = Ce n’est pas la meilleure place pour le 5. Cherche une case claire où sa rangée fait 10 et sa colonne 12.
zatre-lesson-playing-well-more = Ton 1 peut amener une colonne à 11 ou à 12. Ta nouvelle croix double la rangée 2 : fais le 12, en haut d’une colonne.
zatre-lesson-playing-well-more-foot = Ça fait le 12 aussi. Mais cette fois, pose le 1 en haut de la colonne.
zatre-lesson-playing-well-more-row = Ton nouveau 10 passe alors à 11, et la rangée 1 a besoin du 10. Cherche une colonne qui arrive à 12.
zatre-lesson-playing-well-more-eleven = Un 11 rapporte 2, doublé 4. Un second 12 pendant ce tour rapporte 4, doublé 8.
zatre-lesson-playing-well-more-no = Cherche une colonne de 11 : avec le 1 tout en haut, elle passe à 12.
zatre-lesson-playing-well-end = 24 points de plus en un tour, et une croix pour la rangée 2. Finis ton tour.
zatre-lesson-playing-well-end-no = Finis ton tour.
zatre-lesson-playing-well-cross-watch = Bo pose deux 5, puis tu pioches. Regarde ce que tu peux en faire.
zatre-lesson-playing-well-cross = Ton 6 peut faire un 12 sur une case sombre ou un 11 sur une claire. Les deux ajoutent 4 points maintenant : que choisis-tu ?
zatre-lesson-playing-well-cross-dark = 4 points, mais pas de croix. Le 11 en ajoute 4 aussi, car la rangée 2 est doublée, et sa croix doublera la rangée 3.
zatre-lesson-playing-well-cross-no = Ton 6 d’abord : un 12 sur la case sombre, ou un 11 sur la claire ?
zatre-lesson-playing-well-both = Exact : une croix double toute une rangée à venir. Et ton 6 a préparé la suite : trouve la place où ton 4 fait deux 10.
zatre-lesson-playing-well-both-above = Ça fait un seul 10. Il y a une place où la rangée aussi arrive à 10.
zatre-lesson-playing-well-both-no = Là, le 4 ne fait pas deux 10. Regarde sous ton 6.
zatre-lesson-playing-well-full = La rangée 2 est complète et doublée : (2 + 2 + 8 + 3) × 2 = 30. Finis ton tour.
zatre-lesson-playing-well-full-no = Finis ton tour.
zatre-lesson-playing-well-spoil = Imagine : c’est à toi, et Bo pourrait agrandir une ligne de 10 à son tour. Que font les bons joueurs ?
zatre-lesson-playing-well-spoil-block = Ils la bloquent
zatre-lesson-playing-well-spoil-block-why = Bloquer sert rarement : tu n’y gagnes rien, et Bo trouve une autre ligne.
zatre-lesson-playing-well-spoil-own = Ils font leurs points
zatre-lesson-playing-well-spoil-own-why = Exact : tes propres rangées d’abord. Bloquer ne te rapporte rien.
zatre-lesson-playing-well-free = Joue encore deux tours : d’abord les rangées complètes, puis les croix, puis les 12.

# En équipe

zatre-lesson-partners = En équipe
zatre-lesson-partners-about = Deux équipes, une feuille chacune : à quatre ou à six
zatre-lesson-partners-done = Voilà le jeu en équipe : une feuille, deux mains ouvertes, deux tours de suite. À quatre ou à six, active-le en préparant la partie.
zatre-lesson-partners-team = Bo et toi, vous faites équipe contre Cleo et Dora. Vous partagez une feuille et chacun voit les tuiles de l’autre.
zatre-lesson-partners-six = Tu commences. Pose ton 6 sur la case rouge.
zatre-lesson-partners-six-no = Dans cette leçon, on commence par le 6 sur la case rouge.
zatre-lesson-partners-five = Bo a un 1 et un 2. Pose ton 5 à droite du 6 : ça fait 11, et avec son 1, ça fera 12.
zatre-lesson-partners-five-no = Cette fois, pose le 5 à droite du 6 : 6 + 5 = 11.
zatre-lesson-partners-four = Pose maintenant ton 4 sous le 6 : ça fait 10, et avec le 2 de Bo, ça fera 12.
zatre-lesson-partners-four-no = Cette fois, pose le 4 sous le 6 : 6 + 4 = 10.
zatre-lesson-partners-end = Le 10, le 11 et une croix vont sur votre feuille. Finis ton tour, c’est ensuite à Bo.
zatre-lesson-partners-end-no = Toutes tes tuiles sont posées. Finis ton tour.
zatre-lesson-partners-bo-watch = C’est à Bo. Regarde bien ton 11 et ton 10.
zatre-lesson-partners-bo = Bo a fait deux 12, et la rangée 1 de votre feuille est complète : (1 + 2 + 8 + 3) × 2 = 28.
zatre-lesson-partners-when-watch = C’est à Cleo et Dora. Regarde bien quand chacune pioche.
zatre-lesson-partners-when = Cleo et Dora ont joué aussi. Quand Dora a-t-elle pioché ses tuiles ?
zatre-lesson-partners-when-before = Avant que Cleo pose
zatre-lesson-partners-when-before-why = Exact : les deux partenaires piochent avant de poser. Vous pouvez donc vous organiser à deux.
zatre-lesson-partners-when-after = Après le tour de Cleo
zatre-lesson-partners-when-after-why = Non : les deux partenaires piochent d’abord, avant de poser.
zatre-lesson-partners-draw = C’est de nouveau à votre équipe. Vous piochez deux tuiles chacun : clique sur « Piocher 2 tuiles » ou sur le sac.
zatre-lesson-partners-free = Regarde les deux mains, puis joue un tour. Laisse à Bo des places où ses tuiles rapportent.

# Cards of a first game together.

zatre-together-aim = { zatre-aim }
zatre-together-who-starts = Le sac contient 121 tuiles, de 1 à 6. Chacun en pioche une, et le plus grand nombre commence ; à égalité, on pioche encore.
zatre-together-hands = Chacun ne connaît que ses tuiles ; les autres voient seulement combien il en a. Le sac montre les nombres qu’on n’a pas encore vus.
zatre-together-opening = Celui qui commence pose ses trois tuiles, la première sur la case rouge, au milieu. Là où le plateau n’a pas de case, on ne pose rien.
zatre-together-lines = Des tuiles qui se suivent sans trou font une ligne, en rangée ou en colonne : un 10 rapporte 1, un 11 rapporte 2, un 12 rapporte 4. Moins, ça ne rapporte encore rien ; plus de 12, c’est interdit.
zatre-together-beside = Ensuite, une tuile touche toujours le côté d’une autre ; un coin ne suffit pas. On pose ses tuiles une à une, dans l’ordre qu’on veut, et toutes si on peut.
zatre-together-light = Une case claire, marquée ×, demande une ligne de 10, 11 ou 12. Une autre tuile du même tour peut la compléter.
zatre-together-ending = Tant qu’une tuile a une place, on la pose ; le tour ne finit qu’après. Les tuiles sans place, on les garde face cachée pour le tour suivant.
zatre-together-boxes = Les points vont sur la feuille, dans la case libre la plus haute de la colonne de leur somme. Dans un même tour, des sommes égales partagent une case.
zatre-together-rows = Une rangée avec 10, 11 et 12 remplis ajoute son bonus. Une croix double toute sa rangée, complète ou non.
zatre-together-crosses = Chaque case claire couverte avec sa ligne donne une croix dans la colonne ×2. La case rouge aussi, si le tour d’ouverture fait un 10, un 11 ou un 12.
zatre-together-draw = Un tour commence par la pioche : deux tuiles si on n’en a pas, une si on en a une. Avec deux ou plus, on n’en pioche une que si aucune ne va.
zatre-together-finish = La partie finit avec le tour où l’on pioche la dernière tuile, ou quand plus aucune ne peut aller nulle part. On retire les tuiles restées en main, et le plus haut total gagne.
zatre-together-forced = Cette tuile n’allait sur aucune case sombre : elle a donc droit à une claire sans ligne, mais ne rapporte pas de croix.
zatre-together-partners = Deux voisins font équipe et partagent une feuille. Ils piochent d’abord tous les deux et voient leurs tuiles ; puis l’un pose, et l’autre après lui.
