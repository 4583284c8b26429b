### Captions of the pictures in the rule books.

diagram-champions-pitch = Home's end: corner cells (1), corner-wall cells (2), goal (3), goal area (4) and penalty area (5). Framed: the penalty spots and the centre cells.
diagram-champions-walk = A walk of five steps: straight only, around the opponents, every pip used.
diagram-champions-run-and-kick = A roll of 4: two steps onto the ball leave three pips for the kick.
diagram-champions-curve = One curve of 45 degrees takes the ball past an opponent.
diagram-champions-pass-on = Number 9 plays the ball on in a new direction. His own cell costs nothing.
diagram-champions-chase = After the kick number 9 makes two steps, each nearer to the ball.
diagram-champions-offside = Number 9 is offside: fewer than two opponents are as near to their goal line. Number 10 is level with one of them and may be reached.
diagram-champions-save = The keeper's chance on each cell of the flight: three quarters beside him, a quarter less for every further step.
diagram-champions-chances = Hatched: the first cell of the flight beside each opponent. There he may try.
diagram-champions-deflected = Number 5 stepped from the framed cell onto the way of the ball and has it: it flies on in the direction of his step.
diagram-champions-throw-in = The thrower stands outside the line and plays to number 8, who plays the ball on.
diagram-champions-corner = The taker steps to the corner cell; a defender stands on the corner-wall cell.
diagram-champions-wall = The wall man has slid two cells; the hatched ring is clear of his team-mates.
diagram-champions-push = With a 1 number 9 pushes his opponent, who pushes the man behind him.

diagram-counter-attack-directions = The six directions of a loose ball, by the first die.
diagram-counter-attack-influence = Hatched: the first ring, where he steals, intercepts and blocks with a 6. Framed: the second ring, where he contests headers with −1.
diagram-counter-attack-steal = Stepping next to a defender lets him steal with a 6. The lower way keeps clear of him.
diagram-counter-attack-tackle = A defender who ends his move on a framed hex may tackle.
diagram-counter-attack-blocked-pass = The pass to number 7 is free; that to number 9 would go through an opponent and cannot be declared.
diagram-counter-attack-interception = Number 5 stands next to the way of the ball and intercepts with a 6; number 4 is too far away.
diagram-counter-attack-high-pass = While a high pass is in the air each team may move one player up to three hexes.
diagram-counter-attack-header = Up to one hex from the ball without a penalty, two hexes away with −1.
diagram-counter-attack-block = On the way of the shot a defender blocks with 5 or 6, beside it with 6.
diagram-counter-attack-dive = In his own column the keeper reaches three hexes to either side.
diagram-counter-attack-offside = Number 9 is offside, number 10 is level with the second last opponent and is not.
diagram-counter-attack-retreat = Opponents leave the hatched hexes for one at distance three.

diagram-toto-form = Home win, away win, draw: 1, 2 and 3 at the end of each row.
diagram-toto-number = Only the next number fits: a 2 after one goal, a 3 after two, a 4 after three.
diagram-toto-whistle = A whistle takes the last goal back: 3–2 becomes 3–1 again.
diagram-toto-result = The results in these rows: 1, 2, 3 and, for 2–2, 3 again.
