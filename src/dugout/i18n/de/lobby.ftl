# Finding a match, clocks, and what people settle among themselves.

nav-lobby = Lobby
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
pace-half = { $time } je Halbzeit in Echtzeit
span =
    { $unit ->
        [seconds] { $count } s
        [minutes] { $count } Min.
        [hours] { $count } Std.
       *[days]
            { $count ->
                [one] { $count } Tag
               *[other] { $count } Tage
            }
    }
time-days = { $days } T { $hours } h
clocks-label = Uhren
rated = gewertet
friendly = Freundschaftsspiel
lobby-watch = Zuschauen
offer-waits = Dein Angebot steht in der Lobby.
offer-seat = offen für alle in der Lobby
offer-withdraw = Angebot zurückziehen
invitation-withdraw = Einladung zurückziehen
offer-over-title = Dieses Spiel fällt aus
end-match-resigned = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} aufgegeben.
    .won = { $you ->
        [yes] Du gewinnst
       *[no] { $name } gewinnt
    } durch Aufgabe
end-match-claimed = { $you ->
    [yes] Du kamst
   *[no] { $name } kam
} nicht zurück; der Sieg wurde beansprucht.
    .won = { $you ->
        [yes] Du gewinnst
       *[no] { $name } gewinnt
    } kampflos
end-match-drawn = Ihr habt euch auf ein Unentschieden geeinigt.
end-match-aborted = Das Spiel wurde vor Beginn abgesagt.
end-match-withdrawn = Das Angebot wurde zurückgezogen.
end-match-expired = Niemand hat rechtzeitig mitgemacht.
end-match-closed = Die Betreiber dieses Servers haben das Spiel beendet.
end-match-ruled = Der Wettbewerb hat dieses Spiel entschieden, bevor es zu Ende war.
end-match-put-out = Das Spiel findet nicht statt: { $name } ist aus dem Wettbewerb ausgeschieden.
rematch = Revanche
rematch-join = Zur Revanche
rematch-offered = Dein Gegner möchte eine Revanche.
next-opponent = Als Nächstes: { $name }
full-time-open = Abpfiff
share-result = Teilen
away-time = { $name } hat keine Zeit mehr.
away-left = { $name } hat das Spiel verlassen.
away-waiting = Du wartest auf den anderen.
away-you-time = Deine Zeit ist abgelaufen.
away-you-left = Du hast dieses Spiel verlassen.
away-computer-plays = Ein Computer spielt für dich.
away-computer-for = { $name }: Ein Computer spielt jetzt weiter.
choice-wait = Warten
choice-claim = Sieg beanspruchen
choice-computer = Den Computer spielen lassen
proposal-take-back = { $name } möchte die eigene letzte Entscheidung zurücknehmen, samt allem, was darauf folgte.
proposal-draw = { $name } bietet ein Unentschieden an.
proposed-take-back = Du hast darum gebeten, deine letzte Entscheidung zurückzunehmen.
proposed-draw = Du hast ein Unentschieden angeboten.
taken-back = Zurückgenommen: Entscheide neu.
declined-take-back = Nicht zurückgenommen: Es geht weiter.
declined-draw = Kein Unentschieden: Es geht weiter.
act-agree = Einverstanden
act-decline = Ablehnen
act-withdraw = Zurückziehen
act-return = Selbst weiterspielen
act-call = Ist { $name } noch da?
    .sure = Kommt rechtzeitig keine Antwort, kannst du den Sieg beanspruchen oder einen Computer spielen lassen.
act-ask = Fragen
act-not = Jetzt nicht
act-take-back = Meine letzte Entscheidung zurücknehmen
    .sure = { $others ->
        [0] Alles, was darauf folgte, entfällt; der Zufall entscheidet neu.
       *[other] Die anderen müssen zustimmen. Alles, was darauf folgte, entfällt; der Zufall entscheidet neu.
    }
act-draw = Unentschieden anbieten
    .sure = Dein Gegner kann annehmen oder ablehnen.
act-resign = Aufgeben
    .sure = Wenn du aufgibst, ist das Spiel sofort zu Ende, und dein Gegner gewinnt.
act-leave = Spiel verlassen
    .sure = Die anderen können warten, den Sieg beanspruchen oder einen Computer spielen lassen. Du kannst zurückkommen.
act-abort = Spiel absagen
    .sure = Noch hat niemand gezogen, also zählt nichts.
menu-title = Spiel
menu-clock = Bedenkzeit
menu-counts = Zählt als
counts-in = Teil von { $title }
stuck = Dieses Spiel hängt
stuck-text = Damit geht die ganze Aufzeichnung des Spiels an die Betreiber dieses Servers.
stuck-words = Was ist passiert?
report-send = Meldung senden
report-sent = Danke. Die Betreiber dieses Servers sehen es sich an.
report-failed = Die Meldung konnte nicht gesendet werden. Versuch es noch einmal.
chat-about = Über { $name }
chat-mute = Für dieses Spiel stummschalten
chat-unmute = Nicht mehr stumm
chat-muted = { $name } ist stummgeschaltet.
chat-report = Diese Nachricht melden
chat-gone = (gelöscht)
nav-competitions = Ligen
