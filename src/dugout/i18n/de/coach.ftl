### Was der Coach zu einem Plan sagt: ein Satz, warum er gut ist (hint-…). Spieler heißen nach ihrer Rückennummer.

hint-best = Das würde der stärkste Computer hier tun.
error-no-hints = Tipps gibt es nur in Spielen gegen den Computer, die nirgends zählen.

## Champions 2020

hint-ch-shot = Nummer { $shirt } schießt: nichts ist hier mehr wert als diese Torchance.
hint-ch-set-up = Der Ball liegt bereit: von dort trifft dein nächster Zug in etwa { $percent } von 100 Fällen.
hint-ch-keep = Deine Spieler bleiben als Erste am Ball: { $mine } { $mine ->
    [one] Schritt
   *[other] Schritte
} für dich, { $theirs } für die anderen.
hint-ch-clear = Der Ball geht dorthin, wo er am wenigsten schadet: die anderen brauchen eine { $theirs } oder mehr, um ihn zu erreichen.
hint-ch-block = Nummer { $shirt } macht einen Weg zu deinem Tor zu: die Chance gegen dich fällt von { $before } auf { $after } von 100.
hint-ch-ready = Nummer { $shirt } läuft sich frei: dein nächster Zug kann in { $percent } von 100 Fällen treffen.
hint-ch-closer = Nummer { $shirt } kommt bis auf { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
} an den Ball heran.
hint-ch-place = Nummer { $shirt } steht dort besser für die nächsten Züge.
hint-ch-pick-up = Der Torwart nimmt den Ball auf: dort ist er sicher, und er schlägt ihn danach ab.
hint-ch-push = Nummer { $shirt } drängt den Mann zur Seite, der dem Ball am nächsten ist.
hint-ch-intercept = Nummer { $shirt } versucht abzufangen: einmal von drei Malen gehört der Ball ihm.
hint-ch-let-go = Lass ihn laufen: der Spieler ist mehr wert, wo er steht.
hint-ch-save = Die beste Parade: gehalten in { $percent } von 100 Fällen.

## Voetbal Toto

hint-to-goal = Ein Tor in Spiel { $fixture } vergrößert deinen Teil des Topfs am meisten, um etwa { $percent } von 100.
hint-to-harmless = { $percent ->
    [0] Ein Tor in Spiel { $fixture } kostet dich so gut wie nichts.
   *[other] Ein Tor in Spiel { $fixture } kostet dich am wenigsten: etwa { $percent } von 100 des Topfs.
}
hint-to-last-one = Spiel { $fixture } kostet eine Eins; deine Einsen brauchst du vielleicht später.
hint-to-whistle = Pfeif: dieses Tor kostet dich mehr vom Topf, als ein Pfiff wert ist.
hint-to-stand = Lass das Tor gelten: heb den Pfiff für eines auf, das mehr weh tut.

## Counter Attack

hint-ca-shot = Schieß: das ist ein Tor in { $percent } von 100 Fällen, und nichts ist mehr wert.
hint-ca-walk-in = Trag den Ball über die Linie.
hint-ca-pass = Nummer { $shirt } steht frei: der Pass kommt in { $percent } von 100 Fällen an, und der Ball ist bei ihm sicher.
hint-ca-pass-chance = Nummer { $shirt } kann schießen: der Pass kommt in { $percent } von 100 Fällen an, und dann ist es in etwa { $goal } ein Tor.
hint-ca-through = In den freien Raum: jemand läuft auf den Ball und weiter aufs Tor, bevor die anderen ziehen. Er kommt in { $percent } von 100 Fällen durch.
hint-ca-high = Ein hoher Ball: genau in { $percent } von 100 Fällen, und deine Spieler sind dort in der Luft stärker.
hint-ca-move = Behalte den Ball und bewege dich: kein Pass und kein Schuss ist jetzt mehr wert.
hint-ca-run-and-shoot = Nummer { $shirt } läuft in den Strafraum und schießt, bevor die anderen ziehen: ein Tor in etwa { $percent } von 100 Fällen.
hint-ca-carry = Nummer { $shirt } bringt den Ball dorthin, wo er mehr damit anfangen kann oder weniger Gegner angreifen können.
hint-ca-fetch = Nummer { $shirt } holt den freien Ball; er kann am meisten damit anfangen.
hint-ca-support = Nummer { $shirt } läuft dorthin, wo er anspielbar ist und in den Strafraum kommt.
hint-ca-press = Nummer { $shirt } greift den ballführenden Spieler an: er gewinnt den Ball in { $percent } von 100 Zweikämpfen.
hint-ca-cover = Nummer { $shirt } nimmt den anderen einen Pass oder einen Schuss weg.
hint-ca-tackle = Geh hin: der Ball gehört dir in { $percent } von 100 Fällen, und das wiegt das Foul auf.
hint-ca-no-tackle = Bleib stehen: der Ball wird zu selten gewonnen für die Gefahr eines Fouls.
hint-ca-head = Köpf ihn zu jemandem weiter, der etwas damit anfangen kann.
hint-ca-keeper-step = Ein Feld weiter deckt der Torwart mehr vom Tor ab.
hint-ca-stay = Alle stehen gut: Laufen bringt nichts ein.
