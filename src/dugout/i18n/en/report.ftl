### The report of a match: its figures, its picture and its page.

report-page = Match report: { $title }
report-loading = The match is being played again and counted.
report-not-over = There is a report once the match is over.
report-back = To the match
report-replay = Watch the replay
report-share = Share
report-link = Copy the link
report-link-copied = The link to this report is copied.
report-svg = Picture (SVG)
report-png = Picture (PNG)
report-print = Print
report-data = Figures (JSON)
report-as-table = As a table
report-show = Watch this moment
report-made-with = Dugout

report-title-table =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
report-shootout = Shoot-out: { $score }.
report-first-leg = First leg: { $score }.
report-began = The match began at { $score }.
report-stood = On the pitch it stood { $score }.
report-own-goal = { $man } (own goal)
report-rounds =
    { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } rounds.
    }
report-best-round = best round: { $count } right
report-minute = { $minute }′
report-goal-number = R{ $round }, goal { $goal }
report-move = Move { $number }
report-round-short = R{ $round }
report-round = Round { $round }
report-round-head = Round
report-round-caption = Round { $round }: a pot of { $pot }
report-start = Start
report-man = { $man } ({ $team })

report-time = Time
report-draw = Draw
report-player = Player
report-team = Team
report-shooter = Shooter
report-place = From
report-chance = Chance
report-outcome = Outcome

report-chances = Chance of winning
report-chances-note = After every turn, from score, time left and position. The model was fitted to matches of computer opponents and checked on others.
report-chances-note-table = After every goal, from money, pot and right forecasts. The model was fitted to games of computer opponents and checked on others.
report-chances-label = Curve of the chances of winning of { $names } over the match; the table below has the figures.

report-shots = Shot map
report-shots-note = Each shot where it was taken, the larger the better its chance. A ball is a goal, S saved, × stopped on the way, W wide, ? under way when play ended. Round marks are the home team.
report-shots-label = { $home }: { $home-count } shots worth { $home-worth } goals. { $away }: { $away-count } shots worth { $away-worth } goals.
report-shot-goal = goal
report-shot-saved = saved
report-shot-blocked = stopped on the way
report-shot-wide = wide
report-shot-open = under way when play ended

report-territory = Where the ball was
report-territory-note = Each team attacks in the direction of its arrow; the brighter a zone, the more often it played the ball there.
report-territory-label = Heat maps of where { $home } and { $away } played the ball; the table below has the thirds of the pitch.
report-third = Third
report-third-own = own third
report-third-middle = middle third
report-third-front = attacking third

report-numbers = The numbers
report-numbers-note = Expected goals add up the exact chances of all shots. Duels are contests that dice decided, and shoulder pushes.
report-numbers-note-table = Right forecasts in a round of thirteen; goals laid and goals stopped in the whole game.
report-number-possession = Possession
report-number-shots-count = Shots
report-number-expected = Expected goals
report-number-passes = Passes that arrived
report-number-duels = Duels won
report-number-interceptions = Interceptions
report-number-saves = Saves
report-number-corners = Corners
report-number-fouls = Fouls
report-number-yellows = Yellow cards
report-number-reds = Red cards
report-number-injuries = Injuries
report-number-offsides = Offside
report-right-mean = Right, mean
report-right-best = Best round
report-led = Rounds led
report-goals-laid = Goals laid
report-whistles = Stopped

report-turning = Turning points
report-turning-note = Where the chances swung most.
report-swing = { $gain } for { $name }

report-luck = Luck
report-luck-note = What chance gave, less what was to be expected of it. In 95 of 100 matches a bar stays within four fifths of its half.
report-luck-note-table = What the cards gave, less what was to be expected of them over all rounds.
report-luck-label = For each kind of chance and each side: more or less than was to be expected; the table below has the figures.
report-luck-what = Chance
report-luck-goal = Goals from shots
report-luck-tackle = Tackles won
report-luck-header-won = Headers won
report-tries = Tries
report-to-expect = Expected
report-happened = Happened
report-surplus = Difference
report-less = less luck
report-more = more luck

report-ratings = Player ratings
report-ratings-note = Everybody starts at 6. Goal { $goals }, assist { $assists }, chance of a shot { $shots } for a certain goal, pass { $passes }, lost pass { $passes-lost }, interception { $interceptions }, ball won { $steals }, block { $blocks }, lost duel { $duels-lost }, save { $saves }, keeper beaten { $beaten }, foul { $fouls }, yellow { $yellows }, red { $reds }. The mark stays between 1 and 10.
report-ratings-best = The best
report-ratings-others = The others
report-rating = Rating
report-deeds = What he did
report-keeper = (keeper)
report-deed-goals =
    { $count ->
        [one] { $count } goal
       *[other] { $count } goals
    }
report-deed-assists =
    { $count ->
        [one] { $count } assist
       *[other] { $count } assists
    }
report-deed-saves =
    { $count ->
        [one] { $count } save
       *[other] { $count } saves
    }
report-deed-interceptions =
    { $count ->
        [one] { $count } interception
       *[other] { $count } interceptions
    }
report-deed-steals =
    { $count ->
        [one] { $count } ball won
       *[other] { $count } balls won
    }
report-deed-blocks =
    { $count ->
        [one] { $count } block
       *[other] { $count } blocks
    }
report-deed-passes =
    { $count ->
        [one] { $count } pass
       *[other] { $count } passes
    }
report-deed-yellows = yellow card
report-deed-reds = red card

report-timeline = Timeline
report-timeline-note = Each line leads to its moment in the replay.
report-mark-goal =
    { $own ->
        [deflected] { $score }: a goal for { $name } off an opponent
        [own] { $score }: an own goal by { $name }
       *[other]
            { $known ->
                [1] { $score }: { $name } scores from a chance of { $chance }
               *[other] { $score }: { $name } scores
            }
    }
report-mark-saved =
    { $known ->
        [1] { $name } saves a chance of { $chance }
       *[other] { $name } saves
    }
report-mark-blocked = { $name } stops a shot with a chance of { $chance }
report-mark-wide = { $name } shoots wide
report-mark-won = { $name } wins the ball
report-mark-yellow = Yellow card for { $name }
report-mark-red = Red card for { $name }
report-mark-penalty = Penalty for { $name }
report-mark-injury = { $name } is injured
report-mark-sub = { $name } comes on for { $off }
report-mark-second-leg = The second leg begins; the first ended { $score }
report-mark-shootout-goal = { $score } in the shoot-out: { $name } scores
report-mark-shootout-miss = { $score } in the shoot-out: { $name } misses
report-mark-scored = { $name } makes it { $result } in { $match }
report-mark-points = { $name } scores { $gain }: { $score }
report-mark-whistle = { $name } stops { $other }: { $match } stays { $result }
report-mark-taken =
    { $how ->
        [taken] { $names } takes the pot of { $pot } with { $count } right
        [pot-shared] { $names } share the pot of { $pot } with { $count } right
        [final-share] { $names } share the last pot of { $pot } with { $count } right
       *[other] { $names } are level with { $count } right; the pot of { $pot } stays
    }

report-money = Money over the rounds
report-money-note = Cash after every round; each line ends with the letter of its player.
report-money-label = Lines of the cash of { $names } after every round; the table below has the figures.

report-fixtures = Who got which fixture, and when
report-fixtures-note = The mark each player put down. A tick is right; the figure behind it is the goal of the round from which on it stayed right, 0 from the start.
report-fixture = Fixture
report-result = Result
report-right = Right
report-mark-right = { $mark } ✓ { $goal }
report-mark-wrong = { $mark }
