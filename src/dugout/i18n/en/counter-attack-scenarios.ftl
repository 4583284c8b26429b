### Counter Attack: its scenarios. $a and $b are the names of those who play the two sides; side a plays at home.
### `.aim-a` and `.aim-b` are read by both sides, so they address nobody; the titles are those of the option.

scenario-counter-attack-SC-1 =
    .about = Minute 60: { $a } is 0–2 down, but { $b } has lost two men to red cards and has nine left. After the line-ups two outfielders of { $b } are drawn and leave. Then { $b } places the team anywhere on the pitch, { $a } after that, and { $a } begins with a goal kick.
    .aim-a = Turn it round with eleven against nine: two goals save a draw, three win.
    .aim-b = Hold the lead of two goals with nine men.
    .end = Minute 90. The score counts from 0–2; level is a draw.
scenario-counter-attack-SC-2 =
    .about = Half-time in the second leg: { $a } leads 1–0 at home, and the first leg at { $b }’s ground ended 0–0. Only the second half is played, eleven against eleven; a toss decides who kicks off.
    .aim-a = Stay ahead until the end: a level score is not enough.
    .aim-b = Score as often as the other side: level at 1–1 or more, away goals decide.
    .end = Minute 90. Whoever has more goals over both legs goes through; if that is level, { $b } does, on away goals.
scenario-counter-attack-SC-3 =
    .about = { $a } attacks with seven outfielders and no keeper, { $b } defends with five outfielders and a keeper. You pick them in turn from twenty open cards, { $a } first; { $b } also chooses a keeper. { $a } kicks off, and again after every goal and every clearance.
    .aim-a = Score as often as possible in 30 minutes.
    .aim-b = Bring the ball over the halfway line, by a run, a kick or a header: that is a clearance and stops the attack. The defence cannot score.
    .end = After 30 minutes you change roles and play another 30. Whoever has scored more goals wins; level is a draw.
scenario-counter-attack-SC-4 =
    .about = All-stars against a pub side: { $a } has the best keeper and the fifteen best players of the deck, { $b } the worst. You play 60 minutes without half-time, then change teams and play 60 more.
    .aim-a = Win high with the all-stars: after the change the lead has to be defended with the pub side.
    .aim-b = Keep it close, and score: with the pub side every goal counts as an away goal.
    .end = After both matches everybody’s goals are added up. If they are level, those scored with the pub side decide, then extra time and penalties.
scenario-counter-attack-own =
    .about = A scenario of your own: { $a } plays with { $players-a } players, { $b } with { $players-b }, for { $minutes } minutes.

scenario-your-aim = Your aim
scenario-aim-of = What { $name } wants
scenario-end = How it ends
scenario-show = What this scenario is about
scenario-name = Scenario: { $title }
