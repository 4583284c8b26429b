# Leagues and cups: the pages.
co-page = Competities
co-title = Naam van de competitie
co-format = Vorm
co-format-league1 = Enkele competitie
co-format-league1-help = Iedereen speelt één keer tegen iedereen.
co-format-league2 = Thuis en uit
co-format-league2-help = Iedereen speelt twee keer tegen iedereen.
co-format-cup = Beker
co-format-cup-help = Knock-out, één wedstrijd per ronde.
co-format-cup2 = Beker over twee wedstrijden
co-format-cup2-help = Thuis en uit; bij gelijke stand tellen uitdoelpunten dubbel.
co-format-groups = Poules, daarna beker
co-format-groups-help = Eerst kleine poules; de besten van elke poule gaan door.
co-format-toto_league = Totocompetitie
co-format-toto_league-help = Meerdere avonden, al het geld telt.
co-format-toto_cup = Totobeker
co-format-toto_cup-help = De beste helft van elke tafel gaat door.
co-format-swiss = Zwitsers systeem
co-format-swiss-help = Niemand valt af: elke ronde tref je iemand met ongeveer evenveel punten.
co-format-double = Dubbele eliminatie
co-format-double-help = Twee nederlagen en je ligt eruit: wie verliest, speelt verder aan een eigen kant.
co-format-ladder = Ladder
co-format-ladder-help = Daag iemand boven je uit of zoek een wedstrijd; wie wint, neemt de plaats in.
co-groups = Poules
co-sessions = Avonden
co-calendar = Kalender
co-season = Seizoen
co-marathon = Marathon
co-days = Dagen in totaal
co-hours = Uren in totaal
co-market = Transfermarkt
co-public = Openbaar
co-public-help = Staat in de lijst; iedereen kan meekijken en meedoen.
co-create = Maken
co-mine = Jouw competities en bekers
co-others = Openbare competities en bekers
co-none = Je doet nog niet mee aan een competitie.
co-none-public = Er zijn nu geen openbare competities.
co-entrants = { $count ->
    [one] 1 deelnemer
   *[other] { $count } deelnemers
}
co-entrants-title = Deelnemers
co-phase-OPEN = open
co-phase-SQUADS = selectie kiezen
co-phase-RUNNING = bezig
co-phase-WINDOW = transferperiode
co-phase-FINISHED = afgelopen
co-missing = Competitie niet gevonden
co-missing-text = Misschien is de link niet volledig.
co-share = Link kopiëren
co-copied = Link gekopieerd.
co-print = Afdrukken
co-next = Jouw volgende wedstrijd
co-play = Spelen
co-look = Bekijken
co-ready = Ik ben klaar
co-ready-later = Klaar zodra het kan beginnen
co-unready = Toch niet klaar
co-ready-waiting = { $others ->
    [one] Wachten op je tegenstander
   *[other] Wachten op de anderen
}
co-ready-opens = { $others ->
    [one] Je bent klaar. De wedstrijd gaat hier open zodra je tegenstander dat ook is.
   *[other] Je bent klaar. De wedstrijd gaat hier open zodra de anderen dat ook zijn.
}
co-elsewhere = { $match } is nog bezig.
co-ready-after = Je bent klaar. Je wedstrijd gaat hier open zodra die is afgelopen.
co-gone =
    { $count ->
        [one] 1 deelnemer heeft zijn account verwijderd en is teruggetrokken.
       *[other] { $count } deelnemers hebben hun account verwijderd en zijn teruggetrokken.
    }
co-plays-on = { $count ->
    [one] Eén speler heeft zich teruggetrokken. Een computer speelt deze avond in zijn plaats verder.
   *[other] { $count } spelers hebben zich teruggetrokken. Een computer speelt deze avond in hun plaats verder.
}
co-nobody = Er doet nog niemand mee.
co-computer = computer, { $level }
co-remove = Verwijderen
co-preview = { $days ->
    [one] { $days } speelronde
   *[other] { $days } speelrondes
}, { $matches ->
    [one] { $matches } wedstrijd
   *[other] { $matches } wedstrijden
}, ongeveer { $hours } { $unit ->
    [days] dagen
    [minutes] minuten
   *[hours] uur
} per speelronde.
co-enter = Meedoen
co-entered = Je doet mee
co-leave = Afmelden
co-join = Meedoen
co-fill = Aanvullen met computers
co-level = Niveau
co-level-all = om de beurt
co-level-plain = in elk spel dezelfde namen
co-count = Hoeveel
co-add-computers = Toevoegen
co-start = Inschrijving sluiten en loten
co-not-enough = Deze vorm vraagt { $low } tot { $high } deelnemers.
co-draft = Spelers kiezen
co-pick-theirs = { $name } kiest
co-batch = serie { $batch } van 8
co-tab-schedule = Wedstrijden
co-tab-table = Stand
co-tab-bracket = Schema
co-tab-squads = Selecties
co-tab-market = Markt
co-tab-stats = Statistieken
co-table = Stand
co-group = Poule { $group }
co-entrant = Deelnemer
co-played = gespeeld
co-played-short = GS
co-won = gewonnen
co-won-short = W
co-drawn = gelijk
co-drawn-short = G
co-lost = verloren
co-lost-short = V
co-goals = Doelpunten
co-difference = doelsaldo
co-points = punten
co-points-short = Pt
co-form = Vorm
co-form-W = gewonnen
co-form-D = gelijk
co-form-L = verloren
co-form-W-short = W
co-form-D-short = G
co-form-L-short = V
co-up = { $places } omhoog
co-down = { $places } omlaag
co-right = Goed
co-leads = Leider
co-money = Geld
co-bracket = Schema
co-tie = { $home } tegen { $away }
co-final = Finale
co-semi = Halve finales
co-quarter = Kwartfinales
co-round = Ronde { $round }
co-third = Wedstrijd om de derde plaats
co-bye = vrije ronde
co-matchday = Speelronde { $day }
co-session = Avond { $number }
co-until = tot { $time }
co-forfeit = reglementair
co-given-up = opgegeven bij { $home }–{ $away }
co-unplayed = niet gespeeld
co-void = geschrapt
co-shirt = Nr. { $number }
co-out = uitgevallen
co-suspended = geschorst: { $matches }
co-hurt = geblesseerd: { $matches }
co-watched = kaartgevoelig: { $matches }
co-prone = blessuregevoelig: { $matches }
co-yellows = gele kaarten: { $cards }
co-all-fit = Iedereen is beschikbaar.
co-squad = Selectie van { $count }
co-balance = { $credits } krediet
co-keeper = keeper
co-window = Transferperiode na speelronde { $day }
co-window-help = Je hebt { $credits } krediet. Lever een geheime lijst in van hoogstens { $most } verzoeken, het liefste eerst.
co-list-in = Je lijst is binnen
co-buy = Kopen
co-release = Laten gaan
co-request = { $buy } voor { $release }, prijs { $price }
co-hand-in = Lijst inleveren
co-hand-in-none = Deze keer geen transfers
co-transfers = Transfers tot nu toe
co-clean = Nul tegen
co-absent = Afwezig
co-results-csv = Uitslagen (CSV)
co-entrants-csv = Deelnemers (CSV)
co-standings-csv = Stand (CSV)
co-json = Alles (JSON)
co-ics = Kalender (iCal)
co-withdraw = Terugtrekken uit de competitie
co-withdraw-sure = Wil je je echt terugtrekken?

# Wie er niet bij is, en waarom.
co-computer-mark = computer, { $level }
co-back-to = Terug naar { $title }
co-out-count = { $count ->
    [one] 1 speler ontbreekt
   *[other] { $count } spelers ontbreken
}
co-out-title = Niet beschikbaar voor deze wedstrijd
co-out-suspended = { $matches ->
    [one] geschorst voor deze wedstrijd
   *[other] geschorst voor { $matches } wedstrijden, deze meegerekend
}
co-out-hurt = { $matches ->
    [one] geblesseerd voor deze wedstrijd
   *[other] geblesseerd voor { $matches } wedstrijden, deze meegerekend
}
co-out-called-up = toch opgeroepen: er zijn te weinig spelers over
co-misses-suspended = { $matches ->
    [one] geschorst voor de volgende wedstrijd
   *[other] geschorst voor de volgende { $matches } wedstrijden
}
co-misses-hurt = { $matches ->
    [one] geblesseerd voor de volgende wedstrijd
   *[other] geblesseerd voor de volgende { $matches } wedstrijden
}
co-why = { $code ->
    [Y] gele kaart tegen { $against }
    [YY] tweede gele kaart tegen { $against }
    [R] rode kaart tegen { $against }
    [YR] gele en rode kaart tegen { $against }
    [hurt] geblesseerd tegen { $against }
    [twice] twee keer geblesseerd tegen { $against }
   *[none] overgenomen uit de vorige competitie
}

# Statistieken.
co-scorers = Topscorers
co-no-scorers = Nog niemand heeft gescoord.
co-scorer = Speler
co-team-of = Team
co-cards = Kaarten
co-no-cards = Nog niemand heeft een kaart gekregen.
co-yellow = Geel
co-red = Rood
co-teams = Teams
co-against = Tegen
co-evenings = Avonden
co-tables-won = Gewonnen tafels
co-best = Beste avond
co-lists = Lijsten van gesloten transferperiodes
co-live = live
co-lot = lot { $lot }

# Opzetten.
co-title-default-league = { $game }-competitie
co-title-default-cup = { $game }-beker
co-name-first = Vul eerst je naam in: die staat bij de competitie.
co-combined-two = Kies competities in minstens twee spellen.
co-add-full = Je lijst is vol.

# The organiser corrects a report.
co-correct = Corrigeren
co-after-90 = Na 90 minuten
co-decided = Beslist
co-decided-how = { $how ->
    [by-ET] in de verlenging
    [by-PEN] na strafschoppen
    [by-FORFEIT] reglementair
   *[by-90] in 90 minuten
}
co-after-extra = Eindstand
co-after-pens = Strafschoppen
co-code = Code
co-code-name = { $code ->
    [is-Y] gele kaart
    [is-2Y] tweede gele kaart
    [is-R] rode kaart
    [is-YR] gele en rode kaart
    [is-2] twee keer geblesseerd
   *[is-1] geblesseerd
}

# Het volgende seizoen, en het gecombineerde kampioenschap.
co-again = Volgend seizoen
co-inherit = Schorsingen en blessures
co-inherit-none = Iedereen begint met een schone lei
co-inherit-from = Overgenomen uit “{ $title }”
co-inherit-help = Wie nog wedstrijden moet missen, mist ze hier. Gele kaarten en gevoeligheden beginnen weer op nul.
co-before = Neemt schorsingen en blessures over uit “{ $title }”
co-combined = Gecombineerd kampioenschap
co-combined-all = Gecombineerde kampioenschappen
co-combined-lead = Dezelfde spelers in twee of drie spellen: elke plaats levert punten op, en het totaal beslist.
co-combined-none = Daarvoor moet je eerst zelf competities in twee verschillende spellen organiseren.
co-combined-without = zonder dit spel
co-combine = Combineren
co-combined-counts = Telt mee voor “{ $title }”
co-combined-so-far = De stand tot nu toe, na { $done } van de { $all } competities.
co-combined-waiting = De stand begint zodra een competitie de inschrijving heeft gesloten.
co-combined-strangers = Niet iedereen speelt in elke competitie: { $names }. Daarom is er geen stand.
co-combined-wins = { $name } wint het kampioenschap!
co-th = { $place }e
co-combined-place = { co-th }
co-combined-csv = Stand (CSV)
co-combined-remove = Kampioenschap verwijderen
co-combined-remove-sure = Dit kampioenschap verwijderen? De competities blijven bestaan.
co-split = in 90 minuten · in de verlenging · na strafschoppen
co-fair = fairplaypunten (minder is beter)
co-fair-short = FP
co-more = Meer opties
co-qualify = Per poule gaan door
co-group-twice = Poules uit en thuis
co-two-legs = Knock-out over twee wedstrijden
co-neutral = Finale op neutraal terrein
co-home-bonus = Thuisvoordeel
co-home-bonus-help = Het thuisteam krijgt zes extra punten voor zijn spelers.
co-combined-title = Naam van het kampioenschap
co-how-gg = golden goal
co-how-aet = verlenging
co-how-pens = strafschoppen { $home }–{ $away }
co-seeding = Geplaatst in deze volgorde
co-seeding-help = De eerste van de lijst is als eerste geplaatst. Anders wordt de volgorde geloot.

error-no-competition = Deze competitie bestaat niet.
error-not-organiser = Dat mag alleen de organisator.
