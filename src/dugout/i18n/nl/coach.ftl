### Wat de coach over een plan zegt: één zin waarom het goed is (hint-…). Spelers heten naar hun rugnummer.

hint-best = Dit zou de sterkste computer hier doen.
error-no-hints = De coach helpt alleen in vriendschappelijke wedstrijden tegen de computer.
error-coach-failed = De coach heeft nu even geen antwoord. Vraag het bij je volgende beslissing opnieuw.

## Champions 2020

hint-ch-shot = Laat nummer { $shirt } schieten: een betere kans is er niet.
hint-ch-set-up = De bal ligt klaar: van daar is het volgende beurt voor zo'n { $percent }% een doelpunt.
hint-ch-keep = Je blijft het dichtst bij de bal: { $mine } { $mine ->
    [one] stap
   *[other] stappen
} voor jou, { $theirs } voor je tegenstander.
hint-ch-clear = Het gevaar is geweken: je tegenstander heeft een { $theirs } of meer nodig om bij de bal te komen.
hint-ch-block = Nummer { $shirt } sluit een weg naar je doel af: het gevaar daalt van { $before }% naar { $after }%.
hint-ch-ready = Nummer { $shirt } loopt zich vrij: volgende beurt heb je { $percent }% kans op een doelpunt.
hint-ch-closer = Nummer { $shirt } komt tot op { $steps } { $steps ->
    [one] stap
   *[other] stappen
} van de bal.
hint-ch-place = Nummer { $shirt } staat daar beter voor de komende beurten.
hint-ch-pick-up = De keeper pakt de bal: daar is hij veilig, en hij trapt hem daarna uit.
hint-ch-push = Nummer { $shirt } duwt de speler die het dichtst bij de bal staat opzij.
hint-ch-intercept = { $to ->
    [mine] Nummer { $shirt } probeert te onderscheppen: één op de drie keer lukt dat, en dan rolt de bal naar jouw nummer { $next }.
    [theirs] Nummer { $shirt } probeert te onderscheppen: één op de drie keer lukt dat, maar ook dan rolt de bal naar hun nummer { $next }.
    [out-mine] Nummer { $shirt } probeert te onderscheppen: één op de drie keer lukt dat, en dan gaat de bal uit, voor jou.
    [out-theirs] Nummer { $shirt } probeert te onderscheppen: één op de drie keer lukt dat, maar ook dan gaat de bal uit, voor hen.
   *[other] Nummer { $shirt } probeert te onderscheppen: één op de drie keer lukt dat.
}
hint-ch-let-go = Laat gaan: hij is meer waard waar hij staat.
hint-ch-save = De beste duik: { $percent }% kans op een redding.

## Voetbal Toto

# De voorspelling voor de wedstrijd waar een doelpunt over gaat, en wat het doelpunt met die kans doet.
hint-to-wrote = { $mark ->
    [1] Jij vulde in dat { $home } wint.
    [2] Jij vulde in dat { $away } wint.
   *[3] Jij vulde een gelijkspel in voor { $home }–{ $away }.
}
hint-to-moves = { $change ->
    [up] Met dit doelpunt gaat die kans van { $before }% naar { $after }%.
    [same] Met dit doelpunt blijft die kans { $after }%.
   *[down] Met dit doelpunt zakt die kans van { $before }% naar { $after }%.
}
hint-to-played = { $played-mark ->
    [1] winst voor { $played-home }
    [2] winst voor { $played-away }
   *[3] gelijkspel bij { $played-home }–{ $played-away }
}
hint-to-ones = Alleen een 1 kan het eerste doelpunt van een ploeg zijn, en { $open ->
    [one] één ploeg staat nog op 0: de laatste enen beslissen haar wedstrijd.
   *[other] { $open } ploegen staan nog op 0: de laatste enen beslissen die wedstrijden.
}
hint-to-pot = { $percent ->
    [0] {""}
   *[other] {" "}Goed voor zo'n { $percent }% van de pot.
}
hint-to-goal = { hint-to-wrote } { hint-to-moves }{ hint-to-pot }{ $ones ->
    [spent] {" "}Maar het kost je een 1. { hint-to-ones }
    [saved] {" "}En het spaart een 1. { hint-to-ones }
   *[same] {""}
}
hint-to-harmless = { hint-to-wrote } { hint-to-moves }{ $why ->
    [least] {" "}Geen van je kaarten doet het beter.
    [ones] {" "}Maar het spaart een 1. { hint-to-ones }
   *[other] {""}
}
hint-to-better = { hint-to-wrote } { hint-to-moves } { $why ->
    [ones] Jouw doelpunt kostte een 1. { hint-to-ones }
   *[other] { $played-change ->
        [up] Met jouw doelpunt ging { hint-to-played } maar van { $played-before }% naar { $played-after }%.
        [same] Met jouw doelpunt bleef { hint-to-played } op { $played-after }%.
       *[down] Met jouw doelpunt zakte { hint-to-played } van { $played-before }% naar { $played-after }%.
    }
}{ hint-to-pot }
hint-to-whistle = { hint-to-wrote } { hint-to-moves } { $change ->
    [down] Fluit af.
   *[other] Fluit toch af: je tegenstanders hebben er meer aan.
}
hint-to-let-stand = { hint-to-wrote } { hint-to-moves } Je had { $whistles ->
    [one] een fluit
   *[other] { $whistles } fluiten
}: met STOP was het afgekeurd.{ hint-to-pot }
hint-to-stand = { hint-to-wrote } { hint-to-moves } { $change ->
    [down] Laat het toch staan: bewaar je fluitkaart voor een doelpunt dat meer pijn doet.
   *[other] Laat het staan.
}
hint-to-covered = Bedekt weet niemand welke doelpunten je nog kunt maken.
hint-to-form = { $draws ->
    [one] Eén keer gelijk
   *[other] { $draws } keer gelijk
}: veel ploegen scoren nooit, dus er blijven meer wedstrijden gelijk dan je denkt. Je hebt { $ones ->
    [one] één 1
   *[other] { $ones } enen
}; hoe minder enen, hoe meer gelijkspelen.

## Counter Attack

hint-ca-shot = Schiet: { $percent }% kans dat hij erin gaat, en iets beters is er niet.
hint-ca-last-shot = Schiet nu: de helft is voorbij voordat er nog een kans komt. { $percent }% kans dat hij erin gaat.
hint-ca-walk-in = Loop met de bal over de lijn.
hint-ca-pass = Nummer { $shirt } staat vrij: { $percent }% kans dat de pass aankomt, en de bal is daar veilig.
hint-ca-pass-chance = Nummer { $shirt } kan schieten: { $percent }% kans dat de pass aankomt, en dan zo'n { $goal }% kans op een doelpunt.
hint-ca-through = Speel de bal in de ruimte: een medespeler kan erop lopen en door naar het doel voordat je tegenstander beweegt. { $percent }% kans dat hij erdoor komt.
hint-ca-high = Speel hoog: { $percent }% kans op een zuivere bal, en je bent daar sterker in de lucht.
hint-ca-move = Houd de bal en beweeg: geen pass of schot is nu beter.
hint-ca-run-and-shoot = Nummer { $shirt } loopt het strafschopgebied in en schiet voordat je tegenstander beweegt: zo'n { $percent }% kans op een doelpunt.
hint-ca-carry = Nummer { $shirt } brengt de bal waar hij er meer mee kan, of waar minder tegenstanders kunnen tackelen.
hint-ca-fetch = Nummer { $shirt } pakt de losse bal; hij kan er het meest mee.
hint-ca-support = Nummer { $shirt } biedt zich aan en kan het strafschopgebied in.
hint-ca-press = Nummer { $shirt } zet druk op de man met de bal: hij wint { $percent }% van zijn tackles.
hint-ca-cover = Nummer { $shirt } sluit een pass of een schot af.
hint-ca-tackle = Ga erin: { $percent }% kans dat je de bal wint, en dat is het risico op een overtreding waard.
hint-ca-no-tackle = Blijf staan: je wint de bal te zelden om een overtreding te riskeren.
hint-ca-head = Kop hem door naar iemand die er iets mee kan.
hint-ca-keeper-step = Eén vakje verder dekt de keeper meer van het doel.
hint-ca-stay = Iedereen staat goed: bewegen levert niets op.
hint-ca-no-substitute = Iedereen kan nog: wissel nu niemand.
hint-ca-placed = Iedereen staat goed: ga verder.
