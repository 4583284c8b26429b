### What the coach says about a plan: one sentence why it is good (hint-…). Numbers of men are their shirts.

hint-best = This is what the strongest computer would do here.
error-no-hints = Hints are for matches against the computer that do not count anywhere.

## Champions 2020

hint-ch-shot = Number { $shirt } shoots: nothing here is worth more than this chance of a goal.
hint-ch-set-up = The ball lies ready: from there your next turn scores in about { $percent } of 100 cases.
hint-ch-keep = Your men stay first at the ball: { $mine } { $mine ->
    [one] step
   *[other] steps
} for you, { $theirs } for the others.
hint-ch-clear = The ball goes where it does least harm: the others need a { $theirs } or more to reach it.
hint-ch-block = Number { $shirt } closes a way to your goal: the chance against you falls from { $before } to { $after } in 100.
hint-ch-ready = Number { $shirt } makes himself free: your next turn could score in { $percent } of 100 cases.
hint-ch-closer = Number { $shirt } gets within { $steps } { $steps ->
    [one] step
   *[other] steps
} of the ball.
hint-ch-place = Number { $shirt } stands better there for the turns to come.
hint-ch-pick-up = The keeper takes the ball into his hands: it is safe there, and he kicks it next.
hint-ch-push = Number { $shirt } pushes the man who is nearest to the ball out of the way.
hint-ch-intercept = Number { $shirt } tries to intercept: one time in three the ball is his.
hint-ch-let-go = Leave it: the man is worth more where he stands.
hint-ch-save = The best dive: a save in { $percent } of 100 cases.

## Voetbal Toto

hint-to-goal = A goal in match { $fixture } raises your part of the pot most, by about { $percent } in 100.
hint-to-harmless = { $percent ->
    [0] A goal in match { $fixture } costs you next to nothing.
   *[other] A goal in match { $fixture } costs you least: about { $percent } in 100 of the pot.
}
hint-to-last-one = Match { $fixture } costs a one; you may need your ones later.
hint-to-whistle = Whistle: this goal would cost you more of the pot than a whistle is worth.
hint-to-stand = Let the goal stand: keep the whistle for one that hurts more.

## Counter Attack

hint-ca-shot = Shoot: this is a goal in { $percent } of 100 cases, and nothing else is worth more.
hint-ca-walk-in = Carry the ball over the line.
hint-ca-pass = Number { $shirt } is free: the pass arrives in { $percent } of 100 cases and the ball is safe with him.
hint-ca-pass-chance = Number { $shirt } can shoot: the pass arrives in { $percent } of 100 cases, and then it is a goal in about { $goal }.
hint-ca-through = Into space: somebody runs onto it and on to goal before the others move. It gets through in { $percent } of 100 cases.
hint-ca-high = A high ball: accurate in { $percent } of 100 cases, and your men are stronger in the air there.
hint-ca-move = Keep the ball and move: no pass and no shot is worth more now.
hint-ca-run-and-shoot = Number { $shirt } runs into the penalty area and shoots before the others move: a goal in about { $percent } of 100 cases.
hint-ca-carry = Number { $shirt } takes the ball where he can do more with it, or where fewer can tackle him.
hint-ca-fetch = Number { $shirt } fetches the loose ball; he can do most with it.
hint-ca-support = Number { $shirt } runs where he can be passed to and get into the penalty area.
hint-ca-press = Number { $shirt } attacks the carrier: he wins the ball in { $percent } of 100 tackles.
hint-ca-cover = Number { $shirt } takes a pass or a shot away from the others.
hint-ca-tackle = Go for it: the ball is yours in { $percent } of 100 cases, and that outweighs the foul.
hint-ca-no-tackle = Stay on your feet: the ball is won too seldom for the risk of a foul.
hint-ca-head = Head it on to somebody who can do something with it.
hint-ca-keeper-step = One hex further the keeper covers more of the goal.
hint-ca-stay = Everybody stands well: moving would gain nothing.
