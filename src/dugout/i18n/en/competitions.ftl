# Leagues and cups: the pages.
co-page = Leagues
co-title = Name of the competition
co-format = Format
co-format-league1 = Once each
co-format-league1-help = Everybody plays everybody once.
co-format-league2 = Home and away
co-format-league2-help = Everybody plays everybody twice.
co-format-cup = Cup
co-format-cup-help = Knock-out, one match per tie.
co-format-cup2 = Cup over two legs
co-format-cup2-help = Home and away; if level, away goals count double.
co-format-groups = Groups, then cup
co-format-groups-help = Small groups first; the best of each go through.
co-format-toto_league = Toto league
co-format-toto_league-help = Several sessions, all your cash counts.
co-format-toto_cup = Toto cup
co-format-toto_cup-help = The better half of each table goes through.
co-format-swiss = Swiss
co-format-swiss-help = Nobody is knocked out: each round you meet somebody with about as many points.
co-format-double = Double elimination
co-format-double-help = Two defeats and you are out: after the first you play on in the losers' bracket.
co-format-ladder = Ladder
co-format-ladder-help = Challenge somebody above you or look for a match; whoever wins takes the place.
co-groups = Groups
co-sessions = Sessions
co-calendar = Calendar
co-season = Season
co-marathon = Marathon
co-days = Days in all
co-hours = Hours in all
co-market = Transfer market
co-public = Public
co-public-help = Listed for everybody; anyone can watch and enter.
co-create = Create
co-mine = Your leagues and cups
co-others = Public leagues and cups
co-none = You have not entered a competition yet.
co-none-public = There are no public competitions right now.
co-entrants = { $count ->
    [one] 1 entrant
   *[other] { $count } entrants
}
co-entrants-title = Entrants
co-phase-OPEN = open
co-phase-SQUADS = draft
co-phase-RUNNING = running
co-phase-WINDOW = transfer window
co-phase-FINISHED = finished
co-missing = Competition not found
co-missing-text = The link may be incomplete.
co-share = Copy the link
co-copied = Link copied.
co-print = Print
co-next = Your next match
co-play = Play
co-look = View
co-ready = I am ready
co-ready-later = Ready as soon as it can start
co-unready = Not ready after all
co-ready-waiting = { $others ->
    [one] Waiting for your opponent
   *[other] Waiting for the others
}
co-ready-opens = { $others ->
    [one] You are ready. The match opens here as soon as your opponent is.
   *[other] You are ready. The match opens here as soon as the others are.
}
co-elsewhere = { $match } is still being played.
co-ready-after = You are ready. Your match opens here as soon as that one is over.
co-gone =
    { $count ->
        [one] 1 entrant has deleted their account and is withdrawn.
       *[other] { $count } entrants have deleted their accounts and are withdrawn.
    }
co-plays-on = { $count ->
    [one] One player has withdrawn. A computer plays on for them until the end of this session.
   *[other] { $count } players have withdrawn. A computer plays on for them until the end of this session.
}
co-nobody = Nobody has entered yet.
co-computer = computer, { $level }
co-remove = Remove
co-preview = { $days ->
    [one] { $days } matchday
   *[other] { $days } matchdays
}, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, about { $hours } { $unit ->
    [days] days
    [minutes] minutes
   *[hours] hours
} for each matchday.
co-enter = Enter
co-entered = You are in
co-leave = Leave
co-join = Enter
co-fill = Fill up with computers
co-level = Level
co-level-all = all of them in turn
co-level-plain = the same names in every game
co-count = How many
co-add-computers = Add them
co-start = Close entries and make the draw
co-not-enough = This format needs { $low } to { $high } entrants.
co-draft = Draft
co-pick-theirs = { $name } picks
co-batch = batch { $batch } of 8
co-tab-schedule = Matches
co-tab-table = Standings
co-tab-bracket = Bracket
co-tab-squads = Squads
co-tab-market = Market
co-tab-stats = Statistics
co-table = Standings
co-group = Group { $group }
co-entrant = Entrant
co-played = played
co-played-short = P
co-won = won
co-won-short = W
co-drawn = drawn
co-drawn-short = D
co-lost = lost
co-lost-short = L
co-goals = Goals
co-difference = goal difference
co-points = points
co-points-short = Pts
co-form = Form
co-form-W = won
co-form-D = drawn
co-form-L = lost
co-form-W-short = W
co-form-D-short = D
co-form-L-short = L
co-up = up { $places }
co-down = down { $places }
co-right = Right
co-leads = Top
co-money = Cash
co-bracket = Bracket
co-tie = { $home } against { $away }
co-final = Final
co-semi = Semi-finals
co-quarter = Quarter-finals
co-round = Round { $round }
co-third = Third-place match
co-bye = bye
co-matchday = Matchday { $day }
co-session = Session { $number }
co-until = until { $time }
co-forfeit = forfeit
co-given-up = resigned at { $home }–{ $away }
co-unplayed = not played
co-void = void
co-shirt = No. { $number }
co-out = out
co-suspended = suspended: { $matches }
co-hurt = injured: { $matches }
co-watched = card-prone: { $matches }
co-prone = injury-prone: { $matches }
co-yellows = yellow cards: { $cards }
co-all-fit = Everybody is available.
co-squad = Squad of { $count }
co-balance = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}
co-keeper = keeper
co-window = Transfer window after matchday { $day }
co-window-help = You have { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}. Hand in a secret list of up to { $most } requests, best first.
co-list-in = Your list is in
co-buy = Buy
co-release = Release
co-request = { $buy } for { $release }, price { $price }
co-hand-in = Hand in the list
co-hand-in-none = No transfers this time
co-transfers = Transfers so far
co-clean = Clean sheets
co-absent = Out
co-results-csv = Results (CSV)
co-entrants-csv = Entrants (CSV)
co-standings-csv = Standings (CSV)
co-json = Everything (JSON)
co-ics = Calendar (iCal)
co-withdraw = Withdraw from the competition
co-withdraw-sure = Do you really want to withdraw?

# Who is out, and why.
co-computer-mark = computer, { $level }
co-back-to = Back to { $title }
co-out-count = { $count ->
    [one] 1 player is out
   *[other] { $count } players are out
}
co-out-title = Missing this match
co-out-suspended = { $matches ->
    [one] suspended for this match
   *[other] suspended for { $matches } matches, this one included
}
co-out-hurt = { $matches ->
    [one] injured for this match
   *[other] injured for { $matches } matches, this one included
}
co-out-called-up = called up anyway: too few players are left
co-misses-suspended = { $matches ->
    [one] suspended for the next match
   *[other] suspended for the next { $matches } matches
}
co-misses-hurt = { $matches ->
    [one] injured for the next match
   *[other] injured for the next { $matches } matches
}
co-why = { $code ->
    [Y] yellow card against { $against }
    [YY] second yellow card against { $against }
    [R] red card against { $against }
    [YR] yellow and red card against { $against }
    [hurt] injured against { $against }
    [twice] injured twice against { $against }
   *[none] carried over from the last competition
}

# Statistics.
co-scorers = Top scorers
co-no-scorers = Nobody has scored yet.
co-scorer = Player
co-team-of = Team
co-cards = Cards
co-no-cards = Nobody has been booked yet.
co-yellow = Yellow
co-red = Red
co-teams = Teams
co-against = Conceded
co-evenings = Sessions
co-tables-won = Tables won
co-best = Best session
co-lists = Lists from past windows
co-live = live
co-lot = lot { $lot }

# Setting up.
co-title-default-league = { $game } league
co-title-default-cup = { $game } cup
co-name-first = Enter your name first: it appears with the competition.
co-combined-two = Choose competitions in at least two games.
co-add-full = Your list is full.

# The organiser corrects a report.
co-correct = Correct
co-after-90 = After 90 minutes
co-decided = Decided
co-decided-how = { $how ->
    [by-ET] in extra time
    [by-PEN] on penalties
    [by-FORFEIT] by forfeit
   *[by-90] in 90 minutes
}
co-after-extra = Final score
co-after-pens = Shoot-out
co-code = Code
co-code-name = { $code ->
    [is-Y] yellow card
    [is-2Y] second yellow card
    [is-R] red card
    [is-YR] yellow and red card
    [is-2] injured twice
   *[is-1] injured
}

# The next season, and the combined championship.
co-again = Next season
co-inherit = Suspensions and injuries
co-inherit-none = Everybody starts with a clean slate
co-inherit-from = Carried over from “{ $title }”
co-inherit-help = Anyone who still has to miss matches misses them here. Yellow cards start from zero, and nobody is card-prone or injury-prone.
co-before = Suspensions and injuries are carried over from “{ $title }”
co-combined = Combined championship
co-combined-all = Combined championships
co-combined-lead = The same players in two or three games: every place earns points, and the total decides.
co-combined-none = You need to run competitions in two different games first.
co-combined-without = without this game
co-combine = Combine them
co-combined-counts = Counts for “{ $title }”
co-combined-so-far = The table so far, after { $done } of { $all } competitions.
co-combined-waiting = The table starts once a competition has closed its entries.
co-combined-strangers = Not everybody plays in every competition: { $names }. So there is no table.
co-combined-wins = { $name } wins the championship!
co-th = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
    [31] 31st
    [32] 32nd
    [33] 33rd
    [41] 41st
    [42] 42nd
    [43] 43rd
    [51] 51st
    [52] 52nd
    [53] 53rd
    [61] 61st
    [62] 62nd
    [63] 63rd
   *[other] { $place }th
}
co-combined-place = { co-th }
co-combined-csv = Table (CSV)
co-combined-remove = Remove the championship
co-combined-remove-sure = Remove this championship? Its competitions stay.
co-split = in 90 minutes · in extra time · on penalties
co-fair = fair-play points (fewer are better)
co-fair-short = FP
co-more = More options
co-qualify = Qualify from each group
co-group-twice = Groups home and away
co-two-legs = Knock-out over two legs
co-neutral = Final on neutral ground
co-home-bonus = Home advantage
co-home-bonus-help = The home side gets six extra points for its players.
co-combined-title = Name of the championship
co-how-gg = golden goal
co-how-aet = extra time
co-how-pens = shoot-out { $home }–{ $away }
co-seeding = Seeded in this order
co-seeding-help = The first on the list is the top seed. Otherwise the order is drawn.

error-no-competition = This competition does not exist.
error-not-organiser = Only the organiser can do that.
