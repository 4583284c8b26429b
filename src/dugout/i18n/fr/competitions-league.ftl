### Une compétition en cours : les étapes du calendrier, ce qui en découle, ce qui est fait.
co-leg = { $round }, match { $leg }
co-draw-title = { $count ->
    [0] Personne n'est encore inscrit
    [one] 1 participant inscrit
   *[other] { $count } participants inscrits
}
co-play-along = Jouer aussi
co-type-score = Saisissez le score : ce qui en découle s'affiche ici.
co-follows-pair = { $round } : { $kind ->
    [new] { $match }.
    [other] { $match } au lieu de { $old }.
   *[open] { $old } tombe ; on ne sait plus qui joue.
}
co-follows-winner = { $round } : { $kind ->
    [new] { $name } se qualifie.
    [other] { $name } se qualifie à la place de { $old }.
   *[open] on ne sait plus qui se qualifie.
}
co-follows-champion = { $name } gagne et tout est fini : après cela, plus aucun résultat ne se corrige.
co-fixed = { $why ->
    [finished] Définitif : la compétition est finie.
    [played-on] Définitif : { $name } a commencé le match suivant.
    [traded] Définitif : les transferts suivants sont faits.
   *[knock-out] Définitif : l'élimination directe a commencé.
}
co-done = { $act ->
    [pair] La ronde est appariée à nouveau.
    [enter] Le résultat est saisi.
    [confirm] Le résultat compte. Les entraîneurs sont prévenus.
    [reject] Refusé. Les entraîneurs sont prévenus et saisissent de nouveau.
    [overturn] Le résultat est revu.
    [award] Le forfait est décidé.
    [extend] Il y a plus de temps.
    [withdraw] Le participant est retiré.
    [replace] Le participant est remplacé.
   *[other] C'est fait.
}

# Le reste de l'organisation : dates, pause, nom, qui dirige, archives, fin.
co-desk-tab-results = Résultats
co-desk-tab-entrants = Participants
co-desk-tab-calendar = Calendrier
co-desk-tab-settings = Réglages
co-extend-until = Jusqu'au …
co-extend-later = Choisissez un moment après la fin actuelle.
co-date = Donner sa date à un match
co-date-which = Match
co-date-when = Date et heure
co-break = Prévoir une pause
co-break-help = Aucune échéance ne tombe ces jours-là. Ce qui devait finir alors ou plus tard finit d’autant de jours plus tard ; on peut quand même jouer.
co-break-first = Premier jour libre
co-break-last = Dernier jour libre
co-break-missing = Choisissez le premier et le dernier jour libre.
co-break-late = Aucune journée ne finit après. Choisissez des jours plus tôt.
co-pause = Tout suspendre
co-pause-help = Jusqu'à la reprise, aucune échéance ne passe et aucun match ne commence. Les matchs en cours peuvent être finis.
co-paused = Suspendu.
co-paused-text = Aucune échéance ne passe et aucun match ne commence avant la reprise.
co-resume = Reprendre
co-runs-guest = Seul cet appareil sait que vous dirigez ceci.
co-runs-keep = Gardez votre nom
co-stats-forfeit = Un forfait compte ici avec ses buts, mais pas comme match sans but encaissé.
co-clock-title = Temps de réflexion
co-clock-help = Il vaut pour les matchs qui n’ont pas commencé ; un match garde le temps avec lequel il a commencé.
co-clock-do = Changer le temps de réflexion
co-name-look = Nom et description
co-about = De quoi il s'agit
co-save-name = Enregistrer
co-archive = Mettre aux archives
co-unarchive = Sortir des archives
co-archive-help = Aux archives, elle est rangée à part dans la liste. Rien d'autre ne change.
co-is-archived = Aux archives.
co-archived = Archives
co-runs = Qui dirige
co-fixed-title = Comment on joue
co-fixed-help = Fixé depuis la création. Pour d’autres règles, créez-en une nouvelle : une copie reprend tout cela.
co-fixed-private = Privée : qui a le lien peut regarder et s’inscrire.
co-fixed-private-drawn = Privée : qui a le lien peut regarder.
co-runs-help = Une aide peut tout ce que vous pouvez, sauf choisir des aides, transmettre, arrêter avant la fin et supprimer.
co-helps = vous aide
co-next-missing = Absents : { $men }.
co-rights-all = tout
co-rights-limited = résultats et dates seulement
co-rights-of = Ce que { $name } peut faire
co-share-with = Désigner comme aide
co-unshare = Retirer des aides
co-offer = Transmettre
co-offer-back = Retirer la proposition
co-offered = a reçu votre proposition de reprendre
co-nobody-helps = Personne ne participe encore avec son propre compte.
co-offered-you = Vous pouvez reprendre.
co-offered-text = L'organisateur veut vous transmettre cette compétition. Vous continuez à jouer.
co-accept = Reprendre la direction
co-decline = Non merci
co-delete = Supprimer
co-delete-help = { $count ->
    [0] Classement, calendrier et journal disparaissent pour tous. Pendant 30 jours vous pouvez tout rétablir.
    [one] Classement, calendrier et journal disparaissent pour tous. Le match reste à ceux qui l'ont joué. Pendant 30 jours vous pouvez tout rétablir.
   *[other] Classement, calendrier et journal disparaissent pour tous. Les { $count } matchs restent à ceux qui les ont joués. Pendant 30 jours vous pouvez tout rétablir.
}
co-delete-type = Tapez le nom pour confirmer
co-deleted = Supprimée. Vous seul la voyez encore, et jusqu'au { $time } vous pouvez la rétablir.
co-restore = Rétablir
co-restored = Elle était supprimée par erreur.
co-take-back = Annuler cette décision
co-did-pause = { $by } a tout suspendu.
co-did-resume = { $by } a repris ; tout finit { $hours ->
    [0] moins d'une heure
    [one] 1 heure
   *[other] { $hours } { $unit ->
        [days] jours
       *[hours] heures
    }
} plus tard.
co-did-date = { $dated ->
    [yes] { $by } a donné sa date à { $match } : { $time }.
   *[no] { $by } a retiré la date de { $match }.
}
co-did-clock = { $by } a changé le temps de réflexion des prochains matchs : { $pace }.
co-did-rename = { $by } a renommé « { $before } » en « { $after } ».
co-did-archive = { $on ->
    [yes] { $by } l'a mise aux archives.
   *[no] { $by } l'a sortie des archives.
}
co-did-delete = { $on ->
    [yes] { $by } l'a supprimée.
   *[no] { $by } l'a rétablie.
}
co-did-share = { $on ->
    [yes] { $self ->
        [yes] { $name } a accepté d’aider{ $after ->
            [limited] {" "}pour les résultats et les dates.
           *[all] .
        }
       *[no] { $after ->
            [limited] { $name } aide { $by } pour les résultats et les dates.
           *[all] { $name } aide { $by }.
        }
    }
   *[no] { $name } n'aide plus { $by }.
}
co-did-offer = { $by } a demandé à { $name } de reprendre.
co-did-accept = { $on ->
    [yes] { $name } dirige maintenant.
   *[no] { $name } n'a pas voulu reprendre.
}
co-phase-deleted = supprimée
co-preview-cup = { $days ->
    [one] { $days } tour
   *[other] { $days } tours
}, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
}, environ { $hours } { $unit ->
    [days] jours
    [minutes] minutes
   *[hours] heures
} par tour.

# La page d'accueil d'une ligue.
co-tab-home = Accueil
co-race = La course au titre
co-race-help = { $kind ->
    [money] Gain ou perte après chaque soirée ; touchez un nom pour le suivre.
   *[points] Points après chaque journée ; touchez une équipe pour la suivre.
}
co-race-table = En tableau
co-news = Actualités
co-news-none = Rien ne s'est encore passé.
co-news-ban = { $name }, { $man } : manque { $count ->
    [one] un match
   *[other] { $count } matchs
}, { $code ->
    [Y] carton jaune
    [YY] second carton jaune
    [R] carton rouge
   *[YR] carton jaune puis rouge
}.
co-news-injury = { $name }, { $man } : blessé pour { $count ->
    [one] un match
   *[other] { $count } matchs
}.
co-news-transfer = { $name } achète { $man } et laisse partir { $out }, pour { $count ->
    [one] 1 crédit
   *[other] { $count } crédits
}.
co-news-champion = { $name } remporte la compétition.
co-news-streak = { $what ->
    [won] { $name } a gagné { $count } fois de suite.
    [lost] { $name } a perdu { $count } fois de suite.
   *[unbeaten] { $name } est invaincu depuis { $count } matchs.
}
co-report = Feuille de match
co-all-fixtures = Tous les matchs
co-team-place = { co-th }, { $kind ->
    [money] argent { $money }
   *[points] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
co-team-matches = Matchs
co-legend-split = Sous gagné et perdu : en 90 minutes · prolongation · tirs au but
co-legend-won = gagné, points
co-legend-drawn = nul
co-legend-lost = perdu
co-legend-money = Argent : combien de plus ou de moins que ce que la banque a donné à chacun.

# The home page.
co-due = À jouer dans vos ligues
co-is-ready = { $names } : { $count ->
    [one] prêt
   *[other] prêts
}
