### Große Momente eines Spiels: Tore, Karten, Verlängerung, Elfmeter, Abpfiff, Pokal.

moments-goal = Tor!
moments-number = Nummer { $number }
moments-own-goal = Eigentor von { $name }
moments-tap = Tippen, um weiterzumachen
moments-play-on = Weiterspielen
moments-headline-goal = Tor für { $team }
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
moments-kick-in = Drin!
moments-kick-out = Kein Tor!
moments-row = { $name }: { $scored } von { $taken } Elfmetern verwandelt

moments-say-goal = Tor für { $team }. { $name }. { $score }{ $minute ->
    [none] .
   *[other] , { $minute }.
}
