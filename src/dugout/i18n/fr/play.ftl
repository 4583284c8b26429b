### Jouer tout de suite : un match en un clic, et la feuille où on le choisit.

play-title = Coup d'envoi en un clic.
play-text = { $others ->
    [0] Un match court de { $game } contre { $name }, environ { $minutes } minutes.
   *[other] Un match court de { $game } avec { $name } et d’autres, environ { $minutes } minutes.
}
play-text-short = Un match court de { $game }, environ { $minutes } minutes.
play-text-plain = Un match de { $game }.
play-promise = Ni compte ni questions, et vous arrêtez quand vous voulez.
play-now = Jouer
play-now-game = Jouer : { $game }
play-choose = Choisir le match
play-choose-short = Choisir
play-choose-game = Choisir : { $game }
play-you = Vous
play-v = –
play-minutes = environ { $minutes } min
play-min = { $minutes } min
play-pip = Jamais joué ?
    .text = Pip vous accompagne au premier match
play-against = { $others ->
    [0] Vous contre { $name }
    [one] Vous, { $name } et quelqu’un d’autre
   *[other] Vous, { $name } et { $others } autres
}
play-starting = Les équipes entrent sur le terrain …
quick-title = Match rapide
quick-against = Contre
quick-opponents = Voir les douze
quick-length = Durée
quick-short = Court
quick-short-time = Court · { $minutes } min
quick-full = Complet
quick-full-time = Complet · { $time }
play-offline = Jouer hors ligne
quick-all = Tous les réglages
quoted = « { $line } »
quick-not-met = Vous ne vous êtes pas encore affrontés.
quick-met =
    { $met ->
        [one] Un match, { $won ->
        [0] pas gagné
       *[other] gagné
    }.
       *[other] { $met } matchs, dont { $won ->
        [0] aucun gagné
        [one] 1 gagné
       *[other] { $won } gagnés
    }.
    }
quick-start = Coup d'envoi
quick-start-against = Coup d'envoi contre { $name }
quick-link = Inviter quelqu'un par lien
quick-device = À deux sur cet appareil
play-scenarios = Scénarios
quick-others = { $count ->
    [one] Un ordinateur joue aussi.
   *[other] { $count } ordinateurs jouent aussi.
}
