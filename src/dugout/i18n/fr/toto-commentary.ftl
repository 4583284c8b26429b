### Voetbal Toto : la phrase d'un tour ; le score du match suit sur sa propre ligne.

tell-to-lap = Tour { $lap }
tell-to-goal = { $you ->
    [yes] { $way ->
        [first] Vous ouvrez le score pour { $team-said }
        [ahead] Vous faites passer { $team-said } devant
        [level] Vous égalisez pour { $team-said }
        [back] Vous réduisez l’écart pour { $team-said }
        [six] Vous marquez le sixième pour { $team-said }
       *[more] Vous creusez l’écart pour { $team-said }
    }
   *[no] { $way ->
        [first] { $seat } ouvre le score pour { $team-said }
        [ahead] { $seat } fait passer { $team-said } devant
        [level] { $seat } égalise pour { $team-said }
        [back] { $seat } réduit l’écart pour { $team-said }
        [six] { $seat } marque le sixième pour { $team-said }
       *[more] { $seat } creuse l’écart pour { $team-said }
    }
}
tell-to-whistle = { $you ->
    [yes] STOP ! Vous sifflez le but de { $scorer } pour { $team-said }
   *[no] { $scorer-you ->
        [yes] STOP ! { $seat } siffle votre but pour { $team-said }
       *[no] STOP ! { $seat } siffle le but de { $scorer } pour { $team-said }
    }
}
tell-to-score = { $match } { $home }–{ $away }
