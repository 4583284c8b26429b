### Champions 2020: the one sentence of a turn. The shirt of whoever it is about is drawn beside it, so $shirt stands alone;
### $way is a chain of passes (“#10 to #8”), $by, $victim and $passer are men, with their team where they are opponents.

tell-ch-lineup = The teams line up.
tell-ch-turn = { $you ->
    [yes] Your turn
   *[no] { $seat } to play
}
tell-ch-roll = { $you ->
    [yes] You roll a { $face }
   *[no] { $seat } rolls a { $face }
}
tell-ch-card = { $colour ->
    [red] #{ $shirt } is sent off
   *[yellow] #{ $shirt } is booked
}{ $hurt ->
    [yes] , { $victim } gets a bandage
   *[no] {""}
}
tell-ch-foul = #{ $shirt } brings down { $victim }
tell-ch-shot = { $end ->
    [held] #{ $shirt } shoots, { $by } holds it
    [parried] #{ $shirt } shoots, { $by } parries
    [cut] #{ $shirt } shoots, { $by } gets in the way
    [hands] #{ $shirt } shoots, { $by } handles outside his area
    [wide] #{ $shirt } shoots, and the ball goes out
   *[no] #{ $shirt } shoots
}
tell-ch-shoots = #{ $shirt } shoots …
tell-ch-cut = { $known ->
    [yes] #{ $shirt } cuts out the ball from { $passer }
   *[no] #{ $shirt } cuts out the ball
}
tell-ch-cut-on = #{ $shirt } cuts out the ball and plays on to { $cell }
tell-ch-cut-then = #{ $shirt } cuts out the ball, { $by } plays it to { $cell }
tell-ch-to = { $way } to #{ $shirt }
tell-ch-seeks = { $way } looks for #{ $shirt }
tell-ch-on = { $legs ->
    [1] { $way } plays it to { $cell }
   *[other] { $way }, then on to { $cell }
}
tell-ch-restart = { $restart ->
    [1] Restart
    [2] Goal kick
    [3] Throw-in
    [4] Corner
    [7] Penalty
   *[other] Free kick
}: { $way }
tell-ch-plays = #{ $shirt } plays the ball …
tell-ch-moves = #{ $shirt } sets off …
tell-ch-decided = { $you ->
    [yes] You win the shoot-out { $more }–{ $less }!
   *[no] { $name } wins the shoot-out { $more }–{ $less }
}
tell-ch-walk = #{ $shirt } walks to { $cell }

# What a step of the coach is; the board shows where.
coach-step-ch = { $code ->
    [walk] #{ $shirt } walks to the marked cell.
    [run] #{ $shirt } runs onto the ball.
    [chase] #{ $shirt } chases the ball.
    [pass] #{ $shirt } passes to #{ $mate }.
    [kick] #{ $shirt } plays the ball to the marked cell.
    [shot] #{ $shirt } shoots at goal.
    [attempt] #{ $shirt } tries to cut the ball out.
    [dive] #{ $shirt } dives to the marked cell.
    [placed] #{ $shirt } starts on the marked cell.
    [enters] #{ $shirt } comes on at the marked cell.
   *[other] {""}
}
