### Champions 2020: Ereignisse (ev-ch-…), Fragen (ask-ch-…), Ablehnungen (refusal-ch-…), Ende (end-ch-…), Einstellungen.

## Was geschieht

ev-ch-lineup-chosen = { $seat } hat eine Aufstellung gewählt.
ev-ch-lineup = { $seat } beginnt mit { $keeper } im Tor und { $defenders }-{ $midfielders }-{ $attackers }.
ev-ch-keeper-placed = { $man } steht im Tor auf { $cell }.
ev-ch-placed = { $man } beginnt auf { $cell }.
ev-ch-to-centre = { $man } geht zum Anstoßpunkt, { $cell }.
ev-ch-kick-off-roll = { $face ->
    [1] { $seat } würfelt 1 für den Anstoß. Eine 1 zählt hier nicht: { $seat } würfelt noch einmal.
   *[other] { $seat } würfelt { $face } für den Anstoß.
}
ev-ch-kick-off = { $man } stößt mit { $budget ->
    [one] 1 Auge
   *[other] { $budget } Augen
} an.
ev-ch-turn = { $seat } ist am Zug.
ev-ch-warm-up = { $man } wärmt sich auf.
ev-ch-roll = { $again ->
    [keeper] { $seat } würfelt 1 für den Schuss des Torwarts. Mit einer 1 schießt der Torwart nicht: Ist die Zeit nicht um, würfelt { $seat } noch einmal.
    [shoot-out] { $seat } würfelt 1. Eine 1 zählt hier nicht: { $seat } würfelt noch einmal.
   *[no] { $seat } würfelt { $face }.
}
ev-ch-roll-again = Eine 1 zählt hier nicht: { $seat } würfelt noch einmal.
ev-ch-no-action = { $seat } kann mit einer { $face } nichts tun: der Zug verfällt.
ev-ch-walk = { $man } läuft von { $start } nach { $cell }.
ev-ch-run = { $man } läuft in { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritten
} zum Ball auf { $cell }.
ev-ch-pass = { $man } passt zu { $mate } auf { $end }.
ev-ch-kick = { $man } spielt den Ball von { $start } nach { $end }.
ev-ch-shot = { $man } schießt von { $start } aufs Tor!
ev-ch-taken-back = { $man }: der letzte Schritt des Plans ist zurückgenommen.
ev-ch-budget-lowered = { $man } kann { $budget } Augen nicht verbrauchen und spielt mit { $lower }.
ev-ch-dropped = { $man } kann überhaupt nicht schießen; der Ball wird auf { $cell } gelegt.
ev-ch-chase = { $man } läuft dem Ball nach bis { $cell }.
ev-ch-attempt = { $man } versucht auf { $cell } abzufangen.
ev-ch-attempt-failed = { $man } verfehlt den Ball (W3: { $face }).
ev-ch-intercepted = { $man } fängt auf { $cell } ab! Der Ball prallt { $length ->
    [one] 1 Feld
   *[other] { $length } Felder
} weit ab, Richtung { $direction }.
ev-ch-loose = Der lose Ball fliegt von { $start } nach { $end }.
ev-ch-hit = { $man } bekommt auf { $cell } den losen Ball und muss ihn mit { $budget ->
    [one] 1 Auge
   *[other] { $budget } Augen
} weiterspielen.
ev-ch-rest = Der Ball liegt auf { $cell }.
ev-ch-no-save = { $seat } hat keine Parade gegen diesen Schuss.
ev-ch-dive = { $man } hechtet nach { $cell }: { $quarters }/4 Chance, ihn zu halten.
ev-ch-beaten = { $man } ist geschlagen (W4: { $face }).
ev-ch-saved = { $man } wehrt den Ball ab (W4: { $face }).
ev-ch-caught = { $man } hält den Ball auf { $cell } fest (W4: { $face }).
ev-ch-rebound = Abpraller! Der Ball springt auf { $cell } von { $man } ab, Richtung { $direction }.
ev-ch-hands = Handspiel! { $man } hält den Ball außerhalb des Strafraums auf { $cell }.
ev-ch-goal = Tor für { $seat }! { $home }–{ $away }.
ev-ch-pick-up = { $man } nimmt den Ball auf { $cell } auf.
ev-ch-push = { $man } setzt die Schulter ein.
ev-ch-pushed = { $man } wird von { $start } nach { $cell } gerempelt.
ev-ch-pulled-back = { $man } steht im Abseits und geht nach { $cell } zurück.
ev-ch-row-one = { $man } verlässt Reihe 1 und geht nach { $cell }.
ev-ch-moves-in = { $man } rückt nach { $cell } ein.
ev-ch-relocated = { $man } macht Platz und geht nach { $cell }.
ev-ch-out = Der Ball ist aus; { $man } hat ihn zuletzt berührt.
ev-ch-award = { $restart ->
    [1] { $seat } setzt das Spiel nach dem Tor fort.
    [2] Abstoß für { $seat }.
    [3] Einwurf für { $seat } bei { $cell }.
    [4] Eckball für { $seat }.
    [5] Freistoß für { $seat } auf { $cell }.
    [6] Freistoß für { $seat } auf { $cell } wegen Handspiels.
    [7] Elfmeter für { $seat }!
   *[other] { $seat } setzt das Spiel fort.
}
ev-ch-thrower = { $man } nimmt den Einwurf bei { $cell }.
ev-ch-thrower-back = { $man } kommt bei { $cell } aufs Feld zurück.
ev-ch-shift = { $man } rückt von { $start } nach { $cell } auf.
ev-ch-corner-taker = { $man } tritt den Eckball von { $cell }.
ev-ch-corner-wall = { $man } ist die Mauer auf { $cell }.
ev-ch-corner-step = { $man } tritt zum Ball auf { $cell }.
ev-ch-foul = Foul! { $man } bringt { $victim } auf { $cell } zu Fall.
ev-ch-yellow = Gelbe Karte für { $man }.
ev-ch-red = Rote Karte für { $man }!
ev-ch-injury = { $man } ist verletzt und bekommt einen Verband.
ev-ch-carried-off = { $man } kann nicht weiterspielen und wird vom Platz getragen.
ev-ch-stands-by = { $man } steht beim Ball auf { $cell }.
ev-ch-wall-man = { $man } geht in die Mauer.
ev-ch-wall-slides = { $man } nimmt auf { $cell } den Abstand ein.
ev-ch-clears = { $man } verlässt den Strafraum und geht nach { $cell }.
ev-ch-penalty-taker = { $man } legt den Ball auf den Punkt, { $cell }.
ev-ch-sub = { $man } kommt für { $out }.
ev-ch-not-replaced = Niemand kommt für { $man }.
ev-ch-stand-in = { $man } geht ins Tor.
ev-ch-enters = { $man } kommt bei { $cell } aufs Feld.
ev-ch-back-to-bench = { $man } geht zurück auf die Ersatzbank.
ev-ch-forfeit = { $seat } hat weniger als sieben Spieler und verliert das Spiel.
ev-ch-clock = Die Uhr steht bei { $minute } Minuten.
ev-ch-extra-time = Gleichstand nach 90 Minuten, { $home }–{ $away }: Verlängerung, und das nächste Tor entscheidet.
ev-ch-extra-time-over = Noch immer { $home }–{ $away } nach der Verlängerung: Elfmeterschießen.
ev-ch-shooter = { $man } geht zum Punkt, { $cell }.
ev-ch-shot-taken = { $scored ->
    [0] Nicht verwandelt! Elfmeterschießen { $home }–{ $away }.
   *[other] Verwandelt! Elfmeterschießen { $home }–{ $away }.
}
ev-ch-full-time = { $ending ->
    [2] Golden Goal! Das Spiel ist aus: { $home }–{ $away }.
    [3] Das Elfmeterschießen ist entschieden. Stand des Spiels: { $home }–{ $away }.
    [4] Das Spiel ist abgebrochen: { $home }–{ $away }.
   *[other] Schlusspfiff: { $home }–{ $away }.
}

## Was gefragt wird

ask-ch-lineup = Wähle deinen Torwart und zehn Feldspieler in Linien von 2 bis 4.
ask-ch-keeper = Auf welchem Torfeld steht dein Torwart?
ask-ch-line = { $line ->
    [1] Stelle deine Verteidiger auf.
    [2] Stelle deine Mittelfeldspieler auf.
   *[other] Stelle deine Stürmer auf.
}
ask-ch-centre = Wer geht zum Anstoßpunkt?
ask-ch-turn = Würfle, oder lass vorher jemanden aufwärmen.
ask-ch-foul = Ein Foul ist unvermeidlich. Wer foult wen?
ask-ch-action = Du hast { $roll } gewürfelt: laufen, oder zum Ball und schießen.
ask-ch-leg = { $man } hat den Ball und { $rem ->
    [one] 1 Auge
   *[other] { $rem } Augen
}: wohin damit?
ask-ch-chase = Läuft jemand dem Ball nach?
ask-ch-intercept = Der Ball kommt über { $cell }: wer versucht ihn abzufangen?
ask-ch-dive = Ein Schuss mit { $left } übrig: wohin hechtet dein Torwart?
ask-ch-rebound = Auf welche Seite prallt der Ball ab?
ask-ch-step = Der Weg von { $man } ist versperrt: auf welche Seite tritt er?
ask-ch-reloc = { $man } muss Platz machen: wohin geht er?
ask-ch-row-two = { $man } verlässt Reihe 1: durch welche Spalte?
ask-ch-drop = Kein Schuss ist möglich: wohin wird der Ball gelegt?
ask-ch-injured = { $man } wird vom Platz getragen: wer kommt?
ask-ch-make-way = Der zweite Torwart kommt: wer geht?
ask-ch-stand-in = Wer geht ins Tor?
ask-ch-surplus = Es wärmen sich zu viele auf: wer geht auf die Ersatzbank zurück?
ask-ch-sub = { $man } kommt: für wen?
ask-ch-entry = Wo kommt { $man } aufs Feld?
ask-ch-thrower = Wer nimmt den Einwurf?
ask-ch-taker = Wer tritt den Eckball, und von wo?
ask-ch-wall = Wer ist die Mauer?
ask-ch-victim-man = Wer steht beim Ball?
ask-ch-wall-man = Wer geht in die Mauer?
ask-ch-beside = Auf welcher Seite des Balls steht dein Spieler?
ask-ch-penalty = Wer schießt den Elfmeter, und von welchem Feld?
ask-ch-shooter = Wer schießt, und von welchem Feld?
ask-ch-roll-kick-off = Für den Anstoß wird gewürfelt.
ask-ch-roll-turn = Für den Spielzug wird gewürfelt.
ask-ch-roll-keeper = Für den Schuss des Torwarts wird gewürfelt.
ask-ch-roll-restart = Für die Spielfortsetzung wird gewürfelt.
ask-ch-roll-intercept = Der W3 für das Abfangen wird geworfen.
ask-ch-roll-save = Der W4 für die Parade wird geworfen.
ask-ch-roll-shoot-out = Für den Elfmeter wird gewürfelt.
ask-ch-over = Das Spiel ist aus.

## Was abgelehnt wird

refusal-ch-bad-seats = Champions 2020 ist für genau zwei Trainer.
refusal-ch-bad-version = Diese Regeln gibt es nicht in Version { $version }.
refusal-ch-unknown-option = Es gibt keine Einstellung „{ $option }“.
refusal-ch-bad-option = „{ $value }“ ist für { $option } nicht möglich.
refusal-ch-bad-absent = Die Liste der Fehlenden muss Rückennummern von 1 bis 20 nennen, jede einmal.
refusal-ch-no-eleven = Es fehlen zu viele Spieler für eine Aufstellung.
refusal-ch-bad-answer = „{ $text }“ ist keine Antwort in diesem Spiel.
refusal-ch-bad-position = Die Stellung ist bei „{ $word }“ nicht lesbar.
refusal-ch-over = Das Spiel ist aus.
refusal-ch-dice-first = Zuerst muss gewürfelt werden.
refusal-ch-not-asked = Jetzt entscheidet der andere Trainer.
refusal-ch-no-such-answer = Das ist keine Antwort in diesem Spiel.
refusal-ch-not-possible = „{ $answer }“ ist jetzt nicht möglich.
refusal-ch-not-on-pitch = { $man } ist nicht auf dem Platz.
refusal-ch-not-your-man = { $man } spielt nicht in deiner Mannschaft.
refusal-ch-free-kick-must-kick = Ein Freistoß muss gespielt werden, solange jemand den Ball erreichen kann.
refusal-ch-no-such-cell = Dieses Feld gibt es nicht.
refusal-ch-goal-closed = Nur der Torwart darf in sein Tor: { $cell } ist für { $man } gesperrt.
refusal-ch-ball-there = Der Ball liegt auf { $cell }: wer dorthin läuft, muss schießen.
refusal-ch-occupied = { $cell } ist besetzt.
refusal-ch-no-way = { $man } hat keinen freien Weg nach { $cell }.
refusal-ch-too-far = { $man } braucht { $steps } Schritte nach { $cell }, und du hast { $roll } gewürfelt.
refusal-ch-not-exactly = Alle { $roll } Schritte müssen verbraucht werden; { $man } kann mit genau so vielen nicht auf { $cell } enden.
refusal-ch-goal-area = Ein Feldspieler darf im Torraum nur stehen bleiben, solange der Ball in Reihe 1 liegt: nicht auf { $cell }.
refusal-ch-area-full = Dein Strafraum ist voll: höchstens vier Feldspieler, davon einer im Torraum.
refusal-ch-chain = Das ergäbe eine Kette von mehr als neun Spielern.
refusal-ch-cuts-off-ball = Beide Mannschaften müssen den Ball über das Feld erreichen können.
refusal-ch-barred = { $man } hat das Spiel fortgesetzt und muss warten, bis ein anderer den Ball berührt hat.
refusal-ch-ball-not-reached = { $man } kann den Ball nicht in genau { $steps } von { $roll } Schritten erreichen.
refusal-ch-ball-too-far = Mit einer { $roll } kommt niemand an den Ball: { $man } steht am nächsten und braucht { $steps } Schritte.
refusal-ch-ball-shut-in = Für deine Spieler führt kein freier Weg zum Ball.
refusal-ch-no-kick = { $man } hätte von dort keinen Schuss.
refusal-ch-not-in-area = Der Ball liegt nicht im Strafraum deines Torwarts.
refusal-ch-back-pass = Deine eigene Mannschaft hat den Ball zuletzt gespielt: der Torwart darf ihn nicht aufnehmen.
refusal-ch-not-exactly-there = Der Torwart braucht genau { $steps }, und du hast { $roll } gewürfelt.
refusal-ch-push-needs-one = Ein Schulterrempler braucht eine 1; du hast { $roll } gewürfelt.
refusal-ch-push-nearest-only = { $man } kann nur einen Nachbarn rempeln, der in seiner Mannschaft dem Ball am nächsten ist.
refusal-ch-push-blocked = Der Rempler geht nicht: jemand käme auf den Ball, in ein Tor oder vom Plan.
refusal-ch-out-of-field = { $man } darf den Ball nicht aus dem Feld schießen.
refusal-ch-opponent-there = { $man } steht auf { $cell } im Weg.
refusal-ch-offside = { $man } steht im Abseits.
refusal-ch-too-many-cells = { $man } hat dafür nicht genug Augen.
refusal-ch-leg-ends-there = Der Pass endet bei { $man } auf { $cell }.
refusal-ch-must-shoot = { $man } muss direkt aufs Tor schießen.
refusal-ch-too-many-touches = Mehr als sechs Berührungen gibt es nicht.
refusal-ch-one-curve = Auf dem Weg zum nächsten Spieler darf der Ball einmal abbiegen, um 45 Grad.
refusal-ch-cannot-go-on = { $man } könnte von { $cell } die übrigen Augen nicht verbrauchen.
refusal-ch-pips-left = Alle Augen müssen verbraucht werden: { $left } blieben übrig.
refusal-ch-has-touched = { $man } hat den Ball in diesem Zug schon berührt.
refusal-ch-not-a-chase = { $man } muss gerade auf den Ball zu: zwei Schritte, oder einen, um daneben zu stehen.
refusal-ch-mate-is-nearer = Ein Mitspieler wäre dem Ball so nahe wie { $man }.

## Wie es endet

end-ch-time = Das Spiel ist nach Ablauf der Zeit gewonnen.
end-ch-draw = Das Spiel endet unentschieden.
end-ch-golden-goal = { $name } gewinnt durch das Golden Goal.
end-ch-shoot-out = { $name } gewinnt im Elfmeterschießen.
end-ch-forfeit = { $name } gewinnt: Die andere Mannschaft hat weniger als sieben Spieler.

## Einstellungen

option-champions-profile = Regeln
    .help = Einsteiger spielen ohne Fouls, Karten, Verletzungen, Aufnehmen, Schulterrempler und Auswechslungen.
    .full = Alle Regeln
    .starter = Einsteiger
option-champions-match = Spiel
    .help = Ein Freundschaftsspiel darf unentschieden enden; die anderen gehen in Verlängerung und Elfmeterschießen.
    .friendly = Freundschaftsspiel
    .decided = Es muss einen Sieger geben
    .competition = Wettbewerb
option-champions-clock = Uhr
    .help = Einsen: jede 1, die zählt, rückt die Uhr sechs Minuten vor. Würfe: jeder Würfel ist eine Minute.
    .ones = Einsen
    .rolls = Würfe
option-champions-home_absent = Fehlen bei Heim
    .help = Rückennummern, auf die Heim verzichten muss.
option-champions-away_absent = Fehlen bei Gast
    .help = Rückennummern, auf die Gast verzichten muss.
