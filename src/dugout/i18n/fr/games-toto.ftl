### Ce qui est dit de Voetbal Toto avant d’y jouer.

game-toto = Voetbal Toto
    .time = 10 à 20 min par manche
    .about = Treize matchs, une grille secrète, une main pleine de buts. Marquez pour vos pronostics et faites refuser ceux des autres.
    .brief = Toto
    .line = Treize résultats.
    .short = Une manche contre trois adversaires.
    .full = Cinq manches contre trois adversaires.
