### Counter Attack: the one sentence of a phase, a play or a duel. Men ($man, $other, $by, $to) are family names: the shirt is
### drawn beside the sentence.

tell-ca-goal = { $own ->
    [yes] Own goal! { $team }, { $home }–{ $away }
    [deflected] Goal off a deflection! { $team }, { $home }–{ $away }
   *[no] Goal! { $man } makes it { $home }–{ $away }
}
tell-ca-card = { $colour ->
    [red] { $man } is sent off
   *[yellow] { $man } is booked
}{ $foul ->
    [yes] {" "}for bringing down { $other }
   *[no] {""}
}
tell-ca-shot = { $kind ->
    [header] { $man } heads at goal
    [snapshot] { $man } tries a snapshot
    [penalty] { $man } takes the penalty
   *[shot] { $man } shoots
}{ $end ->
    [held] , { $by } holds it
    [behind] , { $by } tips it behind
    [blocked] , { $by } blocks
    [saved] , { $by } saves
    [wide] , and misses the goal
    [loose] , and the ball breaks loose
    [in] {" "}and scores: { $home }–{ $away }
    [out] {" "}and misses: { $home }–{ $away }
   *[open] {""}
}
tell-ca-won = { $man } wins the ball off { $other }
tell-ca-foul = { $man } fouls { $other }
tell-ca-past = { $man } gets past { $other }
tell-ca-loose = { $man } and { $other } go for it: loose ball
tell-ca-level = { $man } and { $other } are level: roll again
tell-ca-cut = { $man } cuts out { $other }'s pass
tell-ca-ball = { $end ->
    [received] { $kind ->
        [throw] { $man } throws it to { $to }
       *[other] { $man } finds { $to }
    }
    [offside] { $man } plays it, { $to } is offside
    [inaccurate] { $man }'s high ball goes astray, to { $to }
    [too-far] { $man }'s long ball is overhit
    [claims] { $man } plays it high, { $to } claims it
    [heads] { $kind ->
        [corner] { $man }'s corner, { $to } wins the header
       *[other] { $man } plays it high, { $to } wins the header
    }
    [into-space] { $man } plays it into space
    [drops] { $man } plays it high, nobody gets a head to it
    [loose] { $man }'s ball breaks loose
    [out] { $man } plays it out for a throw-in
    [behind] { $man } plays it behind
   *[open] { $kind ->
        [throw] { $man } takes the throw-in
        [corner] { $man } swings the corner in
        [high] { $man } plays it high
        [long] { $man } hits it long
       *[pass] { $man } passes
    }
}
tell-ca-restart = { $restart ->
    [1] Kick-off
    [2] Goal kick
    [3] Corner
    [4] Throw-in
    [5] Free kick
   *[other] Penalty
}: { $play }
tell-ca-phase = { $you ->
    [yes] You move your players
   *[no] { $seat } moves its players
}
tell-ca-dribble = { $man } carries the ball
tell-ca-runs = { $kind ->
    [free-move] Free moves: { $men }
    [retreat] They give way: { $men }
    [placed] In position: { $men }
    [shootout-order] Penalty takers: { $men }
   *[run] On the move: { $men }
}
