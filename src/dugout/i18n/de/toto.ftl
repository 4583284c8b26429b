### Voetbal Toto: Ereignisse (ev-to-…), Fragen (ask-to-…), Ablehnungen (refusal-to-…), Ende (end-to-…), Einstellungen.

## Was geschieht

ev-to-column = { $seat } nimmt Spalte { $column }.
ev-to-round = { $round ->
    [1] Runde 1 beginnt.
   *[other] Runde { $round } beginnt; die Plättchen kommen von den Reihen.
}
ev-to-note = Die Bank gibt allen { $amount }.
ev-to-stake = Alle setzen { $amount }; im Pot liegen { $pot }.
ev-to-carried = Aus der Runde davor stehen noch { $amount }; im Pot liegen { $pot }.
ev-to-jackpot-added = Die Bank legt den Jackpot von { $amount } dazu; im Pot liegen { $pot }.
ev-to-starter = { $seat } beginnt diese Runde.
ev-to-dealt = { $removed ->
    [0] Alle erhalten { $cards } Karten.
    [one] Alle erhalten { $cards } Karten; 1 Karte bleibt ungesehen aus dem Spiel.
   *[other] Alle erhalten { $cards } Karten; { $removed } Karten bleiben ungesehen aus dem Spiel.
}
ev-to-deal = { $seat } erhält { $ones } × 1, { $twos } × 2, { $threes } × 3, { $fours } × 4, { $fives } × 5, { $sixes } × 6 und { $whistles ->
    [one] 1 Pfiffkarte
   *[other] { $whistles } Pfiffkarten
}.
ev-to-chosen = { $seat } hat gewählt: offen oder verdeckt.
ev-to-exposed = { $open-count ->
    [0] Alle Hände sind verdeckt.
    [one] Offene Hand: { $open }.
   *[other] Offene Hände: { $open }.
}
ev-to-open-hand = { $seat } zeigt { $ones } × 1, { $twos } × 2, { $threes } × 3, { $fours } × 4, { $fives } × 5, { $sixes } × 6 und { $whistles ->
    [one] 1 Pfiffkarte
   *[other] { $whistles } Pfiffkarten
}.
ev-to-form-sent = { $seat } hat den Tippschein abgegeben.
ev-to-forms-locked = Alle Tippscheine sind da und stehen fest (Schein { $sheet }, Gruppe { $group }).
ev-to-goal = { $seat } legt eine { $card } auf { $team }: { $match } { $home }–{ $away }.
ev-to-pass = { $seat } kann kein Tor erzielen und passt.
ev-to-window = Pfeift jemand gegen die { $card } von { $scorer } auf { $team }?
ev-to-whistle = STOPP! { $seat } pfeift: die { $card } von { $scorer } auf { $team } ist ungültig. { $match } { $home }–{ $away }.
ev-to-stands = Die { $card } von { $scorer } auf { $team } zählt.
ev-to-round-over = Niemand kann mehr ein Tor erzielen: Runde { $round } ist zu Ende.
ev-to-form = { $seat } hatte { $form } getippt.
ev-to-hand = { $seat } behält { $whistles ->
    [0] keine Pfiffkarte
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
ev-to-removed = Aus der Runde waren { $whistles ->
    [0] keine Pfiffkarte
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
    [0] Spiel { $fixture }, { $match } { $home }–{ $away }: eine { $mark }. Niemand hatte es richtig.
   *[other] Spiel { $fixture }, { $match } { $home }–{ $away }: eine { $mark }. Richtig: { $right }.
}
ev-to-count = { $count ->
    [one] { $seat } hat 1 Ergebnis richtig.
   *[other] { $seat } hat { $count } Ergebnisse richtig.
}
ev-to-leaders = { $leaders-count ->
    [one] Rundenbester mit { $count } richtigen: { $leaders }.
   *[other] Rundenbeste mit je { $count } richtigen: { $leaders }.
}
ev-to-pot-taken = { $seat } erhält den ganzen Pot von { $amount }.
ev-to-pot-shared = { $rounding ->
    [0] { $leaders } teilen den Pot: je { $share }.
   *[other] { $leaders } teilen den Pot: je { $share }; die Bank legt { $rounding } zum Aufrunden dazu.
}
ev-to-pot-stays = Zu viele liegen gleichauf ({ $leaders }): der Pot von { $amount } bleibt stehen.
ev-to-final-share = { $rounding ->
    [0] Es war die letzte Runde, also teilen { $leaders } den Pot: je { $share }.
   *[other] Es war die letzte Runde, also teilen { $leaders } den Pot: je { $share }; die Bank legt { $rounding } zum Aufrunden dazu.
}
ev-to-final-bank = Es war die letzte Runde: die Bank behält den Pot von { $amount }.
ev-to-extra-round = Der Pot steht noch: Runde { $round } wird zusätzlich gespielt.
ev-to-jackpot = Niemand hat alle 13 richtig: die Bank legt einen Jackpot von { $amount } in den nächsten Pot.
ev-to-no-jackpot = Alle 13 richtig: { $right }. In der nächsten Runde gibt es keinen Jackpot.
ev-to-place = { $place }. { $seat }: { $cash } Geld, { $total } richtige Ergebnisse insgesamt.
ev-to-game-over = { $winners-count ->
    [one] Die Partie ist zu Ende. Gewonnen hat { $winners }!
   *[other] Die Partie ist zu Ende. { $winners } teilen den Sieg!
}

## Was gefragt wird

ask-to-column = { $seat } wählt eine Spalte.
ask-to-starter = Der Startspieler wird gelost.
ask-to-shuffle = Die Karten werden gemischt.
ask-to-hand = Legst du deine Hand in dieser Runde offen, oder bleibt sie verdeckt?
ask-to-form = Fülle deinen Tippschein für Runde { $round } aus: 1 Heimsieg, 2 Auswärtssieg, 3 Unentschieden.
ask-to-goal = { $seat } ist am Zug: ein Tor.
ask-to-window = { $scorer } hat eine { $card } auf { $team } gelegt. STOPP, oder stehen lassen?
ask-to-over = Die Partie ist zu Ende.

## Was abgelehnt wird

refusal-to-not-allowed-now = Das geht in diesem Augenblick der Partie nicht.
refusal-to-not-your-turn = Du bist nicht am Zug.
refusal-to-illegal-goal = Du hast keine Karte, die dort passt: eine Mannschaft braucht genau die nächste Zahl, höchstens 6.
refusal-to-not-asked = Du wirst in diesem Pfiff-Fenster nicht gefragt oder hast schon geantwortet.
refusal-to-no-whistle = Du hast keine Pfiffkarte.
refusal-to-bad-form = Ein Tippschein hat für jede der 13 Begegnungen genau ein Kreuz: 1, 2 oder 3.
refusal-to-bad-column = Diese Spalte ist vergeben oder es gibt sie nicht.
refusal-to-bad-text = „{ $text }“ ist in diesem Spiel keine Antwort.
refusal-to-bad-seats = Voetbal Toto ist für 2 bis 8 Spieler.
refusal-to-bad-version = Diese Regeln von Voetbal Toto gibt es hier nicht.
refusal-to-unknown-option = Voetbal Toto kennt keine Einstellung „{ $option }“.
refusal-to-bad-option = „{ $value }“ ist kein möglicher Wert der Einstellung „{ $option }“.
refusal-to-bad-deck = Ein Stapel hat 64 Karten: 13 bis 26 Einsen, keine Zahl öfter als die vorige, von jeder mindestens eine, und 1 bis 16 Pfiffkarten.
refusal-to-bad-fixtures = Eine Liste hat 13 Begegnungen mit 26 verschiedenen Namen von 1 bis 24 Zeichen.
refusal-to-no-orders = Daueraufträge gibt es nur im Fernspiel.
refusal-to-bad-orders = Diese Daueraufträge sind nicht lesbar.
refusal-to-bad-position = Diese Stellung ist nicht möglich: { $what }
refusal-to-bad-state = Dieser gespeicherte Stand ist beschädigt: { $what }

## Wie es endete

end-to-most-cash = Das meiste Geld nach der letzten Runde.
end-to-shared-win = Gleichauf in allem, was zählt: der Sieg wird geteilt.

## Einstellungen

option-toto-rounds = Runden
    .help = Vier oder fünf füllen einen Abend.
option-toto-mode = Pfiff-Fenster
    .help = An einem Gerät bleibt es offen, bis jemand weitergeht; live einige Sekunden; im Fernspiel antwortet jeder, wann es passt.
    .hotseat = Ein Gerät
    .live = Live
    .async = Fernspiel
option-toto-final_pot = Pot, der nach der letzten Runde stehen bleibt
    .help = Was geschieht, wenn in der letzten Runde zu viele gleichauf liegen.
    .share = Die Besten teilen ihn
    .extra = Weitere Runden, höchstens fünf
    .bank = Die Bank behält ihn
option-toto-whistle_seconds = Sekunden zum Pfeifen (live)
    .help = Wie lange nach einem Tor STOPP gedrückt werden kann.
option-toto-turn_seconds = Sekunden je Entscheidung (live)
    .help = Ein Tippschein bekommt dreimal so viel.
    .none = unbegrenzt
option-toto-whistle_hours = Stunden zum Pfeifen (Fernspiel)
    .help = Danach lässt Schweigen das Tor stehen.
option-toto-turn_hours = Stunden je Entscheidung (Fernspiel)
    .help = Danach spielt das Spiel eine einfache Antwort.
option-toto-start_seat = Platz, der beginnt
    .help = In jeder Runde rückt der Beginn im Uhrzeigersinn weiter.
    .none = gelost
option-toto-whistled_scorer_replays = Abgepfiffener Schütze versucht es noch einmal
    .help = Aus: der nächste Spieler ist am Zug, wie im Regelheft.
option-toto-deck = Stapel
    .help = Wie viele Karten es von 1, 2, 3, 4, 5, 6 und dem Pfiff gibt: zusammen 64.
option-toto-fixtures = Begegnungen
    .help = Deine eigenen 13 Begegnungen, Heimmannschaft zuerst. Leer: 13 Länderspiele.
