### A competition while it runs: parts of the calendar, what follows at the desk, what was done.
co-leg = { $round }, leg { $leg }
co-draw-title = { $count ->
    [0] Nobody has entered yet
    [one] 1 entrant is in
   *[other] { $count } entrants are in
}
co-play-along = Join in yourself
co-type-score = Enter the score to see what it changes.
co-follows-pair = { $round }: { $kind ->
    [new] { $match }.
    [other] { $match } instead of { $old }.
   *[open] { $old } is off; it is not yet known who plays.
}
co-follows-winner = { $round }: { $kind ->
    [new] { $name } goes through.
    [other] { $name } goes through instead of { $old }.
   *[open] it is not yet known who goes through.
}
co-follows-champion = { $name } wins, and it is all over: after that no result can be corrected.
co-fixed = { $why ->
    [finished] Fixed: the competition is over.
    [played-on] Fixed: { $name } has begun the next match.
    [traded] Fixed: the transfers after it are done.
   *[knock-out] Fixed: the knock-out rounds have begun.
}
co-done = { $act ->
    [pair] The round has been paired again.
    [enter] The result is entered.
    [confirm] The result counts. The coaches are told.
    [reject] Rejected. The coaches are told to enter it again.
    [overturn] The result is changed.
    [award] The match is forfeited.
    [extend] There is more time now.
    [withdraw] The entrant is withdrawn.
    [replace] The entrant is replaced.
   *[other] Done.
}

# The rest of the desk: dates, a pause, the name, who runs it, the archive, the end.
co-desk-tab-results = Results
co-desk-tab-entrants = Entrants
co-desk-tab-calendar = Calendar
co-desk-tab-settings = Settings
co-extend-until = Until …
co-extend-later = Choose a time after the current end.
co-date = Give a match its own date
co-date-which = Match
co-date-when = Date and time
co-break = Plan a break
co-break-help = Nothing ends on these days. Whatever would end then or later ends later by as many days; matches can still be played meanwhile.
co-break-first = First free day
co-break-last = Last free day
co-break-missing = Choose the first and the last free day.
co-break-late = No matchday ends after that. Choose earlier days.
co-pause = Pause everything
co-pause-help = No deadline passes and no match begins until you resume. Matches in progress can be finished.
co-paused = Paused.
co-paused-text = No deadline passes and no match begins until it resumes.
co-resume = Resume
co-runs-guest = Only this device knows that you run this.
co-runs-keep = Keep your name
co-stats-forfeit = A forfeit counts here with its goals, but is no clean sheet.
co-clock-title = Time to think
co-clock-help = It applies to matches that have not begun; a match keeps what it began with.
co-clock-do = Change the time to think
co-name-look = Name and description
co-about = What it is about
co-save-name = Save
co-archive = Archive it
co-unarchive = Take it out of the archive
co-archive-help = An archived competition is listed separately. Nothing in it changes.
co-is-archived = In the archive.
co-archived = Archive
co-runs = Who runs it
co-fixed-title = How it is played
co-fixed-help = This was fixed when it was created. For other rules, create a new one: “Copy an earlier one” takes all of this over.
co-fixed-private = Private: whoever has the link can watch and enter.
co-fixed-private-drawn = Private: whoever has the link can watch.
co-runs-help = A helper can do everything you can, except choose helpers, hand over, end it early and delete it.
co-helps = helps you
co-next-missing = Not available: { $men }.
co-rights-all = everything
co-rights-limited = results and dates only
co-rights-of = What { $name } may do
co-share-with = Make helper
co-unshare = Remove as helper
co-offer = Hand over
co-offer-back = Withdraw the offer
co-offered = has been asked to take over
co-nobody-helps = Nobody with an account of their own has entered yet.
co-offered-you = You can take over.
co-offered-text = The organiser wants to hand this competition over to you. You stay a player.
co-accept = Take over
co-decline = No, thanks
co-delete = Delete it
co-delete-help = { $count ->
    [0] The table, calendar and history disappear for everybody. For 30 days you can bring it all back.
    [one] The table, calendar and history disappear for everybody. The match stays with those who played it. For 30 days you can bring it all back.
   *[other] The table, calendar and history disappear for everybody. The { $count } matches stay with those who played them. For 30 days you can bring it all back.
}
co-delete-type = Type the name to be sure
co-deleted = Deleted. Nobody but you sees it, and until { $time } you can bring it back.
co-restore = Bring it back
co-restored = It was deleted by mistake.
co-take-back = Take it back
co-did-pause = { $by } paused everything.
co-did-resume = { $by } resumed it; everything ends { $hours ->
    [0] less than an hour
    [one] 1 hour
   *[other] { $hours } { $unit ->
        [days] days
       *[hours] hours
    }
} later.
co-did-date = { $dated ->
    [yes] { $by } gave { $match } its own date: { $time }.
   *[no] { $by } removed the date of { $match }.
}
co-did-clock = { $by } changed the time to think in matches to come: { $pace }.
co-did-rename = { $by } renamed “{ $before }” to “{ $after }”.
co-did-archive = { $on ->
    [yes] { $by } archived it.
   *[no] { $by } took it out of the archive.
}
co-did-delete = { $on ->
    [yes] { $by } deleted it.
   *[no] { $by } brought it back.
}
co-did-share = { $on ->
    [yes] { $self ->
        [yes] { $name } has accepted the invitation to help{ $after ->
            [limited] {" "}with results and dates.
           *[all] .
        }
       *[no] { $after ->
            [limited] { $name } helps { $by } with results and dates.
           *[all] { $name } helps { $by }.
        }
    }
   *[no] { $name } no longer helps { $by }.
}
co-did-offer = { $by } asked { $name } to take over.
co-did-accept = { $on ->
    [yes] { $name } runs it now.
   *[no] { $name } did not want to take over.
}
co-phase-deleted = deleted
co-preview-cup = { $days ->
    [one] { $days } round
   *[other] { $days } rounds
}, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, about { $hours } { $unit ->
    [days] days
    [minutes] minutes
   *[hours] hours
} for each round.

# The opening page of a league.
co-tab-home = Home
co-race = Race for the title
co-race-help = { $kind ->
    [money] Won or lost after each session; tap a name to follow it.
   *[points] Points after each matchday; tap a team to follow it.
}
co-race-table = As a table
co-news = News
co-news-none = Nothing has happened yet.
co-news-ban = { $name }, { $man }: misses { $count ->
    [one] one match
   *[other] { $count } matches
}, { $code ->
    [Y] yellow card
    [YY] second yellow card
    [R] red card
   *[YR] yellow and red card
}.
co-news-injury = { $name }, { $man }: injured for { $count ->
    [one] one match
   *[other] { $count } matches
}.
co-news-transfer = { $name } buy { $man } and let { $out } go, for { $count ->
    [one] 1 credit
   *[other] { $count } credits
}.
co-news-champion = { $name } have won the competition.
co-news-streak = { $what ->
    [won] { $name } have won { $count } in a row.
    [lost] { $name } have lost { $count } in a row.
   *[unbeaten] { $name } are unbeaten in { $count } matches.
}
co-report = Report
co-all-fixtures = All matches
co-team-place = { co-th }, { $kind ->
    [money] cash { $money }
   *[points] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
co-team-matches = Matches
co-legend-split = Under won and lost: in 90 minutes · extra time · penalties
co-legend-won = won, points
co-legend-drawn = drawn
co-legend-lost = lost
co-legend-money = Cash: how much more or less than everybody got from the bank.

# The home page.
co-due = Due in your leagues
co-is-ready = { $names } { $count ->
    [one] is ready
   *[other] are ready
}
