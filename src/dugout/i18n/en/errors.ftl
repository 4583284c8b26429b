# What the server refuses. One sentence each; $reason holds the game's own code and has its own sentence
# under refusal-….

error-malformed = This request cannot be read: { $detail }
error-bad-answer = This is not an answer that the game understands.
error-bad-setup = A match cannot be set up like this.
error-no-such-level = This game has no computer opponent of that level.
error-bad-token = This seat link is not valid for this match.
error-not-your-seat = This seat is not yours.
error-hidden = The record is there when the match is over; until then it could give something away.
error-bad-host = This server does not answer to the name “{ $host }”. Whoever runs it can allow the name with DUGOUT_HOSTS.
error-bad-origin = This can only be done from the page of this server.
error-no-match = There is no match with this address.
error-damaged = This match is damaged and cannot be opened. The people who run this server can see in their log what is wrong.
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
error-bad-webhook = This address cannot be used: give a public address that begins with https://.
error-bad-password = This name and this password do not belong together.
error-nobody = Say first who you are: choose a name.
error-banned = This account has been closed by the people who run this server.
error-muted = You may not write in the chat for now.
error-needs-account = Rated matches are for people who keep their name with a password.
error-avoided = One of you avoids the other, so this match is not possible.
error-no-person = There is nobody with this address.
error-not-now = This is not possible just now.
error-nothing-to-take-back = There is nothing to take back yet.
error-name-taken = Somebody else keeps this name. Choose another, or sign in.
error-name-unseen = This name shows nothing that people can see. Choose letters or digits.
error-name-signs = This name holds signs that cannot be shown. Choose letters or digits.
error-name-kept = Change a kept name together with its password.
error-seat-taken = Somebody else was faster: this seat is taken.
error-no-time = A clock needs time: choose minutes, or days.
error-rated-people = A rated match has one person at each seat and no computer.
error-no-competition = There is no such competition.
error-not-organiser = Only whoever runs the competition may do that.
