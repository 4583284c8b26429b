### Was von Counter Attack gesagt wird, bevor es jemand spielt, und von Spielfeldern aus Sechsecken.

game-counter-attack = Counter Attack
    .time = 60 bis 90 Min.
    .about = Stell deinen Kader zusammen und passe, tackle, köpfe und schieße dich über 943 Sechsecke, einen Sekundenbruchteil nach dem anderen.
    .brief = Counter Attack
    .line = Ziehen, antworten, Zweikampf.
    .short = Zwei Halbzeiten zu 20 Minuten mit den Grundregeln. Kader und Aufstellungen stehen bereit.
    .full = Zwei Halbzeiten zu 45 Minuten mit den Grundregeln. Kader und Aufstellungen stehen bereit.

board-map = Karte des Spielfelds: tippen, um hinzugehen
board-near = Vergrößern
