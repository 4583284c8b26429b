### Tegenstanders bij naam: hun regel, wat ze zeggen en waar ze naar kijken.

opponents-title = Tegenstanders
opponents-clubs = ieder met een club en een tenue
opponents-table = een tot { $most } van hen aan tafel
opponents-beaten = { $beaten } van de { $all } verslagen
opponents-cups = { $count ->
    [one] 1 beker gewonnen
   *[other] { $count } bekers gewonnen
}
choose-title = Tegen wie speel je?
choose-start = Aftrappen tegen { $name }
choose-not-met = nog niet ontmoet
choose-met = { $met } keer ontmoet, { $won } gewonnen
stars-1 = eerste week
stars-2 = kent het spel
stars-3 = denkt vooruit
stars-4 = denkt vier keer zo lang

style-open-at-the-back = open achterin
style-many-passes = veel passes
style-few-passes = weinig passes
style-few-risks = weinig risico
style-reads-replies = leest je antwoord
style-patient = geduldig
style-plans-two-turns = plant twee beurten
style-long-runs = lange rushes
style-safe-passes = veilige passes
style-home-wins = thuiszeges
style-open-hand = open kaarten
style-whistles-early = fluit vroeg
style-likes-draws = houdt van gelijk
style-with-the-crowd = gaat met de rest mee
style-hoards-ones = spaart enen
style-whistles-late = fluit laat

opponent-bram-tolk = Schiet op alles wat beweegt. Vragen stelt hij later.
    .starts = Zo, waar staat het doel?
    .scores = Zei ik toch! Gewoon knallen!
    .scores-2 = Daar mikte ik niet eens op.
    .scores-3 = Mooi schot. Van mij, bedoel ik.
    .concedes = Prima. Dan maak ik er twee.
    .concedes-2 = Mijn keeper was zijn veters aan het strikken.
    .concedes-3 = Puur geluk. Ik kan het weten.
    .wins = Je hoeft alleen maar te schieten. Zo moeilijk is het niet.
    .loses = Volgende keer schiet ik eerder.
    .draws = Nog één schot en hij was van mij.
    .thinks = Hij zoekt het doel.

opponent-ines-caldera = Vijf korte passes nog voor het ontbijt.
    .starts = Kort, korter, goal. We beginnen.
    .scores = En geen pass te veel.
    .scores-2 = Zeven keer geraakt. Jij telde er vier.
    .scores-3 = De bal kent de weg intussen.
    .concedes = Die bal had ik nooit mogen weggeven.
    .concedes-2 = Je had kunnen afspelen. Onbeleefd, eigenlijk.
    .concedes-3 = Goed. Dan wil ik nu de hele avond de bal.
    .wins = Geduld is ook een vorm van snelheid.
    .loses = Jij hebt me de bal afgepakt. Die wil ik terug.
    .draws = Aan beide kanten verzorgd. Daar kan ik mee leven.
    .thinks = Ze zoekt de volgende korte pass.

opponent-odile-varga = Heeft jouw zes worpen al gelezen voor ze de hare doet.
    .starts = Doe wat je wilt. Ik heb het al gelezen.
    .scores = Er lag een gat. Er ligt altijd een gat.
    .scores-2 = Het stond op bladzijde twee.
    .scores-3 = Je sloeg de bladzijde te vroeg om.
    .concedes = Een kans van één op zes. Ik had hem gezien.
    .concedes-2 = Dat was een voetnoot. Die sla ik over.
    .concedes-3 = Dit hoofdstuk moet ik nog eens lezen.
    .wins = De laatste bladzijde is nooit een verrassing.
    .loses = Een beter boek dan ik dacht. Ik lees het nog eens.
    .draws = Een open einde. Heel modern.
    .thinks = Ze bekijkt jouw zes worpen.

opponent-old-sil = Twee beurten vooruit, en nooit gehaast.
    .starts = Ga zitten. Er is tijd.
    .scores = Die begon twee beurten geleden al.
    .scores-2 = De lantaarn brandde al, zie je.
    .scores-3 = Blijf zitten. Het moest een keer gebeuren.
    .concedes = Hm. Ik heb ergere winters gezien.
    .concedes-2 = Mijn knieën zeiden het vanmorgen al.
    .concedes-3 = Een doelpunt. Ze komen en gaan, net als regen.
    .wins = Jij had haast. Ik niet.
    .loses = Goed gespeeld. Ik doe zelf het licht wel uit.
    .draws = Niemand gewonnen, niemand kougevat.
    .thinks = Hij kijkt twee beurten vooruit.

opponent-tuva-lind = Eerst rennen, dan kijken.
    .starts = Wie het laatst in de zestien is, trakteert op limonade!
    .scores = Dwars erdoorheen gerend! Nog een keer!
    .concedes = O. Had er iemand achter moeten blijven?
    .wins = Ik ben niet eens moe!
    .loses = Wij hebben meer gelopen. Ik heb het geteld.
    .draws = Nog een keer? Ik ben nog warm!
    .thinks = Ze kijkt waar ruimte ligt om te rennen.

opponent-marlon-abega = Staat er een man vrij, dan vindt hij hem.
    .starts = Er staat altijd iemand vrij.
    .scores = Ik zei toch dat hij vrij stond.
    .concedes = Die stond dus ook vrij. Genoteerd.
    .wins = Er staat altijd iemand vrij. Vandaag mijn spits.
    .loses = Jij liet niemand vrij. Respect.
    .draws = Eerlijk gedeeld. Mooie passes, allebei.
    .thinks = Hij zoekt de vrije man.

opponent-greta-falk = Heeft een man in je passlijn voor jij de lijn ziet.
    .starts = Die passlijn? Dicht. Die ook.
    .scores = Ruimte. Jij liet ruimte.
    .concedes = Die passlijn gaat geen tweede keer open.
    .wins = De brug was dicht. Ik had het gezegd.
    .loses = Jij vond het ene gat. Waar kwam dat vandaan?
    .draws = Niets kwam erdoor. Een half resultaat.
    .thinks = Ze bekijkt jouw passlijnen.

opponent-kasimir-dvorn = Wacht een hele helft. En dan: vier, vijf, twee, weg.
    .starts = Ik heb thee bij me. We hebben negentig minuten.
    .scores = Zie je? Je moet alleen kunnen wachten.
    .concedes = Zo vroeg al? Goed dan. Ik zat maar wat.
    .wins = De thee is nog warm. Een goede avond.
    .loses = Jij liet me niet wachten. Slim.
    .draws = Nog vijf minuten, en dat weet je.
    .thinks = Hij wacht op het moment.

opponent-opa-wim = Zet al zestig jaar op de thuisploeg.
    .starts = Eén, één, één. Klaar!
    .scores = Zestig jaar, en eindelijk kassa!
    .concedes = Een uitzege? Met dit weer?
    .wins = Dat zei ik in 1974 al tegen je oma.
    .loses = Ach ja. Thuisploegen zijn ook niet meer wat ze waren.
    .draws = Delen, daar is een pot voor.
    .thinks = Hij zoekt zijn potlood.

opponent-lotte-ruys = Telt elke kaart, potlood achter het oor.
    .starts = Goed schudden. Ik tel mee.
    .scores = Zoals ik had uitgerekend.
    .concedes = Dan heb ik een kaart gemist. Ik mis nooit een kaart.
    .wins = Het klopt. Het klopt altijd.
    .loses = Die som doe ik nog eens over.
    .draws = Gelijk. Dat had ik opgeschreven.
    .thinks = Ze telt de kaarten die er nog zijn.

opponent-bo-castellan = Weet nog wat jij vorige ronde invulde.
    .starts = Fijn nummer. Dat van jou ken ik ook.
    .scores = Zelfde deuntje als vorige keer.
    .concedes = Een nieuw liedje? Oké.
    .wins = Jij neuriet als je invult. Wist je dat niet?
    .loses = Goede mix. Ik was de maat kwijt.
    .draws = Een duet dus.
    .thinks = Bo probeert te raden wat jij invulde.

opponent-mrs-quill = Bewaart haar enen tot jij er geen meer hebt.
    .starts = Rechtop zitten graag. Men let op houding.
    .scores = Wat aardig van u allen.
    .concedes = Dat onthoud ik, lieverd.
    .wins = Men bewaart iets voor het laatst. Altijd.
    .loses = Tja. Nog thee voor de winnaar.
    .draws = We delen. Voor deze keer.
    .thinks = Ze bekijkt haar enen.
