### Wörter des Toto-Tisches. Ereignisse, Fragen und Ablehnungen stehen in toto.ftl.

## Der Spielplan

toto-pane = Der Tisch
toto-board = Die 13 Begegnungen
toto-board-of-round = Die 13 Begegnungen von Runde { $round }
toto-number = Nr.
toto-home = Heim
toto-away = Gast
toto-score = Stand
toto-form-short = Tipp
toto-result-short = Erg.
toto-count = Richtige Ergebnisse
toto-right = richtig
toto-mark-right-now = richtig, wenn es jetzt endete
toto-mark-not-now = nicht richtig, wenn es jetzt endete
# $card ist 0, wenn keine deiner Karten passt; $help sagt, was das Tor für deinen Tippschein bedeutet
toto-side-label = { $card ->
    [0] { $team } { $goals }, { $fixture }
   *[other] { $team } { $goals }, { $fixture }: lege hier eine { $card }. { $help ->
        [helps] Damit stimmt dein Tipp hier.
        [hurts] Damit stimmt dein Tipp hier nicht mehr.
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
    [open] Offen: alle sehen sie.
    [covered] Verdeckt: nur du siehst sie.
   *[unknown] Bisher siehst nur du sie.
}
toto-card-fits-nowhere = Keine Mannschaft wartet jetzt auf eine { $card }: eine Karte muss genau um eins höher sein als der Stand.
toto-wrong-card = { $team } braucht jetzt eine { $needed }, keine { $card }.
toto-whistle-later = Eine Pfiffkarte spielst du gegen ein Tor, im Fenster gleich danach.
toto-put-back = Karte zurücklegen
toto-no-cards = keine Karten mehr

## Plätze und Geld

toto-players = Spieler
toto-player = Spieler
toto-you = du
toto-away-from-table = weg
toto-cash = Geld
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
    [thinking] muss entscheiden
    [chosen] hat gewählt
    [sent] Schein abgegeben
    [scored] hat getroffen
    [may-whistle] darf pfeifen
    [leads] Rundenbester
   *[passed] passt
}
toto-strip-label = { $name }: { $cash } Geld, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}{ $state ->
    [on] , muss entscheiden
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
   *[other] {" "}+ stehen geblieben { $carry }
}{ $jackpot ->
    [0] {""}
   *[other] {" "}+ Jackpot { $jackpot }
}

## Was gefragt wird

toto-panel = Was gefragt wird
toto-seconds-left = { $seconds ->
    [one] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
}
toto-wait-table = Der Tisch wird gedeckt
toto-wait-for = { $count ->
    [one] { $names } entscheidet
   *[other] Warten auf { $names }
}
toto-wait-why = { $phase ->
    [columns] Eine Spalte wird gewählt.
    [expose] Offen oder verdeckt: gezeigt wird gemeinsam, wenn der Letzte gewählt hat.
    [forecast] Die Tippscheine werden ausgefüllt. Sie bleiben geheim bis zu den Ergebnissen.
    [turn] Ein Tor ist fällig.
    [deal] Die Karten werden ausgeteilt.
   *[other] Einen Augenblick.
}
toto-wait-turns = { $turns ->
    [one] Du bist der Nächste.
   *[other] Du bist in { $turns } Zügen dran.
}
toto-has-passed = { $name } konnte kein Tor spielen und hat gepasst.

toto-columns-title = Wähle deine Spalte
toto-columns-watch = Die Spalten werden gewählt
toto-columns-text = In dieser Spalte liegen deine Plättchen bei den Ergebnissen. Sie gehört dir die ganze Partie und ändert nichts am Spiel.
toto-columns-ask = Tippe eine der { $free } freien Spalten an.
toto-column-free = frei
toto-column-take = Spalte { $letter } nehmen

toto-expose-title = Offen oder verdeckt?
toto-expose-text = Entscheide für diese Runde. Niemand sieht deine Wahl, bis alle gewählt haben.
toto-expose-chosen = { $open ->
    [open] Deine Hand wird offen liegen
   *[covered] Deine Hand bleibt verdeckt
}
toto-expose-change = Bis alle gewählt haben, darfst du das noch ändern.
toto-open = Offen
toto-open-means = Alle sehen deine Karten und wissen, welche Tore du erzielen kannst.
toto-covered = Verdeckt
toto-covered-means = Nur du siehst deine Karten; die anderen sehen, wie viele es sind.

toto-your-form = Dein Tippschein
toto-form-title = Fülle deinen Tippschein aus
toto-form-text = { $filled ->
    [0] Wie endet jede Begegnung? 1 Heimsieg, 2 Auswärtssieg, 3 Unentschieden.
   *[other] { $filled } von 13 ausgefüllt. 1 Heimsieg, 2 Auswärtssieg, 3 Unentschieden.
}
toto-form-progress = { $filled } von 13 ausgefüllt
toto-form-sent = Dein Tippschein ist da
toto-form-change = Bis der letzte da ist, darfst du ihn ändern. Vor den Ergebnissen sieht ihn niemand.
toto-form-send = Tippschein abgeben
toto-form-resend = Neuen Tippschein abgeben
toto-form-missing = { $missing ->
    [one] noch 1 Begegnung
   *[other] noch { $missing } Begegnungen
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
toto-fill-hand-means = Je mehr Einsen du hast, desto weniger Unentschieden
toto-fill-random = Zufällig
toto-fill-clear = Leeren

toto-turn-title = Du bist am Zug: erziele ein Tor
toto-turn-text = { $sides ->
    [one] Nur auf eine Seite passt eine deiner Karten: tippe sie an.
   *[other] Hebe eine Karte an, um zu sehen, wo sie passt, oder tippe eine der { $sides } umringten Seiten an.
}
toto-turn-lifted = Wohin mit der { $card }?
toto-turn-lifted-text = { $sides ->
    [one] Auf eine Seite passt sie: sie leuchtet.
   *[other] Auf { $sides } Seiten passt sie: sie leuchten.
}

## Pfiff

toto-window = Pfiff-Fenster
toto-goal-for = Tor für { $team }!
toto-window-who = { $name } legt eine { $card }: { $fixture } { $home }–{ $away }.
toto-window-help = { $mark ->
    [1] { $help ->
        [helps] Du hast { $home } getippt: mit diesem Tor liegst du richtig.
        [hurts] Du hast { $home } getippt: mit diesem Tor liegst du falsch.
        [nearer] Du hast { $home } getippt: dieses Tor passt dir.
       *[further] Du hast { $home } getippt: dieses Tor passt dir nicht.
    }
    [2] { $help ->
        [helps] Du hast { $away } getippt: mit diesem Tor liegst du richtig.
        [hurts] Du hast { $away } getippt: mit diesem Tor liegst du falsch.
        [nearer] Du hast { $away } getippt: dieses Tor passt dir.
       *[further] Du hast { $away } getippt: dieses Tor passt dir nicht.
    }
   *[3] { $help ->
        [helps] Du hast Unentschieden getippt: mit diesem Tor liegst du richtig.
        [hurts] Du hast Unentschieden getippt: mit diesem Tor liegst du falsch.
        [nearer] Du hast Unentschieden getippt: dieses Tor passt dir.
       *[further] Du hast Unentschieden getippt: dieses Tor passt dir nicht.
    }
}
toto-stop = STOPP
toto-stop-by = { $name }: STOPP
toto-stand = Stehen lassen
toto-continue = Weiter
toto-whistles-held = { $count ->
    [0] Du hast keine Pfiffkarte.
    [one] Du hast 1 Pfiffkarte.
   *[other] Du hast { $count } Pfiffkarten.
}
toto-window-secret = Alle werden dasselbe gefragt; niemand sieht die Antworten.
toto-window-shared = Wer eine Pfiffkarte hat, darf STOPP sagen. Sonst geht es weiter.
toto-window-yours = Dein Tor. Pfeifen darf: { $names }.
toto-window-waiting = { $answered ->
    [yes] Du lässt es stehen. Warten auf die anderen.
   *[no] Gefragt: { $names }.
}

## Die Ergebnisse

toto-round-ends = Die Runde ist zu Ende
toto-round-ends-text = Niemand kann mehr ein Tor erzielen. Nun folgen die Ergebnisse.
toto-reading = Ergebnisse von Runde { $round }
toto-reading-forms = Die Tippscheine liegen offen. Die Ergebnisse werden einzeln verlesen.
toto-reading-row = Spiel { $fixture }, { $name } { $home }–{ $away }: eine { $mark }
toto-reading-right = { $count ->
    [0] Niemand hat es richtig.
   *[other] { $names }
}
toto-skip = Zum Ende
toto-outcome-title = { $outcome ->
    [taken] { $names } gewinnt den Pot!
    [shared] { $names } teilen den Pot
    [final-share] { $count ->
        [one] { $names } erhält den letzten Pot
       *[other] { $names } teilen den letzten Pot
    }
    [bank] Die Bank behält den Pot
   *[stays] Der Pot bleibt stehen
}
toto-outcome-why = { $count ->
    [one] { $names } hat die meisten richtig: { $best } von 13.
   *[other] { $names } haben die meisten richtig, { $best } von 13: { $count } von { $seats } Spielern. { $outcome ->
        [shared] Das sind wenige genug zum Teilen.
        [stays] Das sind zu viele zum Teilen.
       *[other] {""}
    }
}
toto-outcome = { $outcome ->
    [taken] Der Pot von { $pot } geht an { $names }.
    [shared] { $rounding ->
        [0] Der Pot von { $pot } wird geteilt: je { $share }.
       *[other] Der Pot von { $pot } wird geteilt und aufgerundet: je { $share }. Die Bank legt { $rounding } dazu.
    }
    [final-share] { $rounding ->
        [0] Nach der letzten Runde wird der Pot von { $pot } geteilt: je { $share }.
       *[other] Nach der letzten Runde wird der Pot von { $pot } geteilt und aufgerundet: je { $share }. Die Bank legt { $rounding } dazu.
    }
    [bank] Nach der letzten Runde geht der Pot von { $pot } an die Bank.
   *[stays] Niemand erhält etwas. Die { $pot } bleiben für die nächste Runde stehen.
}
toto-jackpot = Niemand hatte alle 13 richtig: die Bank legt einen Jackpot von { $amount } dazu.
toto-no-jackpot = Jemand hatte alle 13 richtig: diesmal kein Jackpot.
toto-next-pot = Nächster Pot: { $pot }
toto-leftover = Übrige Karten
toto-removed = aus der Runde
toto-after-reading = { $next ->
    [ranking] Rangliste zeigen
   *[round] Weiter mit Runde { $round }
}

## Das Ende

toto-over = Die Partie ist zu Ende
toto-again = Noch einmal spielen
toto-winner = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
toto-winner-cash = { $cash } Geld nach { $rounds ->
    [one] einer Runde.
   *[other] { $rounds } Runden.
}
toto-place = Platz
toto-total-right = Richtig
toto-rounds-led = Vorn
toto-best-round = Beste
toto-right-short = { $count } richtig
toto-money-over-rounds = Geld von Runde zu Runde
toto-chart = Linien mit dem Geld aller nach jeder Runde; die Tabelle darunter nennt die Zahlen
toto-chart-start = Beginn
toto-look-back = Zurückblicken
toto-look-at-round = Runde { $round } ansehen

## Um den Tisch

toto-aside = Am Tisch
toto-side = Protokoll oder Chat
toto-speed = Züge der anderen
toto-speed-name = { $speed ->
    [normal] Normal
    [fast] Schnell
   *[off] Sofort
}
toto-if-ended = Wenn es jetzt endete
toto-of-13 = { $count } von 13
toto-right-on-form = richtig auf deinem Tippschein
toto-right-now = { $count } von 13 richtig, wenn es jetzt endete

## Daueraufträge

toto-orders = Daueraufträge
toto-orders-text = Wenn du weg bist, antworten deine Aufträge im Pfiff-Fenster für dich. Niemand sonst sieht sie, und du darfst sie ändern, solange kein Fenster offen ist.
toto-orders-stop = STOPP bei diesen Toren
toto-orders-condition = Tore der Art { $n }
toto-orders-fixtures = Begegnungen
toto-orders-sides = Seiten
toto-orders-cards = Karten
toto-orders-scorers = Erzielt von
toto-orders-all = alle
toto-orders-none = Kein Tor wird im Auftrag abgepfiffen.
toto-orders-add = Art von Toren hinzufügen
toto-orders-remove = Entfernen
toto-orders-rest = Alle anderen Tore
toto-orders-default = { $way ->
    [ask] Mich fragen
   *[stand] Stehen lassen
}
toto-orders-save = Aufträge speichern
toto-orders-saved = Gespeichert.

## Mannschaften

team-ned = Niederlande
team-bel = Belgien
team-eng = England
team-sco = Schottland
team-ger = Deutschland
team-aut = Österreich
team-fra = Frankreich
team-esp = Spanien
team-ita = Italien
team-sui = Schweiz
team-por = Portugal
team-gre = Griechenland
team-swe = Schweden
team-nor = Norwegen
team-den = Dänemark
team-fin = Finnland
team-pol = Polen
team-cze = Tschechien
team-hun = Ungarn
team-rou = Rumänien
team-bra = Brasilien
team-arg = Argentinien
team-mex = Mexiko
team-usa = Vereinigte Staaten
team-jpn = Japan
team-kor = Südkorea
