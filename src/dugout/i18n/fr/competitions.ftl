# Leagues and cups: the pages.
co-page = Ligues
co-title = Nom de la compétition
co-format = Formule
co-format-league1 = Championnat simple
co-format-league1-help = Chacun joue une fois contre chacun.
co-format-league2 = Aller et retour
co-format-league2-help = Chacun joue deux fois contre chacun.
co-format-cup = Coupe
co-format-cup-help = Élimination directe, un match par tour.
co-format-cup2 = Coupe en matchs aller et retour
co-format-cup2-help = Aller et retour ; à égalité, les buts à l’extérieur comptent double.
co-format-groups = Poules, puis coupe
co-format-groups-help = D’abord de petites poules ; les meilleurs de chacune se qualifient.
co-format-toto_league = Championnat de toto
co-format-toto_league-help = Plusieurs soirées, tout l’argent compte.
co-format-toto_cup = Coupe de toto
co-format-toto_cup-help = La meilleure moitié de chaque table se qualifie.
co-format-swiss = Système suisse
co-format-swiss-help = Personne n’est éliminé : à chaque ronde, vous rencontrez quelqu’un qui a à peu près autant de points.
co-format-double = Double élimination
co-format-double-help = Deux défaites et c’est fini : qui perd continue dans un tableau à part.
co-format-ladder = Échelle
co-format-ladder-help = Défiez quelqu’un de mieux placé ou cherchez un match ; qui gagne prend la place.
co-groups = Poules
co-sessions = Soirées
co-calendar = Calendrier
co-season = Saison
co-marathon = Marathon
co-days = Jours en tout
co-hours = Heures en tout
co-market = Marché des transferts
co-public = Publique
co-public-help = Dans la liste ; tout le monde peut regarder et s’inscrire.
co-create = Créer
co-mine = Vos ligues et coupes
co-others = Ligues et coupes publiques
co-none = Vous ne participez encore à aucune compétition.
co-none-public = Aucune compétition publique pour le moment.
co-entrants = { $count ->
    [one] { $count } participant
   *[other] { $count } participants
}
co-entrants-title = Participants
co-phase-OPEN = ouverte
co-phase-SQUADS = sélection
co-phase-RUNNING = en cours
co-phase-WINDOW = marché ouvert
co-phase-FINISHED = terminée
co-missing = Compétition introuvable
co-missing-text = Le lien est peut-être incomplet.
co-share = Copier le lien
co-copied = Lien copié.
co-print = Imprimer
co-next = Votre prochain match
co-play = Jouer
co-look = Voir
co-ready = Je suis prêt
co-ready-later = Prêt dès que c’est possible
co-unready = Finalement pas prêt
co-ready-waiting = { $others ->
    [one] On attend votre adversaire
   *[other] On attend les autres
}
co-ready-opens = { $others ->
    [one] Vous êtes prêt. Le match s’ouvre ici dès que votre adversaire l’est aussi.
   *[other] Vous êtes prêt. Le match s’ouvre ici dès que les autres le sont aussi.
}
co-elsewhere = { $match } est encore en cours.
co-ready-after = Vous êtes prêt. Votre match s’ouvrira ici dès que celui-là sera terminé.
co-gone =
    { $count ->
        [one] 1 participant a supprimé son compte et est retiré.
       *[other] { $count } participants ont supprimé leur compte et sont retirés.
    }
co-plays-on = { $count ->
    [one] Un joueur s’est retiré. Un ordinateur joue à sa place jusqu’à la fin de la soirée.
   *[other] { $count } joueurs se sont retirés. Un ordinateur joue à leur place jusqu’à la fin de la soirée.
}
co-nobody = Personne n’est encore inscrit.
co-computer = ordinateur, { $level }
co-remove = Retirer
co-preview = { $days ->
    [one] { $days } journée
   *[other] { $days } journées
}, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
}, environ { $hours } { $unit ->
    [days] jours
    [minutes] minutes
   *[hours] heures
} par journée.
co-enter = S’inscrire
co-entered = Vous êtes inscrit
co-leave = Se désinscrire
co-join = S’inscrire
co-fill = Compléter avec des ordinateurs
co-level = Niveau
co-level-all = chacun à son tour
co-level-plain = mêmes noms dans chaque jeu
co-count = Combien
co-add-computers = Les ajouter
co-start = Clore les inscriptions et tirer au sort
co-not-enough = Cette formule demande de { $low } à { $high } participants.
co-draft = Sélection des joueurs
co-pick-theirs = { $name } choisit
co-batch = série { $batch } sur 8
co-tab-schedule = Matchs
co-tab-table = Classement
co-tab-bracket = Tableau
co-tab-squads = Effectifs
co-tab-market = Marché
co-tab-stats = Statistiques
co-table = Classement
co-group = Poule { $group }
co-entrant = Participant
co-played = joués
co-played-short = J
co-won = gagnés
co-won-short = G
co-drawn = nuls
co-drawn-short = N
co-lost = perdus
co-lost-short = P
co-goals = Buts
co-difference = différence de buts
co-points = points
co-points-short = Pts
co-form = Forme
co-form-W = gagné
co-form-D = nul
co-form-L = perdu
co-form-W-short = G
co-form-D-short = N
co-form-L-short = P
co-up = +{ $places }
co-down = −{ $places }
co-right = Justes
co-leads = En tête
co-money = Argent
co-bracket = Tableau
co-tie = { $home } contre { $away }
co-final = Finale
co-semi = Demi-finales
co-quarter = Quarts de finale
co-round = Tour { $round }
co-third = Match pour la troisième place
co-bye = exempt
co-matchday = Journée { $day }
co-session = Soirée { $number }
co-until = jusqu’au { $time }
co-forfeit = forfait
co-given-up = abandon à { $home }–{ $away }
co-unplayed = non joué
co-void = annulé
co-shirt = N° { $number }
co-out = retiré
co-suspended = suspendu : { $matches }
co-hurt = blessé : { $matches }
co-watched = sous surveillance (cartons) : { $matches }
co-prone = sous surveillance (blessures) : { $matches }
co-yellows = cartons jaunes : { $cards }
co-all-fit = Tout le monde est disponible.
co-squad = Effectif : { $count }
co-balance = { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
}
co-keeper = gardien
co-window = Marché des transferts après la journée { $day }
co-window-help = Vous avez { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
}. Remettez une liste secrète de { $most } demandes au plus, la préférée d’abord.
co-list-in = Votre liste est remise
co-buy = Acheter
co-release = Libérer
co-request = { $buy } pour { $release }, prix { $price }
co-hand-in = Remettre la liste
co-hand-in-none = Pas de transfert cette fois
co-transfers = Transferts jusqu’ici
co-clean = Sans but encaissé
co-absent = Absents
co-results-csv = Résultats (CSV)
co-entrants-csv = Participants (CSV)
co-standings-csv = Classement (CSV)
co-json = Tout (JSON)
co-ics = Calendrier (iCal)
co-withdraw = Se retirer de la compétition
co-withdraw-sure = Voulez-vous vraiment vous retirer ?

# Qui manque, et pourquoi.
co-computer-mark = ordinateur, { $level }
co-back-to = Retour à « { $title } »
co-out-count = { $count ->
    [one] 1 joueur est absent
   *[other] { $count } joueurs sont absents
}
co-out-title = Absents de ce match
co-out-suspended = { $matches ->
    [one] suspendu pour ce match
   *[other] suspendu pour { $matches } matchs, celui-ci compris
}
co-out-hurt = { $matches ->
    [one] blessé pour ce match
   *[other] blessé pour { $matches } matchs, celui-ci compris
}
co-out-called-up = appelé malgré tout : il reste trop peu de joueurs
co-misses-suspended = { $matches ->
    [one] suspendu pour le prochain match
   *[other] suspendu pour les { $matches } prochains matchs
}
co-misses-hurt = { $matches ->
    [one] blessé pour le prochain match
   *[other] blessé pour les { $matches } prochains matchs
}
co-why = { $code ->
    [Y] carton jaune contre { $against }
    [YY] second carton jaune contre { $against }
    [R] carton rouge contre { $against }
    [YR] carton jaune et rouge contre { $against }
    [hurt] blessé contre { $against }
    [twice] blessé deux fois contre { $against }
   *[none] repris de la compétition précédente
}

# Statistiques.
co-scorers = Meilleurs buteurs
co-no-scorers = Personne n’a encore marqué.
co-scorer = Joueur
co-team-of = Équipe
co-cards = Cartons
co-no-cards = Personne n’a encore reçu de carton.
co-yellow = Jaunes
co-red = Rouges
co-teams = Équipes
co-against = Encaissés
co-evenings = Soirées
co-tables-won = Tables gagnées
co-best = Meilleure soirée
co-lists = Listes des périodes closes
co-live = en direct
co-lot = tirage { $lot }

# Mise en place.
co-title-default-league = Championnat de { $game }
co-title-default-cup = Coupe de { $game }
co-name-first = Indiquez d’abord votre nom : il figure à côté de la compétition.
co-combined-two = Choisissez des compétitions dans au moins deux jeux.
co-add-full = Votre liste est pleine.

# The organiser corrects a report.
co-correct = Corriger
co-after-90 = Après 90 minutes
co-decided = Décidé
co-decided-how = { $how ->
    [by-ET] en prolongation
    [by-PEN] aux tirs au but
    [by-FORFEIT] par forfait
   *[by-90] en 90 minutes
}
co-after-extra = Score final
co-after-pens = Tirs au but
co-code = Code
co-code-name = { $code ->
    [is-Y] carton jaune
    [is-2Y] second carton jaune
    [is-R] carton rouge
    [is-YR] carton jaune et rouge
    [is-2] blessé deux fois
   *[is-1] blessé
}

# La saison suivante, et le championnat combiné.
co-again = Saison suivante
co-inherit = Suspensions et blessures
co-inherit-none = Tout le monde repart de zéro
co-inherit-from = Reprises de « { $title } »
co-inherit-help = Les joueurs qui doivent encore manquer des matchs les manquent ici. Cartons jaunes et surveillances repartent de zéro.
co-before = Reprend les suspensions et blessures de « { $title } »
co-combined = Championnat combiné
co-combined-all = Championnats combinés
co-combined-lead = Les mêmes joueurs dans deux ou trois jeux : chaque place rapporte des points, et le total décide.
co-combined-none = Il faut d’abord organiser des compétitions dans deux jeux différents.
co-combined-without = sans ce jeu
co-combine = Les combiner
co-combined-counts = Compte pour « { $title } »
co-combined-so-far = Le classement jusqu’ici ; compétitions terminées : { $done } sur { $all }.
co-combined-waiting = Le classement commence dès qu’une compétition a clos ses inscriptions.
co-combined-strangers = Tout le monde ne joue pas dans chaque compétition : { $names }. Il n’y a donc pas de classement.
co-combined-wins = { $name } gagne le championnat !
co-th = { $place ->
    [1] 1er
   *[other] { $place }e
}
co-combined-place = { co-th }
co-combined-csv = Classement (CSV)
co-combined-remove = Supprimer le championnat
co-combined-remove-sure = Supprimer ce championnat ? Ses compétitions restent.
co-split = en 90 minutes · en prolongation · aux tirs au but
co-fair = points de fair-play (moins il y en a, mieux c’est)
co-fair-short = FP
co-more = Autres options
co-qualify = Qualifiés par poule
co-group-twice = Poules en aller-retour
co-two-legs = Élimination en aller-retour
co-neutral = Finale sur terrain neutre
co-home-bonus = Avantage du terrain
co-home-bonus-help = L’équipe à domicile a six points de plus pour ses joueurs.
co-combined-title = Nom du championnat
co-how-gg = but en or
co-how-aet = prolongation
co-how-pens = tirs au but { $home }–{ $away }
co-seeding = Têtes de série selon la liste
co-seeding-help = Le premier de la liste est tête de série n° 1. Sinon, l’ordre est tiré au sort.

error-no-competition = Cette compétition n’existe pas.
error-not-organiser = Seul l’organisateur peut le faire.
