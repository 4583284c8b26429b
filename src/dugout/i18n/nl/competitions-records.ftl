### De seizoenen van een club: titels, en wat niemand heeft overtroffen (CO-25).
co-tab-records = Records
co-rec-honours = Eregalerij
co-rec-seasons = { $count ->
    [one] Tot nu toe één seizoen.
   *[other] Over { $count } seizoenen van deze club.
}
co-rec-titles = Titels
co-rec-seconds = Tweede
co-rec-played-in = Seizoenen
co-rec-matches = Duels
co-rec-won = Gewonnen
co-rec-roll = Alle seizoenen
co-rec-open = inschrijving open
co-rec-running = bezig
co-rec-first = Begin je het volgende seizoen vanuit dit seizoen, dan komt het er vanzelf bij. Eerdere seizoenen voegt de organisator toe onder ‘Instellingen’.
co-rec-best = Records
co-rec-of = Records in { $game }
co-rec-none = Nog niets: de eerste wedstrijd is meteen het eerste record.
co-rec-win = Grootste zege
co-rec-goals = Meeste goals in één wedstrijd
co-rec-run = Meeste zeges op rij
co-rec-unbeaten = Langst ongeslagen
co-rec-season = Meeste goals in één seizoen
co-rec-session = Meeste geld van één tafel
co-rec-match = { $home } tegen { $away }
co-rec-scorers = Topscorers aller tijden
co-rec-in-seasons = { $count ->
    [one] één seizoen
   *[other] { $count } seizoenen
}
co-rec-club = Seizoenen van een club
co-rec-club-help = Kies welke van je competities hieraan voorafging. Titels en records tellen dan over beide seizoenen heen, ook als het verschillende spellen zijn.
co-rec-follows = Dit seizoen volgt op
co-rec-follows-none = geen: dit is het eerste
co-rec-next = Het volgende seizoen na ‘{ $title }’: titels en records tellen over beide heen
co-rec-before = Het seizoen ervoor: ‘{ $title }’
co-did-follow = { $on ->
    [yes] { $by } maakte er het seizoen na ‘{ $name }’ van.
   *[no] { $by } maakte er het eerste seizoen van de club van.
}
co-rec-forfeit = Reglementaire uitslagen tellen hier niet mee.
