### Notifications : ce qu’un appareil affiche, ce que dit un courriel, et où choisir ce qu’on veut savoir.

note-turn =
    { $standing ->
        [lead] À vous de jouer : vous menez { $score }
        [behind] À vous de jouer : vous êtes mené { $score }
        [level] À vous de jouer : { $score }
       *[none] À vous de jouer
    }
    .text = { $game } contre { $other }.
note-waiting = { $other } vous attend
    .text = C’est à vous de jouer dans { $game }.
note-over =
    { $standing ->
        [none] Votre match est terminé
       *[other] Votre match est terminé : { $score }
    }
    .text = { $game } contre { $other }.
note-ready = { $other } est prêt à vous affronter
    .text = { $title } : le match commence dès que vous êtes prêt aussi.
note-due = Il vous reste peu de temps
    .text =
    { $place ->
        [league] { $title } : votre match contre { $other } n’est pas encore joué jusqu’au bout.
       *[match] C’est à vous de jouer dans { $game } contre { $other }.
    }
note-offer = { $other } accepte votre offre
    .text = { $game } : prenez place.
note-pick = { $title } : à vous de choisir
    .text = C’est votre tour dans la draft.
note-window = { $title } : le mercato est ouvert
    .text = Remettez votre liste.
note-begun = { $title } a commencé
    .text = Le tirage est fait. Voyez qui vous affrontez d’abord.
note-finished = { $title } est terminé
    .text = Voyez qui a gagné.
note-ruled = { $title } : votre match a été tranché par le règlement
    .text = Votre match contre { $other } n’est plus à jouer. L’historique de la compétition dit pourquoi.
note-drawn = { $title } : vous affrontez maintenant { $other }
    .text = Le tour suivant est tiré au sort.
note-withdrawn = { $title } : quelqu’un s’est retiré
    .text = Le classement et le calendrier ont pu changer.
note-organiser = { $title } change d’organisateur
    .text = Voyez ce que vous pouvez y faire désormais.
note-desk-enter = { $title } : un résultat a été saisi
    .text =
    { $against ->
        [yes] C’est celui de votre match contre { $other }.
       *[no] Regardez le classement.
    }
note-desk-confirm = { $title } : votre résultat compte
    .text = L’organisateur a confirmé le résultat de votre match contre { $other }.
note-desk-reject = { $title } : saisissez de nouveau votre résultat
    .text = L’organisateur a refusé ce qui avait été saisi pour votre match contre { $other }.
note-desk-overturn = { $title } : un résultat a été modifié
    .text = C’est celui de votre match contre { $other }.
note-desk-award = { $title } : votre match a été attribué
    .text = L’organisateur a tranché votre match contre { $other }.
note-desk-extend = { $title } : nouvelles dates
    .text = L’organisateur a déplacé une échéance.
note-desk-date = { $title } : nouvelle date
    .text = L’organisateur a déplacé votre match contre { $other }.
note-desk-pause = { $title } fait une pause
    .text = Aucune échéance ne court jusqu’à la reprise.
note-desk-resume = { $title } reprend
    .text = Les échéances courent de nouveau.
note-desk-clock = { $title } : un autre temps de réflexion
    .text = Il vaut pour les matchs qui n’ont pas commencé.
note-desk-undo = { $title } : une décision est annulée
    .text = Voyez ce qui vaut maintenant.
note-desk-rename = { $title } : c’est son nom désormais
    .text = Seuls le nom ou la description ont changé.
note-desk-share = { $title } : qui aide à diriger
    .text = L’organisateur vous a donné des droits, ou les a retirés.
note-desk-delete = { $title } : supprimée ou rétablie
    .text = L’organisateur l’a supprimée, ou rétablie.
note-desk-withdraw = { $title } : un participant est sorti
    .text = Le classement et le calendrier ont pu changer.
note-desk-replace = { $title } : un participant est remplacé
    .text = Quelqu’un d’autre continue à cette place.
note-deadline-soon = { $title } : une échéance approche
    .text = Des matchs restent à jouer. Prolonger de trois jours ?
note-result-told = { $title } : { $other } a saisi un résultat
    .text = Confirmez-le, ou saisissez-en un autre.
note-result-disputed = { $title } : un résultat est contesté
    .text = Les deux entraîneurs ont saisi des scores différents. L’organisateur décide.
note-desk-end = { $title } a été arrêté avant la fin
    .text = Le classement reste.
note-desk-offer = { $title } : voulez-vous prendre la suite ?
    .text = L’organisateur souhaite vous confier la compétition.
note-news = Du nouveau dans { $title }
    .text = L’organisateur a changé quelque chose qui vous concerne.
note-test = Ceci est un essai
    .text = Les notifications de Dugout arrivent ici.
note-open = Ouvrir
note-mute = Silence pour ce match
note-until = Jouez avant le { $when }.
note-reason = Motif : { $reason }

mail-settings = Choisir ce que vous recevez :
mail-stop = Plus de courriels :
mail-confirm = Dugout peut-il vous écrire ?
    .text = Quelqu’un, sans doute vous, veut recevoir à cette adresse des notifications de matchs. Confirmez-la dans les deux jours.
mail-not-you = Ce n’était pas vous ? Ne faites rien, et nous ne vous écrirons plus.
mail-confirm-button = Oui, écrivez-moi
mail-confirm-page = Dugout peut-il écrire à cette adresse ?
    .text = Vous recevrez un courriel quand un match vous attend. Chacun contient un lien pour arrêter.
mail-confirm-done = Votre adresse est confirmée
    .text = Désormais, vous recevez un courriel quand quelque chose vous attend.
mail-stop-button = Arrêter les courriels
mail-stop-page = Plus de courriels de Dugout ?
    .text = Votre adresse sera effacée ici. Vous pouvez la redonner à tout moment.
mail-stop-done = Vous ne recevrez plus de courriels
    .text = Votre adresse a été effacée ici.
mail-link-old = Ce lien ne fonctionne plus
    .text = L’adresse a été changée ou effacée, ou le lien est trop ancien.
mail-digest = { $title } : les nouvelles
mail-place =
    { $kind ->
        [money] Vous êtes { co-th } sur { $count }. Argent : { $money }.
       *[points] { $points ->
            [one] Vous êtes { co-th } sur { $count } avec un point.
           *[other] Vous êtes { co-th } sur { $count } avec { $points } points.
        }
    }
mail-next = Votre prochain match : contre { $other }. { $when }

error-bad-address = Dugout ne peut pas écrire à cette adresse.
error-bad-device = Votre navigateur a donné une adresse push que Dugout ne peut pas utiliser.
error-no-device = Cet appareil n’est plus enregistré.
error-no-mail = Ce serveur n’envoie pas de courriels.
error-mail-away = Le courriel n’a pas pu partir. Réessayez plus tard.

notices-title = Notifications
notices-lead = Dugout peut vous prévenir quand quelque chose vous attend, même quand aucune page n’est ouverte.
notices-news = Nouvelles de vos ligues
notices-read = Tout est lu
notices-what = De quoi vous prévenir ?
notices-turn = C’est à vous de jouer
    .help = un match qui vous attend, et sa fin
notices-waiting = Votre adversaire attend
    .help = à la table, ou prêt pour votre match de championnat
notices-due = Une échéance approche
    .help = un jour et une heure avant
notices-league = Vos compétitions
    .help = décisions, nouvelles dates, drafts, adversaire suivant
notices-offer = Une offre est acceptée
    .help = quelqu’un rejoint le match que vous proposiez
notices-where = Où et quand
notices-here = Cet appareil
notices-here-on = vous prévient, même quand Dugout est fermé
notices-here-off = ne vous prévient pas
notices-reached = joint pour la dernière fois le { $date }
notices-never = rien envoyé jusqu’ici
notices-forget = Oublier
notices-quiet = Silence de { $from } à { $to }
    .help = sauf pour les matchs en direct
notices-from = de
notices-to = à
notices-muted = Silence pour un match
    .none = Aucun match n’est muet. Utilisez le bouton d’une notification ou le menu du match.
notices-unmute = Me prévenir de nouveau
notices-mute-match = Aucune notification pour ce match
notices-match = { $game } : { $names }
notices-test = Envoyez-moi un essai
notices-tested =
    { $count ->
        [0] Rien où l’envoyer : activez d’abord cet appareil.
        [one] En route vers une destination.
       *[other] En route vers { $count } destinations.
    }
notices-look = Voici une notification
notices-private = Une notification nomme le match, ce qui s’est passé et jusqu’à quand. Jamais un secret : ni main, ni composition, ni liste de transferts. Elle disparaît d’elle-même quand vous avez répondu ailleurs. Dugout ne garde que ce qu’il faut pour joindre vos appareils et votre adresse, et l’efface avec votre compte.
notices-blocked = Votre navigateur bloque les notifications de Dugout. Autorisez-les pour ce site dans ses réglages, puis réactivez ceci.
notices-cannot = Ce navigateur ne peut pas vous prévenir quand Dugout est fermé. Sur iPhone ou iPad, ajoutez d’abord Dugout à l’écran d’accueil.
notices-insecure = Les notifications demandent https ; cette page a été chargée en http simple.
notices-failed = Votre navigateur n’a pas pu joindre son service push. Réessayez plus tard.
notices-mail = Par courriel
notices-mail-text = Pour les mêmes événements, une fois par match et par événement, et seulement si vous n’avez pas regardé dans les cinq minutes.
notices-mail-address = Adresse électronique
notices-mail-save = Envoyez-moi un lien pour la confirmer
notices-mail-sent = Ouvrez le lien dans le courriel envoyé à { $address } ; d’ici là, rien n’y est envoyé.
notices-mail-on = Les courriels vont à { $address }.
notices-mail-off = Arrêter et effacer l’adresse
notices-digest = Résumé de vos compétitions
notices-digest-off = aucun
notices-digest-daily = chaque matin
notices-digest-weekly = chaque lundi
notices-page = Tant que la page est ouverte
notices-programs = Pour les programmes
notify-browser = Notifications du navigateur
notify-browser-help = Affichées tant que cette page est ouverte en arrière-plan.
notify-refused = Votre navigateur bloque les notifications. Autorisez-les dans ses réglages.
webhook = Adresse web à prévenir (webhook)
webhook-help = Reçoit un message signé avec le jeu, le score et le lien quand c’est à vous et que vous n’êtes pas à la table.
webhook-secret = La clé pour vérifier les signatures – copiez-la, elle n’est montrée qu’une fois :
webhook-save = Enregistrer
