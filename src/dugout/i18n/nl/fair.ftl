### Eerlijke dobbelstenen: zout, de controle van een verslag, geluk.

refusal-dice-malformed = Wat het verslag over zijn dobbelstenen zegt, is niet te lezen: “{ $field }” ontbreekt of klopt niet.
refusal-dice-scheme = Het verslag noemt een recept voor dobbelstenen dat hier niet bekend is: { $scheme }.
refusal-dice-none = Het verslag heeft geen vastlegging om met de jouwe te vergelijken.
refusal-dice-commitment = Het geheim past niet bij de vastlegging: het is niet wat voor de partij werd vastgelegd.
refusal-dice-other-commitment = De vastlegging in het verslag is niet die jij hebt opgeschreven.
refusal-dice-roll = Worp { $roll } (antwoord { $answer }) klopt niet: het verslag zegt { $face }, geheim en zout geven { $expected }. Fout in totaal: { $wrong } van { $rolls }.
refusal-dice-rolls = Worp { $roll } (antwoord { $answer }) is de eerste van { $wrong } foute van in totaal { $rolls }: het verslag zegt { $face }, geheim en zout geven { $expected }. Zoveel fouten betekenen dat het geheim of een zout is veranderd.

verify-title = Controleer de dobbelstenen
verify-text = Voor een partij legt de server een geheim vast en toont de hash ervan, de vastlegging. Spelers voegen eigen zout toe. Elke worp volgt uit beide, en na de partij kan iedereen het narekenen. Je browser doet het hier.
verify-how = Hoe het stap voor stap gaat, staat in de gids docs/guides/fair-dice.md; het commando “dugout verify” doet hetzelfde zonder browser.
verify-choose = Kies een verslag of sleep het hierheen
verify-paste = Of plak een verslag
verify-match = Of noem een partij (het adres of de id)
verify-noted = De vastlegging die je voor de partij hebt opgeschreven (als je dat deed)
verify-go = Controleer
verify-working = Bezig met controleren …
verify-good =
    { $rolls ->
        [0] Er is niet gedobbeld; het geheim past bij de vastlegging.
        [one] Waar: de enige worp volgt uit geheim en zout.
       *[other] Waar: alle { $rolls } worpen volgen uit geheim en zout.
    }
verify-bad = Niet waar
verify-unproved = De antwoorden kloppen, maar het verslag bewijst zijn dobbelstenen niet.
verify-closed = De antwoorden kloppen tot nu toe. Het geheim wordt getoond als de partij voorbij is; dan kan men de dobbelstenen controleren.
verify-brought =
    { $count ->
        [one] Eén worp kwam mee uit een andere partij; dit geheim verklaart hem niet.
       *[other] { $count } worpen kwamen mee uit een andere partij; dit geheim verklaart ze niet.
    }
verify-broken = Antwoord { $answer } klopt niet: { $why }
verify-no-crypto = Deze pagina kwam niet over een veilige verbinding (https); browsers weigeren dan hashes te berekenen. Gebruik “dugout verify”.
verify-seen = Dit apparaat zag tijdens de partij dezelfde vastlegging.
verify-not-seen = Dit apparaat zag tijdens de partij een andere vastlegging!
verify-proof = Waaruit de dobbelstenen volgen
verify-commitment = Vastlegging
verify-secret = Geheim
verify-salt-of = Zout van { $name }
verify-no-salt = geen
verify-rolls = Elke worp
verify-roll = Worp
verify-answer = Antwoord
verify-faces = Ogen
verify-shows = Verslag
verify-gives = Nagerekend
verify-verdict = Oordeel
verify-ok = goed
verify-wrong = fout
verify-unknown = niet verklaard
verify-only-wrong = Alleen foute

luck-title = Geluk
luck-text = Wat het toeval gaf, naast wat het gemiddeld geeft. De band bevat 95 van de 100 partijen met dezelfde worpen.
luck-none = Geen worp van deze partij hoort bij een kant.
luck-line = { $actual } uit { $count }; verwacht { $expected }, gewoon is { $low } tot { $high }
luck-verdict =
    { $mood ->
        [lucky] meer geluk dan in { $share } van alle partijen
        [unlucky] meer pech dan in { $share } van alle partijen
       *[usual] niets bijzonders
    }
luck-kind-turn = Dobbelstenen van de beurten
luck-kind-duel = Dobbelstenen in duels
luck-kind-pass = Dobbelstenen voor passes
luck-kind-header = Dobbelstenen in de lucht
luck-kind-shot = Dobbelstenen voor schoten
luck-kind-save = Dobbelstenen van de keeper
luck-kind-keeper = Reddingen
luck-kind-interception = Onderscheppingen
luck-kind-steal = Afgepakte ballen
luck-kind-block = Geblokte schoten
luck-kind-whistles = Fluitkaarten
luck-kind-goal-cards = Getallen op doelpuntkaarten

salt-title = Eerlijke dobbelstenen
salt-text = De server heeft zijn geheim vastgelegd: de vastlegging hieronder is de hash ervan. Voeg voor de eerste worp een eigen regel toe, dan volgen de dobbelstenen uit beide. Niemand, ook jij niet, kan weten wat die doet.
salt-later = Met een eigen regel wacht de partij tot je de vastlegging van de server hebt gezien; dan gaat hij bij de dobbelstenen.
salt-label = Jouw zout (willekeurige woorden, niet verplicht)
salt-make = Verzin iets
salt-add = Voeg toe
salt-added = Jouw zout zit erin: { $salt }
salt-note = Schrijf de vastlegging op als je later zeker wilt zijn.
