### Wat de coach over een plan zegt: één zin waarom het goed is (hint-…). Spelers heten naar hun rugnummer.

hint-best = Dit zou de sterkste computer hier doen.
error-no-hints = De coach helpt alleen in vriendschappelijke wedstrijden tegen de computer.
error-coach-failed = De coach heeft nu even geen antwoord. Vraag het bij je volgende beslissing opnieuw.

## Champions 2020

hint-ch-shot = Laat nummer { $shirt } schieten: een betere kans is er niet.
hint-ch-set-up = De bal ligt klaar: blijft hij daar, dan is het volgende beurt voor zo'n { $percent }% een doelpunt.
hint-ch-keep = { $level ->
    [yes] Je bent even snel bij de bal als je tegenstander
   *[no] Je blijft het dichtst bij de bal
}: { $mine } { $mine ->
    [one] stap
   *[other] stappen
} voor jou, { $theirs } voor je tegenstander.
hint-ch-clear = Het gevaar is geweken: je tegenstander heeft een { $theirs } of meer nodig om bij de bal te komen.
hint-ch-block = Nummer { $shirt } sluit een weg naar je doel af: het gevaar daalt van { $before }% naar { $after }%.
hint-ch-ready = Nummer { $shirt } loopt zich vrij: blijft de bal daar, dan heb je volgende beurt { $percent }% kans op een doelpunt.
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
hint-to-covered = Als je ze bedekt houdt, weet niemand welke doelpunten je nog kunt maken.
hint-to-form = { $draws ->
    [one] Eén keer gelijk
   *[other] { $draws } keer gelijk
}: veel ploegen scoren nooit, dus er blijven meer wedstrijden gelijk dan je denkt. Je hebt { $ones ->
    [one] één 1
   *[other] { $ones } enen
}; hoe minder enen, hoe meer gelijkspelen.

## Counter Attack

hint-ca-shot = { $say ->
    [0] Schiet: { $percent }% kans dat hij erin gaat, en iets beters is er niet.
    [1] Waag het: { $percent }% kans op een doelpunt, en wachten levert minder op.
   *[2] Schieten! { $percent }% kans dat hij erin gaat. Beter wordt het nu niet.
}
hint-ca-last-shot = Schiet nu: de helft is voorbij voordat er nog een kans komt. { $percent }% kans dat hij erin gaat.
hint-ca-walk-in = Loop met de bal over de lijn.
hint-ca-pass = { $why ->
    [ahead] Naar voren, naar nummer { $shirt }: { $percent }% kans dat de pass aankomt, en hij levert terrein op.
    [back] Terug naar nummer { $shirt }, die de tijd heeft: { $percent }% kans dat de pass aankomt.
   *[level] Nummer { $shirt } staat vrij: { $percent }% kans dat de pass aankomt, en hij kan er meer mee.
}
hint-ca-pass-chance = Nummer { $shirt } kan schieten: { $percent }% kans dat de pass aankomt, en dan zo'n { $goal }% kans op een doelpunt.
hint-ca-through = Speel de bal in de ruimte: een medespeler kan erop lopen en door naar het doel voordat je tegenstander beweegt. { $percent }% kans dat hij erdoor komt.
hint-ca-high = Speel hoog: { $percent }% kans op een zuivere bal, en je bent daar sterker in de lucht.
hint-ca-move = { $say ->
    [0] Houd de bal en beweeg: geen pass of schot is nu beter.
    [1] Eerst bewegen: breng spelers naar voren, dan komt er iemand vrij.
   *[2] Nog geen pass levert iets op. Loop je vrij, dan wel.
}
hint-ca-run-and-shoot = Nummer { $shirt } loopt het strafschopgebied in en schiet voordat je tegenstander beweegt: zo'n { $percent }% kans op een doelpunt.
hint-ca-carry = { $why ->
    [ahead] Nummer { $shirt } loopt met de bal naar voren. Voor je volgende pass of schot beweegt je tegenstander niet meer.
    [pass] Nummer { $shirt } gaat naar een plek waar de volgende pass beter is. Daarvoor beweegt je tegenstander niet meer.
    [free] Voor nummer { $shirt } ligt ruimte: daar komt haast niemand bij de bal.
    [safe] Nummer { $shirt } brengt de bal waar haast niemand bij hem kan.
    [forward] { $say ->
        [0] Nummer { $shirt } wint terrein. Ook als iedereen in de buurt op hem afgaat, heeft hij { $percent }% kans om de bal te houden.
       *[other] Naar voren met nummer { $shirt }: als ze hem daar tackelen, heeft hij { $percent }% kans om de bal te houden.
    }
   *[away] Nummer { $shirt } draait weg: daar heeft hij { $percent }% kans om de bal te houden, wie er ook op hem afgaat.
}
hint-ca-fetch = Nummer { $shirt } pakt de losse bal; hij kan er het meest mee.
hint-ca-support = { $why ->
    [shot] Daar is nummer { $shirt } gevaarlijk: zoals ze nu staan, is er { $percent }% kans dat een pass bij hem aankomt.
    [pass] { $say ->
        [0] Nummer { $shirt } loopt zich vrij: zoals ze nu staan, is er { $percent }% kans dat een pass aankomt.
       *[other] Nog iemand om aan te spelen: zoals ze nu staan, is er { $percent }% kans dat de pass bij nummer { $shirt } aankomt.
    }
    [onside] Nummer { $shirt } komt uit buitenspel: pas dan kun je hem aanspelen.
    [ahead] { $say ->
        [0] Nummer { $shirt } gaat naar voren, zodat er iemand bij hun doel is.
        [1] Nummer { $shirt } schuift op: de volgende pass moet terrein opleveren.
       *[2] Stuur nummer { $shirt } naar voren: ze moeten met hem mee.
    }
    [back] Nummer { $shirt } zakt terug, voor als de bal verloren gaat.
   *[space] { $say ->
        [0] Nummer { $shirt } zoekt de ruimte op.
       *[other] Nummer { $shirt } maakt het veld groot: zo zijn jullie lastiger te dekken.
    }
}
hint-ca-press = Nummer { $shirt } zet druk op de man met de bal: hij wint { $percent }% van zijn tackles.
hint-ca-cover = { $why ->
    [shot] Nummer { $shirt } gaat voor het schot staan: { $after }% kans dat het erin gaat in plaats van { $before }%.
    [pass] { $after ->
        [0] Nummer { $shirt } sluit de weg naar hun nummer { $other } af: die pass kan niet meer.
       *[other] Nummer { $shirt } hindert de pass naar hun nummer { $other }: { $after }% kans dat hij aankomt in plaats van { $before }%.
    }
    [mark] { $say ->
        [0] Nummer { $shirt } dekt hun nummer { $other }.
       *[other] Blijf dicht bij hun nummer { $other }: nummer { $shirt } gaat tussen hem en je doel staan.
    }
    [goal] { $say ->
        [0] Nummer { $shirt } gaat tussen de bal en je doel staan.
       *[other] Nog een man achter de bal: nummer { $shirt } geeft rugdekking.
    }
   *[back] Nummer { $shirt } loopt terug naar zijn plek.
}
hint-ca-tackle = Ga erin: { $percent }% kans dat je de bal wint, en dat is het risico op een overtreding waard.
hint-ca-no-tackle = Blijf staan: je wint de bal te zelden om een overtreding te riskeren.
hint-ca-head = Kop hem door naar iemand die er iets mee kan.
hint-ca-keeper-step = Eén vakje verder dekt de keeper meer van het doel.
hint-ca-keeper-stay = Je keeper staat goed: een stap dekt niet meer van het doel.
hint-ca-stay = Iedereen staat goed: bewegen levert niets op.
hint-ca-hold = Blijf hier met de bal: geen vakje in de buurt is beter.
hint-ca-no-substitute = Iedereen kan nog: wissel nu niemand.
hint-ca-placed = Iedereen staat goed: ga verder.
hint-ca-free = { $say ->
    [0] Nummer { $shirt } loopt terug naar zijn plek voordat het verdergaat.
    [1] Het kost geen tijd: nummer { $shirt } sluit weer aan.
   *[2] Gebruik de pauze: nummer { $shirt } hoort verderop.
}
hint-ca-under = Nummer { $shirt } gaat onder de bal staan (Koppen { $skill }): zo win je het kopduel eerder.
hint-ca-under-nobody = Wie er nog bij komt, helpt niet: je beste kopper staat er al.
hint-ca-jump = { $count ->
    [0] Niemand springt: over de grond heb je meer aan deze bal.
    [one] Hij springt: zijn dobbelsteen en zijn kopkracht tegen die van hen.
   *[other] Iedereen springt: ieder gooit een dobbelsteen, en alleen je hoogste som telt.
}
hint-ca-unchallenged = { $why ->
    [drop] Er is niemand in de buurt: laat hem vallen en speel over de grond verder.
   *[header] Er is niemand in de buurt: kop hem door voordat ze er zijn.
}
hint-ca-kick = { $why ->
    [free] Nummer { $shirt } krijgt hem ongestoord: niemand van hen staat dichtbij genoeg om te springen.
   *[air] Bij deze bal kunnen { $ours } van jou komen en { $theirs } van hen.
}
hint-ca-foul = { $why ->
    [on] Speel door: zo ver naar voren is de aanval meer waard dan een vrije trap.
    [penalty] Neem hem: dat is een strafschop.
   *[kick] Neem de vrije trap: de bal is veilig, en je mag eerst nog mensen naar voren zetten.
}
hint-ca-taker = { $why ->
    [shot] Nummer { $shirt } neemt hem: Schieten { $skill }, beter is er niet.
    [high] Nummer { $shirt } neemt hem: Hoge bal { $skill }, beter is er niet.
   *[near] Nummer { $shirt } is het dichtstbij; de rest blijft staan.
}
hint-ca-arrange = Laat ze opstellen: iedereen krijgt een goede plek, en het gaat verder.
hint-ca-substitute = Nummer { $shirt } is geblesseerd: breng in wie het meest op hem lijkt.
hint-ca-past = { $why ->
    [ahead] Naar voren, voorbij de man die hij passeerde.
    [away] Nummer { $shirt } stapt weg van wie hem nu kan aanvallen.
   *[stay] Hij blijft staan: naast hem is het nergens beter.
}
hint-ca-no-snapshot = Wacht nog: van hier gaat een schot ineens er te zelden in.
hint-ca-retreat = Hij staat te dicht bij de bal: dit is de kortste weg, dan doet hij zo weer mee.
hint-ca-order = De beste schutters eerst: vaak is het voor de vijfde penalty al beslist.
hint-ca-emergency = Nummer { $shirt } is de taaiste van wie er over zijn, en iemand moet op doel.
hint-ca-card = { $why ->
    [keeper] De beste keeper die er nog is.
   *[player] Een sterke kaart, van een soort die jouw selectie nog mist.
}
hint-ca-spot = { $why ->
    [corner] Beide hoeken zijn even goed: neem deze.
   *[goal-kick] Vandaar kan hij naar beide kanten spelen.
}
