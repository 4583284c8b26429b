# The pages of an account and of a person.

account-title = Votre compte
account-text-nobody = Vous pouvez jouer tout de suite, sans compte. Avec un nom et un mot de passe, vous continuez sur tous vos appareils.
account-text-guest = Vous jouez en invité : seul cet appareil vous connaît.
account-text-kept = Votre nom est enregistré. Il vous sert à vous connecter sur tous vos appareils.
account-profile = Matchs et classements
account-sign-out = Se déconnecter
account-keep = Enregistrez votre nom
account-keep-text = Un nom et un mot de passe suffisent, sans e-mail. Vous gardez vos matchs. Un mot de passe oublié ne peut pas être récupéré.
account-keep-button = Enregistrer ce nom
account-kept = Votre nom est enregistré.
account-password = Mot de passe (au moins 8 caractères)
account-name = Nom
account-change = Changer de mot de passe
account-change-text = Vous restez connecté ici ; vos autres appareils sont déconnectés.
account-current = Mot de passe actuel
account-new = Nouveau mot de passe (au moins 8 caractères)
account-changed = Mot de passe changé. Vos autres appareils sont déconnectés.
account-sign-text = Les matchs commencés ici en invité vous suivent.
account-welcome = Content de vous revoir, { $name }.
account-deleted = Votre compte est supprimé.
notify-choose = Choisissez quoi, où et quand
notify-title = Notifications
leave-title = Jours de congé
leave-text =
    { $count ->
        [one] Il vous reste un jour. Pendant votre absence, vos pendules s’arrêtent dans les matchs par correspondance.
       *[other] Il vous reste { $count } jours. Pendant votre absence, vos pendules s’arrêtent dans les matchs par correspondance.
    }
leave-days = Jours
leave-start = Prendre des congés
leave-until = Vous êtes absent jusqu’au { $date }.
leave-end = Je suis de retour
blocked-title = Joueurs bloqués
data-title = Télécharger mes données
data-text = Tout ce qui est enregistré ici à votre sujet, dans un seul fichier : nom, classements, réglages, vos matchs avec vos propres coups et messages, vos compétitions.
data-download = Télécharger
delete-text = Votre nom, votre mot de passe, vos classements et vos messages sont supprimés. Vos matchs restent, sans votre nom. Vous êtes retiré des championnats et des coupes selon leurs règles ; vos résultats restent au nom d’un « Ex-joueur ».
delete-plays = Vous êtes retiré selon les règles : les matchs non joués sont annulés ou comptent comme perdus.
delete-runs = { $heir } devient l’organisateur.
delete-runs-alone = Il n’y aura plus d’organisateur.
delete-sure = Supprimer définitivement
person-title = Joueur
person-none = Joueur introuvable
person-since = Inscrit le { $date }
person-guest = Joue en invité
person-unblock = Débloquer
person-ratings = Classements
person-rating-help = Le vrai classement est dans la marge ±, 19 fois sur 20. Seuls les matchs classés comptent.
person-unrated = Pas encore de match classé.
person-played =
    { $count ->
        [one] 1 match
       *[other] { $count } matchs
    }
person-heads = Face à face
person-against = Contre
person-won = Gagnés
person-drawn = Nuls
person-lost = Perdus
person-all = Tous les joueurs
person-matches = Matchs
person-no-matches = Aucun match terminé à montrer.
need-new-password = Choisissez un mot de passe d’au moins 8 caractères.
need-password = Saisissez votre mot de passe.
