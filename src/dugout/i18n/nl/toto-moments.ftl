### Toto: wat groter is dan een kaart. Een fluitsignaal, de eerste doelpunten van de anderen in een eerste potje, het geld.

## Een fluitsignaal

toto-drama-stop = STOP!
toto-drama-whistle = { $stance ->
    [for] Je fluit de { $card } van { $scorer } voor { $team } af
    [against] { $name } fluit jouw { $card } voor { $team } af
   *[neutral] { $name } fluit de { $card } van { $scorer } voor { $team } af
}
toto-drama-form = { $stance ->
    [for] { $effect ->
        [right] Gered! Je rij is weer goed.
        [wrong] Daarmee wordt je eigen rij fout.
       *[other] Je formulier blijft zoals het is.
    }
    [against] { $effect ->
        [right] Mazzel: zonder dat doelpunt is je rij goed.
        [wrong] Je rij was goed. Nu is hij weer fout.
       *[other] Je kaart ben je kwijt. Je formulier blijft zoals het is.
    }
   *[neutral] { $effect ->
        [right] Je rij is weer goed!
        [wrong] Je rij wordt fout.
       *[other] Je formulier blijft zoals het is.
    }
}
toto-count-change = { $before } → { $after } goed
toto-go-on = Verder
toto-says-opa-wim =
    .whistles = Buitenspel! Dat zag ik van hier. Met mijn oude bril.
    .whistled = Scheids! Dat was mijn pensioen!
toto-says-lotte-ruys =
    .whistles = Die fluit had ik voor jou bewaard.
    .whistled = Die had ik al meegeteld.
toto-says-bo-castellan =
    .whistles = Muziek uit.
    .whistled = Hé! We kwamen net bij het refrein.
toto-says-mrs-quill =
    .whistles = Nee, nee. Niet op mijn middag.
    .whistled = Wat onbeleefd. Gaat u vooral door.

## De eerste doelpunten van de anderen

toto-their-wrote = { $mark ->
    [1] Jij vulde in: { $home } wint.
    [2] Jij vulde in: { $away } wint.
   *[3] Jij vulde in: gelijkspel.
}

## Voorlezen

toto-reading-behind = { $reach ->
    [yes] { $by ->
        [one] Je staat er één achter. Het kan nog.
       *[other] Je staat er { $by } achter. Het kan nog.
    }
   *[no] Voor jou niet meer in te halen.
}
toto-recommended = Aangeraden
