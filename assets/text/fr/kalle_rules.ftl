# Kalle Kanalratte: its rule book, in French.

kalle-rules-1 = Couvercles et manches
kalle-rules-2 = Se cacher
kalle-rules-3 = La recherche
kalle-rules-4 = Après le huitième couvercle
kalle-rules-5 = La fin de la partie
kalle-rules-6 = Ce que chacun sait

## Lids and rounds

rule-K1 = Les égouts
    .text = Il y a 17 couvercles, tous pareils vus d’en haut. Sous l’un d’eux se trouve Raoul, le rat d’égouts, et sous chacun des autres, un autre habitant des égouts. À chaque manche, on dispose ces 16 autres au hasard, fermés, en un carré de quatre rangées de quatre couvercles. Il y a aussi la souris gendarme, qu’on appelle ici le gendarme, et 6 fromages ; les fromages suffisent toujours jusqu’à la fin.
    .ours = Quels seize animaux vivent dans les égouts, c’est notre choix ; seules leurs images changent, donc rien dans le jeu n’en dépend.

rule-K2 = Manches et rôles
    .text = Une partie se joue en plusieurs manches. À chaque manche, un joueur est Raoul et tous les autres le cherchent. Le Raoul suivant est le voisin de gauche, qui vient après dans l’ordre du jeu. À 2 ou 3 joueurs, chacun est Raoul deux fois, à 4 ou 5 joueurs, une fois. Le premier Raoul est tiré au sort, ou choisi avant la partie.
    .ours = Selon la règle imprimée, les dents les plus pointues jouent Raoul en premier. Chez nous, c’est le sort ou votre choix, pour que ce ne soit pas toujours le même.
    .example = À deux, on joue 4 manches, à trois 6, à quatre 4 et à cinq 5.

## Hiding

rule-K3 = Raoul se cache
    .text = Tous les autres regardent ailleurs. Raoul échange son propre couvercle contre l’un des 16 du carré, celui qu’il veut. Le couvercle retiré est hors jeu pour cette manche et n’est montré à personne, pas même à Raoul.

rule-K4 = Placer le gendarme
    .text = Avant la recherche, le voisin de droite de Raoul place le gendarme sur un couvercle, n’importe lequel ; à deux joueurs, il est seul à chercher. Le couvercle sous le gendarme n’est pas retourné.
    .ours = L’éditeur laisse n’importe lequel des autres joueurs le faire ; chez nous, c’est le voisin de droite de Raoul : à partir de trois joueurs, celui qui place le gendarme n’est donc pas aussi le premier à le déplacer.

## The search

rule-K5 = Chacun son tour
    .text = Ceux qui cherchent jouent chacun leur tour, dans le sens des aiguilles d’une montre, en commençant par le voisin de gauche de Raoul. Raoul n’en fait pas partie ; son tour à lui vient entre les leurs.
    .example = Ada, Ben, Cleo, Dan et Eve sont à table dans cet ordre, et Dan est Raoul : Cleo place le gendarme, puis Eve cherche la première, après elle Ada, Ben, Cleo, et de nouveau Eve.

rule-K6 = Déplacer le gendarme
    .text = Quand c’est à toi de chercher, tu déplaces le gendarme sur un couvercle voisin : vers le haut, le bas, la gauche, la droite ou en diagonale. Puis tu retournes ce couvercle. Tu ne peux pas laisser le gendarme où il est, et il ne saute jamais par-dessus un couvercle.
    .example = Au milieu du carré, le gendarme a le choix entre 8 couvercles, au bord entre 5, dans un coin entre 3.
    .ours = L’éditeur dit que tu peux déplacer le gendarme ; chez nous, tu le dois, car attendre sans bouger arrêterait la recherche.

rule-K7 = D’abord les couvercles fermés
    .text = S’il y a un couvercle fermé à côté du gendarme, tu dois déplacer le gendarme sur un couvercle fermé. Si tous les couvercles autour de lui sont ouverts, tu le déplaces sur l’un d’eux : rien n’est retourné, aucun couvercle n’est compté, et ton tour est fini. Après deux pas de ce genre à la suite, peu importe qui les a faits, le prochain doit mener à l’un des quatre couvercles du milieu du carré. Dès qu’un couvercle est retourné, on recommence à compter ces pas.
    .ours = L’éditeur ne dit pas ce qui se passe quand il n’y a plus que des couvercles ouverts autour du gendarme ; depuis le milieu, il retrouve vite des couvercles fermés, si bien qu’aucune recherche ne reste bloquée.

rule-K8 = Ce qu’il y a dessous
    .text = Si tu retournes Raoul, tu prends un fromage, et la manche est finie. Si c’est un autre animal, le couvercle reste ouvert, et le gendarme reste dessus.

rule-K9 = Raoul échange
    .text = Après chaque pas du gendarme, tant que la recherche continue, Raoul peut échanger deux couvercles voisins, en diagonale aussi, n’importe où dans le carré. Seul le couvercle du gendarme reste où il est. Un couvercle ouvert peut changer de place avec un couvercle fermé ; ce qui est ouvert reste ouvert, ce qui est fermé reste fermé. Le couvercle de Raoul n’est pas forcément l’un des deux, et Raoul peut aussi ne rien échanger. Tout le monde voit quels couvercles sont échangés.

## After the eighth lid

rule-K10 = Montrer où est Raoul
    .text = Si le huitième couvercle retourné n’est pas non plus Raoul, la recherche est finie, et on n’échange plus rien. Maintenant, Raoul doit montrer qu’il sait où il est : il désigne un couvercle fermé, et on le retourne. Si c’est bien Raoul, il prend un fromage ; sinon, personne n’en prend. À la fin de chaque manche, on montre tous les couvercles.
    .example = Après chacun des sept premiers mauvais couvercles, Raoul peut échanger ; après le huitième, non.

rule-K11 = La dernière chance
    .text = Avec l’option « Après le huitième couvercle, chacun, sauf Raoul, en désigne encore un », tout n’est pas fini après le huitième couvercle. En commençant par le voisin de gauche de Raoul, chacun de ceux qui cherchent désigne un couvercle fermé, et jamais deux le même ; seulement alors, on retourne ces couvercles. Celui qui a désigné Raoul prend un fromage. Si personne ne l’a trouvé, Raoul doit montrer où il est, parmi les couvercles encore fermés. Personne ne peut refuser de désigner, et à deux joueurs, on désigne une seule fois.
    .ours = L’éditeur ne dit pas si l’on peut refuser, ni quels couvercles Raoul peut encore montrer ; chez nous, tout le monde désigne, pour que chaque manche ait une fin claire, et Raoul choisit parmi les couvercles fermés, car tout le monde a vu qu’il n’est pas sous les autres.

## The end of the game

rule-K12 = Le plus de fromages gagne
    .text = Après la dernière manche, celui qui a le plus de fromages gagne. À égalité, on partage la victoire, même si personne n’a le moindre fromage.

## What everyone knows

rule-K13 = Où est Raoul
    .text = Ce qu’il y a sous un couvercle fermé, personne ne le voit. Seul Raoul sait où il est, et il ne voit sa place que pendant qu’il se cache ; ensuite, il doit suivre ses propres échanges de tête. Avec l’option « Raoul peut regarder où il est avant de décider », il peut regarder de nouveau chaque fois avant d’échanger et avant de montrer où il est, pendant que les autres regardent ailleurs.
    .ours = L’éditeur veut que Raoul prouve sa mémoire, alors nous ne lui montrons sa place que pendant qu’il se cache ; l’option rend la chose plus facile aux petits.

rule-K14 = Suivre les échanges
    .text = Chaque échange se fait devant tout le monde. Avec une bonne mémoire, on peut donc suivre chaque couvercle, et savoir quelles chances Raoul a d’être dessous. Le jeu ne note pas quels couvercles ont été échangés, alors regarde bien.
    .example = Tant que Raoul n’échange rien, il peut être sous n’importe lequel des 16 couvercles au début, et de 13 après trois mauvais.
