### Counter Attack: was eine Entscheidung bedeutet, bevor sie fällt.

## Ein Schuss

ca-mouth = Das Tor, wie es der Schütze sieht
ca-mouth-head = Wohin zielt { $man }?
ca-mouth-hint = Aus seiner Sicht. Tippe auf eine Stelle oder drücke 1 bis 7.
ca-mouth-reach = { $count ->
    [0] außer Reichweite des Torwarts
   *[other] in Reichweite des Torwarts
}
ca-place = { $place ->
    [1] ganz links
    [2] links
    [3] halblinks
    [4] in die Mitte
    [5] halbrechts
    [6] rechts
   *[other] ganz rechts
}
ca-place-worth = { $where }, Tor { $chance }
ca-place-goal = { $chance } Tor
ca-blocks = { $need ->
    [6] neben der Schussbahn: blockt mit 6
   *[other] in der Schussbahn: blockt mit 5 oder 6
}
    .short = { $need ->
        [6] blockt mit 6
       *[other] blockt mit 5 oder 6
    }
ca-keeper-there = kommt hin, Parade { $points }
ca-keeper-away = kommt nicht hin
ca-again = zum Spielen noch einmal tippen
ca-snapshot-means = Er schießt sofort, mit 1 weniger auf dem Würfel. Vorher darf der Gegner einen Spieler bis zu zwei Felder bewegen.
ca-not-yet = Noch nicht
ca-shoot = { $verb ->
    [goal] Kopfball { $where }
   *[other] Schuss { $where }
}
ca-shoot-worth = { $verb ->
    [goal] Kopfball { $where }: { $chance }
   *[other] Schuss { $where }: { $chance }
}

## Ein Tackling

ca-then-tackle = Danach ein Tackling:
ca-move-and-tackle = Laufen und tackeln: { $chance }
ca-only-move = Nur laufen

## How far it is to the goal

ca-goal-away = { $near ->
    [yes] Zum Tor: { $hexes ->
        [one] ein Feld
       *[other] { $hexes } Felder
    }, nah genug für einen Schuss.
   *[no] Zum Tor: { $hexes ->
        [one] ein Feld
       *[other] { $hexes } Felder
    }. Schießen kannst du innerhalb des gestrichelten Bogens.
}
ca-goal-theirs = { $near ->
    [yes] Bis zu deinem Tor: { $hexes ->
        [one] ein Feld
       *[other] { $hexes } Felder
    }, nah genug für einen Schuss.
   *[no] Bis zu deinem Tor: { $hexes ->
        [one] ein Feld
       *[other] { $hexes } Felder
    }. Schießen können sie innerhalb des gestrichelten Bogens.
}
