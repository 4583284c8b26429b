### Champions 2020: de woorden van het wedstrijdscherm.

## Spelers en plaatsen

ch-man = { $team } #{ $shirt }
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
ch-ones-left = { $count ->
    [one] de volgende 1 is het einde
   *[other] nog { $count } enen tot het einde
}
ch-rolls-played = { $count ->
    [one] 1 worp
   *[other] { $count } worpen
}
ch-extra-time = verlenging
ch-shoot-out = Strafschoppen { $home }–{ $away }
ch-coach-asked = beslist nu
ch-coach-computer = computer
ch-coach-online = aanwezig
ch-coach-away = niet hier

## Dug-outs

ch-dugouts = Dug-outs
ch-dugout-own = Jouw dug-out
ch-dugout-of = Dug-out van { $name }
ch-subs-left = { $count ->
    [one] nog 1 wissel
   *[other] nog { $count } wissels
}
ch-warming = Gestreept: loopt warm, komt erin bij het volgende dode moment
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
    [carried-off] weggedragen
   *[absent] vandaag niet in de selectie
}
ch-bench-answer = { $warm ->
    [1] Laat #{ $shirt } warmlopen
   *[other] Kies #{ $shirt }
}

## Opstelling

ch-lineup-title = Kies je elftal
ch-formation = Formatie
ch-lineup-help = Neem een formatie zoals ze is, of tik op twee spelers van een linie om ze te ruilen. Links is links op jouw veld.
ch-lineup-swap = Tik nu op de speler die met #{ $shirt } van plaats ruilt.
ch-lineup-out = Nr. { $shirt } ontbreekt
ch-lineup-man = #{ $shirt }, { $place ->
    [pitch] speelt
   *[bench] op de bank
}
ch-lineup-go = Speel { $shape }
ch-line-help = Je volgorde uit de opstelling blijft; tik aan waar de spelers staan.
ch-kick-off-dice = Het verschil is hoe ver de bal mag.
ch-place-on = Kolommen { $columns }

## Plannen

ch-plan-label = Je plan
ch-rolled = Dobbelsteen: { $face }
ch-action-help = Spelers met een ring kunnen iets doen. Tik er een aan om te zien waar precies { $roll ->
    [one] 1 stap
   *[other] { $roll } stappen
} hem brengt, of tik op de bal.
ch-action-help-far = Spelers met een ring kunnen iets doen. Tik er een aan om te zien waar precies { $roll ->
    [one] 1 stap
   *[other] { $roll } stappen
} hem brengt. De bal is buiten bereik.
ch-reach-help = { $count } spelers kunnen bij de bal komen. Tik aan wie er gaat.
ch-actor-help = #{ $shirt } loopt precies { $roll ->
    [one] 1 stap
   *[other] { $roll } stappen
}, of gaat naar de bal en schiet. Tik op een stip of op de bal.
ch-run = { $steps ->
    [one] Naar de bal: 1 stap, { $pips } om te schieten
   *[other] Naar de bal: { $steps } stappen, { $pips } om te schieten
}
ch-push = Geef #{ $shirt } een schouderduw
ch-pick-up = Raap de bal op
ch-leg-help = Tik op een speler om door te passen, of op een stip waar de bal eindigt.
ch-chase-help = Eén speler mag achter de bal aan: tik op hem en op een stip.
ch-turn-help = Een gegooide 1 zet de klok zes minuten vooruit.
ch-tap-help = Tik op het veld, of kies hier.
ch-tap-man-help = Tik op een speler met een ring en dan op een vak.
ch-quick = Snelle keuze: { $answer }
ch-pips = { $used } van { $all } ogen
ch-pips-label = { $walked } gelopen, { $paid } gespeeld, { $left } over
ch-step-run = #{ $shirt } naar de bal, { $cell }
ch-step-pass = Naar #{ $shirt }
ch-step-kick = Bal naar { $cell }
ch-step-shot = { $curve ->
    [0] Schot op { $cell }
   *[other] Gedraaid schot op { $cell }
}
ch-harder = { $count ->
    [one] 1 oog over: moeilijker te redden
   *[other] { $count } ogen over: moeilijker te redden
}
ch-cut-out = { $count ->
    [one] ⅓ onderschept
   *[other] ⅓ onderschept, { $count } keer
}
ch-safe = veilig
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
ch-save-chip = redding { $chance }
ch-undo = Neem één stap terug
ch-bend = Buig het schot de andere kant op
ch-clear = Neem het hele plan terug

## Antwoorden

ch-roll = Gooi de dobbelsteen
ch-warm-up = Warmlopen …
ch-do = { $word ->
    [walk] Loop naar { $cell }
    [push] Duw #{ $other }
    [pickup] Raap de bal op
    [chase] Achter de bal aan naar { $cell }
    [dive] Duik naar { $cell }
    [foul] #{ $shirt } haalt #{ $other } neer
   *[sub] #{ $shirt } erin voor #{ $other }
}
ch-do-kick = Speel naar { $cell }
ch-do-kick-odds = Speel naar { $cell }: { $share } komt aan
ch-do-shoot = Schiet
ch-do-shoot-odds = Schiet: { $share } doelpunt
ch-none = { $code ->
    [chase] Spelen: niemand loopt erachteraan
    [dive] Niet duiken
    [injured] Niemand komt erin
   *[other] Geen
}
ch-answer = { $word ->
    [keeper] Doelvak { $cell }
    [centre] #{ $shirt } naar { $cell }
    [taker] #{ $shirt } vanaf { $cell }
    [put] Naar { $cell }
    [step] Naar { $cell }
    [drop] Op { $cell }
    [rebound] Richting { $way }
    [foul] #{ $shirt } haalt #{ $other } neer
    [sub] #{ $shirt } voor #{ $other }
    [bench] Terug naar de bank
   *[man] #{ $other }
}
ch-step-in = Ingrijpen met #{ $shirt }
ch-step-in-help = Gooi de D3: een 3 verovert de bal, en die ketst door.
ch-let-go = Laten gaan
ch-let-go-help = De bal vliegt door.
ch-one-in = { $num } op { $den }
ch-face = { $what ->
    [goal] doelpunt
    [rebound] rebound
   *[catch] klemvast
}
ch-choose-marked = Kies een van de gemerkte vakken.
ch-choose-man = Kies eerst een van de spelers met een ring.
ch-choose-own = Dat is niet jouw speler.
ch-man-cannot = #{ $shirt } kan nu niets doen.

## Ondertussen

ch-happening = Op het veld
ch-skip = Overslaan
ch-skip-help = Tik op het veld om meteen het einde te zien.
ch-waiting = { $name } denkt na
ch-won = { $name } wint met { $home }–{ $away }
ch-drawn = { $home }–{ $away }: gelijkspel
ch-again = Nog een keer
ch-tabs = Verslag of praten

## Legenda

ch-legend = Op het veld
ch-legend-reach = mogelijk vak
ch-legend-danger = hier kan worden ingegrepen
ch-legend-card = gele kaart
ch-legend-injury = één keer geblesseerd

## Tekst en instellingen

ch-text-open = Stelling in woorden, instellingen
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
    [0] Schrijf hem zoals het regelboek.
    [one] Er is één antwoord.
   *[other] Er zijn { $count } antwoorden.
}
ch-settings = Instellingen
ch-speed = Snelheid
ch-speed-name = { $speed ->
    [normal] Gewoon
    [fast] Snel
   *[off] Meteen
}
ch-auto = Vanzelf antwoorden als er maar één antwoord is
ch-auto-help = Zet ook je linies neer zoals in de opstelling.
ch-odds = Kansen tonen
ch-odds-help = Voordat een schot gespeeld wordt. Toets O.
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
keys-ch-bend = Buig het schot de andere kant op
keys-ch-undo = Terugnemen; met Shift: wissen
keys-ch-answer = Antwoorden op volgorde
keys-ch-odds = Kansen aan en uit
keys-ch-bench = Dug-outs
keys-ch-text = Stelling in woorden, getypte zetten
keys-ch-escape = Loslaten
