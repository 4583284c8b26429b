### Wat er over Voetbal Toto wordt gezegd voordat iemand het speelt.

game-toto = Voetbal Toto
    .time = 10 tot 20 min per ronde
    .about = Dertien wedstrijden, één geheim formulier, een hand vol doelpunten. Scoor voor je eigen voorspelling en fluit die van de anderen af.
    .brief = Toto
    .line = Dertien uitslagen.
    .short = Eén ronde tegen drie tegenstanders.
    .full = Vijf rondes tegen drie tegenstanders.
