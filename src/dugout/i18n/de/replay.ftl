error-no-moment = Diesen Moment gibt es im Spiel nicht.
error-other-seats = Ein Spiel, das weitergespielt wird, hat so viele Plätze wie das Spiel, aus dem es kommt: { $seats }.
error-bad-record =
    { $line ->
        [0] Die Datei lässt sich nicht öffnen. { $why }
       *[other] Die Datei lässt sich nicht öffnen. Antwort { $line } stimmt nicht: { $why }
    }
refusal-record-json = Sie ist keine Aufzeichnung: Zeile { $line }, Spalte { $column } ist nicht lesbar.
refusal-record-too-large = Sie ist zu groß; eine Aufzeichnung hat höchstens { $most } KiB.
refusal-record-too-long = Sie hat zu viele Antworten; höchstens { $most } werden angenommen.
