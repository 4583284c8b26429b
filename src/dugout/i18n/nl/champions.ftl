### Champions 2020: gebeurtenissen (ev-ch-…), vragen (ask-ch-…), weigeringen (refusal-ch-…), einde (end-ch-…), instellingen.

## Wat er gebeurt

ev-ch-lineup-chosen = { $seat } heeft een opstelling gekozen.
ev-ch-lineup = { $seat } begint met { $keeper } in het doel en { $defenders }-{ $midfielders }-{ $attackers }.
ev-ch-keeper-placed = { $man } staat in het doel op { $cell }.
ev-ch-placed = { $man } begint op { $cell }.
ev-ch-to-centre = { $man } gaat naar de middenstip, { $cell }.
ev-ch-kick-off-roll = { $face ->
    [1] { $seat } gooit 1 voor de aftrap. Een 1 telt hier niet: { $seat } gooit opnieuw.
   *[other] { $seat } gooit { $face } voor de aftrap.
}
ev-ch-kick-off = { $man } trapt af met { $budget ->
    [one] 1 oog
   *[other] { $budget } ogen
}.
ev-ch-turn = { $seat } is aan de beurt.
ev-ch-warm-up = { $man } gaat warmlopen.
ev-ch-roll = { $again ->
    [keeper] { $seat } gooit 1 voor de trap van de keeper. Met een 1 trapt de keeper niet uit: als de tijd niet om is, gooit { $seat } opnieuw.
    [shoot-out] { $seat } gooit 1. Een 1 telt hier niet: { $seat } gooit opnieuw.
   *[no] { $seat } gooit { $face }.
}
ev-ch-roll-again = Een 1 telt hier niet: { $seat } gooit opnieuw.
ev-ch-no-action = { $seat } kan met een { $face } niets doen: de beurt gaat voorbij.
ev-ch-walk = { $man } loopt van { $start } naar { $cell }.
ev-ch-run = { $man } loopt in { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
} naar de bal op { $cell }.
ev-ch-pass = { $man } passt naar { $mate } op { $end }.
ev-ch-kick = { $man } speelt de bal van { $start } naar { $end }.
ev-ch-shot = { $man } schiet op doel vanaf { $start }!
ev-ch-taken-back = { $man }: de laatste stap van het plan is teruggenomen.
ev-ch-budget-lowered = { $man } kan geen { $budget } ogen gebruiken en speelt met { $lower }.
ev-ch-dropped = { $man } kan helemaal niet schieten; de bal wordt op { $cell } gelegd.
ev-ch-chase = { $man } loopt achter de bal aan naar { $cell }.
ev-ch-attempt = { $man } probeert op { $cell } te onderscheppen.
ev-ch-attempt-failed = { $man } mist de bal (D3: { $face }).
ev-ch-intercepted = { $man } onderschept op { $cell }! De bal ketst { $length ->
    [one] 1 vak
   *[other] { $length } vakken
} ver af, richting { $direction }.
ev-ch-loose = De losse bal vliegt van { $start } naar { $end }.
ev-ch-hit = { $man } krijgt op { $cell } de losse bal en moet hem doorspelen met { $budget ->
    [one] 1 oog
   *[other] { $budget } ogen
}.
ev-ch-rest = De bal ligt op { $cell }.
ev-ch-no-save = { $seat } heeft geen redding tegen dit schot.
ev-ch-dive = { $man } duikt naar { $cell }: { $quarters }/4 kans om hem te stoppen.
ev-ch-beaten = { $man } is geklopt (D4: { $face }).
ev-ch-saved = { $man } keert de bal (D4: { $face }).
ev-ch-caught = { $man } heeft de bal klemvast op { $cell } (D4: { $face }).
ev-ch-rebound = Rebound! De bal ketst op { $cell } van { $man } af, richting { $direction }.
ev-ch-hands = Hands! { $man } stopt de bal buiten het strafschopgebied op { $cell }.
ev-ch-goal = Doelpunt voor { $seat }! { $home }–{ $away }.
ev-ch-pick-up = { $man } raapt de bal op { $cell } op.
ev-ch-push = { $man } geeft een schouderduw.
ev-ch-pushed = { $man } wordt van { $start } naar { $cell } geduwd.
ev-ch-pulled-back = { $man } staat buitenspel en gaat terug naar { $cell }.
ev-ch-row-one = { $man } verlaat rij 1 en gaat naar { $cell }.
ev-ch-moves-in = { $man } komt het veld in op { $cell }.
ev-ch-relocated = { $man } maakt plaats en gaat naar { $cell }.
ev-ch-out = De bal is uit; { $man } raakte hem het laatst.
ev-ch-award = { $restart ->
    [1] { $seat } hervat het spel na het doelpunt.
    [2] Doeltrap voor { $seat }.
    [3] Inworp voor { $seat } bij { $cell }.
    [4] Corner voor { $seat }.
    [5] Vrije trap voor { $seat } op { $cell }.
    [6] Vrije trap voor { $seat } op { $cell } wegens hands.
    [7] Penalty voor { $seat }!
   *[other] { $seat } hervat het spel.
}
ev-ch-thrower = { $man } neemt de inworp bij { $cell }.
ev-ch-thrower-back = { $man } komt terug in het veld op { $cell }.
ev-ch-shift = { $man } schuift door van { $start } naar { $cell }.
ev-ch-corner-taker = { $man } neemt de corner vanaf { $cell }.
ev-ch-corner-wall = { $man } is het muurtje op { $cell }.
ev-ch-corner-step = { $man } stapt naar de bal op { $cell }.
ev-ch-foul = Overtreding! { $man } haalt { $victim } neer op { $cell }.
ev-ch-yellow = Gele kaart voor { $man }.
ev-ch-red = Rode kaart voor { $man }!
ev-ch-injury = { $man } is geblesseerd en krijgt een verband.
ev-ch-carried-off = { $man } kan niet verder en wordt weggedragen.
ev-ch-stands-by = { $man } staat bij de bal op { $cell }.
ev-ch-wall-man = { $man } gaat in het muurtje staan.
ev-ch-wall-slides = { $man } neemt afstand op { $cell }.
ev-ch-clears = { $man } verlaat het strafschopgebied en gaat naar { $cell }.
ev-ch-penalty-taker = { $man } legt de bal op de stip, { $cell }.
ev-ch-sub = { $man } komt erin voor { $out }.
ev-ch-not-replaced = Niemand komt erin voor { $man }.
ev-ch-stand-in = { $man } gaat in het doel staan.
ev-ch-enters = { $man } komt het veld op bij { $cell }.
ev-ch-back-to-bench = { $man } gaat terug naar de bank.
ev-ch-forfeit = { $seat } heeft minder dan zeven spelers en verliest de wedstrijd.
ev-ch-clock = De klok staat op { $minute } minuten.
ev-ch-extra-time = Gelijk na 90 minuten, { $home }–{ $away }: verlenging, en het eerste doelpunt wint.
ev-ch-extra-time-over = Nog steeds { $home }–{ $away } na de verlenging: strafschoppen.
ev-ch-shooter = { $man } loopt naar de stip, { $cell }.
ev-ch-shot-taken = { $scored ->
    [0] Mis! Strafschoppen { $home }–{ $away }.
   *[other] Raak! Strafschoppen { $home }–{ $away }.
}
ev-ch-full-time = { $ending ->
    [2] Golden goal! De wedstrijd is afgelopen: { $home }–{ $away }.
    [3] De strafschoppen zijn beslist. Stand van de wedstrijd: { $home }–{ $away }.
    [4] De wedstrijd is gestaakt: { $home }–{ $away }.
   *[other] Einde van de wedstrijd: { $home }–{ $away }.
}

## Wat er gevraagd wordt

ask-ch-lineup = Kies je keeper en tien veldspelers, in linies van 2 tot 4.
ask-ch-keeper = Op welk doelvak staat je keeper?
ask-ch-line = { $line ->
    [1] Zet je verdedigers neer.
    [2] Zet je middenvelders neer.
   *[other] Zet je aanvallers neer.
}
ask-ch-centre = Wie gaat naar de middenstip?
ask-ch-turn = Gooi, of laat eerst iemand warmlopen.
ask-ch-foul = Een overtreding is niet te vermijden. Wie haalt wie neer?
ask-ch-action = Je gooide { $roll }: loop, of ga naar de bal en schiet.
ask-ch-leg = { $man } heeft de bal en { $rem ->
    [one] 1 oog
   *[other] { $rem } ogen
}: waar gaat hij heen?
ask-ch-chase = Loopt er iemand achter de bal aan?
ask-ch-intercept = De bal komt over { $cell }: wie probeert te onderscheppen?
ask-ch-dive = Een schot met nog { $left } over: waar duikt je keeper heen?
ask-ch-rebound = Naar welke kant ketst de bal af?
ask-ch-step = De weg van { $man } is versperd: naar welke kant stapt hij?
ask-ch-reloc = { $man } moet plaats maken: waar gaat hij heen?
ask-ch-row-two = { $man } verlaat rij 1: door welke kolom?
ask-ch-drop = Er kan niet geschoten worden: waar wordt de bal gelegd?
ask-ch-injured = { $man } wordt weggedragen: wie komt erin?
ask-ch-make-way = De reserve-keeper komt erin: wie gaat eruit?
ask-ch-stand-in = Wie gaat in het doel staan?
ask-ch-surplus = Er zijn te veel warmlopers: wie gaat terug naar de bank?
ask-ch-sub = { $man } komt erin: voor wie?
ask-ch-entry = Waar komt { $man } het veld op?
ask-ch-thrower = Wie neemt de inworp?
ask-ch-taker = Wie neemt de corner, en van waar?
ask-ch-wall = Wie is het muurtje?
ask-ch-victim-man = Wie staat bij de bal?
ask-ch-wall-man = Wie gaat in het muurtje staan?
ask-ch-beside = Aan welke kant van de bal staat je speler?
ask-ch-penalty = Wie neemt de penalty, en vanaf welk vak?
ask-ch-shooter = Wie schiet, en vanaf welk vak?
ask-ch-roll-kick-off = De dobbelstenen voor de aftrap worden gegooid.
ask-ch-roll-turn = De dobbelsteen van de beurt wordt gegooid.
ask-ch-roll-keeper = De dobbelsteen voor de keeperstrap wordt gegooid.
ask-ch-roll-restart = De dobbelsteen voor de spelhervatting wordt gegooid.
ask-ch-roll-intercept = De D3 voor de onderschepping wordt gegooid.
ask-ch-roll-save = De D4 voor de redding wordt gegooid.
ask-ch-roll-shoot-out = De dobbelsteen voor de strafschop wordt gegooid.
ask-ch-over = De wedstrijd is afgelopen.

## Wat er geweigerd wordt

refusal-ch-bad-seats = Champions 2020 is voor precies twee coaches.
refusal-ch-bad-version = Deze regels bestaan niet in versie { $version }.
refusal-ch-unknown-option = Er is geen instelling “{ $option }”.
refusal-ch-bad-option = “{ $value }” is niet mogelijk voor { $option }.
refusal-ch-bad-absent = De lijst van afwezigen moet rugnummers van 1 tot 20 noemen, elk één keer.
refusal-ch-no-eleven = Er zijn te veel spelers afwezig voor een opstelling.
refusal-ch-bad-answer = “{ $text }” is geen antwoord in dit spel.
refusal-ch-bad-position = De stelling is niet te lezen bij “{ $word }”.
refusal-ch-over = De wedstrijd is afgelopen.
refusal-ch-dice-first = Eerst moet er een dobbelsteen gegooid worden.
refusal-ch-not-asked = De andere coach beslist nu.
refusal-ch-no-such-answer = Dat is geen antwoord in dit spel.
refusal-ch-not-possible = “{ $answer }” kan nu niet.
refusal-ch-not-on-pitch = { $man } staat niet op het veld.
refusal-ch-not-your-man = { $man } speelt niet in jouw team.
refusal-ch-free-kick-must-kick = Een vrije trap moet genomen worden zolang iemand bij de bal kan komen.
refusal-ch-no-such-cell = Dat vak bestaat niet.
refusal-ch-goal-closed = Alleen de keeper mag in zijn doel komen: { $cell } is gesloten voor { $man }.
refusal-ch-ball-there = De bal ligt op { $cell }: wie daarheen loopt, moet schieten.
refusal-ch-occupied = { $cell } is bezet.
refusal-ch-no-way = { $man } heeft geen vrije weg naar { $cell }.
refusal-ch-too-far = { $man } heeft { $steps } stappen nodig naar { $cell }, en je gooide { $roll }.
refusal-ch-not-exactly = Alle { $roll } stappen moeten op; { $man } kan niet met precies zoveel op { $cell } eindigen.
refusal-ch-goal-area = Een veldspeler mag alleen in het doelgebied stoppen zolang de bal in rij 1 ligt: niet op { $cell }.
refusal-ch-area-full = Je strafschopgebied is vol: hoogstens vier veldspelers, van wie één in het doelgebied.
refusal-ch-chain = Dat zou een ketting van meer dan negen spelers maken.
refusal-ch-cuts-off-ball = Beide teams moeten over het veld bij de bal kunnen komen.
refusal-ch-barred = { $man } heeft het spel hervat en moet wachten tot een ander de bal heeft geraakt.
refusal-ch-ball-not-reached = { $man } kan de bal niet in precies { $steps } van { $roll } stappen bereiken.
refusal-ch-ball-too-far = Niemand komt met een { $roll } bij de bal: { $man }, die het dichtst bij is, heeft { $steps } stappen nodig.
refusal-ch-ball-shut-in = Er is voor jouw spelers geen vrije weg naar de bal.
refusal-ch-no-kick = { $man } zou vandaar niet kunnen schieten.
refusal-ch-not-in-area = De bal ligt niet in het strafschopgebied van je keeper.
refusal-ch-back-pass = Je eigen team speelde de bal het laatst: de keeper mag hem niet oprapen.
refusal-ch-not-exactly-there = De keeper heeft precies { $steps } nodig, en je gooide { $roll }.
refusal-ch-push-needs-one = Voor een schouderduw is een 1 nodig; je gooide { $roll }.
refusal-ch-push-nearest-only = { $man } kan alleen een buurman duwen die van zijn team het dichtst bij de bal is.
refusal-ch-push-blocked = De duw kan niet: iemand zou op de bal, in een doel of van het bord terechtkomen.
refusal-ch-out-of-field = { $man } mag de bal niet uit het veld schieten.
refusal-ch-opponent-there = { $man } staat in de weg op { $cell }.
refusal-ch-offside = { $man } staat buitenspel.
refusal-ch-too-many-cells = { $man } heeft daar niet genoeg ogen voor.
refusal-ch-leg-ends-there = De pass eindigt bij { $man } op { $cell }.
refusal-ch-must-shoot = { $man } moet rechtstreeks op doel schieten.
refusal-ch-too-many-touches = Zes balcontacten is het maximum.
refusal-ch-one-curve = Op weg naar de volgende speler mag de bal één keer afbuigen, 45 graden.
refusal-ch-cannot-go-on = { $man } zou vanaf { $cell } de resterende ogen niet kunnen opmaken.
refusal-ch-pips-left = Alle ogen moeten op: er zouden er { $left } overblijven.
refusal-ch-has-touched = { $man } heeft de bal deze beurt al geraakt.
refusal-ch-not-a-chase = { $man } moet recht op de bal af: twee stappen, of één om ernaast te staan.
refusal-ch-mate-is-nearer = Een medespeler zou even dicht bij de bal zijn als { $man }.

## Hoe het afliep

end-ch-time = De wedstrijd is gewonnen toen de tijd om was.
end-ch-draw = De wedstrijd eindigt in een gelijkspel.
end-ch-golden-goal = { $name } wint door de golden goal.
end-ch-shoot-out = { $name } wint na strafschoppen.
end-ch-forfeit = { $name } wint: de andere ploeg heeft minder dan zeven spelers.

## Instellingen

option-champions-profile = Regels
    .help = Beginners spelen zonder overtredingen, kaarten, blessures, oprapen, schouderduwen en wissels.
    .full = Alle regels
    .starter = Beginners
option-champions-match = Wedstrijd
    .help = Een vriendschappelijke wedstrijd mag gelijk eindigen; de andere gaan door met verlenging en strafschoppen.
    .friendly = Vriendschappelijk
    .decided = Er moet een winnaar komen
    .competition = Competitie
option-champions-clock = Klok
    .help = Enen: elke 1 die telt, zet de klok zes minuten vooruit. Worpen: elke dobbelsteen is een minuut.
    .ones = Enen
    .rolls = Worpen
option-champions-home_absent = Afwezig thuis
    .help = Rugnummers die het thuisteam moet missen.
option-champions-away_absent = Afwezig uit
    .help = Rugnummers die het uitspelende team moet missen.
