### Replays, playing on from a moment, records that people bring.

replay-minute = { $minute }′
replay-period =
    { $period ->
        [1] 1e helft
        [2] 2e helft
       *[other] Verlenging
    }
replay-round = Ronde { $round }
replay-open = Bekijk de herhaling
replay-hand = De kaarten van { $name }
replay-open-file = Opname openen
replay-again = bekijk de laatste beurt nog eens
replay-from-line = Bekijk dit moment
since-watch = Bekijk het
