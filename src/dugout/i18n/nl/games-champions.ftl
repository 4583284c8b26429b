### Wat er van Champions 2020 gezegd wordt voordat iemand het speelt, en van borden in het algemeen.

game-champions = Champions 2020
    .time = 60 tot 90 min
    .about = Elf spelers, één dobbelsteen, en elke pass bedenk je zelf: een hele voetbalwedstrijd op 130 vakken.
    .brief = Champions
    .line = Gooien, tekenen, schieten.
    .short = De klok begint op 30′, met de beginnersregels: geen kaarten, geen wissels.
    .full = De hele wedstrijd met alle regels. De opstellingen staan vast.

board-loupe = Loep: tik op het vak dat je bedoelt
board-whole = Toon het hele veld
