### Faire Würfel: Salz, die Prüfung eines Protokolls, Glück.

refusal-dice-malformed = Was das Protokoll über seine Würfel sagt, ist nicht lesbar: „{ $field }“ fehlt oder ist falsch.
refusal-dice-scheme = Das Protokoll nennt ein Rezept für Würfel, das hier nicht bekannt ist: { $scheme }.
refusal-dice-none = Das Protokoll trägt keine Festlegung, die sich mit der notierten vergleichen ließe.
refusal-dice-commitment = Das Geheimnis passt nicht zur Festlegung: Es ist nicht das, was vor dem Spiel festgelegt wurde.
refusal-dice-other-commitment = Die Festlegung im Protokoll ist nicht die, die du notiert hast.
refusal-dice-roll = Wurf { $roll } (Antwort { $answer }) ist falsch: Das Protokoll sagt { $face }, Geheimnis und Salz ergeben { $expected }. Falsch insgesamt: { $wrong } von { $rolls }.
refusal-dice-rolls = Wurf { $roll } (Antwort { $answer }) ist der erste von { $wrong } falschen unter { $rolls }: Das Protokoll sagt { $face }, Geheimnis und Salz ergeben { $expected }. So viele bedeuten, dass das Geheimnis oder ein Salz geändert wurde.

verify-title = Würfel prüfen
verify-text = Vor einem Spiel legt der Server ein Geheimnis fest und zeigt dessen Hash, die Festlegung. Die Plätze geben eigenes Salz dazu. Jeder Wurf folgt aus beidem, und nach dem Spiel kann ihn jeder nachrechnen. Dein Browser tut das hier.
verify-how = Wie es Schritt für Schritt geht, steht in der Anleitung docs/guides/fair-dice.md; der Befehl „dugout verify“ tut dasselbe ohne Browser.
verify-choose = Protokoll wählen oder hier ablegen
verify-paste = Oder ein Protokoll einfügen
verify-match = Oder ein Spiel nennen (Adresse oder Kennung)
verify-noted = Die Festlegung, die du vor dem Spiel notiert hast (falls du es getan hast)
verify-go = Prüfen
verify-working = Wird geprüft …
verify-good =
    { $rolls ->
        [0] Es wurde nicht gewürfelt; das Geheimnis passt zur Festlegung.
        [one] Wahr: Der einzige Wurf folgt aus Geheimnis und Salz.
       *[other] Wahr: Alle { $rolls } Würfe folgen aus Geheimnis und Salz.
    }
verify-bad = Nicht wahr
verify-unproved = Die Antworten stimmen, aber das Protokoll trägt keinen Beweis für seine Würfel.
verify-closed = Die Antworten stimmen bisher. Das Geheimnis wird gezeigt, wenn das Spiel vorbei ist; dann lassen sich die Würfel prüfen.
verify-brought =
    { $count ->
        [one] Ein Wurf kam aus einem anderen Spiel mit; dieses Geheimnis erklärt ihn nicht.
       *[other] { $count } Würfe kamen aus einem anderen Spiel mit; dieses Geheimnis erklärt sie nicht.
    }
verify-broken = Antwort { $answer } ist falsch: { $why }
verify-no-crypto = Diese Seite kam nicht über eine sichere Verbindung (https); Browser weigern sich dann, Hashes zu berechnen. Nimm „dugout verify“.
verify-seen = Dieses Gerät sah während des Spiels dieselbe Festlegung.
verify-not-seen = Dieses Gerät sah während des Spiels eine andere Festlegung!
verify-proof = Woraus die Würfel folgen
verify-commitment = Festlegung
verify-secret = Geheimnis
verify-salt-of = Salz von { $name }
verify-no-salt = keines
verify-rolls = Jeder Wurf
verify-roll = Wurf
verify-answer = Antwort
verify-faces = Augen
verify-shows = Protokoll
verify-gives = Nachgerechnet
verify-verdict = Urteil
verify-ok = richtig
verify-wrong = falsch
verify-unknown = nicht erklärt
verify-only-wrong = Nur falsche

luck-title = Glück
luck-text = Was der Zufall gab, neben dem, was er im Mittel gibt. Das Band umfasst 95 von 100 Spielen mit denselben Würfen.
luck-none = Kein Wurf dieses Spiels gehört einer Seite.
luck-line = { $actual } aus { $count }; erwartet { $expected }, üblich { $low } bis { $high }
luck-verdict =
    { $mood ->
        [lucky] mehr Glück als in { $share } aller Spiele
        [unlucky] mehr Pech als in { $share } aller Spiele
       *[usual] nichts Ungewöhnliches
    }
luck-kind-turn = Würfel der Züge
luck-kind-duel = Würfel in Zweikämpfen
luck-kind-pass = Würfel für Pässe
luck-kind-header = Würfel in der Luft
luck-kind-shot = Würfel für Schüsse
luck-kind-save = Würfel des Torwarts
luck-kind-keeper = Paraden
luck-kind-interception = Abgefangene Bälle
luck-kind-steal = Abgenommene Bälle
luck-kind-block = Geblockte Schüsse
luck-kind-whistles = Pfeifenkarten
luck-kind-goal-cards = Zahlen auf Torkarten

salt-title = Faire Würfel
salt-text = Der Server hat sein Geheimnis festgelegt: Die Festlegung unten ist dessen Hash. Gib vor dem ersten Wurf eine eigene Zeile dazu, dann folgen die Würfel aus beidem. Niemand, auch du nicht, kann wissen, was sie bewirkt.
salt-later = Mit einer eigenen Zeile wartet das Spiel, bis du die Festlegung des Servers gesehen hast; dann kommt sie zu den Würfeln.
salt-label = Dein Salz (beliebige Worte, freiwillig)
salt-make = Eines ausdenken
salt-add = Dazugeben
salt-added = Dein Salz ist dabei: { $salt }
salt-note = Notiere die Festlegung, wenn du später sicher sein willst.
