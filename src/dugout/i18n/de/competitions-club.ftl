### Der Schreibtisch mit anderen: Gruppen von Hand, Ersatzleute, Helfer, Ergebnisse der Trainer, das Ende.
co-group-at = { $name }, Gruppe { $group }
co-groups-by-hand = Selbst auf die Gruppen verteilen
co-groups-help = Zieh jemanden auf jemand anderen, und die beiden tauschen; oder mit Leertaste und Pfeilen.
co-groups-drawn = Die Gruppen folgen aus der Reihenfolge: erst je einer in Gruppe A, B und so weiter, dann rückwärts.
co-said-title = { $count ->
    [one] Ein Ergebnis wartet auf dich
   *[other] { $count } Ergebnisse warten auf dich
}
co-said-accept = { $alone ->
    [yes] { $score } bestätigen
   *[no] { $name }: { $score } stimmt
}
co-said-reject = { $count ->
    [one] Ablehnen
   *[other] Beide ablehnen
}
co-disputed = Sie sind sich nicht einig. Du entscheidest.
co-unconfirmed = Die andere Seite hat es noch nicht bestätigt. Du kannst das tun.
co-unconfirmed-yours = Dein eigenes Spiel: Das hat die andere Seite eingetragen.
co-said-enter = Am echten Tisch gespielt? Ergebnis eintragen
co-said-otherwise = Es ging anders aus
co-said-help = Trag das Ergebnis ein. Es zählt, sobald { $guest ->
    [yes] der Veranstalter
   *[no] { $name }
} es bestätigt.
co-said-mine = Du hast { $score } eingetragen. Es zählt, sobald { $guest ->
    [yes] der Veranstalter
   *[no] { $name }
} es bestätigt.
co-said-other = { $name } hat { $score } eingetragen. Stimmt das?
co-said-both = Du hast { $mine } eingetragen, { $name } { $other }. Der Veranstalter entscheidet, wenn es keiner von euch ändert.
co-said-confirm = Ja, { $score }
co-said-last = Mit diesem Ergebnis ist der Wettbewerb zu Ende, und danach lässt es sich nicht mehr ändern. Soll { $score } zählen?
co-desk-correct-title = Ergebnis berichtigen
co-desk-correct-do = Berichtigen
co-substitutes = Ersatzleute
co-substitutes-help = Wer eine Mannschaft übernehmen würde. Wenn du jemanden ersetzt, kannst du hier auswählen.
co-substitutes-none = Niemand steht auf der Liste.
co-substitute-name = Name
co-substitute-add = Auf die Liste setzen
co-substitute-else = Jemand anderes …
co-wait-offer = Es hat ohne dich begonnen? Wenn jemand ausfällt, rücken Ersatzleute nach.
co-waits-you = Du stehst auf der Liste der Ersatzleute. Fällt jemand aus, kann dir der Veranstalter die Mannschaft geben.
co-wait = Setz mich auf die Liste
co-unwait = Nimm mich von der Liste
co-help-invite = Helfer einladen, der nicht mitspielt
co-help-link = Link für einen Helfer
co-help-link-help = Wer diesen Link als Erster öffnet, hilft dir. Schick ihn nur einer Person.
co-help-link-off = Link zurückziehen
co-helps-outside = hilft dir, spielt nicht mit
co-help-asked = Du wirst um Hilfe gebeten.
co-help-asked-text = Du darfst dann Ergebnisse eintragen, Termine verlegen und tun, was { $title } sonst noch braucht.
co-help-do = Ich helfe
co-end-early = Saison vorzeitig beenden
co-end-early-help = Was nicht beendet ist, bleibt ungespielt, die Tabelle steht, und wer sie anführt, ist Meister. Das lässt sich nicht zurücknehmen.
co-ends-soon = { $part } endet am { $time }, und { $count ->
    [one] ein Spiel ist offen.
   *[other] { $count } Spiele sind offen.
}
co-extend-three = Um drei Tage verlängern
co-extend-because = Einige Spiele sind noch offen.
co-withdraw-follows = { $branch ->
    [draft] Die Auswahl beginnt ohne dich von vorn.
    [tables] Ein Computer spielt für dich bis zum Ende dieser Runde. Du behältst dein Geld und wirst nicht mehr gesetzt.
    [knockout] Dein Gegner kommt weiter.
    [void] { $done ->
        [0] Alle deine Spiele verschwinden aus der Tabelle, denn du hast nicht die Hälfte gespielt.
        [one] Alle deine Spiele verschwinden aus der Tabelle, auch das gespielte, denn das ist weniger als die Hälfte.
       *[other] Alle deine Spiele verschwinden aus der Tabelle, auch die { $done } gespielten, denn das ist weniger als die Hälfte.
    }
   *[forfeits] { $rest ->
        [0] Deine Ergebnisse bleiben stehen.
        [one] Das Spiel, das du noch hättest, wird gegen dich gewertet. Die anderen bleiben stehen.
       *[other] Die { $rest } Spiele, die du noch hättest, werden gegen dich gewertet. Die anderen bleiben stehen.
    }
}
co-did-wait = { $on ->
    [yes] { $name } steht auf der Liste der Ersatzleute.
   *[no] { $name } steht nicht mehr auf der Liste der Ersatzleute.
}
co-did-end = { $by } hat die Saison vorzeitig beendet.
co-desk-settings = Name, Helfer, Löschen
