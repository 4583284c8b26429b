# The page that makes a match with all its settings.

new-title = Neues Spiel: { $game }
new-heading = Neues Spiel
new-who = Wer spielt?
new-guest-name = Name (freiwillig)
new-name-of = Name von { $who }
new-level = Stärke von { $who }
new-kind = Wie { $who } spielt
new-pace = Tempo
new-rules = Regeln
new-advanced = Mehr Einstellungen
new-card = Spielbogen
new-card-game = Spiel
new-card-people = Spieler
new-card-computers = Computer
new-card-luck = Zufall
new-card-luck-text = vom Server vor dem Anpfiff versiegelt
new-start = Spiel beginnen
new-watch = Spiel ansehen
new-invite =
    { $count ->
        [one] Einen Spieler einladen
       *[other] { $count } Spieler einladen
    }
new-twins = Zwei Spieler heißen gleich. Vielleicht willst du einen umbenennen.
