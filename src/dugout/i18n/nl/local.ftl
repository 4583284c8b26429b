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
local-not-here-yet = Dit deel staat nog niet op het apparaat; het komt bij de volgende verbinding. Wat je gespeeld hebt, is veilig.
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
error-not-running = De regels en tegenstanders draaien nu niet op deze pagina; er is niets gespeeld.

# De startpagina, en wat er op dit apparaat staat

local-only = alleen op deze pagina
local-home-title = { $count ->
    [3] Drie
   *[other] { $count }
 } voetbalspellen, geen server, geen account.
local-home-text = Regels en tegenstanders draaien op deze pagina. Niets van wat je doet gaat eraf.
local-loaded = regels en tegenstanders geladen
local-play = Nu { $game } spelen
local-go-on = Verder: { $game }
local-two = Met z'n tweeën op dit apparaat
local-here = Je wedstrijden staan hier, op dit apparaat
local-here-count = { $count ->
    [0] Nog geen wedstrijd bewaard
    [one] Eén wedstrijd bewaard
   *[other] { $count } wedstrijden bewaard
 }
local-here-where = in deze browser
local-here-show = Tonen
local-save-file = Alles als bestand bewaren
    .text = wedstrijden en instellingen, om te bewaren of mee te nemen
local-save = Bewaren
local-open-file = Bestand openen
    .text = één wedstrijd, of alles van een ander apparaat
local-open = Openen
local-read = { $count ->
    [one] Eén wedstrijd gelezen.
   *[other] { $count } wedstrijden gelezen.
 }
local-read-not = { $count ->
    [one] Eén wedstrijd kon niet worden gelezen:
   *[other] { $count } wedstrijden konden niet worden gelezen:
 } { $why }
local-fact-quiet = geen cookies, na het laden geen verzoeken
local-fact-later = wat je hier speelt telt niet mee voor de ranglijst; je kunt het naar een server sturen
local-fact-dice = dobbelstenen uit de toevalsgenerator van de browser, elke worp in het verslag
local-fact-offline = werkt zonder verbinding
local-offline = Je bent offline.
local-offline-title = Geen netwerk? Speel door.
local-last-contact = Laatste contact { $time }.
local-offline-works = Wedstrijden tegen de computer of op dit apparaat, lessen, herhalingen en regelboeken werken.
local-waits = Wacht op het netwerk
local-with-others = Met anderen
local-waits-matches = Wedstrijden met anderen
local-waits-lobby = Lobby
local-waits-leagues = Competities
local-device = App en opslag
local-device-ready = Alles staat op dit apparaat: Dugout werkt zonder verbinding.
local-device-not-yet = Nog niet alles staat op dit apparaat: blijf even online; misschien mag dit venster ook niets bewaren.
local-megabytes = { $size } MB
local-allowed = van { $size } MB toegestaan
local-bar-rules = regels en tegenstanders
local-bar-pages = pagina’s
local-bar-reports = verslagen
local-bar-matches = wedstrijden
local-part-rules = Regels en tegenstanders
local-part-pages = Pagina’s, lessen en regelboeken
local-part-reports = Wedstrijdverslagen
local-part-size = { $size } MB
local-part-matches = { $over } afgelopen · { $size } MB
local-remove-over = Afgelopen wedstrijden wissen
local-ready = klaar
local-handed = Hier gespeeld
    .text = { $count ->
        [0] er wacht niets op de server
        [one] één wedstrijd kan naar de server, zonder rating
       *[other] { $count } wedstrijden kunnen naar de server, zonder rating
     }
local-send = Sturen
local-sent = De server heeft ze nu, als opnames.
local-send-later = Ze gaan zodra de server bereikbaar is.
local-handed-open = de server heeft hem
local-empty = Alle wedstrijden wissen
    .sure = { $count ->
        [one] Eén wedstrijd is dan voorgoed uit deze browser verdwenen.
       *[other] { $count } wedstrijden zijn dan voorgoed uit deze browser verdwenen.
     } Bewaar ze eerst als bestand als je ze misschien nog wilt hebben.
local-news = Kijken of er een nieuwere versie is
local-news-found = Er is een nieuwere versie onderweg.
local-news-none = Dit is de nieuwste versie.
local-install = Installeren
local-install-title = Zet Dugout op je beginscherm
local-install-offline = Spelen zonder netwerk
local-install-cost = { $size } MB, al hier
local-install-quick = Meteen open
    .text = geen adresbalk, het hele veld
local-install-hand = Gebeurt er niets? Open het menu van je browser (op een iPhone “Deel”) en kies “Zet op beginscherm” of “Installeren”.
local-install-once = We vragen het maar één keer, na je derde wedstrijd. Later vind je het bij Instellingen, App en opslag.
local-not-now = Niet nu

# Zinnen over een server, zoals ze luiden waar er geen is

connection-lost-here = Regels en tegenstanders worden opnieuw gestart
error-damaged-here = Deze wedstrijd is beschadigd en kan niet worden geopend; je andere wedstrijden zijn veilig.
error-no-game-here = Deze versie van Dugout heeft dat spel niet, of niet die versie van de regels.
error-no-match-here = Deze wedstrijd staat niet in deze browser.
error-offline-here = De regels en tegenstanders gaven geen antwoord; er is niets gespeeld. Probeer het opnieuw.
matches-gone-here = Wedstrijd { $id } is beschadigd of staat niet meer in deze browser.
new-card-luck-text-here = vóór de aftrap verzegeld op deze pagina
new-unknown-text-here = Deze pagina heeft dat spel niet. Haar spellen vind je op de startpagina.
offline-text-here = Je wedstrijden staan veilig in deze browser. Probeer het opnieuw.
offline-title-here = De regels en tegenstanders reageren niet
table-broken-here = De tafel kon niet worden geladen. Je wedstrijd staat veilig in deze browser; laad de pagina opnieuw.
