### Wat er van Counter Attack gezegd wordt voordat iemand het speelt, en van velden met zeshoeken.

game-counter-attack = Counter Attack
    .time = 60 tot 90 min
    .about = Kies je selectie en pass, tackel, kop en schiet op 943 vakjes, telkens een fractie van een seconde.

board-map = Kaart van het hele veld: tik om erheen te gaan
board-near = Dichterbij
