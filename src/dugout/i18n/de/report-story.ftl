### Ein Spiel in wenigen Zahlen, für die Seite am Ende.

report-story-gain = { $draws ->
    [yes] Verschob das Ergebnis um { $gain } zugunsten seiner Mannschaft.
   *[no] Brachte { $gain } mehr Siegchance.
}
report-story-worth = Tore, die die Schüsse wert waren
    .note = Chancen vor dem Würfeln zusammengezählt
report-story-interceptions = Abgefangene Bälle
    .note = aus Pässen des Gegners
report-story-shots = Schüsse
    .note = auf das andere Tor
report-story-luck = Glück vor dem Tor
    .note = Tore, die die Würfel schenkten oder nahmen
report-story-right = Richtige Tipps
    .note = über alle Runden
report-story-best-round = Beste Runde
    .note = richtige Tipps von dreizehn
report-story-led = Runden vorn
    .note = mit den meisten richtigen Tipps
report-story-goals = Gespielte Tore
    .note = auch die abgepfiffenen
report-story-whistles = Tore abgepfiffen
    .note = mit einer Pfiffkarte
