# Finding a match, clocks, and what people settle among themselves.

nav-lobby = Lobby
lobby-find = Zoek een tegenstander
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
pace-half = helften van { $time } in echte tijd
span =
    { $unit ->
        [seconds] { $count } s
        [minutes] { $count } min
        [hours] { $count } uur
       *[days] { $count } dagen
    }
time-days = { $days } d { $hours } u
clocks-label = Klokken
rated = voor de ranglijst
friendly = vriendschappelijk
lobby-rated = Wedstrijd voor de ranglijst
lobby-rated-help = De uitslag verandert beide ratings.
lobby-rated-account = Bewaar je naam om voor de ranglijst te spelen.
lobby-quick = Snelle wedstrijd
lobby-offer = Bied een wedstrijd aan
lobby-invite = Nodig een vriend uit
lobby-offers = Open aanbiedingen
lobby-no-offers = Niemand zoekt nu een wedstrijd. Bied er een aan, dan kunnen anderen meedoen.
lobby-free =
    { $count ->
        [one] 1 vrije plaats
       *[other] { $count } vrije plaatsen
    }
lobby-join = Doe mee
lobby-yours = Van jou
lobby-live = Nu bezig
lobby-no-live = Nu is er geen wedstrijd om te bekijken.
lobby-watch = Kijk mee
offer-waits = Dit aanbod staat in de lobby. De wedstrijd begint als iemand meedoet.
offer-seat = vrij voor iedereen in de lobby
offer-withdraw = Trek het aanbod in
invitation-withdraw = Trek de uitnodiging in
offer-over-title = Deze wedstrijd gaat niet door
end-match-resigned = { $name } heeft opgegeven.
    .won = { $name } wint door opgave
end-match-claimed = { $name } was weg; de wedstrijd is beslist.
    .won = { $name } wint reglementair
end-match-drawn = Gelijkspel in overleg.
end-match-aborted = De wedstrijd is voor het begin afgelast.
end-match-withdrawn = Het aanbod is ingetrokken.
end-match-expired = Niemand deed op tijd mee.
end-match-closed = De beheerders van deze server hebben de wedstrijd beëindigd.
end-match-ruled = De competitie heeft over deze wedstrijd beslist voordat ze was afgelopen.
rematch = Nog een keer
rematch-join = Naar de revanche
rematch-offered = De ander wil nog een keer spelen.
rematch-failed = Nog een keer spelen kan nu niet.
away-time = De tijd van { $name } is om.
away-left = { $name } heeft de wedstrijd verlaten.
away-waiting = Je wacht.
away-you-time = Je tijd is om.
away-you-left = Je hebt deze wedstrijd verlaten.
away-computer-plays = Een computer speelt voor je.
choice-wait = Wacht
choice-claim = Eis de winst op
choice-computer = Laat de computer spelen
proposal-take-back = { $name } wil de laatste beslissing terugnemen.
proposal-draw = { $name } biedt gelijkspel aan.
proposed-take-back = Je vroeg om je laatste beslissing terug te nemen.
proposed-draw = Je bood gelijkspel aan.
act-agree = Akkoord
act-decline = Weiger
act-withdraw = Trek in
act-return = Neem mijn plaats weer in
act-call = Is { $name } er nog?
    .sure = Zonder antwoord op tijd mag je de winst opeisen of een computer laten spelen.
act-ask = Vraag het
act-not = Nu niet
act-take-back = Neem mijn laatste beslissing terug
    .sure = De anderen moeten akkoord gaan. Dobbelstenen die sindsdien zijn gegooid, vervallen.
act-draw = Bied gelijkspel aan
    .sure = De ander mag akkoord gaan of weigeren.
act-resign = Geef op
    .sure = Als je opgeeft, is de wedstrijd meteen afgelopen en wint de ander.
act-leave = Verlaat de wedstrijd
    .sure = De anderen kunnen wachten, de winst opeisen of een computer laten spelen. Je kunt terugkomen.
act-abort = Gelast de wedstrijd af
    .sure = Niemand heeft nog iets beslist, dus het telt niet.
menu-title = Wedstrijd
menu-clock = Bedenktijd
menu-counts = Telt als
counts-in = wedstrijd van { $title }
stuck = Deze wedstrijd zit vast
stuck-text = De beheerders van deze server krijgen het hele verslag van de wedstrijd.
stuck-words = Wat gebeurde er?
report-send = Stuur de melding
report-sent = Dank je. De beheerders van deze server kijken ernaar.
report-failed = De melding kwam niet aan.
chat-about = Over { $name }
chat-mute = Demp in deze wedstrijd
chat-unmute = Luister weer
chat-muted = { $name } is gedempt.
chat-report = Meld deze woorden
chat-gone = (verwijderd)
nav-competitions = Competities
