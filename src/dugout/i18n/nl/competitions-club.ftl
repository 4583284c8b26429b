### Het bureau met anderen: poules met de hand, reserves, helpers, uitslagen van coaches, het einde.
co-group-at = { $name }, poule { $group }
co-groups-by-hand = Zelf over de poules verdelen
co-groups-help = Sleep iemand op een ander en ze wisselen van plaats; of met spatie en pijltjes.
co-groups-drawn = De poules volgen uit de volgorde: eerst ieder één in poule A, B enzovoort, dan weer terug.
co-said-title = { $count ->
    [one] Er wacht een uitslag op je
   *[other] Er wachten { $count } uitslagen op je
}
co-said-accept = { $alone ->
    [yes] { $score } bevestigen
   *[no] { $name }: { $score } klopt
}
co-said-reject = { $count ->
    [one] Afwijzen
   *[other] Beide afwijzen
}
co-disputed = Ze zijn het niet eens. Jij beslist.
co-unconfirmed = De andere kant heeft het nog niet bevestigd. Jij kunt dat doen.
co-unconfirmed-yours = Je eigen wedstrijd: dit heeft de andere kant ingevuld.
co-said-enter = Op een echte tafel gespeeld? Voer de uitslag in
co-said-otherwise = Het liep anders af
co-said-help = Voer de stand in. Hij telt zodra { $guest ->
    [yes] de organisator
   *[no] { $name }
} hem bevestigt.
co-said-mine = Je hebt { $score } ingevoerd. Het telt zodra { $guest ->
    [yes] de organisator
   *[no] { $name }
} het bevestigt.
co-said-other = { $name } heeft { $score } ingevoerd. Klopt dat?
co-said-both = Jij hebt { $mine } ingevoerd, { $name } { $other }. De organisator beslist, tenzij een van jullie het wijzigt.
co-said-confirm = Ja, { $score }
co-said-last = Met deze uitslag is de competitie afgelopen, en daarna is hij niet meer te herzien. Telt { $score }?
co-desk-correct-title = Deze uitslag corrigeren
co-desk-correct-do = Corrigeren
co-substitutes = Reserves
co-substitutes-help = Mensen die een team willen overnemen. Vervang je iemand, dan kun je een van hen kiezen.
co-substitutes-none = Er staat niemand op de lijst.
co-substitute-name = Naam
co-substitute-add = Op de lijst zetten
co-substitute-else = Iemand anders …
co-wait-offer = Zonder jou begonnen? Reserves nemen het over als er iemand uitvalt.
co-waits-you = Je staat op de reservelijst. Valt er iemand uit, dan kan de organisator jou het team geven.
co-wait = Zet me op de lijst
co-unwait = Haal me van de lijst
co-help-invite = Nodig een helper uit die niet meespeelt
co-help-link = Link voor een helper
co-help-link-help = Wie deze link als eerste opent, helpt je. Stuur hem aan één persoon.
co-help-link-off = Link intrekken
co-helps-outside = helpt je, speelt niet mee
co-help-asked = Je wordt gevraagd te helpen.
co-help-asked-text = Je mag dan uitslagen invoeren, datums verzetten en al het andere wat { $title } nodig heeft.
co-help-do = Ik help mee
co-end-early = Seizoen voortijdig beëindigen
co-end-early-help = Wat niet af is, blijft ongespeeld, de stand telt, en wie bovenaan staat is kampioen. Dit is niet terug te draaien.
co-ends-soon = { $part } eindigt op { $time }, en { $count ->
    [one] één wedstrijd staat nog open.
   *[other] { $count } wedstrijden staan nog open.
}
co-extend-three = Met drie dagen verlengen
co-extend-because = Er staan nog wedstrijden open.
co-withdraw-follows = { $branch ->
    [draft] De verdeling begint opnieuw zonder jou.
    [tables] Een computer speelt voor je tot het eind van deze ronde. Je houdt je geld en wordt niet meer ingedeeld.
    [knockout] Je tegenstander gaat door.
    [void] { $done ->
        [0] Al je wedstrijden verdwijnen uit de stand, want je hebt niet de helft gespeeld.
        [one] Al je wedstrijden verdwijnen uit de stand, ook die ene die je gespeeld hebt, want dat is minder dan de helft.
       *[other] Al je wedstrijden verdwijnen uit de stand, ook de { $done } die je gespeeld hebt, want dat is minder dan de helft.
    }
   *[forfeits] { $rest ->
        [0] Je uitslagen blijven staan.
        [one] De wedstrijd die je nog moest spelen verlies je reglementair. De andere blijven staan.
       *[other] De { $rest } wedstrijden die je nog moest spelen verlies je reglementair. De andere blijven staan.
    }
}
co-did-wait = { $on ->
    [yes] { $name } staat op de reservelijst.
   *[no] { $name } staat niet meer op de reservelijst.
}
co-did-end = { $by } heeft het seizoen voortijdig beëindigd.
co-desk-settings = Naam, helpers, verwijderen
