### Champions 2020 : ce que vaut une décision avant d'être prise.

## Le ballon et le but

ch-who-goes = Qui va au ballon ?
ch-who-goes-help = Touchez un joueur ici ou sur le terrain. Touchez encore le ballon pour en déplacer un autre.
ch-walk-there-help = Plusieurs joueurs peuvent y aller. Touchez celui qui doit y aller.
ch-nobody-there = Avec ce lancer, aucun de vos joueurs n'arrive là.
ch-reacher = { $steps ->
    [one] #{ $shirt }, 1 pas (gratuit)
   *[other] #{ $shirt }, { $steps } pas (1 gratuit)
}
ch-steps = { $count ->
    [one] 1 pas
   *[other] { $count } pas
}
ch-pips-to-kick = reste { $count } pour la frappe
ch-goal-share = but { $share }
ch-no-shot = pas de tir
ch-up-to = jusqu'à { $share }
ch-walk-instead = Plutôt marcher
ch-onto-ball = #{ $shirt } au ballon

## Un plan reste chez vous

ch-only-you = Vous seul voyez ceci
ch-nothing-sent = rien d'envoyé
ch-planning = { $name } prépare son action
ch-rolled-so-far = A fait { $face }.
ch-so-far = Depuis { $time }.

## Interceptions

ch-step-in-who = { $shot ->
    [yes] Un tir ! Qui intervient ?
   *[no] Qui intervient ?
}
ch-step-in-ask = { $shot ->
    [yes] Un tir ! Intervenir avec le #{ $shirt } ?
   *[no] Intervenir avec le #{ $shirt } ?
}
ch-step-in = Intervenir avec #{ $shirt } : { $share }{ $to ->
    [mine] , ballon à votre #{ $next }
    [theirs] , ballon à leur #{ $next }
    [out-mine] , puis sortie : ballon pour vous
    [out-theirs] , puis sortie : ballon pour eux
   *[other] {""}
}
ch-three-cut = Un trois : intercepté
ch-goes-on = Un ou deux : il passe
ch-loose = { $end ->
    [man] { $mine ->
        [yes] Le ballon file vers votre #{ $shirt }, qui peut l'envoyer à { $pips ->
            [one] 1 case
           *[other] { $pips } cases
        }.
       *[no] Le ballon file vers leur #{ $shirt }, qui peut l'envoyer à { $pips ->
            [one] 1 case
           *[other] { $pips } cases
        }.
    }
    [goal] Le ballon file vers le but.
    [out] Le ballon sort.
   *[rest] Le ballon s'arrête.
}
ch-loose-risk = { $shirts } { $count ->
    [one] peut
   *[other] peuvent
} intervenir en chemin.
ch-then-you = Ensuite, c'est à vous.
ch-then = Ensuite, c'est à { $name }.
ch-stays-there = Le #{ $shirt } reste là où il intervient.
ch-keeps-place = Le #{ $shirt } garde sa place.
ch-may-try = { $shirts } { $count ->
    [one] peut
   *[other] peuvent
} encore essayer.
ch-then-keeper = Puis le gardien : { $share }.
ch-keeper-beaten = Le gardien ne peut pas l'atteindre.
ch-nobody-else = Plus personne ne peut l'arrêter.
ch-one-clock = { $end ->
    [full] Un un siffle la fin du match.
    [extra] Un un met fin à la prolongation.
   *[no] Un un fait avancer la montre.
}
ch-if-let-go = Si vous laissez passer
ch-no-answer = Sans réponse, il passe :
ch-future = { $end ->
    [man] { $mine ->
        [yes] { $face } : votre #{ $shirt } poursuit
       *[no] { $face } : leur #{ $shirt } poursuit
    }
    [goal] { $face } : vers le but
    [out] { $face } : en touche
   *[rest] { $face } : s'arrête ici
}
ch-risk-chip = perdu { $share }
ch-try-chip = { $shirts } { $share }

## Le gardien

ch-keeper-help = Vu de derrière votre but.
ch-come-out = Sortir{ $letter ->
    [none] {""}
   *[other] {" "}{ $letter }
}
ch-side = { $side ->
    [left] À gauche
   *[right] À droite
}
ch-side-help = { $how ->
    [near] près du ballon
   *[far] couvre l'autre moitié
}
ch-stand = { $side ->
    [left] Se placer à gauche
   *[right] Se placer à droite
}
ch-which-spot = De quel point tire #{ $shirt } ?
ch-keeper-rarely = Demander seulement si un tir est possible
ch-bounce = { $end ->
    [man] { $mine ->
        [yes] Un ballon repoussé va vers votre #{ $shirt }.
       *[no] Un ballon repoussé va vers leur #{ $shirt }.
    }
    [out] Un ballon repoussé sort.
    [goal] Un ballon repoussé file vers le but.
   *[rest] Un ballon repoussé s'arrête sur le terrain.
}
