### Counter Attack met een coach: één ding tegelijk, op het moment dat het telt.

guide-counter-attack-kick-off = Aftrap! Je speelt { $way ->
        [right] naar rechts
       *[up] naar boven
    }.
    .text = Tik op een medespeler om de pass te zien en nog eens om hem te spelen. Wie het meest scoort, wint.
guide-counter-attack-pass = Jouw bal: wie staat er vrij?
    .text = Een pass is veilig als er geen tegenstander naast de lijn staat. Niemand vrij? Loop eerst. Geen idee? Tik op mij.
guide-counter-attack-space = Zo vallen er goals.
    .text = Speel de bal in de ruimte voor een snelle medespeler en loop met hem naar de bal. In het strafschopgebied mag hij meteen schieten.
guide-counter-attack-move = Zoek de ruimte.
    .text = Tik op een speler en dan op een licht vak. Met de bal zijn gestreepte vakken riskant: met een zes is hij weg.
guide-counter-attack-steps = Vier, vijf, twee.
    .text = Jij verplaatst er vier, zij antwoorden met vijf, jij sluit af met twee. Daarna speel je de bal.
guide-counter-attack-attack = Nu op het doel af!
    .text = Loop met de bal het strafschopgebied in: daar mag je meteen schieten, voordat zij bewegen.
guide-counter-attack-theirs = Nu lopen zij.
    .text = Jij hoeft niets te doen. Kijk wie er op de bal afkomt: na hen ben jij weer aan zet.
guide-counter-attack-defend = Zij vallen { $way ->
        [right] naar links
       *[up] naar beneden
    } aan.
    .text = Verplaats vijf spelers. Sluit de weg naar je doel; wie naast de man met de bal eindigt, mag tackelen.
guide-counter-attack-duel = De dobbelstenen beslissen.
    .text = Elke kant een dobbelsteen, bij de kwaliteit van de speler opgeteld. De hoogste som wint; de balk toont je kans.
guide-counter-attack-die = Eén dobbelsteen beslist.
    .text = Eronder staat wat elk getal betekent.
guide-counter-attack-shot = Dichtbij genoeg om te schieten.
    .text = Elk deel van het doel heeft zijn eigen kans. Mik waar de keeper niet is.
guide-counter-attack-end = Nu ken je het spel.
    .text = Komt er iets nieuws, dan hoor je het van me. Succes!

## Alleen als de wedstrijd het brengt

guide-counter-attack-advantage = Overtreding op jou: kies maar.
    .text = Speel door als hij er bijna doorheen is. Bij een vrije trap is de bal veilig en mag je eerst spelers neerzetten.
guide-counter-attack-foul = Overtreding!
    .text = Hij ging voor de bal en gooide een 1. Eén dobbelsteen zegt nu of de man geblesseerd is, één of er een kaart komt.
guide-counter-attack-injury = Geblesseerd.
    .text = Hij speelt door, maar loopt twee vakken minder. Zijn team mag hem wisselen zodra het spel stilligt.
guide-counter-attack-card = Een kaart.
    .text = Twee keer geel is rood: dan moet hij eraf en speelt zijn team met een man minder verder.
guide-counter-attack-keeper = Je keeper mag een stap doen.
    .text = De bal is in je strafschopgebied. Houd hem tussen de bal en het midden van het doel; blijven staan mag ook.
guide-counter-attack-free = Terug in positie.
    .text = Deze spelers mogen zes vakken lopen voordat het verdergaat. Maak het veld groot: wie is aanspeelbaar?
guide-counter-attack-past = Duel gewonnen!
    .text = Zet hem op een vrij vak naast de geklopte man: richting doel, weg van de volgende tegenstander.
guide-counter-attack-jump = Een hoge bal.
    .text = Wie springt, telt een dobbelsteen bij zijn kopkracht op. De hoogste som kopt de bal door.
guide-counter-attack-set-piece = Een dode bal: zet je mannen neer.
    .text = Elke ploeg verzet drie keer twee spelers. Tik er een aan en dan zijn vak, of laat iedereen in één tik staan.
guide-counter-attack-back = Zij hebben de bal: dekken.
    .text = Deze spelers mogen zes vakken lopen voordat de bal wordt gespeeld. Ga tussen de bal en je doel staan, dicht op je man.
guide-counter-attack-head = Jouw kopbal.
    .text = Kop naar een medespeler, of op doel als je dichtbij genoeg bent. De lichte vakken kun je bereiken.
guide-counter-attack-retreat = Te dichtbij.
    .text = Bij een dode bal houdt de tegenstander afstand. Kies het vak vanwaar hij nog het best verdedigt.
guide-counter-attack-loose = De bal ligt los.
    .text = Niemand heeft hem. Loop er met een speler op en hij is van jou; anders zijn zij er misschien eerder.
