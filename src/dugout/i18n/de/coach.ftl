### Was der Coach zu einem Plan sagt: ein Satz, warum er gut ist (hint-…). Spieler heißen nach ihrer Rückennummer.

hint-best = Das würde der stärkste Computer hier tun.
error-no-hints = Der Trainer hilft nur in Freundschaftsspielen gegen den Computer.
error-coach-failed = Der Trainer weiß gerade keinen Rat. Frag bei deiner nächsten Entscheidung noch einmal.

## Champions 2020

hint-ch-shot = Lass Nummer { $shirt } schießen: Eine bessere Chance gibt es hier nicht.
hint-ch-set-up = Der Ball liegt bereit: Von dort triffst du im nächsten Zug mit etwa { $percent } %.
hint-ch-keep = Du bleibst am nächsten am Ball: { $mine } { $mine ->
    [one] Schritt
   *[other] Schritte
} für dich, { $theirs } für den Gegner.
hint-ch-clear = Die Gefahr ist geklärt: Dein Gegner braucht eine { $theirs } oder mehr, um an den Ball zu kommen.
hint-ch-block = Nummer { $shirt } macht einen Weg zu deinem Tor zu: Die Gefahr sinkt von { $before } % auf { $after } %.
hint-ch-ready = Nummer { $shirt } läuft sich frei: Im nächsten Zug triffst du mit { $percent } %.
hint-ch-closer = Nummer { $shirt } kommt bis auf { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
} an den Ball heran.
hint-ch-place = Nummer { $shirt } steht dort besser für die nächsten Züge.
hint-ch-pick-up = Der Torwart nimmt den Ball auf: Dort ist er sicher, und danach schlägt er ihn ab.
hint-ch-push = Nummer { $shirt } drängt den Spieler zur Seite, der am nächsten am Ball ist.
hint-ch-intercept = Nummer { $shirt } versucht es: In einem von drei Fällen gehört der Ball ihm.
hint-ch-let-go = Lass ihn laufen: Der Spieler ist mehr wert, wo er steht.
hint-ch-save = Die beste Parade: Er hält mit { $percent } %.

## Voetbal Toto

hint-to-goal = Ein Tor in Spiel { $fixture } hilft dir am meisten: etwa { $percent } % mehr vom Pot.
hint-to-harmless = { $percent ->
    [0] Ein Tor in Spiel { $fixture } kostet dich so gut wie nichts.
   *[other] Ein Tor in Spiel { $fixture } kostet dich am wenigsten: etwa { $percent } % des Pots.
}
hint-to-last-one = Spiel { $fixture } kostet dich eine 1, und die brauchst du vielleicht später.
hint-to-better = { $better ->
    [right] Damit stimmt eine Zeile mehr.
    [safer] Damit wird eine richtige Zeile sicherer.
    [nearer] Damit kommt eine Zeile deinem Tipp näher.
    [none] Damit bleibt eine richtige Zeile richtig.
    [wrong] Das kostet eine Zeile, die ohnehin nicht zu halten ist.
   *[further] Das trifft nur eine Zeile, die schon verloren ist.
} { $ones ->
    [kept] Und du behältst deine Einsen, die am Ende alle brauchen.
   *[same] { $played ->
        [wrong] Mit deiner Karte wurde eine richtige Zeile falsch.
        [further] Deine Karte führte weg von deinem Tipp.
        [right] Deine auch, aber in einem Spiel, das andere anders wollen.
       *[other] Deine Karte brachte dir weniger.
    }
}{ $percent ->
    [0] {""}
   *[other] {" "}Das sind etwa { $percent } % vom Pot.
}
hint-to-whistle = Pfeif ab: Dieses Tor kostet dich mehr vom Pot, als die Pfiffkarte wert ist.
hint-to-stand = Lass das Tor zählen: Heb die Pfiffkarte für eines auf, das mehr wehtut.

## Counter Attack

hint-ca-shot = Schieß: Er geht mit { $percent } % rein, und nichts ist besser.
hint-ca-last-shot = Schieß jetzt: Die Halbzeit ist vorbei, bevor noch eine Chance kommt. Er geht mit { $percent } % rein.
hint-ca-walk-in = Trag den Ball über die Linie.
hint-ca-pass = Nummer { $shirt } steht frei: Der Pass kommt mit { $percent } % an, und der Ball ist bei ihm sicher.
hint-ca-pass-chance = Nummer { $shirt } kann schießen: Der Pass kommt mit { $percent } % an, und dann fällt mit etwa { $goal } % ein Tor.
hint-ca-through = In den freien Raum: Ein Mitspieler kann hineinlaufen und weiter aufs Tor, bevor der Gegner zieht. Er kommt mit { $percent } % durch.
hint-ca-high = Spiel hoch: Der Ball kommt mit { $percent } % genau, und du bist dort in der Luft stärker.
hint-ca-move = Behalte den Ball und bewege dich: Kein Pass und kein Schuss ist jetzt besser.
hint-ca-run-and-shoot = Nummer { $shirt } läuft in den Strafraum und schießt, bevor der Gegner zieht: mit etwa { $percent } % ein Tor.
hint-ca-carry = Nummer { $shirt } bringt den Ball dorthin, wo er mehr damit anfangen kann oder weniger Gegner angreifen können.
hint-ca-fetch = Nummer { $shirt } holt den freien Ball; er kann am meisten damit anfangen.
hint-ca-support = Nummer { $shirt } bietet sich an und kann in den Strafraum.
hint-ca-press = Nummer { $shirt } setzt den Ballführenden unter Druck: Er gewinnt { $percent } % seiner Tacklings.
hint-ca-cover = Nummer { $shirt } stellt einen Pass oder einen Schuss zu.
hint-ca-tackle = Geh rein: Du gewinnst den Ball mit { $percent } %, und das ist das Foulrisiko wert.
hint-ca-no-tackle = Bleib stehen: Du gewinnst den Ball zu selten, um ein Foul zu riskieren.
hint-ca-head = Köpf ihn zu jemandem weiter, der etwas damit anfangen kann.
hint-ca-keeper-step = Ein Feld weiter deckt der Torwart mehr vom Tor ab.
hint-ca-stay = Alle stehen gut: Laufen bringt nichts.
hint-ca-no-substitute = Alle sind noch frisch genug: Jetzt keinen wechseln.
hint-ca-placed = Alle stehen richtig: Weiter geht’s.
