### Voetbal Toto: der Satz eines Zuges; wie das Spiel steht, folgt in einer eigenen Zeile.

tell-to-lap = Umlauf { $lap }
tell-to-goal = { $you ->
    [yes] Du spielst eine { $card }: { $team }
   *[no] { $seat } spielt eine { $card }: { $team }
}
tell-to-whistle = { $you ->
    [yes] STOPP! Du pfeifst die { $card } von { $scorer } ab ({ $team })
   *[no] { $scorer-you ->
        [yes] STOPP! { $seat } pfeift deine { $card } ab ({ $team })
       *[no] STOPP! { $seat } pfeift die { $card } von { $scorer } ab ({ $team })
    }
}
tell-to-score = { $match } { $home }:{ $away }
