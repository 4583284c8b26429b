### Voetbal Toto : la phrase d'un tour ; le score du match suit sur sa propre ligne.

tell-to-lap = Tour { $lap }
tell-to-goal = { $you ->
    [yes] Vous jouez un { $card } : { $team }
   *[no] { $seat } joue un { $card } : { $team }
}
tell-to-whistle = { $you ->
    [yes] STOP ! Vous sifflez le { $card } de { $scorer } ({ $team })
   *[no] { $scorer-you ->
        [yes] STOP ! { $seat } siffle votre { $card } ({ $team })
       *[no] STOP ! { $seat } siffle le { $card } de { $scorer } ({ $team })
    }
}
tell-to-score = { $match } { $home }–{ $away }
