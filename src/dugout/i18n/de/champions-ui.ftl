### Champions 2020: die Wörter des Spielbildschirms. Orte ohne Buchstabe und Zahl stehen im Dativ mit Artikel („der
### Eckfahne“); aus „nach der Eckfahne“ wird „zur Eckfahne“ (i18n/render.py, lib/i18n.svelte.ts).

## Spieler und Orte

ch-man = { $you ->
    [yes] deine #{ $shirt }
   *[no] { $team } #{ $shirt }
}
ch-shirt = #{ $shirt }
ch-outside = { $line ->
    [left] der linken Seitenlinie, Höhe { $at }
    [right] der rechten Seitenlinie, Höhe { $at }
    [goal] der Torlinie bei { $at }
   *[corner] der Eckfahne
}
ch-direction = { $way ->
    [N] Norden
    [NE] Nordosten
    [E] Osten
    [SE] Südosten
    [S] Süden
    [SW] Südwesten
    [W] Westen
   *[NW] Nordwesten
}
ch-board-label = Spielfeld: { $home } { $h }, { $away } { $a }
ch-line = { $line ->
    [keeper] Torwart
    [defender] Verteidiger
    [midfielder] Mittelfeldspieler
   *[attacker] Stürmer
}

## Spielstand und Uhr

ch-score-label = Spielstand und Uhr
ch-minute = { $minute }′
ch-clock = Uhr
ch-last-one = { $extra ->
    [yes] { $count ->
        [0] Verlängerung vorbei
       *[other] die nächste 1 beendet die Verlängerung
    }
   *[no] { $count ->
        [0] Abpfiff
       *[other] die nächste 1 ist der Schlusspfiff
    }
}
ch-one-moves = jede gewürfelte 1: +6′
ch-time-left = noch { $minutes } Minuten
ch-rolls-played = { $count ->
    [one] 1 Wurf
   *[other] { $count } Würfe
}
ch-shoot-out = Elfmeterschießen { $home }:{ $away }
ch-coach-asked = { $you ->
    [yes] bist dran
   *[no] ist dran
}
ch-coach-computer = Computer
ch-coach-online = online
ch-coach-away = offline

## Ersatzbänke

ch-dugouts = Ersatzbänke
ch-dugout-own = Deine Ersatzbank
ch-dugout-of = Ersatzbank von { $name }
ch-subs-left = { $count ->
    [one] noch 1 Auswechs{"\u00AD"}lung
   *[other] noch { $count } Auswechs{"\u00AD"}lungen
}
ch-warming = Gestrichelt: wärmt sich auf, kommt, sobald der Ball ruht
ch-bench-man = #{ $shirt }, { $line ->
    [keeper] Torwart
    [defender] Verteidiger
    [midfielder] Mittelfeldspieler
   *[attacker] Stürmer
}, { $place ->
    [bench] auf der Bank
    [warming-up] wärmt sich auf
    [taken-off] ausgewechselt
    [sent-off] vom Platz gestellt
    [carried-off] vom Platz getragen
   *[absent] heute nicht dabei
}
ch-bench-answer = { $warm ->
    [1] #{ $shirt } aufwärmen lassen
   *[other] #{ $shirt } wählen
}

## Aufstellung

ch-lineup-go = { $shape } spielen
ch-line-help = Die Spieler bleiben in der Reihenfolge deiner Aufstellung; tippe an, wo sie stehen.
ch-kick-off-dice = Die Differenz bestimmt, wie weit der Ball darf.
ch-place-on = Spalten { $columns }

## Planen

ch-plan-label = Dein Plan
ch-rolled = Gewürfelt: { $face }
ch-action-help = Laufen und Schießen teilen sich die { $roll }; der Schritt auf den Ball ist gratis. Tippe auf einen Spieler mit Ring oder auf den Ball.
ch-action-help-far = { $barred ->
    [0] Der Ball ist zu weit weg für eine { $roll }.
   *[other] Die #{ $barred } hat das Spiel fortgesetzt: Erst muss ein anderer an den Ball, und mit einer { $roll } kommt sonst keiner hin.
} Tippe einen Spieler mit Ring an: Er läuft genau { $roll ->
    [one] 1 Schritt
   *[other] { $roll } Schritte
}.
ch-actor-help = #{ $shirt } läuft genau { $roll ->
    [one] 1 Schritt
   *[other] { $roll } Schritte
}, oder läuft zum Ball und schießt. Tippe auf einen Punkt oder den Ball.
ch-actor-help-far = #{ $shirt } läuft genau { $roll ->
    [one] 1 Schritt
   *[other] { $roll } Schritte
}. Tippe auf einen Punkt.
ch-run = { $steps ->
    [one] Zum Ball: 1 Schritt (gratis), noch { $pips } für den Ball
   *[other] Zum Ball: { $steps } Schritte (1 gratis), noch { $pips } für den Ball
}
ch-push = Schulterrempler gegen #{ $shirt }
ch-pick-up = Ball aufnehmen
ch-leg-help = Ein Pass zum Mitspieler ist gratis, jedes leere Feld kostet 1. Tippe einen Spieler oder einen Punkt an.
ch-spot-help = Die Torhälfte mit dem Torwart ist zu. Tippe das Tor an oder das Feld davor.
ch-spent = { $walked ->
    [0] Deine { $roll }: Der Schritt auf den Ball ist gratis, alles bleibt für den Ball.
   *[other] Deine { $roll }: { $walked } fürs Laufen, 1 Schritt gratis auf den Ball, { $kick } für den Ball.
}
ch-spent-goal = Deine { $roll } und 1 dazu: der Anstoß vom Tor aus.
ch-chase-help = Ein Spieler darf dem Ball nachlaufen: Tippe ihn an, dann einen Punkt.
ch-turn-help = Jede gewürfelte 1, egal von wem, rückt die Uhr sechs Minuten vor.
ch-short-match = Ein kurzes Spiel: Die Uhr beginnt bei { $minute }′.
ch-tap-help = Tippe aufs Spielfeld oder wähle hier.
ch-tap-man-help = Tippe einen Spieler mit Ring an, dann ein Feld.
ch-quick = Vorschlag: { $answer }
ch-pips = { $left ->
    [0] alles verbraucht
   *[other] noch { $left }
}
ch-pips-label = { $walked } fürs Laufen, { $paid } für den Ball, { $left } übrig
ch-step-run = #{ $shirt } zum Ball
ch-step-pass = Zu #{ $shirt }
ch-step-kick = Ball in den freien Raum
ch-step-shot = { $curve ->
    [0] Torschuss
   *[other] Angeschnittener Torschuss
} { $side ->
    [left] ins linke Eck
   *[right] ins rechte Eck
}
ch-harder = { $count } übrig: schwerer zu halten
ch-cut-out = { $count ->
    [one] { $share } Risiko, ihn zu verlieren
   *[other] { $count }-mal { $share } Risiko, ihn zu verlieren
}
ch-safe = kommt an
ch-way-clear = freie Bahn
ch-outcome-name = { $kind ->
    [goal] Tor
    [rebound] Abpraller
    [caught] Gefangen
    [arrives] Kommt an
   *[cut] Abgefangen
}
ch-outcome = { $kind ->
    [goal] Tor
    [rebound] Abpraller
    [caught] gefangen
    [arrives] kommt an
   *[cut] abgefangen
} { $share }
ch-save-chip = Parade { $share }
ch-undo = Einen Schritt zurück
ch-bend = Andersherum anschneiden
ch-clear = Ganzen Plan verwerfen

## Antworten

ch-roll = Würfeln
ch-warm-up = Aufwärmen …
ch-do = { $word ->
    [walk] Dorthin laufen
    [push] #{ $other } rempeln
    [pickup] Ball aufnehmen
    [chase] Spielen, #{ $shirt } läuft nach
    [foul] #{ $shirt } foult #{ $other }
   *[sub] #{ $shirt } kommt für #{ $other }
}
ch-do-dive = { $side ->
    [left] Nach links hechten: { $share }
    [right] Nach rechts hechten: { $share }
   *[out] Herauslaufen{ $letter ->
        [none] {""}
       *[other] {" "}{ $letter }
    }: { $share }
}
ch-do-kick = { $more ->
    [yes] Ball dorthin, dann: Wer läuft nach?
   *[no] Dorthin spielen
}
ch-do-kick-odds = { $more ->
    [yes] Ball dorthin ({ $share } kommt an), dann: Wer läuft nach?
   *[no] Dorthin spielen: { $share } kommt an
}
ch-do-shoot = Schießen
ch-do-shoot-odds = Schießen: { $share } Tor
ch-none = { $code ->
    [chase] Spielen, niemand läuft nach
    [dive] Nicht hechten
    [injured] Niemand kommt
   *[other] Niemand
}
ch-goal-cell = { $side ->
    [left] der linken Torhälfte
   *[right] der rechten Torhälfte
}
ch-answer = { $word ->
    [keeper] { $side ->
        [left] Links im Tor
       *[right] Rechts im Tor
    }
    [centre] #{ $shirt }
    [taker] { $letter ->
        [none] #{ $shirt }
       *[other] { $letter }
    }
    [spot] #{ $shirt } vom { $side ->
        [left] linken
       *[right] rechten
    } Punkt
    [place] { $letter ->
        [none] Dorthin
       *[other] { $letter }
    }
    [rebound] { $side ->
        [left] Nach links
       *[right] Nach rechts
    }
    [foul] #{ $shirt } foult #{ $other }{ $card ->
        [red] : Gelb-Rot, er muss vom Platz
       *[yellow] : Gelbe Karte
    }
    [sub] #{ $shirt } für #{ $other }
    [bench] Zurück auf die Bank
   *[man] #{ $other }
}
ch-taker-help = Alle schießen gleich gut. Nimm irgendeinen.
ch-foul-help = An den Ball kommt niemand, und mit einer { $roll } landet dein Spieler genau beim Gegner. Der bekommt einen Verband und einen Freistoß.
ch-let-go = Laufen lassen
ch-face = { $what ->
    [goal] Tor
    [rebound] Abpraller
    [hands] Handspiel
    [save] Parade
   *[catch] Fang
}
ch-choose-marked = Wähle eines der markierten Felder.
ch-choose-own = Das ist nicht dein Spieler.
ch-man-cannot = #{ $shirt } kann jetzt nicht handeln.

## Währenddessen

ch-happening = Auf dem Platz
ch-keeper-settles = Dein Torwart stellt sich auf
ch-their-move = { $name } spielt
ch-skip = Überspringen
ch-skip-help = Tippe aufs Spielfeld, um zum Ende zu springen.
ch-won = { $penalties ->
    [yes] { $you ->
        [yes] Du gewinnst im Elfmeterschießen
       *[no] { $name } gewinnt im Elfmeterschießen
    }
   *[no] { $you ->
        [yes] Du gewinnst { $more }:{ $less }
       *[no] { $name } gewinnt { $more }:{ $less }
    }
}
ch-drawn = { $home }:{ $away }: unentschieden
ch-tabs = Verlauf oder Chat

## Legende

ch-legend = Legende
ch-legend-reach = mögliches Feld
ch-legend-danger = hier kann abgefangen werden
ch-legend-card = verwarnt
ch-legend-injury = einmal verletzt

## Text und Einstellungen

ch-text-open = Stellung in Worten, Einstellungen
ch-cell-empty = leer
ch-cell-man = { $name } #{ $shirt }
ch-cell-ball = Ball
ch-cell-target = möglich
ch-cell-can = kann handeln

## Tasten

keys-ch-cursor = Den Cursor über das Feld bewegen
keys-ch-men = Nächster oder voriger Spieler, der handeln kann
keys-ch-space = Das Feld des Cursors antippen; überspringen
keys-ch-enter = Spielen, was auf dem Knopf steht
keys-ch-bend = Andersherum anschneiden
keys-ch-undo = Zurücknehmen; mit Umschalt: leeren
keys-ch-answer = Antwort nach Nummer wählen
keys-ch-odds = Chancen an oder aus
keys-ch-bench = Ersatzbänke
keys-ch-text = Stellung in Worten, Züge eingeben
keys-ch-escape = Spieler loslassen
