### Counter Attack : la phrase d'une phase, d'une action ou d'un duel. Les joueurs ($man, $other, $by, $to) sont des noms de
### famille : le maillot est dessiné à côté.

tell-ca-goal = { $own ->
    [yes] But contre son camp ! { $team }, { $home }–{ $away }
    [deflected] But sur une déviation ! { $team }, { $home }–{ $away }
   *[no] But ! { $man } marque, { $home }–{ $away }
}
tell-ca-card = { $colour ->
    [red] Carton rouge : { $man }
   *[yellow] Carton jaune : { $man }
}{ $foul ->
    [yes] , pour une faute sur { $other }
   *[no] {""}
}
tell-ca-shot = { $kind ->
    [header] Tête de { $man }
    [snapshot] Tir instantané de { $man }
    [penalty] Penalty de { $man }
   *[shot] Tir de { $man }
}{ $end ->
    [held] , { $by } capte le ballon
    [behind] , { $by } détourne en corner
    [blocked] , { $by } contre
    [saved] , arrêt : { $by }
    [wide] , à côté
    [loose] , le ballon est libre
    [in] , marqué : { $home }–{ $away }
    [out] , manqué : { $home }–{ $away }
   *[open] {""}
}
tell-ca-won = { $man } prend le ballon à { $other }
tell-ca-foul = Faute : { $man } sur { $other }
tell-ca-past = { $man } passe { $other }
tell-ca-loose = Duel entre { $man } et { $other } : ballon libre
tell-ca-level = Égalité entre { $man } et { $other } : on relance
tell-ca-cut = { $man } intercepte la passe de { $other }
tell-ca-ball = { $end ->
    [received] { $kind ->
        [throw] Touche de { $man } pour { $to }
       *[other] { $man } trouve { $to }
    }
    [offside] Passe de { $man }, { $to } est hors-jeu
    [inaccurate] Ballon aérien manqué de { $man }, pour { $to }
    [too-far] Le ballon long de { $man } est trop appuyé
    [claims] Ballon aérien de { $man }, { $to } s'en empare
    [heads] { $kind ->
        [corner] Corner de { $man }, { $to } gagne le duel aérien
       *[other] Ballon aérien de { $man }, { $to } gagne le duel aérien
    }
    [into-space] { $man } joue dans l'espace
    [drops] Ballon aérien de { $man }, personne ne le touche
    [loose] Le ballon de { $man } est libre
    [out] Le ballon de { $man } sort en touche
    [behind] Le ballon de { $man } sort derrière le but
   *[open] { $kind ->
        [throw] Touche de { $man }
        [corner] Corner de { $man }
        [high] Ballon aérien de { $man }
        [long] Ballon long de { $man }
       *[pass] Passe de { $man }
    }
}
tell-ca-restart = { $restart ->
    [1] Coup d'envoi
    [2] Coup de pied de but
    [3] Corner
    [4] Touche
    [5] Coup franc
   *[other] Penalty
} : { $play }
tell-ca-phase = { $you ->
    [yes] Vous déplacez vos joueurs
   *[no] { $seat } déplace ses joueurs
}
tell-ca-dribble = { $man } porte le ballon
tell-ca-runs = { $kind ->
    [free-move] Déplacements libres : { $men }
    [retreat] S'écartent : { $men }
    [placed] En place : { $men }
    [shootout-order] Tireurs : { $men }
   *[run] En mouvement : { $men }
}
