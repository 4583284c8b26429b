### Counter Attack: Ereignisse (ev-ca-…), Fragen (ask-ca-…), Ablehnungen (refusal-ca-…), Ende (end-ca-…).

## Kader und Aufstellungen

ev-ca-first-pick = { $you ->
    [yes] Du wählst zuerst.
   *[no] { $seat } wählt zuerst.
}
ev-ca-card-open = { $card } liegt offen.
ev-ca-picked = { $you ->
    [yes] Du nimmst { $card }.
   *[no] { $seat } nimmt { $card }.
}
ev-ca-keeper-drawn = { $you ->
    [yes] Du hast { $card } als Torwart.
   *[no] { $seat } hat { $card } als Torwart.
}
ev-ca-lineup-in = { $you ->
    [yes] Du hast deine Aufstellung abgegeben.
   *[no] { $seat } hat die Aufstellung abgegeben.
}
ev-ca-wears = { $piece } ist Nummer { $member } im Kader.
ev-ca-formation = { $you ->
    [yes] { $men ->
        [11] Du spielst { $formation }.
       *[other] Du stellst auf.
    }
   *[no] { $men ->
        [11] { $seat } spielt { $formation }.
       *[other] { $seat } stellt auf.
    }
}
ev-ca-formations = { $men ->
    [11] Die Mannschaften stellen sich auf: { $home } zu Hause, { $away } auswärts.
   *[other] Die Mannschaften stellen sich auf.
}
ev-ca-referee = Schiedsrichter ist { $referee }, Nachsicht { $leniency }.
ev-ca-removed = { $piece } ist nicht dabei.

## Zeit

ev-ca-toss = { $you ->
    [yes] Du gewinnst den Münzwurf.
   *[no] { $seat } gewinnt den Münzwurf.
}
ev-ca-period = { $period ->
    [1] Das Spiel beginnt.
    [2] Die zweite Halbzeit beginnt.
    [3] Die Verlängerung beginnt.
    [4] Die zweite Hälfte der Verlängerung beginnt.
   *[other] Ein neuer Abschnitt beginnt.
}
ev-ca-minute = Minute { $minute }.
ev-ca-period-over = { $period ->
    [1] Der Schiedsrichter pfeift ab: { $home }:{ $away }.
    [2] Ende der zweiten Halbzeit: { $home }:{ $away }.
    [3] Halbzeit der Verlängerung: { $home }:{ $away }.
   *[other] Der Abschnitt ist vorbei: { $home }:{ $away }.
}
ev-ca-second-leg = Das Hinspiel endete { $home }:{ $away }. Für das Rückspiel werden die Rollen getauscht.
ev-ca-full-time = Schlusspfiff: { $home }:{ $away }.
ev-ca-forfeit = { $you ->
    [yes] Du hast zu wenige Spieler übrig und verlierst kampflos.
   *[no] { $seat } hat zu wenige Spieler übrig und verliert kampflos.
}

## Bewegen

ev-ca-phase = { $you ->
    [yes] Bewegungsphase: Du bewegst zuerst.
   *[no] Bewegungsphase: { $seat } bewegt zuerst.
}
ev-ca-phase-over = Die Bewegungsphase ist vorbei.
ev-ca-run = { $piece } läuft – { $target }.
ev-ca-dribble = { $piece } dribbelt – { $target }.
ev-ca-free-move = { $piece } geht in Position – { $target }.
ev-ca-snap-move = { $piece } reagiert – { $target }.
ev-ca-air-move = { $piece } läuft unter den Ball – { $target }.
ev-ca-first-move = { $piece } rückt nach – { $target }.
ev-ca-keeper-run = { $piece } kommt aus dem Tor – { $target }.
ev-ca-keeper-step = { $piece } macht einen Schritt – { $target }.
ev-ca-keeper-to = { $piece } landet hier – { $target }.
ev-ca-reposition = { $piece } geht weiter – { $target }.
ev-ca-retreat = { $piece } muss zurück – { $target }.
ev-ca-placed = { $piece } stellt sich auf – { $target }.

## Der Ball wechselt den Besitzer

ev-ca-possession = { $piece } hat den Ball.
ev-ca-holds = { $piece } hält den Ball fest.
ev-ca-steal-roll = { $piece } will { $carrier } den Ball abnehmen und würfelt { $die }.
ev-ca-steal = { $piece } nimmt { $carrier } den Ball ab!
ev-ca-tackle = { $piece } geht ins Tackling gegen { $carrier }.
ev-ca-reckless = { $piece } grätscht rücksichtslos gegen { $carrier }.
ev-ca-reckless-roll = { $piece } würfelt { $die }.
ev-ca-dive = { $piece } hechtet { $carrier } vor die Füße.
ev-ca-dribbler-roll = { $piece } würfelt { $die }: zusammen { $score }.
ev-ca-tackler-roll = { $piece } würfelt { $die }: zusammen { $score } gegen { $against }.
ev-ca-tackle-failed = { $carrier } kommt an { $piece } vorbei.
ev-ca-tackle-won = { $piece } erobert den Ball gegen { $carrier }.
ev-ca-tie = { $piece } und { $other } liegen gleichauf.

## Pässe und Kopfbälle

ev-ca-pass = { $play ->
    [2] { $piece } spielt einen kurzen Pass – { $target }.
    [3] { $piece } wirft den Ball – { $target }.
    [4] { $piece } spielt direkt weiter – { $target }.
   *[other] { $piece } passt – { $target }.
}
ev-ca-interception-roll = { $piece } streckt sich nach dem Ball und würfelt { $die }, nötig ist { $need }.
ev-ca-interception = { $piece } fängt den Pass von { $passer } ab!
ev-ca-received = { $piece } bekommt den Pass von { $passer }.
ev-ca-into-space = { $piece } spielt den Ball in den freien Raum – { $target }.
ev-ca-high = { $play ->
    [7] { $piece } schlägt aus der Hand ab – { $target }.
    [8] { $piece } schlägt den Abstoß – { $target }.
    [14] { $piece } zieht die Ecke herein – { $target }.
   *[other] { $piece } spielt hoch – { $target }.
}
ev-ca-long = { $piece } schlägt einen langen Ball – { $target }.
ev-ca-accuracy-roll = { $piece } würfelt { $die }: zusammen { $score }, nötig ist { $need }.
ev-ca-inaccurate = Der hohe Ball von { $piece } ist ungenau und geht zu { $receiver }.
ev-ca-too-far = Der lange Ball von { $piece } ist zu lang und kommt herunter – { $target }.
ev-ca-jumps = { $piece } steigt zum Kopfball hoch.
ev-ca-jump-roll = { $piece } würfelt { $die }: zusammen { $score }.
ev-ca-heads = { $piece } gewinnt das Kopfballduell.
ev-ca-beats-keeper = { $piece } schlägt { $keeper } in der Luft!
ev-ca-claims = { $piece } pflückt den Ball herunter.
ev-ca-drops = Niemand köpft; der Ball fällt – { $at }.
ev-ca-headed-pass = { $piece } köpft den Ball – { $target }.
ev-ca-header = { $piece } köpft aufs Tor!

## Schüsse

ev-ca-shot = { $piece } schießt!
ev-ca-snapshot = { $piece } versucht einen Schnellschuss!
ev-ca-block-roll = { $piece } wirft sich dazwischen und würfelt { $die }, nötig ist { $need }.
ev-ca-block = { $piece } blockt den Schuss von { $shooter }.
ev-ca-shot-roll = { $piece } würfelt { $die }: zusammen { $score }.
ev-ca-save-roll = { $piece } würfelt { $die }: zusammen { $score } gegen { $against }.
ev-ca-save = { $piece } pariert!
ev-ca-parry-roll = Hält { $piece } ihn fest? Der Würfel zeigt { $die }.
ev-ca-turned-behind = { $piece } lenkt den Ball ins Toraus.
ev-ca-wide = { $piece } schießt vorbei.
ev-ca-goal = { $you ->
    [yes] TOR für dich in Minute { $minute }! { $deflected ->
        [yes] Der Ball geht abgefälscht ins Tor.
       *[no] { $scorer } trifft.
    } { $home }:{ $away }.
   *[no] TOR in Minute { $minute }: { $seat }! { $deflected ->
        [yes] Der Ball geht abgefälscht ins Tor.
       *[no] { $scorer } trifft.
    } { $home }:{ $away }.
}
ev-ca-penalty-roll = { $piece } schießt den Elfmeter und würfelt { $die }: zusammen { $score }.

## Freie Bälle

ev-ca-loose = Der Ball springt weg – { $at }.
ev-ca-direction-roll = Richtung { $die }.
ev-ca-runs-loose = Der Ball rollt – { $target }.
ev-ca-hits = Der Ball kommt zu { $piece }.
ev-ca-rests = Der Ball bleibt liegen – { $at }.
ev-ca-stop-roll = { $piece } streckt sich nach dem abgefälschten Ball und würfelt { $die }.
ev-ca-out = Der Ball geht ins Seitenaus.
ev-ca-behind = Der Ball geht ins Toraus.
ev-ca-clearance = Die Abwehr klärt den Ball.

## Fouls

ev-ca-foul = Foul von { $piece } an { $carrier }.
ev-ca-professional = Niemand sicherte ab: eine Notbremse von { $piece }.
ev-ca-injury-roll = Ist { $piece } verletzt? Der Würfel zeigt { $die }.
ev-ca-injured = { $piece } ist verletzt; das Tempo ist jetzt { $pace }.
ev-ca-card-roll = Der Schiedsrichter nimmt sich { $piece } vor: Der Würfel zeigt { $die }, Nachsicht { $leniency }.
ev-ca-yellow = Gelbe Karte für { $piece }.
ev-ca-red = { $piece } sieht Rot und fliegt vom Platz.
ev-ca-plays-on = { $you ->
    [yes] Du spielst weiter.
   *[no] { $seat } spielt weiter.
}
ev-ca-offside = { $piece } steht im Abseits.

## Spielfortsetzungen

ev-ca-restart = { $you ->
    [yes] { $restart ->
        [1] Anstoß für dich.
        [2] Abstoß für dich.
        [3] Eckball für dich.
        [4] Einwurf für dich.
        [5] Freistoß für dich.
       *[other] Elfmeter für dich!
    }
   *[no] { $restart ->
        [1] Anstoß: { $seat }.
        [2] Abstoß: { $seat }.
        [3] Eckball: { $seat }.
        [4] Einwurf: { $seat }.
        [5] Freistoß: { $seat }.
       *[other] Elfmeter: { $seat }!
    }
}
ev-ca-taker = { $piece } führt aus.
ev-ca-at-ball = { $piece } steht am Ball – { $at }.
ev-ca-substitution = { $gone ->
    [nobody] { $piece } kommt ins Spiel.
   *[other] { $piece } kommt für { $gone }.
}
ev-ca-emergency-keeper = { $piece } geht ins Tor.

## Elfmeterschießen

ev-ca-shootout = Es geht ins Elfmeterschießen.
ev-ca-shootout-order = { $piece } schießt als Nummer { $number }.
ev-ca-shootout-goal = { $piece } trifft: { $home }:{ $away }.
ev-ca-shootout-miss = { $piece } verschießt: { $home }:{ $away }.
ev-ca-shootout-over = Das Elfmeterschießen endet { $home }:{ $away }.

## Was gefragt wird

ask-ca-pick = { $seat } wählt einen Spieler.
ask-ca-keeper-card = { $seat } wählt einen Torwart.
ask-ca-lineup = Stell deine Mannschaft auf.
ask-ca-remove = { $seat } bestimmt, wer nicht dabei ist.
ask-ca-place = { $seat } stellt die Mannschaft zum Anstoß auf.
ask-ca-replace = { $seat } darf { $left ->
    [one] noch einen Spieler
   *[other] bis zu { $left } Spieler
} umstellen.
ask-ca-penalty-place = { $seat } stellt die Spieler außerhalb des Strafraums auf.
ask-ca-scenario-place = { $seat } stellt die Mannschaft auf.
ask-ca-put = { $seat } stellt { $piece } hin.
ask-ca-kickoff-pass = { $seat } stößt mit einem Pass an.
ask-ca-action = { $seat } hat den Ball: Was nun?
ask-ca-move-a = { $seat } greift an: noch { $left } von 4 Zügen.
ask-ca-move-b = { $seat } verteidigt: noch { $left } von 5 Zügen.
ask-ca-move-c = { $seat } macht noch { $left ->
    [one] eine letzte kurze Bewegung
   *[other] bis zu { $left } kurze Bewegungen
}.
ask-ca-dribble = { $seat } dribbelt: weiter oder anhalten?
ask-ca-snapshot = { $seat } darf einen Schnellschuss versuchen.
ask-ca-keeper-step = Der Ball kommt in den Strafraum. { $seat }: Macht dein Torwart einen Schritt?
ask-ca-dive = { $seat }: Wirft sich dein Torwart vor die Füße?
ask-ca-tackle = { $seat } darf ein Tackling versuchen.
ask-ca-reposition = { $seat } darf auf ein freies Feld weitergehen.
ask-ca-foul = Foul an einem Spieler von { $seat }: weiterspielen oder Freistoß nehmen?
ask-ca-free-moves = { $seat } darf diese Spieler bis zu 6 Felder bewegen.
ask-ca-snap-move = { $seat } darf vor dem Schnellschuss einen Spieler bis zu 2 Felder bewegen.
ask-ca-aim = { $seat }: Wohin zielst du?
ask-ca-corner-side = { $seat } wählt, von welcher Seite der Eckball kommt.
ask-ca-air-move = { $seat } darf einen Spieler bis zu 3 Felder bewegen, während der Ball in der Luft ist.
ask-ca-first-move = { $seat } darf einen Spieler um ein Feld bewegen.
ask-ca-long-keeper = { $seat } darf den Torwart herauskommen lassen.
ask-ca-jump = { $seat }: Wer steigt zum Kopfball hoch?
ask-ca-head = { $seat } gewinnt das Kopfballduell: Wohin mit dem Ball?
ask-ca-head-or-move = { $seat } wird nicht gestört: köpfen oder den Ball fallen lassen?
ask-ca-keeper-kick = { $seat }: Wohin schlägt dein Torwart ab?
ask-ca-goal-kick = { $seat } legt den Ball zum Abstoß hin.
ask-ca-taker = { $restart ->
    [1] { $seat }: Wer führt den Anstoß aus?
    [2] { $seat }: Wer führt den Abstoß aus?
    [3] { $seat }: Wer tritt den Eckball?
    [4] { $seat }: Wer wirft ein?
    [5] { $seat }: Wer tritt den Freistoß?
   *[other] { $seat }: Wer schießt den Elfmeter?
}
ask-ca-retreat = { $seat } muss einen Spieler vom Ball wegstellen.
ask-ca-set-piece = { $seat } führt aus.
ask-ca-throw = { $seat } wirft ein.
ask-ca-substitute = { $seat } darf auswechseln.
ask-ca-emergency = { $seat }: Wer geht ins Tor?
ask-ca-order = { $seat }: Wer schießt den nächsten Elfmeter?
ask-ca-roll = Die Würfel rollen.
ask-ca-over = Das Spiel ist aus.

## Was abgelehnt wird

refusal-ca-match-over = Das Spiel ist aus.
refusal-ca-dice-first = Warte erst auf den Würfel.
refusal-ca-not-host = Der Server hat jetzt nichts zu entscheiden.
refusal-ca-not-your-turn = Du bist jetzt nicht dran.
refusal-ca-no-such-answer = Diesen Zug gibt es nicht.
refusal-ca-learning = Im Lernspiel gibt es keine hohen Pässe und langen Bälle.
refusal-ca-no-target = Nichts ist in Reichweite.
refusal-ca-not-in-row = Das geht nicht nach { $row ->
    [KICK_OFF] dem Pfiff zum Anstoß
    [MP] einer Bewegungsphase
    [TACKLE] einem gewonnenen Tackling
    [STANDARD] einem Pass
    [SHORT] einem Kurzpass
    [THROW_IN] einem Einwurf
    [FIRST_TIME] einem direkten Pass
    [HIGH] einem hohen Pass
    [HEADED] einem Kopfballpass
    [LONG] einem langen Ball
    [LOOSE] einem freien Ball
    [HELD] einem festgehaltenen Ball
    [KEEPER_KICK] einem Abschlag des Torwarts
    [FREE_KICK] dem Pfiff zum Freistoß
    [CORNER] dem Pfiff zum Eckball
    [GOAL_KICK] dem Pfiff zum Abstoß
    [PENALTY] dem Pfiff zum Elfmeter
   *[OTHER] einem eben gewonnenen Ball
}.
refusal-ca-not-now = Darum geht es gerade nicht.
refusal-ca-not-possible = Das ist hier nicht möglich.
refusal-ca-occupied = Dieses Feld ist besetzt.
refusal-ca-not-your-player = Das ist keiner deiner Spieler auf dem Platz.
refusal-ca-moved = Er hat sich in dieser Phase schon bewegt.
refusal-ca-barred = Er darf sich in dieser Phase nicht bewegen.
refusal-ca-not-listed = Er darf sich jetzt nicht bewegen oder hat es schon getan.
refusal-ca-anchored = Wer das Spiel fortgesetzt hat, muss warten, bis ein anderer am Ball war.
refusal-ca-hex-by-hex = Mit dem Ball wählst du den Weg Feld für Feld.
refusal-ca-too-far = Er kann dieses Feld nicht erreichen.
refusal-ca-next-to-throw = Beim Einwurf dürfen Gegner nicht neben dem Werfer stehen.
refusal-ca-not-own-half = Stell deine Spieler in der eigenen Hälfte auf, bis zur Mittellinie.
refusal-ca-centre-circle = Wer nicht anstößt, bleibt außerhalb des Mittelkreises.
refusal-ca-two-clear = Gegenspieler müssen mindestens drei Felder Abstand zum Ball halten.
refusal-ca-penalty-clear = Beim Elfmeter stehen alle anderen außerhalb von Strafraum und Teilkreis.
refusal-ca-not-in-box = Stell den Torwart in seinen Torraum.
refusal-ca-retreat-near = Er muss auf ein freies Feld, { $hexes } Felder vom Ball entfernt.
refusal-ca-back-once = Du hast ihn schon einmal zurückgestellt: Wähle ein anderes Feld.
refusal-ca-lifted-first = Stell zuerst die Spieler auf, die den Strafraum verlassen mussten.
refusal-ca-stays-on-ball = Wer ausführt, bleibt am Ball.
refusal-ca-stays-for-penalty = Schütze und Torwart bleiben beim Elfmeter, wo sie sind.
refusal-ca-placed-already = Du hast ihn schon aufgestellt: Das geht bei jedem Spieler nur einmal.
refusal-ca-keeper-stays = Solange er den Ball hält, muss der Torwart in seinem Strafraum bleiben.
refusal-ca-keeper-way-out = Solange er den Ball hält, kommt der Torwart dort nicht hin, ohne seinen Strafraum zu verlassen.
refusal-ca-own-hex = Dort ist der Ball schon: Wähle ein anderes Feld.
refusal-ca-out-of-range = Das sind { $distance } Felder; die Reichweite ist { $range }.
refusal-ca-path-blocked = Ein Gegenspieler steht im Weg.
refusal-ca-opponent-there = Dort steht ein Gegenspieler.
refusal-ca-kick-blocked = Ein Gegenspieler neben dem Ball steht im Weg.
refusal-ca-not-in-area = Ein hoher Eckball muss in den Strafraum gehen.
refusal-ca-third-to-third = Ein langer Ball darf nicht vom eigenen Drittel bis ins Angriffsdrittel gehen.
refusal-ca-mate-too-near = Ein Mitspieler steht weniger als 6 Felder vom Ziel entfernt.
refusal-ca-opponent-too-near = Ein Gegenspieler steht neben dem Ziel.
refusal-ca-far-third = Ein Abschlag des Torwarts darf nicht bis ins Angriffsdrittel gehen.
refusal-ca-not-the-goal = Ziel auf eines der Felder im Tor.
refusal-ca-own-keeper = Nach einem Eckball darfst du den Ball nicht zum eigenen Torwart köpfen.
refusal-ca-bad-text = „{ $text }“ ist kein Zug in diesem Spiel.
refusal-ca-no-such-hex = Es gibt kein Feld „{ $text }“ auf dem Platz.
refusal-ca-bad-position = Diese Stellung ist nicht lesbar: { $text }
refusal-ca-bad-seats = Counter Attack ist für zwei Trainer.
refusal-ca-bad-version = Diese Version der Regeln von Counter Attack gibt es hier nicht.
refusal-ca-unknown-option = Counter Attack hat keine Einstellung „{ $option }“.
refusal-ca-bad-option = „{ $value }“ ist kein gültiger Wert für die Einstellung „{ $option }“.
refusal-ca-not-implemented = „{ $option }“ gehört zu einer späteren Ausgabe und ist nicht verfügbar.
refusal-ca-switch-needs-custom = „{ $option }“ kannst du nur mit der Regelwahl „Eigene Mischung“ einstellen.
refusal-ca-bad-scenario = Das Feld „{ $field }“ dieses Szenarios fehlt oder ist falsch.
refusal-ca-bad-teams = Diese Kader lassen sich nicht verwenden: { $field }

## Wie es ausging

end-ca-won = Sieg in der regulären Spielzeit.
end-ca-draw = Unentschieden.
end-ca-extra-time = Gewonnen nach Verlängerung.
end-ca-shootout = { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
} im Elfmeterschießen.
end-ca-tie-won = { $you ->
    [yes] Du kommst
   *[no] { $name } kommt
} nach Hin- und Rückspiel weiter.
end-ca-forfeit = { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
} kampflos: Die andere Mannschaft hat weniger als sieben Spieler.
