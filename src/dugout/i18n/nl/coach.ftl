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
hint-ch-intercept = Nummer { $shirt } probeert te onderscheppen: één op de drie keer is de bal van hem.
hint-ch-let-go = Laat gaan: hij is meer waard waar hij staat.
hint-ch-save = De beste duik: { $percent }% kans op een redding.

## Voetbal Toto

hint-to-goal = Een doelpunt in wedstrijd { $fixture } helpt je het meest: ongeveer { $percent }% meer van de pot.
hint-to-harmless = { $percent ->
    [0] Een doelpunt in wedstrijd { $fixture } kost je zo goed als niets.
   *[other] Een doelpunt in wedstrijd { $fixture } kost je het minst: ongeveer { $percent }% van de pot.
}
hint-to-last-one = Wedstrijd { $fixture } kost je een 1, en die heb je later misschien nodig.
hint-to-better = { $better ->
    [right] Daarmee wordt een rij van jou goed.
    [safer] Daarmee staat een goede rij steviger.
    [nearer] Daarmee komt een rij dichter bij wat je invulde.
    [none] Daarmee blijft een goede rij goed.
    [wrong] Het kost een rij die je toch niet houdt.
   *[further] Het raakt alleen een rij die al verloren is.
} { $ones ->
    [kept] En je houdt je enen, die iedereen aan het eind nodig heeft.
   *[same] { $played ->
        [wrong] Met jouw kaart werd een goede rij fout.
        [further] Jouw kaart leidde weg van wat je invulde.
        [right] Die van jou ook, maar in een wedstrijd die anderen anders willen.
       *[other] Jouw kaart bracht je minder.
    }
}{ $percent ->
    [0] {""}
   *[other] {" "}Goed voor zo'n { $percent }% van de pot.
}
hint-to-whistle = Fluit af: dit doelpunt kost je meer van de pot dan de fluitkaart waard is.
hint-to-stand = Laat het doelpunt staan: bewaar je fluitkaart voor een dat meer pijn doet.

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
