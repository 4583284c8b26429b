### Voetbal Toto: the sentence of a turn; how the match stands follows on a line of its own.

tell-to-lap = Lap { $lap }
tell-to-goal = { $you ->
    [yes] { $way ->
        [first] You open the scoring for { $team-said }
        [ahead] You put { $team-said } ahead
        [level] You level for { $team-said }
        [back] You pull one back for { $team-said }
        [six] You make it six for { $team-said }
       *[more] You score another for { $team-said }
    }
   *[no] { $way ->
        [first] { $seat } opens the scoring for { $team-said }
        [ahead] { $seat } puts { $team-said } ahead
        [level] { $seat } levels for { $team-said }
        [back] { $seat } pulls one back for { $team-said }
        [six] { $seat } makes it six for { $team-said }
       *[more] { $seat } scores another for { $team-said }
    }
}
tell-to-whistle = { $you ->
    [yes] STOP! You whistle off { $scorer }’s goal for { $team-said }
   *[no] { $scorer-you ->
        [yes] STOP! { $seat } whistles off your goal for { $team-said }
       *[no] STOP! { $seat } whistles off { $scorer }’s goal for { $team-said }
    }
}
tell-to-score = { $match } { $home }–{ $away }
