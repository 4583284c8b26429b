### Counter Attack sur la scène : ce que les dés décident.

## De quoi il s’agit

ca-beat-steal = Ballon chipé
ca-beat-tackle = Tacle
ca-beat-dive = Sortie dans les pieds
ca-beat-reckless = Tacle assassin
ca-beat-injury = Blessure
ca-beat-card = Carton
ca-beat-interception = Interception
ca-beat-accuracy = Ballon aérien
ca-beat-header = Duel aérien
ca-beat-header-goal = Tête au but
ca-beat-block = Contre
ca-beat-shot = Tir
ca-beat-save = Arrêt
ca-beat-parry = Arrêt
ca-beat-penalty = Penalty
ca-beat-loose = Ballon libre
ca-beat-stop = Sur la ligne

## Questions, et ce qu’il faut

ca-asked-tackle = Tacler { $a } avec { $b } ?
ca-asked-dive = Sortir dans les pieds de { $a } ?
ca-act-chance = { $act } : { $chance }
ca-ask-steal = { $b } chipe-t-il le ballon à { $a } ?
    .hint = Il tend la jambe.
ca-ask-tackle = { $a } passe-t-il { $b } ?
    .hint = { $b } tacle. Le porteur du ballon lance en premier.
ca-ask-dive = { $a } évite-t-il { $b } ?
    .hint = { $b } sort dans ses pieds. Le porteur du ballon lance en premier.
ca-ask-reckless = { $b } se jette sur { $a }
    .hint = Tout ou rien.
ca-ask-injury = { $a } est-il blessé ?
    .hint = { $b } l’a fauché.
ca-ask-card = Que sort l’arbitre pour { $b } ?
    .hint = Faute sur { $a }.
ca-ask-interception = { $b } intercepte-t-il ?
    .hint = La passe vient de { $a }.
ca-ask-accuracy = Le ballon de { $a } est-il précis ?
    .hint = Le ballon est en l’air.
ca-ask-header = Qui gagne le duel aérien ?
    .hint = Ils sautent ensemble.
ca-ask-header-goal = Tête de { $a } au but !
    .hint = { $b } est dans les buts.
ca-ask-block = { $b } contre-t-il le tir ?
    .hint = { $a } a tiré.
ca-ask-shot = { $b } va-t-il l’avoir ?
    .hint = { $a } tire !
ca-ask-shot-alone = { $a } tire !
    .hint = La frappe est-elle bonne ?
ca-ask-save = { $b } va-t-il l’avoir ?
    .hint = { $a } a frappé.
ca-ask-parry = { $b } capte-t-il le ballon ?
    .hint = Le ballon file derrière le but.
ca-ask-penalty = { $a } face au gardien
    .hint = { $b } attend sur sa ligne.
ca-ask-loose = Le ballon s’échappe
    .hint = Où va-t-il ?
ca-ask-stop = { $b } le sort-il ?
    .hint = Le ballon dévié file au fond.
ca-ask-again = Égalité : on relance
ca-beat-has = { $name } a { $score }.
ca-beat-leads = { $name } mène avec { $score }.
ca-beat-need = { $need ->
    [0] { $who ->
        [you] Vous ne pouvez plus y arriver.
       *[other] { $name } ne peut plus y arriver.
    }
    [1] { $who ->
        [you] Tout vous suffit.
       *[other] Tout suffit à { $name }.
    }
   *[other] { $who ->
        [you] Il vous faut un { $need }.
       *[other] Il faut un { $need } à { $name }.
    }
}
ca-beat-only = { $who ->
    [you] Seul un { $face } vous sauve : alors { $again ->
            [yes] on relance
           *[no] le ballon s’échappe
        }.
   *[other] Seul un { $face } sauve { $name } : alors { $again ->
            [yes] on relance
           *[no] le ballon s’échappe
        }.
}
ca-beat-level = Un { $face } fait égalité.
ca-beat-modified = { $points }, { NUMBER($modifier, signDisplay: "always") }
ca-beat-leniency = Tolérance de l’arbitre : { $leniency }
ca-beat-waiting = { $count ->
    [one] encore un
   *[other] encore { $count }
}

## Ce qui peut en sortir

ca-stake-won = { $who ->
    [you] pour vous
    [them] pour eux
   *[other] ballon gagné
}
ca-stake-foul = faute
ca-stake-past = { $who ->
    [you] vous passez
   *[other] passe
}
ca-stake-stolen = chipé
ca-stake-loose = ballon libre
ca-stake-level = égalité
ca-stake-intercepted = intercepté
ca-stake-through = ça passe
ca-stake-blocked = contré
ca-stake-goal = but
ca-stake-saved = arrêt
ca-stake-wide = à côté
ca-stake-on-target = cadré
ca-stake-accurate = précis
ca-stake-inaccurate = raté
ca-stake-attack = { $who ->
    [you] pour vous
    [them] pour eux
   *[other] attaque
}
ca-stake-defence = { $who ->
    [you] pour vous
    [them] pour eux
   *[other] défense
}
ca-stake-held = capté
ca-stake-corner = corner
ca-stake-injured = blessé
ca-stake-unhurt = se relève
ca-stake-no-card = rien
ca-stake-yellow = jaune
ca-stake-red = rouge

## Verdicts

ca-verdict-sums = { $score } contre { $other }
ca-verdict-spot = Sur un penalty, le gardien doit avoir deux points de plus.
ca-verdict-score = { $score }, il fallait { $need }
ca-verdict-face = Un { $face }
ca-verdict-won = { $who ->
    [you] À vous le ballon !
    [them] { $b } vous prend le ballon
   *[other] { $b } gagne le ballon
}
ca-verdict-foul = Faute de { $b }
ca-verdict-past = { $who ->
    [you] Vous passez { $b } !
   *[other] { $a } passe { $b }
}
ca-verdict-stolen = { $who ->
    [you] { $b } l’a chipé !
   *[other] { $b } chipe le ballon
}
ca-verdict-loose = Le ballon roule
ca-verdict-level = Égalité
ca-verdict-intercepted = { $who ->
    [you] { $b } intercepte !
   *[other] { $b } intercepte la passe
}
ca-verdict-through = { $kind ->
    [block] { $b } est battu
   *[other] { $b } est trop court
}
ca-verdict-blocked = { $b } contre le tir
ca-verdict-goal = { $kind ->
    [stop] Dévié, et but !
   *[other] { $who ->
        [you] But !
       *[other] But de { $a }
    }
}
ca-verdict-saved = { $who ->
    [you] Arrêt de { $b } !
   *[other] Arrêt de { $b }
}
ca-verdict-wide = À côté !
ca-verdict-on-target = Cadré
ca-verdict-accurate = Le ballon de { $a } est précis
ca-verdict-inaccurate = Le ballon de { $a } est raté
ca-verdict-attack = { $a } gagne le duel aérien
ca-verdict-defence = { $b } gagne le duel aérien
ca-verdict-held = { $b } capte le ballon
ca-verdict-corner = { $b } détourne en corner
ca-verdict-injured = { $a } est blessé
ca-verdict-unhurt = { $a } se relève
ca-verdict-no-card = Simple rappel à l’ordre pour { $b }
ca-verdict-yellow = Carton jaune pour { $b }
ca-verdict-red = { $b } est expulsé

## Why it went that way

ca-why-again = On relance
ca-why-stolen = À côté d’un adversaire, un 6 prend le ballon
ca-why-foul = Un 1 en allant au ballon est une faute
ca-why-cut = { $need ->
    [6] À côté de la trajectoire, un 6 suffit
   *[other] Sur la trajectoire, un { $need } suffit
}
