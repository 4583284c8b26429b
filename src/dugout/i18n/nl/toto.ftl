### Voetbal Toto: gebeurtenissen (ev-to-…), vragen (ask-to-…), weigeringen (refusal-to-…), einde (end-to-…), instellingen.

## Wat er gebeurt

ev-to-column = { $you ->
    [yes] Je neemt kolom { $column }.
   *[no] { $seat } neemt kolom { $column }.
}
ev-to-round = { $round ->
    [1] Ronde 1 begint.
   *[other] Ronde { $round } begint; de dopjes gaan van het bord.
}
ev-to-note = De bank betaalt iedereen { $amount }.
ev-to-stake = Iedereen zet { $amount } in; in de pot zit { $pot }.
ev-to-carried = Uit de vorige ronde ligt er nog { $amount }; in de pot zit { $pot }.
ev-to-jackpot-added = De bank legt een jackpot van { $amount } bij; in de pot zit { $pot }.
ev-to-starter = { $you ->
    [yes] Jij begint deze ronde.
   *[no] { $seat } begint deze ronde.
}
ev-to-dealt = { $removed ->
    [0] Iedereen krijgt { $cards } kaarten.
    [one] Iedereen krijgt { $cards } kaarten; 1 kaart wordt gesloten opzijgelegd.
   *[other] Iedereen krijgt { $cards } kaarten; { $removed } kaarten gaan dicht opzij.
}
ev-to-deal = { $you ->
    [yes] Je krijgt
   *[no] { $seat } krijgt
} { $ones } × 1, { $twos } × 2, { $threes } × 3, { $fours } × 4, { $fives } × 5, { $sixes } × 6 en { $whistles ->
    [one] 1 fluitkaart
   *[other] { $whistles } fluitkaarten
}.
ev-to-chosen = { $you ->
    [yes] Je hebt gekozen: open of bedekt.
   *[no] { $seat } heeft gekozen: open of bedekt.
}
ev-to-exposed = { $open-count ->
    [0] Iedereen houdt zijn kaarten bedekt.
    [one] Met open kaarten: { $open }.
   *[other] Met open kaarten: { $open }.
}
ev-to-open-hand = { $you ->
    [yes] Je toont
   *[no] { $seat } toont
} { $ones } × 1, { $twos } × 2, { $threes } × 3, { $fours } × 4, { $fives } × 5, { $sixes } × 6 en { $whistles ->
    [one] 1 fluitkaart
   *[other] { $whistles } fluitkaarten
}.
ev-to-form-sent = { $you ->
    [yes] Je hebt je formulier ingeleverd.
   *[no] { $seat } heeft het formulier ingeleverd.
}
ev-to-forms-locked = Alle formulieren zijn binnen en liggen vast.
ev-to-goal = { $you ->
    [yes] Je speelt een { $card } ({ $team }): { $match } { $home }–{ $away }.
   *[no] { $seat } speelt een { $card } ({ $team }): { $match } { $home }–{ $away }.
}
ev-to-pass = { $you ->
    [yes] Je kunt geen doelpunt maken en past.
   *[no] { $seat } kan geen doelpunt maken en past.
}
ev-to-window = { $scorer-you ->
    [yes] Fluit iemand jouw { $card } af ({ $team })?
   *[no] Fluit iemand de { $card } van { $scorer } af ({ $team })?
}
ev-to-whistle = { $you ->
    [yes] STOP! Je fluit: de { $card } van { $scorer } ({ $team }) wordt afgekeurd. { $match } { $home }–{ $away }.
   *[no] { $scorer-you ->
        [yes] STOP! { $seat } fluit: jouw { $card } ({ $team }) wordt afgekeurd. { $match } { $home }–{ $away }.
       *[no] STOP! { $seat } fluit: de { $card } van { $scorer } ({ $team }) wordt afgekeurd. { $match } { $home }–{ $away }.
    }
}
ev-to-stands = { $scorer-you ->
    [yes] Jouw { $card } ({ $team }) telt.
   *[no] De { $card } van { $scorer } ({ $team }) telt.
}
ev-to-round-over = Niemand kan nog scoren: ronde { $round } is afgelopen.
ev-to-form = { $you ->
    [yes] Je had { $form } voorspeld.
   *[no] { $seat } had { $form } voorspeld.
}
ev-to-hand = { $you ->
    [yes] Je hebt nog over
   *[no] { $seat } heeft nog over
}: { $whistles ->
    [0] geen fluitkaarten
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
ev-to-removed = Opzij gelegd deze ronde: { $whistles ->
    [0] geen fluitkaarten
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
    [0] Wedstrijd { $fixture }, { $match } { $home }–{ $away }: { $mark ->
        [1] thuiswinst
        [2] uitwinst
       *[3] gelijkspel
    }. Niemand had het goed.
   *[other] Wedstrijd { $fixture }, { $match } { $home }–{ $away }: { $mark ->
        [1] thuiswinst
        [2] uitwinst
       *[3] gelijkspel
    }. Goed: { $right }.
}
ev-to-count = { $you ->
    [yes] { $count ->
        [one] Je hebt 1 uitslag goed.
       *[other] Je hebt { $count } uitslagen goed.
    }
   *[no] { $count ->
        [one] { $seat } heeft 1 uitslag goed.
       *[other] { $seat } heeft { $count } uitslagen goed.
    }
}
ev-to-leaders = { $leaders-count ->
    [one] De meeste goed deze ronde, { $count }: { $leaders }.
   *[other] De meeste goed deze ronde, elk { $count }: { $leaders }.
}
ev-to-pot-taken = { $you ->
    [yes] Je wint de hele pot van { $amount }!
   *[no] { $seat } wint de hele pot van { $amount }.
}
ev-to-pot-shared = { $leaders-you ->
    [with] { $leaders } delen de pot
   *[no] { $leaders } delen de pot
}: { $rounding ->
    [0] elk { $share }.
   *[other] elk { $share }; de bank legt { $rounding } bij om af te ronden.
}
ev-to-pot-stays = Te veel spelers staan gelijk bovenaan ({ $leaders }): de pot van { $amount } blijft staan.
ev-to-final-share = Dat was de laatste ronde, dus { $leaders-you ->
    [with] { $leaders } delen de pot
   *[no] { $leaders } delen de pot
}: { $rounding ->
    [0] elk { $share }.
   *[other] elk { $share }; de bank legt { $rounding } bij om af te ronden.
}
ev-to-final-bank = Dat was de laatste ronde: de bank houdt de pot van { $amount }.
ev-to-extra-round = De pot is niet gewonnen: ronde { $round } is een extra ronde.
ev-to-jackpot = Niemand heeft alle 13 goed: de bank legt een jackpot van { $amount } in de volgende pot.
ev-to-no-jackpot = Alle 13 goed: { $right }. Volgende ronde geen jackpot.
ev-to-place = { $place }. { $seat }: { $cash } in kas, { $total ->
    [one] { $total } uitslag
   *[other] { $total } uitslagen
} goed in totaal.
ev-to-game-over = { $winners-you ->
    [yes] Het spel is afgelopen. Je wint!
    [with] Het spel is afgelopen. { $winners } delen de overwinning!
   *[no] { $winners-count ->
        [one] Het spel is afgelopen. { $winners } wint!
       *[other] Het spel is afgelopen. { $winners } delen de overwinning!
    }
}

## Wat er gevraagd wordt

ask-to-column = { $you ->
    [yes] Kies je kolom.
   *[no] { $seat } kiest een kolom.
}
ask-to-starter = Er wordt geloot wie begint.
ask-to-shuffle = De kaarten worden geschud.
ask-to-hand = Speel je deze ronde met open kaarten, of houd je ze bedekt?
ask-to-form = Vul je formulier in voor ronde { $round }.
ask-to-goal = { $you ->
    [yes] Maak een doelpunt.
   *[no] { $seat } mag een doelpunt maken.
}
ask-to-window = { $scorer-you ->
    [yes] Fluit iemand jouw doelpunt af?
   *[no] STOP, of blijft het staan?
}
ask-to-over = Het spel is afgelopen.

## Wat er geweigerd wordt

refusal-to-not-allowed-now = Dat kan nu niet.
refusal-to-not-your-turn = Je bent niet aan de beurt.
refusal-to-illegal-goal = Geen van je kaarten past daar: een team heeft precies het volgende cijfer nodig, tot en met 6.
refusal-to-not-asked = Jij mag dit doelpunt niet affluiten, of je hebt al geantwoord.
refusal-to-no-whistle = Je hebt geen fluitkaart.
refusal-to-bad-form = Kruis bij elk van de 13 wedstrijden precies één vakje aan: thuis, uit of gelijk.
refusal-to-bad-column = Deze kolom is bezet of bestaat niet. Kies een andere.
refusal-to-bad-text = “{ $text }” is geen zet in dit spel.
refusal-to-bad-seats = Voetbal Toto speel je met 2 tot 8 spelers.
refusal-to-bad-version = Deze versie van de regels van Voetbal Toto is hier niet beschikbaar.
refusal-to-unknown-option = Voetbal Toto kent geen instelling “{ $option }”.
refusal-to-bad-option = “{ $value }” is geen geldige waarde voor de instelling “{ $option }”.
refusal-to-bad-deck = Een stapel heeft 64 kaarten: 13 tot 26 enen, geen cijfer vaker dan het cijfer eronder, van elk minstens één, en 1 tot 16 fluitkaarten.
refusal-to-bad-fixtures = Je hebt 13 wedstrijden nodig met 26 verschillende teamnamen van 1 tot 24 tekens.
refusal-to-no-orders = Voorwaarden voor een STOP zijn er alleen bij correspondentie.
refusal-to-bad-orders = Deze vaste instructies kunnen niet worden gelezen.
refusal-to-bad-position = Deze stelling is niet mogelijk: { $what }
refusal-to-bad-state = Dit bewaarde spel is beschadigd: { $what }

## Hoe het afliep

end-to-most-cash = Het meeste geld aan het eind.
end-to-shared-win = Gelijk op alles wat telt: de overwinning wordt gedeeld.

## Instellingen

option-toto-rounds = Ronden
    .help = Vier of vijf vullen een avond.
option-toto-mode = Fluitmoment
    .help = Op één apparaat duurt het tot iemand op Verder tikt; live een paar seconden; bij correspondentie antwoordt iedereen wanneer het uitkomt.
    .hotseat = Eén apparaat
    .live = Live
    .async = Correspondentie
option-toto-final_pot = Pot die in de laatste ronde niet gewonnen is
    .help = Wat er gebeurt als er in de laatste ronde te veel gelijk staan.
    .share = De besten delen hem
    .extra = Extra ronden, hoogstens vijf
    .bank = De bank houdt hem
option-toto-whistle_seconds = Seconden om te fluiten (live)
    .help = Hoe lang je na een doelpunt op STOP kunt drukken. Met meer mensen wacht iedereen zo lang bij elk van de ongeveer vijftig doelpunten: 3 seconden zijn zo’n 3 minuten per ronde, 6 seconden 5, 10 seconden 8.
    .none = geen limiet
option-toto-turn_seconds = Seconden per beslissing (live)
    .help = Voor het formulier krijg je drie keer zo lang.
    .none = geen limiet
option-toto-whistle_hours = Uren om te fluiten (correspondentie)
    .help = Antwoordt dan nog niemand, dan telt het doelpunt.
option-toto-turn_hours = Uren per beslissing (correspondentie)
    .help = Daarna doet het spel een eenvoudige zet voor je.
option-toto-ready = Kolommen uitgedeeld
    .help = Iedereen krijgt een kolom in plaats van er een te kiezen.
option-toto-start_seat = Wie begint
    .help = Elke ronde schuift het begin met de klok mee op.
    .none = geloot
option-toto-whistled_scorer_replays = Afgefloten? Nog een doelpunt
    .help = Uit: de volgende speler is aan de beurt, zoals in het regelboekje.
option-toto-deck = Stapel
    .help = Hoeveel kaarten er zijn van elk cijfer van 1 tot 6 en van de fluit: samen 64.
option-toto-fixtures = Wedstrijden
    .help = Je eigen 13 wedstrijden, thuisteam eerst. Laat leeg voor 13 interlands.
