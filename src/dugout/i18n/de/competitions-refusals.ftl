### Wettbewerbe: was abgelehnt wird (refusal-co-…).

refusal-co-bad-field = „{ $value }“ geht für { $field } nicht.
refusal-co-bad-format = Dieses Spiel hat keinen Modus „{ $format }“.
refusal-co-bad-size = Dieser Modus ist für { $low } bis { $high } Teilnehmer; es sind { $entrants }.
refusal-co-bad-groups = { $entrants } Teilnehmer lassen sich nicht auf { $groups } Gruppen zu drei bis sechs verteilen.
refusal-co-bad-qualify = { $qualify } je Gruppe geht nicht: Es müssen weniger sein, als die kleinste Gruppe hat, und insgesamt 2 bis 32.
refusal-co-no-market = Einen Transfermarkt gibt es nur in Spielen mit Kadern, in einer Liga oder in Gruppen, die Spieltag für Spieltag gespielt werden.
refusal-co-bad-name = Gib einen Namen von höchstens 40 Zeichen ein.
refusal-co-joined-already = { $name } ist schon dabei.
refusal-co-no-team = { $name } braucht eine Nationalmannschaft.
refusal-co-team-taken = { $team } ist schon vergeben. Wähle eine andere Mannschaft.
refusal-co-no-entrant = Diesen Teilnehmer gibt es nicht.
refusal-co-bad-order = Die Setzliste muss jeden Teilnehmer einmal nennen.
refusal-co-entries-closed = Die Anmeldung ist geschlossen.
refusal-co-too-few-cards = Für { $entrants } Manager gibt es zu wenige Spielerkarten.
refusal-co-bad-squad = Der Kader von { $name } muss aus einem Torwart und fünfzehn Feldspielern bestehen.
refusal-co-shared-card = Der Kader von { $name } hat eine Karte, die schon vergeben ist.
refusal-co-not-your-pick = Du bist mit dem Wählen nicht dran.
refusal-co-card-not-open = Diese Karte steht nicht zur Wahl.
refusal-co-no-draft = Gerade wird nicht gewählt.
refusal-co-long-wishes = Eine Wunschliste ist bei { $most } voll, und jede Karte steht nur einmal darauf.
refusal-co-no-fixture = Dieses Spiel gehört nicht zum Wettbewerb.
refusal-co-not-yours = Du spielst nicht in { $teams } ({ $stage ->
    [knockout] K.-o.-Runde
    [tables] Abend { $day }
    [swiss] Runde { $day }
    [ladder] Spiel { $day } der Rangliste
   *[league] Spieltag { $day }
}).
refusal-co-begun-already = { $teams } ({ $stage ->
    [knockout] K.-o.-Runde
    [tables] Abend { $day }
    [swiss] Runde { $day }
    [ladder] Spiel { $day } der Rangliste
   *[league] Spieltag { $day }
}) hat schon begonnen oder ist vorbei.
refusal-co-not-begun = { $teams } ({ $stage ->
    [knockout] K.-o.-Runde
    [tables] Abend { $day }
    [swiss] Runde { $day }
    [ladder] Spiel { $day } der Rangliste
   *[league] Spieltag { $day }
}) läuft nicht.
refusal-co-bad-report = { $why ->
    [no-winner] Es braucht einen Sieger: Steht es nach 90 Minuten unentschieden, entscheiden Verlängerung oder Elfmeterschießen.
    [no-extra-time] Dieses Spiel endet nach 90 Minuten, auch unentschieden: ohne Verlängerung und Elfmeterschießen.
    [decided-before] Das Spiel war schon entschieden, danach wurde nicht mehr gespielt. Ändere die Tore oder wie es entschieden wurde.
    [golden-goal] Die Verlängerung endet mit ihrem ersten Tor: Eine Mannschaft hat genau ein Tor mehr als nach 90 Minuten, oder das Elfmeterschießen entscheidet.
    [level-extra-time] Entscheidet die Verlängerung, hat sie einen Sieger. Steht es danach unentschieden, entscheidet das Elfmeterschießen.
    [level-shootout] Ein Elfmeterschießen hat einen Sieger: Eine Mannschaft trifft öfter als die andere.
    [fewer-goals] Am Ende hat keine Mannschaft weniger Tore als nach 90 Minuten.
    [forfeit] Eine Wertung am grünen Tisch lässt sich nicht eintragen. Trage ein, wie das Spiel ausging, oder streiche das Ergebnis.
   *[other] Mit diesen Zahlen kann kein Spiel enden.
}
refusal-co-bad-session = { $why ->
    [cash] Diesen Betrag kann { $name } nicht haben: Es gibt nur Scheine zu 5 und 10, und niemand verliert mehr als 10 je Runde.
    [total] Das ist mehr, als die Bank an diesem Tisch ausgezahlt haben kann. Prüfe die Kassen.
    [right] So viele richtige Ergebnisse kann { $name } nicht haben: höchstens 13 je Runde, und insgesamt nicht mehr, als die beste Runde zulässt.
    [leads] { $name } kann nicht in mehr Runden vorn gewesen sein, als gespielt wurden.
   *[rounds] Eine Sitzung hat 1 bis 20 Runden.
}
refusal-co-bad-code = Der Bericht hat einen Eintrag, den es nicht gibt ({ $what }).
refusal-co-bad-rolls = { $teams } braucht { $wanted ->
    [one] { $wanted } Wurf
   *[other] { $wanted } Würfe
} für Verletzungen.
refusal-co-no-window = Für dich ist kein Transferfenster offen.
refusal-co-long-list = Eine Liste darf höchstens { $most } Wünsche haben.
refusal-co-bad-request = Tausche einen Torwart gegen einen Torwart oder einen Feldspieler gegen einen Feldspieler.
refusal-co-no-deadline = Es ist keine Frist abgelaufen.
refusal-co-cannot-withdraw = Es gibt nichts, wovon du zurücktreten könntest.
refusal-co-out-already = { $name } ist schon ausgeschieden.
refusal-co-finished = Der Wettbewerb ist vorbei.
refusal-co-nothing-to-correct = Dieses Spiel hat kein Ergebnis, das sich berichtigen ließe.
refusal-co-too-late = Dieses Ergebnis lässt sich nicht mehr berichtigen: Eine der Mannschaften hat ihr nächstes Spiel begonnen, die K.-o.-Runden haben begonnen, oder die Transfers danach sind erledigt.
refusal-co-not-the-same-people = Eine Gesamtmeisterschaft braucht dieselben Spieler in jedem Spiel.
refusal-co-not-two-games = Eine Gesamtmeisterschaft braucht zwei oder drei Wettbewerbe, jeden in einem anderen Spiel.
refusal-co-bad-man = Kein Kader hat einen Spieler { $man }.
refusal-co-man-out = Spieler { $man } war für dieses Spiel gesperrt oder verletzt: Ein Tor, eine Karte oder eine Verletzung von ihm kann es darin nicht geben.
refusal-co-not-finished = Sperren und Verletzungen lassen sich nur aus einem beendeten Wettbewerb übernehmen.
refusal-co-nothing-to-inherit = In diesem Spiel gibt es nichts zu übernehmen.
refusal-co-other-game = Sperren und Verletzungen lassen sich nur aus demselben Spiel übernehmen.
refusal-co-no-reason = Nenne einen Grund. Alle im Wettbewerb können ihn lesen.
refusal-co-in-a-match = { $name } ist mitten in einem Spiel. Warte, bis es vorbei ist.
refusal-co-cannot-replace = { $name } kann nur ersetzt werden, solange der Wettbewerb läuft.
refusal-co-no-entry = Dieses Spiel wird mit allen an einem Tisch gespielt; dafür kann kein Ergebnis eingetragen werden.
refusal-co-nothing-entered = Für { $teams } hat niemand ein Ergebnis eingetragen, oder es zählt schon.
refusal-co-being-played = { $teams } wird gerade auf Dugout gespielt. Lass es dort zu Ende gehen oder werte es gegen eine Seite.
refusal-co-not-in-turn = { $teams } ist noch nicht an der Reihe: Die Spiele davor müssen vorbei sein, und keine Seite darf in einem anderen Spiel stehen.
refusal-co-too-many-scorers = { $teams }: mehr Torschützen als Tore.
refusal-co-part-over = Das ist schon vorbei.
refusal-co-cannot-pause = Nur ein laufender Wettbewerb lässt sich unterbrechen, und nur einmal zugleich.
refusal-co-not-paused = Der Wettbewerb ist nicht unterbrochen.
refusal-co-deleted = Dieser Wettbewerb ist gelöscht. Hol ihn zuerst zurück.
refusal-co-bad-title = Gib einen Namen mit höchstens { $most } Zeichen ein.
refusal-co-not-offered = Niemand hat dir diesen Wettbewerb angeboten.
refusal-co-in-the-past = Dieser Zeitpunkt ist schon vorbei. Wähle einen späteren.
refusal-co-too-far = Das ist zu weit weg. Wähle einen Tag vor 2100.
refusal-co-no-evening = Dieser Abend ist nicht eröffnet oder schon vorbei.
refusal-co-not-called = { $teams } ist an keinen Tisch gerufen oder hat schon begonnen.
refusal-co-has-name = Dieses Handy ist schon { $name }. Gib zuerst diesen Namen zurück.
refusal-co-name-held = { $name } ist schon da, auf einem anderen Handy. Bist du das? Der Veranstalter kann den Namen freigeben.
refusal-co-place-taken = Diesen Platz hat inzwischen jemand anders eingenommen. Frag beim Veranstalter nach einem neuen.
refusal-co-no-phone = { $name } ist auf keinem Handy dieses Abends.
refusal-co-no-lending = { $teams } spielen nicht zwei Menschen auf einem Handy.
refusal-co-list-full = Auf der Liste stehen schon { $most } Leute.
refusal-co-cannot-end = Nur eine Liga, ein Schweizer System oder eine Rangliste mit mindestens einem Ergebnis lässt sich vorzeitig beenden.
refusal-co-changed-meanwhile = Inzwischen hat sich etwas geändert, und jetzt folgt etwas anderes daraus. Lies es noch einmal und bestätige dann.
refusal-co-bad-rounds = Ein Schweizer Turnier hat weniger Runden als Teilnehmer: { $rounds } Runden sind zu viele für { $entrants }.
refusal-co-cannot-pair = Die nächste Runde kann noch nicht ausgelost werden: Die Runde davor ist nicht beendet, oder es ist Pause.
refusal-co-bad-pairs = Nicht alle in diesen Paarungen können jetzt spielen.
refusal-co-round-begun = Runde { $day } kann nicht mehr neu ausgelost werden: Ein Spiel davon hat begonnen.
refusal-co-too-late-to-enter = Für eine Anmeldung ist es zu spät: Die Hälfte der Runden ist ausgelost, oder der Wettbewerb ist vorbei.
refusal-co-late-squad = Hier kann niemand nachrücken: Die Kader sind schon gewählt.
refusal-co-no-challenge = Du kannst jemanden fordern, der höchstens { $reach } Plätze über dir steht, solange keiner von euch in einem Spiel oder einer Forderung ist.
refusal-co-not-free = Du bist schon in einem Spiel oder einer Forderung oder hast alle deine Spiele gespielt (höchstens { $most }).
refusal-co-helper-may-not = Das darf nur der Veranstalter, ein Helfer nicht.
refusal-co-helper-limited = Du hilfst bei Ergebnissen und Terminen. Alles andere tut, wer den Wettbewerb leitet.
refusal-co-helper-own = Das ist dein eigenes Spiel: Trag das Ergebnis bei deinem nächsten Spiel ein, und die andere Seite bestätigt es.
refusal-co-follows-itself = Ein Wettbewerb kann nicht auf sich selbst folgen, auch nicht auf einen, der auf ihn folgt.
