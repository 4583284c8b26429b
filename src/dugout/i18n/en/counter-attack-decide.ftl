### Counter Attack: what a decision means before it is taken.

## A shot

ca-mouth = The goal as the shooter sees it
ca-mouth-head = Where does { $man } put it?
ca-mouth-hint = As he sees it. Tap a place, or press 1 to 7.
ca-mouth-reach = { $count ->
    [0] out of the keeper's reach
   *[other] within the keeper's reach
}
ca-place = { $place ->
    [1] far left
    [2] left
    [3] left of the middle
    [4] down the middle
    [5] right of the middle
    [6] right
   *[other] far right
}
ca-place-worth = { $where }, goal { $chance }
ca-place-goal = { $chance } goal
ca-blocks = { $need ->
    [6] beside the path: a 6 blocks
   *[other] in the path: a 5 or 6 blocks
}
    .short = { $need ->
        [6] blocks on a 6
       *[other] blocks on a 5 or 6
    }
ca-keeper-there = gets there, Saving { $points }
ca-keeper-away = cannot get there
ca-again = tap again to play it
ca-snapshot-means = He shoots at once, with 1 off his die. First they may move one player up to two hexes.
ca-not-yet = Not yet
ca-shoot = { $verb ->
    [goal] Head it { $where }
   *[other] Shoot { $where }
}
ca-shoot-worth = { $verb ->
    [goal] Head it { $where }: { $chance }
   *[other] Shoot { $where }: { $chance }
}

## A tackle

ca-then-tackle = Then a tackle:
ca-move-and-tackle = Move and tackle: { $chance }
ca-only-move = Only move

## How far it is to the goal

ca-goal-away = { $near ->
    [yes] { $hexes ->
        [one] One hex
       *[other] { $hexes } hexes
    } to goal: near enough to shoot.
   *[no] { $hexes ->
        [one] One hex
       *[other] { $hexes } hexes
    } to goal: shoot from inside the dashed arc.
}
ca-goal-theirs = { $near ->
    [yes] { $hexes ->
        [one] One hex
       *[other] { $hexes } hexes
    } from your goal: they are near enough to shoot.
   *[no] { $hexes ->
        [one] One hex
       *[other] { $hexes } hexes
    } from your goal: inside the dashed arc they can shoot.
}
