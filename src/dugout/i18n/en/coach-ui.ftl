# The coach beside the table.
coach-ask = Ask the coach
coach-title = The coach
coach-lead = What a strong player would do here, best first, and why.
coach-first-step = Play the first step
coach-do = Play this
coach-draft = Put this plan on the board
coach-none = Nothing stands out: play what you like.
coach-moments = { $count ->
    [0] Look for moments to learn from
    [one] One moment to learn from
   *[other] { $count } moments to learn from
}
coach-played = You played
coach-better = Better
coach-no-moments = You missed nothing important.
coach-plan-number = Plan { $number }
coach-chance = { $what ->
    [arrives] The ball gets there
    [accurate] The pass is accurate
    [keeps] He arrives with the ball
    [goal] Goal
    [against] Goal against you
    [won] Ball won
    [foul] Foul
    [failed] The tackle fails
    [success] Intercepted
    [rebound] Rebound
    [catch] Held
    [unblocked] Not blocked
    [red] Red card
    [tie] Loose ball
    [header] Header won
    [header-if-all-jump] Header won, if all jump
    [goal-if-all-jump] Goal, if all jump
    [their-pass] Their pass arrives
    [their-shot] Their shot then scores
    [takes] Your keeper has it
   *[other] Chance
}: { $percent }

# Answers whose events do not tell what they are.
coach-plan-ch-roll = Roll the die.
coach-plan-ch-none = Nobody moves.
coach-plan-ch-lineup = Number { $keeper } in goal; defenders { $defenders }; midfielders { $midfielders }; attackers { $attackers }.
coach-plan-ca-end = Leave it at that.
coach-plan-ca-stay = Stay where you are.
coach-plan-ca-no = Leave it.
coach-plan-ca-move = Start a movement phase.
coach-plan-ca-play-on = Play on.
coach-plan-ca-take-kick = Take the free kick.
coach-plan-ca-drop = Let the ball drop.
coach-plan-ca-header = Head the ball.
coach-plan-ca-lineup = { $men ->
    [11] Line up in { $formation }.
   *[other] Have your team picked for you.
}
coach-plan-to-goal = A { $card } for { $team }: { $match } { $home }–{ $away }.
coach-plan-to-open = Play with an open hand.
coach-plan-to-covered = Keep your hand covered.
coach-plan-to-form = Home wins: { $home }. Away wins: { $away }. Draws: { $draws }.
coach-plan-to-none = none
coach-plan-to-stand = Let the goal stand.
