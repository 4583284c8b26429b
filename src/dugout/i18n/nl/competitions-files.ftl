### Tabellen van elders, en een tabel voor elders.
co-import = { $what ->
    [entrants] Deelnemers uit een bestand
   *[results] Uitslagen uit een bestand
}
co-import-help = { $what ->
    [entrants] CSV met de kolommen name en team; team mag je weglaten.
   *[results] CSV zoals je die hier downloadt: teams, doelpunten, en strafschoppen in eigen kolommen. Kaarten en blessures voer je apart in.
}
co-import-file = Kies een bestand
co-import-do = Overnemen
co-import-none = { $count ->
    [one] Er is niets overgenomen: één regel klopt niet.
   *[other] Er is niets overgenomen: { $count } regels kloppen niet.
}
co-import-line = Regel { $line }: { $message }
co-imported = { $count ->
    [0] Niets nieuws.
    [one] Eén regel overgenomen.
   *[other] { $count } regels overgenomen.
} { $same ->
    [0] { "" }
    [one] Eén stond er al.
   *[other] { $same } stonden er al.
}
co-embed = Stand voor je site
co-embed-copied = De code voor je site is gekopieerd.
co-embed-look = Alleen de stand

# What is wrong with a line.
refusal-co-csv-long = Een bestand mag hooguit { $most } regels hebben.
refusal-co-csv-columns = De kolommen zijn niet te herkennen. Schrijf ze zo: { $columns }.
refusal-co-csv-empty = Het bestand is leeg.
refusal-co-csv-no-match = Er is geen wedstrijd van { $home } thuis tegen { $away }.
refusal-co-csv-no-team = Niemand heet hier “{ $name }”.
refusal-co-csv-two-teams = Meer dan één deelnemer heet hier “{ $name }”.
refusal-co-csv-date = “{ $text }” is geen datum tot en met vandaag. Schrijf een datum als 2026-11-18.
refusal-co-csv-number = “{ $column }” moet een heel getal zijn.
refusal-co-csv-decided = “{ $text }” is geen manier om een wedstrijd te beslissen. Schrijf: { $known }.
refusal-co-csv-played = { $teams } heeft al een andere uitslag. Verander die onder Organisatie.

# The link of a guest.
co-guest-link = Link
co-guest-send = Link voor { $name } sturen
co-guest-copied = De link voor { $name } is gekopieerd.
co-ical-end = { $title }: einde van { $part }
co-ical-all = { $title } eindigt
