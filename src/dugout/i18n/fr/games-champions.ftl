### Ce qui est dit de Champions 2020 avant d'y jouer, et des plateaux en général.

game-champions = Champions 2020
    .time = de 60 à 90 min
    .about = Onze joueurs, un dé, et chaque passe est votre idée : un match de football entier sur 130 cases.
    .brief = Champions
    .line = Lancer, tracer, tirer.
    .short = Le match commence à la 30e, avec les règles du débutant : ni cartons ni remplacements.
    .full = Le match entier avec toutes les règles. Les compositions sont faites.

board-loupe = Loupe : touchez la case voulue
board-whole = Montrer tout le terrain
