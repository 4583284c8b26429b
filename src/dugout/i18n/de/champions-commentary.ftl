### Champions 2020: der eine Satz eines Zuges. Das Trikot dessen, um den es geht, steht daneben, darum steht $shirt allein;
### $way ist eine Folge von Pässen („#10 auf #8“), $by, $victim und $passer sind Spieler, Gegner mit ihrem Team.

tell-ch-lineup = Die Teams stellen sich auf.
tell-ch-turn = { $you ->
    [yes] Du bist am Zug
   *[no] { $seat } ist am Zug
}
tell-ch-roll = { $you ->
    [yes] Du würfelst eine { $face }
   *[no] { $seat } würfelt eine { $face }
}
tell-ch-card = { $colour ->
    [red] #{ $shirt } fliegt vom Platz
   *[yellow] #{ $shirt } sieht Gelb
}{ $hurt ->
    [yes] , { $victim } bekommt einen Verband
   *[no] {""}
}
tell-ch-foul = #{ $shirt } bringt { $victim } zu Fall
tell-ch-shot = { $end ->
    [held] #{ $shirt } schießt, { $by } hält
    [parried] #{ $shirt } schießt, { $by } wehrt ab
    [cut] #{ $shirt } schießt, { $by } geht dazwischen
    [hands] #{ $shirt } schießt, { $by } spielt Hand außerhalb des Strafraums
    [wide] #{ $shirt } schießt, der Ball geht ins Aus
   *[no] #{ $shirt } schießt
}
tell-ch-shoots = #{ $shirt } zieht ab …
tell-ch-cut = { $known ->
    [yes] #{ $shirt } fängt den Ball ab, den { $passer } spielt
   *[no] #{ $shirt } fängt den Ball ab
}
tell-ch-cut-on = #{ $shirt } fängt den Ball ab und spielt weiter nach { $cell }
tell-ch-cut-then = #{ $shirt } fängt den Ball ab, { $by } spielt ihn nach { $cell }
tell-ch-to = { $way } auf #{ $shirt }
tell-ch-seeks = { $way } sucht #{ $shirt }
tell-ch-on = { $legs ->
    [1] { $way } spielt nach { $cell }
   *[other] { $way }, dann weiter nach { $cell }
}
tell-ch-restart = { $restart ->
    [1] Anspiel
    [2] Abstoß
    [3] Einwurf
    [4] Eckball
    [7] Elfmeter
   *[other] Freistoß
}: { $way }
tell-ch-plays = #{ $shirt } spielt den Ball …
tell-ch-moves = #{ $shirt } läuft los …
tell-ch-decided = { $you ->
    [yes] Du gewinnst das Elfmeterschießen { $more }:{ $less }!
   *[no] { $name } gewinnt das Elfmeterschießen { $more }:{ $less }
}
tell-ch-walk = #{ $shirt } läuft nach { $cell }

# Was ein Schritt des Trainers ist; das Spielfeld zeigt, wo.
coach-step-ch = { $code ->
    [walk] #{ $shirt } läuft auf das markierte Feld.
    [run] #{ $shirt } läuft zum Ball.
    [chase] #{ $shirt } setzt dem Ball nach.
    [pass] #{ $shirt } spielt #{ $mate } an.
    [kick] #{ $shirt } spielt den Ball auf das markierte Feld.
    [shot] #{ $shirt } schießt aufs Tor.
    [attempt] #{ $shirt } versucht, den Ball abzufangen.
    [dive] #{ $shirt } hechtet auf das markierte Feld.
    [placed] #{ $shirt } beginnt auf dem markierten Feld.
    [enters] #{ $shirt } kommt auf dem markierten Feld aufs Spielfeld.
   *[other] {""}
}
