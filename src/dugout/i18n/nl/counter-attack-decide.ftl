### Counter Attack: wat een beslissing betekent voordat je hem neemt.

## Een schot

ca-mouth = Het doel zoals de schutter het ziet
ca-mouth-head = Waar legt { $man } hem neer?
ca-mouth-hint = Zoals hij het ziet. Tik op een plek of druk op 1 tot en met 7.
ca-mouth-reach = { $count ->
    [0] buiten bereik van de keeper
   *[other] binnen bereik van de keeper
}
ca-place = { $place ->
    [1] uiterst links
    [2] links
    [3] net links van het midden
    [4] door het midden
    [5] net rechts van het midden
    [6] rechts
   *[other] uiterst rechts
}
ca-place-worth = { $where }, doelpunt { $chance }
ca-place-goal = { $chance } doelpunt
ca-blocks = { $need ->
    [6] naast de baan: blokt met een 6
   *[other] in de baan: blokt met een 5 of 6
}
    .short = { $need ->
        [6] blokt met een 6
       *[other] blokt met een 5 of 6
    }
ca-keeper-there = kan erbij, Reddingen { $points }
ca-keeper-away = kan er niet bij
ca-again = tik nog eens om te spelen
ca-snapshot-means = Hij schiet meteen, met 1 minder op de dobbelsteen. Eerst mag de tegenstander één speler hoogstens twee vakjes verplaatsen.
ca-not-yet = Nog niet
ca-shoot = { $verb ->
    [goal] Kop { $where }
   *[other] Schiet { $where }
}
ca-shoot-worth = { $verb ->
    [goal] Kop { $where }: { $chance }
   *[other] Schiet { $where }: { $chance }
}

## Een tackle

ca-then-tackle = Daarna een tackle:
ca-move-and-tackle = Lopen en tackelen: { $chance }
ca-only-move = Alleen lopen

## How far it is to the goal

ca-goal-away = { $near ->
    [yes] Tot het doel: { $hexes ->
        [one] één vakje
       *[other] { $hexes } vakjes
    }, dichtbij genoeg om te schieten.
   *[no] Tot het doel: { $hexes ->
        [one] één vakje
       *[other] { $hexes } vakjes
    }. Schieten kan binnen de gestippelde boog.
}
ca-goal-theirs = { $near ->
    [yes] Tot jouw doel: { $hexes ->
        [one] één vakje
       *[other] { $hexes } vakjes
    }, dichtbij genoeg om te schieten.
   *[no] Tot jouw doel: { $hexes ->
        [one] één vakje
       *[other] { $hexes } vakjes
    }. Binnen de gestippelde boog kunnen ze schieten.
}
