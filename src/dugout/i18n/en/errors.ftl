# What the server refuses. One sentence each; $reason holds the game's own code and has its own sentence
# under refusal-….

error-bad-answer = The game does not understand this move.
error-bad-setup = A match cannot be set up this way. Check the options.
error-no-such-level = This game has no computer opponent at that level.
error-bad-token = This link does not belong to a seat in this match. Ask for a new one.
error-not-your-seat = You cannot play for this seat.
error-hidden = The record is available after the match; until then it could give secrets away.
error-bad-host = This server does not go by the name “{ $host }”. Whoever runs it can allow the name with DUGOUT_HOSTS.
error-bad-origin = You can only do this from this server's own page.
error-no-match = There is no match at this address.
error-damaged = This match is damaged and cannot be opened. Whoever runs this server can find the cause in the log.
error-no-game = This server does not have that game, or not that version of its rules.
error-not-found = There is nothing at this address.
error-method-not-allowed = This address does not accept this kind of request.
error-refused = The rules do not allow that now.
error-match-over = The match is over.
error-not-started = The match has not started yet: there is still a free seat.
error-too-large = This message is too large; the limit is 64 KiB.
error-too-many-requests =
    { $seconds ->
        [one] Too many requests; wait a second and try again.
       *[other] Too many requests; wait { $seconds } seconds and try again.
    }
error-internal = Something went wrong on the server. Nothing was played; try again.
error-database-away = The database is not responding, so nothing was saved. Try again in a moment.
error-nobody = Choose a name first.
error-banned = The people who run this server have closed this account.
error-muted = You cannot use the chat at the moment.
error-avoided = One of you has blocked the other, so you cannot play each other.
error-no-person = There is no player at this address.
error-nothing-to-take-back = There is nothing to take back yet.
error-name-reserved = Computers and former players are called that here. Choose another name.
error-name-unseen = This name has no visible characters. Use letters or digits.
error-name-signs = This name contains characters that cannot be shown. Use letters or digits.
error-seat-taken = Someone else was quicker: this seat is taken.
error-no-time = A clock needs some time on it: choose minutes or days.
error-rated-people = In a rated match every seat is taken by a person, not a computer.
