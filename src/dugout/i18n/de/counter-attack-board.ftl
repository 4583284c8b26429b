### Counter Attack: Fragen an den Leser, Buchstaben an Wahlmöglichkeiten, und was außerhalb eines kleinen Bildschirms liegt.

## Fragen an dich

ca-your-kickoff-pass = Du stößt an: Spiel einen Pass.
ca-your-action = Du hast den Ball: Was nun?
ca-your-move-a = Du greifst an: noch { $left } von 4 Spielern.
ca-your-move-b = Du verteidigst: noch { $left } von 5 Spielern.
ca-your-move-c = { $left ->
    [one] Noch ein kurzer Laufweg für dich.
   *[other] Noch bis zu { $left } kurze Laufwege für dich.
}
ca-your-dribble = Du dribbelst: weiter oder anhalten?
ca-your-reposition = Wo kommt er heraus?
ca-your-foul = Foul an dir: weiterspielen oder Freistoß?
ca-your-substitute = Möchtest du wechseln?

## Möglichkeiten mit Buchstaben

ca-bearing = { $to ->
    [goal] Nach vorn, aufs Tor zu
    [wing] Nach vorn, auf den Flügel
    [inside] Nach innen
    [wide] Nach außen
   *[back] Zurück
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
