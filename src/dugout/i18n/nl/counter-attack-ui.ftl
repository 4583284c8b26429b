### Counter Attack: wat op de tafel zelf staat (ca-…), en de toetsen (keys-ca-…).

## Namen van mensen en dingen

ca-nobody = niemand
ca-man = { $shirt } { $name }
ca-shirt = nummer { $shirt }
ca-side = { $side ->
    [home] Thuis
   *[other] Uit
}
ca-board = Veld van zeshoeken. Met de pijltjestoetsen ga je eroverheen, met Tab naar de volgende speler die iets kan doen, met spatie tik je.
ca-score = Stand
ca-first-leg = Heenwedstrijd { $a }–{ $b }
ca-time = { $period ->
    [1] 1e helft
    [2] 2e helft
    [3] Verlenging
    [4] Verlenging
   *[other] Strafschoppen
}
ca-minute-of = { $minute }′ · { $period ->
    [1] rust
    [3] rust
   *[other] einde
} { $end }′
ca-attribute-pace = Snelheid
    .short = Sne
ca-attribute-dribbling = Dribbelen
    .short = Dri
ca-attribute-tackling = Tackelen
    .short = Tac
ca-attribute-heading = Koppen
    .short = Kop
ca-attribute-high_pass = Hoge bal
    .short = HoB
ca-attribute-shooting = Schieten
    .short = Sch
ca-attribute-resilience = Taaiheid
    .short = Taa
ca-attribute-saving = Reddingen
    .short = Red
ca-attribute-aerial = Kracht in de lucht
    .short = Luc
ca-kind-keeper = keeper
ca-kind-stopper = stopper
ca-kind-ball-playing-defender = opbouwende verdediger
ca-kind-full-back = back
ca-kind-holding-midfielder = verdedigende middenvelder
ca-kind-playmaker = spelmaker
ca-kind-winger = vleugelspeler
ca-kind-target-forward = targetspits
ca-kind-finisher = afmaker
ca-line-keeper = Doel
    .short = K
ca-line-defence = Verdediging
    .short = VER
ca-line-midfield = Middenveld
    .short = MID
ca-line-attack = Aanval
    .short = AAN
ca-pace = { $pace ->
    [one] 1 vakje
   *[other] { $pace } vakjes
}
ca-moved = heeft bewogen
ca-barred = mag niet bewegen
ca-offside = buitenspelpositie
ca-has-ball = heeft de bal
ca-yellow = Gele kaart
ca-injured = Geblesseerd
ca-sum = Alle eigenschappen samen
ca-no-man = Tik op een speler om zijn kaart te zien.

## De bewegingsfase

ca-phase = Bewegingsfase
ca-phase-used = { $used } van { $moves } gebruikt
ca-phase-who = { $name ->
    [you] jij
   *[other] { $name }
}, { $far ->
    [two] 2 vakjes
   *[other] volle snelheid
}

## Vragen en antwoorden

ca-panel = Jouw zet
ca-happening = Kijk naar het veld
ca-waiting = Wachten op { $names }
ca-modes = Acties
ca-targets = Doelen
ca-men = Spelers
ca-quick = Voorstel: { $man }
ca-jumpers = Spelers die springen
ca-formation-4-4-2 = Sterk in elke linie, maar in de minderheid tegen een middenveld met drie man.
ca-formation-4-3-3 = Sterk door het midden, smal op het middenveld.
ca-formation-3-4-3 = Veel kracht voorin, kwetsbaar achterin.
ca-formation-5-3-2 = Stevig achterin, weinig breedte.
ca-formations = Formaties
ca-hint-man = { $count ->
    [one] Tik op de speler met de ring om hem te verplaatsen.
   *[other] Tik op een van de { $count } spelers met een ring.
}
ca-hint-loose = De bal is los: loop erheen.
ca-hint-hex = Tik waar { $man } heen moet.
ca-hint-target = Tik op een vakje of een medespeler. Tik nog eens om te spelen.
ca-hint-attack = Je valt { $way ->
    [right] naar rechts
   *[up] naar boven
} aan.
ca-hint-place = Tik op een gemarkeerd vakje. Tik nog eens om te bevestigen.
ca-hint-jump = Iedereen binnen bereik springt. Tik op wie moet blijven staan.
ca-hint-lift = Tik op een speler om hem op te pakken, en dan op het vakje waar hij heen moet.
ca-hint-once = Je kunt elke speler maar één keer neerzetten.
ca-hint-formation = Een formatie kies je één keer, voordat je de eerste speler neerzet.
ca-hint-sub = Tik op de speler die eruit moet, of laat het team zoals het is.
ca-hint-on = Wie komt erin voor { $man }?
ca-steal-risk = { $count ->
    [one] { $men } kan de bal afpakken met een 6.
   *[other] { $men } kunnen elk de bal afpakken met een 6.
}
ca-undo = Ongedaan maken
ca-sand-left = { $seconds ->
    [one] Nog één seconde
   *[other] Nog { $seconds } seconden
}
ca-mode-standard = Gewone pass
ca-mode-short = Korte pass
ca-mode-first = In één keer
ca-mode-high = Hoge pass
ca-mode-long = Lange bal
ca-mode-throw = Ingooi
ca-mode-kick = Uittrap
ca-mode-shot = Schot
ca-mode-head = Pass met het hoofd
ca-mode-goal = Kopbal op doel
ca-mode-dribble = Dribbelen
ca-mode-step = Stap
ca-mode-aim = Richten
ca-mode-corner = Corner
ca-mode-retreat = Afstand nemen
ca-mode-put = Neerzetten
ca-mode-place = Bal neerleggen
ca-zone = { $zone ->
    [goal-area] doelgebied
    [penalty-area] strafschopgebied
    [edge] rand van het strafschopgebied
   *[midfield] middenveld
    [corner] hoek
    [wing] vleugel
}
ca-do-run = Verplaats { $man }
ca-do-dribble = { $target ->
    [here] Dribbel hierheen
   *[other] Dribbel naar { $target }
}
ca-do-standard = { $target ->
    [here] Pass hierheen
   *[other] Pass naar { $target }
}
ca-do-short = { $target ->
    [here] Korte pass hierheen
   *[other] Korte pass naar { $target }
}
ca-do-first = { $target ->
    [here] In één keer hierheen
   *[other] In één keer naar { $target }
}
ca-do-high = { $target ->
    [here] Hoge pass hierheen
   *[other] Hoge pass naar { $target }
}
ca-do-long = { $target ->
    [here] Lange bal hierheen
   *[other] Lange bal naar { $target }
}
ca-do-throw = { $target ->
    [here] Gooi hierheen
   *[other] Gooi naar { $target }
}
ca-do-kick = { $target ->
    [here] Trap hierheen
   *[other] Trap naar { $target }
}
ca-do-head = { $target ->
    [here] Kop hierheen
   *[other] Kop naar { $target }
}
ca-do-step = { $target ->
    [here] Stap hierheen
   *[other] Stap naar { $target }
}
ca-do-corner = Corner bij { $target }
ca-do-retreat = { $target ->
    [here] Hierheen terug
   *[other] Terug naar { $target }
}
ca-do-put = { $target ->
    [back] Laat { $man } staan
    [here] Zet hier neer
   *[other] Zet neer op { $target }
}
ca-do-place = { $ask ->
    [goal-kick] { $target ->
        [here] Bal hier
       *[other] Bal op { $target }
    }
   *[other] { $target ->
        [here] Hierheen
       *[other] Naar { $target }
    }
}
ca-do-taker = { $man } neemt hem
ca-do-keeper = { $man } gaat op doel
ca-do-order = { $man } is de volgende
ca-do-remove = { $man } doet niet mee
ca-do-lift = Pak { $man } op
ca-do-jump = { $count ->
    [0] Niemand springt
    [one] Eén speler springt
   *[other] { $count } spelers springen
}
ca-last-moves = Laatste zetten
    .button = laatste zetten voor het fluitsignaal
ca-leave-all = { $placed ->
    [no] Laat iedereen staan
   *[yes] Klaar, neem de trap maar
}
ca-next-round = Volgende ronde ({ $round } van { $rounds })
ca-plain-end-step = { $left ->
    [0] Stap beëindigen
    [one] Stap beëindigen: één zet blijft over
   *[other] Stap beëindigen: { $left } zetten blijven over
}
ca-plain-end = { $ask ->
    [substitute] Geen wissel
    [place] Klaar
    [scenario-place] Klaar
    [penalty-place] Klaar
    [free-moves] Niet meer bewegen
   *[other] Niet bewegen
}
ca-plain-move = Spelers verplaatsen
ca-plain-snapshot = Schot ineens
ca-plain-over = Loop hem over de lijn
ca-plain-stay = { $ask ->
    [dribble] Stop hier
   *[other] Blijf staan
}
ca-plain-tackle = Tackle
ca-plain-reckless = Roekeloze tackle
ca-plain-no = { $ask ->
    [tackle] Geen tackle
    [dive] Blijf staan
    [snapshot] Houd de bal
   *[other] Nee
}
ca-plain-play-on = Doorspelen
ca-plain-take-kick = Neem de vrije trap
ca-plain-dive = Duik naar de voeten
ca-plain-header = Koppen
ca-plain-drop = Laten vallen
ca-plain-arrange = { $ask ->
    [order] Beste schutters eerst
   *[other] Zet ze voor me neer
}

## Kansen en dobbelstenen

ca-odds-goal = doelpunt { $chance }
ca-odds-unblocked = niet geblokt { $chance }
ca-odds-arrives = komt aan { $chance }
ca-odds-accurate = nauwkeurig { $chance }
ca-odds-won = bal veroverd { $chance }
ca-odds-foul = overtreding { $chance }
ca-odds-failed = mislukt { $chance }
ca-odds-red = rode kaart { $chance }
ca-odds-tie = losse bal { $chance }
ca-odds-keeps = houdt de bal { $chance }
ca-odds-header = kopduel gewonnen { $chance }
ca-odds-header-if-all-jump = als iedereen springt: kopduel gewonnen { $chance }
ca-odds-goal-if-all-jump = als iedereen springt, ook de keeper: doelpunt { $chance }
ca-odds-against = tegendoelpunt { $chance }
ca-odds-their-pass = pass komt aan { $chance }
ca-odds-their-shot = schot raak { $chance }
ca-odds-takes = je keeper heeft de bal
ca-odds-roller = { $need ->
    [6] { $man } stopt hem met een 6
   *[other] { $man } stopt hem met { $need } of meer
}
ca-odds-certain = { $man } staat in de weg
ca-needs = nodig: { $need }

## Rond het veld

ca-side-panel = Naast het veld
ca-tab-man = Speler
ca-more = Dobbelstenen en instellingen
ca-won = { $name } wint
ca-drawn = Gelijkspel
ca-cursor-empty = leeg
ca-cursor-ball = bal
ca-cursor-target = kan gekozen worden
ca-cursor-near = naast { $men }
ca-aim-title = Counter Attack in drie zinnen
ca-text-title = Stelling als tekst

## Toetsen

keys-ca-cursor = over het veld gaan; Shift met links of rechts wisselt van rij
keys-ca-next = volgende speler die iets kan doen
keys-ca-tap = tik op het vakje; sla de animatie over
keys-ca-commit = speel je plan
keys-ca-undo = maak het plan ongedaan
keys-ca-escape = laat de speler los
keys-ca-answer = kies een antwoord, een actie of een kaart
keys-ca-influence = zones van invloed
keys-ca-odds = kansen
keys-ca-end = beëindig de stap, of stop
keys-ca-text = stelling als tekst, typ je zet
# A step that is left to the coach.
ca-rest = Laat de coach het doen
ca-rest-on = De coach verplaatst je spelers
ca-rest-stop = Ik neem het over
# Men to choose from, each with his figure for what he is asked for.
ca-names-skill = Naast elke naam: { $skill }.
