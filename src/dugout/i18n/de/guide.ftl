### Was der Trainer in einem ersten Spiel sagt: eins nach dem anderen.

guide-title = Was dein Trainer sagt
guide-skip = Ohne Anleitung weiter

## Champions 2020

guide-champions-roll = Würfle.
    .text = Der Ball soll in ihr Tor. Die Augen bringen ihn hin: Schritte zum Ball und die Länge des Schusses teilen sie sich.
guide-champions-rings = Diese Spieler können handeln.
    .text = Ein Ring heißt: Mit diesem Wurf kann der Spieler etwas tun. Tipp einen an und sieh, wohin er kann.
guide-champions-ball = Tipp auf den Ball.
    .text = Wer hinkommt, spielt ihn mit den übrigen Augen weiter.
guide-champions-pass = Zeichne den Pass.
    .text = Auf den hellen Feldern kann der Ball landen. Danach zieht der Gegner: Wo liegt er sicher, oder besser noch, von wo kannst du schießen?
guide-champions-goal = Du kannst schießen.
    .text = Die Zahl ist deine Torchance. Tipp auf die helle Hälfte des Tors.
guide-champions-play = Jetzt spiel es.
    .text = Bis du hier drückst, sieht niemand deinen Plan.
guide-champions-step-in = Gehst du dazwischen?
    .text = Bei einer Drei fängt dein Spieler den Ball ab. Sonst fliegt er weiter.

## Counter Attack

guide-counter-attack-kick-off = Anstoß mit einem Pass.
    .text = Mehr Tore als der Gegner, wenn die Zeit um ist: Darum geht es. Jeder Mitspieler innerhalb von elf Feldern ist recht.
guide-counter-attack-move = Zieh mit einem Spieler.
    .text = Helle Felder erreicht er. Neben einem Gegner, auf den gestreiften, klaut eine Sechs den Ball.
guide-counter-attack-steps = Vier, fünf, zwei.
    .text = Du ziehst mit vier, der Gegner antwortet mit fünf, du schließt mit zwei ab. Erst ist er dran: Lass niemanden frei stehen.
guide-counter-attack-defend = Der Gegner greift an.
    .text = Du antwortest mit fünf Spielern. Mach den Weg zum Tor zu; neben dem Ballführenden darfst du ins Tackling.
guide-counter-attack-duel = Die Würfel entscheiden.
    .text = Können plus Würfel gegen Können plus Würfel. Der Balken zeigt deine Chance.
guide-counter-attack-pass = Wer steht frei?
    .text = Ein Pass ist sicher, wenn kein Gegner neben seiner Linie steht.
guide-counter-attack-shot = Nah genug für einen Schuss.
    .text = Jeder Teil des Tors hat seine eigene Chance. Ziel dorthin, wo der Torwart nicht ist.
guide-counter-attack-end = Jetzt kennst du es.
    .text = Ecken, Kopfbälle und Karten erklären sich, wenn sie kommen. Viel Glück!

## Voetbal Toto

guide-toto-hand = Das ist deine Hand.
    .text = Wer die meisten Spiele richtig tippt, bekommt den Pot. Deine Karten sind die Tore: Eine 1 beginnt, auf sie folgt eine 2.
guide-toto-form = Tippe dreizehn Ergebnisse.
    .text = 1 ist Heimsieg, 2 Auswärtssieg, 3 unentschieden. Deinen Schein sieht niemand. Schau auf deine Karten oder lass sie vorschlagen.
guide-toto-goal = Mach deinen Schein wahr.
    .text = Nimm eine Karte und leg sie zu einem Team, das sie braucht. Markierte Felder helfen dir.
guide-toto-others = Jetzt treffen die anderen.
    .text = Sie haben andere Scheine. Achte auf die Zeilen, die sich gegen dich drehen.
guide-toto-whistle = Die Pfeife.
    .text = STOPP nimmt dieses Tor zurück und kostet dich die Pfeife. Gefragt wirst du nur, wenn ein Tor dir wehtut.
guide-toto-results = Dreizehn Ergebnisse.
    .text = Zeile für Zeile, dann der Pot. Alle sehen, wer richtig lag.
