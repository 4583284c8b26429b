# The page where people find each other.

lobby-find = Gegner finden
lobby-rated = Gewertetes Spiel
lobby-rated-help = Das Ergebnis zählt für die Wertung beider Spieler.
lobby-rated-account = Sichere deinen Namen, um gewertet zu spielen.
lobby-quick = Schnelles Spiel
lobby-offer = Spiel anbieten
lobby-invite = Freund einladen
lobby-offers = Offene Angebote
lobby-no-offers = Gerade sucht niemand einen Gegner. Biete ein Spiel an, dann können andere mitmachen.
lobby-free =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
lobby-join = Mitspielen
lobby-yours = Deins
lobby-live = Läuft gerade
lobby-no-live = Gerade gibt es kein Spiel zum Zuschauen.
share-only-here = Diesen Link kann nur dieses Gerät öffnen: Andere erreichen den Server noch nicht. Starte ihn so:
