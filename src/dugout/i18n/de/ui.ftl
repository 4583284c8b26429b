### Der Rahmen um die Spiele: Seiten, Einstellungen, der Spielrahmen.

## Überall

skip = Zum Inhalt
close = Schließen
aim-short = Worum geht es?
back = Zurück
back-home = Zurück zur Startseite
try-again = Noch einmal versuchen
try-now = Jetzt versuchen
nav-label = Hauptmenü
nav-play = Spielen
nav-rules = Regelbuch
nav-learn = Lernen
guest = Gast
foot = Dugout ist eine unabhängige Umsetzung dieser Spiele: Regeln in eigenen Worten, eigene Zeichnungen, keine echten Spieler oder Logos. Die Spiele gehören ihren Autoren – kauft die Schachteln!
title-turn = ● Du bist am Zug: { $title }
stepper-less = { $what }: 1 weniger
stepper-more = { $what }: 1 mehr

## Plätze

seat-number = Spieler { $number }
seat-computer = Computer { $number }
stars-of-4 = { $stars } von 4 Sternen
computers =
    { $count ->
        [one] 1 Computer
       *[other] { $count } Computer
    }
level-random = zufällig
level-easy = leicht
level-medium = mittel
level-hard = schwer
kind-me = Hier
kind-link = Per Link
kind-bot = Computer

## Spiele

game-size = { $seats } Spieler · { $minutes }
    .seats = { $seats } Spieler

## Startseite

hero-turn-title = { $game }: Du bist dran.
hero-turn-text = Gegen { $names }.
hero-turn-button = Mach deinen Zug
matches-title = Deine Spiele
matches-alone = Bisher nur du
matches-all = Alle { $count } zeigen
matches-fewer = Weniger zeigen
matches-remove = Aus der Liste entfernen: { $names }
matches-gone = Spiel { $id } ist nicht mehr auf dem Server.
games-title =
    { $count ->
        [3] Drei Spiele
       *[other] Die Spiele
    }
games-none-title = Die Kabine ist leer
games-none-text = Auf diesem Server gibt es kein Spiel, das diese Seite zeigen kann.
offline-title = Der Server antwortet nicht
offline-text = Deine Spiele sind dort sicher. Prüfe deine Verbindung und versuch es noch einmal.
how-title = So kannst du spielen
how-link = Mit Freunden per Link
    .text = Jeder bekommt seinen eigenen Link. Kein Konto, keine Installation.
how-device = Zusammen an einem Gerät
    .text = Beim Weitergeben wird der Bildschirm verdeckt, so bleibt Geheimes geheim.
how-computer = Gegen den Computer
    .text = Such dir einen Gegner aus. Keiner sieht deine Karten oder den nächsten Wurf.

standing-turn = Du bist am Zug
standing-past = Die Runde ist vorbei
standing-running = Das Spiel läuft
standing-thinking =
    { $count ->
        [one] { $names } überlegt
       *[other] { $names } überlegen
    }
standing-others = Die anderen überlegen
standing-several = { $count } Spieler überlegen
standing-gathering =
    { $count ->
        [one] ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
standing-place =
    { $place ->
        [1] du bist Erster
        [2] du bist Zweiter
        [3] du bist Dritter
       *[other] du bist auf Platz { $place }
    }
only-answer = Es gibt nur eine Möglichkeit: Mit dem Knopf geht es weiter.
standing-you-won = gewonnen { $score }
standing-you-drawn = unentschieden { $score }
standing-you-lost = verloren { $score }
standing-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } teilen sich den ersten Platz
    }
standing-none = ohne Ergebnis beendet
    .title = Ohne Ergebnis beendet
chip-turn = du bist dran
chip-waiting = warten
chip-gathering = offen
chip-over = zu Ende

## Neues Spiel

new-game = Spiel
company-computers = Computer
company-friends = Freunde
company-device = Dieses Gerät
company-watch = Nur zusehen
new-seats = Spieler
new-name = Name
mode-hotseat = Ohne Uhr
    .help = Alle spielen an diesem Gerät, ohne Zeitlimit.
mode-live = Live
    .help = Alle sind jetzt online.
    .clock = Für jede Entscheidung hast du nur kurz Zeit.
mode-async = Fernspiel
    .help = Spiel, wann es dir passt; feste Anweisungen können für dich pfeifen.
    .clock = Für jede Entscheidung hast du Stunden Zeit.
new-unknown-title = Spiel nicht gefunden
new-unknown-text = Dieser Server hat das Spiel nicht. Auf der Startseite findest du seine Spiele.
option-none = keine
option-by-rules = Nach den Regeln

## Mitspielen und sammeln

join-title = Bei { $game } mitspielen
join-text = { $names } { $count ->
    [one] hat
   *[other] haben
 } dieses Trikot für dich aufgehoben. Wie sollen wir dich nennen?
join-text-first = Dieses Trikot gehört dir. Wie sollen wir dich nennen?
join-name = Dein Name
join-button = Mitspielen
lobby-title =
    { $count ->
        [0] Los geht’s
        [one] Warten auf einen Spieler
       *[other] Warten auf { $count } Spieler
    }
lobby-text = Schick jedem seinen Link. Das Spiel beginnt, sobald alle da sind.
lobby-text-guest = Das Spiel beginnt, sobald alle da sind.
lobby-you = du
lobby-computer = Computer, { $level }
lobby-here = da
lobby-opened = hat den Link geöffnet und trägt einen Namen ein
lobby-left = ist gegangen; der Link gilt weiter
lobby-expected = hat den Link noch nicht geöffnet
lobby-awaited = ist noch nicht da
lobby-ready = bereit
company-opened = Jemand hat eine Einladung geöffnet.
company-joined = { $name } ist dabei.
company-back = { $name } ist wieder da.
company-left = { $taken ->
    [yes] { $name } ist gegangen. Das Spiel wartet.
   *[no] Wer deinen Link geöffnet hat, ist wieder weg.
}
lobby-tip = Du kannst diese Seite schließen. Das Spiel findest du auf deiner Startseite wieder.
share-title = Links und Geräte
share-copy = Link kopieren
share-copied = Link kopiert.
share-native = Teilen
share-code = QR-Code
share-code-label = QR-Code: { $what }
share-seat = Platz von { $name } in { $game }
share-watch = { $game } ansehen
share-watch-title = Jemanden zusehen lassen
share-watch-text = Mit diesem Link kann man zusehen, sieht aber keine Geheimnisse.
share-move-title = Als { $name } auf einem anderen Gerät spielen
share-move-text = Scanne den Code mit dem Handy, um dort weiterzuspielen. Behalte ihn für dich: Wer ihn hat, kann für dich spielen.

## Das Spiel

match-loading = Das Spiel wird geladen …
match-none-title = Spiel nicht gefunden
match-unreadable-title = Dieses Spiel lässt sich nicht öffnen
match-bad-token-title = Dieser Link funktioniert nicht
match-watch = Das Spiel ansehen
watching = Zuschauen
turn-of =
    { $count ->
        [one] { $names } ist am Zug
       *[other] Warten auf { $names }
    }
turn-of-several = Warten auf { $count } Spieler
table-broken = Der Tisch konnte nicht geladen werden. Dein Spiel ist auf dem Server sicher; lade die Seite neu.
table-unknown = Diese Seite ist veraltet. Lade sie neu, um weiterzuspielen.
connection-lost = Verbindung verloren
connection-safe = Nichts ist verloren gegangen.
connection-kept =
    { $count ->
        [one] Dein Zug ist gespeichert und wird zuerst gesendet.
       *[other] Deine { $count } Züge sind gespeichert und werden zuerst gesendet.
    }
connection-again = Neuer Versuch in { $seconds } s.
connection-trying = Verbinde …
connection-polling = langsame Verbindung
service-away = Der Server kann gerade nichts speichern
service-away-text = Du kannst erst weiterspielen, wenn die Datenbank wieder da ist. Nichts geht verloren, und diese Seite macht von selbst weiter.
stale = Zu spät: Das Spiel ist schon weiter.
since-title = Während du weg warst
since-text =
    { $count ->
        [one] Während du weg warst, ist etwas passiert.
       *[other] { $count } Dinge sind passiert, während du weg warst.
    }
since-show = Zeig es mir
curtain-title = Gib das Gerät an { $name } weiter
curtain-text = Du musst dich entscheiden.
curtain-button = Ich bin { $name }
curtain-hidden = Die Geheimnisse von { $name } bleiben verdeckt.
log-empty = Noch nichts. Das Spiel hat gerade begonnen.
log-late = Die Zeit war abgelaufen.
log-earlier = Frühere Züge zeigen
chat-title = Chat
chat-unread =
    { $count ->
        [one] Chat, eine neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }
chat-line = { $name }: { $text }
chat-empty = Noch keine Nachrichten. Sag doch Hallo!
chat-placeholder = Sag etwas
chat-send = Senden
chat-spectator = Nur Spieler können chatten.

## Tasten

keys-title = Tasten

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-theme-auto = Wie das System
settings-theme-light = Tag
settings-theme-dark = Flutlicht
settings-motion = Bewegung
settings-motion-auto = Wie das System
settings-motion-full = Voll
settings-motion-none = Keine
settings-sound = Ton
settings-sound-help = Würfel, Pfiffe und Publikum, auf deinem Gerät erzeugt.
settings-volume = Lautstärke
settings-volume-quiet = Leise
settings-volume-normal = Normal
settings-volume-loud = Laut
sound-offer = Willst du das Spiel hören?
sound-offer-yes = Ton an

## Regelbuch

rule-show = Regel { $rule }
rule-open-book = { $rule } im Regelbuch lesen
rule-loading = Regelbuch wird geöffnet …
rules-title = Regeln von { $game }
rules-heading = Regelbuch
rules-lead = Jede Regel hat eine Nummer. Siehst du im Spiel eine, tippe sie an, um die Regel zu lesen.
rules-chapters = Kapitel
rules-book = Regelbuch
rules-search = Nach Wort oder Nummer suchen
rules-hits =
    { $count ->
        [0] Keine Regel gefunden
        [one] Eine Regel gefunden
       *[other] { $count } Regeln gefunden
    }
rules-nothing = Keine Regel enthält „{ $query }“.
rules-none-title = Regelbuch nicht gefunden
rules-none-text = Alle Spiele und ihre Regeln findest du auf der Startseite.
missing-title = Im Aus
missing-text = Unter dieser Adresse gibt es nichts. Anstoß ist auf der Startseite.
missing-home = Zurück zur Startseite

## Fehler ohne Satz vom Server

error-offline = Der Server ist nicht erreichbar, es wurde nichts gespielt. Prüfe deine Verbindung.
error-unknown = Das hat nicht geklappt, es wurde nichts gespielt. Versuch es noch einmal.

## The report of a match that is over

report-open = Spielbericht
report-over = Das Spiel ist zu Ende.
report-of = Bericht über das Spiel mit { $names }
time-until = bis { $time }
plain-position = Stellung
plain-answer = Deine Antwort
plain-waiting = Warten auf { $names }
