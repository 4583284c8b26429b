### Counter Attack: what it is about, in three sentences.

ca-aim-title = Counter Attack in three sentences
ca-aim-1 = 1. Pass, shoot, or move your players.
    .more = Whoever has the ball chooses. A pass is safe as long as no opponent is near its way.
ca-aim-2 = 2. Players move by four, five and two.
    .more = The attack moves four, the defence five, the attack two more. Next to the ball, a defender may tackle.
ca-aim-3 = 3. Dice decide duels; most goals win.
    .more = Die plus the player’s number: the higher total wins the tackle, the header or the shot.
