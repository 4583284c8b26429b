### Champions 2020 : options, composition, le but du jeu, réglages, et la position en texte. Aucun premier plateau n'en a besoin.

option-champions-profile = Règles
    .help = Débutant : sans fautes, cartons, blessures, ramassages, coups d'épaule ni substitutions.
    .full = Toutes les règles
    .starter = Débutant
option-champions-match = Match
    .help = Un match amical peut finir sur un nul ; les autres vont en prolongation puis aux tirs au but.
    .friendly = Amical
    .decided = Il faut un vainqueur
    .competition = Compétition
option-champions-clock = Montre
    .help = Les 1 : chaque 1 qui compte avance la montre de six minutes. Les lancers : chaque lancer compte une minute.
    .ones = Les 1
    .rolls = Les lancers
option-champions-clock_start = Début du match
    .help = Un match qui commence plus tard est plus court.
    .zero = Coup d'envoi
    .thirty = 30e minute
    .sixty = 60e minute
option-champions-ready = Compositions toutes faites
    .help = Personne ne choisit ni ne place de joueurs avant le coup d'envoi : les deux équipes jouent en 4-4-2.
option-champions-home_absent = Absents à domicile
    .help = Numéros absents de l'équipe à domicile.
option-champions-away_absent = Absents chez les visiteurs
    .help = Numéros absents de l'équipe visiteuse.

ch-lineup-title = Composez votre onze
ch-formation = Dispositif
ch-lineup-help = Prenez un dispositif tel quel, ou touchez deux joueurs d'une ligne pour les échanger. La gauche est celle de votre terrain.
ch-lineup-swap = Touchez maintenant le joueur à échanger avec #{ $shirt }.
ch-lineup-out = Le n° { $shirt } est absent
ch-lineup-man = #{ $shirt }, { $place ->
    [pitch] joue
   *[bench] sur le banc
}

ch-aim-1 = 1. Lancez le dé, courez, jouez.
ch-aim-1-more = Un joueur dépense les points : des pas jusqu'au ballon, puis la frappe. Le pas sur le ballon est gratuit.
ch-aim-2 = 2. Puis c'est à l'adversaire.
ch-aim-2-more = Laissez donc le ballon là où vos joueurs sont plus près que les siens.
ch-aim-3 = 3. Qui marque le plus gagne.
ch-aim-3-more = Trompez le gardien. Chaque 1 rapproche le coup de sifflet final de six minutes.

ch-text-title = La position en mots
ch-text-score = { $home } { $h }, { $away } { $a }, minute { $minute }.
ch-text-ball = { $held ->
    [0] Le ballon est en { $cell }.
   *[other] Un gardien tient le ballon en { $cell }.
}
ch-text-no-ball = Le ballon est en l'air ou hors jeu.
ch-text-man = { $keeper ->
    [0] #{ $shirt } { $cell }
   *[other] gardien #{ $shirt } { $cell }
}{ $yellow ->
    [0] {""}
   *[other] {" "}(averti)
}{ $injured ->
    [0] {""}
   *[other] {" "}(blessé)
}
ch-typed = Tapez votre coup
ch-typed-label = Coup en notation
ch-typed-send = Jouer
ch-typed-help = { $count ->
    [0] Écrivez-le comme dans les règles.
    [one] Un seul coup est possible.
   *[other] { $count } coups sont possibles.
}
ch-settings = Réglages
ch-speed = Vitesse
ch-speed-name = { $speed ->
    [normal] Normale
    [fast] Rapide
   *[off] Immédiate
}
ch-auto = Jouer tout seul s'il n'y a qu'un coup
ch-auto-help = Place aussi votre équipe selon la composition.
ch-odds = Montrer les chances
ch-odds-help = Avant de jouer le ballon. Touche O.
ch-keeper-rarely-help = Sinon, votre gardien reste de son côté du but.
ch-sideways = Attaquer vers la droite
ch-sideways-help = Sur les grands écrans. Sur un téléphone, vous attaquez toujours vers le haut.
