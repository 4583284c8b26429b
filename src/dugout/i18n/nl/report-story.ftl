### Een wedstrijd in een paar cijfers, voor de pagina aan het einde.

report-story-gain = { $draws ->
    [yes] Trok het resultaat { $gain } naar zijn ploeg toe.
   *[no] Voegde { $gain } toe aan de winstkans.
}
report-story-worth = Goals die de schoten waard waren
    .note = kansen opgeteld vóór de dobbelstenen
report-story-interceptions = Onderscheppingen
    .note = uit passes van de ander
report-story-shots = Schoten
    .note = op het andere doel
report-story-luck = Geluk voor het doel
    .note = goals die de dobbelstenen gaven of namen
report-story-right = Goed voorspeld
    .note = over alle rondes
report-story-best-round = Beste ronde
    .note = goede voorspellingen van de dertien
report-story-led = Rondes aan kop
    .note = met de meeste goede voorspellingen
report-story-goals = Gespeelde doelpunten
    .note = ook die zijn afgefloten
report-story-whistles = Doelpunten afgefloten
    .note = met een fluitkaart
