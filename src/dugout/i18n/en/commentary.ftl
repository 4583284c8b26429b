# What happened, turn by turn, beside the table.
log-title = Commentary
commentary-all = All
commentary-keys = Key moments
commentary-quiet = { $span ->
    [yes] { $from }′ to { $to }′: { $count } quiet turns
   *[no] { $count } quiet turns
}
commentary-meaning = { $meaning ->
    [helps] helps you
   *[hurts] hurts you
}
commentary-minute = { $minute }′
commentary-no-keys = No goals, cards, shots or balls won yet.
live-line = Live
