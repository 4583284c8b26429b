### Toto: what is larger than a card. A whistle, the first goals of the others in a first match, the money.

## A whistle

toto-drama-stop = STOP!
toto-drama-whistle = { $stance ->
    [for] You whistle off { $scorer }’s { $card } for { $team }
    [against] { $name } whistles off your { $card } for { $team }
   *[neutral] { $name } whistles off { $scorer }’s { $card } for { $team }
}
toto-drama-form = { $stance ->
    [for] { $effect ->
        [right] Saved! Your row is right again.
        [wrong] Your own row turns wrong with it.
       *[other] Your form stays as it is.
    }
    [against] { $effect ->
        [right] Lucky you: without it your row is right.
        [wrong] Your row was right. Now it is wrong again.
       *[other] Your card is gone. Your form stays as it is.
    }
   *[neutral] { $effect ->
        [right] Your row is right again!
        [wrong] Your row turns wrong.
       *[other] Your form stays as it is.
    }
}
toto-count-change = { $before } → { $after } right
toto-go-on = Go on
toto-says-opa-wim =
    .whistles = Offside! I saw it from here. With my old glasses.
    .whistled = Referee! That was my pension!
toto-says-lotte-ruys =
    .whistles = I was saving that whistle for you.
    .whistled = I had that one counted already.
toto-says-bo-castellan =
    .whistles = Cut the music.
    .whistled = Hey! We were just getting to the chorus.
toto-says-mrs-quill =
    .whistles = No, no. Not on my afternoon.
    .whistled = How very rude. Do go on.

## The first goals of the others

toto-their-wrote = { $mark ->
    [1] You wrote { $home } to win.
    [2] You wrote { $away } to win.
   *[3] You wrote a draw.
}

## Reading out

toto-reading-behind = { $reach ->
    [yes] { $by ->
        [one] You are one behind. It can still be yours.
       *[other] You are { $by } behind. It can still be yours.
    }
   *[no] Out of reach for you this time.
}
toto-recommended = Recommended
