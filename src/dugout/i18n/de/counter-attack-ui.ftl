### Counter Attack: was auf dem Tisch selbst steht (ca-…), und die Tasten (keys-ca-…).

## Namen von Menschen und Dingen

ca-nobody = niemand
ca-man = { $shirt } { $name }
ca-shirt = Nummer { $shirt }
ca-side = { $side ->
    [home] Heim
   *[other] Gast
}
ca-board = Spielfeld aus Sechsecken. Mit den Pfeiltasten bewegst du dich darauf, mit Tab zum nächsten Spieler, der handeln kann, mit der Leertaste tippst du.
ca-score = Spielstand
ca-first-leg = Hinspiel { $a }:{ $b }
ca-time = { $period ->
    [1] 1. Halbzeit
    [2] 2. Halbzeit
    [3] Verlängerung
    [4] Verlängerung
   *[other] Elfmeterschießen
}
ca-minute-of = { $minute }′ · { $period ->
    [1] Pause
    [3] Pause
   *[other] Schluss
} { $end }′
ca-attribute-pace = Tempo
    .short = Tem
ca-attribute-dribbling = Dribbling
    .short = Dri
ca-attribute-tackling = Tackling
    .short = Tac
ca-attribute-heading = Kopfball
    .short = Kop
ca-attribute-high_pass = Hoher Ball
    .short = HoB
ca-attribute-shooting = Schuss
    .short = Sch
ca-attribute-resilience = Robustheit
    .short = Rob
ca-attribute-saving = Parade
    .short = Par
ca-attribute-aerial = Luftstärke
    .short = Luf
ca-kind-keeper = Torwart
ca-kind-stopper = Vorstopper
ca-kind-ball-playing-defender = aufbauender Verteidiger
ca-kind-full-back = Außenverteidiger
ca-kind-holding-midfielder = defensiver Mittelfeldspieler
ca-kind-playmaker = Spielmacher
ca-kind-winger = Flügelspieler
ca-kind-target-forward = Stoßstürmer
ca-kind-finisher = Vollstrecker
ca-line-keeper = Tor
    .short = TW
ca-line-defence = Abwehr
    .short = ABW
ca-line-midfield = Mittelfeld
    .short = MIT
ca-line-attack = Angriff
    .short = ANG
ca-pace = { $pace ->
    [one] 1 Feld
   *[other] { $pace } Felder
}
ca-moved = hat sich bewegt
ca-barred = darf sich nicht bewegen
ca-offside = Abseitsstellung
ca-has-ball = hat den Ball
ca-yellow = Gelbe Karte
ca-injured = Verletzt
ca-sum = Alle Eigenschaften zusammen
ca-no-man = Tippe auf einen Spieler, um seine Karte zu sehen.

## Die Bewegungsphase

ca-phase = Bewegungsphase
ca-phase-used = { $used } von { $moves } benutzt
ca-phase-who = { $name ->
    [you] du
   *[other] { $name }
}, { $far ->
    [two] 2 Felder
   *[other] volles Tempo
}

## Fragen und Antworten

ca-panel = Dein Zug
ca-happening = Schau aufs Spielfeld
ca-waiting = Warten auf { $names }
ca-modes = Aktionen
ca-targets = Ziele
ca-men = Spieler
ca-quick = Vorschlag: { $man }
ca-jumpers = Spieler, die hochsteigen
ca-formation-4-4-2 = In jeder Reihe stark, aber gegen ein Dreier-Mittelfeld in Unterzahl.
ca-formation-4-3-3 = Stark durch die Mitte, schmal im Mittelfeld.
ca-formation-3-4-3 = Stark im Angriff, hinten anfällig.
ca-formation-5-3-2 = Hinten sicher, wenig Breite.
ca-formations = Formationen
ca-hint-man = { $count ->
    [one] Tippe den Spieler mit Ring an, um ihn zu bewegen.
   *[other] Tippe einen der { $count } Spieler mit Ring an.
}
ca-hint-loose = Der Ball ist frei: Lauf hin.
ca-hint-hex = Tippe an, wohin { $man } gehen soll.
ca-hint-target = Tippe ein Feld oder einen Mitspieler an. Tippe noch einmal, um zu spielen.
ca-hint-attack = Du greifst { $way ->
    [right] nach rechts
   *[up] nach oben
} an.
ca-hint-place = Tippe ein markiertes Feld an. Tippe noch einmal, um zu bestätigen.
ca-hint-jump = Alle in Reichweite steigen hoch. Tippe an, wer unten bleiben soll.
ca-hint-lift = Tippe einen Spieler an, um ihn aufzunehmen, dann das Feld, auf das er soll.
ca-hint-once = Du kannst jeden Spieler nur einmal aufstellen.
ca-hint-formation = Eine Formation kannst du nur einmal wählen, bevor du den ersten Spieler aufstellst.
ca-hint-sub = Tippe an, wer raus soll, oder lass die Mannschaft, wie sie ist.
ca-hint-on = Wer kommt für { $man }?
ca-steal-risk = { $count ->
    [one] { $men } kann mit einer 6 den Ball abnehmen.
   *[other] { $men } können jeweils mit einer 6 den Ball abnehmen.
}
ca-undo = Rückgängig
ca-sand-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}
ca-mode-standard = Standardpass
ca-mode-short = Kurzer Pass
ca-mode-first = Direktpass
ca-mode-high = Hoher Pass
ca-mode-long = Langer Ball
ca-mode-throw = Einwurf
ca-mode-kick = Abschlag
ca-mode-shot = Schuss
ca-mode-head = Kopfballpass
ca-mode-goal = Kopfball aufs Tor
ca-mode-dribble = Dribbling
ca-mode-step = Schritt
ca-mode-aim = Zielen
ca-mode-corner = Eckball
ca-mode-retreat = Zurückgehen
ca-mode-put = Aufstellen
ca-mode-place = Ball hinlegen
ca-zone = { $zone ->
    [goal-area] Torraum
    [penalty-area] Strafraum
    [edge] Strafraumgrenze
   *[midfield] Mittelfeld
    [corner] Ecke
    [wing] Flügel
}
ca-do-run = { $man } bewegen
ca-do-dribble = { $target ->
    [here] Hierher dribbeln
   *[other] Zu { $target } dribbeln
}
ca-do-standard = { $target ->
    [here] Pass hierher
   *[other] Pass zu { $target }
}
ca-do-short = { $target ->
    [here] Kurzer Pass hierher
   *[other] Kurzer Pass zu { $target }
}
ca-do-first = { $target ->
    [here] Direktpass hierher
   *[other] Direktpass zu { $target }
}
ca-do-high = { $target ->
    [here] Hoher Pass hierher
   *[other] Hoher Pass zu { $target }
}
ca-do-long = { $target ->
    [here] Langer Ball hierher
   *[other] Langer Ball zu { $target }
}
ca-do-throw = { $target ->
    [here] Hierher werfen
   *[other] Zu { $target } werfen
}
ca-do-kick = { $target ->
    [here] Abschlag hierher
   *[other] Abschlag zu { $target }
}
ca-do-head = { $target ->
    [here] Hierher köpfen
   *[other] Zu { $target } köpfen
}
ca-do-step = { $target ->
    [here] Schritt hierher
   *[other] Schritt zu { $target }
}
ca-do-corner = Eckball von { $target }
ca-do-retreat = { $target ->
    [here] Hierher zurück
   *[other] Zurück zu { $target }
}
ca-do-put = { $target ->
    [back] { $man } stehen lassen
    [here] Hier absetzen
   *[other] Auf { $target } stellen
}
ca-do-place = { $ask ->
    [goal-kick] { $target ->
        [here] Ball hierher
       *[other] Ball auf { $target }
    }
   *[other] { $target ->
        [here] Hierher gehen
       *[other] Nach { $target } gehen
    }
}
ca-do-taker = { $man } führt aus
ca-do-keeper = { $man } geht ins Tor
ca-do-order = { $man } ist der Nächste
ca-do-remove = { $man } ist nicht dabei
ca-do-lift = { $man } aufnehmen
ca-do-jump = { $count ->
    [0] Niemand steigt hoch
    [one] Ein Spieler steigt hoch
   *[other] { $count } Spieler steigen hoch
}
ca-last-moves = Letzte Züge
    .button = letzte Züge vor dem Pfiff
ca-leave-all = { $placed ->
    [no] Alle bleiben, wo sie sind
   *[yes] Fertig, weiter zum Standard
}
ca-next-round = Nächste Runde ({ $round } von { $rounds })
ca-plain-end-step = { $left ->
    [0] Schritt beenden
    [one] Schritt beenden: ein Zug verfällt
   *[other] Schritt beenden: { $left } Züge verfallen
}
ca-plain-end = { $ask ->
    [substitute] Kein Wechsel
    [place] Fertig
    [scenario-place] Fertig
    [penalty-place] Fertig
    [free-moves] Nicht mehr bewegen
   *[other] Nicht bewegen
}
ca-plain-move = Spieler bewegen
ca-plain-snapshot = Schnellschuss
ca-plain-over = Über die Linie gehen
ca-plain-stay = { $ask ->
    [dribble] Hier anhalten
   *[other] Bleiben
}
ca-plain-tackle = Tackling
ca-plain-reckless = Rücksichtslose Grätsche
ca-plain-no = { $ask ->
    [tackle] Kein Tackling
    [dive] Stehen bleiben
    [snapshot] Ball behalten
   *[other] Nein
}
ca-plain-play-on = Weiterspielen
ca-plain-take-kick = Freistoß nehmen
ca-plain-dive = Vor die Füße werfen
ca-plain-header = Köpfen
ca-plain-drop = Fallen lassen
ca-plain-arrange = { $ask ->
    [order] Beste Schützen zuerst
   *[other] Für mich aufstellen
}

## Chancen und Würfel

ca-odds-goal = Tor { $chance }
ca-odds-unblocked = nicht abgeblockt { $chance }
ca-odds-arrives = kommt an { $chance }
ca-odds-accurate = genau { $chance }
ca-odds-won = Ball erobert { $chance }
ca-odds-foul = Foul { $chance }
ca-odds-failed = misslingt { $chance }
ca-odds-red = Rote Karte { $chance }
ca-odds-tie = freier Ball { $chance }
ca-odds-keeps = behält den Ball { $chance }
ca-odds-header = Kopfball gewonnen { $chance }
ca-odds-header-if-all-jump = wenn alle springen: Kopfball gewonnen { $chance }
ca-odds-goal-if-all-jump = wenn alle springen, auch der Torwart: Tor { $chance }
ca-odds-against = Gegentor { $chance }
ca-odds-their-pass = Pass kommt an { $chance }
ca-odds-their-shot = Schuss trifft { $chance }
ca-odds-takes = dein Torwart hat den Ball
ca-odds-roller = { $need ->
    [6] { $man } stoppt ihn mit einer 6
   *[other] { $man } stoppt ihn mit { $need } oder mehr
}
ca-odds-certain = { $man } steht im Weg
ca-needs = nötig: { $need }

## Rund um das Feld

ca-side-panel = Neben dem Spielfeld
ca-tab-man = Spieler
ca-more = Würfel und Einstellungen
ca-won = { $name } gewinnt
ca-drawn = Unentschieden
ca-cursor-empty = leer
ca-cursor-ball = Ball
ca-cursor-target = wählbar
ca-cursor-near = neben { $men }
ca-aim-title = Counter Attack in drei Sätzen
ca-text-title = Stellung als Text

## Tasten

keys-ca-cursor = übers Spielfeld gehen; Umschalt mit links oder rechts wechselt die Reihe
keys-ca-next = nächster Spieler, der handeln kann
keys-ca-tap = das Feld antippen; die Animation überspringen
keys-ca-commit = den Plan spielen
keys-ca-undo = den Plan zurücknehmen
keys-ca-escape = Spieler loslassen
keys-ca-answer = eine Antwort, Aktion oder Karte wählen
keys-ca-influence = Einflusszonen
keys-ca-odds = Chancen
keys-ca-end = den Schritt beenden oder anhalten
keys-ca-text = Stellung als Text, Zug eingeben
# A step that is left to the coach.
ca-rest = Trainer machen lassen
ca-rest-on = Der Trainer zieht für dich
ca-rest-stop = Ich übernehme
# Men to choose from, each with his figure for what he is asked for.
ca-names-skill = Neben jedem Namen: { $skill }.
