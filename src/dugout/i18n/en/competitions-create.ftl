# Making a competition in three steps: what, how, who.
co-what = What kind of competition?
co-step-what = What
co-step-what-title = What kind of competition?
co-step-what-lead = Choose one: it sets everything. You can change it in the next step.
co-step-how = How
co-step-how-title = How does it work?
co-step-how-lead = It reads like a sentence. Change anything in a box.
co-step-who = Who
co-step-who-title = Who plays?
co-step-who-lead = Type names, or leave it to the link: people can enter until the draw.
co-next-how = Next: how it works
co-next-who = Next: who plays
co-back = Back
co-open-it = Open it
co-nobody-told = Nobody is notified until you press it.
co-scratch = From scratch
co-copy = Copy an earlier one …
co-template-evening-cup = Friday night cup
co-template-evening-cup-help = One evening, one winner. Knock-out on real tables or phones.
co-template-club-league = Club league
co-template-club-league-help = Everybody meets everybody, home and away. A week for each matchday, cards and injuries that count.
co-template-world-cup = World cup with 32 nations
co-template-world-cup-help = Eight groups of four, the best two go through. Computers fill the free places.
co-template-market-season = Season with bans and a market
co-template-market-season-help = A draft, suspensions, injuries and transfers between matchdays.
co-template-table-evening = Toto evening
co-template-table-evening-help = One evening at the table: forms, whistles and money.
co-template-table-league = Toto league
co-template-table-league-help = Five evenings, one a week. All the money is added up.
co-template-swiss-night = Swiss evening
co-template-swiss-night-help = Everybody plays every round, always against somebody of about the same strength. Nobody goes home early.
co-template-second-chance = Cup with a second chance
co-template-second-chance-help = Double elimination: whoever loses once can still win it from the losers' side.
co-template-club-ladder = Club ladder
co-template-club-ladder-help = Four weeks of challenges: beat somebody above you and take the place.
co-template-people = { $count } entrants
co-how-form = The format is
co-how-takes = { $evenings ->
    [true] A session takes
   *[other] A matchday takes
}
co-how-length = Length of a matchday
co-how-days = { $days ->
    [0] an equal share
    [1] one day
    [3] three days
    [5] five days
    [7] one week
    [14] two weeks
   *[other] { $days } days
}
co-how-ends = and ends at
co-how-time = Time at which a matchday ends
co-how-any-time = any time
co-how-day = Day on which a matchday ends
co-how-any-day = on any day
co-how-on = on { $day }
co-how-within = From the draw, everything is played within
co-how-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
co-how-think = Time to think in a match:
co-how-decisive = Level after 90 minutes? A golden goal, then penalties.{ $cup ->
    [yes] {""}
   *[no] {" "}A win is worth 5, 4 or 3 points.
}
co-how-level = { $cup ->
    [yes] A level match goes to extra time, then penalties.
   *[no] A win is worth 3 points, a draw 1. A level cup match goes to extra time, then penalties.
}
co-how-late = Whoever is not ready in time forfeits 3–0. You can always give more time.
co-how-carried = Cards and injuries are carried over to the next matches.
co-how-market = Between matchdays the transfer market is
co-how-open = open
co-how-closed = closed
co-all-settings = All settings
co-if-join = If { $count } enter
co-figure-days = { $days ->
    [one] matchday
   *[other] matchdays
}
co-figure-sessions = { $days ->
    [one] session
   *[other] sessions
}
co-figure-rounds = { $days ->
    [one] round
   *[other] rounds
}
co-figure-matches = { $matches ->
    [one] match
   *[other] matches
}
co-figure-most = { $matches ->
    [one] match at most
   *[other] matches at most
}
co-figure-last = the last day
co-figure-hours = hours in all
co-will-season = { $count } entrants play { $matches ->
    [one] one match
   *[other] { $matches } matches
} on { $days ->
    [one] one matchday
   *[other] { $days } matchdays
}. If the draw is today, the first ends on { $first }, the last on { $last }.
co-will-sessions = { $count } entrants play { $days ->
    [one] one session
   *[other] { $days } sessions
} at tables. If the draw is today, the first ends on { $first }, the last on { $last }.
co-will-evening = { $count } entrants play { $matches ->
    [0] at tables
    [one] one match
   *[other] { $matches } matches
}. Everything must be over { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} after the draw.
co-fixtures = Fixtures
co-fixtures-drawn = Numbers are drawn at random, unless you put the list in order yourself.
co-number = no. { $number }
co-play-too = I play too
co-your-team = Your team
co-team-given = Leave it empty and you get one
co-so-far = { $count ->
    [0] Nobody yet
    [one] One so far
   *[other] { $count } so far
}
co-guest = guest
co-names = Names
co-names-example = Kees
co-names-teams-example = Fatma, Red Lions
co-names-add = Add
co-names-help = One name per line. Guests need no account: they play on your device, by a link of their own, or on a real table.
co-fill-to = Fill up with computers to
co-fill-count = { $count ->
    [0] no computers
    [one] one computer
   *[other] { $count } computers
}
co-clubs = Fenland, Lantern FC, Quarry Town, Night Shift, Hornbeam, Orchard, Hilltop, Harbour, Red Lions, Mill Lane, Riverside, Old Boys, Station Road, Northgate, Castle Park, Weavers, Blackthorn, Saltmarsh, Bridge End, Foxfield
co-nations = Argentina, Brazil, France, Germany, Spain, England, Netherlands, Portugal, Italy, Belgium, Croatia, Uruguay, Mexico, United States, Japan, South Korea, Morocco, Senegal, Nigeria, Ghana, Cameroon, Egypt, Australia, Denmark, Sweden, Norway, Poland, Switzerland, Austria, Colombia, Chile, Peru
co-preview-tables = { $days ->
    [one] { $days } session
   *[other] { $days } sessions
} at tables of two to eight, about { $hours } { $unit ->
    [days] days
    [minutes] minutes
   *[hours] hours
} for each session.
co-own-names = { $count ->
    [one] { $names } has an account of that name, and enters with the link of the competition.
   *[other] { $names } have accounts of those names, and enter with the link of the competition.
}
