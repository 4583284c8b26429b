### Counter Attack: de scenario's. $a en $b zijn de namen van wie de twee kanten spelen; kant a speelt thuis.
### `.aim-a` en `.aim-b` lezen beide kanten, dus ze spreken niemand aan; de titels zijn die van de optie.

scenario-counter-attack-SC-1 =
    .about = Minuut 60: { $a } staat met 0–2 achter, maar { $b } is door twee rode kaarten nog met negen. Na de opstellingen wordt geloot welke twee veldspelers van { $b } wegvallen. Dan zet { $b } het team ergens op het veld neer, daarna { $a }, en { $a } begint met een doeltrap.
    .aim-a = Het omdraaien met elf tegen negen: twee doelpunten zijn goed voor een gelijkspel, drie voor de winst.
    .aim-b = De voorsprong van twee vasthouden met negen man.
    .end = Minuut 90. De stand telt vanaf 0–2; gelijk is een gelijkspel.
scenario-counter-attack-SC-2 =
    .about = Rust in de tweede wedstrijd: { $a } staat thuis met 1–0 voor en de eerste wedstrijd, op het veld van { $b }, eindigde in 0–0. Alleen de tweede helft wordt gespeeld, elf tegen elf; de toss beslist wie aftrapt.
    .aim-a = Tot het einde voor blijven: een gelijke stand is niet genoeg.
    .aim-b = Evenveel doelpunten maken als de ander: bij 1–1 of een hogere gelijke stand beslissen de uitdoelpunten.
    .end = Minuut 90. Wie over twee wedstrijden meer doelpunten heeft, gaat door; is dat gelijk, dan { $b }, op uitdoelpunten.
scenario-counter-attack-SC-3 =
    .about = { $a } valt aan met zeven veldspelers en zonder keeper, { $b } verdedigt met vijf veldspelers en een keeper. Jullie kiezen ze om de beurt uit twintig open kaarten, { $a } eerst; { $b } kiest ook een keeper. { $a } trapt af, en opnieuw na elk doelpunt en telkens als de bal is weggewerkt.
    .aim-a = In 30 minuten zo vaak mogelijk scoren.
    .aim-b = De bal over de middenlijn brengen, met een loop, een trap of een kopbal: dan is hij weggewerkt en is de aanval voorbij. De verdediging kan niet scoren.
    .end = Na 30 minuten wisselen jullie van rol en spelen jullie er nog eens 30. Wie vaker heeft gescoord, wint; gelijk is een gelijkspel.
scenario-counter-attack-SC-4 =
    .about = Sterren tegen een kroegteam: { $a } heeft de beste keeper en de vijftien beste spelers van de stapel, { $b } de slechtste. Jullie spelen 60 minuten zonder rust, wisselen van team en spelen er nog eens 60.
    .aim-a = Ruim winnen met de sterren: na de wissel moet de voorsprong met het kroegteam worden verdedigd.
    .aim-b = Het klein houden en scoren: met het kroegteam telt elk doelpunt als uitdoelpunt.
    .end = Na beide wedstrijden worden ieders doelpunten opgeteld. Is dat gelijk, dan beslissen die met het kroegteam, daarna verlenging en strafschoppen.
scenario-counter-attack-own =
    .about = Een eigen scenario: { $a } speelt met { $players-a } spelers, { $b } met { $players-b }, { $minutes } minuten lang.

scenario-your-aim = Jouw doel
scenario-aim-of = Wat { $name } wil
scenario-end = Hoe het eindigt
scenario-show = Waar dit scenario over gaat
scenario-name = Scenario: { $title }
