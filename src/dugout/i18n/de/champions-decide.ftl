### Champions 2020: was eine Entscheidung bedeutet, bevor sie fällt.

## Ball und Tor

ch-who-goes = Wer geht zum Ball?
ch-who-goes-help = Tippe hier oder auf dem Feld einen Spieler an. Noch ein Tipp auf den Ball, und ein anderer darf laufen.
ch-walk-there-help = Mehrere Spieler kommen dorthin. Tippe an, wer gehen soll.
ch-nobody-there = Mit diesem Wurf kommt keiner genau dorthin.
ch-reacher = { $steps ->
    [one] #{ $shirt }, 1 Schritt (gratis)
   *[other] #{ $shirt }, { $steps } Schritte (1 gratis)
}
ch-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
ch-pips-to-kick = noch { $count } für den Ball
ch-goal-share = Tor { $share }
ch-no-shot = kein Schuss
ch-up-to = bis zu { $share }
ch-walk-instead = Doch laufen
ch-onto-ball = #{ $shirt } zum Ball

## Ein Plan gehört dir

ch-only-you = Das siehst nur du
ch-nothing-sent = noch nichts gesendet
ch-planning = { $name } plant
ch-rolled-so-far = Hat eine { $face } gewürfelt.
ch-so-far = Seit { $time }.

## Abfangen

ch-step-in-who = { $shot ->
    [yes] Schuss! Wer fängt ab?
   *[no] Wer fängt ab?
}
ch-step-in-ask = { $shot ->
    [yes] Schuss! Mit #{ $shirt } abfangen?
   *[no] Mit #{ $shirt } abfangen?
}
ch-step-in = Mit #{ $shirt } abfangen: { $share }{ $to ->
    [mine] , Ball zu deiner #{ $next }
    [theirs] , Ball zu ihrer #{ $next }
    [out-mine] , dann Aus: dein Ball
    [out-theirs] , dann Aus: ihr Ball
   *[other] {""}
}
ch-three-cut = Eine Drei: abgefangen
ch-goes-on = Eine Eins oder Zwei: er läuft durch
ch-loose = { $end ->
    [man] { $mine ->
        [yes] Der Ball springt zu deiner #{ $shirt }, die ihn { $pips ->
            [one] 1 Feld
           *[other] { $pips } Felder
        } weit schießen darf.
       *[no] Der Ball springt zur gegnerischen #{ $shirt }, die ihn { $pips ->
            [one] 1 Feld
           *[other] { $pips } Felder
        } weit schießen darf.
    }
    [goal] Der Ball läuft aufs Tor zu.
    [out] Der Ball geht ins Aus.
   *[rest] Der Ball bleibt liegen.
}
ch-loose-risk = { $shirts } { $count ->
    [one] kann
   *[other] können
} unterwegs dazwischengehen.
ch-then-you = Danach bist du am Zug.
ch-then = Danach ist { $name } am Zug.
ch-stays-there = Die #{ $shirt } bleibt dort stehen.
ch-keeps-place = Die #{ $shirt } hält ihre Position.
ch-may-try = { $shirts } { $count ->
    [one] darf
   *[other] dürfen
} es noch versuchen.
ch-then-keeper = Dann der Torwart: { $share }.
ch-keeper-beaten = Der Torwart kommt nicht heran.
ch-nobody-else = Sonst kann ihn keiner mehr aufhalten.
ch-one-clock = { $end ->
    [full] Eine Eins ist der Schlusspfiff.
    [extra] Eine Eins beendet die Verlängerung.
   *[no] Bei einer Eins läuft die Uhr weiter.
}
ch-if-let-go = Wenn du ihn laufen lässt
ch-no-answer = Ohne Antwort läuft er weiter:
ch-future = { $end ->
    [man] { $mine ->
        [yes] { $face }: deine #{ $shirt } spielt weiter
       *[no] { $face }: ihre #{ $shirt } spielt weiter
    }
    [goal] { $face }: aufs Tor
    [out] { $face }: ins Aus
   *[rest] { $face }: bleibt hier liegen
}
ch-risk-chip = weg { $share }
ch-try-chip = { $shirts } { $share }

## Der Torwart

ch-keeper-help = So, wie du es von hinter deinem Tor siehst.
ch-come-out = Herauslaufen{ $letter ->
    [none] {""}
   *[other] {" "}{ $letter }
}
ch-side = { $side ->
    [left] Links
   *[right] Rechts
}
ch-side-help = { $how ->
    [near] nah am Ball
   *[far] deckt die lange Ecke
}
ch-stand = { $side ->
    [left] Nach links stellen
   *[right] Nach rechts stellen
}
ch-which-spot = Von welchem Punkt schießt #{ $shirt }?
ch-keeper-rarely = Nur fragen, wenn ein Schuss möglich ist
ch-bounce = { $end ->
    [man] { $mine ->
        [yes] Ein Abpraller landet bei deiner #{ $shirt }.
       *[no] Ein Abpraller landet bei der gegnerischen #{ $shirt }.
    }
    [out] Ein Abpraller geht ins Aus.
    [goal] Ein Abpraller läuft aufs Tor zu.
   *[rest] Ein Abpraller bleibt im Feld liegen.
}
