# Le site qui se passe de serveur

local-fetching = Chargement des règles et des adversaires, une seule fois
local-size = { $loaded } sur { $whole } Mo
local-starting = C’est parti …
local-failed-old = Ce navigateur est trop ancien pour faire tourner lui-même les règles et les adversaires ; un Firefox, Chrome, Edge ou Safari récent y arrive.
local-failed-memory = Il n’y a plus assez de mémoire sur cet appareil pour les règles et les adversaires ; fermez d’autres onglets et réessayez.
local-failed-away = Les règles et les adversaires n’ont pas pu être chargés : la première visite demande une connexion.
local-failed-stopped = Les règles et les adversaires se sont arrêtés ; vos matchs sont à l’abri dans ce navigateur.
local-trouble-not-kept = Cet appareil n’a pas pu garder le coup de votre adversaire : la mémoire est pleine, ou cette fenêtre n’a pas le droit d’enregistrer. Le match reprend tout seul dès qu’il y a de la place.
local-trouble-went-wrong = Quelque chose a mal tourné entre les règles et un adversaire. Rien n’est perdu ; Dugout réessaie tout seul.
local-not-here-yet = Cette partie n’est pas encore sur l’appareil ; elle viendra à la prochaine connexion. Ce que vous avez joué est à l’abri.
local-kept = C’est sur cet appareil : Dugout fonctionne désormais sans connexion.
local-new = Une version plus récente de Dugout est là. Vos matchs restent tels quels.
local-renew = L’utiliser
local-later = Plus tard
local-link-copied = Lien copié : il contient tout le match et s’ouvre sans serveur.
local-link-too-long = Ce match est trop long pour un lien ; il a été enregistré comme fichier, à ouvrir avec « Ouvrir un enregistrement ».
local-link-damaged = Ce lien est abîmé : une partie s’est perdue en route. Redemandez-le, ou demandez le match comme fichier.
local-alone-title = Il faut être plusieurs
local-alone-text = Cette page tourne sans serveur et ne connaît que les personnes devant cet appareil ; le salon, les championnats et les comptes demandent un serveur Dugout.
error-needs-server = Cela demande un serveur Dugout, et cette page s’en passe.
error-not-kept = Cet appareil n’a pas pu le garder : la mémoire est pleine, ou cette fenêtre n’a pas le droit d’enregistrer. Rien n’est perdu ; réessayez.
error-nobody-else = Un match sur cette page réunit les personnes devant cet appareil et des ordinateurs ; pour inviter, il faut un serveur.
error-went-wrong = Quelque chose a mal tourné dans cette page. Rien n’a été joué ; réessayez.
error-not-running = Les règles et les adversaires ne fonctionnent pas dans cette page ; rien n’a été joué.

# La page d’accueil, et ce qui se trouve sur cet appareil

local-only = sur cette page seulement
local-home-title = { $count ->
    [3] Trois
   *[other] { $count }
 } jeux de football, sans serveur, sans compte.
local-home-text = Règles et adversaires tournent dans cette page. Rien de ce que vous faites n’en sort.
local-loaded = règles et adversaires chargés
local-play = Jouer à { $game }
local-go-on = Continuer : { $game }
local-two = À deux sur cet appareil
local-here = Vos matchs sont ici, sur cet appareil
local-here-count = { $count ->
    [0] Aucun match pour l’instant
    [one] Un match gardé
   *[other] { $count } matchs gardés
 }
local-here-where = dans ce navigateur
local-here-show = Voir
local-save-file = Tout enregistrer dans un fichier
    .text = matchs et réglages, à garder ou à emporter
local-save = Enregistrer
local-open-file = Ouvrir un fichier
    .text = un match, ou tout d’un autre appareil
local-open = Ouvrir
local-read = { $count ->
    [one] Un match a été lu.
   *[other] { $count } matchs ont été lus.
 }
local-read-not = { $count ->
    [one] Un match n’a pas pu être lu :
   *[other] { $count } matchs n’ont pas pu être lus :
 } { $why }
local-fact-quiet = pas de cookies, aucune requête après le chargement
local-fact-later = ce que vous jouez ici ne compte pas au classement ; vous pouvez l’envoyer à un serveur
local-fact-dice = dés tirés par le navigateur, chaque lancer au journal
local-fact-offline = fonctionne sans connexion
local-offline = Vous êtes hors ligne.
local-offline-title = Pas de réseau ? Jouez.
local-last-contact = Dernier contact à { $time }.
local-offline-works = Matchs contre l’ordinateur ou sur cet appareil, leçons, replays et livres de règles fonctionnent.
local-waits = En attente du réseau
local-with-others = Avec les autres
local-waits-matches = Matchs avec d’autres
local-waits-lobby = Salon
local-waits-leagues = Championnats
local-device = Application et stockage
local-device-ready = Tout est sur cet appareil : Dugout fonctionne sans connexion.
local-device-not-yet = Tout n’est pas encore sur cet appareil : restez en ligne un instant ; cette fenêtre n’a peut-être pas le droit d’enregistrer.
local-megabytes = { $size } Mo
local-allowed = sur { $size } Mo autorisés
local-bar-rules = règles et adversaires
local-bar-pages = pages
local-bar-reports = rapports
local-bar-matches = matchs
local-part-rules = Règles et adversaires
local-part-pages = Pages, leçons et livres de règles
local-part-reports = Rapports de match
local-part-size = { $size } Mo
local-part-matches = { $over } terminés · { $size } Mo
local-remove-over = Effacer les matchs terminés
local-ready = prêt
local-handed = Joués ici
    .text = { $count ->
        [0] rien n’attend le serveur
        [one] un match peut partir au serveur, hors classement
       *[other] { $count } matchs peuvent partir au serveur, hors classement
     }
local-send = Envoyer
local-sent = Le serveur les a maintenant, comme enregistrements.
local-send-later = Ils partiront dès que le serveur répondra.
local-handed-open = Le serveur l’a
local-empty = Effacer tous les matchs
    .sure = { $count ->
        [one] Un match disparaîtra définitivement de ce navigateur.
       *[other] { $count } matchs disparaîtront définitivement de ce navigateur.
     } Enregistrez-les d’abord dans un fichier si vous pourriez en avoir besoin.
local-news = Chercher une version plus récente
local-news-found = Une version plus récente arrive.
local-news-none = C’est la version la plus récente.
local-install = Installer
local-install-title = Mettre Dugout sur l’écran d’accueil
local-install-offline = Jouer sans réseau
local-install-cost = { $size } Mo, déjà ici
local-install-quick = S’ouvre tout de suite
    .text = pas de barre d’adresse, tout le terrain
local-install-hand = Il ne se passe rien ? Ouvrez le menu du navigateur (« Partager » sur un iPhone) et choisissez « Sur l’écran d’accueil » ou « Installer ».
local-install-once = La question n’est posée qu’une fois, après votre troisième match. Ensuite : Réglages, Application et stockage.
local-not-now = Pas maintenant

# Les phrases qui parlent d’un serveur, là où il n’y en a pas

connection-lost-here = Les règles et les adversaires redémarrent
error-damaged-here = Ce match est endommagé et ne peut pas être ouvert ; vos autres matchs sont à l’abri.
error-no-game-here = Cette version de Dugout n’a pas ce jeu, ou pas cette version de ses règles.
error-no-match-here = Ce match n’est pas dans ce navigateur.
error-offline-here = Les règles et les adversaires n’ont pas répondu : rien n’a été joué. Réessayez.
matches-gone-here = Le match { $id } est endommagé, ou n’est plus dans ce navigateur.
new-card-luck-text-here = scellé dans cette page avant le coup d’envoi
new-unknown-text-here = Cette page n’a pas ce jeu. Vous trouverez ses jeux sur la page d’accueil.
offline-text-here = Vos matchs sont à l’abri dans ce navigateur. Réessayez.
offline-title-here = Les règles et les adversaires ne répondent pas
table-broken-here = La table n’a pas pu être chargée. Votre match est à l’abri dans ce navigateur ; rechargez la page.
