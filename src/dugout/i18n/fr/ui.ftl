### Le cadre autour des jeux : pages, réglages, cadre du match.

## Partout

skip = Aller au contenu
close = Fermer
back = Retour
back-home = Retour à l'accueil
try-again = Réessayer
try-now = Essayer maintenant
nav-label = Menu principal
nav-play = Jouer
nav-rules = Règles
nav-learn = Apprendre
guest = Invité
foot = Dugout est une réalisation indépendante des règles, dans ses propres mots, avec ses propres dessins, sans vrais joueurs ni logos. Les jeux appartiennent à leurs auteurs : achetez les boîtes.
title-turn = ● À vous : { $title }
stepper-less = { $what } : un de moins
stepper-more = { $what } : un de plus

## Places

seat-number = Joueur { $number }
seat-computer = Ordinateur { $number }
computers =
    { $count ->
        [one] 1 ordinateur
       *[other] { $count } ordinateurs
    }
level-random = joue au hasard
level-easy = facile
level-medium = moyen
level-hard = fort
kind-me = Ici
kind-link = Par lien
kind-bot = Ordinateur

## Jeux

game-toto = Voetbal Toto
    .time = 20 min par manche
    .about = Treize rencontres, une grille secrète, une main pleine de buts. Marquez pour votre pronostic, sifflez celui des autres.
game-size = { $seats } joueurs · { $minutes }
game-new = Nouveau match
game-computers = Contre l'ordinateur
game-rules = Règles de { $game }

## Accueil

hero-title = Le football, joué à table.
hero-text = Des jeux de football avec toutes leurs règles : expliquées à chaque pas, arbitrées avec justice, prêtes en une minute. Jouez avec des amis par un lien, autour d'un appareil ou contre l'ordinateur.
hero-button = Jouer à { $game }
hero-learn = Jamais joué ? Cinq minutes
hero-turn-title = { $game } : on vous attend.
hero-turn-text = Avec { $names }.
hero-turn-button = Jouer mon tour
matches-title = Vos matchs
matches-alone = Vous seul pour l'instant
matches-all = Tous ({ $count })
matches-fewer = Moins
matches-remove = Retirer de la liste : { $names }
matches-gone = Le match { $id } n'est plus sur le serveur.
games-title = Commencer un match
games-none-title = Le vestiaire est vide
games-none-text = Ce serveur n'a aucun jeu que cette page sache dessiner.
offline-title = Le serveur ne répond pas
offline-text = Vos matchs y sont en sécurité. Vérifiez la connexion, puis réessayez.
how-title = Façons de jouer
how-link = Des amis par un lien
    .text = Chaque place a son lien secret. Ni compte, ni installation.
how-device = Autour d'un appareil
    .text = Un rideau tombe entre deux personnes : les secrets restent secrets.
how-computer = Contre l'ordinateur
    .text = Choisissez un adversaire : aucun ne voit vos cartes ni les jets à venir.

standing-turn = À vous
standing-running = Le match est en cours
standing-thinking =
    { $count ->
        [one] { $names } réfléchit
       *[other] { $names } réfléchissent
    }
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
       *[other] vous avez fini à la place { $place }
    }
standing-won =
    { $count ->
        [one] { $names } a gagné
       *[other] { $names } partagent la première place
    }
standing-none = terminé sans résultat
    .title = Terminé sans résultat
chip-turn = à vous
chip-waiting = en attente
chip-gathering = on se réunit
chip-over = fini

## Nouveau match

new-title = Nouveau match : { $game }
new-heading = Nouveau match
new-game = Jeu
new-who = Qui joue ?
company-computers = Ordinateurs
company-friends = Amis par lien
company-device = Cet appareil
company-watch = Regarder jouer
new-seats = Joueurs
new-name = Nom
new-guest-name = Nom (à changer au besoin)
new-name-of = Nom de { $who }
new-level = Niveau de { $who }
new-computer-level = Ordinateur, { $level }
new-kind = Comment joue { $who }
new-pace = Rythme
mode-hotseat = Sans pendule
    .help = Tous jouent sur cet appareil et prennent leur temps.
mode-live = En direct
    .help = Tout le monde est là.
    .clock = Une courte pendule tourne à chaque décision.
mode-async = Correspondance
    .help = Revenez quand il vous plaît ; vos consignes sifflent pour vous.
    .clock = Vous avez des heures pour chaque décision.
new-rules = Règles
new-advanced = Plus de réglages
new-card = Feuille de match
new-card-game = Jeu
new-card-people = Personnes
new-card-computers = Ordinateurs
new-card-luck = Hasard
new-card-luck-text = tiré par le serveur, scellé d'avance
new-start = Commencer le match
new-watch = Regarder le match
new-invite =
    { $count ->
        [one] Créer l'invitation
       *[other] Créer { $count } invitations
    }
new-twins = Deux personnes ont le même nom. Mieux vaut les distinguer.
new-unknown-title = Ce jeu n'est pas ici
new-unknown-text = Ce serveur n'a pas ce jeu. L'accueil montre ce qu'il propose.
option-none = aucun
option-by-rules = Selon les règles
toto-deck-total = { $total } cartes sur { $size }
toto-own-fixtures = Nos propres rencontres
toto-own-home = Équipe à domicile du match { $number }
toto-own-away = Équipe visiteuse du match { $number }
toto-own-different = Chaque équipe doit avoir son propre nom.

## Rejoindre et se réunir

join-title = Rejoindre { $game }
join-text = { $names } vous a gardé ce maillot. Quel est votre nom ?
join-text-first = Ce maillot est à vous. Quel est votre nom ?
join-name = Votre nom
join-button = Prendre ma place
lobby-title =
    { $count ->
        [0] C'est parti
        [one] On attend un joueur
       *[other] On attend { $count } joueurs
    }
lobby-text = Envoyez à chacun le lien de sa place. Le match commence de lui-même quand toutes les places sont prises.
lobby-text-guest = Le match commence de lui-même quand toutes les places sont prises.
lobby-you = c'est vous
lobby-computer = ordinateur, { $level }
lobby-here = est là
lobby-expected = n'a pas encore ouvert le lien
lobby-ready = prêt
lobby-tip = Vous pouvez fermer cette page. Le match est sur votre page d'accueil.
share-title = Liens et appareils
share-copy = Copier le lien
share-copied = Le lien est copié.
share-native = Partager
share-code = Code QR
share-code-label = Code QR : { $what }
share-seat = Place de { $name } dans { $game }
share-watch = Regarder { $game }
share-watch-title = Inviter un spectateur
share-watch-text = Ce lien montre ce que tous peuvent voir, et aucun secret.
share-move-title = Jouer { $name } sur un autre appareil
share-move-text = Scannez le code avec un téléphone pour continuer là-bas. Gardez-le pour vous : qui le possède joue cette place.

## Le match

match-loading = Le match arrive.
match-none-title = Ce match n'existe pas
match-bad-token-title = Ce lien de place ne convient pas
match-watch = Regarder le match
watching = Spectateur
turn-of =
    { $count ->
        [one] C'est à { $names }
       *[other] { $names } doivent répondre
    }
table-broken = La table n'a pas pu être chargée. Votre match est en sécurité sur le serveur.
table-unknown = Cette page est plus ancienne que le match. Rechargez-la.
connection-lost = Connexion perdue
connection-safe = Rien n'est perdu.
connection-kept =
    { $count ->
        [one] Votre réponse est gardée et partira en premier.
       *[other] Vos { $count } réponses sont gardées et partiront en premier.
    }
connection-again = Nouvel essai dans { $seconds } s.
connection-trying = Essai …
connection-polling = ligne lente
service-away = Le serveur ne peut rien enregistrer pour le moment
service-away-text = Rien n’est accepté tant que sa base de données ne répond pas. Rien n’est perdu : cette page reprendra d’elle-même.
stale = Le match a avancé : cette question est close.
since-title = Ce qui s'est passé depuis
since-text =
    { $count ->
        [one] Une chose s'est passée en votre absence.
       *[other] { $count } choses se sont passées en votre absence.
    }
since-show = Montrer
curtain-title = Passez l'appareil à { $name }
curtain-text = Une décision attend.
curtain-button = Je suis { $name }, montrez-moi
curtain-hidden = Ce que sait { $name } reste caché.
log-title = Ce qui s'est passé
log-empty = Rien encore. Le match vient de commencer.
log-late = Le temps était écoulé.
log-earlier = Lignes précédentes
chat-title = Discussion
chat-unread =
    { $count ->
        [one] Discussion, une nouvelle ligne
       *[other] Discussion, { $count } nouvelles lignes
    }
chat-line = { $name } : { $text }
chat-empty = Personne n'a encore parlé. Un mot aimable ne nuit jamais.
chat-placeholder = Dites quelque chose
chat-send = Envoyer
chat-spectator = Seuls les joueurs peuvent parler ici.

## Touches

keys-title = Touches
keys-toto-column = choisir une colonne
keys-toto-hand = poser la main ouverte ou la garder cachée
keys-toto-form = remplir la grille
keys-toto-lift = lever une carte
keys-toto-walk = aller d'une équipe à l'autre
keys-toto-enter = poser la carte, envoyer la grille, continuer
keys-toto-stop = STOP
keys-toto-stand = laisser le but
keys-toto-skip = passer ce qui est montré
keys-toto-escape = reposer la carte, fermer

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
settings-sound-help = De courts sons pour les buts, les sifflets et votre tour.

## Livre des règles

rule-show = Règle { $rule }
rule-open-book = Lire { $rule } dans le livre
rule-loading = Le livre s'ouvre …
rules-title = Règles de { $game }
rules-heading = Livre des règles
rules-lead = Chaque règle a un numéro. Quand vous en voyez un dans un match, touchez-le pour la lire ici.
rules-chapters = Chapitres
rules-book = Quel livre
rules-search = Chercher un mot ou un numéro
rules-hits =
    { $count ->
        [0] Aucune règle trouvée
        [one] Une règle trouvée
       *[other] { $count } règles trouvées
    }
rules-nothing = Rien dans le livre ne dit « { $query } ».
rules-none-title = Pas de livre ici
rules-none-text = Aucun livre ne porte ce nom. L'accueil montre les jeux qui existent.
missing-title = Hors du terrain
missing-text = Il n'y a rien à cette adresse. Le ballon est revenu à l'accueil.
missing-home = Retour à l'accueil

## Erreurs sans phrase du serveur

error-offline = Le serveur est injoignable. Rien n'a été joué.
error-unknown = Cela n'a pas marché. Rien n'a été joué.

## The report of a match that is over

report-open = Bilan du match
report-over = Le match est terminé.
report-of = Bilan du match avec { $names }
time-until = jusqu'à { $time }
plain-position = Position
plain-answer = Votre réponse
plain-waiting = En attente de { $names }
