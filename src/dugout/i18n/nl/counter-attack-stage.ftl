### Counter Attack op het podium: wat dobbelstenen beslissen.

## Waar het om gaat

ca-beat-steal = Balafpakken
ca-beat-tackle = Tackle
ca-beat-dive = Voor zijn voeten
ca-beat-reckless = Roekeloze tackle
ca-beat-injury = Blessure
ca-beat-card = Kaart
ca-beat-interception = Onderschepping
ca-beat-accuracy = Hoge bal
ca-beat-header = Kopduel
ca-beat-header-goal = Kopbal op doel
ca-beat-block = Blok
ca-beat-shot = Schot
ca-beat-save = Redding
ca-beat-parry = Redding
ca-beat-penalty = Strafschop
ca-beat-loose = Losse bal
ca-beat-stop = Op de lijn

## Vragen, en wat er nodig is

ca-asked-tackle = { $a } tackelen met { $b }?
ca-asked-dive = Voor de voeten van { $a } duiken?
ca-act-chance = { $act }: { $chance }
ca-ask-steal = Tikt { $b } de bal weg bij { $a }?
    .hint = Hij steekt een been uit.
ca-ask-tackle = Komt { $a } langs { $b }?
    .hint = { $b } gaat erin. De man aan de bal gooit eerst.
ca-ask-dive = Omspeelt { $a } { $b }?
    .hint = { $b } duikt voor zijn voeten. De man aan de bal gooit eerst.
ca-ask-reckless = { $b } vliegt erin bij { $a }
    .hint = Alles of niets.
ca-ask-injury = Is { $a } geblesseerd?
    .hint = { $b } haalde hem onderuit.
ca-ask-card = Wat krijgt { $b } van de scheidsrechter?
    .hint = Overtreding op { $a }.
ca-ask-interception = Zit { $b } ertussen?
    .hint = De pass komt van { $a }.
ca-ask-accuracy = Komt de bal van { $a } aan?
    .hint = De bal is in de lucht.
ca-ask-header = Wie wint het kopduel?
    .hint = Ze gaan samen de lucht in.
ca-ask-header-goal = { $a } kopt op doel!
    .hint = { $b } staat op doel.
ca-ask-block = Blokt { $b } het schot?
    .hint = { $a } heeft geschoten.
ca-ask-shot = Kan { $b } erbij?
    .hint = { $a } schiet!
ca-ask-shot-alone = { $a } schiet!
    .hint = Hoe goed raakt hij hem?
ca-ask-save = Kan { $b } erbij?
    .hint = { $a } heeft uitgehaald.
ca-ask-parry = Heeft { $b } hem klemvast?
    .hint = De bal dreigt achter te gaan.
ca-ask-penalty = { $a } vanaf elf meter
    .hint = { $b } wacht op de lijn.
ca-ask-loose = De bal springt los
    .hint = Waar rolt hij heen?
ca-ask-stop = Houdt { $b } hem eruit?
    .hint = De bal dreigt via een been binnen te gaan.
ca-ask-again = Gelijk: opnieuw gooien
ca-beat-has = { $name } heeft { $score }.
ca-beat-leads = { $name } staat voor met { $score }.
ca-beat-need = { $need ->
    [0] { $who ->
        [you] Je komt er niet meer bij.
       *[other] { $name } komt er niet meer bij.
    }
    [1] { $who ->
        [you] Elke worp is genoeg.
       *[other] Voor { $name } is elke worp genoeg.
    }
   *[other] { $who ->
        [you] Je hebt een { $need } nodig.
       *[other] { $name } heeft een { $need } nodig.
    }
}
ca-beat-only = { $who ->
    [you] Alleen een { $face } redt je: dan { $again ->
            [yes] wordt er opnieuw gegooid
           *[no] springt de bal los
        }.
   *[other] Alleen een { $face } redt { $name }: dan { $again ->
            [yes] wordt er opnieuw gegooid
           *[no] springt de bal los
        }.
}
ca-beat-level = Bij een { $face } is het gelijk.
ca-beat-modified = { $points }, { NUMBER($modifier, signDisplay: "always") }
ca-beat-leniency = Tolerantie van de scheidsrechter: { $leniency }
ca-beat-waiting = { $count ->
    [one] er komt er nog een
   *[other] er komen er nog { $count }
}

## Wat ervan kan komen

ca-stake-won = { $who ->
    [you] jouw bal
    [them] hun bal
   *[other] bal gewonnen
}
ca-stake-foul = overtreding
ca-stake-past = { $who ->
    [you] jij bent langs
   *[other] langs
}
ca-stake-stolen = afgepakt
ca-stake-loose = losse bal
ca-stake-level = gelijk
ca-stake-intercepted = onderschept
ca-stake-through = erdoor
ca-stake-blocked = geblokt
ca-stake-goal = goal
ca-stake-saved = gered
ca-stake-wide = naast
ca-stake-on-target = op doel
ca-stake-accurate = komt aan
ca-stake-inaccurate = mislukt
ca-stake-attack = { $who ->
    [you] voor jou
    [them] voor hen
   *[other] aanval
}
ca-stake-defence = { $who ->
    [you] voor jou
    [them] voor hen
   *[other] verdediging
}
ca-stake-held = klemvast
ca-stake-corner = corner
ca-stake-injured = geblesseerd
ca-stake-unhurt = staat op
ca-stake-no-card = geen
ca-stake-yellow = geel
ca-stake-red = rood

## Uitslagen

ca-verdict-sums = { $score } tegen { $other }
ca-verdict-spot = Bij een strafschop moet de keeper twee punten hoger uitkomen.
ca-verdict-score = { $score }, en { $need } was nodig
ca-verdict-face = Een { $face }
ca-verdict-won = { $who ->
    [you] Jouw bal!
    [them] { $b } pakt de bal af
   *[other] { $b } wint de bal
}
ca-verdict-foul = Overtreding van { $b }
ca-verdict-past = { $who ->
    [you] Je bent { $b } voorbij!
   *[other] { $a } is { $b } voorbij
}
ca-verdict-stolen = { $who ->
    [you] { $b } heeft hem te pakken!
   *[other] { $b } pakt de bal af
}
ca-verdict-loose = De bal rolt weg
ca-verdict-level = Gelijk
ca-verdict-intercepted = { $who ->
    [you] { $b } zit ertussen!
   *[other] { $b } onderschept de pass
}
ca-verdict-through = { $kind ->
    [block] Langs { $b }
   *[other] { $b } komt er niet bij
}
ca-verdict-blocked = { $b } blokt het schot
ca-verdict-goal = { $kind ->
    [stop] Via een been: goal!
   *[other] { $who ->
        [you] Goal!
       *[other] Doelpunt van { $a }
    }
}
ca-verdict-saved = { $who ->
    [you] { $b } redt!
   *[other] { $b } redt
}
ca-verdict-wide = Naast!
ca-verdict-on-target = Op doel
ca-verdict-accurate = De bal van { $a } komt aan
ca-verdict-inaccurate = De bal van { $a } mislukt
ca-verdict-attack = { $a } wint het kopduel
ca-verdict-defence = { $b } wint het kopduel
ca-verdict-held = { $b } heeft hem klemvast
ca-verdict-corner = { $b } tikt hem achter: corner
ca-verdict-injured = { $a } is geblesseerd
ca-verdict-unhurt = { $a } staat op
ca-verdict-no-card = { $b } komt weg met een vermaning
ca-verdict-yellow = Geel voor { $b }
ca-verdict-red = { $b } moet eraf

## Why it went that way

ca-why-again = Gelijk: opnieuw gooien
ca-why-stolen = Naast een tegenstander pakt een 6 de bal
ca-why-foul = Wie voor de bal gaat en een 1 gooit, maakt een overtreding
ca-why-cut = { $need ->
    [6] Naast de baan van de bal is een 6 genoeg
   *[other] In de baan van de bal is een { $need } genoeg
}
