### Wat de coach over een plan zegt: één zin waarom het goed is (hint-…). Spelers heten naar hun rugnummer.

hint-best = Dit zou de sterkste computer hier doen.
error-no-hints = Tips zijn er alleen in wedstrijden tegen de computer die nergens meetellen.

## Champions 2020

hint-ch-shot = Nummer { $shirt } schiet: niets is hier meer waard dan deze kans op een doelpunt.
hint-ch-set-up = De bal ligt klaar: van daar scoort je volgende beurt in ongeveer { $percent } van de 100 gevallen.
hint-ch-keep = Jouw spelers blijven als eersten bij de bal: { $mine } { $mine ->
    [one] stap
   *[other] stappen
} voor jou, { $theirs } voor de ander.
hint-ch-clear = De bal gaat waar hij het minste kwaad doet: de ander heeft een { $theirs } of meer nodig om erbij te komen.
hint-ch-block = Nummer { $shirt } sluit een weg naar je doel af: de kans tegen je daalt van { $before } naar { $after } op 100.
hint-ch-ready = Nummer { $shirt } loopt zich vrij: je volgende beurt kan in { $percent } van de 100 gevallen scoren.
hint-ch-closer = Nummer { $shirt } komt tot op { $steps } { $steps ->
    [one] stap
   *[other] stappen
} van de bal.
hint-ch-place = Nummer { $shirt } staat daar beter voor de komende beurten.
hint-ch-pick-up = De keeper pakt de bal: daar is hij veilig, en hij trapt hem daarna uit.
hint-ch-push = Nummer { $shirt } duwt de man die het dichtst bij de bal staat opzij.
hint-ch-intercept = Nummer { $shirt } probeert te onderscheppen: één op de drie keer is de bal van hem.
hint-ch-let-go = Laat gaan: die speler is meer waard waar hij staat.
hint-ch-save = De beste duik: een redding in { $percent } van de 100 gevallen.

## Voetbal Toto

hint-to-goal = Een doelpunt in wedstrijd { $fixture } verhoogt jouw deel van de pot het meest, met ongeveer { $percent } op de 100.
hint-to-harmless = { $percent ->
    [0] Een doelpunt in wedstrijd { $fixture } kost je zo goed als niets.
   *[other] Een doelpunt in wedstrijd { $fixture } kost je het minst: ongeveer { $percent } op de 100 van de pot.
}
hint-to-last-one = Wedstrijd { $fixture } kost een één; die enen heb je later misschien nodig.
hint-to-whistle = Fluit: dit doelpunt kost je meer van de pot dan een fluitje waard is.
hint-to-stand = Laat het doelpunt staan: bewaar het fluitje voor een dat meer pijn doet.

## Counter Attack

hint-ca-shot = Schiet: dit is een doelpunt in { $percent } van de 100 gevallen, en niets is meer waard.
hint-ca-walk-in = Loop met de bal over de lijn.
hint-ca-pass = Nummer { $shirt } staat vrij: de pass komt in { $percent } van de 100 gevallen aan en de bal is veilig bij hem.
hint-ca-pass-chance = Nummer { $shirt } kan schieten: de pass komt in { $percent } van de 100 gevallen aan, en dan is het in ongeveer { $goal } een doelpunt.
hint-ca-through = In de ruimte: iemand loopt erop en door naar het doel voordat de ander beweegt. De bal komt er in { $percent } van de 100 gevallen door.
hint-ca-high = Een hoge bal: nauwkeurig in { $percent } van de 100 gevallen, en je spelers zijn daar sterker in de lucht.
hint-ca-move = Houd de bal en beweeg: geen pass of schot is nu meer waard.
hint-ca-run-and-shoot = Nummer { $shirt } loopt het strafschopgebied in en schiet voordat de ander beweegt: een doelpunt in ongeveer { $percent } van de 100 gevallen.
hint-ca-carry = Nummer { $shirt } brengt de bal waar hij er meer mee kan, of waar minder tegenstanders kunnen tackelen.
hint-ca-fetch = Nummer { $shirt } haalt de losse bal; hij kan er het meest mee.
hint-ca-support = Nummer { $shirt } loopt waar hij aangespeeld kan worden en het strafschopgebied in kan.
hint-ca-press = Nummer { $shirt } valt de speler in balbezit aan: hij wint de bal in { $percent } van de 100 tackles.
hint-ca-cover = Nummer { $shirt } neemt de ander een pass of een schot af.
hint-ca-tackle = Doe het: de bal is van jou in { $percent } van de 100 gevallen, en dat weegt op tegen de overtreding.
hint-ca-no-tackle = Blijf staan: je wint de bal te zelden voor het risico van een overtreding.
hint-ca-head = Kop hem door naar iemand die er iets mee kan.
hint-ca-keeper-step = Eén vakje verder dekt de keeper meer van het doel.
hint-ca-stay = Iedereen staat goed: lopen levert niets op.
