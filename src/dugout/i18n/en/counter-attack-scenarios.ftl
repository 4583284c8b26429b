### Counter Attack: its scenarios. $a and $b are the names of those who play the two sides; side a plays at home.
### `.aim-a` and `.aim-b` are read by both sides, so they address nobody; the titles are those of the option.
### `-second`: the text of a second leg, where the sides have changed; $goals-a and $goals-b are those of the first.

scenario-counter-attack-SC-1 =
    .about = Minute 60: { $a } is 0–2 down, but { $b } has had two men sent off and has nine left. Once both teams are picked, two outfielders of { $b } are drawn and leave the pitch. Then { $b } lines up anywhere on the pitch, { $a } does the same, and { $a } starts with a goal kick.
    .aim-a = Turn it round with eleven against nine: two goals earn a draw, three win it.
    .aim-b = Hold on to a two-goal lead with nine men.
    .end = Minute 90. The score starts at 0–2; level is a draw.
scenario-counter-attack-SC-2 =
    .about = Half-time in the second leg: { $a } leads 1–0 at home, and the first leg at { $b }’s ground ended 0–0. You play only the second half, eleven against eleven; a toss decides who kicks off.
    .aim-a = Stay ahead to the end: drawing level means going out.
    .aim-b = Draw level: at 1–1 or more the away goals win it.
    .end = Minute 90. The side with more goals over both legs goes through; if they are level, { $b } does, on away goals.
scenario-counter-attack-SC-3 =
    .about = { $a } attacks with seven outfielders and no goalkeeper, { $b } defends with five outfielders and a goalkeeper. You pick them in turn from twenty open cards, { $a } first; { $b } also chooses a goalkeeper. { $a } kicks off, and again after every goal and every clearance.
    .aim-a = Score as many goals as possible in 30 minutes.
    .aim-b = Get the ball over the halfway line by a run, a kick or a header: that counts as a clearance and stops the attack. The defence cannot score.
    .end = After 30 minutes you swap roles and play another 30. More goals win; level is a draw.
    .about-second = The roles are swapped: now { $a } attacks with seven outfielders and no goalkeeper, { $b } defends with five outfielders and a goalkeeper. You pick them anew from twenty open cards, { $a } first; { $b } also chooses a goalkeeper. In the first attack { $b } scored { $goals-b ->
        [one] one goal
       *[other] { $goals-b } goals
    }.
    .aim-a-second = Score more goals in 30 minutes than { $b } did.
    .end-second = After these 30 minutes the match is over. More goals win; level is a draw.
scenario-counter-attack-SC-4 =
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
scenario-end = How it ends
scenario-show = About this scenario
scenario-name = Scenario: { $title }
