# La fin d'une compétition : la coupe aux couleurs du vainqueur.
co-trophy-wins = remporte « { $title } »
co-trophy-cup = La coupe aux couleurs de { $name }
co-trophy-way = Le parcours
co-trophy-table = Classement final
co-trophy-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
co-trophy-keep = Ranger dans l’armoire à trophées
co-trophy-kept = Elle est dans votre armoire à trophées
co-trophy-not-kept = Ce navigateur ne laisse rien enregistrer à la page ; l’armoire à trophées reste telle quelle.
co-trophy-see = Voir le trophée
