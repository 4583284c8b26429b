### Counter Attack: vragen aan de lezer, letters bij keuzes, en wat buiten de rand van een klein scherm ligt.

## Vragen aan jou

your-ca-kickoff-pass = Jij trapt af: geef een pass.
your-ca-action = Jij hebt de bal: wat nu?
your-ca-move-a = Je valt aan: nog { $left } van de 4 spelers.
your-ca-move-b = Je verdedigt: nog { $left } van de 5 spelers.
your-ca-move-c = { $left ->
    [one] Nog één korte loopactie voor jou.
   *[other] Nog hooguit { $left } korte loopacties voor jou.
}
your-ca-dribble = Je dribbelt: doorgaan of stoppen?
your-ca-reposition = Waar gaat { $piece } heen met de bal?
your-ca-foul = Overtreding op jou: doorspelen of de vrije trap nemen?
your-ca-substitute = Wil je wisselen?
your-ca-remove = Wie doet er niet mee?
your-ca-place = Zet je team neer voor de aftrap.
your-ca-replace = Ronde { $round } van 3: je mag { $left ->
    [one] nog één speler
   *[other] hoogstens { $left } spelers
} neerzetten.
your-ca-penalty-place = Zet je spelers buiten het strafschopgebied.
your-ca-scenario-place = Zet je team neer.
your-ca-put = Waar moet { $piece } staan?
your-ca-snapshot = Ineens schieten of de bal houden?
your-ca-keeper-step = De bal komt in jouw strafschopgebied: doet je keeper een stap?
your-ca-dive = Duikt je keeper naar de voeten?
your-ca-tackle = Ga je de tackle aan?
your-ca-free-moves = Voor het verdergaat, mogen deze spelers hoogstens 6 vakjes lopen.
your-ca-snap-move = Je mag voor het schot één speler hoogstens 2 vakjes verplaatsen.
your-ca-aim = Waar mik je op?
your-ca-corner-side = Van welke kant neem je de corner?
your-ca-air-move = De bal is in de lucht: je mag één speler hoogstens 3 vakjes verplaatsen.
your-ca-first-move = Je mag één speler één vakje verplaatsen.
your-ca-long-keeper = Komt je keeper uit?
your-ca-jump = Wie springt er voor de kopbal?
your-ca-head = Jij wint het kopduel: waarheen met de bal?
your-ca-head-or-move = Niemand stoort je: koppen of laten vallen?
your-ca-keeper-kick = Waarheen trapt je keeper uit?
your-ca-goal-kick = Leg de bal neer voor je doeltrap.
your-ca-taker = { $restart ->
    [1] Wie neemt de aftrap?
    [2] Wie neemt de doeltrap?
    [3] Jouw corner: wie neemt hem?
    [4] Jouw ingooi: wie neemt hem?
    [5] Jouw vrije trap: wie neemt hem?
   *[other] Jouw strafschop: wie neemt hem?
}
your-ca-retreat = Te dichtbij: haal hem weg bij de bal.
your-ca-set-piece = Jouw vrije bal: wat doe je ermee?
your-ca-throw = Jouw ingooi: naar wie gooi je?
your-ca-emergency = Wie gaat er op doel?
your-ca-order = Wie neemt jouw volgende strafschop?

## Keuzes met een letter

ca-bearing = { $to ->
    [goal] Naar voren
    [wing] Langs de lijn
    [inside] Naar binnen
    [wide] Naar buiten
   *[back] Terug
}
ca-bearing-side = { $where }, { $side ->
    [far-left] uiterst links
    [far-right] uiterst rechts
    [left] links
    [middle] rechtdoor
   *[right] rechts
}
ca-corner-side = { $side ->
    [left] Corner van links
   *[right] Corner van rechts
}
ca-free = vrij
ca-beside = naast { $men }
ca-why-not = Waarom geen:

## Een klein scherm

ca-walk = { $to ->
    [next] Volgende speler
   *[last] Vorige speler
}
ca-edge = { $side ->
    [up] Verder naar boven: { $names }
    [down] Verder naar beneden: { $names }
    [left] Naar links: { $names }
   *[right] Naar rechts: { $names }
}
ca-edge-ball = de bal
