error-no-moment = The match has no such moment.
error-other-seats = A match that is played on has as many seats as the one it comes from: { $seats }.
error-bad-record =
    { $line ->
        [0] The file cannot be opened. { $why }
       *[other] The file cannot be opened. Answer { $line } is wrong: { $why }
    }
refusal-record-json = It is not a record: line { $line }, column { $column } cannot be read.
refusal-record-too-large = It is too large; a record has at most { $most } KiB.
refusal-record-too-long = It has too many answers; at most { $most } are taken.
