### Counter Attack: gebeurtenissen (ev-ca-…), vragen (ask-ca-…), weigeringen (refusal-ca-…), einde (end-ca-…), instellingen.

## Selecties en opstellingen

ev-ca-first-pick = { $seat } kiest als eerste.
ev-ca-card-open = { $card } ligt open.
ev-ca-picked = { $seat } neemt { $card }.
ev-ca-keeper-drawn = { $seat } heeft { $card } als keeper.
ev-ca-lineup-in = De opstelling van { $seat } is binnen.
ev-ca-wears = { $piece } is nummer { $member } van de selectie.
ev-ca-formation = { $men ->
    [11] { $seat } speelt { $formation }.
   *[other] { $seat } stelt op.
}
ev-ca-formations = { $men ->
    [11] De teams stellen zich op: { $home } thuis, { $away } uit.
   *[other] De teams stellen zich op.
}
ev-ca-referee = De scheidsrechter is { $referee }, tolerantie { $leniency }.
ev-ca-removed = { $piece } ontbreekt vanaf het begin.

## Tijd

ev-ca-toss = { $seat } wint de toss.
ev-ca-period = { $period ->
    [1] De wedstrijd begint.
    [2] De tweede helft begint.
    [3] De verlenging begint.
    [4] De tweede helft van de verlenging begint.
   *[other] Een nieuwe periode begint.
}
ev-ca-minute = Minuut { $minute }.
ev-ca-period-over = { $period ->
    [1] Het fluitsignaal voor het einde van de periode: { $home }–{ $away }.
    [2] De tweede helft is voorbij: { $home }–{ $away }.
    [3] Rust in de verlenging: { $home }–{ $away }.
   *[other] De periode is voorbij: { $home }–{ $away }.
}
ev-ca-second-leg = De eerste wedstrijd eindigde in { $home }–{ $away }. Voor de tweede worden de rollen omgedraaid.
ev-ca-full-time = Einde van de wedstrijd: { $home }–{ $away }.
ev-ca-forfeit = { $seat } heeft te weinig spelers over en verliest reglementair.

## Bewegen

ev-ca-phase = Bewegingsfase: { $seat } beweegt eerst.
ev-ca-phase-over = De bewegingsfase is voorbij.
ev-ca-run = { $piece } loopt – { $target }.
ev-ca-dribble = { $piece } dribbelt – { $target }.
ev-ca-free-move = { $piece } loopt vrij – { $target }.
ev-ca-snap-move = { $piece } reageert en gaat – { $target }.
ev-ca-air-move = { $piece } loopt onder de bal – { $target }.
ev-ca-first-move = { $piece } schuift op – { $target }.
ev-ca-keeper-run = { $piece } komt uit – { $target }.
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
ev-ca-reckless = { $piece } gaat er roekeloos in op { $carrier }.
ev-ca-reckless-roll = { $piece } gooit { $die }.
ev-ca-dive = { $piece } duikt naar de voeten van { $carrier }.
ev-ca-dribbler-roll = { $piece } gooit { $die }: { $score }.
ev-ca-tackler-roll = { $piece } gooit { $die }: { $score } tegen { $against }.
ev-ca-tackle-failed = { $carrier } komt langs { $piece }.
ev-ca-tackle-won = { $piece } verovert de bal op { $carrier }.
ev-ca-tie = Gelijk tussen { $piece } en { $other }.

## Passes en koppen

ev-ca-pass = { $play ->
    [2] { $piece } geeft een korte pass – { $target }.
    [3] { $piece } gooit de bal – { $target }.
    [4] { $piece } speelt in één keer door – { $target }.
   *[other] { $piece } passt – { $target }.
}
ev-ca-interception-roll = { $piece } reikt naar de bal: { $die }, nodig is { $need }.
ev-ca-interception = { $piece } onderschept de pass van { $passer }!
ev-ca-received = { $piece } krijgt de pass van { $passer }.
ev-ca-into-space = { $piece } heeft de bal in de ruimte gespeeld – { $target }.
ev-ca-high = { $play ->
    [7] { $piece } trapt uit de handen – { $target }.
    [8] { $piece } neemt de doeltrap – { $target }.
    [14] { $piece } draait de corner voor – { $target }.
   *[other] { $piece } speelt hoog – { $target }.
}
ev-ca-long = { $piece } geeft een lange bal – { $target }.
ev-ca-accuracy-roll = { $piece } gooit { $die }: { $score }, nodig is { $need }.
ev-ca-inaccurate = De hoge bal van { $piece } is onnauwkeurig en gaat naar { $receiver }.
ev-ca-too-far = De lange bal van { $piece } is te lang en komt neer – { $target }.
ev-ca-jumps = { $piece } gaat het kopduel aan.
ev-ca-jump-roll = { $piece } gooit { $die }: { $score }.
ev-ca-heads = { $piece } wint het kopduel.
ev-ca-beats-keeper = { $piece } klopt { $keeper } in de lucht!
ev-ca-claims = { $piece } plukt de bal uit de lucht.
ev-ca-drops = Niemand kopt; de bal valt – { $at }.
ev-ca-headed-pass = { $piece } kopt de bal – { $target }.
ev-ca-header = { $piece } kopt op doel!

## Schoten

ev-ca-shot = { $piece } schiet!
ev-ca-snapshot = { $piece } probeert een schot ineens!
ev-ca-block-roll = { $piece } gooit zich ervoor: { $die }, nodig is { $need }.
ev-ca-block = { $piece } blokt het schot van { $shooter }.
ev-ca-shot-roll = { $piece } gooit { $die }: { $score }.
ev-ca-save-roll = { $piece } gooit { $die }: { $score } tegen { $against }.
ev-ca-save = { $piece } redt!
ev-ca-parry-roll = { $piece } gooit { $die } om de bal vast te houden.
ev-ca-turned-behind = { $piece } tikt de bal naast.
ev-ca-wide = { $piece } schiet naast.
ev-ca-goal = DOELPUNT voor { $seat } in minuut { $minute }! Doelpuntenmaker: { $scorer }. { $home }–{ $away }.
ev-ca-penalty-roll = { $piece } neemt de strafschop en gooit { $die }: { $score }.

## Afgeketste ballen

ev-ca-loose = De bal ketst af – { $at }.
ev-ca-direction-roll = Richting { $die }.
ev-ca-runs-loose = De bal rolt – { $target }.
ev-ca-hits = De bal komt bij { $piece } terecht.
ev-ca-rests = De bal blijft liggen – { $at }.
ev-ca-stop-roll = { $piece } reikt naar de afgeketste bal en gooit { $die }.
ev-ca-out = De bal gaat over de zijlijn.
ev-ca-behind = De bal gaat over de doellijn.
ev-ca-clearance = De verdediging heeft de bal weggewerkt.

## Overtredingen

ev-ca-foul = Overtreding van { $piece } op { $carrier }.
ev-ca-professional = Niemand dekte nog: een professionele overtreding van { $piece }.
ev-ca-injury-roll = Is { $piece } geblesseerd? De dobbelsteen zegt { $die }.
ev-ca-injured = { $piece } is geblesseerd; de snelheid is nu { $pace }.
ev-ca-card-roll = De scheidsrechter kijkt naar { $piece }: { $die }, tolerantie { $leniency }.
ev-ca-yellow = Gele kaart voor { $piece }.
ev-ca-red = { $piece } moet eraf met rood.
ev-ca-plays-on = { $seat } speelt door.
ev-ca-offside = { $piece } staat buitenspel.

## Spelhervattingen

ev-ca-restart = { $restart ->
    [1] Aftrap voor { $seat }.
    [2] Doeltrap voor { $seat }.
    [3] Corner voor { $seat }.
    [4] Ingooi voor { $seat }.
    [5] Vrije trap voor { $seat }.
   *[other] Strafschop voor { $seat }!
}
ev-ca-taker = { $piece } gaat hem nemen.
ev-ca-at-ball = { $piece } staat achter de bal – { $at }.
ev-ca-substitution = { $piece } komt erin: nummer { $on } van de selectie voor nummer { $off }.
ev-ca-emergency-keeper = { $piece } gaat in het doel staan.

## Strafschoppenserie

ev-ca-shootout = Strafschoppen beslissen.
ev-ca-shootout-order = { $piece } neemt strafschop { $number }.
ev-ca-shootout-goal = { $piece } scoort: { $home }–{ $away }.
ev-ca-shootout-miss = { $piece } mist: { $home }–{ $away }.
ev-ca-shootout-over = De strafschoppen eindigen in { $home }–{ $away }.

## Wat er gevraagd wordt

ask-ca-pick = { $seat } kiest een speler.
ask-ca-keeper-card = { $seat } kiest een keeper.
ask-ca-lineup = Geef je opstelling op.
ask-ca-remove = { $seat } kiest wie ontbreekt.
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
ask-ca-move-a = { $seat } beweegt, nog { $left } van vier.
ask-ca-move-b = { $seat } verdedigt, nog { $left } van vijf bewegingen.
ask-ca-move-c = { $seat } doet nog { $left ->
    [one] één laatste korte beweging
   *[other] hoogstens { $left } korte bewegingen
}.
ask-ca-dribble = { $seat } dribbelt: doorgaan of stoppen?
ask-ca-snapshot = { $seat } mag een schot ineens proberen.
ask-ca-keeper-step = De bal komt in het strafschopgebied: doet de keeper van { $seat } een stap?
ask-ca-dive = Duikt de keeper van { $seat } naar de voeten?
ask-ca-tackle = { $seat } mag tackelen.
ask-ca-reposition = { $seat } mag door naar een vrij vakje.
ask-ca-foul = Overtreding op een speler van { $seat }: doorspelen of de trap nemen?
ask-ca-free-moves = { $seat } mag de genoemde spelers hoogstens 6 vakjes verplaatsen.
ask-ca-snap-move = { $seat } mag voor het schot ineens één speler hoogstens 2 vakjes verplaatsen.
ask-ca-aim = { $seat } richt op doel.
ask-ca-corner-side = { $seat } kiest de kant van de corner.
ask-ca-air-move = { $seat } mag één speler hoogstens 3 vakjes verplaatsen terwijl de bal in de lucht is.
ask-ca-first-move = { $seat } mag één speler één vakje verplaatsen.
ask-ca-long-keeper = { $seat } mag de keeper laten uitkomen.
ask-ca-jump = Wie van { $seat } gaat het kopduel aan?
ask-ca-head = { $seat } heeft het kopduel gewonnen: waarheen?
ask-ca-head-or-move = { $seat } staat vrij: koppen of de bal laten vallen?
ask-ca-keeper-kick = De keeper van { $seat } trapt uit: waarheen?
ask-ca-goal-kick = { $seat } legt de bal neer voor de doeltrap.
ask-ca-taker = { $restart ->
    [1] Wie neemt de aftrap voor { $seat }?
    [2] Wie neemt de doeltrap voor { $seat }?
    [3] Wie neemt de corner voor { $seat }?
    [4] Wie neemt de inworp voor { $seat }?
    [5] Wie neemt de vrije trap voor { $seat }?
   *[other] Wie neemt de strafschop voor { $seat }?
}
ask-ca-retreat = { $seat } moet een speler van de bal weghalen.
ask-ca-set-piece = { $seat } speelt de bal.
ask-ca-throw = { $seat } gooit in.
ask-ca-substitute = { $seat } mag wisselen.
ask-ca-emergency = { $seat } wijst iemand aan die in het doel gaat staan.
ask-ca-order = { $seat } wijst de volgende nemer van de strafschoppen aan.
ask-ca-roll = De dobbelstenen rollen.
ask-ca-over = De wedstrijd is afgelopen.

## Wat er geweigerd wordt

refusal-ca-match-over = De wedstrijd is afgelopen.
refusal-ca-dice-first = Eerst moet de dobbelsteen vallen.
refusal-ca-not-host = De gastheer wordt nu niets gevraagd.
refusal-ca-not-your-turn = Het is nu niet jouw beslissing.
refusal-ca-no-such-answer = Dat antwoord bestaat niet.
refusal-ca-learning = Hoge passes en lange ballen horen niet bij het leerspel.
refusal-ca-no-target = Er is geen doel binnen bereik.
refusal-ca-not-in-row = Dat mag niet volgen op { $row ->
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
    [KEEPER_KICK] een trap van de keeper
    [FREE_KICK] het fluitsignaal voor een vrije trap
    [CORNER] het fluitsignaal voor een hoekschop
    [GOAL_KICK] het fluitsignaal voor een doeltrap
    [PENALTY] het fluitsignaal voor een strafschop
   *[OTHER] een bal die net veroverd is
}.
refusal-ca-not-now = Dat wordt nu niet gevraagd.
refusal-ca-not-possible = Dat kan hier niet.
refusal-ca-occupied = Op dat vakje staat iemand.
refusal-ca-not-your-player = Dat is niet een van jouw spelers op het veld.
refusal-ca-moved = Hij heeft in deze fase al bewogen.
refusal-ca-barred = Hij mag in deze fase niet bewegen.
refusal-ca-not-listed = Hij hoort niet bij de spelers die nu mogen bewegen, of heeft al bewogen.
refusal-ca-anchored = Wie het spel hervatte, mag de bal pas weer raken na een ander.
refusal-ca-hex-by-hex = Met de bal wordt de weg vakje voor vakje gekozen.
refusal-ca-too-far = Hij kan dat vakje niet bereiken.
refusal-ca-next-to-throw = Tegenstanders blijven bij een ingooi weg van de vakjes naast de nemer.
refusal-ca-not-own-half = Spelers worden op de eigen helft neergezet, de middenlijn inbegrepen.
refusal-ca-centre-circle = Het team dat niet aftrapt, laat de middencirkel leeg.
refusal-ca-two-clear = Tegenstanders blijven bij deze trap minstens drie vakjes van de bal.
refusal-ca-penalty-clear = Bij een penalty staan alle anderen buiten het strafschopgebied en de cirkelboog.
refusal-ca-not-in-box = De keeper wordt in zijn doelgebied neergezet.
refusal-ca-retreat-near = Hij gaat naar een vrij vakje op { $hexes } vakjes van de bal.
refusal-ca-back-once = Hij is al een keer teruggezet: kies een ander vakje.
refusal-ca-lifted-first = Zet eerst neer wie het gebied uit moest.
refusal-ca-stays-on-ball = Wie de trap neemt, blijft bij de bal.
refusal-ca-stays-for-penalty = Nemer en keeper blijven bij de penalty staan waar ze staan.
refusal-ca-placed-already = Hij is al neergezet.
refusal-ca-keeper-stays = Met de bal klemvast blijft de doelman in zijn eigen strafschopgebied.
refusal-ca-keeper-way-out = Met de bal in zijn handen kan de keeper daar niet komen zonder zijn eigen strafschopgebied te verlaten.
refusal-ca-own-hex = Een bal wordt niet naar het eigen vakje gespeeld.
refusal-ca-out-of-range = Dat is { $distance } vakjes ver; het bereik is { $range }.
refusal-ca-path-blocked = Een tegenstander staat in de weg.
refusal-ca-opponent-there = Daar staat een tegenstander.
refusal-ca-kick-blocked = Een tegenstander naast de bal staat in de weg.
refusal-ca-not-in-area = De hoge pass van een corner gaat het strafschopgebied in.
refusal-ca-third-to-third = Een lange bal gaat niet van het ene aanvalsvak naar het andere.
refusal-ca-mate-too-near = Een medespeler is dichter dan 6 vakjes bij het doel van de pass.
refusal-ca-opponent-too-near = Een tegenstander staat naast het doel van de pass.
refusal-ca-far-third = Een uittrap van de keeper komt niet tot in het verste aanvalsvak.
refusal-ca-not-the-goal = Er kan alleen op de vakjes van de doelmond gericht worden.
refusal-ca-own-keeper = Na een corner mag de bal niet naar de eigen keeper worden gekopt.
refusal-ca-bad-text = “{ $text }” is geen antwoord in dit spel.
refusal-ca-no-such-hex = Er is geen vakje “{ $text }” op het veld.
refusal-ca-bad-position = Deze stelling is niet te lezen: { $text }
refusal-ca-bad-seats = Counter Attack is voor twee managers.
refusal-ca-bad-version = Deze regels van Counter Attack zijn hier niet beschikbaar.
refusal-ca-unknown-option = Counter Attack kent geen instelling “{ $option }”.
refusal-ca-bad-option = “{ $value }” is geen mogelijke waarde van de instelling “{ $option }”.
refusal-ca-not-implemented = “{ $option }” hoort bij een latere uitgave en is niet beschikbaar.
refusal-ca-switch-needs-custom = “{ $option }” kan alleen samen met de regels “custom” worden ingesteld.
refusal-ca-bad-scenario = Het veld “{ $field }” van dit scenario ontbreekt of is fout.
refusal-ca-bad-teams = Deze selecties zijn niet te gebruiken: { $field }

## Hoe het afliep

end-ca-won = Gewonnen met meer doelpunten.
end-ca-draw = Gelijkspel.
end-ca-extra-time = Gewonnen na verlenging.
end-ca-shootout = { $name } wint na strafschoppen.
end-ca-tie-won = { $name } gaat door over twee wedstrijden.
end-ca-forfeit = { $name } wint reglementair.

## Instellingen

option-counter-attack-rules = Regels
    .help = Basisregels, alle geavanceerde regels, een rustig begin, of elke geavanceerde regel apart.
    .core = Basis
    .advanced = Geavanceerd
    .learning = Leren
    .custom = Eigen keuze
option-counter-attack-squads = Selecties
    .help = Kies om de beurt spelers, speel met vaste selecties, of laat de kaarten delen.
    .draft = Om de beurt kiezen
    .fixed = Vaste selecties
    .random = Gedeeld
option-counter-attack-scenario = Scenario
    .help = Een kort spel vanuit een gegeven situatie.
    .none = Geen
    .SC-1 = In de minderheid
    .SC-2 = Het uitdoelpunt
    .SC-3 = Verdediging tegen aanval
    .SC-4 = Sterren tegen kroegteam
option-counter-attack-draw = Gelijk na de reguliere tijd
    .help = Wat er gebeurt als aan het einde niemand voorstaat.
    .stands = Blijft gelijk
    .extra_time_then_shootout = Verlenging, dan strafschoppen
    .shootout = Strafschoppen
    .extra_time = Verlenging
option-counter-attack-half_minutes = Minuten per helft
    .help = Een bewegingsfase duurt 3 minuten, een pass 1.
option-counter-attack-clock = Klok
    .help = Geteld per actie, of echte minuten zolang beide managers verbonden zijn.
    .action = Per actie
    .real = Echte tijd
option-counter-attack-sand_timer = Zandloper
    .help = Een minuut voor elke stap van een bewegingsfase en voor elke andere beslissing.
    .off = Uit
    .second_half = Vanaf de tweede helft
    .on = Aan
    .none = Zoals de regels zeggen
option-counter-attack-home_advantage = Thuisvoordeel
    .help = Zes punten die het thuisteam over zijn spelers verdeelt.
option-counter-attack-edition = Uitgave
    .help = Het regelboek waarmee gespeeld wordt.
    .book = Eerste uitgave
option-counter-attack-steal_foul = Een 1 bij het afpakken is een overtreding
    .help = Uit: alleen tackles en duiken kunnen overtredingen zijn.
option-counter-attack-max_penalty = Meeste minpunten op een worp
    .help = Minpunten op één worp tellen samen tot hoogstens dit aantal.
option-counter-attack-save_result = Na een redding
    .help = Eén dobbelsteen beslist tussen corner en klemvast.
    .die = Een dobbelsteen
option-counter-attack-walk_in = De bal erin lopen
    .help = Een speler met de bal mag vanuit de doelmond over de doellijn stappen.
option-counter-attack-anchor = Geen tweede balcontact na een hervatting
    .help = Wie het spel hervat, mag de bal pas weer raken na een ander.
option-counter-attack-sets = Kaartensets
    .help = Hoeveel sets van 64 spelers en 8 keepers er in de stapel zitten.
option-counter-attack-teams = Eigen selecties
    .help = Twee selecties als gegevens: naam, keeper en elk 10 tot 15 spelers.
option-counter-attack-own_scenario = Eigen scenario
    .help = Een scenario als gegevens.
option-counter-attack-first_leg = Eerste wedstrijd
    .help = Doelpunten van de huidige thuis- en uitploeg in de eerste wedstrijd: dit is de tweede.
option-counter-attack-long_accuracy = Lange ballen moeten nauwkeurig zijn
    .help = Hoge bal en dobbelsteen moeten samen 9 halen.
option-counter-attack-corner_accuracy = Corners moeten nauwkeurig zijn
    .help = Hoge bal en dobbelsteen moeten samen 8 halen.
option-counter-attack-first_time_pass = In één keer doorpassen
    .help = Een korte pass meteen na een ontvangen pass.
option-counter-attack-difficult_angle = Moeilijke hoeken
    .help = Schoten van dicht bij de hoekvlag krijgen 1 minpunt.
option-counter-attack-wild_shots = Wilde schoten
    .help = Een 1 van de schutter gaat naast.
option-counter-attack-keeper_reach = Bereik van de keeper
    .help = Een redding op het derde vakje krijgt 1 minpunt.
option-counter-attack-tie_loose_ball = Gelijk geeft een afgeketste bal
    .help = Uit: bij gelijk wordt opnieuw gegooid.
option-counter-attack-reckless_tackle = Roekeloze tackles
    .help = Haal hem neer, en neem de kaart.
option-counter-attack-tackle_from_behind = Tackles van achter
    .help = Overtreding bij 1 of 2, met kans op rood.
