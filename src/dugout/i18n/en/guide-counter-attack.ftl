### Counter Attack with a coach: one thing at a time, at the moment it matters.

guide-counter-attack-kick-off = You kick off and attack { $way ->
        [right] to the right
       *[up] upwards
    }.
    .text = Tap a team-mate to see the pass, then tap him again to play it. Most goals at full time wins.
guide-counter-attack-pass = Your ball: who is free?
    .text = A pass is safe if no opponent is next to its path. Nobody free? Move first. No idea? Tap me for a plan.
guide-counter-attack-space = How goals are made.
    .text = Pass into the space ahead of a fast team-mate and run him onto the ball. In the area he may shoot at once.
guide-counter-attack-move = Get your players into space.
    .text = Tap one, then a light hex. With the ball, striped hexes are risky: an opponent beside them takes it on a six.
guide-counter-attack-steps = Four, five, two.
    .text = You move four players, they answer with five, you finish with two. Then you play the ball.
guide-counter-attack-attack = Now go for goal!
    .text = Take the ball into the penalty area: there you may shoot at once, before they move.
guide-counter-attack-theirs = Now they move.
    .text = Nothing for you to do. See who closes in on the ball: you move again after them.
guide-counter-attack-defend = They attack { $way ->
        [right] to the left
       *[up] downwards
    }.
    .text = Move five players. Block the way to your goal; whoever ends beside the player on the ball may tackle.
guide-counter-attack-duel = The dice decide.
    .text = A die for each side, added to the skill of its player. The higher sum wins; the bar shows your chance.
guide-counter-attack-die = One die decides.
    .text = Below it you can see what each number means.
guide-counter-attack-shot = Close enough to shoot.
    .text = Every part of the goal has its own chance. Aim where the keeper is not.
guide-counter-attack-end = Now you know the game.
    .text = I will explain anything new when it comes up. Good luck!

## Only where the match brings it

guide-counter-attack-advantage = You were fouled: your choice.
    .text = Play on if he is nearly through. With the free kick the ball is safe, and you may place players first.
guide-counter-attack-foul = Foul!
    .text = He went for the ball and rolled a 1. One die now says whether the man is hurt, one whether there is a card.
guide-counter-attack-injury = He is hurt.
    .text = He plays on, but runs two hexes less. His team may replace him when play stops.
guide-counter-attack-card = A card.
    .text = A second yellow is a red: he is sent off, and his team plays on with one fewer.
guide-counter-attack-keeper = Your keeper may take a step.
    .text = The ball is in your area. Keep him between the ball and the middle of the goal; staying put is fine.
guide-counter-attack-free = Back into position.
    .text = These players may walk up to six hexes before play goes on. Spread out: who could receive the ball?
guide-counter-attack-past = The duel is yours.
    .text = Put him on a free hex beside the beaten man: towards goal, and away from the next opponent.
guide-counter-attack-jump = A high ball.
    .text = Whoever jumps adds a die to his Heading. The highest sum heads the ball on.
guide-counter-attack-set-piece = A set piece: place your men.
    .text = Each side moves two men, three times over. Tap one and his new hex, or leave all as they are in one tap.
guide-counter-attack-back = They have the ball: cover.
    .text = These players may walk up to six hexes before the ball is played. Stand between it and your goal, close to a man.
guide-counter-attack-head = Your header.
    .text = Head it to a team-mate, or at goal if you are near enough. The hexes that are lit can be reached.
guide-counter-attack-retreat = Too close.
    .text = At a set piece opponents keep their distance. Pick the hex from which he still defends best.
guide-counter-attack-loose = The ball is loose.
    .text = Nobody has it. Run a player onto it and it is yours; otherwise they may get there first.
