### Toto: what is larger than a card. A whistle, the first goals of the others in a first match, the money.

## A whistle

toto-drama-stop = STOP!
toto-drama-whistle = { $stance ->
    [for] You whistle off { $scorer }’s { $card } for { $team-said }
    [against] { $name } whistles off your { $card } for { $team-said }
   *[neutral] { $name } whistles off { $scorer }’s { $card } for { $team-said }
}
toto-drama-form = { $stance ->
    [for] { $effect ->
        [right] Saved! Your row is right again.
        [wrong] It puts your own row wrong, too.
       *[other] Your form stays as it is.
    }
    [against] { $effect ->
        [right] Lucky you: without it your row is right.
        [wrong] Your row was right. Now it is wrong again.
       *[other] Your card is gone. Your form stays as it is.
    }
   *[neutral] { $effect ->
        [right] Your row is right again!
        [wrong] Your row goes wrong.
       *[other] Your form stays as it is.
    }
}
toto-count-change = { $before } → { $after } right
toto-go-on = Go on
toto-says-opa-wim =
    .whistles = Offside! I saw it from here. With my old glasses.
    .whistles-2 = Handball! Even my aunt would have given that.
    .whistles-3 = In my day that was a free kick and a stern look.
    .whistled = Referee! That was my pension!
    .whistled-2 = Sixty years of home wins, and now this.
    .whistled-3 = Just when I was starting to enjoy myself.
    .scores = In the top corner! Or so I am told.
    .scores-2 = My knee felt that one coming.
    .scores-3 = Just like 1964. Only slower.
    .scores-4 = Put that in the paper.
toto-says-lotte-ruys =
    .whistles = I was saving that whistle for exactly this.
    .whistles-2 = My pencil says no.
    .whistles-3 = That one was not in my sums.
    .whistled = I had that one counted already.
    .whistled-2 = Now I have to rub out a whole column.
    .whistled-3 = Noted. In pencil, but noted.
    .scores = One more tick in the margin.
    .scores-2 = Exactly as calculated. Roughly.
    .scores-3 = Carry the one …
    .scores-4 = I sharpened my pencil for this.
toto-says-bo-castellan =
    .whistles = Cut the music.
    .whistles-2 = Wrong track. Rewind.
    .whistles-3 = Sorry, not on my playlist.
    .whistled = Hey! We were just getting to the chorus.
    .whistled-2 = You scratched my best record.
    .whistled-3 = Harsh. Good timing, though.
    .scores = Turn it up!
    .scores-2 = And here comes the drop.
    .scores-3 = This one goes out to the back row.
    .scores-4 = Remix!
toto-says-mrs-quill =
    .whistles = No, no. Not on my afternoon.
    .whistles-2 = One does not score before tea.
    .whistles-3 = I think not.
    .whistled = How very rude. Do go on.
    .whistled-2 = I shall remember that. I remember everything.
    .whistled-3 = Well played. Enjoy it while it lasts.
    .scores = Oh, did that go in? How nice.
    .scores-2 = One lump or two?
    .scores-3 = Do stop staring at my cards.
    .scores-4 = I thought the scoreboard looked a little bare.

## The first goals of the others

toto-their-wrote = { $mark ->
    [1] You forecast { $home } to win.
    [2] You forecast { $away } to win.
   *[3] You forecast a draw.
}

## Reading out

toto-reading-behind = { $reach ->
    [yes] { $by ->
        [one] You are one behind. It can still be yours.
       *[other] You are { $by } behind. It can still be yours.
    }
   *[no] Out of reach for you this time.
}
toto-got-away = { $mine ->
    [yes] The one that got away: { $match }. It was yours until you made it { $home }–{ $away } yourself.
   *[no] The one that got away: { $match }. It was yours until { $name } made it { $home }–{ $away }.
}
toto-gave-row = { $mine ->
    [yes] Your finishing touch: the { $home }–{ $away } in { $match }.
   *[no] Send { $name } a thank-you card: the { $home }–{ $away } in { $match } put a row of yours right.
}
toto-recommended = Recommended
