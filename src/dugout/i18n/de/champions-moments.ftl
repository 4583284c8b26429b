### Was große Momente von Champions 2020 bedeuten.

ch-yellow-means = Noch eine, und er fliegt.
ch-red-means = { $you ->
    [yes] Du spielst mit { $men } Mann weiter.
   *[no] { $name } spielt mit { $men } Mann weiter.
}
ch-break-extra = Verlängerung
    .text = { $home }:{ $away } nach neunzig Minuten. Die Uhr bekommt fünf Felder dazu.
    .rolls = { $home }:{ $away } nach neunzig Minuten.
    .law = Das nächste Tor entscheidet. Kein neuer Anstoß: Es geht von hier weiter.
ch-break-penalties = Elfmeterschießen
    .text = Immer noch { $home }:{ $away } nach der Verlängerung.
    .rolls = Immer noch { $home }:{ $away } nach der Verlängerung.
    .law = Fünf Elfmeter für jeden, danach je einer, bis jemand vorn liegt.
ch-conceded = { $how ->
    [luck] Dein Torwart hätte ihn zu { $share } gehalten: Pech.
    [poor] Dein Torwart hätte ihn nur zu { $share } gehalten.{ $again ->
        [yes] {""}
       *[no] {" "}Ein Spieler neben der Schussbahn kann vorher dazwischengehen.
    }
    [beyond] Da kommt kein Torwart hin.{ $again ->
        [yes] {""}
       *[no] {" "}Ein Spieler neben der Schussbahn kann vorher dazwischengehen.
    }
    [choice] { $again ->
        [yes] Dein Torwart ist nicht gehechtet.
       *[no] Lass deinen Torwart beim nächsten Mal hechten: Vielleicht hat er ihn.
    }
   *[none] {""}
}
ch-conceded-next = Jetzt hast du den Ball: Dein Torwart spielt an.
