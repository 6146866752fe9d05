# Kalle Kanalratte: its rule book, in French.

kalle-rules-1 = Couvercles et manches
kalle-rules-2 = Se cacher
kalle-rules-3 = La recherche
kalle-rules-4 = Après le huitième couvercle
kalle-rules-5 = La fin de la partie
kalle-rules-6 = Ce que chacun sait

## Lids and rounds

rule-K1 = Les égouts
    .text = Il y a 17 couvercles, tous pareils vus d’en haut. Sous l’un d’eux se trouve Raoul, le rat d’égouts, et sous chacun des autres, un autre habitant des égouts. À chaque manche, on mélange ces 16 autres et on les dispose, fermés, en un carré de quatre rangées de quatre couvercles. Il y a aussi la souris gendarme, le gendarme tout court, et 6 fromages : de quoi jouer jusqu’au bout.
    .ours = C’est nous qui avons choisi les seize animaux des égouts ; ils ne diffèrent que par leur image, et cela ne change rien au jeu.

rule-K2 = Manches et rôles
    .text = Une partie se joue en plusieurs manches. À chaque manche, un joueur est Raoul et tous les autres le cherchent. À la manche suivante, c’est le voisin de gauche qui devient Raoul, celui qui joue juste après. À 2 ou 3 joueurs, chacun est Raoul deux fois, à 4 ou 5 joueurs, une fois. Le premier Raoul est tiré au sort, ou choisi avant la partie.
    .ours = Selon la règle imprimée, celui qui a les dents les plus pointues joue Raoul en premier. Chez nous, on tire au sort ou vous choisissez, pour que ce ne soit pas toujours le même.
    .example = À deux, on joue 4 manches, à trois 6, à quatre 4 et à cinq 5.

## Hiding

rule-K3 = Raoul se cache
    .text = Tous les autres regardent ailleurs. Raoul échange son propre couvercle contre l’un des 16 du carré, celui qu’il veut. Le couvercle qu’il retire est hors jeu pour cette manche, et personne ne regarde dessous, pas même Raoul.

rule-K4 = Placer le gendarme
    .text = Avant la recherche, le voisin de droite de Raoul place le gendarme sur un couvercle, n’importe lequel ; à deux joueurs, il est seul à chercher. On ne retourne pas le couvercle sous le gendarme.
    .ours = Selon l’éditeur, n’importe lequel des autres peut le faire. Chez nous, c’est le voisin de droite de Raoul : à partir de trois joueurs, celui qui place le gendarme n’est donc pas le premier à le déplacer.

## The search

rule-K5 = Chacun son tour
    .text = Ceux qui cherchent jouent chacun leur tour, dans le sens des aiguilles d’une montre, en commençant par le voisin de gauche de Raoul. On saute Raoul : lui, il joue entre deux tours des autres.
    .example = Ada, Ben, Cleo, Dan et Eve sont à table dans cet ordre, et Dan est Raoul : Cleo place le gendarme, puis Eve cherche la première, ensuite Ada, Ben, Cleo, et de nouveau Eve.

rule-K6 = Déplacer le gendarme
    .text = Quand c’est à toi de chercher, tu déplaces le gendarme sur un couvercle voisin : vers le haut, le bas, la gauche, la droite ou en diagonale. Puis tu retournes ce couvercle. Tu ne peux pas laisser le gendarme où il est, et il ne saute jamais par-dessus un couvercle.
    .example = Au milieu du carré, le gendarme a le choix entre 8 couvercles, au bord entre 5, dans un coin entre 3.
    .ours = L’éditeur dit que tu peux déplacer le gendarme ; chez nous, tu le dois, car sans bouger, on bloquerait la recherche.

rule-K7 = D’abord les couvercles fermés
    .text = S’il y a un couvercle fermé à côté du gendarme, tu dois déplacer le gendarme sur un couvercle fermé. Si tous les couvercles autour de lui sont ouverts, tu le déplaces sur l’un d’eux : rien n’est retourné, aucun couvercle n’est compté, et ton tour est fini. Après deux pas de ce genre à la suite, peu importe qui les a faits, le prochain doit mener à l’un des quatre couvercles du milieu du carré. Dès qu’un couvercle est retourné, on recommence à compter ces pas.
    .ours = L’éditeur ne dit pas ce qui se passe quand il n’y a plus que des couvercles ouverts autour du gendarme ; depuis le milieu, il retrouve vite des couvercles fermés, et la recherche ne reste jamais bloquée.

rule-K8 = Ce qu’il y a dessous
    .text = Si c’est Raoul, tu prends un fromage, et la manche est finie. Si c’est un autre animal, le couvercle reste ouvert, et le gendarme reste dessus.

rule-K9 = Raoul échange
    .text = Après chaque pas du gendarme, tant que la recherche continue, Raoul peut échanger deux couvercles voisins, en diagonale aussi, n’importe où dans le carré. Seul le couvercle du gendarme reste où il est. Un couvercle ouvert peut changer de place avec un couvercle fermé ; ce qui est ouvert reste ouvert, ce qui est fermé reste fermé. Raoul n’est pas obligé de bouger son propre couvercle, et il peut aussi ne rien échanger. Tout le monde voit quels couvercles sont échangés.

## After the eighth lid

rule-K10 = Montrer où est Raoul
    .text = Si Raoul n’est pas non plus sous le huitième couvercle, la recherche est finie, et on n’échange plus rien. Maintenant, Raoul doit montrer qu’il sait où il est : il désigne un couvercle fermé, et on le retourne. Si c’est bien Raoul, il prend un fromage ; sinon, personne n’en prend. À la fin de chaque manche, on montre tous les couvercles.
    .example = Après chacun des sept premiers mauvais couvercles, Raoul peut échanger ; après le huitième, non.

rule-K11 = La dernière chance
    .text = Avec l’option « Après le huitième couvercle, chacun, sauf Raoul, en désigne encore un », tout n’est pas fini après le huitième couvercle. En commençant par le voisin de gauche de Raoul, chacun de ceux qui cherchent désigne un couvercle fermé, jamais le même qu’un autre ; on les retourne seulement à la fin. Celui qui a désigné Raoul prend un fromage. Si personne ne l’a trouvé, Raoul doit montrer où il est, parmi les couvercles encore fermés. Personne ne peut refuser de désigner, et à deux joueurs, on désigne une seule fois.
    .ours = L’éditeur ne dit pas si l’on peut refuser, ni quels couvercles Raoul peut encore montrer. Chez nous, tout le monde désigne, pour que chaque manche ait une vraie fin. Raoul choisit parmi les couvercles fermés : tout le monde a vu qu’il n’est pas sous les autres.

## The end of the game

rule-K12 = Qui a le plus de fromages gagne
    .text = Après la dernière manche, celui qui a le plus de fromages gagne. À égalité, on partage la victoire, même si personne n’a le moindre fromage.

## What everyone knows

rule-K13 = Où est Raoul
    .text = Ce qu’il y a sous un couvercle fermé, personne ne le voit. Seul Raoul sait où il est, et il ne le voit que pendant qu’il se cache ; ensuite, il doit suivre ses échanges de tête. Avec l’option « Raoul peut regarder où il est avant de décider », il peut regarder de nouveau chaque fois avant d’échanger et avant de montrer où il est, pendant que les autres regardent ailleurs.
    .ours = L’éditeur veut que Raoul prouve sa mémoire, alors nous ne lui montrons sa place que pendant qu’il se cache. Avec l’option, c’est plus facile pour les petits.

rule-K14 = Suivre les échanges
    .text = Chaque échange se fait devant tout le monde. Avec une bonne mémoire, on peut donc suivre chaque couvercle et savoir où Raoul a le plus de chances d’être. Le jeu ne note pas les échanges, alors regarde bien.
    .example = Tant que Raoul n’échange rien, il peut être sous n’importe lequel des 16 couvercles au début, et sous l’un des 13 qui restent après trois mauvais.
