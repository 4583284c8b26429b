### Counter Attack : questions posées au lecteur, lettres des choix, et ce qui dépasse d'un petit écran.

## Questions qui vous sont posées

your-ca-kickoff-pass = Vous donnez le coup d'envoi : faites une passe.
your-ca-action = Vous avez le ballon : et maintenant ?
your-ca-move-a = Vous attaquez : encore { $left ->
    [one] un joueur
   *[other] { $left } joueurs
} sur 4.
your-ca-move-b = Vous défendez : encore { $left ->
    [one] un joueur
   *[other] { $left } joueurs
} sur 5.
your-ca-move-c = { $left ->
    [one] Encore une courte course pour vous.
   *[other] Encore { $left } courtes courses au plus pour vous.
}
your-ca-dribble = Vous dribblez : continuer ou vous arrêter ?
your-ca-reposition = Où va { $piece } avec le ballon ?
your-ca-foul = Faute sur vous : jouer l'avantage ou tirer le coup franc ?
your-ca-substitute = Voulez-vous faire un changement ?
your-ca-remove = Qui ne joue pas ?
your-ca-place = Placez votre équipe pour le coup d'envoi.
your-ca-replace = Tour { $round } sur 3 : vous pouvez encore placer { $left ->
    [one] un joueur
   *[other] jusqu'à { $left } joueurs
}.
your-ca-penalty-place = Placez vos joueurs hors de la surface.
your-ca-scenario-place = Placez votre équipe.
your-ca-put = Où placer { $piece } ?
your-ca-snapshot = Tirer tout de suite ou garder le ballon ?
your-ca-keeper-step = Le ballon entre dans votre surface : votre gardien fait-il un pas ?
your-ca-dive = Votre gardien sort-il dans les pieds ?
your-ca-tackle = Tentez-vous le tacle ?
your-ca-free-moves = Avant la reprise, ces joueurs peuvent courir jusqu’à 6 cases.
your-ca-snap-move = Vous pouvez déplacer un joueur de 2 cases au plus avant le tir.
your-ca-aim = Où visez-vous ?
your-ca-corner-side = De quel côté tirez-vous le corner ?
your-ca-air-move = Le ballon est en l'air : vous pouvez déplacer un joueur de 3 cases au plus.
your-ca-first-move = Vous pouvez déplacer un joueur d'une case.
your-ca-long-keeper = Votre gardien sort-il ?
your-ca-jump = Qui saute pour la tête ?
your-ca-head = Vous gagnez le duel de la tête : où va le ballon ?
your-ca-head-or-move = Personne ne vous gêne : jouer de la tête ou laisser retomber ?
your-ca-keeper-kick = Où dégage votre gardien ?
your-ca-goal-kick = Placez le ballon pour votre coup de pied de but.
your-ca-taker = { $restart ->
    [1] Qui donne le coup d'envoi ?
    [2] Qui tire le coup de pied de but ?
    [3] Corner pour vous : qui le tire ?
    [4] Touche pour vous : qui la fait ?
    [5] Coup franc pour vous : qui le tire ?
   *[other] Penalty pour vous : qui le tire ?
}
your-ca-retreat = Trop près : éloignez-le du ballon.
your-ca-set-piece = Ballon arrêté pour vous : qu'en faites-vous ?
your-ca-throw = Touche pour vous : à qui l'adressez-vous ?
your-ca-emergency = Qui va dans les buts ?
your-ca-order = Qui tire votre prochain penalty ?

## Choix marqués d'une lettre

ca-bearing = { $to ->
    [goal] Vers l'avant
    [wing] Le long de la ligne
    [inside] Vers l'intérieur
    [wide] Vers l'extérieur
   *[back] En retrait
}
ca-bearing-side = { $where }, { $side ->
    [far-left] tout à gauche
    [far-right] tout à droite
    [left] à gauche
    [middle] tout droit
   *[right] à droite
}
ca-corner-side = { $side ->
    [left] Corner de la gauche
   *[right] Corner de la droite
}
ca-free = libre
ca-beside = à côté de { $men }
ca-why-not = Pourquoi pas :

## Un petit écran

ca-walk = { $to ->
    [next] Joueur suivant
   *[last] Joueur précédent
}
ca-edge = { $side ->
    [up] Plus haut : { $names }
    [down] Plus bas : { $names }
    [left] À gauche : { $names }
   *[right] À droite : { $names }
}
ca-edge-ball = le ballon
