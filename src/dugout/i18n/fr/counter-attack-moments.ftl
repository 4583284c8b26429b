### Ce que veulent dire les grands moments de Counter Attack.

ca-minute-short = { $minute }′
ca-yellow-means = Encore un et il sort.
ca-red-means = { $name } continue à { $men }.
ca-break-extra = Prolongation
    .text = { $home }–{ $away } après la seconde mi-temps.
    .law = Cartons et blessures restent. Les remplaçants qu’il vous reste peuvent entrer.
    .first = première partie, nouveau tirage
    .second = changement de côté
ca-break-penalties = Tirs au but
    .text = Toujours { $home }–{ $away }.
    .law = Cinq tirs chacun, puis un chacun jusqu’à ce qu’une équipe mène.
ca-break-half = { $period ->
    [1] Mi-temps
   *[other] Mi-temps de la prolongation
}
    .text = { $home ->
        [0] { $away ->
            [0] Aucun but pour l’instant.
           *[other] { $home }–{ $away } pour l’instant.
        }
       *[other] { $home }–{ $away } pour l’instant.
    }
    .law = On change de côté. Le terrain est tourné pour vous : vous attaquez dans le même sens qu’avant.
    .law-all = On change de côté : chacun attaque maintenant l’autre but.
    .minutes = à jouer
    .kick-off = donne le coup d’envoi

## What a match will be remembered for

ca-story-late = { $man } fait la différence à la { $minute }e minute.
ca-story-level = { $man } égalise à la { $minute }e minute.
ca-story-behind = Un match renversé.
ca-story-many = { $goals ->
    [3] Trois buts
   *[other] { $goals } buts
} de { $man }.
ca-goal-deflected = Sur une déviation
