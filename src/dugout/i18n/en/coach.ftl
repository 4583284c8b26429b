### What the coach says about a plan: one sentence why it is good (hint-…). Numbers of men are their shirts.

hint-best = This is what the strongest computer would do.
error-no-hints = The coach helps only in friendly matches against the computer.
error-coach-failed = The coach has no answer just now. Ask again at your next decision.

## Champions 2020

hint-ch-shot = Number { $shirt } should shoot: nothing else here is as good as this chance.
hint-ch-set-up = That sets you up: if they leave the ball there, you score next turn about { $percent }% of the time.
hint-ch-keep = { $level ->
    [yes] You get to the ball as fast as they do
   *[no] You stay closest to the ball
}: { $mine } { $mine ->
    [one] step
   *[other] steps
} for you, { $theirs } for your opponent.
hint-ch-clear = That clears the danger: your opponent needs a { $theirs } or more to reach the ball.
hint-ch-block = Number { $shirt } blocks a route to your goal: the danger drops from { $before }% to { $after }%.
hint-ch-ready = Number { $shirt } gets free: if they leave the ball there, you score next turn { $percent }% of the time.
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
    [1] You forecast { $home } to win.
    [2] You forecast { $away } to win.
   *[3] You forecast a draw in { $home }–{ $away }.
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
hint-to-covered = With your hand covered, nobody knows which goals you can still score.
hint-to-form = { $draws ->
    [one] One draw
   *[other] { $draws } draws
}: many teams never score, so more matches end level than you would think. You hold { $ones ->
    [one] one 1
   *[other] { $ones } 1s
}; the fewer you hold, the more draws.

## Counter Attack

hint-ca-shot = { $say ->
    [0] Shoot: it goes in { $percent }% of the time, and nothing else is better.
    [1] Have a go: a goal { $percent }% of the time, and waiting will not bring a better chance.
   *[2] Shoot! It goes in { $percent }% of the time. There is nothing better to do with the ball.
}
hint-ca-last-shot = Shoot now: the half is over before you get another chance. It goes in { $percent }% of the time.
hint-ca-walk-in = Carry the ball over the line.
hint-ca-pass = { $why ->
    [ahead] Pass forward to number { $shirt }: it gets there { $percent }% of the time and gains ground.
    [back] Back to number { $shirt }, who has time: the pass gets there { $percent }% of the time.
   *[level] Number { $shirt } is free: the pass gets there { $percent }% of the time, and he can do more with the ball.
}
hint-ca-pass-chance = Number { $shirt } can shoot: the pass gets there { $percent }% of the time, and then it is a goal about { $goal }% of the time.
hint-ca-through = Play it into space: a team-mate can run onto it and on to goal before your opponent moves. It gets through { $percent }% of the time.
hint-ca-high = Play it high: it is accurate { $percent }% of the time, and you are stronger in the air there.
hint-ca-move = { $say ->
    [0] Keep the ball and move: no pass or shot is better right now.
    [1] Move first: bring players forward, then somebody is free for a pass.
   *[2] No pass gets you anywhere yet. Run into space, and one will.
}
hint-ca-run-and-shoot = Number { $shirt } runs into the penalty area and shoots before your opponent moves: a goal about { $percent }% of the time.
hint-ca-carry = { $why ->
    [ahead] Number { $shirt } carries the ball forward. They do not move again before your next pass or shot.
    [pass] Number { $shirt } takes the ball to where the next pass is better. They do not move again before you play it.
    [free] There is room in front of number { $shirt }: hardly anybody can get at the ball there.
    [safe] Number { $shirt } takes the ball to where hardly anybody can get at it.
    [forward] { $say ->
        [0] Number { $shirt } gains ground. Even if everybody nearby goes for him, he keeps the ball { $percent }% of the time.
       *[other] Forward with number { $shirt }: if they tackle him there, he still keeps the ball { $percent }% of the time.
    }
   *[away] Number { $shirt } turns away from the tacklers: there he keeps the ball { $percent }% of the time, whoever goes for him.
}
hint-ca-fetch = Number { $shirt } gets the loose ball: nobody can do more with it.
hint-ca-support = { $why ->
    [shot] From there number { $shirt } threatens the goal: as they stand now, a pass reaches him { $percent }% of the time.
    [pass] { $say ->
        [0] Number { $shirt } gets free: as they stand now, a pass reaches him { $percent }% of the time.
       *[other] Another passing option: as they stand now, the ball reaches number { $shirt } { $percent }% of the time.
    }
    [onside] Number { $shirt } comes back onside: only then can you pass to him.
    [ahead] { $say ->
        [0] Number { $shirt } goes forward, so that somebody is near their goal.
        [1] Number { $shirt } pushes up: the next pass should gain ground.
       *[2] Send number { $shirt } up the pitch: they have to follow him.
    }
    [back] Number { $shirt } drops back, in case the ball is lost.
   *[space] { $say ->
        [0] Number { $shirt } finds more room.
       *[other] Number { $shirt } spreads your team out: that is harder to mark.
    }
}
hint-ca-press = Number { $shirt } closes down the ball carrier: he wins { $percent }% of his tackles.
hint-ca-cover = { $why ->
    [shot] Number { $shirt } gets in the way of the shot: it goes in { $after }% of the time instead of { $before }%.
    [pass] { $after ->
        [0] Number { $shirt } cuts off their number { $other }: that pass is no longer on.
       *[other] Number { $shirt } threatens the pass to their number { $other }: it arrives { $after }% of the time instead of { $before }%.
    }
    [mark] { $say ->
        [0] Number { $shirt } marks their number { $other }.
       *[other] Stay close to their number { $other }: number { $shirt } gets between him and your goal.
    }
    [goal] { $say ->
        [0] Number { $shirt } gets between the ball and your goal.
       *[other] One more behind the ball: number { $shirt } covers the middle of your defence.
    }
   *[back] Number { $shirt } drops back towards his own position.
}
hint-ca-tackle = Go in: you win the ball { $percent }% of the time, and that is worth the risk of a foul.
hint-ca-no-tackle = Stay on your feet: you win the ball too rarely to risk a foul.
hint-ca-head = Head it on to somebody who can do something with it.
hint-ca-keeper-step = One hex further, the goalkeeper covers more of the goal.
hint-ca-keeper-stay = Your goalkeeper is in the right place: a step would not cover any more of the goal.
hint-ca-stay = Everybody is well placed: moving gains nothing.
hint-ca-hold = Stop here with the ball: no hex nearby is better for it.
hint-ca-no-substitute = Everybody is fit enough: no substitution now.
hint-ca-placed = Everybody is where they should be: carry on.
hint-ca-free = { $say ->
    [0] Number { $shirt } walks back to his place before play goes on.
    [1] It costs no time: number { $shirt } goes back into position.
   *[2] Use the break: number { $shirt } should be further over there.
}
hint-ca-under = Number { $shirt } gets under the ball (Heading { $skill }): you are more likely to win the header.
hint-ca-under-nobody = Nobody else would help: your best man in the air is already there.
hint-ca-jump = { $count ->
    [0] Nobody goes up: this ball does you more good on the ground.
    [one] He goes up: his die and his Heading against theirs.
   *[other] All of them go up: each rolls a die, and only your highest sum counts.
}
hint-ca-unchallenged = { $why ->
    [drop] Nobody is near: let it drop, and play on from there with the ball at your feet.
   *[header] Nobody is near: head it on before they get there.
}
hint-ca-kick = { $why ->
    [free] Number { $shirt } gets it without a fight: none of theirs is near enough to jump.
   *[air] { $ours } of yours can get to that ball, { $theirs } of theirs.
}
hint-ca-foul = { $why ->
    [on] Play on: this far up the pitch the attack is worth more than a free kick.
    [penalty] Take it: that is a penalty.
   *[kick] Take the free kick: the ball is safe, and you may move players up first.
}
hint-ca-taker = { $why ->
    [shot] Number { $shirt } takes it: his Shooting is { $skill }, and nobody’s is better.
    [high] Number { $shirt } takes it: his High pass is { $skill }, and nobody’s is better.
   *[near] Number { $shirt } is nearest; everybody else stays where he is.
}
hint-ca-arrange = Have them set up for you: everybody gets a good place, and play goes on.
hint-ca-substitute = Number { $shirt } is hurt: bring on the man most like him.
hint-ca-past = { $why ->
    [ahead] Forward, past the man he has beaten.
    [away] Number { $shirt } gets away from the next tackler.
   *[stay] He stays: nowhere next to him is better.
}
hint-ca-no-snapshot = Wait: from here a snapshot goes in too rarely.
hint-ca-retreat = He stands too near to the kick: this is the shortest way out, so he is soon back in play.
hint-ca-order = The best shooters first: most shoot-outs are over before the fifth kick.
hint-ca-emergency = Number { $shirt } is the toughest of those left, and somebody has to go in goal.
hint-ca-card = { $why ->
    [keeper] The best keeper that is left.
   *[player] A strong card, of a kind that your squad is still short of.
}
hint-ca-spot = { $why ->
    [corner] Both corners are equally good: take this one.
   *[goal-kick] From there he can play it to either side.
}
