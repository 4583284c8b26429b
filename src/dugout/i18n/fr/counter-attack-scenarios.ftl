### Counter Attack : les scénarios. $a et $b sont les noms de ceux qui jouent les deux côtés ; le côté a joue à domicile.
### `.aim-a` et `.aim-b` sont lus des deux côtés et ne s'adressent donc à personne ; les titres sont ceux de l'option.

scenario-counter-attack-SC-1 =
    .about = 60e minute : { $a } est mené 0–2, mais { $b } n’a plus que neuf joueurs après deux cartons rouges. Une fois les équipes composées, deux joueurs de champ de { $b } sont tirés au sort et sortent. Puis { $b } se place où il veut sur le terrain, { $a } fait de même, et { $a } commence par un dégagement au but.
    .aim-a = Renverser le match à onze contre neuf : deux buts sauvent le nul, trois donnent la victoire.
    .aim-b = Garder deux buts d’avance à neuf.
    .end = À la 90e minute. Le score part de 0–2 ; l’égalité est un match nul.
scenario-counter-attack-SC-2 =
    .about = Mi-temps du match retour : { $a } mène 1–0 à domicile, et l’aller, sur le terrain de { $b }, s’est terminé sur 0–0. On ne joue que la seconde mi-temps, à onze contre onze ; le coup d’envoi est tiré au sort.
    .aim-a = Rester devant jusqu’au bout : l’égalité ne suffit pas.
    .aim-b = Égaliser : à 1–1 ou plus, les buts à l’extérieur font la différence.
    .end = À la 90e minute. L’équipe qui a le plus de buts sur les deux matchs se qualifie ; à égalité, c’est { $b }, grâce aux buts à l’extérieur.
scenario-counter-attack-SC-3 =
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
scenario-end = Comment ça finit
scenario-show = À propos de ce scénario
scenario-name = Scénario : { $title }
