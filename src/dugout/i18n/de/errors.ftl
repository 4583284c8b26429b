error-bad-answer = Das Spiel versteht diesen Zug nicht.
error-bad-setup = So lässt sich kein Spiel anlegen. Prüfe die Einstellungen.
error-no-such-level = Dieses Spiel hat keinen Computergegner dieser Stärke.
error-bad-token = Dieser Link gehört zu keinem Platz in diesem Spiel. Bitte um einen neuen.
error-not-your-seat = Für diesen Platz kannst du nicht spielen.
error-hidden = Die Aufzeichnung gibt es erst nach dem Spiel; vorher könnte sie Geheimnisse verraten.
error-bad-host = Dieser Server hört nicht auf den Namen „{ $host }“. Wer ihn betreibt, kann den Namen mit DUGOUT_HOSTS erlauben.
error-bad-origin = Das geht nur von der Seite dieses Servers aus.
error-no-match = Unter dieser Adresse gibt es kein Spiel.
error-damaged = Dieses Spiel ist beschädigt und lässt sich nicht öffnen. Wer diesen Server betreibt, findet die Ursache im Protokoll.
error-no-game = Dieser Server hat das Spiel nicht oder nicht in dieser Version der Regeln.
error-not-found = Unter dieser Adresse gibt es nichts.
error-method-not-allowed = Diese Adresse nimmt solche Anfragen nicht an.
error-refused = Die Regeln erlauben das jetzt nicht.
error-match-over = Das Spiel ist zu Ende.
error-not-started = Das Spiel hat noch nicht begonnen: Ein Platz ist noch frei.
error-too-large = Diese Nachricht ist zu groß; erlaubt sind 64 KiB.
error-too-many-requests =
    { $seconds ->
        [one] Zu viele Anfragen; versuch es in einer Sekunde noch einmal.
       *[other] Zu viele Anfragen; versuch es in { $seconds } Sekunden noch einmal.
    }
error-internal = Auf dem Server ging etwas schief. Es wurde nichts gespielt; versuch es noch einmal.
error-database-away = Die Datenbank antwortet nicht, es wurde nichts gespeichert. Versuch es gleich noch einmal.
error-nobody = Wähle zuerst einen Namen.
error-banned = Die Betreiber dieses Servers haben dieses Konto gesperrt.
error-muted = Du kannst den Chat vorerst nicht benutzen.
error-avoided = Einer von euch hat den anderen blockiert, deshalb könnt ihr nicht gegeneinander spielen.
error-no-person = Unter dieser Adresse gibt es keinen Spieler.
error-nothing-to-take-back = Es gibt noch nichts, was du zurücknehmen könntest.
error-name-reserved = So heißen hier Computer und ehemalige Spieler. Wähle einen anderen Namen.
error-name-unseen = Dieser Name hat keine sichtbaren Zeichen. Nimm Buchstaben oder Ziffern.
error-name-signs = Dieser Name enthält Zeichen, die sich nicht anzeigen lassen. Nimm Buchstaben oder Ziffern.
error-seat-taken = Jemand anders war schneller: Dieser Platz ist besetzt.
error-no-time = Eine Uhr braucht Zeit: Wähle Minuten oder Tage.
error-rated-people = In einem gewerteten Spiel sitzt auf jedem Platz ein Mensch, kein Computer.
