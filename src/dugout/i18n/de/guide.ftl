### Was der Trainer in einem ersten Spiel sagt: eins nach dem anderen.

guide-title = Was dein Trainer sagt
guide-skip = Ohne Anleitung weiter
guide-later = Ich schaue mit.
    .text = Nicht sicher? Tipp mich an, wenn du dran bist: Ich habe einen Plan.
guide-done = Mehr musst du nicht wissen.
    .text = Nicht sicher? Tipp mich an, wenn du dran bist: Ich habe einen Plan.
guide-end = Abpfiff.
    .text = Dein erstes Spiel ist geschafft. Noch eins? Tippe auf „Revanche“.

## Champions 2020

guide-champions-way = Du greifst { $way ->
        [right] nach rechts
       *[up] nach oben
    } an.
    .text = Der Ball muss ins Tor { $way ->
        [right] rechts
       *[up] oben
    }. Ihr zieht abwechselnd: ein Würfel, eine Aktion, dann ist der Gegner dran.
guide-champions-roll = Würfle.
    .text = Ein Würfel für alles: Schritte zum Ball und die Länge des Schusses teilen sich seine Augen.
guide-champions-rings = Diese Spieler können handeln.
    .text = Ein Ring heißt: Mit diesem Wurf kann der Spieler etwas tun. Tipp einen an und sieh, wohin er kann.
guide-champions-ball = Tipp auf den Ball.
    .text = Wer hinkommt, schießt ihn mit dem Rest deines Wurfs.
guide-champions-pass = Wohin soll der Ball?
    .text = Auf die markierten Felder kann er. Danach zieht der Gegner: Leg ihn dorthin, wo er nicht hinkommt oder wo du schießen kannst.
guide-champions-goal = Du kannst schießen.
    .text = Die Zahl ist deine Torchance. Tipp auf die helle Hälfte des Tors.
guide-champions-play = Jetzt spiel es.
    .text = Bis du hier drückst, sieht niemand deinen Plan.
guide-champions-theirs = Der Gegner ist dran.
    .text = Jetzt würfelt und spielt er. Achte darauf, wo der Ball landet: Von dort spielst du weiter.
guide-champions-clock = Eine 1 rückt die Uhr vor.
    .text = Jede 1, egal von wem, sind sechs Minuten. Nach 90′ ist die nächste 1 der Schlusspfiff. Oben wird mitgezählt.
guide-champions-last = Die nächste 1 ist der Schlusspfiff.
    .text = Egal, wer sie würfelt. Liegst du zurück, such jetzt das Tor; führst du, halte den Ball von deinem eigenen Tor fern.
guide-champions-step-in = Gehst du dazwischen?
    .text = Bei einer Drei fängt dein Spieler den Ball ab. Sonst fliegt er weiter.
guide-champions-chase = Einer darf hinterher.
    .text = Wer den Ball nicht berührt hat, läuft zwei Schritte auf ihn zu. So bist du näher dran, wenn du wieder dran bist.
guide-champions-dive = Jetzt hilft nur noch dein Torwart.
    .text = Die vier Zahlen zeigen, was jeder Wurf bedeutet. Ohne Hechtsprung ist es sicher ein Tor.
guide-champions-keeper = Dein Torwart hat den Ball.
    .text = Er spielt ihn von dort, wo er steht, so weit, wie du würfelst. Such eine Stelle, an der deine Leute näher dran sind.
guide-champions-against = Kopf hoch!
    .text = Dieser Abstoß fliegt so weit, wie du würfelst, und ein Feld weiter. Such eine Stelle, an der deine Leute näher dran sind.
guide-champions-loose = Ein freier Ball.
    .text = Wird ein Ball abgefangen, springt er weiter. Er bleibt liegen, wo sein Weg endet, oder trifft einen Spieler: Der spielt ihn sofort weiter.

## Voetbal Toto

guide-toto-hand = Diese Karten sind Tore.
    .text = Eine 1 ist das erste Tor eines Teams, eine 2 das zweite und so weiter. Schwarze Karten sind Pfeifen.
guide-toto-form = Tippe dreizehn Ergebnisse.
    .text = Die meisten Richtigen holen den Pot. Ein Pfeil zeigt auf den Sieger, Striche heißen Remis. Keine Idee? „Nach meiner Hand“.
guide-toto-send = Gib deinen Schein ab.
    .text = Er ist voll. Ändere noch, was du willst: Danach sieht ihn niemand bis zu den Ergebnissen.
guide-toto-goal = Schieß dein erstes Tor.
    .text = Tippe auf ein Kästchen mit Häkchen: Das Team trifft, und deine Zeile stimmt. Deine Hand zeigt, welche Tore du hast.
guide-toto-others = Jetzt treffen die anderen.
    .text = Jeder ein Tor, dann bist du wieder dran. Sie haben andere Scheine: Manches Tor hilft dir, manches tut weh.
guide-toto-whistle = Die Pfeife.
    .text = STOPP nimmt dieses Tor zurück, aber jede Pfeife wirkt nur einmal. Zeilen kippen oft: Gegen Ende ist sie am meisten wert.
guide-toto-strip = STOPP gehört dir.
    .text = Ein Tor zählt nach einem Moment von allein. Solange du eine Pfeife hast, nimmt STOPP es zurück.
guide-toto-stopped = Dein Tor wurde abgepfiffen.
    .text = Pech, aber diese Pfeife ist verbraucht: Jede wirkt nur einmal. Triff noch einmal, wo du ein Häkchen siehst.
guide-toto-waiting = Graue Karten warten.
    .text = Eine 3 passt nur zu einem Team mit zwei Toren. Die muss erst jemand schießen, du oder die anderen.
guide-toto-idle = Du hast gerade kein Tor zu spielen.
    .text = Du passt, die anderen spielen weiter. Ein Tor von ihnen kann Platz für deine Torkarte schaffen. Oder spiel die Runde zu Ende.
guide-toto-spent = Dein letztes Tor ist gespielt.
    .text = Jetzt spielen die anderen zu Ende. Dann werden dreizehn Ergebnisse verlesen, und der Pot wird ausgezahlt.
guide-toto-results = Dreizehn Ergebnisse.
    .text = Zeile für Zeile, dann der Pot. Alle sehen, wer richtig lag.
