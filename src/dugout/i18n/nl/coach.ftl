### Wat de coach over een plan zegt: één zin waarom het goed is (hint-…). Spelers heten naar hun rugnummer.

hint-best = Dit zou de sterkste computer hier doen.

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

hint-to-goal = Een doelpunt in wedstrijd { $fixture } verhoogt jouw deel van de pot het meest.
hint-to-harmless = Een doelpunt in wedstrijd { $fixture } kost je het minst.
hint-to-last-one = Wedstrijd { $fixture } kost een één; die enen heb je later misschien nodig.
hint-to-whistle = Fluit: dit doelpunt kost je meer van de pot dan een fluitje waard is.
hint-to-stand = Laat het doelpunt staan: bewaar het fluitje voor een dat meer pijn doet.
