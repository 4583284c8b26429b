### Counter Attack : ce qu'un choix veut dire avant de le faire.

## Un tir

ca-mouth = Le but vu par le tireur
ca-mouth-head = Où { $man } va-t-il la placer ?
ca-mouth-hint = Vu par le tireur. Touchez un endroit, ou pressez 1 à 7.
ca-mouth-reach = { $count ->
    [0] hors de portée du gardien
   *[other] à portée du gardien
}
ca-place = { $place ->
    [1] tout à gauche
    [2] à gauche
    [3] légèrement à gauche
    [4] plein centre
    [5] légèrement à droite
    [6] à droite
   *[other] tout à droite
}
ca-place-worth = { $where }, but { $chance }
ca-place-goal = { $chance } but
ca-blocks = { $need ->
    [6] au bord de la trajectoire : contre sur 6
   *[other] sur la trajectoire : contre sur 5 ou 6
}
    .short = { $need ->
        [6] contre sur 6
       *[other] contre sur 5 ou 6
    }
ca-keeper-there = peut y aller, Arrêt { $points }
ca-keeper-away = ne peut pas y aller
ca-again = touchez encore pour jouer
ca-snapshot-means = Il tire tout de suite, avec 1 de moins au dé. Avant, l'adversaire peut déplacer un joueur de deux cases au plus.
ca-not-yet = Pas encore
ca-shoot = { $verb ->
    [goal] Tête { $where }
   *[other] Tir { $where }
}
ca-shoot-worth = { $verb ->
    [goal] Tête { $where } : { $chance }
   *[other] Tir { $where } : { $chance }
}

## Un tacle

ca-then-tackle = Puis un tacle :
ca-move-and-tackle = Courir et tacler : { $chance }
ca-only-move = Courir seulement

## How far it is to the goal

ca-goal-away = { $near ->
    [yes] But à { $hexes ->
        [one] une case
       *[other] { $hexes } cases
    } : assez près pour tirer.
   *[no] But à { $hexes ->
        [one] une case
       *[other] { $hexes } cases
    } : on tire depuis l’intérieur de l’arc en pointillé.
}
ca-goal-theirs = { $near ->
    [yes] À { $hexes ->
        [one] une case
       *[other] { $hexes } cases
    } de votre but : assez près pour tirer.
   *[no] À { $hexes ->
        [one] une case
       *[other] { $hexes } cases
    } de votre but : dans l’arc en pointillé, ils peuvent tirer.
}
