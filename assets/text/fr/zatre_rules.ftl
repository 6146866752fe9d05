# Zatre: its rule book, in French.

zatre-rules-1 = Tuiles, plateau et feuille
zatre-rules-2 = Le départ
zatre-rules-3 = Piocher et poser
zatre-rules-4 = Les cases claires
zatre-rules-5 = La fin d’un tour
zatre-rules-6 = Les points
zatre-rules-7 = La fin de la partie
zatre-rules-8 = Les tuiles cachées
zatre-rules-9 = En équipes

## Tiles, board and sheet

rule-Z1 = Les tuiles
    .text = Il y a 121 tuiles, chacune avec un nombre de 1 à 6. Il y a 21 fois le 1, et 20 fois chacun des autres nombres. Au début, elles sont toutes dans le sac.

rule-Z2 = Le plateau
    .text = Le plateau a 193 cases : une case rouge au milieu, 32 cases claires et 160 cases sombres. Il fait 15 cases de large et 15 de haut, mais il manque les coins et le milieu de chaque bord. Une tuile va toujours sur une case du plateau.

rule-Z3 = La feuille de points
    .text = Chaque joueur a une feuille de points avec les colonnes ×2, 10, 11, 12 et bonus. Ses rangées se remplissent à partir du haut. Le bonus est de 3 dans les rangées 1 à 4, de 4 dans les rangées 5 à 8, de 5 dans les rangées 9 à 12 et de 6 dans les rangées 13 à 16. S’il te faut plus de rangées, la feuille continue, avec un bonus de 6 dans chaque nouvelle rangée.
    .ours = La feuille imprimée s’arrête après la rangée 16 ; la nôtre continue, pour qu’aucun point ne se perde faute de place.

## The start

rule-Z4 = Qui commence
    .text = Tout le monde pioche une tuile, et le plus grand nombre commence. Si plusieurs joueurs ont le plus grand nombre, eux seuls piochent encore, jusqu’à ce que l’un d’eux l’emporte ; d’ici là, toutes les tuiles piochées restent hors du sac. Ensuite, le premier joueur garde la tuile qui l’a fait gagner, toutes les autres retournent dans le sac, et il pioche encore deux tuiles. En équipes, son partenaire pioche alors aussi deux tuiles, avant que la première tuile soit posée. Si jamais le sac ne suffit plus pour départager, c’est le premier d’entre eux dans l’ordre du jeu qui commence.
    .example = Ada et Ben piochent un 6 et Cleo un 2 : Ada et Ben piochent encore, le 3 d’Ada bat le 1 de Ben, donc Ada commence et garde le 3.
    .ours = L’éditeur ne dit pas ce que deviennent les tuiles pendant qu’on départage ; nous les gardons hors du sac, pour que personne ne pioche deux fois la même.

rule-Z5 = Le tour d’ouverture
    .text = Au tour d’ouverture, le premier joueur pose ses trois tuiles. La première va sur la case rouge. Pour les deux autres, les règles sont celles de toutes les tuiles suivantes, et il y a toujours de la place pour elles. En équipes, seul le premier joueur fait ce tour ; celui de son partenaire, juste après, est un tour ordinaire.
    .ours = L’éditeur demande seulement que l’une des trois tuiles couvre la case rouge ; nous commençons par elle, pour que chaque tuile suivante ait une voisine.

## Drawing and laying

rule-Z6 = D’abord piocher
    .text = Tu pioches toujours avant de poser. Sans tuile en main, tu en pioches deux ; avec une tuile, tu en pioches une. Avec deux tuiles ou plus, tu en pioches une si aucune ne trouve de place, et rien si au moins une en trouve. Une tuile trouve une place s’il y a, à côté d’une tuile du plateau, une case vide, claire ou sombre, où elle ne fait aucune ligne de plus de 12. S’il ne reste pas assez de tuiles dans le sac, tu prends ce qui reste.
    .example = Tu as gardé un 5 et un 6, et il n’y a plus de place que pour un 3 ou moins : tu pioches une tuile, et tu en as maintenant trois.
    .ours = Selon l’éditeur, rien ne t’oblige à piocher si l’une de tes deux tuiles ou plus trouve une place. Ici, tu ne pioches jamais dans ce cas, comme le veut une autre édition. Ta main ne grossit donc que si rien ne va.

rule-Z7 = Tuile par tuile
    .text = Maintenant, tu poses tes tuiles une à une, dans l’ordre que tu veux. Tu peux poser toutes les tuiles de ta main, celles que tu avais gardées comme celles que tu viens de piocher, et même plus de deux.

rule-Z8 = Côte à côte
    .text = Une tuile va sur une case vide qui partage un côté avec une tuile du plateau. Se toucher par un coin ne suffit pas. Une tuile que tu as posée plus tôt pendant ce tour compte aussi comme voisine.

rule-Z9 = Jamais plus de 12
    .text = Une ligne, ce sont toutes les tuiles qui se suivent sans trou, dans une rangée ou dans une colonne, jusqu’au trou ou au bord à chaque bout. Aucune ligne ne doit arriver à 13 ou plus, même pour un instant. Regarde donc la rangée et la colonne de chaque tuile que tu poses.
    .example = Une rangée finit par 4 + 5 : un 3 à côté du 5 fait 12, c’est permis ; un 4 ferait 13, c’est interdit.

rule-Z10 = Neuf ou moins
    .text = Les lignes de 9 ou moins sont permises. Elles ne rapportent pas de points, mais elles peuvent grandir plus tard.

## Light cells

rule-Z11 = Poser sur une case claire
    .text = Tu ne peux poser une tuile sur une case claire que si elle fait partie d’une ligne de 10, 11 ou 12 à la fin de ton tour. La ligne n’a pas besoin d’être là tout de suite : des tuiles que tu poses ensuite, dans le même tour, peuvent la compléter. Tant que la case attend encore sa ligne, tu ne peux poser que des tuiles après lesquelles le reste de ta main peut encore la compléter pendant ce tour. Si plusieurs cases claires attendent, cela vaut pour toutes à la fois. Si tu utilises pour cela une autre case claire, elle aussi demande sa propre ligne de 10, 11 ou 12. Une fois qu’une case claire fait partie d’une telle ligne, cela ne change plus, car les sommes ne font que monter.
    .example = Tu as un 4 et un 3, et avec le 4 sur une case claire, sa rangée n’arrive qu’à 8 : c’est permis si le 3 peut aller au bout de cette rangée et faire 11.
    .ours = L’éditeur laisse une tuile ou les deux ensemble faire la ligne ; nous regardons à la fin du tour, pour que la tuile de la case claire puisse aussi bien être la première posée.

rule-Z12 = Pas d’autre place
    .text = Si une tuile ne peut être posée nulle part d’après les règles vues jusqu’ici, elle peut aller sur n’importe quelle case claire à côté d’une tuile du plateau, si aucune ligne n’y dépasse 12. Seul compte le moment où tu la poses. Elle n’y a pas besoin de ligne et ne rapporte pas de croix, même si une tuile suivante complète une ligne qui passe par elle. Si une autre case claire attend encore sa ligne, il faut que le reste de ta main puisse encore la compléter.
    .example = Tu n’as qu’un 5 ; il ne va sur aucune case sombre, et sur la seule case claire où il va, il fait une ligne de 8 : tu l’y poses, sans croix.
    .ours = L’éditeur dit seulement qu’une tuile sans case sombre va sur une case claire, sans croix ; le reste est de nous, pour que cela reste une issue de secours et ne devienne jamais un choix.

## The end of a turn

rule-Z13 = Ce qui peut être posé doit l’être
    .text = Tant qu’une de tes tuiles peut être posée, ton tour continue, même si cette tuile ne rapporte pas de points. Quand aucune ne peut plus l’être, ou quand tu n’en as plus, tu finis ton tour. Tu choisis librement quelle tuile va où, même si une autre ne trouve ensuite plus de place. Les tuiles que tu n’as pas pu poser, tu les gardes face cachée pour ton tour suivant.
    .example = Tu as un 2 et un 5, et après le 2, le 5 ne trouve plus de place : tu gardes le 5 et tu finis ton tour.
    .ours = L’éditeur veut que les deux tuiles soient posées si possible ; nous ne te faisons pas chercher l’ordre qui place le plus de tuiles, car autour d’une table, personne ne pourrait le vérifier.

rule-Z14 = Garder par choix
    .text = Avec l’option « On peut finir son tour même si une tuile peut encore être posée », tu peux t’arrêter plus tôt et garder des tuiles qui trouveraient une place. Il faut que tu aies pioché ou posé une tuile pendant ce tour, et qu’aucune case claire n’attende encore sa ligne. Au tour d’ouverture du premier joueur, ce n’est pas possible.
    .ours = L’éditeur laisse chacun décider. Chez nous, cela ne vaut que si vous l’activez avant la partie. Sinon, si une tuile va quelque part, on la pose, et personne n’en garde juste pour gêner les autres.

## Points

rule-Z15 = Les points des lignes
    .text = Quand ton tour finit, chaque ligne de 10, 11 ou 12 qui contient au moins une tuile posée pendant ce tour rapporte des points : 1 pour un 10, 2 pour un 11, 4 pour un 12. Chaque ligne compte une fois, avec sa somme à la fin du tour. Une tuile dans deux lignes de ce genre compte dans les deux. Une ligne de 10 qui monte à 11 ou 12 dans un tour suivant compte de nouveau. Si l’introduction de ta règle imprimée promet 3 points pour un 12, c’est une faute d’impression : plus loin, dans le compte des points, elle dit bien 4.
    .example = Tes deux tuiles font une rangée de 10 et une colonne de 12 : cela donne 1 point et 4 points.
    .ours = Nous comptons une ligne à la fin du tour, pour qu’un 10 que tu montes à 12 dans le même tour soit une seule ligne et non deux.

rule-Z16 = Noter les points
    .text = Les points vont dans la case libre la plus haute de la colonne de leur somme. Les colonnes 10, 11 et 12 se remplissent chacune de son côté, sans trou. Si tu fais plusieurs lignes de la même somme en un tour, leurs points vont ensemble dans une seule case.
    .example = Deux lignes de 12 en un tour : tu notes 8 dans une case de la colonne 12.

rule-Z17 = Les croix
    .text = Pour chaque case claire que tu couvres pendant ce tour, tu notes une croix dans la case libre la plus haute de la colonne ×2. Chaque croix a sa propre case. Seule une tuile qui est sur une case claire parce qu’elle n’avait pas d’autre place n’en rapporte pas.
    .example = Tu couvres deux cases claires en un tour, chacune dans une ligne de 10, 11 ou 12 : tu notes deux croix, l’une sous l’autre.

rule-Z18 = La croix de la case rouge
    .text = La case rouge rapporte aussi une croix, si le tour d’ouverture fait au moins une ligne de 10, 11 ou 12. Les cases claires couvertes pendant ce tour rapportent les leurs comme toujours.

rule-Z19 = Ce que vaut une rangée
    .text = Une rangée de ta feuille vaut le total des points que tu y as notés. Si ses cases 10, 11 et 12 sont toutes remplies, on ajoute le bonus de la rangée. S’il y a une croix dans la rangée, tout cela compte double, que la rangée soit complète ou non. Une croix dans une rangée sans points ne vaut rien.
    .example = La rangée 5 a une croix et les points 2, 2 et 4 : avec le bonus de 4, cela fait 12, et doublé, 24.

## The end of the game

rule-Z20 = La dernière tuile
    .text = La partie finit avec le tour où l’on pioche la dernière tuile du sac. Ce tour se joue comme d’habitude, et après lui, personne ne rejoue. En équipes, l’équipe qui joue finit les tours de ses deux partenaires.

rule-Z21 = Quand rien ne va plus
    .text = Si, au début d’un tour, avant de piocher, même un 1 ne trouve pas de place sur le plateau, plus aucune tuile n’en trouvera jamais. On distribue le reste du sac tuile par tuile à tous les joueurs, dans le sens des aiguilles d’une montre, en commençant par celui dont c’est le tour, et la partie est finie. Une main peut ainsi devenir aussi grande qu’il le faut. En équipes, on regarde cela une seule fois, avant que l’équipe pioche.
    .ours = L’éditeur finit la partie plus tôt quand personne ne peut poser de tuile ; nous regardons si un 1 trouve encore une place, car là où même un 1 n’en trouve pas, rien n’en trouvera jamais.

rule-Z22 = Qui gagne
    .text = Ton total est la somme de toutes les rangées de ta feuille, moins les nombres des tuiles restées dans ta main. En équipes, on retire les tuiles des deux partenaires. Le plus haut total gagne. À total égal, on partage la victoire.
    .example = Tes rangées font 58, et il te reste en main un 2 et un 6 : 58 − 8 font 50.
    .ours = L’éditeur ne dit pas qui gagne à total égal ; en partageant la victoire, on ne fait pas de jaloux.

## Hidden tiles

rule-Z24 = Qui voit quoi
    .text = Les tuiles de ta main, personne d’autre ne les connaît, sauf ton partenaire si tu en as un ; les autres voient seulement combien tu en as. Quelle tuile sortira du sac, personne ne le sait, mais tu peux compter celles qu’on n’a pas encore vues. Les tuiles piochées pour le départ et celles qu’on distribue si la partie finit plus tôt, tout le monde les voit, comme toutes les mains à la fin de la partie. À l’écran, la main du joueur dont c’est le tour est visible une fois qu’il a pioché, ou qu’il a repris ses tuiles s’il n’y a rien à piocher ; toutes les autres mains restent face cachée.
    .ours = Nous jouons ici sans rideau : la plupart des tuiles sont de toute façon posées dans le même tour, et les cacher à chaque fois ralentirait la partie.

## Partners

rule-Z23 = Jouer avec un partenaire
    .text = Avec l’option « Les voisins font équipe et partagent une feuille », à 4 ou 6 joueurs, les deux premiers dans l’ordre du jeu forment une équipe, les deux suivants aussi, et ainsi de suite ; chaque équipe a une feuille. Quand vient le tour d’une équipe, les deux partenaires piochent d’abord, chacun d’après les tuiles de sa propre main et le plateau tel qu’il est alors, et tous deux voient les deux mains. Ensuite, le premier partenaire pose et note ses points, puis le second, en deux tours. Celui qui est placé le premier dans l’ordre du jeu pioche et pose en premier ; à l’ouverture seulement, c’est le premier joueur. Chacun ne pose et ne garde que ses propres tuiles.
    .example = Ada, Ben, Cleo et Dan jouent dans cet ordre, donc Ada et Ben forment une équipe : si Ben commence, il pose ses trois tuiles, puis Ada pose ses deux tuiles, puis c’est le tour de Cleo et Dan.
    .ours = L’éditeur parle des partenaires en quelques phrases ; nous avons ajouté ce qui manque, en restant aussi près que possible du jeu sans partenaires.
