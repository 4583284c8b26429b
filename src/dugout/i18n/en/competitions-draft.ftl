### The draft room and the market room.
co-pick-left = { $count ->
    [one] Your pick: one card left
   *[other] Your pick: { $count } cards left
}
co-pick-for = You pick for { $name }.
co-pick-now = now
co-pick-again = you again
co-pick-time = { $time } left for this pick
co-clock-hours = { $hours }h { $minutes }
co-value = Value
co-take = Take { $name }
co-choose = Choose
co-undo = Take it back
co-took = { $name } took him
co-cards-of = { $count } of { $size }
co-line = { $line ->
    [defence] Defence
    [midfield] Midfield
    [attack] Attack
   *[keeper] Keepers
}
co-need-title = What you still need
co-need-more = { $count } more
co-need-enough = { $have }, enough
co-need-hint = { $line ->
    [defence] Your defence is thin. What would help most: { $kinds }.
    [midfield] Your midfield is thin. What would help most: { $kinds }.
   *[attack] Your attack is thin. What would help most: { $kinds }.
}
co-need-him = You need him: { $line ->
    [defence] your defence has
    [midfield] your midfield has
   *[attack] your attack has
} { $have } of { $want }.
co-need-not = { $line ->
    [defence] Your defence
    [midfield] Your midfield
   *[attack] Your attack
} has enough players: { $have }.
co-order = Who picks
co-order-round = { $rounds ->
    [one] once round
   *[other] twice round
}
co-taken = Who took whom ({ $count })
co-taken-line = Batch { $batch }: { $name } took { $card }.
co-taken-clock = Time was up.
co-wishes = Wish list
co-wishes-help = Only you see it. When your time runs out, the first player on it who is still there is taken for you.
co-wish-add = Add { $name } to the wish list
co-wish-remove = Take { $name } off the wish list
co-wish-at = { $name }, wish { $place } of { $count }
co-wish-gone = taken
co-wish-rest = the highest value that is left
co-wish-always = Pick for me from now on
co-wish-always-help = Your wish list, then the highest value
co-means = { $name } in your team
co-means-of = average of the best ten
co-window-waits = Lists still to come: { $names }
co-window-left = { $count ->
    [0] You have made all your transfers.
    [one] You may make one more transfer in this window.
   *[other] You may make { $count } transfers in this window.
}
co-market-closed = The market opens after every matchday except the last.
co-too-dear = more than you have
co-earlier = Earlier
co-pool = On the market: { $count }
co-pool-line = Where they play
co-pool-all = All
co-pool-more = { $count } more
co-release-for = { $name } (value { $value }): price { $price }
co-list-add = Add to the list
co-moved = buy { $buy } and let { $release } go
co-moved-none = Nobody changed teams.
co-asked = { $buy } for { $release }
co-list-missing = { $mine ->
    [yes] Your transfer list is missing.
   *[no] The transfer list of { $name } is missing.
}
co-list-until = Without a list by { $time }, nobody comes or goes.
co-list-make = Make the list
