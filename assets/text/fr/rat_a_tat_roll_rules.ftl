# Rat-a-Tat Roll: the rule book, in French.

## What you play with

rat_a_tat_roll-rules-1 = Le matériel

rule-L1 = Cartes, jetons et dés
    .text = Il y a 40 cartes numérotées de 0 à 9, quatre de chaque nombre ; les 7, les 8 et les 9 portent l’icône de relance. Il y a 15 jetons de relance, et un seul pion que tous les joueurs déplacent. Tu lances un, deux ou trois dés chiffrés, qui montrent de 1 à 6. Le dé joker montre « la plus basse », « la plus haute » et « échange », chacun sur deux de ses six faces.
    .ours = Le texte de l’éditeur ne dit pas combien il y a de cartes et de jetons. Nous jouons avec 40 cartes, de quoi remplir cinq rangées et garder une pioche. Avec 15 jetons, chacun peut en recevoir 2 au départ, et le centre peut quand même se vider. Le texte ne dit pas non plus ce qu’il y a sur les dés. Les dés chiffrés sont donc ordinaires, et les trois symboles du dé joker sortent tous aussi souvent.
    .example = Si tu lances de vrais dés, un dé ordinaire peut servir de dé joker : 1 et 2 sont « la plus basse », 3 et 4 « la plus haute », 5 et 6 « échange ».

rule-L2 = Le parcours
    .text = Le parcours est un cercle de 20 cases, et le pion avance toujours dans le sens des aiguilles d’une montre. Il a cinq zones, chacune de sa couleur, avec trois cases : une case choix, une case relance et une case coup d’œil. Entre chaque zone et la suivante, il y a une case joker noire. À chaque zone, il y a une carte face visible : elle va avec les trois cases de cette zone.
    .ours = Nous n’avons pas d’image du plateau : l’ordre des couleurs, et celui des cases dans chaque zone, sont donc de nous.
    .example = Dans le sens des aiguilles d’une montre, depuis la première case du pion, la zone rouge a choix, relance, coup d’œil ; l’orange a coup d’œil, choix, relance ; la verte a relance, coup d’œil, choix ; la bleue a choix, coup d’œil, relance ; la violette a relance, choix, coup d’œil.

## Before the first turn

rat_a_tat_roll-rules-2 = Avant le premier tour

rule-L3 = La mise en place
    .text = Le pion est sur la case joker entre la zone violette et la zone rouge. Chacun reçoit une carte face cachée et la regarde une fois. Chacun reçoit aussi 2 jetons de relance, quelle que soit la carte ; les autres jetons sont au centre. On pose une carte face visible à chaque zone. Toutes les autres cartes forment la pioche, face cachée.
    .ours = Le pion peut commencer sur n’importe quelle case joker, et nous prenons toujours la même, pour que toutes les parties commencent pareil.

rule-L4 = Ta rangée
    .text = Tes cartes sont face cachée, en rangée devant toi. Une rangée complète compte 5 cartes à deux joueurs, et 4 cartes à trois, quatre ou cinq joueurs. Ta carte du départ est la première. Tu n’as pas le droit de changer l’ordre de ta rangée.

## A turn until your hand is full

rat_a_tat_roll-rules-3 = Un tour tant que ta rangée n’est pas complète

rule-L5 = Choisir les dés
    .text = Le premier joueur est tiré au sort, ou choisi avant la partie. Ensuite, on joue à tour de rôle dans le sens des aiguilles d’une montre. Tant que ta rangée n’est pas complète, tu commences ton tour en choisissant un, deux ou trois dés chiffrés. Puis tu lances tous ceux que tu as choisis.
    .ours = Selon la règle imprimée, le dernier à avoir visité un monument célèbre commence. Chez nous, on tire au sort ou vous choisissez, pour que ce ne soit pas toujours le même.
    .example = Une case à 7 pas est trop loin pour un dé ; deux dés l’atteignent 6 fois sur 36, trois dés seulement 15 fois sur 216.

rule-L6 = Relancer
    .text = Si ton lancer ne te plaît pas et que tu as un jeton, mets-le au centre et relance les dés que tu veux parmi ceux de ce tour. Les dés que tu laisses gardent leur nombre, et tu ne peux pas ajouter de dé. Tu peux le faire autant de fois que tu as de jetons, un jeton à chaque fois ; sans jeton, le lancer est définitif. Une fois que le pion bouge, les dés chiffrés ne changent plus. Les jetons relancent le dé joker de la même façon.
    .example = Tu as choisi deux dés et tu as fait un 2 et un 6 : pour un jeton, tu peux relancer le 2, le 6 ou les deux, mais pas le troisième dé.

rule-L7 = Déplacer le pion
    .text = Déplace le pion dans le sens des aiguilles d’une montre, exactement de la somme de tes dés. Les cases qu’il traverse ne comptent pas. La case où il s’arrête dit ce qui se passe ensuite.

## The four kinds of spaces

rat_a_tat_roll-rules-4 = Les quatre sortes de cases

rule-L8 = Choix
    .text = Tu prends la carte visible de cette zone ou la première carte de la pioche. Une carte de la pioche, tu ne la montres à personne : tu la regardes, puis tu la poses face cachée dans ta rangée. Une fois que tu l’as regardée, tu ne peux plus changer d’avis.

rule-L9 = Relance
    .text = Tu dois prendre la carte visible de cette zone. Tu reçois aussi un jeton du centre.

rule-L10 = Coup d’œil
    .text = Tu dois prendre la carte visible de cette zone. Ensuite, tu peux regarder toutes tes cartes, ou une seule carte d’un autre joueur, ou aucune. Personne d’autre ne les voit, et elles restent où elles sont, face cachée.
    .ours = « Toutes tes cartes », c’est aussi la nouvelle, car elle est alors déjà dans ta rangée.

rule-L11 = Joker
    .text = Tu lances le dé joker ; avec des jetons, tu peux le relancer. « La plus basse » ou « la plus haute » : tu dois prendre la plus basse ou la plus haute des cinq cartes visibles, et entre cartes égales, c’est toi qui choisis. « Échange » : tu peux échanger une de tes cartes contre une carte d’un autre joueur, ou t’en passer. Les deux cartes changent de place, face cachée, et personne ne les regarde. Un échange n’allonge pas ta rangée.
    .ours = La règle imprimée ne limite pas les échanges, et nous non plus. Un tour sans carte allonge juste un peu la partie.
    .example = 4, 7, 2, 9 et 2 sont visibles : « la plus basse » t’apporte l’un des 2, au choix, et « la plus haute » le 9.

## Cards and tokens

rat_a_tat_roll-rules-5 = Cartes et jetons

rule-L14 = Poser une carte
    .text = Une carte que tu prends va face cachée à la place suivante de ta rangée. Elle y reste jusqu’à ce qu’elle soit échangée ou, une fois la rangée complète, remplacée.

rule-L12 = Des jetons pour les cartes hautes
    .text = Chaque fois que tu prends un 7, un 8 ou un 9, dans une zone ou à la pioche, tu reçois un jeton du centre. Sur une case relance, cela en fait deux : un pour la carte et un pour la case. Ta première carte, une carte reçue dans un échange et une carte qui remplit un vide dans une zone ne rapportent pas de jeton. S’il n’y a pas assez de jetons au centre, tu prends ceux qui restent, et rien de plus par la suite.
    .example = Le pion s’arrête sur une case relance où il y a un 9 : tu prends le 9 et deux jetons, ou un seul s’il n’en reste qu’un au centre.

rule-L13 = Nouvelles cartes visibles
    .text = Si tu as pris une carte visible, la première carte de la pioche remplit le vide à la fin de ton tour. Si quatre ou cinq des cartes visibles portent alors l’icône de relance, on mélange les cinq dans la pioche et on en pose cinq nouvelles. On recommence tant qu’il y a encore trop d’icônes, et aussi avant le premier tour. Personne ne reçoit de jetons pour cela. Après le dernier tour de la partie, on ne remplit plus de vide et on ne mélange plus rien.
    .ours = On mélange autant de fois qu’il le faut, pour que la règle vaille à chaque tour. Après le dernier, de nouvelles cartes ne serviraient plus à personne.
    .example = 3, 7, 8 et 9 sont visibles, et le vide se remplit avec un autre 7 : cela fait quatre icônes, donc les cinq cartes vont dans la pioche.

## When your hand is full

rat_a_tat_roll-rules-6 = Quand ta rangée est complète

rule-L15 = Tours avec une rangée complète
    .text = À partir de là, tu ne déplaces plus le pion : à ton tour, tu passes, ou tu lances seulement le dé joker, que tu peux relancer avec des jetons. Si tu prends une carte, elle doit en remplacer une de ta rangée, même si elle est moins bonne. D’abord, tu reçois le jeton pour un 7, un 8 ou un 9 ; puis tu choisis une place dans ta rangée, la carte qui s’y trouve va sous la pioche sans qu’on la voie, et la nouvelle prend sa place ; enfin, on remplit le vide dans la zone. Un échange se fait comme sur une case joker. Personne n’en est à l’abri, rangée complète ou non.
    .ours = Personne ne regarde la carte qui part, pas même toi, car c’est un jeu de mémoire.

## The end

rat_a_tat_roll-rules-7 = La fin

rule-L16 = Le dernier tour de table
    .text = Quand le dernier joueur complète sa rangée, le dernier tour de table commence avec le joueur suivant. Chacun a encore un tour, comme toujours avec une rangée complète. Le joueur qui a déclenché ce tour de table joue en dernier.
    .example = Ada, Ben et Cleo sont à table dans cet ordre, et Ben est le dernier à compléter sa rangée : maintenant, Cleo, Ada et Ben ont encore un tour chacun.

rule-L17 = Qui gagne
    .text = Après le dernier tour de table, on retourne toutes les cartes, et chacun additionne les nombres de sa rangée. La somme la plus basse gagne. Les jetons qui restent ne comptent pas. À égalité, on partage la victoire.
    .ours = Le texte de l’éditeur ne dit rien des égalités ; pour nous, deux sommes égales se valent.

## Memory and options

rat_a_tat_roll-rules-8 = Mémoire et options

rule-L18 = Ce que tu peux savoir
    .text = Une carte face cachée n’est connue que de ceux qui l’ont vue : tout le monde a vu les cartes prises face visible, et toi, tu as vu ta première carte, tes cartes de la pioche et celles de tes coups d’œil. Un échange déplace des cartes sans les montrer, alors retiens où elles vont. Un jeton pour une carte de la pioche dit à tout le monde que c’est un 7, un 8 ou un 9. Pas de jeton : tout le monde sait qu’elle est plus basse, sauf si le centre était vide. Pour tout le reste, il faut de la mémoire, car une carte qu’on a vue est de nouveau face cachée.

rule-L19 = Les options
    .text = Avec l’option « À son tour, chacun revoit les cartes qu’il a déjà vues », tu vois, pendant ton propre tour, toutes les cartes face cachée que tu as déjà vues, où qu’elles soient maintenant. Avec l’option « Plus de jetons de relance au départ, pour les plus jeunes », tu donnes à certains joueurs plus de 2 jetons au départ, pris au centre. À eux tous, ils peuvent en recevoir jusqu’à 11 de plus à deux joueurs, 9 à trois, 7 à quatre et 5 à cinq. Sans ces options, chacun ne compte que sur sa mémoire et commence avec 2 jetons.
    .ours = Entre deux tours, et pendant qu’on mélange la pioche, la première option ne montre rien, car ce n’est alors le tour de personne.
    .example = À trois joueurs, deux enfants peuvent recevoir 4 jetons de plus chacun, car cela fait 8 en tout, et 9 sont permis.
