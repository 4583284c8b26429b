### What is said of Champions 2020 before anybody plays it, and of boards in general.

game-champions = Champions 2020
    .time = 60 to 90 min
    .about = Eleven players, one die, and every pass is your idea: a whole football match on 130 squares.
    .brief = Champions
    .line = Roll, draw, shoot.
    .short = The clock starts at 30′, with the starter rules: no cards, no substitutions.
    .full = The whole match with all rules. The line-ups are made.

board-loupe = Magnifier: tap the cell you mean
board-whole = Show the whole pitch
