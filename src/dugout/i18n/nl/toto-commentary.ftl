### Voetbal Toto: de zin van een beurt; de stand van de wedstrijd volgt op een eigen regel.

tell-to-lap = Rondje { $lap }
tell-to-goal = { $you ->
    [yes] Je speelt een { $card }: { $team }
   *[no] { $seat } speelt een { $card }: { $team }
}
tell-to-whistle = { $you ->
    [yes] STOP! Je fluit de { $card } van { $scorer } af ({ $team })
   *[no] { $scorer-you ->
        [yes] STOP! { $seat } fluit jouw { $card } af ({ $team })
       *[no] STOP! { $seat } fluit de { $card } van { $scorer } af ({ $team })
    }
}
tell-to-score = { $match } { $home }–{ $away }
