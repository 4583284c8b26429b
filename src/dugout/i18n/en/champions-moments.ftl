### What great moments of Champions 2020 mean.

ch-yellow-means = One more and he is off.
ch-red-means = { $you ->
    [yes] You play on with { $men }.
   *[no] { $name } plays on with { $men }.
}
ch-break-extra = Extra time
    .text = { $home }–{ $away } after ninety minutes. Five more spaces on the clock.
    .rolls = { $home }–{ $away } after ninety minutes.
    .law = The next goal wins. No new kick-off: play goes on from here.
ch-break-penalties = Penalties
    .text = Still { $home }–{ $away } after extra time.
    .rolls = Still { $home }–{ $away } after extra time.
    .law = Five penalties each, then one each until somebody leads.
ch-conceded = { $how ->
    [luck] Your keeper had a { $share } chance of saving it: bad luck.
    [poor] Your keeper had only a { $share } chance of saving it.{ $again ->
        [yes] {""}
       *[no] {" "}A player beside the line of the shot can step in first.
    }
    [beyond] No keeper reaches that one.{ $again ->
        [yes] {""}
       *[no] {" "}A player beside the line of the shot can step in first.
    }
    [choice] { $again ->
        [yes] Your keeper did not dive.
       *[no] Next time let your keeper dive: he may get there.
    }
   *[none] {""}
}
ch-conceded-next = The ball is yours: your keeper restarts.
