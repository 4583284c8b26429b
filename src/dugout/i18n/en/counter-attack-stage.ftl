### Counter Attack on the stage: what dice decide. $a has the ball, $b wants it; $who is you, them or (a spectator) other.

## What it is about

ca-beat-steal = Steal
ca-beat-tackle = Tackle
ca-beat-dive = Dive at his feet
ca-beat-reckless = Reckless tackle
ca-beat-injury = Injury
ca-beat-card = Card
ca-beat-interception = Interception
ca-beat-accuracy = High pass
ca-beat-header = Header
ca-beat-header-goal = Header at goal
ca-beat-block = Block
ca-beat-shot = Shot
ca-beat-save = Save
ca-beat-parry = Save
ca-beat-penalty = Penalty
ca-beat-loose = Loose ball
ca-beat-stop = On the line

## Questions, and what is needed

ca-asked-tackle = Tackle { $a } with { $b }?
ca-asked-dive = Dive at { $a }’s feet?
ca-act-chance = { $act }: { $chance }
ca-ask-steal = Can { $b } nick it off { $a }?
    .hint = He sticks out a leg.
ca-ask-tackle = Can { $a } get past { $b }?
    .hint = { $b } goes in. The man on the ball rolls first.
ca-ask-dive = Can { $a } get round { $b }?
    .hint = { $b } dives at his feet. The man on the ball rolls first.
ca-ask-reckless = { $b } flies in on { $a }
    .hint = All or nothing.
ca-ask-injury = Is { $a } hurt?
    .hint = { $b } brought him down.
ca-ask-card = What will the referee show { $b }?
    .hint = Foul on { $a }.
ca-ask-interception = Does { $b } cut it out?
    .hint = The pass comes from { $a }.
ca-ask-accuracy = Does { $a }’s pass find its man?
    .hint = The ball is in the air.
ca-ask-header = Who wins the header?
    .hint = They go up together.
ca-ask-header-goal = { $a } heads at goal!
    .hint = { $b } is in goal.
ca-ask-block = Does { $b } block it?
    .hint = { $a } has shot.
ca-ask-shot = Will { $b } reach it?
    .hint = { $a } shoots!
ca-ask-shot-alone = { $a } shoots!
    .hint = How well does he hit it?
ca-ask-save = Will { $b } reach it?
    .hint = { $a } has let fly.
ca-ask-parry = Does { $b } hold it?
    .hint = The ball is heading behind.
ca-ask-penalty = { $a } from the spot
    .hint = { $b } waits on his line.
ca-ask-loose = The ball breaks loose
    .hint = Where does it go?
ca-ask-stop = Can { $b } keep it out?
    .hint = The ball is going in off a leg.
ca-ask-again = Level: roll again
ca-beat-has = { $name } has { $score }.
ca-beat-leads = { $name } leads with { $score }.
ca-beat-need = { $need ->
    [0] { $who ->
        [you] You cannot catch up.
       *[other] { $name } cannot catch up.
    }
    [1] { $who ->
        [you] Any roll will do for you.
       *[other] Any roll will do for { $name }.
    }
   *[other] { $who ->
        [you] You need a { $need }.
       *[other] { $name } needs a { $need }.
    }
}
ca-beat-only = { $who ->
    [you] Only a { $face } saves you: then { $again ->
            [yes] it is rolled again
           *[no] the ball runs loose
        }.
   *[other] Only a { $face } saves { $name }: then { $again ->
            [yes] it is rolled again
           *[no] the ball runs loose
        }.
}
ca-beat-level = A { $face } is level.
ca-beat-modified = { $points }, { NUMBER($modifier, signDisplay: "always") }
ca-beat-leniency = Referee’s Leniency { $leniency }
ca-beat-waiting = { $count ->
    [one] one more to come
   *[other] { $count } more to come
}

## What may come of it: short, on the chance line or below a face

ca-stake-won = { $who ->
    [you] you win it
    [them] they win it
   *[other] ball won
}
ca-stake-foul = foul
ca-stake-past = { $who ->
    [you] you’re past
   *[other] past
}
ca-stake-stolen = stolen
ca-stake-loose = loose ball
ca-stake-level = level
ca-stake-intercepted = cut out
ca-stake-through = through
ca-stake-blocked = blocked
ca-stake-goal = goal
ca-stake-saved = saved
ca-stake-wide = wide
ca-stake-on-target = on target
ca-stake-accurate = accurate
ca-stake-inaccurate = astray
ca-stake-attack = { $who ->
    [you] yours
    [them] theirs
   *[other] attack
}
ca-stake-defence = { $who ->
    [you] yours
    [them] theirs
   *[other] defence
}
ca-stake-held = held
ca-stake-corner = corner
ca-stake-injured = hurt
ca-stake-unhurt = gets up
ca-stake-no-card = none
ca-stake-yellow = yellow
ca-stake-red = red

## Verdicts

ca-verdict-sums = { $score } against { $other }
ca-verdict-spot = From the spot the keeper has to be two better.
ca-verdict-score = { $score }, with { $need } needed
ca-verdict-face = A { $face }
ca-verdict-won = { $who ->
    [you] Your ball!
    [them] { $b } takes the ball
   *[other] { $b } wins the ball
}
ca-verdict-foul = Foul by { $b }
ca-verdict-past = { $who ->
    [you] You’re past { $b }!
   *[other] { $a } is past { $b }
}
ca-verdict-stolen = { $who ->
    [you] { $b } has nicked it!
   *[other] { $b } steals the ball
}
ca-verdict-loose = The ball runs loose
ca-verdict-level = Level
ca-verdict-intercepted = { $who ->
    [you] { $b } cuts it out!
   *[other] { $b } cuts the pass out
}
ca-verdict-through = { $kind ->
    [block] Past { $b }
   *[other] { $b } does not get there
}
ca-verdict-blocked = { $b } blocks it
ca-verdict-goal = { $kind ->
    [stop] Deflected in!
   *[other] { $who ->
        [you] Goal!
       *[other] Goal for { $a }
    }
}
ca-verdict-saved = { $who ->
    [you] { $b } saves it!
   *[other] { $b } makes the save
}
ca-verdict-wide = Wide!
ca-verdict-on-target = On target
ca-verdict-accurate = { $a }’s pass is spot on
ca-verdict-inaccurate = { $a }’s pass goes astray
ca-verdict-attack = { $a } wins the header
ca-verdict-defence = { $b } wins the header
ca-verdict-held = { $b } holds it
ca-verdict-corner = { $b } tips it behind: corner
ca-verdict-injured = { $a } is hurt
ca-verdict-unhurt = { $a } gets up
ca-verdict-no-card = Just a word for { $b }
ca-verdict-yellow = Yellow card for { $b }
ca-verdict-red = { $b } is sent off

## Why it went that way

ca-why-again = Level: roll again
ca-why-stolen = Next to an opponent, a 6 takes the ball
ca-why-foul = A 1 when going for the ball is a foul
ca-why-cut = { $need ->
    [6] Next to the ball’s path, a 6 is enough
   *[other] In the ball’s path, a { $need } is enough
}
