# The organiser's desk: results by hand, people who drop out, more time, and what was decided.
co-tab-desk = Desk
co-tab-history = History
co-cancel = Cancel
co-waits = Still open
co-waits-none = There is no result to enter right now.
co-desk-kind = What happened
co-desk-enter = Real table
co-desk-enter-title = Enter a result
co-desk-enter-do = Enter it
co-desk-award = Forfeit
co-desk-award-title = Rule a forfeit
co-desk-award-do = Rule it
co-desk-overturn = Other score
co-desk-overturn-title = Overturn this result?
co-desk-overturn-do = Overturn it
co-desk-strike = Strike it out
co-desk-strike-title = Strike this result out?
co-desk-strike-do = Strike it out
co-desk-strike-help = The result is removed, and the match is open again.
co-desk-loser = Who forfeits
co-desk-loser-first = Choose who forfeits.
co-desk-forfeits = { $name } forfeits
co-codes-goals = Goals, cards and injuries (scorers may stay empty)
co-goal = goal
co-add-goal = Add a goal
co-add-code-card = Add a card or an injury
co-reason = Reason, seen by everybody
co-reason-example = { $kind ->
    [award] Did not show up, gave no notice
   *[other] The figures were swapped
}
co-follows = What this changes
co-follows-row = { $name }: { $same ->
    [yes] now { co-th }
   *[no] { $kind ->
        [money] cash
       *[points] points
    } { $before } → { $after }{ $moved ->
        [yes] , now { co-th }
       *[no] { "" }
    }
}
co-follows-man = { $name }, { $man }: { $suspended ->
    [0] not suspended
    [one] suspended for 1 match
   *[other] suspended for { $suspended } matches
}, { $rolled ->
    [yes] a die decides about the injury when you confirm
   *[no] { $hurt ->
        [0] fit
        [one] injured for 1 match
       *[other] injured for { $hurt } matches
    }
}
co-follows-out = { $name } is out.
co-follows-matches = { $status ->
    [done] { $count ->
        [one] One more match is a forfeit.
       *[other] { $count } more matches are forfeits.
    }
    [void] { $count ->
        [one] One match leaves the table.
       *[other] { $count } matches leave the table.
    }
    [unplayed] { $count ->
        [one] One match stays unplayed.
       *[other] { $count } matches stay unplayed.
    }
   *[waiting] { $count ->
        [one] One match is open again.
       *[other] { $count } matches are open again.
    }
}
co-follows-part = { $part } now ends on { $time }.
co-follows-told = { $count ->
    [0] It goes into the history.
    [one] It goes into the history, and one person is told.
   *[other] It goes into the history, and { $count } people are told.
}
co-dropout = When somebody drops out
co-replace = Replace
co-replace-help = Somebody else takes over the team with its results, cards, injuries and dates.
co-replace-name = Who takes over
co-take-out = Withdraw
co-take-out-help = If they have played fewer than half of their matches, all of them leave the table; otherwise the rest are forfeits.
co-change-entrant = Replace or withdraw { $name }
co-before-him = previously { $name }
co-state-in = has joined
co-state-out = out
co-state-computer = computer
co-days-title = The calendar
co-day-over = { $over } of { $count } played
co-day-running = { $count } in progress
co-day-live = in progress
co-day-done = finished
co-day-change = Change
co-date-missing = Choose a date and a time.
co-extend = Give more time
co-extend-by = How much
co-extend-time = { $hours ->
    [1] 1 hour
    [3] 3 hours
    [24] 1 day
    [72] 3 days
   *[168] a week
}
co-extend-rest = Move everything after it too
co-did-nothing = Nothing has been decided yet.
co-did-draw = { $by } closed the entries and made the draw.
co-did-enter = { $confirmed ->
    [both] Both sides entered { $match } alike: { $after }, played on a real table.
    [one] { $by } confirmed { $match }: { $after }. { $other } had entered it, played on a real table.
   *[no] { $by } entered { $match }: { $after }, played on a real table.
}
co-reason-done = Done. It is in the history.
co-did-session = { $by } entered the session of { $match }, played at a real table.
co-did-reject = { $by } rejected what was entered for { $match }. It is to be entered again.
co-did-overturn = { $by } overturned { $match }: { $struck ->
    [yes] { $before } is struck out
   *[no] { $before } → { $after }
}.
co-did-award = { $by } ruled a forfeit in { $match }: { $after }.
co-did-extend = { $part }: { $by } { $on ->
    [yes] gave
   *[no] took back
} { $hours ->
    [0] less than an hour extra
    [one] 1 more hour
   *[other] { $hours } more { $unit ->
        [days] days
       *[hours] hours
    }
}.
co-did-replace = { $by } replaced { $name } by { $other }.
co-did-claim = { $name } took their place.
co-did-withdraw = { $self ->
    [yes] { $by } withdrew.
   *[no] { $by } withdrew { $name }.
}
co-did-deadline = { $part }: the deadline passed, and { $by } ruled on everything that was due.
co-by-hand = entered by hand
co-overturned = overturned
co-was-ruled = { $by } ruled a forfeit on { $time }: { $after }.
co-was-overturned = { $struck ->
    [yes] This result, { $before }, was struck out by { $by } on { $time }.
   *[no] This result was overturned by { $by } on { $time }: { $before } → { $after }.
}
co-guest-ready = { $name } is ready
co-guest-unready = { $name } is not ready after all

# Entrants before the draw.
co-seed-grip = Move { $name }, seed { $place } of { $count }. Space lifts, arrows move; Alt and an arrow move at once.
co-seed-at = { $name }, seed { $place } of { $count }
co-seed-lifted = { $name } lifted, seed { $place } of { $count }. Arrows move, Space drops.
co-add-names = Add people by name
co-names-lines = Kees Verloop
    Fatma, Red Lions
    Tante Riet
co-add-guests = { $count ->
    [0] Add
    [one] Add one guest
   *[other] Add { $count } guests
}
co-invite = Invite by link
co-invite-to = Enter { $title }
co-claim-help = Whoever opens this link plays as { $name }. Send it to nobody else.
co-claim-link = Link for { $name }
co-desk-begun = It is being played on Dugout. If it was played on a real board instead, rule a forfeit first; then it is among the results, and you correct it.
co-claim-title = A place is reserved for you
co-claim-text = The organiser of { $title } has already entered you. Take your place to play from this device.
co-claim-gone = This place is taken
co-claim = Take my place
co-sheet-rounds = Rounds played
co-sheet-player = Player
co-sheet-column = { $column ->
    [right] right
    [leads] leads
    [bests] best
   *[cash] cash
}
co-sheet-help = Cash at the end of the session decides. Right results, rounds led and the best round decide between equals and may stay empty. The table shows how much more or less that is than everybody got from the bank.
co-sheet-more = Enter right results, too
co-sheet-type = Type everybody's cash: then you see what this changes.
co-whole-numbers = Type whole numbers, 0 or more.
co-sheet-strike-help = The session is open again: enter it again, or play it here.
