### Ce que veulent dire les grands moments de Champions 2020.

ch-yellow-means = Encore un et il sort.
ch-red-means = { $you ->
    [yes] Vous continuez à { $men }.
   *[no] { $name } continue à { $men }.
}
ch-break-extra = Prolongation
    .text = { $home }–{ $away } après quatre-vingt-dix minutes. Cinq cases de plus à l’horloge.
    .rolls = { $home }–{ $away } après quatre-vingt-dix minutes.
    .law = Le prochain but gagne. Pas de nouvel engagement : le jeu continue d’ici.
ch-break-penalties = Tirs au but
    .text = Toujours { $home }–{ $away } après la prolongation.
    .rolls = Toujours { $home }–{ $away } après la prolongation.
    .law = Cinq tirs chacun, puis un chacun jusqu’à ce qu’une équipe mène.
