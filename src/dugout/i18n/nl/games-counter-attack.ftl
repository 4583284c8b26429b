### Wat er van Counter Attack gezegd wordt voordat iemand het speelt, en van velden met zeshoeken.

game-counter-attack = Counter Attack
    .time = 60 tot 90 min
    .about = Stel je selectie samen en pass, tackel, kop en schiet je over 943 zeshoeken, telkens een fractie van een seconde.
    .brief = Counter Attack
    .line = Lopen, reageren, duelleren.
    .short = Twee helften van 20 minuten met de basisregels. De selecties staan klaar, de opstellingen ook.
    .full = Twee helften van 45 minuten met de basisregels. De selecties staan klaar, de opstellingen ook.

board-map = Kaart van het veld: tik om erheen te gaan
board-near = Inzoomen
