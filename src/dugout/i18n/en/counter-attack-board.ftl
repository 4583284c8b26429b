### Counter Attack: questions to the reader, letters of choices, and what lies beyond the edge of a small screen.

## Questions that are put to you

ca-your-kickoff-pass = You kick off: pass the ball.
ca-your-action = You have the ball: what next?
ca-your-move-a = You attack: { $left } of 4 moves left.
ca-your-move-b = You defend: { $left } of 5 moves left.
ca-your-move-c = { $left ->
    [one] One last short move for you.
   *[other] Up to { $left } short moves for you.
}
ca-your-dribble = You dribble: carry on or stop?
ca-your-reposition = Where does he come out?
ca-your-foul = You were fouled: play on or take the free kick?
ca-your-substitute = Do you want to make a substitution?

## Choices with letters

ca-bearing = { $to ->
    [goal] Forward, towards goal
    [wing] Forward, to the wing
    [inside] Inside
    [wide] Out wide
   *[back] Back
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
