### Champions 2020: gebeurtenissen (ev-ch-…), vragen (ask-ch-…), weigeringen (refusal-ch-…), einde (end-ch-…).

## Wat er gebeurt

ev-ch-lineup-chosen = { $you ->
    [yes] Je hebt je opstelling gekozen.
   *[no] { $seat } heeft een opstelling gekozen.
}
ev-ch-lineup = { $you ->
    [yes] Je begint met { $keeper } in het doel en { $defenders }-{ $midfielders }-{ $attackers }.
   *[no] { $seat } begint met { $keeper } in het doel en { $defenders }-{ $midfielders }-{ $attackers }.
}
ev-ch-keeper-placed = { $man } staat in het doel op { $cell }.
ev-ch-placed = { $man } begint op { $cell }.
ev-ch-to-centre = { $man } gaat naar de middenstip.
ev-ch-kick-off-roll = { $you ->
    [yes] { $face ->
        [1] Je gooit een 1 voor de aftrap. Een 1 telt hier niet: je gooit opnieuw.
       *[other] Je gooit een { $face } voor de aftrap.
    }
   *[no] { $face ->
        [1] { $seat } gooit een 1 voor de aftrap. Een 1 telt hier niet: { $seat } gooit opnieuw.
       *[other] { $seat } gooit een { $face } voor de aftrap.
    }
}
ev-ch-kick-off = { $man } trapt af: { $budget ->
    [one] 1 vak
   *[other] { $budget } vakken
} voor de bal.
ev-ch-turn = { $you ->
    [yes] Jij bent aan de beurt.
   *[no] { $seat } is aan de beurt.
}
ev-ch-warm-up = { $man } gaat warmlopen.
ev-ch-roll = { $you ->
    [yes] { $again ->
        [keeper] Je gooit een 1 voor de uittrap van de keeper. Met een 1 trapt de keeper niet uit: als de tijd niet om is, gooi je opnieuw.
        [shoot-out] Je gooit een 1. Een 1 telt hier niet: je gooit opnieuw.
       *[no] Je gooit een { $face }.
    }
   *[no] { $again ->
        [keeper] { $seat } gooit een 1 voor de uittrap van de keeper. Met een 1 trapt de keeper niet uit: als de tijd niet om is, gooit { $seat } opnieuw.
        [shoot-out] { $seat } gooit een 1. Een 1 telt hier niet: { $seat } gooit opnieuw.
       *[no] { $seat } gooit een { $face }.
    }
}
ev-ch-roll-again = { $you ->
    [yes] Een 1 telt hier niet: je gooit opnieuw.
   *[no] Een 1 telt hier niet: { $seat } gooit opnieuw.
}
ev-ch-no-action = { $you ->
    [yes] Je kunt met een { $face } niets doen: de beurt gaat voorbij.
   *[no] { $seat } kan met een { $face } niets doen: de beurt gaat voorbij.
}
ev-ch-walk = { $man } loopt van { $start } naar { $cell }.
ev-ch-run = { $man } loopt in { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
} naar de bal op { $cell }.
ev-ch-pass = { $cut ->
    [yes] { $man } speelt richting { $mate }.
   *[no] { $man } passt naar { $mate } op { $end }.
}
ev-ch-kick = { $cut ->
    [yes] { $man } speelt de bal van { $start } richting { $end }.
   *[no] { $man } speelt de bal van { $start } naar { $end }.
}
ev-ch-shot = { $man } schiet op doel vanaf { $start }!
ev-ch-taken-back = { $man }: de laatste stap is teruggenomen.
ev-ch-budget-lowered = { $man } kan geen { $budget } ogen gebruiken en speelt met { $lower }.
ev-ch-dropped = { $man } kan niet schieten; de bal wordt op { $cell } neergelegd.
ev-ch-chase = { $man } loopt achter de bal aan naar { $cell }.
ev-ch-attempt = { $man } probeert de bal op { $cell } te onderscheppen.
ev-ch-attempt-failed = { $man } gooit een { $face } en mist de bal.
ev-ch-intercepted = { $man } onderschept op { $cell }! De bal ketst { $length ->
    [one] 1 vak
   *[other] { $length } vakken
} door.
ev-ch-loose = De losse bal vliegt van { $start } naar { $end }.
ev-ch-hit = { $man } krijgt op { $cell } de losse bal en moet hem doorspelen met { $budget ->
    [one] 1 oog
   *[other] { $budget } ogen
}.
ev-ch-rest = De bal ligt op { $cell }.
ev-ch-no-save = { $why ->
    [beyond] { $you ->
        [yes] Je keeper kan er niet bij.
       *[no] De keeper van { $seat } kan er niet bij.
    }
    [choice] { $you ->
        [yes] Je duikt niet.
       *[no] { $seat } duikt niet.
    }
   *[other] { $seat } redt niet.
}
ev-ch-dive = { $man } duikt naar { $cell }: { $quarters } op 4 om hem te stoppen.
ev-ch-beaten = { $man } gooit een { $face } en is kansloos.
ev-ch-saved = { $man } gooit een { $face } en keert de bal.
ev-ch-caught = { $man } gooit een { $face } en heeft de bal klemvast op { $cell }.
ev-ch-rebound = Rebound! De bal ketst op { $cell } van { $man } af.
ev-ch-hands = Hands! { $man } stopt de bal buiten het strafschopgebied op { $cell }.
ev-ch-goal = { $you ->
    [yes] Doelpunt voor jou! { $home }–{ $away }.
   *[no] Doelpunt: { $seat }! { $home }–{ $away }.
}
ev-ch-pick-up = { $man } pakt de bal op { $cell } in de handen.
ev-ch-push = { $man } geeft een schouderduw.
ev-ch-pushed = { $man } wordt van { $start } naar { $cell } geduwd.
ev-ch-pulled-back = { $man } staat buitenspel en gaat terug naar { $cell }.
ev-ch-row-one = { $man } mag niet voor het doel wachten en gaat terug naar { $cell }.
ev-ch-moves-in = { $man } komt het veld in op { $cell }.
ev-ch-relocated = { $man } maakt plaats en gaat naar { $cell }.
ev-ch-out = De bal is uit; { $man } raakte hem het laatst.
ev-ch-award = { $you ->
    [yes] { $restart ->
        [1] Jij brengt de bal weer in het spel.
        [2] Doeltrap voor jou.
        [3] Inworp voor jou bij { $cell }.
        [4] Corner voor jou.
        [5] Vrije trap voor jou op { $cell }.
        [6] Vrije trap voor jou op { $cell } wegens hands.
        [7] Penalty voor jou!
       *[other] Jij hervat het spel.
    }
   *[no] { $restart ->
        [1] { $seat } brengt de bal weer in het spel.
        [2] Doeltrap: { $seat }.
        [3] Inworp bij { $cell }: { $seat }.
        [4] Corner: { $seat }.
        [5] Vrije trap op { $cell }: { $seat }.
        [6] Vrije trap op { $cell } wegens hands: { $seat }.
        [7] Penalty: { $seat }!
       *[other] { $seat } hervat het spel.
    }
}
ev-ch-thrower = { $man } neemt de inworp bij { $cell }.
ev-ch-thrower-back = { $man } komt terug in het veld op { $cell }.
ev-ch-shift = { $man } schuift door van { $start } naar { $cell }.
ev-ch-corner-taker = { $man } neemt de corner vanaf { $cell }.
ev-ch-corner-wall = { $man } vormt het muurtje op { $cell }.
ev-ch-corner-step = { $man } stapt naar de bal op { $cell }.
ev-ch-foul = Overtreding! { $man } haalt { $victim } neer op { $cell }.
ev-ch-yellow = Gele kaart voor { $man }.
ev-ch-red = Rode kaart voor { $man }!
ev-ch-injury = { $man } is geblesseerd en krijgt een verband.
ev-ch-carried-off = { $man } kan niet verder en gaat per brancard van het veld.
ev-ch-stands-by = { $man } staat bij de bal op { $cell }.
ev-ch-wall-man = { $man } gaat in het muurtje staan.
ev-ch-wall-slides = { $man } neemt afstand en gaat naar { $cell }.
ev-ch-clears = { $man } verlaat het strafschopgebied en gaat naar { $cell }.
ev-ch-penalty-taker = { $man } legt de bal op de stip.
ev-ch-sub = { $man } komt erin voor { $out }.
ev-ch-not-replaced = Niemand komt erin voor { $man }.
ev-ch-stand-in = { $man } gaat op doel staan.
ev-ch-enters = { $man } komt het veld op bij { $cell }.
ev-ch-back-to-bench = { $man } gaat terug naar de bank.
ev-ch-forfeit = { $you ->
    [yes] Je hebt minder dan zeven spelers over en verliest reglementair.
   *[no] { $seat } heeft minder dan zeven spelers over en verliest reglementair.
}
ev-ch-clock = De klok staat op { $minute ->
    [one] { $minute } minuut
   *[other] { $minute } minuten
}.
ev-ch-extra-time = Gelijk na 90 minuten, { $home }–{ $away }: verlenging, en het eerste doelpunt wint.
ev-ch-extra-time-over = Nog steeds { $home }–{ $away } na de verlenging: strafschoppen.
ev-ch-shooter = { $man } loopt naar de stip.
ev-ch-shot-taken = { $scored ->
    [0] Mis! Strafschoppen { $home }–{ $away }.
   *[other] Raak! Strafschoppen { $home }–{ $away }.
}
ev-ch-full-time = { $ending ->
    [2] Golden goal! De wedstrijd is afgelopen: { $home }–{ $away }.
    [3] De strafschoppen hebben beslist. De wedstrijd eindigde in { $home }–{ $away }.
    [4] De wedstrijd is gestaakt: { $home }–{ $away }.
   *[other] Einde van de wedstrijd: { $home }–{ $away }.
}

## Wat er gevraagd wordt

ask-ch-lineup = Kies je keeper en tien veldspelers, in linies van 2 tot 4.
ask-ch-keeper = Waar staat je keeper?
ask-ch-line = { $line ->
    [1] Zet je verdedigers neer.
    [2] Zet je middenvelders neer.
   *[other] Zet je aanvallers neer.
}
ask-ch-centre = Wie gaat naar de middenstip?
ask-ch-turn = Gooi de dobbelsteen.
ask-ch-foul = Deze worp eindigt met een overtreding. Wie maakt hem?
ask-ch-action = { $far ->
    [yes] Verplaats een speler.
   *[no] Verplaats een speler, of loop naar de bal en schiet.
}
ask-ch-leg = { $spot ->
    [yes] { $man } schiet: waarheen?
   *[no] { $man } trapt de bal { $rem ->
        [one] 1 vak
       *[other] { $rem } vakken
    } ver: waarheen?
}
ask-ch-chase = Gaat er iemand achter de bal aan?
ask-ch-intercept = De bal komt voorbij: wie probeert te onderscheppen?
ask-ch-dive = { $left ->
    [0] Een schot! Duikt je keeper?
   *[other] Een hard schot! Duikt je keeper?
}
ask-ch-rebound = Naar welke kant ketst de bal af?
ask-ch-step = { $why ->
    [offside] { $man } staat buitenspel en moet terug, maar er staat iemand in de weg: langs welke kant gaat hij?
    [wall] { $man } gaat in de muur, maar er staat iemand in de weg: langs welke kant gaat hij?
   *[clear] { $man } moet het strafschopgebied uit, maar er staat iemand in de weg: langs welke kant gaat hij?
}
ask-ch-reloc = { $man } moet plaats maken: waar gaat hij heen?
ask-ch-row-two = { $man } mag niet voor het doel wachten: waar gaat hij heen?
ask-ch-drop = Er kan niet geschoten worden: waar komt de bal te liggen?
ask-ch-injured = { $man } gaat per brancard van het veld: wie komt erin?
ask-ch-make-way = De reserve-keeper komt erin: wie gaat eruit?
ask-ch-stand-in = Wie gaat er op doel staan?
ask-ch-surplus = Er lopen te veel spelers warm: wie gaat terug naar de bank?
ask-ch-sub = { $man } komt erin: wie gaat eruit?
ask-ch-entry = Waar komt { $man } het veld op?
ask-ch-thrower = Wie neemt de inworp?
ask-ch-taker = Wie neemt de corner, en van waar?
ask-ch-wall = Wie vormt het muurtje?
ask-ch-victim-man = Wie staat bij de bal?
ask-ch-wall-man = Wie gaat in het muurtje staan?
ask-ch-beside = Aan welke kant van de bal staat je speler?
ask-ch-penalty = Wie neemt de penalty?
ask-ch-shooter = Wie neemt jouw volgende strafschop?
ask-ch-roll-kick-off = Er wordt gegooid voor de aftrap.
ask-ch-roll-turn = Er wordt gegooid voor de beurt.
ask-ch-roll-keeper = Er wordt gegooid voor de uittrap van de keeper.
ask-ch-roll-restart = Er wordt gegooid voor de spelhervatting.
ask-ch-roll-intercept = Er wordt gegooid voor de onderschepping: 1, 2 of 3.
ask-ch-roll-save = Er wordt gegooid voor de redding: 1 tot 4.
ask-ch-roll-shoot-out = Er wordt gegooid voor de strafschop.
ask-ch-over = De wedstrijd is afgelopen.

## Wat er geweigerd wordt

refusal-ch-bad-seats = Champions 2020 is voor precies twee coaches.
refusal-ch-bad-version = Versie { $version } van deze regels bestaat niet.
refusal-ch-unknown-option = Er is geen instelling “{ $option }”.
refusal-ch-bad-option = “{ $value }” is niet mogelijk voor { $option }.
refusal-ch-bad-absent = Geef de afwezigen op met hun rugnummer, 1 tot 20, elk één keer.
refusal-ch-no-eleven = Er missen te veel spelers om een elftal op te stellen.
refusal-ch-bad-answer = “{ $text }” is geen zet in dit spel.
refusal-ch-bad-position = Deze stelling is niet te lezen bij “{ $word }”.
refusal-ch-over = De wedstrijd is afgelopen.
refusal-ch-dice-first = Er moet eerst gegooid worden.
refusal-ch-not-asked = Je tegenstander is aan zet.
refusal-ch-no-such-answer = Dat is geen zet in dit spel.
refusal-ch-not-possible = “{ $answer }” kan nu niet.
refusal-ch-not-on-pitch = { $man } staat niet op het veld.
refusal-ch-not-your-man = { $man } speelt niet in jouw team.
refusal-ch-free-kick-must-kick = Je moet de vrije trap nemen zolang iemand bij de bal kan komen.
refusal-ch-no-such-cell = Dat vak bestaat niet.
refusal-ch-goal-closed = Alleen de keeper mag in zijn doel staan: { $man } mag niet naar { $cell }.
refusal-ch-ball-there = De bal ligt op { $cell }: wie daarheen loopt, moet schieten.
refusal-ch-occupied = { $cell } is bezet.
refusal-ch-no-way = { $man } heeft geen vrije weg naar { $cell }.
refusal-ch-too-far = { $man } heeft { $steps } stappen nodig naar { $cell }, maar je gooide { $roll }.
refusal-ch-not-exactly = Je moet alle { $roll } stappen gebruiken, en { $man } kan daarmee niet precies op { $cell } eindigen.
refusal-ch-goal-area = Een veldspeler mag alleen in het doelgebied stoppen als de bal in rij 1 ligt, dus niet op { $cell }.
refusal-ch-area-full = Je strafschopgebied is vol: hoogstens vier veldspelers, van wie één in het doelgebied.
refusal-ch-chain = Dat zou een ketting van meer dan negen spelers maken.
refusal-ch-cuts-off-ball = Dat zou een team van de bal afsnijden.
refusal-ch-barred = { $man } nam de spelhervatting en moet wachten tot een ander de bal heeft geraakt.
refusal-ch-ball-not-reached = { $why ->
    [too-far] { $man } heeft { $needs } stappen nodig naar de bal en je gooide { $roll }.
    [shut-in] { $man } heeft geen vrije weg naar de bal.
   *[other] { $man } kan de bal niet in precies { $steps } van { $roll } stappen bereiken.
}
refusal-ch-ball-too-far = Niemand komt met een { $roll } bij de bal: { $man }, die het dichtst bij is, heeft { $steps } stappen nodig.
refusal-ch-ball-shut-in = Je spelers hebben geen vrije weg naar de bal.
refusal-ch-no-kick = { $man } kan vandaar niet schieten.
refusal-ch-not-in-area = De bal ligt niet in het strafschopgebied van je keeper.
refusal-ch-back-pass = Je eigen team speelde de bal het laatst, dus de keeper mag hem niet oprapen.
refusal-ch-not-exactly-there = De keeper heeft precies { $steps } nodig, maar je gooide { $roll }.
refusal-ch-push-needs-one = Voor een schouderduw is een 1 nodig; je gooide { $roll }.
refusal-ch-push-nearest-only = { $man } kan alleen een buurman wegduwen die van zijn team het dichtst bij de bal staat.
refusal-ch-push-blocked = Deze duw kan niet: iemand zou op de bal, in een doel of naast het bord belanden.
refusal-ch-out-of-field = { $man } mag de bal niet uit het veld schieten.
refusal-ch-opponent-there = { $man } staat in de weg op { $cell }.
refusal-ch-offside = { $man } staat buitenspel.
refusal-ch-too-many-cells =
    { $cells ->
        [one] Daar is { $cells } oog voor nodig
       *[other] Daar zijn { $cells } ogen voor nodig
    }, en { $man } heeft er { $left }.
refusal-ch-leg-ends-there = De pass eindigt bij { $man } op { $cell }.
refusal-ch-must-shoot = { $man } moet rechtstreeks op doel schieten.
refusal-ch-keeper-there = In deze helft van het doel staat { $man }. Mik op de andere helft.
refusal-ch-own-goal = Dat is je eigen doel.
refusal-ch-no-shot = Vanaf hier komt geen schot in deze helft van het doel.
refusal-ch-too-many-touches = Meer dan zes balcontacten mag niet.
refusal-ch-one-curve = De bal mag op weg naar de volgende speler maar één keer draaien, 45 graden.
refusal-ch-cannot-go-on = { $man } kan vanaf { $cell } de rest van de ogen niet opmaken.
refusal-ch-pips-left = Je moet alle ogen gebruiken: je houdt er { $left } over.
refusal-ch-has-touched = { $man } heeft de bal deze beurt al geraakt.
refusal-ch-not-a-chase = { $man } moet recht op de bal af: twee stappen, of één als hij er dan naast staat.
refusal-ch-mate-is-nearer = Een medespeler zou net zo dicht bij de bal staan als { $man }.

## Hoe het afliep

end-ch-time = Beslist in de reguliere speeltijd: de tijd is om.
end-ch-draw = De wedstrijd eindigt in een gelijkspel.
end-ch-golden-goal = { $you ->
    [yes] Jij
   *[no] { $name }
} wint met de golden goal.
end-ch-shoot-out = { $you ->
    [yes] Jij
   *[no] { $name }
} wint na strafschoppen.
end-ch-forfeit = { $you ->
    [yes] Jij
   *[no] { $name }
} wint: de tegenstander heeft minder dan zeven spelers.
