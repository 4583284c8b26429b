### Replays, playing on from a moment, records that people bring.

error-no-moment = There is no such moment in this match.
error-other-seats = The new match needs as many players as the old one: { $seats }.
error-bad-record =
    { $row ->
        [0] { $line ->
            [0] The file cannot be opened. { $why }
           *[other] The file cannot be opened. Answer { $line } is wrong: { $why }
        }
       *[other] The file cannot be opened. Line { $row } is wrong: { $why }
    }
refusal-record-json = It is not a match record: line { $line }, column { $column } cannot be read.
refusal-record-too-large = It is too large; the limit is { $most } KiB.
refusal-record-too-long = It has too many answers; the limit is { $most }.

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
