# Leagues and cups: the pages.
co-page = Ligen
co-title = Name des Wettbewerbs
co-format = Modus
co-format-league1 = Einfache Runde
co-format-league1-help = Jeder spielt einmal gegen jeden.
co-format-league2 = Hin- und Rückrunde
co-format-league2-help = Jeder spielt zweimal gegen jeden.
co-format-cup = Pokal
co-format-cup-help = K. o., ein Spiel je Runde.
co-format-cup2 = Pokal mit Hin- und Rückspiel
co-format-cup2-help = Hin- und Rückspiel; bei Gleichstand zählen Auswärtstore doppelt.
co-format-groups = Gruppen, dann Pokal
co-format-groups-help = Erst kleine Gruppen; die Besten jeder Gruppe kommen weiter.
co-format-toto_league = Toto-Liga
co-format-toto_league-help = Mehrere Abende, alles Geld zählt.
co-format-toto_cup = Toto-Pokal
co-format-toto_cup-help = Die bessere Hälfte jedes Tisches kommt weiter.
co-format-swiss = Schweizer System
co-format-swiss-help = Niemand scheidet aus: In jeder Runde triffst du auf jemanden mit etwa gleich vielen Punkten.
co-format-double = Doppel-K.-o.
co-format-double-help = Zwei Niederlagen, und du bist draußen: Wer verliert, spielt auf einer eigenen Seite weiter.
co-format-ladder = Rangliste
co-format-ladder-help = Fordere jemanden über dir oder such ein Spiel; wer gewinnt, nimmt den Platz ein.
co-groups = Gruppen
co-sessions = Abende
co-calendar = Kalender
co-season = Saison
co-marathon = Marathon
co-days = Tage insgesamt
co-hours = Stunden insgesamt
co-market = Transfermarkt
co-public = Öffentlich
co-public-help = Steht in der Liste; jeder darf zusehen und mitmachen.
co-create = Anlegen
co-mine = Deine Ligen und Pokale
co-others = Öffentliche Ligen und Pokale
co-none = Du nimmst noch an keinem Wettbewerb teil.
co-none-public = Zurzeit gibt es keine öffentlichen Wettbewerbe.
co-entrants = { $count } Teilnehmer
co-entrants-title = Teilnehmer
co-phase-OPEN = offen
co-phase-SQUADS = Kaderwahl
co-phase-RUNNING = läuft
co-phase-WINDOW = Transferfenster
co-phase-FINISHED = beendet
co-missing = Wettbewerb nicht gefunden
co-missing-text = Vielleicht ist der Link unvollständig.
co-share = Link kopieren
co-copied = Link kopiert.
co-print = Drucken
co-next = Dein nächstes Spiel
co-play = Spielen
co-look = Ansehen
co-ready = Ich bin bereit
co-ready-later = Bereit, sobald es losgehen kann
co-unready = Doch nicht bereit
co-ready-waiting = { $others ->
    [one] Warten auf den Gegner
   *[other] Warten auf die anderen
}
co-ready-opens = { $others ->
    [one] Du bist bereit. Das Spiel öffnet sich hier, sobald dein Gegner es auch ist.
   *[other] Du bist bereit. Das Spiel öffnet sich hier, sobald die anderen es auch sind.
}
co-elsewhere = { $match } läuft noch.
co-ready-after = Du bist bereit. Dein Spiel öffnet sich hier, sobald jenes zu Ende ist.
co-gone =
    { $count ->
        [one] 1 Teilnehmer hat sein Konto gelöscht und ist zurückgezogen.
       *[other] { $count } Teilnehmer haben ihr Konto gelöscht und sind zurückgezogen.
    }
co-plays-on = { $count ->
    [one] Ein Spieler hat sich zurückgezogen. Ein Computer spielt diesen Abend für ihn zu Ende.
   *[other] { $count } Spieler haben sich zurückgezogen. Ein Computer spielt diesen Abend für sie zu Ende.
}
co-nobody = Noch macht niemand mit.
co-computer = Computer, { $level }
co-remove = Entfernen
co-preview = { $days ->
    [one] { $days } Spieltag
   *[other] { $days } Spieltage
}, { $matches ->
    [one] { $matches } Spiel
   *[other] { $matches } Spiele
}, etwa { $hours } { $unit ->
    [days] Tage
    [minutes] Minuten
   *[hours] Stunden
} je Spieltag.
co-enter = Mitmachen
co-entered = Du bist dabei
co-leave = Abmelden
co-join = Mitmachen
co-fill = Mit Computern auffüllen
co-level = Stärke
co-level-all = reihum
co-level-plain = in jedem Spiel dieselben Namen
co-count = Wie viele
co-add-computers = Hinzufügen
co-start = Meldeschluss und Auslosung
co-not-enough = Dieser Modus braucht { $low } bis { $high } Teilnehmer.
co-draft = Spielerwahl
co-pick-theirs = { $name } wählt
co-batch = Serie { $batch } von 8
co-tab-schedule = Spiele
co-tab-table = Tabelle
co-tab-bracket = Turnierbaum
co-tab-squads = Kader
co-tab-market = Markt
co-tab-stats = Statistik
co-table = Tabelle
co-group = Gruppe { $group }
co-entrant = Teilnehmer
co-played = Spiele
co-played-short = Sp
co-won = gewonnen
co-won-short = S
co-drawn = unentschieden
co-drawn-short = U
co-lost = verloren
co-lost-short = N
co-goals = Tore
co-difference = Tordifferenz
co-points = Punkte
co-points-short = Pkt
co-form = Form
co-form-W = gewonnen
co-form-D = unentschieden
co-form-L = verloren
co-form-W-short = S
co-form-D-short = U
co-form-L-short = N
co-up = { $places } nach oben
co-down = { $places } nach unten
co-right = Richtig
co-leads = Vorn
co-money = Geld
co-bracket = Turnierbaum
co-tie = { $home } gegen { $away }
co-final = Finale
co-semi = Halbfinale
co-quarter = Viertelfinale
co-round = Runde { $round }
co-third = Spiel um Platz drei
co-bye = Freilos
co-matchday = Spieltag { $day }
co-session = Abend { $number }
co-until = bis { $time }
co-forfeit = gewertet
co-given-up = aufgegeben beim Stand von { $home }:{ $away }
co-unplayed = nicht gespielt
co-void = gestrichen
co-shirt = Nr. { $number }
co-out = ausgeschieden
co-suspended = gesperrt: { $matches }
co-hurt = verletzt: { $matches }
co-watched = kartenanfällig: { $matches }
co-prone = verletzungsanfällig: { $matches }
co-yellows = gelbe Karten: { $cards }
co-all-fit = Alle sind verfügbar.
co-squad = Kader: { $count }
co-balance = { $credits } Guthaben
co-keeper = Torwart
co-window = Transferfenster nach Spieltag { $day }
co-window-help = Du hast { $credits } Guthaben. Gib eine geheime Liste mit höchstens { $most } Wünschen ab, der liebste zuerst.
co-list-in = Deine Liste ist abgegeben
co-buy = Kaufen
co-release = Abgeben
co-request = { $buy } für { $release }, Preis { $price }
co-hand-in = Liste abgeben
co-hand-in-none = Diesmal keine Transfers
co-transfers = Bisherige Transfers
co-clean = Zu null
co-absent = Fehlen
co-results-csv = Ergebnisse (CSV)
co-entrants-csv = Teilnehmer (CSV)
co-standings-csv = Tabelle (CSV)
co-json = Alles (JSON)
co-ics = Kalender (iCal)
co-withdraw = Vom Wettbewerb zurücktreten
co-withdraw-sure = Wirklich zurücktreten?

# Wer fehlt, und warum.
co-computer-mark = Computer, { $level }
co-back-to = Zurück zu „{ $title }“
co-out-count = { $count ->
    [one] 1 Spieler fehlt
   *[other] { $count } Spieler fehlen
}
co-out-title = Fehlt in diesem Spiel
co-out-suspended = { $matches ->
    [one] für dieses Spiel gesperrt
   *[other] für { $matches } Spiele gesperrt, dieses eingeschlossen
}
co-out-hurt = { $matches ->
    [one] für dieses Spiel verletzt
   *[other] für { $matches } Spiele verletzt, dieses eingeschlossen
}
co-out-called-up = trotzdem aufgeboten: zu wenige Spieler sind übrig
co-misses-suspended = { $matches ->
    [one] für das nächste Spiel gesperrt
   *[other] für die nächsten { $matches } Spiele gesperrt
}
co-misses-hurt = { $matches ->
    [one] für das nächste Spiel verletzt
   *[other] für die nächsten { $matches } Spiele verletzt
}
co-why = { $code ->
    [Y] gelbe Karte gegen { $against }
    [YY] zweite gelbe Karte gegen { $against }
    [R] rote Karte gegen { $against }
    [YR] gelbe und rote Karte gegen { $against }
    [hurt] verletzt gegen { $against }
    [twice] zweimal verletzt gegen { $against }
   *[none] aus dem vorigen Wettbewerb übernommen
}

# Statistik.
co-scorers = Torschützen
co-no-scorers = Noch hat niemand getroffen.
co-scorer = Spieler
co-team-of = Team
co-cards = Karten
co-no-cards = Noch hat niemand eine Karte bekommen.
co-yellow = Gelb
co-red = Rot
co-teams = Teams
co-against = Gegentore
co-evenings = Abende
co-tables-won = Gewonnene Tische
co-best = Bester Abend
co-lists = Listen beendeter Transferfenster
co-live = live
co-lot = Los { $lot }

# Anlegen.
co-title-default-league = { $game }-Liga
co-title-default-cup = { $game }-Pokal
co-name-first = Gib zuerst deinen Namen ein: Er steht beim Wettbewerb.
co-combined-two = Wähle Wettbewerbe in mindestens zwei Spielen.
co-add-full = Deine Liste ist voll.

# The organiser corrects a report.
co-correct = Berichtigen
co-after-90 = Nach 90 Minuten
co-decided = Entschieden
co-decided-how = { $how ->
    [by-ET] in der Verlängerung
    [by-PEN] im Elfmeterschießen
    [by-FORFEIT] durch Wertung
   *[by-90] in 90 Minuten
}
co-after-extra = Endstand
co-after-pens = Elfmeterschießen
co-code = Code
co-code-name = { $code ->
    [is-Y] gelbe Karte
    [is-2Y] zweite gelbe Karte
    [is-R] rote Karte
    [is-YR] gelbe und rote Karte
    [is-2] zweimal verletzt
   *[is-1] verletzt
}

# Die nächste Saison und die Gesamtmeisterschaft.
co-again = Nächste Saison
co-inherit = Sperren und Verletzungen
co-inherit-none = Alle beginnen mit weißer Weste
co-inherit-from = Übernommen aus „{ $title }“
co-inherit-help = Wer noch Spiele aussetzen muss, setzt sie hier aus. Gelbe Karten und Anfälligkeiten beginnen bei null.
co-before = Übernimmt Sperren und Verletzungen aus „{ $title }“
co-combined = Gesamtmeisterschaft
co-combined-all = Gesamtmeisterschaften
co-combined-lead = Dieselben Spieler in zwei oder drei Spielen: Jeder Platz bringt Punkte, die Summe entscheidet.
co-combined-none = Dafür musst du zuerst Wettbewerbe in zwei verschiedenen Spielen veranstalten.
co-combined-without = ohne dieses Spiel
co-combine = Zusammenlegen
co-combined-counts = Zählt für „{ $title }“
co-combined-so-far = Die Tabelle bisher, nach { $done } von { $all } Wettbewerben.
co-combined-waiting = Die Tabelle beginnt, sobald ein Wettbewerb die Anmeldung geschlossen hat.
co-combined-strangers = Nicht alle spielen in jedem Wettbewerb: { $names }. Deshalb gibt es keine Tabelle.
co-combined-wins = { $name } gewinnt die Meisterschaft!
co-th = Platz { $place }
co-combined-place = { co-th }
co-combined-csv = Tabelle (CSV)
co-combined-remove = Meisterschaft entfernen
co-combined-remove-sure = Diese Meisterschaft entfernen? Die Wettbewerbe bleiben.
co-split = in 90 Minuten · in der Verlängerung · im Elfmeterschießen
co-fair = Fairplay-Punkte (weniger ist besser)
co-fair-short = FP
co-more = Weitere Optionen
co-qualify = Aus jeder Gruppe kommen weiter
co-group-twice = Gruppen mit Hin- und Rückspiel
co-two-legs = K.-o.-Runde mit Hin- und Rückspiel
co-neutral = Finale auf neutralem Platz
co-home-bonus = Heimvorteil
co-home-bonus-help = Die Heimmannschaft bekommt sechs zusätzliche Punkte für ihre Spieler.
co-combined-title = Name der Meisterschaft
co-how-gg = Golden Goal
co-how-aet = Verlängerung
co-how-pens = Elfmeterschießen { $home }:{ $away }
co-seeding = In dieser Reihenfolge gesetzt
co-seeding-help = Wer oben steht, ist an Nummer 1 gesetzt. Sonst wird die Reihenfolge gelost.

error-no-competition = Diesen Wettbewerb gibt es nicht.
error-not-organiser = Das darf nur der Veranstalter.
