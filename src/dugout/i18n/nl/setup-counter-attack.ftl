### Counter Attack: de scenario's. $a en $b zijn de namen van wie de twee kanten spelen; kant a speelt thuis.
### `.aim-a` en `.aim-b` lezen beide kanten, dus ze spreken niemand aan; de titels zijn die van de optie.

# The reader's side in these sentences, which speak of others; it begins some of them, and then has its capital.
scenario-own-side = je team
scenario-counter-attack-SC-1 =
    .score = 0–2
    .lasts = 30 min
    .about = Minuut 60: { $a } staat met 0–2 achter, maar { $b } heeft na twee rode kaarten nog negen man over. Als de opstellingen er zijn, wordt geloot welke twee veldspelers van { $b } eraf moeten. Dan stelt { $b } zich naar keuze op, daarna { $a }, en { $a } begint met een doeltrap.
    .aim-a = De wedstrijd omdraaien met elf tegen negen: twee doelpunten leveren een gelijkspel op, drie de winst.
    .aim-b = Met negen man een voorsprong van twee vasthouden.
    .end = Tot minuut 90. De stand begint bij 0–2; gelijk is een gelijkspel.
scenario-counter-attack-SC-2 =
    .score = 1–0
    .lasts = 45 min
    .about = Rust in de return: { $a } staat thuis met 1–0 voor, en de heenwedstrijd bij { $b } eindigde in 0–0. Jullie spelen alleen de tweede helft, elf tegen elf; de toss beslist wie aftrapt.
    .aim-a = Tot het einde voor blijven: een gelijke stand is niet genoeg.
    .aim-b = Gelijkmaken: bij 1–1 of hoger beslissen de uitdoelpunten.
    .end = Tot minuut 90. Wie over twee wedstrijden meer doelpunten heeft, gaat door; is dat gelijk, dan { $b }, op uitdoelpunten.
scenario-counter-attack-SC-3 =
    .score = 0–0
    .lasts = 2 × 30 min
    .about = { $a } valt aan met zeven veldspelers en zonder keeper, { $b } verdedigt met vijf veldspelers en een keeper. Jullie kiezen ze om de beurt uit twintig open kaarten, { $a } eerst; { $b } kiest ook een keeper. { $a } trapt af, en opnieuw na elk doelpunt en telkens als de bal is weggewerkt.
    .aim-a = Zoveel mogelijk scoren in 30 minuten.
    .aim-b = De bal over de middenlijn krijgen, met een loop, een trap of een kopbal: dan is hij weggewerkt en is de aanval voorbij. De verdediging kan niet scoren.
    .end = Na 30 minuten wisselen jullie van rol en spelen jullie nog eens 30 minuten. Wie het meest scoort, wint; gelijk is een gelijkspel.
    .about-second = De rollen zijn omgedraaid: nu valt { $a } aan met zeven veldspelers en zonder keeper, { $b } verdedigt met vijf veldspelers en een keeper. Jullie kiezen ze opnieuw uit twintig open kaarten, { $a } eerst; { $b } kiest ook een keeper. In de eerste aanval maakte { $b } { $goals-b ->
        [one] één doelpunt
       *[other] { $goals-b } doelpunten
    }.
    .aim-a-second = In 30 minuten vaker scoren dan { $b }.
    .end-second = Na deze 30 minuten is het afgelopen. Wie het meest scoort, wint; gelijk is een gelijkspel.
scenario-counter-attack-SC-4 =
    .score = 0–0
    .lasts = 2 × 60 min
    .about = Sterren tegen een kroegteam: { $a } heeft de beste keeper en de vijftien beste spelers van de stapel, { $b } de slechtste. Jullie spelen 60 minuten zonder rust, wisselen van team en spelen nog eens 60 minuten.
    .aim-a = Ruim winnen met de sterren: na de wissel moet het kroegteam die voorsprong verdedigen.
    .aim-b = De schade beperken, en scoren: elk doelpunt van het kroegteam telt als uitdoelpunt.
    .end = Na beide wedstrijden worden de doelpunten opgeteld. Is het dan gelijk, dan beslissen de doelpunten met het kroegteam, daarna verlenging en strafschoppen.
    .about-second = De teams zijn gewisseld: nu heeft { $a } de sterren en { $b } het kroegteam, nog eens 60 minuten zonder rust. De heenwedstrijd tussen { $a } en { $b } eindigde in { $goals-a }–{ $goals-b }.
    .aim-a-second = Ruim genoeg winnen met de sterren om over beide wedstrijden voor te staan.
    .end-second = Na deze 60 minuten worden de doelpunten van beide wedstrijden opgeteld. Is het dan gelijk, dan beslissen de doelpunten met het kroegteam, daarna verlenging en strafschoppen.
scenario-counter-attack-own =
    .about = Je eigen scenario: { $a } speelt met { $players-a } spelers, { $b } met { $players-b }, { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    } lang.
    .about-second = Je eigen scenario, met omgedraaide rollen: nu speelt { $a } met { $players-a } spelers, { $b } met { $players-b }, { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    } lang. De heenwedstrijd tussen { $a } en { $b } eindigde in { $goals-a }–{ $goals-b }.

scenario-your-aim = Jouw doel
scenario-aim-of = Doel van { $name }
scenario-reached = { $how ->
    [won] Doel gehaald: { $aim }
    [drawn] Gelijkspel, doel half gehaald: { $aim }
   *[lost] Doel niet gehaald: { $aim }
}
scenario-end = Hoe het eindigt
scenario-show = Over dit scenario
scenario-name = Scenario: { $title }

## Instellingen

option-counter-attack-rules = Regels
    .help = De basisregels, alle geavanceerde regels, een rustig begin, of je eigen mix van geavanceerde regels.
    .core = Basis
    .advanced = Geavanceerd
    .learning = Leren
    .custom = Eigen mix
option-counter-attack-squads = Selecties
    .help = Kies om de beurt spelers, speel met kant-en-klare selecties, of laat de kaarten delen.
    .draft = Om de beurt kiezen
    .fixed = Kant-en-klaar
    .random = Gedeeld
option-counter-attack-scenario = Scenario
    .help = Een kort spel vanuit een gegeven situatie.
    .none = Geen
    .SC-1 = In de minderheid
    .SC-2 = Het uitdoelpunt
    .SC-3 = Verdediging tegen aanval
    .SC-4 = Sterren tegen kroegteam
option-counter-attack-draw = Gelijk na 90 minuten
    .help = Wat er gebeurt als aan het einde niemand voorstaat.
    .stands = Blijft gelijk
    .extra_time_then_shootout = Verlenging, dan strafschoppen
    .shootout = Strafschoppen
    .extra_time = Verlenging
option-counter-attack-half_minutes = Minuten per helft
    .help = Een bewegingsfase duurt 3 minuten, een pass 1.
option-counter-attack-clock = Klok
    .help = Geteld per actie, of in echte minuten zolang beide spelers verbonden zijn.
    .action = Per actie
    .real = Echte tijd
option-counter-attack-sand_timer = Zandloper
    .help = Een minuut voor elke stap van een bewegingsfase en voor elke andere beslissing.
    .off = Uit
    .second_half = Vanaf de tweede helft
    .on = Aan
    .none = Volgens de regels
option-counter-attack-home_advantage = Thuisvoordeel
    .help = Het thuisteam krijgt zes punten om over zijn spelers te verdelen.
option-counter-attack-ready = Opstellingen staan vast
    .help = Vóór een aftrap wordt niets gevraagd: de beste elf staan in 4-4-2 klaar.
option-counter-attack-kick_off = Eerste aftrap
    .help = Wie de wedstrijd aftrapt; de andere ploeg trapt de tweede helft af.
    .home = Thuisploeg
    .away = Uitploeg
    .toss = Toss
option-counter-attack-edition = Uitgave
    .help = Het regelboek waarmee gespeeld wordt.
    .book = Eerste uitgave
option-counter-attack-steal_foul = Een 1 bij het afpakken is een overtreding
    .help = Uit: alleen tackles en duiken kunnen overtredingen zijn.
option-counter-attack-max_penalty = Meeste minpunten op een worp
    .help = De minpunten op één worp worden samen nooit meer dan dit.
option-counter-attack-save_result = Na een redding
    .help = Eén dobbelsteen beslist: corner of klemvast.
    .die = Een dobbelsteen
option-counter-attack-walk_in = De bal erin lopen
    .help = Een speler met de bal mag vanaf het vakje voor het doel over de doellijn stappen.
option-counter-attack-anchor = Geen tweede balcontact na een hervatting
    .help = Wie het spel hervat, moet wachten tot een ander de bal heeft geraakt.
option-counter-attack-sets = Kaartensets
    .help = Hoeveel sets van 64 spelers en 8 keepers er in de stapel zitten.
option-counter-attack-teams = Eigen selecties
    .help = Twee selecties als gegevens: naam, keeper en elk 10 tot 15 spelers.
option-counter-attack-own_scenario = Eigen scenario
    .help = Een scenario als gegevens.
option-counter-attack-first_leg = Heenwedstrijd
    .help = Doelpunten van het huidige thuis- en uitteam in de heenwedstrijd: dit is de return.
option-counter-attack-long_accuracy = Lange ballen kunnen mislukken
    .help = Hoge bal plus dobbelsteen moet 9 halen.
option-counter-attack-corner_accuracy = Corners kunnen mislukken
    .help = Hoge bal plus dobbelsteen moet 8 halen.
option-counter-attack-first_time_pass = In één keer doorpassen
    .help = Een korte pass meteen na een ontvangen pass.
option-counter-attack-difficult_angle = Moeilijke hoeken
    .help = Schoten van dicht bij de hoekvlag krijgen 1 minpunt.
option-counter-attack-wild_shots = Wilde schoten
    .help = Gooit de schutter een 1, dan gaat het schot naast.
option-counter-attack-keeper_reach = Bereik van de keeper
    .help = Een redding op het derde vakje krijgt 1 minpunt.
option-counter-attack-tie_loose_ball = Gelijk geeft een losse bal
    .help = Uit: bij gelijk wordt opnieuw gegooid.
option-counter-attack-reckless_tackle = Roekeloze tackles
    .help = Haal hem neer, en neem de kaart.
option-counter-attack-tackle_from_behind = Tackles van achter
    .help = Overtreding bij 1 of 2, met kans op rood.

## Kiezen en opstellen

ca-draft-round = Draft, ronde { $round }
ca-your-pick = { $count ->
    [one] Jij kiest: de laatste kaart
   *[other] Jij kiest: één van { $count } kaarten
}
ca-open-pick = Open kaarten
ca-your-keeper = Kies je keeper
ca-quick-draft = Kies de rest voor me
ca-picked = { $count } van { $size } gekozen
ca-taken = { $you ->
    [yes] gekozen door jou
   *[no] gekozen door { $name }
}
ca-choose = Kies
ca-take = Neem { $name }
ca-means = Je team met hem
ca-lineup-title = Met welke opstelling speel je?
ca-lineup-text = { $count ->
    [11] We hebben voor elke formatie je beste elf gekozen.
   *[other] We hebben je beste { $count } spelers gekozen.
} Of deel zelf de shirts uit.
ca-lineup-squad = Je selectie
ca-lineup-best = { $count } spelers
ca-lineup-take = Speel zo
ca-lineup-own = Zelf de spelers kiezen
ca-lineup-in = Je opstelling is binnen
ca-lineup-wait = De teams worden opgesteld
ca-wear-title = Wie draagt { $shirt }? { $place ->
    [full-back] Back
    [centre-back] Centrale verdediger
    [wide] Buitenste middenvelder
    [central] Centrale middenvelder
    [forward] Spits
   *[other] Doel
}
ca-wear-text = { $place ->
    [full-back] Hier tellen Snelheid en Tackelen.
    [centre-back] Hier tellen Tackelen en Koppen.
    [wide] Hier tellen Dribbelen en Hoge bal.
    [forward] Hier tellen Schieten en Koppen.
   *[other] Hier heb je van alles wat nodig.
}
ca-wear-fill = Vul de rest in
ca-fits = past het best
ca-points-title = { $points ->
    [one] Nog één punt thuisvoordeel
   *[other] { $points } punten thuisvoordeel
}
ca-points-text = Elk punt maakt één eigenschap 1 hoger, tot hoogstens 6.
ca-points-done = Klaar
ca-sketch = Schets van de opstelling

## Waar het om gaat, instellingen van het apparaat, de tafel als tekst

ca-aim-1 = 1. Pass, schiet of laat je spelers lopen.
    .more = Wie de bal heeft, kiest. Een pass is veilig zolang er geen tegenstander bij de baan staat.
ca-aim-2 = 2. Lopen gaat met vier, vijf en twee.
    .more = De aanval verzet er vier, de verdediging vijf, de aanval nog twee. Naast de bal mag een verdediger tackelen.
ca-aim-3 = 3. Dobbelstenen beslissen duels; de meeste goals wint.
    .more = Worp plus het cijfer van de speler: het hoogste totaal wint de tackle, de kopbal of het schot.
ca-habit-auto = Automatisch spelen als er maar één zet is
ca-habit-odds = Kansen tonen
ca-habit-subs = Bij elke onderbreking naar wissels vragen
ca-habit-influence = Zones van invloed tonen
ca-speed = Snelheid
ca-speed-name = { $speed ->
    [normal] Normaal
    [fast] Snel
   *[other] Meteen
}
ca-text-score = { $home } { $a }–{ $b } { $away }, minuut { $minute }.
ca-text-ball = { $state ->
    [carried] { $man } heeft de bal op { $hex }.
    [held] { $man } heeft de bal klemvast op { $hex }.
    [loose] De bal ligt los op { $hex }.
   *[other] De bal is uit het spel.
}
ca-text-man = { $text } { $name }: { $hex }, Snelheid { $pace }{ $ball ->
    [yes] , heeft de bal
   *[other] {""}
}{ $moved ->
    [yes] , heeft bewogen
   *[other] {""}
}
ca-text-off = naast het veld
ca-text-send = Spelen
ca-text-count = { $count ->
    [one] { $count } mogelijke zet:
   *[other] { $count } mogelijke zetten:
}

# The page of scenarios.
scenarios-lead = Wedstrijden van { $game } die al begonnen zijn, elk met één doel.
scenarios-play = Speel dit
scenarios-best = { $won ->
    [yes] Beste tot nu toe: met { $score } gewonnen van { $opponent }
    [level] Beste tot nu toe: { $score } tegen { $opponent }
   *[no] Beste tot nu toe: met { $score } verloren van { $opponent }
}
