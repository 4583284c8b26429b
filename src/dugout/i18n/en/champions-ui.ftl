### Champions 2020: the words of the match screen.

## Men and places

ch-man = { $team } #{ $shirt }
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
ch-ones-left = { $count ->
    [one] the next one ends it
   *[other] { $count } ones to full time
}
ch-rolls-played = { $count ->
    [one] 1 roll
   *[other] { $count } rolls
}
ch-extra-time = extra time
ch-shoot-out = Shoot-out { $home }–{ $away }
ch-coach-asked = to decide
ch-coach-computer = computer
ch-coach-online = online
ch-coach-away = not here

## Dug-outs

ch-dugouts = Dug-outs
ch-dugout-own = Your dug-out
ch-dugout-of = Dug-out of { $name }
ch-subs-left = { $count ->
    [one] 1 substitution left
   *[other] { $count } substitutions left
}
ch-warming = Dashed: warming up, on at the next dead ball
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
   *[absent] not in the squad today
}
ch-bench-answer = { $warm ->
    [1] Send #{ $shirt } to warm up
   *[other] Choose #{ $shirt }
}

## Line-up

ch-lineup-title = Pick your eleven
ch-formation = Formation
ch-lineup-help = Take a formation as it stands, or tap two players of a line to exchange them. Left is left on your pitch.
ch-lineup-swap = Now tap the player who changes places with #{ $shirt }.
ch-lineup-out = No. { $shirt } is out
ch-lineup-man = #{ $shirt }, { $place ->
    [pitch] plays
   *[bench] on the bench
}
ch-lineup-go = Play { $shape }
ch-line-help = Your order from the line-up is kept; tap where the players stand.
ch-kick-off-dice = The difference is how far the ball may go.
ch-place-on = Columns { $columns }

## Planning

ch-plan-label = Your plan
ch-rolled = Die: { $face }
ch-action-help = Players with a ring can act. Tap one to see where exactly { $roll ->
    [one] 1 step takes
   *[other] { $roll } steps take
} him, or tap the ball.
ch-action-help-far = Players with a ring can act. Tap one to see where exactly { $roll ->
    [one] 1 step takes
   *[other] { $roll } steps take
} him. The ball is out of reach.
ch-reach-help = { $count } players can get to the ball. Tap the one who should go.
ch-actor-help = #{ $shirt } walks exactly { $roll ->
    [one] 1 step
   *[other] { $roll } steps
}, or runs onto the ball and kicks. Tap a dot or the ball.
ch-run = { $steps ->
    [one] Onto the ball: 1 step, { $pips } to kick
   *[other] Onto the ball: { $steps } steps, { $pips } to kick
}
ch-push = Push #{ $shirt } with the shoulder
ch-pick-up = Pick up the ball
ch-leg-help = Tap a player to pass on, or a dot where the ball ends.
ch-chase-help = One player may run after the ball: tap him and a dot.
ch-turn-help = A rolled 1 moves the clock by six minutes.
ch-tap-help = Tap the pitch, or choose here.
ch-tap-man-help = Tap a player with a ring, then a cell.
ch-quick = Quick choice: { $answer }
ch-pips = { $used } of { $all } pips
ch-pips-label = { $walked } walked, { $paid } played, { $left } left
ch-step-run = #{ $shirt } onto the ball, { $cell }
ch-step-pass = To #{ $shirt }
ch-step-kick = Ball to { $cell }
ch-step-shot = { $curve ->
    [0] Shot at { $cell }
   *[other] Curled shot at { $cell }
}
ch-harder = { $count ->
    [one] 1 pip left: harder to save
   *[other] { $count } pips left: harder to save
}
ch-cut-out = { $count ->
    [one] ⅓ cut out
   *[other] ⅓ cut out, { $count } times
}
ch-safe = safe
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
ch-save-chip = save { $chance }
ch-undo = Take back one step
ch-bend = Bend the kick the other way
ch-clear = Take back the whole plan

## Answers

ch-roll = Roll the die
ch-warm-up = Warm up …
ch-do = { $word ->
    [walk] Walk to { $cell }
    [push] Push #{ $other }
    [pickup] Pick up the ball
    [chase] Chase to { $cell }
    [dive] Dive to { $cell }
    [foul] #{ $shirt } fouls #{ $other }
   *[sub] #{ $shirt } on for #{ $other }
}
ch-do-kick = Kick to { $cell }
ch-do-kick-odds = Kick to { $cell }: { $share } arrives
ch-do-shoot = Shoot
ch-do-shoot-odds = Shoot: { $share } goal
ch-none = { $code ->
    [chase] Play it: nobody chases
    [dive] No dive
    [injured] Nobody comes on
   *[other] None
}
ch-answer = { $word ->
    [keeper] Goal cell { $cell }
    [centre] #{ $shirt } to { $cell }
    [taker] #{ $shirt } from { $cell }
    [put] To { $cell }
    [step] To { $cell }
    [drop] On { $cell }
    [rebound] To the { $way }
    [foul] #{ $shirt } fouls #{ $other }
    [sub] #{ $shirt } for #{ $other }
    [bench] Back to the bench
   *[man] #{ $other }
}
ch-step-in = Step in with #{ $shirt }
ch-step-in-help = Roll the D3: a 3 wins the ball, and it bounces on.
ch-let-go = Let it go
ch-let-go-help = The ball flies on.
ch-one-in = { $num } in { $den }
ch-face = { $what ->
    [goal] goal
    [rebound] rebound
   *[catch] catch
}
ch-choose-marked = Choose one of the marked cells.
ch-choose-man = Choose one of the players with a ring first.
ch-choose-own = That is not your player.
ch-man-cannot = #{ $shirt } cannot act now.

## Meanwhile

ch-happening = On the pitch
ch-skip = Skip
ch-skip-help = Tap the pitch to see the end at once.
ch-waiting = { $name } is thinking
ch-won = { $name } wins { $home }–{ $away }
ch-drawn = { $home }–{ $away }: a draw
ch-again = Play again
ch-tabs = Log or chat

## Legend

ch-legend = On the pitch
ch-legend-reach = possible cell
ch-legend-danger = they may step in
ch-legend-card = booked
ch-legend-injury = injured once

## Text and settings

ch-text-open = Position in words, settings
ch-text-title = The position in words
ch-text-score = { $home } { $h }, { $away } { $a }, minute { $minute }.
ch-text-ball = { $held ->
    [0] The ball is on { $cell }.
   *[other] A keeper holds the ball on { $cell }.
}
ch-text-no-ball = The ball is in the air or not in play.
ch-text-man = { $keeper ->
    [0] #{ $shirt } { $cell }
   *[other] keeper #{ $shirt } { $cell }
}{ $yellow ->
    [0] {""}
   *[other] {" "}(booked)
}{ $injured ->
    [0] {""}
   *[other] {" "}(injured)
}
ch-typed = Type your move
ch-typed-label = Move in notation
ch-typed-send = Play
ch-typed-help = { $count ->
    [0] Write it as the rule book does.
    [one] There is one answer.
   *[other] There are { $count } answers.
}
ch-settings = Settings
ch-speed = Speed
ch-speed-name = { $speed ->
    [normal] Normal
    [fast] Fast
   *[off] At once
}
ch-auto = Answer by itself where there is one answer
ch-auto-help = Also places your lines as in the line-up.
ch-odds = Show the chances
ch-odds-help = Before a kick is played. Key O.
ch-cell-empty = empty
ch-cell-man = { $name } #{ $shirt }
ch-cell-ball = ball
ch-cell-target = possible
ch-cell-can = can act

## Keys

keys-ch-cursor = Move the cursor over the pitch
keys-ch-men = Next or previous player who can act
keys-ch-space = Tap the cell of the cursor; skip
keys-ch-enter = Play what the button says
keys-ch-bend = Bend the kick the other way
keys-ch-undo = Take back; with Shift: clear
keys-ch-answer = Answers in their order
keys-ch-odds = Chances on and off
keys-ch-bench = Dug-outs
keys-ch-text = Position in words, typed moves
keys-ch-escape = Let go
