# Finding a match, clocks, and what people settle among themselves.

nav-lobby = Salon
lobby-find = Trouver un adversaire
lobby-clock = Temps de réflexion
clock-none = Sans pendule
clock-live = { $minutes } min + { $seconds } s
clock-days =
    { $days ->
        [one] 1 jour par décision
       *[other] { $days } jours par décision
    }
pace-decision = { $time } par décision
pace-form = { $time } pour la grille
pace-whistle = { $time } pour siffler
pace-step = { $time } par étape
pace-late-step = { $time } par étape dès la seconde mi-temps
pace-half = mi-temps de { $time } en temps réel
span =
    { $unit ->
        [seconds] { $count } s
        [minutes] { $count } min
        [hours] { $count } h
       *[days] { $count } jours
    }
time-days = { $days } j { $hours } h
clocks-label = Pendules
rated = classé
friendly = amical
lobby-rated = Match classé
lobby-rated-help = Le résultat change les deux classements.
lobby-rated-account = Gardez votre nom pour jouer des matchs classés.
lobby-quick = Match rapide
lobby-offer = Proposer un match
lobby-invite = Inviter un ami
lobby-offers = Offres ouvertes
lobby-no-offers = Personne ne cherche de match pour le moment. Proposez-en un, d’autres pourront vous rejoindre.
lobby-free =
    { $count ->
        [one] 1 place libre
       *[other] { $count } places libres
    }
lobby-join = Rejoindre
lobby-yours = À vous
lobby-live = En cours
lobby-no-live = Aucun match à regarder pour le moment.
lobby-watch = Regarder
offer-waits = Cette offre est dans le salon. Le match commence dès que quelqu’un vous rejoint.
offer-seat = libre pour tous dans le salon
offer-withdraw = Retirer l’offre
invitation-withdraw = Retirer l’invitation
offer-over-title = Ce match n’a pas lieu
end-match-resigned = { $name } a abandonné.
    .won = { $name } gagne par abandon
end-match-claimed = { $name } était absent ; le match est décidé.
    .won = { $name } gagne par forfait
end-match-drawn = Match nul d’un commun accord.
end-match-aborted = Le match a été annulé avant de commencer.
end-match-withdrawn = L’offre a été retirée.
end-match-expired = Personne n’est venu à temps.
end-match-closed = Les responsables de ce serveur ont mis fin au match.
end-match-ruled = La compétition a statué sur ce match avant sa fin.
rematch = Rejouer
rematch-join = Rejoindre la revanche
rematch-offered = L’autre camp veut rejouer.
rematch-failed = Rejouer n’est pas possible pour le moment.
away-time = { $name } n’a plus de temps.
away-left = { $name } a quitté le match.
away-waiting = Vous attendez.
away-you-time = Votre temps est écoulé.
away-you-left = Vous avez quitté ce match.
away-computer-plays = Un ordinateur joue pour vous.
choice-wait = Attendre
choice-claim = Réclamer la victoire
choice-computer = Laisser jouer l’ordinateur
proposal-take-back = { $name } voudrait reprendre sa dernière décision.
proposal-draw = { $name } propose le match nul.
proposed-take-back = Vous avez demandé à reprendre votre dernière décision.
proposed-draw = Vous avez proposé le match nul.
act-agree = D’accord
act-decline = Refuser
act-withdraw = Retirer
act-return = Reprendre ma place
act-call = { $name } est encore là ?
    .sure = Sans réponse à temps, vous pourrez réclamer la victoire ou laisser jouer un ordinateur.
act-ask = Demander
act-not = Pas maintenant
act-take-back = Reprendre ma dernière décision
    .sure = Les autres doivent être d’accord. Les dés jetés depuis sont perdus.
act-draw = Proposer le match nul
    .sure = L’autre camp peut accepter ou refuser.
act-resign = Abandonner
    .sure = Si vous abandonnez, le match s’arrête aussitôt et l’autre camp gagne.
act-leave = Quitter le match
    .sure = Les autres peuvent attendre, réclamer la victoire ou laisser jouer un ordinateur. Vous pourrez revenir.
act-abort = Annuler le match
    .sure = Personne n’a encore rien décidé : rien ne compte.
menu-title = Match
menu-clock = Temps de réflexion
menu-counts = Compte comme
counts-in = match de { $title }
stuck = Ce match est bloqué
stuck-text = Les responsables de ce serveur reçoivent l’enregistrement complet du match.
stuck-words = Que s’est-il passé ?
report-send = Envoyer le signalement
report-sent = Merci. Les responsables de ce serveur vont regarder.
report-failed = Le signalement n’est pas passé.
chat-about = À propos de { $name }
chat-mute = Rendre muet dans ce match
chat-unmute = Réécouter
chat-muted = { $name } est muet.
chat-report = Signaler ces propos
chat-gone = (supprimé)
nav-competitions = Ligues
