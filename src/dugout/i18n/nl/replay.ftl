### Replays, playing on from a moment, records that people bring.

error-no-moment = Dit moment bestaat niet in de wedstrijd.
error-other-seats = Een wedstrijd die wordt voortgezet heeft evenveel plaatsen als de wedstrijd waaruit zij komt: { $seats }.
error-bad-record =
    { $row ->
        [0] { $line ->
            [0] Het bestand kan niet worden geopend. { $why }
           *[other] Het bestand kan niet worden geopend. Antwoord { $line } klopt niet: { $why }
        }
       *[other] Het bestand kan niet worden geopend. Regel { $row } klopt niet: { $why }
    }
refusal-record-json = Het is geen verslag: regel { $line }, kolom { $column } is onleesbaar.
refusal-record-too-large = Het is te groot; een verslag telt hoogstens { $most } KiB.
refusal-record-too-long = Het bevat te veel antwoorden; er worden er hoogstens { $most } aangenomen.

replay-minute = { $minute }′
replay-period =
    { $period ->
        [1] 1e helft
        [2] 2e helft
       *[other] Verlenging
    }
replay-round = Ronde { $round }
replay-title = Herhaling: { $game }
replay-chip = Herhaling
replay-chip-record = Verslag
replay-running = nog bezig
replay-open = Bekijk de herhaling
replay-leave = Naar de wedstrijd
replay-share = Deel dit moment
replay-copy = Kopieer een link naar dit moment
replay-copied = De link naar dit moment is gekopieerd.
replay-timeline = Tijdlijn
replay-controls = Bediening van de herhaling
replay-play = Afspelen
replay-pause = Pauze
replay-back = Een stap terug
replay-forward = Een stap verder
replay-turn-back = Beurt terug
replay-turn-forward = Volgende beurt
replay-speed = Snelheid
replay-highlights = Hoogtepunten
replay-steps = Stap voor stap
replay-turn = Beurt { $turn } van { $turns }
replay-step = stap { $step } van { $steps }
replay-nothing = Hier valt niets te vertellen.
replay-beginning = Voor de eerste zet.
replay-key-step = stap
replay-key-turn = beurt
replay-more = Verder spelen of downloaden
replay-eyes = Gezien door
replay-eyes-all = Wat iedereen zag
replay-eyes-of = Wat { $name } zag
replay-hand = De hand van { $name }
replay-play-on = Speel van hier verder
replay-play-on-text = Er begint een nieuwe wedstrijd op dit moment, met eigen dobbelstenen. De oude blijft zoals zij is.
replay-play-on-over = Ga iets terug om van daar verder te spelen: de wedstrijd eindigt hier.
replay-play-on-hidden = Na afloop kun je van elk moment verder spelen en het verslag downloaden.
replay-who = Wie speelt voor { $name }
replay-me = Dit toestel
replay-computer = Computer
replay-level = Sterkte van de computer op de plaats van { $name }
replay-begin = Begin hier
replay-download = Verslag downloaden
replay-open-file = Verslag openen
replay-stuck = Dit moment kon niet worden opgehaald.
replay-rerun = Nog eens: { $step } van { $steps }
replay-skip = Overslaan
replay-again = bekijk de laatste beurt nog eens
replay-from-line = Bekijk dit moment
since-watch = Bekijk het
record-title = Verslag openen
record-text = Het verslag van een wedstrijd, als tekst of zoals deze pagina het downloadt, opent als herhaling.
record-choose = Kies een bestand
record-checking = Elk antwoord wordt nagekeken …
record-drop = of sleep het hierheen
record-note = Elk antwoord wordt aan de regels getoetst voordat er iets te zien is.
