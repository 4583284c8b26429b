### Counter Attack: what stands on the table itself (ca-…), and its keys (keys-ca-…).

## Names of people and things

ca-nobody = nobody
ca-man = { $shirt } { $name }
ca-shirt = number { $shirt }
ca-side = { $side ->
    [home] Home
   *[other] Away
}
ca-board = Pitch of hexes. Use the arrow keys to move around, Tab for the next player who can act, Space to tap.
ca-score = Score
ca-first-leg = First leg { $a }–{ $b }
ca-time = { $period ->
    [1] 1st half
    [2] 2nd half
    [3] Extra time
    [4] Extra time
   *[other] Shoot-out
}
ca-minute-of = { $minute }′ · { $period ->
    [1] half-time
    [3] half-time
   *[other] full time
} { $end }′
ca-attribute-pace = Pace
    .short = Pac
ca-attribute-dribbling = Dribbling
    .short = Dri
ca-attribute-tackling = Tackling
    .short = Tac
ca-attribute-heading = Heading
    .short = Hea
ca-attribute-high_pass = High pass
    .short = HiP
ca-attribute-shooting = Shooting
    .short = Sho
ca-attribute-resilience = Resilience
    .short = Res
ca-attribute-saving = Saving
    .short = Sav
ca-attribute-aerial = Aerial ability
    .short = Aer
ca-kind-keeper = goalkeeper
ca-kind-stopper = stopper
ca-kind-ball-playing-defender = ball-playing defender
ca-kind-full-back = full-back
ca-kind-holding-midfielder = holding midfielder
ca-kind-playmaker = playmaker
ca-kind-winger = winger
ca-kind-target-forward = target forward
ca-kind-finisher = finisher
ca-line-keeper = Goal
    .short = GK
ca-line-defence = Defence
    .short = DEF
ca-line-midfield = Midfield
    .short = MID
ca-line-attack = Attack
    .short = ATT
ca-pace = { $pace ->
    [one] 1 hex
   *[other] { $pace } hexes
}
ca-moved = has moved
ca-barred = may not move
ca-offside = offside position
ca-has-ball = has the ball
ca-yellow = Yellow card
ca-injured = Injured
ca-sum = Total of all attributes
ca-no-man = Tap a player to see his card.

## The movement phase

ca-phase = Movement phase
ca-phase-used = { $used } of { $moves } used
ca-phase-who = { $name ->
    [you] you
   *[other] { $name }
}, { $far ->
    [two] 2 hexes
   *[other] full Pace
}

## Questions and answers

ca-panel = Your move
ca-happening = Watch the pitch
ca-waiting = Waiting for { $names }
ca-modes = Actions
ca-targets = Targets
ca-men = Players
ca-quick = Suggestion: { $man }
ca-jumpers = Players who jump
ca-formation-4-4-2 = Strong in every line, but outnumbered by a three-man midfield.
ca-formation-4-3-3 = Strong through the middle, narrow in midfield.
ca-formation-3-4-3 = Heavy in attack, thin at the back.
ca-formation-5-3-2 = Solid at the back, short of width.
ca-formations = Formations
ca-hint-man = { $count ->
    [one] Tap the ringed player to move him.
   *[other] Tap one of the { $count } ringed players.
}
ca-hint-loose = The ball is loose: run onto it.
ca-hint-hex = Tap where { $man } goes.
ca-hint-target = Tap a hex or a team-mate. Tap again to play it.
ca-hint-attack = You attack { $way ->
    [right] to the right
   *[up] upwards
}.
ca-hint-place = Tap one of the marked hexes. Tap again to confirm.
ca-hint-jump = Everybody in reach jumps. Tap anyone who should stay down.
ca-hint-lift = Tap a player to pick him up, then the hex where he should go.
ca-hint-once = Each player can be placed only once.
ca-hint-formation = You can choose a formation once, before you place the first player.
ca-hint-sub = Tap the player to take off, or leave the team as it is.
ca-hint-on = Who comes on for { $man }?
ca-steal-risk = { $count ->
    [one] { $men } may steal the ball on a 6.
   *[other] { $men } may each steal the ball on a 6.
}
ca-undo = Undo
ca-sand-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
ca-mode-standard = Standard pass
ca-mode-short = Short pass
ca-mode-first = First-time pass
ca-mode-high = High pass
ca-mode-long = Long ball
ca-mode-throw = Throw-in
ca-mode-kick = Kick
ca-mode-shot = Shot
ca-mode-head = Headed pass
ca-mode-goal = Header at goal
ca-mode-dribble = Dribble
ca-mode-step = Step
ca-mode-aim = Aim
ca-mode-corner = Corner
ca-mode-retreat = Retreat
ca-mode-put = Place him
ca-mode-place = Place the ball
ca-zone = { $zone ->
    [goal-area] goal area
    [penalty-area] penalty area
    [edge] edge of the area
   *[midfield] midfield
    [corner] corner
    [wing] wing
}
ca-do-run = Move { $man }
ca-do-dribble = { $target ->
    [here] Dribble here
   *[other] Dribble to { $target }
}
ca-do-standard = { $target ->
    [here] Pass here
   *[other] Pass to { $target }
}
ca-do-short = { $target ->
    [here] Short pass here
   *[other] Short pass to { $target }
}
ca-do-first = { $target ->
    [here] First time, here
   *[other] First time to { $target }
}
ca-do-high = { $target ->
    [here] High pass here
   *[other] High pass to { $target }
}
ca-do-long = { $target ->
    [here] Long ball here
   *[other] Long ball to { $target }
}
ca-do-throw = { $target ->
    [here] Throw it here
   *[other] Throw to { $target }
}
ca-do-kick = { $target ->
    [here] Kick it here
   *[other] Kick to { $target }
}
ca-do-head = { $target ->
    [here] Head it here
   *[other] Head to { $target }
}
ca-do-step = { $target ->
    [here] Step here
   *[other] Step to { $target }
}
ca-do-corner = Corner at { $target }
ca-do-retreat = { $target ->
    [here] Retreat here
   *[other] Retreat to { $target }
}
ca-do-put = { $target ->
    [back] Leave { $man } where he is
    [here] Place him here
   *[other] Place him on { $target }
}
ca-do-place = { $ask ->
    [goal-kick] { $target ->
        [here] Ball here
       *[other] Ball on { $target }
    }
   *[other] { $target ->
        [here] Go here
       *[other] Go to { $target }
    }
}
ca-do-taker = { $man } takes it
ca-do-keeper = { $man } goes in goal
ca-do-order = { $man } is next
ca-do-remove = { $man } misses out
ca-do-lift = Pick up { $man }
ca-do-jump = { $count ->
    [0] Nobody jumps
    [one] One player jumps
   *[other] { $count } players jump
}
ca-last-moves = Last moves
    .button = last moves before the whistle
ca-leave-all = { $placed ->
    [no] Leave all as they are
   *[yes] Done, on to the kick
}
ca-next-round = Next round ({ $round } of { $rounds })
ca-plain-end-step = { $left ->
    [0] End step
    [one] End step: one move unused
   *[other] End step: { $left } moves unused
}
ca-plain-end = { $ask ->
    [substitute] No substitution
    [place] Ready
    [scenario-place] Ready
    [penalty-place] Ready
    [free-moves] No more moves
   *[other] No move
}
ca-plain-move = Move players
ca-plain-snapshot = Snapshot
ca-plain-over = Walk it over the line
ca-plain-stay = { $ask ->
    [dribble] Stop here
   *[other] Stay
}
ca-plain-tackle = Tackle
ca-plain-reckless = Reckless tackle
ca-plain-no = { $ask ->
    [tackle] No tackle
    [dive] Stay on his feet
    [snapshot] Keep the ball
   *[other] No
}
ca-plain-play-on = Play on
ca-plain-take-kick = Take the free kick
ca-plain-dive = Dive at his feet
ca-plain-header = Head it
ca-plain-drop = Let it drop
ca-plain-arrange = { $ask ->
    [order] Best shooters first
   *[other] Place them for me
}

## Odds and dice

ca-odds-goal = goal { $chance }
ca-odds-unblocked = not blocked { $chance }
ca-odds-arrives = arrives { $chance }
ca-odds-accurate = accurate { $chance }
ca-odds-won = ball won { $chance }
ca-odds-foul = foul { $chance }
ca-odds-failed = fails { $chance }
ca-odds-red = red card { $chance }
ca-odds-tie = loose ball { $chance }
ca-odds-keeps = keeps the ball { $chance }
ca-odds-header = header won { $chance }
ca-odds-header-if-all-jump = if all jump: header won { $chance }
ca-odds-goal-if-all-jump = if all jump, the keeper too: goal { $chance }
ca-odds-against = goal against you { $chance }
ca-odds-their-pass = pass arrives { $chance }
ca-odds-their-shot = shot scores { $chance }
ca-odds-takes = your keeper has the ball
ca-odds-roller = { $need ->
    [6] { $man } stops it on a 6
   *[other] { $man } stops it on { $need } or more
}
ca-odds-certain = { $man } is in the way
ca-needs = needs { $need }

## Around the pitch

ca-side-panel = Beside the pitch
ca-tab-man = Player
ca-more = Dice and settings
ca-won = { $name } wins
ca-drawn = Draw
ca-cursor-empty = empty
ca-cursor-ball = ball
ca-cursor-target = can be chosen
ca-cursor-near = next to { $men }
ca-aim-title = Counter Attack in three sentences
ca-text-title = Position as text

## Keys

keys-ca-cursor = move around the pitch; Shift with left or right changes the row
keys-ca-next = next player who can act
keys-ca-tap = tap the hex; skip the animation
keys-ca-commit = play your plan
keys-ca-undo = undo the plan
keys-ca-escape = put the player back
keys-ca-answer = choose an answer, an action or a card
keys-ca-influence = zones of influence
keys-ca-odds = odds
keys-ca-end = end the step, or stop
keys-ca-text = position as text, type your move
# A step that is left to the coach.
ca-rest = Let the coach move
ca-rest-on = The coach moves your players
ca-rest-stop = I’ll take over
# Men to choose from, each with his figure for what he is asked for.
ca-names-skill = Beside each name: { $skill }.
