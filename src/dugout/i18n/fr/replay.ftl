### Replays, playing on from a moment, records that people bring.

replay-minute = { $minute }′
replay-period =
    { $period ->
        [1] 1re mi-temps
        [2] 2e mi-temps
       *[other] Prolongation
    }
replay-round = Manche { $round }
replay-open = Revoir le match
replay-hand = La main de { $name }
replay-open-file = Ouvrir un enregistrement
replay-again = revoir le dernier tour
replay-from-line = Revoir ce moment
since-watch = Revoir
