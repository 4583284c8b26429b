### Champions 2020: de woorden van het wedstrijdscherm.

## Spelers en plaatsen

ch-man = { $you ->
    [yes] jouw #{ $shirt }
   *[no] { $team } #{ $shirt }
}
ch-shirt = #{ $shirt }
ch-outside = { $line ->
    [left] de linker zijlijn bij { $at }
    [right] de rechter zijlijn bij { $at }
    [goal] de doellijn bij { $at }
   *[corner] de hoekvlag
}
ch-direction = { $way ->
    [N] noord
    [NE] noordoost
    [E] oost
    [SE] zuidoost
    [S] zuid
    [SW] zuidwest
    [W] west
   *[NW] noordwest
}
ch-board-label = Veld: { $home } { $h }, { $away } { $a }
ch-line = { $line ->
    [keeper] Keeper
    [defender] Verdedigers
    [midfielder] Middenvelders
   *[attacker] Aanvallers
}

## Stand en klok

ch-score-label = Stand en klok
ch-minute = { $minute }′
ch-clock = Klok
ch-last-one = { $extra ->
    [yes] { $count ->
        [0] verlenging voorbij
       *[other] bij de volgende 1 is de verlenging voorbij
    }
   *[no] { $count ->
        [0] afgelopen
       *[other] de volgende 1 is het eindsignaal
    }
}
ch-one-moves = elke gegooide 1: +6′
ch-time-left = nog { $minutes } minuten
ch-rolls-played = { $count ->
    [one] 1 worp
   *[other] { $count } worpen
}
ch-shoot-out = Strafschoppen { $home }–{ $away }
ch-coach-asked = aan zet
ch-coach-computer = computer
ch-coach-online = online
ch-coach-away = offline

## Dug-outs

ch-dugouts = Dug-outs
ch-dugout-own = Jouw dug-out
ch-dugout-of = Dug-out van { $name }
ch-subs-left = { $count ->
    [one] nog 1 wissel
   *[other] nog { $count } wissels
}
ch-warming = Gestreept: loopt warm, komt erin bij het volgende dode spelmoment
ch-bench-man = #{ $shirt }, { $line ->
    [keeper] keeper
    [defender] verdediger
    [midfielder] middenvelder
   *[attacker] aanvaller
}, { $place ->
    [bench] op de bank
    [warming-up] loopt warm
    [taken-off] gewisseld
    [sent-off] van het veld gestuurd
    [carried-off] per brancard eraf
   *[absent] vandaag niet beschikbaar
}
ch-bench-answer = { $warm ->
    [1] Laat #{ $shirt } warmlopen
   *[other] Kies #{ $shirt }
}

## Opstelling

ch-lineup-go = Speel { $shape }
ch-line-help = De spelers houden de volgorde van je opstelling; tik aan waar ze staan.
ch-kick-off-dice = Het verschil bepaalt hoe ver de bal mag.
ch-place-on = Kolommen { $columns }

## Plannen

ch-plan-label = Je plan
ch-rolled = Je gooide { $face }
ch-action-help = Lopen en trappen delen de { $roll }; de stap op de bal is gratis. Tik op een speler met een ring, of op de bal.
ch-action-help-far = { $barred ->
    [0] De bal is te ver weg voor een { $roll }.
   *[other] #{ $barred } nam de spelhervatting: eerst moet een ander de bal raken, en met een { $roll } komt er niemand anders bij.
} Tik op een speler met een ring: hij loopt precies { $roll ->
    [one] 1 stap
   *[other] { $roll } stappen
}.
ch-actor-help = #{ $shirt } loopt precies { $roll ->
    [one] 1 stap
   *[other] { $roll } stappen
}, of gaat naar de bal en schiet. Tik op een stip of op de bal.
ch-actor-help-far = #{ $shirt } loopt precies { $roll ->
    [one] 1 stap
   *[other] { $roll } stappen
}. Tik op een stip.
ch-run = { $steps ->
    [one] Naar de bal: 1 stap (gratis), nog { $pips } voor de trap
   *[other] Naar de bal: { $steps } stappen (1 gratis), nog { $pips } voor de trap
}
ch-push = Schouderduw tegen #{ $shirt }
ch-pick-up = Raap de bal op
ch-leg-help = Een pass op een eigen speler is gratis, elk leeg vak kost 1. Tik op een speler of een stip.
ch-spot-help = De helft van het doel met de keeper is dicht. Tik op het doel, of op het vak ervoor.
ch-spent = { $walked ->
    [0] Jouw { $roll }: de stap op de bal is gratis, dus alles is voor de trap.
   *[other] Jouw { $roll }: { $walked } om te lopen, 1 stap gratis op de bal, { $kick } voor de trap.
}
ch-spent-goal = Jouw { $roll } en 1 erbij: een trap vanaf het doel.
ch-chase-help = Eén speler mag achter de bal aan: tik hem aan en dan een stip.
ch-turn-help = Elke 1 die gegooid wordt, door wie dan ook, zet de klok zes minuten verder.
ch-short-match = Dit is een korte wedstrijd: de klok begint bij { $minute }′.
ch-tap-help = Tik op het veld, of kies hier.
ch-tap-man-help = Tik op een speler met een ring en dan op een vak.
ch-quick = Voorstel: { $answer }
ch-pips = { $left ->
    [0] alles gebruikt
   *[other] nog { $left }
}
ch-pips-label = { $walked } voor lopen, { $paid } voor de bal, { $left } over
ch-step-run = #{ $shirt } naar de bal
ch-step-pass = Naar #{ $shirt }
ch-step-kick = Bal de ruimte in
ch-step-shot = { $curve ->
    [0] Schot
   *[other] Krulbal
} { $side ->
    [left] links in het doel
   *[right] rechts in het doel
}
ch-harder = { $count } over: moeilijker te redden
ch-cut-out = { $count ->
    [one] { $share } kans op balverlies
   *[other] { $count } keer { $share } kans op balverlies
}
ch-safe = komt aan
ch-way-clear = vrije baan
ch-outcome-name = { $kind ->
    [goal] Doelpunt
    [rebound] Rebound
    [caught] Klemvast
    [arrives] Komt aan
   *[cut] Onderschept
}
ch-outcome = { $kind ->
    [goal] doelpunt
    [rebound] rebound
    [caught] klemvast
    [arrives] komt aan
   *[cut] onderschept
} { $share }
ch-save-chip = redding { $share }
ch-undo = Eén stap terug
ch-bend = Draai de bal de andere kant op
ch-clear = Hele plan wissen

## Antwoorden

ch-roll = Gooi de dobbelsteen
ch-warm-up = Warmlopen …
ch-do = { $word ->
    [walk] Loop daarheen
    [push] Duw #{ $other }
    [pickup] Raap de bal op
    [chase] Speel maar, #{ $shirt } erachteraan
    [foul] #{ $shirt } haalt #{ $other } neer
   *[sub] #{ $shirt } erin voor #{ $other }
}
ch-do-dive = { $side ->
    [left] Duik naar links: { $share }
    [right] Duik naar rechts: { $share }
   *[out] Kom uit{ $letter ->
        [none] {""}
       *[other] {" "}{ $letter }
    }: { $share }
}
ch-do-kick = { $more ->
    [yes] Bal daarheen, en dan: wie gaat erachteraan?
   *[no] Speel daarheen
}
ch-do-kick-odds = { $more ->
    [yes] Bal daarheen ({ $share } komt aan), en dan: wie erachteraan?
   *[no] Speel daarheen: { $share } komt aan
}
ch-do-shoot = Schiet
ch-do-shoot-odds = Schiet: { $share } doelpunt
ch-none = { $code ->
    [chase] Speel maar, niemand erachteraan
    [dive] Niet duiken
    [injured] Niemand komt erin
   *[other] Niemand
}
ch-goal-cell = { $side ->
    [left] het linker doelvak
   *[right] het rechter doelvak
}
ch-answer = { $word ->
    [keeper] { $side ->
        [left] Links in het doel
       *[right] Rechts in het doel
    }
    [centre] #{ $shirt }
    [taker] { $letter ->
        [none] #{ $shirt }
       *[other] { $letter }
    }
    [spot] #{ $shirt } vanaf de { $side ->
        [left] linker
       *[right] rechter
    } stip
    [place] { $letter ->
        [none] Daarheen
       *[other] { $letter }
    }
    [rebound] { $side ->
        [left] Naar links
       *[right] Naar rechts
    }
    [foul] #{ $shirt } haalt #{ $other } neer{ $card ->
        [red] : tweede geel, eruit
       *[yellow] : gele kaart
    }
    [sub] #{ $shirt } voor #{ $other }
    [bench] Terug naar de bank
   *[man] #{ $other }
}
ch-taker-help = Ze schieten allemaal even goed. Kies er een.
ch-foul-help = Niemand komt bij de bal, en met een { $roll } komt je speler precies bij die van hen uit. Die krijgt een verband en een vrije trap.
ch-let-go = Laten gaan
ch-face = { $what ->
    [goal] doelpunt
    [rebound] rebound
    [hands] hands
    [save] redding
   *[catch] klemvast
}
ch-choose-marked = Kies een van de gemarkeerde vakken.
ch-choose-own = Dat is niet jouw speler.
ch-man-cannot = #{ $shirt } kan nu niets doen.

## Ondertussen

ch-happening = Op het veld
ch-keeper-settles = Je keeper kiest positie
ch-their-move = { $name } speelt
ch-skip = Overslaan
ch-skip-help = Tik op het veld om naar het einde te gaan.
ch-won = { $penalties ->
    [yes] { $you ->
        [yes] Jij wint na strafschoppen
       *[no] { $name } wint na strafschoppen
    }
   *[no] { $you ->
        [yes] Jij wint met { $more }–{ $less }
       *[no] { $name } wint met { $more }–{ $less }
    }
}
ch-drawn = { $home }–{ $away }: gelijkspel
ch-tabs = Verslag of chat

## Legenda

ch-legend = Legenda
ch-legend-reach = mogelijk vak
ch-legend-danger = kan hier onderschept worden
ch-legend-card = gele kaart
ch-legend-injury = één keer geblesseerd

## Tekst en instellingen

ch-text-open = Stelling in woorden, instellingen
ch-cell-empty = leeg
ch-cell-man = { $name } #{ $shirt }
ch-cell-ball = bal
ch-cell-target = mogelijk
ch-cell-can = kan iets doen

## Toetsen

keys-ch-cursor = Beweeg de cursor over het veld
keys-ch-men = Volgende of vorige speler die iets kan doen
keys-ch-space = Tik op het vak van de cursor; overslaan
keys-ch-enter = Speel wat op de knop staat
keys-ch-bend = Draai de bal de andere kant op
keys-ch-undo = Terugnemen; met Shift: wissen
keys-ch-answer = Kies een antwoord met zijn nummer
keys-ch-odds = Kansen aan of uit
keys-ch-bench = Dug-outs
keys-ch-text = Stelling in woorden, getypte zetten
keys-ch-escape = Speler loslaten
