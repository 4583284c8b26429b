### Champions 2020: events (ev-ch-…), questions (ask-ch-…), refusals (refusal-ch-…), ends (end-ch-…), options.
###
### Variables have the names of the game's event fields. Before a sentence is made, they become words:
### - a seat ($seat) becomes the coach's name;
### - a man ($man, $mate, $victim, $out, $keeper) becomes his name or team and shirt;
### - a cell ($cell, $start, $end) becomes its text (e7), a direction ($direction, $turned) its compass name;
### - all others stay numbers.

## What happens

ev-ch-lineup-chosen = { $seat } has chosen a line-up.
ev-ch-lineup = { $seat } starts with { $keeper } in goal and { $defenders }-{ $midfielders }-{ $attackers }.
ev-ch-keeper-placed = { $man } stands in goal on { $cell }.
ev-ch-placed = { $man } starts on { $cell }.
ev-ch-to-centre = { $man } goes to the centre spot, { $cell }.
ev-ch-kick-off-roll = { $face ->
    [1] { $seat } rolls 1 for the kick-off. A 1 does not count here: { $seat } rolls again.
   *[other] { $seat } rolls { $face } for the kick-off.
}
ev-ch-kick-off = { $man } kicks off with { $budget ->
    [one] 1 pip
   *[other] { $budget } pips
}.
ev-ch-turn = Turn of { $seat }.
ev-ch-warm-up = { $man } warms up.
ev-ch-roll = { $again ->
    [keeper] { $seat } rolls 1 for the keeper's kick. The keeper does not kick with a 1: unless time is up, { $seat } rolls again.
    [shoot-out] { $seat } rolls 1. A 1 does not count here: { $seat } rolls again.
   *[no] { $seat } rolls { $face }.
}
ev-ch-roll-again = A 1 does not count here: { $seat } rolls again.
ev-ch-no-action = { $seat } has no action with a { $face }: the turn passes.
ev-ch-walk = { $man } walks from { $start } to { $cell }.
ev-ch-run = { $man } runs onto the ball on { $cell } in { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
ev-ch-pass = { $man } passes to { $mate } on { $end }.
ev-ch-kick = { $man } plays the ball from { $start } to { $end }.
ev-ch-shot = { $man } shoots at goal from { $start }!
ev-ch-taken-back = { $man }: the last step of the plan is taken back.
ev-ch-budget-lowered = { $man } cannot use { $budget } pips and plays with { $lower }.
ev-ch-dropped = { $man } cannot kick at all; the ball is laid down on { $cell }.
ev-ch-chase = { $man } chases the ball to { $cell }.
ev-ch-attempt = { $man } steps in on { $cell } to intercept.
ev-ch-attempt-failed = { $man } misses the ball (D3: { $face }).
ev-ch-intercepted = { $man } intercepts on { $cell }! The ball bounces { $direction } for { $length ->
    [one] 1 cell
   *[other] { $length } cells
}.
ev-ch-loose = The loose ball flies from { $start } to { $end }.
ev-ch-hit = { $man } gets the loose ball on { $cell } and must play it on with { $budget ->
    [one] 1 pip
   *[other] { $budget } pips
}.
ev-ch-rest = The ball lies on { $cell }.
ev-ch-no-save = { $seat } has no save against this shot.
ev-ch-dive = { $man } dives to { $cell }: { $quarters }/4 to stop it.
ev-ch-beaten = { $man } is beaten (D4: { $face }).
ev-ch-saved = { $man } parries the ball (D4: { $face }).
ev-ch-caught = { $man } holds the ball on { $cell } (D4: { $face }).
ev-ch-rebound = Rebound! The ball comes off { $man } on { $cell } to the { $direction }.
ev-ch-hands = Hands! { $man } stops the ball outside the penalty area on { $cell }.
ev-ch-goal = Goal for { $seat }! { $home }–{ $away }.
ev-ch-pick-up = { $man } picks up the ball on { $cell }.
ev-ch-push = { $man } uses the shoulder.
ev-ch-pushed = { $man } is pushed from { $start } to { $cell }.
ev-ch-pulled-back = { $man } is offside and goes back to { $cell }.
ev-ch-row-one = { $man } leaves row 1 for { $cell }.
ev-ch-moves-in = { $man } moves in to { $cell }.
ev-ch-relocated = { $man } makes room and goes to { $cell }.
ev-ch-out = The ball is out; { $man } was the last to touch it.
ev-ch-award = { $restart ->
    [1] { $seat } restarts after the goal.
    [2] Goal kick for { $seat }.
    [3] Throw-in for { $seat } at { $cell }.
    [4] Corner for { $seat }.
    [5] Free kick for { $seat } on { $cell }.
    [6] Free kick for { $seat } on { $cell } after hands.
    [7] Penalty for { $seat }!
   *[other] { $seat } restarts.
}
ev-ch-thrower = { $man } takes the throw-in at { $cell }.
ev-ch-thrower-back = { $man } comes back onto the field at { $cell }.
ev-ch-shift = { $man } moves up from { $start } to { $cell }.
ev-ch-corner-taker = { $man } takes the corner from { $cell }.
ev-ch-corner-wall = { $man } is the wall on { $cell }.
ev-ch-corner-step = { $man } steps to the ball on { $cell }.
ev-ch-foul = Foul! { $man } brings down { $victim } on { $cell }.
ev-ch-yellow = Yellow card for { $man }.
ev-ch-red = Red card for { $man }!
ev-ch-injury = { $man } is hurt and gets a bandage.
ev-ch-carried-off = { $man } cannot go on and is carried off.
ev-ch-stands-by = { $man } stands by the ball on { $cell }.
ev-ch-wall-man = { $man } goes into the wall.
ev-ch-wall-slides = { $man } takes the distance on { $cell }.
ev-ch-clears = { $man } leaves the penalty area for { $cell }.
ev-ch-penalty-taker = { $man } puts the ball on the spot, { $cell }.
ev-ch-sub = { $man } comes on for { $out }.
ev-ch-not-replaced = Nobody comes on for { $man }.
ev-ch-stand-in = { $man } goes in goal.
ev-ch-enters = { $man } comes on at { $cell }.
ev-ch-back-to-bench = { $man } goes back to the bench.
ev-ch-forfeit = { $seat } has fewer than seven players and forfeits the match.
ev-ch-clock = The clock shows { $minute } minutes.
ev-ch-extra-time = Level at { $home }–{ $away } after 90 minutes: extra time, and the next goal wins.
ev-ch-extra-time-over = Still { $home }–{ $away } after extra time: penalty shoot-out.
ev-ch-shooter = { $man } walks up to the spot, { $cell }.
ev-ch-shot-taken = { $scored ->
    [0] Not scored! Shoot-out { $home }–{ $away }.
   *[other] Scored! Shoot-out { $home }–{ $away }.
}
ev-ch-full-time = { $ending ->
    [2] Golden goal! The match is over: { $home }–{ $away }.
    [3] The shoot-out is decided. Score of the match: { $home }–{ $away }.
    [4] The match is abandoned: { $home }–{ $away }.
   *[other] Full time: { $home }–{ $away }.
}

## What is asked

ask-ch-lineup = Choose your keeper and ten field players in lines of 2 to 4.
ask-ch-keeper = On which goal cell does your keeper stand?
ask-ch-line = { $line ->
    [1] Place your defenders.
    [2] Place your midfielders.
   *[other] Place your attackers.
}
ask-ch-centre = Who goes to the centre spot?
ask-ch-turn = Roll, or send somebody to warm up first.
ask-ch-foul = A foul cannot be avoided. Who fouls whom?
ask-ch-action = You rolled { $roll }: walk, or run onto the ball and kick.
ask-ch-leg = { $man } has the ball and { $rem ->
    [one] 1 pip
   *[other] { $rem } pips
}: where does it go?
ask-ch-chase = Does somebody chase the ball?
ask-ch-intercept = The ball passes { $cell }: who tries to intercept?
ask-ch-dive = A shot with { $left } left: where does your keeper dive?
ask-ch-rebound = To which side does the ball bounce?
ask-ch-step = { $man } is blocked: to which side does he step?
ask-ch-reloc = { $man } must make room: where does he go?
ask-ch-row-two = { $man } leaves row 1: through which column?
ask-ch-drop = No kick is possible: where is the ball laid down?
ask-ch-injured = { $man } is carried off: who comes on?
ask-ch-make-way = The reserve keeper comes on: who makes way?
ask-ch-stand-in = Who goes in goal?
ask-ch-surplus = Too many are warming up: who goes back to the bench?
ask-ch-sub = { $man } comes on: for whom?
ask-ch-entry = Where does { $man } come on?
ask-ch-thrower = Who takes the throw-in?
ask-ch-taker = Who takes the corner, and from where?
ask-ch-wall = Who is the wall?
ask-ch-victim-man = Who stands by the ball?
ask-ch-wall-man = Who goes into the wall?
ask-ch-beside = On which side of the ball does your player stand?
ask-ch-penalty = Who takes the penalty, and from which cell?
ask-ch-shooter = Who kicks, and from which cell?
ask-ch-roll-kick-off = The dice for the kick-off are rolled.
ask-ch-roll-turn = The die of the turn is rolled.
ask-ch-roll-keeper = The die for the keeper's kick is rolled.
ask-ch-roll-restart = The die for the restart is rolled.
ask-ch-roll-intercept = The D3 for the interception is rolled.
ask-ch-roll-save = The D4 for the save is rolled.
ask-ch-roll-shoot-out = The die for the penalty is rolled.
ask-ch-over = The match is over.

## What is refused

refusal-ch-bad-seats = Champions 2020 is for exactly two coaches.
refusal-ch-bad-version = These rules do not exist in version { $version }.
refusal-ch-unknown-option = There is no option “{ $option }”.
refusal-ch-bad-option = “{ $value }” is not possible for { $option }.
refusal-ch-bad-absent = The list of absent players must name shirts from 1 to 20, each once.
refusal-ch-no-eleven = Too many players are absent to line up.
refusal-ch-bad-answer = “{ $text }” is not an answer in this game.
refusal-ch-bad-position = The position cannot be read at “{ $word }”.
refusal-ch-over = The match is over.
refusal-ch-dice-first = A die has to be rolled first.
refusal-ch-not-asked = The other coach decides now.
refusal-ch-no-such-answer = That is no answer in this game.
refusal-ch-not-possible = “{ $answer }” is not possible now.
refusal-ch-not-on-pitch = { $man } is not on the pitch.
refusal-ch-not-your-man = { $man } is not in your team.
refusal-ch-free-kick-must-kick = A free kick must be played as long as somebody can reach the ball.
refusal-ch-no-such-cell = There is no such cell.
refusal-ch-goal-closed = Only the keeper may be in his goal: { $cell } is closed to { $man }.
refusal-ch-ball-there = The ball lies on { $cell }: running onto it means kicking it.
refusal-ch-occupied = { $cell } is occupied.
refusal-ch-no-way = There is no free way for { $man } to { $cell }.
refusal-ch-too-far = { $man } needs { $steps } steps to { $cell }, and you rolled { $roll }.
refusal-ch-not-exactly = All { $roll } steps must be used; { $man } cannot end on { $cell } with exactly that many.
refusal-ch-goal-area = A field player may stop in the goal area only while the ball lies in row 1: not on { $cell }.
refusal-ch-area-full = Your penalty area is full: at most four field players, one of them in the goal area.
refusal-ch-chain = That would make a chain of more than nine players.
refusal-ch-cuts-off-ball = Both teams must be able to reach the ball over the field.
refusal-ch-barred = { $man } has restarted the game and must wait until somebody else has touched the ball.
refusal-ch-ball-not-reached = { $man } cannot reach the ball in exactly { $steps } of { $roll } steps.
refusal-ch-ball-too-far = Nobody gets to the ball with a { $roll }: { $man }, the nearest, needs { $steps } steps.
refusal-ch-ball-shut-in = No free way leads your players to the ball.
refusal-ch-no-kick = { $man } would have no kick from there.
refusal-ch-not-in-area = The ball does not lie in your keeper's penalty area.
refusal-ch-back-pass = Your own team kicked the ball last: the keeper may not pick it up.
refusal-ch-not-exactly-there = The keeper needs exactly { $steps }, and you rolled { $roll }.
refusal-ch-push-needs-one = A shoulder push needs a roll of 1; you rolled { $roll }.
refusal-ch-push-nearest-only = { $man } can push only a neighbour who is nearest to the ball in his team.
refusal-ch-push-blocked = The push is not possible: somebody would end on the ball, in a goal or off the board.
refusal-ch-out-of-field = { $man } may not kick the ball out of the field.
refusal-ch-opponent-there = { $man } stands in the way on { $cell }.
refusal-ch-offside = { $man } is offside.
refusal-ch-too-many-cells = { $man } has not enough pips for that.
refusal-ch-leg-ends-there = The pass ends at { $man } on { $cell }.
refusal-ch-must-shoot = { $man } must shoot straight at goal.
refusal-ch-too-many-touches = Six touches are the limit.
refusal-ch-one-curve = The ball may bend once on its way to the next player, by 45 degrees.
refusal-ch-cannot-go-on = { $man } could not use up the remaining pips from { $cell }.
refusal-ch-pips-left = All pips must be used: { $left } would be left.
refusal-ch-has-touched = { $man } has touched the ball in this turn.
refusal-ch-not-a-chase = { $man } must run straight at the ball: two steps, or one to stand beside it.
refusal-ch-mate-is-nearer = A team-mate would be as near to the ball as { $man }.

## How it ends

end-ch-time = The match is won on time.
end-ch-draw = The match ends in a draw.
end-ch-golden-goal = { $name } wins by the golden goal.
end-ch-shoot-out = { $name } wins on penalties.
end-ch-forfeit = { $name } wins: the other side has fewer than seven players.

## Options

option-champions-profile = Rules
    .help = Starter leaves out fouls, cards, injuries, pick-ups, shoulder pushes and substitutions.
    .full = All rules
    .starter = Starter
option-champions-match = Match
    .help = A friendly may end level; the others go on to extra time and a shoot-out.
    .friendly = Friendly
    .decided = A winner is needed
    .competition = Competition
option-champions-clock = Clock
    .help = Ones: every counted 1 moves the clock six minutes. Rolls: every die is a minute.
    .ones = Ones
    .rolls = Rolls
option-champions-home_absent = Absent at home
    .help = Shirts that the home team must do without.
option-champions-away_absent = Absent away
    .help = Shirts that the away team must do without.
