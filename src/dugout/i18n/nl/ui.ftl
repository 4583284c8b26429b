### De schil rond de spellen: pagina's, instellingen, het wedstrijdscherm.

## Overal

skip = Naar de inhoud
close = Sluiten
back = Terug
back-home = Terug naar de startpagina
try-again = Opnieuw proberen
try-now = Nu proberen
nav-label = Hoofdmenu
nav-play = Spelen
nav-rules = Regels
nav-learn = Leren
guest = Gast
foot = Dugout is een onafhankelijke uitwerking van de spelregels in eigen woorden, met eigen tekeningen en zonder echte spelers of logo's. De spellen zijn van hun makers: koop de dozen.
title-turn = ● Jouw beurt: { $title }
stepper-less = { $what }: één minder
stepper-more = { $what }: één meer

## Plaatsen

seat-number = Speler { $number }
seat-computer = Computer { $number }
computers =
    { $count ->
        [one] 1 computer
       *[other] { $count } computers
    }
level-random = speelt zomaar wat
level-easy = makkelijk
level-medium = gemiddeld
level-hard = sterk
kind-me = Hier
kind-link = Via link
kind-bot = Computer

## Spellen

game-toto = Voetbal Toto
    .time = 20 min per ronde
    .about = Dertien wedstrijden, één geheim formulier, een hand vol doelpunten. Scoor voor je eigen voorspelling en fluit die van de anderen af.
game-size = { $seats } spelers · { $minutes }
game-new = Nieuw spel
game-computers = Tegen de computer
game-rules = Spelregels van { $game }

## Startpagina

hero-title = Voetbal, gespeeld aan tafel.
hero-text = Bordspellen over voetbal met hun hele regelboek: bij elke stap uitgelegd, eerlijk gefloten, binnen een minuut klaar. Speel met vrienden via een link, rond één apparaat of tegen de computer.
hero-button = Speel { $game }
hero-learn = Nog nooit gespeeld? Vijf minuten
hero-turn-title = { $game }: ze wachten op jou.
hero-turn-text = Met { $names }.
hero-turn-button = Doe je beurt
matches-title = Jouw wedstrijden
matches-alone = Nog alleen jij
matches-all = Alle { $count }
matches-fewer = Minder
matches-remove = Van de lijst halen: { $names }
matches-gone = De wedstrijd { $id } staat niet meer op de server.
games-title = Begin iets nieuws
games-none-title = De kleedkamer is leeg
games-none-text = Deze server heeft geen spel dat deze pagina kan tekenen.
offline-title = De server antwoordt niet
offline-text = Je wedstrijden zijn daar veilig. Kijk naar je verbinding en probeer het opnieuw.
how-title = Manieren om te spelen
how-link = Vrienden via een link
    .text = Elke plaats krijgt een eigen geheime link. Geen account, geen installatie.
how-device = Rond één apparaat
    .text = Tussen twee spelers valt een doek, zodat geheimen geheim blijven.
how-computer = Tegen de computer
    .text = Kies een tegenstander: geen ervan ziet je kaarten of de worpen die komen.

standing-turn = Jouw beurt
standing-running = De wedstrijd is bezig
standing-thinking =
    { $count ->
        [one] { $names } denkt na
       *[other] { $names } denken na
    }
standing-gathering =
    { $count ->
        [one] er is één plaats vrij
       *[other] er zijn { $count } plaatsen vrij
    }
standing-place =
    { $place ->
        [1] je werd eerste
        [2] je werd tweede
        [3] je werd derde
       *[other] je eindigde op plaats { $place }
    }
standing-won =
    { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } delen de eerste plaats
    }
standing-none = geëindigd zonder uitslag
    .title = Geëindigd zonder uitslag
chip-turn = jouw beurt
chip-waiting = wachten
chip-gathering = verzamelen
chip-over = afgelopen

## Nieuw spel

new-title = Nieuw spel: { $game }
new-heading = Nieuw spel
new-game = Spel
new-who = Wie spelen er?
company-computers = Computers
company-friends = Vrienden via link
company-device = Dit apparaat
company-watch = Computers bekijken
new-seats = Spelers
new-name = Naam
new-guest-name = Naam (mag zelf anders kiezen)
new-name-of = Naam van { $who }
new-level = Sterkte van { $who }
new-computer-level = Computer, { $level }
new-kind = Hoe { $who } speelt
new-pace = Tempo
mode-hotseat = Zonder klok
    .help = Iedereen speelt op dit apparaat en neemt de tijd.
mode-live = Live
    .help = Iedereen is er nu.
    .clock = Voor elke beslissing loopt een korte klok.
mode-async = Correspondentie
    .help = Kom terug wanneer het uitkomt; vaste opdrachten fluiten voor je.
    .clock = Voor elke beslissing zijn er uren.
new-rules = Regels
new-advanced = Meer instellingen
new-card = Wedstrijdkaart
new-card-game = Spel
new-card-people = Mensen
new-card-computers = Computers
new-card-luck = Toeval
new-card-luck-text = geloot door de server, vooraf vastgelegd
new-start = Begin de wedstrijd
new-watch = Bekijk de wedstrijd
new-invite =
    { $count ->
        [one] Maak de uitnodiging
       *[other] Maak { $count } uitnodigingen
    }
new-twins = Twee mensen heten hetzelfde. Misschien wil je ze uit elkaar houden.
new-unknown-title = Dat spel is hier niet
new-unknown-text = Deze server heeft dat spel niet. De startpagina toont wat er is.
option-none = geen
option-by-rules = Volgens de regels
toto-deck-total = { $total } van { $size } kaarten
toto-own-fixtures = Onze eigen wedstrijden
toto-own-home = Thuisteam van wedstrijd { $number }
toto-own-away = Uitspelend team van wedstrijd { $number }
toto-own-different = Elk team heeft een eigen naam nodig.

## Meedoen en verzamelen

join-title = Doe mee met { $game }
join-text = { $names } heeft dit shirt voor je bewaard. Hoe mogen we je noemen?
join-text-first = Dit shirt is van jou. Hoe mogen we je noemen?
join-name = Je naam
join-button = Neem mijn plaats
lobby-title =
    { $count ->
        [0] Daar gaan we
        [one] Wachten op één speler
       *[other] Wachten op { $count } spelers
    }
lobby-text = Stuur elke speler de link van de plaats. De wedstrijd begint vanzelf zodra alle plaatsen bezet zijn.
lobby-text-guest = De wedstrijd begint vanzelf zodra alle plaatsen bezet zijn.
lobby-you = dat ben jij
lobby-computer = computer, { $level }
lobby-here = is er
lobby-expected = heeft de link nog niet geopend
lobby-ready = klaar
lobby-tip = Je mag deze pagina sluiten. De wedstrijd staat op je startpagina.
share-title = Links en apparaten
share-copy = Link kopiëren
share-copied = De link is gekopieerd.
share-native = Delen
share-code = QR-code
share-code-label = QR-code: { $what }
share-seat = Plaats van { $name } in { $game }
share-watch = { $game } bekijken
share-watch-title = Laat iemand meekijken
share-watch-text = Deze link toont wat iedereen mag zien, en geen geheimen.
share-move-title = Speel { $name } op een ander apparaat
share-move-text = Scan de code met een telefoon om daar verder te spelen. Houd hem voor jezelf: wie hem heeft, speelt deze plaats.

## De wedstrijd

match-loading = De wedstrijd wordt opgehaald.
match-none-title = Deze wedstrijd bestaat niet
match-bad-token-title = Deze link past niet
match-watch = Bekijk de wedstrijd
watching = Meekijken
turn-of =
    { $count ->
        [one] { $names } is aan de beurt
       *[other] { $names } zijn aan zet
    }
table-broken = De tafel kon niet worden geladen. Je wedstrijd is veilig op de server.
table-unknown = Deze pagina is ouder dan de wedstrijd. Laad haar opnieuw.
connection-lost = Verbinding verbroken
connection-safe = Er is niets verloren.
connection-kept =
    { $count ->
        [one] Je antwoord is bewaard en gaat het eerst.
       *[other] Je { $count } antwoorden zijn bewaard en gaan het eerst.
    }
connection-again = Nieuwe poging over { $seconds } s.
connection-trying = Proberen …
connection-polling = trage lijn
service-away = De server kan nu niets bewaren
service-away-text = Wat je doet, telt pas als de database terug is. Er gaat niets verloren: deze pagina gaat dan vanzelf verder.
stale = De wedstrijd is al verder: die vraag is gesloten.
since-title = Wat er sindsdien gebeurde
since-text =
    { $count ->
        [one] Er gebeurde één ding terwijl je weg was.
       *[other] Er gebeurden { $count } dingen terwijl je weg was.
    }
since-show = Laat zien
curtain-title = Geef door aan { $name }
curtain-text = Er wacht een beslissing.
curtain-button = Ik ben { $name }, laat zien
curtain-hidden = Wat { $name } weet, blijft verborgen.
log-title = Wat er gebeurde
log-empty = Nog niets. De wedstrijd is net begonnen.
log-late = De tijd was om.
log-earlier = Eerdere regels tonen
chat-title = Praten
chat-unread =
    { $count ->
        [one] Praten, één nieuwe regel
       *[other] Praten, { $count } nieuwe regels
    }
chat-line = { $name }: { $text }
chat-empty = Niemand heeft nog iets gezegd. Een vriendelijk woord kan altijd.
chat-placeholder = Zeg iets
chat-send = Sturen
chat-spectator = Alleen spelers kunnen hier praten.

## Toetsen

keys-title = Toetsen
keys-toto-column = kies een kolom
keys-toto-hand = leg je kaarten open of houd ze bedekt
keys-toto-form = vul het formulier in
keys-toto-lift = til een kaart op
keys-toto-walk = ga van team naar team
keys-toto-enter = leg de kaart daar, stuur het formulier, ga verder
keys-toto-stop = STOP
keys-toto-stand = laat het staan
keys-toto-skip = sla over wat er getoond wordt
keys-toto-escape = leg de kaart terug, sluit

## Instellingen

settings-title = Instellingen
settings-language = Taal
settings-theme = Kleuren
settings-theme-auto = Zoals het systeem
settings-theme-light = Overdag
settings-theme-dark = Kunstlicht
settings-motion = Beweging
settings-motion-auto = Zoals het systeem
settings-motion-full = Volledig
settings-motion-none = Geen
settings-sound = Geluid
settings-sound-help = Korte geluiden bij doelpunten, fluitsignalen en jouw beurt.

## Spelregels

rule-show = Regel { $rule }
rule-open-book = Lees { $rule } in het regelboek
rule-loading = Het regelboek gaat open …
rules-title = Spelregels van { $game }
rules-heading = Spelregels
rules-lead = Elke regel heeft een nummer. Waar je er in een wedstrijd een ziet, tik erop om hem hier te lezen.
rules-chapters = Hoofdstukken
rules-book = Welk boek
rules-search = Zoek een woord of nummer
rules-hits =
    { $count ->
        [0] Geen regel gevonden
        [one] Eén regel gevonden
       *[other] { $count } regels gevonden
    }
rules-nothing = Nergens in het boek staat “{ $query }”.
rules-none-title = Hier is geen regelboek
rules-none-text = Er is geen regelboek met die naam. De startpagina toont de spellen die er zijn.
missing-title = Naast het veld
missing-text = Op dit adres is niets. De bal ligt weer op de startpagina.
missing-home = Terug naar de startpagina

## Fouten zonder zin van de server

error-offline = De server is niet bereikbaar. Er is niets gespeeld.
error-unknown = Dat is niet gelukt. Er is niets gespeeld.

## The report of a match that is over

report-open = Wedstrijdrapport
report-over = De wedstrijd is afgelopen.
report-of = Rapport van de wedstrijd met { $names }
time-until = tot { $time }
plain-position = Stelling
plain-answer = Je antwoord
plain-waiting = Wachten op { $names }
