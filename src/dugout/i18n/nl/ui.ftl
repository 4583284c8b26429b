### De schil rond de spellen: pagina's, instellingen, het wedstrijdscherm.

## Overal

skip = Naar de inhoud
close = Sluiten
aim-short = Waar gaat het om?
back = Terug
back-home = Terug naar de startpagina
try-again = Opnieuw proberen
try-now = Nu proberen
nav-label = Hoofdmenu
nav-play = Spelen
nav-rules = Regels
nav-learn = Leren
guest = Gast
foot = Dugout is een onafhankelijke uitvoering van deze spellen: de regels in onze eigen woorden, eigen tekeningen, geen echte spelers of logo's. De spellen zijn van hun makers: koop de dozen!
title-turn = ● Jouw beurt: { $title }
stepper-less = { $what }: 1 minder
stepper-more = { $what }: 1 meer

## Plaatsen

seat-number = Speler { $number }
seat-computer = Computer { $number }
stars-of-4 = { $stars } van 4 sterren
computers =
    { $count ->
        [one] 1 computer
       *[other] { $count } computers
    }
level-random = willekeurig
level-easy = makkelijk
level-medium = gemiddeld
level-hard = sterk
kind-me = Hier
kind-link = Via link
kind-bot = Computer

## Spellen

game-size = { $seats } spelers · { $minutes }
    .seats = { $seats } spelers

## Startpagina

hero-turn-title = { $game }: jij bent aan zet.
hero-turn-text = Tegen { $names }.
hero-turn-button = Speel je beurt
matches-title = Jouw wedstrijden
matches-alone = Tot nu toe alleen jij
matches-all = Toon alle { $count }
matches-fewer = Toon minder
matches-remove = Uit de lijst halen: { $names }
matches-gone = Wedstrijd { $id } staat niet meer op de server.
games-title =
    { $count ->
        [3] Drie spellen
       *[other] De spellen
    }
games-none-title = De kleedkamer is leeg
games-none-text = Op deze server staat geen spel dat deze pagina kan laten zien.
offline-title = De server reageert niet
offline-text = Je wedstrijden zijn daar veilig. Controleer je verbinding en probeer het opnieuw.
how-title = Zo kun je spelen
how-link = Met vrienden via een link
    .text = Iedere speler krijgt een eigen link. Geen account, niets te installeren.
how-device = Samen op één apparaat
    .text = Bij het doorgeven wordt het scherm afgedekt, zodat geheimen geheim blijven.
how-computer = Tegen de computer
    .text = Kies je tegenstander. Niemand ziet jouw kaarten of de volgende worp.

standing-turn = Jouw beurt
standing-past = De ronde is voorbij
standing-running = Bezig
standing-thinking =
    { $count ->
        [one] { $names } denkt na
       *[other] { $names } denken na
    }
standing-others = De anderen denken na
standing-several = { $count } spelers denken na
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
       *[other] je werd nummer { $place }
    }
only-answer = Er is maar één mogelijkheid: druk op de knop om verder te gaan.
standing-you-won = gewonnen { $score }
standing-you-drawn = gelijkspel { $score }
standing-you-lost = verloren { $score }
standing-won =
    { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } delen de eerste plaats
    }
standing-none = geëindigd zonder uitslag
    .title = Geëindigd zonder uitslag
chip-turn = jouw beurt
chip-waiting = wachten
chip-gathering = open
chip-over = afgelopen

## Nieuwe wedstrijd

new-game = Spel
company-computers = Computers
company-friends = Vrienden
company-device = Dit apparaat
company-watch = Alleen kijken
new-seats = Spelers
new-name = Naam
mode-hotseat = Zonder klok
    .help = Iedereen speelt op dit apparaat, zonder tijdslimiet.
mode-live = Live
    .help = Iedereen is nu online.
    .clock = Je hebt kort de tijd per beslissing.
mode-async = Correspondentie
    .help = Speel wanneer het jou uitkomt; vaste instructies kunnen voor je fluiten.
    .clock = Je hebt uren de tijd per beslissing.
new-unknown-title = Spel niet gevonden
new-unknown-text = Deze server heeft dat spel niet. Op de startpagina staan de spellen die er wel zijn.
option-none = geen
option-by-rules = Volgens de regels

## Meedoen en verzamelen

join-title = Doe mee met { $game }
join-text = { $names } { $count ->
    [one] heeft
   *[other] hebben
 } dit shirt voor je bewaard. Hoe mogen we je noemen?
join-text-first = Dit shirt is van jou. Hoe mogen we je noemen?
join-name = Je naam
join-button = Doe mee
lobby-title =
    { $count ->
        [0] Daar gaan we
        [one] Wachten op één speler
       *[other] Wachten op { $count } spelers
    }
lobby-text = Stuur iedere speler de eigen link. De wedstrijd begint zodra iedereen er is.
lobby-text-guest = De wedstrijd begint zodra iedereen er is.
lobby-you = jij
lobby-computer = computer, { $level }
lobby-here = aanwezig
lobby-opened = heeft de link geopend en vult een naam in
lobby-left = is weg; de link werkt nog
lobby-expected = heeft de link nog niet geopend
lobby-awaited = is er nog niet
lobby-ready = klaar
company-opened = Iemand heeft een uitnodiging geopend.
company-joined = { $name } doet mee.
company-back = { $name } is terug.
company-left = { $taken ->
    [yes] { $name } is weg. De wedstrijd wacht.
   *[no] Wie je link opende, is weer weg.
}
lobby-tip = Je kunt deze pagina sluiten. Je vindt de wedstrijd terug op je startpagina.
share-title = Links en apparaten
share-copy = Link kopiëren
share-copied = Link gekopieerd.
share-native = Delen
share-code = QR-code
share-code-label = QR-code: { $what }
share-seat = Plaats van { $name } in { $game }
share-watch = { $game } bekijken
share-watch-title = Laat iemand meekijken
share-watch-text = Met deze link kan iemand meekijken zonder geheimen te zien.
share-move-title = Speel als { $name } op een ander apparaat
share-move-text = Scan de code met je telefoon om daar verder te spelen. Houd hem voor jezelf: wie hem heeft, kan voor jou spelen.

## De wedstrijd

match-loading = Wedstrijd laden …
match-none-title = Wedstrijd niet gevonden
match-unreadable-title = Deze wedstrijd kan niet worden geopend
match-bad-token-title = Deze link werkt niet
match-watch = Bekijk de wedstrijd
watching = Kijker
turn-of =
    { $count ->
        [one] { $names } is aan de beurt
       *[other] Wachten op { $names }
    }
turn-of-several = Wachten op { $count } spelers
table-broken = De tafel kon niet worden geladen. Je wedstrijd is veilig op de server; laad de pagina opnieuw.
table-unknown = Deze pagina is verouderd. Laad haar opnieuw om verder te spelen.
connection-lost = Verbinding verbroken
connection-safe = Er is niets verloren gegaan.
connection-kept =
    { $count ->
        [one] Je zet is bewaard en wordt als eerste verstuurd.
       *[other] Je { $count } zetten zijn bewaard en worden als eerste verstuurd.
    }
connection-again = Nieuwe poging over { $seconds } s.
connection-trying = Verbinden …
connection-polling = trage verbinding
service-away = De server kan nu niets opslaan
service-away-text = Je kunt niet spelen tot de database terug is. Er gaat niets verloren en deze pagina gaat vanzelf verder.
stale = Te laat: de wedstrijd is al verder.
since-title = Terwijl je weg was
since-text =
    { $count ->
        [one] Er is iets gebeurd terwijl je weg was.
       *[other] Er gebeurden { $count } dingen terwijl je weg was.
    }
since-show = Laat maar zien
curtain-title = Geef door aan { $name }
curtain-text = Jij moet beslissen.
curtain-button = Ik ben { $name }
curtain-hidden = De geheimen van { $name } blijven verborgen.
log-empty = Nog niets. De wedstrijd is net begonnen.
log-late = De tijd was op.
log-earlier = Toon eerdere zetten
chat-title = Chat
chat-unread =
    { $count ->
        [one] Chat, één nieuw bericht
       *[other] Chat, { $count } nieuwe berichten
    }
chat-line = { $name }: { $text }
chat-empty = Nog geen berichten. Zeg eens hallo!
chat-placeholder = Zeg iets
chat-send = Verstuur
chat-spectator = Alleen spelers kunnen chatten.

## Toetsen

keys-title = Toetsen

## Instellingen

settings-title = Instellingen
settings-language = Taal
settings-theme = Kleuren
settings-theme-auto = Systeem volgen
settings-theme-light = Dag
settings-theme-dark = Avondwedstrijd
settings-motion = Beweging
settings-motion-auto = Systeem volgen
settings-motion-full = Volledig
settings-motion-none = Geen
settings-sound = Geluid
settings-sound-help = Dobbelstenen, fluit en publiek, gemaakt op je eigen apparaat.
settings-volume = Volume
settings-volume-quiet = Zacht
settings-volume-normal = Normaal
settings-volume-loud = Hard
sound-offer = Wil je de wedstrijd horen?
sound-offer-yes = Geluid aan

## Spelregels

rule-show = Regel { $rule }
rule-open-book = Lees { $rule } in het regelboek
rule-loading = Regelboek openen …
rules-title = Spelregels van { $game }
rules-heading = Spelregels
rules-lead = Elke regel heeft een nummer. Zie je er een tijdens een wedstrijd, tik erop om de regel te lezen.
rules-chapters = Hoofdstukken
rules-book = Regelboek
rules-search = Zoek op woord of nummer
rules-hits =
    { $count ->
        [0] Geen regel gevonden
        [one] Eén regel gevonden
       *[other] { $count } regels gevonden
    }
rules-nothing = Geen enkele regel noemt “{ $query }”.
rules-none-title = Regelboek niet gevonden
rules-none-text = Op de startpagina vind je alle spellen met hun regels.
missing-title = Buiten de lijnen
missing-text = Op dit adres staat niets. Trap opnieuw af vanaf de startpagina.
missing-home = Terug naar de startpagina

## Fouten zonder zin van de server

error-offline = De server is niet bereikbaar, dus er is niets gespeeld. Controleer je verbinding.
error-unknown = Dat is niet gelukt en er is niets gespeeld. Probeer het opnieuw.

## The report of a match that is over

report-open = Wedstrijdverslag
report-over = De wedstrijd is afgelopen.
report-of = Verslag van de wedstrijd met { $names }
time-until = tot { $time }
plain-position = Stelling
plain-answer = Je antwoord
plain-waiting = Wachten op { $names }
