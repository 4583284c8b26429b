### Refus qui ne relèvent d'aucun jeu : dés, places, enregistrements de parties.

refusal-not-a-die = Il n'y a pas de dé à lancer maintenant.
refusal-no-such-face = Ce dé n'a pas de { $face }.
refusal-no-such-seat = Il n'y a pas de place « { $seat } ».
refusal-no-orders = Ce jeu n'a pas de consignes.
refusal-bad-schema = Cette position enregistrée est illisible.
refusal-record-format = Ceci n'est pas l'enregistrement d'un match.
refusal-record-newer = Cet enregistrement vient d'un programme plus récent (format { $schema }).
refusal-record-field = L'enregistrement est endommagé : « { $field } » manque ou est faux.
refusal-record-answer = L'enregistrement est endommagé : cette réponse n'est pas un texte.
refusal-record-other-version = Ce match a été joué avec la version { $version } des règles, qui n'est pas disponible ici.
refusal-record-truncated = Ligne { $line } : l’enregistrement s’arrête trop tôt, ou il manque des réponses.
refusal-record-edited = Ligne { $line } : l’enregistrement a été modifié après coup ; la somme de contrôle ne correspond pas.
refusal-record-bad-line = Ligne { $line } : « { $field } » manque ou est faux.
refusal-record-line-long = La ligne { $line } est trop longue pour un enregistrement.
refusal-record-count = Un seul enregistrement était attendu, il y en a { $records }.
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
