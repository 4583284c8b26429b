### Counter Attack: its scenarios. $a and $b are the names of those who play the two sides; side a plays at home.
### `.aim-a` and `.aim-b` are read by both sides, so they address nobody; the titles are those of the option.
### `-second`: the text of a second leg, where the sides have changed; $goals-a and $goals-b are those of the first.

# The reader's side in these sentences, which speak of others; it begins some of them, and then has its capital.
scenario-own-side = your team
scenario-counter-attack-SC-1 =
    .score = 0–2
    .lasts = 30 min
    .about = Minute 60: { $a } is 0–2 down, but { $b } has had two men sent off and has nine left. Once both teams are picked, two outfielders of { $b } are drawn and leave the pitch. Then { $b } lines up anywhere on the pitch, { $a } does the same, and { $a } starts with a goal kick.
    .aim-a = Turn it round with eleven against nine: two goals earn a draw, three win it.
    .aim-b = Hold on to a two-goal lead with nine men.
    .end = Until minute 90. The score starts at 0–2; level is a draw.
scenario-counter-attack-SC-2 =
    .score = 1–0
    .lasts = 45 min
    .about = Half-time in the second leg: { $a } leads 1–0 at home, and the first leg at { $b }’s ground ended 0–0. You play only the second half, eleven against eleven; a toss decides who kicks off.
    .aim-a = Stay ahead to the end: drawing level means going out.
    .aim-b = Draw level: at 1–1 or more the away goals win it.
    .end = Until minute 90. The side with more goals over both legs goes through; if they are level, { $b } does, on away goals.
scenario-counter-attack-SC-3 =
    .score = 0–0
    .lasts = 2 × 30 min
    .about = { $a } attacks with seven outfielders and no goalkeeper, { $b } defends with five outfielders and a goalkeeper. You pick them in turn from twenty open cards, { $a } first; { $b } also chooses a goalkeeper. { $a } kicks off, and again after every goal and every clearance.
    .aim-a = Score as many goals as possible in 30 minutes.
    .aim-b = Get the ball over the halfway line by a run, a kick or a header: that counts as a clearance and stops the attack. The defence cannot score.
    .end = After 30 minutes you swap roles and play another 30. More goals win; level is a draw.
    .about-second = The roles are swapped: now { $a } attacks with seven outfielders and no goalkeeper, { $b } defends with five outfielders and a goalkeeper. You pick them afresh from twenty open cards, { $a } first; { $b } also chooses a goalkeeper. In the first attack { $b } scored { $goals-b ->
        [one] one goal
       *[other] { $goals-b } goals
    }.
    .aim-a-second = Score more goals in 30 minutes than { $b } did.
    .end-second = After these 30 minutes the match is over. More goals win; level is a draw.
scenario-counter-attack-SC-4 =
    .score = 0–0
    .lasts = 2 × 60 min
    .about = All-stars against a pub side: { $a } has the best goalkeeper and the fifteen best players in the deck, { $b } the worst. You play 60 minutes without a break, then swap teams and play 60 more.
    .aim-a = Win big with the all-stars: after the swap the pub side has to defend that lead.
    .aim-b = Keep it close, and score: every goal by the pub side counts as an away goal.
    .end = After both matches the goals are added up. If they are level, goals scored with the pub side decide, then extra time and penalties.
    .about-second = The teams are swapped: now { $a } has the all-stars and { $b } the pub side, for 60 more minutes without a break. The first match ended { $goals-a }–{ $goals-b } between { $a } and { $b }.
    .aim-a-second = Win with the all-stars by enough to lead over both matches.
    .end-second = After these 60 minutes the goals of both matches are added up. If they are level, goals scored with the pub side decide, then extra time and penalties.
scenario-counter-attack-own =
    .about = Your own scenario: { $a } plays with { $players-a } players, { $b } with { $players-b }, for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
    .about-second = Your own scenario, with the roles swapped: now { $a } plays with { $players-a } players, { $b } with { $players-b }, for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }. The first match ended { $goals-a }–{ $goals-b } between { $a } and { $b }.

scenario-your-aim = Your aim
scenario-aim-of = { $name }’s aim
scenario-reached = { $how ->
    [won] Aim reached: { $aim }
    [drawn] A draw, the aim half reached: { $aim }
   *[lost] Aim missed: { $aim }
}
scenario-end = How it ends
scenario-show = About this scenario
scenario-name = Scenario: { $title }

## Options

option-counter-attack-rules = Rules
    .help = The core rules, all advanced rules, an easy start, or your own mix of advanced rules.
    .core = Core
    .advanced = Advanced
    .learning = Learning
    .custom = Your own mix
option-counter-attack-squads = Squads
    .help = Pick players in turn, use ready-made squads, or have the cards dealt.
    .draft = Draft
    .fixed = Ready-made
    .random = Dealt
option-counter-attack-scenario = Scenario
    .help = A short game from a set situation.
    .none = None
    .SC-1 = Outnumbered
    .SC-2 = The away goal
    .SC-3 = Defence v attack
    .SC-4 = All-stars v pub side
option-counter-attack-draw = Level at full time
    .help = What happens if nobody leads at the end.
    .stands = It is a draw
    .extra_time_then_shootout = Extra time, then penalties
    .shootout = Penalties
    .extra_time = Extra time
option-counter-attack-half_minutes = Minutes per half
    .help = A movement phase takes 3 minutes, a pass 1.
option-counter-attack-clock = Clock
    .help = Counted by actions, or in real minutes while both players are connected.
    .action = By actions
    .real = Real time
option-counter-attack-sand_timer = Sand timer
    .help = One minute for each step of a movement phase and for every other decision.
    .off = Off
    .second_half = From the second half
    .on = On
    .none = As the rules say
option-counter-attack-home_advantage = Home advantage
    .help = The home side gets six points to spread over its players.
option-counter-attack-ready = Line-ups made
    .help = Nobody is asked before a kick-off: the best eleven in 4-4-2 stand ready.
option-counter-attack-kick_off = First kick-off
    .help = Who kicks off the match; the other side kicks off the second half.
    .home = Home side
    .away = Away side
    .toss = Toss of a coin
option-counter-attack-edition = Edition
    .help = Which rule book you play by.
    .book = First edition
option-counter-attack-steal_foul = A 1 on a steal is a foul
    .help = Off: only tackles and dives can be fouls.
option-counter-attack-max_penalty = Biggest penalty on a die
    .help = The penalties on one roll never add up to more than this.
option-counter-attack-save_result = After a save
    .help = One die decides: corner, or ball held.
    .die = A die
option-counter-attack-walk_in = Walking the ball in
    .help = A player with the ball may step over the goal line from the goal mouth.
option-counter-attack-anchor = No second touch at restarts
    .help = Whoever takes a restart must wait until someone else has touched the ball.
option-counter-attack-sets = Sets of cards
    .help = How many sets of 64 players and 8 keepers are in the deck.
option-counter-attack-teams = Your own squads
    .help = Two squads as data: name, keeper, and 10 to 15 players each.
option-counter-attack-own_scenario = Your own scenario
    .help = A scenario as data.
option-counter-attack-first_leg = First leg
    .help = First-leg goals of today's home and away sides: this match is the second leg.
option-counter-attack-long_accuracy = Long balls can go astray
    .help = High Pass plus die must reach 9.
option-counter-attack-corner_accuracy = Corners can go astray
    .help = High Pass plus die must reach 8.
option-counter-attack-first_time_pass = First-time passes
    .help = A short pass straight after receiving a pass.
option-counter-attack-difficult_angle = Difficult angles
    .help = Shots from near the corner flags get −1.
option-counter-attack-wild_shots = Wild shots
    .help = A shooter who rolls a 1 misses.
option-counter-attack-keeper_reach = Keeper's reach
    .help = A save on the third hex gets −1.
option-counter-attack-tie_loose_ball = A tie means a loose ball
    .help = Off: a tie is rolled again.
option-counter-attack-reckless_tackle = Reckless tackles
    .help = Bring him down, and take the card.
option-counter-attack-tackle_from_behind = Tackles from behind
    .help = Fouls on a 1 or 2, with the risk of a red card.

## Draft and line-up

ca-draft-round = Draft, round { $round }
ca-your-pick = { $count ->
    [one] Your pick: last card
   *[other] Your pick: one of { $count } cards
}
ca-open-pick = Open cards
ca-your-keeper = Choose your keeper
ca-quick-draft = Pick the rest for me
ca-picked = { $count } of { $size } picked
ca-taken = { $you ->
    [yes] taken by you
   *[no] taken by { $name }
}
ca-choose = Choose
ca-take = Take { $name }
ca-means = Your team with him
ca-lineup-title = How will you line up?
ca-lineup-text = { $count ->
    [11] We have picked your best eleven for each formation.
   *[other] We have picked your best { $count } players.
} Or hand out the shirts yourself.
ca-lineup-squad = Your squad
ca-lineup-best = { $count } players
ca-lineup-take = Play this
ca-lineup-own = Pick the players myself
ca-lineup-in = Your line-up is in
ca-lineup-wait = The teams are being picked
ca-wear-title = Who wears { $shirt }? { $place ->
    [full-back] Full-back
    [centre-back] Centre-back
    [wide] Wide midfield
    [central] Central midfield
    [forward] Forward
   *[other] Goal
}
ca-wear-text = { $place ->
    [full-back] Pace and Tackling count here.
    [centre-back] Tackling and Heading count here.
    [wide] Dribbling and High Pass count here.
    [forward] Shooting and Heading count here.
   *[other] A bit of everything counts here.
}
ca-wear-fill = Fill in the rest
ca-fits = fits best
ca-points-title = { $points ->
    [one] One point of home advantage left
   *[other] { $points } points of home advantage
}
ca-points-text = Each point raises one attribute by 1, up to 6.
ca-points-done = Done
ca-sketch = Sketch of the line-up

## What it is about, settings of a device, the table as text

ca-aim-1 = 1. Pass, shoot, or move your players.
    .more = Whoever has the ball chooses. A pass is safe as long as no opponent is near its way.
ca-aim-2 = 2. Players move by four, five and two.
    .more = The attack moves four, the defence five, the attack two more. Next to the ball, a defender may tackle.
ca-aim-3 = 3. Dice decide duels; most goals win.
    .more = Die plus the player’s number: the higher total wins the tackle, the header or the shot.
ca-habit-auto = Play automatically when there is only one move
ca-habit-odds = Show odds
ca-habit-subs = Ask about substitutions whenever play stops
ca-habit-influence = Show zones of influence
ca-speed = Speed
ca-speed-name = { $speed ->
    [normal] Normal
    [fast] Fast
   *[other] At once
}
ca-text-score = { $home } { $a }–{ $b } { $away }, minute { $minute }.
ca-text-ball = { $state ->
    [carried] { $man } has the ball on { $hex }.
    [held] { $man } holds the ball on { $hex }.
    [loose] The ball is loose on { $hex }.
   *[other] The ball is out of play.
}
ca-text-man = { $text } { $name }: { $hex }, Pace { $pace }{ $ball ->
    [yes] , has the ball
   *[other] {""}
}{ $moved ->
    [yes] , has moved
   *[other] {""}
}
ca-text-off = off the pitch
ca-text-send = Play
ca-text-count = { $count ->
    [one] { $count } possible move:
   *[other] { $count } possible moves:
}

# The page of scenarios.
scenarios-lead = Matches of { $game } that have already begun, each with one aim.
scenarios-play = Play this
scenarios-best = { $won ->
    [yes] Best so far: won { $score } against { $opponent }
    [level] Best so far: { $score } against { $opponent }
   *[no] Best so far: lost { $score } against { $opponent }
}
