### Counter Attack: die Szenarien. $a und $b sind die Namen derer, die die beiden Seiten spielen; Seite a spielt zu Hause.
### `.aim-a` und `.aim-b` lesen beide Seiten, also sprechen sie niemanden an; die Titel sind die der Option.

scenario-counter-attack-SC-1 =
    .about = 60. Minute: { $a } liegt 0–2 zurück, aber { $b } hat nach zwei Roten Karten nur noch neun. Nach den Aufstellungen wird gelost, welche zwei Feldspieler von { $b } fehlen. Dann stellt { $b } die Mannschaft irgendwo auf den Platz, danach { $a }, und { $a } beginnt mit einem Abstoß.
    .aim-a = Das Spiel mit elf gegen neun drehen: zwei Tore retten das Unentschieden, drei gewinnen.
    .aim-b = Den Vorsprung von zwei Toren mit neun Spielern halten.
    .end = 90. Minute. Der Stand zählt ab 0–2; gleich ist ein Unentschieden.
scenario-counter-attack-SC-2 =
    .about = Halbzeit im Rückspiel: { $a } führt zu Hause 1–0, das Hinspiel auf dem Platz von { $b } endete 0–0. Gespielt wird nur die zweite Halbzeit, elf gegen elf; ein Münzwurf entscheidet über den Anstoß.
    .aim-a = Bis zum Ende vorn bleiben: Gleichstand reicht nicht.
    .aim-b = So oft treffen wie die andere Seite: bei 1–1 oder höherem Gleichstand entscheiden die Auswärtstore.
    .end = 90. Minute. Wer in beiden Spielen mehr Tore hat, kommt weiter; bei Gleichstand { $b } durch Auswärtstore.
scenario-counter-attack-SC-3 =
    .about = { $a } greift mit sieben Feldspielern und ohne Torwart an, { $b } verteidigt mit fünf Feldspielern und einem Torwart. Ihr wählt sie abwechselnd aus zwanzig offenen Karten, { $a } zuerst; { $b } wählt auch einen Torwart. { $a } hat Anstoß, und wieder nach jedem Tor und jedes Mal, wenn geklärt wurde.
    .aim-a = In 30 Minuten so oft wie möglich treffen.
    .aim-b = Den Ball über die Mittellinie bringen, mit einem Lauf, einem Schuss oder einem Kopfball: dann ist geklärt und der Angriff vorbei. Die Abwehr kann nicht treffen.
    .end = Nach 30 Minuten tauscht ihr die Rollen und spielt noch einmal 30. Wer öfter getroffen hat, gewinnt; gleich ist ein Unentschieden.
scenario-counter-attack-SC-4 =
    .about = Stars gegen Kneipenelf: { $a } hat den besten Torwart und die fünfzehn besten Spieler des Stapels, { $b } die schlechtesten. Ihr spielt 60 Minuten ohne Halbzeit, tauscht die Mannschaften und spielt noch einmal 60.
    .aim-a = Mit den Stars hoch gewinnen: nach dem Tausch muss der Vorsprung mit der Kneipenelf verteidigt werden.
    .aim-b = Es knapp halten und treffen: mit der Kneipenelf zählt jedes Tor als Auswärtstor.
    .end = Nach beiden Spielen werden die Tore aller zusammengezählt. Bei Gleichstand entscheiden die mit der Kneipenelf, dann Verlängerung und Elfmeterschießen.
scenario-counter-attack-own =
    .about = Ein eigenes Szenario: { $a } spielt mit { $players-a } Spielern, { $b } mit { $players-b }, { $minutes } Minuten lang.

scenario-your-aim = Dein Ziel
scenario-aim-of = Was { $name } will
scenario-end = Wie es endet
scenario-show = Worum es in diesem Szenario geht
scenario-name = Szenario: { $title }
