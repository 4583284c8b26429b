### Toto: was größer ist als eine Karte. Ein Pfiff, die ersten Tore der anderen in einer ersten Partie, das Geld.

## Ein Pfiff

toto-drama-stop = STOPP!
toto-drama-whistle = { $stance ->
    [for] Du pfeifst die { $card } von { $scorer } für { $team-said } ab
    [against] { $name } pfeift deine { $card } für { $team-said } ab
   *[neutral] { $name } pfeift die { $card } von { $scorer } für { $team-said } ab
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
    .whistles-2 = Hand! Das hätte sogar meine Tante gepfiffen.
    .whistles-3 = Früher gab’s dafür Freistoß und einen bösen Blick.
    .whistled = Schiri! Das war meine Rente!
    .whistled-2 = Sechzig Jahre Heimsieg, und jetzt das.
    .whistled-3 = Immer wenn’s gerade schön wird.
    .scores = In den Winkel! Hat man mir gesagt.
    .scores-2 = Das hab ich schon im Knie gespürt.
    .scores-3 = Wie 1964. Nur langsamer.
    .scores-4 = Das kommt in die Zeitung.
toto-says-lotte-ruys =
    .whistles = Genau dafür hatte ich die Pfeife aufgehoben.
    .whistles-2 = Mein Bleistift sagt Nein.
    .whistles-3 = Das stand nicht in meiner Rechnung.
    .whistled = Das hatte ich schon mitgezählt.
    .whistled-2 = Jetzt muss ich die ganze Spalte ausradieren.
    .whistled-3 = Notiert. Mit Bleistift, aber notiert.
    .scores = Noch ein Strich am Rand.
    .scores-2 = Genau wie berechnet. Ungefähr.
    .scores-3 = Eins im Sinn …
    .scores-4 = Dafür hab ich den Bleistift gespitzt.
toto-says-bo-castellan =
    .whistles = Musik aus.
    .whistles-2 = Falsche Platte. Noch mal von vorn.
    .whistles-3 = Steht nicht auf meiner Playlist.
    .whistled = He! Gleich wäre der Refrain gekommen.
    .whistled-2 = Du hast mir die beste Platte zerkratzt.
    .whistled-3 = Hart. Aber gutes Timing.
    .scores = Lauter drehen!
    .scores-2 = Und jetzt kommt der Drop.
    .scores-3 = Der geht raus an die letzte Reihe.
    .scores-4 = Remix!
toto-says-mrs-quill =
    .whistles = Nein, nein. Nicht an meinem Nachmittag.
    .whistles-2 = Vor dem Tee schießt man keine Tore.
    .whistles-3 = Aber nicht doch.
    .whistled = Wie unhöflich. Nur weiter so.
    .whistled-2 = Das merke ich mir. Ich merke mir alles.
    .whistled-3 = Gut gespielt. Genießen Sie es, solange es dauert.
    .scores = Ach, war der drin? Wie nett.
    .scores-2 = Ein Stück Zucker oder zwei?
    .scores-3 = Schauen Sie mir nicht in die Karten.
    .scores-4 = Die Tafel sah mir etwas leer aus.

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
toto-got-away = { $mine ->
    [yes] Um ein Haar: { $match }. Die Zeile stimmte, bis du selbst das { $home }:{ $away } gemacht hast.
   *[no] Um ein Haar: { $match }. Die Zeile stimmte, bis { $name } das { $home }:{ $away } machte.
}
toto-gave-row = { $mine ->
    [yes] Dein Schlusspunkt: das { $home }:{ $away } bei { $match }.
   *[no] Schick { $name } eine Dankeskarte: Das { $home }:{ $away } bei { $match } hat dir eine Zeile geschenkt.
}
toto-recommended = Empfohlen
