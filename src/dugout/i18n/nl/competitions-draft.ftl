### De kamers waar spelers worden gekozen en verhandeld.
co-pick-left = { $count ->
    [one] Jij kiest: nog één kaart
   *[other] Jij kiest: nog { $count } kaarten
}
co-pick-for = Je kiest nu namens { $name }.
co-pick-now = nu
co-pick-again = nog eens jij
co-pick-time = nog { $time } voor deze keuze
co-clock-hours = { $hours }u { $minutes }
co-value = Waarde
co-take = Neem { $name }
co-choose = Kiezen
co-undo = Toch niet
co-took = { $name } nam hem
co-cards-of = { $count } van { $size }
co-line = { $line ->
    [defence] Verdediging
    [midfield] Middenveld
    [attack] Aanval
   *[keeper] Keepers
}
co-need-title = Wat je nog mist
co-need-more = nog { $count }
co-need-enough = { $have }, genoeg
co-need-hint = { $line ->
    [defence] Achterin kom je mensen tekort. Daar helpt vooral: { $kinds }.
    [midfield] Op het middenveld kom je mensen tekort. Daar helpt vooral: { $kinds }.
   *[attack] Voorin kom je mensen tekort. Daar helpt vooral: { $kinds }.
}
co-need-him = Hem kun je gebruiken: { $line ->
    [defence] achterin heb je er
    [midfield] op het middenveld heb je er
   *[attack] voorin heb je er
} { $have } van de { $want }.
co-need-not = { $line ->
    [defence] Achterin
    [midfield] Op het middenveld
   *[attack] Voorin
} heb je er met { $have } genoeg.
co-order = Wie kiest
co-order-round = { $rounds ->
    [one] één ronde
   *[other] twee rondes
}
co-taken = Wie nam wie ({ $count })
co-taken-line = Serie { $batch }: { $name } nam { $card }.
co-taken-clock = De tijd was om.
co-wishes = Verlanglijst
co-wishes-help = Alleen jij ziet hem. Is je tijd om, dan wordt de bovenste speler die er nog is voor je genomen.
co-wish-add = { $name } op de verlanglijst zetten
co-wish-remove = { $name } van de verlanglijst halen
co-wish-at = { $name }, wens { $place } van { $count }
co-wish-gone = weg
co-wish-rest = de hoogste waarde die over is
co-wish-always = Kies voortaan voor mij
co-wish-always-help = Eerst je verlanglijst, dan de hoogste waarde
co-means = { $name } in je elftal
co-means-of = gemiddelde van de beste tien
co-window-waits = Nog geen lijst van: { $names }
co-window-left = { $count ->
    [0] Je transfers zijn op.
    [one] Je mag in deze periode nog één transfer doen.
   *[other] Je mag in deze periode { $count } transfers doen.
}
co-market-closed = De markt gaat open na elke speelronde, behalve de laatste.
co-too-dear = meer dan je hebt
co-earlier = Eerder
co-pool = Op de markt: { $count }
co-pool-line = Waar ze spelen
co-pool-all = Allemaal
co-pool-more = nog { $count }
co-release-for = { $name } (waarde { $value }): prijs { $price }
co-list-add = Op de lijst zetten
co-moved = haalt { $buy } en laat { $release } gaan
co-moved-none = Niemand wisselde van club.
co-asked = { $buy } voor { $release }
co-list-missing = { $mine ->
    [yes] Jouw transferlijst ontbreekt nog.
   *[no] De transferlijst van { $name } ontbreekt nog.
}
co-list-until = Zonder lijst komt of gaat er na { $time } niemand.
co-list-make = Lijst maken
