### Replays, playing on from a moment, records that people bring.

error-no-moment = Diesen Moment gibt es im Spiel nicht.
error-other-seats = Ein Spiel, das weitergespielt wird, hat so viele Plätze wie das Spiel, aus dem es kommt: { $seats }.
error-bad-record =
    { $row ->
        [0] { $line ->
            [0] Die Datei lässt sich nicht öffnen. { $why }
           *[other] Die Datei lässt sich nicht öffnen. Antwort { $line } stimmt nicht: { $why }
        }
       *[other] Die Datei lässt sich nicht öffnen. Zeile { $row } stimmt nicht: { $why }
    }
refusal-record-json = Sie ist keine Aufzeichnung: Zeile { $line }, Spalte { $column } ist nicht lesbar.
refusal-record-too-large = Sie ist zu groß; eine Aufzeichnung hat höchstens { $most } KiB.
refusal-record-too-long = Sie hat zu viele Antworten; höchstens { $most } werden angenommen.

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
replay-leave = Zum Spiel
replay-share = Moment teilen
replay-copy = Link zu diesem Moment kopieren
replay-copied = Der Link zu diesem Moment ist kopiert.
replay-timeline = Zeitleiste
replay-controls = Steuerung der Wiederholung
replay-play = Abspielen
replay-pause = Pause
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-turn-back = Zug zurück
replay-turn-forward = Nächster Zug
replay-speed = Tempo
replay-highlights = Höhepunkte
replay-steps = Schritt für Schritt
replay-turn = Zug { $turn } von { $turns }
replay-step = Schritt { $step } von { $steps }
replay-nothing = Hier gibt es nichts zu erzählen.
replay-beginning = Vor dem ersten Zug.
replay-key-step = Schritt
replay-key-turn = Zug
replay-more = Weiterspielen oder herunterladen
replay-eyes = Gesehen von
replay-eyes-all = Was alle sahen
replay-eyes-of = Was { $name } sah
replay-hand = Die Hand von { $name }
replay-play-on = Von hier weiterspielen
replay-play-on-text = In diesem Moment beginnt ein neues Spiel mit eigenen Würfeln. Das alte bleibt, wie es ist.
replay-play-on-over = Geh etwas zurück, um von dort weiterzuspielen: Hier endet das Spiel.
replay-play-on-hidden = Nach dem Ende kannst du von jedem Moment weiterspielen und die Aufzeichnung herunterladen.
replay-who = Wer spielt für { $name }
replay-me = Dieses Gerät
replay-computer = Computer
replay-level = Stärke des Computers anstelle von { $name }
replay-begin = Hier beginnen
replay-download = Aufzeichnung herunterladen
replay-open-file = Aufzeichnung öffnen
replay-stuck = Dieser Moment ließ sich nicht holen.
replay-rerun = Noch einmal: { $step } von { $steps }
replay-skip = Überspringen
replay-again = den letzten Zug noch einmal ansehen
replay-from-line = Diesen Moment ansehen
since-watch = Ansehen
record-title = Aufzeichnung öffnen
record-text = Die Aufzeichnung eines Spiels, als Text oder wie diese Seite sie herunterlädt, öffnet sich als Wiederholung.
record-choose = Datei wählen
record-checking = Jede Antwort wird geprüft …
record-drop = oder hier ablegen
record-note = Jede Antwort wird an den Regeln geprüft, bevor etwas zu sehen ist.
