### Toto : ce qui est plus grand qu'une carte. Un coup de sifflet, les premiers buts des autres lors d'une première partie, l'argent.

## Un coup de sifflet

toto-drama-stop = STOP !
toto-drama-whistle = { $stance ->
    [for] Vous sifflez le { $card } de { $scorer } pour { $team-said }
    [against] { $name } siffle votre { $card } pour { $team-said }
   *[neutral] { $name } siffle le { $card } de { $scorer } pour { $team-said }
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
    .whistles = Hors-jeu ! Je l’ai vu d’ici. Avec mes vieilles lunettes.
    .whistles-2 = Main ! Même ma tante l’aurait sifflée.
    .whistles-3 = De mon temps, c’était coup franc et gros yeux.
    .whistled = Arbitre ! C’était ma retraite !
    .whistled-2 = Soixante ans de victoires à domicile, et voilà.
    .whistled-3 = Juste quand je commençais à m’amuser.
    .scores = Pleine lucarne ! À ce qu’on me dit.
    .scores-2 = Mon genou l’avait senti venir.
    .scores-3 = Comme en 1964. En plus lent.
    .scores-4 = Ça, c’est pour le journal.
toto-says-lotte-ruys =
    .whistles = Ce sifflet, je le gardais exactement pour ça.
    .whistles-2 = Mon crayon dit non.
    .whistles-3 = Celui-là n’était pas dans mes calculs.
    .whistled = Celui-là, je l’avais déjà compté.
    .whistled-2 = Je n’ai plus qu’à gommer toute la colonne.
    .whistled-3 = C’est noté. Au crayon, mais c’est noté.
    .scores = Encore une croix dans la marge.
    .scores-2 = Exactement comme calculé. À peu près.
    .scores-3 = Et je retiens un…
    .scores-4 = J’avais taillé mon crayon exprès.
toto-says-bo-castellan =
    .whistles = Coupez la musique.
    .whistles-2 = Mauvais disque. On rembobine.
    .whistles-3 = Pas dans ma playlist.
    .whistled = Hé ! On arrivait au refrain.
    .whistled-2 = Vous avez rayé mon meilleur disque.
    .whistled-3 = C’est dur. Mais bien calé.
    .scores = Montez le son !
    .scores-2 = Et là, la basse entre.
    .scores-3 = Celui-là, c’est pour le dernier rang.
    .scores-4 = Remix !
toto-says-mrs-quill =
    .whistles = Non, non. Pas pendant mon après-midi.
    .whistles-2 = On ne marque pas avant le thé.
    .whistles-3 = Je ne crois pas, non.
    .whistled = Quelle impolitesse. Continuez donc.
    .whistled-2 = Je m’en souviendrai. Je me souviens de tout.
    .whistled-3 = Bien joué. Profitez-en tant que ça dure.
    .scores = Oh, il est entré ? C’est charmant.
    .scores-2 = Un sucre ou deux ?
    .scores-3 = Cessez donc de lorgner mes cartes.
    .scores-4 = Je trouvais le tableau un peu nu.

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
toto-got-away = { $mine ->
    [yes] À un but près : { $match }. La ligne était juste, jusqu’à votre propre { $home }–{ $away }.
   *[no] À un but près : { $match }. La ligne était juste, puis { $name } a marqué : { $home }–{ $away }.
}
toto-gave-row = { $mine ->
    [yes] Votre touche finale : le { $home }–{ $away } de { $match }.
   *[no] Remerciez { $name } : son { $home }–{ $away } dans { $match } vous a offert une ligne.
}
toto-recommended = Conseillé
