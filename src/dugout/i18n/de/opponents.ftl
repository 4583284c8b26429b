### Gegner mit Namen: ihre Zeile, was sie sagen und worauf sie achten.

opponents-title = Gegner
opponents-clubs = jeder mit Verein und Trikot
opponents-table = einer bis { $most } von ihnen am Tisch
opponents-beaten = { $beaten } von { $all } geschlagen
opponents-cups = { $count ->
    [one] 1 Pokal gewonnen
   *[other] { $count } Pokale gewonnen
}
choose-title = Gegen wen spielst du?
choose-start = Anstoß gegen { $name }
choose-not-met = noch nicht getroffen
choose-met = { $met }-mal getroffen, { $won } gewonnen
stars-1 = erste Woche
stars-2 = kennt das Spiel
stars-3 = denkt voraus
stars-4 = denkt viermal so lange

style-open-at-the-back = hinten offen
style-many-passes = viele Pässe
style-few-passes = wenige Pässe
style-few-risks = wenig Risiko
style-reads-replies = liest deine Antwort
style-patient = geduldig
style-plans-two-turns = plant zwei Züge
style-long-runs = lange Läufe
style-safe-passes = sichere Pässe
style-home-wins = Heimsiege
style-open-hand = offene Karten
style-whistles-early = pfeift früh
style-likes-draws = mag Remis
style-with-the-crowd = tippt wie die anderen
style-hoards-ones = hortet Einsen
style-whistles-late = pfeift spät

opponent-bram-tolk = Schießt aus allen Lagen. Fragen stellt er später.
    .starts = So, wo steht das Tor?
    .scores = Sag ich doch! Einfach draufhalten!
    .scores-2 = Da hab ich gar nicht hingezielt.
    .scores-3 = Schöner Schuss. Von mir, meine ich.
    .concedes = Gut. Dann mach ich eben zwei.
    .concedes-2 = Mein Torwart hat sich die Schuhe gebunden.
    .concedes-3 = Pures Glück. Ich muss es ja wissen.
    .wins = Man muss nur schießen. So schwer ist das nicht.
    .loses = Nächstes Mal schieß ich früher.
    .draws = Noch ein Schuss, und es wär meins gewesen.
    .thinks = Er sucht das Tor.

opponent-ines-caldera = Fünf Kurzpässe noch vor dem Frühstück.
    .starts = Kurz, kürzer, Tor. Fangen wir an.
    .scores = Und kein Pass zu viel.
    .scores-2 = Sieben Ballkontakte. Du hast vier gezählt.
    .scores-3 = Der Ball kennt den Weg inzwischen.
    .concedes = Den Ball hätte ich nie hergeben dürfen.
    .concedes-2 = Du hättest abspielen können. Unhöflich, eigentlich.
    .concedes-3 = Gut. Dann will ich jetzt den ganzen Abend den Ball.
    .wins = Geduld ist auch eine Form von Tempo.
    .loses = Du hast mir den Ball geklaut. Den will ich zurück.
    .draws = Sauber auf beiden Seiten. Damit kann ich leben.
    .thinks = Sie sucht den nächsten kurzen Pass.

opponent-odile-varga = Hat deine sechs Würfe gelesen, bevor sie selbst würfelt.
    .starts = Mach, was du willst. Ich habe es schon gelesen.
    .scores = Da war eine Lücke. Da ist immer eine.
    .scores-2 = Das stand auf Seite zwei.
    .scores-3 = Du hast zu früh umgeblättert.
    .concedes = Eine Chance von eins zu sechs. Gesehen hatte ich sie.
    .concedes-2 = Das war eine Fußnote. Fußnoten überspringe ich.
    .concedes-3 = Dieses Kapitel muss ich noch einmal lesen.
    .wins = Die letzte Seite ist nie eine Überraschung.
    .loses = Ein besseres Buch als gedacht. Ich lese es noch einmal.
    .draws = Ein offenes Ende. Sehr modern.
    .thinks = Sie sieht sich deine sechs Würfe an.

opponent-old-sil = Zwei Züge voraus und nie in Eile.
    .starts = Setz dich. Wir haben Zeit.
    .scores = Der hat vor zwei Zügen angefangen.
    .scores-2 = Die Laterne brannte ja schon.
    .scores-3 = Bleib sitzen. Das musste so kommen.
    .concedes = Hm. Ich hab schon schlimmere Winter gesehen.
    .concedes-2 = Meine Knie haben es heute früh schon gesagt.
    .concedes-3 = Ein Tor. Die kommen und gehen wie der Regen.
    .wins = Du hattest es eilig. Ich nicht.
    .loses = Gut gespielt. Das Licht mach ich selber aus.
    .draws = Keiner gewonnen, keiner erkältet.
    .thinks = Er schaut zwei Züge voraus.

opponent-tuva-lind = Erst rennen, dann gucken.
    .starts = Wer zuletzt im Strafraum ist, zahlt die Limo!
    .scores = Einfach durchgelaufen! Noch mal!
    .concedes = Oh. Hätte jemand hinten bleiben sollen?
    .wins = Ich bin nicht mal müde!
    .loses = Wir sind mehr gelaufen. Ich hab's gezählt.
    .draws = Revanche? Ich bin noch warm!
    .thinks = Sie sucht Platz zum Laufen.

opponent-marlon-abega = Ist ein Mann frei, findet er ihn.
    .starts = Irgendwer ist immer frei.
    .scores = Ich sag doch, der war frei.
    .concedes = Der war also auch frei. Gemerkt.
    .wins = Irgendwer ist immer frei. Heute war's mein Stürmer.
    .loses = Du hast keinen frei gelassen. Respekt.
    .draws = Gerecht geteilt. Gute Pässe, wir beide.
    .thinks = Er sucht den freien Mann.

opponent-greta-falk = Hat den Passweg zu, bevor du ihn siehst.
    .starts = Der Passweg? Zu. Der auch.
    .scores = Raum. Du hast Raum gelassen.
    .concedes = Der Weg geht kein zweites Mal auf.
    .wins = Die Brücke war zu. Ich hab's gesagt.
    .loses = Du hast die eine Lücke gefunden. Wo kam die her?
    .draws = Nichts kam durch. Ein halbes Ergebnis.
    .thinks = Sie sieht sich deine Passwege an.

opponent-kasimir-dvorn = Wartet eine ganze Halbzeit. Dann: vier, fünf, zwei, weg.
    .starts = Ich habe Tee dabei. Wir haben neunzig Minuten.
    .scores = Siehst du? Man muss nur warten können.
    .concedes = So früh? Na schön. Ich saß ja nur.
    .wins = Der Tee ist noch warm. Ein guter Abend.
    .loses = Du hast mich nicht warten lassen. Klug.
    .draws = Fünf Minuten noch, und das weißt du.
    .thinks = Er wartet auf den Moment.

opponent-opa-wim = Tippt seit sechzig Jahren auf die Heimmannschaft.
    .starts = Heimsieg, Heimsieg, Heimsieg. Fertig!
    .scores = Sechzig Jahre, und endlich lohnt es sich!
    .concedes = Auswärtssieg? Bei dem Wetter?
    .wins = Das hab ich deiner Oma schon 1974 gesagt.
    .loses = Na ja. Heimmannschaften sind auch nicht mehr, was sie waren.
    .draws = Geteilter Topf ist auch ein Topf.
    .thinks = Er sucht seinen Bleistift.

opponent-lotte-ruys = Zählt jede Karte, Bleistift hinterm Ohr.
    .starts = Gut mischen. Ich zähle mit.
    .scores = Wie ausgerechnet.
    .concedes = Dann fehlt mir eine Karte. Mir fehlt nie eine Karte.
    .wins = Es geht auf. Es geht immer auf.
    .loses = Das rechne ich noch mal nach.
    .draws = Unentschieden. Stand auf meinem Zettel.
    .thinks = Sie zählt die Karten, die noch da sind.

opponent-bo-castellan = Weiß noch, was du letzte Runde getippt hast.
    .starts = Guter Song. Deinen kenne ich auch.
    .scores = Dieselbe Melodie wie letztes Mal.
    .concedes = Neues Lied? Na gut.
    .wins = Du summst beim Tippen. Wusstest du das nicht?
    .loses = Guter Mix. Ich war aus dem Takt.
    .draws = Ein Duett also.
    .thinks = Bo überlegt, was du wohl getippt hast.

opponent-mrs-quill = Behält ihre Einsen, bis du keine mehr hast.
    .starts = Sitzen Sie gerade. Man achtet auf Haltung.
    .scores = Wie reizend von Ihnen allen.
    .concedes = Das merke ich mir, Schätzchen.
    .wins = Man behält etwas für den Schluss. Immer.
    .loses = Nun. Dann noch etwas Tee für Sie.
    .draws = Wir teilen. Dieses eine Mal.
    .thinks = Sie betrachtet ihre Einsen.
