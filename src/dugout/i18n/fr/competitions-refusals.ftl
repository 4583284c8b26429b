### Compétitions : ce qui est refusé (refusal-co-…).

refusal-co-bad-field = « { $value } » n’est pas possible pour { $field }.
refusal-co-bad-format = Ce jeu n’a pas de formule « { $format } ».
refusal-co-bad-size = Cette formule est faite pour { $low } à { $high } participants ; il y en a { $entrants }.
refusal-co-bad-groups = On ne peut pas répartir { $entrants } participants en { $groups } poules de trois à six.
refusal-co-bad-qualify = { $qualify } par poule, c’est impossible : il en faut moins que dans la plus petite poule, et 2 à 32 en tout.
refusal-co-no-market = Le marché des transferts n’existe que dans un jeu avec effectifs, en championnat ou en poules jouées journée par journée.
refusal-co-bad-name = Indiquez un nom de 40 caractères au plus.
refusal-co-joined-already = { $name } est déjà inscrit.
refusal-co-no-team = { $name } a besoin d’une équipe nationale.
refusal-co-team-taken = { $team } est déjà prise. Choisissez une autre équipe.
refusal-co-no-entrant = Ce participant n’existe pas.
refusal-co-bad-order = Les têtes de série doivent nommer chaque participant une fois.
refusal-co-entries-closed = Les inscriptions sont closes.
refusal-co-too-few-cards = Il y a trop peu de cartes de joueurs pour { $entrants } managers.
refusal-co-bad-squad = L’effectif de { $name } doit compter un gardien et quinze joueurs de champ.
refusal-co-shared-card = L’effectif de { $name } a une carte déjà prise.
refusal-co-not-your-pick = Ce n’est pas à vous de choisir.
refusal-co-card-not-open = Cette carte n’est pas proposée.
refusal-co-no-draft = Il n’y a pas de sélection de joueurs en ce moment.
refusal-co-long-wishes = Une liste de souhaits est pleine à { $most }, et chaque carte n’y figure qu’une fois.
refusal-co-no-fixture = Ce match ne fait pas partie de la compétition.
refusal-co-not-yours = Vous ne jouez pas { $teams } ({ $stage ->
    [knockout] élimination directe
    [tables] soirée { $day }
    [swiss] ronde { $day }
    [ladder] match { $day } de l’échelle
   *[league] journée { $day }
}).
refusal-co-begun-already = { $teams } ({ $stage ->
    [knockout] élimination directe
    [tables] soirée { $day }
    [swiss] ronde { $day }
    [ladder] match { $day } de l’échelle
   *[league] journée { $day }
}) a déjà commencé ou est terminé.
refusal-co-not-begun = { $teams } ({ $stage ->
    [knockout] élimination directe
    [tables] soirée { $day }
    [swiss] ronde { $day }
    [ladder] match { $day } de l’échelle
   *[league] journée { $day }
}) n’est pas en cours.
refusal-co-bad-report = { $why ->
    [no-winner] Il faut un vainqueur : à égalité après 90 minutes, la prolongation ou les tirs au but décident.
    [no-extra-time] Ce match se termine après 90 minutes, même à égalité : sans prolongation ni tirs au but.
    [decided-before] Le match était déjà décidé, on n’a plus joué ensuite. Changez les buts ou la façon dont il s’est décidé.
    [golden-goal] La prolongation s’arrête au premier but : une équipe a exactement un but de plus qu’après 90 minutes, ou les tirs au but décident.
    [level-extra-time] Si la prolongation décide, elle a un vainqueur. À égalité, ce sont les tirs au but qui décident.
    [level-shootout] Une séance de tirs au but a un vainqueur : une équipe en marque plus que l’autre.
    [fewer-goals] À la fin, aucune équipe n’a moins de buts qu’après 90 minutes.
    [forfeit] Un forfait ne se saisit pas à la main. Indiquez comment le match s’est terminé, ou annulez le résultat.
   *[other] Aucun match ne peut finir sur ces chiffres.
}
refusal-co-bad-session = { $why ->
    [cash] { $name } ne peut pas avoir cette somme : les billets sont de 5 et de 10, et personne ne perd plus de 10 par manche.
    [total] C'est plus que ce que la banque a pu payer à cette table. Vérifiez l'argent de chacun.
    [right] { $name } ne peut pas avoir autant de résultats justes : 13 par manche au plus, et pas plus en tout que la meilleure manche ne le permet.
    [leads] { $name } ne peut pas avoir été en tête plus de manches qu'on n'en a joué.
   *[rounds] Une séance a de 1 à 20 manches.
}
refusal-co-bad-code = Le rapport a un code qui n’existe pas ({ $what }).
refusal-co-bad-rolls = { $teams } demande { $wanted ->
    [one] { $wanted } lancer
   *[other] { $wanted } lancers
} pour les blessés.
refusal-co-no-window = Aucune période de transferts n’est ouverte pour vous.
refusal-co-long-list = Une liste a { $most } demandes au plus.
refusal-co-bad-request = Échangez un gardien contre un gardien, ou un joueur de champ contre un joueur de champ.
refusal-co-no-deadline = Aucun délai n’est écoulé.
refusal-co-cannot-withdraw = Il n’y a rien dont se retirer.
refusal-co-out-already = { $name } est déjà éliminé.
refusal-co-finished = La compétition est terminée.
refusal-co-nothing-to-correct = Ce match n’a pas de résultat à corriger.
refusal-co-too-late = Ce résultat ne peut plus être corrigé : une des équipes a commencé son match suivant, la phase finale a commencé, ou les transferts qui suivaient sont faits.
refusal-co-not-the-same-people = Un championnat combiné demande les mêmes joueurs dans chaque jeu.
refusal-co-not-two-games = Un championnat combiné demande deux ou trois compétitions, chacune dans un jeu différent.
refusal-co-bad-man = Aucun effectif n’a de joueur { $man }.
refusal-co-man-out = Le joueur { $man } était suspendu ou blessé pour ce match : il ne peut y avoir ni but, ni carton, ni blessure.
refusal-co-not-finished = On ne peut reprendre suspensions et blessures que d’une compétition terminée.
refusal-co-nothing-to-inherit = Dans ce jeu, il n’y a rien à reprendre.
refusal-co-other-game = On ne peut reprendre suspensions et blessures que du même jeu.
refusal-co-no-reason = Donnez une raison. Tout le monde dans la compétition peut la lire.
refusal-co-in-a-match = { $name } est en plein match. Attendez qu'il soit fini.
refusal-co-cannot-replace = { $name } ne peut être remplacé que pendant la compétition.
refusal-co-no-entry = Ce match se joue à plusieurs autour d'une table : on n'y saisit pas de résultat.
refusal-co-nothing-entered = Personne n’a saisi de résultat pour { $teams }, ou il compte déjà.
refusal-co-being-played = { $teams } se joue en ce moment sur Dugout. Laissez-le finir là-bas, ou déclarez un des deux côtés forfait.
refusal-co-not-in-turn = Ce n’est pas encore le tour de { $teams } : les matchs d'avant doivent être finis, et aucun des deux ne doit jouer ailleurs.
refusal-co-too-many-scorers = { $teams } : plus de buteurs que de buts.
refusal-co-part-over = C’est déjà fini.
refusal-co-cannot-pause = Seule une compétition en cours peut être suspendue, et une seule fois.
refusal-co-not-paused = La compétition n’est pas suspendue.
refusal-co-deleted = Cette compétition est supprimée. Rétablissez-la d’abord.
refusal-co-bad-title = Donnez un nom de { $most } caractères au plus.
refusal-co-not-offered = Personne ne vous a proposé cette compétition.
refusal-co-in-the-past = Ce moment est déjà passé. Choisissez-en un plus tard.
refusal-co-too-far = C’est trop loin. Choisissez une date avant 2100.
refusal-co-no-evening = Cette soirée n’est pas ouverte, ou elle est finie.
refusal-co-not-called = { $teams } n’a pas été appelé à une table, ou a commencé.
refusal-co-has-name = Ce téléphone est déjà { $name }. Rendez d’abord ce nom.
refusal-co-name-held = { $name } est déjà là, sur un autre téléphone. C’est vous ? L’organisateur peut libérer le nom.
refusal-co-place-taken = Quelqu’un d’autre a pris cette place entre-temps. Demandez-en une autre à l’organisateur.
refusal-co-no-phone = { $name } n’est sur aucun téléphone de la soirée.
refusal-co-no-lending = { $teams } ne se joue pas à deux sur un même téléphone.
refusal-co-list-full = Il y a déjà { $most } personnes sur la liste.
refusal-co-cannot-end = Seuls un championnat, un système suisse ou une échelle qui a au moins un résultat peuvent être arrêtés avant la fin.
refusal-co-changed-meanwhile = Quelque chose a changé entre-temps, et la suite n’est plus la même. Relisez-la, puis confirmez.
refusal-co-bad-rounds = Un tournoi suisse a moins de rondes que d’engagés : { $rounds } rondes, c’est trop pour { $entrants }.
refusal-co-cannot-pair = La ronde suivante ne peut pas encore être appariée : la précédente n’est pas finie, ou c’est la pause.
refusal-co-bad-pairs = Tous ceux de ces paires ne peuvent pas jouer maintenant.
refusal-co-round-begun = La ronde { $day } ne peut plus être appariée à nouveau : un de ses matchs a commencé.
refusal-co-too-late-to-enter = Il est trop tard pour s’engager : la moitié des rondes est appariée, ou la compétition est finie.
refusal-co-late-squad = Personne ne peut arriver en retard ici : les effectifs sont déjà choisis.
refusal-co-no-challenge = Vous pouvez défier quelqu’un jusqu’à { $reach } places plus haut, tant qu’aucun de vous n’est dans un match ou un défi.
refusal-co-not-free = Vous êtes déjà dans un match ou un défi, ou avez joué tous vos matchs ({ $most } au plus).
refusal-co-helper-may-not = Seul l'organisateur le peut, pas une aide.
refusal-co-helper-limited = Vous aidez pour les résultats et les dates. L’organisateur fait le reste.
refusal-co-helper-own = C’est votre propre match : saisissez le résultat sous « votre prochain match », et l’autre le confirme.
refusal-co-follows-itself = Une compétition ne peut suivre ni elle-même ni une qui la suit.
