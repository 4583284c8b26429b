### Mots de la table de Toto. Les événements, questions et refus sont dans toto.ftl.

## Le plateau

toto-pane = La table
toto-board = Les 13 rencontres
toto-board-of-round = Les 13 rencontres de la manche { $round }
toto-number = N°
toto-home = Domicile
toto-away = Visiteurs
toto-score = Score
toto-form-short = Grille
toto-result-short = Rés.
toto-count = Bons résultats
toto-right = bons
toto-mark-right-now = bon si cela finissait maintenant
toto-mark-not-now = pas bon si cela finissait maintenant
# $card vaut 0 si aucune de vos cartes ne convient ; $help dit ce que le but change pour votre grille
toto-side-label = { $card ->
    [0] { $team } { $goals }, { $fixture }
   *[other] { $team } { $goals }, { $fixture } : poser un { $card } ici. { $help ->
        [helps] Votre grille devient juste ici.
        [hurts] Votre grille devient fausse ici.
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
    [open] Ouverte : tous la voient.
    [covered] Cachée : vous seul la voyez.
   *[unknown] Pour l'instant, vous seul la voyez.
}
toto-card-fits-nowhere = Aucune équipe n'attend un { $card } : une carte doit dépasser le score d'exactement un.
toto-wrong-card = Il faut maintenant un { $needed } pour { $team }, pas un { $card }.
toto-whistle-later = Un sifflet se joue contre un but, dans la fenêtre qui le suit.
toto-put-back = Reposer la carte
toto-no-cards = plus de cartes

## Places et argent

toto-players = Joueurs
toto-player = Joueur
toto-you = vous
toto-away-from-table = absent
toto-cash = argent
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
    [thinking] doit décider
    [chosen] a choisi
    [sent] grille envoyée
    [scored] a marqué
    [may-whistle] peut siffler
    [leads] meilleur de la manche
   *[passed] passe
}
toto-strip-label = { $name } : { $cash } d'argent, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $state ->
    [on] , doit décider
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

toto-panel = Ce qui est demandé
toto-seconds-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
toto-wait-table = On met la table
toto-wait-for = { $count ->
    [one] { $names } décide
   *[other] On attend { $names }
}
toto-wait-why = { $phase ->
    [columns] On choisit une colonne.
    [expose] Ouverte ou cachée : les choix sont montrés ensemble après le dernier.
    [forecast] On remplit les grilles. Elles restent secrètes jusqu'aux résultats.
    [turn] Un but est attendu.
    [deal] On distribue les cartes.
   *[other] Un instant.
}
toto-wait-turns = { $turns ->
    [one] Vous êtes le suivant.
   *[other] Vous jouez dans { $turns } tours.
}
toto-has-passed = { $name } n'avait aucun but à jouer et a passé.

toto-columns-title = Choisissez votre colonne
toto-columns-watch = On choisit les colonnes
toto-columns-text = Vos jetons seront dans cette colonne à la lecture des résultats. Elle est à vous toute la partie et ne change rien au jeu.
toto-columns-ask = Touchez une des { $free } colonnes libres.
toto-column-free = libre
toto-column-take = Prendre la colonne { $letter }

toto-expose-title = Ouverte ou cachée ?
toto-expose-text = Décidez pour cette manche. Personne ne voit votre choix avant que tous aient choisi.
toto-expose-chosen = { $open ->
    [open] Votre main sera ouverte
   *[covered] Votre main reste cachée
}
toto-expose-change = Vous pouvez encore changer tant que tous n'ont pas choisi.
toto-open = Ouverte
toto-open-means = Tous voient vos cartes et savent quels buts vous pouvez marquer.
toto-covered = Cachée
toto-covered-means = Vous seul voyez vos cartes ; les autres en voient le nombre.

toto-your-form = Votre grille
toto-form-title = Remplissez votre grille
toto-form-text = { $filled ->
    [0] Comment finira chaque rencontre ? 1 domicile, 2 visiteurs, 3 nul.
   *[other] { $filled } sur 13 remplies. 1 domicile, 2 visiteurs, 3 nul.
}
toto-form-progress = { $filled } sur 13 remplies
toto-form-sent = Votre grille est envoyée
toto-form-change = Vous pouvez la changer jusqu'à la dernière. Personne ne la voit avant les résultats.
toto-form-send = Envoyer la grille
toto-form-resend = Envoyer la nouvelle grille
toto-form-missing = { $missing ->
    [one] encore { $missing } rencontre
   *[other] encore { $missing } rencontres
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
    [one] Un seul côté accepte une de vos cartes : touchez-le.
   *[other] Soulevez une carte pour voir où elle va, ou touchez un des { $sides } côtés cerclés.
}
toto-turn-lifted = Où va le { $card } ?
toto-turn-lifted-text = { $sides ->
    [one] Un côté l'accepte : il brille.
   *[other] { $sides } côtés l'acceptent : ils brillent.
}

## Le sifflet

toto-window = Fenêtre de sifflet
toto-goal-for = But pour { $team } !
toto-window-who = { $name } pose un { $card } : { $fixture } { $home }–{ $away }.
toto-window-help = { $mark ->
    [1] { $help ->
        [helps] Votre grille dit { $home } : ce but vous donne raison.
        [hurts] Votre grille dit { $home } : ce but vous donne tort.
        [nearer] Votre grille dit { $home } : ce but vous arrange.
       *[further] Votre grille dit { $home } : ce but ne vous arrange pas.
    }
    [2] { $help ->
        [helps] Votre grille dit { $away } : ce but vous donne raison.
        [hurts] Votre grille dit { $away } : ce but vous donne tort.
        [nearer] Votre grille dit { $away } : ce but vous arrange.
       *[further] Votre grille dit { $away } : ce but ne vous arrange pas.
    }
   *[3] { $help ->
        [helps] Votre grille dit nul : ce but vous donne raison.
        [hurts] Votre grille dit nul : ce but vous donne tort.
        [nearer] Votre grille dit nul : ce but vous arrange.
       *[further] Votre grille dit nul : ce but ne vous arrange pas.
    }
}
toto-stop = STOP
toto-stop-by = { $name } : STOP
toto-stand = Laisser le but
toto-continue = Continuer
toto-whistles-held = { $count ->
    [0] Vous n'avez pas de sifflet.
    [one] Vous avez { $count } sifflet.
   *[other] Vous avez { $count } sifflets.
}
toto-window-secret = Tous ont la même question ; personne ne voit les réponses.
toto-window-shared = Qui a un sifflet peut dire STOP. Sinon le jeu continue.
toto-window-yours = Votre but. Peuvent siffler : { $names }.
toto-window-waiting = { $answered ->
    [yes] Vous laissez le but. On attend les autres.
   *[no] On demande à { $names }.
}

## Les résultats

toto-round-ends = La manche est finie
toto-round-ends-text = Plus personne ne peut marquer. Voici les résultats.
toto-reading = Résultats de la manche { $round }
toto-reading-forms = Les grilles sont montrées. Les résultats sont lus un à un.
toto-reading-row = Match { $fixture }, { $name } { $home }–{ $away } : un { $mark }
toto-reading-right = { $count ->
    [0] Personne ne l'a.
   *[other] { $names }
}
toto-skip = Aller à la fin
toto-outcome-title = { $outcome ->
    [taken] { $names } prend la cagnotte !
    [shared] { $names } partagent la cagnotte
    [final-share] { $count ->
        [one] { $names } reçoit la dernière cagnotte
       *[other] { $names } partagent la dernière cagnotte
    }
    [bank] La banque garde la cagnotte
   *[stays] La cagnotte est reportée
}
toto-outcome-why = { $count ->
    [one] { $names } a le plus de bons résultats : { $best } sur 13.
   *[other] { $names } ont le plus de bons résultats, { $best } sur 13 : { $count } joueurs sur { $seats }. { $outcome ->
        [shared] C'est assez peu pour partager.
        [stays] C'est trop pour partager.
       *[other] {""}
    }
}
toto-outcome = { $outcome ->
    [taken] La cagnotte de { $pot } va à { $names }.
    [shared] { $rounding ->
        [0] La cagnotte de { $pot } est partagée : { $share } chacun.
       *[other] La cagnotte de { $pot } est partagée et arrondie : { $share } chacun. La banque ajoute { $rounding }.
    }
    [final-share] { $rounding ->
        [0] Après la dernière manche, la cagnotte de { $pot } est partagée : { $share } chacun.
       *[other] Après la dernière manche, la cagnotte de { $pot } est partagée et arrondie : { $share } chacun. La banque ajoute { $rounding }.
    }
    [bank] Après la dernière manche, la cagnotte de { $pot } va à la banque.
   *[stays] Personne n'est payé. Les { $pot } restent pour la manche suivante.
}
toto-jackpot = Personne n'avait les 13 bons résultats : la banque ajoute un jackpot de { $amount }.
toto-no-jackpot = Quelqu'un avait les 13 bons résultats : pas de jackpot cette fois.
toto-next-pot = Prochaine cagnotte : { $pot }
toto-leftover = Cartes restantes
toto-removed = hors de la manche
toto-after-reading = { $next ->
    [ranking] Voir le classement
   *[round] Vers la manche { $round }
}

## La fin

toto-over = La partie est finie
toto-again = Rejouer
toto-winner = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
toto-winner-cash = { $cash } d'argent après { $rounds ->
    [one] une manche.
   *[other] { $rounds } manches.
}
toto-place = Place
toto-total-right = Bons
toto-rounds-led = Tête
toto-best-round = Record
toto-right-short = { $count } bons
toto-money-over-rounds = L'argent au fil des manches
toto-chart = Courbes de l'argent de chacun après chaque manche ; le tableau dessous donne les chiffres
toto-chart-start = début
toto-look-back = Revoir
toto-look-at-round = Revoir la manche { $round }

## Autour de la table

toto-aside = À la table
toto-side = Journal ou discussion
toto-speed = Coups des autres
toto-speed-name = { $speed ->
    [normal] Normal
    [fast] Rapide
   *[off] Aussitôt
}
toto-if-ended = Si cela finissait maintenant
toto-of-13 = { $count } sur 13
toto-right-on-form = bons sur votre grille
toto-right-now = { $count } sur 13 si cela finissait maintenant

## Consignes

toto-orders = Consignes
toto-orders-text = En votre absence, vos consignes répondent pour vous dans les fenêtres de sifflet. Personne d'autre ne les voit, et vous pouvez les changer quand aucune fenêtre n'est ouverte.
toto-orders-stop = Dire STOP à ces buts
toto-orders-condition = Buts du genre { $n }
toto-orders-fixtures = Rencontres
toto-orders-sides = Côtés
toto-orders-cards = Cartes
toto-orders-scorers = Marqués par
toto-orders-all = tous
toto-orders-none = Aucun but n'est sifflé par consigne.
toto-orders-add = Ajouter un genre de but
toto-orders-remove = Retirer
toto-orders-rest = Tous les autres buts
toto-orders-default = { $way ->
    [ask] Me demander
   *[stand] Laisser le but
}
toto-orders-save = Enregistrer les consignes
toto-orders-saved = Enregistré.

## Équipes

team-ned = Pays-Bas
team-bel = Belgique
team-eng = Angleterre
team-sco = Écosse
team-ger = Allemagne
team-aut = Autriche
team-fra = France
team-esp = Espagne
team-ita = Italie
team-sui = Suisse
team-por = Portugal
team-gre = Grèce
team-swe = Suède
team-nor = Norvège
team-den = Danemark
team-fin = Finlande
team-pol = Pologne
team-cze = Tchéquie
team-hun = Hongrie
team-rou = Roumanie
team-bra = Brésil
team-arg = Argentine
team-mex = Mexique
team-usa = États-Unis
team-jpn = Japon
team-kor = Corée du Sud
