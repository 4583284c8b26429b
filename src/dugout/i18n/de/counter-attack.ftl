### Counter Attack: Ereignisse (ev-ca-…), Fragen (ask-ca-…), Ablehnungen (refusal-ca-…), Ende (end-ca-…), Einstellungen.

## Kader und Aufstellungen

ev-ca-first-pick = { $seat } wählt zuerst.
ev-ca-card-open = { $card } liegt offen.
ev-ca-picked = { $seat } nimmt { $card }.
ev-ca-keeper-drawn = { $seat } hat { $card } als Torwart.
ev-ca-lineup-in = Die Aufstellung von { $seat } ist da.
ev-ca-wears = { $piece } ist Nummer { $member } des Kaders.
ev-ca-formation = { $men ->
    [11] { $seat } spielt { $formation }.
   *[other] { $seat } stellt auf.
}
ev-ca-formations = { $men ->
    [11] Die Mannschaften stellen sich auf: { $home } zu Hause, { $away } auswärts.
   *[other] Die Mannschaften stellen sich auf.
}
ev-ca-referee = Schiedsrichter ist { $referee }, Nachsicht { $leniency }.
ev-ca-removed = { $piece } fehlt von Beginn an.

## Zeit

ev-ca-toss = { $seat } gewinnt den Münzwurf.
ev-ca-period = { $period ->
    [1] Das Spiel beginnt.
    [2] Die zweite Halbzeit beginnt.
    [3] Die Verlängerung beginnt.
    [4] Die zweite Hälfte der Verlängerung beginnt.
   *[other] Ein neuer Abschnitt beginnt.
}
ev-ca-minute = Minute { $minute }.
ev-ca-period-over = { $period ->
    [1] Der Pfiff zum Ende des Abschnitts: { $home }–{ $away }.
    [2] Die zweite Halbzeit ist vorbei: { $home }–{ $away }.
    [3] Halbzeit der Verlängerung: { $home }–{ $away }.
   *[other] Der Abschnitt ist vorbei: { $home }–{ $away }.
}
ev-ca-second-leg = Das Hinspiel endete { $home }–{ $away }. Für das Rückspiel werden die Rollen getauscht.
ev-ca-full-time = Schlusspfiff: { $home }–{ $away }.
ev-ca-forfeit = { $seat } hat zu wenige Spieler übrig und verliert kampflos.

## Bewegen

ev-ca-phase = Bewegungsphase: { $seat } bewegt zuerst.
ev-ca-phase-over = Die Bewegungsphase ist vorbei.
ev-ca-run = { $piece } läuft – { $target }.
ev-ca-dribble = { $piece } dribbelt – { $target }.
ev-ca-free-move = { $piece } läuft frei – { $target }.
ev-ca-snap-move = { $piece } reagiert und geht – { $target }.
ev-ca-air-move = { $piece } läuft unter den Ball – { $target }.
ev-ca-first-move = { $piece } rückt nach – { $target }.
ev-ca-keeper-run = { $piece } kommt heraus – { $target }.
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
ev-ca-dribbler-roll = { $piece } würfelt { $die }: { $score }.
ev-ca-tackler-roll = { $piece } würfelt { $die }: { $score } gegen { $against }.
ev-ca-tackle-failed = { $carrier } kommt an { $piece } vorbei.
ev-ca-tackle-won = { $piece } erobert den Ball von { $carrier }.
ev-ca-tie = Gleichstand zwischen { $piece } und { $other }.

## Pässe und Kopfbälle

ev-ca-pass = { $play ->
    [2] { $piece } spielt einen kurzen Pass – { $target }.
    [3] { $piece } wirft den Ball – { $target }.
    [4] { $piece } spielt direkt weiter – { $target }.
   *[other] { $piece } passt – { $target }.
}
ev-ca-interception-roll = { $piece } streckt sich nach dem Ball: { $die }, nötig ist { $need }.
ev-ca-interception = { $piece } fängt den Pass von { $passer } ab!
ev-ca-received = { $piece } bekommt den Pass von { $passer }.
ev-ca-into-space = { $piece } hat den Ball in den freien Raum gespielt – { $target }.
ev-ca-high = { $play ->
    [7] { $piece } schlägt aus der Hand ab – { $target }.
    [8] { $piece } schlägt den Abstoß – { $target }.
    [14] { $piece } zieht die Ecke herein – { $target }.
   *[other] { $piece } spielt hoch – { $target }.
}
ev-ca-long = { $piece } schlägt einen langen Ball – { $target }.
ev-ca-accuracy-roll = { $piece } würfelt { $die }: { $score }, nötig ist { $need }.
ev-ca-inaccurate = Der hohe Ball von { $piece } ist ungenau und geht zu { $receiver }.
ev-ca-too-far = Der lange Ball von { $piece } ist zu lang und kommt herunter – { $target }.
ev-ca-jumps = { $piece } steigt zum Kopfball hoch.
ev-ca-jump-roll = { $piece } würfelt { $die }: { $score }.
ev-ca-heads = { $piece } gewinnt das Kopfballduell.
ev-ca-beats-keeper = { $piece } schlägt { $keeper } in der Luft!
ev-ca-claims = { $piece } pflückt den Ball herunter.
ev-ca-drops = Niemand köpft; der Ball fällt – { $at }.
ev-ca-headed-pass = { $piece } köpft den Ball – { $target }.
ev-ca-header = { $piece } köpft aufs Tor!

## Schüsse

ev-ca-shot = { $piece } schießt!
ev-ca-snapshot = { $piece } versucht einen Schnellschuss!
ev-ca-block-roll = { $piece } wirft sich dazwischen: { $die }, nötig ist { $need }.
ev-ca-block = { $piece } blockt den Schuss von { $shooter } ab.
ev-ca-shot-roll = { $piece } würfelt { $die }: { $score }.
ev-ca-save-roll = { $piece } würfelt { $die }: { $score } gegen { $against }.
ev-ca-save = { $piece } pariert!
ev-ca-parry-roll = { $piece } würfelt { $die }, um den Ball festzuhalten.
ev-ca-turned-behind = { $piece } lenkt den Ball neben das Tor.
ev-ca-wide = { $piece } schießt vorbei.
ev-ca-goal = TOR für { $seat } in Minute { $minute }! Torschütze: { $scorer }. { $home }–{ $away }.
ev-ca-penalty-roll = { $piece } schießt den Elfmeter und würfelt { $die }: { $score }.

## Freie Bälle

ev-ca-loose = Der Ball springt weg – { $at }.
ev-ca-direction-roll = Richtung { $die }.
ev-ca-runs-loose = Der Ball rollt – { $target }.
ev-ca-hits = Der Ball kommt zu { $piece }.
ev-ca-rests = Der Ball bleibt liegen – { $at }.
ev-ca-stop-roll = { $piece } streckt sich nach dem abgefälschten Ball und würfelt { $die }.
ev-ca-out = Der Ball geht ins Seitenaus.
ev-ca-behind = Der Ball geht ins Toraus.
ev-ca-clearance = Die Abwehr hat den Ball geklärt.

## Fouls

ev-ca-foul = Foul von { $piece } an { $carrier }.
ev-ca-professional = Niemand sicherte mehr ab: eine Notbremse von { $piece }.
ev-ca-injury-roll = Ist { $piece } verletzt? Der Würfel zeigt { $die }.
ev-ca-injured = { $piece } ist verletzt; das Tempo ist jetzt { $pace }.
ev-ca-card-roll = Der Schiedsrichter sieht { $piece } an: { $die }, Nachsicht { $leniency }.
ev-ca-yellow = Gelbe Karte für { $piece }.
ev-ca-red = { $piece } fliegt mit Rot vom Platz.
ev-ca-plays-on = { $seat } spielt weiter.
ev-ca-offside = { $piece } steht im Abseits.

## Spielfortsetzungen

ev-ca-restart = { $restart ->
    [1] Anstoß für { $seat }.
    [2] Abstoß für { $seat }.
    [3] Eckstoß für { $seat }.
    [4] Einwurf für { $seat }.
    [5] Freistoß für { $seat }.
   *[other] Elfmeter für { $seat }!
}
ev-ca-taker = { $piece } führt aus.
ev-ca-at-ball = { $piece } steht am Ball – { $at }.
ev-ca-substitution = { $piece } kommt: Nummer { $on } des Kaders für Nummer { $off }.
ev-ca-emergency-keeper = { $piece } geht ins Tor.

## Elfmeterschießen

ev-ca-shootout = Das Elfmeterschießen entscheidet.
ev-ca-shootout-order = { $piece } schießt als Nummer { $number }.
ev-ca-shootout-goal = { $piece } trifft: { $home }–{ $away }.
ev-ca-shootout-miss = { $piece } verschießt: { $home }–{ $away }.
ev-ca-shootout-over = Das Elfmeterschießen endet { $home }–{ $away }.

## Was gefragt wird

ask-ca-pick = { $seat } wählt einen Spieler.
ask-ca-keeper-card = { $seat } wählt einen Torwart.
ask-ca-lineup = Nenne deine Aufstellung.
ask-ca-remove = { $seat } bestimmt, wer fehlt.
ask-ca-place = { $seat } stellt die Mannschaft zum Anstoß auf.
ask-ca-replace = { $seat } darf { $left ->
    [one] noch einen Spieler
   *[other] bis zu { $left } Spieler
} umstellen.
ask-ca-penalty-place = { $seat } stellt die Spieler außerhalb des Strafraums auf.
ask-ca-scenario-place = { $seat } stellt die Mannschaft auf.
ask-ca-put = { $seat } stellt { $piece } hin.
ask-ca-kickoff-pass = { $seat } stößt mit einem Pass an.
ask-ca-action = { $seat } hat den Ball: was nun?
ask-ca-move-a = { $seat } bewegt, noch { $left } von vier.
ask-ca-move-b = { $seat } verteidigt, noch { $left } von fünf Bewegungen.
ask-ca-move-c = { $seat } macht noch { $left ->
    [one] eine letzte kurze Bewegung
   *[other] bis zu { $left } kurze Bewegungen
}.
ask-ca-dribble = { $seat } dribbelt: weiter oder anhalten?
ask-ca-snapshot = { $seat } darf einen Schnellschuss versuchen.
ask-ca-keeper-step = Der Ball kommt in den Strafraum: macht der Torwart von { $seat } einen Schritt?
ask-ca-dive = Hechtet der Torwart von { $seat } zu Füßen?
ask-ca-tackle = { $seat } darf ein Tackling versuchen.
ask-ca-reposition = { $seat } darf auf ein freies Feld weitergehen.
ask-ca-foul = Foul an einem Spieler von { $seat }: weiterspielen oder ausführen?
ask-ca-free-moves = { $seat } darf die genannten Spieler bis zu 6 Felder bewegen.
ask-ca-snap-move = { $seat } darf vor dem Schnellschuss einen Spieler bis zu 2 Felder bewegen.
ask-ca-aim = { $seat } zielt aufs Tor.
ask-ca-corner-side = { $seat } wählt die Seite des Eckstoßes.
ask-ca-air-move = { $seat } darf einen Spieler bis zu 3 Felder bewegen, während der Ball in der Luft ist.
ask-ca-first-move = { $seat } darf einen Spieler um ein Feld bewegen.
ask-ca-long-keeper = { $seat } darf den Torwart herauskommen lassen.
ask-ca-jump = Wer von { $seat } steigt zum Kopfball hoch?
ask-ca-head = { $seat } hat das Kopfballduell gewonnen: wohin?
ask-ca-head-or-move = { $seat } wird nicht gestört: köpfen oder den Ball fallen lassen?
ask-ca-keeper-kick = Der Torwart von { $seat } schlägt ab: wohin?
ask-ca-goal-kick = { $seat } legt den Ball zum Abstoß hin.
ask-ca-taker = { $restart ->
    [1] Wer führt den Anstoß für { $seat } aus?
    [2] Wer führt den Abstoß für { $seat } aus?
    [3] Wer führt den Eckstoß für { $seat } aus?
    [4] Wer führt den Einwurf für { $seat } aus?
    [5] Wer führt den Freistoß für { $seat } aus?
   *[other] Wer führt den Strafstoß für { $seat } aus?
}
ask-ca-retreat = { $seat } muss einen Spieler vom Ball wegstellen.
ask-ca-set-piece = { $seat } spielt den Ball.
ask-ca-throw = { $seat } wirft ein.
ask-ca-substitute = { $seat } darf auswechseln.
ask-ca-emergency = { $seat } bestimmt, wer ins Tor geht.
ask-ca-order = { $seat } bestimmt den nächsten Schützen des Elfmeterschießens.
ask-ca-roll = Die Würfel rollen.
ask-ca-over = Das Spiel ist aus.

## Was abgelehnt wird

refusal-ca-match-over = Das Spiel ist aus.
refusal-ca-dice-first = Zuerst muss der Würfel fallen.
refusal-ca-not-host = Der Gastgeber wird jetzt nichts gefragt.
refusal-ca-not-your-turn = Das entscheidest du jetzt nicht.
refusal-ca-no-such-answer = Diese Antwort gibt es nicht.
refusal-ca-learning = Hohe Pässe und lange Bälle gibt es im Lernspiel nicht.
refusal-ca-no-target = Kein Ziel ist in Reichweite.
refusal-ca-not-in-row = Das darf hier nicht folgen, nach { $row ->
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
    [CORNER] dem Pfiff zum Eckstoß
    [GOAL_KICK] dem Pfiff zum Abstoß
    [PENALTY] dem Pfiff zum Strafstoß
   *[OTHER] einem eben gewonnenen Ball
}.
refusal-ca-not-now = Danach wird jetzt nicht gefragt.
refusal-ca-not-possible = Das ist hier nicht möglich.
refusal-ca-occupied = Auf diesem Feld steht jemand.
refusal-ca-not-your-player = Das ist keiner deiner Spieler auf dem Platz.
refusal-ca-moved = Er hat sich in dieser Phase schon bewegt.
refusal-ca-barred = Er darf sich in dieser Phase nicht bewegen.
refusal-ca-not-listed = Er gehört nicht zu denen, die sich jetzt bewegen dürfen, oder hat sich schon bewegt.
refusal-ca-anchored = Wer das Spiel fortgesetzt hat, darf den Ball erst nach einem anderen wieder berühren.
refusal-ca-hex-by-hex = Mit dem Ball wird der Weg Feld für Feld gewählt.
refusal-ca-too-far = Er kann dieses Feld nicht erreichen.
refusal-ca-next-to-throw = Beim Einwurf bleiben Gegner von den Feldern neben dem Werfer weg.
refusal-ca-not-own-half = Spieler werden in der eigenen Hälfte aufgestellt, Mittellinie eingeschlossen.
refusal-ca-centre-circle = Wer nicht anstößt, lässt den Mittelkreis frei.
refusal-ca-two-clear = Gegenspieler halten bei dieser Ausführung mindestens drei Felder Abstand vom Ball.
refusal-ca-penalty-clear = Beim Elfmeter stehen alle anderen außerhalb von Strafraum und Teilkreis.
refusal-ca-not-in-box = Der Torwart wird in seinen Torraum gestellt.
refusal-ca-retreat-near = Er weicht auf ein freies Feld im Abstand von { $hexes } Feldern vom Ball zurück.
refusal-ca-back-once = Er wurde schon einmal zurückgestellt: wähle ein anderes Feld.
refusal-ca-lifted-first = Stelle zuerst auf, wer den Strafraum verlassen musste.
refusal-ca-stays-on-ball = Wer ausführt, bleibt am Ball.
refusal-ca-stays-for-penalty = Schütze und Torwart bleiben beim Elfmeter, wo sie sind.
refusal-ca-placed-already = Er wurde schon gestellt.
refusal-ca-keeper-stays = Mit dem Ball in den Händen bleibt der Torwart in seinem Strafraum.
refusal-ca-keeper-way-out = Mit dem Ball in den Händen kommt der Torwart dort nicht hin, ohne seinen Strafraum zu verlassen.
refusal-ca-own-hex = Auf das eigene Feld wird kein Ball gespielt.
refusal-ca-out-of-range = Das sind { $distance } Felder; die Reichweite ist { $range }.
refusal-ca-path-blocked = Ein Gegenspieler steht im Weg.
refusal-ca-opponent-there = Dort steht ein Gegenspieler.
refusal-ca-kick-blocked = Ein Gegenspieler neben dem Ball steht im Weg.
refusal-ca-not-in-area = Der hohe Pass eines Eckstoßes geht in den Strafraum.
refusal-ca-third-to-third = Ein langer Ball fliegt nicht von einem letzten Drittel ins andere.
refusal-ca-mate-too-near = Ein Mitspieler ist näher als 6 Felder am Ziel.
refusal-ca-opponent-too-near = Ein Gegenspieler steht neben dem Ziel.
refusal-ca-far-third = Ein Abschlag des Torwarts reicht nicht bis ins ferne letzte Drittel.
refusal-ca-not-the-goal = Gezielt wird nur auf die Felder der Tormündung.
refusal-ca-own-keeper = Nach einem Eckstoß darf der Ball nicht zum eigenen Torwart geköpft werden.
refusal-ca-bad-text = „{ $text }“ ist in diesem Spiel keine Antwort.
refusal-ca-no-such-hex = Es gibt kein Feld „{ $text }“ auf dem Platz.
refusal-ca-bad-position = Diese Stellung ist nicht lesbar: { $text }
refusal-ca-bad-seats = Counter Attack ist für zwei Trainer.
refusal-ca-bad-version = Diese Regeln von Counter Attack sind hier nicht verfügbar.
refusal-ca-unknown-option = Counter Attack hat keine Einstellung „{ $option }“.
refusal-ca-bad-option = „{ $value }“ ist kein möglicher Wert der Einstellung „{ $option }“.
refusal-ca-not-implemented = „{ $option }“ gehört zu einer späteren Ausgabe und ist nicht verfügbar.
refusal-ca-switch-needs-custom = „{ $option }“ lässt sich nur zusammen mit den Regeln „custom“ einstellen.
refusal-ca-bad-scenario = Das Feld „{ $field }“ dieses Szenarios fehlt oder ist falsch.
refusal-ca-bad-teams = Diese Kader sind nicht brauchbar: { $field }

## Wie es ausging

end-ca-won = Gewonnen durch mehr Tore.
end-ca-draw = Unentschieden.
end-ca-extra-time = Gewonnen nach Verlängerung.
end-ca-shootout = { $name } gewinnt im Elfmeterschießen.
end-ca-tie-won = { $name } kommt nach Hin- und Rückspiel weiter.
end-ca-forfeit = { $name } gewinnt kampflos.

## Einstellungen

option-counter-attack-rules = Regeln
    .help = Grundregeln, alle erweiterten Regeln, ein sanfter Einstieg, oder jede erweiterte Regel für sich.
    .core = Grundregeln
    .advanced = Erweitert
    .learning = Lernen
    .custom = Eigene Wahl
option-counter-attack-squads = Kader
    .help = Spieler abwechselnd wählen, mit fertigen Kadern spielen, oder die Karten austeilen lassen.
    .draft = Abwechselnd wählen
    .fixed = Fertige Kader
    .random = Ausgeteilt
option-counter-attack-scenario = Szenario
    .help = Ein kurzes Spiel aus einer gegebenen Lage.
    .none = Keines
    .SC-1 = In Unterzahl
    .SC-2 = Das Auswärtstor
    .SC-3 = Abwehr gegen Angriff
    .SC-4 = Stars gegen Kneipenelf
option-counter-attack-draw = Unentschieden nach der regulären Zeit
    .help = Was geschieht, wenn am Ende niemand führt.
    .stands = Bleibt stehen
    .extra_time_then_shootout = Verlängerung, dann Elfmeterschießen
    .shootout = Elfmeterschießen
    .extra_time = Verlängerung
option-counter-attack-half_minutes = Minuten je Halbzeit
    .help = Eine Bewegungsphase dauert 3 Minuten, ein Pass 1.
option-counter-attack-clock = Uhr
    .help = Nach Aktionen gezählt, oder echte Minuten, solange beide Trainer verbunden sind.
    .action = Nach Aktionen
    .real = Echte Zeit
option-counter-attack-sand_timer = Sanduhr
    .help = Eine Minute für jeden Schritt einer Bewegungsphase und für jede andere Entscheidung.
    .off = Aus
    .second_half = Ab der zweiten Halbzeit
    .on = An
    .none = Wie es die Regeln sagen
option-counter-attack-home_advantage = Heimvorteil
    .help = Sechs Punkte, die Heim auf seine Spieler verteilt.
option-counter-attack-edition = Ausgabe
    .help = Das Regelbuch, nach dem gespielt wird.
    .book = Erste Ausgabe
option-counter-attack-steal_foul = Eine 1 beim Abnehmen ist ein Foul
    .help = Aus: nur Tacklings und Hechten können Fouls sein.
option-counter-attack-max_penalty = Größter Würfelabzug
    .help = Abzüge auf einen Wurf summieren sich höchstens hierauf.
option-counter-attack-save_result = Nach einer Parade
    .help = Ein Würfel entscheidet zwischen Eckstoß und Festhalten.
    .die = Ein Würfel
option-counter-attack-walk_in = Den Ball ins Tor tragen
    .help = Ein ballführender Spieler darf aus der Tormündung über die Torlinie gehen.
option-counter-attack-anchor = Keine zweite Berührung nach Fortsetzungen
    .help = Wer das Spiel fortsetzt, darf den Ball erst nach einem anderen wieder berühren.
option-counter-attack-sets = Kartensätze
    .help = Wie viele Sätze aus 64 Spielern und 8 Torwarten im Stapel sind.
option-counter-attack-teams = Eigene Kader
    .help = Zwei Kader als Daten: Name, Torwart und je 10 bis 15 Spieler.
option-counter-attack-own_scenario = Eigenes Szenario
    .help = Ein Szenario als Daten.
option-counter-attack-first_leg = Hinspiel
    .help = Tore von Heim und Gast dieses Spiels im Hinspiel: dies ist das Rückspiel.
option-counter-attack-long_accuracy = Lange Bälle müssen genau sein
    .help = Hoher Ball und Würfel müssen 9 erreichen.
option-counter-attack-corner_accuracy = Eckstöße müssen genau sein
    .help = Hoher Ball und Würfel müssen 8 erreichen.
option-counter-attack-first_time_pass = Direktpässe
    .help = Ein kurzer Pass gleich nach einem angenommenen Pass.
option-counter-attack-difficult_angle = Spitze Winkel
    .help = Schüsse aus der Nähe der Ecken haben 1 weniger.
option-counter-attack-wild_shots = Wilde Schüsse
    .help = Eine 1 des Schützen geht vorbei.
option-counter-attack-keeper_reach = Reichweite des Torwarts
    .help = Eine Parade auf dem dritten Feld hat 1 weniger.
option-counter-attack-tie_loose_ball = Gleichstand gibt einen freien Ball
    .help = Aus: bei Gleichstand wird neu gewürfelt.
option-counter-attack-reckless_tackle = Rücksichtslose Grätschen
    .help = Bring ihn zu Fall und nimm die Karte.
option-counter-attack-tackle_from_behind = Tackling von hinten
    .help = Foul bei 1 oder 2, mit dem Risiko einer Roten Karte.
