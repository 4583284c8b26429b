### Champions 2020 : événements (ev-ch-…), questions (ask-ch-…), refus (refusal-ch-…), fins (end-ch-…).

## Ce qui se passe

ev-ch-lineup-chosen = { $you ->
    [yes] Vous avez choisi votre composition.
   *[no] { $seat } a choisi sa composition.
}
ev-ch-lineup = { $you ->
    [yes] Vous commencez avec { $keeper } au but et en { $defenders }-{ $midfielders }-{ $attackers }.
   *[no] { $seat } commence avec { $keeper } au but et en { $defenders }-{ $midfielders }-{ $attackers }.
}
ev-ch-keeper-placed = { $man } est dans les buts en { $cell }.
ev-ch-placed = { $man } commence en { $cell }.
ev-ch-to-centre = { $man } va au point central.
ev-ch-kick-off-roll = { $you ->
    [yes] { $face ->
        [1] Vous faites 1 pour le coup d'envoi. Un 1 ne compte pas ici : vous relancez.
       *[other] Vous faites { $face } pour le coup d'envoi.
    }
   *[no] { $face ->
        [1] { $seat } fait 1 pour le coup d'envoi. Un 1 ne compte pas ici : { $seat } relance.
       *[other] { $seat } fait { $face } pour le coup d'envoi.
    }
}
ev-ch-kick-off = { $man } donne le coup d'envoi : { $budget ->
    [one] { $budget } case
   *[other] { $budget } cases
} pour le ballon.
ev-ch-turn = { $you ->
    [yes] À vous de jouer.
   *[no] À { $seat } de jouer.
}
ev-ch-warm-up = { $man } s'échauffe.
ev-ch-roll = { $you ->
    [yes] { $again ->
        [keeper] Vous faites 1 pour le dégagement du gardien. Le gardien ne peut pas dégager avec un 1 : si le temps n'est pas écoulé, vous relancez.
        [shoot-out] Vous faites 1. Un 1 ne compte pas ici : vous relancez.
       *[no] Vous faites { $face }.
    }
   *[no] { $again ->
        [keeper] { $seat } fait 1 pour le dégagement du gardien. Le gardien ne peut pas dégager avec un 1 : si le temps n'est pas écoulé, { $seat } relance.
        [shoot-out] { $seat } fait 1. Un 1 ne compte pas ici : { $seat } relance.
       *[no] { $seat } fait { $face }.
    }
}
ev-ch-roll-again = { $you ->
    [yes] Un 1 ne compte pas ici : vous relancez.
   *[no] Un 1 ne compte pas ici : { $seat } relance.
}
ev-ch-no-action = { $you ->
    [yes] Vous ne pouvez rien faire avec un { $face } et passez votre tour.
   *[no] { $seat } ne peut rien faire avec un { $face } et passe son tour.
}
ev-ch-walk = { $man } va de { $start } à { $cell }.
ev-ch-run = { $man } rejoint le ballon en { $cell }, en { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}.
ev-ch-pass = { $cut ->
    [yes] { $man } joue vers { $mate }.
   *[no] { $man } fait une passe à { $mate } en { $end }.
}
ev-ch-kick = { $cut ->
    [yes] { $man } joue le ballon depuis { $start } vers { $end }.
   *[no] { $man } joue le ballon : { $start } → { $end }.
}
ev-ch-shot = { $man } tire au but depuis { $start } !
ev-ch-taken-back = { $man } : la dernière étape est annulée.
ev-ch-budget-lowered = { $man } ne peut pas utiliser { $budget } points et joue avec { $lower }.
ev-ch-dropped = { $man } ne peut pas jouer le ballon ; il est posé en { $cell }.
ev-ch-chase = { $man } court après le ballon jusqu'en { $cell }.
ev-ch-attempt = { $man } tente d'intercepter en { $cell }.
ev-ch-attempt-failed = { $man } fait { $face } et manque le ballon.
ev-ch-intercepted = { $man } intercepte en { $cell } ! Le ballon file encore { $length ->
    [one] { $length } case
   *[other] { $length } cases
}.
ev-ch-loose = Le ballon libre file : { $start } → { $end }.
ev-ch-hit = { $man } reçoit le ballon libre en { $cell } et doit le rejouer avec { $budget ->
    [one] { $budget } point
   *[other] { $budget } points
}.
ev-ch-rest = Le ballon est en { $cell }.
ev-ch-no-save = { $why ->
    [beyond] { $you ->
        [yes] Votre gardien ne peut pas l’atteindre.
       *[no] Le gardien de { $seat } ne peut pas l’atteindre.
    }
    [choice] { $you ->
        [yes] Vous ne plongez pas.
       *[no] { $seat } ne plonge pas.
    }
   *[other] { $seat } ne fait pas d’arrêt.
}
ev-ch-dive = { $man } plonge en { $cell } : { $quarters ->
    [one] { $quarters } chance
   *[other] { $quarters } chances
} sur 4 d'arrêter le tir.
ev-ch-beaten = { $man } fait { $face } et est battu.
ev-ch-saved = { $man } fait { $face } et repousse le ballon.
ev-ch-caught = { $man } fait { $face } et capte le ballon en { $cell }.
ev-ch-rebound = Rebond ! { $man } repousse le ballon en { $cell }.
ev-ch-hands = Main ! { $man } arrête le ballon hors de la surface de réparation, en { $cell }.
ev-ch-goal = { $you ->
    [yes] But pour vous ! { $home }–{ $away }.
   *[no] But : { $seat } ! { $home }–{ $away }.
}
ev-ch-pick-up = { $man } ramasse le ballon en { $cell }.
ev-ch-push = { $man } donne un coup d'épaule.
ev-ch-pushed = { $man } est poussé de { $start } à { $cell }.
ev-ch-pulled-back = { $man } est hors-jeu et recule en { $cell }.
ev-ch-row-one = { $man } ne peut pas attendre devant le but et recule en { $cell }.
ev-ch-moves-in = { $man } rentre sur le terrain en { $cell }.
ev-ch-relocated = { $man } laisse la place et va en { $cell }.
ev-ch-out = Le ballon est sorti ; { $man } l'a touché en dernier.
ev-ch-award = { $you ->
    [yes] { $restart ->
        [1] À vous de relancer depuis votre but.
        [2] Coup de pied de but pour vous.
        [3] Touche pour vous en { $cell }.
        [4] Corner pour vous.
        [5] Coup franc pour vous en { $cell }.
        [6] Coup franc pour vous en { $cell } pour une main.
        [7] Penalty pour vous !
       *[other] À vous de remettre en jeu.
    }
   *[no] { $restart ->
        [1] { $seat } relance depuis son but.
        [2] Coup de pied de but : { $seat }.
        [3] Touche en { $cell } : { $seat }.
        [4] Corner : { $seat }.
        [5] Coup franc en { $cell } : { $seat }.
        [6] Coup franc en { $cell } pour une main : { $seat }.
        [7] Penalty : { $seat } !
       *[other] { $seat } remet en jeu.
    }
}
ev-ch-thrower = { $man } fait la touche en { $cell }.
ev-ch-thrower-back = { $man } revient sur le terrain en { $cell }.
ev-ch-shift = { $man } avance de { $start } à { $cell }.
ev-ch-corner-taker = { $man } tire le corner depuis { $cell }.
ev-ch-corner-wall = { $man } fait le mur en { $cell }.
ev-ch-corner-step = { $man } s'approche du ballon en { $cell }.
ev-ch-foul = Faute ! { $man } fauche { $victim } en { $cell }.
ev-ch-yellow = Carton jaune pour { $man }.
ev-ch-red = Carton rouge pour { $man } !
ev-ch-injury = { $man } est blessé et reçoit un bandage.
ev-ch-carried-off = { $man } ne peut pas continuer et sort sur une civière.
ev-ch-stands-by = { $man } se tient près du ballon en { $cell }.
ev-ch-wall-man = { $man } se place dans le mur.
ev-ch-wall-slides = { $man } prend ses distances, en { $cell }.
ev-ch-clears = { $man } quitte la surface de réparation pour { $cell }.
ev-ch-penalty-taker = { $man } pose le ballon sur le point.
ev-ch-sub = { $man } entre pour { $out }.
ev-ch-not-replaced = Personne n'entre pour { $man }.
ev-ch-stand-in = { $man } prend les gants et va dans les buts.
ev-ch-enters = { $man } entre sur le terrain en { $cell }.
ev-ch-back-to-bench = { $man } retourne sur le banc.
ev-ch-forfeit = { $you ->
    [yes] Vous n'avez plus sept joueurs et perdez par forfait.
   *[no] { $seat } n'a plus sept joueurs et perd par forfait.
}
ev-ch-clock = La montre est à { $minute ->
    [one] { $minute } minute
   *[other] { $minute } minutes
}.
ev-ch-extra-time = Égalité après 90 minutes, { $home }–{ $away } : prolongation, et le prochain but gagne.
ev-ch-extra-time-over = Toujours { $home }–{ $away } après la prolongation : tirs au but.
ev-ch-shooter = { $man } s'avance vers le point.
ev-ch-shot-taken = { $scored ->
    [0] Manqué ! Tirs au but { $home }–{ $away }.
   *[other] Marqué ! Tirs au but { $home }–{ $away }.
}
ev-ch-full-time = { $ending ->
    [2] But en or ! Le match est terminé : { $home }–{ $away }.
    [3] Les tirs au but ont tranché. Score du match : { $home }–{ $away }.
    [4] Le match est arrêté : { $home }–{ $away }.
   *[other] Fin du match : { $home }–{ $away }.
}

## Ce qui est demandé

ask-ch-lineup = Choisissez votre gardien et dix joueurs de champ, en lignes de 2 à 4.
ask-ch-keeper = Où se place votre gardien ?
ask-ch-line = { $line ->
    [1] Placez vos défenseurs.
    [2] Placez vos milieux de terrain.
   *[other] Placez vos attaquants.
}
ask-ch-centre = Qui va au point central ?
ask-ch-turn = Lancez le dé.
ask-ch-foul = Avec ce lancer, la faute est inévitable. Qui la commet ?
ask-ch-action = { $far ->
    [yes] Déplacez un joueur.
   *[no] Déplacez un joueur, ou courez au ballon et jouez-le.
}
ask-ch-leg = { $spot ->
    [yes] { $man } tire : où ?
   *[no] { $man } envoie le ballon à { $rem ->
        [one] { $rem } case
       *[other] { $rem } cases
    } : où ?
}
ask-ch-chase = Quelqu'un court-il après le ballon ?
ask-ch-intercept = Le ballon passe : qui tente d'intercepter ?
ask-ch-dive = { $left ->
    [0] Un tir ! Votre gardien plonge-t-il ?
   *[other] Un tir puissant ! Votre gardien plonge-t-il ?
}
ask-ch-rebound = De quel côté part le ballon ?
ask-ch-step = { $why ->
    [offside] { $man } est hors-jeu et doit reculer, mais quelqu'un lui barre le chemin : de quel côté passe-t-il ?
    [wall] { $man } va dans le mur, mais quelqu'un lui barre le chemin : de quel côté passe-t-il ?
   *[clear] { $man } doit quitter la surface, mais quelqu'un lui barre le chemin : de quel côté passe-t-il ?
}
ask-ch-reloc = { $man } doit laisser la place : où va-t-il ?
ask-ch-row-two = { $man } ne peut pas attendre devant le but : où recule-t-il ?
ask-ch-drop = Impossible de jouer le ballon : où pose-t-on le ballon ?
ask-ch-injured = { $man } sort sur une civière : qui entre ?
ask-ch-make-way = Le deuxième gardien entre : qui sort ?
ask-ch-stand-in = Qui va dans les buts ?
ask-ch-surplus = Trop de joueurs s'échauffent : qui retourne sur le banc ?
ask-ch-sub = { $man } entre : qui sort ?
ask-ch-entry = Où { $man } entre-t-il en jeu ?
ask-ch-thrower = Qui fait la touche ?
ask-ch-taker = Qui tire le corner, et d'où ?
ask-ch-wall = Qui fait le mur ?
ask-ch-victim-man = Qui se tient près du ballon ?
ask-ch-wall-man = Qui se place dans le mur ?
ask-ch-beside = De quel côté du ballon se tient votre joueur ?
ask-ch-penalty = Qui tire le penalty ?
ask-ch-shooter = Qui tire votre prochain penalty ?
ask-ch-roll-kick-off = On lance les dés du coup d'envoi.
ask-ch-roll-turn = On lance le dé du tour.
ask-ch-roll-keeper = On lance le dé du dégagement du gardien.
ask-ch-roll-restart = On lance le dé de la remise en jeu.
ask-ch-roll-intercept = On lance le dé de l'interception : 1, 2 ou 3.
ask-ch-roll-save = On lance le dé de l'arrêt : de 1 à 4.
ask-ch-roll-shoot-out = On lance le dé du tir au but.
ask-ch-over = Le match est terminé.

## Ce qui est refusé

refusal-ch-bad-seats = Champions 2020 se joue à deux.
refusal-ch-bad-version = La version { $version } de ces règles n'existe pas.
refusal-ch-unknown-option = Il n'y a pas de réglage « { $option } ».
refusal-ch-bad-option = « { $value } » n'est pas possible pour { $option }.
refusal-ch-bad-absent = Indiquez les absents par leur numéro, de 1 à 20, chacun une fois.
refusal-ch-no-eleven = Il manque trop de joueurs pour aligner une équipe.
refusal-ch-bad-answer = « { $text } » n'est pas un coup de ce jeu.
refusal-ch-bad-position = Cette position est illisible à « { $word } ».
refusal-ch-over = Le match est terminé.
refusal-ch-dice-first = Il faut d'abord lancer le dé.
refusal-ch-not-asked = C'est à votre adversaire de jouer.
refusal-ch-no-such-answer = Ce n'est pas un coup de ce jeu.
refusal-ch-not-possible = « { $answer } » n'est pas possible maintenant.
refusal-ch-not-on-pitch = { $man } n'est pas sur le terrain.
refusal-ch-not-your-man = { $man } n'est pas dans votre équipe.
refusal-ch-free-kick-must-kick = Vous devez jouer le coup franc tant que quelqu'un peut atteindre le ballon.
refusal-ch-no-such-cell = Cette case n'existe pas.
refusal-ch-goal-closed = Seul le gardien peut se tenir dans son but : { $man } ne peut pas aller en { $cell }.
refusal-ch-ball-there = Le ballon est en { $cell } : celui qui y va doit le jouer.
refusal-ch-occupied = { $cell } est occupée.
refusal-ch-no-way = { $man } n'a pas de chemin libre vers { $cell }.
refusal-ch-too-far = Il faut { $steps } pas à { $man } pour aller en { $cell }, mais vous avez fait { $roll }.
refusal-ch-not-exactly = Vous devez utiliser les { $roll } pas, et { $man } ne peut pas finir exactement en { $cell }.
refusal-ch-goal-area = Un joueur de champ ne peut s'arrêter dans la surface de but que si le ballon est en rangée 1, donc pas en { $cell }.
refusal-ch-area-full = Votre surface de réparation est pleine : quatre joueurs de champ au plus, dont un dans la surface de but.
refusal-ch-chain = Cela ferait une chaîne de plus de neuf joueurs.
refusal-ch-cuts-off-ball = Cela couperait une équipe du ballon.
refusal-ch-barred = { $man } a fait la remise en jeu et doit attendre qu'un autre ait touché le ballon.
refusal-ch-ball-not-reached = { $why ->
    [too-far] { $man } a besoin de { $needs } pas jusqu’au ballon et vous avez fait { $roll }.
    [shut-in] { $man } n’a pas de chemin libre vers le ballon.
   *[other] { $man } ne peut pas atteindre le ballon en exactement { $steps } pas sur { $roll }.
}
refusal-ch-ball-too-far = Avec un { $roll }, personne n'atteint le ballon : { $man }, le plus proche, a besoin de { $steps } pas.
refusal-ch-ball-shut-in = Vos joueurs n'ont pas de chemin libre vers le ballon.
refusal-ch-no-kick = { $man } ne pourrait pas jouer le ballon de là.
refusal-ch-not-in-area = Le ballon n'est pas dans la surface de réparation de votre gardien.
refusal-ch-back-pass = Votre équipe a joué le ballon en dernier : le gardien ne peut pas le ramasser.
refusal-ch-not-exactly-there = Il faut exactement { $steps } au gardien, mais vous avez fait { $roll }.
refusal-ch-push-needs-one = Un coup d'épaule demande un 1 ; vous avez fait { $roll }.
refusal-ch-push-nearest-only = { $man } ne peut pousser qu'un voisin, et seulement celui de son équipe le plus proche du ballon.
refusal-ch-push-blocked = Ce coup d'épaule est impossible : quelqu'un finirait sur le ballon, dans un but ou hors du plateau.
refusal-ch-out-of-field = { $man } ne peut pas envoyer le ballon hors du terrain.
refusal-ch-opponent-there = { $man } barre le chemin en { $cell }.
refusal-ch-offside = { $man } est hors-jeu.
refusal-ch-too-many-cells =
    Il faut pour cela { $cells ->
        [one] { $cells } point
       *[other] { $cells } points
    }, et { $man } en a { $left }.
refusal-ch-leg-ends-there = La passe finit sur { $man } en { $cell }.
refusal-ch-must-shoot = { $man } doit tirer directement au but.
refusal-ch-keeper-there = { $man } couvre cette moitié du but. Visez l'autre.
refusal-ch-own-goal = C'est votre propre but.
refusal-ch-no-shot = D'ici, aucun tir n'atteint cette moitié du but.
refusal-ch-too-many-touches = Pas plus de six contacts.
refusal-ch-one-curve = Vers le joueur suivant, le ballon ne peut tourner qu'une fois, de 45 degrés.
refusal-ch-cannot-go-on = { $man } ne pourrait pas utiliser les points restants depuis { $cell }.
refusal-ch-pips-left = Vous devez utiliser tous les points : il en resterait { $left }.
refusal-ch-has-touched = { $man } a déjà touché le ballon pendant ce tour.
refusal-ch-not-a-chase = { $man } doit aller droit au ballon : deux pas, ou un seul s'il se retrouve à côté.
refusal-ch-mate-is-nearer = Un coéquipier serait aussi près du ballon que { $man }.

## Comment cela finit

end-ch-time = Décidé dans le temps réglementaire : le temps est écoulé.
end-ch-draw = Match nul.
end-ch-golden-goal = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} grâce au but en or.
end-ch-shoot-out = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} aux tirs au but.
end-ch-forfeit = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} : l’autre équipe a moins de sept joueurs.
