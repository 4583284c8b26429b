### Counter Attack: die Szenarien. $a und $b sind die Namen derer, die die beiden Seiten spielen; Seite a spielt zu Hause.
### `.aim-a` und `.aim-b` lesen beide Seiten, also sprechen sie niemanden an; die Titel sind die der Option.

# The reader's side in these sentences, which speak of others; it begins some of them, and then has its capital.
scenario-own-side = dein Team
scenario-counter-attack-SC-1 =
    .score = 0:2
    .lasts = 30 Min.
    .about = 60. Minute: { $a } liegt 0:2 zurück, aber { $b } hat nach zwei Roten Karten nur noch neun Mann. Wenn beide Aufstellungen stehen, verliert { $b } zwei Feldspieler durch das Los. Dann stellt sich { $b } beliebig auf, danach { $a }, und { $a } beginnt mit einem Abstoß.
    .aim-a = Das Spiel mit elf gegen neun drehen: zwei Tore retten das Unentschieden, drei gewinnen.
    .aim-b = Mit neun Mann zwei Tore Vorsprung halten.
    .end = Bis zur 90. Minute. Der Stand beginnt bei 0:2; Gleichstand ist ein Unentschieden.
scenario-counter-attack-SC-2 =
    .score = 1:0
    .lasts = 45 Min.
    .about = Halbzeit im Rückspiel: { $a } führt zu Hause 1:0, das Hinspiel auswärts endete 0:0. Ihr spielt nur die zweite Halbzeit, elf gegen elf; ein Münzwurf entscheidet über den Anstoß.
    .aim-a = Bis zum Ende vorn bleiben: Gleichstand reicht nicht.
    .aim-b = Ausgleichen: Ab 1:1 entscheiden bei Gleichstand die Auswärtstore.
    .end = Bis zur 90. Minute. Wer in beiden Spielen mehr Tore hat, kommt weiter; bei Gleichstand { $b } dank der Auswärtstore.
scenario-counter-attack-SC-3 =
    .score = 0:0
    .lasts = 2 × 30 Min.
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
    .score = 0:0
    .lasts = 2 × 60 Min.
    .about = Stars gegen Kneipenelf: { $a } hat den besten Torwart und die fünfzehn besten Spieler des Stapels, { $b } die schlechtesten. Ihr spielt 60 Minuten ohne Pause, tauscht die Mannschaften und spielt noch einmal 60 Minuten.
    .aim-a = Mit den Stars hoch gewinnen: Nach dem Tausch muss die Kneipenelf diesen Vorsprung verteidigen.
    .aim-b = Es knapp halten und treffen: Jedes Tor der Kneipenelf zählt als Auswärtstor.
    .end = Nach beiden Spielen werden die Tore zusammengezählt. Bei Gleichstand entscheiden die Tore mit der Kneipenelf, dann Verlängerung und Elfmeterschießen.
    .about-second = Die Mannschaften sind getauscht: Jetzt hat { $a } die Stars und { $b } die Kneipenelf, noch einmal 60 Minuten ohne Pause. Das Hinspiel endete { $goals-a }:{ $goals-b } ({ $a } gegen { $b }).
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
    } lang. Das Hinspiel endete { $goals-a }:{ $goals-b } ({ $a } gegen { $b }).

scenario-your-aim = Dein Ziel
scenario-aim-of = Ziel von { $name }
scenario-reached = { $how ->
    [won] Ziel erreicht: { $aim }
    [drawn] Unentschieden, Ziel halb erreicht: { $aim }
   *[lost] Ziel verfehlt: { $aim }
}
scenario-end = Wie es endet
scenario-show = Über dieses Szenario
scenario-name = Szenario: { $title }

## Einstellungen

option-counter-attack-rules = Regeln
    .help = Die Grundregeln, alle erweiterten Regeln, ein leichter Einstieg oder deine eigene Mischung.
    .core = Grundregeln
    .advanced = Erweitert
    .learning = Lernen
    .custom = Eigene Mischung
option-counter-attack-squads = Kader
    .help = Spieler abwechselnd wählen, mit fertigen Kadern spielen oder die Karten austeilen lassen.
    .draft = Abwechselnd wählen
    .fixed = Fertige Kader
    .random = Ausgeteilt
option-counter-attack-scenario = Szenario
    .help = Ein kurzes Spiel aus einer vorgegebenen Lage.
    .none = Keines
    .SC-1 = In Unterzahl
    .SC-2 = Das Auswärtstor
    .SC-3 = Abwehr gegen Angriff
    .SC-4 = Stars gegen Kneipenelf
option-counter-attack-draw = Unentschieden nach 90 Minuten
    .help = Was passiert, wenn am Ende niemand führt.
    .stands = Es bleibt dabei
    .extra_time_then_shootout = Verlängerung, dann Elfmeterschießen
    .shootout = Elfmeterschießen
    .extra_time = Verlängerung
option-counter-attack-half_minutes = Minuten je Halbzeit
    .help = Eine Bewegungsphase dauert 3 Minuten, ein Pass 1.
option-counter-attack-clock = Uhr
    .help = Nach Aktionen gezählt oder in echten Minuten, solange beide Spieler verbunden sind.
    .action = Nach Aktionen
    .real = Echtzeit
option-counter-attack-sand_timer = Sanduhr
    .help = Eine Minute für jeden Schritt einer Bewegungsphase und für jede andere Entscheidung.
    .off = Aus
    .second_half = Ab der zweiten Halbzeit
    .on = An
    .none = Nach den Regeln
option-counter-attack-home_advantage = Heimvorteil
    .help = Die Heimmannschaft verteilt sechs Punkte auf ihre Spieler.
option-counter-attack-ready = Aufstellungen stehen fest
    .help = Vor einem Anstoß wird niemand gefragt: Die beste Elf steht im 4-4-2 bereit.
option-counter-attack-kick_off = Erster Anstoß
    .help = Wer das Spiel anstößt; die andere Mannschaft stößt die zweite Halbzeit an.
    .home = Heimmannschaft
    .away = Gastmannschaft
    .toss = Münzwurf
option-counter-attack-edition = Ausgabe
    .help = Das Regelbuch, nach dem gespielt wird.
    .book = Erste Ausgabe
option-counter-attack-steal_foul = Eine 1 beim Abnehmen ist ein Foul
    .help = Aus: Nur Tacklings und Torhüter, die sich vor die Füße werfen, können Fouls sein.
option-counter-attack-max_penalty = Größter Würfelabzug
    .help = Die Abzüge auf einen Wurf sind zusammen nie größer.
option-counter-attack-save_result = Nach einer Parade
    .help = Ein Würfel entscheidet: Eckball oder festgehalten.
    .die = Ein Würfel
option-counter-attack-walk_in = Den Ball ins Tor tragen
    .help = Ein ballführender Spieler darf vom Feld direkt vor dem Tor über die Torlinie gehen.
option-counter-attack-anchor = Keine zweite Berührung nach Fortsetzungen
    .help = Wer das Spiel fortsetzt, muss warten, bis ein anderer am Ball war.
option-counter-attack-sets = Kartensätze
    .help = Wie viele Sätze aus 64 Spielern und 8 Torwarten im Stapel sind.
option-counter-attack-teams = Eigene Kader
    .help = Zwei Kader als Daten: Name, Torwart und je 10 bis 15 Spieler.
option-counter-attack-own_scenario = Eigenes Szenario
    .help = Ein Szenario als Daten.
option-counter-attack-first_leg = Hinspiel
    .help = Tore der heutigen Heim- und Gastmannschaft im Hinspiel: Dies ist das Rückspiel.
option-counter-attack-long_accuracy = Lange Bälle können misslingen
    .help = Hoher Ball plus Würfel müssen 9 erreichen.
option-counter-attack-corner_accuracy = Eckbälle können misslingen
    .help = Hoher Ball plus Würfel müssen 8 erreichen.
option-counter-attack-first_time_pass = Direktpässe
    .help = Ein kurzer Pass gleich nach einem angenommenen Pass.
option-counter-attack-difficult_angle = Spitze Winkel
    .help = Schüsse aus der Nähe der Eckfahnen bekommen 1 Abzug.
option-counter-attack-wild_shots = Wilde Schüsse
    .help = Würfelt der Schütze eine 1, geht der Schuss vorbei.
option-counter-attack-keeper_reach = Reichweite des Torwarts
    .help = Eine Parade auf dem dritten Feld bekommt 1 Abzug.
option-counter-attack-tie_loose_ball = Gleichstand: freier Ball
    .help = Aus: Bei Gleichstand wird neu gewürfelt.
option-counter-attack-reckless_tackle = Rücksichtslose Grätschen
    .help = Bring ihn zu Fall und nimm die Karte.
option-counter-attack-tackle_from_behind = Tackling von hinten
    .help = Foul bei 1 oder 2, mit dem Risiko einer Roten Karte.

## Wählen und Aufstellen

ca-draft-round = Draft, Runde { $round }
ca-your-pick = { $count ->
    [one] Du wählst: die letzte Karte
   *[other] Du wählst: eine von { $count } Karten
}
ca-open-pick = Offene Karten
ca-your-keeper = Wähle deinen Torwart
ca-quick-draft = Den Rest für mich wählen
ca-picked = { $count } von { $size } gewählt
ca-taken = { $you ->
    [yes] schon bei dir
   *[no] schon bei { $name }
}
ca-choose = Wählen
ca-take = { $name } nehmen
ca-means = Deine Mannschaft mit ihm
ca-lineup-title = Wie stellst du auf?
ca-lineup-text = { $count ->
    [11] Für jede Formation ist deine beste Elf schon gewählt.
   *[other] Deine besten { $count } Spieler sind schon gewählt.
} Oder du verteilst die Trikots selbst.
ca-lineup-squad = Dein Kader
ca-lineup-best = { $count } Spieler
ca-lineup-take = So spielen
ca-lineup-own = Spieler selbst wählen
ca-lineup-in = Deine Aufstellung ist abgegeben
ca-lineup-wait = Die Mannschaften werden aufgestellt
ca-wear-title = Wer trägt die { $shirt }? { $place ->
    [full-back] Außenverteidiger
    [centre-back] Innenverteidiger
    [wide] Äußeres Mittelfeld
    [central] Zentrales Mittelfeld
    [forward] Stürmer
   *[other] Tor
}
ca-wear-text = { $place ->
    [full-back] Hier zählen Tempo und Tackling.
    [centre-back] Hier zählen Tackling und Kopfball.
    [wide] Hier zählen Dribbling und Hoher Ball.
    [forward] Hier zählen Schuss und Kopfball.
   *[other] Hier brauchst du von allem etwas.
}
ca-wear-fill = Den Rest auffüllen
ca-fits = passt am besten
ca-points-title = { $points ->
    [one] Noch ein Punkt Heimvorteil
   *[other] { $points } Punkte Heimvorteil
}
ca-points-text = Jeder Punkt hebt eine Eigenschaft um 1, bis höchstens 6.
ca-points-done = Fertig
ca-sketch = Skizze der Aufstellung

## Worum es geht, Einstellungen des Geräts, der Tisch als Text

ca-aim-1 = 1. Passen, schießen oder laufen.
    .more = Wer den Ball hat, entscheidet. Ein Pass ist sicher, solange kein Gegner nahe am Passweg steht.
ca-aim-2 = 2. Gelaufen wird zu viert, zu fünft, zu zweit.
    .more = Der Angriff bewegt vier, die Abwehr fünf, der Angriff noch zwei. Neben dem Ball darf ein Verteidiger tackeln.
ca-aim-3 = 3. Würfel entscheiden Duelle; die meisten Tore gewinnen.
    .more = Wurf plus Wert des Spielers: Die höhere Summe gewinnt Tackling, Kopfball oder Schuss.
ca-habit-auto = Automatisch spielen, wenn es nur einen Zug gibt
ca-habit-odds = Chancen zeigen
ca-habit-subs = Bei jeder Unterbrechung nach Wechseln fragen
ca-habit-influence = Einflusszonen zeigen
ca-speed = Tempo
ca-speed-name = { $speed ->
    [normal] Normal
    [fast] Schnell
   *[other] Sofort
}
ca-text-score = { $home } { $a }:{ $b } { $away }, Minute { $minute }.
ca-text-ball = { $state ->
    [carried] { $man } hat den Ball auf { $hex }.
    [held] { $man } hält den Ball auf { $hex } fest.
    [loose] Der Ball liegt frei auf { $hex }.
   *[other] Der Ball ist nicht im Spiel.
}
ca-text-man = { $text } { $name }: { $hex }, Tempo { $pace }{ $ball ->
    [yes] , hat den Ball
   *[other] {""}
}{ $moved ->
    [yes] , hat sich bewegt
   *[other] {""}
}
ca-text-off = neben dem Platz
ca-text-send = Spielen
ca-text-count = { $count ->
    [one] { $count } möglicher Zug:
   *[other] { $count } mögliche Züge:
}

# The page of scenarios.
scenarios-lead = Spiele von { $game }, die schon laufen, jedes mit einem Ziel.
scenarios-play = Das spielen
scenarios-best = { $won ->
    [yes] Bisher am besten: { $score } gewonnen gegen { $opponent }
    [level] Bisher am besten: { $score } gegen { $opponent }
   *[no] Bisher am besten: { $score } verloren gegen { $opponent }
}
