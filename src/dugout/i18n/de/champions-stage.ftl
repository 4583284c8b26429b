### Champions 2020: die Bühne für alles, was Würfel entscheiden.

ch-beat-kind = { $kind ->
    [kick-off] Anstoß
    [roll] Wurf
    [interception] Abfangen
    [save] Parade
   *[foul] Foul
}
ch-beat-man = { $who ->
    [you] { $keeper ->
        [yes] Dein Torwart
       *[no] Deine #{ $shirt }
    }
    [them] { $keeper ->
        [yes] Ihr Torwart
       *[no] Ihre #{ $shirt }
    }
   *[other] { $keeper ->
        [yes] { $team }, Torwart
       *[no] { $team } #{ $shirt }
    }
}

## Würfe

ch-beat-roll-ask = { $who ->
    [you] Du würfelst
   *[other] { $name } würfelt
}
ch-beat-kick-off-ask = { $who ->
    [you] Du würfelst um den Anstoß
   *[other] { $name } würfelt um den Anstoß
}
ch-beat-rolled = { $who ->
    [you] Du hast eine { $face } gewürfelt
   *[other] { $name } hat eine { $face } gewürfelt
}
ch-beat-clock = Die Uhr rückt vor auf { $minute }′. { $count ->
    [one] { $extra ->
        [yes] Die nächste 1 beendet die Verlängerung.
       *[no] Die nächste 1 ist der Schlusspfiff.
    }
   *[other] Noch { $left } Minuten.
}
ch-beat-last-one = Die Uhr ist über 90′: Abpfiff.

## Abfangen

ch-beat-interception-ask = { $who ->
    [you] Du gehst in den Pass
    [them] { $b } geht in deinen Pass
   *[other] { $b } geht in den Pass
}
ch-beat-shot-ask = { $who ->
    [you] Du gehst in den Schuss
    [them] { $b } geht in deinen Schuss
   *[other] { $b } geht in den Schuss
}
ch-beat-loose-ask = { $who ->
    [you] Du gehst zum freien Ball
   *[other] { $b } geht zum freien Ball
}
ch-beat-interception-hint = Kommt er noch an den Ball?
ch-beat-steps-in = geht dazwischen

## Paraden

ch-beat-save-ask = { $who ->
    [you] Hältst du ihn?
   *[other] Kommt er noch dran?
}
ch-beat-save-hint = { $b } hechtet.
ch-beat-dives = hechtet
ch-beat-left = { $count ->
    [0] ein platzierter Schuss
    [1] ein strammer Schuss
   *[other] ein harter Schuss
}

## Fouls

ch-beat-foul-ask = { $b } kann nicht mehr ausweichen
ch-beat-foul-hint = Mit einer { $roll } landet er genau beim Gegner.
ch-beat-award = { $restart ->
    [7] { $you ->
        [yes] Elfmeter für dich.
       *[no] Elfmeter für { $name }.
    }
   *[other] { $you ->
        [yes] Freistoß für dich.
       *[no] Freistoß für { $name }.
    }
}

## Was eine Zahl bedeutet, und was daraus wurde

ch-stake = { $outcome ->
    [goal-end] Tor, Abpfiff
    [goal-clock] Tor, Uhr läuft
    [goal] Tor
    [rebound-end] Abpraller, Abpfiff
    [rebound-clock] Abpraller, Uhr läuft
    [rebound] Abpraller
    [catch] gefangen
    [save] gehalten
    [hands] Handspiel
    [through-end] durch, Abpfiff
    [through-clock] durch, Uhr läuft
    [through] durch
   *[cut] abgefangen
}
ch-beat-face = Eine { $face }.
ch-verdict = { $outcome ->
    [goal] { $who ->
        [them] Sie treffen
       *[other] Tor!
    }
    [rebound] Abgewehrt!
    [catch] { $who ->
        [you] Du hast ihn!
       *[other] Gefangen!
    }
    [save] Gehalten!
    [hands] Handspiel!
    [through] { $who ->
        [you] An ihm vorbei!
       *[other] Er kommt durch!
    }
    [cut] { $who ->
        [you] Du fängst ihn ab!
       *[other] Abgefangen!
    }
   *[foul] Foul!
}
ch-verdict-line = { $outcome ->
    [goal] { $name } kommt nicht heran.
    [rebound] { $name } ist noch dran, aber der Ball ist frei.
    [catch] { $name } hält den Ball fest.
    [save] { $name } hält.
    [hands] { $name } war außerhalb des Strafraums.
    [through] { $name } kommt zu spät.
    [cut] { $name } ist zur Stelle, und der Ball springt weiter.
   *[foul] Der Schiedsrichter hat es gesehen.
}
