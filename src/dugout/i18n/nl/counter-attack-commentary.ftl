### Counter Attack: de ene zin van een fase, een actie of een duel. Spelers ($man, $other, $by, $to) zijn achternamen: het
### shirt staat naast de zin.

tell-ca-goal = { $own ->
    [yes] Eigen doelpunt! { $team }, { $home }–{ $away }
    [deflected] Via een been erin! { $team }, { $home }–{ $away }
   *[no] Doelpunt! { $man } maakt er { $home }–{ $away } van
}
tell-ca-card = { $colour ->
    [red] { $man } moet eraf met rood
   *[yellow] { $man } pakt geel
}{ $foul ->
    [yes] {" "}voor een overtreding op { $other }
   *[no] {""}
}
tell-ca-shot = { $kind ->
    [header] { $man } kopt op doel
    [snapshot] { $man } haalt in één keer uit
    [penalty] { $man } neemt de strafschop
   *[shot] { $man } schiet
}{ $end ->
    [held] , { $by } klemt de bal
    [behind] , { $by } tikt de bal achter
    [blocked] , { $by } blokt
    [saved] , { $by } redt
    [wide] , en mist het doel
    [loose] , en de bal ligt los
    [in] {" "}en scoort: { $home }–{ $away }
    [out] {" "}en mist: { $home }–{ $away }
   *[open] {""}
}
tell-ca-won = { $man } verovert de bal op { $other }
tell-ca-foul = { $man } maakt een overtreding op { $other }
tell-ca-past = { $man } passeert { $other }
tell-ca-loose = Duel tussen { $man } en { $other }: losse bal
tell-ca-level = { $man } en { $other } staan gelijk: er wordt opnieuw gegooid
tell-ca-cut = { $man } onderschept de pass van { $other }
tell-ca-ball = { $end ->
    [received] { $kind ->
        [throw] { $man } gooit in naar { $to }
       *[other] { $man } vindt { $to }
    }
    [offside] { $man } speelt in, { $to } staat buitenspel
    [inaccurate] De hoge bal van { $man } komt verkeerd aan, bij { $to }
    [too-far] De lange bal van { $man } is te hard
    [claims] { $man } speelt hoog, { $to } plukt de bal
    [heads] { $kind ->
        [corner] Corner van { $man }, { $to } wint het kopduel
       *[other] { $man } speelt hoog, { $to } wint het kopduel
    }
    [into-space] { $man } speelt de bal in de ruimte
    [drops] { $man } speelt hoog, niemand komt aan de bal
    [loose] De bal van { $man } springt los
    [out] { $man } speelt de bal over de zijlijn
    [behind] { $man } speelt de bal achter
   *[open] { $kind ->
        [throw] { $man } gooit in
        [corner] { $man } draait de corner erin
        [high] { $man } speelt hoog
        [long] { $man } geeft de lange bal
       *[pass] { $man } passt
    }
}
tell-ca-restart = { $restart ->
    [1] Aftrap
    [2] Doeltrap
    [3] Corner
    [4] Ingooi
    [5] Vrije trap
   *[other] Strafschop
}: { $play }
tell-ca-phase = { $you ->
    [yes] Je verzet je spelers
   *[no] { $seat } verzet spelers
}
tell-ca-dribble = { $man } gaat aan de wandel met de bal
tell-ca-runs = { $kind ->
    [free-move] Vrije zetten: { $men }
    [retreat] Maken ruimte: { $men }
    [placed] Op hun plek: { $men }
    [shootout-order] Strafschopnemers: { $men }
   *[run] In beweging: { $men }
}
