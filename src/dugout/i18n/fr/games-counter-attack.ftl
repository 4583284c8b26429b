### Ce qui est dit de Counter Attack avant d'y jouer, et des terrains à hexagones.

game-counter-attack = Counter Attack
    .time = de 60 à 90 min
    .about = Composez votre effectif, puis passez, taclez, sautez et tirez sur 943 hexagones, une fraction de seconde à la fois.
    .brief = Counter Attack
    .line = Bouger, répondre, gagner ses duels.
    .short = Deux mi-temps de 20 minutes avec les règles de base. Effectifs et compositions sont prêts.
    .full = Deux mi-temps de 45 minutes avec les règles de base. Effectifs et compositions sont prêts.

board-map = Carte du terrain : touchez pour y aller
board-near = Zoomer
