# The screens around the table, in French: game select, new game, settings, keys, records, file dialogs.

mark-circle = rond rouge
mark-square = carré bleu
mark-triangle = triangle vert
mark-diamond = losange ambre
mark-star = étoile violette
mark-hexagon = hexagone gris

level-random = au hasard
level-greedy = simple
level-child = enfant
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
temper-careful = prudent
temper-bold = audacieux
temper-thieving = chapardeur
bot-manner = { $temper }, { $level }
level-means = Ce robot { $parts }.
level-notices = voit { $count } coups sur 10
level-notices-all = voit tous les coups
level-forgets = oublie { $count } choses sur 10
level-takes-now = prend ce qui rapporte le plus tout de suite
level-thinks-ahead = réfléchit aux coups suivants
level-thinks-long = réfléchit aussi loin que possible
temper-careful-means = Quand deux coups semblent se valoir, il gêne les autres.
temper-bold-means = Quand deux coups semblent se valoir, il prend tout de suite le plus.
temper-thieving-means = Quand deux coups semblent se valoir, il se sert chez les autres.

day-today = aujourd’hui
day-yesterday = hier
day-on = { $weekday }
day-date = { $day ->
    [1] 1er { $month }
   *[other] { $day } { $month }
}
day-date-year = { $day ->
    [1] 1er { $month } { $year }
   *[other] { $day } { $month } { $year }
}
weekday-1 = lundi
weekday-2 = mardi
weekday-3 = mercredi
weekday-4 = jeudi
weekday-5 = vendredi
weekday-6 = samedi
weekday-7 = dimanche
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre

list-or = { $first } ou { $last }

# Game select
game-facts = { $fewest }–{ $most } joueurs · { $minutes } minutes
go-games = Jeux
go-table = Table
go-deal = Partie du jour
go-records = Archives
go-settings = Réglages
go-quit = Quitter
select-play = Jouer
select-play-of = { $game } : jouer
select-learn = Apprendre
select-learn-of = { $game } : apprendre
select-continue = Continuer
select-continue-title = { $game }, là où tu en étais
select-turn = C’est à { $seat } de jouer.
select-shelf = Sur l’étagère
select-shelf-empty = Rien n’attend ici. Quitte une partie quand tu veux : elle reste sur cette étagère jusqu’à ton retour.
select-open = Ouvrir { $game } avec { $names }, { $day }
select-open-try = Ouvrir un essai de { $game } avec { $names }, { $day }
select-try = Essai
select-game-day = { $game } · { $day }
select-throw = Jeter { $game } avec { $names }
select-throw-sure = Jeter ?
select-throw-keep = Garder
select-throw-failed = Impossible de jeter cette table : { $detail }
select-set-aside = { $count ->
    [one] Une table de l’étagère était abîmée. Son fichier est gardé sous { $kept }.
   *[other] { $count } tables de l’étagère étaient abîmées. Leurs fichiers sont gardés sous { $kept }.
}
select-set-aside-many = { $count } tables de l’étagère étaient abîmées. Leurs fichiers sont gardés, leurs noms finissent par « .damaged ».
select-left = { $count ->
    [one] Un fichier de l’étagère est illisible. Il reste là où il est.
   *[other] { $count } fichiers de l’étagère sont illisibles. Ils restent là où ils sont.
}

# New game
new-game-of = Nouvelle partie : { $game }
new-game-who = Qui joue ?
new-game-how = Comment joue-t-on ?
new-game-as-usual = On joue selon la règle : il n’y a rien à choisir.
new-game-start = Jouer
new-game-draw-decides = Le tirage décide qui commence.
new-game-who-begins = Qui commence
new-game-drawn = Au hasard
new-game-begins = { $name } commence.
new-game-add = Ajouter un joueur
team = { $one } et { $other }
new-game-full = { $game } se joue à { $most } au plus.
new-game-advanced = Avancé
new-game-seed = Donne
new-game-seed-hint = nouvelle
new-game-seed-new = Nouveau numéro
new-game-seed-about = Le même numéro redonne les mêmes dés et les mêmes pioches. Sans numéro, la donne est nouvelle à chaque fois.
new-game-seed-wrong = Le numéro d’une donne s’écrit 0x, puis 16 signes au plus, de 0 à 9 et de a à f.
new-game-same-name = Deux joueurs s’appellent { $name }. Il faut des noms différents.
new-game-person = Personne
new-game-bot = Robot
new-game-bots-only = Il n’y a que des robots ici : installe-toi et regarde.
option-fits = Seulement à { $counts } joueurs.
option-yes = Oui
option-no = Non
seat-name = Nom du joueur { $number }
seat-mark = Symbole pour { $name } : { $mark }
seat-is-person = { $name } est une personne
seat-is-bot = { $name } est un robot
seat-level = Niveau pour { $name } : { $level }
seat-temper = Caractère pour { $name } : { $temper }
seat-up = { $name } joue plus tôt
seat-down = { $name } joue plus tard
seat-remove = { $name } quitte la table
mark-free = { $mark }
mark-taken = { $mark }, déjà à { $name } : on échange les symboles
name-suggestion = { $name } joue ici
name-suggestions = Personnes qui ont déjà joué ici
seat-who = Qui joue pour { $name }
seat-how-well = À quel niveau joue { $name }
seat-how = Dans quel style joue { $name }
person-default = Robin
guest = Convive
guest-numbered = Convive { $number }
# Bots have names that fit their tempers, twice as many of each as can sit at a table. None of them is a thing in a game.
bot-names-careful = Fenna, Hazel, Tilda, Wilma
bot-names-bold = Rocco, Freya, Bruno, Zelda
bot-names-thieving = Filou, Mimi, Lupo, Swipe
# Names as arguments of lists.
literal = { $text }
option-more = Plus pour { $name }
option-less = Moins pour { $name }

# Sheets
sheet-close = Fermer ({ $key })
settings-title = Réglages
settings-language = Langue
settings-look = Apparence
settings-like-system = Comme le système
settings-look-light = Clair
settings-look-dark = Sombre
percent = { $number } %
settings-text-size = Taille du texte
settings-motion = Animations
animation-off = Aucune
animation-slow = Lentes
animation-normal = Normales
animation-fast = Rapides
settings-telling = Temps pour retenir un coup
settings-lively = De petits détails s’animent de temps en temps
telling-very-slow = 2 s
telling-slow = 1,4 s
telling-normal = 0,9 s
telling-fast = 0,5 s
settings-sound = Son
settings-sound-on = Jouer les sons
settings-volume = Volume
settings-sound-none = On n’entend rien : aucune sortie audio trouvée.
settings-sound-not-built = Cette version ne joue aucun son.
sound-off = Le son est coupé
sound-on = Le son est remis
settings-at-the-table = À la table
settings-pace = Jeu des robots
settings-draw-for-me = Piocher et lancer pour moi
settings-single-moves = Jouer pour moi quand un seul coup est possible
settings-curtain-by-press = Rideau : un appui le lève, un autre le baisse
settings-at-new-tables = À une nouvelle table
settings-undo = Annuler
settings-undo-by-people = Selon qui joue
settings-undo-by-people-means = Une personne : toujours ; à plusieurs : si rien n’est dévoilé.
settings-ask = Confirmer la fin du tour
settings-ask-with-others = À plusieurs
settings-ask-always = Toujours
settings-ask-never = Jamais
settings-people = Qui joue ici
settings-people-none = Aucun nom pour l’instant : joue, et les noms viendront ici.
person-name = Nom : { $name }
person-new = Nouveau nom
person-yours = Ton prénom
person-add = Ajouter
person-taken = { $name } est déjà là.
settings-forget = Oublier { $name }
settings-forget-sure = Oublier ?
person-child = { $name } est un enfant : le fil des parties et les statistiques ne montrent que ses réussites
person-same-as = { $name } est la même personne que…
person-same = { $name } et { $other } : est-ce la même personne ?
person-same-means = Toutes les parties de { $name } seront à { $other }. C’est définitif.
person-same-sure = Oui, la même
person-same-not = Non
settings-forget-means = Les parties jouées avec { $name } restent. On y lira « quelqu’un ».
settings-files = Où tout est gardé
settings-files-settings = Réglages
settings-files-tables = Parties en cours
settings-files-records = Archives des parties finies
settings-about = À propos
settings-about-line = { $name } { $version }, { $licence }

keys-title = Touches
keys-playing = Pour jouer
keys-around = Autour de la table
keys-move = Montrer et déplacer le curseur
keys-next-legal = Sauter au prochain endroit possible
keys-do = Choisir ici ; sans curseur, le bouton jaune
keys-pick = Prendre une tuile ou un dé par sa valeur, une carte par sa place
keys-candy = Prendre un dé bonbon
keys-drop = Reposer ce qui est choisi
keys-draw = Piocher ou lancer
keys-end = Finir le tour, ou garder
keys-pass = Passer
keys-only-button = Le bouton jaune, s’il est seul
keys-curtain = Lever le rideau
keys-glimpse = Reposer ce que personne d’autre ne doit voir
keys-real-dice = Avec de vrais dés : entrer le résultat
keys-skip = Passer au tour d’une personne
keys-choices = Que puis-je faire ?
keys-answer = Répondre à une question de la leçon
keys-hint = Conseil
keys-play-for-me = Jouer le conseil pour moi
keys-story = Le fil de la partie (après la fin)
keys-undo = Annuler
keys-redo = Rétablir
keys-games = Sur l’écran des jeux : aller à ce jeu
keys-back = Retour
keys-tab = Le bouton ou champ suivant
keys-find = Dans le livre des règles : chercher
keys-drill-answer = Dans un entraînement : choisir cette réponse
keys-drill-watch-again = Dans un entraînement : revoir après une erreur
keys-keys = Ces touches
keys-panel = Passer des joueurs au journal
keys-cover = Cacher les secrets
keys-full-screen = Plein écran
keys-text-size = Texte plus grand ou plus petit
keys-text-usual = Texte à sa taille normale
keys-mute = Couper ou remettre le son
keys-quit = Quitter
keys-new = Nouvelle partie
keys-open = Ouvrir une partie
keys-save = Enregistrer la partie
keys-review = Revoir : première ou dernière position
keys-step = L’étape suivante d’un robot
keys-review-step = Revoir : une position en arrière ou en avant
keys-review-turn = Revoir : un tour en arrière ou en avant
keys-review-moment = Revoir : moment clé précédent ou suivant
keys-review-play = Revoir : regarder la partie ou faire pause
keys-review-pace = Revoir : rythme
keys-review-compare = Revoir : comparer avec un meilleur coup
keys-review-eyes = Revoir : seulement ce que le joueur voyait, ou tout
key-ctrl = Ctrl
key-shift = Maj
key-arrow = Flèche
key-left = Gauche
key-right = Droite
key-up = Haut
key-down = Bas
key-enter = Entrée
key-space-bar = Espace
key-backspace = Retour arrière
key-delete = Suppr
key-escape = Échap
key-tab = Tab
key-home = Origine
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.

# Records
records-title = Archives
records-open-file = Ouvrir un fichier…
records-none = Aucune partie n’a encore été jouée jusqu’au bout.
records-none-more = Les parties finies arrivent ici : qui a joué, qui a gagné et tous les coups, pour les revoir.
records-with = { $game } · { $day }
records-wins = { $count ->
    [one] Victoire : { $names } ({ $score })
   *[other] Victoire partagée : { $names } ({ $score })
}
records-unfinished = pas finie
records-show = Revoir { $game } avec { $names }, { $day }
records-damaged = { $count ->
    [one] Un fichier d’ici n’est pas une partie enregistrée ; il reste tel quel.
   *[other] { $count } fichiers d’ici ne sont pas des parties enregistrées ; ils restent tels quels.
}

# File dialogs
dialog-open-title = Ouvrir une partie
dialog-save-title = Enregistrer la partie
dialog-picture-title = Enregistrer l’image
dialog-waits = La fenêtre de choix des fichiers est ouverte. Tu peux aussi écrire un chemin ici.
dialog-no-window = Aucune fenêtre de choix des fichiers ne s’est ouverte. Écris le chemin ici.
dialog-path = Chemin du fichier
dialog-open = Ouvrir
dialog-save = Enregistrer
dialog-cancel = Annuler
dialog-kind = Parties enregistrées
dialog-kind-picture = Images
dialog-is-no-file = Le fichier { $file } est introuvable.
dialog-is-there = { $file } existe déjà. L’enregistrement le remplacera.

# A board from a file: Cheeseboard’s own, or one that people bring.

board-ours = De Cheeseboard
board-from-file = D’un fichier…
board-open-another = Ouvrir un autre fichier…
board-save-ours = Enregistrer celui de Cheeseboard…
board-refused = { $file } ne convient pas. { $why }
board-not-saved = Impossible d’enregistrer le plateau. { $why }
dialog-board-title = Ouvrir un plateau
dialog-board-save-title = Enregistrer le plateau
dialog-kind-board = Plateaux

lessons-title = Apprendre { $game }
lesson-learned = Appris :
lesson-step = Étape { $step } sur { $steps }
lesson-waits = Prends ton temps : la table attend.
lesson-watch = Regarde ce qui se passe.
lesson-look = Regarde bien, puis repose.
lesson-next = Suivant
lesson-back = Retour
lesson-restart = Recommencer le chapitre
lesson-show = Montre-moi
lesson-next-chapter = Chapitre suivant
lesson-play = Jouer
lesson-back-tip = Revenir à l’étape d’avant
lesson-begins = La leçon commence ici.
menu-lessons = Tous les chapitres
new-game-together = Première partie : tout expliquer au fur et à mesure
new-game-together-new = Personne n’a encore joué à ce jeu ici.
together-title = Première partie ensemble
together-on = Compris
