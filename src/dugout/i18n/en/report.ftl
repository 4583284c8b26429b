### The report of a match: its figures, its picture and its page.

report-page = Match report: { $title }
report-loading = Replaying the match to work out the figures …
report-not-over = The report is ready when the match is over.
report-back = Back to the match
report-replay = Watch the replay
report-share = Share
report-link = Copy the link
report-link-copied = Link copied.
report-svg = Picture (SVG)
report-png = Picture (PNG)
report-print = Print
report-data = Figures (JSON)
report-as-table = As a table
report-show = Watch this moment
report-made-with = Dugout

report-you = You ({ $name })
report-you-name = You
report-list = { $names } and { $last }
report-title-table =
    { $count ->
        [you] You win
        [one] { $names } wins
       *[other] { $names } share the win
    }
report-shootout = Shoot-out: { $score }.
report-first-leg = First leg: { $score }.
report-began = The match started at { $score }.
report-stood = The score on the pitch was { $score }.
report-own-goal = { $man } (own goal)
report-rounds =
    { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } rounds.
    }
report-best-round = best round: { $count } right
report-only-round = { $count } right
report-minute = { $minute }′
report-minute-leg = Leg { $leg }, { $minute }′
report-goal-number = { $goal ->
    [0] Kick-off, round { $round }
   *[other] Round { $round }, goal { $goal }
}
report-move = Move { $number }
report-round-short = R{ $round }
report-round = Round { $round }
report-round-head = Round
report-round-caption = Round { $round }: a pot of { $pot }
report-start = Start
report-man = { $man } ({ $you ->
    [yes] you
   *[no] { $team }
})

report-time = Time
report-draw = Draw
report-player = Player
report-team = Team
report-shooter = Shooter
report-place = From
report-chance = Chance
report-outcome = Outcome

report-chances = Chance of winning
report-chances-note = After every turn, based on score, time left and position. The model was trained on matches between computers and tested on others.
report-chances-note-table = After every goal, based on cash, pot and right forecasts. The model was trained on games between computers and tested on others.
report-chances-label = Chart of the winning chances during the match ({ $names }); the figures are in the table below.

report-shots = Shot map
report-shots-note = Where each shot was taken; the bigger, the better the chance when it was struck, with everybody still in its way. A ball is a goal, S saved, × blocked on the way, W wide, ? in the air at the end. Round marks are the home team.
report-shots-label = { $home }: { $home-count ->
    [one] { $home-count } shot
   *[other] { $home-count } shots
} worth { $home-worth } goals. { $away }: { $away-count ->
    [one] { $away-count } shot
   *[other] { $away-count } shots
} worth { $away-worth } goals.
report-shot-goal = goal
report-shot-saved = saved
report-shot-blocked = blocked on the way
report-shot-wide = wide
report-shot-open = in the air at the end

report-territory = Where the ball was
report-territory-note = Each team attacks in the direction of its arrow; the brighter a zone, the more it played the ball there.
report-territory-label = Heat maps of where { $home } and { $away } played the ball; the figures by third are in the table below.
report-third = Third
report-third-own = own third
report-third-middle = middle third
report-third-front = attacking third

report-numbers = The numbers
report-numbers-note = Expected goals are the sum of the exact chances of all shots. Duels are contests decided by dice{ $game ->
    [champions] , and shoulder pushes.
   *[other] .
}
report-numbers-note-table = Right forecasts per round of thirteen; goals played and stopped in the whole game.
report-number-possession = Possession
report-number-shots-count = Shots
report-number-expected = Expected goals
report-number-passes = Passes completed
report-number-duels = Duels won
report-number-interceptions = Interceptions
report-number-saves = Saves
report-number-corners = Corners
report-number-fouls = Fouls
report-number-yellows = Yellow cards
report-number-reds = Red cards
report-number-injuries = Injuries
report-number-offsides = Offsides
report-number-rate = Lost per decision
report-number-blunder = Blunders
report-number-mistake = Mistakes
report-number-doubtful = Doubtful decisions
report-number-graded = Decisions graded
report-right-mean = Right, average
report-right-best = Best round
report-led = Rounds led
report-goals-laid = Goals played
report-whistles = Stopped

report-turning = Turning points
report-turning-note = When the chances swung the most, in percentage points.
report-swing = { $you ->
    [yes] { $gain } for you
   *[no] { $gain } for { $name }
}

report-luck = Luck
report-luck-note = What the dice gave, compared with the average. In 95 of 100 matches a bar stays within four fifths of its half.
report-luck-note-table = What the cards gave, compared with the average over all rounds.
report-luck-label = More or less luck than average, for each kind of chance and each side; the figures are in the table below.
report-luck-what = Chance
report-luck-goal = Goals from shots
report-luck-tackle = Tackles won
report-luck-header-won = Headers won
report-tries = Attempts
report-to-expect = Expected
report-happened = Actual
report-surplus = Difference
report-sum = How the result came about, in hundredths of a win (a draw is half a win)
report-sum-part = Part
report-sum-start = At the start
report-sum-luck = { $you ->
    [yes] Your luck
   *[no] Luck of { $name }
}
report-sum-luck-nobody = Dice that belong to nobody
report-sum-decisions = { $you ->
    [yes] What you decided
   *[no] What { $name } decided
}
report-sum-anew = Reassessed positions
report-sum-agreed = Given up or agreed
report-sum-result = Result
report-less = less luck
report-more = more luck

report-ratings = Player ratings
report-ratings-note = Everybody starts at 6. Goal { $goals }, assist { $assists }, quality of a shot up to { $shots }, pass { $passes }, misplaced pass { $passes-lost }, interception { $interceptions }, ball won { $steals }, block { $blocks }, lost duel { $duels-lost }, save { $saves }, keeper beaten { $beaten }, foul { $fouls }, yellow { $yellows }, red { $reds }. Ratings stay between 1 and 10.
report-ratings-best = The best players
report-ratings-others = The others
report-rating = Rating
report-deeds = In the match
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
report-timeline-note = Tap a line to see the moment in the replay.
report-mark-goal =
    { $own ->
        [deflected] { $score }: a goal for { $you ->
            [yes] you
           *[no] { $name }
        } off an opponent
        [own] { $score }: an own goal by { $name }
       *[other]
            { $known ->
                [1] { $then ->
                    [sure] { $score }: { $name } scores. A { $chance } chance when struck; no keeper dived for it
                    [yes] { $score }: { $name } scores. A { $chance } chance when struck, { $left } with only the keeper to beat
                   *[no] { $score }: { $name } scores from a { $chance } chance
                }
               *[other] { $you ->
                    [yes] { $score }: you score
                   *[no] { $score }: { $name } scores
                }
            }
    }
report-mark-saved =
    { $known ->
        [1] { $then ->
            [yes] { $name } saves. A { $chance } chance when struck, { $left } with only him to beat
           *[no] { $name } saves a { $chance } chance
        }
       *[other] { $name } saves
    }
report-mark-blocked = { $name } blocks a { $chance } chance
report-mark-wide = { $name } shoots wide
report-mark-won = { $name } wins the ball
report-mark-yellow = Yellow card for { $name }
report-mark-red = Red card for { $name }
report-mark-penalty = { $you ->
    [yes] Penalty for you
   *[no] Penalty for { $name }
}
report-mark-injury = { $name } is injured
report-mark-sub = { $name } comes on for { $off }
report-mark-second-leg = The first leg ends { $score }; the second follows
report-mark-shootout-goal = { $score } in the shoot-out: { $you ->
    [yes] you score
   *[no] { $name } scores
}
report-mark-shootout-miss = { $score } in the shoot-out: { $you ->
    [yes] you miss
   *[no] { $name } misses
}
report-mark-scored = { $you ->
    [yes] You make it { $result } in { $match }
   *[no] { $name } makes it { $result } in { $match }
}
report-mark-points = { $name } scores { $gain }: { $score }
report-mark-whistle = { $you ->
    [yes] You stop { $other }: { $match } stays { $result }
   *[no] { $other-you ->
        [yes] { $name } stops you: { $match } stays { $result }
       *[no] { $name } stops { $other }: { $match } stays { $result }
    }
}
report-mark-taken =
    { $how ->
        [taken] { $you ->
            [yes] You win
           *[no] { $names } wins
        } the pot of { $pot } with { $count } right
        [pot-shared] { $names } share the pot of { $pot } with { $count } right
        [final-share] { $names } share the last pot of { $pot } with { $count } right
       *[other] { $names } tie on { $count } right; the pot of { $pot } carries over
    }

report-money = Cash round by round
report-money-note = Cash after each round; each line ends with its player's letter.
report-money-label = Lines of the cash after each round ({ $names }); the figures are in the table below.

report-fixtures = Who got which match right, and when
report-fixtures-note = Each player's forecasts. A tick means right; the number after it is the goal of the round from which it stayed right, 0 means from the start.
report-fixture = Match
report-result = Result
report-right = Right
report-mark-right = { $mark ->
    [1] Home
    [2] Away
   *[3] Draw
} ✓ { $goal }
report-mark-wrong = { $mark ->
    [1] Home
    [2] Away
   *[3] Draw
}

report-grades = Decisions
report-grades-note = Each decision is compared with the best one that the computer finds. Its cost is given in percentage points of the chance of winning, a draw counting half: from 2 it is doubtful, from 4 a mistake, from 8 a blunder. Line-ups, substitutions and positions at restarts are not graded.
report-grades-lead = How good were the decisions, and how much was luck?
report-grades-ask = Grade the decisions
report-grades-busy = Grading the decisions …
report-grades-failed = The decisions could not be graded.
report-grades-go-on = Go on
report-grades-sum = Skill and luck
report-grades-costly = What cost most
report-grades-none = No decision was even doubtful.
report-grades-trend = Lost per decision: { $now } in this match, { $mean } in { $count ->
    [one] your previous graded match
   *[other] your previous { $count } graded matches
} on this device.
report-grades-played = Played
report-grades-again = Play it again
report-grade = { $band ->
    [blunder] Blunder
    [mistake] Mistake
   *[doubtful] Doubtful
}: { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
report-rolled = { $known ->
    [1] { $name } rolls { $face }
   *[other] The die shows { $face }
}
