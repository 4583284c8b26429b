### Toto : ce qui est plus grand qu'une carte. Un coup de sifflet, les premiers buts des autres lors d'une première partie, l'argent.

## Un coup de sifflet

toto-drama-stop = STOP !
toto-drama-whistle = { $stance ->
    [for] Vous sifflez le { $card } de { $scorer } ({ $team })
    [against] { $name } siffle votre { $card } ({ $team })
   *[neutral] { $name } siffle le { $card } de { $scorer } ({ $team })
}
toto-drama-form = { $stance ->
    [for] { $effect ->
        [right] Sauvé ! Votre ligne est de nouveau juste.
        [wrong] Votre propre ligne devient fausse.
       *[other] Votre grille ne change pas.
    }
    [against] { $effect ->
        [right] Quelle chance : sans ce but, votre ligne est juste.
        [wrong] Votre ligne était juste. La voilà de nouveau fausse.
       *[other] La carte est perdue. Votre grille ne change pas.
    }
   *[neutral] { $effect ->
        [right] Votre ligne est de nouveau juste !
        [wrong] Votre ligne devient fausse.
       *[other] Votre grille ne change pas.
    }
}
toto-count-change = { $before } → { $after } justes
toto-go-on = Continuer
toto-says-opa-wim =
    .whistles = Hors-jeu ! Je l'ai vu d'ici. Avec mes vieilles lunettes.
    .whistled = Arbitre ! C'était ma retraite !
toto-says-lotte-ruys =
    .whistles = Ce sifflet, je vous le gardais.
    .whistled = Celui-là, je l'avais déjà compté.
toto-says-bo-castellan =
    .whistles = Coupez la musique.
    .whistled = Hé ! On arrivait au refrain.
toto-says-mrs-quill =
    .whistles = Non, non. Pas pendant mon après-midi.
    .whistled = Quelle impolitesse. Continuez donc.

## Les premiers buts des autres

toto-their-wrote = { $mark ->
    [1] Votre pronostic : victoire { $home }.
    [2] Votre pronostic : victoire { $away }.
   *[3] Votre pronostic : match nul.
}

## L'annonce des résultats

toto-reading-behind = { $reach ->
    [yes] { $by ->
        [one] Vous avez un résultat de retard. Tout reste possible.
       *[other] Vous avez { $by } résultats de retard. Tout reste possible.
    }
   *[no] Hors de portée pour vous cette fois.
}
toto-recommended = Conseillé
