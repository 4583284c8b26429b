### Mots de la table de Toto. Les événements, questions et refus sont dans toto.ftl.

## Le plateau

toto-pane = La table
toto-board = Les 13 matchs
toto-board-of-round = Les 13 matchs de la manche { $round }
toto-number = N°
toto-home = Domicile
toto-away = Visiteurs
toto-score = Score
toto-form-short = Grille
toto-result-short = Rés.
toto-count = Bons résultats
toto-right = bons
toto-mark-right-now = bon pour l'instant
toto-mark-not-now = faux pour l'instant
# $card vaut 0 si aucune de vos cartes ne convient ; $help dit ce que le but change pour votre grille
toto-side-label = { $card ->
    [0] { $team } { $goals }, { $fixture }
   *[other] { $team } { $goals }, { $fixture } : jouer un { $card } ici. { $help ->
        [right] Votre grille devient juste ici.
        [wrong] Votre grille devient fausse ici.
        [safer] Votre ligne devient plus sûre.
        [nearer] Le score se rapproche de votre grille.
        [further] Le score s'éloigne de votre grille.
       *[none] {""}
    }
}

## Cartes et mains

toto-card-goal = carte but { $card }
toto-card-whistle = carte sifflet
toto-stack = { $kind ->
    [whistle] { $count ->
        [one] 1 carte sifflet
       *[other] { $count } cartes sifflet
    }
   *[goal] { $count ->
        [one] 1 carte but { $card }
       *[other] { $count } cartes but { $card }
    }
}
toto-your-hand = Votre main
toto-hand-note = { $open ->
    [open] Ouverte : tout le monde la voit.
    [covered] Cachée : vous seul la voyez.
   *[unknown] Pour l'instant, vous seul la voyez.
}
toto-card-fits-nowhere = Aucune équipe n'a besoin d'un { $card } : la carte doit dépasser d'exactement un les buts de l'équipe.
toto-wrong-card = { $team } : il faut un { $needed }, pas un { $card }.
toto-whistle-later = Un sifflet sert à faire refuser un but, juste après qu'il est joué.
toto-put-back = Reposer la carte
toto-no-cards = plus de cartes

## Places et argent

toto-players = Joueurs
toto-player = Joueur
toto-you = vous
toto-you-name = Vous
toto-away-from-table = absent
toto-cash = en caisse
toto-seat-hand = { $open ->
    [open] ouverte · { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
    [covered] cachée · { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
   *[unknown] { $cards ->
        [0] pas encore de cartes
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
}
toto-doing = { $state ->
    [thinking] doit jouer
    [chosen] a choisi
    [sent] grille rendue
    [scored] a marqué
    [may-whistle] peut siffler
    [leads] meilleur de la manche
   *[passed] a passé
}
toto-strip-label = { $name } : { $cash } en caisse, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $state ->
    [on] , doit jouer
   *[off] {""}
}
toto-pot = Cagnotte
toto-pot-empty = Chacun commence avec 50 et mise 10 par manche.
toto-pot-of-round = Cagnotte, manche { $round } sur { $rounds }
toto-round = Manche
toto-round-short = manche { $round } sur { $rounds }
# $carry et $jackpot peuvent valoir 0
toto-pot-parts = { $seats } mises { $stakes }{ $carry ->
    [0] {""}
   *[other] {" "}+ report { $carry }
}{ $jackpot ->
    [0] {""}
   *[other] {" "}+ jackpot { $jackpot }
}

## Ce qui est demandé

toto-panel = À vous
toto-seconds-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
toto-wait-table = La table se prépare
toto-wait-for = { $count ->
    [one] On attend { $names }
   *[other] On attend { $names }
}
toto-wait-why = { $phase ->
    [columns] Les joueurs choisissent leur colonne.
    [expose] Main ouverte ou cachée ? Les choix sont révélés quand tout le monde a décidé.
    [forecast] Chacun remplit sa grille. Les grilles restent secrètes jusqu'aux résultats.
    [turn] Le prochain but arrive.
    [deal] On distribue les cartes.
   *[other] Un instant.
}
toto-wait-turns = { $turns ->
    [one] À vous juste après.
   *[other] Vous jouez dans { $turns } tours.
}
toto-has-passed = { $mine ->
    [yes] Vous ne pouviez pas marquer et avez passé votre tour.
   *[no] { $name } ne pouvait pas marquer et a passé son tour.
}

toto-columns-title = Choisissez votre colonne
toto-columns-watch = Les joueurs choisissent leur colonne
toto-columns-text = Vos jetons s'y placent à la lecture des résultats. Vous gardez cette colonne toute la partie ; elle ne donne aucun avantage.
toto-columns-ask = { $free ->
    [one] Touchez la colonne libre.
   *[other] Touchez une des { $free } colonnes libres.
}
toto-columns-deal = Donner une colonne à chacun
toto-column-free = libre
toto-column-take = Prendre la colonne { $letter }

toto-expose-title = Garder vos cartes cachées ou les montrer ?
toto-expose-text = Montrées, elles révèlent les buts que vous pouvez encore marquer. C'est pour cette manche.
toto-expose-chosen = { $open ->
    [open] Vous jouez à main ouverte
   *[covered] Vous jouez à main cachée
}
toto-expose-change = Vous pouvez changer d'avis tant que tout le monde n'a pas choisi.
toto-first-title = Vos cartes
toto-first-text = Gardez-les pour vous : personne ne saura quels buts vous pouvez marquer.
toto-first-covered = C’est parti, cartes cachées
toto-first-open = Les montrer à tous
toto-open = Ouverte
toto-open-means = Tout le monde les voit et peut jouer contre.
toto-covered = Cachée
toto-covered-means = Vous seul les voyez. Personne ne sait quels buts vous pouvez marquer.

toto-your-form = Votre grille
toto-form-title = Remplissez votre grille
toto-form-text = { $filled ->
    [0] Comment finira chaque match ? Une flèche montre le vainqueur, deux traits un match nul.
   *[other] { $filled } sur 13 remplis. Une flèche montre le vainqueur, deux traits un match nul.
}
toto-form-progress = remplis : { $filled } sur 13
toto-form-sent = Votre grille est rendue
toto-form-change = Vous pouvez la changer tant que toutes ne sont pas rendues. Personne ne la voit avant les résultats.
toto-form-send = Rendre la grille
toto-form-resend = Rendre la nouvelle grille
toto-form-missing = { $missing ->
    [one] encore { $missing } match
   *[other] encore { $missing } matchs
}
toto-mark-head-1 = Dom.
toto-mark-head-2 = Vis.
toto-mark-head-3 = Nul
toto-mark-meaning = { $mark ->
    [1] Victoire : { $home }
    [2] Victoire : { $away }
   *[3] Match nul : { $home } et { $away }
}
toto-quick-fill = Remplir les lignes vides
toto-fill-hand = D'après ma main
toto-fill-hand-means = Plus vous avez de 1, moins il y a de nuls
toto-fill-random = Au hasard
toto-fill-clear = Effacer

toto-turn-title = À vous : marquez un but
toto-turn-text = { $sides ->
    [one] Vos cartes ne conviennent qu'à une équipe : touchez-la.
   *[other] { $rights ->
        [0] { $ups ->
            [0] Aucun but ne sert votre grille pour l'instant. Jouez-en un où il coûte le moins.
           *[other] Aucune ligne ne devient juste. Une flèche en rend une plus sûre ou plus proche.
        }
        [one] Cherchez la coche : un but rend une de vos lignes juste.
       *[other] Cherchez les coches : { $rights } buts rendent chacun une de vos lignes juste.
    }
}
toto-turn-lifted = À qui le { $card } ?

## Le sifflet

toto-window = Siffler ?
toto-goal-for = But : { $team } !
toto-window-who = { $mine ->
    [yes] Vous jouez un { $card } : { $fixture } { $home }–{ $away }.
   *[no] { $name } joue un { $card } : { $fixture } { $home }–{ $away }.
}
toto-window-help = { $mark ->
    [1] { $help ->
        [right] Vous avez misé sur { $home } : ce but vous donne raison.
        [wrong] Vous avez misé sur { $home } : ce but vous donne tort.
        [nearer] Vous avez misé sur { $home } : ce but vous arrange.
       *[further] Vous avez misé sur { $home } : ce but ne vous arrange pas.
    }
    [2] { $help ->
        [right] Vous avez misé sur { $away } : ce but vous donne raison.
        [wrong] Vous avez misé sur { $away } : ce but vous donne tort.
        [nearer] Vous avez misé sur { $away } : ce but vous arrange.
       *[further] Vous avez misé sur { $away } : ce but ne vous arrange pas.
    }
   *[3] { $help ->
        [right] Vous avez misé sur le nul : ce but vous donne raison.
        [wrong] Vous avez misé sur le nul : ce but vous donne tort.
        [nearer] Vous avez misé sur le nul : ce but vous arrange.
       *[further] Vous avez misé sur le nul : ce but ne vous arrange pas.
    }
}
toto-window-left = { $stage ->
    [early] On est au début : { $cards } cartes à venir, et la plupart des lignes changeront encore.
    [middle] Encore { $cards } cartes : cette ligne peut encore changer.
   *[late] { $cards ->
        [one] Plus qu’une carte : cette ligne ne changera sans doute plus.
       *[other] Plus que { $cards } cartes : cette ligne ne changera sans doute plus.
    }
}
toto-cards-left = { $cards ->
    [one] Encore 1 carte en jeu.
   *[other] Encore { $cards } cartes en jeu.
}
toto-stop = STOP
toto-stop-by = { $name } : STOP
toto-stand = Laisser passer
toto-continue = Continuer
toto-whistles-held = { $count ->
    [0] Vous n'avez pas de sifflet.
    [one] Vous avez { $count } sifflet.
   *[other] Vous avez { $count } sifflets.
}
toto-window-secret = Tout le monde a la même question ; personne ne voit les réponses.
toto-window-shared = Qui a un sifflet peut dire STOP. Sinon, touchez Continuer.
toto-look-form = { $name } : ma grille
toto-look-form-hold = Gardez le doigt sur l’œil pour voir votre grille ; les autres regardent ailleurs.
toto-window-yours = C'est votre but. Peuvent siffler : { $names }.
toto-window-waiting = { $answered ->
    [yes] Vous accordez le but. On attend les autres.
   *[no] On attend { $names }.
}

## Les résultats

toto-reading-forms = Les grilles sont dévoilées, les résultats lus un à un.
toto-reading-row = Match { $fixture }, { $name } { $home }–{ $away } : { $mark ->
    [1] victoire à domicile
    [2] victoire à l'extérieur
   *[3] match nul
}
toto-reading-right = { $count ->
    [0] Personne ne l'a trouvé.
   *[other] { $names }
}
toto-skip = Aller à la fin
toto-outcome-title = { $outcome ->
    [taken] { $count ->
        [you] Vous remportez la cagnotte !
       *[other] { $names } remporte la cagnotte !
    }
    [shared] { $count ->
        [with-you] { $names } vous partagez la cagnotte
       *[other] { $names } se partagent la cagnotte
    }
    [final-share] { $count ->
        [you] Vous recevez la dernière cagnotte
        [with-you] { $names } vous partagez la dernière cagnotte
        [one] { $names } reçoit la dernière cagnotte
       *[other] { $names } se partagent la dernière cagnotte
    }
    [bank] La banque garde la cagnotte
   *[stays] La cagnotte est reportée
}
toto-outcome-why = { $count ->
    [you] Vous avez le plus de bons résultats : { $best } sur 13.
    [with-you] { $names } avez le plus de bons résultats, { $best } sur 13 : { $leaders } joueurs sur { $seats }. { $outcome ->
        [shared] Ils sont assez peu pour se la partager.
        [stays] C’est trop : la cagnotte reste en jeu.
       *[other] {""}
    }
    [one] { $names } a le plus de bons résultats : { $best } sur 13.
   *[other] { $names } ont le plus de bons résultats, { $best } sur 13 : { $leaders } joueurs sur { $seats }. { $outcome ->
        [shared] Ils sont assez peu pour se la partager.
        [stays] C’est trop : la cagnotte reste en jeu.
       *[other] {""}
    }
}
toto-outcome-yours = Vous en avez { $count }.
toto-outcome = { $outcome ->
    [taken] { $count ->
        [you] La cagnotte de { $pot } est à vous.
       *[other] La cagnotte de { $pot } va à { $names }.
    }
    [shared] { $rounding ->
        [0] La cagnotte de { $pot } est partagée : { $share } chacun.
       *[other] La cagnotte de { $pot } est partagée et arrondie : { $share } chacun. La banque ajoute { $rounding }.
    }
    [final-share] { $rounding ->
        [0] Après la dernière manche, la cagnotte de { $pot } est partagée : { $share } chacun.
       *[other] Après la dernière manche, la cagnotte de { $pot } est partagée et arrondie : { $share } chacun. La banque ajoute { $rounding }.
    }
    [bank] Après la dernière manche, la cagnotte de { $pot } va à la banque.
   *[stays] Personne ne gagne. Les { $pot } vont à la manche suivante.
}
toto-jackpot = Personne n'a trouvé les 13 résultats : la banque ajoute un jackpot de { $amount }.
toto-no-jackpot = Quelqu'un a trouvé les 13 résultats : pas de jackpot cette fois.
toto-next-pot = Prochaine cagnotte : { $pot }
toto-leftover = Cartes restantes
toto-removed = mises de côté
toto-after-reading = { $next ->
    [ranking] Voir le classement
   *[round] Passer à la manche { $round }
}

## La fin

toto-over = La partie est finie
toto-winner = { $count ->
    [you] Vous gagnez !
    [with-you] { $names } vous partagez la victoire !
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
toto-own-place = Votre place : { $place } sur { $seats }. Vous en aviez { $right } de justes, { $name } { $best }.
toto-own-win = { $rounds ->
    [one] Vous en avez { $right } sur 13. { $name } suit avec { $best }.
   *[other] { $cash } en caisse. { $name } suit avec { $second }.
}
toto-winner-cash = { $cash } en caisse après { $rounds ->
    [one] une manche.
   *[other] { $rounds } manches.
}
toto-place = Place
toto-total-right = Bons
toto-rounds-led = Tête
toto-best-round = Record
toto-right-short = { $count ->
    [one] { $count } bon
   *[other] { $count } bons
}
toto-money-over-rounds = La caisse au fil des manches
toto-chart = Courbes de la caisse de chacun après chaque manche ; les chiffres sont dans le tableau dessous
toto-chart-start = début
toto-look-back = Voir toutes les grilles
toto-look-at-round = Revoir la manche { $round }

## Autour de la table

toto-aside = À la table
toto-side = Journal ou discussion
toto-speed = Vitesse des autres
toto-speed-name = { $speed ->
    [normal] Normal
    [fast] Rapide
   *[off] Immédiate
}
toto-if-ended = Pour l'instant
toto-of-13 = { $count } sur 13
toto-right-on-form = bons sur votre grille
toto-right-now = { $count ->
    [one] { $count } bon
   *[other] { $count } bons
} sur 13 pour l'instant

## Consignes

toto-orders = Consignes
toto-orders-text = En votre absence, vos consignes décident s'il faut siffler. Personne d'autre ne les voit. Vous pouvez les changer quand aucune fenêtre de sifflet n'est ouverte.
toto-orders-stop = Siffler ces buts
toto-orders-condition = Buts, groupe { $n }
toto-orders-fixtures = Matchs
toto-orders-sides = Équipes
toto-orders-cards = Cartes
toto-orders-scorers = Marqués par
toto-orders-all = tous
toto-orders-none = Vous ne sifflez aucun but.
toto-orders-add = Ajouter des buts
toto-orders-remove = Retirer
toto-orders-rest = Tous les autres buts
toto-orders-default = { $way ->
    [ask] Me demander
   *[stand] Accorder
}
toto-orders-save = Enregistrer les consignes
toto-orders-saved = Enregistré.

## Équipes

team-ned = Pays-Bas
    .short = P.-Bas
    .said = les Pays-Bas
team-bel = Belgique
    .short = Belg.
    .said = la Belgique
team-eng = Angleterre
    .short = Anglet.
    .said = l’Angleterre
team-sco = Écosse
    .short = Écosse
    .said = l’Écosse
team-ger = Allemagne
    .short = Allem.
    .said = l’Allemagne
team-aut = Autriche
    .short = Autriche
    .said = l’Autriche
team-fra = France
    .short = France
    .said = la France
team-esp = Espagne
    .short = Espagne
    .said = l’Espagne
team-ita = Italie
    .short = Italie
    .said = l’Italie
team-sui = Suisse
    .short = Suisse
    .said = la Suisse
team-por = Portugal
    .short = Portugal
    .said = le Portugal
team-gre = Grèce
    .short = Grèce
    .said = la Grèce
team-swe = Suède
    .short = Suède
    .said = la Suède
team-nor = Norvège
    .short = Norvège
    .said = la Norvège
team-den = Danemark
    .short = Danem.
    .said = le Danemark
team-fin = Finlande
    .short = Finl.
    .said = la Finlande
team-pol = Pologne
    .short = Pologne
    .said = la Pologne
team-cze = Tchéquie
    .short = Tchéquie
    .said = la Tchéquie
team-hun = Hongrie
    .short = Hongrie
    .said = la Hongrie
team-rou = Roumanie
    .short = Roum.
    .said = la Roumanie
team-bra = Brésil
    .short = Brésil
    .said = le Brésil
team-arg = Argentine
    .short = Argent.
    .said = l’Argentine
team-mex = Mexique
    .short = Mexique
    .said = le Mexique
team-usa = États-Unis
    .short = É.-Unis
    .said = les États-Unis
team-jpn = Japon
    .short = Japon
    .said = le Japon
team-kor = Corée du Sud
    .short = Corée S.
    .said = la Corée du Sud

## Options avec leur propre éditeur

toto-deck-total = { $total } cartes sur { $size }
toto-own-fixtures = Nos propres matchs
toto-own-home = Équipe à domicile, match { $number }
toto-own-away = Équipe visiteuse, match { $number }
toto-own-different = Chaque équipe doit avoir un nom différent.

## Touches

keys-toto-column = choisir une colonne
keys-toto-hand = jouer à main ouverte ou cachée
keys-toto-form = remplir la grille : domicile, visiteurs, nul
keys-toto-lift = prendre une carte
keys-toto-walk = aller d'une équipe à l'autre
keys-toto-enter = jouer la carte, envoyer la grille, continuer
keys-toto-stop = STOP
keys-toto-stand = accepter le but
keys-toto-skip = passer l'animation
keys-toto-escape = reposer la carte, fermer
