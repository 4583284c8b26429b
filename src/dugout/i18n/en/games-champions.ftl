### What is said of Champions 2020 before anybody plays it, and of boards in general.

game-champions = Champions 2020
    .time = 60 to 90 min
    .about = Eleven players, one die, and every pass is your idea: a whole football match on 130 squares.

board-loupe = Magnifier: tap the cell you mean
board-whole = Show the whole pitch
