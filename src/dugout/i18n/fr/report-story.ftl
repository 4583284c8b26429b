### Un match en quelques chiffres, pour la page de fin.

report-story-gain = { $draws ->
    [yes] A fait pencher le résultat de { $gain } vers son équipe.
   *[no] A ajouté { $gain } aux chances de gagner.
}
report-story-worth = Les buts que valaient les tirs
    .note = chances additionnées avant les dés
report-story-interceptions = Interceptions
    .note = sur des passes de l’adversaire
report-story-shots = Tirs
    .note = vers le but adverse
report-story-luck = Réussite devant le but
    .note = buts donnés ou repris par les dés
report-story-right = Bons pronostics
    .note = sur toutes les manches
report-story-best-round = Meilleure manche
    .note = bons pronostics sur treize
report-story-led = Manches en tête
    .note = avec le plus de bons pronostics
report-story-goals = Buts joués
    .note = même ceux qui ont été sifflés
report-story-whistles = Buts sifflés
    .note = avec une carte sifflet
