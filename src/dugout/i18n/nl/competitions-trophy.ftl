# Het einde van een competitie: de beker, in de kleuren van de winnaar.
co-trophy-wins = wint { $title }
co-trophy-cup = De beker in de kleuren van { $name }
co-trophy-way = De weg naar de beker
co-trophy-table = Eindstand
co-trophy-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
co-trophy-keep = Zet hem in de prijzenkast
co-trophy-kept = Hij staat in je prijzenkast
co-trophy-not-kept = Deze browser laat de pagina niets bewaren; de prijzenkast blijft zoals hij was.
co-trophy-see = Bekijk de beker
