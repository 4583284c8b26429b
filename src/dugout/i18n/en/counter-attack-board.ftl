### Counter Attack: questions to the reader, letters of choices, and what lies beyond the edge of a small screen.

## Questions that are put to you

your-ca-kickoff-pass = You kick off: pass the ball.
your-ca-action = You have the ball: what next?
your-ca-move-a = You attack: { $left } of 4 moves left.
your-ca-move-b = You defend: { $left } of 5 moves left.
your-ca-move-c = { $left ->
    [one] One last short move for you.
   *[other] Up to { $left } short moves for you.
}
your-ca-dribble = You dribble: carry on or stop?
your-ca-reposition = Where does { $piece } go with the ball?
your-ca-foul = You were fouled: play on or take the free kick?
your-ca-substitute = Do you want to make a substitution?
your-ca-remove = Who misses the match?
your-ca-place = Place your team for the kick-off.
your-ca-replace = Round { $round } of 3: you may place { $left ->
    [one] one more player
   *[other] up to { $left } players
}.
your-ca-penalty-place = Line up outside the area.
your-ca-scenario-place = Place your team.
your-ca-put = Where should { $piece } stand?
your-ca-snapshot = A snapshot is on: shoot or keep the ball?
your-ca-keeper-step = The ball comes into your area: does your keeper take a step?
your-ca-dive = Does your keeper dive at his feet?
your-ca-tackle = Do you tackle?
your-ca-free-moves = Before play goes on, these players may move up to 6 hexes.
your-ca-snap-move = You may move one player up to 2 hexes before the snapshot.
your-ca-aim = Where do you aim?
your-ca-corner-side = From which side do you take the corner?
your-ca-air-move = The ball is in the air: you may move one player up to 3 hexes.
your-ca-first-move = You may move one player one hex.
your-ca-long-keeper = Does your keeper come off his line?
your-ca-jump = Who goes up for the header?
your-ca-head = You win the header: where does it go?
your-ca-head-or-move = Nobody challenges you: head it or let it drop?
your-ca-keeper-kick = Where does your keeper kick it?
your-ca-goal-kick = Place the ball for your goal kick.
your-ca-taker = { $restart ->
    [1] Who takes the kick-off?
    [2] Who takes the goal kick?
    [3] Your corner: who takes it?
    [4] Your throw-in: who takes it?
    [5] Your free kick: who takes it?
   *[other] Your penalty: who takes it?
}
your-ca-retreat = Too close: move him away from the ball.
your-ca-set-piece = Your set piece: what will you do?
your-ca-throw = Your throw-in: throw it to somebody.
your-ca-emergency = Who goes in goal?
your-ca-order = Who takes your next penalty?

## Choices with letters

ca-bearing = { $to ->
    [goal] Forward
    [wing] Down the wing
    [inside] Inside
    [wide] Out wide
   *[back] Back
}
ca-bearing-side = { $where }, { $side ->
    [far-left] far left
    [far-right] far right
    [left] left
    [middle] straight on
   *[right] right
}
ca-corner-side = { $side ->
    [left] Corner from the left
   *[right] Corner from the right
}
ca-free = free
ca-beside = next to { $men }
ca-why-not = Why not:

## A small screen

ca-walk = { $to ->
    [next] Next player
   *[last] Previous player
}
ca-edge = { $side ->
    [up] Further up: { $names }
    [down] Further down: { $names }
    [left] To the left: { $names }
   *[right] To the right: { $names }
}
ca-edge-ball = the ball
