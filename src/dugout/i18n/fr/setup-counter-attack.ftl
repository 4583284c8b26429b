### Counter Attack : les scénarios. $a et $b sont les noms de ceux qui jouent les deux côtés ; le côté a joue à domicile.
### `.aim-a` et `.aim-b` sont lus des deux côtés et ne s'adressent donc à personne ; les titres sont ceux de l'option.

# The reader's side in these sentences, which speak of others; it begins some of them, and then has its capital.
scenario-own-side = votre équipe
scenario-counter-attack-SC-1 =
    .score = 0–2
    .lasts = 30 min
    .about = 60e minute : { $a } perd 0–2, mais { $b } n’a plus que neuf joueurs après deux cartons rouges. Une fois les équipes composées, deux joueurs de champ de { $b } sont tirés au sort et sortent. Puis { $b } se place à volonté sur le terrain, { $a } fait de même, et { $a } commence par un dégagement au but.
    .aim-a = Renverser le match à onze contre neuf : deux buts sauvent le nul, trois donnent la victoire.
    .aim-b = Garder deux buts d’avance à neuf.
    .end = Jusqu’à la 90e minute. Le score part de 0–2 ; l’égalité est un match nul.
scenario-counter-attack-SC-2 =
    .score = 1–0
    .lasts = 45 min
    .about = Mi-temps du match retour : { $a } mène 1–0 à domicile, et l’aller, sur le terrain de { $b }, s’est terminé sur 0–0. On ne joue que la seconde mi-temps, à onze contre onze ; le coup d’envoi est tiré au sort.
    .aim-a = Rester devant jusqu’au bout : l’égalité ne suffit pas.
    .aim-b = Égaliser : à 1–1 ou plus, les buts à l’extérieur font la différence.
    .end = Jusqu’à la 90e minute. L’équipe qui a le plus de buts sur les deux matchs se qualifie ; à égalité, c’est { $b }, grâce aux buts à l’extérieur.
scenario-counter-attack-SC-3 =
    .score = 0–0
    .lasts = 2 × 30 min
    .about = { $a } attaque avec sept joueurs de champ et sans gardien, { $b } défend avec cinq joueurs de champ et un gardien. Vous les choisissez tour à tour parmi vingt cartes ouvertes, { $a } d’abord ; { $b } choisit aussi un gardien. { $a } donne le coup d’envoi, et encore après chaque but et chaque dégagement.
    .aim-a = Marquer le plus de buts possible en 30 minutes.
    .aim-b = Amener le ballon au-delà de la ligne médiane, par une course, un coup de pied ou une tête : c’est un dégagement, et l’attaque s’arrête. La défense ne peut pas marquer.
    .end = Après 30 minutes, vous échangez les rôles et jouez encore 30 minutes. Celui qui a marqué le plus gagne ; l’égalité est un match nul.
    .about-second = Les rôles sont échangés : c’est maintenant { $a } qui attaque avec sept joueurs de champ et sans gardien, et { $b } qui défend avec cinq joueurs de champ et un gardien. Vous les choisissez à nouveau parmi vingt cartes ouvertes, { $a } d’abord ; { $b } choisit aussi un gardien. Lors de la première attaque, { $b } a marqué { $goals-b ->
        [one] { $goals-b } but
       *[other] { $goals-b } buts
    }.
    .aim-a-second = Marquer plus de buts en 30 minutes que { $b }.
    .end-second = Après ces 30 minutes, c’est fini. Celui qui a marqué le plus gagne ; l’égalité est un match nul.
scenario-counter-attack-SC-4 =
    .score = 0–0
    .lasts = 2 × 60 min
    .about = Des vedettes contre une équipe de bistrot : { $a } a le meilleur gardien et les quinze meilleurs joueurs du paquet, { $b } les pires. Vous jouez 60 minutes sans mi-temps, puis vous échangez les équipes et jouez encore 60 minutes.
    .aim-a = Gagner largement avec les vedettes : après l’échange, l’équipe de bistrot devra défendre cette avance.
    .aim-b = Limiter l’écart, et marquer : chaque but de l’équipe de bistrot compte comme un but à l’extérieur.
    .end = Après les deux matchs, on additionne les buts de chacun. À égalité, ceux marqués avec l’équipe de bistrot décident, puis la prolongation et les tirs au but.
    .about-second = Les équipes sont échangées : { $a } a maintenant les vedettes et { $b } l’équipe de bistrot, pour encore 60 minutes sans mi-temps. Le match aller entre { $a } et { $b } s’est terminé sur { $goals-a }–{ $goals-b }.
    .aim-a-second = Gagner assez largement avec les vedettes pour être devant sur les deux matchs.
    .end-second = Après ces 60 minutes, on additionne les buts des deux matchs. À égalité, ceux marqués avec l’équipe de bistrot décident, puis la prolongation et les tirs au but.
scenario-counter-attack-own =
    .about = Votre propre scénario : { $a } joue avec { $players-a } joueurs, { $b } avec { $players-b }, pendant { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
    .about-second = Votre propre scénario, rôles échangés : { $a } joue maintenant avec { $players-a } joueurs, { $b } avec { $players-b }, pendant { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }. Le match aller entre { $a } et { $b } s’est terminé sur { $goals-a }–{ $goals-b }.

scenario-your-aim = Votre objectif
scenario-aim-of = Objectif : { $name }
scenario-reached = { $how ->
    [won] Objectif atteint : { $aim }
    [drawn] Match nul, objectif à moitié atteint : { $aim }
   *[lost] Objectif manqué : { $aim }
}
scenario-end = Comment ça finit
scenario-show = À propos de ce scénario
scenario-name = Scénario : { $title }

## Réglages

option-counter-attack-rules = Règles
    .help = Les règles de base, toutes les règles avancées, un début en douceur, ou votre propre choix de règles avancées.
    .core = De base
    .advanced = Avancées
    .learning = Apprentissage
    .custom = Au choix
option-counter-attack-squads = Effectifs
    .help = Choisir les joueurs à tour de rôle, jouer avec des effectifs prêts, ou laisser distribuer les cartes.
    .draft = À tour de rôle
    .fixed = Effectifs prêts
    .random = Distribués
option-counter-attack-scenario = Scénario
    .help = Une partie courte à partir d'une situation donnée.
    .none = Aucun
    .SC-1 = En infériorité
    .SC-2 = Le but à l'extérieur
    .SC-3 = Défense contre attaque
    .SC-4 = Vedettes contre équipe de bistrot
option-counter-attack-draw = Égalité à la 90e minute
    .help = Ce qui se passe si personne ne mène à la fin.
    .stands = Match nul
    .extra_time_then_shootout = Prolongation, puis tirs au but
    .shootout = Tirs au but
    .extra_time = Prolongation
option-counter-attack-half_minutes = Minutes par mi-temps
    .help = Une phase de mouvement prend 3 minutes, une passe 1.
option-counter-attack-clock = Montre
    .help = Comptée par actions, ou en minutes réelles tant que les deux joueurs sont connectés.
    .action = Par actions
    .real = Temps réel
option-counter-attack-sand_timer = Sablier
    .help = Une minute pour chaque étape d'une phase de mouvement et pour toute autre décision.
    .off = Non
    .second_half = Dès la seconde mi-temps
    .on = Oui
    .none = Selon les règles
option-counter-attack-home_advantage = Avantage du terrain
    .help = L'équipe à domicile répartit six points entre ses joueurs.
option-counter-attack-ready = Compositions toutes faites
    .help = On ne demande rien avant un coup d'envoi : le meilleur onze est prêt, en 4-4-2.
option-counter-attack-kick_off = Premier coup d'envoi
    .help = Qui engage au début du match ; l'autre équipe engage en seconde mi-temps.
    .home = Équipe à domicile
    .away = Équipe visiteuse
    .toss = Pile ou face
option-counter-attack-edition = Édition
    .help = Les règles selon lesquelles on joue.
    .book = Première édition
option-counter-attack-steal_foul = Un 1 en chipant : faute
    .help = Non : seuls les tacles et les sorties dans les pieds peuvent être des fautes.
option-counter-attack-max_penalty = Plus grand malus au dé
    .help = Les malus d'un lancer ne dépassent jamais ce total.
option-counter-attack-save_result = Après un arrêt
    .help = Un dé décide : corner ou ballon capté.
    .die = Un dé
option-counter-attack-walk_in = Entrer dans le but avec le ballon
    .help = Un porteur peut franchir la ligne depuis la bouche du but.
option-counter-attack-anchor = Pas de second contact après une remise en jeu
    .help = Celui qui remet en jeu doit attendre qu'un autre ait touché le ballon.
option-counter-attack-sets = Jeux de cartes
    .help = Combien de jeux de 64 joueurs et 8 gardiens compte le paquet.
option-counter-attack-teams = Vos effectifs
    .help = Deux effectifs en données : nom, gardien, et 10 à 15 joueurs chacun.
option-counter-attack-own_scenario = Votre scénario
    .help = Un scénario en données.
option-counter-attack-first_leg = Match aller
    .help = Buts à l'aller des équipes d'aujourd'hui, à domicile puis visiteuse : ce match est le retour.
option-counter-attack-long_accuracy = Passes longues ratables
    .help = Passe haute plus dé doivent atteindre 9.
option-counter-attack-corner_accuracy = Corners ratables
    .help = Passe haute plus dé doivent atteindre 8.
option-counter-attack-first_time_pass = Passes en une touche
    .help = Une passe courte juste après une passe reçue.
option-counter-attack-difficult_angle = Angles fermés
    .help = Les tirs près des poteaux de corner ont un malus de 1.
option-counter-attack-wild_shots = Tirs manqués
    .help = Si le tireur fait 1, il tire à côté.
option-counter-attack-keeper_reach = Portée du gardien
    .help = Un arrêt sur la troisième case a un malus de 1.
option-counter-attack-tie_loose_ball = Égalité : ballon libre
    .help = Non : on relance en cas d'égalité.
option-counter-attack-reckless_tackle = Tacles assassins
    .help = Faites-le tomber, et acceptez le carton.
option-counter-attack-tackle_from_behind = Tacles par derrière
    .help = Faute sur 1 ou 2, avec risque de carton rouge.

## Choix et composition

ca-draft-round = Draft, tour { $round }
ca-your-pick = { $count ->
    [one] À vous de choisir : la dernière carte
   *[other] À vous de choisir : une carte sur { $count }
}
ca-open-pick = Cartes ouvertes
ca-your-keeper = Choisissez votre gardien
ca-quick-draft = Choisir le reste pour moi
ca-picked = { $count } sur { $size }
ca-taken = { $you ->
    [yes] pris par vous
   *[no] pris par { $name }
}
ca-choose = Choisir
ca-take = Prendre { $name }
ca-means = Votre équipe avec lui
ca-lineup-title = Comment allez-vous jouer ?
ca-lineup-text = { $count ->
    [11] Vos onze meilleurs sont déjà choisis pour chaque dispositif.
   *[other] Vos { $count } meilleurs joueurs sont déjà choisis.
} Vous pouvez aussi distribuer les maillots vous-même.
ca-lineup-squad = Votre effectif
ca-lineup-best = { $count } joueurs
ca-lineup-take = Jouer ainsi
ca-lineup-own = Choisir les joueurs moi-même
ca-lineup-in = Votre composition est remise
ca-lineup-wait = Les équipes se préparent
ca-wear-title = Qui porte le { $shirt } ? { $place ->
    [full-back] Latéral
    [centre-back] Défenseur central
    [wide] Milieu excentré
    [central] Milieu central
    [forward] Avant
   *[other] But
}
ca-wear-text = { $place ->
    [full-back] Ici comptent Vitesse et Tacle.
    [centre-back] Ici comptent Tacle et Tête.
    [wide] Ici comptent Dribble et Passe haute.
    [forward] Ici comptent Tir et Tête.
   *[other] Il faut un peu de tout.
}
ca-wear-fill = Compléter le reste
ca-fits = convient le mieux
ca-points-title = { $points ->
    [one] Avantage du terrain : { $points } point
   *[other] Avantage du terrain : { $points } points
}
ca-points-text = Chaque point augmente une qualité de 1, jusqu'à 6.
ca-points-done = Terminé
ca-sketch = Schéma de la composition

## De quoi il s'agit, réglages de l'appareil, la table en texte

ca-aim-1 = 1. Passez, tirez ou déplacez vos joueurs.
    .more = Qui a le ballon choisit. Une passe est sûre tant qu’aucun adversaire n’est près de sa trajectoire.
ca-aim-2 = 2. On se déplace à quatre, cinq et deux.
    .more = L’attaque en déplace quatre, la défense cinq, l’attaque encore deux. À côté du ballon, un défenseur peut tacler.
ca-aim-3 = 3. Les dés tranchent les duels ; qui marque le plus gagne.
    .more = Dé plus valeur du joueur : le plus haut total gagne le tacle, la tête ou le tir.
ca-habit-auto = Jouer tout seul s'il n'y a qu'un coup
ca-habit-odds = Montrer les chances
ca-habit-subs = Proposer les changements à chaque arrêt de jeu
ca-habit-influence = Montrer les zones d'influence
ca-speed = Vitesse
ca-speed-name = { $speed ->
    [normal] Normale
    [fast] Rapide
   *[other] Immédiate
}
ca-text-score = { $home } { $a }–{ $b } { $away }, minute { $minute }.
ca-text-ball = { $state ->
    [carried] { $man } a le ballon en { $hex }.
    [held] { $man } tient le ballon en { $hex }.
    [loose] Le ballon est libre en { $hex }.
   *[other] Le ballon est hors jeu.
}
ca-text-man = { $text } { $name } : { $hex }, Vitesse { $pace }{ $ball ->
    [yes] , a le ballon
   *[other] {""}
}{ $moved ->
    [yes] , a bougé
   *[other] {""}
}
ca-text-off = hors du terrain
ca-text-send = Jouer
ca-text-count = { $count ->
    [one] { $count } coup possible :
   *[other] { $count } coups possibles :
}

# The page of scenarios.
scenarios-lead = Des matchs de { $game } déjà commencés, chacun avec un but.
scenarios-play = Jouer
scenarios-best = { $won ->
    [yes] Meilleur résultat : { $score } gagné contre { $opponent }
    [level] Meilleur résultat : { $score } contre { $opponent }
   *[no] Meilleur résultat : { $score } perdu contre { $opponent }
}
