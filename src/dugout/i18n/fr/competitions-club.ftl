### Le bureau avec d’autres : poules à la main, remplaçants, aides, résultats des entraîneurs, la fin.
co-group-at = { $name }, poule { $group }
co-groups-by-hand = Répartir soi-même dans les poules
co-groups-help = Faites glisser quelqu’un sur un autre : ils échangent leurs places ; ou Espace et les flèches.
co-groups-drawn = Les poules suivent l’ordre : d’abord un dans la poule A, B et ainsi de suite, puis en sens inverse.
co-said-title = { $count ->
    [one] Un résultat vous attend
   *[other] { $count } résultats vous attendent
}
co-said-accept = { $alone ->
    [yes] Confirmer { $score }
   *[no] { $name } : { $score } est juste
}
co-said-reject = { $count ->
    [one] Refuser
   *[other] Refuser les deux
}
co-disputed = Ils ne sont pas d’accord. À vous de décider.
co-unconfirmed = L’autre côté ne l’a pas encore confirmé. Vous pouvez le faire.
co-unconfirmed-yours = Votre propre match : voici ce que l’autre côté a saisi.
co-said-enter = Joué sur une vraie table ? Saisir le résultat
co-said-otherwise = Le score était autre
co-said-help = Saisissez le score. Il compte dès que { $guest ->
    [yes] l’organisateur
   *[no] { $name }
} le confirme.
co-said-mine = Vous avez saisi { $score }. Cela compte dès que { $guest ->
    [yes] l’organisateur
   *[no] { $name }
} le confirme.
co-said-other = { $name } a saisi { $score }. Est-ce juste ?
co-said-both = Vous avez saisi { $mine }, { $name } { $other }. L’organisateur décide, sauf si l’un de vous change d’avis.
co-said-confirm = Oui, { $score }
co-said-last = Ce résultat met fin à la compétition : après cela, plus personne ne peut le corriger. Faut-il compter { $score } ?
co-desk-correct-title = Corriger ce résultat
co-desk-correct-do = Corriger
co-substitutes = Remplaçants
co-substitutes-help = Les personnes prêtes à reprendre une équipe. Si vous remplacez quelqu’un, vous pouvez choisir l’une d’elles.
co-substitutes-none = Personne n’est sur la liste.
co-substitute-name = Nom
co-substitute-add = Ajouter à la liste
co-substitute-else = Quelqu’un d’autre…
co-wait-offer = Commencé sans vous ? Les remplaçants prennent la place de qui abandonne.
co-waits-you = Vous êtes sur la liste des remplaçants. Si quelqu’un abandonne, l’organisateur peut vous donner l’équipe.
co-wait = M’inscrire sur la liste
co-unwait = Me retirer de la liste
co-help-invite = Inviter une aide qui ne joue pas
co-help-link = Lien pour une aide
co-help-link-help = La première personne qui ouvre ce lien vous aide. Ne l’envoyez qu’à une seule.
co-help-link-off = Retirer le lien
co-helps-outside = vous aide, ne joue pas
co-help-asked = On vous demande de l’aide.
co-help-asked-text = Vous pourrez saisir des résultats, déplacer des dates et faire tout ce que demande { $title }.
co-help-do = Je veux bien aider
co-end-early = Arrêter la saison avant la fin
co-end-early-help = Ce qui n’est pas fini reste non joué, le classement reste, et qui le mène est champion. On ne peut pas y revenir.
co-ends-soon = { $part } se termine le { $time }, et { $count ->
    [one] un match reste à jouer.
   *[other] { $count } matchs restent à jouer.
}
co-extend-three = Prolonger de trois jours
co-extend-because = Des matchs restent à jouer.
co-withdraw-follows = { $branch ->
    [draft] La répartition recommence sans vous.
    [tables] Un ordinateur joue pour vous jusqu’à la fin de cette séance. Vous gardez votre argent et n’êtes plus placé.
    [knockout] Votre adversaire se qualifie.
    [void] { $done ->
        [0] Tous vos matchs quittent le classement, car vous n’en avez pas joué la moitié.
        [one] Tous vos matchs quittent le classement, même celui que vous avez joué, car c’est moins de la moitié.
       *[other] Tous vos matchs quittent le classement, même les { $done } que vous avez joués, car c’est moins de la moitié.
    }
   *[forfeits] { $rest ->
        [0] Vos résultats restent acquis.
        [one] Le match qu’il vous reste est perdu par forfait. Les autres restent.
       *[other] Les { $rest } matchs qu’il vous reste sont perdus par forfait. Les autres restent.
    }
}
co-did-wait = { $on ->
    [yes] { $name } est sur la liste des remplaçants.
   *[no] { $name } n’est plus sur la liste des remplaçants.
}
co-did-end = { $by } a arrêté la saison avant la fin.
co-desk-settings = Nom, aides, suppression
