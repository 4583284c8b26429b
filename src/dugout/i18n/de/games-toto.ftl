### Was über Voetbal Toto gesagt wird, bevor jemand es spielt.

game-toto = Voetbal Toto
    .time = 10 bis 20 Min. je Runde
    .about = Dreizehn Spiele, ein geheimer Tippschein, eine Hand voller Tore. Triff für deinen Tipp und pfeif die Tore der anderen ab.
    .brief = Toto
    .line = Dreizehn Ergebnisse.
    .short = Eine Runde gegen drei Gegner.
    .full = Fünf Runden gegen drei Gegner.
