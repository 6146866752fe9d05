# Enregistrer et ouvrir : les fichiers, ce qui a raté et ce qu’on peut faire.

record-saved = Enregistré sous { $file }.
record-not-saved = Impossible d’enregistrer la partie. { $why }
settings-not-saved = Impossible d’enregistrer les réglages. { $why }
settings-damaged = Quelques réglages étaient abîmés et sont revenus à leur état de départ. Le fichier abîmé est gardé sous { $kept }.
settings-take-before = Reprendre les derniers bons réglages
settings-in-the-way = Le fichier des réglages est illisible : ce que tu changes maintenant ne sera pas gardé.

unsaved-mark = Non enregistrée
unsaved-says = Cette partie n’est pas encore enregistrée. { $why } Tant que la fenêtre reste ouverte, rien n’est perdu.
unsaved-full = Le disque est plein.
unsaved-denied = On ne peut rien enregistrer dans ce dossier.
unsaved-locked = Un autre Cheeseboard utilise le même dossier et ne répond pas. Tu peux jouer, mais rien n’est enregistré.
unsaved-locked-why = Un autre Cheeseboard utilise le même dossier.
unsaved-slow = Le disque ne répond pas.
unsaved-still = Toujours pas enregistré. { $why }
unsaved-other = Impossible d’écrire le fichier.
unsaved-back = Retour à la partie
unsaved-try-again = Réessayer
unsaved-elsewhere = Enregistrer ailleurs…
unsaved-quit-title = Tout n’est pas enregistré
unsaved-quit-says = Si tu quittes maintenant, tu perds :
unsaved-quit = Quitter sans enregistrer
unsaved-stay = Continuer à jouer

alert-close = Fermer
alert-details = Détails…
alert-details-title = Détails

open-not-there = Le fichier { $file } est introuvable.
open-no-file = { $file } n’est pas un fichier.
open-no-game = { $file } n’est pas une partie de Cheeseboard.
open-no-record = Ce n’est ni une table de l’étagère ni une partie enregistrée.
open-too-large = { $file } dépasse 16 Mo : c’est trop pour une partie.
open-unreadable = Impossible de lire { $file }.
files-newer = { $count ->
    [one] Un fichier ici vient d’un Cheeseboard plus récent. Il reste tel quel.
   *[other] { $count } fichiers ici viennent d’un Cheeseboard plus récent. Ils restent tels quels.
}
open-newer = { $file } vient d’un Cheeseboard plus récent. Mets Cheeseboard à jour pour l’ouvrir.
open-unknown-game = { $file } contient un jeu que ce Cheeseboard ne connaît pas.
open-damaged = { $file } est abîmé et ne peut pas être ouvert. Le fichier reste tel quel.
open-event = événement { $event }, { $rule } : { $why }
cli-no-file = Il n’y a ni fichier ni commande « { $given } ». « cheeseboard help » donne la liste des commandes.
cli-not-over = La partie dans « { $given } » n’est pas finie : on ne peut pas encore la raconter.
cli-no-result = La partie dans « { $given } » n’est pas finie : elle n’a pas encore de résultat.

recent-title = Fichiers récents

undo-revealed = La partie est finie et tout a été dévoilé.
undo-though-revealed = C’est annulé. Mais tout le monde a vu ce qui était caché.
note-on-turn = { $what } (C’est à { $seat } de jouer.)
note-policy = Annuler : « { $policy } » à partir de maintenant.
note-to-person = Une personne joue maintenant pour { $name }.
note-to-bot = Un robot joue maintenant pour { $name } : { $level }.
note-dice-real = À partir de maintenant, on lance de vrais dés.
note-dice-app = À partir de maintenant, l’appli lance les dés.
