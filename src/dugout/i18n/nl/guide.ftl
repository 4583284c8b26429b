### Wat de coach in een eerste wedstrijd zegt: één ding tegelijk.

guide-title = Wat je coach zegt
guide-skip = Zonder uitleg verder

## Champions 2020

guide-champions-roll = Gooi de dobbelsteen.
    .text = De bal moet in hun doel. Met de ogen kom je er: stappen naar de bal en de lengte van de trap gaan van dezelfde worp af.
guide-champions-rings = Deze spelers kunnen iets.
    .text = Een ring betekent: met deze worp kan deze speler iets doen. Tik hem aan en je ziet waar hij heen kan.
guide-champions-ball = Tik op de bal.
    .text = Wie er komt, speelt hem door met de ogen die over zijn.
guide-champions-pass = Teken de pass.
    .text = Op de lichte vakken kan de bal eindigen. Daarna is de ander aan zet: waar ligt hij veilig, of nog beter, vanwaar kun je schieten?
guide-champions-goal = Je kunt schieten.
    .text = Het getal is je kans op een doelpunt. Tik op de lichte helft van het doel.
guide-champions-play = Speel het.
    .text = Tot je hierop drukt, ziet niemand je plan.
guide-champions-step-in = Stap je in?
    .text = Bij een drie onderschept je speler de bal. Anders vliegt hij door.

## Counter Attack

guide-counter-attack-kick-off = Trap af met een pass.
    .text = Meer doelpunten dan de ander als de tijd om is: daar gaat het om. Elke medespeler binnen elf vakken mag.
guide-counter-attack-move = Verplaats een speler.
    .text = De lichte vakken haalt hij. Naast een tegenstander, op de gestreepte, pikt een zes de bal af.
guide-counter-attack-steps = Vier, vijf, twee.
    .text = Jij verplaatst er vier, zij antwoorden met vijf, jij sluit af met twee. Eerst zijn zij: laat niemand vrij staan.
guide-counter-attack-defend = Zij vallen aan.
    .text = Jij antwoordt met vijf spelers. Sluit de weg naar je doel; naast de man met de bal mag je tackelen.
guide-counter-attack-duel = De dobbelstenen beslissen.
    .text = Kwaliteit plus dobbelsteen tegen kwaliteit plus dobbelsteen. De balk toont je kans.
guide-counter-attack-pass = Wie staat er vrij?
    .text = Een pass is veilig als er geen tegenstander naast de lijn staat.
guide-counter-attack-shot = Dichtbij genoeg om te schieten.
    .text = Elk deel van het doel heeft zijn eigen kans. Mik waar de keeper niet is.
guide-counter-attack-end = Nu ken je het.
    .text = Corners, kopballen en kaarten leggen zichzelf uit als ze komen. Succes!

## Voetbal Toto

guide-toto-hand = Dit is je hand.
    .text = Wie de meeste wedstrijden goed voorspelt, krijgt de pot. Je kaarten zijn de doelpunten: een 1 opent de score, een 2 volgt op een 1.
guide-toto-form = Vul dertien uitslagen in.
    .text = 1 is thuiswinst, 2 uitwinst, 3 gelijk. Niemand ziet je formulier. Kijk naar je kaarten, of laat ze een voorstel doen.
guide-toto-goal = Laat je formulier uitkomen.
    .text = Pak een kaart en leg hem bij een team dat hem nodig heeft. De gemarkeerde vakken helpen je.
guide-toto-others = Nu scoren de anderen.
    .text = Zij hebben andere formulieren. Let op de rijen die tegen je keren.
guide-toto-whistle = De fluit.
    .text = STOP keurt dit doelpunt af en kost je de fluit. We vragen het alleen als een doelpunt je pijn doet.
guide-toto-results = Dertien uitslagen.
    .text = Rij voor rij, en dan de pot. Iedereen ziet wie het goed had.
