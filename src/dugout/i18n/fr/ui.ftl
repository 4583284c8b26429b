### Le cadre autour des jeux : pages, réglages, cadre du match.

## Partout

skip = Aller au contenu
close = Fermer
aim-short = Le but du jeu
back = Retour
back-home = Retour à l'accueil
try-again = Réessayer
try-now = Essayer maintenant
nav-label = Menu principal
nav-play = Jouer
nav-rules = Règles
nav-learn = Apprendre
guest = Invité
foot = Dugout est une version indépendante de ces jeux : les règles dans nos propres mots, nos propres dessins, ni vrais joueurs ni logos. Les jeux appartiennent à leurs auteurs : achetez les boîtes !
title-turn = ● À vous : { $title }
stepper-less = { $what } : 1 de moins
stepper-more = { $what } : 1 de plus

## Places

seat-number = Joueur { $number }
seat-computer = Ordinateur { $number }
stars-of-4 = { $stars ->
    [one] { $stars } étoile sur 4
   *[other] { $stars } étoiles sur 4
}
computers =
    { $count ->
        [one] 1 ordinateur
       *[other] { $count } ordinateurs
    }
level-random = au hasard
level-easy = facile
level-medium = moyen
level-hard = fort
kind-me = Ici
kind-link = Par lien
kind-bot = Ordinateur

## Jeux

game-size = { $seats } joueurs · { $minutes }
    .seats = { $seats } joueurs

## Accueil

hero-turn-title = { $game } : à vous de jouer.
hero-turn-text = Contre { $names }.
hero-turn-button = Jouer mon tour
matches-title = Vos matchs
matches-alone = Vous seul pour l'instant
matches-all = Voir les { $count }
matches-fewer = Voir moins
matches-remove = Retirer de la liste : { $names }
matches-gone = Le match { $id } n'est plus sur le serveur.
games-title =
    { $count ->
        [3] Trois jeux
       *[other] Les jeux
    }
games-none-title = Le vestiaire est vide
games-none-text = Ce serveur n'a aucun jeu que cette page puisse afficher.
offline-title = Le serveur ne répond pas
offline-text = Vos matchs y sont en sécurité. Vérifiez votre connexion, puis réessayez.
how-title = Façons de jouer
how-link = Entre amis, par un lien
    .text = Chaque joueur reçoit son propre lien. Sans compte ni installation.
how-device = À plusieurs sur un appareil
    .text = L'écran est masqué quand on passe l'appareil : les secrets restent secrets.
how-computer = Contre l'ordinateur
    .text = Choisissez votre adversaire. Aucun ne voit vos cartes ni le prochain lancer.

standing-turn = À vous
standing-past = La manche est terminée
standing-running = En cours
standing-thinking =
    { $count ->
        [one] { $names } réfléchit
       *[other] { $names } réfléchissent
    }
standing-others = Les autres réfléchissent
standing-several = { $count } joueurs réfléchissent
standing-gathering =
    { $count ->
        [one] une place est libre
       *[other] { $count } places sont libres
    }
standing-place =
    { $place ->
        [1] vous avez fini premier
        [2] vous avez fini deuxième
        [3] vous avez fini troisième
       *[other] vous avez fini { $place }e
    }
only-answer = Il n’y a qu’une possibilité : appuyez sur le bouton pour continuer.
standing-you-won = gagné { $score }
standing-you-drawn = match nul { $score }
standing-you-lost = perdu { $score }
standing-won =
    { $count ->
        [one] { $names } a gagné
       *[other] { $names } partagent la première place
    }
standing-none = terminé sans résultat
    .title = Terminé sans résultat
chip-turn = à vous
chip-waiting = en attente
chip-gathering = ouvert
chip-over = terminé

## Nouveau match

new-game = Jeu
company-computers = Ordinateurs
company-friends = Amis
company-device = Cet appareil
company-watch = Regarder jouer
new-seats = Joueurs
new-name = Nom
mode-hotseat = Sans pendule
    .help = Tout le monde joue sur cet appareil, sans limite de temps.
mode-live = En direct
    .help = Tout le monde est en ligne.
    .clock = Vous avez peu de temps pour chaque décision.
mode-async = Correspondance
    .help = Jouez quand vous voulez ; vos consignes peuvent siffler pour vous.
    .clock = Vous avez des heures pour chaque décision.
new-unknown-title = Jeu introuvable
new-unknown-text = Ce serveur n'a pas ce jeu. L'accueil montre ceux qu'il propose.
option-none = aucun
option-by-rules = Selon les règles

## Rejoindre et se réunir

join-title = Rejoindre { $game }
join-text = { $names } { $count ->
    [one] vous a
   *[other] vous ont
 } gardé ce maillot. Comment vous appelez-vous ?
join-text-first = Ce maillot est à vous. Comment vous appelez-vous ?
join-name = Votre nom
join-button = Prendre ma place
lobby-title =
    { $count ->
        [0] C'est parti
        [one] On attend un joueur
       *[other] On attend { $count } joueurs
    }
lobby-text = Envoyez à chaque joueur son lien. Le match commence dès que tout le monde est là.
lobby-text-guest = Le match commence dès que tout le monde est là.
lobby-you = vous
lobby-computer = ordinateur, { $level }
lobby-here = présent
lobby-opened = a ouvert le lien et choisit un nom
lobby-left = est parti ; le lien reste valable
lobby-expected = n'a pas encore ouvert le lien
lobby-awaited = n'est pas encore là
lobby-ready = prêt
company-opened = Quelqu'un a ouvert une invitation.
company-joined = { $name } est là.
company-back = { $name } est de retour.
company-left = { $taken ->
    [yes] { $name } est parti. Le match attend.
   *[no] La personne qui avait ouvert votre lien est repartie.
}
lobby-tip = Vous pouvez fermer cette page. Vous retrouverez le match sur votre page d'accueil.
share-title = Liens et appareils
share-copy = Copier le lien
share-copied = Lien copié.
share-native = Partager
share-code = Code QR
share-code-label = Code QR : { $what }
share-seat = Place de { $name } dans { $game }
share-watch = Regarder { $game }
share-watch-title = Inviter un spectateur
share-watch-text = Avec ce lien, on regarde le match sans voir les secrets.
share-move-title = Jouer pour { $name } sur un autre appareil
share-move-text = Scannez le code avec votre téléphone pour y continuer. Gardez-le pour vous : qui l'a peut jouer à votre place.

## Le match

match-loading = Chargement du match …
match-none-title = Match introuvable
match-unreadable-title = Ce match ne peut pas être ouvert
match-bad-token-title = Ce lien ne fonctionne pas
match-watch = Regarder le match
watching = Spectateur
turn-of =
    { $count ->
        [one] C'est à { $names }
       *[other] On attend { $names }
    }
turn-of-several = On attend { $count } joueurs
table-broken = La table n'a pas pu être chargée. Votre match est en sécurité sur le serveur ; rechargez la page.
table-unknown = Cette page n'est plus à jour. Rechargez-la pour continuer.
connection-lost = Connexion perdue
connection-safe = Rien n'est perdu.
connection-kept =
    { $count ->
        [one] Votre coup est enregistré et partira en premier.
       *[other] Vos { $count } coups sont enregistrés et partiront en premier.
    }
connection-again = Nouvel essai dans { $seconds } s.
connection-trying = Connexion …
connection-polling = connexion lente
service-away = Le serveur ne peut rien enregistrer pour le moment
service-away-text = Vous ne pouvez pas jouer tant que sa base de données ne répond pas. Rien n’est perdu : cette page reprendra d’elle-même.
stale = Trop tard : le match a déjà avancé.
since-title = En votre absence
since-text =
    { $count ->
        [one] Une chose s'est passée en votre absence.
       *[other] { $count } choses se sont passées en votre absence.
    }
since-show = Voir
curtain-title = Passez l'appareil à { $name }
curtain-text = À vous de décider.
curtain-button = Je suis { $name }
curtain-hidden = Les secrets de { $name } restent cachés.
log-empty = Rien pour l'instant. Le match vient de commencer.
log-late = Le temps était écoulé.
log-earlier = Voir les coups précédents
chat-title = Discussion
chat-unread =
    { $count ->
        [one] Discussion, un nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }
chat-line = { $name } : { $text }
chat-empty = Pas encore de message. Dites bonjour !
chat-placeholder = Votre message
chat-send = Envoyer
chat-spectator = Seuls les joueurs peuvent discuter.

## Touches

keys-title = Touches

## Réglages

settings-title = Réglages
settings-language = Langue
settings-theme = Couleurs
settings-theme-auto = Comme le système
settings-theme-light = Jour
settings-theme-dark = Nocturne
settings-motion = Animations
settings-motion-auto = Comme le système
settings-motion-full = Toutes
settings-motion-none = Aucune
settings-sound = Son
settings-sound-help = Dés, sifflet et public, créés sur votre appareil.
settings-volume = Volume
settings-volume-quiet = Bas
settings-volume-normal = Normal
settings-volume-loud = Fort
sound-offer = Envie d’entendre le match ?
sound-offer-yes = Activer le son

## Livre des règles

rule-show = Règle { $rule }
rule-open-book = Lire { $rule } dans les règles
rule-loading = Ouverture des règles …
rules-title = Règles de { $game }
rules-heading = Règles du jeu
rules-lead = Chaque règle a un numéro. Si vous en voyez un pendant un match, touchez-le pour lire la règle.
rules-chapters = Chapitres
rules-book = Règles du jeu
rules-search = Chercher un mot ou un numéro
rules-hits =
    { $count ->
        [0] Aucune règle trouvée
        [one] Une règle trouvée
       *[other] { $count } règles trouvées
    }
rules-nothing = Aucune règle ne contient « { $query } ».
rules-none-title = Règles introuvables
rules-none-text = Vous trouverez tous les jeux et leurs règles sur la page d'accueil.
missing-title = Hors jeu
missing-text = Il n'y a rien à cette adresse. Reprenez depuis l'accueil.
missing-home = Retour à l'accueil

## Erreurs sans phrase du serveur

error-offline = Le serveur est injoignable : rien n'a été joué. Vérifiez votre connexion.
error-unknown = Cela n'a pas marché : rien n'a été joué. Réessayez.

## The report of a match that is over

report-open = Bilan du match
report-over = Le match est terminé.
report-of = Bilan du match avec { $names }
time-until = jusqu'à { $time }
plain-position = Position
plain-answer = Votre réponse
plain-waiting = En attente de { $names }
