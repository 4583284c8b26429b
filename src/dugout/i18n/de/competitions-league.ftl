### Ein laufender Wettbewerb: Abschnitte des Kalenders, was folgt, was geschehen ist.
co-leg = { $round }, Spiel { $leg }
co-draw-title = { $count ->
    [0] Noch ist niemand eingetragen
    [one] 1 Teilnehmer ist eingetragen
   *[other] { $count } Teilnehmer sind eingetragen
}
co-play-along = Selbst mitspielen
co-type-score = Trag den Spielstand ein, dann steht hier, was daraus folgt.
co-follows-pair = { $round }: { $kind ->
    [new] { $match }.
    [other] { $match } statt { $old }.
   *[open] { $old } entfällt; wer spielt, ist wieder offen.
}
co-follows-winner = { $round }: { $kind ->
    [new] { $name } kommt weiter.
    [other] { $name } kommt weiter statt { $old }.
   *[open] Wer weiterkommt, ist wieder offen.
}
co-follows-champion = { $name } gewinnt, und alles ist vorbei: Danach lässt sich kein Ergebnis mehr ändern.
co-fixed = { $why ->
    [finished] Steht fest: Der Wettbewerb ist zu Ende.
    [played-on] Steht fest: { $name } hat das nächste Spiel begonnen.
    [traded] Steht fest: Die Transfers danach sind erledigt.
   *[knock-out] Steht fest: Die K.-o.-Runde hat begonnen.
}
co-done = { $act ->
    [pair] Die Runde ist neu ausgelost.
    [enter] Das Ergebnis ist eingetragen.
    [confirm] Das Ergebnis zählt. Die Trainer erfahren es.
    [reject] Abgelehnt. Die Trainer erfahren es und tragen neu ein.
    [overturn] Das Ergebnis ist geändert.
    [award] Das Spiel ist gewertet.
    [extend] Die Frist ist verlängert.
    [withdraw] Der Teilnehmer ist zurückgezogen.
    [replace] Der Teilnehmer ist ersetzt.
   *[other] Erledigt.
}

# Der Rest der Spielleitung: Termine, Pause, Name, wer es leitet, Archiv, Ende.
co-desk-tab-results = Ergebnisse
co-desk-tab-entrants = Teilnehmer
co-desk-tab-calendar = Kalender
co-desk-tab-settings = Einstellungen
co-extend-until = Bis …
co-extend-later = Wähle einen Zeitpunkt nach dem jetzigen Ende.
co-date = Einem Spiel einen eigenen Termin geben
co-date-which = Spiel
co-date-when = Datum und Uhrzeit
co-break = Pause vorausplanen
co-break-help = An diesen Tagen läuft keine Frist ab. Was dann oder später enden würde, endet um so viele Tage später; gespielt werden darf trotzdem.
co-break-first = Erster freier Tag
co-break-last = Letzter freier Tag
co-break-missing = Wähle den ersten und den letzten freien Tag.
co-break-late = Danach endet kein Spieltag mehr. Wähle frühere Tage.
co-pause = Alles unterbrechen
co-pause-help = Bis du den Wettbewerb fortsetzt, verstreicht keine Frist und beginnt kein Spiel. Laufende Spiele dürfen zu Ende gespielt werden.
co-paused = Unterbrochen.
co-paused-text = Es verstreicht keine Frist, und es beginnt kein Spiel, bis es weitergeht.
co-resume = Fortsetzen
co-runs-guest = Nur dieses Gerät weiß, dass du das hier leitest.
co-runs-keep = Namen sichern
co-stats-forfeit = Eine Wertung zählt hier mit ihren Toren, aber nicht als Spiel zu null.
co-clock-title = Bedenkzeit
co-clock-help = Sie gilt für Spiele, die noch nicht begonnen haben; ein Spiel behält, womit es begann.
co-clock-do = Bedenkzeit ändern
co-name-look = Name und Beschreibung
co-about = Worum es geht
co-save-name = Speichern
co-archive = Ins Archiv stellen
co-unarchive = Aus dem Archiv holen
co-archive-help = Im Archiv steht es in der Liste für sich. Sonst ändert sich nichts.
co-is-archived = Im Archiv.
co-archived = Archiv
co-runs = Wer es leitet
co-fixed-title = So wird gespielt
co-fixed-help = Steht seit dem Anlegen fest. Für andere Regeln leg einen neuen Wettbewerb an: Eine Kopie übernimmt all das.
co-fixed-private = Privat: Wer den Link hat, kann zusehen und mitmachen.
co-fixed-private-drawn = Privat: Wer den Link hat, kann zusehen.
co-runs-help = Wer hilft, darf alles, was du darfst, nur nicht Helfer bestimmen, übergeben, vorzeitig beenden und löschen.
co-helps = hilft dir
co-next-missing = Nicht dabei: { $men }.
co-rights-all = alles
co-rights-limited = nur Ergebnisse und Termine
co-rights-of = Was { $name } darf
co-share-with = Zum Helfer machen
co-unshare = Kein Helfer mehr
co-offer = Übergeben
co-offer-back = Angebot zurücknehmen
co-offered = ist um die Übernahme gebeten
co-nobody-helps = Noch hat sich niemand mit eigenem Konto eingetragen.
co-offered-you = Du darfst übernehmen.
co-offered-text = Der Veranstalter möchte dir diesen Wettbewerb übergeben. Du spielst weiter mit.
co-accept = Übernehmen
co-decline = Nein, danke
co-delete = Löschen
co-delete-help = { $count ->
    [0] Tabelle, Kalender und Verlauf verschwinden für alle. 30 Tage lang kannst du alles zurückholen.
    [one] Tabelle, Kalender und Verlauf verschwinden für alle. Das Spiel bleibt bei denen, die es gespielt haben. 30 Tage lang kannst du alles zurückholen.
   *[other] Tabelle, Kalender und Verlauf verschwinden für alle. Die { $count } Spiele bleiben bei denen, die sie gespielt haben. 30 Tage lang kannst du alles zurückholen.
}
co-delete-type = Tippe zur Sicherheit den Namen ein
co-deleted = Gelöscht. Nur du siehst es noch, und bis { $time } kannst du es zurückholen.
co-restore = Zurückholen
co-restored = Es war versehentlich gelöscht.
co-take-back = Zurücknehmen
co-did-pause = { $by } hat alles unterbrochen.
co-did-resume = { $by } hat den Wettbewerb fortgesetzt; alles endet { $hours ->
    [0] weniger als eine Stunde
    [one] 1 Stunde
   *[other] { $hours } { $unit ->
        [days] Tage
       *[hours] Stunden
    }
} später.
co-did-date = { $dated ->
    [yes] { $by } hat { $match } einen eigenen Termin gegeben: { $time }.
   *[no] { $by } hat den Termin von { $match } zurückgenommen.
}
co-did-clock = { $by } hat die Bedenkzeit kommender Spiele geändert: { $pace }.
co-did-rename = { $by } hat „{ $before }“ in „{ $after }“ umbenannt.
co-did-archive = { $on ->
    [yes] { $by } hat es ins Archiv gestellt.
   *[no] { $by } hat es aus dem Archiv geholt.
}
co-did-delete = { $on ->
    [yes] { $by } hat es gelöscht.
   *[no] { $by } hat es zurückgeholt.
}
co-did-share = { $on ->
    [yes] { $self ->
        [yes] { $name } hat die Einladung angenommen und hilft mit{ $after ->
            [limited] {" "}bei Ergebnissen und Terminen.
           *[all] .
        }
       *[no] { $after ->
            [limited] { $name } hilft { $by } bei Ergebnissen und Terminen.
           *[all] { $name } hilft { $by }.
        }
    }
   *[no] { $name } hilft { $by } nicht mehr.
}
co-did-offer = { $by } hat { $name } gebeten zu übernehmen.
co-did-accept = { $on ->
    [yes] { $name } leitet es jetzt.
   *[no] { $name } wollte nicht übernehmen.
}
co-phase-deleted = gelöscht
co-preview-cup = { $days ->
    [one] { $days } Runde
   *[other] { $days } Runden
}, { $matches ->
    [one] { $matches } Spiel
   *[other] { $matches } Spiele
}, etwa { $hours } { $unit ->
    [days] Tage
    [minutes] Minuten
   *[hours] Stunden
} je Runde.

# Die Startseite einer Liga.
co-tab-home = Übersicht
co-race = Titelrennen
co-race-help = { $kind ->
    [money] Gewinn oder Verlust nach jedem Abend; tippe auf einen Namen, um ihm zu folgen.
   *[points] Punkte nach jedem Spieltag; tippe auf eine Mannschaft, um ihr zu folgen.
}
co-race-table = Als Tabelle
co-news = Neuigkeiten
co-news-none = Noch ist nichts passiert.
co-news-ban = { $name }, { $man }: fehlt { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}, { $code ->
    [Y] gelbe Karte
    [YY] zweite gelbe Karte
    [R] rote Karte
   *[YR] gelbe und rote Karte
}.
co-news-injury = { $name }, { $man }: { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
} verletzt.
co-news-transfer = { $name } kauft { $man } und gibt { $out } ab, für { $count ->
    [one] 1 Credit
   *[other] { $count } Credits
}.
co-news-champion = { $name } gewinnt den Wettbewerb.
co-news-streak = { $what ->
    [won] { $name } hat { $count } Mal in Folge gewonnen.
    [lost] { $name } hat { $count } Mal in Folge verloren.
   *[unbeaten] { $name } ist seit { $count } Spielen ungeschlagen.
}
co-report = Spielbericht
co-all-fixtures = Alle Spiele
co-team-place = { co-th }, { $kind ->
    [money] Geld { $money }
   *[points] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
co-team-matches = Spiele
co-legend-split = Unter Siegen und Niederlagen: in 90 Minuten · Verlängerung · Elfmeterschießen
co-legend-won = gewonnen, Punkte
co-legend-drawn = unentschieden
co-legend-lost = verloren
co-legend-money = Geld: wie viel mehr oder weniger, als alle von der Bank bekommen haben.

# The home page.
co-due = In deinen Ligen fällig
co-is-ready = { $names } { $count ->
    [one] ist bereit
   *[other] sind bereit
}
