### Een avond in één zaal (CO-21): het scherm, de telefoons, het paneel van de organisator.

co-ev-title = Een avond in één zaal
co-ev-lead = Is iedereen er? Het scherm toont wie tegen wie speelt, het volgende paar wordt aan een tafel geroepen, en telefoons zijn stoel en uitslagenbriefje. Internet is niet nodig.
co-ev-open = De avond openen
co-ev-tables = Tafels
co-ev-minutes = Minuten per wedstrijd, ongeveer
co-ev-place = Waar
co-ev-door = Voor telefoons
co-ev-screen = Het scherm voor de televisie openen
co-ev-called = Aan hun tafel geroepen
co-ev-defer = Anderen eerst laten
co-ev-on-phones = Tegen de computer, { $phones ->
    [yes] op een telefoon of hier
   *[no] op dit apparaat
}
co-ev-play-here = Hier spelen
co-ev-phones = Namen op telefoons
co-ev-free = Naam vrijgeven
co-ev-change-room = Tafels, tijd of plaats veranderen
co-ev-save = Opslaan
co-ev-close = De avond sluiten
co-ev-unreachable = Telefoons kunnen deze server nog niet bereiken. Start hem zo dat hij in het lokale netwerk luistert:
co-ev-scan = Scannen: volgen, spelen, uitslag invoeren
co-ev-table = tafel { $table }
co-ev-table-winner = winnaar tafel { $table }
co-ev-the-final = de finale
co-ev-about = rond { $time }
co-ev-now = Nu bezig
co-ev-more = { $count ->
    [one] en nog één wedstrijd
   *[other] en nog { $count } wedstrijden
}
co-ev-next = Zo meteen
co-ev-call = Nu geroepen
co-ev-champion = Winnaar
co-ev-wins = { $name } wint!
co-ev-go = { $names }: naar tafel { $table }
co-ev-go-phone = { $names }: { $kind ->
    [table] speel samen, ieder op de eigen telefoon
    [one] speel op je eigen telefoon tegen de computer
   *[each] ieder apart op de eigen telefoon tegen de computer
}
co-ev-go-desk = { $names }: { $kind ->
    [table] speel samen op het apparaat van de organisator
    [one] speel op het apparaat van de organisator tegen de computer
   *[each] ieder apart op het apparaat van de organisator tegen de computer
}
co-ev-get-ready = { $names }, maak je klaar: tafel { $table }
co-ev-next-table = Zo meteen aan tafel { $table }
co-ev-meet = { $home } tegen { $away }, rond { $time }
co-ev-or = of
co-ev-not-drawn = Het begint zodra de organisator loot
co-ev-all-called = Iedereen zit aan een tafel
co-ev-nobody-called = Er wordt nu niemand opgeroepen
co-ev-waits-for-match = We wachten op { $match }
co-ev-in-the-list = { $count } op de lijst. Scan de code en zeg wie je bent.
co-ev-no-phones = { $count } op de lijst. Telefoons kunnen niet meedoen, dus voert de organisator de uitslagen in.
co-ev-team = Team
co-ev-played = Gespeeld
co-ev-points = Punten
co-ev-paused = Onderbroken
co-ev-lost = Geen verbinding met de server. Nog een poging …
co-ev-real-board = op het echte bord
co-ev-own-phones = ieder op de eigen telefoon
co-ev-own-laptop = op het apparaat van de organisator
co-ev-disputed = twee verschillende uitslagen: de organisator beslist
co-ev-one-said = uitslag ingevoerd, nog niet bevestigd
co-ev-coaches = { $count ->
    [one] één coach
   *[other] { $count } coaches
}
co-ev-who = Wie ben je?
co-ev-is-here = is er al
co-ev-not-listed = Ik sta niet op de lijst
co-ev-late = Er is al geloot. Vraag de organisator: die kan je de plaats geven van iemand die er niet is.
co-ev-watch-only = Ik kijk alleen
co-ev-choose = Kies je naam
co-ev-i-am = Ik ben { $name }
co-ev-stays = Geen account, geen wachtwoord. Deze telefoon blijft { $name } tot de competitie voorbij is.
co-ev-no-account = Geen account, geen wachtwoord.
co-ev-you-are = je bent { $name }, { $team }
co-ev-you-are-alone = je bent { $name }
co-ev-you-watch = je kijkt mee
co-ev-page = De competitie
co-ev-v = –
co-ev-table-now = Tafel { $table }, nu
co-ev-table-n-now = Nu aan tafel { $table }
co-ev-table-about = Tafel { $table }, rond { $time }
co-ev-playing = Je bent aan het spelen
co-ev-soon = Je wordt zo geroepen. Houd deze pagina open.
co-ev-any-time = Wanneer je wilt, op deze telefoon
co-ev-over-for-you = Je hebt nu geen wedstrijd
co-ev-out = Je ligt eruit
co-ev-you-win = Je hebt gewonnen, { $name }!
co-ev-how = Hoe spelen jullie?
co-ev-how-board = Echt bord
co-ev-how-one = Deze telefoon
co-ev-how-two = Twee telefoons
co-ev-board-help = Op het echte bord voert een van jullie na afloop hier de uitslag in.
co-ev-one-help = Jullie geven deze telefoon steeds door.
co-ev-two-help = Ieder speelt op zijn eigen telefoon. Het begint als jullie allebei klaar zijn.
co-ev-lend = Op deze telefoon spelen
co-ev-lent = { $name } biedt zijn telefoon aan voor jullie allebei.
co-ev-on-their-phone = Je speelt op de telefoon van { $name }.
co-ev-other-presses = Nu drukt { $name } op de eigen telefoon op “Ik ben klaar”.
co-ev-other-waits = { $name } is klaar. Druk op “Ik ben klaar”, dan begint het.
co-ev-desk-presses = { $name } heeft hier geen telefoon: de organisator meldt “klaar”.
co-ev-own-phone = Je speelt tegen de computer, op deze telefoon.
co-ev-at-table = Jullie spelen aan deze tafel, ieder op zijn eigen telefoon.
co-ev-others-ready = Wachten op de anderen.
co-ev-say = Deze uitslag invoeren
co-ev-they-say = { $name } heeft ingevoerd
co-ev-you-say = Je hebt ingevoerd
co-ev-confirm = Dat klopt
co-ev-deny = Dat klopt niet
co-ev-differ = { $name } heeft { $score } ingevoerd. Word het eens, of de organisator beslist.
co-ev-theirs-right = { $score } klopt
co-ev-waits-for = Het telt zodra { $name } het heeft bevestigd.
co-ev-waits-desk = Het telt zodra de organisator het heeft bevestigd.
co-ev-change = Veranderen
co-ev-way = Jouw weg tot nu toe
co-ev-back = Ik ben { $name } niet
co-ev-back-sure = De naam { $name } teruggeven? Een andere telefoon kan hem dan nemen.
co-ev-closed = Deze avond is niet geopend
co-did-evening = { $on ->
    [yes] { $by } opende de avond in één zaal.
   *[no] { $by } sloot de avond in één zaal.
}
co-did-free = { $by } gaf de naam { $name } vrij.
