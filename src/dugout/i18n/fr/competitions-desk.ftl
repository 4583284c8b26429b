# La table de l'organisateur : résultats à la main, départs, délais, et ce qui a été décidé.
co-tab-desk = Organisation
co-tab-history = Journal
co-cancel = Annuler
co-waits = Encore ouverts
co-waits-none = Aucun match à saisir en ce moment.
co-desk-kind = Ce qui s'est passé
co-desk-enter = Vraie table
co-desk-enter-title = Saisir un résultat
co-desk-enter-do = Saisir
co-desk-award = Forfait
co-desk-award-title = Décider un forfait
co-desk-award-do = Décider
co-desk-overturn = Autre score
co-desk-overturn-title = Revoir ce résultat ?
co-desk-overturn-do = Revoir
co-desk-strike = Rayer
co-desk-strike-title = Rayer ce résultat ?
co-desk-strike-do = Rayer
co-desk-strike-help = Le résultat disparaît et le match est de nouveau à jouer.
co-desk-loser = Qui perd par forfait
co-desk-loser-first = Choisissez qui perd par forfait.
co-desk-forfeits = Forfait de { $name }
co-codes-goals = Buts, cartons et blessures (les buteurs peuvent rester vides)
co-goal = but
co-add-goal = Ajouter un but
co-add-code-card = Ajouter un carton ou une blessure
co-reason = Raison, visible de tous
co-reason-example = { $kind ->
    [award] Absent, sans prévenir
   *[other] Les chiffres étaient inversés
}
co-follows = Ce qui en découle
co-follows-row = { $name } : { $same ->
    [yes] désormais { co-th }
   *[no] { $kind ->
        [money] argent
       *[points] points
    } { $before } → { $after }{ $moved ->
        [yes] , désormais { co-th }
       *[no] { "" }
    }
}
co-follows-man = { $name }, { $man } : { $suspended ->
    [0] pas suspendu
    [one] suspendu 1 match
   *[other] suspendu { $suspended } matchs
}, { $rolled ->
    [yes] un dé décidera de la blessure quand vous confirmerez
   *[no] { $hurt ->
        [0] apte
        [one] blessé 1 match
       *[other] blessé { $hurt } matchs
    }
}
co-follows-out = { $name } est éliminé.
co-follows-matches = { $status ->
    [done] { $count ->
        [one] Un autre match devient un forfait.
       *[other] { $count } autres matchs deviennent des forfaits.
    }
    [void] { $count ->
        [one] Un match quitte le classement.
       *[other] { $count } matchs quittent le classement.
    }
    [unplayed] { $count ->
        [one] Un match reste non joué.
       *[other] { $count } matchs restent non joués.
    }
   *[waiting] { $count ->
        [one] Un match est de nouveau ouvert.
       *[other] { $count } matchs sont de nouveau ouverts.
    }
}
co-follows-part = { $part } finit maintenant le { $time }.
co-follows-told = { $count ->
    [0] C'est noté au journal.
    [one] C'est noté au journal, et une personne est prévenue.
   *[other] C'est noté au journal, et { $count } personnes sont prévenues.
}
co-dropout = Quand quelqu'un abandonne
co-replace = Remplacer
co-replace-help = Une autre personne reprend l'équipe avec ses résultats, cartons, blessures et dates.
co-replace-name = Qui reprend
co-take-out = Retirer
co-take-out-help = Avant la moitié des matchs, tous quittent le classement ; ensuite le reste est perdu par forfait.
co-change-entrant = Remplacer ou retirer { $name }
co-before-him = avant : { $name }
co-state-in = inscrit
co-state-out = éliminé
co-state-computer = ordinateur
co-days-title = Le calendrier
co-day-over = { $over } sur { $count } joués
co-day-running = { $count } en cours
co-day-live = en cours
co-day-done = terminée
co-day-change = Modifier
co-date-missing = Choisissez une date et une heure.
co-extend = Donner plus de temps
co-extend-by = Combien
co-extend-time = { $hours ->
    [1] 1 heure
    [3] 3 heures
    [24] 1 jour
    [72] 3 jours
   *[168] une semaine
}
co-extend-rest = Tout ce qui suit recule aussi
co-did-nothing = Rien n'a encore été décidé.
co-did-draw = { $by } a clos les inscriptions et fait le tirage.
co-did-enter = { $confirmed ->
    [both] Les deux côtés ont saisi { $match } pareil : { $after }, joué sur une vraie table.
    [one] { $by } a confirmé { $match } : { $after }. { $other } l’avait saisi, joué sur une vraie table.
   *[no] { $by } a saisi { $match } : { $after }, joué sur une vraie table.
}
co-reason-done = C’est fait. C’est dans le journal.
co-did-session = { $by } a saisi la séance de { $match }, jouée à une vraie table.
co-did-reject = { $by } a refusé ce qui avait été saisi pour { $match }. C’est à saisir de nouveau.
co-did-overturn = { $by } a revu { $match } : { $struck ->
    [yes] { $before } est rayé
   *[no] { $before } → { $after }
}.
co-did-award = { $by } a décidé un forfait pour { $match } : { $after }.
co-did-extend = { $part } : { $by } a { $on ->
    [yes] prolongé
   *[no] raccourci
} le délai de { $hours ->
    [0] moins d'une heure
    [one] 1 heure
   *[other] { $hours } { $unit ->
        [days] jours
       *[hours] heures
    }
}.
co-did-replace = { $by } a remplacé { $name } par { $other }.
co-did-claim = { $name } a pris sa place.
co-did-withdraw = { $self ->
    [yes] { $by } a quitté la compétition.
   *[no] { $by } a retiré { $name }.
}
co-did-deadline = { $part } : le délai est passé, et { $by } a tranché tout ce qui restait.
co-by-hand = saisi à la main
co-overturned = revu
co-was-ruled = { $by } a décidé un forfait le { $time } : { $after }.
co-was-overturned = { $struck ->
    [yes] Ce résultat, { $before }, a été rayé le { $time } par { $by }.
   *[no] Ce résultat a été revu le { $time } par { $by } : { $before } → { $after }.
}
co-guest-ready = { $name } est prêt
co-guest-unready = { $name } n'est plus prêt

# Les participants avant le tirage.
co-seed-grip = Déplacer { $name }, tête de série { $place } sur { $count }. Espace soulève, les flèches déplacent ; Alt et une flèche déplacent tout de suite.
co-seed-at = { $name }, tête de série { $place } sur { $count }
co-seed-lifted = { $name } soulevé, tête de série { $place } sur { $count }. Les flèches déplacent, espace repose.
co-add-names = Ajouter des gens par leur nom
co-names-lines = Lucie Morel
    Fatma, Lions rouges
    Tante Rita
co-add-guests = { $count ->
    [0] Ajouter
    [one] Ajouter un invité
   *[other] Ajouter { $count } invités
}
co-invite = Inviter par un lien
co-invite-to = Participer à { $title }
co-claim-help = Qui ouvre ce lien joue à la place de { $name }. Ne l'envoyez à personne d'autre.
co-claim-link = Lien pour { $name }
co-desk-begun = Le match se joue sur Dugout. S’il a finalement été joué sur une vraie table, prononcez d’abord un forfait : il figure alors parmi les résultats, où vous le corrigez.
co-claim-title = Une place vous attend
co-claim-text = L'organisateur de { $title } vous a déjà inscrit. Prenez votre place, et vous jouerez depuis cet appareil.
co-claim-gone = Cette place est prise
co-claim = Prendre ma place
co-sheet-rounds = Manches jouées
co-sheet-player = Joueur
co-sheet-column = { $column ->
    [right] justes
    [leads] en tête
    [bests] record
   *[cash] argent
}
co-sheet-help = L'argent à la fin de la séance décide. Les résultats justes, les manches en tête et la meilleure manche départagent les ex æquo et peuvent rester vides. Le classement montre combien c’est de plus ou de moins que ce que la banque a donné à chacun.
co-sheet-more = Saisir aussi les résultats justes
co-sheet-type = Saisissez l'argent de chacun : la suite s'affiche alors ici.
co-whole-numbers = Saisissez des nombres entiers, 0 ou plus.
co-sheet-strike-help = La séance est de nouveau ouverte : saisissez-la encore, ou jouez-la ici.
