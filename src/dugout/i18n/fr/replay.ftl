### Replays, playing on from a moment, records that people bring.

error-no-moment = Ce moment n'existe pas dans le match.
error-other-seats = Le nouveau match demande autant de joueurs que l'ancien : { $seats }.
error-bad-record =
    { $row ->
        [0] { $line ->
            [0] Le fichier ne peut pas être ouvert. { $why }
           *[other] Le fichier ne peut pas être ouvert. La réponse { $line } est fausse : { $why }
        }
       *[other] Le fichier ne peut pas être ouvert. La ligne { $row } est fausse : { $why }
    }
refusal-record-json = Ce n'est pas un enregistrement : la ligne { $line }, colonne { $column } est illisible.
refusal-record-too-large = Il est trop grand ; la limite est de { $most } Kio.
refusal-record-too-long = Il compte trop de réponses ; la limite est de { $most }.

replay-minute = { $minute }′
replay-period =
    { $period ->
        [1] 1re mi-temps
        [2] 2e mi-temps
       *[other] Prolongation
    }
replay-round = Manche { $round }
replay-open = Revoir le match
replay-hand = La main de { $name }
replay-open-file = Ouvrir un enregistrement
replay-again = revoir le dernier tour
replay-from-line = Revoir ce moment
since-watch = Revoir
