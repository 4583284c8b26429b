### Bildunterschriften der Zeichnungen im Regelbuch.

diagram-champions-pitch = Die Seite der Heimmannschaft: Eckenfelder (1), Felder der Eckenmauer (2), Tor (3), Torraum (4) und Strafraum (5). Umrandet: Elfmeterpunkte und Mittelfelder.
diagram-champions-walk = Fünf Schritte: nie schräg, um die Gegenspieler herum, alle Augen verbraucht.
diagram-champions-run-and-kick = Ein Wurf von 4: Zwei Schritte zum Ball lassen drei Augen zum Schießen.
diagram-champions-curve = Einmal um 45 Grad angeschnitten, fliegt der Ball am Gegenspieler vorbei.
diagram-champions-pass-on = Nummer 9 spielt den Ball in neuer Richtung weiter. Sein eigenes Feld kostet nichts.
diagram-champions-chase = Nach dem Schuss macht Nummer 9 zwei Schritte, jeder näher am Ball.
diagram-champions-offside = Nummer 9 steht im Abseits: Weniger als zwei Gegenspieler sind ihrer Torlinie ebenso nah. Nummer 10 ist auf gleicher Höhe mit einem von ihnen und steht nicht im Abseits.
diagram-champions-save = Die Chance des Torwarts auf jedem Feld der Flugbahn: drei Viertel neben ihm, ein Viertel weniger für jeden weiteren Schritt.
diagram-champions-chances = Schraffiert: das erste Feld der Flugbahn neben jedem Gegenspieler. Dort darf er es versuchen.
diagram-champions-deflected = Nummer 5 ist vom umrandeten Feld in den Weg des Balls getreten und hat ihn: Er fliegt in die Richtung seines Schrittes weiter.
diagram-champions-throw-in = Der Einwerfer steht außerhalb der Linie und spielt zu Nummer 8, der den Ball weiterspielt.
diagram-champions-corner = Der Schütze geht auf das Eckenfeld; ein Verteidiger steht auf dem Feld der Eckenmauer.
diagram-champions-wall = Der Spieler in der Mauer ist zwei Felder zurückgegangen; im schraffierten Ring steht keiner seiner Mitspieler.
diagram-champions-push = Mit einer 1 rempelt Nummer 9 seinen Gegenspieler, der den Spieler hinter sich schiebt.

diagram-counter-attack-directions = Die sechs Richtungen eines freien Balls nach dem ersten Würfel.
diagram-counter-attack-influence = Schraffiert: der erste Ring, wo er mit einer 6 den Ball abnimmt, abfängt und abblockt. Umrandet: der zweite Ring, wo er Kopfbälle mit −1 bestreitet.
diagram-counter-attack-steal = Ein Schritt neben einen Verteidiger lässt ihn mit einer 6 den Ball abnehmen. Der untere Weg bleibt ihm fern.
diagram-counter-attack-tackle = Ein Verteidiger, der seinen Lauf auf einem umrandeten Feld beendet, darf ins Tackling gehen.
diagram-counter-attack-blocked-pass = Der Pass zu Nummer 7 ist frei; der zu Nummer 9 ginge durch einen Gegenspieler und ist nicht möglich.
diagram-counter-attack-interception = Nummer 5 steht neben dem Ballweg und fängt mit einer 6 ab; Nummer 4 ist zu weit weg.
diagram-counter-attack-high-pass = Während ein hoher Pass in der Luft ist, darf jede Mannschaft einen Spieler bis zu drei Felder bewegen.
diagram-counter-attack-header = Bis zu einem Feld vom Ball ohne Abzug, zwei Felder entfernt mit −1.
diagram-counter-attack-block = Im Weg des Schusses blockt ein Verteidiger mit 5 oder 6, daneben mit 6.
diagram-counter-attack-dive = In seiner eigenen Spalte reicht der Torwart drei Felder weit nach beiden Seiten.
diagram-counter-attack-offside = Nummer 9 steht im Abseits; Nummer 10 ist auf gleicher Höhe mit dem vorletzten Gegenspieler und steht nicht im Abseits.
diagram-counter-attack-retreat = Gegenspieler gehen von den schraffierten Feldern auf eines in drei Feldern Abstand.

diagram-toto-form = Heimsieg, Auswärtssieg, Unentschieden: 1, 2 und 3 am Ende jeder Zeile.
diagram-toto-number = Nur die nächste Zahl passt: eine 2 nach einem Tor, eine 3 nach zwei, eine 4 nach drei.
diagram-toto-whistle = Ein Pfiff nimmt das letzte Tor zurück: Aus 3:2 wird wieder 3:1.
diagram-toto-result = Die Ergebnisse dieser Zeilen: 1, 2, 3 und für 2:2 wieder 3.
