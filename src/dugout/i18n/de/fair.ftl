### Faire Würfel: Salz, die Prüfung eines Protokolls, Glück.

refusal-dice-malformed = Die Würfeldaten der Aufzeichnung sind nicht lesbar: „{ $field }“ fehlt oder ist falsch.
refusal-dice-scheme = Die Aufzeichnung benutzt ein Würfelverfahren, das hier nicht bekannt ist: { $scheme }.
refusal-dice-none = Die Aufzeichnung enthält keine Festlegung, die sich mit deiner vergleichen ließe.
refusal-dice-commitment = Das Geheimnis passt nicht zur Festlegung von vor dem Spiel.
refusal-dice-other-commitment = Die Festlegung in der Aufzeichnung ist nicht die, die du notiert hast.
refusal-dice-roll = Wurf { $roll } (Antwort { $answer }) ist falsch: Die Aufzeichnung sagt { $face }, Geheimnis und Salz ergeben aber { $expected }. Falsch insgesamt: { $wrong } von { $rolls }.
refusal-dice-rolls = Wurf { $roll } (Antwort { $answer }) ist der erste von { $wrong } falschen unter { $rolls }: Die Aufzeichnung sagt { $face }, Geheimnis und Salz ergeben aber { $expected }. Bei so vielen muss das Geheimnis oder ein Salz geändert worden sein.

verify-title = Würfel und Karten prüfen
verify-text = Vor einem Spiel wählt der Server ein Geheimnis und zeigt dessen Hash, die Festlegung. Spieler können eigenes Salz dazugeben. Jeder Wurf wird aus beidem berechnet, und nach dem Spiel kann ihn jeder nachrechnen. Dein Browser macht das hier.
verify-how = Die Anleitung docs/guides/fair-dice.md erklärt jeden Schritt; „dugout verify“ macht dasselbe ohne Browser.
verify-choose = Aufzeichnung wählen oder hier ablegen
verify-paste = Oder eine Aufzeichnung einfügen
verify-match = Oder ein Spiel angeben (Adresse oder Kennung)
verify-noted = Die Festlegung, die du vor dem Spiel notiert hast (falls du das getan hast)
verify-go = Prüfen
verify-working = Wird geprüft …
verify-good =
    { $rolls ->
        [0] Es wurde nicht gewürfelt; das Geheimnis passt zur Festlegung.
        [one] Fair: Der einzige Wurf folgt aus Geheimnis und Salz.
       *[other] Fair: Alle { $rolls } Würfe folgen aus Geheimnis und Salz.
    }
verify-bad = Nicht fair
verify-unproved = Die Züge stimmen, aber die Aufzeichnung enthält keinen Beweis für ihre Würfel.
verify-closed = Bisher stimmt alles. Nach dem Spiel wird das Geheimnis gezeigt; dann kannst du die Würfel prüfen.
verify-brought =
    { $count ->
        [one] Ein Wurf stammt aus einem anderen Spiel; dieses Geheimnis deckt ihn nicht ab.
       *[other] { $count } Würfe stammen aus einem anderen Spiel; dieses Geheimnis deckt sie nicht ab.
    }
verify-broken = Antwort { $answer } ist falsch: { $why }
verify-no-crypto = Dein Browser kann Hashes nur auf einer sicheren Seite (https) berechnen. Nimm „dugout verify“.
verify-seen = Dieses Gerät hat während des Spiels dieselbe Festlegung gesehen.
verify-not-seen = Dieses Gerät hat während des Spiels eine andere Festlegung gesehen!
verify-proof = Woraus die Würfe berechnet sind
verify-commitment = Festlegung
commitment-why = { $chance ->
    [cards] Wie die Karten in diesem Spiel gemischt werden, stand fest, bevor es begann; mit diesem Code kann das hinterher jeder nachprüfen.
   *[dice] Die Würfe dieses Spiels standen fest, bevor es begann; mit diesem Code kann das hinterher jeder nachprüfen.
}
commitment-show = Code zeigen
verify-secret = Geheimnis
verify-salt-of = Salz von { $name }
verify-no-salt = keines
verify-rolls = Jeder Wurf
verify-roll = Wurf
verify-answer = Antwort
verify-faces = Augen
verify-shows = Aufzeichnung
verify-gives = Berechnet
verify-verdict = Urteil
verify-ok = richtig
verify-wrong = falsch
verify-unknown = nicht abgedeckt
verify-only-wrong = Nur falsche

luck-title = Glück
luck-text = Was Würfel und Karten brachten, neben dem Durchschnitt. Das Band umfasst 95 von 100 Spielen mit denselben Würfen.
luck-none = In diesem Spiel gibt es keine Würfe zu vergleichen.
luck-line = { $actual } aus { $count }; erwartet { $expected }, normal { $low } bis { $high }
luck-verdict =
    { $mood ->
        [lucky] mehr Glück als in { $share } aller Spiele
        [unlucky] mehr Pech als in { $share } aller Spiele
       *[usual] nichts Ungewöhnliches
    }
luck-kind-turn = Würfe der Züge
luck-kind-duel = Würfe in Zweikämpfen
luck-kind-pass = Würfe für Pässe
luck-kind-header = Würfe in der Luft
luck-kind-shot = Würfe für Schüsse
luck-kind-save = Würfe des Torwarts
luck-kind-keeper = Paraden
luck-kind-interception = Abgefangene Bälle
luck-kind-steal = Abgenommene Bälle
luck-kind-block = Geblockte Schüsse
luck-kind-whistles = Pfiffkarten
luck-kind-goal-cards = Zahlen auf Torkarten

salt-title = { $chance ->
    [cards] Fair gemischt
   *[dice] Faire Würfel
}
salt-text = { $chance ->
    [cards] Der Server hat sein Geheimnis gewählt: Die Festlegung unten ist dessen Hash. Gib vor dem ersten Austeilen eine eigene Zeile dazu, dann werden die Karten mit beidem gemischt. Niemand, auch du nicht, kann wissen, was sie bewirkt.
   *[dice] Der Server hat sein Geheimnis gewählt: Die Festlegung unten ist dessen Hash. Gib vor dem ersten Wurf eine eigene Zeile dazu, dann werden die Würfe aus beidem berechnet. Niemand, auch du nicht, kann wissen, was sie bewirkt.
}
salt-later = { $chance ->
    [cards] Gibst du eine Zeile dazu, wartet das Spiel, bis du die Festlegung des Servers gesehen hast; dann fließt sie ins Mischen ein.
   *[dice] Gibst du eine Zeile dazu, wartet das Spiel, bis du die Festlegung des Servers gesehen hast; dann fließt sie in die Würfe ein.
}
salt-label = Dein Salz (beliebige Worte, freiwillig)
salt-make = Eines für mich ausdenken
salt-add = Hinzufügen
salt-added = Dein Salz ist dabei: { $salt }
salt-note = { $chance ->
    [cards] Notiere die Festlegung, wenn du das Mischen später prüfen willst.
   *[dice] Notiere die Festlegung, wenn du die Würfe später prüfen willst.
}
