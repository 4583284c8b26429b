### Counter Attack: vragen aan de lezer, letters bij keuzes, en wat buiten de rand van een klein scherm ligt.

## Vragen aan jou

ca-your-kickoff-pass = Jij trapt af: geef een pass.
ca-your-action = Jij hebt de bal: wat nu?
ca-your-move-a = Je valt aan: nog { $left } van de 4 spelers.
ca-your-move-b = Je verdedigt: nog { $left } van de 5 spelers.
ca-your-move-c = { $left ->
    [one] Nog één korte loopactie voor jou.
   *[other] Nog hooguit { $left } korte loopacties voor jou.
}
ca-your-dribble = Je dribbelt: doorgaan of stoppen?
ca-your-reposition = Waar komt hij uit?
ca-your-foul = Overtreding op jou: doorspelen of de vrije trap nemen?
ca-your-substitute = Wil je wisselen?

## Keuzes met een letter

ca-bearing = { $to ->
    [goal] Naar voren, op het doel af
    [wing] Naar voren, langs de lijn
    [inside] Naar binnen
    [wide] Naar buiten
   *[back] Terug
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
