# Finding a match, clocks, and what people settle among themselves.

nav-lobby = Salon
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
pace-late-step = { $time } par étape à partir de la seconde mi-temps
pace-half = { $time } par mi-temps en temps réel
span =
    { $unit ->
        [seconds] { $count } s
        [minutes] { $count } min
        [hours] { $count } h
       *[days]
            { $count ->
                [one] { $count } jour
               *[other] { $count } jours
            }
    }
time-days = { $days } j { $hours } h
clocks-label = Pendules
rated = classé
friendly = amical
lobby-watch = Regarder
offer-waits = Votre offre est dans le salon.
offer-seat = ouvert à tous dans le salon
offer-withdraw = Retirer l’offre
invitation-withdraw = Retirer l’invitation
offer-over-title = Ce match n’a pas lieu
end-match-resigned = { $you ->
    [yes] Vous avez
   *[no] { $name } a
} abandonné.
    .won = { $you ->
        [yes] Vous gagnez
       *[no] { $name } gagne
    } par abandon
end-match-claimed = { $you ->
    [yes] Vous n’êtes
   *[no] { $name } n’est
} pas revenu ; la victoire a été réclamée.
    .won = { $you ->
        [yes] Vous gagnez
       *[no] { $name } gagne
    } par forfait
end-match-drawn = Match nul d’un commun accord.
end-match-aborted = Le match a été annulé avant de commencer.
end-match-withdrawn = L’offre a été retirée.
end-match-expired = Personne n’est venu à temps.
end-match-closed = Les responsables de ce serveur ont mis fin au match.
end-match-ruled = La compétition a tranché ce match avant sa fin.
end-match-put-out = Le match n’a pas lieu : { $name } n’est plus dans la compétition.
rematch = Revanche
rematch-join = Jouer la revanche
rematch-offered = Votre adversaire veut une revanche.
next-opponent = Ensuite : { $name }
full-time-open = Fin du match
share-result = Partager
away-time = { $name } n’a plus de temps.
away-left = { $name } a quitté le match.
away-waiting = Vous attendez l’autre joueur.
away-you-time = Votre temps est écoulé.
away-you-left = Vous avez quitté ce match.
away-computer-plays = Un ordinateur joue pour vous.
away-computer-for = { $name } : un ordinateur joue désormais à sa place.
choice-wait = Attendre
choice-claim = Réclamer la victoire
choice-computer = Laisser jouer l’ordinateur
proposal-take-back = { $name } voudrait revenir sur sa dernière décision et sur tout ce qui a suivi.
proposal-draw = { $name } propose le match nul.
proposed-take-back = Vous avez demandé à revenir sur votre dernière décision.
proposed-draw = Vous avez proposé le match nul.
taken-back = C’est repris : décidez à nouveau.
declined-take-back = Pas de reprise : le match continue.
declined-draw = Pas de nul : le match continue.
act-agree = D’accord
act-decline = Refuser
act-withdraw = Retirer
act-return = Reprendre la main
act-call = { $name } est encore là ?
    .sure = Sans réponse à temps, vous pourrez réclamer la victoire ou laisser jouer un ordinateur.
act-ask = Demander
act-not = Pas maintenant
act-take-back = Revenir sur ma dernière décision
    .sure = { $others ->
        [0] Tout ce qui a suivi est annulé aussi, et le hasard décide à nouveau.
       *[other] Les autres doivent être d’accord. Tout ce qui a suivi est annulé aussi, et le hasard décide à nouveau.
    }
act-draw = Proposer le match nul
    .sure = Votre adversaire peut accepter ou refuser.
act-resign = Abandonner
    .sure = Si vous abandonnez, le match s’arrête aussitôt et votre adversaire gagne.
act-leave = Quitter le match
    .sure = Les autres peuvent attendre, réclamer la victoire ou laisser jouer un ordinateur. Vous pourrez revenir.
act-abort = Annuler le match
    .sure = Personne n’a encore joué : rien ne compte.
menu-title = Match
menu-clock = Temps de réflexion
menu-counts = Compte comme
counts-in = match de { $title }
stuck = Ce match est bloqué
stuck-text = Tout l’enregistrement du match est envoyé aux responsables de ce serveur.
stuck-words = Que s’est-il passé ?
report-send = Envoyer le signalement
report-sent = Merci. Les responsables de ce serveur vont s’en occuper.
report-failed = Le signalement n’a pas pu être envoyé. Réessayez.
chat-about = À propos de { $name }
chat-mute = Masquer ses messages
chat-unmute = Afficher ses messages
chat-muted = Les messages de { $name } sont masqués.
chat-report = Signaler ce message
chat-gone = (supprimé)
nav-competitions = Ligues
