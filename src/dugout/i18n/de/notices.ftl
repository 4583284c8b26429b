### Mitteilungen: was ein Gerät zeigt, was in einer Mail steht, und wo man wählt, was man hören will.

note-turn =
    { $standing ->
        [lead] Du bist am Zug und führst { $score }
        [behind] Du bist am Zug und liegst { $score } zurück
        [level] Du bist am Zug: Es steht { $score }
       *[none] Du bist am Zug
    }
    .text = { $game } gegen { $other }.
note-waiting = { $other } wartet auf dich
    .text = Du bist am Zug in { $game }.
note-over =
    { $standing ->
        [none] Dein Spiel ist aus
       *[other] Dein Spiel ist aus: { $score }
    }
    .text = { $game } gegen { $other }.
note-ready = { $other } ist bereit für euer Spiel
    .text = { $title }: Es beginnt, sobald auch du bereit bist.
note-due = Deine Zeit läuft ab
    .text =
    { $place ->
        [league] { $title }: Dein Spiel gegen { $other } ist noch nicht zu Ende gespielt.
       *[match] Du bist am Zug in { $game } gegen { $other }.
    }
note-offer = { $other } nimmt dein Angebot an
    .text = { $game }: Komm an den Tisch.
note-pick = { $title }: Du darfst wählen
    .text = Du bist im Draft an der Reihe.
note-window = { $title }: Das Transferfenster ist offen
    .text = Gib deine Liste ab.
note-begun = { $title } hat begonnen
    .text = Die Spiele sind ausgelost. Sieh nach, gegen wen du zuerst spielst.
note-finished = { $title } ist zu Ende
    .text = Sieh nach, wer gewonnen hat.
note-ruled = { $title }: Dein Spiel wurde nach den Regeln gewertet
    .text = Dein Spiel gegen { $other } wird nicht mehr gespielt. Warum, steht im Verlauf des Wettbewerbs.
note-drawn = { $title }: Du spielst als Nächstes gegen { $other }
    .text = Die nächste Runde ist ausgelost.
note-withdrawn = { $title }: Jemand hat sich zurückgezogen
    .text = Tabelle und Spielplan können sich geändert haben.
note-organiser = { $title } hat eine neue Leitung
    .text = Sieh nach, was du dort jetzt tun kannst.
note-desk-enter = { $title }: Ein Ergebnis wurde eingetragen
    .text =
    { $against ->
        [yes] Es geht um dein Spiel gegen { $other }.
       *[no] Sieh dir die Tabelle an.
    }
note-desk-confirm = { $title }: Dein Ergebnis zählt
    .text = Der Veranstalter hat das Ergebnis deines Spiels gegen { $other } bestätigt.
note-desk-reject = { $title }: Trag dein Ergebnis neu ein
    .text = Der Veranstalter hat abgelehnt, was für dein Spiel gegen { $other } eingetragen war.
note-desk-overturn = { $title }: Ein Ergebnis wurde geändert
    .text = Es geht um dein Spiel gegen { $other }.
note-desk-award = { $title }: Dein Spiel wurde gewertet
    .text = Der Veranstalter hat über dein Spiel gegen { $other } entschieden.
note-desk-extend = { $title }: neue Termine
    .text = Der Veranstalter hat eine Frist verschoben.
note-desk-date = { $title }: ein neuer Termin
    .text = Der Veranstalter hat dein Spiel gegen { $other } verlegt.
note-desk-pause = { $title } macht Pause
    .text = Bis es weitergeht, läuft keine Frist.
note-desk-resume = { $title } geht weiter
    .text = Die Fristen laufen wieder.
note-desk-clock = { $title }: andere Bedenkzeit
    .text = Sie gilt für Spiele, die noch nicht begonnen haben.
note-desk-undo = { $title }: eine Entscheidung ist zurückgenommen
    .text = Sieh nach, was jetzt gilt.
note-desk-rename = { $title } heißt jetzt so
    .text = Nur Name oder Beschreibung haben sich geändert.
note-desk-share = { $title }: wer es mit leitet
    .text = Der Veranstalter hat dir Rechte in der Spielleitung gegeben oder genommen.
note-desk-delete = { $title }: gelöscht oder zurückgeholt
    .text = Der Veranstalter hat den Wettbewerb gelöscht oder zurückgeholt.
note-desk-withdraw = { $title }: Jemand ist ausgeschieden
    .text = Tabelle und Spielplan können sich geändert haben.
note-desk-replace = { $title }: Jemand wurde ersetzt
    .text = An diesem Platz spielt jetzt jemand anderes weiter.
note-deadline-soon = { $title }: Eine Frist läuft ab
    .text = Es sind noch Spiele offen. Um drei Tage verlängern?
note-result-told = { $title }: { $other } hat ein Ergebnis eingetragen
    .text = Bestätige es oder trag ein anderes ein.
note-result-disputed = { $title }: Ein Ergebnis ist strittig
    .text = Die beiden Trainer haben verschiedene Ergebnisse eingetragen. Der Veranstalter entscheidet.
note-desk-end = { $title } wurde vorzeitig beendet
    .text = Die Tabelle steht.
note-desk-offer = { $title }: Übernimmst du die Leitung?
    .text = Der Veranstalter möchte dir den Wettbewerb übergeben.
note-news = Neues aus { $title }
    .text = Der Veranstalter hat etwas geändert, das dich betrifft.
note-test = Das ist ein Test
    .text = Mitteilungen von Dugout kommen hier an.
note-open = Öffnen
note-mute = Ruhe für dieses Spiel
note-until = Spiel bis { $when }.
note-reason = Begründung: { $reason }

mail-settings = Wähle, worüber wir dir schreiben:
mail-stop = Keine Mails mehr:
mail-confirm = Darf Dugout dir schreiben?
    .text = Jemand, wahrscheinlich du, möchte an diese Adresse Mitteilungen über Spiele. Bestätige sie innerhalb von zwei Tagen.
mail-not-you = Das warst du nicht? Dann tu nichts, und du hörst nie wieder von uns.
mail-confirm-button = Ja, schreibt mir
mail-confirm-page = Darf Dugout an diese Adresse schreiben?
    .text = Du bekommst eine Mail, wenn ein Spiel auf dich wartet. In jeder steht ein Link, der das beendet.
mail-confirm-done = Deine Adresse ist bestätigt
    .text = Ab jetzt bekommst du eine Mail, wenn etwas auf dich wartet.
mail-stop-button = Mails beenden
mail-stop-page = Keine Mails mehr von Dugout?
    .text = Deine Adresse wird hier gelöscht. Du kannst sie jederzeit wieder angeben.
mail-stop-done = Du bekommst keine Mails mehr
    .text = Deine Adresse ist hier gelöscht.
mail-link-old = Dieser Link gilt nicht mehr
    .text = Die Adresse wurde geändert oder gelöscht, oder der Link ist zu alt.
mail-digest = { $title }: Das ist neu
mail-place =
    { $kind ->
        [money] Du stehst auf { co-th } von { $count }. Geld: { $money }.
       *[points] { $points ->
            [one] Du stehst auf { co-th } von { $count } mit einem Punkt.
           *[other] Du stehst auf { co-th } von { $count } mit { $points } Punkten.
        }
    }
mail-next = Dein nächstes Spiel: gegen { $other }. { $when }

error-bad-address = An diese Mailadresse kann Dugout nicht schreiben.
error-bad-device = Dein Browser hat eine Push-Adresse genannt, mit der Dugout nichts anfangen kann.
error-no-device = Dieses Gerät ist nicht mehr angemeldet.
error-no-mail = Dieser Server verschickt keine Mails.
error-mail-away = Die Mail konnte gerade nicht verschickt werden. Versuch es später noch einmal.

notices-title = Mitteilungen
notices-lead = Dugout kann sich melden, wenn etwas auf dich wartet, auch wenn keine Seite offen ist.
notices-news = Neues aus deinen Ligen
notices-read = Alles gelesen
notices-what = Worüber soll Dugout dich informieren?
notices-turn = Du bist am Zug
    .help = ein Spiel, das auf dich wartet, und sein Ende
notices-waiting = Dein Gegner wartet
    .help = am Tisch, oder bereit für euer Ligaspiel
notices-due = Eine Frist läuft bald ab
    .help = einen Tag und eine Stunde vorher
notices-league = Deine Ligen
    .help = Wertungen, neue Termine, Drafts, der nächste Gegner
notices-offer = Ein Angebot wird angenommen
    .help = jemand spielt bei deinem Angebot mit
notices-where = Wo und wann
notices-here = Dieses Gerät
notices-here-on = meldet sich, auch wenn Dugout zu ist
notices-here-off = meldet sich nicht
notices-reached = zuletzt erreicht am { $date }
notices-never = noch nichts geschickt
notices-forget = Vergessen
notices-quiet = Ruhe von { $from } bis { $to }
    .help = Live-Spiele melden sich trotzdem
notices-from = von
notices-to = bis
notices-muted = Ruhe für ein Spiel
    .none = Kein Spiel ist stumm. Nimm den Knopf auf einer Mitteilung oder das Menü des Spiels.
notices-unmute = Wieder melden
notices-mute-match = Keine Mitteilungen zu diesem Spiel
notices-match = { $game }: { $names }
notices-test = Schick mir einen Test
notices-tested =
    { $count ->
        [0] Es gibt kein Ziel: Schalte zuerst dieses Gerät ein.
        [one] Unterwegs an ein Ziel.
       *[other] Unterwegs an { $count } Ziele.
    }
notices-look = So sieht eine Mitteilung aus
notices-private = Eine Mitteilung nennt das Spiel, was geschah und bis wann. Nie etwas Geheimes: keine Hand, keine Aufstellung, keine Transferliste. Sie verschwindet von selbst, wenn du anderswo geantwortet hast. Dugout speichert nur, was es braucht, um deine Geräte und deine Adresse zu erreichen, und löscht es mit deinem Konto.
notices-blocked = Dein Browser blockiert Mitteilungen von Dugout. Erlaube sie in seinen Einstellungen für diese Seite und schalte dies dann wieder ein.
notices-cannot = Dieser Browser kann sich nicht melden, wenn Dugout zu ist. Lege Dugout auf einem iPhone oder iPad zuerst auf den Home-Bildschirm.
notices-insecure = Mitteilungen brauchen https; diese Seite wurde über einfaches http geladen.
notices-failed = Dein Browser konnte seinen Push-Dienst nicht erreichen. Versuch es später noch einmal.
notices-mail = Per Mail
notices-mail-text = Für dieselben Ereignisse, einmal je Spiel und Ereignis, und nur, wenn du fünf Minuten lang nicht nachgesehen hast.
notices-mail-address = Mailadresse
notices-mail-save = Schick mir einen Link zum Bestätigen
notices-mail-sent = Öffne den Link in der Mail an { $address }; bis dahin wird nichts dorthin geschickt.
notices-mail-on = Mails gehen an { $address }.
notices-mail-off = Beenden und Adresse löschen
notices-digest = Überblick über deine Ligen
notices-digest-off = keiner
notices-digest-daily = jeden Morgen
notices-digest-weekly = jeden Montag
notices-page = Solange die Seite offen ist
notices-programs = Für Programme
notify-browser = Mitteilungen im Browser
notify-browser-help = Erscheinen, solange diese Seite im Hintergrund offen ist.
notify-refused = Dein Browser blockiert Mitteilungen. Erlaube sie in seinen Einstellungen.
webhook = Webadresse für Mitteilungen (Webhook)
webhook-help = Bekommt eine signierte Nachricht mit Spiel, Stand und Link, wenn du dran bist und nicht am Tisch sitzt.
webhook-secret = Der Schlüssel zum Prüfen der Signaturen – kopiere ihn, er wird nur einmal gezeigt:
webhook-save = Speichern
