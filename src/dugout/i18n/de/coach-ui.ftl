# The coach beside the table.
coach-ask = Den Trainer fragen
coach-title = Der Trainer
coach-lead = Was ein starker Spieler hier machen würde, das Beste zuerst, und warum.
coach-first-step = Ersten Schritt spielen
coach-do = So spielen
coach-draft = Plan aufs Brett legen
coach-none = Nichts drängt sich auf: Spiel, was du magst.
coach-moments = { $count ->
    [0] Momente zum Lernen suchen
    [one] Ein Moment zum Lernen
   *[other] { $count } Momente zum Lernen
}
coach-played = Du hast gespielt
coach-better = Besser war
coach-no-moments = Du hast nichts Wichtiges verpasst.
coach-plan-number = Plan { $number }
coach-chance = { $what ->
    [arrives] Der Ball kommt an
    [accurate] Der Pass ist genau
    [keeps] Er kommt mit dem Ball an
    [goal] Tor
    [against] Gegentor
    [won] Ball gewonnen
    [foul] Foul
    [failed] Tackling misslingt
    [success] Abgefangen
    [rebound] Abpraller
    [catch] Gehalten
    [unblocked] Nicht abgeblockt
    [red] Rote Karte
    [tie] Freier Ball
    [header] Kopfball gewonnen
    [header-if-all-jump] Kopfball gewonnen, wenn alle springen
    [goal-if-all-jump] Tor, wenn alle springen
    [their-pass] Ihr Pass kommt an
    [their-shot] Ihr Schuss danach trifft
    [takes] Dein Torwart hat den Ball
   *[other] Chance
}: { $percent }

# Answers whose events do not tell what they are.
coach-plan-ch-roll = Würfle.
coach-plan-ch-none = Niemand geht.
coach-plan-ch-lineup = Nummer { $keeper } im Tor; Verteidiger { $defenders }; Mittelfeld { $midfielders }; Sturm { $attackers }.
coach-plan-ca-end = Belass es dabei.
coach-plan-ca-stay = Bleib stehen.
coach-plan-ca-no = Lass es.
coach-plan-ca-move = Beginne eine Bewegungsphase.
coach-plan-ca-play-on = Spiel weiter.
coach-plan-ca-take-kick = Nimm den Freistoß.
coach-plan-ca-drop = Lass den Ball fallen.
coach-plan-ca-header = Köpf den Ball.
coach-plan-ca-lineup = { $men ->
    [11] Stell im { $formation } auf.
   *[other] Lass die Mannschaft für dich aufstellen.
}
coach-plan-to-goal = Eine { $card } ({ $team }): { $match } { $home }:{ $away }.
coach-plan-to-open = Spiel mit offener Hand.
coach-plan-to-covered = Lass deine Hand verdeckt.
coach-plan-to-form = Heimsiege: { $home }. Auswärtssiege: { $away }. Unentschieden: { $draws }.
coach-plan-to-none = keine
coach-plan-to-stand = Lass das Tor zählen.
