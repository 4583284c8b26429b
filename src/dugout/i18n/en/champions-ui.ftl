### Champions 2020: the words of the match screen.

## Men and places

ch-man = { $you ->
    [yes] your #{ $shirt }
   *[no] { $team } #{ $shirt }
}
ch-shirt = #{ $shirt }
ch-outside = { $line ->
    [left] the left touchline by { $at }
    [right] the right touchline by { $at }
    [goal] the goal line by { $at }
   *[corner] the corner flag
}
ch-direction = { $way ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
}
ch-board-label = Pitch: { $home } { $h }, { $away } { $a }
ch-line = { $line ->
    [keeper] Goalkeeper
    [defender] Defenders
    [midfielder] Midfielders
   *[attacker] Attackers
}

## Score and clock

ch-score-label = Score and clock
ch-minute = { $minute }′
ch-clock = Clock
ch-last-one = { $extra ->
    [yes] { $count ->
        [0] extra time is over
       *[other] the next 1 ends extra time
    }
   *[no] { $count ->
        [0] full time
       *[other] the next 1 is full time
    }
}
ch-one-moves = each 1 rolled: +6′
ch-time-left = { $minutes } minutes left
ch-rolls-played = { $count ->
    [one] 1 roll
   *[other] { $count } rolls
}
ch-shoot-out = Shoot-out { $home }–{ $away }
ch-coach-asked = { $you ->
    [yes] your turn
   *[no] to play
}
ch-coach-computer = computer
ch-coach-online = online
ch-coach-away = offline

## Dug-outs

ch-dugouts = Dug-outs
ch-dugout-own = Your dug-out
ch-dugout-of = Dug-out of { $name }
ch-subs-left = { $count ->
    [one] 1 substitution left
   *[other] { $count } substitutions left
}
ch-warming = Dashed: warming up, comes on at the next dead ball
ch-bench-man = #{ $shirt }, { $line ->
    [keeper] goalkeeper
    [defender] defender
    [midfielder] midfielder
   *[attacker] attacker
}, { $place ->
    [bench] on the bench
    [warming-up] warming up
    [taken-off] taken off
    [sent-off] sent off
    [carried-off] carried off
   *[absent] not available today
}
ch-bench-answer = { $warm ->
    [1] Send #{ $shirt } to warm up
   *[other] Choose #{ $shirt }
}

## Line-up

ch-lineup-go = Play { $shape }
ch-line-help = Players keep the order of your line-up; tap where they stand.
ch-kick-off-dice = The difference is how far the ball may go.
ch-place-on = Columns { $columns }

## Planning

ch-plan-label = Your plan
ch-rolled = You rolled { $face }
ch-action-help = Running and kicking share the { $roll }; the step onto the ball is free. Tap a ringed player, or the ball.
ch-action-help-far = { $barred ->
    [0] The ball is too far away for a { $roll }.
   *[other] #{ $barred } took the restart: someone else must touch the ball first, and nobody else gets there with a { $roll }.
} Tap a ringed player: he walks exactly { $roll ->
    [one] 1 step
   *[other] { $roll } steps
}.
ch-actor-help = #{ $shirt } walks exactly { $roll ->
    [one] 1 step
   *[other] { $roll } steps
}, or runs onto the ball and kicks. Tap a dot or the ball.
ch-actor-help-far = #{ $shirt } walks exactly { $roll ->
    [one] 1 step
   *[other] { $roll } steps
}. Tap a dot.
ch-run = { $steps ->
    [one] Onto the ball: 1 step (free), { $pips } left to kick
   *[other] Onto the ball: { $steps } steps (1 free), { $pips } left to kick
}
ch-push = Shoulder push on #{ $shirt }
ch-pick-up = Pick up the ball
ch-leg-help = A pass to your own player is free, every empty cell costs 1. Tap a player or a dot.
ch-spot-help = The half with the goalkeeper is closed. Tap the goal, or the cell in front of it.
ch-spent = { $walked ->
    [0] Your { $roll }: the step onto the ball is free, so all of it is for the kick.
   *[other] Your { $roll }: { $walked } to run, 1 free step onto the ball, { $kick } to kick.
}
ch-spent-goal = Your { $roll }, and 1 more: a kick from goal.
ch-chase-help = One player may chase the ball: tap him, then a dot.
ch-turn-help = Every 1 that is rolled, by either side, moves the clock on six minutes.
ch-short-match = This is a short match: the clock starts at { $minute }′.
ch-tap-help = Tap the pitch, or choose here.
ch-tap-man-help = Tap a ringed player, then a cell.
ch-quick = Suggestion: { $answer }
ch-pips = { $left ->
    [0] all used
   *[other] { $left } left
}
ch-pips-label = { $walked } for running, { $paid } for the ball, { $left } left
ch-step-run = #{ $shirt } onto the ball
ch-step-pass = To #{ $shirt }
ch-step-kick = Ball into space
ch-step-shot = { $curve ->
    [0] Shot
   *[other] Curled shot
} { $side ->
    [left] at the left of the goal
   *[right] at the right of the goal
}
ch-harder = { $count } to spare: harder to save
ch-cut-out = { $count ->
    [one] { $share } risk of losing it
   *[other] { $share } risk of losing it, { $count } times
}
ch-safe = arrives
ch-way-clear = nobody in the way
ch-outcome-name = { $kind ->
    [goal] Goal
    [rebound] Rebound
    [caught] Caught
    [arrives] Arrives
   *[cut] Cut out
}
ch-outcome = { $kind ->
    [goal] goal
    [rebound] rebound
    [caught] caught
    [arrives] arrives
   *[cut] cut out
} { $share }
ch-save-chip = save { $share }
ch-undo = Undo one step
ch-bend = Bend it the other way
ch-clear = Undo the whole plan

## Answers

ch-roll = Roll the die
ch-warm-up = Warm up …
ch-do = { $word ->
    [walk] Walk there
    [push] Push #{ $other }
    [pickup] Pick up the ball
    [chase] Play it, #{ $shirt } chases it
    [foul] #{ $shirt } fouls #{ $other }
   *[sub] #{ $shirt } on for #{ $other }
}
ch-do-dive = { $side ->
    [left] Dive left: { $share }
    [right] Dive right: { $share }
   *[out] Come out{ $letter ->
        [none] {""}
       *[other] {" "}{ $letter }
    }: { $share }
}
ch-do-kick = { $more ->
    [yes] Kick there, then say who chases
   *[no] Kick there
}
ch-do-kick-odds = { $more ->
    [yes] Kick there ({ $share } arrives), then say who chases
   *[no] Kick there: { $share } arrives
}
ch-do-shoot = Shoot
ch-do-shoot-odds = Shoot: { $share } goal
ch-none = { $code ->
    [chase] Play it, nobody chases
    [dive] No dive
    [injured] Nobody comes on
   *[other] Nobody
}
ch-goal-cell = { $side ->
    [left] the left goal cell
   *[right] the right goal cell
}
ch-answer = { $word ->
    [keeper] { $side ->
        [left] Left in goal
       *[right] Right in goal
    }
    [centre] #{ $shirt }
    [taker] { $letter ->
        [none] #{ $shirt }
       *[other] { $letter }
    }
    [spot] #{ $shirt } from the { $side ->
        [left] left
       *[right] right
    } spot
    [place] { $letter ->
        [none] There
       *[other] { $letter }
    }
    [rebound] { $side ->
        [left] To the left
       *[right] To the right
    }
    [foul] #{ $shirt } fouls #{ $other }{ $card ->
        [red] : second yellow, off he goes
       *[yellow] : yellow card
    }
    [sub] #{ $shirt } for #{ $other }
    [bench] Back to the bench
   *[man] #{ $other }
}
ch-taker-help = They all shoot equally well. Choose anyone.
ch-foul-help = Nobody can reach the ball, and a { $roll } takes your player straight into one of theirs, who gets a bandage and a free kick.
ch-let-go = Let it go
ch-face = { $what ->
    [goal] goal
    [rebound] rebound
    [hands] handball
    [save] save
   *[catch] catch
}
ch-choose-marked = Choose one of the marked cells.
ch-choose-own = That is not your player.
ch-man-cannot = #{ $shirt } cannot act now.

## Meanwhile

ch-happening = On the pitch
ch-keeper-settles = Your goalkeeper takes up position
ch-their-move = { $name } is playing
ch-skip = Skip
ch-skip-help = Tap the pitch to skip to the end.
ch-won = { $penalties ->
    [yes] { $you ->
        [yes] You win on penalties
       *[no] { $name } wins on penalties
    }
   *[no] { $you ->
        [yes] You win { $more }–{ $less }
       *[no] { $name } wins { $more }–{ $less }
    }
}
ch-drawn = { $home }–{ $away }: a draw
ch-tabs = Log or chat

## Legend

ch-legend = Key
ch-legend-reach = possible cell
ch-legend-danger = may be cut out here
ch-legend-card = booked
ch-legend-injury = injured once

## Text and settings

ch-text-open = Position in words, settings
ch-cell-empty = empty
ch-cell-man = { $name } #{ $shirt }
ch-cell-ball = ball
ch-cell-target = possible
ch-cell-can = can act

## Keys

keys-ch-cursor = Move around the pitch
keys-ch-men = Next or previous player who can act
keys-ch-space = Tap the cell under the cursor; skip
keys-ch-enter = Play what the button says
keys-ch-bend = Bend it the other way
keys-ch-undo = Undo; with Shift: clear
keys-ch-answer = Choose an answer by number
keys-ch-odds = Odds on or off
keys-ch-bench = Dug-outs
keys-ch-text = Position in words, typed moves
keys-ch-escape = Put the player back
