### Les grands moments d’un match : buts, cartons, prolongation, tirs au but, coup de sifflet final, coupe.

moments-goal = But !
moments-number = Le numéro { $number }
moments-own-goal = But contre son camp, { $name }
moments-tap = Touchez pour continuer
moments-play-on = On continue
moments-headline-goal = { $you ->
    [yes] But pour vous
   *[no] But : { $team }
}
moments-penalties = Tirs au but

moments-they-pull-back = Ils réduisent l’écart
moments-they-level = Ils égalisent
moments-they-lead = Ils prennent l’avantage
moments-they-again = Ils en mettent un de plus
moments-stand-lead = Vous menez encore { $score }.
moments-stand-level = Le score est de { $score }.
moments-stand-behind = Vous êtes mené { $score }.

moments-card-yellow = Carton jaune
moments-card-second = Deuxième jaune : carton rouge
moments-card-red = Carton rouge

moments-kick-walks = { $name } s’avance vers le point
moments-kick-shoots = { $name } tire
moments-kick-in = C’est au fond !
moments-kick-out = Raté !
moments-on-penalties = { $home }–{ $away } aux tirs au but
moments-row = { $name }, tirs au but réussis : { $scored } sur { $taken }

moments-say-goal = { $you ->
    [yes] But pour vous
   *[no] But ! { $team }
}. { $name }. { $score }{ $minute ->
    [none] .
   *[other] , { $minute }.
}

moments-full-time = Fin du match
moments-you-win = Vous gagnez
moments-best = Homme du match
moments-story-loading = Les chiffres arrivent …
moments-story-none = Il n’y a pas de chiffres pour ce match.
moments-how = Le film du match
moments-chance-yours = vos chances de gagner
moments-chance-of = les chances de { $name }
moments-curve = Courbe : chances de gagner de { $start } à { $end }, à la fin { $last }.
moments-numbers = Trois chiffres
moments-you = vous
moments-see-board = Voir le plateau
moments-home = Vers la page d’accueil
