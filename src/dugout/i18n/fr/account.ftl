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

# Signing in through another service.
sign-in-elsewhere = Se connecter avec { $provider }
sign-in-elsewhere-text = Aucun mot de passe ici : { $provider } confirme qui vous êtes. Les matchs commencés ici en invité vous suivent.
sign-in-connect = Associer { $provider }
sign-in-connect-text = Vous pourrez ensuite vous connecter aussi avec { $provider }.
sign-in-connected = Vous pouvez aussi vous connecter avec { $provider }.
sign-in-only = Vous vous connectez avec { $provider } et n’avez pas de mot de passe ici.
sign-in-arrived = Bienvenue, { $name }.
account-set = Choisir un mot de passe
account-set-text = Vous pourrez ensuite vous connecter aussi avec votre nom et ce mot de passe. Vos autres appareils sont déconnectés.
sign-in-back = Vers votre compte
sign-in-denied = Connexion annulée
    .text = Rien n’a changé. Vous pouvez réessayer, ou jouer en invité.
sign-in-old = Cette connexion a expiré
    .text = Elle a duré plus de dix minutes, ou elle a été commencée dans un autre navigateur. Veuillez réessayer.
sign-in-away = Le service de connexion est injoignable
    .text = Veuillez réessayer dans quelques minutes. En attendant, vous pouvez continuer à jouer en invité.
sign-in-invalid = La connexion a échoué
    .text = La réponse du service de connexion a été refusée. L’exploitant de ce serveur en trouve la raison dans le journal.
sign-in-banned = Vous ne pouvez pas vous connecter ici
    .text = L’exploitant de ce serveur a suspendu ce compte.
sign-in-identity-taken = Déjà utilisée
    .text = Un autre compte se connecte déjà ici avec cette identité. Connectez-vous avec elle, ou associez-en une autre.
sign-in-no-name = Aucun nom n’est arrivé
    .text = Le service de connexion n’a transmis aucun nom utilisable ici. Veuillez vous adresser à l’exploitant de ce serveur.
error-sign-in-again = Pour cela, vous devez vous être connecté au cours des dix dernières minutes. Déconnectez-vous puis reconnectez-vous.
error-no-provider = Ici, on ne peut pas se connecter par un autre service.
error-identity-taken = Un autre compte se connecte déjà ici avec cette identité.
error-no-name = Le service de connexion n’a transmis aucun nom utilisable ici.
error-provider-away = Le service de connexion est injoignable. Veuillez réessayer dans quelques minutes.

error-bad-webhook = Cette adresse ne convient pas : utilisez une adresse publique qui commence par https://.
error-bad-password = Nom ou mot de passe incorrect. Réessayez.
error-name-taken = Ce nom est déjà pris. Choisissez-en un autre, ou connectez-vous si c’est le vôtre.
error-name-kept = Pour changer un nom enregistré, donnez aussi votre mot de passe.
