### What great moments of Counter Attack mean.

ca-minute-short = { $minute }′
ca-yellow-means = One more and he is off.
ca-red-means = { $name } plays on with { $men }.
ca-break-extra = Extra time
    .text = { $home }–{ $away } after the second half.
    .law = Cards and injuries stay. Substitutes you have left may come on.
    .first = first part, new toss
    .second = ends changed
ca-break-penalties = Penalties
    .text = Still { $home }–{ $away }.
    .law = Five penalties each, then one each until somebody leads.
ca-break-half = { $period ->
    [1] Half-time
   *[other] Half-time in extra time
}
    .text = { $home ->
        [0] { $away ->
            [0] No goals so far.
           *[other] { $home }–{ $away } so far.
        }
       *[other] { $home }–{ $away } so far.
    }
    .law = The teams change ends. The pitch is turned for you: you attack the same way as before.
    .law-all = The teams change ends: each now attacks the other goal.
    .minutes = still to play
    .kick-off = kicks off

## What a match will be remembered for

ca-story-late = { $man } settles it in minute { $minute }.
ca-story-level = { $man } makes it level in minute { $minute }.
ca-story-behind = A match turned around.
ca-story-many = { $goals ->
    [3] Three goals
   *[other] { $goals } goals
} by { $man }.
ca-goal-deflected = Off a deflection
