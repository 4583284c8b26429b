error-no-moment = Dit moment bestaat niet in de wedstrijd.
error-other-seats = Een wedstrijd die wordt voortgezet heeft evenveel plaatsen als de wedstrijd waaruit zij komt: { $seats }.
error-bad-record =
    { $line ->
        [0] Het bestand kan niet worden geopend. { $why }
       *[other] Het bestand kan niet worden geopend. Antwoord { $line } klopt niet: { $why }
    }
refusal-record-json = Het is geen verslag: regel { $line }, kolom { $column } is onleesbaar.
refusal-record-too-large = Het is te groot; een verslag telt hoogstens { $most } KiB.
refusal-record-too-long = Het bevat te veel antwoorden; er worden er hoogstens { $most } aangenomen.
