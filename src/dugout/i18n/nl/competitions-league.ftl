### Een competitie die loopt: delen van de kalender, wat er volgt, wat er gedaan is.
co-leg = { $round }, wedstrijd { $leg }
co-draw-title = { $count ->
    [0] Er heeft zich nog niemand ingeschreven
    [one] 1 deelnemer staat op de lijst
   *[other] { $count } deelnemers staan op de lijst
}
co-play-along = Zelf meespelen
co-type-score = Vul de stand in, dan lees je hier wat daaruit volgt.
co-follows-pair = { $round }: { $kind ->
    [new] { $match }.
    [other] { $match } in plaats van { $old }.
   *[open] { $old } vervalt; wie er speelt, is weer open.
}
co-follows-winner = { $round }: { $kind ->
    [new] { $name } gaat door.
    [other] { $name } gaat door in plaats van { $old }.
   *[open] het is weer open wie er doorgaat.
}
co-follows-champion = { $name } wint en alles is afgelopen: daarna is geen uitslag meer te herzien.
co-fixed = { $why ->
    [finished] Staat vast: de competitie is afgelopen.
    [played-on] Staat vast: { $name } is aan de volgende wedstrijd begonnen.
    [traded] Staat vast: de transfers erna zijn gedaan.
   *[knock-out] Staat vast: de knock-outfase is begonnen.
}
co-done = { $act ->
    [pair] De ronde is opnieuw ingedeeld.
    [enter] De uitslag staat erin.
    [confirm] De uitslag telt. De coaches krijgen bericht.
    [reject] Afgewezen. De coaches krijgen bericht en voeren opnieuw in.
    [overturn] De uitslag is herzien.
    [award] De reglementaire uitslag staat vast.
    [extend] Er is nu meer tijd.
    [withdraw] De deelnemer is teruggetrokken.
    [replace] De deelnemer is vervangen.
   *[other] Gedaan.
}

# De rest van de organisatie: data, stilleggen, de naam, wie het leidt, het archief, het einde.
co-desk-tab-results = Uitslagen
co-desk-tab-entrants = Deelnemers
co-desk-tab-calendar = Kalender
co-desk-tab-settings = Instellingen
co-extend-until = Tot …
co-extend-later = Kies een moment na het huidige einde.
co-date = Geef een wedstrijd een eigen datum
co-date-which = Wedstrijd
co-date-when = Datum en tijd
co-break = Een pauze plannen
co-break-help = Op deze dagen loopt geen termijn af. Wat dan of later zou eindigen, eindigt zoveel dagen later; spelen mag intussen gewoon.
co-break-first = Eerste vrije dag
co-break-last = Laatste vrije dag
co-break-missing = Kies de eerste en de laatste vrije dag.
co-break-late = Daarna eindigt geen speelronde meer. Kies eerdere dagen.
co-pause = Alles stilleggen
co-pause-help = Tot je de competitie hervat, verstrijkt geen deadline en begint geen wedstrijd. Wat bezig is, mag worden uitgespeeld.
co-paused = Stilgelegd.
co-paused-text = Er verstrijkt geen deadline en er begint geen wedstrijd tot het verdergaat.
co-resume = Hervatten
co-runs-guest = Alleen dit apparaat weet dat jij dit leidt.
co-runs-keep = Bewaar je naam
co-stats-forfeit = Een reglementaire uitslag telt hier mee met zijn doelpunten, maar niet als wedstrijd zonder tegendoelpunt.
co-clock-title = Bedenktijd
co-clock-help = Dit geldt voor wedstrijden die nog niet begonnen zijn; een wedstrijd houdt de tijd waarmee hij begon.
co-clock-do = Bedenktijd veranderen
co-name-look = Naam en beschrijving
co-about = Waar het om gaat
co-save-name = Opslaan
co-archive = In het archief zetten
co-unarchive = Uit het archief halen
co-archive-help = In het archief staat de competitie apart in de lijst. Verder verandert er niets.
co-is-archived = In het archief.
co-archived = Archief
co-runs = Wie het leidt
co-fixed-title = Hoe er gespeeld wordt
co-fixed-help = Ligt vast sinds het begin. Andere regels? Maak een nieuwe: ‘Een eerdere overnemen’ neemt dit alles mee.
co-fixed-private = Besloten: wie de link heeft, kan kijken en meedoen.
co-fixed-private-drawn = Besloten: wie de link heeft, kan kijken.
co-runs-help = Een helper mag alles wat jij mag, behalve helpers kiezen, overdragen, voortijdig beëindigen en verwijderen.
co-helps = helpt je
co-next-missing = Niet beschikbaar: { $men }.
co-rights-all = alles
co-rights-limited = alleen uitslagen en datums
co-rights-of = Wat { $name } mag
co-share-with = Helper maken
co-unshare = Geen helper meer
co-offer = Overdragen
co-offer-back = Aanbod intrekken
co-offered = is gevraagd om over te nemen
co-nobody-helps = Er doet nog niemand mee met een eigen account.
co-offered-you = Je mag het overnemen.
co-offered-text = De organisator wil deze competitie aan jou overdragen. Je blijft meespelen.
co-accept = Overnemen
co-decline = Nee, dank je
co-delete = Verwijderen
co-delete-help = { $count ->
    [0] Stand, kalender en logboek verdwijnen voor iedereen. Nog 30 dagen kun je alles terughalen.
    [one] Stand, kalender en logboek verdwijnen voor iedereen. De wedstrijd blijft bij wie haar speelde. Nog 30 dagen kun je alles terughalen.
   *[other] Stand, kalender en logboek verdwijnen voor iedereen. De { $count } wedstrijden blijven bij wie ze speelde. Nog 30 dagen kun je alles terughalen.
}
co-delete-type = Typ de naam om zeker te zijn
co-deleted = Verwijderd. Alleen jij ziet dit nog, en tot { $time } kun je het terughalen.
co-restore = Terughalen
co-restored = Het was per ongeluk verwijderd.
co-take-back = Terugdraaien
co-did-pause = { $by } legde alles stil.
co-did-resume = { $by } hervatte de competitie; alles eindigt { $hours ->
    [0] minder dan een uur
   *[other] { $hours } { $unit ->
            [days] dagen
           *[hours] uur
        }
} later.
co-did-date = { $dated ->
    [yes] { $by } gaf { $match } een eigen datum: { $time }.
   *[no] { $by } trok de datum van { $match } in.
}
co-did-clock = { $by } veranderde de bedenktijd van komende wedstrijden: { $pace }.
co-did-rename = { $by } veranderde “{ $before }” in “{ $after }”.
co-did-archive = { $on ->
    [yes] { $by } zette het in het archief.
   *[no] { $by } haalde het uit het archief.
}
co-did-delete = { $on ->
    [yes] { $by } verwijderde het.
   *[no] { $by } haalde het terug.
}
co-did-share = { $on ->
    [yes] { $self ->
        [yes] { $name } heeft de uitnodiging aangenomen en helpt mee{ $after ->
            [limited] {" "}met uitslagen en data.
           *[all] .
        }
       *[no] { $after ->
            [limited] { $name } helpt { $by } met uitslagen en datums.
           *[all] { $name } helpt { $by }.
        }
    }
   *[no] { $name } helpt { $by } niet meer.
}
co-did-offer = { $by } vroeg { $name } om het over te nemen.
co-did-accept = { $on ->
    [yes] { $name } leidt het nu.
   *[no] { $name } wilde het niet overnemen.
}
co-phase-deleted = verwijderd
co-preview-cup = { $days ->
    [one] { $days } ronde
   *[other] { $days } rondes
}, { $matches ->
    [one] { $matches } wedstrijd
   *[other] { $matches } wedstrijden
}, ongeveer { $hours } { $unit ->
    [days] dagen
    [minutes] minuten
   *[hours] uur
} per ronde.

# De openingspagina van een competitie.
co-tab-home = Overzicht
co-race = De strijd om de titel
co-race-help = { $kind ->
    [money] Winst of verlies na elke avond; tik op een naam om die te volgen.
   *[points] Punten na elke speelronde; tik op een team om het te volgen.
}
co-race-table = Als tabel
co-news = Nieuws
co-news-none = Er is nog niets gebeurd.
co-news-ban = { $name }, { $man }: mist { $count ->
    [one] één wedstrijd
   *[other] { $count } wedstrijden
}, { $code ->
    [Y] gele kaart
    [YY] tweede gele kaart
    [R] rode kaart
   *[YR] gele en rode kaart
}.
co-news-injury = { $name }, { $man }: { $count ->
    [one] één wedstrijd
   *[other] { $count } wedstrijden
} geblesseerd.
co-news-transfer = { $name } koopt { $man } en laat { $out } gaan, voor { $count ->
    [one] 1 credit
   *[other] { $count } credits
}.
co-news-champion = { $name } wint de competitie.
co-news-streak = { $what ->
    [won] { $name } won { $count } keer op rij.
    [lost] { $name } verloor { $count } keer op rij.
   *[unbeaten] { $name } is { $count } wedstrijden ongeslagen.
}
co-report = Verslag
co-all-fixtures = Alle wedstrijden
co-team-place = { co-th }, { $kind ->
    [money] geld { $money }
   *[points] { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
}
co-team-matches = Wedstrijden
co-legend-split = Onder gewonnen en verloren: in 90 minuten · verlenging · strafschoppen
co-legend-won = gewonnen, punten
co-legend-drawn = gelijk
co-legend-lost = verloren
co-legend-money = Geld: hoeveel meer of minder dan iedereen van de bank kreeg.

# The home page.
co-due = Te spelen in je competities
co-is-ready = { $names } { $count ->
    [one] is klaar
   *[other] zijn klaar
}
