# Ein Spiel mit diesem Server oder nur im Browser

place-there = Hier würfelt der Server: Er bürgt für die Würfel, und du kannst auf einem anderen Gerät weiterspielen.
place-here = Oder spiel nur in diesem Browser, auch ohne Verbindung.
