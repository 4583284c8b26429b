### Counter Attack: der eine Satz einer Phase, eines Spielzugs oder eines Zweikampfs. Spieler ($man, $other, $by, $to) sind
### Nachnamen: Das Trikot steht neben dem Satz.

tell-ca-goal = { $own ->
    [yes] Eigentor! { $team }, { $home }:{ $away }
    [deflected] Abgefälscht und drin! { $team }, { $home }:{ $away }
   *[no] Tor! { $man } trifft zum { $home }:{ $away }
}
tell-ca-card = { $colour ->
    [red] { $man } fliegt vom Platz
   *[yellow] { $man } sieht Gelb
}{ $foul ->
    [yes] {" "}nach Foul an { $other }
   *[no] {""}
}
tell-ca-shot = { $kind ->
    [header] { $man } köpft aufs Tor
    [snapshot] { $man } zieht direkt ab
    [penalty] { $man } tritt zum Elfmeter an
   *[shot] { $man } schießt
}{ $end ->
    [held] , { $by } hält fest
    [behind] , { $by } lenkt zur Ecke
    [blocked] , { $by } blockt
    [saved] , { $by } pariert
    [wide] , verfehlt aber das Tor
    [loose] , der Ball ist frei
    [in] {" "}und trifft: { $home }:{ $away }
    [out] {" "}und verschießt: { $home }:{ $away }
   *[open] {""}
}
tell-ca-won = { $man } gewinnt den Ball gegen { $other }
tell-ca-foul = { $man } foult { $other }
tell-ca-past = { $man } kommt an { $other } vorbei
tell-ca-loose = Zweikampf { $man } gegen { $other }: Der Ball ist frei
tell-ca-level = { $man } und { $other } sind gleichauf: Es wird noch einmal gewürfelt
tell-ca-cut = { $man } fängt den Pass von { $other } ab
tell-ca-ball = { $end ->
    [received] { $kind ->
        [throw] { $man } wirft auf { $to } ein
       *[other] { $man } findet { $to }
    }
    [offside] { $man } spielt ab, { $to } steht im Abseits
    [inaccurate] Der hohe Ball von { $man } misslingt und landet bei { $to }
    [too-far] Der lange Ball von { $man } gerät zu weit
    [claims] { $man } spielt hoch, { $to } pflückt den Ball
    [heads] { $kind ->
        [corner] Ecke von { $man }, { $to } gewinnt das Kopfballduell
       *[other] { $man } spielt hoch, { $to } gewinnt das Kopfballduell
    }
    [into-space] { $man } spielt in den freien Raum
    [drops] { $man } spielt hoch, niemand kommt an den Ball
    [loose] Der Ball von { $man } springt frei
    [out] { $man } spielt ins Seitenaus
    [behind] { $man } spielt ins Toraus
   *[open] { $kind ->
        [throw] { $man } wirft ein
        [corner] { $man } bringt die Ecke herein
        [high] { $man } spielt hoch
        [long] { $man } schlägt den langen Ball
       *[pass] { $man } passt
    }
}
tell-ca-restart = { $restart ->
    [1] Anstoß
    [2] Abstoß
    [3] Eckball
    [4] Einwurf
    [5] Freistoß
   *[other] Elfmeter
}: { $play }
tell-ca-phase = { $you ->
    [yes] Du bewegst deine Spieler
   *[no] { $seat } bewegt die Spieler
}
tell-ca-dribble = { $man } führt den Ball
tell-ca-runs = { $kind ->
    [free-move] Freie Züge: { $men }
    [retreat] Machen Platz: { $men }
    [placed] In Stellung: { $men }
    [shootout-order] Elfmeterschützen: { $men }
   *[run] In Bewegung: { $men }
}
