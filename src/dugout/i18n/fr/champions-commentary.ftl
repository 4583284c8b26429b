### Champions 2020 : la phrase d'un tour. Le maillot de celui dont elle parle est dessiné à côté, $shirt suffit donc ;
### $way est une suite de passes (« #10 pour #8 »), $by, $victim et $passer sont des joueurs, avec leur équipe s'ils sont adverses.

tell-ch-lineup = Les équipes se placent.
tell-ch-turn = { $you ->
    [yes] À vous de jouer
   *[no] À { $seat } de jouer
}
tell-ch-roll = { $you ->
    [yes] Vous faites { $face }
   *[no] { $seat } fait { $face }
}
tell-ch-card = { $colour ->
    [red] Carton rouge pour #{ $shirt }
   *[yellow] Carton jaune pour #{ $shirt }
}{ $hurt ->
    [yes] , un bandage pour { $victim }
   *[no] {""}
}
tell-ch-foul = #{ $shirt } fauche { $victim }
tell-ch-shot = { $end ->
    [held] Tir de #{ $shirt }, capté par { $by }
    [parried] Tir de #{ $shirt }, repoussé par { $by }
    [cut] Tir de #{ $shirt }, contré par { $by }
    [hands] Tir de #{ $shirt }, main hors de la surface : { $by }
    [wide] Tir de #{ $shirt }, le ballon sort
   *[no] Tir de #{ $shirt }
}
tell-ch-shoots = #{ $shirt } arme sa frappe …
tell-ch-cut = { $known ->
    [yes] #{ $shirt } intercepte le ballon joué par { $passer }
   *[no] #{ $shirt } intercepte le ballon
}
tell-ch-cut-on = #{ $shirt } intercepte le ballon et relance en { $cell }
tell-ch-cut-then = #{ $shirt } intercepte le ballon, { $by } le joue en { $cell }
tell-ch-to = { $way } pour #{ $shirt }
tell-ch-seeks = { $way } cherche #{ $shirt }
tell-ch-on = { $legs ->
    [1] { $way } joue en { $cell }
   *[other] { $way }, puis en { $cell }
}
tell-ch-restart = { $restart ->
    [1] Relance
    [2] Coup de pied de but
    [3] Touche
    [4] Corner
    [7] Penalty
   *[other] Coup franc
} : { $way }
tell-ch-plays = #{ $shirt } joue le ballon…
tell-ch-moves = #{ $shirt } se met en route…
tell-ch-decided = { $you ->
    [yes] Vous gagnez les tirs au but { $more }–{ $less } !
   *[no] { $name } gagne les tirs au but { $more }–{ $less }
}
tell-ch-walk = #{ $shirt } va en { $cell }

# Ce qu'est une étape de l'entraîneur ; le terrain montre où.
coach-step-ch = { $code ->
    [walk] #{ $shirt } va sur la case marquée.
    [run] #{ $shirt } va au ballon.
    [chase] #{ $shirt } court après le ballon.
    [pass] #{ $shirt } passe à #{ $mate }.
    [kick] #{ $shirt } joue le ballon sur la case marquée.
    [shot] #{ $shirt } tire au but.
    [attempt] #{ $shirt } tente d’intercepter le ballon.
    [dive] #{ $shirt } plonge sur la case marquée.
    [placed] #{ $shirt } commence sur la case marquée.
    [enters] #{ $shirt } entre sur la case marquée.
   *[other] {""}
}
