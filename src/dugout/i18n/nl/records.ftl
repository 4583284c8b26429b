### Weigeringen die bij geen spel horen: dobbelstenen, plaatsen, verslagen van partijen.

refusal-not-a-die = Er hoeft nu niet gegooid te worden.
refusal-no-such-face = Deze dobbelsteen heeft geen { $face }.
refusal-no-such-seat = Er is geen plaats “{ $seat }”.
refusal-no-orders = Dit spel kent geen vaste instructies.
refusal-bad-schema = Deze opgeslagen stelling kan niet worden gelezen.
refusal-record-format = Dit is geen opname van een wedstrijd.
refusal-record-newer = Deze opname is gemaakt met een nieuwere versie van het programma (formaat { $schema }).
refusal-record-field = De opname is beschadigd: “{ $field }” ontbreekt of klopt niet.
refusal-record-answer = De opname is beschadigd: dit antwoord is geen tekst.
refusal-record-other-version = Deze wedstrijd is gespeeld met versie { $version } van de regels, die hier niet beschikbaar is.
refusal-record-truncated = Regel { $line }: de opname houdt te vroeg op, of er ontbreken antwoorden.
refusal-record-edited = Regel { $line }: de opname is later gewijzigd; het controlegetal klopt niet.
refusal-record-bad-line = Regel { $line }: “{ $field }” ontbreekt of klopt niet.
refusal-record-line-long = Regel { $line } is te lang voor een opname.
refusal-record-count = Er werd één opname verwacht, maar het zijn er { $records }.
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
