# The coach beside the table.
coach-ask = Demander à l’entraîneur
coach-title = L’entraîneur
coach-lead = Ce que ferait un bon joueur ici, le meilleur d’abord, et pourquoi.
coach-first-step = Jouer la première étape
coach-do = Jouer cela
coach-draft = Mettre ce plan sur le terrain
coach-none = Rien ne se détache : jouez à votre idée.
coach-moments = { $count ->
    [0] Chercher des moments à retenir
    [one] Un moment à retenir
   *[other] { $count } moments à retenir
}
coach-played = Vous avez joué
coach-better = Il valait mieux
coach-no-moments = Vous n’avez rien manqué d’important.
coach-plan-number = Plan { $number }
coach-chance = { $what ->
    [arrives] Le ballon arrive
    [accurate] La passe est précise
    [keeps] Il arrive avec le ballon
    [goal] But
    [against] But encaissé
    [won] Ballon gagné
    [foul] Faute
    [failed] Tacle manqué
    [success] Intercepté
    [rebound] Rebond
    [catch] Capté
    [unblocked] Non contré
    [red] Carton rouge
    [tie] Ballon libre
    [header] Duel de tête gagné
    [header-if-all-jump] Duel de tête gagné, si tous sautent
    [goal-if-all-jump] But, si tous sautent
    [their-pass] Leur passe arrive
    [their-shot] Leur tir ensuite marque
    [takes] Votre gardien a le ballon
   *[other] Chance
} : { $percent }

# Answers whose events do not tell what they are.
coach-plan-ch-roll = Lancez le dé.
coach-plan-ch-none = Personne n’y va.
coach-plan-ch-lineup = Le { $keeper } au but ; défenseurs { $defenders } ; milieux { $midfielders } ; attaquants { $attackers }.
coach-plan-ca-end = Restez-en là.
coach-plan-ca-stay = Restez sur place.
coach-plan-ca-no = N’y allez pas.
coach-plan-ca-move = Commencez une phase de mouvement.
coach-plan-ca-play-on = Laissez jouer.
coach-plan-ca-take-kick = Tirez le coup franc.
coach-plan-ca-drop = Laissez tomber le ballon.
coach-plan-ca-header = Jouez le ballon de la tête.
coach-plan-ca-lineup = { $men ->
    [11] Alignez un { $formation }.
   *[other] Faites composer votre équipe.
}
coach-plan-to-goal = Un { $card } ({ $team }) : { $match } { $home }–{ $away }.
coach-plan-to-open = Jouez à main ouverte.
coach-plan-to-covered = Gardez votre main cachée.
coach-plan-to-form = Victoires à domicile : { $home }. À l’extérieur : { $away }. Nuls : { $draws }.
coach-plan-to-none = aucun
coach-plan-to-stand = Accordez le but.
