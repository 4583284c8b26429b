### Légendes des dessins du livre des règles.

diagram-champions-pitch = Le côté à domicile : cercles de coin (1), cases du mur de corner (2), but (3), surface de but (4) et surface de réparation (5). Encadrés : les points de penalty et les cases centrales.
diagram-champions-walk = Cinq pas : tout droit seulement, autour des adversaires, tous les points utilisés.
diagram-champions-run-and-kick = Un 4 au dé : deux pas vers le ballon laissent trois points pour jouer le ballon.
diagram-champions-curve = Une courbe de 45 degrés fait passer le ballon à côté d'un adversaire.
diagram-champions-pass-on = Le numéro 9 rejoue le ballon dans une nouvelle direction. Sa propre case ne coûte rien.
diagram-champions-chase = Après le tir le numéro 9 fait deux pas, chacun plus près du ballon.
diagram-champions-offside = Le numéro 9 est hors-jeu : moins de deux adversaires sont aussi près de leur ligne de but. Le numéro 10 est à la hauteur de l'un d'eux et n'est pas hors-jeu.
diagram-champions-save = La chance du gardien sur chaque case de la trajectoire : trois quarts à côté de lui, un quart de moins par pas supplémentaire.
diagram-champions-chances = Hachurées : la première case de la trajectoire à côté de chaque adversaire. Il peut y tenter sa chance.
diagram-champions-deflected = Le numéro 5 est allé de la case encadrée sur le chemin du ballon et l'a : il repart dans la direction de son pas.
diagram-champions-throw-in = Le joueur en touche se tient hors de la ligne et joue vers le numéro 8, qui rejoue le ballon.
diagram-champions-corner = Le tireur va sur le cercle de coin ; un défenseur se tient sur la case du mur de corner.
diagram-champions-wall = Le joueur du mur a reculé de deux cases ; dans l'anneau hachuré, il n'y a aucun de ses coéquipiers.
diagram-champions-push = Avec un 1 le numéro 9 pousse son adversaire, qui pousse celui derrière lui.

diagram-counter-attack-directions = Les six directions d'un ballon libre, selon le premier dé.
diagram-counter-attack-influence = Hachuré : le premier anneau, où il chipe, intercepte et contre avec un 6. Encadré : le second, où il dispute les têtes avec −1.
diagram-counter-attack-steal = Un pas à côté d'un défenseur lui permet de chiper le ballon avec un 6. Le chemin du bas l'évite.
diagram-counter-attack-tackle = Un défenseur qui finit sur une case encadrée peut tacler.
diagram-counter-attack-blocked-pass = La passe au numéro 7 est libre ; celle au numéro 9 traverserait un adversaire et n'est pas possible.
diagram-counter-attack-interception = Le numéro 5 est à côté de la trajectoire et intercepte avec un 6 ; le numéro 4 est trop loin.
diagram-counter-attack-high-pass = Pendant une passe haute chaque équipe peut bouger un joueur de trois cases au plus.
diagram-counter-attack-header = Jusqu'à une case du ballon sans malus, à deux cases avec −1.
diagram-counter-attack-block = Sur la trajectoire un défenseur contre avec 5 ou 6, à côté avec 6.
diagram-counter-attack-dive = Dans sa colonne le gardien atteint trois cases de chaque côté.
diagram-counter-attack-offside = Le numéro 9 est hors-jeu, le numéro 10 est à la hauteur de l'avant-dernier adversaire et ne l'est pas.
diagram-counter-attack-retreat = Les adversaires passent des cases hachurées à une case située à trois cases.

diagram-toto-form = Victoire à domicile, à l'extérieur, match nul : 1, 2 et 3 au bout de chaque ligne.
diagram-toto-number = Seul le nombre suivant convient : un 2 après un but, un 3 après deux, un 4 après trois.
diagram-toto-whistle = Un coup de sifflet retire le dernier but : 3–2 redevient 3–1.
diagram-toto-result = Les résultats de ces lignes : 1, 2, 3 et, pour 2–2, encore 3.
