# The page that makes a match with all its settings.

new-title = Nieuwe wedstrijd: { $game }
new-heading = Nieuwe wedstrijd
new-who = Wie spelen er?
new-guest-name = Naam (optioneel)
new-name-of = Naam van { $who }
new-level = Sterkte van { $who }
new-kind = Hoe { $who } speelt
new-pace = Tempo
new-rules = Regels
new-advanced = Meer instellingen
new-card = Wedstrijdformulier
new-card-game = Spel
new-card-people = Spelers
new-card-computers = Computers
new-card-luck = Toeval
new-card-luck-text = door de server vooraf verzegeld
new-start = Start de wedstrijd
new-watch = Bekijk de wedstrijd
new-invite =
    { $count ->
        [one] Nodig één speler uit
       *[other] Nodig { $count } spelers uit
    }
new-twins = Twee spelers heten hetzelfde. Misschien wil je er een veranderen.
