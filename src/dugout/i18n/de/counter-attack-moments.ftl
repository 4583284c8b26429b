### Was große Momente von Counter Attack bedeuten.

ca-minute-short = { $minute }′
ca-yellow-means = Noch eine, und er fliegt.
ca-red-means = { $name } spielt mit { $men } Mann weiter.
ca-break-extra = Verlängerung
    .text = { $home }–{ $away } nach der zweiten Halbzeit.
    .law = Karten und Verletzungen bleiben. Wer noch wechseln darf, darf wechseln.
    .first = erster Teil, neue Seitenwahl
    .second = Seiten gewechselt
ca-break-penalties = Elfmeterschießen
    .text = Immer noch { $home }–{ $away }.
    .law = Fünf Elfmeter für jeden, danach je einer, bis jemand vorn liegt.
