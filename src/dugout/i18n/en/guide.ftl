### What the coach says in a first match: one thing at a time.

guide-title = What your coach says
guide-skip = Skip the guide

## Champions 2020

guide-champions-roll = Roll the die.
    .text = You want the ball in their goal. The pips get it there: steps to the ball and the length of the kick share them.
guide-champions-rings = These players can act.
    .text = A ring means: with this roll, this player can do something. Tap one and see where he can go.
guide-champions-ball = Tap the ball.
    .text = Whoever gets there plays it on with the pips that are left.
guide-champions-pass = Draw the pass.
    .text = The ball can end on the light cells. Your opponent moves next: where is it safe, or better still, where can you shoot from?
guide-champions-goal = A shot is on.
    .text = The figure is your chance of scoring. Tap the bright half of the goal.
guide-champions-play = Now play it.
    .text = Until you press this, nobody sees what you plan.
guide-champions-step-in = Will you step in?
    .text = On a three your player cuts the ball out. Otherwise it flies on.

## Counter Attack

guide-counter-attack-kick-off = Pass to kick off.
    .text = More goals than they have when time is up: that is all. Any team-mate within eleven hexes will do.
guide-counter-attack-move = Move a player.
    .text = Light hexes are in reach. Beside an opponent, on the striped ones, a six steals the ball.
guide-counter-attack-steps = Four, five, two.
    .text = You move four players, they answer with five, you finish with two. They move next: leave nobody unmarked.
guide-counter-attack-defend = They attack.
    .text = You answer with five players. Close the way to your goal; beside the player on the ball you may tackle.
guide-counter-attack-duel = The dice decide.
    .text = Skill plus a die against skill plus a die. The bar shows your chance.
guide-counter-attack-pass = Who is free?
    .text = A pass is safe where no opponent stands beside its line.
guide-counter-attack-shot = Close enough to shoot.
    .text = Every part of the goal has its own chance. Aim where the keeper is not.
guide-counter-attack-end = Now you know it.
    .text = Corners, headers and cards explain themselves when they come. Good luck!

## Voetbal Toto

guide-toto-hand = This is your hand.
    .text = Whoever forecasts most matches right takes the pot. Your cards are the goals: a 1 starts a score, a 2 follows a 1.
guide-toto-form = Write down thirteen results.
    .text = 1 is a home win, 2 an away win, 3 a draw. Nobody sees your form. Look at your cards, or let them suggest one.
guide-toto-goal = Make your form come true.
    .text = Pick up a card and put it on a team that needs it. Marked boxes help you.
guide-toto-others = Now they score.
    .text = They have other forms. Watch the rows that turn against you.
guide-toto-whistle = The whistle.
    .text = STOP takes this goal back and costs you the whistle. You are only asked when a goal hurts you.
guide-toto-results = Thirteen results.
    .text = Row by row, then the pot. Everybody sees who was right.
