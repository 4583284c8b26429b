# Ein Spiel mit diesem Server oder nur im Browser

place-there = Gespielt wird auf dem Server: Er bürgt für faires Würfeln und Mischen, und du kannst auf einem anderen Gerät weiterspielen.
place-here = Oder spiel nur in diesem Browser, auch ohne Verbindung.
