# Zwitsers systeem, dubbele eliminatie, ladder (CO-22 tot CO-24).
co-losers-round = Verliezerskant, ronde { $round }
co-winners-round = Winnaarskant, ronde { $round }
co-winners = Winnaarskant
co-losers = Verliezerskant
co-second-final = Tweede finale
co-second-final-help = Wie zonder nederlaag in de finale komt, moet twee keer verslagen worden.
co-ladder-match = Wedstrijd { $number }
co-ladder-find = Een wedstrijd vinden
co-ladder-help = Daag iemand uit die tot { $reach } plaatsen hoger staat, of zoek een wedstrijd: zodra nog iemand zoekt, begint die. { $most ->
    [one] Iedereen speelt hoogstens één wedstrijd.
   *[other] Iedereen speelt hoogstens { $most } wedstrijden.
}
co-ladder-seek = Wedstrijd zoeken
co-ladder-looking = Zoekt een wedstrijd …
co-ladder-stop = Stop met zoeken
co-ladder-busy = bezig of klaar
co-ladder-challenge = Daag { $name } uit
co-ladder-seeking = Zoeken een wedstrijd: { $names }
co-ladder-open = { $name } heeft { $other } uitgedaagd, die tot { $time } de tijd heeft.
co-ladder-call-off = Intrekken
co-ladder-order = Wie van iemand boven zich wint, neemt diens plaats in.
co-ladder-most = Wedstrijden per deelnemer, hoogstens
co-swiss-rounds = Rondes
co-rounds-usual = 0 voor het gebruikelijke aantal
co-buchholz = Wp.
co-buchholz-help = Wp. zijn de weerstandspunten (Buchholz): de punten van al je tegenstanders. Bij gelijke punten beslissen ze.
co-has-bye = { $name } heeft een vrije ronde.
co-pair-anew = Ronde opnieuw indelen
co-pair-anew-help = Nog niemand is aan ronde { $round } begonnen. Ze wordt opnieuw ingedeeld met de uitslagen en deelnemers van nu.
co-late = Iemand komt later
co-late-help = { $ladder ->
    [yes] Wie later komt, begint op de laagste plaats.
   *[no] Wie later komt, wordt vanaf de volgende ronde ingedeeld, zonder punten voor de gemiste rondes.
}
co-late-name = Naam
co-late-do = Inschrijven
co-did-pair = { $part }: { $by } liet opnieuw indelen.
co-how-ladder = De ladder duurt
co-will-ladder = Loot je vandaag, dan eindigt hij op { $last }.
co-preview-ladder = Eén ladder met hoogstens { $matches } wedstrijden, { $hours } { $unit ->
    [days] dagen
   *[hours] uur
} lang open.
