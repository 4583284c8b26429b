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
toto-mark-right-now = right as it stands
toto-mark-not-now = wrong as it stands
# $card is 0 where no card of yours fits; $help tells what the goal means for your form
toto-side-label = { $card ->
    [0] { $team } { $goals }, { $fixture }
   *[other] { $team } { $goals }, { $fixture }: play a { $card } here. { $help ->
        [right] It makes your form right here.
        [wrong] It makes your form wrong here.
        [safer] It makes your row safer.
        [nearer] It brings the score closer to your form.
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
    [open] Open: everybody can see it.
    [covered] Covered: only you can see it.
   *[unknown] Only you can see it so far.
}
toto-card-fits-nowhere = No team needs a { $card } right now: the card must be exactly one more than a team's goals.
toto-wrong-card = { $team }: a { $needed } fits next, not a { $card }.
toto-whistle-later = Whistles are for disallowing a goal, right after it is played.
toto-put-back = Put the card back
toto-no-cards = no cards left

## Seats and money

toto-players = Players
toto-player = Player
toto-you = you
toto-you-name = You
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
    [thinking] to play
    [chosen] has chosen
    [sent] form in
    [scored] has scored
    [may-whistle] may whistle
    [leads] best of the round
   *[passed] passed
}
toto-strip-label = { $name }: { $cash } cash, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $state ->
    [on] , to play
   *[off] {""}
}
toto-pot = Pot
toto-pot-empty = Everybody starts with 50 and puts in 10 a round.
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

toto-panel = Your move
toto-seconds-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
toto-wait-table = Setting up the table
toto-wait-for = { $count ->
    [one] Waiting for { $names }
   *[other] Waiting for { $names }
}
toto-wait-why = { $phase ->
    [columns] Players are choosing their columns.
    [expose] Open or covered? The choices are revealed once everybody has decided.
    [forecast] Everybody is filling in a form. The forms stay secret until the results.
    [turn] The next goal is on its way.
    [deal] The cards are being dealt.
   *[other] One moment.
}
toto-wait-turns = { $turns ->
    [one] You are next.
   *[other] You play in { $turns } turns.
}
toto-has-passed = { $mine ->
    [yes] You had no goal to play and passed.
   *[no] { $name } had no goal to play and passed.
}

toto-columns-title = Choose your column
toto-columns-watch = Players are choosing columns
toto-columns-text = This is where your tokens go when the results are read out. You keep it for the whole game, and it gives no advantage.
toto-columns-ask = { $free ->
    [one] Tap the free column.
   *[other] Tap one of the { $free } free columns.
}
toto-columns-deal = Give everybody a column
toto-column-free = free
toto-column-take = Take column { $letter }

toto-expose-title = Keep your cards covered or show them?
toto-expose-text = If you show them, everybody knows which goals you can still score. It counts for this round.
toto-expose-chosen = { $open ->
    [open] You play with an open hand
   *[covered] You keep your hand covered
}
toto-expose-change = You can change your mind until everybody has chosen.
toto-first-title = Your cards
toto-first-text = Keep them to yourself: then nobody knows which goals you can score.
toto-first-covered = Let’s go, cards covered
toto-first-open = Show them to everybody
toto-open = Open
toto-open-means = Everybody sees them, and can play against them.
toto-covered = Covered
toto-covered-means = Only you see them. Nobody knows which goals you can score.

toto-your-form = Your form
toto-form-title = Fill in your form
toto-form-text = { $filled ->
    [0] How will each match end? An arrow points to the winner, two bars mean a draw.
   *[other] { $filled } of 13 filled in. An arrow points to the winner, two bars mean a draw.
}
toto-form-progress = { $filled } of 13 filled in
toto-form-sent = Your form is in
toto-form-change = You can change it until the last form is in. Nobody sees it before the results.
toto-form-send = Hand in the form
toto-form-resend = Hand in the new form
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
toto-fill-hand-means = A form that suits your cards: the more 1s you hold, the fewer draws
toto-fill-random = At random
toto-fill-clear = Clear

toto-turn-title = Your turn: score a goal
toto-turn-text = { $sides ->
    [one] Your cards fit only one team: tap it.
   *[other] { $rights ->
        [0] { $ups ->
            [0] No goal helps your form now. Play one where it hurts least.
           *[other] No goal puts a row right at the moment. An arrow means: safer, or closer.
        }
        [one] Look for the tick: one goal puts one of your rows right.
       *[other] Look for the ticks: { $rights } goals would each put one of your rows right.
    }
}
toto-turn-lifted = Who gets the { $card }?

## Whistle

toto-window = Whistle?
toto-goal-for = Goal: { $team }!
toto-window-who = { $mine ->
    [yes] You play a { $card }: { $fixture } { $home }–{ $away }.
   *[no] { $name } plays a { $card }: { $fixture } { $home }–{ $away }.
}
toto-window-help = { $mark ->
    [1] { $help ->
        [right] You forecast { $home }: with this goal the row is right.
        [wrong] You forecast { $home }: with this goal the row is wrong.
        [nearer] You forecast { $home }: this goal suits you.
       *[further] You forecast { $home }: this goal does not suit you.
    }
    [2] { $help ->
        [right] You forecast { $away }: with this goal the row is right.
        [wrong] You forecast { $away }: with this goal the row is wrong.
        [nearer] You forecast { $away }: this goal suits you.
       *[further] You forecast { $away }: this goal does not suit you.
    }
   *[3] { $help ->
        [right] You forecast a draw: with this goal the row is right.
        [wrong] You forecast a draw: with this goal the row is wrong.
        [nearer] You forecast a draw: this goal suits you.
       *[further] You forecast a draw: this goal does not suit you.
    }
}
toto-window-left = { $stage ->
    [early] Early days: { $cards } cards are still to come, and most rows turn again.
    [middle] { $cards } cards are still to come. This row can turn again.
   *[late] { $cards ->
        [one] Only 1 card is left: this row will hardly turn back.
       *[other] Only { $cards } cards are left: this row will hardly turn back.
    }
}
toto-cards-left = { $cards ->
    [one] 1 card left in play.
   *[other] { $cards } cards left in play.
}
toto-stop = STOP
toto-stop-by = { $name }: STOP
toto-stand = Let it stand
toto-continue = Continue
toto-whistles-held = { $count ->
    [0] You have no whistle.
    [one] You have 1 whistle.
   *[other] You have { $count } whistles.
}
toto-window-secret = Everybody gets the same question; nobody sees the answers.
toto-window-shared = Anyone with a whistle can call STOP. Otherwise tap Continue.
toto-look-form = { $name }: my form
toto-look-form-hold = Hold the eye to see your form; the others look away.
toto-window-yours = Your goal. { $names } can whistle.
toto-window-waiting = { $answered ->
    [yes] You let it stand. Waiting for the others.
   *[no] Waiting for { $names }.
}

## Reading the results

toto-reading-forms = The forms are revealed, and the results are read out one by one.
toto-reading-row = Match { $fixture }, { $name } { $home }–{ $away }: { $mark ->
    [1] home win
    [2] away win
   *[3] a draw
}
toto-reading-right = { $count ->
    [0] Nobody got it right.
   *[other] { $names }
}
toto-skip = Skip to the end
toto-outcome-title = { $outcome ->
    [taken] { $count ->
        [you] You win the pot!
       *[other] { $names } wins the pot!
    }
    [shared] { $names } share the pot
    [final-share] { $count ->
        [you] You get the last pot
        [one] { $names } gets the last pot
       *[other] { $names } share the last pot
    }
    [bank] The bank keeps the pot
   *[stays] The pot carries over
}
toto-outcome-why = { $count ->
    [you] You have the most right: { $best } of 13.
    [one] { $names } has the most right: { $best } of 13.
   *[other] { $names } have the most right, { $best } of 13: { $leaders } of { $seats } players. { $outcome ->
        [shared] Few enough to share the pot.
        [stays] Too many to share the pot.
       *[other] {""}
    }
}
toto-outcome-yours = You have { $count }.
toto-outcome = { $outcome ->
    [taken] { $count ->
        [you] The pot of { $pot } is yours.
       *[other] The pot of { $pot } goes to { $names }.
    }
    [shared] { $rounding ->
        [0] The pot of { $pot } is shared: { $share } each.
       *[other] The pot of { $pot } is shared and rounded up: { $share } each. The bank adds { $rounding }.
    }
    [final-share] { $rounding ->
        [0] After the last round the pot of { $pot } is shared: { $share } each.
       *[other] After the last round the pot of { $pot } is shared and rounded up: { $share } each. The bank adds { $rounding }.
    }
    [bank] After the last round the pot of { $pot } goes to the bank.
   *[stays] Nobody wins. The { $pot } carries over to the next round.
}
toto-jackpot = Nobody got all 13 right: the bank adds a jackpot of { $amount }.
toto-no-jackpot = Somebody got all 13 right: no jackpot this time.
toto-next-pot = Next pot: { $pot }
toto-leftover = Cards left over
toto-removed = set aside
toto-after-reading = { $next ->
    [ranking] Show the final table
   *[round] On to round { $round }
}

## The end

toto-over = The game is over
toto-winner = { $count ->
    [you] You win!
    [one] { $names } wins!
   *[other] { $names } share the win!
}
toto-own-place = Your place: { $place } of { $seats }. You had { $right } right, { $name } { $best }.
toto-own-win = { $rounds ->
    [one] { $right } of 13 right. { $name } came closest with { $best }.
   *[other] { $cash } in cash. { $name } came closest with { $second }.
}
toto-winner-cash = { $cash } cash after { $rounds ->
    [one] one round.
   *[other] { $rounds } rounds.
}
toto-place = Place
toto-total-right = Right
toto-rounds-led = Top
toto-best-round = Best
toto-right-short = { $count } right
toto-money-over-rounds = Cash round by round
toto-chart = Line chart of everybody’s cash after each round; the figures are in the table below
toto-chart-start = start
toto-look-back = See everybody’s forms
toto-look-at-round = Look at round { $round }

## Around the table

toto-aside = At the table
toto-side = Log or chat
toto-speed = Speed of other players' moves
toto-speed-name = { $speed ->
    [normal] Normal
    [fast] Fast
   *[off] At once
}
toto-if-ended = As it stands
toto-of-13 = { $count } of 13
toto-right-on-form = right on your form
toto-right-now = { $count } of 13 right as it stands

## Standing orders

toto-orders = Standing orders
toto-orders-text = When you are away, your orders decide whether to whistle. Nobody else sees them. You can change them whenever no whistle window is open.
toto-orders-stop = Whistle off these goals
toto-orders-condition = Goals, group { $n }
toto-orders-fixtures = Matches
toto-orders-sides = Teams
toto-orders-cards = Cards
toto-orders-scorers = Scored by
toto-orders-all = all
toto-orders-none = You are not stopping any goals.
toto-orders-add = Add goals to stop
toto-orders-remove = Remove
toto-orders-rest = All other goals
toto-orders-default = { $way ->
    [ask] Ask me
   *[stand] Let it stand
}
toto-orders-save = Save orders
toto-orders-saved = Saved.

## Teams

team-ned = Netherlands
    .short = Netherl.
    .said = the Netherlands
team-bel = Belgium
    .short = Belgium
    .said = Belgium
team-eng = England
    .short = England
    .said = England
team-sco = Scotland
    .short = Scotland
    .said = Scotland
team-ger = Germany
    .short = Germany
    .said = Germany
team-aut = Austria
    .short = Austria
    .said = Austria
team-fra = France
    .short = France
    .said = France
team-esp = Spain
    .short = Spain
    .said = Spain
team-ita = Italy
    .short = Italy
    .said = Italy
team-sui = Switzerland
    .short = Switz.
    .said = Switzerland
team-por = Portugal
    .short = Portugal
    .said = Portugal
team-gre = Greece
    .short = Greece
    .said = Greece
team-swe = Sweden
    .short = Sweden
    .said = Sweden
team-nor = Norway
    .short = Norway
    .said = Norway
team-den = Denmark
    .short = Denmark
    .said = Denmark
team-fin = Finland
    .short = Finland
    .said = Finland
team-pol = Poland
    .short = Poland
    .said = Poland
team-cze = Czechia
    .short = Czechia
    .said = Czechia
team-hun = Hungary
    .short = Hungary
    .said = Hungary
team-rou = Romania
    .short = Romania
    .said = Romania
team-bra = Brazil
    .short = Brazil
    .said = Brazil
team-arg = Argentina
    .short = Argent.
    .said = Argentina
team-mex = Mexico
    .short = Mexico
    .said = Mexico
team-usa = United States
    .short = U. States
    .said = the United States
team-jpn = Japan
    .short = Japan
    .said = Japan
team-kor = South Korea
    .short = S. Korea
    .said = South Korea

## Options with an editor of their own

toto-deck-total = { $total } of { $size } cards
toto-own-fixtures = Our own matches
toto-own-home = Home team, match { $number }
toto-own-away = Away team, match { $number }
toto-own-different = Every team needs a different name.

## Keys

keys-toto-column = choose a column
keys-toto-hand = show your hand or keep it covered
keys-toto-form = fill in the form: home, away, draw
keys-toto-lift = pick up a card
keys-toto-walk = move from team to team
keys-toto-enter = play the card, send the form, continue
keys-toto-stop = STOP
keys-toto-stand = let the goal stand
keys-toto-skip = skip the animation
keys-toto-escape = put the card back, close
