### What the coach says about a plan: one sentence why it is good (hint-…). Numbers of men are their shirts.

hint-best = This is what the strongest computer would do.
error-no-hints = The coach helps only in friendly matches against the computer.
error-coach-failed = The coach has no answer just now. Ask again at your next decision.

## Champions 2020

hint-ch-shot = Number { $shirt } should shoot: nothing else here is as good as this chance.
hint-ch-set-up = That sets you up: from there you score next turn about { $percent }% of the time.
hint-ch-keep = You stay closest to the ball: { $mine } { $mine ->
    [one] step
   *[other] steps
} for you, { $theirs } for your opponent.
hint-ch-clear = That clears the danger: your opponent needs a { $theirs } or more to reach the ball.
hint-ch-block = Number { $shirt } blocks a route to your goal: the danger drops from { $before }% to { $after }%.
hint-ch-ready = Number { $shirt } gets free: you could score next turn { $percent }% of the time.
hint-ch-closer = Number { $shirt } gets within { $steps } { $steps ->
    [one] step
   *[other] steps
} of the ball.
hint-ch-place = Number { $shirt } is better placed there for the next few turns.
hint-ch-pick-up = The goalkeeper picks up the ball: it is safe there, and he kicks it next.
hint-ch-push = Number { $shirt } pushes the player nearest to the ball out of the way.
hint-ch-intercept = { $to ->
    [mine] Number { $shirt } goes for it: one time in three he cuts the ball out, and it runs to your number { $next }.
    [theirs] Number { $shirt } goes for it: one time in three he cuts the ball out, but even then it runs to their number { $next }.
    [out-mine] Number { $shirt } goes for it: one time in three he cuts the ball out, and it goes out, for you.
    [out-theirs] Number { $shirt } goes for it: one time in three he cuts the ball out, but even then it goes out, for them.
   *[other] Number { $shirt } goes for it: one time in three he cuts the ball out.
}
hint-ch-let-go = Leave it: he is worth more where he is.
hint-ch-save = The best dive: he saves it { $percent }% of the time.

## Voetbal Toto

# The forecast of the match that a goal is about, and what the goal does to its chance; $home and $away are teams.
hint-to-wrote = { $mark ->
    [1] You wrote { $home } to win.
    [2] You wrote { $away } to win.
   *[3] You wrote a draw for { $home }–{ $away }.
}
hint-to-moves = { $change ->
    [up] The goal lifts that from { $before }% to { $after }%.
    [same] The goal leaves that at { $after }%.
   *[down] The goal lowers that from { $before }% to { $after }%.
}
hint-to-played = { $played-mark ->
    [1] your win for { $played-home }
    [2] your win for { $played-away }
   *[3] your draw in { $played-home }–{ $played-away }
}
hint-to-ones = Only a 1 can be a team’s first goal, and { $open ->
    [one] one team is still on 0: the last 1s decide its match.
   *[other] { $open } teams are still on 0: the last 1s decide those matches.
}
hint-to-pot = { $percent ->
    [0] {""}
   *[other] {" "}Worth about { $percent }% of the pot.
}
hint-to-goal = { hint-to-wrote } { hint-to-moves }{ hint-to-pot }{ $ones ->
    [spent] {" "}But it costs you a 1. { hint-to-ones }
    [saved] {" "}And it saves a 1. { hint-to-ones }
   *[same] {""}
}
hint-to-harmless = { hint-to-wrote } { hint-to-moves }{ $why ->
    [least] {" "}None of your cards does better.
    [ones] {" "}But it saves a 1. { hint-to-ones }
   *[other] {""}
}
hint-to-better = { hint-to-wrote } { hint-to-moves } { $why ->
    [ones] Yours cost you a 1. { hint-to-ones }
   *[other] { $played-change ->
        [up] Yours lifted { hint-to-played } only from { $played-before }% to { $played-after }%.
        [same] Yours left { hint-to-played } at { $played-after }%.
       *[down] Yours lowered { hint-to-played } from { $played-before }% to { $played-after }%.
    }
}{ hint-to-pot }
hint-to-whistle = { hint-to-wrote } { hint-to-moves } { $change ->
    [down] Whistle it off.
   *[other] Whistle it off all the same: it helps your rivals more.
}
hint-to-let-stand = { hint-to-wrote } { hint-to-moves } You held { $whistles ->
    [one] a whistle
   *[other] { $whistles } whistles
}: STOP would have taken it back.{ hint-to-pot }
hint-to-stand = { hint-to-wrote } { hint-to-moves } { $change ->
    [down] Let it stand all the same: keep your whistle for one that hurts more.
   *[other] Let it stand.
}
hint-to-covered = Covered, nobody knows which goals you can still score.
hint-to-form = { $draws ->
    [one] One draw
   *[other] { $draws } draws
}: many teams never score, so more matches end level than you would think. You hold { $ones ->
    [one] one 1
   *[other] { $ones } 1s
}; the fewer you hold, the more draws.

## Counter Attack

hint-ca-shot = Shoot: it goes in { $percent }% of the time, and nothing else is better.
hint-ca-last-shot = Shoot now: the half is over before you get another chance. It goes in { $percent }% of the time.
hint-ca-walk-in = Carry the ball over the line.
hint-ca-pass = Number { $shirt } is free: the pass gets there { $percent }% of the time, and the ball is safe with him.
hint-ca-pass-chance = Number { $shirt } can shoot: the pass gets there { $percent }% of the time, and then it is a goal about { $goal }% of the time.
hint-ca-through = Play it into space: a team-mate can run onto it and on to goal before your opponent moves. It gets through { $percent }% of the time.
hint-ca-high = Play it high: it is accurate { $percent }% of the time, and you are stronger in the air there.
hint-ca-move = Keep the ball and move: no pass or shot is better right now.
hint-ca-run-and-shoot = Number { $shirt } runs into the penalty area and shoots before your opponent moves: a goal about { $percent }% of the time.
hint-ca-carry = Number { $shirt } takes the ball where he can do more with it, or where fewer can tackle him.
hint-ca-fetch = Number { $shirt } gets the loose ball; he can do most with it.
hint-ca-support = Number { $shirt } makes himself available and can get into the penalty area.
hint-ca-press = Number { $shirt } closes down the ball carrier: he wins { $percent }% of his tackles.
hint-ca-cover = Number { $shirt } cuts off a pass or a shot.
hint-ca-tackle = Go in: you win the ball { $percent }% of the time, and that is worth the risk of a foul.
hint-ca-no-tackle = Stay on your feet: you win the ball too rarely to risk a foul.
hint-ca-head = Head it on to somebody who can do something with it.
hint-ca-keeper-step = One hex further, the goalkeeper covers more of the goal.
hint-ca-stay = Everybody is well placed: moving gains nothing.
hint-ca-no-substitute = Everybody is fit enough: no substitution now.
hint-ca-placed = Everybody stands where they should: carry on.
