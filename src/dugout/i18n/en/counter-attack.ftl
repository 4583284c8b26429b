### Counter Attack: events (ev-ca-…), questions (ask-ca-…), refusals (refusal-ca-…), ends (end-ca-…), options.
###
### Variables have the names of the game's event fields. Before a sentence is made, they become words:
### - a seat ($seat) becomes the name of its team, or of whoever leads it;
### - a piece ($piece, $carrier, $scorer, …) becomes shirt and name, such as "9 Kofi Asarebi"; nobody becomes "nobody";
### - a hex ($target, $at) becomes the part of the pitch it lies in; a card becomes the name on it;
### - $formation becomes "4-4-2", and $men is how many the smaller team lines up; $referee becomes a name; $restart, $play and $period stay numbers.

## Squads and line-ups

ev-ca-first-pick = { $seat } picks first.
ev-ca-card-open = { $card } is open.
ev-ca-picked = { $seat } takes { $card }.
ev-ca-keeper-drawn = { $seat } has the keeper { $card }.
ev-ca-lineup-in = The line-up of { $seat } is in.
ev-ca-wears = { $piece } is squad number { $member }.
ev-ca-formation = { $men ->
    [11] { $seat } plays { $formation }.
   *[other] { $seat } lines up.
}
ev-ca-formations = { $men ->
    [11] The teams line up: { $home } at home, { $away } away.
   *[other] The teams line up.
}
ev-ca-referee = The referee is { $referee }, Leniency { $leniency }.
ev-ca-removed = { $piece } is missing from the start.

## Time

ev-ca-toss = { $seat } wins the toss.
ev-ca-period = { $period ->
    [1] The match begins.
    [2] The second half begins.
    [3] Extra time begins.
    [4] The second period of extra time begins.
   *[other] A new period begins.
}
ev-ca-minute = Minute { $minute }.
ev-ca-period-over = { $period ->
    [1] The whistle for the end of the period: { $home }–{ $away }.
    [2] The second half is over: { $home }–{ $away }.
    [3] Half-time of extra time: { $home }–{ $away }.
   *[other] The period is over: { $home }–{ $away }.
}
ev-ca-second-leg = The first leg ended { $home }–{ $away }. Roles are exchanged for the second.
ev-ca-full-time = Full time: { $home }–{ $away }.
ev-ca-forfeit = { $seat } has too few players left and forfeits.

## Moving

ev-ca-phase = Movement phase: { $seat } moves first.
ev-ca-phase-over = The movement phase is over.
ev-ca-run = { $piece } runs – { $target }.
ev-ca-dribble = { $piece } dribbles – { $target }.
ev-ca-free-move = { $piece } moves freely – { $target }.
ev-ca-snap-move = { $piece } reacts and moves – { $target }.
ev-ca-air-move = { $piece } moves under the ball – { $target }.
ev-ca-first-move = { $piece } shifts – { $target }.
ev-ca-keeper-run = { $piece } comes out – { $target }.
ev-ca-keeper-step = { $piece } takes a step – { $target }.
ev-ca-keeper-to = { $piece } ends up off his line – { $target }.
ev-ca-reposition = { $piece } goes on – { $target }.
ev-ca-retreat = { $piece } has to retreat – { $target }.
ev-ca-placed = { $piece } takes his place – { $target }.

## The ball changes hands

ev-ca-possession = { $piece } has the ball.
ev-ca-holds = { $piece } holds the ball.
ev-ca-steal-roll = { $piece } goes for the ball of { $carrier } and rolls { $die }.
ev-ca-steal = { $piece } steals the ball from { $carrier }!
ev-ca-tackle = { $piece } tackles { $carrier }.
ev-ca-reckless = { $piece } goes in recklessly on { $carrier }.
ev-ca-reckless-roll = { $piece } rolls { $die }.
ev-ca-dive = { $piece } dives at the feet of { $carrier }.
ev-ca-dribbler-roll = { $piece } rolls { $die }: { $score }.
ev-ca-tackler-roll = { $piece } rolls { $die }: { $score } against { $against }.
ev-ca-tackle-failed = { $carrier } gets past { $piece }.
ev-ca-tackle-won = { $piece } wins the ball from { $carrier }.
ev-ca-tie = A tie between { $piece } and { $other }.

## Passes and headers

ev-ca-pass = { $play ->
    [2] { $piece } plays a short pass – { $target }.
    [3] { $piece } throws the ball – { $target }.
    [4] { $piece } plays it first time – { $target }.
   *[other] { $piece } passes – { $target }.
}
ev-ca-interception-roll = { $piece } stretches for the ball: { $die }, needs { $need }.
ev-ca-interception = { $piece } intercepts the pass of { $passer }!
ev-ca-received = { $piece } receives the pass of { $passer }.
ev-ca-into-space = { $piece } has played the ball into space – { $target }.
ev-ca-high = { $play ->
    [7] { $piece } kicks from the hands – { $target }.
    [8] { $piece } takes the goal kick – { $target }.
    [14] { $piece } swings the corner in – { $target }.
   *[other] { $piece } plays it high – { $target }.
}
ev-ca-long = { $piece } hits a long ball – { $target }.
ev-ca-accuracy-roll = { $piece } rolls { $die }: { $score }, needs { $need }.
ev-ca-inaccurate = The high ball of { $piece } goes astray, to { $receiver }.
ev-ca-too-far = The long ball of { $piece } is too long and comes down – { $target }.
ev-ca-jumps = { $piece } goes up for the header.
ev-ca-jump-roll = { $piece } rolls { $die }: { $score }.
ev-ca-heads = { $piece } wins the header.
ev-ca-beats-keeper = { $piece } beats { $keeper } in the air!
ev-ca-claims = { $piece } claims the ball.
ev-ca-drops = Nobody heads; the ball drops – { $at }.
ev-ca-headed-pass = { $piece } heads the ball – { $target }.
ev-ca-header = { $piece } heads at goal!

## Shots

ev-ca-shot = { $piece } shoots!
ev-ca-snapshot = { $piece } tries a snapshot!
ev-ca-block-roll = { $piece } throws himself in the way: { $die }, needs { $need }.
ev-ca-block = { $piece } blocks the shot of { $shooter }.
ev-ca-shot-roll = { $piece } rolls { $die }: { $score }.
ev-ca-save-roll = { $piece } rolls { $die }: { $score } against { $against }.
ev-ca-save = { $piece } saves!
ev-ca-parry-roll = { $piece } rolls { $die } to hold the ball.
ev-ca-turned-behind = { $piece } turns the ball behind.
ev-ca-wide = { $piece } shoots wide.
ev-ca-goal = GOAL for { $seat } in minute { $minute }! Scorer: { $scorer }. { $home }–{ $away }.
ev-ca-penalty-roll = { $piece } takes the penalty and rolls { $die }: { $score }.

## Loose balls

ev-ca-loose = The ball runs loose – { $at }.
ev-ca-direction-roll = Direction { $die }.
ev-ca-runs-loose = The ball rolls – { $target }.
ev-ca-hits = The ball runs to { $piece }.
ev-ca-rests = The ball comes to rest – { $at }.
ev-ca-stop-roll = { $piece } reaches for the deflected ball and rolls { $die }.
ev-ca-out = The ball goes out over the touchline.
ev-ca-behind = The ball goes behind.
ev-ca-clearance = The defence has cleared the ball.

## Fouls

ev-ca-foul = Foul by { $piece } on { $carrier }.
ev-ca-professional = Nobody was covering: a professional foul by { $piece }.
ev-ca-injury-roll = Is { $piece } hurt? The die shows { $die }.
ev-ca-injured = { $piece } is injured; Pace is now { $pace }.
ev-ca-card-roll = The referee looks at { $piece }: { $die }, Leniency { $leniency }.
ev-ca-yellow = Yellow card for { $piece }.
ev-ca-red = { $piece } is sent off.
ev-ca-plays-on = { $seat } plays on.
ev-ca-offside = { $piece } is offside.

## Restarts

ev-ca-restart = { $restart ->
    [1] Kick-off for { $seat }.
    [2] Goal kick for { $seat }.
    [3] Corner for { $seat }.
    [4] Throw-in for { $seat }.
    [5] Free kick for { $seat }.
   *[other] Penalty for { $seat }!
}
ev-ca-taker = { $piece } will take it.
ev-ca-at-ball = { $piece } stands at the ball – { $at }.
ev-ca-substitution = { $piece } comes on: number { $on } of the squad for number { $off }.
ev-ca-emergency-keeper = { $piece } goes in goal.

## Shoot-out

ev-ca-shootout = A penalty shoot-out decides.
ev-ca-shootout-order = { $piece } takes kick { $number }.
ev-ca-shootout-goal = { $piece } scores: { $home }–{ $away }.
ev-ca-shootout-miss = { $piece } fails: { $home }–{ $away }.
ev-ca-shootout-over = The shoot-out ends { $home }–{ $away }.

## What is asked

ask-ca-pick = { $seat } picks a player.
ask-ca-keeper-card = { $seat } chooses a keeper.
ask-ca-lineup = Name your line-up.
ask-ca-remove = { $seat } chooses who is missing.
ask-ca-place = { $seat } places the team for the kick-off.
ask-ca-replace = { $seat } may place { $left ->
    [one] one more player
   *[other] up to { $left } players
}.
ask-ca-penalty-place = { $seat } places the players outside the area.
ask-ca-scenario-place = { $seat } places the team.
ask-ca-put = { $seat } sets { $piece } down.
ask-ca-kickoff-pass = { $seat } kicks off with a pass.
ask-ca-action = { $seat } has the ball: what next?
ask-ca-move-a = { $seat } moves, { $left } left of four.
ask-ca-move-b = { $seat } defends, { $left } moves left of five.
ask-ca-move-c = { $seat } adds { $left ->
    [one] one last short move
   *[other] up to { $left } short moves
}.
ask-ca-dribble = { $seat } dribbles: go on or stop?
ask-ca-snapshot = { $seat } may try a snapshot.
ask-ca-keeper-step = The ball comes into the area: does the keeper of { $seat } take a step?
ask-ca-dive = Does the keeper of { $seat } dive at the feet?
ask-ca-tackle = { $seat } may tackle.
ask-ca-reposition = { $seat } may go on to a free hex.
ask-ca-foul = Foul on a player of { $seat }: play on or take the kick?
ask-ca-free-moves = { $seat } may move the listed players up to 6 hexes.
ask-ca-snap-move = { $seat } may move one player up to 2 hexes before the snapshot.
ask-ca-aim = { $seat } aims at goal.
ask-ca-corner-side = { $seat } chooses the side of the corner.
ask-ca-air-move = { $seat } may move one player up to 3 hexes while the ball is in the air.
ask-ca-first-move = { $seat } may move one player by one hex.
ask-ca-long-keeper = { $seat } may bring the keeper out.
ask-ca-jump = Who of { $seat } goes up for the header?
ask-ca-head = { $seat } has won the header: where to?
ask-ca-head-or-move = { $seat } is unchallenged: head the ball or let it drop?
ask-ca-keeper-kick = The keeper of { $seat } kicks: where to?
ask-ca-goal-kick = { $seat } places the goal kick.
ask-ca-taker = { $restart ->
    [1] Who takes the kick-off for { $seat }?
    [2] Who takes the goal kick for { $seat }?
    [3] Who takes the corner for { $seat }?
    [4] Who takes the throw-in for { $seat }?
    [5] Who takes the free kick for { $seat }?
   *[other] Who takes the penalty for { $seat }?
}
ask-ca-retreat = { $seat } must move a player away from the ball.
ask-ca-set-piece = { $seat } plays the ball.
ask-ca-throw = { $seat } throws the ball in.
ask-ca-substitute = { $seat } may substitute.
ask-ca-emergency = { $seat } names a player to go in goal.
ask-ca-order = { $seat } names the next taker of the shoot-out.
ask-ca-roll = The dice are rolling.
ask-ca-over = The match is over.

## What is refused

refusal-ca-match-over = The match is over.
refusal-ca-dice-first = The die has to fall first.
refusal-ca-not-host = Nothing is asked of the host now.
refusal-ca-not-your-turn = It is not your decision now.
refusal-ca-no-such-answer = There is no such answer.
refusal-ca-learning = High passes and long balls are not played in the learning game.
refusal-ca-no-target = There is no target in range.
refusal-ca-not-in-row = That may not follow { $row ->
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
    [HELD] a ball that the keeper has held
    [KEEPER_KICK] a keeper's kick
    [FREE_KICK] the whistle for a free kick
    [CORNER] the whistle for a corner
    [GOAL_KICK] the whistle for a goal kick
    [PENALTY] the whistle for a penalty
   *[OTHER] a ball that was just won
}.
refusal-ca-not-now = That is not what is asked now.
refusal-ca-not-possible = That is not possible here.
refusal-ca-occupied = Somebody stands on that hex.
refusal-ca-not-your-player = He is not one of your players on the pitch.
refusal-ca-moved = He has already moved in this phase.
refusal-ca-barred = He may not move in this phase.
refusal-ca-not-listed = He is not one of those who may move now, or has moved already.
refusal-ca-anchored = Whoever took the restart may not touch the ball again before somebody else.
refusal-ca-hex-by-hex = With the ball the way is chosen hex by hex.
refusal-ca-too-far = He cannot reach that hex.
refusal-ca-next-to-throw = Opponents of the throw-in stay off the hexes next to the taker.
refusal-ca-not-own-half = Players are placed in their own half, the halfway line included.
refusal-ca-centre-circle = The side that does not kick off leaves the centre circle empty.
refusal-ca-two-clear = Opponents of the kick stay three hexes or more from the ball.
refusal-ca-penalty-clear = At a penalty everybody else stands outside the penalty area and its arc.
refusal-ca-not-in-box = The keeper is placed in his six-yard box.
refusal-ca-retreat-near = He goes to a free hex { $hexes } hexes from the ball.
refusal-ca-back-once = He has been put back once already: choose another hex.
refusal-ca-lifted-first = First place whoever had to leave the area.
refusal-ca-stays-on-ball = Whoever takes the kick stays on the ball.
refusal-ca-stays-for-penalty = Taker and keeper stay where they are for the penalty.
refusal-ca-placed-already = He has been placed already.
refusal-ca-keeper-stays = With the ball in his hands the keeper stays in his own penalty area.
refusal-ca-keeper-way-out = With the ball in his hands the keeper cannot get there without leaving his own penalty area.
refusal-ca-own-hex = A ball is not played to the own hex.
refusal-ca-out-of-range = That is { $distance } hexes away; the range is { $range }.
refusal-ca-path-blocked = An opponent is in the way.
refusal-ca-opponent-there = An opponent stands there.
refusal-ca-kick-blocked = An opponent next to the ball is in the way.
refusal-ca-not-in-area = A corner's high pass goes into the penalty area.
refusal-ca-third-to-third = A long ball does not fly from one final third into the other.
refusal-ca-mate-too-near = A team-mate is nearer than 6 hexes to the target.
refusal-ca-opponent-too-near = An opponent is next to the target.
refusal-ca-far-third = A keeper's kick does not reach the far final third.
refusal-ca-not-the-goal = Only the hexes of the goal mouth can be aimed at.
refusal-ca-own-keeper = After a corner the ball may not be headed to the own keeper.
refusal-ca-bad-text = “{ $text }” is not an answer in this game.
refusal-ca-no-such-hex = There is no hex “{ $text }” on the pitch.
refusal-ca-bad-position = This position cannot be read: { $text }
refusal-ca-bad-seats = Counter Attack is for two managers.
refusal-ca-bad-version = These rules of Counter Attack are not available here.
refusal-ca-unknown-option = Counter Attack has no option “{ $option }”.
refusal-ca-bad-option = “{ $value }” is no possible value of the option “{ $option }”.
refusal-ca-not-implemented = “{ $option }” belongs to a later edition and is not available.
refusal-ca-switch-needs-custom = “{ $option }” can only be set together with the rules “custom”.
refusal-ca-bad-scenario = The field “{ $field }” of this scenario is missing or wrong.
refusal-ca-bad-teams = These squads cannot be used: { $field }

## How it ended

end-ca-won = Won by more goals.
end-ca-draw = A draw.
end-ca-extra-time = Won after extra time.
end-ca-shootout = { $name } wins on penalties.
end-ca-tie-won = { $name } goes through over both legs.
end-ca-forfeit = { $name } wins by forfeit.

## Options

option-counter-attack-rules = Rules
    .help = Core rules, all advanced rules, a gentle start, or each advanced rule by itself.
    .core = Core
    .advanced = Advanced
    .learning = Learning
    .custom = Own choice
option-counter-attack-squads = Squads
    .help = Pick players in turn, play with ready squads, or let the cards be dealt.
    .draft = Draft
    .fixed = Ready squads
    .random = Dealt
option-counter-attack-scenario = Scenario
    .help = A short game from a given situation.
    .none = None
    .SC-1 = Outnumbered
    .SC-2 = The away goal
    .SC-3 = Defence v attack
    .SC-4 = All-stars v pub side
option-counter-attack-draw = A draw after full time
    .help = What happens when nobody leads at the end.
    .stands = Stands
    .extra_time_then_shootout = Extra time, then penalties
    .shootout = Penalties
    .extra_time = Extra time
option-counter-attack-half_minutes = Minutes a half
    .help = A movement phase takes 3 minutes, a pass 1.
option-counter-attack-clock = Clock
    .help = Counted by actions, or real minutes while both managers are connected.
    .action = By actions
    .real = Real time
option-counter-attack-sand_timer = Sand timer
    .help = A minute for each step of a movement phase, and for every other decision.
    .off = Off
    .second_half = From the second half
    .on = On
    .none = As the rules say
option-counter-attack-home_advantage = Home advantage
    .help = Six points for the home side to spread over its players.
option-counter-attack-edition = Edition
    .help = The rule book that is played by.
    .book = First edition
option-counter-attack-steal_foul = A 1 in a steal is a foul
    .help = Off: only tackles and dives can be fouls.
option-counter-attack-max_penalty = Largest penalty on a die
    .help = Penalties on one roll add up to this at most.
option-counter-attack-save_result = After a save
    .help = One die decides between corner and held ball.
    .die = A die
option-counter-attack-walk_in = Walking the ball in
    .help = A carrier may step over the goal line from the goal mouth.
option-counter-attack-anchor = No second touch at restarts
    .help = Whoever takes a restart may not touch the ball again before somebody else.
option-counter-attack-sets = Sets of cards
    .help = How many sets of 64 players and 8 keepers are in the deck.
option-counter-attack-teams = Own squads
    .help = Two squads as data: name, keeper, and 10 to 15 players each.
option-counter-attack-own_scenario = Own scenario
    .help = A scenario as data.
option-counter-attack-first_leg = First leg
    .help = Goals of today's home and away side in the first leg: this match is the second.
option-counter-attack-long_accuracy = Long balls need accuracy
    .help = High Pass and die must reach 9.
option-counter-attack-corner_accuracy = Corners need accuracy
    .help = High Pass and die must reach 8.
option-counter-attack-first_time_pass = First-time passes
    .help = A short pass straight after a received pass.
option-counter-attack-difficult_angle = Difficult angles
    .help = Shots from near the corners have 1 less.
option-counter-attack-wild_shots = Wild shots
    .help = A shooter's 1 misses.
option-counter-attack-keeper_reach = Keeper's reach
    .help = A save on the third hex has 1 less.
option-counter-attack-tie_loose_ball = Ties give loose balls
    .help = Off: ties are rolled again.
option-counter-attack-reckless_tackle = Reckless tackles
    .help = Bring him down, and take the card.
option-counter-attack-tackle_from_behind = Tackles from behind
    .help = Fouls on a 1 or 2, with the risk of a red card.
