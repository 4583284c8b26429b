### Replays, playing on from a moment, records that people bring.

error-no-moment = Dit moment is er niet in deze wedstrijd.
error-other-seats = De nieuwe wedstrijd heeft evenveel spelers nodig als de oude: { $seats }.
error-bad-record =
    { $row ->
        [0] { $line ->
            [0] Het bestand kan niet worden geopend. { $why }
           *[other] Het bestand kan niet worden geopend. Antwoord { $line } klopt niet: { $why }
        }
       *[other] Het bestand kan niet worden geopend. Regel { $row } klopt niet: { $why }
    }
refusal-record-json = Het is geen opname: regel { $line }, kolom { $column } is onleesbaar.
refusal-record-too-large = Het is te groot; het maximum is { $most } KiB.
refusal-record-too-long = Het bevat te veel antwoorden; het maximum is { $most }.

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
replay-chip-record = Opname
replay-running = nog bezig
replay-open = Bekijk de herhaling
replay-leave = Terug naar de wedstrijd
replay-share = Deel dit moment
replay-copy = Kopieer een link naar dit moment
replay-copied = Link gekopieerd.
replay-timeline = Tijdlijn
replay-controls = Bediening van de herhaling
replay-play = Afspelen
replay-pause = Pauze
replay-back = Een stap terug
replay-forward = Een stap vooruit
replay-turn-back = Vorige beurt
replay-turn-forward = Volgende beurt
replay-speed = Snelheid
replay-highlights = Hoogtepunten
replay-all = Laat zien wat nog komt
replay-steps = Stap voor stap
replay-turn = Beurt { $turn } van { $turns }
replay-step = stap { $step } van { $steps }
replay-nothing = Hier gebeurde niets.
replay-beginning = Voor de eerste zet.
replay-key-step = stap
replay-key-turn = beurt
replay-more = Verder spelen of downloaden
replay-eyes = Wiens beeld
replay-eyes-all = Wat iedereen zag
replay-eyes-of = Wat { $name } zag
replay-hand = De kaarten van { $name }
replay-play-on = Speel vanaf hier verder
replay-play-on-text = Vanaf dit moment begint een nieuwe wedstrijd; het toeval beslist opnieuw. De oude blijft zoals ze is.
replay-play-on-over = De wedstrijd eindigt hier. Ga iets terug om van daar verder te spelen.
replay-play-on-hidden = Na afloop kun je vanaf elk moment verder spelen en de opname downloaden.
replay-who = Wie speelt voor { $name }
replay-me = Dit apparaat
replay-computer = Computer
replay-level = Niveau van de computer die { $name } speelt
replay-begin = Begin hier
replay-download = Opname downloaden
replay-open-file = Opname openen
replay-stuck = Dit moment kon niet worden geladen. Probeer het opnieuw.
replay-rerun = Nog eens: { $step } van { $steps }
replay-skip = Overslaan
replay-again = bekijk de laatste beurt nog eens
replay-from-line = Bekijk dit moment
since-watch = Bekijk het
record-title = Opname openen
record-text = Open de opname van een wedstrijd, als tekst of zoals gedownload van deze pagina, en bekijk haar als herhaling.
record-choose = Kies een bestand
record-checking = Elke zet wordt gecontroleerd …
record-drop = of sleep het hierheen
record-note = Elke zet wordt eerst aan de regels getoetst.
