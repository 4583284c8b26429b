### Champions 2020: worum es geht, in drei Sätzen.

ch-aim-title = Champions in drei Sätzen
ch-aim-1 = 1. Würfeln, laufen, schießen.
ch-aim-1-more = Ein Spieler verbraucht den Wurf: Schritte zum Ball, dann der Schuss. Der Schritt auf den Ball ist gratis.
ch-aim-2 = 2. Dann ist der Gegner dran.
ch-aim-2-more = Lass den Ball also dort liegen, wo deine Spieler näher dran sind.
ch-aim-3 = 3. Die meisten Tore gewinnen.
ch-aim-3-more = Schieß am Torwart vorbei. Jede gewürfelte 1 bringt den Abpfiff sechs Minuten näher.
