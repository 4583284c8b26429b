### Words of the Toto table. Events, questions and refusals stand in toto.ftl.

## The board

toto-pane = The table
toto-board = The 13 matches
toto-board-of-round = The 13 matches of round { $round }
toto-number = No.
toto-home = Home
toto-away = Away
toto-score = Score
toto-form-short = Form
toto-result-short = Res.
toto-count = Right results
toto-right = right
toto-mark-right-now = right if it ended now
toto-mark-not-now = not right if it ended now
# $card is 0 where no card of yours fits; $help tells what the goal means for your form
toto-side-label = { $card ->
    [0] { $team } { $goals }, { $fixture }
   *[other] { $team } { $goals }, { $fixture }: put a { $card } here. { $help ->
        [helps] It makes your form right here.
        [hurts] It makes your form wrong here.
        [nearer] It brings the score nearer to your form.
        [further] It takes the score further from your form.
       *[none] {""}
    }
}

## Cards and hands

toto-card-goal = goal card { $card }
toto-card-whistle = whistle card
toto-stack = { $kind ->
    [whistle] { $count ->
        [one] 1 whistle card
       *[other] { $count } whistle cards
    }
   *[goal] { $count ->
        [one] 1 goal card { $card }
       *[other] { $count } goal cards { $card }
    }
}
toto-your-hand = Your hand
toto-hand-note = { $open ->
    [open] Open: everybody sees it.
    [covered] Covered: only you see it.
   *[unknown] Only you see it so far.
}
toto-card-fits-nowhere = No side waits for a { $card } now: a card must be exactly one more than the score.
toto-wrong-card = { $team } needs a { $needed } next, not a { $card }.
toto-whistle-later = A whistle is played against a goal, in the window right after it.
toto-put-back = Put the card back
toto-no-cards = no cards left

## Seats and money

toto-players = Players
toto-player = Player
toto-you = you
toto-away-from-table = away
toto-cash = cash
toto-seat-hand = { $open ->
    [open] open hand · { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
    [covered] covered · { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
   *[unknown] { $cards ->
        [0] no cards yet
        [one] 1 card
       *[other] { $cards } cards
    }
}
toto-doing = { $state ->
    [thinking] to decide
    [chosen] has chosen
    [sent] form sent
    [scored] has scored
    [may-whistle] may whistle
    [leads] best of the round
   *[passed] passes
}
toto-strip-label = { $name }: { $cash } cash, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $state ->
    [on] , to decide
   *[off] {""}
}
toto-pot = Pot
toto-pot-empty = Everybody starts with 50 and stakes 10 a round.
toto-pot-of-round = Pot, round { $round } of { $rounds }
toto-round = Round
toto-round-short = round { $round } of { $rounds }
# $carry and $jackpot may be 0
toto-pot-parts = { $seats } stakes { $stakes }{ $carry ->
    [0] {""}
   *[other] {" "}+ carried over { $carry }
}{ $jackpot ->
    [0] {""}
   *[other] {" "}+ jackpot { $jackpot }
}

## What is asked

toto-panel = What is asked
toto-seconds-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
toto-wait-table = The table is being set
toto-wait-for = { $count ->
    [one] { $names } decides
   *[other] Waiting for { $names }
}
toto-wait-why = { $phase ->
    [columns] A column is being chosen.
    [expose] Open or covered: the choices are shown together when the last one is made.
    [forecast] Forms are being filled in. They stay secret until the results are read.
    [turn] A goal is due.
    [deal] The cards are being dealt.
   *[other] One moment.
}
toto-wait-turns = { $turns ->
    [one] You are next.
   *[other] You play in { $turns } turns.
}
toto-has-passed = { $name } had no goal to play and passed.

toto-columns-title = Choose your column
toto-columns-watch = The columns are being chosen
toto-columns-text = Your tokens lie in this column when the results are read. It is yours for the whole game and changes nothing in play.
toto-columns-ask = Tap one of the { $free } free columns.
toto-column-free = free
toto-column-take = Take column { $letter }

toto-expose-title = Open or covered?
toto-expose-text = Decide for this round. Nobody sees your choice until everybody has chosen.
toto-expose-chosen = { $open ->
    [open] Your hand will lie open
   *[covered] Your hand stays covered
}
toto-expose-change = You may still change this until everybody has chosen.
toto-open = Open
toto-open-means = Everybody sees your cards: they know which goals you can make.
toto-covered = Covered
toto-covered-means = Only you see your cards; the others see how many you hold.

toto-your-form = Your form
toto-form-title = Fill in your form
toto-form-text = { $filled ->
    [0] What will each match end in? 1 home wins, 2 away wins, 3 draw.
   *[other] { $filled } of 13 filled in. 1 home wins, 2 away wins, 3 draw.
}
toto-form-progress = { $filled } of 13 filled in
toto-form-sent = Your form is in
toto-form-change = You may change it until the last form is in. Nobody sees it before the results.
toto-form-send = Send the form
toto-form-resend = Send the changed form
toto-form-missing = { $missing ->
    [one] 1 match to go
   *[other] { $missing } matches to go
}
toto-mark-head-1 = Home
toto-mark-head-2 = Away
toto-mark-head-3 = Draw
toto-mark-meaning = { $mark ->
    [1] { $home } wins
    [2] { $away } wins
   *[3] { $home } and { $away } draw
}
toto-quick-fill = Fill the empty rows
toto-fill-hand = From my hand
toto-fill-hand-means = The more ones you hold, the fewer draws
toto-fill-random = At random
toto-fill-clear = Clear

toto-turn-title = Your turn: score a goal
toto-turn-text = { $sides ->
    [one] Only one side takes a card of yours: tap it.
   *[other] Lift a card to see where it fits, or tap one of the { $sides } ringed sides.
}
toto-turn-lifted = Where does the { $card } go?
toto-turn-lifted-text = { $sides ->
    [one] One side takes it: it glows.
   *[other] { $sides } sides take it: they glow.
}

## Whistle

toto-window = Whistle window
toto-goal-for = Goal for { $team }!
toto-window-who = { $name } puts a { $card }: { $fixture } { $home }–{ $away }.
toto-window-help = { $mark ->
    [1] { $help ->
        [helps] Your form says { $home }: this goal makes you right.
        [hurts] Your form says { $home }: this goal makes you wrong.
        [nearer] Your form says { $home }: this goal suits you.
       *[further] Your form says { $home }: this goal does not suit you.
    }
    [2] { $help ->
        [helps] Your form says { $away }: this goal makes you right.
        [hurts] Your form says { $away }: this goal makes you wrong.
        [nearer] Your form says { $away }: this goal suits you.
       *[further] Your form says { $away }: this goal does not suit you.
    }
   *[3] { $help ->
        [helps] Your form says draw: this goal makes you right.
        [hurts] Your form says draw: this goal makes you wrong.
        [nearer] Your form says draw: this goal suits you.
       *[further] Your form says draw: this goal does not suit you.
    }
}
toto-stop = STOP
toto-stop-by = { $name }: STOP
toto-stand = Let it stand
toto-continue = Continue
toto-whistles-held = { $count ->
    [0] You hold no whistle.
    [one] You hold 1 whistle.
   *[other] You hold { $count } whistles.
}
toto-window-secret = Everyone is asked the same; nobody sees the answers.
toto-window-shared = Whoever holds a whistle may say STOP. Otherwise play goes on.
toto-window-yours = Your goal. { $names } may whistle.
toto-window-waiting = { $answered ->
    [yes] You let it stand. Waiting for the others.
   *[no] Asked: { $names }.
}

## Reading the results

toto-round-ends = The round is over
toto-round-ends-text = Nobody can score any more. The results follow.
toto-reading = Results of round { $round }
toto-reading-forms = The forms are laid open. The results are read out one by one.
toto-reading-row = Match { $fixture }, { $name } { $home }–{ $away }: a { $mark }
toto-reading-right = { $count ->
    [0] Nobody has it right.
   *[other] { $names }
}
toto-skip = Skip to the end
toto-outcome-title = { $outcome ->
    [taken] { $names } takes the pot!
    [shared] { $names } share the pot
    [final-share] { $count ->
        [one] { $names } gets the last pot
       *[other] { $names } share the last pot
    }
    [bank] The bank keeps the pot
   *[stays] The pot stays
}
toto-outcome-why = { $count ->
    [one] { $names } has the most right: { $best } of 13.
   *[other] { $names } have the most right, { $best } of 13: { $count } of { $seats } players. { $outcome ->
        [shared] That is few enough to share.
        [stays] That is too many to share.
       *[other] {""}
    }
}
toto-outcome = { $outcome ->
    [taken] The pot of { $pot } goes to { $names }.
    [shared] { $rounding ->
        [0] The pot of { $pot } is divided: { $share } each.
       *[other] The pot of { $pot } is divided and rounded up: { $share } each. The bank adds { $rounding }.
    }
    [final-share] { $rounding ->
        [0] After the last round the pot of { $pot } is divided: { $share } each.
       *[other] After the last round the pot of { $pot } is divided and rounded up: { $share } each. The bank adds { $rounding }.
    }
    [bank] After the last round the pot of { $pot } goes to the bank.
   *[stays] Nobody is paid. The { $pot } stays for the next round.
}
toto-jackpot = Nobody had all 13 right: the bank adds a jackpot of { $amount }.
toto-no-jackpot = Somebody had all 13 right: no jackpot this time.
toto-next-pot = Next pot: { $pot }
toto-leftover = Cards left over
toto-removed = out of the round
toto-after-reading = { $next ->
    [ranking] Show the ranking
   *[round] On to round { $round }
}

## The end

toto-over = The game is over
toto-again = Play again
toto-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
toto-winner-cash = { $cash } cash after { $rounds ->
    [one] one round.
   *[other] { $rounds } rounds.
}
toto-place = Place
toto-total-right = Right
toto-rounds-led = Led
toto-best-round = Best
toto-right-short = { $count } right
toto-money-over-rounds = Money over the rounds
toto-chart = Line chart of everybody’s cash after each round; the table below holds the figures
toto-chart-start = start
toto-look-back = Look back
toto-look-at-round = Look at round { $round }

## Around the table

toto-aside = At the table
toto-side = Log or chat
toto-speed = Moves of the others
toto-speed-name = { $speed ->
    [normal] Normal
    [fast] Fast
   *[off] At once
}
toto-if-ended = If it ended now
toto-of-13 = { $count } of 13
toto-right-on-form = right on your form
toto-right-now = { $count } of 13 right if it ended now

## Standing orders

toto-orders = Standing orders
toto-orders-text = While you are away, your orders answer whistle windows for you. Nobody else sees them, and you may change them whenever no window is open.
toto-orders-stop = Say STOP to these goals
toto-orders-condition = Goals of kind { $n }
toto-orders-fixtures = Matches
toto-orders-sides = Sides
toto-orders-cards = Cards
toto-orders-scorers = Scored by
toto-orders-all = all
toto-orders-none = No goal is stopped by order.
toto-orders-add = Add a kind of goal
toto-orders-remove = Remove
toto-orders-rest = All other goals
toto-orders-default = { $way ->
    [ask] Ask me
   *[stand] Let it stand
}
toto-orders-save = Save the orders
toto-orders-saved = Saved.

## Teams

team-ned = Netherlands
team-bel = Belgium
team-eng = England
team-sco = Scotland
team-ger = Germany
team-aut = Austria
team-fra = France
team-esp = Spain
team-ita = Italy
team-sui = Switzerland
team-por = Portugal
team-gre = Greece
team-swe = Sweden
team-nor = Norway
team-den = Denmark
team-fin = Finland
team-pol = Poland
team-cze = Czechia
team-hun = Hungary
team-rou = Romania
team-bra = Brazil
team-arg = Argentina
team-mex = Mexico
team-usa = United States
team-jpn = Japan
team-kor = South Korea
