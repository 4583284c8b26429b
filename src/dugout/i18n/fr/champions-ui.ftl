### Champions 2020 : les mots de l'écran de match.

## Joueurs et lieux

ch-man = { $you ->
    [yes] votre #{ $shirt }
   *[no] { $team } #{ $shirt }
}
ch-shirt = #{ $shirt }
ch-outside = { $line ->
    [left] ligne de touche gauche, rang { $at }
    [right] ligne de touche droite, rang { $at }
    [goal] ligne de but, colonne { $at }
   *[corner] poteau de corner
}
ch-direction = { $way ->
    [N] nord
    [NE] nord-est
    [E] est
    [SE] sud-est
    [S] sud
    [SW] sud-ouest
    [W] ouest
   *[NW] nord-ouest
}
ch-board-label = Terrain : { $home } { $h }, { $away } { $a }
ch-line = { $line ->
    [keeper] Gardien
    [defender] Défenseurs
    [midfielder] Milieux
   *[attacker] Attaquants
}

## Score et montre

ch-score-label = Score et montre
ch-minute = { $minute }′
ch-clock = Montre
ch-last-one = { $extra ->
    [yes] { $count ->
        [0] prolongation terminée
       *[other] le prochain 1 met fin à la prolongation
    }
   *[no] { $count ->
        [0] c'est fini
       *[other] le prochain 1 siffle la fin
    }
}
ch-one-moves = chaque 1 au dé : +6′
ch-time-left = encore { $minutes } minutes
ch-rolls-played = { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
}
ch-shoot-out = Tirs au but { $home }–{ $away }
ch-coach-asked = doit jouer
ch-coach-computer = ordinateur
ch-coach-online = en ligne
ch-coach-away = hors ligne

## Bancs

ch-dugouts = Bancs
ch-dugout-own = Votre banc
ch-dugout-of = Banc : { $name }
ch-subs-left = { $count ->
    [one] encore { $count } substitution
   *[other] encore { $count } substitutions
}
ch-warming = En tirets : s'échauffe, entre à la prochaine frappe arrêtée
ch-bench-man = #{ $shirt }, { $line ->
    [keeper] gardien
    [defender] défenseur
    [midfielder] milieu
   *[attacker] attaquant
}, { $place ->
    [bench] sur le banc
    [warming-up] s'échauffe
    [taken-off] remplacé
    [sent-off] expulsé
    [carried-off] sorti sur une civière
   *[absent] absent aujourd'hui
}
ch-bench-answer = { $warm ->
    [1] Envoyer #{ $shirt } s'échauffer
   *[other] Choisir #{ $shirt }
}

## Composition

ch-lineup-go = Jouer en { $shape }
ch-line-help = Les joueurs gardent l'ordre de votre composition ; touchez où ils se placent.
ch-kick-off-dice = La différence dit jusqu'où peut aller le ballon.
ch-place-on = Colonnes { $columns }

## Préparer

ch-plan-label = Votre plan
ch-rolled = Vous avez fait { $face }
ch-action-help = La course et la frappe se partagent le { $roll } ; le pas sur le ballon est gratuit. Touchez un joueur cerclé, ou le ballon.
ch-action-help-far = { $barred ->
    [0] Le ballon est trop loin pour un { $roll }.
   *[other] Le #{ $barred } a fait la remise en jeu : un autre doit d'abord toucher le ballon, et avec un { $roll } aucun autre ne l'atteint.
} Touchez un joueur cerclé : il fait exactement { $roll ->
    [one] { $roll } pas
   *[other] { $roll } pas
}.
ch-actor-help = #{ $shirt } marche exactement de { $roll ->
    [one] { $roll } pas
   *[other] { $roll } pas
}, ou va au ballon et le joue. Touchez un point ou le ballon.
ch-actor-help-far = #{ $shirt } marche exactement de { $roll ->
    [one] { $roll } pas
   *[other] { $roll } pas
}. Touchez un point.
ch-run = { $steps ->
    [one] Au ballon : 1 pas (gratuit), reste { $pips } pour la frappe
   *[other] Au ballon : { $steps } pas (1 gratuit), reste { $pips } pour la frappe
}
ch-push = Coup d'épaule à #{ $shirt }
ch-pick-up = Ramasser le ballon
ch-leg-help = Une passe à un coéquipier est gratuite, chaque case vide coûte 1. Touchez un joueur ou un point.
ch-spot-help = La moitié du but où se tient le gardien est fermée. Touchez le but, ou la case devant.
ch-spent = { $walked ->
    [0] Votre { $roll } : le pas sur le ballon est gratuit, tout reste pour la frappe.
   *[other] Votre { $roll } : { $walked } pour courir, 1 pas gratuit sur le ballon, { $kick } pour la frappe.
}
ch-spent-goal = Votre { $roll }, plus 1 : le gardien joue depuis son but.
ch-chase-help = Un joueur peut courir après le ballon : touchez-le, puis un point.
ch-turn-help = Chaque 1, quel que soit le lanceur, avance la montre de six minutes.
ch-short-match = C'est un match court : la montre commence à { $minute }′.
ch-tap-help = Touchez le terrain, ou choisissez ici.
ch-tap-man-help = Touchez un joueur cerclé, puis une case.
ch-quick = Suggestion : { $answer }
ch-pips = { $left ->
    [0] tout est dépensé
   *[other] reste { $left }
}
ch-pips-label = { $walked } pour courir, { $paid } pour le ballon, reste { $left }
ch-step-run = #{ $shirt } au ballon
ch-step-pass = À #{ $shirt }
ch-step-kick = Ballon dans l'espace
ch-step-shot = { $curve ->
    [0] Tir
   *[other] Tir enroulé
} { $side ->
    [left] à gauche du but
   *[right] à droite du but
}
ch-harder = reste { $count } : plus dur à arrêter
ch-cut-out = { $count ->
    [one] { $share } de risque de le perdre
   *[other] { $share } de risque de le perdre, { $count } fois
}
ch-safe = arrive
ch-way-clear = voie libre
ch-outcome-name = { $kind ->
    [goal] But
    [rebound] Rebond
    [caught] Attrapé
    [arrives] Arrive
   *[cut] Intercepté
}
ch-outcome = { $kind ->
    [goal] but
    [rebound] rebond
    [caught] attrapé
    [arrives] arrive
   *[cut] intercepté
} { $share }
ch-save-chip = arrêt { $share }
ch-undo = Annuler une étape
ch-bend = Courber dans l'autre sens
ch-clear = Annuler tout le plan

## Réponses

ch-roll = Lancer le dé
ch-warm-up = S'échauffer …
ch-do = { $word ->
    [walk] Y aller
    [push] Pousser #{ $other }
    [pickup] Ramasser le ballon
    [chase] Jouer, #{ $shirt } court après
    [foul] #{ $shirt } fait faute sur #{ $other }
   *[sub] #{ $shirt } entre pour #{ $other }
}
ch-do-dive = { $side ->
    [left] Plonger à gauche : { $share }
    [right] Plonger à droite : { $share }
   *[out] Sortir{ $letter ->
        [none] {""}
       *[other] {" "}{ $letter }
    } : { $share }
}
ch-do-kick = { $more ->
    [yes] Jouer là, puis : qui court ?
   *[no] Jouer là
}
ch-do-kick-odds = { $more ->
    [yes] Jouer là (arrive { $share }), puis : qui court ?
   *[no] Jouer là : arrive { $share }
}
ch-do-shoot = Tirer
ch-do-shoot-odds = Tirer : but { $share }
ch-none = { $code ->
    [chase] Jouer, personne ne court
    [dive] Ne pas plonger
    [injured] Personne n'entre
   *[other] Personne
}
ch-goal-cell = { $side ->
    [left] case gauche du but
   *[right] case droite du but
}
ch-answer = { $word ->
    [keeper] { $side ->
        [left] À gauche dans le but
       *[right] À droite dans le but
    }
    [centre] #{ $shirt }
    [taker] { $letter ->
        [none] #{ $shirt }
       *[other] { $letter }
    }
    [spot] #{ $shirt } du point de { $side ->
        [left] gauche
       *[right] droite
    }
    [place] { $letter ->
        [none] Là
       *[other] { $letter }
    }
    [rebound] { $side ->
        [left] Vers la gauche
       *[right] Vers la droite
    }
    [foul] #{ $shirt } fait faute sur #{ $other }{ $card ->
        [red] {" "}: deuxième jaune, exclu
       *[yellow] {" "}: carton jaune
    }
    [sub] #{ $shirt } pour #{ $other }
    [bench] Retour au banc
   *[man] #{ $other }
}
ch-taker-help = Ils tirent tous aussi bien. Choisissez n’importe qui.
ch-foul-help = Personne n’atteint le ballon, et un { $roll } mène votre joueur droit sur un adversaire. Celui-ci reçoit un bandage et un coup franc.
ch-let-go = Laisser passer
ch-face = { $what ->
    [goal] but
    [rebound] rebond
    [hands] main
    [save] arrêt
   *[catch] attrapé
}
ch-choose-marked = Choisissez une des cases marquées.
ch-choose-own = Ce n'est pas votre joueur.
ch-man-cannot = #{ $shirt } ne peut pas agir maintenant.

## Pendant ce temps

ch-happening = Sur le terrain
ch-keeper-settles = Votre gardien se place
ch-their-move = { $name } joue
ch-skip = Passer
ch-skip-help = Touchez le terrain pour passer à la fin.
ch-won = { $penalties ->
    [yes] { $you ->
        [yes] Vous gagnez aux tirs au but
       *[no] { $name } gagne aux tirs au but
    }
   *[no] { $you ->
        [yes] Vous gagnez { $more }–{ $less }
       *[no] { $name } gagne { $more }–{ $less }
    }
}
ch-drawn = { $home }–{ $away } : match nul
ch-tabs = Journal ou discussion

## Légende

ch-legend = Légende
ch-legend-reach = case possible
ch-legend-danger = interception possible
ch-legend-card = averti
ch-legend-injury = blessé une fois

## Texte et réglages

ch-text-open = Position en mots, réglages
ch-cell-empty = vide
ch-cell-man = { $name } #{ $shirt }
ch-cell-ball = ballon
ch-cell-target = possible
ch-cell-can = peut agir

## Touches

keys-ch-cursor = Déplacer le curseur sur le terrain
keys-ch-men = Joueur suivant ou précédent qui peut agir
keys-ch-space = Toucher la case du curseur ; passer
keys-ch-enter = Jouer ce que dit le bouton
keys-ch-bend = Courber dans l'autre sens
keys-ch-undo = Annuler ; avec Maj : effacer
keys-ch-answer = Choisir une réponse par son numéro
keys-ch-odds = Chances : montrer ou cacher
keys-ch-bench = Bancs
keys-ch-text = Position en mots, coups tapés
keys-ch-escape = Lâcher le joueur
