# Ratzzia: the rule book, in French.

## Food and the goal

ratzzia-rules-1 = Les provisions et le but

rule-R1 = Les provisions
    .text = Les provisions sont des saucisses, qui valent 1, des crackers, qui valent 5, et des fromages, qui valent 10 ; tu peux faire la monnaie à tout moment, donc seul le total compte. Les provisions devant toi, on peut te les prendre. Celles de ton sac sont à l’abri. Ce que tu reçois va toujours d’abord devant toi, et seul le cellier, l’étagère de la colonne 7, te permet de le mettre dans ton sac. Il y a toujours assez de provisions pour tout le monde.
    .ours = Personne ne doit rester les mains vides parce que la boîte l’est : la nôtre n’a pas de fond.

rule-R4 = Les provisions au départ
    .text = Le premier joueur est tiré au sort, ou choisi avant la partie. Ensuite, on joue à tour de rôle dans le sens des aiguilles d’une montre. Le joueur qui commence part avec 3 provisions devant lui, le suivant avec 4, puis 5, 6 et 7. Tous les sacs sont vides.
    .ours = Selon la règle imprimée, le dernier à avoir grignoté quelque chose du frigo commence. Chez nous, on tire au sort ou vous choisissez, pour que ce ne soit pas toujours le même.

rule-R5 = Un sac plein gagne
    .text = Un sac avec 25 provisions ou plus est plein. Le premier joueur dont le sac est plein gagne aussitôt. Le tour s’arrête là, même si d’autres colonnes sont complètes.

## Dice and pantry

ratzzia-rules-2 = Les dés et le garde-manger

rule-R2 = Les dés
    .text = Tu as sept dés de ta couleur. À deux joueurs, vous n’en avez que six chacun, et trois dés de renfort, qui ne sont à personne, attendent en réserve. Le bocal à bonbons contient un dé bonbon à deux ou trois joueurs, et deux à quatre ou cinq joueurs.

rule-R3 = Le garde-manger
    .text = Le garde-manger a neuf colonnes, qui se remplissent à partir du bas ; leurs étagères sont, en partant de la gauche : Annie, le bocal à bonbons, 5 saucisses, 3 saucisses, 2 saucisses, 4 saucisses, le cellier, Glouton et le comptable. Chaque case montre le nombre qu’elle demande, s’il y en a un, et les saucisses qu’un dé y rapporte ; deux barres (=) entre deux cases les relient. La rangée du chat se remplit à partir de la gauche et a 2 cases grises, puis 4 rouges. À trois joueurs, certaines cases sont couvertes, comme si elles n’existaient pas : les deux du bas de la colonne 3, les deux du bas de la colonne 4, celle du bas de la colonne 7 et la dernière case rouge. À deux joueurs, on couvre en plus : les deux du bas de la colonne 6, deux autres au bas de la colonne 7 et une case grise.
    .ours = Nous n’avons pas d’image du plateau. Le texte de l’éditeur dit quelques mots de la colonne 5, de la colonne 7, des cases reliées et de la rangée du chat ; nous avons reconstitué le reste. Si tu as le jeu, tu peux jouer sur ton plateau : choisis-le en préparant la partie.
    .example = Colonne 5, à partir du bas : une case pour n’importe quel dé, deux cases reliées et une case pour un 3, avec une saucisse chacune.

## Your turn

ratzzia-rules-3 = Ton tour

rule-R6 = Lancer ou reprendre
    .text = Au début de ton tour, tu choisis : lancer tous les dés de ta main, ou reprendre tous tes propres dés d’une colonne. Reprendre finit ton tour. La colonne doit contenir au moins un dé à toi ; un dé bonbon qui montre ta couleur en est un aussi, et il te revient pour servir de nouveau. De la rangée du chat, tu ne peux rien reprendre. Sans dé en main, tu dois reprendre.
    .ours = Ne rien reprendre serait une façon de sauter son tour : au moins un dé revient donc, et ton dé bonbon compte parce qu’il travaille pour toi.

rule-R7 = Relancer
    .text = Après le lancer, tu peux relancer des dés de ta main : un, plusieurs ou tous. Tu le fais au plus une fois par tour. Les dés que tu laisses gardent leur nombre.

rule-R8 = Placer des dés
    .text = Maintenant, tu places autant de tes dés que tu veux, l’un après l’autre, mais au moins un ; les autres restent dans ta main. Si aucun ne peut être placé, tant pis, ton tour continue ; mais si tu as un dé bonbon qui peut être placé, tu dois placer celui-là. Un dé parti dans la rangée du chat ne compte pas comme celui que tu places. Il ne compte que s’il ne te reste en main aucun autre dé à toi. Pour cela, un dé bonbon n’est pas un dé en main, mais un dé sans valeur en est un.
    .ours = Le texte de l’éditeur ne parle pas de ces cas rares ; de cette façon, personne ne reste bloqué, et personne ne s’en tire sans placer de dé.
    .example = Tu lances cinq dés, et l’un va dans la rangée du chat : tu places quand même au moins un des quatre autres ; mais si c’était ton seul dé, tu n’as pas à en placer.

rule-R9 = Où va un dé
    .text = Un dé va sur la case juste au-dessus du dé le plus haut de sa colonne, peu importe à qui est ce dé ; dans une colonne vide, il va sur la case la plus basse qui n’est pas couverte. Une case avec un nombre demande ce nombre, et une case sans nombre accepte n’importe quel dé. De deux cases reliées, celle du haut demande le même nombre que le dé de celle du bas, pendant ce tour ou plus tard. Les cases vides sous le dé le plus haut sont des trous, et tu ne peux pas y placer de dé.
    .example = Dans la colonne 5, il y a un 1 en bas et un 4 au-dessus : le dé suivant doit être un 4, parce que ces deux cases sont reliées.

rule-R10 = Les colonnes complètes
    .text = Quand tu as fini de placer, on regarde les colonnes une à une, à partir de la gauche ; ensuite, c’est au joueur suivant. Une colonne avec un dé sur sa case du haut est complète, avec ou sans trous. Tous ses dés rentrent chez leurs propriétaires, et chacun reçoit les saucisses des cases où étaient ses dés. Puis toi, dont c’est le tour, tu reçois la récompense de l’étagère, peu importe à qui étaient ces dés. Ensuite seulement, on regarde la colonne suivante, telle qu’elle est à ce moment-là.
    .ours = Les récompenses peuvent changer les colonnes suivantes, donc on ne regarde chacune que le moment venu : celle qui vient de perdre un dé bonbon en haut n’est pas complète.
    .example = Ben a les deux dés du bas de la colonne 6, Cleo les deux suivants, et tu la complètes avec un 5 : Ben reçoit 2 saucisses, Cleo 1, et toi 1 pour ton dé et 4 de l’étagère.

## The cat

ratzzia-rules-4 = Le chat

rule-R11 = Les cases grises
    .text = Parmi les places pour tes dés, il y a les cases grises de la rangée du chat : elles acceptent n’importe quel nombre, à partir de la gauche. Un dé n’y rapporte rien et reste jusqu’à ce que le chat arrive. Personne ne choisit de mettre des dés sur les cases rouges. Même si tu remplis la dernière case grise, les dés déjà lancés restent où ils sont.
    .ours = Le chat n’écoute que quand on lance des dés, donc un dé que tu places n’en entraîne jamais d’autres.

rule-R12 = Le nombre du chat
    .text = Une fois toutes les cases grises remplies, le dé de la dernière, la plus à droite, montre le nombre du chat. Quand tu lances, et encore quand tu relances, tous les dés de ta main qui montrent ce nombre vont aussitôt sur les cases rouges, autant qu’il y a de place. Ce n’est pas toi qui choisis, et ton tour continue ensuite. Les dés de renfort et les dés bonbons sont épargnés.
    .ours = Un dé qui ne trouve pas de place sur les cases rouges garde son nombre, et tu peux le placer, car à ce moment-là, le chat est arrivé et sa rangée est vide.
    .example = Le nombre du chat est 2, deux cases rouges sont libres, et tu fais 1, 2, 2, 2, 6 : deux 2 vont sur les cases rouges, le chat arrive, et le troisième 2 reste dans ta main.

rule-R13 = Le chat arrive
    .text = Quand la dernière case rouge est remplie, le chat arrive : tous les dés des colonnes et de la rangée du chat rentrent chez leurs propriétaires, et personne ne reçoit de saucisses. Si tu peux encore relancer, tu peux le faire aussi avec les dés revenus. Les dés revenus qui ne sont pas relancés n’ont pas de valeur, et tu ne peux pas les placer pendant ce tour. Un dé bonbon qui t’est revenu peut être placé pendant ce même tour. La rangée du chat est maintenant vide, et le chat n’a pas de nombre jusqu’à ce que les cases grises soient de nouveau remplies.
    .ours = Un dé qui est rentré ne montre rien tant qu’on ne l’a pas lancé, mais un dé bonbon n’a pas besoin de lancer.

## The shelves

ratzzia-rules-5 = Les étagères

rule-R14 = Les saucisses
    .text = L’étagère montre combien de saucisses tu reçois : 5 pour la colonne 3, 3 pour la colonne 4, 2 pour la colonne 5 et 4 pour la colonne 6. Elles vont devant toi, comme celles que tes dés ont rapportées.

rule-R15 = Le cellier
    .text = Tu peux ranger dans ton sac des provisions que tu as devant toi : exactement la somme de la paire la plus haute de la colonne, ni plus ni moins. Avec moins que cela devant toi, tu ne peux rien ranger. La paire, ce sont les deux cases reliées les plus hautes qui portent chacune un dé ; sans paire, on ne range rien. Les saucisses des dés de cette colonne sont payées d’abord et peuvent être rangées aussitôt. Tu peux aussi décider de ne rien ranger.
    .ours = Une paire, ce sont deux cases reliées, même si leurs dés sont différents, ce qui n’arrive qu’avec Annie ; ainsi, on sait toujours quels dés sont en jeu.
    .example = La paire la plus haute est faite de deux 4 : avec 7 devant toi, tu ne ranges rien ; avec 11, tu peux ranger 8, et il en reste 3 devant toi.

rule-R16 = Glouton
    .text = Tu choisis un autre joueur et tu prends la moitié des provisions devant lui, arrondie vers le haut. Celles de son sac, tu n’y touches pas.
    .ours = Tu ne peux pas choisir un joueur qui n’a rien devant lui, car il n’y a rien à prendre, et si c’est le cas de tous les autres, il ne se passe rien.
    .example = À un joueur qui a 7 provisions devant lui, tu en prends 4.

rule-R17 = Le comptable
    .text = Chacun, toi aussi, donne à un voisin la moitié des provisions qu’il a devant lui, arrondie vers le haut. Tu dis si tout le monde donne vers la gauche, dans le sens horaire, ou vers la droite, dans le sens antihoraire. Tout le monde donne en même temps, donc ce que tu reçois n’est pas coupé en deux. On ne touche pas aux sacs.
    .ours = Les moitiés sont arrondies vers le haut comme avec Glouton, et à deux joueurs, il n’y a pas de sens à choisir, car les deux mènent à l’autre joueur.
    .example = Ada a 5 devant elle, Ben 2 et Cleo rien ; dans le sens horaire, Ada donne 3 à Ben, Ben 1 à Cleo et Cleo rien à Ada ; à la fin, ils ont 2, 4 et 1.

rule-R18 = Annie
    .text = Le dé du haut de la colonne d’Annie rapporte ses saucisses mais ne rentre pas : tu dois le pousser par le bas dans une autre colonne, n’importe laquelle qui a une case libre. Il s’y met sur la case la plus basse qui n’est pas couverte, et les dés sur son chemin montent d’une case, l’un poussant l’autre, jusqu’à remplir un trou. Pour tous ces dés, peu importe le nombre que demande leur nouvelle case. Si cela amène un dé sur la case du haut, cette colonne est complète et paie aussitôt, et tu reçois sa récompense ; ensuite, on continue de regarder les colonnes vers la droite. Les dés de renfort et les dés bonbons se poussent comme les autres, et un dé bonbon reste à qui l’utilise.
    .ours = Une colonne complète avec un trou a aussi une case libre, donc tu peux la choisir, et on la regarde le moment venu ; si aucune n’en a, le dé rentre, car il ne peut pas rester.
    .example = À quatre joueurs, il y a des dés sur les cases 1, 2 et 4 de la colonne 3 : le dé d’Annie va sur la case 1, les deux premiers montent sur les cases 2 et 3, et celui de la case 4 reste.

rule-R19 = Les dés bonbons
    .text = Tu prends un dé bonbon dans le bocal ; si le bocal est vide, tu en choisis un inutilisé chez un autre joueur ou un qui se trouve sur une colonne. Dès ton tour suivant, tu peux le placer comme un dé à toi : sur une colonne, jamais sur la rangée du chat, comme n’importe quel nombre que la case accepte. Il montre ta couleur et garde son nombre, te rapporte les saucisses de sa case, et compte comme un dé que tu as placé. On ne le lance jamais, et rien ne l’oblige à aller au chat. Quand sa colonne est complète, il retourne dans le bocal.
    .ours = Ce que le texte de l’éditeur laisse ouvert, nous le jouons le plus simplement possible : pris sur une colonne, il laisse un trou ; de deux dans une colonne, on prend celui du haut ; cela peut même être le tien ; s’il n’y en a aucun à prendre, il ne se passe rien ; et après le chat ou une reprise, il revient à qui l’utilise, inutilisé.
    .example = La colonne 2 demande un 6 en bas : ton dé bonbon peut y être un 6 et te rapporte une saucisse quand la colonne est complète.

## With two players

ratzzia-rules-6 = À deux joueurs

rule-R20 = Lancer les dés de renfort
    .text = Une fois par tour, tu peux lancer tous les dés de renfort qui sont en réserve. Tu le fais après ton propre lancer et avant de placer le premier dé. On ne les relance jamais. Rien ne les oblige à aller dans la rangée du chat, mais tu peux les mettre sur une case grise, où ils peuvent fixer le nombre du chat comme n’importe quel dé.
    .ours = Tu peux les lancer avant ou après ta relance ; si cette relance fait arriver le chat, ceux qui sont déjà lancés gardent leur nombre, et ceux qui reviennent du plateau attendent en réserve un tour suivant, car les dés de renfort ne se lancent qu’une fois par tour.

rule-R21 = Placer les dés de renfort
    .text = Si tu as lancé les dés de renfort, tu dois les placer tous et au moins un dé à toi, les dés de renfort d’abord s’il le faut. Tu choisis l’ordre, et un dé à toi peut ouvrir une case à un dé de renfort, ou l’inverse. Si tout ne peut pas être placé, les dés de renfort qui restent retournent en réserve. Un coup qui rend impossible le meilleur résultat n’est pas permis, et tu ne peux pas finir avant de l’avoir atteint. Un dé bonbon compte comme un dé à toi ; un dé qui a dû aller dans la rangée du chat ne compte que s’il n’en reste pas d’autre dans ta main.
    .ours = Le texte de l’éditeur ne dit pas ce qu’est le meilleur résultat si tout ne peut pas être placé : un dé à toi passe d’abord, car tout le monde doit en placer un à chaque tour, et ensuite autant de dés de renfort que possible.
    .example = Si tout ce que tu peux placer est un dé à toi et deux de trois dés de renfort, tu dois placer ces trois-là, et le troisième dé de renfort retourne en réserve.

rule-R22 = Les dés de renfort reviennent
    .text = Personne ne reçoit de saucisses pour un dé de renfort. Il retourne en réserve quand sa colonne est complète ou quand le chat arrive. Si le chat arrive avant que tu aies lancé les dés de renfort pendant ce tour, tu peux encore les lancer, avec ceux qui viennent de revenir. Si un dé de renfort complète une colonne, la récompense est pour toi, puisque c’est ton tour.
