# Leagues and cups: the pages.
co-page = Competitions
co-make = Start a competition
co-make-lead = A league or a cup that runs itself: invite friends by link, fill up with computers, play when you like.
co-title = Name of the competition
co-format = Format
co-format-league1 = Single round
co-format-league1-help = Everybody meets everybody once.
co-format-league2 = Home and away
co-format-league2-help = Everybody meets everybody twice.
co-format-cup = Cup
co-format-cup-help = Knock-out in single matches.
co-format-cup2 = Cup over two legs
co-format-cup2-help = Home and away, away goals count double when level.
co-format-groups = Groups, then cup
co-format-groups-help = Small groups first; the best of each go on.
co-format-toto_league = Toto league
co-format-toto_league-help = Several evenings, all money counts.
co-format-toto_cup = Toto cup
co-format-toto_cup-help = The better half of each table goes on.
co-groups = Groups
co-sessions = Sessions
co-calendar = Calendar
co-season = Season
co-marathon = Marathon
co-days = Days in all
co-hours = Hours in all
co-market = Transfer market
co-market-help = Points earn credits that buy players between matchdays.
co-public = Public
co-public-help = Shown in the list; anybody may watch and enter.
co-create = Create
co-mine = Your competitions
co-others = Public competitions
co-none = You are in no competition yet.
co-none-public = There is no public competition now.
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
co-missing = There is no such competition
co-missing-text = Perhaps the link is incomplete.
co-share = Copy the link
co-copied = The link is copied.
co-print = Print
co-champion = { $name } wins the competition!
co-next = Your next match
co-play = Play
co-look = Look at it
co-ready = I am ready
co-ready-later = Ready as soon as it may begin
co-unready = Not ready after all
co-ready-waiting = Waiting for the other side
co-ready-opens = You are ready. As soon as the other side is, the match opens here.
co-gone =
    { $count ->
        [one] 1 entrant has deleted the account and is withdrawn.
       *[other] { $count } entrants have deleted their accounts and are withdrawn.
    }
co-nobody = Nobody has entered yet.
co-computer = computer, { $level }
co-remove = Remove
co-preview = { $days ->
    [one] { $days } matchday
   *[other] { $days } matchdays
}, { $matches ->
    [0] tables of two to eight
    [one] { $matches } match
   *[other] { $matches } matches
}, about { $hours } { $unit ->
    [days] days
   *[hours] hours
} for each matchday.
co-enter = Enter
co-entered = You are in
co-leave = Leave again
co-team = National team
co-team-example = for example Norway
co-join = Enter
co-fill = Fill up with computers
co-level = Strength
co-count = How many
co-add-computers = Add them
co-start = Close entries and draw
co-not-enough = This format needs { $low } to { $high } entrants.
co-draft = Draft
co-pick-yours = Your pick
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
co-leads = Led
co-money = Money
co-bracket = Bracket
co-tie = { $home } against { $away }
co-final = Final
co-semi = Semi-finals
co-quarter = Quarter-finals
co-round = Round { $round }
co-round-leg = Round { $round }, leg { $leg }
co-third = Match for third place
co-bye = bye
co-matchday = Matchday { $day }
co-session = Session { $number }
co-until = until { $time }
co-forfeit = forfeit
co-unplayed = not played
co-void = struck out
co-strike = Strike out
co-shirt = No. { $number }
co-out = out
co-suspended = suspended: { $matches }
co-hurt = injured: { $matches }
co-watched = on watch (cards): { $matches }
co-prone = on watch (injuries): { $matches }
co-yellows = yellow cards: { $cards }
co-all-fit = Everybody is available.
co-squad = Squad of { $count }
co-balance = { $credits } credits
co-keeper = keeper
co-window = Transfer window after matchday { $day }
co-window-help = You have { $credits } credits. Hand in a secret list of at most { $most } wishes, best first.
co-list-in = Your list is in
co-buy = Buy
co-release = Release
co-add = Add
co-request = { $buy } for { $release }, price { $price }
co-hand-in = Hand in the list
co-hand-in-none = No transfers this time
co-transfers = Transfers so far
co-transfer = Matchday { $day }: { $name } buys { $buy } for { $release } ({ $price })
co-clean = Clean sheets
co-absent = Out
co-results-csv = Results (CSV)
co-standings-csv = Standings (CSV)
co-json = Everything (JSON)
co-ics = Calendar (iCal)
co-withdraw = Withdraw from the competition
co-withdraw-sure = Do you really want to withdraw? Your remaining matches may be lost.

# Who is out, and why.
co-computer-mark = computer, { $level }
co-of-league = { $title } · { $stage ->
    [knockout] round { $day }
    [tables] session { $day }
   *[league] matchday { $day }
}
co-out-count = { $count ->
    [one] 1 man is out
   *[other] { $count } men are out
}
co-out-title = Out of this match
co-out-suspended = { $matches ->
    [one] suspended for this match
   *[other] suspended for { $matches } matches, this one included
}
co-out-hurt = { $matches ->
    [one] injured for this match
   *[other] injured for { $matches } matches, this one included
}
co-out-called-up = called up all the same: too few men are left
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
   *[none] taken over from the competition before
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
co-lists = Lists of windows that are over
co-list = Matchday { $day }: { $name } asked for { $wishes }
co-live = live
co-lot = lot { $lot }

# Setting up.
co-title-default-league = { $game } league
co-title-default-cup = { $game } cup
co-name-first = Say your name first: it stands beside the competition.
co-expected = Entrants you expect
co-preview-with = With { $count }: { $days ->
    [one] 1 matchday
   *[other] { $days } matchdays
}, { $matches ->
    [0] tables of two to eight
    [one] 1 match
   *[other] { $matches } matches
}, about { $hours } { $unit ->
    [days] days
   *[hours] hours
} each.
co-preview-none = This format needs other numbers of entrants.
co-team-first = Name the national team you play with.

# The organiser corrects a report.
co-correct = Correct
co-after-90 = After 90 minutes
co-decided = Decided
co-decided-how = { $how ->
    [by-ET] in extra time
    [by-PEN] by a shoot-out
    [by-FORFEIT] by a forfeit
   *[by-90] in 90 minutes
}
co-after-extra = Goals in the end
co-after-pens = Shoot-out
co-codes = Cards and injuries
co-code = Code
co-code-name = { $code ->
    [is-Y] yellow card
    [is-2Y] second yellow card
    [is-R] red card
    [is-YR] yellow and red card
    [is-2] injured twice
   *[is-1] injured
}
co-add-code = Add
co-save-report = Save the report

# The next season, and the combined championship.
co-again = Next season
co-inherit = Suspensions and injuries
co-inherit-none = Everybody starts afresh
co-inherit-from = Taken over from “{ $title }”
co-inherit-help = Whoever still has to miss matches misses them here. Yellow cards and watches start at nothing.
co-before = Takes over suspensions and injuries from “{ $title }”
co-combined = Combined championship
co-combined-all = Combined championships
co-combined-lead = The same people in two or three games: every place earns points, the sum ranks.
co-combined-none = You need competitions of your own in two different games.
co-combined-without = without this game
co-combine = Combine them
co-combined-counts = Counts for “{ $title }”
co-combined-so-far = The table so far: { $done } of { $all } competitions are over.
co-combined-waiting = The table begins when the entries of a competition are closed.
co-combined-strangers = Not everybody plays in each of the competitions: { $names }. So nobody is ranked.
co-combined-wins = { $name } wins the championship!
co-combined-place = place { $place }
co-combined-csv = Table (CSV)
co-combined-remove = Remove the championship
co-combined-remove-sure = Remove this championship? Its competitions stay.
co-split = in 90 minutes · in extra time · by shoot-out
co-fair = fair-play points (fewer are better)
co-fair-short = FP
co-more = More options
co-qualify = Go on from each group
co-group-twice = Groups home and away
co-two-legs = Knock-out over two legs
co-neutral = Final on neutral ground
co-home-bonus = Home advantage
co-home-bonus-help = Whoever is at home gives his players six extra points for the match.
co-combined-title = Name of the championship
co-how-gg = golden goal
co-how-aet = extra time
co-how-pens = shoot-out { $home }–{ $away }
co-seeding = Seeded as listed
co-seeding-help = The first of the list is the first seed. Otherwise the numbers are drawn.
co-move-up = Move { $name } up
