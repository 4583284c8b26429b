### Competities: wat geweigerd wordt (refusal-co-…).

refusal-co-bad-field = “{ $value }” kan niet voor { $field }.
refusal-co-bad-format = Dit spel kent geen vorm “{ $format }”.
refusal-co-bad-size = Deze vorm is voor { $low } tot { $high } deelnemers; het zijn er { $entrants }.
refusal-co-bad-groups = { $entrants } deelnemers kun je niet verdelen in { $groups } poules van drie tot zes.
refusal-co-bad-qualify = { $qualify } per poule kan niet: het moeten er minder zijn dan de kleinste poule telt, en 2 tot 32 in totaal.
refusal-co-no-market = Een transfermarkt is er alleen bij spellen met selecties, in een competitie of poules die per speelronde worden gespeeld.
refusal-co-bad-name = Vul een naam van hoogstens 40 tekens in.
refusal-co-joined-already = { $name } doet al mee.
refusal-co-no-team = { $name } heeft een nationaal elftal nodig.
refusal-co-team-taken = { $team } is al bezet. Kies een ander elftal.
refusal-co-no-entrant = Die deelnemer is er niet.
refusal-co-bad-order = De plaatsing moet elke deelnemer één keer noemen.
refusal-co-entries-closed = De inschrijving is gesloten.
refusal-co-too-few-cards = Er zijn te weinig spelerskaarten voor { $entrants } managers.
refusal-co-bad-squad = De selectie van { $name } moet één keeper en vijftien veldspelers hebben.
refusal-co-shared-card = De selectie van { $name } heeft een kaart die al bezet is.
refusal-co-not-your-pick = Jij bent niet aan de beurt om te kiezen.
refusal-co-card-not-open = Deze kaart is niet te kiezen.
refusal-co-no-draft = Er wordt nu niet gekozen.
refusal-co-long-wishes = Een verlanglijst is vol bij { $most }, en elke kaart staat er maar één keer op.
refusal-co-no-fixture = Deze wedstrijd hoort niet bij de competitie.
refusal-co-not-yours = Jij speelt niet in { $teams } ({ $stage ->
    [knockout] knock-outfase
    [tables] avond { $day }
    [swiss] ronde { $day }
    [ladder] wedstrijd { $day } van de ladder
   *[league] speelronde { $day }
}).
refusal-co-begun-already = { $teams } ({ $stage ->
    [knockout] knock-outfase
    [tables] avond { $day }
    [swiss] ronde { $day }
    [ladder] wedstrijd { $day } van de ladder
   *[league] speelronde { $day }
}) is al begonnen of afgelopen.
refusal-co-not-begun = { $teams } ({ $stage ->
    [knockout] knock-outfase
    [tables] avond { $day }
    [swiss] ronde { $day }
    [ladder] wedstrijd { $day } van de ladder
   *[league] speelronde { $day }
}) is niet bezig.
refusal-co-bad-report = { $why ->
    [no-winner] Er moet een winnaar zijn: is het na 90 minuten gelijk, dan beslissen de verlenging of strafschoppen.
    [no-extra-time] Deze wedstrijd eindigt na 90 minuten, ook bij gelijkspel: zonder verlenging en strafschoppen.
    [decided-before] De wedstrijd was al beslist, daarna is er niet meer gespeeld. Verander de doelpunten of hoe er beslist is.
    [golden-goal] De verlenging eindigt bij het eerste doelpunt: één team heeft precies één doelpunt meer dan na 90 minuten, of strafschoppen beslissen.
    [level-extra-time] Beslist de verlenging, dan is er een winnaar. Bleef het gelijk, dan beslissen strafschoppen.
    [level-shootout] Een strafschoppenserie heeft een winnaar: één team scoort vaker dan het andere.
    [fewer-goals] Aan het eind heeft geen team minder doelpunten dan na 90 minuten.
    [forfeit] Een reglementaire uitslag vul je niet zelf in. Vul in hoe de wedstrijd eindigde, of schrap de uitslag.
   *[other] Met deze cijfers kan geen wedstrijd eindigen.
}
refusal-co-bad-session = { $why ->
    [cash] Dat bedrag kan { $name } niet hebben: er zijn briefjes van 5 en 10, en niemand verliest meer dan 10 per ronde.
    [total] Dat is meer dan de bank aan deze tafel kan hebben uitbetaald. Controleer ieders geld.
    [right] Zoveel goede uitslagen kan { $name } niet hebben: hoogstens 13 per ronde, en in totaal niet meer dan de beste ronde toelaat.
    [leads] { $name } kan niet vaker leider zijn geweest dan er ronden zijn gespeeld.
   *[rounds] Een sessie heeft 1 tot 20 ronden.
}
refusal-co-bad-code = Het verslag heeft een code die niet bestaat ({ $what }).
refusal-co-bad-rolls = { $teams } heeft { $wanted ->
    [one] { $wanted } worp
   *[other] { $wanted } worpen
} voor blessures nodig.
refusal-co-no-window = Voor jou is er geen transferperiode open.
refusal-co-long-list = Een lijst mag hoogstens { $most } verzoeken hebben.
refusal-co-bad-request = Ruil een keeper voor een keeper, of een veldspeler voor een veldspeler.
refusal-co-no-deadline = Er is geen termijn verstreken.
refusal-co-cannot-withdraw = Er is niets om je uit terug te trekken.
refusal-co-out-already = { $name } is er al uit.
refusal-co-finished = De competitie is voorbij.
refusal-co-nothing-to-correct = Deze wedstrijd heeft geen uitslag die gecorrigeerd kan worden.
refusal-co-too-late = Deze uitslag kan niet meer gecorrigeerd worden: een van de teams is aan de volgende wedstrijd begonnen, de knock-outrondes zijn begonnen, of de transfers erna zijn afgehandeld.
refusal-co-not-the-same-people = Een gecombineerd kampioenschap vraagt dezelfde spelers in elk spel.
refusal-co-not-two-games = Een gecombineerd kampioenschap vraagt twee of drie competities, elk in een ander spel.
refusal-co-bad-man = Geen selectie heeft een speler { $man }.
refusal-co-man-out = Speler { $man } was voor deze wedstrijd geschorst of geblesseerd: hij kan er geen doelpunt, kaart of blessure in hebben.
refusal-co-not-finished = Schorsingen en blessures kun je alleen meenemen uit een afgelopen competitie.
refusal-co-nothing-to-inherit = Bij dit spel valt er niets mee te nemen.
refusal-co-other-game = Schorsingen en blessures kun je alleen meenemen uit hetzelfde spel.
refusal-co-no-reason = Geef een reden. Iedereen in de competitie kan die lezen.
refusal-co-in-a-match = { $name } zit midden in een wedstrijd. Wacht tot die voorbij is.
refusal-co-cannot-replace = { $name } kan alleen vervangen worden zolang de competitie loopt.
refusal-co-no-entry = Deze wedstrijd wordt met zijn allen aan een tafel gespeeld; daarvoor voer je geen uitslag in.
refusal-co-nothing-entered = Voor { $teams } heeft niemand een uitslag ingevoerd, of hij telt al.
refusal-co-being-played = { $teams } wordt nu op Dugout gespeeld. Laat de wedstrijd daar aflopen, of geef een kant een reglementaire nederlaag.
refusal-co-not-in-turn = { $teams } is nog niet aan de beurt: de wedstrijden ervoor moeten voorbij zijn, en geen van beide mag in een andere wedstrijd zitten.
refusal-co-too-many-scorers = { $teams }: meer doelpuntenmakers dan doelpunten.
refusal-co-part-over = Dat is al voorbij.
refusal-co-cannot-pause = Alleen een lopende competitie is stil te leggen, en maar één keer tegelijk.
refusal-co-not-paused = De competitie ligt niet stil.
refusal-co-deleted = Deze competitie is verwijderd. Haal haar eerst terug.
refusal-co-bad-title = Geef een naam van hoogstens { $most } tekens.
refusal-co-not-offered = Niemand heeft je deze competitie aangeboden.
refusal-co-in-the-past = Dat moment is al voorbij. Kies een later moment.
refusal-co-too-far = Dat is te ver weg. Kies een datum vóór 2100.
refusal-co-no-evening = Deze avond is niet geopend, of is voorbij.
refusal-co-not-called = { $teams } is niet aan een tafel geroepen, of is al begonnen.
refusal-co-has-name = Deze telefoon is al { $name }. Geef die naam eerst terug.
refusal-co-name-held = { $name } is er al, op een andere telefoon. Ben jij dat? De organisator kan de naam vrijgeven.
refusal-co-place-taken = Iemand anders heeft deze plaats inmiddels ingenomen. Vraag de organisator om een andere.
refusal-co-no-phone = { $name } zit op geen telefoon van de avond.
refusal-co-no-lending = { $teams } wordt niet door twee mensen op één telefoon gespeeld.
refusal-co-list-full = Er staan al { $most } mensen op de lijst.
refusal-co-cannot-end = Alleen een competitie, een Zwitsers toernooi of een ladder met minstens één uitslag is voortijdig te beëindigen.
refusal-co-changed-meanwhile = Er is intussen iets veranderd, en nu volgt er iets anders uit. Lees het nog eens en bevestig dan.
refusal-co-bad-rounds = Een Zwitsers toernooi heeft minder rondes dan deelnemers: { $rounds } rondes zijn te veel voor { $entrants }.
refusal-co-cannot-pair = De volgende ronde kan nog niet worden ingedeeld: de vorige is nog niet klaar, of er is pauze.
refusal-co-bad-pairs = Niet iedereen in deze paren kan nu spelen.
refusal-co-round-begun = Ronde { $day } kan niet meer opnieuw worden ingedeeld: er is al een wedstrijd van begonnen.
refusal-co-too-late-to-enter = Je kunt niet meer meedoen: de helft van de rondes is ingedeeld, of het is afgelopen.
refusal-co-late-squad = Hier kan niemand later instappen: de selecties zijn al gekozen.
refusal-co-no-challenge = Je kunt iemand uitdagen die hoogstens { $reach } plaatsen hoger staat, zolang geen van beiden in een wedstrijd of uitdaging zit.
refusal-co-not-free = Je zit al in een wedstrijd of uitdaging, of hebt al je wedstrijden gespeeld (hoogstens { $most }).
refusal-co-helper-may-not = Dat mag alleen de organisator, een helper niet.
refusal-co-helper-limited = Je helpt met uitslagen en datums. De rest doet wie de competitie leidt.
refusal-co-helper-own = Dit is je eigen wedstrijd: voer de uitslag in bij je volgende wedstrijd, dan bevestigt de ander hem.
refusal-co-follows-itself = Een competitie kan niet op zichzelf volgen, en ook niet op een die op haar volgt.
