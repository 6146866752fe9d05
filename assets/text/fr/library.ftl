# Records as a library: choices, tags, deleting, importing.

day-and-time = { $day }, { $hour } h { $minute }

records-import = Importer un dossier…
records-tags-of = Étiquettes de { $game } avec { $names }, { $day }
records-delete = Supprimer { $game } avec { $names }, { $day }
records-has-story = avec le fil de la partie
records-seat-won = { $name } gagne : { $score }
records-seat = { $name } : { $score }

# Choices
records-search = Rechercher
records-game = Jeu
records-person = Qui a joué
records-everyone = Tout le monde
records-bots = Robots
records-bots-any = Tous les robots
records-bots-none = Sans robots
records-bots-level = Robots : { $level }
records-result = Résultat
records-result-any = Tous les résultats
records-result-won = Victoire
records-result-lost = Défaite
records-result-shared = Victoire partagée
records-result-unfinished = Pas finie
records-tag = Étiquette
records-tag-any = Toutes les étiquettes
records-tag-none = Aucune partie n’a encore d’étiquette.
records-order = Ordre
records-newest = Les plus récentes
records-oldest = Les plus anciennes
records-by-game = Par jeu
records-by-players = Par joueurs
records-count = { $count } sur { $all }
records-count-reading = { $count } sur { $all }, lecture en cours…
records-clear = Tout montrer
records-no-match = Aucune partie ne correspond.

# Tags
records-tags = Étiquettes
records-tag-new = Nouvelle étiquette
records-tag-add = Ajouter l’étiquette « { $tag } »
records-tag-remove = Enlever l’étiquette « { $tag } »
records-tags-full = Une partie peut avoir { $count } étiquettes au plus.
records-tags-damaged = Les étiquettes de tes parties étaient abîmées. Le fichier est gardé sous le nom { $kept }.
records-tags-blocked = Impossible de changer les étiquettes : leur fichier est illisible.
records-tags-not-saved = Impossible d’enregistrer les étiquettes. { $why }

# Deleting
records-deleted = Partie supprimée : { $game } avec { $names }, { $day }.
records-deleted-many = { $count ->
    [one] { $count } partie supprimée.
   *[other] { $count } parties supprimées.
}
records-deleted-before = { $count ->
    [one] Une partie supprimée peut encore être récupérée.
   *[other] { $count } parties supprimées peuvent encore être récupérées.
}
records-undo = Annuler ({ $key })
records-delete-failed = Impossible de supprimer la partie. { $why }
records-undo-failed = Impossible de récupérer la partie. { $why }

# Importing
import-reading = Fichiers vérifiés : { $count } sur { $all }…
import-nothing = Il n’y a aucune partie dans ce dossier.
import-imported = { $count ->
    [0] rien de nouveau
    [one] une nouvelle partie
   *[other] { $count } nouvelles parties
}
import-known = { $count ->
    [one] une déjà là
   *[other] { $count } déjà là
}
import-unfinished = { $count ->
    [one] une inachevée
   *[other] { $count } inachevées
}
import-refused = { $count ->
    [one] un fichier n’est pas une partie
   *[other] { $count } fichiers ne sont pas des parties
}
import-done = Importation terminée : { $parts }.
import-failed = Importation interrompue : { $parts }. { $why }
import-own = Les parties de ce dossier sont déjà ici.
dialog-import-title = Importer un dossier
dialog-import = Importer
dialog-folder-path = Chemin du dossier
dialog-is-no-folder = Ce dossier n’existe pas.

# Keys
keys-find-record = Dans les archives : rechercher
keys-record-tags = Dans les archives : étiquettes
keys-record-delete = Dans les archives : supprimer
keys-record-undo = Dans les archives : annuler la suppression
