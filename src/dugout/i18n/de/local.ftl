# Matches in the page, without a server

local-chip = nur auf dieser Seite
local-title = Drei Fußballspiele, ganz ohne Server.
local-text = Regeln und Gegner laufen auf dieser Seite. Nichts davon verlässt sie.
local-fetching = Regeln und Gegner werden einmal geladen
local-size = { $loaded } von { $whole } MB
local-starting = Es geht gleich los …
local-ready = Bereit zum Anpfiff.
local-failed = Dieser Browser konnte Regeln und Gegner nicht starten: Er ist zu alt, hat zu wenig Speicher oder beim ersten Besuch keine Verbindung.
local-computer = Gegen { $name }
local-device = Zu zweit an diesem Gerät
local-kept = In diesem Browser gespeichert
