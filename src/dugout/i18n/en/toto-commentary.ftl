### Voetbal Toto: the sentence of a turn; how the match stands follows on a line of its own.

tell-to-lap = Lap { $lap }
tell-to-goal = { $you ->
    [yes] You play a { $card } for { $team }
   *[no] { $seat } plays a { $card } for { $team }
}
tell-to-whistle = { $you ->
    [yes] STOP! You whistle off { $scorer }'s { $card } ({ $team })
   *[no] { $scorer-you ->
        [yes] STOP! { $seat } whistles off your { $card } ({ $team })
       *[no] STOP! { $seat } whistles off { $scorer }'s { $card } ({ $team })
    }
}
tell-to-score = { $match } { $home }–{ $away }
