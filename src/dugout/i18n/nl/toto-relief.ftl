### Toto: wanneer je iets gevraagd wordt, wat een doelpunt met je formulier doet, waar het om gaat.

## Wanneer vragen we je iets?

toto-ask-title = Wanneer vragen we je iets?
toto-ask-lead = Over doelpunten van de anderen, zolang je een fluitje hebt.
toto-ask-way = { $way ->
    [stand] Nooit
    [hurts] Alleen als het pijn doet
   *[ask] Altijd
}
toto-ask-means = { $way ->
    [stand] Elk doelpunt telt. Je houdt je fluitje: STOP werkt zolang de ring loopt.
    [hurts] Je krijgt een vraag als een doelpunt een goede rij van jou fout maakt, in het laatste derde van de ronde: daarvoor draaien veel rijen nog om.
   *[ask] STOP of laten staan, bij elk doelpunt.
}
toto-ask-round = Laat deze ronde alles staan
toto-ask-round-on = Deze ronde blijft alles staan: vraag me weer
toto-idle = Je hebt nu geen doelpunt te spelen.
toto-play-out = Speel door tot het eind van de ronde
toto-ask-column = Ik kies mijn kolom zelf
toto-ask-hand = Vraag me of ik mijn kaarten laat zien
toto-ask-stood = Zonder vraag blijven staan
toto-ask-asked = Gevraagd
toto-ask-secret = Niemand merkt het: je antwoord komt even snel, ook zonder vraag.
toto-ask-now = { $way ->
    [hurts] We vragen het alleen als het pijn doet.
   *[ask] We vragen het bij elk doelpunt.
}
toto-ask-less = Je liet er drie op rij staan. Zullen we minder vaak vragen?

## Een doelpunt dat vanzelf blijft staan

toto-strip-scores = { $mine ->
    [yes] Jij scoort
   *[no] { $name } scoort
}
toto-strip-plays = { $mine ->
    [yes] Je speelt een { $card } voor { $team-said }
   *[no] { $name } speelt een { $card } voor { $team-said }
}
toto-strip-goal = { $h }–{ $a }! { $told }.
toto-strip-run = { $count ->
    [one] 1 doelpunt: { $names }
   *[other] { $count } doelpunten: { $names }
}
toto-jump = Naar mijn beurt
toto-strip-yours = Jouw doelpunt. Het telt, tenzij iemand fluit.
toto-strip-effect = { $effect ->
    [right] Je rij is nu goed.
    [safer] Je rij is goed en staat steviger.
    [nearer] Dichter bij wat jij invulde.
    [further] Verder van wat jij invulde.
    [wrong] Je rij is nu fout.
    [lost] Meer dan zes kan niet: deze rij is verloren.
   *[none] Je rij blijft goed.
}
toto-strip-stands = Telt, tenzij je fluit.
toto-hurts = Deze doet pijn

## Wat de vakjes zeggen

toto-lifted-rights = { $count ->
    [0] { $sides ->
        [one] Hij past bij één ploeg. Er wordt geen rij goed.
       *[other] Hij past bij { $sides } ploegen. Er wordt geen rij goed.
    }
    [one] Eén rij wordt er goed mee.
   *[other] { $count } rijen worden er goed mee.
}
toto-effect-row = { $effect ->
    [right] rij { $row } wordt goed
    [safer] rij { $row } staat steviger
   *[nearer] rij { $row } komt dichterbij
}
toto-look = { $look ->
    [right] maakt goed
    [up] steviger of dichterbij
    [hurts] doet pijn
   *[none] maakt niet uit
}

## Waar het om gaat

toto-aim-title = Toto in drie zinnen
toto-aim-1 = 1. Voorspel dertien uitslagen.
toto-aim-1-more = Thuis, uit of gelijk; niemand ziet het.
toto-aim-2 = 2. Maak de doelpunten zelf.
toto-aim-2-more = Een 1 is het eerste doelpunt van een ploeg, een 2 het tweede. Voor elke ploeg: stuur de uitslagen jouw kant op.
toto-aim-3 = 3. De meeste goed wint de pot.
toto-aim-3-more = En STOP: een fluitje keurt een doelpunt af dat jou pijn doet.
toto-aim-close = Laat het bord zien

## Voorlezen

toto-reading-left = { $count ->
    [0] Dat was de laatste
    [one] Nog één
   *[other] Nog { $count }
}
toto-reading-lead = { $count ->
    [you] Jij gaat aan kop met { $best }.
    [one] { $names } gaat aan kop met { $best }.
   *[other] { $names } staan gelijk op { $best }.
}
