# Schweizer System, Doppel-K.-o., Rangliste (CO-22 bis CO-24).
co-losers-round = Verliererseite, Runde { $round }
co-winners-round = Siegerseite, Runde { $round }
co-winners = Siegerseite
co-losers = Verliererseite
co-second-final = Zweites Finale
co-second-final-help = Wer ohne Niederlage ins Finale kommt, muss zweimal geschlagen werden.
co-ladder-match = Spiel { $number }
co-ladder-find = Ein Spiel finden
co-ladder-help = Fordere jemanden, der bis zu { $reach } Plätze über dir steht, oder such ein Spiel: Sobald noch jemand sucht, beginnt es. { $most ->
    [one] Jeder spielt höchstens ein Spiel.
   *[other] Jeder spielt höchstens { $most } Spiele.
}
co-ladder-seek = Spiel suchen
co-ladder-looking = Sucht ein Spiel …
co-ladder-stop = Nicht mehr suchen
co-ladder-busy = im Spiel oder fertig
co-ladder-challenge = { $name } fordern
co-ladder-seeking = Suchen ein Spiel: { $names }
co-ladder-open = { $name } hat { $other } gefordert; Zeit bis { $time }.
co-ladder-call-off = Zurücknehmen
co-ladder-order = Wer jemanden über sich schlägt, nimmt dessen Platz ein.
co-ladder-most = Spiele für jeden, höchstens
co-swiss-rounds = Runden
co-rounds-usual = 0 für die übliche Zahl
co-buchholz = Buch.
co-buchholz-help = Buch. ist die Buchholz-Wertung: die Punkte aller deiner Gegner. Bei gleichen Punkten entscheidet sie.
co-has-bye = { $name } hat ein Freilos.
co-pair-anew = Runde neu auslosen
co-pair-anew-help = Noch niemand hat mit Runde { $round } begonnen. Sie wird mit den Ergebnissen und Teilnehmern von jetzt noch einmal ausgelost.
co-late = Jemand kommt später
co-late-help = { $ladder ->
    [yes] Wer später kommt, beginnt auf dem untersten Platz.
   *[no] Wer später kommt, wird ab der nächsten Runde gepaart, ohne Punkte für die versäumten Runden.
}
co-late-name = Name
co-late-do = Anmelden
co-did-pair = { $part }: { $by } hat neu auslosen lassen.
co-how-ladder = Die Rangliste dauert
co-will-ladder = Bei Auslosung heute endet sie am { $last }.
co-preview-ladder = Eine Rangliste mit höchstens { $matches } Spielen, { $hours } { $unit ->
    [days] Tage
   *[hours] Stunden
} lang offen.
