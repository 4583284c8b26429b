### What is said of Counter Attack before anybody plays it, and of pitches of hexes.

game-counter-attack = Counter Attack
    .time = 60 to 90 min
    .about = Draft your squad, then pass, tackle, head and shoot your way across 943 hexes, one split second at a time.
    .brief = Counter Attack
    .line = Move, answer, duel.
    .short = Two halves of 20 minutes with the core rules. The squads are ready, the line-ups made.
    .full = Two halves of 45 minutes with the core rules. The squads are ready, the line-ups made.

board-map = Map of the pitch: tap to go there
board-near = Zoom in
