### Champions 2020: vooruitdenken, het einde in zicht, en uitleg bij de eerste beurten van de anderen.

ch-soon = { $count ->
    [one] { $extra ->
        [yes] Bij de volgende 1 is de verlenging voorbij.
       *[no] De volgende 1 is het eindsignaal.
    }
   *[other] Nog { $left } minuten.
}
ch-note-help = Denk vooruit: tik op een van je spelers of op de bal, en dan op een vak. Alleen jij ziet de pijl.
ch-note-to = Tik nu waar hij heen moet wijzen.
ch-roll-ahead = Gooi zodra ik aan de beurt ben
ch-why = { $what ->
    [shot] { $name } stond dichtbij genoeg: met een { $roll } haalde de bal je doel.
    [forward] { $name } speelt de bal naar voren, om straks van daar te schieten.
    [closer] { $name } brengt de bal dichter bij je doel.
    [back] { $name } speelt de bal terug, waar jouw spelers verder weg staan.
    [keep] { $name } houdt de bal dicht bij de eigen spelers.
    [near] { $name } zet #{ $shirt } dichter bij de bal, om hem straks te spelen.
   *[place] { $name } laat de bal liggen en zet #{ $shirt } op een betere plek.
}
ch-aim-title = Champions in drie zinnen
