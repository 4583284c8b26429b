### The report of a match: its figures, its picture and its page.

report-page = Spielbericht: { $title }
report-loading = Das Spiel wird für die Auswertung nachgespielt …
report-not-over = Den Bericht gibt es, sobald das Spiel zu Ende ist.
report-back = Zurück zum Spiel
report-replay = Wiederholung ansehen
report-share = Teilen
report-link = Link kopieren
report-link-copied = Link kopiert.
report-svg = Bild (SVG)
report-png = Bild (PNG)
report-print = Drucken
report-data = Zahlen (JSON)
report-as-table = Als Tabelle
report-show = Diesen Moment ansehen
report-made-with = Dugout

report-you = Du ({ $name })
report-you-name = Du
report-list = { $names } und { $last }
report-title-table =
    { $count ->
        [you] Du gewinnst
        [with-you] { $names } teilt euch den Sieg
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
report-shootout = Elfmeterschießen: { $score }.
report-first-leg = Hinspiel: { $score }.
report-began = Das Spiel begann bei { $score }.
report-stood = Auf dem Platz stand es { $score }.
report-own-goal = { $man } (Eigentor)
report-rounds =
    { $rounds ->
        [one] { $rounds } Runde.
       *[other] { $rounds } Runden.
    }
report-best-round = beste Runde: { $count } richtig
report-only-round = { $count } richtig
report-minute = { $minute }′
report-minute-leg =
    { $leg ->
        [1] Hinspiel
       *[other] Rückspiel
    }, { $minute }′
report-goal-number = { $goal ->
    [0] Anpfiff, Runde { $round }
   *[other] Runde { $round }, Tor { $goal }
}
report-move = Zug { $number }
report-round-short = R{ $round }
report-round = Runde { $round }
report-round-head = Runde
report-round-caption = Runde { $round }: ein Pot von { $pot }
report-start = Beginn
report-man = { $man } ({ $you ->
    [yes] du
   *[no] { $team }
})

report-time = Zeit
report-draw = Unentschieden
report-player = Spieler
report-team = Mannschaft
report-shooter = Schütze
report-place = Von
report-chance = Chance
report-outcome = Ausgang

report-chances = Gewinnchance
report-chances-note = Nach jedem Zug, anhand von Spielstand, Restzeit und Stellung. Das Modell wurde mit Spielen zwischen Computern trainiert und an anderen getestet.
report-chances-note-table = Nach jedem Tor, anhand von Geld, Pot und richtigen Tipps. Das Modell wurde mit Partien zwischen Computern trainiert und an anderen getestet.
report-chances-label = Verlauf der Gewinnchancen ({ $names }); die Zahlen stehen in der Tabelle darunter.

report-shots = Schüsse
report-shots-note = Wo jeder Schuss abgegeben wurde; je größer, desto besser die Chance beim Abschluss, als noch alle im Weg standen. Ein Ball ist ein Tor, S gehalten, × unterwegs geblockt, W daneben, ? noch unterwegs beim Schlusspfiff. Runde Zeichen gehören der Heimmannschaft.
report-shots-label = { $home }: { $home-count ->
    [one] { $home-count } Schuss
   *[other] { $home-count } Schüsse
}, zusammen { $home-worth } Tore wert. { $away }: { $away-count ->
    [one] { $away-count } Schuss
   *[other] { $away-count } Schüsse
}, zusammen { $away-worth } Tore wert.
report-shot-goal = Tor
report-shot-saved = gehalten
report-shot-blocked = unterwegs geblockt
report-shot-wide = daneben
report-shot-open = noch unterwegs beim Schlusspfiff

report-territory = Wo der Ball war
report-territory-note = Jede Mannschaft greift in Richtung ihres Pfeils an; je heller ein Feld, desto öfter spielte sie dort den Ball.
report-territory-label = Karten, wo { $home } und { $away } den Ball spielten; die Zahlen nach Dritteln stehen in der Tabelle darunter.
report-third = Drittel
report-third-own = eigenes Drittel
report-third-middle = mittleres Drittel
report-third-front = Angriffsdrittel

report-numbers = Die Zahlen
report-numbers-note = Erwartete Tore sind die Summe der genauen Chancen aller Schüsse. Zweikämpfe sind Duelle, über die Würfel entschieden{ $game ->
    [champions] , und Schulterrempler.
   *[other] .
}
report-numbers-note-table = Richtige Tipps je Runde von dreizehn; gespielte und abgepfiffene Tore im ganzen Spiel.
report-number-possession = Ballbesitz
report-number-shots-count = Schüsse
report-number-expected = Erwartete Tore
report-number-passes = Angekommene Pässe
report-number-duels = Gewonnene Zweikämpfe
report-number-interceptions = Abgefangene Bälle
report-number-saves = Paraden
report-number-corners = Eckbälle
report-number-fouls = Fouls
report-number-yellows = Gelbe Karten
report-number-reds = Rote Karten
report-number-injuries = Verletzungen
report-number-offsides = Abseits
report-number-rate = Verlust je Entscheidung
report-number-blunder = Grobe Fehler
report-number-mistake = Fehler
report-number-doubtful = Zweifelhafte Entscheidungen
report-number-graded = Bewertete Entscheidungen
report-right-mean = Richtig im Schnitt
report-right-best = Beste Runde
report-led = Runden vorn
report-goals-laid = Gespielte Tore
report-whistles = Abgepfiffen

report-turning = Wendepunkte
report-turning-note = Wann die Chancen am stärksten umschlugen, in Prozentpunkten.
report-swing = { $you ->
    [yes] { $gain } für dich
   *[no] { $name } { $gain }
}

report-luck = Glück
report-luck-note = Was die Würfel brachten, verglichen mit dem Durchschnitt. In 95 von 100 Spielen bleibt ein Balken in vier Fünfteln seiner Hälfte.
report-luck-note-table = Was die Karten brachten, verglichen mit dem Durchschnitt über alle Runden.
report-luck-label = Mehr oder weniger Glück als im Durchschnitt, je Art von Chance und Seite; die Zahlen stehen in der Tabelle darunter.
report-luck-what = Chance
report-luck-goal = Tore aus Schüssen
report-luck-tackle = Gewonnene Tacklings
report-luck-header-won = Gewonnene Kopfbälle
report-tries = Versuche
report-to-expect = Erwartet
report-happened = Tatsächlich
report-surplus = Unterschied
report-sum = Wie das Ergebnis zustande kam, in Hundertsteln eines Siegs (ein Unentschieden ist ein halber)
report-sum-part = Teil
report-sum-start = Zu Beginn
report-sum-luck = { $you ->
    [yes] Dein Würfelglück
   *[no] Würfelglück von { $name }
}
report-sum-luck-nobody = Würfe, die niemandem gehören
report-sum-decisions = { $you ->
    [yes] Deine Entscheidungen
   *[no] Entscheidungen von { $name }
}
report-sum-anew = Stellungen neu bewertet
report-sum-agreed = Aufgabe oder Einigung
report-sum-result = Ergebnis
report-less = weniger Glück
report-more = mehr Glück

report-ratings = Noten der Spieler
report-ratings-note = Alle beginnen mit 6. Tor { $goals }, Vorlage { $assists }, Güte eines Schusses bis { $shots }, Pass { $passes }, Fehlpass { $passes-lost }, abgefangener Ball { $interceptions }, Ballgewinn { $steals }, Block { $blocks }, verlorener Zweikampf { $duels-lost }, Parade { $saves }, Torwart bezwungen { $beaten }, Foul { $fouls }, Gelb { $yellows }, Rot { $reds }. Die Note bleibt zwischen 1 und 10; 10 ist die beste.
report-ratings-best = Die Besten
report-ratings-others = Die Übrigen
report-rating = Note
report-deeds = Im Spiel
report-keeper = (Torwart)
report-deed-goals =
    { $count ->
        [one] { $count } Tor
       *[other] { $count } Tore
    }
report-deed-assists =
    { $count ->
        [one] { $count } Vorlage
       *[other] { $count } Vorlagen
    }
report-deed-saves =
    { $count ->
        [one] { $count } Parade
       *[other] { $count } Paraden
    }
report-deed-interceptions =
    { $count ->
        [one] { $count } Ball abgefangen
       *[other] { $count } Bälle abgefangen
    }
report-deed-steals =
    { $count ->
        [one] { $count } Ballgewinn
       *[other] { $count } Ballgewinne
    }
report-deed-blocks =
    { $count ->
        [one] { $count } Block
       *[other] { $count } Blocks
    }
report-deed-passes =
    { $count ->
        [one] { $count } Pass
       *[other] { $count } Pässe
    }
report-deed-yellows = Gelbe Karte
report-deed-reds = Rote Karte

report-timeline = Verlauf
report-timeline-note = Jede Zeile führt zu ihrem Moment in der Wiederholung.
report-mark-goal =
    { $own ->
        [deflected] { $score } durch ein abgefälschtes Tor{ $you ->
            [yes] {" "}für dich
           *[no] : { $name }
        }
        [own] { $score } durch ein Eigentor: { $name }
       *[other]
            { $known ->
                [1] { $then ->
                    [sure] { $score } – { $name } trifft: { $chance } beim Schuss, und kein Torwart sprang
                    [yes] { $score } – { $name } trifft: { $chance } beim Schuss, { $left } allein gegen den Torwart
                   *[no] { $score } – { $name } nutzt eine Chance von { $chance }
                }
               *[other] { $you ->
                    [yes] { $score } – du triffst
                   *[no] { $score } – { $name } trifft
                }
            }
    }
report-mark-saved =
    { $known ->
        [1] { $then ->
            [yes] { $name } hält: { $chance } beim Schuss, { $left } allein gegen ihn
           *[no] { $name } hält einen Schuss mit einer Chance von { $chance }
        }
       *[other] { $name } hält
    }
report-mark-blocked = { $name } blockt einen Schuss mit einer Chance von { $chance }
report-mark-wide = { $name } schießt daneben
report-mark-won = { $name } gewinnt den Ball
report-mark-yellow = Gelbe Karte: { $name }
report-mark-red = Rote Karte: { $name }
report-mark-penalty = { $you ->
    [yes] Elfmeter für dich
   *[no] Elfmeter: { $name }
}
report-mark-injury = { $name } ist verletzt
report-mark-sub = { $name } kommt für { $off }
report-mark-second-leg = Das Hinspiel endet { $score }; es folgt das Rückspiel
report-mark-shootout-goal = { $score } im Elfmeterschießen: { $you ->
    [yes] du triffst
   *[no] { $name } trifft
}
report-mark-shootout-miss = { $score } im Elfmeterschießen: { $you ->
    [yes] du verschießt
   *[no] { $name } verschießt
}
report-mark-scored = { $you ->
    [yes] Du stellst in { $match } auf { $result }
   *[no] { $name } stellt in { $match } auf { $result }
}
report-mark-points = { $name } holt { $gain }: { $score }
report-mark-whistle = { $you ->
    [yes] Du pfeifst { $other } ab: { $match } bleibt { $result }
   *[no] { $other-you ->
        [yes] { $name } pfeift dich ab: { $match } bleibt { $result }
       *[no] { $name } pfeift { $other } ab: { $match } bleibt { $result }
    }
}
report-mark-taken =
    { $how ->
        [taken] { $you ->
            [yes] Du holst
           *[no] { $names } holt
        } den Pot von { $pot } mit { $count } richtigen
        [pot-shared] { $you ->
            [yes] { $names } teilt euch
           *[no] { $names } teilen sich
        } den Pot von { $pot } mit { $count } richtigen
        [final-share] { $you ->
            [yes] { $names } teilt euch
           *[no] { $names } teilen sich
        } den letzten Pot von { $pot } mit { $count } richtigen
       *[other] { $you ->
            [yes] { $names } seid gleichauf
           *[no] { $names } sind gleichauf
        } mit { $count } richtigen; der Pot von { $pot } bleibt stehen
    }

report-money = Geld von Runde zu Runde
report-money-note = Geld nach jeder Runde; jede Linie endet mit dem Buchstaben ihres Spielers.
report-money-label = Linien des Geldes nach jeder Runde ({ $names }); die Zahlen stehen in der Tabelle darunter.

report-fixtures = Wer hatte welches Spiel richtig, und seit wann
report-fixtures-note = Was jeder getippt hat. Ein Haken ist richtig; die Zahl dahinter ist das Tor der Runde, ab dem der Tipp richtig blieb, 0 heißt von Anfang an.
report-fixture = Spiel
report-result = Ergebnis
report-right = Richtig
report-mark-right = { $mark ->
    [1] Heim
    [2] Gast
   *[3] Remis
} ✓ { $goal }
report-mark-wrong = { $mark ->
    [1] Heim
    [2] Gast
   *[3] Remis
}

report-grades = Entscheidungen
report-grades-note = Jede Entscheidung wird mit der besten verglichen, die der Computer findet. Was sie kostet, steht in Prozentpunkten der Siegchance, wobei ein Unentschieden halb zählt: ab 2 ist sie zweifelhaft, ab 4 ein Fehler, ab 8 ein grober Fehler. Aufstellungen, Wechsel und Positionen bei Spielfortsetzungen werden nicht bewertet.
report-grades-lead = Wie gut waren die Entscheidungen, und wie viel war Glück?
report-grades-ask = Entscheidungen bewerten
report-grades-busy = Die Entscheidungen werden bewertet …
report-grades-failed = Die Entscheidungen konnten nicht bewertet werden.
report-grades-go-on = Weitermachen
report-grades-sum = Können und Glück
report-grades-costly = Was am meisten gekostet hat
report-grades-none = Keine Entscheidung war auch nur zweifelhaft.
report-grades-trend = Verlust je Entscheidung: { $now } in diesem Spiel, { $mean } in { $count ->
    [one] deinem vorigen bewerteten Spiel
   *[other] deinen vorigen { $count } bewerteten Spielen
} auf diesem Gerät.
report-grades-played = Gespielt
report-grades-again = Noch einmal spielen
report-grade = { $band ->
    [blunder] Grober Fehler
    [mistake] Fehler
   *[doubtful] Zweifelhaft
}: { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
}
report-rolled = { $known ->
    [1] { $name } würfelt eine { $face }
   *[other] Der Würfel zeigt eine { $face }
}
