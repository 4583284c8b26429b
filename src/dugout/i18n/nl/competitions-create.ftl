# Een competitie maken in drie stappen: wat, hoe, wie.
co-what = Wat wordt het?
co-step-what = Wat
co-step-what-title = Wat wordt het?
co-step-what-lead = Kies er een: daarmee staat alles goed. In de volgende stap kun je het veranderen.
co-step-how = Hoe
co-step-how-title = Hoe werkt het?
co-step-how-lead = Lees het als een zin. Verander wat in een vakje staat.
co-step-who = Wie
co-step-who-title = Wie speelt er mee?
co-step-who-lead = Typ namen, of laat het aan de link over: tot de loting kan iedereen zich inschrijven.
co-next-how = Verder: hoe het werkt
co-next-who = Verder: wie er speelt
co-back = Terug
co-open-it = Openen
co-nobody-told = Niemand krijgt bericht voordat je hierop drukt.
co-scratch = Helemaal zelf
co-copy = Een eerdere overnemen …
co-template-evening-cup = Beker op vrijdagavond
co-template-evening-cup-help = Eén avond, één winnaar. Knock-out aan echte tafels of op telefoons.
co-template-club-league = Clubcompetitie
co-template-club-league-help = Iedereen tegen iedereen, thuis en uit. Een week per speelronde, met kaarten en blessures die tellen.
co-template-world-cup = Wereldbeker met 32 landen
co-template-world-cup-help = Acht poules van vier, de beste twee gaan door. Computers vullen de vrije plaatsen.
co-template-market-season = Seizoen met schorsingen en transfers
co-template-market-season-help = Een draft, schorsingen, blessures en transfers tussen de speelrondes.
co-template-table-evening = Toto-avond
co-template-table-evening-help = Eén avond aan tafel: formulieren, fluitjes en geld.
co-template-table-league = Toto-competitie
co-template-table-league-help = Vijf avonden, elke week een. Al het geld telt op.
co-template-swiss-night = Zwitserse avond
co-template-swiss-night-help = Iedereen speelt elke ronde, steeds tegen iemand van ongeveer gelijke sterkte. Niemand hoeft vroeg naar huis.
co-template-second-chance = Beker met herkansing
co-template-second-chance-help = Dubbele eliminatie: wie één keer verliest, kan vanaf de verliezerskant nog steeds winnen.
co-template-club-ladder = Clubladder
co-template-club-ladder-help = Vier weken uitdagen: win van iemand boven je en neem zijn plaats in.
co-template-people = { $count } deelnemers
co-how-form = De vorm is
co-how-takes = { $evenings ->
    [true] Een avond duurt
   *[other] Een speelronde duurt
}
co-how-length = Lengte van een speelronde
co-how-days = { $days ->
    [0] een gelijk deel
    [1] één dag
    [3] drie dagen
    [5] vijf dagen
    [7] een week
    [14] twee weken
   *[other] { $days } dagen
}
co-how-ends = en eindigt om
co-how-time = Tijd waarop een speelronde eindigt
co-how-any-time = het maakt niet uit
co-how-day = Dag waarop een speelronde eindigt
co-how-any-day = op elke dag
co-how-on = op { $day }
co-how-within = Vanaf de loting wordt alles gespeeld binnen
co-how-hours = { $hours } uur
co-how-think = Bedenktijd in een wedstrijd:
co-how-decisive = Gelijk na 90 minuten? Golden goal, dan strafschoppen.{ $cup ->
    [yes] {""}
   *[no] {" "}Winst levert 5, 4 of 3 punten op.
}
co-how-level = { $cup ->
    [yes] Staat het gelijk, dan volgt een verlenging, daarna strafschoppen.
   *[no] Winst levert 3 punten op, gelijkspel 1. Een bekerwedstrijd die gelijk staat krijgt een verlenging, dan strafschoppen.
}
co-how-late = Wie niet op tijd klaar is, verliest reglementair met 3–0. Je kunt altijd meer tijd geven.
co-how-carried = Kaarten en blessures tellen door in de volgende wedstrijden.
co-how-market = Tussen de speelrondes is de transfermarkt
co-how-open = open
co-how-closed = dicht
co-all-settings = Alle instellingen
co-if-join = Als er { $count } meedoen
co-figure-days = { $days ->
    [one] speelronde
   *[other] speelrondes
}
co-figure-sessions = { $days ->
    [one] sessie
   *[other] sessies
}
co-figure-rounds = { $days ->
    [one] ronde
   *[other] rondes
}
co-figure-matches = { $matches ->
    [one] wedstrijd
   *[other] wedstrijden
}
co-figure-most = { $matches ->
    [one] wedstrijd hoogstens
   *[other] wedstrijden hoogstens
}
co-figure-last = de laatste dag
co-figure-hours = uur in totaal
co-will-season = { $count } deelnemers spelen { $matches ->
    [one] één wedstrijd
   *[other] { $matches } wedstrijden
} in { $days ->
    [one] één speelronde
   *[other] { $days } speelrondes
}. Loot je vandaag, dan eindigt de eerste op { $first } en de laatste op { $last }.
co-will-sessions = { $count } deelnemers spelen { $days ->
    [one] één sessie
   *[other] { $days } sessies
} aan tafels. Loot je vandaag, dan eindigt de eerste op { $first } en de laatste op { $last }.
co-will-evening = { $count } deelnemers spelen { $matches ->
    [0] aan tafels
    [one] één wedstrijd
   *[other] { $matches } wedstrijden
}. Alles moet { $hours } uur na de loting gespeeld zijn.
co-fixtures = Speelschema
co-fixtures-drawn = Wie welk nummer krijgt wordt geloot, of je zet de lijst zelf op volgorde.
co-number = nr. { $number }
co-play-too = Ik speel zelf mee
co-your-team = Jouw team
co-team-given = Laat leeg, dan krijg je er een
co-so-far = { $count ->
    [0] Nog niemand
    [one] Tot nu toe één
   *[other] Tot nu toe { $count }
}
co-guest = gast
co-names = Namen
co-names-example = Kees
co-names-teams-example = Fatma, Rode Leeuwen
co-names-add = Toevoegen
co-names-help = Eén naam per regel. Gasten hebben geen account nodig: ze spelen op jouw apparaat, via een eigen link of aan een echte tafel.
co-fill-to = Met computers aanvullen tot
co-fill-count = { $count ->
    [0] geen computers
    [one] één computer
   *[other] { $count } computers
}
co-clubs = De Veenpolder, FC Lantaarn, Steenhoven, Nachtploeg, Haagbeuk, De Boomgaard, Heuveltop, De Haven, Rode Leeuwen, Molenlaan, Waterkant, Oud-Leerlingen, Stationsweg, Noorderpoort, Kasteelpark, De Wevers, Sleedoorn, Zoutpolder, Brugzicht, Vossenveld
co-nations = Argentinië, Brazilië, Frankrijk, Duitsland, Spanje, Engeland, Nederland, Portugal, Italië, België, Kroatië, Uruguay, Mexico, Verenigde Staten, Japan, Zuid-Korea, Marokko, Senegal, Nigeria, Ghana, Kameroen, Egypte, Australië, Denemarken, Zweden, Noorwegen, Polen, Zwitserland, Oostenrijk, Colombia, Chili, Peru
co-preview-tables = { $days ->
    [one] { $days } sessie
   *[other] { $days } sessies
} aan tafels van twee tot acht, ongeveer { $hours } { $unit ->
    [days] dagen
    [minutes] minuten
   *[hours] uur
} per sessie.
co-own-names = { $count ->
    [one] { $names } heeft een account met die naam en doet mee via de link van de competitie.
   *[other] { $names } hebben accounts met die namen en doen mee via de link van de competitie.
}
