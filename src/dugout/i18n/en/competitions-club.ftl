### The organiser's desk with others: groups by hand, substitutes, helpers, results that coaches enter, the end.
co-group-at = { $name }, group { $group }
co-groups-by-hand = Put them into the groups yourself
co-groups-help = Drag one onto another to swap their places, or use Space and the arrow keys.
co-groups-drawn = The groups follow the order of the list: one each into A, B and so on, then back again.
co-said-title = { $count ->
    [one] A result waits for you
   *[other] { $count } results wait for you
}
co-said-accept = { $alone ->
    [yes] Confirm { $score }
   *[no] { $name }: { $score } is right
}
co-said-reject = { $count ->
    [one] Reject it
   *[other] Reject both
}
co-disputed = They do not agree. You decide.
co-unconfirmed = The other side has not confirmed it yet. You can.
co-unconfirmed-yours = Your own match: the other side has entered this.
co-said-enter = Played on a real table? Enter the result
co-said-otherwise = It ended differently
co-said-help = Enter the score. It counts as soon as { $guest ->
    [yes] the organiser
   *[no] { $name }
} confirms it.
co-said-mine = You entered { $score }. It counts as soon as { $guest ->
    [yes] the organiser
   *[no] { $name }
} confirms it.
co-said-other = { $name } entered { $score }. Is that right?
co-said-both = You entered { $mine }, { $name } entered { $other }. The organiser decides, unless one of you changes it.
co-said-confirm = Yes, { $score }
co-said-last = This result ends the competition, and after that nobody can correct it. Does { $score } count?
co-desk-correct-title = Correct this result
co-desk-correct-do = Correct it
co-substitutes = Substitutes
co-substitutes-help = People who would take over a team. When you replace somebody, you can choose one of them.
co-substitutes-none = Nobody is on the list.
co-substitute-name = Name
co-substitute-add = Add to the list
co-substitute-else = Somebody else …
co-wait-offer = Has it begun without you? Substitutes take over when somebody drops out.
co-waits-you = You are on the list of substitutes. If somebody drops out, the organiser can give you the team.
co-wait = Put me on the list
co-unwait = Take me off the list
co-help-invite = Invite a helper who does not play
co-help-link = Link for a helper
co-help-link-help = Whoever opens this link first helps you. Send it to one person.
co-help-link-off = Withdraw the link
co-helps-outside = helps you, does not play
co-help-asked = You have been asked to help.
co-help-asked-text = You can then enter results, move dates and do whatever else it takes to run { $title }.
co-help-do = I will help
co-end-early = End the season early
co-end-early-help = What is not finished stays unplayed, the table stands, and its leader is champion. This cannot be undone.
co-ends-soon = { $part } ends on { $time }, and { $count ->
    [one] one match is open.
   *[other] { $count } matches are open.
}
co-extend-three = Extend by three days
co-extend-because = Some matches are still open.
co-withdraw-follows = { $branch ->
    [draft] The draft begins again without you.
    [tables] A computer plays for you to the end of this session. You keep your money and are not seated again.
    [knockout] Your opponent goes through.
    [void] { $done ->
        [0] All your matches leave the table, because you have not played half of them.
        [one] All your matches leave the table, including the one you have played, because that is less than half of them.
       *[other] All your matches leave the table, including the { $done } you have played, because that is less than half of them.
    }
   *[forfeits] { $rest ->
        [0] Your results stand.
        [one] The match you still have to play is a forfeit. The others stand.
       *[other] The { $rest } matches you still have to play are forfeits. The others stand.
    }
}
co-did-wait = { $on ->
    [yes] { $name } is on the list of substitutes.
   *[no] { $name } is no longer on the list of substitutes.
}
co-did-end = { $by } ended the season early.
co-desk-settings = Name, helpers, deletion
