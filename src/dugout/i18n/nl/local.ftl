# De site die geen server nodig heeft

local-fetching = Regels en tegenstanders ophalen, één keer
local-size = { $loaded } van { $whole } MB
local-starting = Beginnen …
local-failed-old = Deze browser is te oud om de regels en tegenstanders zelf te draaien; een recente Firefox, Chrome, Edge of Safari kan het wel.
local-failed-memory = Dit apparaat heeft te weinig vrij geheugen voor de regels en tegenstanders; sluit andere tabbladen en probeer het opnieuw.
local-failed-away = De regels en tegenstanders konden niet worden opgehaald: bij het eerste bezoek is een verbinding nodig.
local-failed-stopped = De regels en tegenstanders zijn gestopt; je wedstrijden staan veilig in deze browser.
local-trouble-not-kept = Dit apparaat kon de zet van je tegenstander niet bewaren: de opslag is vol, of dit venster mag niets opslaan. Zodra er plaats is, gaat de wedstrijd vanzelf verder.
local-trouble-went-wrong = Er ging iets mis tussen de regels en een tegenstander. Er is niets verloren; Dugout probeert het vanzelf opnieuw.
local-kept = Bewaard op dit apparaat: vanaf nu werkt Dugout zonder verbinding.
local-new = Er is een nieuwere versie van Dugout. Je wedstrijden blijven zoals ze zijn.
local-renew = Nu gebruiken
local-later = Later
local-link-copied = Link gekopieerd: de hele wedstrijd zit erin, en hij opent zonder server.
local-link-too-long = Deze wedstrijd is te lang voor een link en is als bestand bewaard: wie het krijgt, opent het met “Opname openen”.
local-link-damaged = Deze link is beschadigd: onderweg is een deel kwijtgeraakt. Vraag hem opnieuw, of vraag de wedstrijd als bestand.
local-alone-title = Hier zijn anderen voor nodig
local-alone-text = Deze pagina draait zonder server en kent alleen de mensen aan dit apparaat; voor de lobby, competities en accounts is een Dugout-server nodig.
error-needs-server = Hiervoor is een Dugout-server nodig, en deze pagina draait zonder.
error-not-kept = Dit apparaat kon het niet bewaren: de opslag is vol, of dit venster mag niets opslaan. Er is niets verloren; probeer het opnieuw.
error-nobody-else = Een wedstrijd op deze pagina is voor wie bij dit apparaat zit en voor computers; uitnodigen kan alleen met een server.
error-went-wrong = Er ging iets mis op deze pagina. Er is niets gespeeld; probeer het opnieuw.
