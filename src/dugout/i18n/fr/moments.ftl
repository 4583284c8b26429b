### Les grands moments d’un match : buts, cartons, prolongation, tirs au but, coup de sifflet final, coupe.

moments-goal = But !
moments-number = Le numéro { $number }
moments-own-goal = But contre son camp, { $name }
moments-tap = Touche pour continuer
moments-play-on = On continue
moments-headline-goal = But pour { $team }
moments-penalties = Tirs au but

moments-they-pull-back = Ils réduisent l’écart
moments-they-level = Ils égalisent
moments-they-lead = Ils prennent l’avantage
moments-they-again = Ils en mettent un de plus
moments-stand-lead = Tu mènes encore { $score }.
moments-stand-level = Le score est de { $score }.
moments-stand-behind = Tu es mené { $score }.

moments-card-yellow = Carton jaune
moments-card-second = Deuxième jaune : carton rouge
moments-card-red = Carton rouge

moments-kick-walks = { $name } s’avance vers le point
moments-kick-in = C’est au fond !
moments-kick-out = Raté !
moments-row = { $name } : { $scored } tirs au but réussis sur { $taken }

moments-say-goal = But pour { $team }. { $name }. { $score }{ $minute ->
    [none] .
   *[other] , { $minute }.
}
