### Replays, playing on from a moment, records that people bring.

replay-minute = { $minute }′
replay-period =
    { $period ->
        [1] 1st half
        [2] 2nd half
       *[other] Extra time
    }
replay-round = Round { $round }
replay-open = Watch the replay
replay-hand = { $name }'s hand
replay-open-file = Open a record
replay-again = watch the last turn again
replay-from-line = Watch this moment
since-watch = Watch it
