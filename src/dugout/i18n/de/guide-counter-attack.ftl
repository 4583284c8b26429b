### Counter Attack mit einem Trainer: eins nach dem anderen, dann, wenn es zählt.

guide-counter-attack-kick-off = Anstoß! Du spielst { $way ->
        [right] nach rechts
       *[up] nach oben
    }.
    .text = Tipp auf einen Mitspieler, um den Pass zu sehen, und noch einmal, um ihn zu spielen. Wer mehr Tore hat, gewinnt.
guide-counter-attack-pass = Dein Ball: Wer steht frei?
    .text = Ein Pass ist sicher, wenn kein Gegner neben seiner Linie steht. Keiner frei? Erst laufen. Keine Idee? Tipp mich an.
guide-counter-attack-space = So fallen Tore.
    .text = Pass in den freien Raum vor einem schnellen Mitspieler, dann lauf mit ihm auf den Ball. Im Strafraum darf er gleich schießen.
guide-counter-attack-move = Such den freien Raum.
    .text = Tipp auf einen Spieler, dann auf ein helles Feld. Mit Ball sind gestreifte Felder heikel: Bei einer Sechs ist er weg.
guide-counter-attack-steps = Vier, fünf, zwei.
    .text = Du ziehst mit vier, der Gegner antwortet mit fünf, du schließt mit zwei ab. Dann spielst du den Ball.
guide-counter-attack-attack = Jetzt aufs Tor!
    .text = Lauf mit dem Ball in den Strafraum: Dort darfst du sofort schießen, bevor sie sich bewegen.
guide-counter-attack-theirs = Jetzt laufen sie.
    .text = Du hast nichts zu tun. Sieh, wer sich dem Ball nähert: Danach bist du wieder dran.
guide-counter-attack-defend = Der Gegner greift { $way ->
        [right] nach links
       *[up] nach unten
    } an.
    .text = Zieh fünf Spieler. Mach den Weg zum Tor zu; wer neben dem Ballführenden endet, darf ins Tackling.
guide-counter-attack-duel = Die Würfel entscheiden.
    .text = Jede Seite zählt einen Würfel zum Können ihres Spielers. Die höhere Summe gewinnt; der Balken zeigt deine Chance.
guide-counter-attack-die = Ein Würfel entscheidet.
    .text = Darunter steht, was jede Zahl bedeutet.
guide-counter-attack-shot = Nah genug für einen Schuss.
    .text = Jeder Teil des Tors hat seine eigene Chance. Ziel dorthin, wo der Torwart nicht ist.
guide-counter-attack-end = Jetzt kennst du das Spiel.
    .text = Kommt etwas Neues, sage ich es dir. Viel Glück!

## Nur, wenn das Spiel es bringt

guide-counter-attack-advantage = Foul an dir: Du hast die Wahl.
    .text = Spiel weiter, wenn er fast durch ist. Beim Freistoß ist der Ball sicher, und du darfst vorher umstellen.
guide-counter-attack-foul = Foul!
    .text = Er ging zum Ball und würfelte eine 1. Ein Würfel sagt jetzt, ob der Mann verletzt ist, einer, ob es Karte gibt.
guide-counter-attack-injury = Er ist verletzt.
    .text = Er spielt weiter, läuft aber zwei Felder weniger. Bei der nächsten Unterbrechung darf sein Team wechseln.
guide-counter-attack-card = Eine Karte.
    .text = Zweimal Gelb ist Rot: Dann muss er runter, und sein Team spielt mit einem weniger weiter.
guide-counter-attack-keeper = Ein Schritt für deinen Torwart.
    .text = Der Ball ist in deinem Strafraum. Halt ihn zwischen Ball und Tormitte; stehen bleiben geht auch.
guide-counter-attack-free = Zurück in Position.
    .text = Diese Spieler dürfen bis zu sechs Felder laufen, ehe es weitergeht. Macht euch breit: Wer ist anspielbar?
guide-counter-attack-past = Das Duell ist gewonnen.
    .text = Stell ihn auf ein freies Feld neben dem Geschlagenen: Richtung Tor, weg vom nächsten Gegner.
guide-counter-attack-jump = Ein hoher Ball.
    .text = Wer hochsteigt, zählt einen Würfel zu seinem Kopfballwert. Die höchste Summe köpft den Ball weiter.
guide-counter-attack-set-piece = Standard: Stell deine Leute auf.
    .text = Jede Seite stellt dreimal zwei Spieler um. Tippe einen an, dann sein Feld, oder lass alle mit einem Tipp stehen.
guide-counter-attack-back = Sie haben den Ball: decken.
    .text = Diese Spieler dürfen bis zu sechs Felder laufen, ehe der Ball kommt. Stell sie zwischen Ball und Tor, eng am Mann.
guide-counter-attack-head = Dein Kopfball.
    .text = Köpf zu einem Mitspieler oder, wenn du nah genug bist, aufs Tor. Die hellen Felder sind erreichbar.
guide-counter-attack-retreat = Zu nah dran.
    .text = Beim Standard hält der Gegner Abstand. Nimm das Feld, von dem er noch am besten verteidigt.
guide-counter-attack-loose = Der Ball ist frei.
    .text = Keiner hat ihn. Lauf mit einem Spieler darauf, und er gehört dir; sonst sind sie vielleicht schneller.
