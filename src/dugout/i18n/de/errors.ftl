error-malformed = Diese Anfrage ist nicht lesbar: { $detail }
error-bad-answer = Das ist keine Antwort, die das Spiel versteht.
error-bad-setup = So lässt sich kein Spiel anlegen.
error-no-such-level = Dieses Spiel hat keinen Computergegner dieser Stärke.
error-bad-token = Dieser Platz-Link gilt nicht für dieses Spiel.
error-not-your-seat = Dieser Platz gehört dir nicht.
error-hidden = Die Aufzeichnung gibt es nach dem Spiel; bis dahin könnte sie etwas verraten.
error-bad-host = Dieser Server hört nicht auf den Namen „{ $host }“. Wer ihn betreibt, kann den Namen mit DUGOUT_HOSTS erlauben.
error-bad-origin = Das geht nur von der Seite dieses Servers aus.
error-no-match = Unter dieser Adresse gibt es kein Spiel.
error-damaged = Dieses Spiel ist beschädigt und lässt sich nicht öffnen. Wer diesen Server betreibt, sieht im Protokoll, was ihm fehlt.
error-no-game = Dieses Spiel oder diese Fassung seiner Regeln gibt es hier nicht.
error-not-found = Unter dieser Adresse gibt es nichts.
error-method-not-allowed = Diese Adresse nimmt solche Anfragen nicht an.
error-stale-question = Das Spiel ist schon weiter; diese Antwort kam zu spät.
error-refused = Die Regeln erlauben das jetzt nicht.
error-match-over = Das Spiel ist zu Ende.
error-not-started = Das Spiel hat noch nicht begonnen; ein Platz ist noch frei.
error-too-large = Diese Nachricht ist zu groß; höchstens 64 KiB werden angenommen.
error-too-many-requests =
    { $seconds ->
        [one] Zu viele Anfragen; bitte eine Sekunde warten.
       *[other] Zu viele Anfragen; bitte { $seconds } Sekunden warten.
    }
error-internal = Hier ging etwas schief; das Spiel ist unverändert.
error-database-away = Die Datenbank antwortet nicht; nichts wurde angenommen. Bitte gleich noch einmal versuchen.
error-bad-webhook = Diese Adresse ist nicht brauchbar: Gib eine öffentliche Adresse an, die mit https:// beginnt.
error-bad-password = Dieser Name und dieses Passwort gehören nicht zusammen.
error-nobody = Sag erst, wer du bist: Wähle einen Namen.
error-banned = Dieses Konto wurde von den Betreibern dieses Servers geschlossen.
error-muted = Du darfst vorerst nicht im Chat schreiben.
error-needs-account = Gewertete Spiele sind für Leute, die ihren Namen mit einem Passwort behalten.
error-avoided = Einer von euch meidet den anderen, deshalb ist dieses Spiel nicht möglich.
error-no-person = Unter dieser Adresse gibt es niemanden.
error-not-now = Das geht gerade nicht.
error-nothing-to-take-back = Es gibt noch nichts zurückzunehmen.
error-name-taken = Diesen Namen behält schon jemand anders. Wähle einen anderen oder melde dich an.
error-name-unseen = An diesem Namen ist nichts zu sehen. Wähle Buchstaben oder Ziffern.
error-name-signs = Dieser Name enthält Zeichen, die sich nicht anzeigen lassen. Wähle Buchstaben oder Ziffern.
error-name-kept = Einen behaltenen Namen änderst du zusammen mit dem Passwort.
error-seat-taken = Jemand anders war schneller: Dieser Platz ist besetzt.
error-no-time = Eine Uhr braucht Zeit: Wähle Minuten oder Tage.
error-rated-people = In einem gewerteten Spiel sitzt auf jedem Platz ein Mensch und kein Computer.
error-no-competition = Diesen Wettbewerb gibt es nicht.
error-not-organiser = Das darf nur, wer den Wettbewerb leitet.
