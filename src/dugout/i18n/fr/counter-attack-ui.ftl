### Counter Attack : ce qui est sur la table même (ca-…), et ses touches (keys-ca-…).

## Noms des personnes et des choses

ca-nobody = personne
ca-man = { $shirt } { $name }
ca-shirt = numéro { $shirt }
ca-side = { $side ->
    [home] Domicile
   *[other] Visiteurs
}
ca-board = Terrain d'hexagones. Les flèches déplacent le curseur, Tab va au prochain joueur qui peut agir, Espace touche.
ca-score = Score
ca-first-leg = Aller { $a }–{ $b }
ca-time = { $period ->
    [1] 1re mi-temps
    [2] 2e mi-temps
    [3] Prolongation
    [4] Prolongation
   *[other] Tirs au but
}
ca-minute-of = { $minute }′ · { $period ->
    [1] mi-temps
    [3] mi-temps
   *[other] fin
} { $end }′
ca-attribute-pace = Vitesse
    .short = Vit
ca-attribute-dribbling = Dribble
    .short = Dri
ca-attribute-tackling = Tacle
    .short = Tac
ca-attribute-heading = Tête
    .short = Têt
ca-attribute-high_pass = Passe haute
    .short = PaH
ca-attribute-shooting = Tir
    .short = Tir
ca-attribute-resilience = Résilience
    .short = Rés
ca-attribute-saving = Arrêt
    .short = Arr
ca-attribute-aerial = Jeu aérien
    .short = Aér
ca-kind-keeper = gardien de but
ca-kind-stopper = stoppeur
ca-kind-ball-playing-defender = défenseur relanceur
ca-kind-full-back = latéral
ca-kind-holding-midfielder = milieu défensif
ca-kind-playmaker = meneur de jeu
ca-kind-winger = ailier
ca-kind-target-forward = pivot
ca-kind-finisher = finisseur
ca-line-keeper = But
    .short = GB
ca-line-defence = Défense
    .short = DÉF
ca-line-midfield = Milieu
    .short = MIL
ca-line-attack = Attaque
    .short = ATT
ca-pace = { $pace ->
    [one] { $pace } case
   *[other] { $pace } cases
}
ca-moved = a bougé
ca-barred = ne peut pas bouger
ca-offside = position de hors-jeu
ca-has-ball = a le ballon
ca-yellow = Carton jaune
ca-injured = Blessé
ca-sum = Total des qualités
ca-no-man = Touchez un joueur pour voir sa carte.

## La phase de mouvement

ca-phase = Phase de mouvement
ca-phase-used = { $used } sur { $moves }
ca-phase-who = { $name ->
    [you] vous
   *[other] { $name }
}, { $far ->
    [two] 2 cases
   *[other] pleine vitesse
}

## Questions et réponses

ca-panel = À vous
ca-happening = Regardez le terrain
ca-waiting = En attente : { $names }
ca-modes = Actions
ca-targets = Cibles
ca-men = Joueurs
ca-quick = Suggestion : { $man }
ca-jumpers = Joueurs qui sautent
ca-formation-4-4-2 = Fort dans chaque ligne, mais en infériorité face à un milieu à trois.
ca-formation-4-3-3 = Fort dans l'axe, étroit au milieu.
ca-formation-3-4-3 = Puissant devant, fragile derrière.
ca-formation-5-3-2 = Solide derrière, peu de largeur.
ca-formations = Dispositifs
ca-hint-man = { $count ->
    [one] Touchez le joueur cerclé pour le déplacer.
   *[other] Touchez un des { $count } joueurs cerclés.
}
ca-hint-loose = Le ballon est libre : courez-y.
ca-hint-hex = Touchez la case où va { $man }.
ca-hint-target = Touchez une case ou un coéquipier. Touchez encore pour jouer.
ca-hint-attack = Vous attaquez { $way ->
    [right] vers la droite
   *[up] vers le haut
}.
ca-hint-place = Touchez une case marquée. Touchez-la encore pour confirmer.
ca-hint-jump = Tous ceux qui sont à portée sautent. Touchez ceux qui doivent rester au sol.
ca-hint-lift = Touchez un joueur pour le prendre, puis la case où il va.
ca-hint-once = Vous ne pouvez placer chaque joueur qu'une fois.
ca-hint-formation = Vous pouvez choisir un dispositif une seule fois, avant de placer le premier joueur.
ca-hint-sub = Touchez le joueur à sortir, ou laissez l'équipe telle quelle.
ca-hint-on = Qui entre pour { $man } ?
ca-steal-risk = { $count ->
    [one] { $men } peut chiper le ballon sur un 6.
   *[other] { $men } peuvent chacun chiper le ballon sur un 6.
}
ca-undo = Annuler
ca-sand-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
ca-mode-standard = Passe standard
ca-mode-short = Passe courte
ca-mode-first = Passe en une touche
ca-mode-high = Passe haute
ca-mode-long = Passe longue
ca-mode-throw = Touche
ca-mode-kick = Dégagement
ca-mode-shot = Tir
ca-mode-head = Passe de la tête
ca-mode-goal = Tête au but
ca-mode-dribble = Dribble
ca-mode-step = Pas
ca-mode-aim = Viser
ca-mode-corner = Corner
ca-mode-retreat = Reculer
ca-mode-put = Poser
ca-mode-place = Placer le ballon
ca-zone = { $zone ->
    [goal-area] surface de but
    [penalty-area] surface de réparation
    [edge] entrée de la surface
   *[midfield] milieu de terrain
    [corner] coin
    [wing] aile
}
ca-do-run = Déplacer { $man }
ca-do-dribble = { $target ->
    [here] Dribbler jusqu'ici
   *[other] Dribbler jusqu'à { $target }
}
ca-do-standard = { $target ->
    [here] Passe ici
   *[other] Passe à { $target }
}
ca-do-short = { $target ->
    [here] Passe courte ici
   *[other] Passe courte à { $target }
}
ca-do-first = { $target ->
    [here] En une touche ici
   *[other] En une touche à { $target }
}
ca-do-high = { $target ->
    [here] Passe haute ici
   *[other] Passe haute à { $target }
}
ca-do-long = { $target ->
    [here] Passe longue ici
   *[other] Passe longue à { $target }
}
ca-do-throw = { $target ->
    [here] Touche ici
   *[other] Touche pour { $target }
}
ca-do-kick = { $target ->
    [here] Dégager ici
   *[other] Dégager vers { $target }
}
ca-do-head = { $target ->
    [here] Tête ici
   *[other] Tête vers { $target }
}
ca-do-step = { $target ->
    [here] Un pas ici
   *[other] Un pas vers { $target }
}
ca-do-corner = Corner en { $target }
ca-do-retreat = { $target ->
    [here] Reculer jusqu'ici
   *[other] Reculer vers { $target }
}
ca-do-put = { $target ->
    [back] Laisser { $man } à sa place
    [here] Poser ici
   *[other] Poser en { $target }
}
ca-do-place = { $ask ->
    [goal-kick] { $target ->
        [here] Ballon ici
       *[other] Ballon en { $target }
    }
   *[other] { $target ->
        [here] Aller ici
       *[other] Aller en { $target }
    }
}
ca-do-taker = { $man } s'en charge
ca-do-keeper = { $man } va dans les buts
ca-do-order = { $man } est le suivant
ca-do-remove = { $man } ne joue pas
ca-do-lift = Prendre { $man }
ca-do-jump = { $count ->
    [0] Personne ne saute
    [one] Un joueur saute
   *[other] { $count } joueurs sautent
}
ca-last-moves = Derniers mouvements
    .button = derniers mouvements avant le coup de sifflet
ca-leave-all = { $placed ->
    [no] Tous restent en place
   *[yes] Terminé, place au tir
}
ca-next-round = Tour suivant ({ $round } sur { $rounds })
ca-plain-end-step = { $left ->
    [0] Finir l'étape
    [one] Finir l'étape : un mouvement perdu
   *[other] Finir l'étape : { $left } mouvements perdus
}
ca-plain-end = { $ask ->
    [substitute] Aucun changement
    [place] Prêt
    [scenario-place] Prêt
    [penalty-place] Prêt
    [free-moves] Plus de mouvements
   *[other] Ne pas bouger
}
ca-plain-move = Déplacer des joueurs
ca-plain-snapshot = Tir instantané
ca-plain-over = Franchir la ligne
ca-plain-stay = { $ask ->
    [dribble] S'arrêter ici
   *[other] Rester
}
ca-plain-tackle = Tacle
ca-plain-reckless = Tacle assassin
ca-plain-no = { $ask ->
    [tackle] Pas de tacle
    [dive] Rester debout
    [snapshot] Garder le ballon
   *[other] Non
}
ca-plain-play-on = Laisser jouer
ca-plain-take-kick = Tirer le coup franc
ca-plain-dive = Sortir dans les pieds
ca-plain-header = Jouer de la tête
ca-plain-drop = Laisser tomber
ca-plain-arrange = { $ask ->
    [order] Les meilleurs tireurs d'abord
   *[other] Placer pour moi
}

## Chances et dés

ca-odds-goal = but { $chance }
ca-odds-unblocked = non contré { $chance }
ca-odds-arrives = arrive { $chance }
ca-odds-accurate = précis { $chance }
ca-odds-won = ballon gagné { $chance }
ca-odds-foul = faute { $chance }
ca-odds-failed = manqué { $chance }
ca-odds-red = carton rouge { $chance }
ca-odds-tie = ballon libre { $chance }
ca-odds-keeps = garde le ballon { $chance }
ca-odds-header = duel de tête gagné { $chance }
ca-odds-header-if-all-jump = si tous sautent : duel de tête gagné { $chance }
ca-odds-goal-if-all-jump = si tous sautent, gardien compris : but { $chance }
ca-odds-against = but encaissé { $chance }
ca-odds-their-pass = la passe arrive { $chance }
ca-odds-their-shot = le tir marque { $chance }
ca-odds-takes = votre gardien a le ballon
ca-odds-roller = { $need ->
    [6] { $man } l'arrête sur un 6
   *[other] { $man } l'arrête avec { $need } ou plus
}
ca-odds-certain = { $man } barre le chemin
ca-needs = il faut { $need }

## Autour du terrain

ca-side-panel = À côté du terrain
ca-tab-man = Joueur
ca-more = Dés et réglages
ca-won = { $name } gagne
ca-drawn = Match nul
ca-cursor-empty = vide
ca-cursor-ball = ballon
ca-cursor-target = peut être choisie
ca-cursor-near = à côté de { $men }
ca-aim-title = Counter Attack en trois phrases
ca-text-title = Position en texte

## Touches

keys-ca-cursor = parcourir le terrain ; Maj avec gauche ou droite change de rangée
keys-ca-next = joueur suivant qui peut agir
keys-ca-tap = toucher la case ; passer l'animation
keys-ca-commit = jouer le plan
keys-ca-undo = annuler le plan
keys-ca-escape = lâcher le joueur
keys-ca-answer = choisir une réponse, une action ou une carte
keys-ca-influence = zones d'influence
keys-ca-odds = chances
keys-ca-end = finir l'étape, ou s'arrêter
keys-ca-text = position en texte, taper un coup
# A step that is left to the coach.
ca-rest = Laisser faire l’entraîneur
ca-rest-on = L’entraîneur déplace vos joueurs
ca-rest-stop = Je reprends la main
# Men to choose from, each with his figure for what he is asked for.
ca-names-skill = À côté de chaque nom : { $skill }.
