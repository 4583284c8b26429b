### Was von Champions 2020 gesagt wird, bevor es jemand spielt, und von Spielfeldern überhaupt.

game-champions = Champions 2020
    .time = 60 bis 90 Min.
    .about = Elf Spieler, ein Würfel, und jeder Pass ist deine Idee: ein ganzes Fußballspiel auf 130 Feldern.
    .brief = Champions
    .line = Würfeln, zeichnen, schießen.
    .short = Die Uhr beginnt bei 30′, mit den Einsteigerregeln: keine Karten, keine Wechsel.
    .full = Das ganze Spiel mit allen Regeln. Die Aufstellungen stehen fest.

board-loupe = Lupe: Tippe auf das Feld, das du meinst
board-whole = Das ganze Spielfeld zeigen
