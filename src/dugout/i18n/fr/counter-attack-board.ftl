### Counter Attack : questions posées au lecteur, lettres des choix, et ce qui dépasse d'un petit écran.

## Questions qui vous sont posées

ca-your-kickoff-pass = Vous donnez le coup d'envoi : faites une passe.
ca-your-action = Vous avez le ballon : et maintenant ?
ca-your-move-a = Vous attaquez : encore { $left ->
    [one] un joueur
   *[other] { $left } joueurs
} sur 4.
ca-your-move-b = Vous défendez : encore { $left ->
    [one] un joueur
   *[other] { $left } joueurs
} sur 5.
ca-your-move-c = { $left ->
    [one] Encore une courte course pour vous.
   *[other] Encore { $left } courtes courses au plus pour vous.
}
ca-your-dribble = Vous dribblez : continuer ou vous arrêter ?
ca-your-reposition = Où ressort-il ?
ca-your-foul = Faute sur vous : jouer l'avantage ou tirer le coup franc ?
ca-your-substitute = Voulez-vous faire un changement ?

## Choix marqués d'une lettre

ca-bearing = { $to ->
    [goal] Vers l'avant, face au but
    [wing] Vers l'avant, sur l'aile
    [inside] Vers l'intérieur
    [wide] Vers l'extérieur
   *[back] En retrait
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
