### Champions 2020: wat een keuze betekent voordat je hem maakt.

## De bal en het doel

ch-who-goes = Wie gaat naar de bal?
ch-who-goes-help = Tik hier of op het veld op een speler. Tik nog eens op de bal om iemand anders te laten lopen.
ch-walk-there-help = Meer spelers kunnen daarheen lopen. Tik op wie moet gaan.
ch-nobody-there = Met deze worp komt geen van je spelers daar uit.
ch-reacher = { $steps ->
    [one] #{ $shirt }, 1 stap (gratis)
   *[other] #{ $shirt }, { $steps } stappen (1 gratis)
}
ch-steps = { $count ->
    [one] 1 stap
   *[other] { $count } stappen
}
ch-pips-to-kick = nog { $count } voor de trap
ch-goal-share = goal { $share }
ch-no-shot = geen schot
ch-up-to = tot { $share }
ch-walk-instead = Toch lopen
ch-onto-ball = #{ $shirt } naar de bal

## Een plan is van jou

ch-only-you = Alleen jij ziet dit
ch-nothing-sent = nog niets verstuurd
ch-planning = { $name } maakt een plan
ch-rolled-so-far = Gooide een { $face }.
ch-so-far = Al { $time } bezig.

## Onderscheppen

ch-step-in-who = { $shot ->
    [yes] Een schot! Wie grijpt in?
   *[no] Wie grijpt in?
}
ch-step-in-ask = { $shot ->
    [yes] Een schot! Ingrijpen met #{ $shirt }?
   *[no] Ingrijpen met #{ $shirt }?
}
ch-step-in = Ingrijpen met #{ $shirt }: { $share }{ $to ->
    [mine] , bal naar jouw #{ $next }
    [theirs] , bal naar hun #{ $next }
    [out-mine] , daarna uit: jouw bal
    [out-theirs] , daarna uit: hun bal
   *[other] {""}
}
ch-three-cut = Een drie: onderschept
ch-goes-on = Een één of een twee: hij gaat door
ch-loose = { $end ->
    [man] { $mine ->
        [yes] De bal rolt naar jouw #{ $shirt }, die hem { $pips ->
            [one] 1 vak
           *[other] { $pips } vakken
        } ver kan trappen.
       *[no] De bal rolt naar hun #{ $shirt }, die hem { $pips ->
            [one] 1 vak
           *[other] { $pips } vakken
        } ver kan trappen.
    }
    [goal] De bal gaat richting doel.
    [out] De bal gaat uit.
   *[rest] De bal blijft liggen.
}
ch-loose-risk = { $shirts } { $count ->
    [one] kan
   *[other] kunnen
} onderweg ingrijpen.
ch-then-you = Daarna ben jij aan de beurt.
ch-then = Daarna is { $name } aan de beurt.
ch-stays-there = #{ $shirt } blijft staan waar hij ingreep.
ch-keeps-place = #{ $shirt } houdt zijn plek.
ch-may-try = { $shirts } { $count ->
    [one] mag
   *[other] mogen
} het nog proberen.
ch-then-keeper = Dan de keeper: { $share }.
ch-keeper-beaten = De keeper kan er niet bij.
ch-nobody-else = Niemand anders kan hem nog tegenhouden.
ch-one-clock = { $end ->
    [full] Een één is het eindsignaal.
    [extra] Een één is het einde van de verlenging.
   *[no] Bij een één loopt de klok door.
}
ch-if-let-go = Als je hem laat gaan
ch-no-answer = Zonder antwoord gaat hij door:
ch-future = { $end ->
    [man] { $mine ->
        [yes] { $face }: jouw #{ $shirt } speelt door
       *[no] { $face }: hun #{ $shirt } speelt door
    }
    [goal] { $face }: richting doel
    [out] { $face }: uit
   *[rest] { $face }: blijft hier liggen
}
ch-risk-chip = kwijt { $share }
ch-try-chip = { $shirts } { $share }

## De keeper

ch-keeper-help = Zoals je het ziet van achter je eigen doel.
ch-come-out = Uitkomen{ $letter ->
    [none] {""}
   *[other] {" "}{ $letter }
}
ch-side = { $side ->
    [left] Links
   *[right] Rechts
}
ch-side-help = { $how ->
    [near] dicht bij de bal
   *[far] dekt de verre hoek
}
ch-stand = { $side ->
    [left] Links gaan staan
   *[right] Rechts gaan staan
}
ch-which-spot = Vanaf welke stip schiet #{ $shirt }?
ch-keeper-rarely = Alleen vragen als er een schot kan komen
ch-bounce = { $end ->
    [man] { $mine ->
        [yes] Een rebound gaat naar jouw #{ $shirt }.
       *[no] Een rebound gaat naar hun #{ $shirt }.
    }
    [out] Een rebound gaat uit.
    [goal] Een rebound gaat richting doel.
   *[rest] Een rebound blijft in het veld liggen.
}
