### Die Saisons eines Vereins: Titel, und was niemand übertroffen hat (CO-25).
co-tab-records = Rekorde
co-rec-honours = Ehrentafel
co-rec-seasons = { $count ->
    [one] Bisher eine Saison.
   *[other] Über { $count } Saisons dieses Vereins.
}
co-rec-titles = Titel
co-rec-seconds = Zweiter
co-rec-played-in = Saisons
co-rec-matches = Spiele
co-rec-won = Siege
co-rec-roll = Alle Saisons
co-rec-open = Anmeldung läuft
co-rec-running = läuft
co-rec-first = Wer die nächste Saison von hier aus beginnt, findet sie von selbst in dieser Liste. Frühere trägt der Veranstalter unter „Einstellungen“ nach.
co-rec-best = Rekorde
co-rec-of = Rekorde in { $game }
co-rec-none = Noch nichts: Das erste Spiel bringt den ersten Rekord.
co-rec-win = Höchster Sieg
co-rec-goals = Meiste Tore in einem Spiel
co-rec-run = Längste Siegesserie
co-rec-unbeaten = Längste Serie ohne Niederlage
co-rec-season = Meiste Tore in einer Saison
co-rec-session = Größter Gewinn an einem Tisch
co-rec-match = { $home } gegen { $away }
co-rec-scorers = Ewige Torschützenliste
co-rec-in-seasons = { $count ->
    [one] eine Saison
   *[other] { $count } Saisons
}
co-rec-club = Saisons eines Vereins
co-rec-club-help = Wähle, welcher deiner Wettbewerbe vor diesem war. Titel und Rekorde werden dann über beide hinweg gezählt, auch wenn es verschiedene Spiele sind.
co-rec-follows = Diese Saison folgt auf
co-rec-follows-none = keine: Es ist die erste
co-rec-next = Die nächste Saison nach „{ $title }“: Titel und Rekorde zählen über beide hinweg
co-rec-before = Die Saison davor: „{ $title }“
co-did-follow = { $on ->
    [yes] { $by } hat sie zur Saison nach „{ $name }“ gemacht.
   *[no] { $by } hat sie zur ersten Saison des Vereins gemacht.
}
co-rec-forfeit = Kampflos gewertete Spiele zählen hier nicht.
