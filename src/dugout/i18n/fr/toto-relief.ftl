### Toto : quand on vous interroge, ce qu'un but fait à votre grille, le but du jeu.

## Quand vous interroge-t-on ?

toto-ask-title = Quand vous poser la question ?
toto-ask-lead = Pour les buts des autres, tant que vous avez un sifflet.
toto-ask-way = { $way ->
    [stand] Jamais
    [hurts] Seulement si ça fait mal
   *[ask] Toujours
}
toto-ask-means = { $way ->
    [stand] Chaque but est validé. Vous gardez votre sifflet : STOP marche tant que l'anneau tourne.
    [hurts] On vous demande quand un but rend fausse une de vos lignes justes, dans le dernier tiers de la manche : avant, beaucoup de lignes changent encore.
   *[ask] STOP ou laisser passer, à chaque but.
}
toto-ask-round = Tout laisser passer cette manche
toto-ask-round-on = Tout passe cette manche : redemandez-moi
toto-idle = Vous n’avez pas de but à jouer pour l’instant.
toto-play-out = Jouer jusqu’à la fin de la manche
toto-ask-column = Je choisis ma colonne
toto-ask-hand = Me demander si je montre mes cartes
toto-ask-stood = Validés sans question
toto-ask-asked = Questions posées
toto-ask-secret = Personne ne le voit : votre réponse met le même temps, avec ou sans question.
toto-ask-now = { $way ->
    [hurts] On ne vous demande que si ça fait mal.
   *[ask] On vous demande à chaque but.
}
toto-ask-less = Vous en avez laissé passer trois de suite. On vous demande moins souvent ?

## Un but validé tout seul

toto-strip-scores = { $mine ->
    [yes] Vous marquez
   *[no] { $name } marque
}
toto-strip-plays = { $mine ->
    [yes] Vous jouez un { $card } pour { $team-said }
   *[no] { $name } joue un { $card } pour { $team-said }
}
toto-strip-goal = { $h }–{ $a } ! { $told }.
toto-strip-run = { $count ->
    [one] 1 but : { $names }
   *[other] { $count } buts : { $names }
}
toto-jump = Passer à mon tour
toto-strip-yours = Votre but. Il compte, sauf coup de sifflet.
toto-strip-effect = { $effect ->
    [right] Votre ligne est juste maintenant.
    [safer] Votre ligne est juste, et plus sûre.
    [nearer] On se rapproche de votre pronostic.
    [further] On s’éloigne de votre pronostic.
    [wrong] Votre ligne est fausse maintenant.
    [lost] Pas plus de six buts : cette ligne est perdue.
   *[none] Votre ligne reste juste.
}
toto-strip-stands = Il compte, sauf si vous sifflez.
toto-hurts = Celui-là fait mal

## Ce que disent les cases

toto-lifted-rights = { $count ->
    [0] { $sides ->
        [one] Elle va à une équipe. Aucune ligne ne devient juste.
       *[other] Elle va à { $sides } équipes. Aucune ligne ne devient juste.
    }
    [one] Une ligne devient juste avec elle.
   *[other] { $count } lignes deviennent justes avec elle.
}
toto-effect-row = { $effect ->
    [right] la ligne { $row } devient juste
    [safer] la ligne { $row } est plus sûre
   *[nearer] la ligne { $row } se rapproche
}
toto-look = { $look ->
    [right] rend juste
    [up] plus sûr ou plus près
    [hurts] fait mal
   *[none] sans effet
}

## Le but du jeu

toto-aim-title = Le Toto en trois phrases
toto-aim-1 = 1. Pronostiquez treize résultats.
toto-aim-1-more = Domicile, extérieur ou nul ; personne ne le voit.
toto-aim-2 = 2. Marquez les buts vous-même.
toto-aim-2-more = Un 1 est le premier but d’une équipe, un 2 le deuxième. Pour n’importe quelle équipe : tirez les résultats de votre côté.
toto-aim-3 = 3. Le plus de bons résultats remporte la cagnotte.
toto-aim-3-more = Et STOP : un coup de sifflet annule un but qui vous fait mal.
toto-aim-close = Voir le plateau

## L'annonce des résultats

toto-reading-left = { $count ->
    [0] C'était le dernier
    [one] Encore un
   *[other] Encore { $count }
}
toto-reading-lead = { $count ->
    [you] Vous menez avec { $best }.
    [with-you] { $names } êtes à égalité avec { $best }.
    [one] { $names } mène avec { $best }.
   *[other] { $names } sont à égalité avec { $best }.
}
