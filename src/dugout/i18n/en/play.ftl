### Play now: a match in one click, and the sheet on which one is chosen.

play-title = Kick off in one click.
play-text = { $others ->
    [0] A short { $game } match against { $name }, about { $minutes } minutes.
   *[other] A short { $game } match with { $name } and others, about { $minutes } minutes.
}
play-text-short = A short { $game } match, about { $minutes } minutes.
play-text-plain = A match of { $game }.
play-promise = No account, no questions, stop whenever you like.
play-now = Play now
play-now-game = Play now: { $game }
play-choose = Choose the match
play-choose-short = Choose
play-choose-game = Choose: { $game }
play-you = You
play-v = v
play-minutes = about { $minutes } min
play-min = { $minutes } min
play-pip = Never played?
    .text = Pip plays the first match with you
play-against = { $others ->
    [0] You v { $name }
    [one] You, { $name } and one more
   *[other] You, { $name } and { $others } others
}
play-starting = The teams are coming out …
quick-title = Quick match
quick-against = Against
quick-opponents = See all twelve
quick-length = Length
quick-short = Short
quick-short-time = Short · { $minutes } min
quick-full = Full
quick-full-time = Full · { $time }
play-offline = Play it offline
quick-all = All settings
quoted = “{ $line }”
quick-not-met = You have not met yet.
quick-met =
    { $met ->
        [one] Met once, won { $won }.
       *[other] Met { $met } times, won { $won }.
    }
quick-start = Kick off
quick-start-against = Kick off against { $name }
quick-link = Invite a friend by link
quick-device = Two on this device
play-scenarios = Scenarios
quick-others = { $count ->
    [one] A computer plays, too.
   *[other] { $count } computers play, too.
}
