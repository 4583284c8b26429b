# What the server refuses. One sentence each; $reason holds the game's own code and has its own sentence
# under refusal-….

error-malformed = This request cannot be read: { $detail }
error-bad-answer = This is not an answer that the game understands.
error-bad-setup = A match cannot be set up like this.
error-no-such-level = This game has no computer opponent of that level.
error-bad-token = This seat link is not valid for this match.
error-not-your-seat = This seat is not yours.
error-hidden = The record can be downloaded when the match is over, because something in it is still hidden.
error-bad-origin = Live play can only be opened from the page of this server.
error-no-match = There is no match with this address.
error-no-game = This game, or this version of its rules, is not available here.
error-not-found = There is nothing at this address.
error-method-not-allowed = This address does not take this kind of request.
error-stale-question = The match has moved on; this answer came too late.
error-refused = The rules do not allow this now.
error-match-over = The match is over.
error-not-started = The match has not started yet; a seat is still free.
error-too-large = This message is too large; at most 64 KiB are taken.
error-too-many-requests =
    { $seconds ->
        [one] Too many requests; please wait a second.
       *[other] Too many requests; please wait { $seconds } seconds.
    }
error-internal = Something went wrong here; the match is unchanged.
error-database-away = The database does not answer; nothing was accepted. Please try again in a moment.
