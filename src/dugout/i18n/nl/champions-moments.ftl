### Wat grote momenten van Champions 2020 betekenen.

ch-yellow-means = Nog een en hij moet eraf.
ch-red-means = { $you ->
    [yes] Jij speelt verder met { $men } man.
   *[no] { $name } speelt verder met { $men } man.
}
ch-break-extra = Verlenging
    .text = { $home }–{ $away } na negentig minuten. De klok krijgt er vijf vakjes bij.
    .rolls = { $home }–{ $away } na negentig minuten.
    .law = De eerstvolgende goal beslist. Geen nieuwe aftrap: er wordt doorgespeeld.
ch-break-penalties = Strafschoppen
    .text = Na de verlenging nog altijd { $home }–{ $away }.
    .rolls = Na de verlenging nog altijd { $home }–{ $away }.
    .law = Elk vijf strafschoppen, daarna om en om tot iemand voorstaat.
ch-conceded = { $how ->
    [luck] Je keeper had { $share } kans om hem te houden: pech.
    [poor] Je keeper had maar { $share } kans om hem te houden.{ $again ->
        [yes] {""}
       *[no] {" "}Een speler naast de schietlijn kan er eerst tussen komen.
    }
    [beyond] Daar komt geen keeper bij.{ $again ->
        [yes] {""}
       *[no] {" "}Een speler naast de schietlijn kan er eerst tussen komen.
    }
    [choice] { $again ->
        [yes] Je keeper dook niet.
       *[no] Laat je keeper de volgende keer duiken: misschien heeft hij hem.
    }
   *[none] {""}
}
ch-conceded-next = De bal is voor jou: je keeper trapt uit.
