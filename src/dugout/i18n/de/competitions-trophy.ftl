# Das Ende eines Wettbewerbs: der Pokal in den Farben des Siegers.
co-trophy-wins = gewinnt „{ $title }“
co-trophy-cup = Der Pokal in den Farben von { $name }
co-trophy-way = Der Weg zum Pokal
co-trophy-table = Abschlusstabelle
co-trophy-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
co-trophy-keep = Ab in die Vitrine damit
co-trophy-kept = Er steht in deiner Vitrine
co-trophy-not-kept = Dieser Browser lässt die Seite nichts speichern; die Vitrine bleibt, wie sie ist.
co-trophy-see = Zum Pokal
