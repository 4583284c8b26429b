### Champions 2020: the stage for everything that dice decide.

ch-beat-kind = { $kind ->
    [kick-off] Kick-off
    [roll] Roll
    [interception] Interception
    [save] Save
   *[foul] Foul
}
ch-beat-man = { $who ->
    [you] { $keeper ->
        [yes] Your keeper
       *[no] Your #{ $shirt }
    }
    [them] { $keeper ->
        [yes] Their keeper
       *[no] Their #{ $shirt }
    }
   *[other] { $keeper ->
        [yes] { $team }, keeper
       *[no] { $team } #{ $shirt }
    }
}

## Rolls

ch-beat-roll-ask = { $who ->
    [you] You roll
   *[other] { $name } rolls
}
ch-beat-kick-off-ask = { $who ->
    [you] You roll for the kick-off
   *[other] { $name } rolls for the kick-off
}
ch-beat-rolled = { $who ->
    [you] You rolled a { $face }
   *[other] { $name } rolled a { $face }
}
ch-beat-clock = The clock moves on to { $minute }′. { $count ->
    [one] { $extra ->
        [yes] The next 1 ends extra time.
       *[no] The next 1 is full time.
    }
   *[other] { $left } minutes left.
}
ch-beat-last-one = The clock is past 90′: full time.

## Interceptions

ch-beat-interception-ask = { $who ->
    [you] You step into the pass
    [them] { $b } goes for your pass
   *[other] { $b } goes for the pass
}
ch-beat-shot-ask = { $who ->
    [you] You step into the shot
    [them] { $b } gets in front of your shot
   *[other] { $b } gets in front of the shot
}
ch-beat-loose-ask = { $who ->
    [you] You go for the loose ball
   *[other] { $b } goes for the loose ball
}
ch-beat-interception-hint = Does he get a foot to it?
ch-beat-steps-in = steps in

## Saves

ch-beat-save-ask = { $who ->
    [you] Do you keep it out?
   *[other] Will he reach it?
}
ch-beat-save-hint = { $b } dives.
ch-beat-dives = dives
ch-beat-left = { $count ->
    [0] a placed shot
    [1] a firm shot
   *[other] a hard shot
}

## Fouls

ch-beat-foul-ask = { $b } cannot get out of the way
ch-beat-foul-hint = A roll of { $roll } took him exactly to his opponent.
ch-beat-award = { $restart ->
    [7] { $you ->
        [yes] Penalty for you.
       *[no] Penalty for { $name }.
    }
   *[other] { $you ->
        [yes] Free kick for you.
       *[no] Free kick for { $name }.
    }
}

## What a face means, and what came of it

ch-stake = { $outcome ->
    [goal-end] goal, whistle
    [goal-clock] goal, clock moves
    [goal] goal
    [rebound-end] rebound, whistle
    [rebound-clock] rebound, clock moves
    [rebound] rebound
    [catch] caught
    [save] saved
    [hands] handball
    [through-end] through, whistle
    [through-clock] through, clock moves
    [through] through
   *[cut] cut out
}
ch-beat-face = A { $face }.
ch-verdict = { $outcome ->
    [goal] { $who ->
        [them] They score
       *[other] Goal!
    }
    [rebound] Parried!
    [catch] { $who ->
        [you] You have it!
       *[other] Caught!
    }
    [save] Saved!
    [hands] Handball!
    [through] { $who ->
        [you] Past him!
       *[other] It goes through!
    }
    [cut] { $who ->
        [you] You cut it out!
       *[other] Cut out!
    }
   *[foul] Foul!
}
ch-verdict-line = { $outcome ->
    [goal] { $name } cannot reach it.
    [rebound] { $name } gets a hand to it, and the ball is loose.
    [catch] { $name } holds the ball.
    [save] { $name } keeps it out.
    [hands] { $name } was outside his area.
    [through] { $name } is too late.
    [cut] { $name } gets there, and the ball runs on.
   *[foul] The referee has seen it.
}
