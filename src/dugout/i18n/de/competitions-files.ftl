### Tabellen von anderswo, und eine für anderswo.
co-import = { $what ->
    [entrants] Teilnehmer aus einer Datei
   *[results] Ergebnisse aus einer Datei
}
co-import-help = { $what ->
    [entrants] CSV mit den Spalten name und team; team darf fehlen.
   *[results] CSV, wie du sie hier herunterlädst: Teams, Tore, und Elfmeter in eigenen Spalten. Karten und Verletzungen trägst du einzeln ein.
}
co-import-file = Datei wählen
co-import-do = Übernehmen
co-import-none = { $count ->
    [one] Nichts wurde übernommen: Eine Zeile stimmt nicht.
   *[other] Nichts wurde übernommen: { $count } Zeilen stimmen nicht.
}
co-import-line = Zeile { $line }: { $message }
co-imported = { $count ->
    [0] Nichts Neues.
    [one] Eine Zeile übernommen.
   *[other] { $count } Zeilen übernommen.
} { $same ->
    [0] { "" }
    [one] Eine stand schon da.
   *[other] { $same } standen schon da.
}
co-embed = Tabelle für deine Website
co-embed-copied = Der Code für deine Website ist kopiert.
co-embed-look = Nur die Tabelle

# What is wrong with a line.
refusal-co-csv-long = Eine Datei darf höchstens { $most } Zeilen haben.
refusal-co-csv-columns = Die Spalten sind nicht zu erkennen. Schreib sie so: { $columns }.
refusal-co-csv-empty = Die Datei ist leer.
refusal-co-csv-no-match = { $home } hat kein Heimspiel gegen { $away }.
refusal-co-csv-no-team = Niemand heißt hier „{ $name }“.
refusal-co-csv-two-teams = „{ $name }“ heißt hier mehr als ein Teilnehmer.
refusal-co-csv-date = „{ $text }“ ist kein Datum bis heute. Schreib ein Datum so: 2026-11-18.
refusal-co-csv-number = „{ $column }“ muss eine ganze Zahl sein.
refusal-co-csv-decided = „{ $text }“ ist keine Art, wie ein Spiel entschieden wird. Schreib: { $known }.
refusal-co-csv-played = { $teams } hat schon ein anderes Ergebnis. Ändere es in der Spielleitung.

# The link of a guest.
co-guest-link = Link
co-guest-send = Link für { $name } senden
co-guest-copied = Der Link für { $name } ist kopiert.
co-ical-end = { $title }: { $part } endet
co-ical-all = { $title } endet
