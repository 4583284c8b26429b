# Finding a match, clocks, and what people settle among themselves.

nav-lobby = Lobby
lobby-find = Finde einen Gegner
lobby-clock = Bedenkzeit
clock-none = Ohne Uhr
clock-live = { $minutes } Min. + { $seconds } s
clock-days =
    { $days ->
        [one] 1 Tag je Entscheidung
       *[other] { $days } Tage je Entscheidung
    }
pace-decision = { $time } je Entscheidung
pace-form = { $time } für den Tippschein
pace-whistle = { $time } zum Pfeifen
pace-step = { $time } je Schritt
pace-late-step = { $time } je Schritt ab der zweiten Halbzeit
pace-half = Halbzeiten von { $time } in Echtzeit
span =
    { $unit ->
        [seconds] { $count } s
        [minutes] { $count } Min.
        [hours] { $count } Std.
       *[days] { $count } Tage
    }
time-days = { $days } T { $hours } h
clocks-label = Uhren
rated = gewertet
friendly = freundschaftlich
lobby-rated = Gewertetes Spiel
lobby-rated-help = Das Ergebnis ändert beide Wertungen.
lobby-rated-account = Behalte deinen Namen, um gewertet zu spielen.
lobby-quick = Schnelles Spiel
lobby-offer = Spiel anbieten
lobby-invite = Freund einladen
lobby-offers = Offene Angebote
lobby-no-offers = Gerade sucht niemand ein Spiel. Biete eins an, dann können andere mitmachen.
lobby-free =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
lobby-join = Mitspielen
lobby-yours = Deins
lobby-live = Läuft gerade
lobby-no-live = Gerade gibt es kein Spiel zum Zuschauen.
lobby-watch = Zuschauen
offer-waits = Dieses Angebot steht in der Lobby. Das Spiel beginnt, wenn jemand mitmacht.
offer-seat = frei für alle in der Lobby
offer-withdraw = Angebot zurückziehen
invitation-withdraw = Einladung zurückziehen
offer-over-title = Dieses Spiel findet nicht statt
end-match-resigned = { $name } hat aufgegeben.
    .won = { $name } gewinnt durch Aufgabe
end-match-claimed = { $name } war weg; das Spiel ist entschieden.
    .won = { $name } gewinnt kampflos
end-match-drawn = Ihr habt euch auf ein Unentschieden geeinigt.
end-match-aborted = Das Spiel wurde vor dem Beginn abgesagt.
end-match-withdrawn = Das Angebot wurde zurückgezogen.
end-match-expired = Niemand hat rechtzeitig mitgemacht.
end-match-closed = Die Betreiber dieses Servers haben das Spiel beendet.
end-match-ruled = Der Wettbewerb hat über dieses Spiel entschieden, bevor es zu Ende war.
rematch = Noch einmal
rematch-join = Zur Revanche
rematch-offered = Die andere Seite möchte noch einmal spielen.
rematch-failed = Noch einmal spielen geht gerade nicht.
away-time = Die Zeit von { $name } ist um.
away-left = { $name } hat das Spiel verlassen.
away-waiting = Du wartest.
away-you-time = Deine Zeit ist um.
away-you-left = Du hast dieses Spiel verlassen.
away-computer-plays = Ein Computer spielt für dich.
choice-wait = Warten
choice-claim = Sieg beanspruchen
choice-computer = Den Computer spielen lassen
proposal-take-back = { $name } möchte die letzte Entscheidung zurücknehmen.
proposal-draw = { $name } bietet ein Unentschieden an.
proposed-take-back = Du hast gebeten, deine letzte Entscheidung zurückzunehmen.
proposed-draw = Du hast ein Unentschieden angeboten.
act-agree = Einverstanden
act-decline = Ablehnen
act-withdraw = Zurückziehen
act-return = Meinen Platz zurücknehmen
act-call = Ist { $name } noch da?
    .sure = Ohne Antwort in der Zeit darfst du den Sieg beanspruchen oder einen Computer spielen lassen.
act-ask = Fragen
act-not = Jetzt nicht
act-take-back = Meine letzte Entscheidung zurücknehmen
    .sure = Die anderen müssen zustimmen. Würfel, die seither gefallen sind, verfallen.
act-draw = Unentschieden anbieten
    .sure = Die andere Seite kann zustimmen oder ablehnen.
act-resign = Aufgeben
    .sure = Wenn du aufgibst, endet das Spiel sofort, und die andere Seite gewinnt.
act-leave = Das Spiel verlassen
    .sure = Die anderen können warten, den Sieg beanspruchen oder einen Computer spielen lassen. Du kannst zurückkommen.
act-abort = Das Spiel absagen
    .sure = Noch hat niemand etwas entschieden, also zählt nichts.
menu-title = Spiel
menu-clock = Bedenkzeit
menu-counts = Zählt als
counts-in = Spiel von { $title }
stuck = Dieses Spiel steckt fest
stuck-text = Die Betreiber dieses Servers bekommen die ganze Aufzeichnung des Spiels.
stuck-words = Was ist passiert?
report-send = Meldung senden
report-sent = Danke. Die Betreiber dieses Servers sehen es sich an.
report-failed = Die Meldung kam nicht an.
chat-about = Über { $name }
chat-mute = In diesem Spiel stummschalten
chat-unmute = Wieder zuhören
chat-muted = { $name } ist stummgeschaltet.
chat-report = Diese Worte melden
chat-gone = (gelöscht)
nav-competitions = Ligen
