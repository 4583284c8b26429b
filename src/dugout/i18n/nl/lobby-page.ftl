# The page where people find each other.

lobby-find = Zoek een tegenstander
lobby-rated = Wedstrijd voor de ranglijst
lobby-rated-help = De uitslag telt mee voor de rating van beide spelers.
lobby-rated-account = Bewaar je naam om mee te doen voor de ranglijst.
lobby-quick = Snel spelen
lobby-offer = Bied een wedstrijd aan
lobby-invite = Nodig een vriend uit
lobby-offers = Open wedstrijden
lobby-no-offers = Niemand zoekt nu een tegenstander. Bied zelf een wedstrijd aan, dan kunnen anderen meedoen.
lobby-free =
    { $count ->
        [one] 1 vrije plaats
       *[other] { $count } vrije plaatsen
    }
lobby-join = Doe mee
lobby-yours = Van jou
lobby-live = Nu bezig
lobby-no-live = Er is nu geen wedstrijd om naar te kijken.
share-only-here = Alleen dit apparaat kan deze link openen: andere kunnen de server nog niet bereiken. Start hem zo:
