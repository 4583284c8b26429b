### Counter Attack: gebeurtenissen (ev-ca-…), vragen (ask-ca-…), weigeringen (refusal-ca-…), einde (end-ca-…).

## Selecties en opstellingen

ev-ca-first-pick = { $you ->
    [yes] Jij kiest als eerste.
   *[no] { $seat } kiest als eerste.
}
ev-ca-card-open = { $card } ligt open.
ev-ca-picked = { $you ->
    [yes] Je neemt { $card }.
   *[no] { $seat } neemt { $card }.
}
ev-ca-keeper-drawn = { $you ->
    [yes] Je hebt { $card } als keeper.
   *[no] { $seat } heeft { $card } als keeper.
}
ev-ca-lineup-in = { $you ->
    [yes] Je opstelling is binnen.
   *[no] De opstelling van { $seat } is binnen.
}
ev-ca-wears = { $piece } is nummer { $member } van de selectie.
ev-ca-formation = { $you ->
    [yes] { $men ->
        [11] Je speelt { $formation }.
       *[other] Je stelt op.
    }
   *[no] { $men ->
        [11] { $seat } speelt { $formation }.
       *[other] { $seat } stelt op.
    }
}
ev-ca-formations = { $men ->
    [11] De teams stellen zich op: { $home } thuis, { $away } uit.
   *[other] De teams stellen zich op.
}
ev-ca-referee = De scheidsrechter is { $referee }, tolerantie { $leniency }.
ev-ca-removed = { $piece } doet niet mee.

## Tijd

ev-ca-toss = { $you ->
    [yes] Je wint de toss.
   *[no] { $seat } wint de toss.
}
ev-ca-period = { $period ->
    [1] De wedstrijd begint.
    [2] De tweede helft begint.
    [3] De verlenging begint.
    [4] De tweede helft van de verlenging begint.
   *[other] Een nieuwe periode begint.
}
ev-ca-minute = Minuut { $minute }.
ev-ca-period-over = { $period ->
    [1] Er wordt gefloten: { $home }–{ $away }.
    [2] Einde van de tweede helft: { $home }–{ $away }.
    [3] Rust in de verlenging: { $home }–{ $away }.
   *[other] De periode is voorbij: { $home }–{ $away }.
}
ev-ca-second-leg = De heenwedstrijd eindigde in { $home }–{ $away }. Voor de return worden de rollen omgedraaid.
ev-ca-full-time = Einde van de wedstrijd: { $home }–{ $away }.
ev-ca-forfeit = { $you ->
    [yes] Je hebt te weinig spelers over en verliest reglementair.
   *[no] { $seat } heeft te weinig spelers over en verliest reglementair.
}

## Bewegen

ev-ca-phase = { $you ->
    [yes] Bewegingsfase: jij beweegt eerst.
   *[no] Bewegingsfase: { $seat } beweegt eerst.
}
ev-ca-phase-over = De bewegingsfase is voorbij.
ev-ca-run = { $piece } loopt – { $target }.
ev-ca-dribble = { $piece } dribbelt – { $target }.
ev-ca-free-move = { $piece } zoekt zijn positie – { $target }.
ev-ca-snap-move = { $piece } reageert – { $target }.
ev-ca-air-move = { $piece } loopt onder de bal – { $target }.
ev-ca-first-move = { $piece } schuift op – { $target }.
ev-ca-keeper-run = { $piece } komt zijn doel uit – { $target }.
ev-ca-keeper-step = { $piece } doet een stap – { $target }.
ev-ca-keeper-to = { $piece } komt hier terecht – { $target }.
ev-ca-reposition = { $piece } gaat door – { $target }.
ev-ca-retreat = { $piece } moet terug – { $target }.
ev-ca-placed = { $piece } stelt zich op – { $target }.

## De bal wisselt van eigenaar

ev-ca-possession = { $piece } heeft de bal.
ev-ca-holds = { $piece } heeft de bal klemvast.
ev-ca-steal-roll = { $piece } wil { $carrier } de bal afpakken en gooit { $die }.
ev-ca-steal = { $piece } pakt { $carrier } de bal af!
ev-ca-tackle = { $piece } tackelt { $carrier }.
ev-ca-reckless = { $piece } gaat er roekeloos in bij { $carrier }.
ev-ca-reckless-roll = { $piece } gooit { $die }.
ev-ca-dive = { $piece } duikt naar de voeten van { $carrier }.
ev-ca-dribbler-roll = { $piece } gooit { $die }: samen { $score }.
ev-ca-tackler-roll = { $piece } gooit { $die }: samen { $score } tegen { $against }.
ev-ca-tackle-failed = { $carrier } komt langs { $piece }.
ev-ca-tackle-won = { $piece } verovert de bal op { $carrier }.
ev-ca-tie = { $piece } en { $other } gooien gelijk.

## Passes en koppen

ev-ca-pass = { $play ->
    [2] { $piece } geeft een korte pass – { $target }.
    [3] { $piece } gooit de bal – { $target }.
    [4] { $piece } speelt in één keer door – { $target }.
   *[other] { $piece } passt – { $target }.
}
ev-ca-interception-roll = { $piece } strekt zich naar de bal en gooit { $die }, nodig is { $need }.
ev-ca-interception = { $piece } onderschept de pass van { $passer }!
ev-ca-received = { $piece } krijgt de pass van { $passer }.
ev-ca-into-space = { $piece } speelt de bal in de ruimte – { $target }.
ev-ca-high = { $play ->
    [7] { $piece } trapt uit de handen – { $target }.
    [8] { $piece } neemt de doeltrap – { $target }.
    [14] { $piece } draait de corner voor – { $target }.
   *[other] { $piece } speelt hoog – { $target }.
}
ev-ca-long = { $piece } geeft een lange bal – { $target }.
ev-ca-accuracy-roll = { $piece } gooit { $die }: samen { $score }, nodig is { $need }.
ev-ca-inaccurate = De hoge bal van { $piece } is onnauwkeurig en gaat naar { $receiver }.
ev-ca-too-far = De lange bal van { $piece } is te lang en komt neer – { $target }.
ev-ca-jumps = { $piece } gaat het kopduel aan.
ev-ca-jump-roll = { $piece } gooit { $die }: samen { $score }.
ev-ca-heads = { $piece } wint het kopduel.
ev-ca-beats-keeper = { $piece } verslaat { $keeper } in de lucht!
ev-ca-claims = { $piece } plukt de bal uit de lucht.
ev-ca-drops = Niemand kopt; de bal valt – { $at }.
ev-ca-headed-pass = { $piece } kopt de bal – { $target }.
ev-ca-header = { $piece } kopt op doel!

## Schoten

ev-ca-shot = { $piece } schiet!
ev-ca-snapshot = { $piece } probeert een schot ineens!
ev-ca-block-roll = { $piece } werpt zich ervoor en gooit { $die }, nodig is { $need }.
ev-ca-block = { $piece } blokt het schot van { $shooter }.
ev-ca-shot-roll = { $piece } gooit { $die }: samen { $score }.
ev-ca-save-roll = { $piece } gooit { $die }: samen { $score } tegen { $against }.
ev-ca-save = { $piece } redt!
ev-ca-parry-roll = Heeft { $piece } hem klem? De dobbelsteen zegt { $die }.
ev-ca-turned-behind = { $piece } tikt de bal achter.
ev-ca-wide = { $piece } schiet naast.
ev-ca-goal = { $you ->
    [yes] DOELPUNT voor jou in minuut { $minute }! { $deflected ->
        [yes] De bal gaat er via een been in.
       *[no] { $scorer } scoort.
    } { $home }–{ $away }.
   *[no] DOELPUNT in minuut { $minute }: { $seat }! { $deflected ->
        [yes] De bal gaat er via een been in.
       *[no] { $scorer } scoort.
    } { $home }–{ $away }.
}
ev-ca-penalty-roll = { $piece } neemt de strafschop en gooit { $die }: samen { $score }.

## Afgeketste ballen

ev-ca-loose = De bal springt weg – { $at }.
ev-ca-direction-roll = Richting { $die }.
ev-ca-runs-loose = De bal rolt – { $target }.
ev-ca-hits = De bal komt bij { $piece } terecht.
ev-ca-rests = De bal blijft liggen – { $at }.
ev-ca-stop-roll = { $piece } reikt naar de afgeketste bal en gooit { $die }.
ev-ca-out = De bal gaat over de zijlijn.
ev-ca-behind = De bal gaat over de achterlijn.
ev-ca-clearance = De verdediging werkt de bal weg.

## Overtredingen

ev-ca-foul = Overtreding van { $piece } op { $carrier }.
ev-ca-professional = Er stond niemand meer tussen: { $piece } haalt een doorgebroken speler neer.
ev-ca-injury-roll = Is { $piece } geblesseerd? De dobbelsteen zegt { $die }.
ev-ca-injured = { $piece } is geblesseerd; de snelheid is nu { $pace }.
ev-ca-card-roll = De scheidsrechter spreekt { $piece } aan: de dobbelsteen zegt { $die }, tolerantie { $leniency }.
ev-ca-yellow = Gele kaart voor { $piece }.
ev-ca-red = { $piece } krijgt rood en moet eraf.
ev-ca-plays-on = { $you ->
    [yes] Je speelt door.
   *[no] { $seat } speelt door.
}
ev-ca-offside = { $piece } staat buitenspel.

## Spelhervattingen

ev-ca-restart = { $you ->
    [yes] { $restart ->
        [1] Aftrap voor jou.
        [2] Doeltrap voor jou.
        [3] Corner voor jou.
        [4] Ingooi voor jou.
        [5] Vrije trap voor jou.
       *[other] Strafschop voor jou!
    }
   *[no] { $restart ->
        [1] Aftrap: { $seat }.
        [2] Doeltrap: { $seat }.
        [3] Corner: { $seat }.
        [4] Ingooi: { $seat }.
        [5] Vrije trap: { $seat }.
       *[other] Strafschop: { $seat }!
    }
}
ev-ca-taker = { $piece } neemt hem.
ev-ca-at-ball = { $piece } staat achter de bal – { $at }.
ev-ca-substitution = { $gone ->
    [nobody] { $piece } komt erin.
   *[other] { $piece } komt erin voor { $gone }.
}
ev-ca-emergency-keeper = { $piece } gaat op doel staan.

## Strafschoppenserie

ev-ca-shootout = Het wordt strafschoppen.
ev-ca-shootout-order = { $piece } neemt strafschop { $number }.
ev-ca-shootout-goal = { $piece } scoort: { $home }–{ $away }.
ev-ca-shootout-miss = { $piece } mist: { $home }–{ $away }.
ev-ca-shootout-over = De strafschoppen eindigen in { $home }–{ $away }.

## Wat er gevraagd wordt

ask-ca-pick = { $seat } kiest een speler.
ask-ca-keeper-card = { $seat } kiest een keeper.
ask-ca-lineup = Maak je opstelling.
ask-ca-remove = { $seat } kiest wie er niet meedoet.
ask-ca-place = { $seat } zet het team neer voor de aftrap.
ask-ca-replace = { $seat } mag { $left ->
    [one] nog één speler
   *[other] hoogstens { $left } spelers
} neerzetten.
ask-ca-penalty-place = { $seat } zet de spelers buiten het strafschopgebied neer.
ask-ca-scenario-place = { $seat } zet het team neer.
ask-ca-put = { $seat } zet { $piece } neer.
ask-ca-kickoff-pass = { $seat } trapt af met een pass.
ask-ca-action = { $seat } heeft de bal: wat nu?
ask-ca-move-a = { $seat } valt aan: nog { $left } van de 4 spelers.
ask-ca-move-b = { $seat } verdedigt: nog { $left } van de 5 spelers.
ask-ca-move-c = { $seat } doet nog { $left ->
    [one] één laatste korte beweging
   *[other] hoogstens { $left } korte bewegingen
}.
ask-ca-dribble = { $seat } dribbelt: doorgaan of stoppen?
ask-ca-snapshot = { $seat } mag een schot ineens proberen.
ask-ca-keeper-step = De bal komt in het strafschopgebied. { $seat }: doet je keeper een stap?
ask-ca-dive = { $seat }: duikt je keeper naar de voeten?
ask-ca-tackle = { $seat } mag tackelen.
ask-ca-reposition = { $seat } mag door naar een vrij vakje.
ask-ca-foul = Overtreding op een speler van { $seat }: doorspelen of de vrije trap nemen?
ask-ca-free-moves = { $seat } mag deze spelers hoogstens 6 vakjes verplaatsen.
ask-ca-snap-move = { $seat } mag voor het schot ineens één speler hoogstens 2 vakjes verplaatsen.
ask-ca-aim = { $seat }: waar mik je op?
ask-ca-corner-side = { $seat } kiest van welke kant de corner komt.
ask-ca-air-move = { $seat } mag één speler hoogstens 3 vakjes verplaatsen terwijl de bal in de lucht is.
ask-ca-first-move = { $seat } mag één speler één vakje verplaatsen.
ask-ca-long-keeper = { $seat } mag de keeper laten uitkomen.
ask-ca-jump = { $seat }: wie springt er voor de kopbal?
ask-ca-head = { $seat } wint het kopduel: waarheen met de bal?
ask-ca-head-or-move = { $seat } staat vrij: koppen of de bal laten vallen?
ask-ca-keeper-kick = { $seat }: waarheen trapt je keeper uit?
ask-ca-goal-kick = { $seat } legt de bal neer voor de doeltrap.
ask-ca-taker = { $restart ->
    [1] { $seat }: wie neemt de aftrap?
    [2] { $seat }: wie neemt de doeltrap?
    [3] { $seat }: wie neemt de corner?
    [4] { $seat }: wie neemt de ingooi?
    [5] { $seat }: wie neemt de vrije trap?
   *[other] { $seat }: wie neemt de strafschop?
}
ask-ca-retreat = { $seat } moet een speler van de bal weghalen.
ask-ca-set-piece = { $seat } neemt de spelhervatting.
ask-ca-throw = { $seat } gooit in.
ask-ca-substitute = { $seat } mag wisselen.
ask-ca-emergency = { $seat }: wie gaat er op doel?
ask-ca-order = { $seat }: wie neemt de volgende strafschop?
ask-ca-roll = De dobbelstenen rollen.
ask-ca-over = De wedstrijd is afgelopen.

## Wat er geweigerd wordt

refusal-ca-match-over = De wedstrijd is afgelopen.
refusal-ca-dice-first = Wacht eerst op de dobbelsteen.
refusal-ca-not-host = De server heeft nu niets te beslissen.
refusal-ca-not-your-turn = Jij bent nu niet aan zet.
refusal-ca-no-such-answer = Die zet bestaat niet.
refusal-ca-learning = In het leerspel zijn er geen hoge passes of lange ballen.
refusal-ca-no-target = Er is niets binnen bereik.
refusal-ca-not-in-row = Dat mag niet na { $row ->
    [KICK_OFF] het fluitsignaal voor de aftrap
    [MP] een bewegingsfase
    [TACKLE] een gewonnen tackle
    [STANDARD] een pass
    [SHORT] een korte pass
    [THROW_IN] een ingooi
    [FIRST_TIME] een pass in één keer
    [HIGH] een hoge pass
    [HEADED] een gekopte pass
    [LONG] een lange bal
    [LOOSE] een losse bal
    [HELD] een bal die de keeper vastheeft
    [KEEPER_KICK] een uittrap van de keeper
    [FREE_KICK] het fluitsignaal voor een vrije trap
    [CORNER] het fluitsignaal voor een corner
    [GOAL_KICK] het fluitsignaal voor een doeltrap
    [PENALTY] het fluitsignaal voor een strafschop
   *[OTHER] een bal die net veroverd is
}.
refusal-ca-not-now = Dat is nu niet aan de orde.
refusal-ca-not-possible = Dat kan hier niet.
refusal-ca-occupied = Dat vakje is bezet.
refusal-ca-not-your-player = Dat is niet een van jouw spelers op het veld.
refusal-ca-moved = Hij is deze fase al verplaatst.
refusal-ca-barred = Hij mag deze fase niet bewegen.
refusal-ca-not-listed = Hij mag nu niet bewegen, of hij is al verplaatst.
refusal-ca-anchored = Wie het spel hervatte, moet wachten tot een ander de bal heeft geraakt.
refusal-ca-hex-by-hex = Met de bal kies je de weg vakje voor vakje.
refusal-ca-too-far = Hij kan dat vakje niet bereiken.
refusal-ca-next-to-throw = Bij een ingooi mogen tegenstanders niet naast de nemer staan.
refusal-ca-not-own-half = Zet je spelers op je eigen helft, tot en met de middenlijn.
refusal-ca-centre-circle = Het team dat niet aftrapt, blijft buiten de middencirkel.
refusal-ca-two-clear = Tegenstanders moeten minstens drie vakjes van de bal blijven.
refusal-ca-penalty-clear = Bij een strafschop staat iedereen verder buiten het strafschopgebied en de cirkelboog.
refusal-ca-not-in-box = Zet de keeper in zijn doelgebied.
refusal-ca-retreat-near = Hij moet naar een vrij vakje op { $hexes } vakjes van de bal.
refusal-ca-back-once = Je hebt hem al een keer teruggezet: kies een ander vakje.
refusal-ca-lifted-first = Zet eerst de spelers neer die het gebied uit moesten.
refusal-ca-stays-on-ball = Wie de trap neemt, blijft bij de bal.
refusal-ca-stays-for-penalty = De nemer en de keeper blijven bij de strafschop waar ze zijn.
refusal-ca-placed-already = Je hebt hem al neergezet: dat kan maar één keer per speler.
refusal-ca-keeper-stays = Met de bal klemvast moet de keeper in zijn strafschopgebied blijven.
refusal-ca-keeper-way-out = Met de bal klemvast kan de keeper daar niet komen zonder zijn strafschopgebied te verlaten.
refusal-ca-own-hex = Daar ligt de bal al: kies een ander vakje.
refusal-ca-out-of-range = Dat is { $distance } vakjes ver; het bereik is { $range }.
refusal-ca-path-blocked = Een tegenstander staat in de weg.
refusal-ca-opponent-there = Daar staat een tegenstander.
refusal-ca-kick-blocked = Een tegenstander naast de bal staat in de weg.
refusal-ca-not-in-area = Een hoge corner moet in het strafschopgebied komen.
refusal-ca-third-to-third = Een lange bal mag niet van je eigen derde tot in het aanvallende derde.
refusal-ca-mate-too-near = Een medespeler staat minder dan 6 vakjes van het doel van de pass.
refusal-ca-opponent-too-near = Een tegenstander staat naast het doel van de pass.
refusal-ca-far-third = Een uittrap van de keeper mag niet tot in het aanvallende derde.
refusal-ca-not-the-goal = Mik op een van de vakjes in het doel.
refusal-ca-own-keeper = Na een corner mag je de bal niet naar je eigen keeper koppen.
refusal-ca-bad-text = “{ $text }” is geen zet in dit spel.
refusal-ca-no-such-hex = Er is geen vakje “{ $text }” op het veld.
refusal-ca-bad-position = Deze stelling is niet te lezen: { $text }
refusal-ca-bad-seats = Counter Attack is voor twee managers.
refusal-ca-bad-version = Deze versie van de regels van Counter Attack is hier niet beschikbaar.
refusal-ca-unknown-option = Counter Attack kent geen instelling “{ $option }”.
refusal-ca-bad-option = “{ $value }” is geen geldige waarde voor de instelling “{ $option }”.
refusal-ca-not-implemented = “{ $option }” hoort bij een latere uitgave en is niet beschikbaar.
refusal-ca-switch-needs-custom = “{ $option }” kun je alleen instellen met de regels “Eigen mix”.
refusal-ca-bad-scenario = Het veld “{ $field }” van dit scenario ontbreekt of is fout.
refusal-ca-bad-teams = Deze selecties zijn niet te gebruiken: { $field }

## Hoe het afliep

end-ca-won = Gewonnen in de reguliere speeltijd.
end-ca-draw = Gelijkspel.
end-ca-extra-time = Gewonnen na verlenging.
end-ca-shootout = { $you ->
    [yes] Jij
   *[no] { $name }
} wint na strafschoppen.
end-ca-tie-won = { $you ->
    [yes] Jij
   *[no] { $name }
} gaat door over twee wedstrijden.
end-ca-forfeit = { $you ->
    [yes] Jij
   *[no] { $name }
} wint reglementair: de tegenstander heeft minder dan zeven spelers.
