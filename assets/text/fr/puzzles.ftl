# Casse-têtes : la question, qui ne dévoile rien, et l’idée de la solution.

puzzle-ask-win = C’est à { $seat } de jouer : gagne la partie dès ce tour.
puzzle-ask-turn = C’est à { $seat } de jouer : trouve le meilleur tour.
puzzle-ask-move = C’est à { $seat } de jouer : trouve le meilleur coup.
cli-puzzle = Ce casse-tête est inutilisable : { $detail }

puzzle-idea-win = La partie finit là, et c’est gagné.

puzzle-idea-zatre-two-twelves = Deux tuiles suffisent pour deux lignes de 12.
puzzle-idea-zatre-all-three = Un seul tour donne un 10, un 11 et un 12.
puzzle-idea-zatre-two-crosses = Un seul tour rapporte deux croix, et chacune double une rangée.
puzzle-idea-zatre-bonus-and-cross = Une rangée complète donne son bonus, et une croix double une rangée.
puzzle-idea-zatre-bonus = La case qui manquait complète une rangée et donne son bonus.
puzzle-idea-zatre-cross = Une croix double toute une rangée.
puzzle-idea-zatre-more-lines = Une tuile peut compter deux fois : en rangée et en colonne.
puzzle-idea-zatre-two-lines = Un seul tour fait plus d’une ligne.
puzzle-idea-zatre-twelve = Vise le 12.
puzzle-idea-zatre-one-line = Une ligne suffit, si elle est au bon endroit.
puzzle-idea-zatre-keep = Ce qui ne va nulle part reste en main : regarde à qui il en reste le plus.
puzzle-idea-zatre-leave-little = Rien à noter ? Alors regarde ce que tu laisses aux autres.

puzzle-idea-kalle-flee = Sors de la portée du gendarme tant qu’il est temps.
puzzle-idea-kalle-walk-in = Sous le nez du gendarme, personne ne cherche.
puzzle-idea-kalle-stay-near = Même un échange qui ne sauve pas brouille les pistes.
puzzle-idea-kalle-move-on = File avant que le gendarme n’approche.
puzzle-idea-kalle-decoy-near = Échange d’autres couvercles : tous croiront que Raoul a fui.
puzzle-idea-kalle-decoy = Raoul est à l’abri pour l’instant : échange d’autres couvercles pour égarer ceux qui cherchent.
puzzle-idea-kalle-bluff = N’échange rien à portée du gendarme : tu auras l’air innocent.
puzzle-idea-kalle-sit-tight = Hors de portée, ne rien échanger ne trahit rien.
puzzle-idea-kalle-likeliest = Va là où ses échanges ont sans doute mené Raoul.
puzzle-idea-kalle-close-in = Ce pas met plus de couvercles probables à portée du suivant.
puzzle-idea-kalle-point = Suis chaque échange : aucun autre couvercle n’est aussi suspect.
puzzle-idea-kalle-prove = Suis chaque échange depuis le début, et tu sais où est Raoul.

puzzle-idea-burg_appenzell-two-chips = Un seul tour rapporte deux jetons.
puzzle-idea-burg_appenzell-trap = Une poussée glisse un piège sous la souris d’un autre.
puzzle-idea-burg_appenzell-enter-chip = Une nouvelle souris saute par-dessus la tourelle et atterrit sur le fromage.
puzzle-idea-burg_appenzell-jump = Les autres souris font un pont : saute par-dessus jusqu’au fromage.
puzzle-idea-burg_appenzell-spare = La tuile libre entre juste sous ta souris.
puzzle-idea-burg_appenzell-push-then-run = Pousse d’abord : le fromage arrive là où une souris peut courir.
puzzle-idea-burg_appenzell-run-then-push = Cours d’abord à la bonne place, puis pousse le fromage sous la souris.
puzzle-idea-burg_appenzell-recall = Tu as vu ce qu’il y a sous ce toit : soulève-le et cours au fromage.
puzzle-idea-burg_appenzell-dodge = Mets tes souris là où aucune poussée n’amène de piège.
puzzle-idea-burg_appenzell-push-chip = Ne cours pas au fromage : pousse-le sous tes souris.
puzzle-idea-burg_appenzell-run-chip = La deuxième souris sur le même fromage gagne le jeton.
puzzle-idea-burg_appenzell-push-and-lift = Pousse d’abord, puis soulève un toit pour voir.
puzzle-idea-burg_appenzell-run-and-lift = Cours d’abord, pour avoir le bon toit à portée.
puzzle-idea-burg_appenzell-lift = Le plus utile maintenant, c’est de savoir ce qu’il y a sous ce toit.
puzzle-idea-burg_appenzell-push = Une poussée peut préparer le sol pour le prochain tour.
puzzle-idea-burg_appenzell-enter = Une souris de plus au château vaut bien une action.

puzzle-idea-rat_a_tat_roll-dice = Le nombre de dés décide des cases que tu peux viser.
puzzle-idea-rat_a_tat_roll-reroll-behind = Avec ce lancer, tu restes derrière : tente-en un autre.
puzzle-idea-rat_a_tat_roll-reroll-wild = Mieux vaut relancer le dé joker que prendre ce qu’il montre.
puzzle-idea-rat_a_tat_roll-last-token = Dépense ton dernier jeton : relancer vaut mieux que le garder.
puzzle-idea-rat_a_tat_roll-reroll-one = Relance un seul dé, et garde les autres.
puzzle-idea-rat_a_tat_roll-reroll = Un jeton pour une meilleure case est bien dépensé.
puzzle-idea-rat_a_tat_roll-keep-wild = Prends ce que donne le dé joker, et garde le jeton.
puzzle-idea-rat_a_tat_roll-keep-for-pile = La carte d’ici est haute, mais tu peux piocher à la place.
puzzle-idea-rat_a_tat_roll-keep-many-tokens = Garde tes jetons pour le dé joker : tu en as assez pour le relancer souvent.
puzzle-idea-rat_a_tat_roll-keep-two-faces = Deux faces du dé joker t’aident : la carte la plus basse ou un bon échange.
puzzle-idea-rat_a_tat_roll-keep-to-wild = Garde ce lancer : il mène au dé joker.
puzzle-idea-rat_a_tat_roll-keep-to-lowest = Aucune carte visible n’est plus basse, et cette case donne aussi un jeton.
puzzle-idea-rat_a_tat_roll-keep-two-tokens = La carte est haute, mais ici elle te vaut deux jetons.
puzzle-idea-rat_a_tat_roll-keep-for-last-roll = Cette carte complète ta rangée, et les jetons serviront ensuite au dé joker.
puzzle-idea-rat_a_tat_roll-keep-to-token = Garde ce lancer : cette case donne aussi un jeton.
puzzle-idea-rat_a_tat_roll-keep-to-low = Garde ce lancer : il mène à une carte basse.
puzzle-idea-rat_a_tat_roll-keep = Ce lancer est assez bon : garde le jeton.
puzzle-idea-rat_a_tat_roll-pile = En moyenne, la pioche est plus basse que cette carte.
puzzle-idea-rat_a_tat_roll-token-card = La carte rapporte aussi un jeton.
puzzle-idea-rat_a_tat_roll-face-up = En moyenne, la pioche est plus haute que cette carte.
puzzle-idea-rat_a_tat_roll-swap-decoy = Laisse la carte la plus basse où elle est : le prochain échange visera celle-là.
puzzle-idea-rat_a_tat_roll-swap-last-rival = Une seule autre personne a encore un tour : c’est sa rangée qu’il faut gâcher.
puzzle-idea-rat_a_tat_roll-swap-same-card = Deux joueurs ont une carte aussi basse : prends-la à celui qui mène.
puzzle-idea-rat_a_tat_roll-swap-overtake = Dernier tour : après cet échange, aucune rangée ne devrait être plus basse que la tienne.
puzzle-idea-rat_a_tat_roll-swap-leader = Prends sa carte basse à celui qui mène.
puzzle-idea-rat_a_tat_roll-swap-known = Tu connais les deux cartes : récupère la plus basse.
puzzle-idea-rat_a_tat_roll-swap-unknown = Donne une carte inconnue contre une carte que tu sais basse.
puzzle-idea-rat_a_tat_roll-swap = Échange une carte sans doute haute contre une sans doute basse.
puzzle-idea-rat_a_tat_roll-no-swap = Parfois, le meilleur échange est de n’en faire aucun.
puzzle-idea-rat_a_tat_roll-dare = Même une rangée complète peut s’améliorer avec le dé joker.
puzzle-idea-rat_a_tat_roll-skip = Une bonne rangée n’a pas besoin du dé joker : passe.
puzzle-idea-rat_a_tat_roll-replace-high = Il faut bien placer cette carte haute : mets-la à la place de ta plus haute.
puzzle-idea-rat_a_tat_roll-replace-known = Remplace la plus haute carte que tu connais.
puzzle-idea-rat_a_tat_roll-replace-unknown = Une carte inconnue peut être haute : remplace-la.
puzzle-idea-rat_a_tat_roll-look-own = Commence par connaître ta propre rangée.
puzzle-idea-rat_a_tat_roll-look = Un coup d’œil chez les autres dit quoi échanger.

puzzle-idea-ratzzia-annie-top = Le dé d’Annie arrive par en bas et en hisse un autre tout en haut.
puzzle-idea-ratzzia-candy-top = Le dé bonbon devient le nombre qu’il faut tout en haut.
puzzle-idea-ratzzia-low-pair = Il te manque des provisions pour la plus forte paire : mets la plus faible en haut.
puzzle-idea-ratzzia-candy-pair = Le dé bonbon devient l’autre moitié de la paire du haut.
puzzle-idea-ratzzia-support-pair = Un dé de renfort et un des tiens forment la paire du haut.
puzzle-idea-ratzzia-left-first = Les colonnes de gauche paient d’abord : leurs provisions peuvent encore aller au sac.
puzzle-idea-ratzzia-one-go = Une colonne entière, de bas en haut, en un seul tour.
puzzle-idea-ratzzia-ride = Les autres ont grimpé pour toi : la récompense va au dernier dé.
puzzle-idea-ratzzia-deny-store = Vide la colonne du cellier avant qu’elle ne fasse gagner quelqu’un d’autre.
puzzle-idea-ratzzia-out-of-reach = Le plus gros tas attire les voleurs : vite, dans le sac.
puzzle-idea-ratzzia-take-candy-away = Le bocal est vide : quelqu’un d’autre doit céder un dé bonbon.
puzzle-idea-ratzzia-many-sausages = Tes propres dés, en grimpant, rapportent aussi des saucisses.
puzzle-idea-ratzzia-earn-and-store = Les saucisses de ce tour arrivent d’abord : range-les aussi.
puzzle-idea-ratzzia-pair-order = Seule la paire du haut compte pour le sac : mets-y la plus forte.
puzzle-idea-ratzzia-one-die = Un seul dé suffit pour compléter la colonne du cellier.
puzzle-idea-ratzzia-high-pair = Une forte paire tout en haut remplit mieux le sac.
puzzle-idea-ratzzia-store = Dans le sac, les provisions sont à l’abri, et elles seules comptent.
puzzle-idea-ratzzia-no-store = Laisse les provisions devant, cette fois.
puzzle-idea-ratzzia-chain = Un seul tour complète deux colonnes.
puzzle-idea-ratzzia-cat = Laisse venir le chat, et tous les dés rentrent.
puzzle-idea-ratzzia-steal = La moitié des provisions de quelqu’un passe chez toi.
puzzle-idea-ratzzia-pass-food = Quand les provisions circulent, il t’en arrive plus qu’il n’en part.
puzzle-idea-ratzzia-annie = Annie pousse le dé là où il sert.
puzzle-idea-ratzzia-candy = Un dé bonbon peut être n’importe quel nombre : prends-en un.
puzzle-idea-ratzzia-candy-number = Aucun dé ne montre le nombre qu’il faut à cette case : le dé bonbon le remplace.
puzzle-idea-ratzzia-use-candy = C’est le moment du dé bonbon.
puzzle-idea-ratzzia-support-places = Tous les dés de renfort doivent être posés : trouve une colonne pour chacun.
puzzle-idea-ratzzia-support = Les dés de renfort grimpent pour toi, et personne d’autre n’y gagne.
puzzle-idea-ratzzia-complete = La dernière case est celle qui rapporte.
puzzle-idea-ratzzia-take-back = Reprends des dés, et tu en lanceras plus au prochain tour.
puzzle-idea-ratzzia-keep = Garde ce lancer : il a ce qu’il faut aux colonnes.
puzzle-idea-ratzzia-reroll = Relance ce qui ne va bien nulle part.
puzzle-idea-ratzzia-roll = Lance : tes dés sont plus utiles en main que sur le plateau.
puzzle-idea-ratzzia-cat-row = Plutôt un dé sur la rangée du chat que dans la mauvaise colonne.
puzzle-idea-ratzzia-hold-back = Un dé gardé en main sert au prochain tour.
puzzle-idea-ratzzia-prepare = Rien n’est complet, mais le prochain tour est prêt.

# L’écran des casse-têtes.
go-puzzles = Casse-têtes
puzzles-title = Casse-têtes
puzzles-invitation = Sauras-tu trouver le meilleur coup ?
puzzles-who = Qui cherche ?
puzzles-stars-legend = Trois étoiles du premier coup, deux au deuxième essai ou avec un conseil, une ensuite.
puzzles-solved-of = { $done } sur { $count } résolus
puzzles-streak = { $count } de suite du premier coup, record : { $best }
puzzles-rating = Classement : { $rating }
puzzles-next = Casse-tête suivant
puzzles-next-of = { $game } : casse-tête suivant
puzzles-all-solved = Tous résolus
puzzle-tile = { $game }, casse-tête { $number }, { $difficulty } : { $state }
puzzle-easy = facile
puzzle-tricky = corsé
puzzle-hard = difficile
puzzle-stars = { $count ->
    [one] une étoile
   *[other] { $count } étoiles
}
puzzle-open = pas encore résolu
puzzle-known = solution vue
puzzle-unusable = Impossible d’ouvrir ce casse-tête. Les autres fonctionnent.

# Un casse-tête à la table.
puzzle-number = Casse-tête { $number }
puzzle-watch = Regarde comment on en est arrivé là. Ensuite vient la question.
puzzle-remember = Retiens ce que tu vois. Ensuite vient la question.
puzzle-skip = Passer
puzzle-watch-again = Revoir
puzzle-hint = Conseil
puzzle-looking = On regarde ta réponse…
puzzle-go-on = Ça prend un moment. Si tu n’attends pas, ça ne compte pas comme un essai.
puzzle-right = C’est ça.
puzzle-as-good = Ta réponse vaut bien la nôtre.
puzzle-wrong = Pas tout à fait.
puzzle-because = Il y a un meilleur coup. { $because }
puzzle-wrong-plain = Il y a mieux à faire ici.
puzzle-better-by = { $count ->
    [one] La meilleure réponse gagne environ une partie de plus sur cent.
   *[other] La meilleure réponse gagne environ { $count } parties de plus sur cent.
}
puzzle-ends-at-news = Le dernier coup dévoile du nouveau : la réponse s’arrête là.
puzzle-stays-hidden = Ton dernier coup dévoilerait du nouveau. Ça reste caché pour l’instant.
puzzle-try-again = Réessayer
puzzle-show = Montre-moi
puzzle-showing = Voici la meilleure réponse.
puzzle-best-is = La meilleure réponse : { $what }. { $why }
puzzle-shown = C’était la meilleure réponse.
puzzle-all = Tous les casse-têtes
puzzle-play-on = Continuer
puzzle-play-on-tip = Continuer à partir d’ici
puzzle-begins = Ta réponse commence ici.
puzzle-status-watch = Voilà ce que { $seat } a vu.
puzzle-status-answered = { $seat } a répondu.
puzzle-status-shown = La meilleure réponse pour { $seat }.

# Parmi les chiffres de ce qui a été joué.
statistics-puzzles-of = { $solved } sur { $count }
statistics-solved = Résolus
statistics-best-streak = Meilleure série
statistics-rating = Classement
statistics-no-rating = –
statistics-puzzles-legend = Il faut cinq casse-têtes pour un classement. Seul le premier essai compte.
