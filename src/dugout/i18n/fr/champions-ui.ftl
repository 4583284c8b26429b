### Champions 2020 : les mots de l'écran de match.

## Joueurs et lieux

ch-man = { $team } #{ $shirt }
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
ch-ones-left = { $count ->
    [one] le prochain 1 y met fin
   *[other] encore { $count } fois 1 avant la fin
}
ch-rolls-played = { $count ->
    [one] { $count } jet
   *[other] { $count } jets
}
ch-extra-time = temps supplémentaire
ch-shoot-out = Tirs au but { $home }–{ $away }
ch-coach-asked = décide
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

ch-lineup-title = Choisissez vos onze
ch-formation = Dispositif
ch-lineup-help = Prenez un dispositif tel quel, ou touchez deux joueurs d'une ligne pour les échanger. La gauche est la gauche de votre terrain.
ch-lineup-swap = Touchez maintenant le joueur qui change de place avec #{ $shirt }.
ch-lineup-out = Le n° { $shirt } est absent
ch-lineup-man = #{ $shirt }, { $place ->
    [pitch] joue
   *[bench] sur le banc
}
ch-lineup-go = Jouer en { $shape }
ch-line-help = L'ordre de votre composition est gardé ; touchez où les joueurs se placent.
ch-kick-off-dice = La différence dit jusqu'où va le ballon.
ch-place-on = Colonnes { $columns }

## Préparer

ch-plan-label = Votre plan
ch-rolled = Dé : { $face }
ch-action-help = Les joueurs cerclés peuvent agir. Touchez-en un pour voir où { $roll ->
    [one] { $roll } pas exactement le mène
   *[other] { $roll } pas exactement le mènent
}, ou touchez le ballon.
ch-action-help-far = Les joueurs cerclés peuvent agir. Touchez-en un pour voir où { $roll ->
    [one] { $roll } pas exactement le mène
   *[other] { $roll } pas exactement le mènent
}. Le ballon est hors de portée.
ch-reach-help = { $count } joueurs peuvent atteindre le ballon. Touchez celui qui doit y aller.
ch-actor-help = #{ $shirt } marche exactement de { $roll ->
    [one] { $roll } pas
   *[other] { $roll } pas
}, ou va au ballon et botte. Touchez un point ou le ballon.
ch-run = { $steps ->
    [one] Au ballon : { $steps } pas, { $pips } pour botter
   *[other] Au ballon : { $steps } pas, { $pips } pour botter
}
ch-push = Coup d'épaule à #{ $shirt }
ch-pick-up = Ramasser le ballon
ch-leg-help = Touchez un joueur pour lui passer le ballon, ou un point où il finit.
ch-chase-help = Un joueur peut courir après le ballon : touchez-le, puis un point.
ch-turn-help = Un 1 au dé avance la montre de six minutes.
ch-tap-help = Touchez le terrain, ou choisissez ici.
ch-tap-man-help = Touchez un joueur cerclé, puis une case.
ch-quick = Choix rapide : { $answer }
ch-pips = { $used } points sur { $all }
ch-pips-label = { $walked } en marche, { $paid } au ballon, reste { $left }
ch-step-run = #{ $shirt } au ballon, { $cell }
ch-step-pass = À #{ $shirt }
ch-step-kick = Ballon en { $cell }
ch-step-shot = { $curve ->
    [0] Tir vers { $cell }
   *[other] Tir enroulé vers { $cell }
}
ch-harder = { $count ->
    [one] reste { $count } point : plus dur à arrêter
   *[other] reste { $count } points : plus dur à arrêter
}
ch-cut-out = { $count ->
    [one] ⅓ intercepté
   *[other] ⅓ intercepté, { $count } fois
}
ch-safe = sûr
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
ch-save-chip = arrêt { $chance }
ch-undo = Reprendre un pas
ch-bend = Courber dans l'autre sens
ch-clear = Reprendre tout le plan

## Réponses

ch-roll = Lancer le dé
ch-warm-up = S'échauffer …
ch-do = { $word ->
    [walk] Aller en { $cell }
    [push] Pousser #{ $other }
    [pickup] Ramasser le ballon
    [chase] Courir en { $cell }
    [dive] Plonger en { $cell }
    [foul] #{ $shirt } fait faute sur #{ $other }
   *[sub] #{ $shirt } entre pour #{ $other }
}
ch-do-kick = Jouer en { $cell }
ch-do-kick-odds = Jouer en { $cell } : arrive { $share }
ch-do-shoot = Tirer
ch-do-shoot-odds = Tirer : but { $share }
ch-none = { $code ->
    [chase] Jouer : personne ne court
    [dive] Ne pas plonger
    [injured] Personne n'entre
   *[other] Aucun
}
ch-answer = { $word ->
    [keeper] Case du but { $cell }
    [centre] #{ $shirt } en { $cell }
    [taker] #{ $shirt } depuis { $cell }
    [put] En { $cell }
    [step] En { $cell }
    [drop] En { $cell }
    [rebound] Direction { $way }
    [foul] #{ $shirt } fait faute sur #{ $other }
    [sub] #{ $shirt } pour #{ $other }
    [bench] Retour au banc
   *[man] #{ $other }
}
ch-step-in = Intervenir avec #{ $shirt }
ch-step-in-help = Lancez le D3 : un 3 gagne le ballon, qui rebondit.
ch-let-go = Laisser passer
ch-let-go-help = Le ballon continue.
ch-one-in = { $num } sur { $den }
ch-face = { $what ->
    [goal] but
    [rebound] rebond
   *[catch] attrapé
}
ch-choose-marked = Choisissez une des cases marquées.
ch-choose-man = Choisissez d'abord un des joueurs cerclés.
ch-choose-own = Ce n'est pas votre joueur.
ch-man-cannot = #{ $shirt } ne peut pas agir maintenant.

## Pendant ce temps

ch-happening = Sur le terrain
ch-skip = Passer
ch-skip-help = Touchez le terrain pour voir tout de suite la fin.
ch-waiting = { $name } réfléchit
ch-won = { $name } gagne { $home }–{ $away }
ch-drawn = { $home }–{ $away } : match nul
ch-again = Rejouer
ch-tabs = Journal ou discussion

## Légende

ch-legend = Sur le terrain
ch-legend-reach = case possible
ch-legend-danger = interception possible
ch-legend-card = averti
ch-legend-injury = blessé une fois

## Texte et réglages

ch-text-open = Position en mots, réglages
ch-text-title = La position en mots
ch-text-score = { $home } { $h }, { $away } { $a }, minute { $minute }.
ch-text-ball = { $held ->
    [0] Le ballon est en { $cell }.
   *[other] Un gardien tient le ballon en { $cell }.
}
ch-text-no-ball = Le ballon est en l'air ou hors du jeu.
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
    [0] Écrivez-le comme dans le livret.
    [one] Il y a une réponse.
   *[other] Il y a { $count } réponses.
}
ch-settings = Réglages
ch-speed = Vitesse
ch-speed-name = { $speed ->
    [normal] Normale
    [fast] Rapide
   *[off] Immédiate
}
ch-auto = Répondre seul quand il n'y a qu'une réponse
ch-auto-help = Place aussi vos lignes comme dans la composition.
ch-odds = Montrer les chances
ch-odds-help = Avant qu'un coup de pied soit joué. Touche O.
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
keys-ch-undo = Reprendre ; avec Maj : effacer
keys-ch-answer = Réponses dans leur ordre
keys-ch-odds = Chances : montrer ou cacher
keys-ch-bench = Bancs
keys-ch-text = Position en mots, coups tapés
keys-ch-escape = Lâcher
