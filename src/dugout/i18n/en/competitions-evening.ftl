### An evening in one room (CO-21): the screen, the phones, the organiser's panel.

co-ev-title = An evening in one room
co-ev-lead = Everybody is here? The screen shows who plays whom, the next pair is called to a table, and phones are seats and score sheets. It needs no internet.
co-ev-open = Open the evening
co-ev-tables = Tables
co-ev-minutes = Minutes per match, about
co-ev-place = Where
co-ev-door = For phones
co-ev-screen = Open the screen for the television
co-ev-called = Called to their tables
co-ev-defer = Let others go first
co-ev-on-phones = Against the computer, { $phones ->
    [yes] on a phone or here
   *[no] on this device
}
co-ev-play-here = Play it here
co-ev-phones = Names on phones
co-ev-free = Free the name
co-ev-change-room = Change tables, time or place
co-ev-save = Save
co-ev-close = Close the evening
co-ev-unreachable = Phones cannot reach this server yet. Start it so that it listens on the local network:
co-ev-scan = Scan: follow, play, enter results
co-ev-table = table { $table }
co-ev-table-winner = table { $table } winner
co-ev-the-final = the final
co-ev-about = about { $time }
co-ev-now = Now playing
co-ev-more = { $count ->
    [one] and one more match
   *[other] and { $count } more matches
}
co-ev-next = Next up
co-ev-call = Now called
co-ev-champion = Champion
co-ev-wins = { $name } wins!
co-ev-go = { $names }: go to table { $table }
co-ev-go-phone = { $names }: { $kind ->
    [table] play together, each on your own phone
    [one] play the computer on your own phone
   *[each] each play the computer on your own phone
}
co-ev-go-desk = { $names }: { $kind ->
    [table] play together on the organiser’s device
    [one] play the computer on the organiser’s device
   *[each] each play the computer on the organiser’s device
}
co-ev-get-ready = { $names }, get ready: table { $table }
co-ev-next-table = Next at table { $table }
co-ev-meet = { $home } meet { $away }, about { $time }
co-ev-or = or
co-ev-not-drawn = It begins as soon as the organiser makes the draw
co-ev-all-called = Everybody is at a table
co-ev-nobody-called = Nobody is called right now
co-ev-waits-for-match = Waiting for { $match }
co-ev-in-the-list = { $count } on the list. Scan the code and say who you are.
co-ev-no-phones = { $count } on the list. Phones cannot join, so the organiser enters the results.
co-ev-team = Team
co-ev-played = Played
co-ev-points = Points
co-ev-paused = Paused
co-ev-lost = No connection to the server. Trying again …
co-ev-real-board = on the real board
co-ev-own-phones = each on their own phone
co-ev-own-laptop = on the organiser’s device
co-ev-disputed = two different results: the organiser decides
co-ev-one-said = result entered, not yet confirmed
co-ev-coaches = { $count ->
    [one] one coach
   *[other] { $count } coaches
}
co-ev-who = Who are you?
co-ev-is-here = is here already
co-ev-not-listed = I am not on the list
co-ev-late = The draw has been made. Ask the organiser: they can give you the place of somebody who is missing.
co-ev-watch-only = I am just watching
co-ev-choose = Choose your name
co-ev-i-am = I am { $name }
co-ev-stays = No account, no password. This phone stays { $name } until the competition is over.
co-ev-no-account = No account, no password.
co-ev-you-are = you are { $name }, { $team }
co-ev-you-are-alone = you are { $name }
co-ev-you-watch = you are watching
co-ev-page = The competition
co-ev-v = v
co-ev-table-now = Table { $table }, now
co-ev-table-n-now = Table { $table } now
co-ev-table-about = Table { $table }, about { $time }
co-ev-playing = You are playing
co-ev-soon = You will be called soon. Keep this page open.
co-ev-any-time = Whenever you like, on this phone
co-ev-over-for-you = You have no match at the moment
co-ev-out = You are out of the cup
co-ev-you-win = You have won it, { $name }!
co-ev-how = How will you play?
co-ev-how-board = Real board
co-ev-how-one = This phone
co-ev-how-two = Two phones
co-ev-board-help = On the real board, either of you enters the result here afterwards.
co-ev-one-help = You pass this phone back and forth.
co-ev-two-help = Each of you plays on your own phone. It begins when both are ready.
co-ev-lend = Play on this phone
co-ev-lent = { $name } offers their phone for both of you.
co-ev-on-their-phone = You play on { $name }’s phone.
co-ev-other-presses = Now { $name } presses “I am ready” on their phone.
co-ev-other-waits = { $name } is ready. Press “I am ready”, and it begins.
co-ev-desk-presses = { $name } has no phone here: the organiser presses “ready” for them.
co-ev-own-phone = You play against the computer, on this phone.
co-ev-at-table = You play at this table, each on your own phone.
co-ev-others-ready = Waiting for the others.
co-ev-say = Enter this result
co-ev-they-say = { $name } has entered
co-ev-you-say = You have entered
co-ev-confirm = That is right
co-ev-deny = That is not right
co-ev-differ = { $name } has entered { $score }. Agree on one result, or the organiser decides.
co-ev-theirs-right = { $score } is right
co-ev-waits-for = It counts as soon as { $name } has confirmed it.
co-ev-waits-desk = It counts as soon as the organiser has confirmed it.
co-ev-change = Change it
co-ev-way = Your run so far
co-ev-back = I am not { $name }
co-ev-back-sure = Give up the name { $name }? Another phone can then take it.
co-ev-closed = This evening is not open
co-did-evening = { $on ->
    [yes] { $by } opened the evening in one room.
   *[no] { $by } closed the evening in one room.
}
co-did-free = { $by } freed the name { $name }.
