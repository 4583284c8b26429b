### Counter Attack: die Szenarien. $a und $b sind die Namen derer, die die beiden Seiten spielen; Seite a spielt zu Hause.
### `.aim-a` und `.aim-b` lesen beide Seiten, also sprechen sie niemanden an; die Titel sind die der Option.

scenario-counter-attack-SC-1 =
    .about = 60. Minute: { $a } liegt 0:2 zurück, aber { $b } hat nach zwei Roten Karten nur noch neun Mann. Wenn beide Aufstellungen stehen, wird gelost, welche zwei Feldspieler von { $b } vom Platz müssen. Dann stellt { $b } die Mannschaft beliebig auf, danach { $a }, und { $a } beginnt mit einem Abstoß.
    .aim-a = Das Spiel mit elf gegen neun drehen: zwei Tore retten das Unentschieden, drei gewinnen.
    .aim-b = Mit neun Mann zwei Tore Vorsprung halten.
    .end = 90. Minute. Der Stand beginnt bei 0:2; Gleichstand ist ein Unentschieden.
scenario-counter-attack-SC-2 =
    .about = Halbzeit im Rückspiel: { $a } führt zu Hause 1:0, das Hinspiel bei { $b } endete 0:0. Ihr spielt nur die zweite Halbzeit, elf gegen elf; ein Münzwurf entscheidet über den Anstoß.
    .aim-a = Bis zum Ende vorn bleiben: Gleichstand reicht nicht.
    .aim-b = Ausgleichen: Ab 1:1 entscheiden bei Gleichstand die Auswärtstore.
    .end = 90. Minute. Wer in beiden Spielen mehr Tore hat, kommt weiter; bei Gleichstand { $b } dank der Auswärtstore.
scenario-counter-attack-SC-3 =
    .about = { $a } greift mit sieben Feldspielern und ohne Torwart an, { $b } verteidigt mit fünf Feldspielern und einem Torwart. Ihr wählt sie abwechselnd aus zwanzig offenen Karten, { $a } zuerst; { $b } wählt auch einen Torwart. { $a } hat Anstoß, und wieder nach jedem Tor und jedes Mal, wenn geklärt wurde.
    .aim-a = In 30 Minuten so viele Tore wie möglich schießen.
    .aim-b = Den Ball über die Mittellinie bringen, mit einem Lauf, einem Schuss oder einem Kopfball: Dann ist geklärt und der Angriff vorbei. Die Abwehr kann keine Tore schießen.
    .end = Nach 30 Minuten tauscht ihr die Rollen und spielt noch einmal 30 Minuten. Wer mehr Tore schießt, gewinnt; Gleichstand ist ein Unentschieden.
    .about-second = Die Rollen sind getauscht: Jetzt greift { $a } mit sieben Feldspielern und ohne Torwart an, { $b } verteidigt mit fünf Feldspielern und einem Torwart. Ihr wählt sie neu aus zwanzig offenen Karten, { $a } zuerst; { $b } wählt auch einen Torwart. Im ersten Angriff schoss { $b } { $goals-b ->
        [one] ein Tor
       *[other] { $goals-b } Tore
    }.
    .aim-a-second = In 30 Minuten mehr Tore schießen als { $b }.
    .end-second = Nach diesen 30 Minuten ist Schluss. Wer mehr Tore schießt, gewinnt; Gleichstand ist ein Unentschieden.
scenario-counter-attack-SC-4 =
    .about = Stars gegen Kneipenelf: { $a } hat den besten Torwart und die fünfzehn besten Spieler des Stapels, { $b } die schlechtesten. Ihr spielt 60 Minuten ohne Pause, tauscht die Mannschaften und spielt noch einmal 60 Minuten.
    .aim-a = Mit den Stars hoch gewinnen: Nach dem Tausch muss die Kneipenelf diesen Vorsprung verteidigen.
    .aim-b = Es knapp halten und treffen: Jedes Tor der Kneipenelf zählt als Auswärtstor.
    .end = Nach beiden Spielen werden die Tore zusammengezählt. Bei Gleichstand entscheiden die Tore mit der Kneipenelf, dann Verlängerung und Elfmeterschießen.
    .about-second = Die Mannschaften sind getauscht: Jetzt hat { $a } die Stars und { $b } die Kneipenelf, noch einmal 60 Minuten ohne Pause. Das Hinspiel zwischen { $a } und { $b } endete { $goals-a }:{ $goals-b }.
    .aim-a-second = Mit den Stars so hoch gewinnen, dass es nach beiden Spielen reicht.
    .end-second = Nach diesen 60 Minuten werden die Tore beider Spiele zusammengezählt. Bei Gleichstand entscheiden die Tore mit der Kneipenelf, dann Verlängerung und Elfmeterschießen.
scenario-counter-attack-own =
    .about = Dein eigenes Szenario: { $a } spielt mit { $players-a } Spielern, { $b } mit { $players-b }, { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } lang.
    .about-second = Dein eigenes Szenario mit getauschten Rollen: Jetzt spielt { $a } mit { $players-a } Spielern, { $b } mit { $players-b }, { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } lang. Das Hinspiel zwischen { $a } und { $b } endete { $goals-a }:{ $goals-b }.

scenario-your-aim = Dein Ziel
scenario-aim-of = Ziel von { $name }
scenario-end = Wie es endet
scenario-show = Über dieses Szenario
scenario-name = Szenario: { $title }
