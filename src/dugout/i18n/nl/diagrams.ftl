### Bijschriften van de tekeningen in de spelregels.

diagram-champions-pitch = De kant van thuis: cornervakken (1), vakken voor het cornermuurtje (2), doel (3), doelgebied (4) en strafschopgebied (5). Omlijnd: de penaltystippen en de middenvakken.
diagram-champions-walk = Vijf stappen lopen: nooit schuin, om de tegenstanders heen, alle ogen gebruikt.
diagram-champions-run-and-kick = Een worp van 4: twee stappen naar de bal laten drie ogen over om te schieten.
diagram-champions-curve = Eén curve van 45 graden brengt de bal langs een tegenstander.
diagram-champions-pass-on = Nummer 9 speelt de bal in een nieuwe richting door. Zijn eigen vak kost niets.
diagram-champions-chase = Na het schot doet nummer 9 twee stappen, elk dichter bij de bal.
diagram-champions-offside = Nummer 9 staat buitenspel: minder dan twee tegenstanders zijn even dicht bij hun achterlijn. Nummer 10 staat op gelijke hoogte met een van hen en staat niet buitenspel.
diagram-champions-save = De kans van de keeper op elk vak van de baan van de bal: drie kwart naast hem, een kwart minder voor elke stap verder.
diagram-champions-chances = Gearceerd: het eerste vak van de baan naast elke tegenstander. Daar mag hij het proberen.
diagram-champions-deflected = Nummer 5 stapte van het omlijnde vak in de baan van de bal en heeft hem: de bal vliegt verder in de richting van zijn stap.
diagram-champions-throw-in = Wie ingooit staat buiten de lijn en speelt naar nummer 8, die de bal doorspeelt.
diagram-champions-corner = De nemer stapt naar het cornervak; een verdediger staat op het vak van het cornermuurtje.
diagram-champions-wall = De speler in het muurtje is twee vakken naar achteren gegaan; in de gearceerde ring staat niemand van zijn team.
diagram-champions-push = Met een 1 duwt nummer 9 zijn tegenstander, die de speler achter zich duwt.

diagram-counter-attack-directions = De zes richtingen van een losse bal, volgens de eerste dobbelsteen.
diagram-counter-attack-influence = Gearceerd: de eerste ring, waar hij met een 6 de bal afpakt, onderschept en blokt. Omlijnd: de tweede ring, waar hij kopduels met −1 aangaat.
diagram-counter-attack-steal = Een stap naast een verdediger laat hem met een 6 de bal afpakken. De onderste weg blijft uit zijn buurt.
diagram-counter-attack-tackle = Een verdediger die zijn loop op een omlijnd vakje eindigt, mag tackelen.
diagram-counter-attack-blocked-pass = De pass naar nummer 7 is vrij; die naar nummer 9 zou door een tegenstander gaan en is niet mogelijk.
diagram-counter-attack-interception = Nummer 5 staat naast de baan van de bal en onderschept met een 6; nummer 4 is te ver weg.
diagram-counter-attack-high-pass = Terwijl een hoge pass in de lucht is, mag elk team één speler tot drie vakjes bewegen.
diagram-counter-attack-header = Tot één vakje van de bal zonder minpunten, op twee vakjes met −1.
diagram-counter-attack-block = In de baan van het schot blokt een verdediger met 5 of 6, ernaast met 6.
diagram-counter-attack-dive = In zijn eigen kolom komt de keeper drie vakjes ver naar beide kanten.
diagram-counter-attack-offside = Nummer 9 staat buitenspel; nummer 10 staat op gelijke hoogte met de voorlaatste tegenstander en dus niet.
diagram-counter-attack-retreat = Tegenstanders gaan van de gearceerde vakjes naar een vakje op drie vakjes afstand.

diagram-toto-form = Thuiswinst, uitwinst, gelijkspel: 1, 2 en 3 achter elke rij.
diagram-toto-number = Alleen het volgende getal past: een 2 na één doelpunt, een 3 na twee, een 4 na drie.
diagram-toto-whistle = Een fluitkaart haalt het laatste doelpunt weg: 3–2 wordt weer 3–1.
diagram-toto-result = De uitslagen in deze rijen: 1, 2, 3 en voor 2–2 weer 3.
