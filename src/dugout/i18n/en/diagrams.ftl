### Captions of the pictures in the rule books.

diagram-champions-pitch = The home end: corner cells (1), corner-wall cells (2), goal (3), goal area (4) and penalty area (5). Outlined: the penalty spots and the centre cells.
diagram-champions-walk = A walk of five steps: no diagonals, round the opponents, every pip used.
diagram-champions-run-and-kick = A roll of 4: two steps onto the ball leave three pips for the kick.
diagram-champions-curve = One curve of 45 degrees takes the ball past an opponent.
diagram-champions-pass-on = Number 9 plays the ball on in a new direction. His own cell costs nothing.
diagram-champions-chase = After the kick number 9 takes two steps, each closer to the ball.
diagram-champions-offside = Number 9 is offside: fewer than two opponents are as close to their goal line. Number 10 is level with one of them and onside.
diagram-champions-save = The goalkeeper's chance on each cell of the ball's path: three quarters next to him, a quarter less for every further step.
diagram-champions-chances = Hatched: the first cell of the path next to each opponent. There he may try to intercept.
diagram-champions-deflected = Number 5 stepped from the outlined cell into the path of the ball and won it: it flies on in the direction of his step.
diagram-champions-throw-in = The thrower stands outside the line and plays to number 8, who plays the ball on.
diagram-champions-corner = The taker steps to the corner cell; a defender stands on the corner-wall cell.
diagram-champions-wall = The player in the wall has moved back two cells; the hatched ring is clear of his team-mates.
diagram-champions-push = With a 1, number 9 pushes his opponent, who pushes the player behind him.

diagram-counter-attack-directions = The six directions of a loose ball, by the first die.
diagram-counter-attack-influence = Hatched: the first ring, where he steals, intercepts and blocks on a 6. Outlined: the second ring, where he challenges for headers with −1.
diagram-counter-attack-steal = A step next to a defender lets him steal the ball on a 6. The lower path stays clear of him.
diagram-counter-attack-tackle = A defender who ends his move on an outlined hex may tackle.
diagram-counter-attack-blocked-pass = The pass to number 7 is free; the pass to number 9 would go through an opponent and is not allowed.
diagram-counter-attack-interception = Number 5 is next to the path of the ball and intercepts on a 6; number 4 is too far away.
diagram-counter-attack-high-pass = While a high pass is in the air each team may move one player up to three hexes.
diagram-counter-attack-header = Up to one hex from the ball: no penalty. Two hexes away: −1.
diagram-counter-attack-block = A defender in the path of the shot blocks it on a 5 or 6, one next to the path on a 6.
diagram-counter-attack-dive = In his own column the goalkeeper reaches three hexes to either side.
diagram-counter-attack-offside = Number 9 is offside; number 10 is level with the second-last opponent and onside.
diagram-counter-attack-retreat = Opponents move from the hatched hexes to one three hexes away.

diagram-toto-form = Home win, away win, draw: 1, 2 and 3 at the end of each row.
diagram-toto-number = Only the next number fits: a 2 after one goal, a 3 after two, a 4 after three.
diagram-toto-whistle = A whistle takes the last goal back: 3–2 becomes 3–1 again.
diagram-toto-result = The results of these rows: 1, 2, 3 and, for 2–2, 3 again.
