### Voetbal Toto: Ereignisse (ev-to-…), Fragen (ask-to-…), Ablehnungen (refusal-to-…), Ende (end-to-…), Einstellungen.

## Was geschieht

ev-to-column = { $you ->
    [yes] Du nimmst Spalte { $column }.
   *[no] { $seat } nimmt Spalte { $column }.
}
ev-to-round = { $round ->
    [1] Runde 1 beginnt.
   *[other] Runde { $round } beginnt; die Plättchen kommen vom Spielplan.
}
ev-to-note = Die Bank zahlt allen { $amount }.
ev-to-stake = Alle setzen { $amount }; im Pot liegen { $pot }.
ev-to-carried = Aus der letzten Runde liegen noch { $amount }; im Pot sind { $pot }.
ev-to-jackpot-added = Die Bank legt einen Jackpot von { $amount } dazu; im Pot sind { $pot }.
ev-to-starter = { $you ->
    [yes] Du beginnst diese Runde.
   *[no] { $seat } beginnt diese Runde.
}
ev-to-dealt = { $removed ->
    [0] Alle bekommen { $cards } Karten.
    [one] Alle bekommen { $cards } Karten; 1 Karte kommt verdeckt beiseite.
   *[other] Alle bekommen { $cards } Karten; { $removed } Karten kommen verdeckt beiseite.
}
ev-to-deal = { $you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $ones } × 1, { $twos } × 2, { $threes } × 3, { $fours } × 4, { $fives } × 5, { $sixes } × 6 und { $whistles ->
    [one] 1 Pfiffkarte
   *[other] { $whistles } Pfiffkarten
}.
ev-to-chosen = { $you ->
    [yes] Du hast gewählt: offen oder verdeckt.
   *[no] { $seat } hat gewählt: offen oder verdeckt.
}
ev-to-exposed = { $open-count ->
    [0] Alle spielen verdeckt.
    [one] Mit offener Hand: { $open }.
   *[other] Mit offener Hand: { $open }.
}
ev-to-open-hand = { $you ->
    [yes] Du zeigst
   *[no] { $seat } zeigt
} { $ones } × 1, { $twos } × 2, { $threes } × 3, { $fours } × 4, { $fives } × 5, { $sixes } × 6 und { $whistles ->
    [one] 1 Pfiffkarte
   *[other] { $whistles } Pfiffkarten
}.
ev-to-form-sent = { $you ->
    [yes] Du hast deinen Tippschein abgegeben.
   *[no] { $seat } hat den Tippschein abgegeben.
}
ev-to-forms-locked = Alle Tippscheine sind da und stehen fest.
ev-to-goal = { $you ->
    [yes] Du spielst eine { $card } ({ $team }): { $match } { $home }:{ $away }.
   *[no] { $seat } spielt eine { $card } ({ $team }): { $match } { $home }:{ $away }.
}
ev-to-pass = { $you ->
    [yes] Du kannst kein Tor spielen und passt.
   *[no] { $seat } kann kein Tor spielen und passt.
}
ev-to-window = { $scorer-you ->
    [yes] Pfeift jemand deine { $card } ab ({ $team })?
   *[no] Pfeift jemand die { $card } von { $scorer } ab ({ $team })?
}
ev-to-whistle = { $you ->
    [yes] STOPP! Du pfeifst: Die { $card } von { $scorer } ({ $team }) zählt nicht. { $match } { $home }:{ $away }.
   *[no] { $scorer-you ->
        [yes] STOPP! { $seat } pfeift: Deine { $card } ({ $team }) zählt nicht. { $match } { $home }:{ $away }.
       *[no] STOPP! { $seat } pfeift: Die { $card } von { $scorer } ({ $team }) zählt nicht. { $match } { $home }:{ $away }.
    }
}
ev-to-stands = { $scorer-you ->
    [yes] Deine { $card } ({ $team }) zählt.
   *[no] Die { $card } von { $scorer } ({ $team }) zählt.
}
ev-to-round-over = Niemand kann mehr ein Tor spielen: Runde { $round } ist zu Ende.
ev-to-form = { $you ->
    [yes] Du hattest { $form } getippt.
   *[no] { $seat } hatte { $form } getippt.
}
ev-to-hand = { $you ->
    [yes] Du hast noch übrig
   *[no] { $seat } hat noch übrig
}: { $whistles ->
    [0] keine Pfiffkarten
    [one] 1 Pfiffkarte
   *[other] { $whistles } Pfiffkarten
}{ $ones ->
    [0] {""}
   *[other] , { $ones } × 1
}{ $twos ->
    [0] {""}
   *[other] , { $twos } × 2
}{ $threes ->
    [0] {""}
   *[other] , { $threes } × 3
}{ $fours ->
    [0] {""}
   *[other] , { $fours } × 4
}{ $fives ->
    [0] {""}
   *[other] , { $fives } × 5
}{ $sixes ->
    [0] {""}
   *[other] , { $sixes } × 6
}.
ev-to-removed = In dieser Runde beiseitegelegt: { $whistles ->
    [0] keine Pfiffkarten
    [one] 1 Pfiffkarte
   *[other] { $whistles } Pfiffkarten
}{ $ones ->
    [0] {""}
   *[other] , { $ones } × 1
}{ $twos ->
    [0] {""}
   *[other] , { $twos } × 2
}{ $threes ->
    [0] {""}
   *[other] , { $threes } × 3
}{ $fours ->
    [0] {""}
   *[other] , { $fours } × 4
}{ $fives ->
    [0] {""}
   *[other] , { $fives } × 5
}{ $sixes ->
    [0] {""}
   *[other] , { $sixes } × 6
}.
ev-to-result = { $right-count ->
    [0] Spiel { $fixture }, { $match } { $home }:{ $away }: { $mark ->
        [1] Heimsieg
        [2] Auswärtssieg
       *[3] Unentschieden
    }. Niemand hatte es richtig.
   *[other] Spiel { $fixture }, { $match } { $home }:{ $away }: { $mark ->
        [1] Heimsieg
        [2] Auswärtssieg
       *[3] Unentschieden
    }. Richtig: { $right }.
}
ev-to-count = { $you ->
    [yes] { $count ->
        [one] Du hast 1 Ergebnis richtig.
       *[other] Du hast { $count } Ergebnisse richtig.
    }
   *[no] { $count ->
        [one] { $seat } hat 1 Ergebnis richtig.
       *[other] { $seat } hat { $count } Ergebnisse richtig.
    }
}
ev-to-leaders = { $leaders-count ->
    [one] Die meisten richtig in dieser Runde, { $count }: { $leaders }.
   *[other] Die meisten richtig in dieser Runde, je { $count }: { $leaders }.
}
ev-to-pot-taken = { $you ->
    [yes] Du gewinnst den ganzen Pot von { $amount }!
   *[no] { $seat } gewinnt den ganzen Pot von { $amount }.
}
ev-to-pot-shared = { $leaders-you ->
    [with] { $leaders } teilt euch den Pot
   *[no] { $leaders } teilen sich den Pot
}: { $rounding ->
    [0] je { $share }.
   *[other] je { $share }; die Bank legt { $rounding } zum Aufrunden dazu.
}
ev-to-pot-stays = Zu viele liegen gleichauf vorn ({ $leaders }): Der Pot von { $amount } bleibt stehen.
ev-to-final-share = Das war die letzte Runde, also { $leaders-you ->
    [with] teilt ihr euch den Pot, { $leaders }
   *[no] teilen sich { $leaders } den Pot
}: { $rounding ->
    [0] je { $share }.
   *[other] je { $share }; die Bank legt { $rounding } zum Aufrunden dazu.
}
ev-to-final-bank = Das war die letzte Runde: Die Bank behält den Pot von { $amount }.
ev-to-extra-round = Der Pot ist nicht gewonnen: Runde { $round } ist eine Zusatzrunde.
ev-to-jackpot = Niemand hat alle 13 richtig: Die Bank legt einen Jackpot von { $amount } in den nächsten Pot.
ev-to-no-jackpot = Alle 13 richtig: { $right }. Nächste Runde gibt es keinen Jackpot.
ev-to-place = { $place }. { $seat }: { $cash } in der Kasse, { $total ->
    [one] { $total } Ergebnis
   *[other] { $total } Ergebnisse
} richtig.
ev-to-game-over = { $winners-you ->
    [yes] Die Partie ist zu Ende. Du gewinnst!
    [with] Die Partie ist zu Ende. { $winners } teilt euch den Sieg!
   *[no] { $winners-count ->
        [one] Die Partie ist zu Ende. { $winners } gewinnt!
       *[other] Die Partie ist zu Ende. { $winners } teilen sich den Sieg!
    }
}

## Was gefragt wird

ask-to-column = { $you ->
    [yes] Wähle deine Spalte.
   *[no] { $seat } wählt eine Spalte.
}
ask-to-starter = Es wird gelost, wer beginnt.
ask-to-shuffle = Die Karten werden gemischt.
ask-to-hand = Spielst du diese Runde mit offener oder mit verdeckter Hand?
ask-to-form = Fülle deinen Tippschein für Runde { $round } aus.
ask-to-goal = { $you ->
    [yes] Schieß ein Tor.
   *[no] { $seat } darf ein Tor spielen.
}
ask-to-window = { $scorer-you ->
    [yes] Pfeift jemand dein Tor ab?
   *[no] STOPP, oder zählt das Tor?
}
ask-to-over = Die Partie ist zu Ende.

## Was abgelehnt wird

refusal-to-not-allowed-now = Das geht jetzt nicht.
refusal-to-not-your-turn = Du bist nicht am Zug.
refusal-to-illegal-goal = Keine deiner Karten passt dort: Ein Team braucht genau die nächste Zahl, höchstens 6.
refusal-to-not-asked = Dieses Tor kannst du nicht abpfeifen, oder du hast schon geantwortet.
refusal-to-no-whistle = Du hast keine Pfiffkarte.
refusal-to-bad-form = Kreuze bei jedem der 13 Spiele genau ein Feld an: Heim, Gast oder Remis.
refusal-to-bad-column = Diese Spalte ist vergeben, oder es gibt sie nicht. Wähle eine andere.
refusal-to-bad-text = „{ $text }“ ist kein Zug in diesem Spiel.
refusal-to-bad-seats = Voetbal Toto ist für 2 bis 8 Spieler.
refusal-to-bad-version = Diese Version der Regeln von Voetbal Toto gibt es hier nicht.
refusal-to-unknown-option = Voetbal Toto kennt keine Einstellung „{ $option }“.
refusal-to-bad-option = „{ $value }“ ist kein gültiger Wert für die Einstellung „{ $option }“.
refusal-to-bad-deck = Ein Stapel hat 64 Karten: 13 bis 26 Einsen, keine Zahl öfter als die vorige, von jeder mindestens eine, und 1 bis 16 Pfiffkarten.
refusal-to-bad-fixtures = Du brauchst 13 Spiele mit 26 verschiedenen Teamnamen von 1 bis 24 Zeichen.
refusal-to-no-orders = Bedingungen für ein STOPP gibt es nur im Fernspiel.
refusal-to-bad-orders = Diese Anweisungen lassen sich nicht lesen.
refusal-to-bad-position = Diese Stellung ist nicht möglich: { $what }
refusal-to-bad-state = Dieses gespeicherte Spiel ist beschädigt: { $what }

## Wie es endete

end-to-most-cash = Am Ende das meiste Geld.
end-to-shared-win = Gleichauf in allem, was zählt: Der Sieg wird geteilt.

## Einstellungen

option-toto-rounds = Runden
    .help = Vier oder fünf füllen einen Abend.
option-toto-mode = Pfiff-Fenster
    .help = An einem Gerät bleibt es offen, bis jemand auf Weiter tippt; live ein paar Sekunden; im Fernspiel antwortet jeder, wann es passt.
    .hotseat = Ein Gerät
    .live = Live
    .async = Fernspiel
option-toto-final_pot = Pot, den in der letzten Runde niemand gewinnt
    .help = Was passiert, wenn in der letzten Runde zu viele gleichauf liegen.
    .share = Die Besten teilen ihn
    .extra = Weitere Runden, höchstens fünf
    .bank = Die Bank behält ihn
option-toto-whistle_seconds = Sekunden zum Pfeifen (live)
    .help = Wie lange nach einem Tor STOPP gedrückt werden kann. Unter mehreren Menschen warten alle so lange bei jedem der rund fünfzig Tore: 3 Sekunden sind etwa 3 Minuten pro Runde, 6 Sekunden 5, 10 Sekunden 8.
    .none = unbegrenzt
option-toto-turn_seconds = Sekunden je Entscheidung (live)
    .help = Für den Tippschein gibt es dreimal so viel Zeit.
    .none = unbegrenzt
option-toto-whistle_hours = Stunden zum Pfeifen (Fernspiel)
    .help = Antwortet bis dahin niemand, zählt das Tor.
option-toto-turn_hours = Stunden je Entscheidung (Fernspiel)
    .help = Danach macht das Spiel einen einfachen Zug für dich.
option-toto-ready = Spalten zugeteilt
    .help = Jeder bekommt eine Spalte, statt eine zu wählen.
option-toto-start_seat = Wer beginnt
    .help = In jeder Runde rückt der Beginn im Uhrzeigersinn weiter.
    .none = gelost
option-toto-whistled_scorer_replays = Abgepfiffen? Noch ein Tor
    .help = Aus: Der nächste Spieler ist dran, wie im Regelheft.
option-toto-deck = Stapel
    .help = Wie viele Karten es von jeder Zahl von 1 bis 6 und vom Pfiff gibt: zusammen 64.
option-toto-fixtures = Spiele
    .help = Deine eigenen 13 Spiele, Heimteam zuerst. Leer: 13 Länderspiele.
