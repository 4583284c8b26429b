### The report of a match: its figures, its picture and its page.

report-page = Bilan du match : { $title }
report-loading = Le match est rejoué pour établir les chiffres …
report-not-over = Le bilan est prêt quand le match est terminé.
report-back = Retour au match
report-replay = Revoir le match
report-share = Partager
report-link = Copier le lien
report-link-copied = Lien copié.
report-svg = Image (SVG)
report-png = Image (PNG)
report-print = Imprimer
report-data = Chiffres (JSON)
report-as-table = En tableau
report-show = Revoir ce moment
report-made-with = Dugout

report-you = Vous ({ $name })
report-you-name = Vous
report-list = { $names } et { $last }
report-title-table =
    { $count ->
        [you] Vous gagnez
        [with-you] { $names } vous partagez la victoire
        [one] { $names } gagne
       *[other] { $names } se partagent la victoire
    }
report-shootout = Tirs au but : { $score }.
report-first-leg = Match aller : { $score }.
report-began = Le match a commencé à { $score }.
report-stood = Sur le terrain, le score était de { $score }.
report-own-goal = { $man } (contre son camp)
report-rounds =
    { $rounds ->
        [one] { $rounds } manche.
       *[other] { $rounds } manches.
    }
report-best-round = meilleure manche : { $count ->
    [one] { $count } bon
   *[other] { $count ->
                [one] { $count } bon
               *[other] { $count } bons
            }
}
report-only-round =
    { $count ->
        [one] { $count } bon
       *[other] { $count } bons
    }
report-minute = { $minute }′
report-minute-leg =
    { $leg ->
        [1] Aller
       *[other] Retour
    }, { $minute }′
report-goal-number = { $goal ->
    [0] Coup d’envoi, manche { $round }
   *[other] Manche { $round }, but { $goal }
}
report-move = Coup { $number }
report-round-short = M{ $round }
report-round = Manche { $round }
report-round-head = Manche
report-round-caption = Manche { $round } : une cagnotte de { $pot }
report-start = Début
report-man = { $man } ({ $you ->
    [yes] vous
   *[no] { $team }
})

report-time = Temps
report-draw = Nul
report-player = Joueur
report-team = Équipe
report-shooter = Tireur
report-place = Depuis
report-chance = Chance
report-outcome = Issue

report-chances = Chances de gagner
report-chances-note = Après chaque tour, d’après le score, le temps restant et la position. Le modèle a été entraîné sur des matchs entre ordinateurs et testé sur d’autres.
report-chances-note-table = Après chaque but, d’après l’argent, la cagnotte et les bons pronostics. Le modèle a été entraîné sur des parties entre ordinateurs et testé sur d’autres.
report-chances-label = Courbe des chances de gagner ({ $names }) ; les chiffres sont dans le tableau dessous.

report-shots = Tirs
report-shots-note = D’où chaque tir est parti ; plus il est grand, meilleure était l’occasion au départ du tir, avec tout le monde encore sur son chemin. Un ballon est un but, S arrêté, × contré en route, W à côté, ? encore en l’air à la fin. Les signes ronds sont ceux de l’équipe à domicile.
report-shots-label = { $home } : { $home-count ->
    [one] { $home-count } tir
   *[other] { $home-count } tirs
} valant { $home-worth } buts. { $away } : { $away-count ->
    [one] { $away-count } tir
   *[other] { $away-count } tirs
} valant { $away-worth } buts.
report-shot-goal = but
report-shot-saved = arrêté
report-shot-blocked = contré en route
report-shot-wide = à côté
report-shot-open = encore en l’air à la fin

report-territory = Où était le ballon
report-territory-note = Chaque équipe attaque dans le sens de sa flèche ; plus une zone est claire, plus elle y a joué le ballon.
report-territory-label = Cartes de jeu de { $home } et de { $away } ; le tableau dessous donne les tiers du terrain.
report-third = Tiers
report-third-own = tiers défensif
report-third-middle = tiers central
report-third-front = tiers offensif

report-numbers = Les chiffres
report-numbers-note = Les buts attendus sont la somme des chances exactes de tous les tirs. Les duels sont ceux que les dés ont tranchés{ $game ->
    [champions] , et les coups d’épaule.
   *[other] .
}
report-numbers-note-table = Bons pronostics par manche de treize ; buts joués et buts sifflés dans toute la partie.
report-number-possession = Possession
report-number-shots-count = Tirs
report-number-expected = Buts attendus
report-number-passes = Passes réussies
report-number-duels = Duels gagnés
report-number-interceptions = Interceptions
report-number-saves = Arrêts
report-number-corners = Corners
report-number-fouls = Fautes
report-number-yellows = Cartons jaunes
report-number-reds = Cartons rouges
report-number-injuries = Blessures
report-number-offsides = Hors-jeu
report-number-rate = Perte par décision
report-number-blunder = Bévues
report-number-mistake = Erreurs
report-number-doubtful = Décisions douteuses
report-number-graded = Décisions notées
report-right-mean = Bons, moyenne
report-right-best = Meilleure manche
report-led = Manches en tête
report-goals-laid = Buts joués
report-whistles = Sifflés

report-turning = Tournants
report-turning-note = Quand les chances ont le plus basculé, en points de pourcentage.
report-swing = { $you ->
    [yes] { $gain } pour vous
   *[no] { $name } { $gain }
}

report-luck = Chance et malchance
report-luck-note = Ce que les dés ont donné, comparé à la moyenne. Dans 95 matchs sur 100, une barre reste dans les quatre cinquièmes de sa moitié.
report-luck-note-table = Ce que les cartes ont donné, comparé à la moyenne sur toutes les manches.
report-luck-label = Plus ou moins de chance que la moyenne, par sorte de chance et par camp ; les chiffres sont dans le tableau dessous.
report-luck-what = Chance
report-luck-goal = Buts sur tirs
report-luck-tackle = Tacles gagnés
report-luck-header-won = Têtes gagnées
report-tries = Essais
report-to-expect = Attendu
report-happened = Réel
report-surplus = Écart
report-sum = D’où vient le résultat, en centièmes de victoire (un match nul vaut une demi-victoire)
report-sum-part = Élément
report-sum-start = Au départ
report-sum-luck = { $you ->
    [yes] Votre réussite aux dés
   *[no] Réussite de { $name } aux dés
}
report-sum-luck-nobody = Dés qui n’appartiennent à personne
report-sum-decisions = { $you ->
    [yes] Vos décisions
   *[no] Décisions de { $name }
}
report-sum-anew = Positions réévaluées
report-sum-agreed = Abandon ou accord
report-sum-result = Résultat
report-less = moins de chance
report-more = plus de chance

report-ratings = Notes des joueurs
report-ratings-note = Tout le monde part de 6. But { $goals }, passe décisive { $assists }, qualité d’un tir jusqu’à { $shots }, passe { $passes }, passe manquée { $passes-lost }, interception { $interceptions }, ballon gagné { $steals }, contre { $blocks }, duel perdu { $duels-lost }, arrêt { $saves }, gardien battu { $beaten }, faute { $fouls }, jaune { $yellows }, rouge { $reds }. La note reste entre 1 et 10.
report-ratings-best = Les meilleurs
report-ratings-others = Les autres
report-rating = Note
report-deeds = Dans le match
report-keeper = (gardien)
report-deed-goals =
    { $count ->
        [one] { $count } but
       *[other] { $count } buts
    }
report-deed-assists =
    { $count ->
        [one] { $count } passe décisive
       *[other] { $count } passes décisives
    }
report-deed-saves =
    { $count ->
        [one] { $count } arrêt
       *[other] { $count } arrêts
    }
report-deed-interceptions =
    { $count ->
        [one] { $count } interception
       *[other] { $count } interceptions
    }
report-deed-steals =
    { $count ->
        [one] { $count } ballon gagné
       *[other] { $count } ballons gagnés
    }
report-deed-blocks =
    { $count ->
        [one] { $count } contre
       *[other] { $count } contres
    }
report-deed-passes =
    { $count ->
        [one] { $count } passe
       *[other] { $count } passes
    }
report-deed-yellows = carton jaune
report-deed-reds = carton rouge

report-timeline = Chronologie
report-timeline-note = Touchez une ligne pour revoir le moment.
report-mark-goal =
    { $own ->
        [deflected] { $score } : but dévié par un adversaire, { $you ->
            [yes] pour vous
           *[no] { $name }
        }
        [own] { $score } : { $name } contre son camp
       *[other]
            { $known ->
                [1] { $then ->
                    [sure] { $score } : { $name } marque. { $chance } au départ du tir, et aucun gardien n’a plongé
                    [yes] { $score } : { $name } marque. { $chance } au départ du tir, { $left } seul face au gardien
                   *[no] { $score } : { $name } marque sur une occasion à { $chance }
                }
               *[other] { $you ->
                    [yes] { $score } : vous marquez
                   *[no] { $score } : { $name } marque
                }
            }
    }
report-mark-saved =
    { $known ->
        [1] { $then ->
            [yes] { $name } arrête. { $chance } au départ du tir, { $left } seul face à lui
           *[no] { $name } arrête une occasion à { $chance }
        }
       *[other] { $name } arrête
    }
report-mark-blocked = { $name } contre une occasion à { $chance }
report-mark-wide = { $name } tire à côté
report-mark-won = { $name } gagne le ballon
report-mark-yellow = Carton jaune : { $name }
report-mark-red = Carton rouge : { $name }
report-mark-penalty = { $you ->
    [yes] Penalty pour vous
   *[no] Penalty : { $name }
}
report-mark-injury = { $name } est blessé
report-mark-sub = { $name } remplace { $off }
report-mark-second-leg = Le match aller se termine sur { $score } ; place au retour
report-mark-shootout-goal = { $score } aux tirs au but : { $you ->
    [yes] vous marquez
   *[no] { $name } marque
}
report-mark-shootout-miss = { $score } aux tirs au but : { $you ->
    [yes] vous manquez
   *[no] { $name } manque
}
report-mark-scored = { $you ->
    [yes] Vous faites passer { $match } à { $result }
   *[no] { $name } fait passer { $match } à { $result }
}
report-mark-points = { $name } marque { $gain } : { $score }
report-mark-whistle = { $you ->
    [yes] Vous sifflez { $other } : { $match } reste à { $result }
   *[no] { $other-you ->
        [yes] { $name } vous siffle : { $match } reste à { $result }
       *[no] { $name } siffle { $other } : { $match } reste à { $result }
    }
}
report-mark-taken =
    { $how ->
        [taken] { $you ->
            [yes] Vous remportez
           *[no] { $names } remporte
        } la cagnotte de { $pot } avec { $count ->
                [one] { $count } bon
               *[other] { $count } bons
            }
        [pot-shared] { $you ->
            [yes] { $names } vous partagez
           *[no] { $names } se partagent
        } la cagnotte de { $pot } avec { $count ->
                [one] { $count } bon
               *[other] { $count } bons
            }
        [final-share] { $you ->
            [yes] { $names } vous partagez
           *[no] { $names } se partagent
        } la dernière cagnotte de { $pot } avec { $count ->
                [one] { $count } bon
               *[other] { $count } bons
            }
       *[other] { $you ->
            [yes] { $names } êtes à égalité
           *[no] { $names } sont à égalité
        } avec { $count ->
                [one] { $count } bon
               *[other] { $count } bons
            } ; la cagnotte de { $pot } est reportée
    }

report-money = L’argent au fil des manches
report-money-note = L’argent après chaque manche ; chaque ligne finit par la lettre de son joueur.
report-money-label = Courbes de l’argent après chaque manche ({ $names }) ; les chiffres sont dans le tableau dessous.

report-fixtures = Qui a trouvé quel match, et depuis quand
report-fixtures-note = Les pronostics de chacun. Une coche veut dire bon ; le chiffre qui suit est le but de la manche à partir duquel il l’est resté, 0 depuis le début.
report-fixture = Match
report-result = Résultat
report-right = Bons
report-mark-right = { $mark ->
    [1] Dom.
    [2] Vis.
   *[3] Nul
} ✓ { $goal }
report-mark-wrong = { $mark ->
    [1] Dom.
    [2] Vis.
   *[3] Nul
}

report-grades = Décisions
report-grades-note = Chaque décision est comparée à la meilleure que trouve l’ordinateur. Son coût est donné en points de pourcentage des chances de victoire, un match nul comptant pour moitié : à partir de 2 elle est douteuse, de 4 une erreur, de 8 une bévue. Les compositions, les remplacements et les placements sur coup de pied arrêté ne sont pas notés.
report-grades-lead = Les décisions étaient-elles bonnes, et quelle a été la part de la chance ?
report-grades-ask = Noter les décisions
report-grades-busy = Notation des décisions …
report-grades-failed = Les décisions n’ont pas pu être notées.
report-grades-go-on = Continuer
report-grades-sum = Jeu et réussite
report-grades-costly = Ce qui a coûté le plus
report-grades-none = Aucune décision n’était même douteuse.
report-grades-trend = Perte par décision : { $now } dans ce match, { $mean } dans { $count ->
    [one] votre précédent match noté
   *[other] vos { $count } précédents matchs notés
} sur cet appareil.
report-grades-played = Joué
report-grades-again = Rejouer ce moment
report-grade = { $band ->
    [blunder] Bévue
    [mistake] Erreur
   *[doubtful] Douteux
} : { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
report-rolled = { $known ->
    [1] { $name } fait { $face }
   *[other] Le dé donne { $face }
}
