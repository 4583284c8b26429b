### Counter Attack auf der Bühne: was Würfel entscheiden.

## Worum es geht

ca-beat-steal = Ball abnehmen
ca-beat-tackle = Tackling
ca-beat-dive = Vor die Füße
ca-beat-reckless = Rücksichtslose Grätsche
ca-beat-injury = Verletzung
ca-beat-card = Karte
ca-beat-interception = Abgefangen?
ca-beat-accuracy = Hoher Ball
ca-beat-header = Kopfballduell
ca-beat-header-goal = Kopfball aufs Tor
ca-beat-block = Block
ca-beat-shot = Schuss
ca-beat-save = Parade
ca-beat-parry = Parade
ca-beat-penalty = Elfmeter
ca-beat-loose = Freier Ball
ca-beat-stop = Auf der Linie

## Fragen, und was nötig ist

ca-asked-tackle = Gegen { $a } mit { $b } reingehen?
ca-asked-dive = Vor die Füße von { $a } werfen?
ca-act-chance = { $act }: { $chance }
ca-ask-steal = Spitzelt { $b } den Ball von { $a } weg?
    .hint = Er streckt das Bein aus.
ca-ask-tackle = Kommt { $a } an { $b } vorbei?
    .hint = { $b } geht rein. Wer am Ball ist, würfelt zuerst.
ca-ask-dive = Umkurvt { $a } { $b }?
    .hint = { $b } wirft sich ihm vor die Füße. Wer am Ball ist, würfelt zuerst.
ca-ask-reckless = { $b } fliegt in { $a } hinein
    .hint = Alles oder nichts.
ca-ask-injury = Ist { $a } verletzt?
    .hint = { $b } hat ihn gelegt.
ca-ask-card = Was zeigt der Schiri { $b }?
    .hint = Foul an { $a }.
ca-ask-interception = Fängt { $b } ihn ab?
    .hint = Der Pass kommt von { $a }.
ca-ask-accuracy = Kommt der Ball von { $a } an?
    .hint = Der Ball ist in der Luft.
ca-ask-header = Wer gewinnt das Kopfballduell?
    .hint = Sie steigen gemeinsam hoch.
ca-ask-header-goal = { $a } köpft aufs Tor!
    .hint = { $b } steht im Tor.
ca-ask-block = Blockt { $b } den Schuss?
    .hint = { $a } hat abgezogen.
ca-ask-shot = Kommt { $b } dran?
    .hint = { $a } zieht ab!
ca-ask-shot-alone = { $a } zieht ab!
    .hint = Wie gut trifft er ihn?
ca-ask-save = Kommt { $b } dran?
    .hint = { $a } hat abgezogen.
ca-ask-parry = Hält { $b } ihn fest?
    .hint = Der Ball droht ins Aus zu gehen.
ca-ask-penalty = { $a } vom Punkt
    .hint = { $b } wartet auf der Linie.
ca-ask-loose = Der Ball springt weg
    .hint = Wohin rollt er?
ca-ask-stop = Kratzt { $b } ihn von der Linie?
    .hint = Der abgefälschte Ball droht reinzugehen.
ca-ask-again = Gleichstand: noch einmal würfeln
ca-beat-has = { $name } hat { $score }.
ca-beat-leads = { $name } führt mit { $score }.
ca-beat-need = { $need ->
    [0] { $who ->
        [you] Du kommst nicht mehr heran.
       *[other] { $name } kommt nicht mehr heran.
    }
    [1] { $who ->
        [you] Dir reicht jeder Wurf.
       *[other] { $name } reicht jeder Wurf.
    }
   *[other] { $who ->
        [you] Du brauchst eine { $need }.
       *[other] { $name } braucht eine { $need }.
    }
}
ca-beat-only = { $who ->
    [you] Nur eine { $face } rettet dich: Dann { $again ->
            [yes] wird noch einmal gewürfelt
           *[no] springt der Ball weg
        }.
   *[other] Nur eine { $face } rettet { $name }: Dann { $again ->
            [yes] wird noch einmal gewürfelt
           *[no] springt der Ball weg
        }.
}
ca-beat-level = Bei einer { $face } steht es gleich.
ca-beat-modified = { $points }, { NUMBER($modifier, signDisplay: "always") }
ca-beat-leniency = Nachsicht des Schiris: { $leniency }
ca-beat-waiting = { $count ->
    [one] einer kommt noch
   *[other] { $count } kommen noch
}

## Was daraus werden kann

ca-stake-won = { $who ->
    [you] dein Ball
    [them] ihr Ball
   *[other] Ball gewonnen
}
ca-stake-foul = Foul
ca-stake-past = { $who ->
    [you] du bist vorbei
   *[other] vorbei
}
ca-stake-stolen = abgenommen
ca-stake-loose = freier Ball
ca-stake-level = gleich
ca-stake-intercepted = abgefangen
ca-stake-through = durch
ca-stake-blocked = geblockt
ca-stake-goal = Tor
ca-stake-saved = gehalten
ca-stake-wide = vorbei
ca-stake-on-target = aufs Tor
ca-stake-accurate = genau
ca-stake-inaccurate = ungenau
ca-stake-attack = { $who ->
    [you] für dich
    [them] für sie
   *[other] Angriff
}
ca-stake-defence = { $who ->
    [you] für dich
    [them] für sie
   *[other] Abwehr
}
ca-stake-held = fest
ca-stake-corner = Ecke
ca-stake-injured = verletzt
ca-stake-unhurt = steht auf
ca-stake-no-card = keine
ca-stake-yellow = Gelb
ca-stake-red = Rot

## Entscheidungen

ca-verdict-sums = { $score } gegen { $other }
ca-verdict-spot = Beim Elfmeter muss der Torwart zwei Punkte besser sein.
ca-verdict-score = { $score }, nötig waren { $need }
ca-verdict-face = Eine { $face }
ca-verdict-won = { $who ->
    [you] Dein Ball!
    [them] { $b } nimmt dir den Ball ab
   *[other] { $b } erobert den Ball
}
ca-verdict-foul = Foul von { $b }
ca-verdict-past = { $who ->
    [you] Du bist an { $b } vorbei!
   *[other] { $a } ist an { $b } vorbei
}
ca-verdict-stolen = { $who ->
    [you] { $b } hat ihn!
   *[other] { $b } nimmt den Ball ab
}
ca-verdict-loose = Der Ball rollt frei
ca-verdict-level = Gleichstand
ca-verdict-intercepted = { $who ->
    [you] { $b } ist dazwischen!
   *[other] { $b } fängt den Pass ab
}
ca-verdict-through = { $kind ->
    [block] An { $b } vorbei
   *[other] { $b } kommt nicht heran
}
ca-verdict-blocked = { $b } blockt
ca-verdict-goal = { $kind ->
    [stop] Abgefälscht – Tor!
   *[other] { $who ->
        [you] Tor!
       *[other] Tor durch { $a }
    }
}
ca-verdict-saved = { $who ->
    [you] { $b } hält!
   *[other] { $b } hält
}
ca-verdict-wide = Vorbei!
ca-verdict-on-target = Aufs Tor
ca-verdict-accurate = Der Ball von { $a } kommt an
ca-verdict-inaccurate = Der Ball von { $a } geht daneben
ca-verdict-attack = { $a } gewinnt das Kopfballduell
ca-verdict-defence = { $b } gewinnt das Kopfballduell
ca-verdict-held = { $b } hält ihn fest
ca-verdict-corner = { $b } lenkt ihn zur Ecke
ca-verdict-injured = { $a } ist verletzt
ca-verdict-unhurt = { $a } steht wieder
ca-verdict-no-card = { $b } kommt mit einer Ermahnung davon
ca-verdict-yellow = Gelb für { $b }
ca-verdict-red = { $b } fliegt vom Platz

## Why it went that way

ca-why-again = Gleichstand: noch einmal würfeln
ca-why-stolen = Neben einem Gegner kostet eine 6 den Ball
ca-why-foul = Wer auf den Ball geht und eine 1 würfelt, foult
ca-why-cut = { $need ->
    [6] Neben der Bahn des Balls reicht eine 6
   *[other] In der Bahn des Balls reicht eine { $need }
}
