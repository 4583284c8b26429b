### Refusals that belong to no game: dice, seats, records of matches.

refusal-not-a-die = There is no die to roll now.
refusal-no-such-face = This die has no { $face }.
refusal-no-such-seat = There is no seat “{ $seat }”.
refusal-no-orders = This game has no standing orders.
refusal-bad-schema = This stored position cannot be read.
refusal-record-format = This is not a match record.
refusal-record-newer = This record was made by a newer version of the program (format { $schema }).
refusal-record-field = The record is damaged: “{ $field }” is missing or wrong.
refusal-record-answer = The record is damaged: this answer is not text.
refusal-record-other-version = This match was played with version { $version } of the rules, which is not available here.
refusal-record-truncated = Line { $line }: the record ends too early, or answers are missing.
refusal-record-edited = Line { $line }: the record was changed later; its checksum does not match.
refusal-record-bad-line = Line { $line }: “{ $field }” is missing or wrong.
refusal-record-line-long = Line { $line } is too long for a record.
refusal-record-count = Expected one record, but found { $records }.
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
