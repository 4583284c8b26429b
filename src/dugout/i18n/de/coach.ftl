### Was der Coach zu einem Plan sagt: ein Satz, warum er gut ist (hint-…). Spieler heißen nach ihrer Rückennummer.

hint-best = Das würde der stärkste Computer hier tun.
error-no-hints = Der Trainer hilft nur in Freundschaftsspielen gegen den Computer.
error-coach-failed = Der Trainer weiß gerade keinen Rat. Frag bei deiner nächsten Entscheidung noch einmal.

## Champions 2020

hint-ch-shot = Lass Nummer { $shirt } schießen: Eine bessere Chance gibt es hier nicht.
hint-ch-set-up = Der Ball liegt bereit: Lässt der Gegner ihn dort, triffst du im nächsten Zug mit etwa { $percent } %.
hint-ch-keep = { $level ->
    [yes] Du bist so schnell am Ball wie der Gegner
   *[no] Du bleibst am nächsten am Ball
}: { $mine } { $mine ->
    [one] Schritt
   *[other] Schritte
} für dich, { $theirs } für den Gegner.
hint-ch-clear = Die Gefahr ist geklärt: Dein Gegner braucht eine { $theirs } oder mehr, um an den Ball zu kommen.
hint-ch-block = Nummer { $shirt } macht einen Weg zu deinem Tor zu: Die Gefahr sinkt von { $before } % auf { $after } %.
hint-ch-ready = Nummer { $shirt } läuft sich frei: Bleibt der Ball dort, triffst du im nächsten Zug mit { $percent } %.
hint-ch-closer = Nummer { $shirt } kommt bis auf { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
} an den Ball heran.
hint-ch-place = Nummer { $shirt } steht dort besser für die nächsten Züge.
hint-ch-pick-up = Der Torwart nimmt den Ball auf: Dort ist er sicher, und danach schlägt er ihn ab.
hint-ch-push = Nummer { $shirt } drängt den Spieler zur Seite, der am nächsten am Ball ist.
hint-ch-intercept = { $to ->
    [mine] Nummer { $shirt } versucht es: In einem von drei Fällen fängt er den Ball ab, und der springt zu deiner Nummer { $next }.
    [theirs] Nummer { $shirt } versucht es: In einem von drei Fällen fängt er den Ball ab, aber auch dann springt er zur gegnerischen Nummer { $next }.
    [out-mine] Nummer { $shirt } versucht es: In einem von drei Fällen fängt er den Ball ab, und es gibt Aus für dich.
    [out-theirs] Nummer { $shirt } versucht es: In einem von drei Fällen fängt er den Ball ab, aber auch dann gibt es Aus für den Gegner.
   *[other] Nummer { $shirt } versucht es: In einem von drei Fällen fängt er den Ball ab.
}
hint-ch-let-go = Lass ihn laufen: Der Spieler ist mehr wert, wo er steht.
hint-ch-save = Die beste Parade: Er hält mit { $percent } %.

## Voetbal Toto

# Der Tipp für das Spiel, um das es geht, und was das Tor mit seiner Chance macht.
hint-to-wrote = { $mark ->
    [1] Dein Tipp: Sieg { $home }.
    [2] Dein Tipp: Sieg { $away }.
   *[3] Dein Tipp: Unentschieden bei { $home }–{ $away }.
}
hint-to-moves = { $change ->
    [up] Mit diesem Tor steigt die Chance darauf von { $before } % auf { $after } %.
    [same] Mit diesem Tor bleibt die Chance darauf bei { $after } %.
   *[down] Mit diesem Tor sinkt die Chance darauf von { $before } % auf { $after } %.
}
hint-to-played = { $played-mark ->
    [1] „Sieg { $played-home }“
    [2] „Sieg { $played-away }“
   *[3] „Unentschieden“ bei { $played-home }–{ $played-away }
}
hint-to-ones = Nur eine 1 kann das erste Tor einer Mannschaft sein, und { $open ->
    [one] eine Mannschaft steht noch bei 0: Die letzten Einsen entscheiden ihr Spiel.
   *[other] { $open } Mannschaften stehen noch bei 0: Die letzten Einsen entscheiden diese Spiele.
}
hint-to-pot = { $percent ->
    [0] {""}
   *[other] {" "}Das sind etwa { $percent } % vom Pot.
}
hint-to-goal = { hint-to-wrote } { hint-to-moves }{ hint-to-pot }{ $ones ->
    [spent] {" "}Aber es kostet dich eine 1. { hint-to-ones }
    [saved] {" "}Und du sparst eine 1. { hint-to-ones }
   *[same] {""}
}
hint-to-harmless = { hint-to-wrote } { hint-to-moves }{ $why ->
    [least] {" "}Keine deiner Karten bringt mehr.
    [ones] {" "}Aber du sparst eine 1. { hint-to-ones }
   *[other] {""}
}
hint-to-better = { hint-to-wrote } { hint-to-moves } { $why ->
    [ones] Dein Tor hat eine 1 gekostet. { hint-to-ones }
   *[other] { $played-change ->
        [up] Mit deinem Tor stieg { hint-to-played } nur von { $played-before } % auf { $played-after } %.
        [same] Mit deinem Tor blieb { hint-to-played } bei { $played-after } %.
       *[down] Mit deinem Tor fiel { hint-to-played } von { $played-before } % auf { $played-after } %.
    }
}{ hint-to-pot }
hint-to-whistle = { hint-to-wrote } { hint-to-moves } { $change ->
    [down] Pfeif es ab.
   *[other] Pfeif es trotzdem ab: Den anderen hilft es mehr.
}
hint-to-let-stand = { hint-to-wrote } { hint-to-moves } Du hattest { $whistles ->
    [one] eine Pfeife
   *[other] { $whistles } Pfeifen
}: STOPP hätte es zurückgenommen.{ hint-to-pot }
hint-to-stand = { hint-to-wrote } { hint-to-moves } { $change ->
    [down] Lass es trotzdem zählen: Heb die Pfiffkarte für ein Tor auf, das mehr wehtut.
   *[other] Lass es zählen.
}
hint-to-covered = Hältst du sie verdeckt, weiß niemand, welche Tore du noch schießen kannst.
hint-to-form = { $draws ->
    [one] Ein Unentschieden
   *[other] { $draws } Unentschieden
}: Viele Mannschaften treffen nie, deshalb enden mehr Spiele remis, als man denkt. Du hast { $ones ->
    [one] eine 1
   *[other] { $ones } Einsen
}; je weniger, desto mehr Unentschieden.

## Counter Attack

hint-ca-shot = { $say ->
    [0] Schieß: Er geht mit { $percent } % rein, und nichts ist besser.
    [1] Versuch’s: mit { $percent } % ein Tor, und Warten bringt weniger.
   *[2] Schieß! Mit { $percent } % ist er drin. Etwas Besseres gibt es gerade nicht.
}
hint-ca-last-shot = Schieß jetzt: Die Halbzeit ist vorbei, bevor noch eine Chance kommt. Er geht mit { $percent } % rein.
hint-ca-walk-in = Trag den Ball über die Linie.
hint-ca-pass = { $why ->
    [ahead] Spiel nach vorn auf Nummer { $shirt }: Der Pass kommt mit { $percent } % an und bringt Raum.
    [back] Zurück auf Nummer { $shirt }, der hat Zeit: Der Pass kommt mit { $percent } % an.
   *[level] Nummer { $shirt } steht frei: Der Pass kommt mit { $percent } % an, und er kann mehr damit anfangen.
}
hint-ca-pass-chance = Nummer { $shirt } kann schießen: Der Pass kommt mit { $percent } % an, und dann fällt mit etwa { $goal } % ein Tor.
hint-ca-through = In den freien Raum: Ein Mitspieler kann hineinlaufen und weiter aufs Tor, bevor der Gegner zieht. Er kommt mit { $percent } % durch.
hint-ca-high = Spiel hoch: Der Ball kommt mit { $percent } % genau, und du bist dort in der Luft stärker.
hint-ca-move = { $say ->
    [0] Behalte den Ball und lauf: Kein Pass und kein Schuss ist jetzt besser.
    [1] Erst laufen: Bring Leute nach vorn, dann ist jemand anspielbar.
   *[2] Noch bringt kein Pass etwas. Lauft euch frei, dann schon.
}
hint-ca-run-and-shoot = Nummer { $shirt } läuft in den Strafraum und schießt, bevor der Gegner zieht: mit etwa { $percent } % ein Tor.
hint-ca-carry = { $why ->
    [ahead] Nummer { $shirt } geht mit dem Ball nach vorn. Vor deinem nächsten Pass oder Schuss zieht der Gegner nicht mehr.
    [pass] Nummer { $shirt } geht dorthin, wo der nächste Pass besser ist. Davor zieht der Gegner nicht mehr.
    [free] Vor Nummer { $shirt } ist Platz: Dort kommt kaum jemand an den Ball.
    [safe] Nummer { $shirt } geht mit dem Ball dorthin, wo kaum jemand an ihn herankommt.
    [forward] { $say ->
        [0] Nummer { $shirt } macht Boden gut. Selbst wenn alle in der Nähe ihn angreifen, behält er den Ball mit { $percent } %.
       *[other] Nach vorn mit Nummer { $shirt }: Greifen sie ihn dort an, behält er den Ball mit { $percent } %.
    }
   *[away] Nummer { $shirt } dreht ab: Dort behält er den Ball mit { $percent } %, wer ihn auch angreift.
}
hint-ca-fetch = Nummer { $shirt } holt den freien Ball; er kann am meisten damit anfangen.
hint-ca-support = { $why ->
    [shot] Von dort wird Nummer { $shirt } gefährlich: So wie sie jetzt stehen, kommt ein Pass mit { $percent } % bei ihm an.
    [pass] { $say ->
        [0] Nummer { $shirt } läuft sich frei: So wie sie jetzt stehen, kommt ein Pass mit { $percent } % bei ihm an.
       *[other] Noch eine Anspielstation: Zu Nummer { $shirt } kommt der Pass mit { $percent } % an, so wie sie jetzt stehen.
    }
    [onside] Nummer { $shirt } kommt aus dem Abseits: Erst dann darfst du ihn anspielen.
    [ahead] { $say ->
        [0] Nummer { $shirt } geht nach vorn, damit vor dem Tor jemand steht.
        [1] Nummer { $shirt } rückt auf: Der nächste Pass soll Raum bringen.
       *[2] Schick Nummer { $shirt } nach vorn: Sie müssen mitlaufen.
    }
    [back] Nummer { $shirt } lässt sich fallen, falls der Ball verloren geht.
   *[space] { $say ->
        [0] Nummer { $shirt } findet mehr Platz.
       *[other] Nummer { $shirt } zieht das Spiel auseinander: So seid ihr schwerer zu decken.
    }
}
hint-ca-press = Nummer { $shirt } setzt den Ballführenden unter Druck: Er gewinnt { $percent } % seiner Tacklings.
hint-ca-cover = { $why ->
    [shot] Nummer { $shirt } stellt sich in den Schuss: Er geht mit { $after } % rein statt mit { $before } %.
    [pass] { $after ->
        [0] Nummer { $shirt } macht den Weg zu ihrer Nummer { $other } dicht: Dieser Pass geht nicht mehr.
       *[other] Nummer { $shirt } stört den Pass auf ihre Nummer { $other }: Er kommt mit { $after } % an statt mit { $before } %.
    }
    [mark] { $say ->
        [0] Nummer { $shirt } deckt ihre Nummer { $other }.
       *[other] Bleib an ihrer Nummer { $other } dran: Nummer { $shirt } stellt sich zwischen ihn und dein Tor.
    }
    [goal] { $say ->
        [0] Nummer { $shirt } stellt sich zwischen Ball und Tor.
       *[other] Einer mehr hinter dem Ball: Nummer { $shirt } sichert ab.
    }
   *[back] Nummer { $shirt } läuft zurück auf seinen Platz.
}
hint-ca-tackle = Geh rein: Du gewinnst den Ball mit { $percent } %, und das ist das Foulrisiko wert.
hint-ca-no-tackle = Bleib stehen: Du gewinnst den Ball zu selten, um ein Foul zu riskieren.
hint-ca-head = Köpf ihn zu jemandem weiter, der etwas damit anfangen kann.
hint-ca-keeper-step = Ein Feld weiter deckt der Torwart mehr vom Tor ab.
hint-ca-keeper-stay = Dein Torwart steht richtig: Ein Schritt würde nicht mehr vom Tor abdecken.
hint-ca-stay = Alle stehen gut: Laufen bringt nichts.
hint-ca-hold = Bleib mit dem Ball hier: Kein Feld in der Nähe ist besser.
hint-ca-no-substitute = Alle sind noch frisch genug: Jetzt keinen wechseln.
hint-ca-placed = Alle stehen richtig: Weiter geht’s.
hint-ca-free = { $say ->
    [0] Nummer { $shirt } geht auf seinen Platz zurück, bevor es weitergeht.
    [1] Das kostet keine Zeit: Nummer { $shirt } rückt wieder ein.
   *[2] Nutz die Pause: Nummer { $shirt } muss weiter dort hinüber.
}
hint-ca-under = Nummer { $shirt } läuft unter den Ball (Kopfball { $skill }): So gewinnst du das Kopfballduell eher.
hint-ca-under-nobody = Wer noch dazukäme, würde nicht helfen: Dein bester Kopfballspieler ist schon da.
hint-ca-jump = { $count ->
    [0] Niemand springt: Am Boden hast du von diesem Ball mehr.
    [one] Er springt: sein Würfel und sein Kopfballwert gegen ihre.
   *[other] Alle springen: Jeder würfelt, und nur deine höchste Summe zählt.
}
hint-ca-unchallenged = { $why ->
    [drop] Niemand ist in der Nähe: Lass ihn fallen und spiel ihn am Boden weiter.
   *[header] Niemand ist in der Nähe: Köpf ihn weiter, bevor sie kommen.
}
hint-ca-kick = { $why ->
    [free] Nummer { $shirt } bekommt ihn ungestört: Von denen ist keiner nah genug zum Springen.
   *[air] An diesen Ball kommen { $ours } von dir und { $theirs } von ihnen.
}
hint-ca-foul = { $why ->
    [on] Spiel weiter: So weit vorn ist der Angriff mehr wert als ein Freistoß.
    [penalty] Nimm ihn: Das gibt Elfmeter.
   *[kick] Nimm den Freistoß: Der Ball ist sicher, und du darfst erst noch Leute nach vorn stellen.
}
hint-ca-taker = { $why ->
    [shot] Nummer { $shirt } tritt an: Schuss { $skill }, besser ist keiner.
    [high] Nummer { $shirt } tritt an: Hoher Ball { $skill }, besser ist keiner.
   *[near] Nummer { $shirt } ist am nächsten dran; alle anderen bleiben, wo sie sind.
}
hint-ca-arrange = Lass sie aufstellen: Jeder bekommt einen guten Platz, und es geht weiter.
hint-ca-substitute = Nummer { $shirt } ist verletzt: Wechsle den ein, der ihm am ähnlichsten ist.
hint-ca-past = { $why ->
    [ahead] Nach vorn, vorbei an dem, den er stehen ließ.
    [away] Nummer { $shirt } geht dem Nächsten aus dem Weg, der ihn angreifen könnte.
   *[stay] Er bleibt: Kein Feld neben ihm ist besser.
}
hint-ca-no-snapshot = Warte noch: Von hier geht ein Schnellschuss zu selten rein.
hint-ca-retreat = Er steht zu nah am Ball: Das ist der kürzeste Weg, so ist er schnell wieder im Spiel.
hint-ca-order = Die besten Schützen zuerst: Oft ist es schon vor dem fünften Schuss entschieden.
hint-ca-emergency = Nummer { $shirt } ist der Robusteste, und irgendwer muss ins Tor.
hint-ca-card = { $why ->
    [keeper] Der beste Torwart, der noch da ist.
   *[player] Eine starke Karte, und von dieser Art fehlt dir noch jemand.
}
hint-ca-spot = { $why ->
    [corner] Beide Ecken sind gleich gut: Nimm diese.
   *[goal-kick] Von dort kann er zu beiden Seiten spielen.
}
