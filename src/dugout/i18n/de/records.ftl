### Ablehnungen, die zu keinem Spiel gehören: Würfel, Plätze, Aufzeichnungen von Partien.

refusal-not-a-die = Jetzt muss nicht gewürfelt werden.
refusal-no-such-face = Dieser Würfel hat keine { $face }.
refusal-no-such-seat = Es gibt keinen Platz „{ $seat }“.
refusal-no-orders = Dieses Spiel kennt keine festen Anweisungen.
refusal-bad-schema = Diese gespeicherte Stellung kann nicht gelesen werden.
refusal-record-format = Das ist keine Aufzeichnung eines Spiels.
refusal-record-newer = Diese Aufzeichnung stammt von einer neueren Programmversion (Format { $schema }).
refusal-record-field = Die Aufzeichnung ist beschädigt: „{ $field }“ fehlt oder ist falsch.
refusal-record-answer = Die Aufzeichnung ist beschädigt: Diese Antwort ist kein Text.
refusal-record-other-version = Dieses Spiel wurde nach Version { $version } der Regeln gespielt, die es hier nicht gibt.
refusal-record-truncated = Zeile { $line }: Die Aufzeichnung endet zu früh, oder es fehlen Antworten.
refusal-record-edited = Zeile { $line }: Die Aufzeichnung wurde später geändert; die Prüfsumme stimmt nicht.
refusal-record-bad-line = Zeile { $line }: „{ $field }“ fehlt oder ist falsch.
refusal-record-line-long = Zeile { $line } ist für eine Aufzeichnung zu lang.
refusal-record-count = Erwartet wurde eine Aufzeichnung, gefunden wurden { $records }.
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
