# Words of the whole app, in French. Those of a game are in its own file.
#
# Glossary. Every file of this language keeps to these words; a word after “Not” does not stand for the same thing.
# Voice: tu, never vous for one person (vous only for several); present tense, short sentences. Buttons in the infinitive.
#   Quotes: « … »; before : ; ? ! % » and after « stands a space that does not break. Refusals: the fact first, then the way out.
#   Not: pour continuer ensemble, ce serait permis, rien de tel, le hasard a parlé, à force égale.
# No agreement with a seat’s name (nobody knows its gender): “C’est à { $seat } de jouer”, “chez { $seat }”; no de or à that may need elision before
#   a name. Bo and Cleo of the lessons are il and elle. A right answer begins with “Exact”. A number is masculine (un 3).
#
# The app
# seat: place f; mark: symbole m; the panel and menu: Joueurs. player: joueur m. person: personne f; bot: robot m, robots. Not: siège, ordinateur, IA.
# turn: tour m; move: coup m. on turn: c’est à … de jouer. end the turn: finir le tour. round: manche f (Kalle). Not: mouvement (for a move).
# legal: permis. picked, chosen: choisi. to choose: choisir. to press: appuyer. to click: cliquer sur. lit up: éclairé.
# undo: annuler. redo: rétablir. reset my turn: recommencer mon tour.
# hint: conseil m. What can I do?: Que puis-je faire ? what happened: Journal m. Show me: Montre-moi. Not: indice, astuce.
# look back, review: revoir. moment worth a look: moment clé m. position: position f.
# game: jeu m (what you play), partie f (one game of it, from start to end). record: partie enregistrée f, enregistrement m; the screen: Archives.
# table: table f; shelf: étagère f. to save: enregistrer. to throw away: jeter. to keep: garder. Not: sauvegarder.
# today’s deal: partie du jour f. puzzle: casse-tête m; rating: classement m. story: le fil de la partie.
# rules: règles f; rule book: livre des règles m; the publisher’s text: règle imprimée f; our ruling: Notre choix. lesson: leçon f; chapter: chapitre m; step: étape f.
# curtain: rideau m, se lève, baisser. to cover: cacher; something covered again: recouvert.
# level: niveau m: enfant, facile, moyen, difficile, expert; simple, au hasard; equal players: à niveau égal. temper: caractère m: prudent, audacieux, chapardeur.
# luck (in the story, in numbers): hasard m, against choix m pl. the number that brings the same game: donne f. chance of winning: chances f pl, in %. Not: graine.
# to draw: piocher; the draw for the start: tirage m. to deal: distribuer; disposer (lids). to roll: lancer, relancer; a roll: lancer m. fair dice: dés équilibrés.
# face down: face cachée; face up: face visible; closed, open: fermé, ouvert. points: points m; sum: somme f; tie: égalité f, partager la victoire.
#
# Zatre: tile: tuile f, poser; cell: case f: sombre, claire, rouge; row: rangée f; column: colonne f; line (either): ligne f; bag: sac m; board:
#   plateau m; sheet: feuille f (de points); box: case f; cross: croix f; bonus: bonus m; to enter: noter; to keep: garder; to complete: compléter;
#   a line that grows: passe à 12; opening turn: tour d’ouverture m; partner: partenaire m, together: équipe f. at the foot, on top: en bas, en haut.
# Kalle (words of the French edition): the rat: Raoul m (il), without article; lid: couvercle m, retourner; guard: gendarme m (souris gendarme f in the
#   rules and the aim), placer, déplacer; cheese: fromage m; to swap: échanger; to point at: désigner; to hide: cacher, se cacher; searchers: ceux qui
#   cherchent, les autres. Not: le rat (only where he is introduced), plaque, policier, chercheur.
# Burg Appenzell (Château Roquefort): castle: château m; tower: tourelle f (never tour, that is a turn); room: salle f; roof: toit m (ardoise, chaume,
#   cuivre), soulever; tile: tuile f; spare tile: tuile libre; trap: piège m; chip: jeton m; kind: sorte f; mouse: souris f: courir, sauter, faire
#   entrer, tomber; supply: réserve f; pennant: fanion m; to push: pousser, poussée f; action: action f. Cheeses with a small letter. Not: pièce.
# Rat-a-Tat Roll: pawn: pion m; space: case f; region: zone f; card: carte f; pile: pioche f; row, hand: rangée f (complète); token: jeton m, dépenser;
#   choice: choix; re-roll: relance f; peek: coup d’œil m; wild: joker m; swap: échange m; skip: passer; final round: dernier tour de table.
# Ratzzia (all are mice): pantry: garde-manger m; column: colonne f; shelf: étagère f; space: case f; die: dé m, placer, mettre; support die: dé de
#   renfort m, renfort m; candy die: dé bonbon m; candy jar: bocal à bonbons m; food: provisions f pl; sausage: saucisse f; in front: devant; bag: sac m
#   (dans le sac, short: au sac); to store: ranger; cat row: rangée du chat f; the cat’s number: nombre du chat m; store: cellier m; Greedy: Glouton;
#   accountant: comptable m; dice come home: rentrent. Not: nourriture, pile (for the cards).

cell = rangée { $row }, colonne { $column }
seat-unnamed = place { $number }
tenths = { $whole },{ $tenth }
list = { $first } et { $last }
refusal = { $rule } : { $why }

record-malformed = ce n’est ni un coup ni un fichier valable ({ $detail })
record-format = cet enregistrement a un format que ce programme ne connaît pas
record-unknown-game = ce programme n’a pas de jeu appelé { $game }
record-player = une place n’est ni à une personne ni à un robot
record-mark = un symbole est un nombre de 0 à 5
record-seed = le numéro de la donne n’est pas 0x suivi de 16 chiffres hexadécimaux au plus
record-legal = l’enregistrement compte { $claimed } coups permis ici, il y en a { $counted }
record-unknown-level = { $name } joue au niveau « { $level } », inconnu ici ; le niveau simple le remplace
result-too-early = il y a un résultat, mais la partie n’est pas finie
result-missing = la partie est finie, mais il n’y a pas de résultat
result-differs = le résultat n’est pas celui de cette partie

undo-free = Toujours
undo-until-news = Si rien n’est dévoilé
undo-off = Jamais
undo-nothing = Il n’y a rien à annuler.
undo-is-off = À cette table, on n’annule rien.
undo-next-has-begun = Le tour suivant a commencé.
undo-covered = Depuis, quelque chose a été recouvert, et annuler le montrerait.
undo-chance = Depuis, on a lancé les dés ou pioché.
undo-other-seat = Depuis, { $seat } a joué.
undo-news = Depuis, { $seat } a vu quelque chose de nouveau.

cli-option-form = Une option s’écrit KEY=VALUE, et non « { $given } ».
cli-option-unknown = Ce jeu n’a pas d’option « { $given } ».
cli-option-value = « { $given } » n’est pas une valeur possible pour cette option.
cli-output-failed = Impossible d’écrire la sortie : { $detail }
cli-sprt-seats = Avec --sprt, le premier niveau n’occupe qu’une place : les places d’une même partie ne sont pas des parties distinctes.
cli-input-failed = Impossible de lire l’entrée : { $detail }
cli-baseline-missing = Les niveaux « baseline:… » demandent --baseline PROGRAMME.
cli-baseline-failed = Le programme donné par --baseline ne choisit aucun coup : { $detail }
cli-keep-other = { $file } contient les parties d’une autre série.
cli-request = Cette demande est incompréhensible : { $detail }
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
table-reset-tip = Reprendre tout ce que tu as posé pendant ce tour
table-taken-back = C’est annulé.
table-more-before = { $count ->
    [one] Une autre chose s’est passée avant.
   *[other] { $count } autres choses se sont passées avant.
}
table-menu = Menu
table-single-move = Un seul coup possible : { $what }
table-once-more = Appuie encore pour { $what }.
table-once-more-at-a-cost = Appuie encore pour { $what } ({ $cost }).
table-asks-again = Confirmer ?
table-press-again = Appuie encore

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
table-step-tip = Le robot joue l’étape suivante ({ $key })
table-step-waits = { key-enter } montre ce que fait ensuite { $seat }.
table-bot = { $name }, robot { $manner }
mood-calm = La souris regarde tranquillement.
mood-thinking = La souris réfléchit.
mood-glad = La souris est ravie.
mood-ouch = La souris grimace.
mood-sly = La souris a un petit sourire malin.
mood-covered = La souris se cache les yeux.
table-hint = Conseil
table-hint-tip = Que ferait un très bon joueur ? ({ $key })
table-hint-is = Conseil : { $what }. { $why }
table-hint-thinking = Un instant…
table-nothing-to-decide = Rien à décider pour l’instant. { $status }
table-nothing-to-decide-then = Tu es en train de revoir la partie. Pour jouer, reviens à la partie ou joue à partir d’ici.
table-nobody-decides-then = Ici, il n’y a rien à décider. Pour un conseil, va à un moment où quelqu’un a le choix.
table-hint-only = C’est le seul coup possible.
table-hint-memory = À plusieurs, pas de conseil dans un jeu de mémoire : il soufflerait ce que quelqu’un a oublié.
table-hint-secret = Pas de conseil ici : il dévoilerait ce qu’une seule personne peut voir.
table-nothing-there = Il n’y a rien à faire ici pour le moment. { $status }
table-play-for-me = Joue-le pour moi
table-skip = Jusqu’à mon tour
table-skip-tip = Les robots jouent sans pause jusqu’au tour d’une personne ; on voit quand même la fin d’une manche ({ $key })
table-skip-glimpse = D’abord, { $seat } repose ce qui est montré.
choices-title = Que puis-je faire ?
choices-tip = Tous les coups que tu peux jouer ({ $key })
choices-close = Fermer
choices-of = { $count ->
    [one] { $seat } n’a qu’une possibilité.
   *[other] { $seat } a { $count } possibilités.
}
choices-group = { $heading } : { $count } possibilités
choices-secret = Pas de liste des coups ici : elle aiderait la mémoire ou dévoilerait un secret. { $status }
record-copied = La partie est dans le presse-papiers.
picture-copied = L’image est dans le presse-papiers.
picture-not-saved = Impossible d’enregistrer l’image. { $why }
picture-being-painted = Image en préparation…
picture-not-painted = L’image n’a pas pu être dessinée.

menu-new-game = Nouvelle partie…
menu-save-record = Enregistrer…
menu-open-record = Ouvrir…
menu-copy-picture = Copier l’image
menu-save-picture = Enregistrer l’image…
menu-copy-result = Copier l’image du résultat
menu-save-result = Enregistrer l’image du résultat…
menu-copy-record = Copier la partie
menu-look-back = Revoir la partie
menu-cover = Cacher les secrets
menu-uncover = Montrer les secrets
menu-present = Grand écran
present-leave = Quitter le grand écran ({ $key })
menu-about = À propos de ce jeu
menu-settings = Réglages
menu-keys = Touches
menu-undo-policy = Annuler : jusqu’où
menu-seats = Joueurs
menu-to-bot = Un robot joue pour { $name } : { $level }
menu-to-person = Une personne joue pour { $name }

panels-things = Joueurs
panels-log = Journal
panels-which = À côté du plateau
log-since = { $seat }, depuis le dernier tour
log-before = { $seat }, avant le premier tour
standing-level = Égalité à { $points } : { $seats }.
standing-one-ahead = { $seat } mène de 1.
standing-team-one-ahead = { $team } mènent de 1.
standing-team = { $one } & { $other }
log-earlier = Voir { $count } de plus
log-read = Fermer
log-show-steps = Montrer les étapes
log-hide-steps = Cacher les étapes

key-tip = Touche { $key }

review-place = Tour { $number } sur { $of }.
review-to-game = Retour à la partie
review-to-end = Voir le résultat
review-play-on = Jouer à partir d’ici
review-play-on-tip = Ouvre une nouvelle table à partir d’ici ; la partie enregistrée reste telle quelle
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
end-review = Revoir
end-share = Partager
end-share-board = Image du résultat
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
end-counting = C’est l’heure des comptes. Appuie sur une touche pour voir le résultat.

rules-ours = Notre choix :
rules-example = Par exemple :

cli-ply = Cet enregistrement a { $events } événements ; --ply va de 0 à ce nombre.
cli-seat = Cet enregistrement a { $seats } places ; --seat les compte à partir de 0.
cli-seat-covered = Ce qu’une seule place peut voir reste caché jusqu’à la fin de la partie ; retire --seat.

curtain-all-but = Personne ne regarde, sauf { $seat }
curtain-pass = Seulement pour { $seat }
curtain-decides = { $seat } a un choix secret à faire. Garde le bouton enfoncé : il compte jusqu’à trois, puis le rideau se lève.
curtain-looks = Garde le bouton enfoncé pour voir. Tous les autres regardent ailleurs.
curtain-glimpse = Il y a quelque chose à voir pour { $seat }. Garde le bouton enfoncé. Tous les autres regardent ailleurs.
curtain-hold = Garde enfoncé
curtain-hold-key = ou la touche { $key }
curtain-never-mind = Finalement non
curtain-look = Derrière le rideau
curtain-look-tip = Garde enfoncé pour voir ce que seule la personne qui joue peut voir
curtain-press = Appuie
curtain-press-key = ou appuie sur { $key }
curtain-drop = Baisser le rideau
curtain-decides-by-press = { $seat } a un choix secret à faire. Appuie sur le bouton : il compte jusqu’à trois, puis le rideau se lève.
curtain-looks-by-press = Appuie pour voir, appuie encore pour cacher. Tous les autres regardent ailleurs.
curtain-glimpse-by-press = Il y a quelque chose à voir pour { $seat }. Appuie pour voir, appuie encore pour cacher. Tous les autres regardent ailleurs.
curtain-look-tip-by-press = Montre ce que seule la personne qui joue peut voir, jusqu’au prochain appui
curtain-spoken = Ce qu’il y a derrière le rideau est aussi lu à voix haute : mets un casque.
log-covered = Depuis, quelque chose a été recouvert : on ne peut plus le revoir avant la fin de la partie.
glimpse-put-away = Reposer
dice-real = Lancer de vrais dés et entrer le résultat
dice-enter = { $count ->
    [one] { $seat } lance un dé : quel résultat ?
   *[other] { $seat } lance { $count } dés : quel résultat ?
}
dice-enter-table = { $count ->
    [one] Lance un dé : quel résultat ?
   *[other] Lance { $count } dés : quel résultat ?
}
dice-face = Entrer un { $face }
dice-back = Effacer le dernier dé
dice-correct = Corriger le lancer
chance-not-due = Il n’y a rien à lancer ni à tirer pour l’instant.

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
plan-also = De plus, il { $gains }.
# The same of a better move that has just been spoken of.
better-for = Il { $gains }.
better-for-but = Il { $gains }, mais { $losses }.
better-though = Il { $losses }, mais { $gains }.
better-also = De plus, il { $gains }.
plan-won = C’est pratiquement gagné.
plan-lost = Difficile de gagner encore, mais c’est le meilleur essai.
plan-clear = Les autres coups sont nettement moins bons.
plan-next = Le reste vaut un peu moins.
plan-close = Un autre coup vaut à peu près autant.
plan-free = Ici, peu importe : un autre coup vaut à peu près autant.
plan-gain-win = fait gagner la partie tout de suite
plan-end = fait gagner la partie plus souvent
plan-end-less = fait gagner la partie moins souvent
plan-rivals = laisse moins pour { $rivals }
plan-rivals-less = laisse davantage pour { $rivals }
plan-the-other = { $seat }
plan-more-steps = { $count ->
    [one] puis une étape
   *[other] puis { $count } étapes
}
plan-the-others = les autres
plan-step = ({ $number }) { $what }
