### Champions 2020: het podium voor alles wat dobbelstenen beslissen.

ch-beat-kind = { $kind ->
    [kick-off] Aftrap
    [roll] Worp
    [interception] Onderschepping
    [save] Redding
   *[foul] Overtreding
}
ch-beat-man = { $who ->
    [you] { $keeper ->
        [yes] Jouw keeper
       *[no] Jouw #{ $shirt }
    }
    [them] { $keeper ->
        [yes] Hun keeper
       *[no] Hun #{ $shirt }
    }
   *[other] { $keeper ->
        [yes] { $team }, keeper
       *[no] { $team } #{ $shirt }
    }
}

## Worpen

ch-beat-roll-ask = { $who ->
    [you] Jij gooit
   *[other] { $name } gooit
}
ch-beat-kick-off-ask = { $who ->
    [you] Jij gooit om de aftrap
   *[other] { $name } gooit om de aftrap
}
ch-beat-rolled = { $who ->
    [you] Jij gooide een { $face }
   *[other] { $name } gooide een { $face }
}
ch-beat-clock = De klok loopt door naar { $minute }′. { $count ->
    [one] { $extra ->
        [yes] Bij de volgende 1 is de verlenging voorbij.
       *[no] De volgende 1 is het eindsignaal.
    }
   *[other] Nog { $left } minuten.
}
ch-beat-last-one = De klok is voorbij 90′: afgelopen.

## Onderscheppingen

ch-beat-interception-ask = { $who ->
    [you] Jij stapt voor de pass
    [them] { $b } stapt voor jouw pass
   *[other] { $b } stapt voor de pass
}
ch-beat-shot-ask = { $who ->
    [you] Jij stapt voor het schot
    [them] { $b } stapt voor jouw schot
   *[other] { $b } stapt voor het schot
}
ch-beat-loose-ask = { $who ->
    [you] Jij gaat voor de losse bal
   *[other] { $b } gaat voor de losse bal
}
ch-beat-interception-hint = Krijgt hij er een voet tegen?
ch-beat-steps-in = grijpt in

## Reddingen

ch-beat-save-ask = { $who ->
    [you] Hou je hem eruit?
   *[other] Kan hij erbij?
}
ch-beat-save-hint = { $b } duikt.
ch-beat-dives = duikt
ch-beat-left = { $count ->
    [0] een geplaatst schot
    [1] een stevig schot
   *[other] een hard schot
}

## Overtredingen

ch-beat-foul-ask = { $b } kan niet meer opzij
ch-beat-foul-hint = Met een { $roll } kwam hij precies bij zijn tegenstander uit.
ch-beat-award = { $restart ->
    [7] { $you ->
        [yes] Jij krijgt een strafschop.
       *[no] { $name } krijgt een strafschop.
    }
   *[other] { $you ->
        [yes] Jij krijgt een vrije trap.
       *[no] { $name } krijgt een vrije trap.
    }
}

## Wat een getal betekent, en wat ervan kwam

ch-stake = { $outcome ->
    [goal-end] doelpunt, fluitsignaal
    [goal-clock] doelpunt, klok loopt
    [goal] doelpunt
    [rebound-end] rebound, fluitsignaal
    [rebound-clock] rebound, klok loopt
    [rebound] rebound
    [catch] klemvast
    [save] gered
    [hands] hands
    [through-end] erdoor, fluitsignaal
    [through-clock] erdoor, klok loopt
    [through] erdoor
   *[cut] onderschept
}
ch-beat-face = Een { $face }.
ch-verdict = { $outcome ->
    [goal] { $who ->
        [them] Zij scoren
       *[other] Goal!
    }
    [rebound] Losgelaten!
    [catch] { $who ->
        [you] Je hebt hem!
       *[other] Klemvast!
    }
    [save] Gered!
    [hands] Hands!
    [through] { $who ->
        [you] Hem voorbij!
       *[other] Hij gaat erdoor!
    }
    [cut] { $who ->
        [you] Jij onderschept!
       *[other] Onderschept!
    }
   *[foul] Overtreding!
}
ch-verdict-line = { $outcome ->
    [goal] { $name } kan er niet bij.
    [rebound] { $name } zit eraan, maar de bal ligt los.
    [catch] { $name } heeft de bal vast.
    [save] { $name } houdt hem eruit.
    [hands] { $name } stond buiten zijn strafschopgebied.
    [through] { $name } komt te laat.
    [cut] { $name } is erbij, en de bal rolt door.
   *[foul] De scheidsrechter heeft het gezien.
}
