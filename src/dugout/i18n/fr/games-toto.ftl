### Ce qui est dit de Voetbal Toto avant d’y jouer.

game-toto = Voetbal Toto
    .time = 20 min par manche
    .about = Treize matchs, une grille secrète, une main pleine de buts. Marquez pour vos pronostics et faites refuser ceux des autres.
