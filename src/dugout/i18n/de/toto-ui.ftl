### Wörter des Toto-Tisches. Ereignisse, Fragen und Ablehnungen stehen in toto.ftl.

## Der Spielplan

toto-pane = Der Tisch
toto-board = Die 13 Spiele
toto-board-of-round = Die 13 Spiele von Runde { $round }
toto-number = Nr.
toto-home = Heim
toto-away = Gast
toto-score = Stand
toto-form-short = Tipp
toto-result-short = Erg.
toto-count = Richtige Ergebnisse
toto-right = richtig
toto-mark-right-now = richtig nach jetzigem Stand
toto-mark-not-now = falsch nach jetzigem Stand
# $card ist 0, wenn keine deiner Karten passt; $help sagt, was das Tor für deinen Tippschein bedeutet
toto-side-label = { $card ->
    [0] { $team } { $goals }, { $fixture }
   *[other] { $team } { $goals }, { $fixture }: spiel hier eine { $card }. { $help ->
        [right] Damit stimmt dein Tipp hier.
        [wrong] Damit stimmt dein Tipp hier nicht mehr.
        [safer] Damit wird deine Zeile sicherer.
        [nearer] Der Stand kommt deinem Tipp näher.
        [further] Der Stand entfernt sich von deinem Tipp.
       *[none] {""}
    }
}

## Karten und Hände

toto-card-goal = Torkarte { $card }
toto-card-whistle = Pfiffkarte
toto-stack = { $kind ->
    [whistle] { $count ->
        [one] 1 Pfiffkarte
       *[other] { $count } Pfiffkarten
    }
   *[goal] { $count ->
        [one] 1 Torkarte { $card }
       *[other] { $count } Torkarten { $card }
    }
}
toto-your-hand = Deine Hand
toto-hand-note = { $open ->
    [open] Offen: Alle sehen sie.
    [covered] Verdeckt: Nur du siehst sie.
   *[unknown] Bisher siehst nur du sie.
}
toto-card-fits-nowhere = Kein Team braucht gerade eine { $card }: Die Karte muss genau eins höher sein als die Tore des Teams.
toto-wrong-card = { $team }: Jetzt passt eine { $needed }, keine { $card }.
toto-whistle-later = Mit einer Pfiffkarte pfeifst du ein Tor ab, gleich nachdem es gespielt wurde.
toto-put-back = Karte zurücklegen
toto-no-cards = keine Karten mehr

## Plätze und Geld

toto-players = Spieler
toto-player = Spieler
toto-you = du
toto-you-name = Du
toto-away-from-table = weg
toto-cash = Kasse
toto-seat-hand = { $open ->
    [open] offen · { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
    [covered] verdeckt · { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
   *[unknown] { $cards ->
        [0] noch keine Karten
        [one] 1 Karte
       *[other] { $cards } Karten
    }
}
toto-doing = { $state ->
    [thinking] ist dran
    [chosen] hat gewählt
    [sent] Schein abgegeben
    [scored] hat getroffen
    [may-whistle] darf pfeifen
    [leads] Rundenbester
   *[passed] passt
}
toto-strip-label = { $name }: { $cash } in der Kasse, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}{ $state ->
    [on] , ist dran
   *[off] {""}
}
toto-pot = Pot
toto-pot-empty = Alle beginnen mit 50 und setzen 10 je Runde.
toto-pot-of-round = Pot, Runde { $round } von { $rounds }
toto-round = Runde
toto-round-short = Runde { $round } von { $rounds }
# $carry und $jackpot können 0 sein
toto-pot-parts = { $seats } Einsätze { $stakes }{ $carry ->
    [0] {""}
   *[other] {" "}+ übrig { $carry }
}{ $jackpot ->
    [0] {""}
   *[other] {" "}+ Jackpot { $jackpot }
}

## Was gefragt wird

toto-panel = Dein Zug
toto-seconds-left = { $seconds ->
    [one] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
}
toto-wait-table = Der Tisch wird vorbereitet
toto-wait-for = { $count ->
    [one] Warten auf { $names }
   *[other] Warten auf { $names }
}
toto-wait-why = { $phase ->
    [columns] Die Spieler wählen ihre Spalten.
    [expose] Offen oder verdeckt? Aufgedeckt wird, sobald alle gewählt haben.
    [forecast] Alle füllen ihre Tippscheine aus. Sie bleiben bis zu den Ergebnissen geheim.
    [turn] Gleich fällt das nächste Tor.
    [deal] Die Karten werden ausgeteilt.
   *[other] Einen Augenblick.
}
toto-wait-turns = { $turns ->
    [one] Gleich bist du dran.
   *[other] Noch { $turns } Züge, dann bist du dran.
}
toto-has-passed = { $mine ->
    [yes] Du konntest kein Tor spielen und hast gepasst.
   *[no] { $name } konnte kein Tor spielen und hat gepasst.
}

toto-columns-title = Wähle deine Spalte
toto-columns-watch = Die Spieler wählen Spalten
toto-columns-text = Hierhin kommen deine Plättchen, wenn die Ergebnisse verlesen werden. Die Spalte gehört dir die ganze Partie und bringt keinen Vorteil.
toto-columns-ask = { $free ->
    [one] Tippe die freie Spalte an.
   *[other] Tippe eine der { $free } freien Spalten an.
}
toto-columns-deal = Allen eine Spalte geben
toto-column-free = frei
toto-column-take = Spalte { $letter } nehmen

toto-expose-title = Karten verdeckt halten oder zeigen?
toto-expose-text = Offene Karten verraten, welche Tore du noch schießen kannst. Das gilt für diese Runde.
toto-expose-chosen = { $open ->
    [open] Du spielst mit offener Hand
   *[covered] Du spielst mit verdeckter Hand
}
toto-expose-change = Bis alle gewählt haben, kannst du es dir noch anders überlegen.
toto-first-title = Deine Karten
toto-first-text = Behalte sie für dich: Dann weiß niemand, welche Tore du schießen kannst.
toto-first-covered = Los geht’s, Karten verdeckt
toto-first-open = Allen zeigen
toto-open = Offen
toto-open-means = Alle sehen sie und können dagegen spielen.
toto-covered = Verdeckt
toto-covered-means = Nur du siehst sie. Niemand weiß, welche Tore du schießen kannst.

toto-your-form = Dein Tippschein
toto-form-title = Fülle deinen Tippschein aus
toto-form-text = { $filled ->
    [0] Wie geht jedes Spiel aus? Ein Pfeil zeigt auf den Sieger, zwei Striche heißen Remis.
   *[other] { $filled } von 13 ausgefüllt. Ein Pfeil zeigt auf den Sieger, zwei Striche heißen Remis.
}
toto-form-progress = { $filled } von 13 ausgefüllt
toto-form-sent = Dein Tippschein ist abgegeben
toto-form-change = Bis der letzte abgegeben ist, kannst du ihn ändern. Vor den Ergebnissen sieht ihn niemand.
toto-form-send = Tippschein abgeben
toto-form-resend = Neuen Tippschein abgeben
toto-form-missing = { $missing ->
    [one] noch 1 Spiel
   *[other] noch { $missing } Spiele
}
toto-mark-head-1 = Heim
toto-mark-head-2 = Gast
toto-mark-head-3 = Remis
toto-mark-meaning = { $mark ->
    [1] { $home } gewinnt
    [2] { $away } gewinnt
   *[3] { $home } und { $away } spielen unentschieden
}
toto-quick-fill = Leere Zeilen füllen
toto-fill-hand = Nach meiner Hand
toto-fill-hand-means = Ein Tippschein, der zu deinen Karten passt: je mehr Einsen du hast, desto weniger Unentschieden
toto-fill-random = Zufällig
toto-fill-clear = Leeren

toto-turn-title = Du bist dran: Schieß ein Tor
toto-turn-text = { $sides ->
    [one] Deine Karten passen nur zu einem Team: Tippe es an.
   *[other] { $rights ->
        [0] { $ups ->
            [0] Gerade hilft dir kein Tor. Spiel eins, wo es am wenigsten wehtut.
           *[other] Kein Tor macht gerade eine Zeile richtig. Ein Pfeil heißt: sicherer oder näher dran.
        }
        [one] Such das Häkchen: Ein Tor macht eine deiner Zeilen richtig.
       *[other] Such die Häkchen: { $rights } Tore machen jeweils eine deiner Zeilen richtig.
    }
}
toto-turn-lifted = Wer bekommt die { $card }?

## Pfiff

toto-window = Pfeifen?
toto-goal-for = Tor: { $team }!
toto-window-who = { $mine ->
    [yes] Du spielst eine { $card }: { $fixture } { $home }:{ $away }.
   *[no] { $name } spielt eine { $card }: { $fixture } { $home }:{ $away }.
}
toto-window-help = { $mark ->
    [1] { $help ->
        [right] Du hast { $home } getippt: Mit diesem Tor stimmt das.
        [wrong] Du hast { $home } getippt: Mit diesem Tor stimmt das nicht mehr.
        [nearer] Du hast { $home } getippt: Dieses Tor passt dir.
       *[further] Du hast { $home } getippt: Dieses Tor passt dir nicht.
    }
    [2] { $help ->
        [right] Du hast { $away } getippt: Mit diesem Tor stimmt das.
        [wrong] Du hast { $away } getippt: Mit diesem Tor stimmt das nicht mehr.
        [nearer] Du hast { $away } getippt: Dieses Tor passt dir.
       *[further] Du hast { $away } getippt: Dieses Tor passt dir nicht.
    }
   *[3] { $help ->
        [right] Du hast Unentschieden getippt: Mit diesem Tor stimmt das.
        [wrong] Du hast Unentschieden getippt: Mit diesem Tor stimmt das nicht mehr.
        [nearer] Du hast Unentschieden getippt: Dieses Tor passt dir.
       *[further] Du hast Unentschieden getippt: Dieses Tor passt dir nicht.
    }
}
toto-window-left = { $stage ->
    [early] Es ist noch früh: { $cards } Karten kommen noch, und die meisten Zeilen kippen wieder.
    [middle] Noch { $cards } Karten: Die Zeile kann wieder kippen.
   *[late] { $cards ->
        [one] Nur noch 1 Karte: Die Zeile kippt kaum noch.
       *[other] Nur noch { $cards } Karten: Die Zeile kippt kaum noch.
    }
}
toto-cards-left = { $cards ->
    [one] Noch 1 Karte im Spiel.
   *[other] Noch { $cards } Karten im Spiel.
}
toto-stop = STOPP
toto-stop-by = { $name }: STOPP
toto-stand = Zählen lassen
toto-continue = Weiter
toto-whistles-held = { $count ->
    [0] Du hast keine Pfiffkarte.
    [one] Du hast 1 Pfiffkarte.
   *[other] Du hast { $count } Pfiffkarten.
}
toto-window-secret = Alle bekommen dieselbe Frage; niemand sieht die Antworten.
toto-window-shared = Wer eine Pfiffkarte hat, kann STOPP sagen. Sonst tippt auf Weiter.
toto-look-form = { $name }: mein Tippschein
toto-look-form-hold = Halte das Auge gedrückt, um deinen Tippschein zu sehen; die anderen schauen weg.
toto-window-yours = Dein Tor. Pfeifen kann: { $names }.
toto-window-waiting = { $answered ->
    [yes] Du lässt das Tor zählen. Warten auf die anderen.
   *[no] Warten auf { $names }.
}

## Die Ergebnisse

toto-reading-forms = Die Tippscheine werden aufgedeckt und die Ergebnisse einzeln verlesen.
toto-reading-row = Spiel { $fixture }, { $name } { $home }:{ $away }: { $mark ->
    [1] Heimsieg
    [2] Auswärtssieg
   *[3] Unentschieden
}
toto-reading-right = { $count ->
    [0] Niemand hatte es richtig.
   *[other] { $names }
}
toto-skip = Zum Ende
toto-outcome-title = { $outcome ->
    [taken] { $count ->
        [you] Du gewinnst den Pot!
       *[other] { $names } gewinnt den Pot!
    }
    [shared] { $count ->
        [with-you] { $names } teilt euch den Pot
       *[other] { $names } teilen sich den Pot
    }
    [final-share] { $count ->
        [you] Du bekommst den letzten Pot
        [with-you] { $names } teilt euch den letzten Pot
        [one] { $names } bekommt den letzten Pot
       *[other] { $names } teilen sich den letzten Pot
    }
    [bank] Die Bank behält den Pot
   *[stays] Der Pot bleibt stehen
}
toto-outcome-why = { $count ->
    [you] Du hast die meisten richtig: { $best } von 13.
    [with-you] { $names } habt die meisten richtig, { $best } von 13: { $leaders } von { $seats } Spielern. { $outcome ->
        [shared] So wenige teilen sich den Pot.
        [stays] Das sind zu viele: Der Pot bleibt stehen.
       *[other] {""}
    }
    [one] { $names } hat die meisten richtig: { $best } von 13.
   *[other] { $names } haben die meisten richtig, { $best } von 13: { $leaders } von { $seats } Spielern. { $outcome ->
        [shared] So wenige teilen sich den Pot.
        [stays] Das sind zu viele: Der Pot bleibt stehen.
       *[other] {""}
    }
}
toto-outcome-yours = Du hast { $count }.
toto-outcome = { $outcome ->
    [taken] { $count ->
        [you] Der Pot von { $pot } geht an dich.
       *[other] Der Pot von { $pot } geht an { $names }.
    }
    [shared] { $rounding ->
        [0] Der Pot von { $pot } wird geteilt: je { $share }.
       *[other] Der Pot von { $pot } wird geteilt und aufgerundet: je { $share }. Die Bank legt { $rounding } dazu.
    }
    [final-share] { $rounding ->
        [0] Nach der letzten Runde wird der Pot von { $pot } geteilt: je { $share }.
       *[other] Nach der letzten Runde wird der Pot von { $pot } geteilt und aufgerundet: je { $share }. Die Bank legt { $rounding } dazu.
    }
    [bank] Nach der letzten Runde geht der Pot von { $pot } an die Bank.
   *[stays] Niemand gewinnt. Die { $pot } bleiben für die nächste Runde im Pot.
}
toto-jackpot = Niemand hatte alle 13 richtig: Die Bank legt einen Jackpot von { $amount } dazu.
toto-no-jackpot = Jemand hatte alle 13 richtig: Diesmal gibt es keinen Jackpot.
toto-next-pot = Nächster Pot: { $pot }
toto-leftover = Übrige Karten
toto-removed = beiseitegelegt
toto-after-reading = { $next ->
    [ranking] Endstand zeigen
   *[round] Weiter mit Runde { $round }
}

## Das Ende

toto-over = Die Partie ist zu Ende
toto-winner = { $count ->
    [you] Du gewinnst!
    [with-you] { $names } teilt euch den Sieg!
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
toto-own-place = Dein Platz: { $place } von { $seats }. Du hattest { $right } Richtige, { $name } { $best }.
toto-own-win = { $rounds ->
    [one] { $right } von 13 richtig. Am nächsten kam { $name } mit { $best }.
   *[other] { $cash } in der Kasse. Am nächsten kam { $name } mit { $second }.
}
toto-winner-cash = { $cash } in der Kasse nach { $rounds ->
    [one] einer Runde.
   *[other] { $rounds } Runden.
}
toto-place = Platz
toto-total-right = Richtig
toto-rounds-led = Vorn
toto-best-round = Beste
toto-right-short = { $count } richtig
toto-money-over-rounds = Kasse von Runde zu Runde
toto-chart = Liniendiagramm der Kasse aller Spieler nach jeder Runde; die Zahlen stehen in der Tabelle darunter
toto-chart-start = Beginn
toto-look-back = Alle Tippscheine ansehen
toto-look-at-round = Runde { $round } ansehen

## Um den Tisch

toto-aside = Am Tisch
toto-side = Verlauf oder Chat
toto-speed = Tempo der anderen
toto-speed-name = { $speed ->
    [normal] Normal
    [fast] Schnell
   *[off] Sofort
}
toto-if-ended = Nach jetzigem Stand
toto-of-13 = { $count } von 13
toto-right-on-form = richtig auf deinem Tippschein
toto-right-now = { $count } von 13 richtig nach jetzigem Stand

## Feste Anweisungen

toto-orders = Feste Anweisungen
toto-orders-text = Wenn du weg bist, entscheiden deine Aufträge, ob du pfeifst. Niemand sonst sieht sie. Ändern kannst du sie, solange kein Pfiff-Fenster offen ist.
toto-orders-stop = Diese Tore abpfeifen
toto-orders-condition = Tore, Gruppe { $n }
toto-orders-fixtures = Spiele
toto-orders-sides = Teams
toto-orders-cards = Karten
toto-orders-scorers = Erzielt von
toto-orders-all = alle
toto-orders-none = Du pfeifst keine Tore ab.
toto-orders-add = Tore hinzufügen
toto-orders-remove = Entfernen
toto-orders-rest = Alle anderen Tore
toto-orders-default = { $way ->
    [ask] Mich fragen
   *[stand] Zählen lassen
}
toto-orders-save = Aufträge speichern
toto-orders-saved = Gespeichert.

## Mannschaften

team-ned = Niederlande
    .short = Niederl.
    .said = die Niederlande
team-bel = Belgien
    .short = Belgien
    .said = Belgien
team-eng = England
    .short = England
    .said = England
team-sco = Schottland
    .short = Schottl.
    .said = Schottland
team-ger = Deutschland
    .short = Deutschl.
    .said = Deutschland
team-aut = Österreich
    .short = Österr.
    .said = Österreich
team-fra = Frankreich
    .short = Frankr.
    .said = Frankreich
team-esp = Spanien
    .short = Spanien
    .said = Spanien
team-ita = Italien
    .short = Italien
    .said = Italien
team-sui = Schweiz
    .short = Schweiz
    .said = die Schweiz
team-por = Portugal
    .short = Portugal
    .said = Portugal
team-gre = Griechenland
    .short = Griech.
    .said = Griechenland
team-swe = Schweden
    .short = Schwed.
    .said = Schweden
team-nor = Norwegen
    .short = Norweg.
    .said = Norwegen
team-den = Dänemark
    .short = Dänem.
    .said = Dänemark
team-fin = Finnland
    .short = Finnland
    .said = Finnland
team-pol = Polen
    .short = Polen
    .said = Polen
team-cze = Tschechien
    .short = Tschech.
    .said = Tschechien
team-hun = Ungarn
    .short = Ungarn
    .said = Ungarn
team-rou = Rumänien
    .short = Rumän.
    .said = Rumänien
team-bra = Brasilien
    .short = Brasil.
    .said = Brasilien
team-arg = Argentinien
    .short = Argent.
    .said = Argentinien
team-mex = Mexiko
    .short = Mexiko
    .said = Mexiko
team-usa = Vereinigte Staaten
    .short = V. Staaten
    .said = die Vereinigten Staaten
team-jpn = Japan
    .short = Japan
    .said = Japan
team-kor = Südkorea
    .short = Südkorea
    .said = Südkorea

## Optionen mit eigenem Editor

toto-deck-total = { $total } von { $size } Karten
toto-own-fixtures = Eigene Spiele
toto-own-home = Heimteam, Spiel { $number }
toto-own-away = Gastteam, Spiel { $number }
toto-own-different = Jedes Team braucht einen anderen Namen.

## Tasten

keys-toto-column = eine Spalte wählen
keys-toto-hand = die Hand offen spielen oder verdeckt lassen
keys-toto-form = den Tippschein ausfüllen: Heim, Gast, Remis
keys-toto-lift = eine Karte aufnehmen
keys-toto-walk = von Team zu Team gehen
keys-toto-enter = die Karte spielen, den Tippschein abgeben, weiter
keys-toto-stop = STOPP
keys-toto-stand = das Tor zählen lassen
keys-toto-skip = die Animation überspringen
keys-toto-escape = die Karte zurücklegen, schließen
