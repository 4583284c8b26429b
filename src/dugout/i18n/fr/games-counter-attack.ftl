### Ce qui est dit de Counter Attack avant d'y jouer, et des terrains à hexagones.

game-counter-attack = Counter Attack
    .time = de 60 à 90 min
    .about = Composez votre effectif, puis passez, taclez, sautez et tirez sur 943 hexagones, une fraction de seconde à la fois.

board-map = Carte du terrain : touchez pour y aller
board-near = Zoomer
