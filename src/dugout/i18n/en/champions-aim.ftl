### Champions 2020: what it is about, in three sentences.

ch-aim-title = Champions in three sentences
ch-aim-1 = 1. Roll, then run and kick.
ch-aim-1-more = One player spends the roll: steps to the ball, then the kick. The step onto the ball is free.
ch-aim-2 = 2. Then it is their turn.
ch-aim-2-more = So leave the ball where your players are nearer than theirs.
ch-aim-3 = 3. Most goals wins.
ch-aim-3-more = Shoot past the keeper. Every 1 that is rolled brings full time six minutes closer.
