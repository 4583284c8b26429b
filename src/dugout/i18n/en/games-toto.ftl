### What is said of Voetbal Toto before anybody plays it.

game-toto = Voetbal Toto
    .time = 10 to 20 min a round
    .about = Thirteen matches, one secret form, a hand full of goals. Score for your own forecast and whistle off everyone else's.
    .brief = Toto
    .line = Thirteen results.
    .short = One round against three opponents.
    .full = Five rounds against three opponents.
