### Les salles où l’on choisit et échange des joueurs.
co-pick-left = { $count ->
    [one] À vous : plus qu’une carte
   *[other] À vous : encore { $count } cartes
}
co-pick-for = Vous choisissez pour { $name }.
co-pick-now = maintenant
co-pick-again = encore vous
co-pick-time = encore { $time } pour ce choix
co-clock-hours = { $hours } h { $minutes }
co-value = Valeur
co-take = Prendre { $name }
co-choose = Choisir
co-undo = Se raviser
co-took = { $name } l’a pris
co-cards-of = { $count } sur { $size }
co-line = { $line ->
    [defence] Défense
    [midfield] Milieu
    [attack] Attaque
   *[keeper] Gardiens
}
co-need-title = Ce qu’il vous manque
co-need-more = encore { $count }
co-need-enough = { $have }, assez
co-need-hint = { $line ->
    [defence] Votre défense est courte. Le plus utile : { $kinds }.
    [midfield] Votre milieu est court. Le plus utile : { $kinds }.
   *[attack] Votre attaque est courte. Le plus utile : { $kinds }.
}
co-need-him = Il vous le faut : { $line ->
    [defence] votre défense en a
    [midfield] votre milieu en a
   *[attack] votre attaque en a
} { $have } sur { $want }.
co-need-not = { $line ->
    [defence] Votre défense
    [midfield] Votre milieu
   *[attack] Votre attaque
} est au complet avec { $have }.
co-order = À qui le tour
co-order-round = { $rounds ->
    [one] un tour
   *[other] deux tours
}
co-taken = Qui a pris qui ({ $count })
co-taken-line = Série { $batch } : { $name } a pris { $card }.
co-taken-clock = Le temps était écoulé.
co-wishes = Liste de souhaits
co-wishes-help = Vous seul la voyez. Quand votre temps est écoulé, le premier joueur encore libre est pris pour vous.
co-wish-add = Mettre { $name } sur la liste de souhaits
co-wish-remove = Retirer { $name } de la liste de souhaits
co-wish-at = { $name }, souhait { $place } sur { $count }
co-wish-gone = pris
co-wish-rest = la plus haute valeur restante
co-wish-always = Choisir pour moi désormais
co-wish-always-help = Votre liste, puis la plus haute valeur
co-means = { $name } dans votre équipe
co-means-of = moyenne des dix meilleurs
co-window-waits = Listes attendues : { $names }
co-window-left = { $count ->
    [0] Vous avez épuisé vos transferts.
    [one] Vous pouvez encore faire un transfert pendant cette période.
   *[other] Vous pouvez faire { $count } transferts pendant cette période.
}
co-market-closed = Le marché ouvre après chaque journée, sauf la dernière.
co-too-dear = plus que vous n’avez
co-earlier = Plus tôt
co-pool = Sur le marché : { $count }
co-pool-line = Où ils jouent
co-pool-all = Tous
co-pool-more = { $count } de plus
co-release-for = { $name } (valeur { $value }) : prix { $price }
co-list-add = Ajouter à la liste
co-moved = prend { $buy } et libère { $release }
co-moved-none = Personne n’a changé de club.
co-asked = { $buy } pour { $release }
co-list-missing = { $mine ->
    [yes] Votre liste de transferts manque encore.
   *[no] La liste de transferts de { $name } manque encore.
}
co-list-until = Sans liste, personne n'arrive ni ne part après { $time }.
co-list-make = Faire la liste
