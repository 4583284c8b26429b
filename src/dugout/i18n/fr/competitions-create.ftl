# Créer une compétition en trois étapes : quoi, comment, qui.
co-what = Que voulez-vous organiser ?
co-step-what = Quoi
co-step-what-title = Que voulez-vous organiser ?
co-step-what-lead = Choisissez : tout est réglé d'avance. Vous pouvez le changer à l'étape suivante.
co-step-how = Comment
co-step-how-title = Comment ça marche ?
co-step-how-lead = Lisez comme une phrase. Changez ce qui est dans une case.
co-step-who = Qui
co-step-who-title = Qui joue ?
co-step-who-lead = Tapez des noms, ou laissez faire le lien : on peut s'inscrire jusqu'au tirage.
co-next-how = Suite : comment ça marche
co-next-who = Suite : qui joue
co-back = Retour
co-open-it = Ouvrir
co-nobody-told = Personne n'est prévenu avant que vous appuyiez.
co-scratch = Partir de zéro
co-copy = Reprendre une ancienne …
co-template-evening-cup = Coupe du vendredi soir
co-template-evening-cup-help = Une soirée, un vainqueur. Élimination directe sur de vraies tables ou au téléphone.
co-template-club-league = Championnat du club
co-template-club-league-help = Tous contre tous, aller et retour. Une semaine par journée, avec cartons et blessures.
co-template-world-cup = Coupe du monde à 32 nations
co-template-world-cup-help = Huit poules de quatre, les deux premiers passent. Des ordinateurs prennent les places libres.
co-template-market-season = Saison avec suspensions et transferts
co-template-market-season-help = Une sélection des joueurs, des suspensions, des blessures et des transferts entre les journées.
co-template-table-evening = Soirée Toto
co-template-table-evening-help = Une soirée autour de la table : grilles, coups de sifflet et argent.
co-template-table-league = Championnat Toto
co-template-table-league-help = Cinq soirées, une par semaine. Tout l'argent s'additionne.
co-template-swiss-night = Soirée suisse
co-template-swiss-night-help = Tout le monde joue à chaque ronde, toujours contre quelqu’un de force voisine. Personne ne rentre tôt.
co-template-second-chance = Coupe avec seconde chance
co-template-second-chance-help = Double élimination : qui perd une fois peut encore gagner depuis le tableau des perdants.
co-template-club-ladder = Échelle du club
co-template-club-ladder-help = Quatre semaines de défis : battez quelqu’un de mieux placé et prenez sa place.
co-template-people = { $count } participants
co-how-form = La formule est
co-how-takes = { $evenings ->
    [true] Une soirée dure
   *[other] Une journée dure
}
co-how-length = Durée d'une journée
co-how-days = { $days ->
    [0] une part égale
    [1] un jour
    [3] trois jours
    [5] cinq jours
    [7] une semaine
    [14] deux semaines
   *[other] { $days } jours
}
co-how-ends = et finit à
co-how-time = Heure de fin d'une journée
co-how-any-time = n'importe quelle heure
co-how-day = Jour où une journée finit
co-how-any-day = n'importe quel jour
co-how-on = le { $day }
co-how-within = À partir du tirage, tout se joue en
co-how-hours = { $hours ->
    [one] 1 heure
   *[other] { $hours } heures
}
co-how-think = Temps de réflexion en match :
co-how-decisive = Égalité après 90 minutes ? But en or, puis tirs au but.{ $cup ->
    [yes] {""}
   *[no] {" "}Une victoire vaut 5, 4 ou 3 points.
}
co-how-level = { $cup ->
    [yes] En cas d'égalité : prolongation, puis tirs au but.
   *[no] Une victoire vaut 3 points, un nul 1. En coupe, l'égalité mène aux prolongations, puis aux tirs au but.
}
co-how-late = Qui n'est pas prêt à temps perd 3–0 par forfait. Vous pouvez toujours donner plus de temps.
co-how-carried = Cartons et blessures comptent pour les matchs suivants.
co-how-market = Entre les journées, le marché des transferts est
co-how-open = ouvert
co-how-closed = fermé
co-all-settings = Tous les réglages
co-if-join = À { $count }
co-figure-days = { $days ->
    [one] journée
   *[other] journées
}
co-figure-sessions = { $days ->
    [one] séance
   *[other] séances
}
co-figure-rounds = { $days ->
    [one] tour
   *[other] tours
}
co-figure-matches = { $matches ->
    [one] match
   *[other] matchs
}
co-figure-most = { $matches ->
    [one] match au plus
   *[other] matchs au plus
}
co-figure-last = le dernier jour
co-figure-hours = heures en tout
co-will-season = { $count } participants jouent { $matches ->
    [one] un match
   *[other] { $matches } matchs
} en { $days ->
    [one] une journée
   *[other] { $days } journées
}. Avec un tirage aujourd'hui, la première finit le { $first }, la dernière le { $last }.
co-will-sessions = { $count } participants jouent { $days ->
    [one] une séance
   *[other] { $days } séances
} autour de tables. Avec un tirage aujourd'hui, la première finit le { $first }, la dernière le { $last }.
co-will-evening = { $count } participants jouent { $matches ->
    [0] autour de tables
    [one] un match
   *[other] { $matches } matchs
}. Tout doit être fini { $hours ->
    [one] 1 heure
   *[other] { $hours } heures
} après le tirage.
co-fixtures = Calendrier
co-fixtures-drawn = Les numéros sont tirés au sort, ou vous ordonnez la liste.
co-number = n° { $number }
co-play-too = Je joue aussi
co-your-team = Votre équipe
co-team-given = Laissez vide, et vous en recevrez une
co-so-far = { $count ->
    [0] Personne encore
    [one] Une personne
   *[other] { $count } personnes
}
co-guest = invité
co-names = Noms
co-names-example = Lucie
co-names-teams-example = Fatma, Lions rouges
co-names-add = Ajouter
co-names-help = Un nom par ligne. Les invités n'ont pas besoin de compte : ils jouent sur votre appareil, par leur propre lien ou sur une vraie table.
co-fill-to = Compléter par des ordinateurs jusqu'à
co-fill-count = { $count ->
    [0] aucun ordinateur
    [one] un ordinateur
   *[other] { $count } ordinateurs
}
co-clubs = US Marais, FC Lanterne, Carrière AC, Équipe de nuit, Le Charme, Le Verger, Haute-Colline, Le Port, Lions rouges, Rue du Moulin, La Rive, Les Anciens, La Gare, Porte Nord, Parc du Château, Les Tisserands, Prunellier, Les Salines, Bout-du-Pont, Champ-Renard
co-nations = Argentine, Brésil, France, Allemagne, Espagne, Angleterre, Pays-Bas, Portugal, Italie, Belgique, Croatie, Uruguay, Mexique, États-Unis, Japon, Corée du Sud, Maroc, Sénégal, Nigeria, Ghana, Cameroun, Égypte, Australie, Danemark, Suède, Norvège, Pologne, Suisse, Autriche, Colombie, Chili, Pérou
co-preview-tables = { $days ->
    [one] { $days } séance
   *[other] { $days } séances
} à des tables de deux à huit, environ { $hours } { $unit ->
    [days] jours
    [minutes] minutes
   *[hours] heures
} par séance.
co-own-names = { $count ->
    [one] { $names } a un compte à ce nom et s’inscrit avec le lien de la compétition.
   *[other] { $names } ont des comptes à ces noms et s’inscrivent avec le lien de la compétition.
}
