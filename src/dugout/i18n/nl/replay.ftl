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
replay-open = Bekijk de herhaling
replay-hand = De kaarten van { $name }
replay-open-file = Opname openen
replay-again = bekijk de laatste beurt nog eens
replay-from-line = Bekijk dit moment
since-watch = Bekijk het
