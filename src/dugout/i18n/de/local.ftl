# Die Seite, die keinen Server braucht

local-fetching = Regeln und Gegner werden geholt, nur dieses eine Mal
local-size = { $loaded } von { $whole } MB
local-starting = Es geht los …
local-failed-old = Dieser Browser ist zu alt, um Regeln und Gegner selbst auszuführen; ein aktueller Firefox, Chrome, Edge oder Safari kann es.
local-failed-memory = Auf diesem Gerät ist zu wenig Speicher frei für Regeln und Gegner; schließe andere Tabs und versuche es noch einmal.
local-failed-away = Regeln und Gegner konnten nicht geholt werden: Der erste Besuch braucht eine Verbindung.
local-failed-stopped = Regeln und Gegner laufen nicht mehr; deine Spiele sind in diesem Browser sicher.
local-trouble-not-kept = Dieses Gerät konnte den Zug deines Gegners nicht speichern: Der Speicher ist voll, oder dieses Fenster darf nichts speichern. Sobald Platz ist, geht das Spiel von selbst weiter.
local-trouble-went-wrong = Zwischen den Regeln und einem Gegner ist etwas schiefgegangen. Nichts ging verloren; Dugout versucht es von selbst noch einmal.
local-not-here-yet = Dieser Teil liegt noch nicht auf dem Gerät; er kommt mit der nächsten Verbindung. Was du gespielt hast, ist sicher.
local-kept = Auf diesem Gerät gespeichert: Ab jetzt funktioniert Dugout ohne Verbindung.
local-new = Es gibt eine neuere Version von Dugout. Deine Spiele bleiben, wie sie sind.
local-renew = Jetzt verwenden
local-later = Später
local-link-copied = Link kopiert: Er enthält das ganze Spiel und öffnet sich ohne Server.
local-link-too-long = Dieses Spiel ist zu lang für einen Link und wurde als Datei gespeichert: Wer sie bekommt, öffnet sie mit „Aufzeichnung öffnen“.
local-link-damaged = Dieser Link ist beschädigt: Unterwegs ging ein Teil verloren. Lass ihn dir noch einmal schicken, oder das Spiel als Datei.
local-alone-title = Dafür brauchst du andere Leute
local-alone-text = Diese Seite läuft ohne Server und kennt nur die Leute an diesem Gerät; Lobby, Ligen und Konten brauchen einen Dugout-Server.
error-needs-server = Das braucht einen Dugout-Server, und diese Seite läuft ohne.
error-not-kept = Dieses Gerät konnte es nicht behalten: Der Speicher ist voll, oder dieses Fenster darf nichts speichern. Nichts ging verloren; versuch es noch einmal.
error-nobody-else = Ein Spiel auf dieser Seite ist für die Leute an diesem Gerät und für Computer; zum Einladen braucht es einen Server.
error-went-wrong = Auf dieser Seite ist etwas schiefgegangen. Es wurde nichts gespielt; versuch es noch einmal.
error-not-running = Regeln und Gegner laufen auf dieser Seite gerade nicht, es wurde nichts gespielt.

# Die Startseite, und was auf diesem Gerät liegt

local-only = nur auf dieser Seite
local-home-title = { $count ->
    [3] Drei
   *[other] { $count }
 } Fußballspiele, ohne Server, ohne Konto.
local-home-text = Regeln und Gegner laufen auf dieser Seite. Nichts, was du tust, verlässt sie.
local-loaded = Regeln und Gegner geladen
local-play = { $game } jetzt spielen
local-go-on = Weiter: { $game }
local-two = Zu zweit an diesem Gerät
local-here = Deine Spiele liegen hier, auf diesem Gerät
local-here-count = { $count ->
    [0] Noch kein Spiel gespeichert
    [one] Ein Spiel gespeichert
   *[other] { $count } Spiele gespeichert
 }
local-here-where = in diesem Browser
local-here-show = Zeigen
local-save-file = Alles als Datei sichern
    .text = Spiele und Einstellungen, zum Aufheben oder Mitnehmen
local-save = Sichern
local-open-file = Datei öffnen
    .text = ein Spiel, oder alles von einem anderen Gerät
local-open = Öffnen
local-read = { $count ->
    [one] Ein Spiel wurde gelesen.
   *[other] { $count } Spiele wurden gelesen.
 }
local-read-not = { $count ->
    [one] Ein Spiel ließ sich nicht lesen:
   *[other] { $count } Spiele ließen sich nicht lesen:
 } { $why }
local-fact-quiet = keine Cookies, nach dem Laden keine Anfragen
local-fact-later = was du hier spielst, wird nicht gewertet; du kannst es an einen Server senden
local-fact-dice = Würfel aus dem Zufallsgenerator des Browsers, jeder Wurf steht im Protokoll
local-fact-offline = funktioniert ohne Verbindung
local-offline = Du bist offline.
local-offline-title = Kein Netz? Spiel weiter.
local-last-contact = Letzter Kontakt { $time }.
local-offline-works = Spiele gegen den Computer oder an diesem Gerät, Lektionen, Wiederholungen und Regelbücher gehen.
local-waits = Wartet auf das Netz
local-with-others = Mit anderen
local-waits-matches = Spiele mit anderen
local-waits-lobby = Lobby
local-waits-leagues = Ligen
local-device = App und Speicher
local-device-ready = Alles liegt auf diesem Gerät: Dugout funktioniert ohne Verbindung.
local-device-not-yet = Noch liegt nicht alles auf diesem Gerät: Bleib einen Moment online; vielleicht darf dieses Fenster auch nichts speichern.
local-megabytes = { $size } MB
local-allowed = von { $size } MB erlaubt
local-bar-rules = Regeln und Gegner
local-bar-pages = Seiten
local-bar-reports = Berichte
local-bar-matches = Spiele
local-part-rules = Regeln und Gegner
local-part-pages = Seiten, Lektionen und Regelbücher
local-part-reports = Spielberichte
local-part-size = { $size } MB
local-part-matches = { $over } beendet · { $size } MB
local-remove-over = Beendete löschen
local-ready = bereit
local-handed = Hier gespielt
    .text = { $count ->
        [0] nichts wartet auf den Server
        [one] ein Spiel kann zum Server, ohne Wertung
       *[other] { $count } Spiele können zum Server, ohne Wertung
     }
local-send = Senden
local-sent = Der Server hat sie jetzt als Aufzeichnungen.
local-send-later = Sie gehen los, sobald der Server erreichbar ist.
local-handed-open = Der Server hat es
local-empty = Alle Spiele löschen
    .sure = { $count ->
        [one] Ein Spiel ist dann endgültig aus diesem Browser verschwunden.
       *[other] { $count } Spiele sind dann endgültig aus diesem Browser verschwunden.
     } Sichere sie vorher als Datei, wenn du sie vielleicht noch brauchst.
local-news = Nach einer neueren Version sehen
local-news-found = Eine neuere Version ist unterwegs.
local-news-none = Das ist die neueste Version.
local-install = Installieren
local-install-title = Dugout auf den Startbildschirm
local-install-offline = Ohne Netz spielen
local-install-cost = { $size } MB, schon hier
local-install-quick = Sofort offen
    .text = keine Adressleiste, das ganze Feld
local-install-hand = Es passiert nichts? Öffne das Menü deines Browsers (auf dem iPhone „Teilen“) und wähle „Zum Home-Bildschirm“ oder „Installieren“.
local-install-once = Wir fragen nur einmal, nach deinem dritten Spiel. Später findest du es unter Einstellungen, App und Speicher.
local-not-now = Jetzt nicht

# Sätze über einen Server, wie sie lauten, wo es keinen gibt

connection-lost-here = Regeln und Gegner werden neu gestartet
error-damaged-here = Dieses Spiel ist beschädigt und lässt sich nicht öffnen; deine anderen Spiele sind sicher.
error-no-game-here = Diese Version von Dugout hat das Spiel nicht oder nicht in dieser Version der Regeln.
error-no-match-here = Dieses Spiel liegt nicht in diesem Browser.
error-offline-here = Regeln und Gegner haben nicht geantwortet, es wurde nichts gespielt; versuch es noch einmal.
matches-gone-here = Spiel { $id } ist beschädigt oder liegt nicht mehr in diesem Browser.
new-card-luck-text-here = vor dem Anpfiff auf dieser Seite versiegelt
new-unknown-text-here = Diese Seite hat das Spiel nicht. Ihre Spiele stehen auf der Startseite.
offline-text-here = Deine Spiele sind in diesem Browser sicher. Versuch es noch einmal.
offline-title-here = Regeln und Gegner antworten nicht
table-broken-here = Der Tisch konnte nicht geladen werden. Dein Spiel ist in diesem Browser sicher; lade die Seite neu.
