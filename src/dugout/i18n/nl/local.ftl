# Matches in the page, without a server

local-chip = alleen op deze pagina
local-title = Drie voetbalspellen, zonder server.
local-text = Regels en tegenstanders draaien in deze pagina. Niets van wat je doet, gaat eruit.
local-fetching = Regels en tegenstanders ophalen, één keer
local-size = { $loaded } van { $whole } MB
local-starting = Aan het opstarten …
local-ready = Klaar voor de aftrap.
local-failed = Deze browser kon de regels en tegenstanders niet starten: hij is te oud, heeft te weinig geheugen of bij het eerste bezoek geen verbinding.
local-computer = Tegen { $name }
local-device = Samen op dit apparaat
local-kept = Bewaard in deze browser
