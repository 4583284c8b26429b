### What the coach says in a first match: one thing at a time.

guide-title = What your coach says
guide-skip = Skip the guide
guide-later = I am watching with you.
    .text = Play on. I speak up when something new comes.

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
    .text = Whoever gets there plays it on with what is left of it.
guide-champions-pass = Where should the ball end?
    .text = It can go to the marked cells. They play next: leave it where they cannot get at it, or where you can shoot.
guide-champions-goal = A shot is on.
    .text = The figure is your chance of scoring. Tap the bright half of the goal.
guide-champions-play = Now play it.
    .text = Until you press this, nobody sees what you plan.
guide-champions-theirs = Their turn.
    .text = Now they roll and play. Watch where the ball ends: you play on from there.
guide-champions-step-in = Will you step in?
    .text = On a three your player cuts the ball out. Otherwise it flies on.

## Counter Attack

guide-counter-attack-kick-off = Pass to kick off.
    .text = You attack { $way ->
        [right] to the right
       *[up] upwards
    }. Tap a team-mate, then tap him again. Whoever has more goals when time is up wins.
guide-counter-attack-move = Run first, then play the ball.
    .text = Your players run to the light hexes. On the striped ones, beside an opponent, he steals the ball with a six.
guide-counter-attack-steps = Four, five, two.
    .text = You move four players, they answer with five, you finish with two. They move next: leave nobody unmarked.
guide-counter-attack-theirs = Now they move.
    .text = Nothing for you to do. See who closes in on the ball: you move again after them.
guide-counter-attack-defend = They attack.
    .text = You answer with five players. Close the way to your goal; beside the player on the ball you may tackle.
guide-counter-attack-duel = The dice decide.
    .text = A die for each side, added to the skill of its player. The higher sum wins; the bar shows your chance.
guide-counter-attack-pass = Who is free?
    .text = A pass is safe where no opponent stands beside its line.
guide-counter-attack-shot = Close enough to shoot.
    .text = Every part of the goal has its own chance. Aim where the keeper is not.
guide-counter-attack-end = Now you know it.
    .text = Corners, headers and cards explain themselves when they come. Good luck!

## Voetbal Toto

guide-toto-hand = These cards are goals.
    .text = A 1 is a team’s first goal, a 2 its second. Keep them covered, and nobody knows which goals you can score.
guide-toto-form = Write down thirteen results.
    .text = Most right at the end takes the pot. 1 home win, 2 away win, 3 draw. No idea? Let your hand fill it in.
guide-toto-goal = Your turn: make your form come true.
    .text = Pick up a card and put it on a team: a goal for them. With a tick, one of your rows comes right.
guide-toto-others = Now the others score.
    .text = One goal each, then it is your turn again. Their forms differ: some goals help you, some hurt.
guide-toto-whistle = The whistle.
    .text = STOP takes this goal back and costs you the whistle. You are only asked when a goal hurts you.
guide-toto-results = Thirteen results.
    .text = Row by row, then the pot. Everybody sees who was right.
