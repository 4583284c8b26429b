### Refusals that belong to no game: dice, seats, records of matches.

refusal-not-a-die = No die is asked for now.
refusal-no-such-face = The die that is asked for has no face { $face }.
refusal-no-such-seat = There is no seat “{ $seat }”.
refusal-no-orders = This game knows no standing orders.
refusal-bad-schema = This stored position cannot be read.
refusal-record-format = This is not a record of a match.
refusal-record-newer = This record was written by a newer program (format { $schema }).
refusal-record-field = The record is damaged: “{ $field }” is missing or wrong.
refusal-record-answer = The record is damaged: this answer is not a text.
refusal-record-other-version = This record was played by rules version { $version }, which is not available here.
refusal-record-truncated = Line { $line }: the record ends too early, or answers are missing.
refusal-record-edited = Line { $line }: the record was changed after it was written; its checksum does not fit.
refusal-record-bad-line = Line { $line }: “{ $field }” is missing or wrong.
refusal-record-line-long = Line { $line } is too long for a record.
refusal-record-count = One record was expected, and there are { $records }.
