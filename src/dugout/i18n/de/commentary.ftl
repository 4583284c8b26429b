# What happened, turn by turn, beside the table.
log-title = Liveticker
commentary-all = Alles
commentary-keys = Höhepunkte
commentary-quiet = { $span ->
    [yes] { $from }′ bis { $to }′: { $count } ruhige Züge
   *[no] { $count } ruhige Züge
}
commentary-meaning = { $meaning ->
    [helps] gut für dich
   *[hurts] schlecht für dich
}
commentary-minute = { $minute }′
commentary-no-keys = Noch keine Tore, Karten, Schüsse oder Ballgewinne.
live-line = Live
