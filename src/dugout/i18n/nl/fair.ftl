### Eerlijke dobbelstenen: zout, de controle van een verslag, geluk.

refusal-dice-malformed = De gegevens over de dobbelstenen in deze opname zijn niet te lezen: “{ $field }” ontbreekt of klopt niet.
refusal-dice-scheme = Deze opname gebruikt een methode voor de dobbelstenen die hier niet bekend is: { $scheme }.
refusal-dice-none = De opname bevat geen vastlegging om met de jouwe te vergelijken.
refusal-dice-commitment = Het geheim past niet bij de vastlegging van voor de wedstrijd.
refusal-dice-other-commitment = De vastlegging in de opname is niet die jij hebt opgeschreven.
refusal-dice-roll = Worp { $roll } (antwoord { $answer }) klopt niet: de opname zegt { $face }, maar geheim en zout geven { $expected }. Fout in totaal: { $wrong } van { $rolls }.
refusal-dice-rolls = Worp { $roll } (antwoord { $answer }) is de eerste van { $wrong } foute op { $rolls }: de opname zegt { $face }, maar geheim en zout geven { $expected }. Bij zoveel fouten moet het geheim of een zout veranderd zijn.

verify-title = Controleer dobbelstenen en kaarten
verify-text = Voor een wedstrijd kiest de server een geheim en toont de hash ervan, de vastlegging. Spelers kunnen eigen zout toevoegen. Elke worp wordt uit beide berekend, en na de wedstrijd kan iedereen dat narekenen. Je browser doet het hier.
verify-how = De gids docs/guides/fair-dice.md legt elke stap uit; “dugout verify” doet hetzelfde zonder browser.
verify-choose = Kies een opname of sleep haar hierheen
verify-paste = Of plak een opname
verify-match = Of geef een wedstrijd op (adres of id)
verify-noted = De vastlegging die je voor de wedstrijd hebt opgeschreven (als je dat deed)
verify-go = Controleer
verify-working = Bezig met controleren …
verify-good =
    { $rolls ->
        [0] Er is niet gegooid; het geheim past bij de vastlegging.
        [one] Eerlijk: de enige worp volgt uit geheim en zout.
       *[other] Eerlijk: alle { $rolls } worpen volgen uit geheim en zout.
    }
verify-bad = Niet eerlijk
verify-unproved = De zetten kloppen, maar de opname bevat geen bewijs voor de dobbelstenen.
verify-closed = Tot nu toe klopt alles. Na de wedstrijd wordt het geheim getoond; dan kun je de dobbelstenen controleren.
verify-brought =
    { $count ->
        [one] Eén worp komt uit een andere wedstrijd; dit geheim dekt hem niet.
       *[other] { $count } worpen komen uit een andere wedstrijd; dit geheim dekt ze niet.
    }
verify-broken = Antwoord { $answer } klopt niet: { $why }
verify-no-crypto = Je browser kan alleen op een beveiligde pagina (https) hashes berekenen. Gebruik “dugout verify”.
verify-seen = Dit apparaat zag tijdens de wedstrijd dezelfde vastlegging.
verify-not-seen = Dit apparaat zag tijdens de wedstrijd een andere vastlegging!
verify-proof = Waaruit de worpen zijn berekend
verify-commitment = Vastlegging
commitment-why = { $chance ->
    [cards] Hoe de kaarten in deze wedstrijd worden geschud, lag vast voordat ze begon; met deze code kan iedereen dat achteraf nagaan.
   *[dice] De worpen van deze wedstrijd lagen vast voordat ze begon; met deze code kan iedereen dat achteraf nagaan.
}
commitment-show = Toon de code
verify-secret = Geheim
verify-salt-of = Zout van { $name }
verify-no-salt = geen
verify-rolls = Elke worp
verify-roll = Worp
verify-answer = Antwoord
verify-faces = Ogen
verify-shows = Opname
verify-gives = Berekend
verify-verdict = Oordeel
verify-ok = goed
verify-wrong = fout
verify-unknown = niet gedekt
verify-only-wrong = Alleen foute

luck-title = Geluk
luck-text = Wat de dobbelstenen en kaarten gaven, naast het gemiddelde. De band omvat 95 van de 100 wedstrijden met dezelfde worpen.
luck-none = In deze wedstrijd zijn er geen worpen om te vergelijken.
luck-line = { $actual } uit { $count }; verwacht { $expected }, normaal { $low } tot { $high }
luck-verdict =
    { $mood ->
        [lucky] meer geluk dan in { $share } van alle wedstrijden
        [unlucky] meer pech dan in { $share } van alle wedstrijden
       *[usual] niets bijzonders
    }
luck-kind-turn = Worpen per beurt
luck-kind-duel = Worpen in duels
luck-kind-pass = Worpen voor passes
luck-kind-header = Worpen in kopduels
luck-kind-shot = Worpen voor schoten
luck-kind-save = Worpen van de keeper
luck-kind-keeper = Reddingen
luck-kind-interception = Onderscheppingen
luck-kind-steal = Afgepakte ballen
luck-kind-block = Geblokte schoten
luck-kind-whistles = Fluitkaarten
luck-kind-goal-cards = Getallen op doelpuntkaarten

salt-title = { $chance ->
    [cards] Eerlijk geschud
   *[dice] Eerlijke dobbelstenen
}
salt-text = { $chance ->
    [cards] De server heeft zijn geheim gekozen: de vastlegging hieronder is de hash ervan. Voeg voor het eerste delen een eigen regel toe, dan worden de kaarten met beide geschud. Niemand, ook jij niet, weet wat die uitwerkt.
   *[dice] De server heeft zijn geheim gekozen: de vastlegging hieronder is de hash ervan. Voeg voor de eerste worp een eigen regel toe, dan worden de worpen uit beide berekend. Niemand, ook jij niet, weet wat die uitwerkt.
}
salt-later = { $chance ->
    [cards] Voeg je een regel toe, dan wacht de wedstrijd tot je de vastlegging van de server hebt gezien; daarna telt je regel mee bij het schudden.
   *[dice] Voeg je een regel toe, dan wacht de wedstrijd tot je de vastlegging van de server hebt gezien; daarna telt je regel mee voor de worpen.
}
salt-label = Jouw zout (willekeurige woorden, niet verplicht)
salt-make = Verzin er een voor me
salt-add = Voeg toe
salt-added = Jouw zout zit erin: { $salt }
salt-note = { $chance ->
    [cards] Schrijf de vastlegging op als je het schudden later wilt controleren.
   *[dice] Schrijf de vastlegging op als je de worpen later wilt controleren.
}
