### Champions 2020 : la scène de tout ce que les dés décident.

ch-beat-kind = { $kind ->
    [kick-off] Coup d'envoi
    [roll] Lancer
    [interception] Interception
    [save] Arrêt
   *[foul] Faute
}
ch-beat-man = { $who ->
    [you] { $keeper ->
        [yes] Votre gardien
       *[no] Votre #{ $shirt }
    }
    [them] { $keeper ->
        [yes] Leur gardien
       *[no] Leur #{ $shirt }
    }
   *[other] { $keeper ->
        [yes] { $team }, gardien
       *[no] { $team } #{ $shirt }
    }
}

## Lancers

ch-beat-roll-ask = { $who ->
    [you] Vous lancez
   *[other] { $name } lance
}
ch-beat-kick-off-ask = { $who ->
    [you] Vous lancez pour le coup d'envoi
   *[other] { $name } lance pour le coup d'envoi
}
ch-beat-rolled = { $who ->
    [you] Vous avez fait { $face }
   *[other] { $name } a fait { $face }
}
ch-beat-clock = La montre passe à { $minute }′. { $count ->
    [one] { $extra ->
        [yes] Le prochain 1 met fin à la prolongation.
       *[no] Le prochain 1 siffle la fin.
    }
   *[other] Encore { $left } minutes.
}
ch-beat-last-one = La montre dépasse 90′ : c'est fini.

## Interceptions

ch-beat-interception-ask = { $who ->
    [you] Vous coupez la passe
    [them] { $b } vient couper votre passe
   *[other] { $b } vient couper la passe
}
ch-beat-shot-ask = { $who ->
    [you] Vous coupez le tir
    [them] { $b } vient couper votre tir
   *[other] { $b } vient couper le tir
}
ch-beat-loose-ask = { $who ->
    [you] Vous allez sur le ballon libre
   *[other] { $b } va sur le ballon libre
}
ch-beat-interception-hint = Y met-il le pied ?
ch-beat-steps-in = intervient

## Arrêts

ch-beat-save-ask = { $who ->
    [you] L'arrêtez-vous ?
   *[other] Va-t-il l'avoir ?
}
ch-beat-save-hint = { $b } plonge.
ch-beat-dives = plonge
ch-beat-left = { $count ->
    [0] un tir placé
    [1] un tir appuyé
   *[other] un tir puissant
}

## Fautes

ch-beat-foul-ask = { $b } ne peut plus s'écarter
ch-beat-foul-hint = Un { $roll } l’amène tout droit sur son adversaire.
ch-beat-award = { $restart ->
    [7] { $you ->
        [yes] Penalty pour vous.
       *[no] Penalty pour { $name }.
    }
   *[other] { $you ->
        [yes] Coup franc pour vous.
       *[no] Coup franc pour { $name }.
    }
}

## Ce que vaut une face, et ce qu'il en est advenu

ch-stake = { $outcome ->
    [goal-end] but, coup de sifflet
    [goal-clock] but, la montre avance
    [goal] but
    [rebound-end] repoussé, coup de sifflet
    [rebound-clock] repoussé, la montre avance
    [rebound] repoussé
    [catch] capté
    [save] arrêté
    [hands] main
    [through-end] ça passe, coup de sifflet
    [through-clock] ça passe, la montre avance
    [through] ça passe
   *[cut] intercepté
}
ch-beat-face = Un { $face }.
ch-verdict = { $outcome ->
    [goal] { $who ->
        [them] Ils marquent
       *[other] But !
    }
    [rebound] Repoussé !
    [catch] { $who ->
        [you] Vous l'avez !
       *[other] Capté !
    }
    [save] Arrêté !
    [hands] Main !
    [through] { $who ->
        [you] Passé !
       *[other] Il passe !
    }
    [cut] { $who ->
        [you] Vous interceptez !
       *[other] Intercepté !
    }
   *[foul] Faute !
}
ch-verdict-line = { $outcome ->
    [goal] { $name } ne peut rien faire.
    [rebound] { $name } le touche, mais le ballon est libre.
    [catch] { $name } tient le ballon.
    [save] { $name } l'arrête.
    [hands] { $name } était hors de sa surface.
    [through] { $name } arrive trop tard.
    [cut] { $name } est là, et le ballon file.
   *[foul] L'arbitre l'a vu.
}
