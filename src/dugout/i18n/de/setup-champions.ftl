### Champions 2020: Einstellungen, Aufstellung, worum es geht, und die Stellung in Worten. Kein erstes Spielfeld braucht sie.

option-champions-profile = Regeln
    .help = Einsteiger: ohne Fouls, Karten, Verletzungen, Aufnehmen, Schulterrempler und Auswechslungen.
    .full = Alle Regeln
    .starter = Einsteiger
option-champions-match = Spiel
    .help = Ein Freundschaftsspiel darf unentschieden enden; die anderen gehen in Verlängerung und Elfmeterschießen.
    .friendly = Freundschaftsspiel
    .decided = Es muss einen Sieger geben
    .competition = Wettbewerb
option-champions-clock = Uhr
    .help = Einsen: Jede 1, die zählt, rückt die Uhr sechs Minuten vor. Würfe: Jeder Wurf ist eine Minute.
    .ones = Einsen
    .rolls = Würfe
option-champions-clock_start = Beginn der Uhr
    .help = Ein Spiel, das später beginnt, ist kürzer.
    .zero = Anstoß
    .thirty = 30. Minute
    .sixty = 60. Minute
option-champions-ready = Aufstellungen stehen fest
    .help = Vor dem Anstoß wählt und stellt niemand auf: Beide Mannschaften spielen 4-4-2.
option-champions-home_absent = Fehlen bei Heim
    .help = Rückennummern, die der Heimmannschaft fehlen.
option-champions-away_absent = Fehlen bei Gast
    .help = Rückennummern, die der Gastmannschaft fehlen.

ch-lineup-title = Wähle deine Elf
ch-formation = Formation
ch-lineup-help = Nimm eine Formation, wie sie ist, oder tippe zwei Spieler einer Linie an, um sie zu tauschen. Links ist links auf deinem Feld.
ch-lineup-swap = Tippe jetzt den Spieler an, der mit #{ $shirt } den Platz tauscht.
ch-lineup-out = Nr. { $shirt } fehlt
ch-lineup-man = #{ $shirt }, { $place ->
    [pitch] spielt
   *[bench] auf der Bank
}

ch-aim-1 = 1. Würfeln, laufen, schießen.
ch-aim-1-more = Ein Spieler verbraucht den Wurf: Schritte zum Ball, dann der Schuss. Der Schritt auf den Ball ist gratis.
ch-aim-2 = 2. Dann ist der Gegner dran.
ch-aim-2-more = Lass den Ball also dort liegen, wo deine Spieler näher dran sind.
ch-aim-3 = 3. Die meisten Tore gewinnen.
ch-aim-3-more = Schieß am Torwart vorbei. Jede gewürfelte 1 bringt den Abpfiff sechs Minuten näher.

ch-text-title = Die Stellung in Worten
ch-text-score = { $home } { $h }, { $away } { $a }, Minute { $minute }.
ch-text-ball = { $held ->
    [0] Der Ball liegt auf { $cell }.
   *[other] Ein Torwart hält den Ball auf { $cell }.
}
ch-text-no-ball = Der Ball ist in der Luft oder nicht im Spiel.
ch-text-man = { $keeper ->
    [0] #{ $shirt } { $cell }
   *[other] Torwart #{ $shirt } { $cell }
}{ $yellow ->
    [0] {""}
   *[other] {" "}(verwarnt)
}{ $injured ->
    [0] {""}
   *[other] {" "}(verletzt)
}
ch-typed = Gib deinen Zug ein
ch-typed-label = Zug in Notation
ch-typed-send = Spielen
ch-typed-help = { $count ->
    [0] Schreib ihn wie im Regelbuch.
    [one] Es gibt einen möglichen Zug.
   *[other] Es gibt { $count } mögliche Züge.
}
ch-settings = Einstellungen
ch-speed = Tempo
ch-speed-name = { $speed ->
    [normal] Normal
    [fast] Schnell
   *[off] Sofort
}
ch-auto = Automatisch spielen, wenn es nur einen Zug gibt
ch-auto-help = Stellt auch deine Mannschaft wie in der Aufstellung auf.
ch-odds = Chancen zeigen
ch-odds-help = Bevor du schießt. Taste O.
ch-keeper-rarely-help = Sonst bleibt dein Torwart auf seiner Seite des Tors.
ch-sideways = Nach rechts angreifen
ch-sideways-help = Auf breiten Bildschirmen. Auf dem Handy greifst du immer nach oben an.
