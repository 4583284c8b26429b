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
replay-title = Wiederholung: { $game }
replay-chip = Wiederholung
replay-chip-record = Aufzeichnung
replay-running = läuft noch
replay-open = Wiederholung ansehen
replay-leave = Zurück zum Spiel
replay-share = Moment teilen
replay-copy = Link zu diesem Moment kopieren
replay-copied = Link kopiert.
replay-timeline = Zeitleiste
replay-controls = Steuerung der Wiederholung
replay-play = Abspielen
replay-pause = Pause
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-turn-back = Voriger Zug
replay-turn-forward = Nächster Zug
replay-speed = Tempo
replay-highlights = Höhepunkte
replay-all = Zeigen, was noch kommt
replay-steps = Schritt für Schritt
replay-turn = Zug { $turn } von { $turns }
replay-step = Schritt { $step } von { $steps }
replay-nothing = Hier ist nichts passiert.
replay-beginning = Vor dem ersten Zug.
replay-key-step = Schritt
replay-key-turn = Zug
replay-more = Weiterspielen oder herunterladen
replay-eyes = Wessen Sicht
replay-eyes-all = Was alle gesehen haben
replay-eyes-of = Was { $name } gesehen hat
replay-hand = Die Hand von { $name }
replay-play-on = Von hier weiterspielen
replay-play-on-text = Ab diesem Moment beginnt ein neues Spiel; der Zufall entscheidet neu. Das alte bleibt, wie es ist.
replay-play-on-over = Hier endet das Spiel. Geh etwas zurück, um von dort weiterzuspielen.
replay-play-on-hidden = Nach dem Ende kannst du von jedem Moment weiterspielen und die Aufzeichnung herunterladen.
replay-who = Wer spielt für { $name }
replay-me = Dieses Gerät
replay-computer = Computer
replay-level = Stärke des Computers, der für { $name } spielt
replay-begin = Hier beginnen
replay-download = Aufzeichnung herunterladen
replay-open-file = Aufzeichnung öffnen
replay-stuck = Dieser Moment konnte nicht geladen werden. Versuch es noch einmal.
replay-rerun = Noch einmal: { $step } von { $steps }
replay-skip = Überspringen
replay-again = den letzten Zug noch einmal ansehen
replay-from-line = Diesen Moment ansehen
since-watch = Ansehen
record-title = Aufzeichnung öffnen
record-text = Öffne die Aufzeichnung eines Spiels, als Text oder wie von dieser Seite heruntergeladen, und sieh sie dir als Wiederholung an.
record-choose = Datei wählen
record-checking = Jeder Zug wird geprüft …
record-drop = oder hier ablegen
record-note = Jeder Zug wird zuerst anhand der Regeln geprüft.
