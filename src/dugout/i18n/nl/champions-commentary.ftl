### Champions 2020: de ene zin van een beurt. Het shirt van wie het gaat staat ernaast, dus $shirt staat alleen;
### $way is een reeks passes (“#10 naar #8”), $by, $victim en $passer zijn spelers, tegenstanders met hun team.

tell-ch-lineup = De teams stellen zich op.
tell-ch-turn = { $you ->
    [yes] Jij bent aan de beurt
   *[no] { $seat } is aan de beurt
}
tell-ch-roll = { $you ->
    [yes] Je gooit een { $face }
   *[no] { $seat } gooit een { $face }
}
tell-ch-card = { $colour ->
    [red] Rood voor #{ $shirt }
   *[yellow] Geel voor #{ $shirt }
}{ $hurt ->
    [yes] , { $victim } krijgt een verband
   *[no] {""}
}
tell-ch-foul = #{ $shirt } haalt { $victim } neer
tell-ch-shot = { $end ->
    [held] #{ $shirt } schiet, { $by } klemt de bal
    [parried] #{ $shirt } schiet, { $by } stompt weg
    [cut] #{ $shirt } schiet, { $by } zit ertussen
    [hands] #{ $shirt } schiet, { $by } maakt hands buiten zijn gebied
    [wide] #{ $shirt } schiet, en de bal gaat uit
   *[no] #{ $shirt } schiet
}
tell-ch-shoots = #{ $shirt } haalt uit …
tell-ch-cut = { $known ->
    [yes] #{ $shirt } onderschept de bal van { $passer }
   *[no] #{ $shirt } onderschept de bal
}
tell-ch-cut-on = #{ $shirt } onderschept de bal en speelt door naar { $cell }
tell-ch-cut-then = #{ $shirt } onderschept de bal, { $by } speelt hem naar { $cell }
tell-ch-to = { $way } naar #{ $shirt }
tell-ch-seeks = { $way } zoekt #{ $shirt }
tell-ch-on = { $legs ->
    [1] { $way } speelt naar { $cell }
   *[other] { $way }, dan door naar { $cell }
}
tell-ch-restart = { $restart ->
    [1] Hervatting
    [2] Doeltrap
    [3] Inworp
    [4] Corner
    [7] Penalty
   *[other] Vrije trap
}: { $way }
tell-ch-plays = #{ $shirt } speelt de bal …
tell-ch-moves = #{ $shirt } gaat lopen …
tell-ch-decided = { $you ->
    [yes] Jij wint de strafschoppen met { $more }–{ $less }!
   *[no] { $name } wint de strafschoppen met { $more }–{ $less }
}
tell-ch-walk = #{ $shirt } loopt naar { $cell }

# Wat een stap van de coach is; het bord toont waar.
coach-step-ch = { $code ->
    [walk] #{ $shirt } loopt naar het gemarkeerde vak.
    [run] #{ $shirt } loopt naar de bal.
    [chase] #{ $shirt } gaat achter de bal aan.
    [pass] #{ $shirt } passt naar #{ $mate }.
    [kick] #{ $shirt } speelt de bal naar het gemarkeerde vak.
    [shot] #{ $shirt } schiet op doel.
    [attempt] #{ $shirt } probeert de bal te onderscheppen.
    [dive] #{ $shirt } duikt naar het gemarkeerde vak.
    [placed] #{ $shirt } begint op het gemarkeerde vak.
    [enters] #{ $shirt } komt het veld op bij het gemarkeerde vak.
   *[other] {""}
}
