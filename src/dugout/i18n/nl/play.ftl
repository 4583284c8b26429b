### Nu spelen: een wedstrijd in één klik, en het blad waarop je hem kiest.

play-title = Aftrap in één klik.
play-text = { $others ->
    [0] Een korte wedstrijd { $game } tegen { $name }, ongeveer { $minutes } minuten.
   *[other] Een korte wedstrijd { $game } met { $name } en anderen, ongeveer { $minutes } minuten.
}
play-text-short = Een korte wedstrijd { $game }, ongeveer { $minutes } minuten.
play-text-plain = Een wedstrijd { $game }.
play-promise = Geen account, geen vragen, stoppen wanneer je wilt.
play-now = Nu spelen
play-now-game = Nu spelen: { $game }
play-choose = Kies je wedstrijd
play-choose-short = Kiezen
play-choose-game = Kiezen: { $game }
play-you = Jij
play-v = –
play-minutes = ca. { $minutes } min
play-min = { $minutes } min
play-pip = Nog nooit gespeeld?
    .text = Pip speelt de eerste wedstrijd met je mee
play-against = { $others ->
    [0] Jij tegen { $name }
    [one] Jij, { $name } en nog iemand
   *[other] Jij, { $name } en { $others } anderen
}
play-starting = De ploegen komen het veld op …
quick-title = Snelle wedstrijd
quick-against = Tegen
quick-opponents = Bekijk alle twaalf
quick-length = Duur
quick-short = Kort
quick-short-time = Kort · { $minutes } min
quick-full = Volledig
quick-full-time = Volledig · { $time }
play-offline = Offline spelen
quick-all = Alle instellingen
quoted = “{ $line }”
quick-not-met = Jullie hebben nog niet tegen elkaar gespeeld.
quick-met =
    { $met ->
        [one] Eén keer gespeeld, { $won } gewonnen.
       *[other] { $met } keer gespeeld, { $won } gewonnen.
    }
quick-start = Aftrappen
quick-start-against = Aftrappen tegen { $name }
quick-link = Nodig een vriend uit met een link
quick-device = Met z'n tweeën op dit apparaat
play-scenarios = Scenario’s
quick-others = { $count ->
    [one] Eén computer speelt mee.
   *[other] { $count } computers spelen mee.
}
