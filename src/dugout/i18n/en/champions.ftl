### Champions 2020: events (ev-ch-…), questions (ask-ch-…), refusals (refusal-ch-…), ends (end-ch-…).
###
### Variables have the names of the game's event fields. Before a sentence is made, they become words:
### - a seat ($seat) becomes the coach's name;
### - a man ($man, $mate, $victim, $out, $keeper) becomes his name or team and shirt;
### - a cell ($cell, $start, $end) becomes its text (e7), a direction ($direction, $turned) its compass name;
### - all others stay numbers.

## What happens

ev-ch-lineup-chosen = { $you ->
    [yes] You have picked your team.
   *[no] { $seat } has picked a team.
}
ev-ch-lineup = { $you ->
    [yes] You start with { $keeper } in goal and { $defenders }-{ $midfielders }-{ $attackers }.
   *[no] { $seat } starts with { $keeper } in goal and { $defenders }-{ $midfielders }-{ $attackers }.
}
ev-ch-keeper-placed = { $man } is in goal on { $cell }.
ev-ch-placed = { $man } starts on { $cell }.
ev-ch-to-centre = { $man } goes to the centre spot.
ev-ch-kick-off-roll = { $you ->
    [yes] { $face ->
        [1] You roll a 1 for the kick-off. A 1 does not count here: you roll again.
       *[other] You roll a { $face } for the kick-off.
    }
   *[no] { $face ->
        [1] { $seat } rolls a 1 for the kick-off. A 1 does not count here: { $seat } rolls again.
       *[other] { $seat } rolls a { $face } for the kick-off.
    }
}
ev-ch-kick-off = { $man } kicks off: { $budget ->
    [one] 1 cell
   *[other] { $budget } cells
} to play.
ev-ch-turn = { $you ->
    [yes] Your turn.
   *[no] { $seat } to play.
}
ev-ch-warm-up = { $man } warms up.
ev-ch-roll = { $you ->
    [yes] { $again ->
        [keeper] You roll a 1 for the goalkeeper's kick. A keeper cannot kick with a 1: unless time is up, you roll again.
        [shoot-out] You roll a 1. A 1 does not count here: you roll again.
       *[no] You roll a { $face }.
    }
   *[no] { $again ->
        [keeper] { $seat } rolls a 1 for the goalkeeper's kick. A keeper cannot kick with a 1: unless time is up, { $seat } rolls again.
        [shoot-out] { $seat } rolls a 1. A 1 does not count here: { $seat } rolls again.
       *[no] { $seat } rolls a { $face }.
    }
}
ev-ch-roll-again = { $you ->
    [yes] A 1 does not count here: you roll again.
   *[no] A 1 does not count here: { $seat } rolls again.
}
ev-ch-no-action = { $you ->
    [yes] You can do nothing with a { $face }: the turn passes.
   *[no] { $seat } can do nothing with a { $face }: the turn passes.
}
ev-ch-walk = { $man } walks from { $start } to { $cell }.
ev-ch-run = { $man } runs onto the ball on { $cell } in { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
ev-ch-pass = { $cut ->
    [yes] { $man } plays towards { $mate }.
   *[no] { $man } passes to { $mate } on { $end }.
}
ev-ch-kick = { $cut ->
    [yes] { $man } plays the ball from { $start } towards { $end }.
   *[no] { $man } plays the ball from { $start } to { $end }.
}
ev-ch-shot = { $man } shoots at goal from { $start }!
ev-ch-taken-back = { $man }: the last step is taken back.
ev-ch-budget-lowered = { $man } cannot use { $budget } pips and plays with { $lower }.
ev-ch-dropped = { $man } cannot kick at all; the ball is put down on { $cell }.
ev-ch-chase = { $man } chases the ball to { $cell }.
ev-ch-attempt = { $man } steps in on { $cell } to intercept.
ev-ch-attempt-failed = { $man } rolls a { $face } and misses the ball.
ev-ch-intercepted = { $man } intercepts on { $cell }! The ball bounces on for { $length ->
    [one] 1 cell
   *[other] { $length } cells
}.
ev-ch-loose = The loose ball flies from { $start } to { $end }.
ev-ch-hit = { $man } gets the loose ball on { $cell } and must play it on with { $budget ->
    [one] 1 pip
   *[other] { $budget } pips
}.
ev-ch-rest = The ball stops on { $cell }.
ev-ch-no-save = { $why ->
    [beyond] { $you ->
        [yes] Your goalkeeper cannot get to it.
       *[no] { $seat }’s goalkeeper cannot get to it.
    }
    [choice] { $you ->
        [yes] You do not dive.
       *[no] { $seat } does not dive.
    }
   *[other] { $seat } makes no save.
}
ev-ch-dive = { $man } dives to { $cell }: { $quarters } in 4 to stop it.
ev-ch-beaten = { $man } rolls a { $face } and is beaten.
ev-ch-saved = { $man } rolls a { $face } and parries the ball.
ev-ch-caught = { $man } rolls a { $face } and catches the ball on { $cell }.
ev-ch-rebound = Rebound! The ball comes off { $man } on { $cell }.
ev-ch-hands = Handball! { $man } stops the ball outside the penalty area on { $cell }.
ev-ch-goal = { $you ->
    [yes] Goal for you! { $home }–{ $away }.
   *[no] Goal for { $seat }! { $home }–{ $away }.
}
ev-ch-pick-up = { $man } picks up the ball on { $cell }.
ev-ch-push = { $man } gives a shoulder push.
ev-ch-pushed = { $man } is pushed from { $start } to { $cell }.
ev-ch-pulled-back = { $man } is offside and goes back to { $cell }.
ev-ch-row-one = { $man } may not wait in front of the goal and steps back to { $cell }.
ev-ch-moves-in = { $man } comes onto the pitch on { $cell }.
ev-ch-relocated = { $man } makes room and goes to { $cell }.
ev-ch-out = The ball is out of play; { $man } touched it last.
ev-ch-award = { $you ->
    [yes] { $restart ->
        [1] You restart from your goal.
        [2] Goal kick for you.
        [3] Throw-in for you at { $cell }.
        [4] Corner for you.
        [5] Free kick for you on { $cell }.
        [6] Free kick for you on { $cell } for handball.
        [7] Penalty for you!
       *[other] You restart.
    }
   *[no] { $restart ->
        [1] { $seat } restarts from goal.
        [2] Goal kick for { $seat }.
        [3] Throw-in for { $seat } at { $cell }.
        [4] Corner for { $seat }.
        [5] Free kick for { $seat } on { $cell }.
        [6] Free kick for { $seat } on { $cell } for handball.
        [7] Penalty for { $seat }!
       *[other] { $seat } restarts.
    }
}
ev-ch-thrower = { $man } takes the throw-in at { $cell }.
ev-ch-thrower-back = { $man } comes back onto the pitch at { $cell }.
ev-ch-shift = { $man } moves up from { $start } to { $cell }.
ev-ch-corner-taker = { $man } takes the corner from { $cell }.
ev-ch-corner-wall = { $man } forms the wall on { $cell }.
ev-ch-corner-step = { $man } steps up to the ball on { $cell }.
ev-ch-foul = Foul! { $man } brings down { $victim } on { $cell }.
ev-ch-yellow = Yellow card for { $man }.
ev-ch-red = Red card for { $man }!
ev-ch-injury = { $man } is injured and gets a bandage.
ev-ch-carried-off = { $man } cannot go on and is carried off.
ev-ch-stands-by = { $man } stands by the ball on { $cell }.
ev-ch-wall-man = { $man } goes into the wall.
ev-ch-wall-slides = { $man } moves back to { $cell }.
ev-ch-clears = { $man } leaves the penalty area and goes to { $cell }.
ev-ch-penalty-taker = { $man } puts the ball on the spot.
ev-ch-sub = { $man } comes on for { $out }.
ev-ch-not-replaced = Nobody comes on for { $man }.
ev-ch-stand-in = { $man } goes in goal.
ev-ch-enters = { $man } comes on at { $cell }.
ev-ch-back-to-bench = { $man } goes back to the bench.
ev-ch-forfeit = { $you ->
    [yes] You have fewer than seven players left and forfeit the match.
   *[no] { $seat } has fewer than seven players left and forfeits the match.
}
ev-ch-clock = The clock is at { $minute ->
    [one] { $minute } minute
   *[other] { $minute } minutes
}.
ev-ch-extra-time = Level at { $home }–{ $away } after 90 minutes: extra time, and the next goal wins.
ev-ch-extra-time-over = Still { $home }–{ $away } after extra time: penalty shoot-out.
ev-ch-shooter = { $man } steps up to the spot.
ev-ch-shot-taken = { $scored ->
    [0] Missed! Shoot-out { $home }–{ $away }.
   *[other] Scored! Shoot-out { $home }–{ $away }.
}
ev-ch-full-time = { $ending ->
    [2] Golden goal! The match is over: { $home }–{ $away }.
    [3] The shoot-out is decided. The match ended { $home }–{ $away }.
    [4] The match is abandoned: { $home }–{ $away }.
   *[other] Full time: { $home }–{ $away }.
}

## What is asked

ask-ch-lineup = Pick your goalkeeper and ten field players, 2 to 4 in each line.
ask-ch-keeper = Where does your goalkeeper stand?
ask-ch-line = { $line ->
    [1] Place your defenders.
    [2] Place your midfielders.
   *[other] Place your attackers.
}
ask-ch-centre = Who goes to the centre spot?
ask-ch-turn = Roll the die.
ask-ch-foul = This roll ends in a foul. Who commits it?
ask-ch-action = { $far ->
    [yes] Move a player.
   *[no] Move a player, or run onto the ball and kick.
}
ask-ch-leg = { $spot ->
    [yes] { $man } shoots: where to?
   *[no] { $man } kicks the ball { $rem ->
        [one] 1 cell
       *[other] { $rem } cells
    }: where to?
}
ask-ch-chase = Does anyone chase the ball?
ask-ch-intercept = The ball comes past: who tries to cut it out?
ask-ch-dive = { $left ->
    [0] A shot! Does your goalkeeper dive?
   *[other] A hard shot! Does your goalkeeper dive?
}
ask-ch-rebound = Which way does the ball bounce?
ask-ch-step = { $why ->
    [offside] { $man } is offside and must go back, but somebody is in the way: which way round does he go?
    [wall] { $man } goes into the wall, but somebody is in the way: which way round does he go?
   *[clear] { $man } must leave the penalty area, but somebody is in the way: which way round does he go?
}
ask-ch-reloc = { $man } must make room: where does he go?
ask-ch-row-two = { $man } may not wait in front of the goal: where does he step back to?
ask-ch-drop = No kick is possible: where is the ball put down?
ask-ch-injured = { $man } is carried off: who comes on?
ask-ch-make-way = The reserve keeper comes on: who goes off?
ask-ch-stand-in = Who goes in goal?
ask-ch-surplus = Too many players are warming up: who sits down again?
ask-ch-sub = { $man } comes on: who goes off?
ask-ch-entry = Where does { $man } come on?
ask-ch-thrower = Who takes the throw-in?
ask-ch-taker = Who takes the corner, and from where?
ask-ch-wall = Who forms the wall?
ask-ch-victim-man = Who stands by the ball?
ask-ch-wall-man = Who goes into the wall?
ask-ch-beside = On which side of the ball does your player stand?
ask-ch-penalty = Who takes the penalty?
ask-ch-shooter = Who takes your next penalty?
ask-ch-roll-kick-off = Rolling for the kick-off.
ask-ch-roll-turn = Rolling for the turn.
ask-ch-roll-keeper = Rolling for the goalkeeper's kick.
ask-ch-roll-restart = Rolling for the restart.
ask-ch-roll-intercept = Rolling for the interception: 1, 2 or 3.
ask-ch-roll-save = Rolling for the save: 1 to 4.
ask-ch-roll-shoot-out = Rolling for the penalty.
ask-ch-over = The match is over.

## What is refused

refusal-ch-bad-seats = Champions 2020 is for exactly two coaches.
refusal-ch-bad-version = Version { $version } of these rules does not exist.
refusal-ch-unknown-option = There is no option “{ $option }”.
refusal-ch-bad-option = “{ $value }” is not possible for { $option }.
refusal-ch-bad-absent = List the missing players by shirt number, 1 to 20, each once.
refusal-ch-no-eleven = Too many players are missing to field a team.
refusal-ch-bad-answer = “{ $text }” is not a move in this game.
refusal-ch-bad-position = This position cannot be read at “{ $word }”.
refusal-ch-over = The match is over.
refusal-ch-dice-first = The die has to be rolled first.
refusal-ch-not-asked = It is your opponent's decision.
refusal-ch-no-such-answer = That is not a move in this game.
refusal-ch-not-possible = “{ $answer }” is not possible now.
refusal-ch-not-on-pitch = { $man } is not on the pitch.
refusal-ch-not-your-man = { $man } is not on your team.
refusal-ch-free-kick-must-kick = You must take the free kick as long as someone can reach the ball.
refusal-ch-no-such-cell = That cell does not exist.
refusal-ch-goal-closed = Only the goalkeeper may stand in his goal: { $man } cannot go to { $cell }.
refusal-ch-ball-there = The ball is on { $cell }: whoever runs onto it must kick it.
refusal-ch-occupied = { $cell } is occupied.
refusal-ch-no-way = { $man } has no free path to { $cell }.
refusal-ch-too-far = { $man } needs { $steps } steps to reach { $cell }, but you rolled { $roll }.
refusal-ch-not-exactly = You must use all { $roll } steps, and { $man } cannot end on { $cell } with exactly that many.
refusal-ch-goal-area = A field player may stop in the goal area only while the ball is in row 1, so not on { $cell }.
refusal-ch-area-full = Your penalty area is full: four field players at most, one of them in the goal area.
refusal-ch-chain = That would make a chain of more than nine players.
refusal-ch-cuts-off-ball = That would cut a team off from the ball.
refusal-ch-barred = { $man } took the restart and must wait until someone else has touched the ball.
refusal-ch-ball-not-reached = { $why ->
    [too-far] { $man } needs { $needs } steps to the ball, and you rolled { $roll }.
    [shut-in] { $man } has no free way to the ball.
   *[other] { $man } cannot reach the ball in exactly { $steps } of { $roll } steps.
}
refusal-ch-ball-too-far = Nobody gets to the ball with a { $roll }: { $man }, the nearest, needs { $steps } steps.
refusal-ch-ball-shut-in = Your players have no free path to the ball.
refusal-ch-no-kick = { $man } could not kick from there.
refusal-ch-not-in-area = The ball is not in your goalkeeper's penalty area.
refusal-ch-back-pass = Your own team played the ball last, so the goalkeeper may not pick it up.
refusal-ch-not-exactly-there = The goalkeeper needs exactly { $steps }, but you rolled { $roll }.
refusal-ch-push-needs-one = A shoulder push needs a roll of 1; you rolled { $roll }.
refusal-ch-push-nearest-only = { $man } can only push a neighbour who is his team's nearest player to the ball.
refusal-ch-push-blocked = You cannot push here: someone would end up on the ball, in a goal or off the board.
refusal-ch-out-of-field = { $man } may not kick the ball out of play.
refusal-ch-opponent-there = { $man } is in the way on { $cell }.
refusal-ch-offside = { $man } is offside.
refusal-ch-too-many-cells =
    That takes { $cells ->
        [one] { $cells } pip
       *[other] { $cells } pips
    }, and { $man } has { $left }.
refusal-ch-leg-ends-there = The pass ends at { $man } on { $cell }.
refusal-ch-must-shoot = { $man } must shoot straight at goal.
refusal-ch-keeper-there = { $man } stands in this half of the goal. Shoot at the other half.
refusal-ch-own-goal = That is your own goal.
refusal-ch-no-shot = From here no shot reaches this half of the goal.
refusal-ch-too-many-touches = Six touches are the most allowed.
refusal-ch-one-curve = The ball may curve only once on its way to the next player, by 45 degrees.
refusal-ch-cannot-go-on = { $man } could not use up the remaining pips from { $cell }.
refusal-ch-pips-left = You must use every pip: { $left } would be left.
refusal-ch-has-touched = { $man } has already touched the ball this turn.
refusal-ch-not-a-chase = { $man } must run straight at the ball: two steps, or one if that puts him next to it.
refusal-ch-mate-is-nearer = A team-mate would be just as close to the ball as { $man }.

## How it ends

end-ch-time = Decided in normal time: the clock has run out.
end-ch-draw = The match ends in a draw.
end-ch-golden-goal = { $you ->
    [yes] You win
   *[no] { $name } wins
} with the golden goal.
end-ch-shoot-out = { $you ->
    [yes] You win
   *[no] { $name } wins
} on penalties.
end-ch-forfeit = { $you ->
    [yes] You win:
   *[no] { $name } wins:
} the other side has fewer than seven players.
