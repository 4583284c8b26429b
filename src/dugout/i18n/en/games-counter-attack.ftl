### What is said of Counter Attack before anybody plays it, and of pitches of hexes.

game-counter-attack = Counter Attack
    .time = 60 to 90 min
    .about = Draft your squad, then pass, tackle, head and shoot your way across 943 hexes, one split second at a time.

board-map = Map of the pitch: tap to go there
board-near = Zoom in
