# Finding a match, clocks, and what people settle among themselves.

nav-lobby = Lobby
lobby-clock = Time to think
clock-none = No clock
clock-live = { $minutes } min + { $seconds } s
clock-days =
    { $days ->
        [one] 1 day per decision
       *[other] { $days } days per decision
    }
pace-decision = { $time } per decision
pace-form = { $time } for the form
pace-whistle = { $time } to whistle
pace-step = { $time } per step
pace-late-step = { $time } per step from the second half
pace-half = { $time } per half in real time
span =
    { $unit ->
        [seconds] { $count } s
        [minutes] { $count } min
        [hours] { $count } h
       *[days]
            { $count ->
                [one] { $count } day
               *[other] { $count } days
            }
    }
time-days = { $days } d { $hours } h
clocks-label = Clocks
rated = rated
friendly = friendly
lobby-watch = Watch
offer-waits = Your offer is in the lobby.
offer-seat = open to anyone in the lobby
offer-withdraw = Withdraw the offer
invitation-withdraw = Withdraw the invitation
offer-over-title = This match is off
end-match-resigned = { $you ->
    [yes] You have
   *[no] { $name } has
} resigned.
    .won = { $you ->
        [yes] You win
       *[no] { $name } wins
    } by resignation
end-match-claimed = { $you ->
    [yes] You
   *[no] { $name }
} did not come back, and the match was claimed.
    .won = { $you ->
        [yes] You win
       *[no] { $name } wins
    } by default
end-match-drawn = You agreed a draw.
end-match-aborted = The match was called off before it started.
end-match-withdrawn = The offer was withdrawn.
end-match-expired = Nobody joined in time.
end-match-closed = The people who run this server ended the match.
end-match-ruled = The competition decided this match before it was over.
end-match-put-out = The match is off: { $name } is out of the competition.
rematch = Rematch
rematch-join = Join the rematch
rematch-offered = Your opponent wants a rematch.
next-opponent = Next: { $name }
full-time-open = Full time
share-result = Share
away-time = { $name } is out of time.
away-left = { $name } has left the match.
away-waiting = You are waiting for them.
away-you-time = Your time is up.
away-you-left = You have left this match.
away-computer-plays = A computer is playing for you.
away-computer-for = { $name }: a computer has taken over.
choice-wait = Wait
choice-claim = Claim the win
choice-computer = Let the computer play
proposal-take-back = { $name } would like to take back their last decision and all that followed.
proposal-draw = { $name } offers a draw.
proposed-take-back = You asked to take back your last decision.
proposed-draw = You offered a draw.
taken-back = The decision was taken back: decide again.
declined-take-back = No take-back: play goes on.
declined-draw = No draw: play goes on.
act-agree = Agree
act-decline = Decline
act-withdraw = Withdraw
act-return = Take over again
act-call = Is { $name } still there?
    .sure = If there is no answer in time, you can claim the win or let a computer play.
act-ask = Ask
act-not = Not now
act-take-back = Take back my last decision
    .sure = { $others ->
        [0] Everything that followed is undone too; dice or cards start afresh.
       *[other] The others have to agree. Everything that followed is undone too; dice or cards start afresh.
    }
act-draw = Offer a draw
    .sure = Your opponent can accept or decline.
act-resign = Resign
    .sure = If you resign, the match ends now and your opponent wins.
act-leave = Leave the match
    .sure = The others can wait for you, claim the win or let a computer play. You can come back.
act-abort = Call the match off
    .sure = Nobody has made a move yet, so nothing counts.
menu-title = Match
menu-clock = Time to think
menu-counts = Counts as
counts-in = part of { $title }
stuck = This match is stuck
stuck-text = This sends the whole record of the match to the people who run this server.
stuck-words = What happened?
report-send = Send the report
report-sent = Thank you. The people who run this server will look into it.
report-failed = The report could not be sent. Try again.
chat-about = About { $name }
chat-mute = Mute for this match
chat-unmute = Unmute
chat-muted = { $name } is muted.
chat-report = Report this message
chat-gone = (deleted)
nav-competitions = Leagues
