### Replays, playing on from a moment, records that people bring.

replay-minute = { $minute }′
replay-period =
    { $period ->
        [1] 1. Halbzeit
        [2] 2. Halbzeit
       *[other] Verlängerung
    }
replay-round = Runde { $round }
replay-open = Wiederholung ansehen
replay-hand = Die Hand von { $name }
replay-open-file = Aufzeichnung öffnen
replay-again = den letzten Zug noch einmal ansehen
replay-from-line = Diesen Moment ansehen
since-watch = Ansehen
