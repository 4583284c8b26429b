### Toto: was größer ist als eine Karte. Ein Pfiff, die ersten Tore der anderen in einer ersten Partie, das Geld.

## Ein Pfiff

toto-drama-stop = STOPP!
toto-drama-whistle = { $stance ->
    [for] Du pfeifst die { $card } von { $scorer } ab ({ $team })
    [against] { $name } pfeift deine { $card } ab ({ $team })
   *[neutral] { $name } pfeift die { $card } von { $scorer } ab ({ $team })
}
toto-drama-form = { $stance ->
    [for] { $effect ->
        [right] Gerettet! Deine Zeile stimmt wieder.
        [wrong] Damit wird deine eigene Zeile falsch.
       *[other] Dein Tippschein bleibt, wie er ist.
    }
    [against] { $effect ->
        [right] Glück gehabt: Ohne das Tor stimmt deine Zeile.
        [wrong] Deine Zeile stimmte. Jetzt ist sie wieder falsch.
       *[other] Die Karte ist weg. Dein Tippschein bleibt, wie er ist.
    }
   *[neutral] { $effect ->
        [right] Deine Zeile stimmt wieder!
        [wrong] Deine Zeile wird falsch.
       *[other] Dein Tippschein bleibt, wie er ist.
    }
}
toto-count-change = { $before } → { $after } richtig
toto-go-on = Weiter
toto-says-opa-wim =
    .whistles = Abseits! Das hab ich von hier gesehen. Mit der alten Brille.
    .whistled = Schiri! Das war meine Rente!
toto-says-lotte-ruys =
    .whistles = Die Pfeife habe ich für dich aufgehoben.
    .whistled = Das hatte ich schon mitgezählt.
toto-says-bo-castellan =
    .whistles = Musik aus.
    .whistled = He! Gleich wäre der Refrain gekommen.
toto-says-mrs-quill =
    .whistles = Nein, nein. Nicht an meinem Nachmittag.
    .whistled = Wie unhöflich. Nur weiter so.

## Die ersten Tore der anderen

toto-their-wrote = { $mark ->
    [1] Dein Tipp: Sieg { $home }.
    [2] Dein Tipp: Sieg { $away }.
   *[3] Dein Tipp: unentschieden.
}

## Vorlesen

toto-reading-behind = { $reach ->
    [yes] { $by ->
        [one] Du liegst eins zurück. Da geht noch was.
       *[other] Du liegst { $by } zurück. Da geht noch was.
    }
   *[no] Für dich diesmal nicht mehr einzuholen.
}
toto-recommended = Empfohlen
