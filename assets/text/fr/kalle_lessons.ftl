# What the coach says in the lessons of Kalle Kanalratte, and the cards of the first game together, in French.

## First rounds

kalle-lesson-first-rounds = Tes premières manches
kalle-lesson-first-rounds-about = Trouver Raoul, puis être Raoul : assez pour jouer
kalle-lesson-first-rounds-done = Tu as échappé au gendarme, et le fromage est à toi ! Tu peux jouer une première partie : à deux, on joue quatre manches.
kalle-lesson-first-rounds-aim = Bo est Raoul, sous un de ces 16 couvercles. Celui qui le trouve prend un fromage, et à la fin, celui qui en a le plus gagne.
kalle-lesson-first-rounds-look = Tu cherches avec le gendarme. Déplace-le sur le couvercle éclairé, juste à côté, et regarde dessous.
kalle-lesson-first-rounds-look-no = Le gendarme peut aller sur tous les couvercles voisins. Mais cette fois, prends celui qui est éclairé.
kalle-lesson-first-rounds-open = Ce n’est qu’une grenouille. Son couvercle reste ouvert, avec le gendarme dessus.
kalle-lesson-first-rounds-near-watch = Bo peut échanger deux couvercles, sous les yeux de tous. Regarde lequel s’éloigne du gendarme.
kalle-lesson-first-rounds-near = Un couvercle voisin du gendarme est parti au bord droit, peut-être avec Bo. Déplace le gendarme à côté.
kalle-lesson-first-rounds-near-no = De là, le gendarme n’atteint pas ce couvercle au coup suivant. Il est au bord droit, rangée 2.
kalle-lesson-first-rounds-catch-watch = Bo peut encore échanger. Regarde bien, ou il va t’échapper.
kalle-lesson-first-rounds-catch = Il n’a rien échangé : il espère que tu regardais ailleurs. Retourne le couvercle parti au bord.
kalle-lesson-first-rounds-catch-no = Souviens-toi : il a échangé un couvercle voisin du gendarme avec celui du bord droit, rangée 2.
kalle-lesson-first-rounds-won = Voilà Raoul : tu prends un fromage, et la manche est finie. À la suivante, Raoul, c’est toi.
kalle-lesson-first-rounds-hide = Bo ne regarde pas. Choisis le couvercle éclairé, puis « Fini » : tu prends la place de l’animal, qui sort du jeu pour cette manche.
kalle-lesson-first-rounds-hide-no = Tous les couvercles conviennent. Mais cette fois, cache-toi sous celui qui est éclairé.
kalle-lesson-first-rounds-flee-watch = Retiens ton couvercle : personne ne te le remontre. Regarde le gendarme s’approcher ; tu n’échanges rien encore.
kalle-lesson-first-rounds-flee = Le gendarme est à côté de toi : échange et fuis. Choisis ton couvercle, puis le coin éclairé, hors de sa portée.
kalle-lesson-first-rounds-flee-stay = Là, le prochain pas du gendarme peut te découvrir. Éloigne-toi de lui.
kalle-lesson-first-rounds-flee-near = Là, le gendarme est encore à côté de toi. Va plus loin.
kalle-lesson-first-rounds-flee-away = Là non plus, le gendarme ne t’atteint pas. Mais cette fois, prends le coin éclairé.
kalle-lesson-first-rounds-flee-no = Comme ça, tu restes où tu es. Ton couvercle est à la rangée 3, colonne 3 : échange celui-là.
kalle-lesson-first-rounds-still-watch = Bo a vu l’échange. Regarde où il te cherche.
kalle-lesson-first-rounds-still = Il a cru à une ruse et cherche à gauche. Ne bouge plus jusqu’au huitième couvercle : n’échange rien.
kalle-lesson-first-rounds-still-no = C’est permis. Mais personne n’est près de toi : cette fois, n’échange rien.
kalle-lesson-first-rounds-prove-watch = Encore deux mauvais couvercles, et la recherche est finie. Regarde Bo les retourner.
kalle-lesson-first-rounds-prove = C’était le huitième couvercle, et Bo a perdu. Montre que tu sais où tu es : choisis ton couvercle.
kalle-lesson-first-rounds-prove-no = Pas là. Souviens-toi : tu as fui dans le coin en bas à droite.

## The guard

kalle-lesson-guard = Le gendarme
kalle-lesson-guard-about = Qui le place, qui le déplace, et où il peut aller
kalle-lesson-guard-done = D’abord les couvercles fermés, puis les ouverts, et après deux de suite, le milieu : tu connais tous les chemins du gendarme.
kalle-lesson-guard-place = Bo est Raoul, et tu es à sa droite : c’est toi qui places le gendarme, où tu veux. Prends le couvercle éclairé.
kalle-lesson-guard-place-no = Tous les couvercles conviennent. Mais cette fois, prends celui qui est éclairé.
kalle-lesson-guard-first = Le couvercle sous le gendarme reste fermé. Dans le sens horaire : toi, Bo, Cleo et Dora. Qui est à gauche de Raoul et joue en premier ?
kalle-lesson-guard-first-you = Moi
kalle-lesson-guard-first-you-why = Tu es à la droite de Bo. On tourne à partir de sa gauche, donc tu joues en dernier.
kalle-lesson-guard-first-cleo = Cleo
kalle-lesson-guard-first-cleo-why = Exact : après Cleo, c’est à Dora et à toi, puis de nouveau à Cleo. Bo ne fait qu’échanger.
kalle-lesson-guard-first-dora = Dora
kalle-lesson-guard-first-dora-why = Dora vient en deuxième. À gauche de Bo, il y a Cleo.
kalle-lesson-guard-closed-watch = D’abord Cleo, puis Dora. Regarde sur quels couvercles va le gendarme.
kalle-lesson-guard-closed = Le gendarme va sur un couvercle voisin, même en diagonale, et sur un fermé s’il y en a. Prends celui qui est éclairé.
kalle-lesson-guard-closed-no = Le gendarme peut y aller. Mais cette fois, prends celui qui est éclairé.
kalle-lesson-guard-last-watch = Les autres jouent, et Bo peut échanger. Regarde combien de couvercles fermés restent à côté du gendarme.
kalle-lesson-guard-last = Le gendarme doit bouger, et un seul couvercle voisin est encore fermé. Déplace-le là.
kalle-lesson-guard-last-no = Cherche le seul couvercle fermé à côté du gendarme.
kalle-lesson-guard-count-watch = Le gendarme n’a plus que des couvercles ouverts autour de lui. Regarde les pattes sur le côté quand Cleo joue.
kalle-lesson-guard-count = Tout était ouvert autour du gendarme, alors Cleo l’a mis sur un couvercle ouvert. Combien sont retournés maintenant, sur huit ?
kalle-lesson-guard-count-six = Six
kalle-lesson-guard-count-six-why = Exact : rien n’a été retourné, donc on ne compte rien, et le tour de Cleo est passé.
kalle-lesson-guard-count-seven = Sept
kalle-lesson-guard-count-seven-why = Le pas de Cleo n’a rien retourné, donc il ne compte pas. Regarde les pattes à côté des couvercles.
kalle-lesson-guard-middle-watch = C’est à Dora. Regarde si elle trouve un couvercle fermé.
kalle-lesson-guard-middle = Dora n’a rien retourné non plus. Après deux pas comme ça, le suivant va au milieu : prends le couvercle du milieu à côté du gendarme.
kalle-lesson-guard-middle-no = Un seul des quatre couvercles du milieu est à côté du gendarme. Prends celui-là.

## The rat’s tricks

kalle-lesson-rats-tricks = Les ruses de Raoul
kalle-lesson-rats-tricks-about = Fuir, tromper, ne pas bouger, et montrer où tu es
kalle-lesson-rats-tricks-done = Tu sais fuir, tromper et ne pas bouger, ton couvercle en tête. Pour les petits, il y a une option : Raoul peut regarder de nouveau.
kalle-lesson-rats-tricks-trick = Raoul, c’est toi, sous le couvercle fermé éclairé, à côté du gendarme. Échange-le avec le couvercle ouvert du ver, au-dessus de toi.
kalle-lesson-rats-tricks-trick-stay = Là, le prochain pas du gendarme peut te découvrir. Échange les deux couvercles éclairés.
kalle-lesson-rats-tricks-trick-away = Ça t’éloigne aussi. Mais essaie autre chose : échange avec le couvercle ouvert au-dessus de toi.
kalle-lesson-rats-tricks-trick-no = Échange les deux couvercles éclairés : le tien, et celui qui est ouvert au-dessus.
kalle-lesson-rats-tricks-never = Le couvercle du ver est toujours ouvert, le tien toujours fermé, et tout le monde l’a vu. Quel couvercle ne peux-tu jamais échanger ?
kalle-lesson-rats-tricks-never-open = Un ouvert
kalle-lesson-rats-tricks-never-open-why = Tu viens justement de le faire. Un seul couvercle doit rester où il est.
kalle-lesson-rats-tricks-never-guard = Celui du gendarme
kalle-lesson-rats-tricks-never-guard-why = Exact : le couvercle du gendarme reste où il est. Tous les autres s’échangent deux à deux, s’ils sont voisins.
kalle-lesson-rats-tricks-never-mine = Le mien
kalle-lesson-rats-tricks-never-mine-why = Tu viens justement de déplacer le tien. Un seul couvercle doit rester où il est.
kalle-lesson-rats-tricks-bluff-watch = Cleo déplace le gendarme. Regarde s’il te suit.
kalle-lesson-rats-tricks-bluff = Le gendarme s’est éloigné. Tout le monde voit tes échanges : avec les deux couvercles éclairés, on croira que tu fuis par là.
kalle-lesson-rats-tricks-bluff-pass = C’est permis, et tu le feras bientôt. Mais d’abord, trompe les autres avec les couvercles éclairés.
kalle-lesson-rats-tricks-bluff-own = Tu es à l’abri : ne touche pas à ton couvercle. Échange les deux qui sont éclairés.
kalle-lesson-rats-tricks-bluff-no = Échange les deux couvercles éclairés : un à côté du gendarme, un hors de sa portée.
kalle-lesson-rats-tricks-still-watch = C’est à Bo. Regarde s’il tombe dans le panneau.
kalle-lesson-rats-tricks-still = Bo est tombé dans le panneau. Le prochain pas du gendarme ne peut pas t’atteindre, alors n’échange rien.
kalle-lesson-rats-tricks-still-no = C’est permis. Mais essaie de ne pas bouger : n’échange rien.
kalle-lesson-rats-tricks-prove-watch = Cleo retourne le huitième couvercle. Regarde lequel, et retiens le tien.
kalle-lesson-rats-tricks-prove = C’était le huitième couvercle : la recherche est finie, et on n’échange plus. Montre où tu es.
kalle-lesson-rats-tricks-prove-no = Pas là. Souviens-toi : tu as échangé ton couvercle avec celui du ver, au-dessus de toi.
kalle-lesson-rats-tricks-wrong = Raoul est là, et le fromage est pour toi. Et avec un mauvais couvercle, qui l’aurait pris ?
kalle-lesson-rats-tricks-wrong-nobody = Personne
kalle-lesson-rats-tricks-wrong-nobody-why = Exact : la manche aurait fini sans fromage.
kalle-lesson-rats-tricks-wrong-searchers = Un des autres
kalle-lesson-rats-tricks-wrong-searchers-why = Les autres ne prennent un fromage que s’ils trouvent Raoul. Ici, personne n’en prend.

## Watching

kalle-lesson-watching = Suivre les échanges
kalle-lesson-watching-about = On voit tous les échanges : suis le couvercle qui fuit
kalle-lesson-watching-done = Chaque échange se fait sous tes yeux. Celui qui regarde le mieux sait où Raoul peut être.
kalle-lesson-watching-count-watch = D’abord, Cleo déplace le gendarme. Regarde ce qu’elle retourne.
kalle-lesson-watching-count = Trois couvercles sont retournés, et Bo n’a encore rien échangé. Sous combien de couvercles peut-il être ?
kalle-lesson-watching-count-eight = 8
kalle-lesson-watching-count-eight-why = Huit, c’est ce qu’on peut retourner dans une manche. Compte les couvercles fermés.
kalle-lesson-watching-count-thirteen = 13
kalle-lesson-watching-count-thirteen-why = Exact : 16 couvercles moins les trois ouverts.
kalle-lesson-watching-count-sixteen = 16
kalle-lesson-watching-count-sixteen-why = Sous les trois ouverts, il n’y est pas. Ne compte que les fermés.
kalle-lesson-watching-ready = Bo va pouvoir échanger deux couvercles, sous les yeux de tous. Regarde bien : lequel s’éloigne du gendarme, et vers où ?
kalle-lesson-watching-near-watch = Voilà : regarde bien les deux couvercles que Bo échange.
kalle-lesson-watching-near = Bo a échangé deux couvercles. S’il a fui le gendarme, où est-il maintenant ? Place le gendarme à côté de lui.
kalle-lesson-watching-near-no = De là, le gendarme ne l’atteint pas au coup suivant. Son couvercle était à côté du gendarme et il est parti au bord gauche, rangée 3.
kalle-lesson-watching-find-watch = Bo peut encore échanger avant que Cleo cherche. Ne perds pas son couvercle des yeux.
kalle-lesson-watching-find = Bo échange encore, et Cleo cherche là où il n’est plus. Toi, tu as bien suivi : retourne le couvercle où il est maintenant.
kalle-lesson-watching-find-no = Suis-le à travers les deux échanges : d’abord au bord gauche, rangée 3, et de là un couvercle plus loin.
kalle-lesson-watching-log = Tu l’as trouvé. Peut-on lire quelque part quels couvercles ont été échangés ?
kalle-lesson-watching-log-list = Oui, dans le « Journal »
kalle-lesson-watching-log-list-why = Il dit seulement que Bo a échangé deux couvercles, pas lesquels.
kalle-lesson-watching-log-head = Non, nulle part
kalle-lesson-watching-log-head-why = Exact : ce qu’il y a sous les couvercles fermés, et où ils vont, chacun le garde en tête.
kalle-lesson-watching-left-watch = Une nouvelle manche commence : Cleo se cache. Regarde qui place le gendarme.
kalle-lesson-watching-left = Maintenant, Raoul, c’est Cleo. Tu es à sa gauche, donc tu commences : déplace le gendarme où tu veux.
kalle-lesson-watching-left-no = Déplace le gendarme sur un couvercle à côté de lui.
kalle-lesson-watching-free = Continue, et regarde ce que Cleo échange. Déplace le gendarme encore deux fois.

## The whole game

kalle-lesson-whole-game = Toute la partie
kalle-lesson-whole-game-about = Les manches, la dernière chance, et qui gagne
kalle-lesson-whole-game-done = Tu peux jouer une partie entière. Désigner après le huitième couvercle est une option : sans elle, Raoul montre aussitôt son couvercle.
kalle-lesson-whole-game-rounds = À quatre, on joue quatre manches : chacun est Raoul une fois. À deux ou trois, chacun l’est deux fois : combien de manches à trois ?
kalle-lesson-whole-game-rounds-three = Trois
kalle-lesson-whole-game-rounds-three-why = À trois, chacun est Raoul deux fois : il y en a donc plus.
kalle-lesson-whole-game-rounds-six = Six
kalle-lesson-whole-game-rounds-six-why = Exact : deux fois trois. À cinq, on joue cinq manches.
kalle-lesson-whole-game-seventh = C’est la dernière manche ; Bo, Cleo et toi avez un fromage chacun. Raoul, c’est Dora : place le gendarme sur le couvercle éclairé.
kalle-lesson-whole-game-seventh-no = Le gendarme peut y aller. Mais cette fois, prends le couvercle éclairé.
kalle-lesson-whole-game-watch = Sept couvercles sont retournés. Regarde bien : Dora peut échanger une dernière fois, puis Bo retourne le huitième.
kalle-lesson-whole-game-point-watch = Voici le dernier échange de Dora : regarde quel couvercle elle éloigne du gendarme.
kalle-lesson-whole-game-point = Le huitième n’est pas le bon non plus. À cette table, chacun désigne encore un couvercle fermé, toi d’abord : où est Dora ?
kalle-lesson-whole-game-point-near = Ce couvercle n’a pas bougé. Dora en a échangé un voisin du gendarme avec un hors de sa portée : désigne celui-là.
kalle-lesson-whole-game-point-no = Pas là. Dora a échangé un couvercle voisin du gendarme, et Bo a regardé où elle était : désigne l’endroit où elle est allée.
kalle-lesson-whole-game-vain-watch = Bo désigne un couvercle. Regarde s’il peut prendre le tien.
kalle-lesson-whole-game-vain = Bo désigne ailleurs, car on ne désigne jamais le même couvercle à deux. Et si personne ne trouve ?
kalle-lesson-whole-game-vain-dora = Dora se montre
kalle-lesson-whole-game-vain-dora-why = Exact : Dora doit alors montrer où elle est, et elle ne prend le fromage que si elle le sait.
kalle-lesson-whole-game-vain-again = Tu désignes encore
kalle-lesson-whole-game-vain-again-why = On ne désigne qu’une fois chacun. Ensuite, c’est à Raoul de montrer où il est.
kalle-lesson-whole-game-winner-watch = Cleo désigne en dernier, puis on retourne ces couvercles. Regarde qui a raison.
kalle-lesson-whole-game-winner = Tout le monde a désigné, et on retourne les couvercles : avec deux fromages, tu gagnes. Et si Bo, Cleo et toi en aviez un chacun ?
kalle-lesson-whole-game-winner-share = On partage
kalle-lesson-whole-game-winner-share-why = Exact : celui qui a le plus de fromages gagne, et à égalité, on partage la victoire.
kalle-lesson-whole-game-winner-first = Le premier gagne
kalle-lesson-whole-game-winner-first-why = Peu importe qui l’a eu en premier. Ceux qui ont le plus de fromages partagent la victoire.

## Playing well

kalle-lesson-playing-well = Bien jouer
kalle-lesson-playing-well-about = Coincer Raoul, et garder une issue quand c’est toi
kalle-lesson-playing-well-done = Devine où est Raoul, et coince-le. Quand Raoul, c’est toi, garde une issue, et sois là où personne ne t’attend.
kalle-lesson-playing-well-place = Bo peut être sous n’importe quel couvercle, et tu places le gendarme. Mets-le là où il a le plus de couvercles à portée.
kalle-lesson-playing-well-place-middle = Le milieu, c’est bien vu. Mais cette fois, prends un autre des quatre couvercles du milieu.
kalle-lesson-playing-well-place-corner = D’un coin, le gendarme n’a que trois couvercles à portée. Trouve une place mieux entourée.
kalle-lesson-playing-well-place-edge = D’un bord, le gendarme a cinq couvercles à portée. Du milieu, il y en a plus.
kalle-lesson-playing-well-go = Du milieu, le gendarme peut aller sur huit couvercles. Retourne celui qui est éclairé.
kalle-lesson-playing-well-go-no = Ils se valent tous pour l’instant. Mais cette fois, prends celui qui est éclairé.
kalle-lesson-playing-well-trap-watch = Bo peut échanger. Regarde vers où il fuit.
kalle-lesson-playing-well-trap = Bo a sans doute fui au bord gauche. Va là d’où le gendarme atteint son couvercle et tous ceux autour : ça le coince.
kalle-lesson-playing-well-trap-down = De là, tu atteins son couvercle, mais il peut s’échapper vers le bas. Coince-le.
kalle-lesson-playing-well-trap-up = De là, tu atteins son couvercle, mais il peut s’échapper vers le haut. Coince-le.
kalle-lesson-playing-well-trap-no = De là, tu ne peux pas atteindre son couvercle ensuite. Il est au bord gauche, rangée 3.
kalle-lesson-playing-well-catch-watch = Il peut encore échanger, mais il est coincé. Regarde où il va.
kalle-lesson-playing-well-catch = Il a encore échangé, mais d’ici, tu l’atteins partout. Retourne le couvercle où il est maintenant.
kalle-lesson-playing-well-catch-no = Il était au bord gauche, rangée 3. Réfléchis : où est allé ce couvercle ?
kalle-lesson-playing-well-hide = Tu le tiens. Maintenant, Raoul, c’est toi : cache-toi sous le couvercle éclairé.
kalle-lesson-playing-well-hide-no = Tous les couvercles se valent. Mais cette fois, cache-toi sous celui qui est éclairé.
kalle-lesson-playing-well-flee-watch = Bo place le gendarme et commence. Regarde s’il s’approche.
kalle-lesson-playing-well-flee = Le gendarme est à côté de toi. Sors de sa portée, mais pas là où son prochain pas peut te coincer.
kalle-lesson-playing-well-flee-near = Là, le gendarme peut te découvrir tout de suite. Va hors de sa portée.
kalle-lesson-playing-well-flee-corner = Là, le gendarme ne t’atteint pas, mais son prochain pas peut te coincer : un coin a peu d’issues.
kalle-lesson-playing-well-flee-edge = Là, le gendarme ne t’atteint pas, mais s’il va où tu étais, il te coince.
kalle-lesson-playing-well-flee-no = Comme ça, tu restes où tu es. Ton couvercle est à la rangée 3, colonne 2.
kalle-lesson-playing-well-guess = Tu es hors de portée, mais Bo a vu cet échange. Comment le faire douter, à la longue ?
kalle-lesson-playing-well-guess-always = Toujours fuir
kalle-lesson-playing-well-guess-always-why = Alors, chaque fuite lui dit où tu es. De temps en temps, échange d’autres couvercles, ou rien.
kalle-lesson-playing-well-guess-mix = Bluffer parfois
kalle-lesson-playing-well-guess-mix-why = Exact : si tu échanges parfois d’autres couvercles, ou rien, aucun échange ne te trahit à coup sûr.
kalle-lesson-playing-well-free = Continue : reste hors de portée, garde une issue, et bluffe de temps en temps. Encore quatre choix.

## First game together

kalle-together-start = À chaque manche, un joueur est Raoul, sous un des 16 couvercles, et les autres cherchent. Chacun l’est aussi souvent que les autres ; celui qui a le plus de fromages gagne.
kalle-together-hide = Raoul choisit un couvercle pour se cacher, et tous les autres regardent ailleurs. L’animal dont il prend la place sort pour cette manche, sans que personne le voie.
kalle-together-memory = Seul Raoul sait sous quel couvercle il est. Il l’a vu une fois et doit le retenir, sauf si vous le laissez regarder de nouveau.
kalle-together-place = Le voisin de droite de Raoul, ou l’autre joueur à deux, place le gendarme sur un couvercle au choix. Celui-là, on ne le retourne pas.
kalle-together-step = Les autres jouent à tour de rôle, à partir de la gauche de Raoul. Chacun déplace le gendarme sur un couvercle voisin, fermé s’il y en a un, et le retourne.
kalle-together-found = Si c’est Raoul, celui qui l’a trouvé prend un fromage et la manche est finie. Tout autre animal reste ouvert, et le huitième met fin à la recherche.
kalle-together-swap = Après chaque pas du gendarme, Raoul peut échanger deux couvercles voisins, fermés ou ouverts, ou rien. Seul celui du gendarme ne bouge pas.
kalle-together-watch = Tout le monde voit quels couvercles sont échangés. Le journal ne le dit pas : celui qui regarde bien peut suivre le couvercle de Raoul.
kalle-together-open = Tout était ouvert autour du gendarme : il n’a rien retourné. Après deux pas pareils à la suite, le suivant va sur un des quatre couvercles du milieu.
kalle-together-point = Après le huitième couvercle, chacun, sauf Raoul, en désigne encore un fermé, jamais le même qu’un autre. Celui qui désigne Raoul prend un fromage.
kalle-together-prove = La recherche est finie, et on n’échange plus rien. Si Raoul montre le bon couvercle, il prend un fromage ; sinon, personne n’en prend.
kalle-together-next = Raoul est trouvé, et on montre tous les couvercles. À la manche suivante, s’il y en a une, Raoul est son voisin de gauche.
