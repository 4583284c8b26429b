### What the coach says in a first match: one thing at a time.

guide-title = What your coach says
guide-skip = Skip the guide
guide-later = I am watching with you.
    .text = Stuck on your turn? Tap me for a plan.
guide-done = That is all you need to know.
    .text = Stuck on your turn? Tap me for a plan.
guide-end = Full time.
    .text = That was your first match. Fancy another? A rematch is one tap away.

## Champions 2020

guide-champions-way = You attack { $way ->
        [right] to the right
       *[up] upwards
    }.
    .text = The ball must go into the goal { $way ->
        [right] on the right
       *[up] at the top
    }. You take turns: one die, one action, then they play.
guide-champions-roll = Roll the die.
    .text = One die for everything: steps to the ball and the length of the kick share the number it shows.
guide-champions-rings = These players can act.
    .text = A ring means: with this roll the player can do something. Tap one to see where he can go.
guide-champions-ball = Tap the ball.
    .text = Whoever gets there kicks it with what is left of your roll.
guide-champions-pass = Where should the ball end up?
    .text = It can go to the marked cells. They play next: leave it where they cannot get at it, or where you can shoot.
guide-champions-goal = A shot is on.
    .text = The figure is your chance of scoring. Tap the bright half of the goal.
guide-champions-play = Now play it.
    .text = Until you press this, nobody sees what you plan.
guide-champions-theirs = Their turn.
    .text = Now they roll and play. Watch where the ball ends: you play on from there.
guide-champions-clock = A 1 moves the clock.
    .text = Every 1, yours or theirs, is six minutes. After 90′ the next 1 is full time. The counter above keeps track.
guide-champions-last = The next 1 ends the match.
    .text = No matter who rolls it. If you are behind, go for goal now; if you lead, keep the ball away from your own goal.
guide-champions-step-in = Will you step in?
    .text = On a three your player cuts the ball out. Otherwise it flies on.
guide-champions-chase = One player may chase it.
    .text = Somebody who has not touched the ball takes two steps towards it. Then you are closer when your turn comes.
guide-champions-dive = Only your keeper is left.
    .text = The four faces show what each roll means. If he does not dive, it is certainly a goal.
guide-champions-keeper = Your keeper has the ball.
    .text = He kicks it from where he stands, as far as you roll. Look for a place where your players are nearer than theirs.
guide-champions-against = Chin up!
    .text = This kick flies as far as you roll, and 1 farther. Aim for a place where your players are nearer than theirs.
guide-champions-loose = A loose ball.
    .text = A ball that is cut out flies on. It stops at the end of its path, or hits the first player in the way, who plays it on at once.

## Voetbal Toto

guide-toto-hand = These cards are goals.
    .text = A 1 is a team’s first goal, a 2 its second, and so on. A black card is a whistle.
guide-toto-form = Write down thirteen results.
    .text = Most right takes the pot. An arrow points to the winner, bars mean a draw. No idea? Tap “From my hand”.
guide-toto-send = Hand in your form.
    .text = It is complete. Change what you like first: afterwards nobody sees it until the results.
guide-toto-goal = Score your first goal.
    .text = Tap a box with a tick: that team scores, and one of your rows is right. Your hand shows which goals you have.
guide-toto-others = Now the others score.
    .text = One goal each, then it is your turn again. Their forms differ: some goals help you, some hurt.
guide-toto-whistle = The whistle.
    .text = STOP takes this goal back, but each whistle works once. Rows turn often: it is worth most near the end.
guide-toto-strip = STOP is yours.
    .text = A goal stands by itself after a moment. As long as you hold a whistle, STOP takes it back.
guide-toto-stopped = Your goal was stopped.
    .text = Bad luck, but that whistle is gone for good: each one works only once. Score again where you see a tick.
guide-toto-waiting = Grey cards wait.
    .text = A 3 goes only on a team that has two goals. Somebody has to score those first, you or the others.
guide-toto-idle = You have no goal to play.
    .text = You pass, and the others play on. One of their goals may open a place for the card you still hold. Or play to the end of the round.
guide-toto-spent = Your last goal is played.
    .text = Now the others finish the round. Then thirteen results are read out, and the pot is paid.
guide-toto-results = Thirteen results.
    .text = Row by row, then the pot. Everybody sees who was right.
