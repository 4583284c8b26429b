# What happened, turn by turn, beside the table.
log-title = Le fil du match
commentary-all = Tout
commentary-keys = Temps forts
commentary-quiet = { $span ->
    [yes] { $from }′ à { $to }′ : { $count } tours calmes
   *[no] { $count } tours calmes
}
commentary-meaning = { $meaning ->
    [helps] bon pour vous
   *[hurts] mauvais pour vous
}
commentary-minute = { $minute }′
commentary-no-keys = Ni but, ni carton, ni tir, ni ballon gagné pour l'instant.
live-line = En direct
