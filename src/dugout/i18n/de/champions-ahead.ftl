### Champions 2020: vorausdenken, das Ende in Sicht, und die ersten Züge der anderen erklärt.

ch-soon = { $count ->
    [one] { $extra ->
        [yes] Die nächste 1 beendet die Verlängerung.
       *[no] Die nächste 1 ist der Schlusspfiff.
    }
   *[other] Noch { $left } Minuten.
}
ch-note-help = Denk voraus: Tippe einen deiner Spieler oder den Ball an, dann ein Feld. Den Pfeil siehst nur du.
ch-note-to = Tippe jetzt an, wohin er zeigen soll.
ch-roll-ahead = Würfeln, sobald ich dran bin
ch-why = { $what ->
    [shot] { $name } stand nah genug: Eine { $roll } reichte bis zu deinem Tor.
    [forward] { $name } spielt den Ball nach vorn, um als Nächstes von dort zu schießen.
    [closer] { $name } bringt den Ball näher an dein Tor.
    [back] { $name } spielt den Ball zurück, wo deine Spieler weiter weg sind.
    [keep] { $name } hält den Ball nah bei den eigenen Spielern.
    [near] { $name } bringt #{ $shirt } näher an den Ball, um ihn als Nächstes zu spielen.
   *[place] { $name } lässt den Ball liegen und stellt #{ $shirt } besser hin.
}
ch-aim-title = Champions in drei Sätzen
