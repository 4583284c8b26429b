### Was von Counter Attack gesagt wird, bevor es jemand spielt, und von Spielfeldern aus Sechsecken.

game-counter-attack = Counter Attack
    .time = 60 bis 90 Min.
    .about = Wähle deinen Kader, dann passe, tackle, köpfe und schieße auf 943 Feldern, Sekundenbruchteil für Sekundenbruchteil.

board-map = Karte des ganzen Spielfelds: tippe, um hinzugehen
board-near = Näher heran
