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
local-kept = Auf diesem Gerät gespeichert: Ab jetzt funktioniert Dugout ohne Verbindung.
local-new = Es gibt eine neuere Version von Dugout. Deine Spiele bleiben, wie sie sind.
local-renew = Jetzt verwenden
local-later = Später
local-link-copied = Link kopiert: Er enthält das ganze Spiel und öffnet sich ohne Server.
local-link-too-long = Dieses Spiel ist zu lang für einen Link und wurde als Datei gespeichert: Wer sie bekommt, öffnet sie mit „Aufzeichnung öffnen“.
local-link-damaged = Dieser Link ist beschädigt: Unterwegs ging ein Teil verloren. Lass ihn dir noch einmal schicken, oder das Spiel als Datei.
local-alone-title = Dazu gehören andere Leute
local-alone-text = Diese Seite läuft ohne Server und kennt nur die Leute an diesem Gerät; Lobby, Ligen und Konten brauchen einen Dugout-Server.
error-needs-server = Das braucht einen Dugout-Server, und diese Seite läuft ohne.
error-not-kept = Dieses Gerät konnte es nicht behalten: Der Speicher ist voll, oder dieses Fenster darf nichts speichern. Nichts ging verloren; versuch es noch einmal.
error-nobody-else = Ein Spiel auf dieser Seite ist für die Leute an diesem Gerät und für Computer; zum Einladen braucht es einen Server.
error-went-wrong = Auf dieser Seite ist etwas schiefgegangen. Es wurde nichts gespielt; versuch es noch einmal.
