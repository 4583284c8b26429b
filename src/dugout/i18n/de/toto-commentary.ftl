### Voetbal Toto: der Satz eines Zuges; wie das Spiel steht, folgt in einer eigenen Zeile.

tell-to-lap = Umlauf { $lap }
tell-to-goal = { $you ->
    [yes] { $way ->
        [first] Du bringst { $team-said } in Führung
        [ahead] Du schießt { $team-said } nach vorn
        [level] Du gleichst für { $team-said } aus
        [back] Du verkürzt für { $team-said }
        [six] Du machst für { $team-said } das halbe Dutzend voll
       *[more] Du legst für { $team-said } nach
    }
   *[no] { $way ->
        [first] { $seat } bringt { $team-said } in Führung
        [ahead] { $seat } schießt { $team-said } nach vorn
        [level] { $seat } gleicht für { $team-said } aus
        [back] { $seat } verkürzt für { $team-said }
        [six] { $seat } macht für { $team-said } das halbe Dutzend voll
       *[more] { $seat } legt für { $team-said } nach
    }
}
tell-to-whistle = { $you ->
    [yes] STOPP! Du pfeifst das Tor von { $scorer } für { $team-said } ab
   *[no] { $scorer-you ->
        [yes] STOPP! { $seat } pfeift dein Tor für { $team-said } ab
       *[no] STOPP! { $seat } pfeift das Tor von { $scorer } für { $team-said } ab
    }
}
tell-to-score = { $match } { $home }:{ $away }
