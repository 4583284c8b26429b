### Counter Attack: events (ev-ca-…), questions (ask-ca-…), refusals (refusal-ca-…), ends (end-ca-…).
###
### Variables have the names of the game's event fields. Before a sentence is made, they become words:
### - a seat ($seat) becomes the name of its team, or of whoever leads it;
### - a piece ($piece, $carrier, $scorer, …) becomes shirt and name, such as "9 Kofi Asarebi"; nobody becomes "nobody";
### - a hex ($target, $at) becomes the part of the pitch it lies in; a card becomes the name on it;
### - $formation becomes "4-4-2", and $men is how many the smaller team lines up; $referee becomes a name; $restart, $play and $period stay numbers.

## Squads and line-ups

ev-ca-first-pick = { $you ->
    [yes] You pick first.
   *[no] { $seat } picks first.
}
ev-ca-card-open = { $card } is revealed.
ev-ca-picked = { $you ->
    [yes] You take { $card }.
   *[no] { $seat } takes { $card }.
}
ev-ca-keeper-drawn = { $you ->
    [yes] You get { $card } in goal.
   *[no] { $seat } gets { $card } in goal.
}
ev-ca-lineup-in = { $you ->
    [yes] You have handed in your line-up.
   *[no] { $seat } has handed in a line-up.
}
ev-ca-wears = { $piece } is number { $member } in the squad.
ev-ca-formation = { $you ->
    [yes] { $men ->
        [11] You play { $formation }.
       *[other] You line up.
    }
   *[no] { $men ->
        [11] { $seat } plays { $formation }.
       *[other] { $seat } lines up.
    }
}
ev-ca-formations = { $men ->
    [11] The teams line up: { $home } at home, { $away } away.
   *[other] The teams line up.
}
ev-ca-referee = The referee is { $referee }, Leniency { $leniency }.
ev-ca-removed = { $piece } misses the match.

## Time

ev-ca-toss = { $you ->
    [yes] You win the toss.
   *[no] { $seat } wins the toss.
}
ev-ca-period = { $period ->
    [1] The match begins.
    [2] The second half kicks off.
    [3] Extra time begins.
    [4] The second half of extra time begins.
   *[other] A new period begins.
}
ev-ca-minute = Minute { $minute }.
ev-ca-period-over = { $period ->
    [1] The whistle goes: { $home }–{ $away }.
    [2] End of the second half: { $home }–{ $away }.
    [3] Half-time in extra time: { $home }–{ $away }.
   *[other] End of the period: { $home }–{ $away }.
}
ev-ca-second-leg = The first leg ended { $home }–{ $away }. The sides swap roles for the second.
ev-ca-full-time = Full time: { $home }–{ $away }.
ev-ca-forfeit = { $you ->
    [yes] You have too few players left and forfeit.
   *[no] { $seat } has too few players left and forfeits.
}

## Moving

ev-ca-phase = { $you ->
    [yes] Movement phase: you move first.
   *[no] Movement phase: { $seat } moves first.
}
ev-ca-phase-over = The movement phase is over.
ev-ca-run = { $piece } runs – { $target }.
ev-ca-dribble = { $piece } dribbles – { $target }.
ev-ca-free-move = { $piece } moves back into position – { $target }.
ev-ca-snap-move = { $piece } reacts – { $target }.
ev-ca-air-move = { $piece } moves under the ball – { $target }.
ev-ca-first-move = { $piece } shifts position – { $target }.
ev-ca-keeper-run = { $piece } comes off his line – { $target }.
ev-ca-keeper-step = { $piece } takes a step – { $target }.
ev-ca-keeper-to = { $piece } ends up here – { $target }.
ev-ca-reposition = { $piece } moves on – { $target }.
ev-ca-retreat = { $piece } has to retreat – { $target }.
ev-ca-placed = { $piece } takes up position – { $target }.

## The ball changes hands

ev-ca-possession = { $piece } has the ball.
ev-ca-holds = { $piece } holds the ball.
ev-ca-steal-roll = { $piece } tries to steal the ball from { $carrier } and rolls { $die }.
ev-ca-steal = { $piece } steals the ball from { $carrier }!
ev-ca-tackle = { $piece } tackles { $carrier }.
ev-ca-reckless = { $piece } goes in recklessly on { $carrier }.
ev-ca-reckless-roll = { $piece } rolls { $die }.
ev-ca-dive = { $piece } dives at the feet of { $carrier }.
ev-ca-dribbler-roll = { $piece } rolls { $die }: { $score } in all.
ev-ca-tackler-roll = { $piece } rolls { $die }: { $score } in all against { $against }.
ev-ca-tackle-failed = { $carrier } gets past { $piece }.
ev-ca-tackle-won = { $piece } wins the ball off { $carrier }.
ev-ca-tie = { $piece } and { $other } tie.

## Passes and headers

ev-ca-pass = { $play ->
    [2] { $piece } plays a short pass – { $target }.
    [3] { $piece } throws the ball – { $target }.
    [4] { $piece } plays it first time – { $target }.
   *[other] { $piece } passes – { $target }.
}
ev-ca-interception-roll = { $piece } stretches for the ball and rolls { $die }, needs { $need }.
ev-ca-interception = { $piece } intercepts { $passer }'s pass!
ev-ca-received = { $piece } receives { $passer }'s pass.
ev-ca-into-space = { $piece } plays it into space – { $target }.
ev-ca-high = { $play ->
    [7] { $piece } kicks it from his hands – { $target }.
    [8] { $piece } takes the goal kick – { $target }.
    [14] { $piece } swings the corner in – { $target }.
   *[other] { $piece } plays it high – { $target }.
}
ev-ca-long = { $piece } hits a long ball – { $target }.
ev-ca-accuracy-roll = { $piece } rolls { $die }: { $score } in all, needs { $need }.
ev-ca-inaccurate = { $piece }'s high pass goes astray, to { $receiver }.
ev-ca-too-far = { $piece }'s long ball is overhit and comes down – { $target }.
ev-ca-jumps = { $piece } goes up for the header.
ev-ca-jump-roll = { $piece } rolls { $die }: { $score } in all.
ev-ca-heads = { $piece } wins the header.
ev-ca-beats-keeper = { $piece } beats { $keeper } in the air!
ev-ca-claims = { $piece } claims the ball.
ev-ca-drops = Nobody gets a head to it; the ball drops – { $at }.
ev-ca-headed-pass = { $piece } heads the ball – { $target }.
ev-ca-header = { $piece } heads at goal!

## Shots

ev-ca-shot = { $piece } shoots!
ev-ca-snapshot = { $piece } tries a snapshot!
ev-ca-block-roll = { $piece } throws himself in the way and rolls { $die }, needs { $need }.
ev-ca-block = { $piece } blocks { $shooter }'s shot.
ev-ca-shot-roll = { $piece } rolls { $die }: { $score } in all.
ev-ca-save-roll = { $piece } rolls { $die }: { $score } in all against { $against }.
ev-ca-save = { $piece } makes the save!
ev-ca-parry-roll = Can { $piece } hold it? The die shows { $die }.
ev-ca-turned-behind = { $piece } tips it behind.
ev-ca-wide = { $piece } shoots wide.
ev-ca-goal = { $you ->
    [yes] GOAL for you, minute { $minute }! { $deflected ->
        [yes] It goes in off a deflection.
       *[no] { $scorer } scores.
    } { $home }–{ $away }.
   *[no] GOAL for { $seat }, minute { $minute }! { $deflected ->
        [yes] It goes in off a deflection.
       *[no] { $scorer } scores.
    } { $home }–{ $away }.
}
ev-ca-penalty-roll = { $piece } takes the penalty and rolls { $die }: { $score } in all.

## Loose balls

ev-ca-loose = The ball breaks loose – { $at }.
ev-ca-direction-roll = Direction { $die }.
ev-ca-runs-loose = The ball rolls – { $target }.
ev-ca-hits = The ball breaks to { $piece }.
ev-ca-rests = The ball comes to rest – { $at }.
ev-ca-stop-roll = { $piece } reaches for the deflected ball and rolls { $die }.
ev-ca-out = The ball goes out for a throw-in.
ev-ca-behind = The ball goes behind.
ev-ca-clearance = The defence clears the ball.

## Fouls

ev-ca-foul = Foul by { $piece } on { $carrier }.
ev-ca-professional = There was nobody covering: a professional foul by { $piece }.
ev-ca-injury-roll = Is { $piece } hurt? The die shows { $die }.
ev-ca-injured = { $piece } is injured; Pace is now { $pace }.
ev-ca-card-roll = The referee has a word with { $piece }: the die shows { $die }, Leniency { $leniency }.
ev-ca-yellow = Yellow card for { $piece }.
ev-ca-red = { $piece } is sent off.
ev-ca-plays-on = { $you ->
    [yes] You play on.
   *[no] { $seat } plays on.
}
ev-ca-offside = { $piece } is offside.

## Restarts

ev-ca-restart = { $you ->
    [yes] { $restart ->
        [1] Kick-off for you.
        [2] Goal kick for you.
        [3] Corner for you.
        [4] Throw-in for you.
        [5] Free kick for you.
       *[other] Penalty for you!
    }
   *[no] { $restart ->
        [1] Kick-off for { $seat }.
        [2] Goal kick for { $seat }.
        [3] Corner for { $seat }.
        [4] Throw-in for { $seat }.
        [5] Free kick for { $seat }.
       *[other] Penalty for { $seat }!
    }
}
ev-ca-taker = { $piece } takes it.
ev-ca-at-ball = { $piece } stands over the ball – { $at }.
ev-ca-substitution = { $gone ->
    [nobody] { $piece } comes on.
   *[other] { $piece } comes on for { $gone }.
}
ev-ca-emergency-keeper = { $piece } goes in goal.

## Shoot-out

ev-ca-shootout = It goes to penalties.
ev-ca-shootout-order = { $piece } takes kick { $number }.
ev-ca-shootout-goal = { $piece } scores: { $home }–{ $away }.
ev-ca-shootout-miss = { $piece } misses: { $home }–{ $away }.
ev-ca-shootout-over = The shoot-out ends { $home }–{ $away }.

## What is asked

ask-ca-pick = { $seat } to pick a player.
ask-ca-keeper-card = { $seat } to choose a goalkeeper.
ask-ca-lineup = Pick your team.
ask-ca-remove = { $seat } chooses who misses the match.
ask-ca-place = { $seat } places the team for the kick-off.
ask-ca-replace = { $seat } may place { $left ->
    [one] one more player
   *[other] up to { $left } players
}.
ask-ca-penalty-place = { $seat } lines up outside the area.
ask-ca-scenario-place = { $seat } places the team.
ask-ca-put = { $seat } puts { $piece } in position.
ask-ca-kickoff-pass = { $seat } kicks off with a pass.
ask-ca-action = { $seat } has the ball: what next?
ask-ca-move-a = { $seat } attacks: { $left } of 4 moves left.
ask-ca-move-b = { $seat } defends: { $left } of 5 moves left.
ask-ca-move-c = { $seat } adds { $left ->
    [one] one last short move
   *[other] up to { $left } short moves
}.
ask-ca-dribble = { $seat } dribbles: carry on or stop?
ask-ca-snapshot = { $seat } may try a snapshot.
ask-ca-keeper-step = The ball comes into the area. { $seat }: does your goalkeeper take a step?
ask-ca-dive = { $seat }: does your goalkeeper dive at his feet?
ask-ca-tackle = { $seat } may tackle.
ask-ca-reposition = { $seat } may move on to a free hex.
ask-ca-foul = { $seat } was fouled: play on or take the free kick?
ask-ca-free-moves = { $seat } may move these players up to 6 hexes.
ask-ca-snap-move = { $seat } may move one player up to 2 hexes before the snapshot.
ask-ca-aim = { $seat }: where do you aim?
ask-ca-corner-side = { $seat } chooses which side to take the corner from.
ask-ca-air-move = { $seat } may move one player up to 3 hexes while the ball is in the air.
ask-ca-first-move = { $seat } may move one player one hex.
ask-ca-long-keeper = { $seat } may bring the goalkeeper off his line.
ask-ca-jump = { $seat }: who goes up for the header?
ask-ca-head = { $seat } wins the header: where does it go?
ask-ca-head-or-move = { $seat } is unchallenged: head it or let it drop?
ask-ca-keeper-kick = { $seat }: where does your goalkeeper kick it?
ask-ca-goal-kick = { $seat } places the ball for the goal kick.
ask-ca-taker = { $restart ->
    [1] { $seat }: who takes the kick-off?
    [2] { $seat }: who takes the goal kick?
    [3] { $seat }: who takes the corner?
    [4] { $seat }: who takes the throw-in?
    [5] { $seat }: who takes the free kick?
   *[other] { $seat }: who takes the penalty?
}
ask-ca-retreat = { $seat } must move a player away from the ball.
ask-ca-set-piece = { $seat } takes the set piece.
ask-ca-throw = { $seat } takes the throw-in.
ask-ca-substitute = { $seat } may make a substitution.
ask-ca-emergency = { $seat }: who goes in goal?
ask-ca-order = { $seat }: who takes the next penalty?
ask-ca-roll = The dice are rolling.
ask-ca-over = The match is over.

## What is refused

refusal-ca-match-over = The match is over.
refusal-ca-dice-first = Wait for the die first.
refusal-ca-not-host = There is nothing for the server to decide now.
refusal-ca-not-your-turn = It is not your turn to decide.
refusal-ca-no-such-answer = That move does not exist.
refusal-ca-learning = The learning game has no high passes or long balls.
refusal-ca-no-target = Nothing is in range.
refusal-ca-not-in-row = You cannot play that after { $row ->
    [KICK_OFF] the whistle for the kick-off
    [MP] a movement phase
    [TACKLE] a won tackle
    [STANDARD] a pass
    [SHORT] a short pass
    [THROW_IN] a throw-in
    [FIRST_TIME] a first-time pass
    [HIGH] a high pass
    [HEADED] a headed pass
    [LONG] a long ball
    [LOOSE] a loose ball
    [HELD] a ball held by the goalkeeper
    [KEEPER_KICK] a goalkeeper's kick
    [FREE_KICK] the whistle for a free kick
    [CORNER] the whistle for a corner
    [GOAL_KICK] the whistle for a goal kick
    [PENALTY] the whistle for a penalty
   *[OTHER] a ball that was just won
}.
refusal-ca-not-now = That is not the question right now.
refusal-ca-not-possible = That is not possible here.
refusal-ca-occupied = That hex is occupied.
refusal-ca-not-your-player = He is not one of your players on the pitch.
refusal-ca-moved = He has already moved this phase.
refusal-ca-barred = He may not move this phase.
refusal-ca-not-listed = He may not move now, or he has already moved.
refusal-ca-anchored = Whoever took the restart must wait until someone else has touched the ball.
refusal-ca-hex-by-hex = With the ball you choose your path hex by hex.
refusal-ca-too-far = He cannot reach that hex.
refusal-ca-next-to-throw = At a throw-in, opponents may not stand next to the thrower.
refusal-ca-not-own-half = Place your players in your own half, up to the halfway line.
refusal-ca-centre-circle = The side not kicking off must stay out of the centre circle.
refusal-ca-two-clear = Opponents must stay at least three hexes from the ball.
refusal-ca-penalty-clear = At a penalty everybody else must be outside the penalty area and the arc.
refusal-ca-not-in-box = Place the goalkeeper in his six-yard box.
refusal-ca-retreat-near = He must move to a free hex { $hexes } hexes from the ball.
refusal-ca-back-once = You have already put him back once: choose another hex.
refusal-ca-lifted-first = First place the players who had to leave the area.
refusal-ca-stays-on-ball = The taker has to stay on the ball.
refusal-ca-stays-for-penalty = The taker and the goalkeeper stay where they are for the penalty.
refusal-ca-placed-already = You have already placed him: each player can be placed only once.
refusal-ca-keeper-stays = While he holds the ball, the goalkeeper must stay in his penalty area.
refusal-ca-keeper-way-out = While he holds the ball, the goalkeeper cannot get there without leaving his penalty area.
refusal-ca-own-hex = The ball is already there: choose another hex.
refusal-ca-out-of-range = That is { $distance } hexes away; the range is { $range }.
refusal-ca-path-blocked = An opponent is in the way.
refusal-ca-opponent-there = An opponent stands there.
refusal-ca-kick-blocked = An opponent next to the ball is in the way.
refusal-ca-not-in-area = A high corner must go into the penalty area.
refusal-ca-third-to-third = A long ball may not go from one final third to the other.
refusal-ca-mate-too-near = A team-mate is closer than 6 hexes to the target.
refusal-ca-opponent-too-near = An opponent is next to the target.
refusal-ca-far-third = A goalkeeper's kick may not reach the far final third.
refusal-ca-not-the-goal = Aim at one of the hexes of the goal mouth.
refusal-ca-own-keeper = After a corner you may not head the ball to your own goalkeeper.
refusal-ca-bad-text = “{ $text }” is not a move in this game.
refusal-ca-no-such-hex = There is no hex “{ $text }” on the pitch.
refusal-ca-bad-position = This position cannot be read: { $text }
refusal-ca-bad-seats = Counter Attack is for two managers.
refusal-ca-bad-version = This version of the Counter Attack rules is not available here.
refusal-ca-unknown-option = Counter Attack has no option “{ $option }”.
refusal-ca-bad-option = “{ $value }” is not a valid value for the option “{ $option }”.
refusal-ca-not-implemented = “{ $option }” is from a later edition and not available.
refusal-ca-switch-needs-custom = You can set “{ $option }” only with the rules “Your own mix”.
refusal-ca-bad-scenario = The field “{ $field }” of this scenario is missing or wrong.
refusal-ca-bad-teams = These squads cannot be used: { $field }

## How it ended

end-ca-won = Won in normal time.
end-ca-draw = Draw.
end-ca-extra-time = Won after extra time.
end-ca-shootout = { $you ->
    [yes] You win
   *[no] { $name } wins
} on penalties.
end-ca-tie-won = { $you ->
    [yes] You go
   *[no] { $name } goes
} through on aggregate.
end-ca-forfeit = { $you ->
    [yes] You win
   *[no] { $name } wins
} by forfeit: the other side has fewer than seven players.
