### Toto: when you are asked, what a goal does to your form, what the game is about.

## When do we ask you?

toto-ask-title = When do we ask you?
toto-ask-lead = About the others’ goals, while you hold a whistle.
toto-ask-way = { $way ->
    [stand] Never
    [hurts] Only when it hurts me
   *[ask] Always
}
toto-ask-means = { $way ->
    [stand] Every goal stands. Your whistle stays in your hand: STOP works while the ring runs.
    [hurts] You are asked when a goal turns one of your right rows wrong, in the last third of the round: before that many rows turn again.
   *[ask] STOP or let it stand, at every goal.
}
toto-ask-round = Let everything stand this round
toto-ask-round-on = Everything stands this round: ask me again
toto-idle = You have no goal to play now.
toto-play-out = Play to the end of the round
toto-ask-column = Let me choose my column
toto-ask-hand = Ask me whether to show my cards
toto-ask-stood = Stood without asking
toto-ask-asked = Asked
toto-ask-secret = Nobody can tell: your answer takes just as long when you are not asked.
toto-ask-now = { $way ->
    [hurts] We only ask when it hurts.
   *[ask] We ask at every goal.
}
toto-ask-less = You let three stand in a row. Shall we ask less often?

## A goal that stands by itself

toto-strip-scores = { $mine ->
    [yes] You score
   *[no] { $name } scores
}
toto-strip-plays = { $mine ->
    [yes] You play a { $card } for { $team-said }
   *[no] { $name } plays a { $card } for { $team-said }
}
toto-strip-goal = { $h }–{ $a }! { $told }.
toto-strip-run = { $count ->
    [one] 1 goal by { $names }
   *[other] { $count } goals by { $names }
}
toto-jump = Skip to my turn
toto-strip-yours = Your goal. It stands unless somebody whistles.
toto-strip-effect = { $effect ->
    [right] That makes your row right.
    [safer] Your row is right, and safer.
    [nearer] Closer to your forecast.
    [further] Further from your forecast.
    [wrong] That makes your row wrong.
    [lost] Nobody gets past six: this row is lost.
   *[none] Your row stays right.
}
toto-strip-stands = Stands unless you stop it.
toto-hurts = This one hurts

## What the boxes say

toto-lifted-rights = { $count ->
    [0] { $sides ->
        [one] It fits one team and puts no row right.
       *[other] It fits { $sides } teams and puts no row right.
    }
    [one] It puts one row right.
   *[other] It can put { $count } rows right.
}
toto-effect-row = { $effect ->
    [right] puts row { $row } right
    [safer] makes row { $row } safer
   *[nearer] brings row { $row } closer
}
toto-look = { $look ->
    [right] makes it right
    [up] safer or closer
    [hurts] hurts you
   *[none] makes no difference
}

## What it is about

toto-aim-title = Toto in three sentences
toto-aim-1 = 1. Write down thirteen results.
toto-aim-1-more = Home, away or draw; nobody sees it.
toto-aim-2 = 2. Score the goals yourself.
toto-aim-2-more = A 1 is a team’s first goal, a 2 its second. For any team: push the results your way.
toto-aim-3 = 3. Most right takes the pot.
toto-aim-3-more = And STOP: a whistle takes back a goal that hurts you.
toto-aim-close = Show me the board

## Read out

toto-reading-left = { $count ->
    [0] That was the last one
    [one] One to go
   *[other] { $count } to go
}
toto-reading-lead = { $count ->
    [you] You lead with { $best }.
    [one] { $names } leads with { $best }.
   *[other] { $names } are level on { $best }.
}
