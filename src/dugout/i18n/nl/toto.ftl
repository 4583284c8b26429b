### Voetbal Toto: gebeurtenissen (ev-to-…), vragen (ask-to-…), weigeringen (refusal-to-…), einde (end-to-…), instellingen.

## Wat er gebeurt

ev-to-column = { $seat } neemt kolom { $column }.
ev-to-round = { $round ->
    [1] Ronde 1 begint.
   *[other] Ronde { $round } begint; de dopjes gaan van de rijen.
}
ev-to-note = De bank geeft iedereen { $amount }.
ev-to-stake = Iedereen zet { $amount } in; in de pot zit { $pot }.
ev-to-carried = Van de vorige ronde staat nog { $amount }; in de pot zit { $pot }.
ev-to-jackpot-added = De bank voegt de jackpot van { $amount } toe; in de pot zit { $pot }.
ev-to-starter = { $seat } begint deze ronde.
ev-to-dealt = { $removed ->
    [0] Iedereen krijgt { $cards } kaarten.
    [one] Iedereen krijgt { $cards } kaarten; 1 kaart blijft ongezien buiten spel.
   *[other] Iedereen krijgt { $cards } kaarten; { $removed } kaarten blijven ongezien buiten spel.
}
ev-to-deal = { $seat } krijgt { $ones } × 1, { $twos } × 2, { $threes } × 3, { $fours } × 4, { $fives } × 5, { $sixes } × 6 en { $whistles ->
    [one] 1 fluitkaart
   *[other] { $whistles } fluitkaarten
}.
ev-to-chosen = { $seat } heeft gekozen: open of bedekt.
ev-to-exposed = { $open-count ->
    [0] Alle kaarten zijn bedekt.
    [one] Open op tafel: { $open }.
   *[other] Open op tafel: { $open }.
}
ev-to-open-hand = { $seat } toont { $ones } × 1, { $twos } × 2, { $threes } × 3, { $fours } × 4, { $fives } × 5, { $sixes } × 6 en { $whistles ->
    [one] 1 fluitkaart
   *[other] { $whistles } fluitkaarten
}.
ev-to-form-sent = { $seat } heeft het formulier ingestuurd.
ev-to-forms-locked = Alle formulieren zijn binnen en liggen vast (formulier { $sheet }, groep { $group }).
ev-to-goal = { $seat } legt een { $card } bij { $team }: { $match } { $home }–{ $away }.
ev-to-pass = { $seat } kan niet scoren en past.
ev-to-window = Fluit er iemand tegen de { $card } van { $scorer } bij { $team }?
ev-to-whistle = STOP! { $seat } fluit: de { $card } van { $scorer } bij { $team } is ongeldig. { $match } { $home }–{ $away }.
ev-to-stands = De { $card } van { $scorer } bij { $team } blijft staan.
ev-to-round-over = Niemand kan nog scoren: ronde { $round } is afgelopen.
ev-to-form = { $seat } had { $form } voorspeld.
ev-to-hand = { $seat } houdt over: { $whistles ->
    [0] geen fluitkaart
    [one] 1 fluitkaart
   *[other] { $whistles } fluitkaarten
}{ $ones ->
    [0] {""}
   *[other] , { $ones } × 1
}{ $twos ->
    [0] {""}
   *[other] , { $twos } × 2
}{ $threes ->
    [0] {""}
   *[other] , { $threes } × 3
}{ $fours ->
    [0] {""}
   *[other] , { $fours } × 4
}{ $fives ->
    [0] {""}
   *[other] , { $fives } × 5
}{ $sixes ->
    [0] {""}
   *[other] , { $sixes } × 6
}.
ev-to-removed = Buiten de ronde bleven { $whistles ->
    [0] geen fluitkaart
    [one] 1 fluitkaart
   *[other] { $whistles } fluitkaarten
}{ $ones ->
    [0] {""}
   *[other] , { $ones } × 1
}{ $twos ->
    [0] {""}
   *[other] , { $twos } × 2
}{ $threes ->
    [0] {""}
   *[other] , { $threes } × 3
}{ $fours ->
    [0] {""}
   *[other] , { $fours } × 4
}{ $fives ->
    [0] {""}
   *[other] , { $fives } × 5
}{ $sixes ->
    [0] {""}
   *[other] , { $sixes } × 6
}.
ev-to-result = { $right-count ->
    [0] Wedstrijd { $fixture }, { $match } { $home }–{ $away }: een { $mark }. Niemand had het goed.
   *[other] Wedstrijd { $fixture }, { $match } { $home }–{ $away }: een { $mark }. Goed: { $right }.
}
ev-to-count = { $count ->
    [one] { $seat } heeft 1 uitslag goed.
   *[other] { $seat } heeft { $count } uitslagen goed.
}
ev-to-leaders = { $leaders-count ->
    [one] De beste van de ronde met { $count } goed: { $leaders }.
   *[other] De besten van de ronde met elk { $count } goed: { $leaders }.
}
ev-to-pot-taken = { $seat } wint de hele pot van { $amount }.
ev-to-pot-shared = { $rounding ->
    [0] { $leaders } delen de pot: elk { $share }.
   *[other] { $leaders } delen de pot: elk { $share }; de bank legt { $rounding } bij om af te ronden.
}
ev-to-pot-stays = Er staan er te veel gelijk ({ $leaders }): de pot van { $amount } blijft staan.
ev-to-final-share = { $rounding ->
    [0] Het was de laatste ronde, dus { $leaders } delen de pot: elk { $share }.
   *[other] Het was de laatste ronde, dus { $leaders } delen de pot: elk { $share }; de bank legt { $rounding } bij om af te ronden.
}
ev-to-final-bank = Het was de laatste ronde: de bank houdt de pot van { $amount }.
ev-to-extra-round = De pot staat er nog: ronde { $round } wordt extra gespeeld.
ev-to-jackpot = Niemand heeft alle 13 goed: de bank legt een jackpot van { $amount } in de volgende pot.
ev-to-no-jackpot = Alle 13 goed: { $right }. Er komt geen jackpot in de volgende ronde.
ev-to-place = { $place }. { $seat }: { $cash } aan geld, { $total } goede uitslagen in totaal.
ev-to-game-over = { $winners-count ->
    [one] Het spel is afgelopen. De winnaar: { $winners }!
   *[other] Het spel is afgelopen. { $winners } delen de overwinning!
}

## Wat er gevraagd wordt

ask-to-column = { $seat } kiest een kolom.
ask-to-starter = De beginspeler wordt geloot.
ask-to-shuffle = De kaarten worden geschud.
ask-to-hand = Leg je je kaarten deze ronde open, of houd je ze bedekt?
ask-to-form = Vul je formulier voor ronde { $round } in: 1 thuisteam, 2 uitspelend team, 3 gelijkspel.
ask-to-goal = { $seat } is aan de beurt: één doelpunt.
ask-to-window = { $scorer } legde een { $card } bij { $team }. STOP, of laten staan?
ask-to-over = Het spel is afgelopen.

## Wat er geweigerd wordt

refusal-to-not-allowed-now = Dat kan op dit moment van het spel niet.
refusal-to-not-your-turn = Je bent niet aan de beurt.
refusal-to-illegal-goal = Je hebt geen kaart die daar past: een team heeft precies het volgende cijfer nodig, tot en met 6.
refusal-to-not-asked = Je wordt in dit fluitmoment niet gevraagd, of je hebt al geantwoord.
refusal-to-no-whistle = Je hebt geen fluitkaart.
refusal-to-bad-form = Een formulier heeft bij elk van de 13 wedstrijden precies één kruisje: 1, 2 of 3.
refusal-to-bad-column = Deze kolom is bezet of bestaat niet.
refusal-to-bad-text = “{ $text }” is geen antwoord in dit spel.
refusal-to-bad-seats = Voetbal Toto is voor 2 tot 8 spelers.
refusal-to-bad-version = Deze regels van Voetbal Toto zijn hier niet beschikbaar.
refusal-to-unknown-option = Voetbal Toto kent geen instelling “{ $option }”.
refusal-to-bad-option = “{ $value }” is geen mogelijke waarde van de instelling “{ $option }”.
refusal-to-bad-deck = Een stapel heeft 64 kaarten: 13 tot 26 enen, geen cijfer vaker dan het cijfer eronder, van elk minstens één, en 1 tot 16 fluitkaarten.
refusal-to-bad-fixtures = Een lijst heeft 13 wedstrijden met 26 verschillende namen van 1 tot 24 tekens.
refusal-to-no-orders = Vaste opdrachten horen bij correspondentie.
refusal-to-bad-orders = Deze vaste opdrachten zijn niet te lezen.
refusal-to-bad-position = Deze stelling is niet mogelijk: { $what }
refusal-to-bad-state = Deze bewaarde stand is beschadigd: { $what }

## Hoe het afliep

end-to-most-cash = Het meeste geld na de laatste ronde.
end-to-shared-win = Gelijk in alles wat telt: de overwinning wordt gedeeld.

## Instellingen

option-toto-rounds = Ronden
    .help = Vier of vijf vullen een avond.
option-toto-mode = Fluitmoment
    .help = Op één apparaat duurt het tot iemand verder gaat; live enkele seconden; bij correspondentie antwoordt ieder wanneer het uitkomt.
    .hotseat = Eén apparaat
    .live = Live
    .async = Correspondentie
option-toto-final_pot = Pot die na de laatste ronde blijft staan
    .help = Wat er gebeurt als er in de laatste ronde te veel gelijk staan.
    .share = De besten delen hem
    .extra = Extra ronden, hoogstens vijf
    .bank = De bank houdt hem
option-toto-whistle_seconds = Seconden om te fluiten (live)
    .help = Hoe lang je na een doelpunt op STOP kunt drukken.
option-toto-turn_seconds = Seconden per beslissing (live)
    .help = Een formulier krijgt drie keer zo lang.
    .none = geen grens
option-toto-whistle_hours = Uren om te fluiten (correspondentie)
    .help = Daarna laat zwijgen het doelpunt staan.
option-toto-turn_hours = Uren per beslissing (correspondentie)
    .help = Daarna speelt het spel een eenvoudig antwoord.
option-toto-start_seat = Plaats die begint
    .help = Elke ronde schuift het begin met de klok mee op.
    .none = geloot
option-toto-whistled_scorer_replays = Een afgefloten scorer probeert het opnieuw
    .help = Uit: de volgende speler is aan de beurt, zoals in het boekje.
option-toto-deck = Stapel
    .help = Hoeveel kaarten er zijn van 1, 2, 3, 4, 5, 6 en de fluit: samen 64.
option-toto-fixtures = Wedstrijden
    .help = Je eigen 13 wedstrijden, thuisteam eerst. Leeg: 13 interlands.
