### Große Momente eines Spiels: Tore, Karten, Verlängerung, Elfmeter, Abpfiff, Pokal.

moments-goal = Tor!
moments-number = Nummer { $number }
moments-own-goal = Eigentor von { $name }
moments-tap = Tippen, um weiterzumachen
moments-play-on = Weiterspielen
moments-headline-goal = { $you ->
    [yes] Tor für dich
   *[no] Tor: { $team }
}
moments-penalties = Elfmeterschießen

moments-they-pull-back = Der Anschlusstreffer
moments-they-level = Der Ausgleich
moments-they-lead = Sie gehen in Führung
moments-they-again = Sie legen nach
moments-stand-lead = Du führst noch { $score }.
moments-stand-level = Es steht { $score }.
moments-stand-behind = Du liegst { $score } zurück.

moments-card-yellow = Gelbe Karte
moments-card-second = Gelb-Rot
moments-card-red = Rote Karte

moments-kick-walks = { $name } geht zum Punkt
moments-kick-shoots = { $name } schießt
moments-kick-in = Drin!
moments-kick-out = Kein Tor!
moments-on-penalties = { $home }:{ $away } im Elfmeterschießen
moments-row = { $name }: { $scored } von { $taken } Elfmetern verwandelt

moments-say-goal = { $you ->
    [yes] Tor für dich
   *[no] Tor! { $team }
}. { $name }. { $score }{ $minute ->
    [none] .
   *[other] , { $minute }.
}

moments-full-time = Abpfiff
moments-you-win = Du gewinnst
moments-best = Spieler des Spiels
moments-story-loading = Die Zahlen werden ausgerechnet …
moments-story-none = Zu diesem Spiel gibt es keine Zahlen.
moments-how = So lief es
moments-chance-yours = deine Siegchance
moments-chance-of = Siegchance von { $name }
moments-curve = Kurve: Siegchance von { $start } bis { $end }, am Ende { $last }.
moments-numbers = Drei Zahlen
moments-you = du
moments-see-board = Zum Brett
moments-home = Zur Startseite
