### The seasons of a club: titles, and what nobody has done better (CO-25).
co-tab-records = Records
co-rec-honours = Hall of fame
co-rec-seasons = { $count ->
    [one] One season so far.
   *[other] Over { $count } seasons of this club.
}
co-rec-titles = Titles
co-rec-seconds = Second
co-rec-played-in = Seasons
co-rec-matches = Matches
co-rec-won = Won
co-rec-roll = All seasons
co-rec-open = entries are open
co-rec-running = under way
co-rec-first = The next season is added here by itself if you start it from this one; the organiser can also add earlier ones at the desk, under “Settings”.
co-rec-best = Records
co-rec-of = Records in { $game }
co-rec-none = Nothing yet: the first match sets the first record.
co-rec-win = Biggest win
co-rec-goals = Most goals in a match
co-rec-run = Most wins in a row
co-rec-unbeaten = Longest unbeaten run
co-rec-season = Most goals in a season
co-rec-session = Most cash from one table
co-rec-match = { $home } against { $away }
co-rec-scorers = Top scorers of all seasons
co-rec-in-seasons = { $count ->
    [one] one season
   *[other] { $count } seasons
}
co-rec-club = Seasons of a club
co-rec-club-help = Say which of your competitions came before this one. Titles and records are then counted across both, even if they are in different games.
co-rec-follows = This one follows
co-rec-follows-none = none: it is the first
co-rec-next = The next season after “{ $title }”: titles and records are counted across both
co-rec-before = The season before: “{ $title }”
co-did-follow = { $on ->
    [yes] { $by } made it the season after “{ $name }”.
   *[no] { $by } made it the first season of its club.
}
co-rec-forfeit = Forfeits do not count here.
