### Replays, playing on from a moment, records that people bring.

error-no-moment = Ce moment n'existe pas dans le match.
error-other-seats = Un match que l'on poursuit a autant de places que celui dont il vient : { $seats }.
error-bad-record =
    { $row ->
        [0] { $line ->
            [0] Le fichier ne peut pas être ouvert. { $why }
           *[other] Le fichier ne peut pas être ouvert. La réponse { $line } est fausse : { $why }
        }
       *[other] Le fichier ne peut pas être ouvert. La ligne { $row } est fausse : { $why }
    }
refusal-record-json = Ce n'est pas un enregistrement : la ligne { $line }, colonne { $column } est illisible.
refusal-record-too-large = Il est trop grand ; un enregistrement compte au plus { $most } Kio.
refusal-record-too-long = Il compte trop de réponses ; { $most } au plus sont acceptées.

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
replay-leave = Au match
replay-share = Partager ce moment
replay-copy = Copier un lien vers ce moment
replay-copied = Le lien vers ce moment est copié.
replay-timeline = Déroulement
replay-controls = Commandes
replay-play = Lire
replay-pause = Pause
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-turn-back = Tour précédent
replay-turn-forward = Tour suivant
replay-speed = Vitesse
replay-highlights = Temps forts
replay-steps = Pas à pas
replay-turn = Tour { $turn } sur { $turns }
replay-step = pas { $step } sur { $steps }
replay-nothing = Rien à raconter ici.
replay-beginning = Avant le premier coup.
replay-key-step = pas
replay-key-turn = tour
replay-more = Jouer ou télécharger
replay-eyes = Vu par
replay-eyes-all = Ce que tous ont vu
replay-eyes-of = Ce que { $name } a vu
replay-hand = La main de { $name }
replay-play-on = Jouer à partir d'ici
replay-play-on-text = Un nouveau match commence à ce moment, avec ses propres dés. L'ancien reste tel quel.
replay-play-on-over = Revenez un peu en arrière pour jouer à partir de là : le match finit ici.
replay-play-on-hidden = Après la fin, vous pourrez jouer à partir de chaque moment et télécharger l'enregistrement.
replay-who = Qui joue pour { $name }
replay-me = Cet appareil
replay-computer = Ordinateur
replay-level = Force de l'ordinateur à la place de { $name }
replay-begin = Commencer ici
replay-download = Télécharger l'enregistrement
replay-open-file = Ouvrir un enregistrement
replay-stuck = Ce moment n'a pas pu être chargé.
replay-rerun = Encore : { $step } sur { $steps }
replay-skip = Passer
replay-again = revoir le dernier tour
replay-from-line = Revoir ce moment
since-watch = Revoir
record-title = Ouvrir un enregistrement
record-text = L'enregistrement d'un match, sous forme de texte ou tel que cette page le télécharge, s'ouvre pour être revu.
record-choose = Choisir un fichier
record-checking = Chaque réponse est vérifiée …
record-drop = ou le déposer ici
record-note = Chaque réponse est vérifiée selon les règles avant que rien ne soit montré.
