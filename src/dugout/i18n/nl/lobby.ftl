# Finding a match, clocks, and what people settle among themselves.

nav-lobby = Lobby
lobby-clock = Bedenktijd
clock-none = Zonder klok
clock-live = { $minutes } min + { $seconds } s
clock-days =
    { $days ->
        [one] 1 dag per beslissing
       *[other] { $days } dagen per beslissing
    }
pace-decision = { $time } per beslissing
pace-form = { $time } voor het formulier
pace-whistle = { $time } om te fluiten
pace-step = { $time } per stap
pace-late-step = { $time } per stap vanaf de tweede helft
pace-half = { $time } per helft in real time
span =
    { $unit ->
        [seconds] { $count } s
        [minutes] { $count } min
        [hours] { $count } uur
       *[days]
            { $count ->
                [one] { $count } dag
               *[other] { $count } dagen
            }
    }
time-days = { $days } d { $hours } u
clocks-label = Klokken
rated = voor de ranglijst
friendly = vriendschappelijk
lobby-watch = Kijk mee
offer-waits = Je aanbod staat in de lobby.
offer-seat = open voor iedereen in de lobby
offer-withdraw = Trek het aanbod in
invitation-withdraw = Trek de uitnodiging in
offer-over-title = Deze wedstrijd gaat niet door
end-match-resigned = { $you ->
    [yes] Je hebt
   *[no] { $name } heeft
} opgegeven.
    .won = { $you ->
        [yes] Jij
       *[no] { $name }
    } wint door opgave
end-match-claimed = { $you ->
    [yes] Je
   *[no] { $name }
} kwam niet terug; de winst is opgeëist.
    .won = { $you ->
        [yes] Jij
       *[no] { $name }
    } wint reglementair
end-match-drawn = Jullie zijn een gelijkspel overeengekomen.
end-match-aborted = De wedstrijd is voor het begin afgelast.
end-match-withdrawn = Het aanbod is ingetrokken.
end-match-expired = Niemand deed op tijd mee.
end-match-closed = De beheerders van deze server hebben de wedstrijd beëindigd.
end-match-ruled = De competitie heeft deze wedstrijd beslist voordat ze was afgelopen.
end-match-put-out = De wedstrijd gaat niet door: { $name } doet niet meer mee aan de competitie.
rematch = Revanche
rematch-join = Speel de revanche
rematch-offered = Je tegenstander wil een revanche.
next-opponent = Hierna: { $name }
full-time-open = Einde wedstrijd
share-result = Delen
away-time = De tijd van { $name } is om.
away-left = { $name } heeft de wedstrijd verlaten.
away-waiting = Je wacht op de ander.
away-you-time = Je tijd is om.
away-you-left = Je hebt deze wedstrijd verlaten.
away-computer-plays = Een computer speelt voor je.
away-computer-for = { $name }: een computer speelt nu verder.
choice-wait = Wacht
choice-claim = Eis de winst op
choice-computer = Laat de computer spelen
proposal-take-back = { $name } wil de laatste beslissing terugnemen, met alles wat erop volgde.
proposal-draw = { $name } biedt gelijkspel aan.
proposed-take-back = Je vroeg om je laatste beslissing terug te nemen.
proposed-draw = Je bood gelijkspel aan.
taken-back = Het is teruggenomen: beslis opnieuw.
declined-take-back = Niet teruggenomen: het spel gaat verder.
declined-draw = Geen gelijkspel: het spel gaat verder.
act-agree = Akkoord
act-decline = Weiger
act-withdraw = Trek in
act-return = Speel zelf verder
act-call = Is { $name } er nog?
    .sure = Komt er niet op tijd antwoord, dan mag je de winst opeisen of een computer laten spelen.
act-ask = Vraag het
act-not = Nu niet
act-take-back = Neem mijn laatste beslissing terug
    .sure = { $others ->
        [0] Alles wat erop volgde, gaat ook terug; het toeval beslist opnieuw.
       *[other] De anderen moeten akkoord gaan. Alles wat erop volgde, gaat ook terug; het toeval beslist opnieuw.
    }
act-draw = Bied gelijkspel aan
    .sure = Je tegenstander kan akkoord gaan of weigeren.
act-resign = Geef op
    .sure = Als je opgeeft, is de wedstrijd meteen afgelopen en wint je tegenstander.
act-leave = Verlaat de wedstrijd
    .sure = De anderen kunnen wachten, de winst opeisen of een computer laten spelen. Je kunt terugkomen.
act-abort = Gelast de wedstrijd af
    .sure = Niemand heeft nog een zet gedaan, dus er telt niets.
menu-title = Wedstrijd
menu-clock = Bedenktijd
menu-counts = Telt als
counts-in = onderdeel van { $title }
stuck = Deze wedstrijd zit vast
stuck-text = Hiermee stuur je de hele opname van de wedstrijd naar de beheerders van deze server.
stuck-words = Wat is er gebeurd?
report-send = Verstuur de melding
report-sent = Bedankt. De beheerders van deze server kijken ernaar.
report-failed = De melding kon niet worden verstuurd. Probeer het opnieuw.
chat-about = Over { $name }
chat-mute = Demp voor deze wedstrijd
chat-unmute = Niet meer dempen
chat-muted = { $name } is gedempt.
chat-report = Meld dit bericht
chat-gone = (verwijderd)
nav-competitions = Competities
