# Einen Wettbewerb in drei Schritten anlegen: was, wie, wer.
co-what = Was soll es werden?
co-step-what = Was
co-step-what-title = Was soll es werden?
co-step-what-lead = Wähle eins: Damit ist alles eingestellt. Im nächsten Schritt kannst du es ändern.
co-step-how = Wie
co-step-how-title = Wie läuft es?
co-step-how-lead = Lies es wie einen Satz. Ändere, was im Kästchen steht.
co-step-who = Wer
co-step-who-title = Wer spielt mit?
co-step-who-lead = Tippe Namen ein oder überlass es dem Link: Bis zur Auslosung kann man sich eintragen.
co-next-how = Weiter: wie es läuft
co-next-who = Weiter: wer spielt
co-back = Zurück
co-open-it = Eröffnen
co-nobody-told = Niemand erfährt davon, bevor du drückst.
co-scratch = Ganz von vorn
co-copy = Einen früheren übernehmen …
co-template-evening-cup = Pokal am Freitagabend
co-template-evening-cup-help = Ein Abend, ein Sieger. K. o. am echten Tisch oder am Handy.
co-template-club-league = Vereinsliga
co-template-club-league-help = Jeder gegen jeden, mit Hin- und Rückspiel. Eine Woche je Spieltag, Karten und Verletzungen zählen.
co-template-world-cup = Weltmeisterschaft mit 32 Nationen
co-template-world-cup-help = Acht Vierergruppen, die besten zwei kommen weiter. Computer füllen die freien Plätze.
co-template-market-season = Saison mit Sperren und Transfers
co-template-market-season-help = Ein Draft, Sperren, Verletzungen und Transfers zwischen den Spieltagen.
co-template-table-evening = Toto-Abend
co-template-table-evening-help = Ein Abend am Tisch: Tippscheine, Pfiffe und Geld.
co-template-table-league = Toto-Liga
co-template-table-league-help = Fünf Abende, einer pro Woche. Das ganze Geld wird addiert.
co-template-swiss-night = Schweizer Abend
co-template-swiss-night-help = Alle spielen jede Runde, immer gegen jemanden von etwa gleicher Stärke. Niemand muss früh nach Hause.
co-template-second-chance = Pokal mit zweiter Chance
co-template-second-chance-help = Doppel-K.-o.: Wer einmal verliert, kann über die Verliererseite noch gewinnen.
co-template-club-ladder = Vereinsrangliste
co-template-club-ladder-help = Vier Wochen lang fordern: Schlag jemanden über dir und nimm seinen Platz ein.
co-template-people = { $count } Teilnehmer
co-how-form = Gespielt wird
co-how-takes = { $evenings ->
    [true] Ein Abend dauert
   *[other] Ein Spieltag dauert
}
co-how-length = Länge eines Spieltags
co-how-days = { $days ->
    [0] einen gleichen Anteil
    [1] einen Tag
    [3] drei Tage
    [5] fünf Tage
    [7] eine Woche
    [14] zwei Wochen
   *[other] { $days } Tage
}
co-how-ends = und endet um
co-how-time = Uhrzeit, zu der ein Spieltag endet
co-how-any-time = irgendwann
co-how-day = Tag, an dem ein Spieltag endet
co-how-any-day = an jedem Tag
co-how-on = am { $day }
co-how-within = Ab der Auslosung ist alles gespielt innerhalb von
co-how-hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
co-how-think = Bedenkzeit im Spiel:
co-how-decisive = Unentschieden nach 90 Minuten? Golden Goal, dann Elfmeterschießen.{ $cup ->
    [yes] {""}
   *[no] {" "}Ein Sieg bringt 5, 4 oder 3 Punkte.
}
co-how-level = { $cup ->
    [yes] Bei Gleichstand geht es in die Verlängerung, dann ins Elfmeterschießen.
   *[no] Ein Sieg bringt 3 Punkte, ein Unentschieden 1. Ein Pokalspiel geht bei Gleichstand in die Verlängerung, dann ins Elfmeterschießen.
}
co-how-late = Wer nicht rechtzeitig bereit ist, verliert kampflos 0:3. Du kannst immer mehr Zeit geben.
co-how-carried = Karten und Verletzungen wirken in den nächsten Spielen weiter.
co-how-market = Zwischen den Spieltagen ist der Transfermarkt
co-how-open = offen
co-how-closed = geschlossen
co-all-settings = Alle Einstellungen
co-if-join = Wenn { $count } mitmachen
co-figure-days = { $days ->
    [one] Spieltag
   *[other] Spieltage
}
co-figure-sessions = { $days ->
    [one] Sitzung
   *[other] Sitzungen
}
co-figure-rounds = { $days ->
    [one] Runde
   *[other] Runden
}
co-figure-matches = { $matches ->
    [one] Spiel
   *[other] Spiele
}
co-figure-most = { $matches ->
    [one] Spiel höchstens
   *[other] Spiele höchstens
}
co-figure-last = der letzte Tag
co-figure-hours = Stunden insgesamt
co-will-season = { $count } Teilnehmer bestreiten { $matches ->
    [one] ein Spiel
   *[other] { $matches } Spiele
} an { $days ->
    [one] einem Spieltag
   *[other] { $days } Spieltagen
}. Bei Auslosung heute endet der erste am { $first }, der letzte am { $last }.
co-will-sessions = { $count } Teilnehmer spielen { $days ->
    [one] eine Sitzung
   *[other] { $days } Sitzungen
} an Tischen. Bei Auslosung heute endet die erste am { $first }, die letzte am { $last }.
co-will-evening = { $count } Teilnehmer bestreiten { $matches ->
    [0] einen Abend an Tischen
    [one] ein Spiel
   *[other] { $matches } Spiele
}. Alles muss { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
} nach der Auslosung vorbei sein.
co-fixtures = Spielplan
co-fixtures-drawn = Wer welche Nummer bekommt, wird ausgelost, oder du ordnest die Liste.
co-number = Nr. { $number }
co-play-too = Ich spiele mit
co-your-team = Deine Mannschaft
co-team-given = Leer lassen, dann bekommst du eine
co-so-far = { $count ->
    [0] Noch niemand
    [one] Bisher einer
   *[other] Bisher { $count }
}
co-guest = Gast
co-names = Namen
co-names-example = Jochen
co-names-teams-example = Fatma, Rote Löwen
co-names-add = Hinzufügen
co-names-help = Ein Name je Zeile. Gäste brauchen kein Konto: Sie spielen auf deinem Gerät, über einen eigenen Link oder am echten Tisch.
co-fill-to = Mit Computern auffüllen bis
co-fill-count = { $count ->
    [0] keine Computer
    [one] ein Computer
   *[other] { $count } Computer
}
co-clubs = SV Moorland, FC Laterne, Steinbruch 09, Nachtschicht, TuS Hainbuche, Obstgarten, SC Hügel, Hafen 04, Rote Löwen, Mühlenweg, Uferpark, Alte Herren, Bahnhof West, Nordtor, Schlosspark, Die Weber, Schlehdorn, Salzwiese, Brückenkopf, Fuchsfeld
co-nations = Argentinien, Brasilien, Frankreich, Deutschland, Spanien, England, Niederlande, Portugal, Italien, Belgien, Kroatien, Uruguay, Mexiko, USA, Japan, Südkorea, Marokko, Senegal, Nigeria, Ghana, Kamerun, Ägypten, Australien, Dänemark, Schweden, Norwegen, Polen, Schweiz, Österreich, Kolumbien, Chile, Peru
co-preview-tables = { $days ->
    [one] { $days } Sitzung
   *[other] { $days } Sitzungen
} an Tischen zu zweit bis zu acht, etwa { $hours } { $unit ->
    [days] Tage
    [minutes] Minuten
   *[hours] Stunden
} je Sitzung.
co-own-names = { $count ->
    [one] { $names } hat ein Konto mit diesem Namen und meldet sich über den Link des Wettbewerbs selbst an.
   *[other] { $names } haben Konten mit diesen Namen und melden sich über den Link des Wettbewerbs selbst an.
}
