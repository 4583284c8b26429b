# Finding a match, clocks, and what people settle among themselves.

nav-lobby = Lobby
lobby-find = Find an opponent
lobby-clock = Time to think
clock-none = No clock
clock-live = { $minutes } min + { $seconds } s
clock-days =
    { $days ->
        [one] 1 day a decision
       *[other] { $days } days a decision
    }
pace-decision = { $time } a decision
pace-form = { $time } for the form
pace-whistle = { $time } to whistle
pace-step = { $time } a step
pace-late-step = { $time } a step from the second half on
pace-half = halves of { $time } in real time
span =
    { $unit ->
        [seconds] { $count } s
        [minutes] { $count } min
        [hours] { $count } h
       *[days] { $count } days
    }
time-days = { $days } d { $hours } h
clocks-label = Clocks
rated = rated
friendly = friendly
lobby-rated = Rated match
lobby-rated-help = The result changes both ratings.
lobby-rated-account = Keep your name to play rated matches.
lobby-quick = Quick match
lobby-offer = Offer a match
lobby-invite = Invite a friend
lobby-offers = Open offers
lobby-no-offers = Nobody is looking for a match just now. Offer one, and others can join.
lobby-free =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
lobby-join = Join
lobby-yours = Yours
lobby-live = Being played
lobby-no-live = No match to watch just now.
lobby-watch = Watch
offer-waits = This offer stands in the lobby. The match starts when somebody joins.
offer-seat = free for anybody in the lobby
offer-withdraw = Withdraw the offer
invitation-withdraw = Withdraw the invitation
offer-over-title = This match is not played
end-match-resigned = { $name } has given up.
    .won = { $name } wins by resignation
end-match-claimed = { $name } was away; the match is decided.
    .won = { $name } wins by default
end-match-drawn = You agreed on a draw.
end-match-aborted = The match was called off before it began.
end-match-withdrawn = The offer was withdrawn.
end-match-expired = Nobody joined in time.
end-match-closed = The people who run this server ended the match.
end-match-ruled = The competition ruled on this match before it ended.
rematch = Play again
rematch-join = Join the rematch
rematch-offered = The other side wants to play again.
rematch-failed = Playing again is not possible just now.
away-time = { $name } is out of time.
away-left = { $name } has left the match.
away-waiting = You are waiting.
away-you-time = Your time is up.
away-you-left = You have left this match.
away-computer-plays = A computer plays for you.
choice-wait = Wait
choice-claim = Claim the match
choice-computer = Let the computer play
proposal-take-back = { $name } would like to take the last decision back.
proposal-draw = { $name } offers a draw.
proposed-take-back = You asked to take your last decision back.
proposed-draw = You offered a draw.
act-agree = Agree
act-decline = Decline
act-withdraw = Withdraw
act-return = Take my seat back
act-call = Is { $name } still there?
    .sure = Without an answer in time you may claim the match or let a computer play.
act-ask = Ask
act-not = Not now
act-take-back = Take back my last decision
    .sure = The others must agree. Dice that were rolled since are thrown away.
act-draw = Offer a draw
    .sure = The other side may agree or decline.
act-resign = Give up
    .sure = If you give up, the match ends at once and the other side wins.
act-leave = Leave the match
    .sure = The others may wait for you, claim the match or let a computer play. You can come back.
act-abort = Call the match off
    .sure = Nobody has decided anything yet, so nothing counts.
menu-title = Match
menu-clock = Time to think
menu-counts = Counts as
counts-in = a match of { $title }
stuck = This match is stuck
stuck-text = The people who run this server get the whole record of the match.
stuck-words = What happened?
report-send = Send the report
report-sent = Thank you. The people who run this server will look at it.
report-failed = The report did not get through.
chat-about = About { $name }
chat-mute = Mute in this match
chat-unmute = Listen again
chat-muted = { $name } is muted.
chat-report = Report these words
chat-gone = (deleted)
nav-competitions = Leagues
