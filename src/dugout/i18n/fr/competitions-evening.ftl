### Une soirée dans une salle (CO-21) : l’écran, les téléphones, le panneau de l’organisateur.

co-ev-title = Une soirée dans une salle
co-ev-lead = Tout le monde est là ? L’écran montre qui joue contre qui, la paire suivante est appelée à une table, et les téléphones servent de place et de feuille de match. Internet n’est pas nécessaire.
co-ev-open = Ouvrir la soirée
co-ev-tables = Tables
co-ev-minutes = Minutes par match, environ
co-ev-place = Où
co-ev-door = Pour les téléphones
co-ev-screen = Ouvrir l’écran pour la télévision
co-ev-called = Appelés à leur table
co-ev-defer = Laisser passer les autres
co-ev-on-phones = Contre l’ordinateur, { $phones ->
    [yes] sur un téléphone ou ici
   *[no] sur cet appareil
}
co-ev-play-here = Jouer ici
co-ev-phones = Noms sur les téléphones
co-ev-free = Libérer le nom
co-ev-change-room = Changer les tables, la durée ou le lieu
co-ev-save = Enregistrer
co-ev-close = Fermer la soirée
co-ev-unreachable = Les téléphones n’atteignent pas encore ce serveur. Démarrez-le pour qu’il écoute sur le réseau local :
co-ev-scan = Scannez : suivre, jouer, saisir les résultats
co-ev-table = table { $table }
co-ev-table-winner = vainqueur table { $table }
co-ev-the-final = la finale
co-ev-about = vers { $time }
co-ev-now = En ce moment
co-ev-more = { $count ->
    [one] et encore un match
   *[other] et encore { $count } matchs
}
co-ev-next = À suivre
co-ev-call = Appel
co-ev-champion = Vainqueur
co-ev-wins = { $name } gagne !
co-ev-go = { $names } : à la table { $table }
co-ev-go-phone = { $names } : { $kind ->
    [table] jouez ensemble, chacun sur son téléphone
    [one] jouez sur votre téléphone contre l’ordinateur
   *[each] chacun sur son téléphone contre l’ordinateur
}
co-ev-go-desk = { $names } : { $kind ->
    [table] jouez ensemble sur l’appareil de l’organisateur
    [one] jouez sur l’appareil de l’organisateur contre l’ordinateur
   *[each] chacun son tour sur l’appareil de l’organisateur contre l’ordinateur
}
co-ev-get-ready = { $names }, préparez-vous : table { $table }
co-ev-next-table = Bientôt à la table { $table }
co-ev-meet = { $home } contre { $away }, vers { $time }
co-ev-or = ou
co-ev-not-drawn = Cela commence dès que l’organisateur fait le tirage
co-ev-all-called = Tout le monde est à une table
co-ev-nobody-called = Personne n’est appelé pour l’instant
co-ev-waits-for-match = On attend { $match }
co-ev-in-the-list = { $count } sur la liste. Scannez le code et dites qui vous êtes.
co-ev-no-phones = { $count } sur la liste. Les téléphones ne peuvent pas entrer : l’organisateur saisit les résultats.
co-ev-team = Équipe
co-ev-played = Joués
co-ev-points = Points
co-ev-paused = En pause
co-ev-lost = Pas de connexion au serveur. Nouvel essai …
co-ev-real-board = sur le vrai plateau
co-ev-own-phones = chacun sur son téléphone
co-ev-own-laptop = sur l’appareil de l’organisateur
co-ev-disputed = deux résultats différents : l’organisateur décide
co-ev-one-said = résultat saisi, pas encore confirmé
co-ev-coaches = { $count ->
    [one] un entraîneur
   *[other] { $count } entraîneurs
}
co-ev-who = Qui êtes-vous ?
co-ev-is-here = est déjà là
co-ev-not-listed = Je ne suis pas sur la liste
co-ev-late = Le tirage est fait. Demandez à l’organisateur : il peut vous donner la place de quelqu’un qui manque.
co-ev-watch-only = Je regarde seulement
co-ev-choose = Choisissez votre nom
co-ev-i-am = Je suis { $name }
co-ev-stays = Ni compte ni mot de passe. Ce téléphone reste { $name } jusqu’à la fin de la compétition.
co-ev-no-account = Ni compte ni mot de passe.
co-ev-you-are = vous êtes { $name }, { $team }
co-ev-you-are-alone = vous êtes { $name }
co-ev-you-watch = vous regardez
co-ev-page = La compétition
co-ev-v = –
co-ev-table-now = Table { $table }, maintenant
co-ev-table-n-now = Table { $table } maintenant
co-ev-table-about = Table { $table }, vers { $time }
co-ev-playing = Vous jouez
co-ev-soon = On vous appelle bientôt. Gardez cette page ouverte.
co-ev-any-time = Quand vous voulez, sur ce téléphone
co-ev-over-for-you = Vous n’avez pas de match pour le moment
co-ev-out = La coupe est finie pour vous
co-ev-you-win = C’est gagné, { $name } !
co-ev-how = Comment jouez-vous ?
co-ev-how-board = Vrai plateau
co-ev-how-one = Ce téléphone
co-ev-how-two = Deux téléphones
co-ev-board-help = Sur le vrai plateau, l’un de vous saisit ensuite le résultat ici.
co-ev-one-help = Vous vous passez ce téléphone.
co-ev-two-help = Chacun joue sur son téléphone. Le match commence quand vous êtes prêts tous les deux.
co-ev-lend = Jouer sur ce téléphone
co-ev-lent = { $name } propose son téléphone pour vous deux.
co-ev-on-their-phone = Vous jouez sur le téléphone de { $name }.
co-ev-other-presses = Maintenant, { $name } appuie sur « Je suis prêt » sur son téléphone.
co-ev-other-waits = { $name } attend. Appuyez sur « Je suis prêt » pour commencer.
co-ev-desk-presses = { $name } n’a pas de téléphone ici : l’organisateur se déclare prêt à sa place.
co-ev-own-phone = Vous jouez contre l’ordinateur, sur ce téléphone.
co-ev-at-table = Vous jouez à cette table, chacun sur son téléphone.
co-ev-others-ready = On attend les autres.
co-ev-say = Saisir ce résultat
co-ev-they-say = { $name } a saisi
co-ev-you-say = Vous avez saisi
co-ev-confirm = C’est exact
co-ev-deny = Ce n’est pas exact
co-ev-differ = { $name } a saisi { $score }. Mettez-vous d’accord, sinon l’organisateur décide.
co-ev-theirs-right = { $score } est exact
co-ev-waits-for = Cela compte dès que { $name } l’a confirmé.
co-ev-waits-desk = Cela compte dès que l’organisateur l’a confirmé.
co-ev-change = Changer
co-ev-way = Votre parcours
co-ev-back = Je ne suis pas { $name }
co-ev-back-sure = Rendre le nom { $name } ? Un autre téléphone pourra alors le prendre.
co-ev-closed = Cette soirée n’est pas ouverte
co-did-evening = { $on ->
    [yes] { $by } a ouvert la soirée dans une salle.
   *[no] { $by } a fermé la soirée dans une salle.
}
co-did-free = { $by } a libéré le nom { $name }.
