# Words of the whole app, in French. Those of a game are in its own file.
#
# Glossary. Every file of this language keeps to these words; a word after “not” does not stand for the same thing.
# Voice: tu, never vous for one person (vous only for several); buttons in the infinitive. Quotes: « … », with spaces before : ; ? !
# No agreement with a seat’s name (nobody knows its gender): “C’est à { $seat } de jouer”, “chez { $seat }”. A number is masculine (un 3).
#
# The app
# seat: place f; mark: symbole m; the panel and menu: Joueurs. player: joueur m. person: personne f; bot: robot m, robots. Not: siège, ordinateur.
# turn: tour m; move: coup m. on turn: c’est à … de jouer. end the turn: finir le tour. round: manche f (Kalle). Not: mouvement (for a move).
# legal: permis. picked, chosen: choisi. to choose: choisir.
# undo: annuler. redo: rétablir. reset my turn: recommencer mon tour.
# hint: conseil m. What can I do?: Que puis-je faire ? what happened: Journal m. look back, review: revoir. moment worth a look: moment clé m. position: position f. Not: indice, astuce.
# game: jeu m (what you play), partie f (one game of it, from start to end). record: partie enregistrée f, enregistrement m; the screen: Archives.
# table: table f; shelf: étagère f. to save: enregistrer. to throw away: jeter. to keep: garder. Not: sauvegarder.
# rules: règles f; rule book: livre des règles m; our ruling: Notre choix. lesson: leçon f; chapter: chapitre m; step: étape f.
# curtain: rideau m, se lève, baisser. to cover: cacher.
# level: niveau m: enfant, facile, moyen, difficile, expert; simple, au hasard. temper: caractère m: prudent, audacieux, chapardeur. luck: hasard m.
# to draw: piocher; the draw for the start: tirage m. to deal: distribuer; disposer (lids). to roll: lancer, relancer; a roll: lancer m.
# face down: face cachée; face up: face visible; closed, open: fermé, ouvert. points: points m; sum: somme f; tie: égalité f, partager la victoire.
#
# Zatre: tile: tuile f, poser; cell: case f: sombre, claire, rouge; row: rangée f; column: colonne f; line (either): ligne f; bag: sac m; board:
#   plateau m; sheet: feuille f (de points); box: case f; cross: croix f; bonus: bonus m; to enter: noter; to keep: garder;
#   opening turn: tour d’ouverture m; partner: partenaire m, together: équipe f.
# Kalle: the rat: rat m; lid: couvercle m, retourner; guard: gendarme m, déplacer; searcher: chercheur m; cheese: fromage m; to swap: échanger;
#   to point at: désigner; to hide: cacher. Not: plaque, policier.
# Burg Appenzell: castle: château m; tower: tourelle f (never tour, that is a turn); room: salle f; roof: toit m (ardoise, chaume, cuivre), soulever;
#   tile: tuile f; spare tile: tuile libre; trap: piège m; chip: jeton m; kind: sorte f; mouse: souris f: courir, sauter, faire entrer, tomber;
#   supply: réserve f; pennant: fanion m; to push: pousser; action: action f. Cheeses with a small letter.
# Rat-a-Tat Roll: pawn: pion m; space: case f; region: zone f; card: carte f; pile: pioche f; row, hand: rangée f (complète); token: jeton m, dépenser;
#   choice: choix; re-roll: relance f; peek: coup d’œil m; wild: joker m; swap: échange m; skip: passer; final round: dernier tour de table.
# Ratzzia: pantry: garde-manger m; column: colonne f; shelf: étagère f; space: case f; die: dé m, placer, mettre; support die: dé de renfort m, renfort m;
#   candy die: dé bonbon m; candy jar: bocal à bonbons m; food: provisions f pl; sausage: saucisse f; in front: devant; bag: sac m (au sac);
#   to store: ranger; cat row: rangée du chat f; the cat’s number: nombre du chat m; store: cellier m; Greedy: Glouton; accountant: comptable m.
#   Not: nourriture, pile (for the cards).

cell = rangée { $row }, colonne { $column }
seat-unnamed = place { $number }
tenths = { $whole },{ $tenth }
list = { $first } et { $last }
refusal = { $rule } : { $why }

record-malformed = ce n’est ni un coup ni un fichier comme il faut ({ $detail })
record-format = cet enregistrement a un format que ce programme ne connaît pas
record-unknown-game = ce programme n’a pas de jeu appelé { $game }
record-player = une place n’est ni à une personne ni à un robot
record-mark = un symbole est un nombre de 0 à 5
record-seed = le hasard n’est pas 0x suivi de 16 chiffres hexadécimaux au plus
record-legal = l’enregistrement compte { $claimed } coups permis ici, il y en a { $counted }
record-unknown-level = { $name } joue au niveau « { $level } », inconnu ici ; le niveau simple le remplace
result-too-early = il y a un résultat, mais la partie n’est pas finie
result-missing = la partie est finie, mais il n’y a pas de résultat
result-differs = le résultat n’est pas celui de cette partie

undo-free = Tout
undo-until-news = Jusqu’à du nouveau
undo-off = Rien
undo-nothing = Il n’y a rien à annuler.
undo-is-off = À cette table, on n’annule rien.
undo-next-has-begun = Le tour suivant a commencé.
undo-covered = Depuis, quelque chose a été recouvert.
undo-chance = Depuis, le hasard a parlé.
undo-other-seat = Depuis, { $seat } a fait un choix.
undo-news = Depuis, { $seat } a vu quelque chose de nouveau.

cli-option-form = Une option s’écrit KEY=VALUE, et non « { $given } ».
cli-option-unknown = Ce jeu n’a pas d’option « { $given } ».
cli-option-value = Cette option n’accepte pas ceci : { $given }.
cli-output-failed = Impossible d’écrire la sortie : { $detail }
cli-sprt-seats = Avec --sprt, le premier niveau n’occupe qu’une place : les places d’une même partie ne sont pas des parties distinctes.
cli-input-failed = Impossible de lire l’entrée : { $detail }
cli-baseline-missing = Les niveaux « baseline:… » demandent --baseline PROGRAMME.
cli-baseline-failed = Le programme donné par --baseline ne décide pas : { $detail }
cli-keep-other = { $file } contient les parties d’une autre série.
cli-request = Ce n’est pas une demande : { $detail }
cli-game-unknown = Il n’y a pas de jeu « { $given } » ; il y a { $games }.

app-name = Cheeseboard

no-window = La fenêtre n’a pas pu s’ouvrir : { $detail }
no-window-display = Il n’y a pas d’écran : ni DISPLAY ni WAYLAND_DISPLAY n’est défini.
no-window-libraries = Il manque des bibliothèques. Sous Debian ou Ubuntu, cette commande les installe : sudo apt-get install { $packages }

undo-would = Annuler : { $what }

pace-slow = Lent
pace-calm = Normal
pace-fast = Rapide
pace-by-key = Pas à pas

table-to-games = Jeux
table-undo = Annuler
table-redo = Rétablir
table-redo-tip = Rétablir ({ $key })
table-reset = Recommencer mon tour
table-reset-tip = Annuler tout ce qui a été posé pendant ce tour
table-taken-back = C’est annulé.
table-more-before = { $count ->
    [one] Il s’est passé une autre chose avant.
   *[other] Il s’est passé { $count } autres choses avant.
}
table-menu = Menu
table-single-move = Il n’y avait qu’une possibilité : { $what }
table-once-more = Encore une fois pour confirmer : { $what }.
table-once-more-at-a-cost = Encore une fois pour confirmer : { $what } ({ $cost }).
table-asks-again = Confirmer ?
table-press-again = Encore une fois

# The coach, who asks before a move that gives much away.
coach-sure = Vraiment ? Il y a un meilleur coup. { $because }
coach-sure-more = Il fait gagner plus souvent.
coach-play-anyway = Jouer quand même
coach-take-back = Annuler
coach-show = Montre-moi
coach-off = ne dit rien
coach-gentle = prévient avant les grosses erreurs
coach-every = prévient avant chaque erreur
coach-of = Coach pour { $name }
table-bot-turn = C’est à { $seat } de jouer.
table-step = Suivant
table-step-tip = Laisse le robot jouer l’étape suivante ({ $key })
table-step-waits = { key-enter } montre ce que fait ensuite { $seat }.
table-bot = { $name }, robot { $manner }, { $score }
table-hint = Conseil
table-hint-tip = Que ferait un très bon joueur ? ({ $key })
table-hint-is = Conseil : { $what }. { $why }
table-hint-thinking = Un instant…
table-nothing-to-decide = Rien à décider pour l’instant. { $status }
table-nothing-to-decide-then = Tu revois un moment passé. Pour jouer, reviens à la partie ou joue à partir d’ici.
table-hint-only = C’est le seul coup possible.
table-hint-memory = Quand on est plusieurs à un jeu de mémoire, un conseil révélerait ce que quelqu’un a oublié.
table-hint-secret = Un conseil révélerait aux autres ce que seule la personne qui joue peut voir.
table-nothing-there = Il n’y a rien à faire ici pour le moment. { $status }
table-play-for-me = Joue-le pour moi
table-skip = Jusqu’à mon tour
table-skip-tip = Les robots jouent sans pause jusqu’au tour d’une personne ; on voit quand même comment finit une manche ({ $key })
table-skip-glimpse = D’abord, { $seat } repose ce qui est montré.
choices-title = Que puis-je faire ?
choices-tip = Tous les coups que tu peux jouer ({ $key })
choices-close = Fermer
choices-of = { $count ->
    [one] { $seat } n’a qu’une possibilité.
   *[other] { $seat } a { $count } possibilités.
}
choices-group = { $heading } : { $count } possibilités
choices-secret = Une liste de tous les coups aiderait la mémoire, ou dirait aux autres ce qu’un seul peut voir. { $status }
record-copied = La partie est dans le presse-papiers.
picture-copied = L’image est dans le presse-papiers.
picture-not-saved = Impossible d’enregistrer l’image. { $why }

menu-new-game = Nouvelle partie…
menu-save-record = Enregistrer…
menu-open-record = Ouvrir…
menu-copy-picture = Copier l’image
menu-save-picture = Enregistrer l’image…
menu-copy-record = Copier la partie
menu-look-back = Revoir la partie
menu-cover = Cacher les secrets
menu-uncover = Montrer les secrets
menu-present = Grand écran
present-leave = Quitter le grand écran ({ $key })
menu-about = À propos de ce jeu
menu-settings = Réglages
menu-keys = Touches
menu-undo-policy = Ce qu’on peut annuler
menu-seats = Joueurs
menu-to-bot = Confier { $name } à un robot : { $level }
menu-to-person = Confier { $name } à une personne

panels-things = Joueurs
panels-log = Journal
panels-which = À côté du plateau
log-since = { $seat }, depuis le dernier tour
log-before = { $seat }, avant le premier tour
standing-level = Égalité à { $points } : { $seats }.
standing-one-ahead = { $seat } mène de 1.
log-earlier = Montrer { $count } de plus
log-read = Fermer
log-show-steps = Montrer les étapes
log-hide-steps = Cacher les étapes

key-tip = Touche { $key }

review-place = Tour { $number } sur { $of }.
review-to-game = Retour à la partie
review-to-end = Au résultat
review-play-on = Jouer à partir d’ici
review-play-on-tip = Ouvre une nouvelle table à partir de cette position ; la partie enregistrée reste telle quelle
review-first = Début ({ $key })
review-previous = Précédent ({ $key })
review-next = Suivant ({ $key })
review-last = Fin ({ $key })

end-name = { $seat }
end-show = Résultat
end-again = Rejouer
end-same-deal = Même donne
end-same-deal-tip = Le même hasard : tout revient dans le même ordre
end-save = Enregistrer…
end-review = Voir le plateau
end-won-by = { $margin ->
    [0] À égalité de points avec { $others }.
    [one] Un seul point d’avance sur { $others }.
   *[other] { $margin } points d’avance sur { $others }.
}
end-won-level = { $score ->
    [0] Égalité à 0 point.
    [one] Égalité à 1 point.
   *[other] Égalité à { $score } points.
}
end-counting = Place au décompte. Appuie sur une touche pour voir le résultat.

rules-ours = Notre choix :
rules-example = Par exemple :

cli-ply = Cet enregistrement a { $events } événements ; --ply va de 0 à ce nombre.
cli-seat = Cet enregistrement a { $seats } places ; --seat les compte à partir de 0.
cli-seat-covered = Ce qu’une seule place peut voir reste caché jusqu’à la fin de la partie ; laisse --seat de côté.

curtain-all-but = Personne ne regarde, sauf { $seat }
curtain-pass = Seulement pour { $seat }
curtain-decides = { $seat } fait un choix que personne d’autre ne doit voir. Garde le bouton enfoncé pendant qu’il compte jusqu’à trois ; ensuite le rideau se lève.
curtain-looks = C’est visible tant que le bouton reste enfoncé. Tous les autres regardent ailleurs.
curtain-glimpse = { $seat } voit quelque chose tant que le bouton reste enfoncé. Tous les autres regardent ailleurs.
curtain-hold = Garde enfoncé
curtain-hold-key = ou la touche { $key }
curtain-never-mind = Tant pis
curtain-look = Derrière le rideau
curtain-look-tip = Montre, tant qu’on appuie, ce que seule la personne qui joue peut voir
curtain-press = Appuie
curtain-press-key = ou appuie sur { $key }
curtain-drop = Baisser le rideau
curtain-decides-by-press = { $seat } fait un choix que personne d’autre ne doit voir. Appuie sur le bouton : il compte jusqu’à trois, puis le rideau se lève.
curtain-looks-by-press = Appuie pour voir, appuie encore pour cacher. Tous les autres regardent ailleurs.
curtain-glimpse-by-press = { $seat } voit quelque chose. Appuie pour voir, appuie encore pour cacher. Tous les autres regardent ailleurs.
curtain-look-tip-by-press = Montre ce que seule la personne qui joue peut voir, jusqu’au prochain appui
curtain-spoken = Ce qu’il y a derrière le rideau est aussi lu à voix haute : mets un casque.
log-covered = Depuis, quelque chose a été recouvert : personne n’y revient tant que la partie dure.
glimpse-put-away = Reposer
dice-real = Lancer de vrais dés et les entrer ici
dice-enter = { $count ->
    [one] { $seat } lance un dé : que montre-t-il ?
   *[other] { $seat } lance { $count } dés : que montrent-ils ?
}
dice-enter-table = { $count ->
    [one] Lance un dé : que montre-t-il ?
   *[other] Lance { $count } dés : que montrent-ils ?
}
dice-face = Entrer un { $face }
dice-back = Effacer le dernier entré
dice-correct = Corriger le lancer
chance-not-due = Rien de tel n’est à lancer ou à choisir maintenant.

# A game that is still being made.
draft-begin = Commencer
draft-choose = { $seat } : choisis un coup.
draft-chance = Le hasard décide.
draft-over = La partie est finie.

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
# They stand in lists: a term has no comma of its own, and no tu. $rivals goes after “pour”, or is an object: never after “à” or “de”.
plan-why = { $because } { $sure }
plan-for = Ce coup { $gains }.
plan-for-but = Ce coup { $gains }, mais { $losses }.
plan-though = Ce coup { $losses }, mais { $gains }.
plan-trade = Il y a du pour et du contre : ce coup { $gains }, mais { $losses }.
plan-also = De plus, ce coup { $gains }.
# The same of a better move that has just been spoken of.
better-for = Il { $gains }.
better-for-but = Il { $gains }, mais { $losses }.
better-though = Il { $losses }, mais { $gains }.
better-also = De plus, il { $gains }.
plan-won = C’est pratiquement gagné.
plan-lost = Il n’y a plus grand-chose à sauver.
plan-clear = Le reste est nettement moins bon.
plan-next = Le reste est un peu moins bon.
plan-close = Un autre coup vaut à peu près autant.
plan-end = fait gagner la partie plus souvent
plan-end-less = fait gagner la partie moins souvent
plan-rivals = laisse moins pour { $rivals }
plan-rivals-less = laisse davantage pour { $rivals }
plan-the-other = { $seat }
plan-more-steps = { $count ->
    [one] puis encore une étape
   *[other] puis encore { $count } étapes
}
plan-the-others = les autres
plan-step = ({ $number }) { $what }
