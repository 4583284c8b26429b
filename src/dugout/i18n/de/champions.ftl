### Champions 2020: Ereignisse (ev-ch-…), Fragen (ask-ch-…), Ablehnungen (refusal-ch-…), Ende (end-ch-…).

## Was geschieht

ev-ch-lineup-chosen = { $you ->
    [yes] Du hast deine Aufstellung gewählt.
   *[no] { $seat } hat eine Aufstellung gewählt.
}
ev-ch-lineup = { $you ->
    [yes] Du stellst { $keeper } ins Tor und spielst { $defenders }-{ $midfielders }-{ $attackers }.
   *[no] { $seat } stellt { $keeper } ins Tor und spielt { $defenders }-{ $midfielders }-{ $attackers }.
}
ev-ch-keeper-placed = { $man } steht in { $cell }.
ev-ch-placed = { $man } beginnt auf { $cell }.
ev-ch-to-centre = { $man } geht zum Anstoßpunkt.
ev-ch-kick-off-roll = { $you ->
    [yes] { $face ->
        [1] Du würfelst eine 1 für den Anstoß. Eine 1 zählt hier nicht: Du würfelst noch einmal.
       *[other] Du würfelst eine { $face } für den Anstoß.
    }
   *[no] { $face ->
        [1] { $seat } würfelt eine 1 für den Anstoß. Eine 1 zählt hier nicht: { $seat } würfelt noch einmal.
       *[other] { $seat } würfelt eine { $face } für den Anstoß.
    }
}
ev-ch-kick-off = { $man } stößt an: { $budget ->
    [one] 1 Feld
   *[other] { $budget } Felder
} für den Ball.
ev-ch-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $seat } ist am Zug.
}
ev-ch-warm-up = { $man } wärmt sich auf.
ev-ch-roll = { $you ->
    [yes] { $again ->
        [keeper] Du würfelst eine 1 für den Abschlag des Torwarts. Mit einer 1 schlägt der Torwart nicht ab: Ist die Zeit nicht um, würfelst du noch einmal.
        [shoot-out] Du würfelst eine 1. Eine 1 zählt hier nicht: Du würfelst noch einmal.
       *[no] Du würfelst eine { $face }.
    }
   *[no] { $again ->
        [keeper] { $seat } würfelt eine 1 für den Abschlag des Torwarts. Mit einer 1 schlägt der Torwart nicht ab: Ist die Zeit nicht um, würfelt { $seat } noch einmal.
        [shoot-out] { $seat } würfelt eine 1. Eine 1 zählt hier nicht: { $seat } würfelt noch einmal.
       *[no] { $seat } würfelt eine { $face }.
    }
}
ev-ch-roll-again = { $you ->
    [yes] Eine 1 zählt hier nicht: Du würfelst noch einmal.
   *[no] Eine 1 zählt hier nicht: { $seat } würfelt noch einmal.
}
ev-ch-no-action = { $you ->
    [yes] Du kannst mit einer { $face } nichts anfangen: Der Zug verfällt.
   *[no] { $seat } kann mit einer { $face } nichts anfangen: Der Zug verfällt.
}
ev-ch-walk = { $man } läuft von { $start } nach { $cell }.
ev-ch-run = { $man } läuft in { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritten
} zum Ball auf { $cell }.
ev-ch-pass = { $cut ->
    [yes] { $man } sucht { $mate }.
   *[no] { $man } spielt { $mate } auf { $end } an.
}
ev-ch-kick = { $cut ->
    [yes] { $man } spielt den Ball von { $start } in Richtung { $end }.
   *[no] { $man } spielt den Ball von { $start } nach { $end }.
}
ev-ch-shot = { $man } schießt von { $start } aufs Tor!
ev-ch-taken-back = { $man }: Der letzte Schritt ist zurückgenommen.
ev-ch-budget-lowered = { $man } kann { $budget } Augen nicht verbrauchen und spielt mit { $lower }.
ev-ch-dropped = { $man } kann nicht schießen; der Ball wird auf { $cell } gelegt.
ev-ch-chase = { $man } läuft dem Ball nach bis { $cell }.
ev-ch-attempt = { $man } versucht, den Ball auf { $cell } abzufangen.
ev-ch-attempt-failed = { $man } würfelt eine { $face } und verfehlt den Ball.
ev-ch-intercepted = { $man } fängt auf { $cell } ab! Der Ball springt { $length ->
    [one] 1 Feld
   *[other] { $length } Felder
} weiter.
ev-ch-loose = Der freie Ball fliegt von { $start } nach { $end }.
ev-ch-hit = { $man } bekommt auf { $cell } den freien Ball und muss ihn mit { $budget ->
    [one] 1 Auge
   *[other] { $budget } Augen
} weiterspielen.
ev-ch-rest = Der Ball liegt auf { $cell }.
ev-ch-no-save = { $why ->
    [beyond] { $you ->
        [yes] Dein Torwart kommt nicht heran.
       *[no] Der Torwart von { $seat } kommt nicht heran.
    }
    [choice] { $you ->
        [yes] Du hechtest nicht.
       *[no] { $seat } hechtet nicht.
    }
   *[other] { $seat } hält nicht.
}
ev-ch-dive = { $man } hechtet nach { $cell }: Er hält ihn in { $quarters } von 4 Fällen.
ev-ch-beaten = { $man } würfelt eine { $face } und ist geschlagen.
ev-ch-saved = { $man } würfelt eine { $face } und wehrt den Ball ab.
ev-ch-caught = { $man } würfelt eine { $face } und hält den Ball auf { $cell } fest.
ev-ch-rebound = Abpraller! { $man } lenkt den Ball auf { $cell } ab.
ev-ch-hands = Handspiel! { $man } hält den Ball außerhalb des Strafraums auf { $cell }.
ev-ch-goal = { $you ->
    [yes] Tor für dich! { $home }:{ $away }.
   *[no] Tor: { $seat }! { $home }:{ $away }.
}
ev-ch-pick-up = { $man } nimmt den Ball auf { $cell } auf.
ev-ch-push = { $man } rempelt mit der Schulter.
ev-ch-pushed = { $man } wird von { $start } nach { $cell } gerempelt.
ev-ch-pulled-back = { $man } steht im Abseits und geht nach { $cell } zurück.
ev-ch-row-one = { $man } darf nicht vor dem Tor warten und geht zurück nach { $cell }.
ev-ch-moves-in = { $man } rückt nach { $cell } ein.
ev-ch-relocated = { $man } macht Platz und geht nach { $cell }.
ev-ch-out = Der Ball ist aus; { $man } hat ihn zuletzt berührt.
ev-ch-award = { $you ->
    [yes] { $restart ->
        [1] Du spielst vom Tor aus an.
        [2] Abstoß für dich.
        [3] Einwurf für dich bei { $cell }.
        [4] Eckball für dich.
        [5] Freistoß für dich auf { $cell }.
        [6] Freistoß für dich auf { $cell } wegen Handspiels.
        [7] Elfmeter für dich!
       *[other] Du setzt das Spiel fort.
    }
   *[no] { $restart ->
        [1] { $seat } spielt vom Tor aus an.
        [2] Abstoß: { $seat }.
        [3] Einwurf bei { $cell }: { $seat }.
        [4] Eckball: { $seat }.
        [5] Freistoß auf { $cell }: { $seat }.
        [6] Freistoß auf { $cell } wegen Handspiels: { $seat }.
        [7] Elfmeter: { $seat }!
       *[other] { $seat } setzt das Spiel fort.
    }
}
ev-ch-thrower = { $man } wirft bei { $cell } ein.
ev-ch-thrower-back = { $man } kommt bei { $cell } aufs Feld zurück.
ev-ch-shift = { $man } rückt von { $start } nach { $cell } auf.
ev-ch-corner-taker = { $man } tritt den Eckball von { $cell }.
ev-ch-corner-wall = { $man } bildet die Mauer auf { $cell }.
ev-ch-corner-step = { $man } tritt zum Ball auf { $cell }.
ev-ch-foul = Foul! { $man } bringt { $victim } auf { $cell } zu Fall.
ev-ch-yellow = Gelbe Karte für { $man }.
ev-ch-red = Rote Karte für { $man }!
ev-ch-injury = { $man } ist verletzt und bekommt einen Verband.
ev-ch-carried-off = { $man } kann nicht weiterspielen und wird vom Platz getragen.
ev-ch-stands-by = { $man } steht beim Ball auf { $cell }.
ev-ch-wall-man = { $man } geht in die Mauer.
ev-ch-wall-slides = { $man } geht auf Abstand, nach { $cell }.
ev-ch-clears = { $man } verlässt den Strafraum und geht nach { $cell }.
ev-ch-penalty-taker = { $man } legt den Ball auf den Punkt.
ev-ch-sub = { $man } kommt für { $out }.
ev-ch-not-replaced = Niemand kommt für { $man }.
ev-ch-stand-in = { $man } geht ins Tor.
ev-ch-enters = { $man } kommt bei { $cell } aufs Feld.
ev-ch-back-to-bench = { $man } geht zurück auf die Ersatzbank.
ev-ch-forfeit = { $you ->
    [yes] Du hast weniger als sieben Spieler übrig und verlierst am grünen Tisch.
   *[no] { $seat } hat weniger als sieben Spieler übrig und verliert das Spiel am grünen Tisch.
}
ev-ch-clock = Die Uhr steht bei { $minute ->
    [one] { $minute } Minute
   *[other] { $minute } Minuten
}.
ev-ch-extra-time = Gleichstand nach 90 Minuten, { $home }:{ $away }: Verlängerung, und das nächste Tor entscheidet.
ev-ch-extra-time-over = Noch immer { $home }:{ $away } nach der Verlängerung: Elfmeterschießen.
ev-ch-shooter = { $man } geht zum Punkt.
ev-ch-shot-taken = { $scored ->
    [0] Verschossen! Elfmeterschießen { $home }:{ $away }.
   *[other] Verwandelt! Elfmeterschießen { $home }:{ $away }.
}
ev-ch-full-time = { $ending ->
    [2] Golden Goal! Das Spiel ist aus: { $home }:{ $away }.
    [3] Das Elfmeterschießen ist entschieden. Das Spiel endete { $home }:{ $away }.
    [4] Das Spiel ist abgebrochen: { $home }:{ $away }.
   *[other] Schlusspfiff: { $home }:{ $away }.
}

## Was gefragt wird

ask-ch-lineup = Wähle deinen Torwart und zehn Feldspieler in Linien von 2 bis 4.
ask-ch-keeper = Wo steht dein Torwart?
ask-ch-line = { $line ->
    [1] Stelle deine Verteidiger auf.
    [2] Stelle deine Mittelfeldspieler auf.
   *[other] Stelle deine Stürmer auf.
}
ask-ch-centre = Wer geht zum Anstoßpunkt?
ask-ch-turn = Würfle.
ask-ch-foul = Dieser Wurf endet mit einem Foul. Wer begeht es?
ask-ch-action = { $far ->
    [yes] Bewege einen Spieler.
   *[no] Bewege einen Spieler oder lauf zum Ball und spiel ihn.
}
ask-ch-leg = { $spot ->
    [yes] { $man } schießt: Wohin?
   *[no] { $man } spielt den Ball { $rem ->
        [one] 1 Feld
       *[other] { $rem } Felder
    } weit: Wohin?
}
ask-ch-chase = Läuft jemand dem Ball nach?
ask-ch-intercept = Der Ball kommt vorbei: Wer versucht ihn abzufangen?
ask-ch-dive = { $left ->
    [0] Schuss! Hechtet dein Torwart?
   *[other] Ein harter Schuss! Hechtet dein Torwart?
}
ask-ch-rebound = Wohin prallt der Ball ab?
ask-ch-step = { $why ->
    [offside] { $man } steht im Abseits und muss zurück, doch jemand steht im Weg: Auf welcher Seite geht er vorbei?
    [wall] { $man } geht in die Mauer, doch jemand steht im Weg: Auf welcher Seite geht er vorbei?
   *[clear] { $man } muss aus dem Strafraum, doch jemand steht im Weg: Auf welcher Seite geht er vorbei?
}
ask-ch-reloc = { $man } muss Platz machen: Wohin geht er?
ask-ch-row-two = { $man } darf nicht vor dem Tor warten: Wohin geht es zurück?
ask-ch-drop = Kein Schuss ist möglich: Wohin wird der Ball gelegt?
ask-ch-injured = { $man } wird vom Platz getragen: Wer kommt rein?
ask-ch-make-way = Der zweite Torwart kommt rein: Wer geht raus?
ask-ch-stand-in = Wer geht ins Tor?
ask-ch-surplus = Es wärmen sich zu viele auf: Wer setzt sich wieder?
ask-ch-sub = { $man } kommt rein: Wer geht raus?
ask-ch-entry = Wo kommt { $man } aufs Feld?
ask-ch-thrower = Wer wirft ein?
ask-ch-taker = Wer tritt den Eckball, und von wo?
ask-ch-wall = Wer bildet die Mauer?
ask-ch-victim-man = Wer steht beim Ball?
ask-ch-wall-man = Wer geht in die Mauer?
ask-ch-beside = Auf welcher Seite des Balls steht dein Spieler?
ask-ch-penalty = Wer schießt den Elfmeter?
ask-ch-shooter = Wer schießt deinen nächsten Elfmeter?
ask-ch-roll-kick-off = Für den Anstoß wird gewürfelt.
ask-ch-roll-turn = Für den Spielzug wird gewürfelt.
ask-ch-roll-keeper = Für den Abschlag des Torwarts wird gewürfelt.
ask-ch-roll-restart = Für die Spielfortsetzung wird gewürfelt.
ask-ch-roll-intercept = Für das Abfangen wird gewürfelt: 1, 2 oder 3.
ask-ch-roll-save = Für die Parade wird gewürfelt: 1 bis 4.
ask-ch-roll-shoot-out = Für den Elfmeter wird gewürfelt.
ask-ch-over = Das Spiel ist aus.

## Was abgelehnt wird

refusal-ch-bad-seats = Champions 2020 ist für genau zwei Trainer.
refusal-ch-bad-version = Version { $version } dieser Regeln gibt es nicht.
refusal-ch-unknown-option = Es gibt keine Einstellung „{ $option }“.
refusal-ch-bad-option = „{ $value }“ ist für { $option } nicht möglich.
refusal-ch-bad-absent = Gib die Fehlenden mit Rückennummern von 1 bis 20 an, jede nur einmal.
refusal-ch-no-eleven = Es fehlen zu viele Spieler für eine Aufstellung.
refusal-ch-bad-answer = „{ $text }“ ist kein Zug in diesem Spiel.
refusal-ch-bad-position = Diese Stellung ist bei „{ $word }“ nicht lesbar.
refusal-ch-over = Das Spiel ist aus.
refusal-ch-dice-first = Zuerst muss gewürfelt werden.
refusal-ch-not-asked = Dein Gegner ist dran.
refusal-ch-no-such-answer = Das ist kein Zug in diesem Spiel.
refusal-ch-not-possible = „{ $answer }“ ist jetzt nicht möglich.
refusal-ch-not-on-pitch = { $man } ist nicht auf dem Platz.
refusal-ch-not-your-man = { $man } spielt nicht in deiner Mannschaft.
refusal-ch-free-kick-must-kick = Du musst den Freistoß ausführen, solange jemand an den Ball kommt.
refusal-ch-no-such-cell = Dieses Feld gibt es nicht.
refusal-ch-goal-closed = Nur der Torwart darf in seinem Tor stehen: { $man } darf nicht nach { $cell }.
refusal-ch-ball-there = Der Ball liegt auf { $cell }: Wer dorthin läuft, muss schießen.
refusal-ch-occupied = Auf { $cell } steht schon jemand.
refusal-ch-no-way = { $man } hat keinen freien Weg nach { $cell }.
refusal-ch-too-far = { $man } braucht { $steps } Schritte nach { $cell }, aber du hast { $roll } gewürfelt.
refusal-ch-not-exactly = Du musst alle { $roll } Schritte gehen, und { $man } kann damit nicht genau auf { $cell } enden.
refusal-ch-goal-area = Ein Feldspieler darf im Torraum nur stehen bleiben, wenn der Ball in Reihe 1 liegt, also nicht auf { $cell }.
refusal-ch-area-full = Dein Strafraum ist voll: höchstens vier Feldspieler, davon einer im Torraum.
refusal-ch-chain = Das ergäbe eine Kette von mehr als neun Spielern.
refusal-ch-cuts-off-ball = Damit wäre eine Mannschaft vom Ball abgeschnitten.
refusal-ch-barred = { $man } hat das Spiel fortgesetzt und muss warten, bis ein anderer am Ball war.
refusal-ch-ball-not-reached = { $why ->
    [too-far] { $man } braucht { $needs } Schritte bis zum Ball, und du hast { $roll } gewürfelt.
    [shut-in] { $man } hat keinen freien Weg zum Ball.
   *[other] { $man } kann den Ball nicht in genau { $steps } von { $roll } Schritten erreichen.
}
refusal-ch-ball-too-far = Mit einer { $roll } kommt niemand an den Ball: { $man } steht am nächsten und braucht { $steps } Schritte.
refusal-ch-ball-shut-in = Deine Spieler haben keinen freien Weg zum Ball.
refusal-ch-no-kick = { $man } könnte von dort nicht schießen.
refusal-ch-not-in-area = Der Ball liegt nicht im Strafraum deines Torwarts.
refusal-ch-back-pass = Deine eigene Mannschaft hat den Ball zuletzt gespielt, also darf der Torwart ihn nicht aufnehmen.
refusal-ch-not-exactly-there = Der Torwart braucht genau { $steps }, aber du hast { $roll } gewürfelt.
refusal-ch-push-needs-one = Ein Schulterrempler braucht eine 1; du hast { $roll } gewürfelt.
refusal-ch-push-nearest-only = { $man } kann nur einen Nachbarn rempeln, der in seiner Mannschaft am nächsten am Ball ist.
refusal-ch-push-blocked = Dieser Rempler geht nicht: Jemand käme auf den Ball, in ein Tor oder vom Spielfeld.
refusal-ch-out-of-field = { $man } darf den Ball nicht aus dem Feld schießen.
refusal-ch-opponent-there = { $man } steht auf { $cell } im Weg.
refusal-ch-offside = { $man } steht im Abseits.
refusal-ch-too-many-cells =
    Das kostet { $cells ->
        [one] { $cells } Auge
       *[other] { $cells } Augen
    }, und { $man } hat { $left }.
refusal-ch-leg-ends-there = Der Pass endet auf { $cell }: Dort steht { $man }.
refusal-ch-must-shoot = { $man } muss direkt aufs Tor schießen.
refusal-ch-keeper-there = In dieser Torhälfte steht { $man }. Ziel auf die andere.
refusal-ch-own-goal = Das ist dein eigenes Tor.
refusal-ch-no-shot = Von hier kommt kein Schuss in diese Torhälfte.
refusal-ch-too-many-touches = Mehr als sechs Ballkontakte sind nicht erlaubt.
refusal-ch-one-curve = Auf dem Weg zum nächsten Spieler darf der Ball nur einmal die Richtung ändern, um 45 Grad.
refusal-ch-cannot-go-on = { $man } könnte von { $cell } aus die übrigen Augen nicht verbrauchen.
refusal-ch-pips-left = Du musst alle Augen verbrauchen, und { $left } davon hättest du noch.
refusal-ch-has-touched = { $man } hat den Ball in diesem Zug schon berührt.
refusal-ch-not-a-chase = { $man } muss gerade auf den Ball zulaufen: zwei Schritte, oder einen, wenn er dann daneben steht.
refusal-ch-mate-is-nearer = Ein Mitspieler wäre genauso nah am Ball wie { $man }.

## Wie es endet

end-ch-time = In der regulären Spielzeit entschieden: Die Zeit ist um.
end-ch-draw = Das Spiel endet unentschieden.
end-ch-golden-goal = { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
} durch das Golden Goal.
end-ch-shoot-out = { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
} im Elfmeterschießen.
end-ch-forfeit = { $you ->
    [yes] Du gewinnst:
   *[no] { $name } gewinnt:
} Die andere Mannschaft hat weniger als sieben Spieler.
