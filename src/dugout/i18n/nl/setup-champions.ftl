### Champions 2020: opties, opstelling, het doel, instellingen, en de stelling als tekst. Geen eerste bord heeft ze nodig.

option-champions-profile = Regels
    .help = Beginners: zonder overtredingen, kaarten, blessures, oprapen, schouderduwen en wissels.
    .full = Alle regels
    .starter = Beginners
option-champions-match = Wedstrijd
    .help = Een vriendschappelijke wedstrijd mag gelijk eindigen; de andere gaan door met verlenging en strafschoppen.
    .friendly = Vriendschappelijk
    .decided = Er moet een winnaar komen
    .competition = Competitie
option-champions-clock = Klok
    .help = Enen: elke 1 die telt, zet de klok zes minuten verder. Worpen: elke worp is een minuut.
    .ones = Enen
    .rolls = Worpen
option-champions-clock_start = Begin van de klok
    .help = Een wedstrijd die later begint, is korter.
    .zero = Aftrap
    .thirty = 30e minuut
    .sixty = 60e minuut
option-champions-ready = Opstellingen staan vast
    .help = Niemand kiest of plaatst spelers vóór de aftrap: beide ploegen spelen 4-4-2.
option-champions-home_absent = Afwezig thuis
    .help = Rugnummers die bij het thuisteam ontbreken.
option-champions-away_absent = Afwezig uit
    .help = Rugnummers die bij het uitspelende team ontbreken.

ch-lineup-title = Kies je elftal
ch-formation = Formatie
ch-lineup-help = Neem een formatie zoals ze is, of tik twee spelers van een linie aan om ze te wisselen. Links is links op jouw veld.
ch-lineup-swap = Tik nu de speler aan die met #{ $shirt } wisselt.
ch-lineup-out = Nr. { $shirt } ontbreekt
ch-lineup-man = #{ $shirt }, { $place ->
    [pitch] speelt
   *[bench] op de bank
}

ch-aim-1 = 1. Gooi, loop en trap.
ch-aim-1-more = Eén speler verbruikt de worp: stappen naar de bal, dan de trap. De stap óp de bal is gratis.
ch-aim-2 = 2. Daarna is de ander.
ch-aim-2-more = Laat de bal dus liggen waar jouw spelers er eerder bij zijn.
ch-aim-3 = 3. De meeste goals wint.
ch-aim-3-more = Schiet voorbij de keeper. Elke gegooide 1 brengt het eindsignaal zes minuten dichterbij.

ch-text-title = De stelling in woorden
ch-text-score = { $home } { $h }, { $away } { $a }, minuut { $minute }.
ch-text-ball = { $held ->
    [0] De bal ligt op { $cell }.
   *[other] Een keeper heeft de bal op { $cell }.
}
ch-text-no-ball = De bal is in de lucht of niet in het spel.
ch-text-man = { $keeper ->
    [0] #{ $shirt } { $cell }
   *[other] keeper #{ $shirt } { $cell }
}{ $yellow ->
    [0] {""}
   *[other] {" "}(geel)
}{ $injured ->
    [0] {""}
   *[other] {" "}(geblesseerd)
}
ch-typed = Typ je zet
ch-typed-label = Zet in notatie
ch-typed-send = Spelen
ch-typed-help = { $count ->
    [0] Schrijf hem zoals in het regelboek.
    [one] Er is één mogelijke zet.
   *[other] Er zijn { $count } mogelijke zetten.
}
ch-settings = Instellingen
ch-speed = Snelheid
ch-speed-name = { $speed ->
    [normal] Normaal
    [fast] Snel
   *[off] Meteen
}
ch-auto = Automatisch spelen als er maar één zet is
ch-auto-help = Zet ook je team neer volgens de opstelling.
ch-odds = Kansen tonen
ch-odds-help = Voordat je schiet. Toets O.
ch-keeper-rarely-help = Anders blijft je keeper aan zijn kant van het doel.
ch-sideways = Aanvallen naar rechts
ch-sideways-help = Op brede schermen. Op een telefoon val je altijd naar boven aan.
