### Der Rahmen um die Spiele: Seiten, Einstellungen, der Spielrahmen.

## Überall

skip = Zum Inhalt
close = Schließen
back = Zurück
back-home = Zurück zur Startseite
try-again = Noch einmal versuchen
try-now = Jetzt versuchen
nav-label = Hauptmenü
nav-play = Spielen
nav-rules = Regelbuch
nav-learn = Lernen
guest = Gast
foot = Dugout ist eine unabhängige Umsetzung der Regeln in eigenen Worten, mit eigenen Zeichnungen, ohne echte Spieler und Logos. Die Spiele gehören ihren Autoren: kauft die Schachteln.
title-turn = ● Du bist am Zug: { $title }
stepper-less = { $what }: einer weniger
stepper-more = { $what }: einer mehr

## Plätze

seat-number = Spieler { $number }
seat-computer = Computer { $number }
computers =
    { $count ->
        [one] 1 Computer
       *[other] { $count } Computer
    }
level-random = spielt irgendetwas
level-easy = leicht
level-medium = mittel
level-hard = schwer
kind-me = Hier
kind-link = Per Link
kind-bot = Computer

## Spiele

game-toto = Voetbal Toto
    .time = 20 Min. je Runde
    .about = Dreizehn Begegnungen, ein geheimer Tippschein, eine Hand voller Tore. Triff für deinen Tipp und pfeif den der anderen ab.
game-size = { $seats } Spieler · { $minutes }
game-new = Neues Spiel
game-computers = Gegen den Computer
game-rules = Regelbuch von { $game }

## Startseite

hero-title = Fußball, gespielt am Tisch.
hero-text = Brettspiele über Fußball mit ihrem ganzen Regelbuch: bei jedem Schritt erklärt, gerecht gepfiffen, in einer Minute bereit. Spiel mit Freunden per Link, um ein Gerät oder gegen den Computer.
hero-button = { $game } spielen
hero-learn = Noch nie gespielt? Fünf Minuten
hero-turn-title = { $game }: sie warten auf dich.
hero-turn-text = Mit { $names }.
hero-turn-button = Mach deinen Zug
matches-title = Deine Spiele
matches-alone = Bisher nur du
matches-all = Alle { $count }
matches-fewer = Weniger
matches-remove = Aus der Liste nehmen: { $names }
matches-gone = Das Spiel { $id } ist nicht mehr auf dem Server.
games-title = Etwas Neues beginnen
games-none-title = Die Kabine ist leer
games-none-text = Dieser Server hat kein Spiel, das diese Seite zeichnen kann.
offline-title = Der Server antwortet nicht
offline-text = Deine Spiele sind dort sicher. Sieh nach deiner Verbindung und versuche es noch einmal.
how-title = So wird gespielt
how-link = Freunde per Link
    .text = Jeder Platz hat seinen eigenen geheimen Link. Kein Konto, keine Installation.
how-device = Um ein Gerät
    .text = Zwischen zwei Menschen fällt ein Vorhang, damit Geheimes geheim bleibt.
how-computer = Gegen den Computer
    .text = Wähle einen Gegner: keiner sieht deine Karten oder die Würfe, die kommen.

standing-turn = Du bist am Zug
standing-running = Das Spiel läuft
standing-thinking =
    { $count ->
        [one] { $names } überlegt
       *[other] { $names } überlegen
    }
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
standing-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } teilen den ersten Platz
    }
standing-none = ohne Ergebnis beendet
    .title = Ohne Ergebnis beendet
chip-turn = du bist dran
chip-waiting = warten
chip-gathering = sammeln
chip-over = zu Ende

## Neues Spiel

new-title = Neues Spiel: { $game }
new-heading = Neues Spiel
new-game = Spiel
new-who = Wer spielt?
company-computers = Computer
company-friends = Freunde per Link
company-device = Dieses Gerät
company-watch = Computern zusehen
new-seats = Spieler
new-name = Name
new-guest-name = Name (darf geändert werden)
new-name-of = Name von { $who }
new-level = Stärke von { $who }
new-computer-level = Computer, { $level }
new-kind = Wie { $who } spielt
new-pace = Tempo
mode-hotseat = Ohne Uhr
    .help = Alle spielen an diesem Gerät und nehmen sich Zeit.
mode-live = Live
    .help = Alle sind jetzt da.
    .clock = Für jede Entscheidung läuft eine kurze Uhr.
mode-async = Fernspiel
    .help = Komm wieder, wann es passt; Daueraufträge pfeifen für dich.
    .clock = Für jede Entscheidung sind Stunden Zeit.
new-rules = Regeln
new-advanced = Mehr Einstellungen
new-card = Spielkarte
new-card-game = Spiel
new-card-people = Menschen
new-card-computers = Computer
new-card-luck = Zufall
new-card-luck-text = vom Server gelost, vorher festgelegt
new-start = Spiel beginnen
new-watch = Spiel ansehen
new-invite =
    { $count ->
        [one] Einladung erstellen
       *[other] { $count } Einladungen erstellen
    }
new-twins = Zwei Menschen heißen gleich. Vielleicht willst du sie unterscheiden.
new-unknown-title = Dieses Spiel gibt es hier nicht
new-unknown-text = Dieser Server hat das Spiel nicht. Die Startseite zeigt, was es gibt.
option-none = keine
option-by-rules = Nach den Regeln
toto-deck-total = { $total } von { $size } Karten
toto-own-fixtures = Eigene Begegnungen
toto-own-home = Heimmannschaft von Begegnung { $number }
toto-own-away = Gastmannschaft von Begegnung { $number }
toto-own-different = Jede Mannschaft braucht einen eigenen Namen.

## Mitspielen und sammeln

join-title = { $game } mitspielen
join-text = { $names } hat dieses Trikot für dich aufgehoben. Wie sollen wir dich nennen?
join-text-first = Dieses Trikot gehört dir. Wie sollen wir dich nennen?
join-name = Dein Name
join-button = Meinen Platz nehmen
lobby-title =
    { $count ->
        [0] Los geht es
        [one] Warten auf einen Spieler
       *[other] Warten auf { $count } Spieler
    }
lobby-text = Schick jedem den Link seines Platzes. Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
lobby-text-guest = Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
lobby-you = das bist du
lobby-computer = Computer, { $level }
lobby-here = ist da
lobby-expected = hat den Link noch nicht geöffnet
lobby-ready = bereit
lobby-tip = Du kannst diese Seite schließen. Das Spiel steht auf deiner Startseite.
share-title = Links und Geräte
share-copy = Link kopieren
share-copied = Der Link ist kopiert.
share-native = Teilen
share-code = QR-Code
share-code-label = QR-Code: { $what }
share-seat = Platz von { $name } in { $game }
share-watch = { $game } ansehen
share-watch-title = Jemanden zusehen lassen
share-watch-text = Dieser Link zeigt, was alle sehen dürfen, und keine Geheimnisse.
share-move-title = { $name } auf einem anderen Gerät spielen
share-move-text = Scanne den Code mit einem Telefon, um dort weiterzuspielen. Behalte ihn für dich: wer ihn hat, spielt diesen Platz.

## Das Spiel

match-loading = Das Spiel wird geholt.
match-none-title = Dieses Spiel gibt es nicht
match-bad-token-title = Dieser Platz-Link passt nicht
match-watch = Das Spiel ansehen
watching = Zuschauen
turn-of =
    { $count ->
        [one] { $names } ist am Zug
       *[other] { $names } sind gefragt
    }
table-broken = Der Tisch konnte nicht geladen werden. Dein Spiel ist auf dem Server sicher.
table-unknown = Diese Seite ist älter als das Spiel. Lade sie neu.
connection-lost = Verbindung verloren
connection-safe = Nichts ist verloren.
connection-kept =
    { $count ->
        [one] Deine Antwort ist aufgehoben und geht zuerst hinaus.
       *[other] Deine { $count } Antworten sind aufgehoben und gehen zuerst hinaus.
    }
connection-again = Neuer Versuch in { $seconds } s.
connection-trying = Versuche …
connection-polling = langsame Leitung
service-away = Der Server kann gerade nichts speichern
service-away-text = Was du tust, gilt erst, wenn die Datenbank wieder da ist. Nichts geht verloren: Diese Seite macht dann von selbst weiter.
stale = Das Spiel ist schon weiter: diese Frage ist geschlossen.
since-title = Was seither geschah
since-text =
    { $count ->
        [one] Eines geschah, während du weg warst.
       *[other] { $count } Dinge geschahen, während du weg warst.
    }
since-show = Zeig es mir
curtain-title = Gib weiter an { $name }
curtain-text = Eine Entscheidung wartet.
curtain-button = Ich bin { $name }, zeig es mir
curtain-hidden = Was { $name } weiß, bleibt verborgen.
log-title = Was geschah
log-empty = Noch nichts. Das Spiel hat gerade begonnen.
log-late = Die Zeit war um.
log-earlier = Frühere Zeilen zeigen
chat-title = Chat
chat-unread =
    { $count ->
        [one] Chat, eine neue Zeile
       *[other] Chat, { $count } neue Zeilen
    }
chat-line = { $name }: { $text }
chat-empty = Noch hat niemand etwas gesagt. Ein freundliches Wort schadet nie.
chat-placeholder = Sag etwas
chat-send = Senden
chat-spectator = Hier können nur Spieler sprechen.

## Tasten

keys-title = Tasten
keys-toto-column = eine Spalte wählen
keys-toto-hand = die Hand offen legen oder verdeckt lassen
keys-toto-form = den Tippschein ausfüllen
keys-toto-lift = eine Karte aufnehmen
keys-toto-walk = von Mannschaft zu Mannschaft gehen
keys-toto-enter = die Karte dort ablegen, den Tippschein abgeben, weiter
keys-toto-stop = STOPP
keys-toto-stand = zählen lassen
keys-toto-skip = überspringen, was gezeigt wird
keys-toto-escape = die Karte zurücklegen, schließen

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
settings-sound-help = Kurze Töne bei Toren, Pfiffen und wenn du am Zug bist.

## Regelbuch

rule-show = Regel { $rule }
rule-open-book = { $rule } im Regelbuch lesen
rule-loading = Das Regelbuch öffnet sich …
rules-title = Regeln von { $game }
rules-heading = Regelbuch
rules-lead = Jede Regel hat eine Nummer. Wo du im Spiel eine siehst, tippe sie an, um sie hier zu lesen.
rules-chapters = Kapitel
rules-book = Welches Buch
rules-search = Wort oder Nummer suchen
rules-hits =
    { $count ->
        [0] Keine Regel gefunden
        [one] Eine Regel gefunden
       *[other] { $count } Regeln gefunden
    }
rules-nothing = Nirgends im Buch steht „{ $query }“.
rules-none-title = Hier gibt es kein Regelbuch
rules-none-text = Ein Regelbuch dieses Namens gibt es nicht. Die Startseite zeigt die Spiele.
missing-title = Neben dem Spielfeld
missing-text = Unter dieser Adresse gibt es nichts. Der Ball liegt wieder auf der Startseite.
missing-home = Zurück zur Startseite

## Fehler ohne Satz vom Server

error-offline = Der Server ist nicht erreichbar. Nichts wurde gespielt.
error-unknown = Das hat nicht geklappt. Nichts wurde gespielt.

## The report of a match that is over

report-open = Spielbericht
report-over = Das Spiel ist zu Ende.
report-of = Bericht über das Spiel mit { $names }
time-until = bis { $time }
plain-position = Stellung
plain-answer = Deine Antwort
plain-waiting = Warten auf { $names }
