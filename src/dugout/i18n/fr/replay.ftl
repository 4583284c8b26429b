error-no-moment = Ce moment n'existe pas dans le match.
error-other-seats = Un match que l'on poursuit a autant de places que celui dont il vient : { $seats }.
error-bad-record =
    { $line ->
        [0] Le fichier ne peut pas être ouvert. { $why }
       *[other] Le fichier ne peut pas être ouvert. La réponse { $line } est fausse : { $why }
    }
refusal-record-json = Ce n'est pas un enregistrement : la ligne { $line }, colonne { $column } est illisible.
refusal-record-too-large = Il est trop grand ; un enregistrement compte au plus { $most } Kio.
refusal-record-too-long = Il compte trop de réponses ; { $most } au plus sont acceptées.
