### Ce que l’entraîneur dit d’un plan : une phrase sur sa raison (hint-…). Les joueurs portent leur numéro de maillot.

hint-best = C’est ce que ferait ici l’ordinateur le plus fort.
error-no-hints = L’entraîneur n’aide que dans les matchs amicaux contre l’ordinateur.
error-coach-failed = L’entraîneur n’a pas de réponse pour l’instant. Redemandez à votre prochaine décision.

## Champions 2020

hint-ch-shot = Faites tirer le numéro { $shirt } : il n’y a pas de meilleure occasion ici.
hint-ch-set-up = Le ballon est prêt : de là, environ { $percent } % de chances de marquer au prochain tour.
hint-ch-keep = Vous restez le plus près du ballon : { $mine } pas pour vous, { $theirs } pour l’adversaire.
hint-ch-clear = Le danger est écarté : il faut un { $theirs } ou plus à l’adversaire pour atteindre le ballon.
hint-ch-block = Le numéro { $shirt } ferme un chemin vers votre but : le danger tombe de { $before } % à { $after } %.
hint-ch-ready = Le numéro { $shirt } se démarque : { $percent } % de chances de marquer au prochain tour.
hint-ch-closer = Le numéro { $shirt } arrive à { $steps } pas du ballon.
hint-ch-place = Le numéro { $shirt } y est mieux placé pour les tours à venir.
hint-ch-pick-up = Le gardien prend le ballon : il y est en sécurité, et le gardien dégage ensuite.
hint-ch-push = Le numéro { $shirt } écarte de l’épaule le joueur le plus proche du ballon.
hint-ch-intercept = Le numéro { $shirt } tente l’interception : une fois sur trois, le ballon est à lui.
hint-ch-let-go = Laissez passer : il vaut plus là où il est.
hint-ch-save = Le meilleur plongeon : { $percent } % de chances d’arrêter le tir.

## Voetbal Toto

hint-to-goal = Un but dans le match { $fixture } vous aide le plus : environ { $percent } % de la cagnotte en plus.
hint-to-harmless = { $percent ->
    [0] Un but dans le match { $fixture } ne vous coûte presque rien.
   *[other] Un but dans le match { $fixture } vous coûte le moins : environ { $percent } % de la cagnotte.
}
hint-to-last-one = Le match { $fixture } coûte un 1, et vous en aurez peut-être besoin plus tard.
hint-to-better = { $better ->
    [right] Une de vos lignes devient juste.
    [safer] Une ligne juste devient plus sûre.
    [nearer] Une ligne se rapproche de votre pronostic.
    [none] Une ligne juste le reste.
    [wrong] Cela coûte une ligne que vous ne pourrez pas tenir.
   *[further] Cela ne touche qu'une ligne déjà perdue.
} { $ones ->
    [kept] Et vous gardez vos 1, dont tout le monde a besoin à la fin.
   *[same] { $played ->
        [wrong] La vôtre a rendu fausse une ligne juste.
        [further] La vôtre s'éloignait de votre pronostic.
        [right] La vôtre aussi, mais dans un match que d'autres veulent autrement.
       *[other] La vôtre vous apportait moins.
    }
}{ $percent ->
    [0] {""}
   *[other] {" "}Environ { $percent } % de la cagnotte.
}
hint-to-whistle = Sifflez : ce but vous coûterait une plus grande part de la cagnotte que ne vaut le sifflet.
hint-to-stand = Accordez le but : gardez le sifflet pour un but qui fera plus mal.

## Counter Attack

hint-ca-shot = Tirez : { $percent } % de chances de marquer, et il n’y a rien de mieux.
hint-ca-last-shot = Tirez maintenant : la mi-temps sera finie avant une autre occasion. { $percent } % de chances de marquer.
hint-ca-walk-in = Franchissez la ligne avec le ballon.
hint-ca-pass = Le numéro { $shirt } est libre : la passe arrive à { $percent } %, et le ballon y est en sécurité.
hint-ca-pass-chance = Le numéro { $shirt } peut tirer : la passe arrive à { $percent } %, et il marque alors à environ { $goal } %.
hint-ca-through = Jouez dans l’espace : un coéquipier peut y courir et filer au but avant que l’adversaire ne bouge. Le ballon passe à { $percent } %.
hint-ca-high = Jouez en hauteur : un ballon précis à { $percent } %, et vous y êtes plus fort dans les airs.
hint-ca-move = Gardez le ballon et bougez : aucune passe, aucun tir n’est meilleur maintenant.
hint-ca-run-and-shoot = Le numéro { $shirt } entre dans la surface de réparation et tire avant que l’adversaire ne bouge : environ { $percent } % de chances de marquer.
hint-ca-carry = Le numéro { $shirt } porte le ballon là où il peut en faire plus, ou là où moins d’adversaires peuvent le tacler.
hint-ca-fetch = Le numéro { $shirt } va chercher le ballon libre ; c’est lui qui peut en faire le plus.
hint-ca-support = Le numéro { $shirt } se propose et peut entrer dans la surface de réparation.
hint-ca-press = Le numéro { $shirt } presse le porteur de balle : il gagne { $percent } % de ses tacles.
hint-ca-cover = Le numéro { $shirt } coupe une passe ou un tir.
hint-ca-tackle = Allez-y : { $percent } % de chances de gagner le ballon, et cela vaut le risque d’une faute.
hint-ca-no-tackle = Restez debout : vous gagnez le ballon trop rarement pour risquer une faute.
hint-ca-head = Remettez-le de la tête à quelqu’un qui peut en faire quelque chose.
hint-ca-keeper-step = Une case plus loin, le gardien couvre plus du but.
hint-ca-stay = Tout le monde est bien placé : bouger n’apporterait rien.
hint-ca-no-substitute = Tout le monde tient encore : pas de remplacement.
hint-ca-placed = Tout le monde est bien placé : continuez.
