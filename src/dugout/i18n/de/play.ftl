### Jetzt spielen: ein Spiel mit einem Klick, und das Blatt, auf dem man es wählt.

play-title = Anstoß mit einem Klick.
play-text = { $others ->
    [0] Eine kurze Partie { $game } gegen { $name }, etwa { $minutes } Minuten.
   *[other] Eine kurze Partie { $game } mit { $name } und anderen, etwa { $minutes } Minuten.
}
play-text-short = Eine kurze Partie { $game }, etwa { $minutes } Minuten.
play-text-plain = Eine Partie { $game }.
play-promise = Kein Konto, keine Fragen, aufhören, wann du willst.
play-now = Jetzt spielen
play-now-game = Jetzt spielen: { $game }
play-choose = Spiel auswählen
play-choose-short = Auswählen
play-choose-game = Auswählen: { $game }
play-you = Du
play-v = –
play-minutes = etwa { $minutes } Min.
play-min = { $minutes } Min.
play-pip = Noch nie gespielt?
    .text = Pip begleitet dich durch das erste Spiel
play-against = { $others ->
    [0] Du gegen { $name }
    [one] Du, { $name } und noch jemand
   *[other] Du, { $name } und { $others } andere
}
play-starting = Die Mannschaften laufen ein …
quick-title = Schnelles Spiel
quick-against = Gegen
quick-opponents = Alle zwölf ansehen
quick-length = Länge
quick-short = Kurz
quick-short-time = Kurz · { $minutes } Min.
quick-full = Lang
quick-full-time = Lang · { $time }
play-offline = Offline spielen
quick-all = Alle Einstellungen
quoted = „{ $line }“
quick-not-met = Ihr habt noch nicht gegeneinander gespielt.
quick-met =
    { $met ->
        [one] Ein Duell, { $won } gewonnen.
       *[other] { $met } Duelle, { $won } gewonnen.
    }
quick-start = Anstoß
quick-start-against = Anstoß gegen { $name }
quick-link = Per Link einladen
quick-device = Zu zweit an diesem Gerät
play-scenarios = Szenarien
quick-others = { $count ->
    [one] Ein Computer spielt mit.
   *[other] { $count } Computer spielen mit.
}
