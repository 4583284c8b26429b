### Wat grote momenten van Counter Attack betekenen.

ca-minute-short = { $minute }′
ca-yellow-means = Nog een en hij moet eraf.
ca-red-means = { $name } speelt verder met { $men } man.
ca-break-extra = Verlenging
    .text = { $home }–{ $away } na de tweede helft.
    .law = Kaarten en blessures blijven staan. Wissels die je nog hebt mogen erin.
    .first = eerste deel, nieuwe toss
    .second = van kant gewisseld
ca-break-penalties = Strafschoppen
    .text = Nog altijd { $home }–{ $away }.
    .law = Elk vijf strafschoppen, daarna om en om tot iemand voorstaat.
ca-break-half = { $period ->
    [1] Rust
   *[other] Rust in de verlenging
}
    .text = { $home ->
        [0] { $away ->
            [0] Nog geen doelpunten.
           *[other] Tussenstand { $home }–{ $away }.
        }
       *[other] Tussenstand { $home }–{ $away }.
    }
    .law = De teams wisselen van kant. Het veld is voor je gedraaid: je valt dezelfde kant op aan als eerst.
    .law-all = De teams wisselen van kant: iedereen valt nu op het andere doel aan.
    .minutes = nog te spelen
    .kick-off = trapt af

## What a match will be remembered for

ca-story-late = { $man } beslist het in de { $minute }e minuut.
ca-story-level = { $man } maakt gelijk in de { $minute }e minuut.
ca-story-behind = De wedstrijd nog gekanteld.
ca-story-many = { $goals ->
    [3] Drie goals
   *[other] { $goals } goals
} van { $man }.
ca-goal-deflected = Via een been
