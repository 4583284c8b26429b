### Was große Momente von Counter Attack bedeuten.

ca-minute-short = { $minute }′
ca-yellow-means = Noch eine, und er fliegt.
ca-red-means = { $name } spielt mit { $men } Mann weiter.
ca-break-extra = Verlängerung
    .text = { $home }:{ $away } nach der zweiten Halbzeit.
    .law = Karten und Verletzungen bleiben. Wer noch wechseln darf, darf wechseln.
    .first = erster Teil, neue Seitenwahl
    .second = Seiten gewechselt
ca-break-penalties = Elfmeterschießen
    .text = Immer noch { $home }:{ $away }.
    .law = Fünf Elfmeter für jeden, danach je einer, bis jemand vorn liegt.
ca-break-half = { $period ->
    [1] Halbzeit
   *[other] Halbzeit der Verlängerung
}
    .text = { $home ->
        [0] { $away ->
            [0] Noch keine Tore.
           *[other] Zwischenstand { $home }:{ $away }.
        }
       *[other] Zwischenstand { $home }:{ $away }.
    }
    .law = Seitenwechsel. Das Feld ist für dich gedreht: Du spielst in dieselbe Richtung wie bisher.
    .law-all = Seitenwechsel: Beide spielen jetzt auf das andere Tor.
    .minutes = noch zu spielen
    .kick-off = hat Anstoß

## What a match will be remembered for

ca-story-late = { $man } entscheidet es in der { $minute }. Minute.
ca-story-level = { $man } gleicht in der { $minute }. Minute aus.
ca-story-behind = Ein Spiel gedreht.
ca-story-many = { $goals ->
    [3] Drei Tore
   *[other] { $goals } Tore
} von { $man }.
ca-goal-deflected = Abgefälscht
