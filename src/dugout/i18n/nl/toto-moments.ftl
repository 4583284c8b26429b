### Toto: wat groter is dan een kaart. Een fluitsignaal, de eerste doelpunten van de anderen in een eerste potje, het geld.

## Een fluitsignaal

toto-drama-stop = STOP!
toto-drama-whistle = { $stance ->
    [for] Je fluit de { $card } van { $scorer } voor { $team-said } af
    [against] { $name } fluit jouw { $card } voor { $team-said } af
   *[neutral] { $name } fluit de { $card } van { $scorer } voor { $team-said } af
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
    .whistles-2 = Hands! Die had mijn tante nog gefloten.
    .whistles-3 = Vroeger kreeg je daar een vrije trap voor, en een boze blik.
    .whistled = Scheids! Dat was mijn pensioen!
    .whistled-2 = Zestig jaar thuiszeges, en dan dit.
    .whistled-3 = Net nu het gezellig werd.
    .scores = In de kruising! Zeggen ze.
    .scores-2 = Ik voelde ’m al in mijn knie.
    .scores-3 = Net als in 1964. Alleen langzamer.
    .scores-4 = Die komt in de krant.
toto-says-lotte-ruys =
    .whistles = Precies hiervoor had ik die fluit bewaard.
    .whistles-2 = Mijn potlood zegt nee.
    .whistles-3 = Die stond niet in mijn sommetje.
    .whistled = Die had ik al meegeteld.
    .whistled-2 = Nu moet ik de hele kolom uitgummen.
    .whistled-3 = Genoteerd. Met potlood, maar genoteerd.
    .scores = Weer een streepje in de kantlijn.
    .scores-2 = Precies volgens plan. Ongeveer.
    .scores-3 = Eén onthouden …
    .scores-4 = Hiervoor had ik mijn potlood geslepen.
toto-says-bo-castellan =
    .whistles = Muziek uit.
    .whistles-2 = Verkeerde plaat. Terugspoelen.
    .whistles-3 = Staat niet op mijn playlist.
    .whistled = Hé! We kwamen net bij het refrein.
    .whistled-2 = Daar gaat mijn beste plaat.
    .whistled-3 = Hard. Wel goed getimed.
    .scores = Zet ’m harder!
    .scores-2 = En daar komt de drop.
    .scores-3 = Deze is voor de achterste rij.
    .scores-4 = Remix!
toto-says-mrs-quill =
    .whistles = Nee, nee. Niet op mijn middag.
    .whistles-2 = Vóór de thee scoort men niet.
    .whistles-3 = Dat dacht ik niet.
    .whistled = Wat onbeleefd. Gaat u vooral door.
    .whistled-2 = Dat onthoud ik. Ik onthoud alles.
    .whistled-3 = Goed gespeeld. Geniet ervan zolang het duurt.
    .scores = O, zat die erin? Wat enig.
    .scores-2 = Eén klontje of twee?
    .scores-3 = Kijkt u niet zo in mijn kaarten.
    .scores-4 = Ik vond het scorebord wat kaal.

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
toto-got-away = { $mine ->
    [yes] Net niet: { $match }. Die rij was goed, tot je er zelf { $home }–{ $away } van maakte.
   *[no] Net niet: { $match }. Die rij was goed, tot { $name } er { $home }–{ $away } van maakte.
}
toto-gave-row = { $mine ->
    [yes] Jouw slotakkoord: de { $home }–{ $away } bij { $match }.
   *[no] Stuur { $name } een bedankje: de { $home }–{ $away } bij { $match } gaf je een goede rij.
}
toto-recommended = Aangeraden
