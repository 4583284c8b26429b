### Toto: wann du gefragt wirst, was ein Tor mit deinem Tippschein macht, worum es geht.

## Wann fragen wir dich?

toto-ask-title = Wann fragen wir dich?
toto-ask-lead = Zu Toren der anderen, solange du eine Pfeife hast.
toto-ask-way = { $way ->
    [stand] Nie
    [hurts] Nur wenn es wehtut
   *[ask] Immer
}
toto-ask-means = { $way ->
    [stand] Jedes Tor zählt. Deine Pfeife bleibt dir: STOPP geht, solange der Ring läuft.
    [hurts] Du wirst gefragt, wenn ein Tor eine deiner richtigen Zeilen falsch macht, im letzten Drittel der Runde: Vorher kippen viele Zeilen noch einmal.
   *[ask] STOPP oder zählen lassen, bei jedem Tor.
}
toto-ask-round = Diese Runde alles zählen lassen
toto-ask-round-on = Diese Runde zählt alles: wieder fragen
toto-idle = Du hast gerade kein Tor zu spielen.
toto-play-out = Bis zum Ende der Runde durchspielen
toto-ask-column = Ich wähle meine Spalte selbst
toto-ask-hand = Mich fragen, ob ich meine Karten zeige
toto-ask-stood = Ohne Frage gezählt
toto-ask-asked = Gefragt
toto-ask-secret = Niemand merkt es: Auch wenn du nicht drückst, kommt deine Antwort gleich schnell.
toto-ask-now = { $way ->
    [hurts] Wir fragen nur, wenn es wehtut.
   *[ask] Wir fragen bei jedem Tor.
}
toto-ask-less = Du hast drei in Folge zählen lassen. Sollen wir seltener fragen?

## Ein Tor, das von allein stehen bleibt

toto-strip-scores = { $mine ->
    [yes] Du triffst
   *[no] { $name } trifft
}
toto-strip-plays = { $mine ->
    [yes] Du spielst eine { $card } für { $team-said }
   *[no] { $name } spielt eine { $card } für { $team-said }
}
toto-strip-goal = { $h }:{ $a }! { $told }.
toto-strip-run = { $count ->
    [one] 1 Tor: { $names }
   *[other] { $count } Tore: { $names }
}
toto-jump = Vor bis zu mir
toto-strip-yours = Dein Tor. Es zählt, wenn niemand pfeift.
toto-strip-effect = { $effect ->
    [right] Deine Zeile stimmt jetzt.
    [safer] Deine Zeile stimmt und ist jetzt sicherer.
    [nearer] Näher an deinem Tipp.
    [further] Weiter weg von deinem Tipp.
    [wrong] Deine Zeile ist jetzt falsch.
    [lost] Mehr als sechs geht nicht: Die Zeile ist verloren.
   *[none] Deine Zeile stimmt weiterhin.
}
toto-strip-stands = Zählt, wenn du nicht pfeifst.
toto-hurts = Das tut weh

## Was die Kästchen sagen

toto-lifted-rights = { $count ->
    [0] { $sides ->
        [one] Sie passt zu einer Mannschaft. Keine Zeile wird damit richtig.
       *[other] Sie passt zu { $sides } Mannschaften. Keine Zeile wird damit richtig.
    }
    [one] Eine Zeile wird damit richtig.
   *[other] { $count } Zeilen werden damit richtig.
}
toto-effect-row = { $effect ->
    [right] Zeile { $row } wird richtig
    [safer] Zeile { $row } wird sicherer
   *[nearer] Zeile { $row } rückt näher
}
toto-look = { $look ->
    [right] macht richtig
    [up] sicherer oder näher
    [hurts] tut weh
   *[none] egal
}

## Worum es geht

toto-aim-title = Toto in drei Sätzen
toto-aim-1 = 1. Tippe dreizehn Ergebnisse.
toto-aim-1-more = Heim, Gast oder Remis; niemand sieht es.
toto-aim-2 = 2. Schieß die Tore selbst.
toto-aim-2-more = Eine 1 ist das erste Tor eines Teams, eine 2 das zweite. Für jedes Team: Dreh die Ergebnisse in deine Richtung.
toto-aim-3 = 3. Die meisten Richtigen holen den Pot.
toto-aim-3-more = Und STOPP: Ein Pfiff nimmt ein Tor zurück, das dir wehtut.
toto-aim-close = Zeig mir den Spielplan

## Vorlesen

toto-reading-left = { $count ->
    [0] Das war das letzte
    [one] Noch eins
   *[other] Noch { $count }
}
toto-reading-lead = { $count ->
    [you] Du führst mit { $best }.
    [with-you] { $names } liegt gleichauf mit { $best }.
    [one] { $names } führt mit { $best }.
   *[other] { $names } liegen gleichauf mit { $best }.
}
