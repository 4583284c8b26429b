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
hint-ch-intercept = Number { $shirt } goes for it: one time in three he wins the ball.
hint-ch-let-go = Leave it: he is worth more where he is.
hint-ch-save = The best dive: he saves it { $percent }% of the time.

## Voetbal Toto

hint-to-goal = A goal in match { $fixture } helps you most: about { $percent }% more of the pot.
hint-to-harmless = { $percent ->
    [0] A goal in match { $fixture } costs you next to nothing.
   *[other] A goal in match { $fixture } costs you least: about { $percent }% of the pot.
}
hint-to-last-one = Match { $fixture } costs you a 1, and you may need your 1s later.
hint-to-better = { $better ->
    [right] It makes one of your rows right.
    [safer] It makes a right row safer.
    [nearer] It brings a row nearer to what you wrote.
    [none] It leaves a right row right.
    [wrong] It costs a row that you cannot hold anyway.
   *[further] It only touches a row that is lost already.
} { $ones ->
    [kept] And it keeps your 1s, which everybody needs at the end.
   *[same] { $played ->
        [wrong] Yours turned a right row wrong.
        [further] Yours led away from what you wrote.
        [right] Yours did so too, but in a match that others want differently.
       *[other] Yours did less for you.
    }
}{ $percent ->
    [0] {""}
   *[other] {" "}Worth about { $percent }% of the pot.
}
hint-to-whistle = Whistle it off: this goal would cost you more of the pot than the whistle is worth.
hint-to-stand = Let the goal stand: keep your whistle for one that hurts more.

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
