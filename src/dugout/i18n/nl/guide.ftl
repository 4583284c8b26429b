### Wat de coach in een eerste wedstrijd zegt: één ding tegelijk.

guide-title = Wat je coach zegt
guide-skip = Zonder uitleg verder
guide-later = Ik kijk met je mee.
    .text = Weet je het even niet? Tik op mij voor een plan.
guide-done = Meer hoef je niet te weten.
    .text = Weet je het even niet? Tik op mij voor een plan.
guide-end = Afgelopen.
    .text = Je eerste wedstrijd zit erop. Nog een keer? Tik op Revanche.

## Champions 2020

guide-champions-way = Jij valt { $way ->
        [right] naar rechts
       *[up] naar boven
    } aan.
    .text = De bal moet in het doel { $way ->
        [right] rechts
       *[up] bovenaan
    }. Om de beurt: één dobbelsteen, één actie, dan spelen zij.
guide-champions-roll = Gooi de dobbelsteen.
    .text = Eén dobbelsteen voor alles: stappen naar de bal en de lengte van de trap gaan van dezelfde ogen af.
guide-champions-rings = Deze spelers kunnen iets.
    .text = Een ring betekent: met deze worp kan de speler iets doen. Tik er een aan en je ziet waar hij heen kan.
guide-champions-ball = Tik op de bal.
    .text = Wie er komt, schiet hem met wat er van je worp over is.
guide-champions-pass = Waar moet de bal eindigen?
    .text = Hij kan naar de gemarkeerde vakken. Daarna spelen zij: leg hem waar ze er niet bij kunnen, of vanwaar jij kunt schieten.
guide-champions-goal = Je kunt schieten.
    .text = Het getal is je kans op een doelpunt. Tik op de lichte helft van het doel.
guide-champions-play = Speel het.
    .text = Tot je hierop drukt, ziet niemand je plan.
guide-champions-theirs = Hun beurt.
    .text = Nu gooien en spelen zij. Let op waar de bal eindigt: daarvandaan speel jij verder.
guide-champions-clock = Een 1 zet de klok verder.
    .text = Elke 1, van wie ook, is zes minuten. Na 90′ is de volgende 1 het eindsignaal. Bovenaan wordt meegeteld.
guide-champions-last = De volgende 1 is het eindsignaal.
    .text = Wie hem ook gooit. Sta je achter, zoek dan nu het doel; sta je voor, houd de bal dan weg bij je eigen doel.
guide-champions-step-in = Stap je in?
    .text = Bij een drie onderschept je speler de bal. Anders vliegt hij door.
guide-champions-chase = Eén mag erachteraan.
    .text = Wie de bal niet heeft geraakt, zet twee stappen naar de bal. Dan sta je dichterbij als je weer aan zet bent.
guide-champions-dive = Nu is er alleen nog je keeper.
    .text = De vier vlakken laten zien wat elke worp betekent. Zonder duik is het zeker een doelpunt.
guide-champions-keeper = Je keeper heeft de bal.
    .text = Hij schiet hem weg waar hij staat, zo ver als je gooit. Zoek een plek waar jouw spelers dichterbij zijn.
guide-champions-against = Kop op!
    .text = Deze trap komt zo ver als je gooit, en één vak verder. Zoek een plek waar jouw spelers dichterbij zijn.
guide-champions-loose = Een losse bal.
    .text = Een onderschepte bal vliegt door. Hij stopt aan het eind van zijn baan, of bij de eerste speler die in de weg staat: die speelt hem meteen door.

## Voetbal Toto

guide-toto-hand = Deze kaarten zijn doelpunten.
    .text = Een 1 is het eerste doelpunt van een team, een 2 het tweede, enzovoort. Een zwarte kaart is een fluit.
guide-toto-form = Vul dertien uitslagen in.
    .text = De meeste goed wint de pot. Een pijl wijst naar de winnaar, streepjes is gelijk. Geen idee? Tik op ‘Volgens mijn kaarten’.
guide-toto-send = Lever je formulier in.
    .text = Het is vol. Verander gerust nog wat: daarna ziet niemand het tot de uitslagen.
guide-toto-goal = Maak je eerste doelpunt.
    .text = Tik op een vakje met een vinkje: dat team scoort en jouw rij is goed. Je hand laat zien welke doelpunten je hebt.
guide-toto-others = Nu scoren de anderen.
    .text = Ieder één doelpunt, dan ben jij weer. Zij hebben andere formulieren: het ene doelpunt helpt je, het andere niet.
guide-toto-whistle = De fluit.
    .text = STOP keurt dit doelpunt af, maar elke fluit werkt maar één keer. Rijen draaien vaak om: tegen het eind is hij het meest waard.
guide-toto-strip = STOP is van jou.
    .text = Een doelpunt telt na een tel vanzelf. Zolang je een fluit hebt, keur je het met STOP af.
guide-toto-stopped = Je doelpunt is afgekeurd.
    .text = Pech, maar die fluit is op: elke fluit werkt maar één keer. Scoor opnieuw waar je een vinkje ziet.
guide-toto-waiting = Grijze kaarten wachten.
    .text = Een 3 past alleen bij een team met twee doelpunten. Die moet eerst iemand maken, jij of de anderen.
guide-toto-idle = Je hebt nu geen doelpunt te spelen.
    .text = Jij past en de anderen spelen door. Hun doelpunt kan een plek openen voor je doelpuntkaart. Of speel de ronde in één keer uit.
guide-toto-spent = Je laatste doelpunt is gespeeld.
    .text = De anderen spelen de ronde uit. Dan worden dertien uitslagen voorgelezen en wordt de pot verdeeld.
guide-toto-results = Dertien uitslagen.
    .text = Rij voor rij, en dan de pot. Iedereen ziet wie het goed had.
