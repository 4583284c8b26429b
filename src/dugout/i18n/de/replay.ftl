### Replays, playing on from a moment, records that people bring.

error-no-moment = Diesen Moment gibt es im Spiel nicht.
error-other-seats = Das neue Spiel braucht so viele Spieler wie das alte: { $seats }.
error-bad-record =
    { $row ->
        [0] { $line ->
            [0] Die Datei lässt sich nicht öffnen. { $why }
           *[other] Die Datei lässt sich nicht öffnen. Antwort { $line } stimmt nicht: { $why }
        }
       *[other] Die Datei lässt sich nicht öffnen. Zeile { $row } stimmt nicht: { $why }
    }
refusal-record-json = Sie ist keine Aufzeichnung: Zeile { $line }, Spalte { $column } ist nicht lesbar.
refusal-record-too-large = Sie ist zu groß; erlaubt sind { $most } KiB.
refusal-record-too-long = Sie hat zu viele Antworten; erlaubt sind { $most }.

replay-minute = { $minute }′
replay-period =
    { $period ->
        [1] 1. Halbzeit
        [2] 2. Halbzeit
       *[other] Verlängerung
    }
replay-round = Runde { $round }
replay-open = Wiederholung ansehen
replay-hand = Die Hand von { $name }
replay-open-file = Aufzeichnung öffnen
replay-again = den letzten Zug noch einmal ansehen
replay-from-line = Diesen Moment ansehen
since-watch = Ansehen
