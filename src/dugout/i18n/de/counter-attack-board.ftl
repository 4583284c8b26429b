### Counter Attack: Fragen an den Leser, Buchstaben an Wahlmöglichkeiten, und was außerhalb eines kleinen Bildschirms liegt.

## Fragen an dich

your-ca-kickoff-pass = Du stößt an: Spiel einen Pass.
your-ca-action = Du hast den Ball: Was nun?
your-ca-move-a = Du greifst an: noch { $left } von 4 Zügen.
your-ca-move-b = Du verteidigst: noch { $left } von 5 Zügen.
your-ca-move-c = { $left ->
    [one] Noch ein kurzer Laufweg für dich.
   *[other] Noch bis zu { $left } kurze Laufwege für dich.
}
your-ca-dribble = Du dribbelst: weiter oder anhalten?
your-ca-reposition = Wohin geht { $piece } mit dem Ball?
your-ca-foul = Foul an dir: weiterspielen oder Freistoß?
your-ca-substitute = Möchtest du wechseln?
your-ca-remove = Wer ist nicht dabei?
your-ca-place = Stell dein Team zum Anstoß auf.
your-ca-replace = Runde { $round } von 3: Du darfst { $left ->
    [one] noch einen Spieler
   *[other] bis zu { $left } Spieler
} umstellen.
your-ca-penalty-place = Stell deine Spieler außerhalb des Strafraums auf.
your-ca-scenario-place = Stell dein Team auf.
your-ca-put = Wo soll { $piece } stehen?
your-ca-snapshot = Gleich schießen oder den Ball behalten?
your-ca-keeper-step = Der Ball kommt in deinen Strafraum: Macht dein Torwart einen Schritt?
your-ca-dive = Wirft sich dein Torwart vor die Füße?
your-ca-tackle = Gehst du ins Tackling?
your-ca-free-moves = Bevor es weitergeht, dürfen diese Spieler bis zu 6 Felder laufen.
your-ca-snap-move = Du darfst vor dem Schnellschuss einen Spieler bis zu 2 Felder bewegen.
your-ca-aim = Wohin zielst du?
your-ca-corner-side = Von welcher Seite trittst du die Ecke?
your-ca-air-move = Der Ball ist in der Luft: Du darfst einen Spieler bis zu 3 Felder bewegen.
your-ca-first-move = Du darfst einen Spieler um ein Feld bewegen.
your-ca-long-keeper = Kommt dein Torwart heraus?
your-ca-jump = Wer steigt zum Kopfball hoch?
your-ca-head = Du gewinnst das Kopfballduell: Wohin mit dem Ball?
your-ca-head-or-move = Niemand stört dich: köpfen oder fallen lassen?
your-ca-keeper-kick = Wohin schlägt dein Torwart ab?
your-ca-goal-kick = Leg den Ball zum Abstoß hin.
your-ca-taker = { $restart ->
    [1] Wer führt den Anstoß aus?
    [2] Wer führt den Abstoß aus?
    [3] Deine Ecke: Wer tritt sie?
    [4] Dein Einwurf: Wer wirft?
    [5] Dein Freistoß: Wer tritt ihn?
   *[other] Dein Elfmeter: Wer schießt?
}
your-ca-retreat = Zu nah: Stell ihn weiter vom Ball weg.
your-ca-set-piece = Dein ruhender Ball: Was machst du daraus?
your-ca-throw = Dein Einwurf: Zu wem wirfst du?
your-ca-emergency = Wer geht ins Tor?
your-ca-order = Wer schießt deinen nächsten Elfmeter?

## Möglichkeiten mit Buchstaben

ca-bearing = { $to ->
    [goal] Nach vorn
    [wing] Über den Flügel
    [inside] Nach innen
    [wide] Nach außen
   *[back] Zurück
}
ca-bearing-side = { $where }, { $side ->
    [far-left] ganz links
    [far-right] ganz rechts
    [left] links
    [middle] geradeaus
   *[right] rechts
}
ca-corner-side = { $side ->
    [left] Ecke von links
   *[right] Ecke von rechts
}
ca-free = frei
ca-beside = neben { $men }
ca-why-not = Warum nicht:

## Ein kleiner Bildschirm

ca-walk = { $to ->
    [next] Nächster Spieler
   *[last] Voriger Spieler
}
ca-edge = { $side ->
    [up] Weiter oben: { $names }
    [down] Weiter unten: { $names }
    [left] Links: { $names }
   *[right] Rechts: { $names }
}
ca-edge-ball = der Ball
