### Counter Attack : événements (ev-ca-…), questions (ask-ca-…), refus (refusal-ca-…), fins (end-ca-…).

## Effectifs et compositions

ev-ca-first-pick = { $you ->
    [yes] Vous choisissez en premier.
   *[no] { $seat } choisit en premier.
}
ev-ca-card-open = { $card } est dévoilé.
ev-ca-picked = { $you ->
    [yes] Vous prenez { $card }.
   *[no] { $seat } prend { $card }.
}
ev-ca-keeper-drawn = { $you ->
    [yes] Vous avez { $card } pour gardien.
   *[no] { $seat } a { $card } pour gardien.
}
ev-ca-lineup-in = { $you ->
    [yes] Vous avez remis votre composition.
   *[no] { $seat } a remis sa composition.
}
ev-ca-wears = { $piece } est le numéro { $member } de l'effectif.
ev-ca-formation = { $you ->
    [yes] { $men ->
        [11] Vous jouez en { $formation }.
       *[other] Vous vous placez.
    }
   *[no] { $men ->
        [11] { $seat } joue en { $formation }.
       *[other] { $seat } se place.
    }
}
ev-ca-formations = { $men ->
    [11] Les équipes se placent : { $home } à domicile, { $away } chez les visiteurs.
   *[other] Les équipes se placent.
}
ev-ca-referee = L'arbitre est { $referee }, tolérance { $leniency }.
ev-ca-removed = { $piece } ne joue pas ce match.

## Temps

ev-ca-toss = { $you ->
    [yes] Vous gagnez le tirage au sort.
   *[no] { $seat } gagne le tirage au sort.
}
ev-ca-period = { $period ->
    [1] Le match commence.
    [2] La seconde mi-temps commence.
    [3] La prolongation commence.
    [4] La seconde période de la prolongation commence.
   *[other] Une nouvelle période commence.
}
ev-ca-minute = Minute { $minute }.
ev-ca-period-over = { $period ->
    [1] Coup de sifflet : { $home }–{ $away }.
    [2] Fin de la seconde mi-temps : { $home }–{ $away }.
    [3] Mi-temps de la prolongation : { $home }–{ $away }.
   *[other] La période est finie : { $home }–{ $away }.
}
ev-ca-second-leg = Le match aller s'est terminé sur { $home }–{ $away }. Les rôles sont échangés pour le retour.
ev-ca-full-time = Fin du match : { $home }–{ $away }.
ev-ca-forfeit = { $you ->
    [yes] Vous n'avez plus assez de joueurs et perdez par forfait.
   *[no] { $seat } n'a plus assez de joueurs et perd par forfait.
}

## Se déplacer

ev-ca-phase = { $you ->
    [yes] Phase de mouvement : vous commencez.
   *[no] Phase de mouvement : { $seat } commence.
}
ev-ca-phase-over = La phase de mouvement est terminée.
ev-ca-run = { $piece } court – { $target }.
ev-ca-dribble = { $piece } dribble – { $target }.
ev-ca-free-move = { $piece } se replace – { $target }.
ev-ca-snap-move = { $piece } réagit – { $target }.
ev-ca-air-move = { $piece } va sous le ballon – { $target }.
ev-ca-first-move = { $piece } se décale – { $target }.
ev-ca-keeper-run = { $piece } sort de son but – { $target }.
ev-ca-keeper-step = { $piece } fait un pas – { $target }.
ev-ca-keeper-to = { $piece } se retrouve là – { $target }.
ev-ca-reposition = { $piece } continue – { $target }.
ev-ca-retreat = { $piece } doit reculer – { $target }.
ev-ca-placed = { $piece } se place – { $target }.

## Le ballon change de camp

ev-ca-possession = { $piece } a le ballon.
ev-ca-holds = { $piece } capte le ballon.
ev-ca-steal-roll = { $piece } veut chiper le ballon à { $carrier } et fait { $die }.
ev-ca-steal = { $piece } chipe le ballon à { $carrier } !
ev-ca-tackle = { $piece } tacle { $carrier }.
ev-ca-reckless = { $piece } tente un tacle assassin sur { $carrier }.
ev-ca-reckless-roll = { $piece } fait { $die }.
ev-ca-dive = { $piece } sort dans les pieds de { $carrier }.
ev-ca-dribbler-roll = { $piece } fait { $die } : { $score } en tout.
ev-ca-tackler-roll = { $piece } fait { $die } : { $score } en tout contre { $against }.
ev-ca-tackle-failed = { $carrier } élimine { $piece }.
ev-ca-tackle-won = { $piece } prend le ballon à { $carrier }.
ev-ca-tie = Égalité entre { $piece } et { $other }.

## Passes et têtes

ev-ca-pass = { $play ->
    [2] { $piece } joue une passe courte – { $target }.
    [3] { $piece } lance le ballon – { $target }.
    [4] { $piece } joue en une touche – { $target }.
   *[other] { $piece } fait une passe – { $target }.
}
ev-ca-interception-roll = { $piece } s'étire vers le ballon et fait { $die }, il faut { $need }.
ev-ca-interception = { $piece } intercepte la passe de { $passer } !
ev-ca-received = { $piece } reçoit la passe de { $passer }.
ev-ca-into-space = { $piece } joue dans l'espace – { $target }.
ev-ca-high = { $play ->
    [7] { $piece } dégage de volée – { $target }.
    [8] { $piece } dégage au but – { $target }.
    [14] { $piece } tire le corner – { $target }.
   *[other] { $piece } joue en hauteur – { $target }.
}
ev-ca-long = { $piece } envoie une passe longue – { $target }.
ev-ca-accuracy-roll = { $piece } fait { $die } : { $score } en tout, il faut { $need }.
ev-ca-inaccurate = La passe haute de { $piece } est imprécise et va vers { $receiver }.
ev-ca-too-far = La passe longue de { $piece } est trop longue et retombe – { $target }.
ev-ca-jumps = { $piece } saute pour la tête.
ev-ca-jump-roll = { $piece } fait { $die } : { $score } en tout.
ev-ca-heads = { $piece } gagne le duel de la tête.
ev-ca-beats-keeper = { $piece } bat { $keeper } dans les airs !
ev-ca-claims = { $piece } capte le ballon dans les airs.
ev-ca-drops = Personne n'intervient de la tête ; le ballon retombe – { $at }.
ev-ca-headed-pass = { $piece } remet de la tête – { $target }.
ev-ca-header = { $piece } tente sa chance de la tête !

## Tirs

ev-ca-shot = { $piece } tire !
ev-ca-snapshot = { $piece } tente un tir instantané !
ev-ca-block-roll = { $piece } se jette devant et fait { $die }, il faut { $need }.
ev-ca-block = { $piece } contre le tir de { $shooter }.
ev-ca-shot-roll = { $piece } fait { $die } : { $score } en tout.
ev-ca-save-roll = { $piece } fait { $die } : { $score } en tout contre { $against }.
ev-ca-save = Arrêt ! { $piece } détourne le tir.
ev-ca-parry-roll = { $piece } peut-il capter le ballon ? Le dé montre { $die }.
ev-ca-turned-behind = { $piece } détourne en corner.
ev-ca-wide = { $piece } tire à côté.
ev-ca-goal = { $you ->
    [yes] BUT pour vous à la minute { $minute } ! { $deflected ->
        [yes] Le ballon entre, dévié.
       *[no] { $scorer } marque.
    } { $home }–{ $away }.
   *[no] BUT à la minute { $minute } : { $seat } ! { $deflected ->
        [yes] Le ballon entre, dévié.
       *[no] { $scorer } marque.
    } { $home }–{ $away }.
}
ev-ca-penalty-roll = { $piece } tire le penalty et fait { $die } : { $score } en tout.

## Ballons libres

ev-ca-loose = Le ballon s'échappe – { $at }.
ev-ca-direction-roll = Direction { $die }.
ev-ca-runs-loose = Le ballon roule – { $target }.
ev-ca-hits = Le ballon arrive sur { $piece }.
ev-ca-rests = Le ballon s'arrête – { $at }.
ev-ca-stop-roll = { $piece } tend la main vers le ballon dévié et fait { $die }.
ev-ca-out = Le ballon sort en touche.
ev-ca-behind = Le ballon sort derrière la ligne de but.
ev-ca-clearance = La défense dégage le ballon.

## Fautes

ev-ca-foul = Faute de { $piece } sur { $carrier }.
ev-ca-professional = Personne ne couvrait : { $piece } annihile une occasion manifeste.
ev-ca-injury-roll = { $piece } est-il blessé ? Le dé montre { $die }.
ev-ca-injured = { $piece } est blessé ; sa vitesse est maintenant de { $pace }.
ev-ca-card-roll = L'arbitre s'explique avec { $piece } : le dé montre { $die }, tolérance { $leniency }.
ev-ca-yellow = Carton jaune pour { $piece }.
ev-ca-red = Carton rouge : { $piece } est expulsé.
ev-ca-plays-on = { $you ->
    [yes] Vous laissez jouer.
   *[no] { $seat } laisse jouer.
}
ev-ca-offside = { $piece } est hors-jeu.

## Remises en jeu

ev-ca-restart = { $you ->
    [yes] { $restart ->
        [1] Coup d'envoi pour vous.
        [2] Coup de pied de but pour vous.
        [3] Corner pour vous.
        [4] Touche pour vous.
        [5] Coup franc pour vous.
       *[other] Penalty pour vous !
    }
   *[no] { $restart ->
        [1] Coup d'envoi : { $seat }.
        [2] Coup de pied de but : { $seat }.
        [3] Corner : { $seat }.
        [4] Touche : { $seat }.
        [5] Coup franc : { $seat }.
       *[other] Penalty : { $seat } !
    }
}
ev-ca-taker = { $piece } s'en charge.
ev-ca-at-ball = { $piece } est au ballon – { $at }.
ev-ca-substitution = { $gone ->
    [nobody] { $piece } entre en jeu.
   *[other] { $piece } remplace { $gone }.
}
ev-ca-emergency-keeper = { $piece } va dans les buts.

## Tirs au but

ev-ca-shootout = Place aux tirs au but.
ev-ca-shootout-order = { $piece } tire en position { $number }.
ev-ca-shootout-goal = { $piece } marque : { $home }–{ $away }.
ev-ca-shootout-miss = { $piece } manque : { $home }–{ $away }.
ev-ca-shootout-over = Les tirs au but finissent sur { $home }–{ $away }.

## Ce qui est demandé

ask-ca-pick = { $seat } choisit un joueur.
ask-ca-keeper-card = { $seat } choisit un gardien.
ask-ca-lineup = Composez votre équipe.
ask-ca-remove = { $seat } choisit qui ne joue pas.
ask-ca-place = { $seat } place son équipe pour le coup d'envoi.
ask-ca-replace = { $seat } peut encore placer { $left ->
    [one] { $left } joueur
   *[other] jusqu'à { $left } joueurs
}.
ask-ca-penalty-place = { $seat } place ses joueurs hors de la surface.
ask-ca-scenario-place = { $seat } place son équipe.
ask-ca-put = { $seat } pose { $piece }.
ask-ca-kickoff-pass = { $seat } donne le coup d'envoi par une passe.
ask-ca-action = { $seat } a le ballon : et maintenant ?
ask-ca-move-a = { $seat } attaque : encore { $left ->
    [one] { $left } joueur
   *[other] { $left } joueurs
} sur 4.
ask-ca-move-b = { $seat } défend : encore { $left ->
    [one] { $left } joueur
   *[other] { $left } joueurs
} sur 5.
ask-ca-move-c = { $seat } ajoute { $left ->
    [one] un dernier petit mouvement
   *[other] jusqu'à { $left } petits mouvements
}.
ask-ca-dribble = { $seat } dribble : continuer ou s'arrêter ?
ask-ca-snapshot = { $seat } peut tenter un tir instantané.
ask-ca-keeper-step = Le ballon entre dans la surface. { $seat } : votre gardien fait-il un pas ?
ask-ca-dive = { $seat } : votre gardien sort-il dans les pieds ?
ask-ca-tackle = { $seat } peut tacler.
ask-ca-reposition = { $seat } peut continuer sur une case libre.
ask-ca-foul = Faute sur un joueur de { $seat } : laisser jouer ou tirer le coup franc ?
ask-ca-free-moves = { $seat } peut déplacer ces joueurs de 6 cases au plus.
ask-ca-snap-move = { $seat } peut déplacer un joueur de 2 cases au plus avant le tir instantané.
ask-ca-aim = { $seat } : où visez-vous ?
ask-ca-corner-side = { $seat } choisit de quel côté tirer le corner.
ask-ca-air-move = { $seat } peut déplacer un joueur de 3 cases au plus pendant que le ballon est en l'air.
ask-ca-first-move = { $seat } peut déplacer un joueur d'une case.
ask-ca-long-keeper = { $seat } peut faire sortir son gardien.
ask-ca-jump = { $seat } : qui saute pour la tête ?
ask-ca-head = { $seat } gagne le duel de la tête : où va le ballon ?
ask-ca-head-or-move = { $seat } est seul : jouer de la tête ou laisser retomber ?
ask-ca-keeper-kick = { $seat } : où dégage le gardien ?
ask-ca-goal-kick = { $seat } place le ballon pour le coup de pied de but.
ask-ca-taker = { $restart ->
    [1] { $seat } : qui donne le coup d'envoi ?
    [2] { $seat } : qui tire le coup de pied de but ?
    [3] { $seat } : qui tire le corner ?
    [4] { $seat } : qui fait la touche ?
    [5] { $seat } : qui tire le coup franc ?
   *[other] { $seat } : qui tire le penalty ?
}
ask-ca-retreat = { $seat } doit éloigner un joueur du ballon.
ask-ca-set-piece = { $seat } remet en jeu.
ask-ca-throw = { $seat } fait la touche.
ask-ca-substitute = { $seat } peut faire un remplacement.
ask-ca-emergency = { $seat } : qui va dans les buts ?
ask-ca-order = { $seat } : qui tire le prochain penalty ?
ask-ca-roll = Les dés roulent.
ask-ca-over = Le match est terminé.

## Ce qui est refusé

refusal-ca-match-over = Le match est terminé.
refusal-ca-dice-first = Attendez d'abord le dé.
refusal-ca-not-host = Le serveur n'a rien à décider maintenant.
refusal-ca-not-your-turn = Ce n'est pas à vous de jouer.
refusal-ca-no-such-answer = Ce coup n'existe pas.
refusal-ca-learning = Le jeu d'apprentissage n'a ni passes hautes ni passes longues.
refusal-ca-no-target = Rien n'est à portée.
refusal-ca-not-in-row = Ce n'est pas possible après { $row ->
    [KICK_OFF] le coup de sifflet du coup d'envoi
    [MP] une phase de mouvement
    [TACKLE] un tacle gagné
    [STANDARD] une passe
    [SHORT] une passe courte
    [THROW_IN] une touche
    [FIRST_TIME] une passe en une touche
    [HIGH] une passe haute
    [HEADED] une passe de la tête
    [LONG] une passe longue
    [LOOSE] un ballon libre
    [HELD] un ballon capté par le gardien
    [KEEPER_KICK] un dégagement du gardien
    [FREE_KICK] le coup de sifflet d'un coup franc
    [CORNER] le coup de sifflet d'un corner
    [GOAL_KICK] le coup de sifflet d'un coup de pied de but
    [PENALTY] le coup de sifflet d'un penalty
   *[OTHER] un ballon qui vient d'être gagné
}.
refusal-ca-not-now = Ce n'est pas la question du moment.
refusal-ca-not-possible = Ce n'est pas possible ici.
refusal-ca-occupied = Cette case est occupée.
refusal-ca-not-your-player = Ce n'est pas un de vos joueurs sur le terrain.
refusal-ca-moved = Il a déjà bougé pendant cette phase.
refusal-ca-barred = Il ne peut pas bouger pendant cette phase.
refusal-ca-not-listed = Il ne peut pas bouger maintenant, ou il a déjà bougé.
refusal-ca-anchored = Celui qui a remis en jeu doit attendre qu'un autre ait touché le ballon.
refusal-ca-hex-by-hex = Avec le ballon, vous choisissez le chemin case par case.
refusal-ca-too-far = Il ne peut pas atteindre cette case.
refusal-ca-next-to-throw = Sur une touche, les adversaires ne peuvent pas se tenir à côté du lanceur.
refusal-ca-not-own-half = Placez vos joueurs dans votre camp, ligne médiane comprise.
refusal-ca-centre-circle = L'équipe qui ne donne pas le coup d'envoi reste hors du rond central.
refusal-ca-two-clear = Les adversaires doivent rester à trois cases au moins du ballon.
refusal-ca-penalty-clear = Sur un penalty, tous les autres restent hors de la surface de réparation et de son arc.
refusal-ca-not-in-box = Placez le gardien dans sa surface de but.
refusal-ca-retreat-near = Il doit aller sur une case libre à { $hexes } cases du ballon.
refusal-ca-back-once = Vous l'avez déjà remis à sa place une fois : choisissez une autre case.
refusal-ca-lifted-first = Placez d'abord ceux qui ont dû quitter la surface.
refusal-ca-stays-on-ball = Le tireur reste sur le ballon.
refusal-ca-stays-for-penalty = Sur un penalty, le tireur et le gardien restent où ils sont.
refusal-ca-placed-already = Vous l'avez déjà placé : chaque joueur ne se place qu'une fois.
refusal-ca-keeper-stays = Ballon en main, le gardien doit rester dans sa surface de réparation.
refusal-ca-keeper-way-out = Ballon en main, le gardien ne peut pas y aller sans sortir de sa surface de réparation.
refusal-ca-own-hex = Le ballon y est déjà : choisissez une autre case.
refusal-ca-out-of-range = C'est à { $distance } cases ; la portée est de { $range }.
refusal-ca-path-blocked = Un adversaire barre le chemin.
refusal-ca-opponent-there = Un adversaire est là.
refusal-ca-kick-blocked = Un adversaire à côté du ballon barre le chemin.
refusal-ca-not-in-area = Un corner en hauteur doit aller dans la surface de réparation.
refusal-ca-third-to-third = Une passe longue ne peut pas aller d'un tiers final à l'autre.
refusal-ca-mate-too-near = Un coéquipier est à moins de 6 cases de la cible.
refusal-ca-opponent-too-near = Un adversaire est à côté de la cible.
refusal-ca-far-third = Un dégagement du gardien ne peut pas aller dans le tiers final opposé.
refusal-ca-not-the-goal = Visez une des cases de la bouche du but.
refusal-ca-own-keeper = Après un corner, vous ne pouvez pas remettre le ballon de la tête à votre gardien.
refusal-ca-bad-text = « { $text } » n'est pas un coup de ce jeu.
refusal-ca-no-such-hex = Il n'y a pas de case « { $text } » sur le terrain.
refusal-ca-bad-position = Cette position est illisible : { $text }
refusal-ca-bad-seats = Counter Attack se joue à deux.
refusal-ca-bad-version = Cette version des règles de Counter Attack n'est pas disponible ici.
refusal-ca-unknown-option = Counter Attack n'a pas de réglage « { $option } ».
refusal-ca-bad-option = « { $value } » n'est pas une valeur valable pour le réglage « { $option } ».
refusal-ca-not-implemented = « { $option } » appartient à une édition ultérieure et n'est pas disponible.
refusal-ca-switch-needs-custom = « { $option } » ne se règle qu'avec les règles « Au choix ».
refusal-ca-bad-scenario = Le champ « { $field } » de ce scénario manque ou est faux.
refusal-ca-bad-teams = Ces effectifs sont inutilisables : { $field }

## Comment cela a fini

end-ca-won = Victoire dans le temps réglementaire.
end-ca-draw = Match nul.
end-ca-extra-time = Victoire après prolongation.
end-ca-shootout = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} aux tirs au but.
end-ca-tie-won = { $you ->
    [yes] Vous vous qualifiez
   *[no] { $name } se qualifie
} sur les deux matchs.
end-ca-forfeit = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} par forfait : l'autre équipe a moins de sept joueurs.
