# Who somebody is: names, accounts, profiles.

nav-sign-in = Se connecter
nav-account = Vous : { $name }
account-title = Votre compte
account-text-nobody = Vous pouvez jouer tout de suite, sans compte. Avec un nom et un mot de passe, vous vous retrouvez sur chaque appareil.
account-text-guest = Vous jouez en invité : seul cet appareil vous connaît.
account-text-kept = Votre nom est gardé. Connectez-vous avec lui sur n’importe quel appareil.
account-profile = Matchs et classements
account-sign-out = Se déconnecter
account-keep = Gardez votre nom
account-keep-text = Un nom et un mot de passe suffisent, sans e-mail. Vos matchs vous suivent. Un mot de passe perdu ne peut pas être retrouvé.
account-keep-button = Garder ce nom
account-kept = Votre nom est gardé.
account-password = Mot de passe (au moins 8 caractères)
account-name = Nom
account-change = Changer de mot de passe
account-change-text = Vous restez connecté ici ; tout autre appareil devra se reconnecter.
account-current = Mot de passe actuel
account-new = Nouveau mot de passe (au moins 8 caractères)
account-changed = Votre mot de passe est changé. Les autres appareils sont déconnectés.
account-sign-text = Ce que vous avez commencé ici en invité vous suit.
account-welcome = Content de vous revoir, { $name }.
account-deleted = Vous êtes oublié ici.
notify-title = Quand c’est à vous
notify-browser = Notification de ce navigateur
notify-browser-help = Affichée tant que la page est ouverte mais hors de vue.
notify-refused = Le navigateur n’autorise pas les notifications.
webhook = Adresse de votre propre programme (webhook)
webhook-help = Il reçoit un message signé avec le jeu, le score et le lien quand un match vous attend et que vous ne le regardez pas.
webhook-secret = La clé des signatures, visible seulement maintenant :
webhook-save = Enregistrer
leave-title = Jours de congé
leave-text =
    { $count ->
        [one] Il vous reste un jour. Pendant votre absence, les pendules des matchs par correspondance attendent.
       *[other] Il vous reste { $count } jours. Pendant votre absence, les pendules des matchs par correspondance attendent.
    }
leave-days = Jours
leave-start = Prendre congé
leave-until = Vous êtes absent jusqu’au { $date }.
leave-end = Je suis de retour
blocked-title = Personnes que vous évitez
delete-title = Supprimer mon compte
delete-text = Nom, mot de passe, classements et discussions sont supprimés. Les matchs restent, sans votre nom. Vous êtes retiré des championnats et coupes selon leurs règles ; les résultats restent au nom d’un « ancien joueur ».
delete-plays = Vous êtes retiré selon les règles : ce qui n’est pas encore joué est annulé ou compte comme perdu.
delete-runs = { $heir } l’organise désormais.
delete-runs-alone = Plus personne ne l’organise.
delete-sure = Supprimer définitivement
person-title = Joueur
person-none = Personne ici
person-gone = ancien joueur
person-since = Ici depuis { $date }
person-guest = Joue en invité
person-block = Éviter cette personne
person-unblock = Ne plus éviter
person-ratings = Classements
person-rating-help = La force se situe à ± près autour du chiffre, 19 fois sur 20. Seuls les matchs classés comptent.
person-unrated = Encore aucun match classé.
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
person-all = Tous
person-matches = Matchs
person-no-matches = Aucun match terminé à montrer.
result-won = gagné
result-drawn = nul
result-lost = perdu
result-none = sans résultat
result-place = place { $place }
