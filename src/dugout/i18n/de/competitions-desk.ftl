# Der Tisch des Veranstalters: Ergebnisse von Hand, Ausfälle, mehr Zeit, und was entschieden wurde.
co-tab-desk = Spielleitung
co-tab-history = Verlauf
co-cancel = Abbrechen
co-waits = Noch offen
co-waits-none = Gerade kann kein Spiel eingetragen werden.
co-desk-kind = Was geschehen ist
co-desk-enter = Echter Tisch
co-desk-enter-title = Ergebnis eintragen
co-desk-enter-do = Eintragen
co-desk-award = Wertung
co-desk-award-title = Spiel werten
co-desk-award-do = Werten
co-desk-overturn = Anderes Ergebnis
co-desk-overturn-title = Ergebnis ändern?
co-desk-overturn-do = Ändern
co-desk-strike = Streichen
co-desk-strike-title = Ergebnis streichen?
co-desk-strike-do = Streichen
co-desk-strike-help = Das Ergebnis entfällt, und das Spiel ist wieder offen.
co-desk-loser = Gegen wen wird gewertet
co-desk-loser-first = Wähle, gegen wen gewertet wird.
co-desk-forfeits = gegen { $name }
co-codes-goals = Tore, Karten und Verletzungen (Schützen dürfen fehlen)
co-goal = Tor
co-add-goal = Tor hinzufügen
co-add-code-card = Karte oder Verletzung hinzufügen
co-reason = Grund, für alle sichtbar
co-reason-example = { $kind ->
    [award] Nicht erschienen, nicht abgesagt
   *[other] Die Zahlen waren vertauscht
}
co-follows = Was daraus folgt
co-follows-row = { $name }: { $same ->
    [yes] jetzt { co-th }
   *[no] { $kind ->
        [money] Geld
       *[points] Punkte
    } { $before } → { $after }{ $moved ->
        [yes] , jetzt { co-th }
       *[no] { "" }
    }
}
co-follows-man = { $name }, { $man }: { $suspended ->
    [0] nicht gesperrt
    [one] 1 Spiel gesperrt
   *[other] { $suspended } Spiele gesperrt
}, { $rolled ->
    [yes] über die Verletzung entscheidet der Würfel, wenn du bestätigst
   *[no] { $hurt ->
        [0] fit
        [one] 1 Spiel verletzt
       *[other] { $hurt } Spiele verletzt
    }
}
co-follows-out = { $name } scheidet aus.
co-follows-matches = { $status ->
    [done] { $count ->
        [one] Ein weiteres Spiel wird kampflos gewertet.
       *[other] { $count } weitere Spiele werden kampflos gewertet.
    }
    [void] { $count ->
        [one] Ein Spiel fällt aus der Tabelle.
       *[other] { $count } Spiele fallen aus der Tabelle.
    }
    [unplayed] { $count ->
        [one] Ein Spiel bleibt ungespielt.
       *[other] { $count } Spiele bleiben ungespielt.
    }
   *[waiting] { $count ->
        [one] Ein Spiel ist wieder offen.
       *[other] { $count } Spiele sind wieder offen.
    }
}
co-follows-part = { $part } endet jetzt am { $time }.
co-follows-told = { $count ->
    [0] Es kommt in den Verlauf.
    [one] Es kommt in den Verlauf, und eine Person wird benachrichtigt.
   *[other] Es kommt in den Verlauf, und { $count } Personen werden benachrichtigt.
}
co-dropout = Wenn jemand ausfällt
co-replace = Ersetzen
co-replace-help = Jemand anderes übernimmt die Mannschaft mit Ergebnissen, Karten, Verletzungen und Terminen.
co-replace-name = Wer übernimmt
co-take-out = Zurückziehen
co-take-out-help = Vor der Hälfte der Spiele fallen alle aus der Tabelle; danach wird der Rest kampflos gewertet.
co-change-entrant = { $name } ersetzen oder zurückziehen
co-before-him = vorher: { $name }
co-state-in = dabei
co-state-out = ausgeschieden
co-state-computer = Computer
co-days-title = Der Kalender
co-day-over = { $over } von { $count } gespielt
co-day-running = { $count } im Gange
co-day-live = läuft
co-day-done = beendet
co-day-change = Ändern
co-date-missing = Wähle Tag und Uhrzeit.
co-extend = Mehr Zeit geben
co-extend-by = Wie viel
co-extend-time = { $hours ->
    [1] 1 Stunde
    [3] 3 Stunden
    [24] 1 Tag
    [72] 3 Tage
   *[168] eine Woche
}
co-extend-rest = Alles Spätere rückt mit
co-did-nothing = Noch ist nichts entschieden.
co-did-draw = { $by } hat die Liste geschlossen und ausgelost.
co-did-enter = { $confirmed ->
    [both] Beide Seiten haben { $match } gleich eingetragen: { $after }, am echten Tisch gespielt.
    [one] { $by } hat { $match } bestätigt: { $after }. Eingetragen hatte es { $other }, gespielt am echten Tisch.
   *[no] { $by } hat { $match } eingetragen: { $after }, am echten Tisch gespielt.
}
co-reason-done = Erledigt. Es steht im Verlauf.
co-did-session = { $by } hat die Sitzung von { $match } eingetragen, gespielt am echten Tisch.
co-did-reject = { $by } hat abgelehnt, was für { $match } eingetragen war. Es ist neu einzutragen.
co-did-overturn = { $by } hat { $match } geändert: { $struck ->
    [yes] { $before } ist gestrichen
   *[no] { $before } → { $after }
}.
co-did-award = { $by } hat { $match } gewertet: { $after }.
co-did-extend = { $part }: { $by } hat um { $hours ->
    [0] weniger als eine Stunde
    [one] 1 Stunde
   *[other] { $hours } { $unit ->
        [days] Tage
       *[hours] Stunden
    }
} { $on ->
    [yes] verlängert
   *[no] wieder verkürzt
}.
co-did-replace = { $by } hat { $name } durch { $other } ersetzt.
co-did-claim = { $name } spielt jetzt selbst.
co-did-withdraw = { $self ->
    [yes] { $by } hat sich zurückgezogen.
   *[no] { $by } hat { $name } zurückgezogen.
}
co-did-deadline = { $part }: Die Frist ist abgelaufen, und { $by } hat über alles Fällige entschieden.
co-by-hand = von Hand eingetragen
co-overturned = geändert
co-was-ruled = { $by } hat dieses Spiel am { $time } gewertet: { $after }.
co-was-overturned = { $struck ->
    [yes] Dieses Ergebnis, { $before }, wurde am { $time } von { $by } gestrichen.
   *[no] Dieses Ergebnis wurde am { $time } von { $by } geändert: { $before } → { $after }.
}
co-guest-ready = { $name } ist bereit
co-guest-unready = { $name } doch nicht bereit

# Teilnehmer vor der Auslosung.
co-seed-grip = { $name } verschieben, Setzplatz { $place } von { $count }. Leertaste hebt an, Pfeile verschieben; Alt mit Pfeil verschiebt sofort.
co-seed-at = { $name }, Setzplatz { $place } von { $count }
co-seed-lifted = { $name } angehoben, Setzplatz { $place } von { $count }. Pfeile verschieben, Leertaste legt ab.
co-add-names = Leute mit Namen eintragen
co-names-lines = Kurt Vogel
    Fatma, Rote Löwen
    Tante Rita
co-add-guests = { $count ->
    [0] Eintragen
    [one] Einen Gast eintragen
   *[other] { $count } Gäste eintragen
}
co-invite = Per Link einladen
co-invite-to = Bei { $title } mitmachen
co-claim-help = Wer diesen Link öffnet, spielt als { $name }. Schick ihn sonst niemandem.
co-claim-link = Link für { $name }
co-desk-begun = Es wird gerade auf Dugout gespielt. Wurde es stattdessen am echten Tisch gespielt, werte es erst gegen eine Seite; dann steht es bei den Ergebnissen, und du änderst es dort.
co-claim-title = Ein Platz ist für dich frei
co-claim-text = Wer { $title } veranstaltet, hat dich schon eingetragen. Nimm deinen Platz ein, dann spielst du von diesem Gerät aus.
co-claim-gone = Dieser Platz ist vergeben
co-claim = Meinen Platz einnehmen
co-sheet-rounds = Gespielte Runden
co-sheet-player = Spieler
co-sheet-column = { $column ->
    [right] richtig
    [leads] vorn
    [bests] beste
   *[cash] Kasse
}
co-sheet-help = Das Geld am Ende der Sitzung entscheidet. Richtige Ergebnisse, Runden als Führender und die beste Runde entscheiden bei Gleichstand und dürfen leer bleiben. Die Tabelle zeigt, wie viel das mehr oder weniger ist, als alle von der Bank bekommen haben.
co-sheet-more = Auch richtige Ergebnisse eintragen
co-sheet-type = Trag die Kasse aller ein: Dann steht hier, was daraus folgt.
co-whole-numbers = Gib ganze Zahlen ein, 0 oder mehr.
co-sheet-strike-help = Die Sitzung ist wieder offen: Trag sie neu ein, oder spielt sie hier.
