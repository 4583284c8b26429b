### Ce que l’entraîneur dit d’un plan : une phrase sur sa raison (hint-…). Les joueurs portent leur numéro de maillot.

hint-best = C’est ce que ferait ici l’ordinateur le plus fort.
error-no-hints = L’entraîneur n’aide que dans les matchs amicaux contre l’ordinateur.
error-coach-failed = L’entraîneur n’a pas de réponse pour l’instant. Redemandez à votre prochaine décision.

## Champions 2020

hint-ch-shot = Faites tirer le numéro { $shirt } : il n’y a pas de meilleure occasion ici.
hint-ch-set-up = Le ballon est prêt : s’il y reste, environ { $percent } % de chances de marquer au prochain tour.
hint-ch-keep = { $level ->
    [yes] Vous êtes au ballon aussi vite que l’adversaire
   *[no] Vous restez le plus près du ballon
} : { $mine } pas pour vous, { $theirs } pour l’adversaire.
hint-ch-clear = Le danger est écarté : il faut un { $theirs } ou plus à l’adversaire pour atteindre le ballon.
hint-ch-block = Le numéro { $shirt } ferme un chemin vers votre but : le danger tombe de { $before } % à { $after } %.
hint-ch-ready = Le numéro { $shirt } se démarque : si le ballon y reste, { $percent } % de chances de marquer au prochain tour.
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
hint-to-covered = Si votre main reste cachée, personne ne sait quels buts vous pouvez encore marquer.
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

hint-ca-shot = { $say ->
    [0] Tirez : { $percent } % de chances de marquer, et il n’y a rien de mieux.
    [1] Tentez votre chance : { $percent } % de chances de marquer, et attendre rapporte moins.
   *[2] Tirez ! { $percent } % de chances de marquer : rien d’autre ne vaut autant.
}
hint-ca-last-shot = Tirez maintenant : la mi-temps sera finie avant une autre occasion. { $percent } % de chances de marquer.
hint-ca-walk-in = Franchissez la ligne avec le ballon.
hint-ca-pass = { $why ->
    [ahead] Vers l’avant, sur le numéro { $shirt } : la passe arrive dans { $percent } % des cas et fait gagner du terrain.
    [back] En retrait sur le numéro { $shirt }, qui a le temps : la passe arrive dans { $percent } % des cas.
   *[level] Le numéro { $shirt } est libre : la passe arrive dans { $percent } % des cas, et il peut en faire plus.
}
hint-ca-pass-chance = Le numéro { $shirt } peut tirer : la passe arrive dans { $percent } % des cas, et il a alors environ { $goal } % de chances de marquer.
hint-ca-through = Jouez dans l’espace : un coéquipier peut y courir et filer au but avant que l’adversaire ne bouge. Le ballon passe dans { $percent } % des cas.
hint-ca-high = Jouez en hauteur : le ballon est précis dans { $percent } % des cas, et vous y êtes plus fort dans les airs.
hint-ca-move = { $say ->
    [0] Gardez le ballon et bougez : aucune passe, aucun tir n’est meilleur maintenant.
    [1] Bougez d’abord : faites monter des joueurs, et quelqu’un sera libre.
   *[2] Aucune passe n’apporte encore rien. Démarquez-vous, et il y en aura une.
}
hint-ca-run-and-shoot = Le numéro { $shirt } entre dans la surface de réparation et tire avant que l’adversaire ne bouge : environ { $percent } % de chances de marquer.
hint-ca-carry = { $why ->
    [ahead] Le numéro { $shirt } avance avec le ballon. L’adversaire ne bouge plus avant votre prochaine passe ou votre tir.
    [pass] Le numéro { $shirt } va là où la prochaine passe est meilleure. L’adversaire ne bouge plus d’ici là.
    [free] Il y a de la place devant le numéro { $shirt } : presque personne ne peut y atteindre le ballon.
    [safe] Le numéro { $shirt } met le ballon là où presque personne ne peut l’atteindre.
    [forward] { $say ->
        [0] Le numéro { $shirt } gagne du terrain. Même si tous ceux qui sont près l’attaquent, il garde le ballon dans { $percent } % des cas.
       *[other] En avant avec le numéro { $shirt } : si on le tacle à l’arrivée, il garde le ballon dans { $percent } % des cas.
    }
   *[away] Le numéro { $shirt } s’écarte : il y garde le ballon dans { $percent } % des cas, qui que ce soit qui l’attaque.
}
hint-ca-fetch = Le numéro { $shirt } va chercher le ballon libre ; c’est lui qui peut en faire le plus.
hint-ca-support = { $why ->
    [shot] De là, le numéro { $shirt } menace le but : pour l’instant, une passe lui arrive dans { $percent } % des cas.
    [pass] { $say ->
        [0] Le numéro { $shirt } se démarque : pour l’instant, une passe lui arrive dans { $percent } % des cas.
       *[other] Une passe de plus à jouer : vers le numéro { $shirt }, elle arrive pour l’instant dans { $percent } % des cas.
    }
    [onside] Le numéro { $shirt } sort du hors-jeu : alors seulement vous pouvez lui passer le ballon.
    [ahead] { $say ->
        [0] Le numéro { $shirt } monte, pour qu’il y ait quelqu’un près de leur but.
        [1] Le numéro { $shirt } monte : la prochaine passe doit faire gagner du terrain.
       *[2] Envoyez le numéro { $shirt } devant : ils doivent le suivre.
    }
    [back] Le numéro { $shirt } redescend, au cas où le ballon serait perdu.
   *[space] { $say ->
        [0] Le numéro { $shirt } trouve plus de place.
       *[other] Le numéro { $shirt } écarte le jeu : vous êtes plus difficiles à marquer.
    }
}
hint-ca-press = Le numéro { $shirt } presse le porteur de balle : il gagne { $percent } % de ses tacles.
hint-ca-cover = { $why ->
    [shot] Le numéro { $shirt } se met devant le tir : { $after } % de chances d’entrer au lieu de { $before } %.
    [pass] { $after ->
        [0] Le numéro { $shirt } ferme le chemin vers leur numéro { $other } : cette passe n’existe plus.
       *[other] Le numéro { $shirt } gêne la passe vers leur numéro { $other } : elle arrive dans { $after } % des cas au lieu de { $before } %.
    }
    [mark] { $say ->
        [0] Le numéro { $shirt } marque leur numéro { $other }.
       *[other] Restez près de leur numéro { $other } : le numéro { $shirt } se place entre lui et votre but.
    }
    [goal] { $say ->
        [0] Le numéro { $shirt } se place entre le ballon et votre but.
       *[other] Un de plus derrière le ballon : le numéro { $shirt } couvre.
    }
   *[back] Le numéro { $shirt } revient vers sa place.
}
hint-ca-tackle = Allez-y : { $percent } % de chances de gagner le ballon, et cela vaut le risque d’une faute.
hint-ca-no-tackle = Restez debout : vous gagnez le ballon trop rarement pour risquer une faute.
hint-ca-head = Remettez-le de la tête à quelqu’un qui peut en faire quelque chose.
hint-ca-keeper-step = Une case plus loin, le gardien couvre plus du but.
hint-ca-keeper-stay = Votre gardien est bien placé : un pas ne couvrirait pas plus du but.
hint-ca-stay = Tout le monde est bien placé : bouger n’apporterait rien.
hint-ca-hold = Arrêtez-vous ici avec le ballon : aucune case proche n’est meilleure.
hint-ca-no-substitute = Tout le monde tient encore : pas de remplacement.
hint-ca-placed = Tout le monde est bien placé : continuez.
hint-ca-free = { $say ->
    [0] Le numéro { $shirt } regagne sa place avant que le jeu reprenne.
    [1] Cela ne coûte pas de temps : le numéro { $shirt } se replace.
   *[2] Profitez de l’arrêt : le numéro { $shirt } a sa place plus loin.
}
hint-ca-under = Le numéro { $shirt } se place sous le ballon (Tête { $skill }) : le duel aérien est plus souvent pour vous.
hint-ca-under-nobody = Personne d’autre n’y aiderait : votre meilleur joueur de tête y est déjà.
hint-ca-jump = { $count ->
    [0] Personne ne saute : au sol, ce ballon vous apporte plus.
    [one] Il saute : son dé et sa Tête contre les leurs.
   *[other] Tous sautent : chacun lance un dé, et seul votre total le plus haut compte.
}
hint-ca-unchallenged = { $why ->
    [drop] Personne n’est près : laissez-le tomber et jouez-le au sol.
   *[header] Personne n’est près : prolongez de la tête avant qu’ils n’arrivent.
}
hint-ca-kick = { $why ->
    [free] Le numéro { $shirt } le reçoit tranquillement : aucun adversaire n’est assez près pour sauter.
   *[air] Sur ce ballon peuvent venir { $ours } des vôtres et { $theirs } des leurs.
}
hint-ca-foul = { $why ->
    [on] Laissez jouer : aussi haut sur le terrain, l’attaque vaut plus qu’un coup franc.
    [penalty] Prenez-le : c’est un penalty.
   *[kick] Prenez le coup franc : le ballon est à l’abri, et vous pouvez d’abord placer des joueurs devant.
}
hint-ca-taker = { $why ->
    [shot] Le numéro { $shirt } le tire : Tir { $skill }, personne ne fait mieux.
    [high] Le numéro { $shirt } le tire : Passe haute { $skill }, personne ne fait mieux.
   *[near] Le numéro { $shirt } est le plus près ; les autres restent en place.
}
hint-ca-arrange = Faites-les placer : chacun trouve une bonne place, et le jeu reprend.
hint-ca-substitute = Le numéro { $shirt } est blessé : faites entrer celui qui lui ressemble le plus.
hint-ca-past = { $why ->
    [ahead] Vers l’avant, devant l’homme qu’il a battu.
    [away] Le numéro { $shirt } s’écarte du prochain qui pourrait tacler.
   *[stay] Il reste : aucune case à côté n’est meilleure.
}
hint-ca-no-snapshot = Attendez : d’ici, un tir instantané entre trop rarement.
hint-ca-retreat = Il est trop près du ballon : c’est le chemin le plus court, il revient vite dans le jeu.
hint-ca-order = Les meilleurs tireurs d’abord : c’est souvent décidé avant le cinquième tir.
hint-ca-emergency = Le numéro { $shirt } est le plus solide de ceux qui restent, et il faut quelqu’un au but.
hint-ca-card = { $why ->
    [keeper] Le meilleur gardien qui reste.
   *[player] Une carte forte, d’un genre qui manque encore à votre équipe.
}
hint-ca-spot = { $why ->
    [corner] Les deux coins se valent : prenez celui-ci.
   *[goal-kick] De là, il peut jouer des deux côtés.
}
