### Champions 2020: what a decision means before it is taken.

## The ball and the goal

ch-who-goes = Who goes to the ball?
ch-who-goes-help = Tap a player here or on the pitch. Tap the ball again to move somebody else instead.
ch-walk-there-help = Several players can walk there. Tap the one who should go.
ch-nobody-there = None of your players can end up there with this roll.
ch-reacher = { $steps ->
    [one] #{ $shirt }, 1 step (free)
   *[other] #{ $shirt }, { $steps } steps (1 free)
}
ch-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
ch-pips-to-kick = { $count } left to kick
ch-goal-share = goal { $share }
ch-no-shot = no shot
ch-up-to = up to { $share }
ch-walk-instead = Walk instead
ch-onto-ball = #{ $shirt } onto the ball

## A plan is private

ch-only-you = Only you see this
ch-nothing-sent = nothing sent yet
ch-planning = { $name } is planning
ch-rolled-so-far = Rolled a { $face }.
ch-so-far = { $time } so far.

## Interceptions

ch-step-in-who = { $shot ->
    [yes] A shot! Who steps in?
   *[no] Who steps in?
}
ch-step-in-ask = { $shot ->
    [yes] A shot! Step in with #{ $shirt }?
   *[no] Step in with #{ $shirt }?
}
ch-step-in = Step in with #{ $shirt }: { $share }{ $to ->
    [mine] , ball to your #{ $next }
    [theirs] , ball to their #{ $next }
    [out-mine] , then out: your ball
    [out-theirs] , then out: their ball
   *[other] {""}
}
ch-three-cut = A three: cut out
ch-goes-on = A one or a two: it goes on
ch-loose = { $end ->
    [man] { $mine ->
        [yes] The ball runs to your #{ $shirt }, who can kick it { $pips ->
            [one] 1 cell
           *[other] { $pips } cells
        }.
       *[no] The ball runs to their #{ $shirt }, who can kick it { $pips ->
            [one] 1 cell
           *[other] { $pips } cells
        }.
    }
    [goal] The ball runs towards the goal.
    [out] The ball runs out of play.
   *[rest] The ball comes to rest.
}
ch-loose-risk = { $count ->
    [one] { $shirts } may step in on its way.
   *[other] { $shirts } may step in along the way.
}
ch-then-you = Then it is your turn.
ch-then = Then it is { $name }’s turn.
ch-stays-there = #{ $shirt } stays where he stepped in.
ch-keeps-place = #{ $shirt } keeps his place.
ch-may-try = { $count ->
    [one] { $shirts } may still try.
   *[other] { $shirts } can still try.
}
ch-then-keeper = Then the keeper: { $share }.
ch-keeper-beaten = The keeper cannot reach it.
ch-nobody-else = Nobody else can stop it.
ch-one-clock = { $end ->
    [full] A one is full time.
    [extra] A one ends extra time.
   *[no] A one moves the clock.
}
ch-if-let-go = If you let it go
ch-no-answer = If nobody steps in, it goes on:
ch-future = { $end ->
    [man] { $mine ->
        [yes] { $face }: your #{ $shirt } plays on
       *[no] { $face }: their #{ $shirt } plays on
    }
    [goal] { $face }: towards the goal
    [out] { $face }: out of play
   *[rest] { $face }: stops here
}
ch-risk-chip = lost { $share }
ch-try-chip = { $shirts } { $share }

## The keeper

ch-keeper-help = As you see it from behind your own goal.
ch-come-out = Come out{ $letter ->
    [none] {""}
   *[other] {" "}{ $letter }
}
ch-side = { $side ->
    [left] Left
   *[right] Right
}
ch-side-help = { $how ->
    [near] near the ball
   *[far] covers the far half
}
ch-stand = { $side ->
    [left] Stand left
   *[right] Stand right
}
ch-which-spot = From which spot does #{ $shirt } shoot?
ch-keeper-rarely = Ask only when a shot is possible
ch-bounce = { $end ->
    [man] { $mine ->
        [yes] A rebound goes to your #{ $shirt }.
       *[no] A rebound goes to their #{ $shirt }.
    }
    [out] A rebound goes out of play.
    [goal] A rebound goes towards the goal.
   *[rest] A rebound stops on the pitch.
}
