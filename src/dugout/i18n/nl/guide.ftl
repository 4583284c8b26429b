### Wat de coach in een eerste wedstrijd zegt: één ding tegelijk.

guide-title = Wat je coach zegt
guide-skip = Zonder uitleg verder
guide-later = Ik kijk met je mee.
    .text = Speel door. Ik zeg iets als er iets nieuws komt.

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
    .text = Wie er komt, speelt hem door met de ogen die over zijn.
guide-champions-pass = Waar moet de bal eindigen?
    .text = Hij kan naar de gemarkeerde vakken. Daarna spelen zij: leg hem waar ze er niet bij kunnen, of vanwaar jij kunt schieten.
guide-champions-goal = Je kunt schieten.
    .text = Het getal is je kans op een doelpunt. Tik op de lichte helft van het doel.
guide-champions-play = Speel het.
    .text = Tot je hierop drukt, ziet niemand je plan.
guide-champions-theirs = Hun beurt.
    .text = Nu gooien en spelen zij. Let op waar de bal eindigt: daarvandaan speel jij verder.
guide-champions-step-in = Stap je in?
    .text = Bij een drie onderschept je speler de bal. Anders vliegt hij door.

## Counter Attack

guide-counter-attack-kick-off = Trap af met een pass.
    .text = Jij valt { $way ->
        [right] naar rechts
       *[up] naar boven
    } aan. Tik op een medespeler en nog een keer. Wie na de speeltijd de meeste doelpunten heeft, wint.
guide-counter-attack-move = Eerst lopen, dan de bal.
    .text = Je spelers lopen naar de gemarkeerde vakken. Op de gestreepte, naast een tegenstander, pikt die met een zes de bal af.
guide-counter-attack-steps = Vier, vijf, twee.
    .text = Jij verplaatst er vier, zij antwoorden met vijf, jij sluit af met twee. Eerst zijn zij: laat niemand vrij staan.
guide-counter-attack-theirs = Nu lopen zij.
    .text = Jij hoeft niets te doen. Kijk wie er op de bal afkomt: na hen ben jij weer aan zet.
guide-counter-attack-defend = Zij vallen aan.
    .text = Jij antwoordt met vijf spelers. Sluit de weg naar je doel; naast de man met de bal mag je tackelen.
guide-counter-attack-duel = De dobbelstenen beslissen.
    .text = Elke kant een dobbelsteen, bij de kwaliteit van de speler opgeteld. De hoogste som wint; de balk toont je kans.
guide-counter-attack-pass = Wie staat er vrij?
    .text = Een pass is veilig als er geen tegenstander naast de lijn staat.
guide-counter-attack-shot = Dichtbij genoeg om te schieten.
    .text = Elk deel van het doel heeft zijn eigen kans. Mik waar de keeper niet is.
guide-counter-attack-end = Nu ken je het.
    .text = Corners, kopballen en kaarten leggen zichzelf uit als ze komen. Succes!

## Voetbal Toto

guide-toto-hand = Deze kaarten zijn doelpunten.
    .text = Een 1 is het eerste doelpunt van een team, een 2 het tweede. Houd ze dicht en niemand weet wat je kunt scoren.
guide-toto-form = Vul dertien uitslagen in.
    .text = Wie aan het eind de meeste goed heeft, krijgt de pot. 1 thuis, 2 uit, 3 gelijk. Geen idee? Laat je hand invullen.
guide-toto-goal = Jij bent: laat je formulier uitkomen.
    .text = Pak een kaart en leg hem bij een team: doelpunt voor hen. Bij een vinkje komt een rij van jou goed.
guide-toto-others = Nu scoren de anderen.
    .text = Ieder één doelpunt, dan ben jij weer. Zij hebben andere formulieren: het ene doelpunt helpt je, het andere niet.
guide-toto-whistle = De fluit.
    .text = STOP keurt dit doelpunt af en kost je de fluit. We vragen het alleen als een doelpunt je pijn doet.
guide-toto-results = Dertien uitslagen.
    .text = Rij voor rij, en dan de pot. Iedereen ziet wie het goed had.
