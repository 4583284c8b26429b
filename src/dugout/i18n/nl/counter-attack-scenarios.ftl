### Counter Attack: de scenario's. $a en $b zijn de namen van wie de twee kanten spelen; kant a speelt thuis.
### `.aim-a` en `.aim-b` lezen beide kanten, dus ze spreken niemand aan; de titels zijn die van de optie.

scenario-counter-attack-SC-1 =
    .about = Minuut 60: { $a } staat met 0–2 achter, maar { $b } heeft na twee rode kaarten nog negen man over. Als de opstellingen er zijn, wordt geloot welke twee veldspelers van { $b } eraf moeten. Dan zet { $b } het team ergens op het veld neer, daarna { $a }, en { $a } begint met een doeltrap.
    .aim-a = De wedstrijd omdraaien met elf tegen negen: twee doelpunten leveren een gelijkspel op, drie de winst.
    .aim-b = Met negen man een voorsprong van twee vasthouden.
    .end = Minuut 90. De stand begint bij 0–2; gelijk is een gelijkspel.
scenario-counter-attack-SC-2 =
    .about = Rust in de return: { $a } staat thuis met 1–0 voor, en de heenwedstrijd bij { $b } eindigde in 0–0. Jullie spelen alleen de tweede helft, elf tegen elf; de toss beslist wie aftrapt.
    .aim-a = Tot het einde voor blijven: een gelijke stand is niet genoeg.
    .aim-b = Gelijkmaken: bij 1–1 of hoger beslissen de uitdoelpunten.
    .end = Minuut 90. Wie over twee wedstrijden meer doelpunten heeft, gaat door; is dat gelijk, dan { $b }, op uitdoelpunten.
scenario-counter-attack-SC-3 =
    .about = { $a } valt aan met zeven veldspelers en zonder keeper, { $b } verdedigt met vijf veldspelers en een keeper. Jullie kiezen ze om de beurt uit twintig open kaarten, { $a } eerst; { $b } kiest ook een keeper. { $a } trapt af, en opnieuw na elk doelpunt en telkens als de bal is weggewerkt.
    .aim-a = Zoveel mogelijk scoren in 30 minuten.
    .aim-b = De bal over de middenlijn krijgen, met een loop, een trap of een kopbal: dan is hij weggewerkt en is de aanval voorbij. De verdediging kan niet scoren.
    .end = Na 30 minuten wisselen jullie van rol en spelen jullie nog eens 30 minuten. Wie het meest scoort, wint; gelijk is een gelijkspel.
    .about-second = De rollen zijn omgedraaid: nu valt { $a } aan met zeven veldspelers en zonder keeper, { $b } verdedigt met vijf veldspelers en een keeper. Jullie kiezen ze opnieuw uit twintig open kaarten, { $a } eerst; { $b } kiest ook een keeper. In de eerste aanval maakte { $b } { $goals-b ->
        [one] één doelpunt
       *[other] { $goals-b } doelpunten
    }.
    .aim-a-second = In 30 minuten vaker scoren dan { $b }.
    .end-second = Na deze 30 minuten is het afgelopen. Wie het meest scoort, wint; gelijk is een gelijkspel.
scenario-counter-attack-SC-4 =
    .about = Sterren tegen een kroegteam: { $a } heeft de beste keeper en de vijftien beste spelers van de stapel, { $b } de slechtste. Jullie spelen 60 minuten zonder rust, wisselen van team en spelen nog eens 60 minuten.
    .aim-a = Ruim winnen met de sterren: na de wissel moet het kroegteam die voorsprong verdedigen.
    .aim-b = De schade beperken, en scoren: elk doelpunt van het kroegteam telt als uitdoelpunt.
    .end = Na beide wedstrijden worden de doelpunten opgeteld. Is het dan gelijk, dan beslissen de doelpunten met het kroegteam, daarna verlenging en strafschoppen.
    .about-second = De teams zijn gewisseld: nu heeft { $a } de sterren en { $b } het kroegteam, nog eens 60 minuten zonder rust. De heenwedstrijd tussen { $a } en { $b } eindigde in { $goals-a }–{ $goals-b }.
    .aim-a-second = Ruim genoeg winnen met de sterren om over beide wedstrijden voor te staan.
    .end-second = Na deze 60 minuten worden de doelpunten van beide wedstrijden opgeteld. Is het dan gelijk, dan beslissen de doelpunten met het kroegteam, daarna verlenging en strafschoppen.
scenario-counter-attack-own =
    .about = Je eigen scenario: { $a } speelt met { $players-a } spelers, { $b } met { $players-b }, { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    } lang.
    .about-second = Je eigen scenario, met omgedraaide rollen: nu speelt { $a } met { $players-a } spelers, { $b } met { $players-b }, { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    } lang. De heenwedstrijd tussen { $a } en { $b } eindigde in { $goals-a }–{ $goals-b }.

scenario-your-aim = Jouw doel
scenario-aim-of = Doel van { $name }
scenario-end = Hoe het eindigt
scenario-show = Over dit scenario
scenario-name = Scenario: { $title }
