# Système suisse, double élimination, échelle (CO-22 à CO-24).
co-losers-round = Tableau des perdants, tour { $round }
co-winners-round = Tableau des gagnants, tour { $round }
co-winners = Tableau des gagnants
co-losers = Tableau des perdants
co-second-final = Seconde finale
co-second-final-help = Qui arrive en finale sans défaite doit être battu deux fois.
co-ladder-match = Match { $number }
co-ladder-find = Trouver un match
co-ladder-help = Défiez quelqu’un jusqu’à { $reach } places plus haut, ou cherchez un match : dès que quelqu’un d’autre cherche aussi, il commence. { $most ->
    [one] Chacun joue un match au plus.
   *[other] Chacun joue { $most } matchs au plus.
}
co-ladder-seek = Chercher un match
co-ladder-looking = Cherche un match …
co-ladder-stop = Ne plus chercher
co-ladder-busy = en match ou fini
co-ladder-challenge = Défier { $name }
co-ladder-seeking = Cherchent un match : { $names }
co-ladder-open = { $name } a défié { $other }, qui a jusqu’à { $time }.
co-ladder-call-off = Retirer le défi
co-ladder-order = Qui bat quelqu’un de mieux placé prend sa place.
co-ladder-most = Matchs par engagé, au plus
co-swiss-rounds = Rondes
co-rounds-usual = 0 pour le nombre habituel
co-buchholz = Buch.
co-buchholz-help = Buch. est le Buchholz : les points de tous vos adversaires. À égalité de points, il décide.
co-has-bye = { $name } est exempt.
co-pair-anew = Apparier la ronde à nouveau
co-pair-anew-help = Personne n’a encore commencé la ronde { $round }. Elle est appariée à nouveau avec les résultats et les engagés du moment.
co-late = Quelqu’un arrive en retard
co-late-help = { $ladder ->
    [yes] Il commence à la dernière place.
   *[no] Il est apparié à partir de la ronde suivante, sans points pour les rondes manquées.
}
co-late-name = Nom
co-late-do = Engager
co-did-pair = { $part } : { $by } a fait apparier à nouveau.
co-how-ladder = L’échelle dure
co-will-ladder = Avec un tirage aujourd'hui, elle finit le { $last }.
co-preview-ladder = Une échelle de { $matches } matchs au plus, ouverte pendant { $hours } { $unit ->
    [days] jours
   *[hours] heures
}.
