# The coach beside the table.
coach-ask = Ask the coach
coach-title = The coach
coach-lead = What a strong player would do here, best first, and why.
coach-first-step = Take the first step
coach-do = Do it
coach-none = Nothing stands out: do as you like.
coach-moments = Three moments to learn from
coach-played = You played
coach-better = Better was
coach-no-moments = You missed nothing that mattered.
coach-plan-number = Plan { $number }
coach-chance = { $what ->
    [arrives] The ball arrives
    [accurate] The ball is accurate
    [keeps] He keeps the ball
    [goal] Goal
    [won] Ball won
    [foul] Foul
    [failed] Beaten
    [success] Intercepted
    [rebound] Rebound
    [catch] Held
   *[other] Chance
}: { $percent }

# Answers whose events do not tell what they are.
coach-plan-ch-roll = Roll the die.
coach-plan-ch-none = Nobody goes.
coach-plan-ch-lineup = Number { $keeper } in goal; defenders { $defenders }; midfielders { $midfielders }; attackers { $attackers }.
coach-plan-ca-end = Nobody else moves: end this step.
coach-plan-ca-stay = Stay where he is.
coach-plan-ca-no = Leave it.
coach-plan-ca-move = Begin a movement phase.
coach-plan-ca-play-on = Play on.
coach-plan-ca-take-kick = Take the free kick.
coach-plan-ca-drop = Let the ball drop.
coach-plan-ca-header = Head the ball.
coach-plan-ca-lineup = { $men ->
    [11] Line up in { $formation }.
   *[other] Let the team be named for you.
}
coach-plan-to-open = Lay your hand open on the table.
coach-plan-to-covered = Keep your hand covered.
coach-plan-to-form = Your form, from match 1 to 13: { $marks }.
coach-plan-to-stand = Let the goal stand.
