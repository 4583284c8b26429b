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
replay-title = Revoir : { $game }
replay-chip = Revoir
replay-chip-record = Enregistrement
replay-running = encore en cours
replay-open = Revoir le match
replay-leave = Retour au match
replay-share = Partager ce moment
replay-copy = Copier un lien vers ce moment
replay-copied = Lien copié.
replay-timeline = Déroulement
replay-controls = Commandes
replay-play = Lire
replay-pause = Pause
replay-back = Une étape en arrière
replay-forward = Une étape en avant
replay-turn-back = Tour précédent
replay-turn-forward = Tour suivant
replay-speed = Vitesse
replay-highlights = Temps forts
replay-all = Montrer la suite
replay-steps = Étape par étape
replay-turn = Tour { $turn } sur { $turns }
replay-step = étape { $step } sur { $steps }
replay-nothing = Il ne s'est rien passé ici.
replay-beginning = Avant le premier coup.
replay-key-step = étape
replay-key-turn = tour
replay-more = Jouer ou télécharger
replay-eyes = Vue
replay-eyes-all = Ce que tout le monde a vu
replay-eyes-of = Ce que { $name } a vu
replay-hand = La main de { $name }
replay-play-on = Jouer à partir d'ici
replay-play-on-text = Un nouveau match commence à partir de ce moment ; le hasard décide à nouveau. L'ancien reste tel quel.
replay-play-on-over = Le match finit ici. Revenez un peu en arrière pour jouer à partir de là.
replay-play-on-hidden = Après le match, vous pourrez jouer à partir de n'importe quel moment et télécharger l'enregistrement.
replay-who = Qui joue pour { $name }
replay-me = Cet appareil
replay-computer = Ordinateur
replay-level = Niveau de l'ordinateur qui joue pour { $name }
replay-begin = Commencer ici
replay-download = Télécharger l'enregistrement
replay-open-file = Ouvrir un enregistrement
replay-stuck = Ce moment n'a pas pu être chargé. Réessayez.
replay-rerun = Encore : { $step } sur { $steps }
replay-skip = Passer
replay-again = revoir le dernier tour
replay-from-line = Revoir ce moment
since-watch = Revoir
record-title = Ouvrir un enregistrement
record-text = Ouvrez l'enregistrement d'un match, sous forme de texte ou tel que téléchargé ici, et revoyez-le.
record-choose = Choisir un fichier
record-checking = Vérification de chaque coup …
record-drop = ou le déposer ici
record-note = Chaque coup est d'abord vérifié selon les règles.
