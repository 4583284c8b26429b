### Ein Abend in einem Raum (CO-21): der Bildschirm, die Handys, die Tafel des Veranstalters.

co-ev-title = Ein Abend in einem Raum
co-ev-lead = Alle da? Der Bildschirm zeigt, wer gegen wen spielt, das nächste Paar wird an einen Tisch gerufen, und Handys sind Plätze und Ergebniszettel. Internet braucht es nicht.
co-ev-open = Den Abend eröffnen
co-ev-tables = Tische
co-ev-minutes = Minuten pro Spiel, ungefähr
co-ev-place = Wo
co-ev-door = Für Handys
co-ev-screen = Bildschirm für den Fernseher öffnen
co-ev-called = An ihre Tische gerufen
co-ev-defer = Andere vorlassen
co-ev-on-phones = Gegen den Computer, { $phones ->
    [yes] am Handy oder hier
   *[no] an diesem Gerät
}
co-ev-play-here = Hier spielen
co-ev-phones = Namen auf Handys
co-ev-free = Namen freigeben
co-ev-change-room = Tische, Zeit oder Ort ändern
co-ev-save = Speichern
co-ev-close = Den Abend schließen
co-ev-unreachable = Handys erreichen diesen Server noch nicht. Starte ihn so, dass er im lokalen Netz zu erreichen ist:
co-ev-scan = Scannen: zusehen, spielen, Ergebnis eintragen
co-ev-table = Tisch { $table }
co-ev-table-winner = Sieger Tisch { $table }
co-ev-the-final = das Finale
co-ev-about = gegen { $time }
co-ev-now = Jetzt läuft
co-ev-more = { $count ->
    [one] und noch ein Spiel
   *[other] und noch { $count } Spiele
}
co-ev-next = Gleich
co-ev-call = Aufruf
co-ev-champion = Sieger
co-ev-wins = { $name } gewinnt!
co-ev-go = { $names }: an Tisch { $table }
co-ev-go-phone = { $names }: { $kind ->
    [table] spielt zusammen, jeder am eigenen Handy
    [one] spiel am eigenen Handy gegen den Computer
   *[each] jeder für sich am eigenen Handy gegen den Computer
}
co-ev-go-desk = { $names }: { $kind ->
    [table] spielt zusammen am Gerät des Veranstalters
    [one] spiel am Gerät des Veranstalters gegen den Computer
   *[each] jeder für sich am Gerät des Veranstalters gegen den Computer
}
co-ev-get-ready = { $names }, macht euch bereit: Tisch { $table }
co-ev-next-table = Gleich an Tisch { $table }
co-ev-meet = { $home } gegen { $away }, gegen { $time } Uhr
co-ev-or = oder
co-ev-not-drawn = Es geht los, sobald der Veranstalter auslost
co-ev-all-called = Alle sitzen an einem Tisch
co-ev-nobody-called = Gerade wird niemand aufgerufen
co-ev-waits-for-match = Wir warten auf { $match }
co-ev-in-the-list = { $count } auf der Liste. Scann den Code und sag, wer du bist.
co-ev-no-phones = { $count } auf der Liste. Handys kommen nicht herein, deshalb trägt der Veranstalter die Ergebnisse ein.
co-ev-team = Mannschaft
co-ev-played = Spiele
co-ev-points = Punkte
co-ev-paused = Unterbrochen
co-ev-lost = Keine Verbindung zum Server. Neuer Versuch …
co-ev-real-board = am echten Brett
co-ev-own-phones = jeder am eigenen Handy
co-ev-own-laptop = am Gerät des Veranstalters
co-ev-disputed = zwei verschiedene Ergebnisse: der Veranstalter entscheidet
co-ev-one-said = Ergebnis eingetragen, noch nicht bestätigt
co-ev-coaches = { $count ->
    [one] ein Trainer
   *[other] { $count } Trainer
}
co-ev-who = Wer bist du?
co-ev-is-here = ist schon da
co-ev-not-listed = Ich stehe nicht auf der Liste
co-ev-late = Es ist schon ausgelost. Frag den Veranstalter: Er kann dir den Platz von jemandem geben, der fehlt.
co-ev-watch-only = Ich schaue nur zu
co-ev-choose = Wähle deinen Namen
co-ev-i-am = Ich bin { $name }
co-ev-stays = Kein Konto, kein Passwort. Dieses Handy bleibt { $name }, bis der Wettbewerb vorbei ist.
co-ev-no-account = Kein Konto, kein Passwort.
co-ev-you-are = du bist { $name }, { $team }
co-ev-you-are-alone = du bist { $name }
co-ev-you-watch = du schaust zu
co-ev-page = Das Turnier
co-ev-v = –
co-ev-table-now = Tisch { $table }, jetzt
co-ev-table-n-now = Jetzt an Tisch { $table }
co-ev-table-about = Tisch { $table }, gegen { $time }
co-ev-playing = Du spielst gerade
co-ev-soon = Du wirst gleich aufgerufen. Lass diese Seite offen.
co-ev-any-time = Wann du willst, auf diesem Handy
co-ev-over-for-you = Du hast gerade kein Spiel
co-ev-out = Du bist ausgeschieden
co-ev-you-win = Du hast gewonnen, { $name }!
co-ev-how = Wie spielt ihr?
co-ev-how-board = Echtes Brett
co-ev-how-one = Dieses Handy
co-ev-how-two = Zwei Handys
co-ev-board-help = Am echten Brett trägt danach einer von euch hier das Ergebnis ein.
co-ev-one-help = Ihr reicht dieses Handy hin und her.
co-ev-two-help = Jeder spielt auf dem eigenen Handy. Es beginnt, wenn beide bereit sind.
co-ev-lend = Auf diesem Handy spielen
co-ev-lent = { $name } bietet das eigene Handy für euch beide an.
co-ev-on-their-phone = Ihr spielt auf dem Handy von { $name }.
co-ev-other-presses = Jetzt tippt { $name } auf dem eigenen Handy auf „Ich bin bereit“.
co-ev-other-waits = { $name } ist bereit. Tippe auf „Ich bin bereit“, dann geht es los.
co-ev-desk-presses = { $name } hat hier kein Handy: Der Veranstalter meldet „bereit“.
co-ev-own-phone = Du spielst gegen den Computer, auf diesem Handy.
co-ev-at-table = Ihr spielt an diesem Tisch, jeder auf dem eigenen Handy.
co-ev-others-ready = Warten auf die anderen.
co-ev-say = Dieses Ergebnis eintragen
co-ev-they-say = { $name } hat eingetragen:
co-ev-you-say = Du hast eingetragen:
co-ev-confirm = Das stimmt
co-ev-deny = Das stimmt nicht
co-ev-differ = { $name } hat { $score } eingetragen. Einigt euch, sonst entscheidet der Veranstalter.
co-ev-theirs-right = { $score } stimmt
co-ev-waits-for = Es gilt, sobald { $name } es bestätigt hat.
co-ev-waits-desk = Es gilt, sobald der Veranstalter es bestätigt hat.
co-ev-change = Ändern
co-ev-way = Dein Weg bis hierher
co-ev-back = Ich bin nicht { $name }
co-ev-back-sure = Den Namen { $name } zurückgeben? Dann kann ihn ein anderes Handy nehmen.
co-ev-closed = Dieser Abend ist nicht eröffnet
co-did-evening = { $on ->
    [yes] { $by } hat den Abend in einem Raum eröffnet.
   *[no] { $by } hat den Abend in einem Raum geschlossen.
}
co-did-free = { $by } hat den Namen { $name } freigegeben.
