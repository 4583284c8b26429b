# What happened, turn by turn, beside the table.
log-title = Verslag
commentary-all = Alles
commentary-keys = Sleutelmomenten
commentary-quiet = { $span ->
    [yes] { $from }′ tot { $to }′: { $count } rustige beurten
   *[no] { $count } rustige beurten
}
commentary-meaning = { $meaning ->
    [helps] goed voor jou
   *[hurts] slecht voor jou
}
commentary-minute = { $minute }′
commentary-no-keys = Nog geen doelpunten, kaarten, schoten of veroverde ballen.
live-line = Live
