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
hint-ch-intercept = { $to ->
    [mine] Le numéro { $shirt } tente l’interception : une fois sur trois, il coupe le ballon, qui file vers votre numéro { $next }.
    [theirs] Le numéro { $shirt } tente l’interception : une fois sur trois, il coupe le ballon, mais même alors, celui-ci file vers leur numéro { $next }.
    [out-mine] Le numéro { $shirt } tente l’interception : une fois sur trois, il coupe le ballon, qui sort pour vous.
    [out-theirs] Le numéro { $shirt } tente l’interception : une fois sur trois, il coupe le ballon, mais même alors, celui-ci sort pour eux.
   *[other] Le numéro { $shirt } tente l’interception : une fois sur trois, il coupe le ballon.
}
hint-ch-let-go = Laissez passer : il vaut plus là où il est.
hint-ch-save = Le meilleur plongeon : { $percent } % de chances d’arrêter le tir.

## Voetbal Toto

# Le pronostic du match dont il s'agit, et ce que le but fait de ses chances.
hint-to-wrote = { $mark ->
    [1] Votre pronostic : victoire { $home }.
    [2] Votre pronostic : victoire { $away }.
   *[3] Votre pronostic : match nul, { $home }–{ $away }.
}
hint-to-moves = { $change ->
    [up] Ce but le fait monter de { $before } % à { $after } % de chances.
    [same] Ce but le laisse à { $after } % de chances.
   *[down] Ce but le fait tomber de { $before } % à { $after } % de chances.
}
hint-to-played = { $played-mark ->
    [1] « victoire { $played-home } »
    [2] « victoire { $played-away } »
   *[3] « nul { $played-home }–{ $played-away } »
}
hint-to-ones = Seul un 1 peut être le premier but d'une équipe, et { $open ->
    [one] une équipe est encore à 0 : les derniers 1 décident de son match.
   *[other] { $open } équipes sont encore à 0 : les derniers 1 décident de ces matchs.
}
hint-to-pot = { $percent ->
    [0] {""}
   *[other] {" "}Cela vaut environ { $percent } % de la cagnotte.
}
hint-to-goal = { hint-to-wrote } { hint-to-moves }{ hint-to-pot }{ $ones ->
    [spent] {" "}Mais il vous coûte un 1. { hint-to-ones }
    [saved] {" "}Et vous gardez un 1. { hint-to-ones }
   *[same] {""}
}
hint-to-harmless = { hint-to-wrote } { hint-to-moves }{ $why ->
    [least] {" "}Aucune de vos cartes ne fait mieux.
    [ones] {" "}Mais vous gardez un 1. { hint-to-ones }
   *[other] {""}
}
hint-to-better = { hint-to-wrote } { hint-to-moves } { $why ->
    [ones] Le vôtre a coûté un 1. { hint-to-ones }
   *[other] { $played-change ->
        [up] Le vôtre ne faisait monter { hint-to-played } que de { $played-before } % à { $played-after } %.
        [same] Le vôtre laissait { hint-to-played } à { $played-after } %.
       *[down] Le vôtre faisait tomber { hint-to-played } de { $played-before } % à { $played-after } %.
    }
}{ hint-to-pot }
hint-to-whistle = { hint-to-wrote } { hint-to-moves } { $change ->
    [down] Sifflez.
   *[other] Sifflez quand même : il aide davantage vos adversaires.
}
hint-to-let-stand = { hint-to-wrote } { hint-to-moves } Vous aviez { $whistles ->
    [one] un sifflet
   *[other] { $whistles } sifflets
} : STOP l’aurait annulé.{ hint-to-pot }
hint-to-stand = { hint-to-wrote } { hint-to-moves } { $change ->
    [down] Accordez-le quand même : gardez le sifflet pour un but qui fera plus mal.
   *[other] Accordez-le.
}
hint-to-covered = Main cachée, personne ne sait quels buts vous pouvez encore marquer.
hint-to-form = { $draws ->
    [0] Aucun nul
    [one] Un nul
   *[other] { $draws } nuls
} : beaucoup d'équipes ne marquent jamais, il y a donc plus de nuls qu'on ne croit. Vous avez { $ones ->
    [0] aucun 1
    [one] un 1
   *[other] { $ones } cartes 1
} ; moins vous en avez, plus il y aura de nuls.

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
