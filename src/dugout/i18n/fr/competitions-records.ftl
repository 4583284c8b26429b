### Les saisons d'un club : titres et records (CO-25).
co-tab-records = Records
co-rec-honours = Palmarès
co-rec-seasons = { $count ->
    [one] Une saison pour l'instant.
   *[other] Sur { $count } saisons de ce club.
}
co-rec-titles = Titres
co-rec-seconds = Deuxième
co-rec-played-in = Saisons
co-rec-matches = Matchs
co-rec-won = Gagnés
co-rec-roll = Toutes les saisons
co-rec-open = inscriptions ouvertes
co-rec-running = en cours
co-rec-first = Lancée depuis celle-ci, la saison suivante s'ajoute d'elle-même. L'organisateur peut ajouter les précédentes dans « Réglages ».
co-rec-best = Records
co-rec-of = Records à { $game }
co-rec-none = Rien encore : le premier match donnera le premier record.
co-rec-win = Plus large victoire
co-rec-goals = Match le plus prolifique
co-rec-run = Plus longue série de victoires
co-rec-unbeaten = Plus longue série sans défaite
co-rec-season = Plus de buts en une saison
co-rec-session = Plus gros gain à une table
co-rec-match = { $home } contre { $away }
co-rec-scorers = Meilleurs buteurs de toutes les saisons
co-rec-in-seasons = { $count ->
    [one] une saison
   *[other] { $count } saisons
}
co-rec-club = Saisons d'un club
co-rec-club-help = Indiquez laquelle de vos compétitions a précédé celle-ci. Titres et records sont alors cumulés sur les deux, même d'un jeu à l'autre.
co-rec-follows = Celle-ci fait suite à
co-rec-follows-none = aucune : c'est la première
co-rec-next = La saison suivant « { $title } » : titres et records sont cumulés sur les deux
co-rec-before = La saison précédente : « { $title } »
co-did-follow = { $on ->
    [yes] { $by } en a fait la saison suivant « { $name } ».
   *[no] { $by } en a fait la première saison du club.
}
co-rec-forfeit = Les forfaits ne comptent pas ici.
