# The end of a competition: its cup, in the winner's colours.
co-trophy-wins = wins { $title }
co-trophy-cup = The cup in the colours of { $name }
co-trophy-way = The road to the cup
co-trophy-table = Final table
co-trophy-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
co-trophy-keep = Put it in the cabinet
co-trophy-kept = It is in your cabinet
co-trophy-not-kept = This browser does not let the page store anything, so the cabinet stays as it is.
co-trophy-see = See the trophy
