### Voetbal Toto: de zin van een beurt; de stand van de wedstrijd volgt op een eigen regel.

tell-to-lap = Rondje { $lap }
tell-to-goal = { $you ->
    [yes] { $way ->
        [first] Je opent de score voor { $team-said }
        [ahead] Je zet { $team-said } op voorsprong
        [level] Je maakt gelijk voor { $team-said }
        [back] Je doet iets terug voor { $team-said }
        [six] Je maakt er zes voor { $team-said }
       *[more] Je scoort er nog een voor { $team-said }
    }
   *[no] { $way ->
        [first] { $seat } opent de score voor { $team-said }
        [ahead] { $seat } zet { $team-said } op voorsprong
        [level] { $seat } maakt gelijk voor { $team-said }
        [back] { $seat } doet iets terug voor { $team-said }
        [six] { $seat } maakt er zes voor { $team-said }
       *[more] { $seat } scoort er nog een voor { $team-said }
    }
}
tell-to-whistle = { $you ->
    [yes] STOP! Je fluit de goal van { $scorer } voor { $team-said } af
   *[no] { $scorer-you ->
        [yes] STOP! { $seat } fluit jouw goal voor { $team-said } af
       *[no] STOP! { $seat } fluit de goal van { $scorer } voor { $team-said } af
    }
}
tell-to-score = { $match } { $home }–{ $away }
