### Ce que veulent dire les grands moments de Champions 2020.

ch-yellow-means = Encore un et il sort.
ch-red-means = { $you ->
    [yes] Vous continuez à { $men }.
   *[no] { $name } continue à { $men }.
}
ch-break-extra = Prolongation
    .text = { $home }–{ $away } après quatre-vingt-dix minutes. Cinq cases de plus à la montre.
    .rolls = { $home }–{ $away } après quatre-vingt-dix minutes.
    .law = Le prochain but gagne. Pas de nouvel engagement : le jeu continue d’ici.
ch-break-penalties = Tirs au but
    .text = Toujours { $home }–{ $away } après la prolongation.
    .rolls = Toujours { $home }–{ $away } après la prolongation.
    .law = Cinq tirs chacun, puis un chacun jusqu’à ce qu’une équipe mène.
ch-conceded = { $how ->
    [luck] Votre gardien avait { $share } de chances de l'arrêter : pas de chance.
    [poor] Votre gardien n'avait que { $share } de chances de l'arrêter.{ $again ->
        [yes] {""}
       *[no] {" "}Un joueur près de la trajectoire peut s'interposer avant lui.
    }
    [beyond] Aucun gardien ne va la chercher.{ $again ->
        [yes] {""}
       *[no] {" "}Un joueur près de la trajectoire peut s'interposer avant lui.
    }
    [choice] { $again ->
        [yes] Votre gardien n'a pas plongé.
       *[no] La prochaine fois, faites plonger votre gardien : il l'aura peut-être.
    }
   *[none] {""}
}
ch-conceded-next = Le ballon est à vous : votre gardien relance.
