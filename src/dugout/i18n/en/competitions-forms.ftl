# Swiss, double elimination, ladder (CO-22 to CO-24).
co-losers-round = Losers' side, round { $round }
co-winners-round = Winners' side, round { $round }
co-winners = Winners' side
co-losers = Losers' side
co-second-final = Second final
co-second-final-help = Whoever reaches the final unbeaten must be beaten twice.
co-ladder-match = Match { $number }
co-ladder-find = Find a match
co-ladder-help = Challenge somebody up to { $reach } places above you, or look for a match: it begins as soon as somebody else is looking too. { $most ->
    [one] Everybody plays one match at most.
   *[other] Everybody plays { $most } matches at most.
}
co-ladder-seek = Look for a match
co-ladder-looking = Looking for a match …
co-ladder-stop = Stop looking
co-ladder-busy = in a match or done
co-ladder-challenge = Challenge { $name }
co-ladder-seeking = Looking for a match: { $names }
co-ladder-open = { $name } has challenged { $other }, who has until { $time }.
co-ladder-call-off = Withdraw it
co-ladder-order = Whoever beats somebody above takes that place.
co-ladder-most = Most matches per player
co-swiss-rounds = Rounds
co-rounds-usual = 0 for the usual number
co-buchholz = Buch.
co-buchholz-help = Buch. is the Buchholz score: the points of all your opponents. It decides between entrants with the same points.
co-has-bye = { $name } has a bye.
co-pair-anew = Pair the round again
co-pair-anew-help = No match of round { $round } has begun yet. It is paired again with the results and entrants as they are now.
co-late = Somebody joins late
co-late-help = { $ladder ->
    [yes] They begin at the lowest place.
   *[no] They are paired from the next round on, without points for the rounds they missed.
}
co-late-name = Their name
co-late-do = Enter
co-did-pair = { $part }: { $by } had it paired again.
co-how-ladder = The ladder lasts
co-will-ladder = If the draw is today, it ends on { $last }.
co-preview-ladder = One ladder with up to { $matches } matches, open for { $hours } { $unit ->
    [days] days
   *[hours] hours
}.
