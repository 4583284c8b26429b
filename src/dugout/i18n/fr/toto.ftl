### Voetbal Toto : événements (ev-to-…), questions (ask-to-…), refus (refusal-to-…), fins (end-to-…), réglages.

## Ce qui se passe

ev-to-column = { $you ->
    [yes] Vous prenez la colonne { $column }.
   *[no] { $seat } prend la colonne { $column }.
}
ev-to-round = { $round ->
    [1] La manche 1 commence.
   *[other] La manche { $round } commence ; les jetons quittent le plateau.
}
ev-to-note = La banque verse { $amount } à chacun.
ev-to-stake = Chacun mise { $amount } ; la cagnotte est de { $pot }.
ev-to-carried = Il reste { $amount } de la manche précédente ; la cagnotte est de { $pot }.
ev-to-jackpot-added = La banque ajoute le jackpot de { $amount } ; la cagnotte est de { $pot }.
ev-to-starter = { $you ->
    [yes] Vous commencez cette manche.
   *[no] { $seat } commence cette manche.
}
ev-to-dealt = { $removed ->
    [0] Chacun reçoit { $cards } cartes.
    [one] Chacun reçoit { $cards } cartes ; 1 carte est mise de côté, face cachée.
   *[other] Chacun reçoit { $cards } cartes ; { $removed } cartes sont mises de côté, face cachée.
}
ev-to-deal = { $you ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} { $ones } × 1, { $twos } × 2, { $threes } × 3, { $fours } × 4, { $fives } × 5, { $sixes } × 6 et { $whistles ->
    [one] { $whistles } sifflet
   *[other] { $whistles } sifflets
}.
ev-to-chosen = { $you ->
    [yes] Vous avez choisi : main ouverte ou cachée.
   *[no] { $seat } a choisi : main ouverte ou cachée.
}
ev-to-exposed = { $open-count ->
    [0] Toutes les mains sont cachées.
    [1] Main ouverte : { $open }.
   *[other] Mains ouvertes : { $open }.
}
ev-to-open-hand = { $you ->
    [yes] Vous montrez
   *[no] { $seat } montre
} { $ones } × 1, { $twos } × 2, { $threes } × 3, { $fours } × 4, { $fives } × 5, { $sixes } × 6 et { $whistles ->
    [one] { $whistles } sifflet
   *[other] { $whistles } sifflets
}.
ev-to-form-sent = { $you ->
    [yes] Vous avez rendu votre grille.
   *[no] { $seat } a rendu sa grille.
}
ev-to-forms-locked = Toutes les grilles sont rendues et verrouillées.
ev-to-goal = { $you ->
    [yes] Vous jouez un { $card } ({ $team }) : { $match } { $home }–{ $away }.
   *[no] { $seat } joue un { $card } ({ $team }) : { $match } { $home }–{ $away }.
}
ev-to-pass = { $you ->
    [yes] Vous ne pouvez pas marquer et passez votre tour.
   *[no] { $seat } ne peut pas marquer et passe son tour.
}
ev-to-window = { $scorer-you ->
    [yes] Quelqu'un siffle-t-il votre { $card } ({ $team }) ?
   *[no] Quelqu'un siffle-t-il le { $card } de { $scorer } ({ $team }) ?
}
ev-to-whistle = { $you ->
    [yes] STOP ! Vous sifflez : le { $card } de { $scorer } ({ $team }) est refusé. { $match } { $home }–{ $away }.
   *[no] { $scorer-you ->
        [yes] STOP ! { $seat } siffle : votre { $card } ({ $team }) est refusé. { $match } { $home }–{ $away }.
       *[no] STOP ! { $seat } siffle : le { $card } de { $scorer } ({ $team }) est refusé. { $match } { $home }–{ $away }.
    }
}
ev-to-stands = { $scorer-you ->
    [yes] Votre { $card } ({ $team }) est accordé.
   *[no] Le { $card } de { $scorer } ({ $team }) est accordé.
}
ev-to-round-over = Plus personne ne peut marquer : la manche { $round } est finie.
ev-to-form = { $you ->
    [yes] Vous aviez pronostiqué { $form }.
   *[no] { $seat } avait pronostiqué { $form }.
}
ev-to-hand = { $you ->
    [yes] Il vous reste
   *[no] Il reste à { $seat }
} : { $whistles ->
    [0] aucun sifflet
    [one] { $whistles } sifflet
   *[other] { $whistles } sifflets
}{ $ones ->
    [0] {""}
   *[other] , { $ones } × 1
}{ $twos ->
    [0] {""}
   *[other] , { $twos } × 2
}{ $threes ->
    [0] {""}
   *[other] , { $threes } × 3
}{ $fours ->
    [0] {""}
   *[other] , { $fours } × 4
}{ $fives ->
    [0] {""}
   *[other] , { $fives } × 5
}{ $sixes ->
    [0] {""}
   *[other] , { $sixes } × 6
}.
ev-to-removed = Mis de côté pendant cette manche : { $whistles ->
    [0] aucun sifflet
    [one] { $whistles } sifflet
   *[other] { $whistles } sifflets
}{ $ones ->
    [0] {""}
   *[other] , { $ones } × 1
}{ $twos ->
    [0] {""}
   *[other] , { $twos } × 2
}{ $threes ->
    [0] {""}
   *[other] , { $threes } × 3
}{ $fours ->
    [0] {""}
   *[other] , { $fours } × 4
}{ $fives ->
    [0] {""}
   *[other] , { $fives } × 5
}{ $sixes ->
    [0] {""}
   *[other] , { $sixes } × 6
}.
ev-to-result = { $right-count ->
    [0] Match { $fixture }, { $match } { $home }–{ $away } : { $mark ->
        [1] victoire à domicile
        [2] victoire à l'extérieur
       *[3] match nul
    }. Personne ne l'a trouvé.
   *[other] Match { $fixture }, { $match } { $home }–{ $away } : { $mark ->
        [1] victoire à domicile
        [2] victoire à l'extérieur
       *[3] match nul
    }. Trouvé par { $right }.
}
ev-to-count = { $you ->
    [yes] { $count ->
        [one] Vous avez { $count } bon résultat.
       *[other] Vous avez { $count } bons résultats.
    }
   *[no] { $count ->
        [one] { $seat } a { $count } bon résultat.
       *[other] { $seat } a { $count } bons résultats.
    }
}
ev-to-leaders = { $leaders-count ->
    [one] Le plus de bons résultats de la manche, { $count } : { $leaders }.
   *[other] Le plus de bons résultats de la manche, { $count } chacun : { $leaders }.
}
ev-to-pot-taken = { $you ->
    [yes] Vous remportez toute la cagnotte de { $amount } !
   *[no] { $seat } remporte toute la cagnotte de { $amount }.
}
ev-to-pot-shared = { $leaders-you ->
    [with] { $leaders } vous partagez la cagnotte
   *[no] { $leaders } se partagent la cagnotte
} : { $rounding ->
    [0] { $share } chacun.
   *[other] { $share } chacun ; la banque ajoute { $rounding } pour arrondir.
}
ev-to-pot-stays = Trop de joueurs à égalité en tête ({ $leaders }) : la cagnotte de { $amount } est reportée.
ev-to-final-share = C'était la dernière manche : { $leaders-you ->
    [with] { $leaders } vous partagez la cagnotte
   *[no] { $leaders } se partagent la cagnotte
}, { $rounding ->
    [0] { $share } chacun.
   *[other] { $share } chacun ; la banque ajoute { $rounding } pour arrondir.
}
ev-to-final-bank = C'était la dernière manche : la banque garde la cagnotte de { $amount }.
ev-to-extra-round = La cagnotte n'est pas gagnée : la manche { $round } est une manche supplémentaire.
ev-to-jackpot = Personne n'a trouvé les 13 résultats : la banque ajoute un jackpot de { $amount } à la prochaine cagnotte.
ev-to-no-jackpot = Les 13 bons résultats : { $right }. Pas de jackpot à la prochaine manche.
ev-to-place = { $place }. { $seat } : { $cash } en caisse, { $total ->
    [one] { $total } bon résultat
   *[other] { $total } bons résultats
} en tout.
ev-to-game-over = { $winners-you ->
    [yes] La partie est finie. Vous l'emportez !
    [with] La partie est finie. { $winners } vous partagez la victoire !
   *[no] { $winners-count ->
        [one] La partie est finie. { $winners } l'emporte !
       *[other] La partie est finie. { $winners } se partagent la victoire !
    }
}

## Ce qui est demandé

ask-to-column = { $you ->
    [yes] Choisissez votre colonne.
   *[no] { $seat } choisit une colonne.
}
ask-to-starter = On tire au sort le premier joueur.
ask-to-shuffle = On mélange les cartes.
ask-to-hand = Jouer cette manche à main ouverte ou à main cachée ?
ask-to-form = Remplissez votre grille pour la manche { $round }.
ask-to-goal = { $you ->
    [yes] Marquez un but.
   *[no] À { $seat } de marquer un but.
}
ask-to-window = { $scorer-you ->
    [yes] Quelqu’un va-t-il siffler votre but ?
   *[no] STOP, ou vous laissez passer ?
}
ask-to-over = La partie est finie.

## Ce qui est refusé

refusal-to-not-allowed-now = Ce n'est pas possible maintenant.
refusal-to-not-your-turn = Ce n'est pas votre tour.
refusal-to-illegal-goal = Aucune de vos cartes ne convient : une équipe demande exactement le chiffre suivant, jusqu'à 6.
refusal-to-not-asked = Vous ne pouvez pas siffler ce but, ou vous avez déjà répondu.
refusal-to-no-whistle = Vous n'avez pas de carte sifflet.
refusal-to-bad-form = Cochez exactement une case, domicile, visiteurs ou nul, pour chacun des 13 matchs.
refusal-to-bad-column = Cette colonne est prise ou n'existe pas. Choisissez-en une autre.
refusal-to-bad-text = « { $text } » n'est pas un coup de ce jeu.
refusal-to-bad-seats = Voetbal Toto se joue de 2 à 8.
refusal-to-bad-version = Cette version des règles de Voetbal Toto n'est pas disponible ici.
refusal-to-unknown-option = Voetbal Toto n'a pas de réglage « { $option } ».
refusal-to-bad-option = « { $value } » n'est pas une valeur valable pour le réglage « { $option } ».
refusal-to-bad-deck = Un paquet a 64 cartes : de 13 à 26 cartes 1, aucun chiffre plus fréquent que le précédent, au moins une carte de chaque et de 1 à 16 sifflets.
refusal-to-bad-fixtures = Il faut 13 matchs et 26 noms d'équipe différents de 1 à 24 caractères.
refusal-to-no-orders = Les conditions pour siffler n'existent que par correspondance.
refusal-to-bad-orders = Ces consignes sont illisibles.
refusal-to-bad-position = Cette position est impossible : { $what }
refusal-to-bad-state = Cette partie enregistrée est endommagée : { $what }

## Comment cela a fini

end-to-most-cash = Le plus d’argent à la fin.
end-to-shared-win = Égalité sur tout ce qui compte : la victoire est partagée.

## Réglages

option-toto-rounds = Manches
    .help = Quatre ou cinq manches font une soirée.
option-toto-mode = Fenêtre de sifflet
    .help = Sur un appareil, elle dure jusqu'à ce qu'on touche Continuer ; en direct, quelques secondes ; par correspondance, chacun répond quand il veut.
    .hotseat = Un appareil
    .live = En direct
    .async = Correspondance
option-toto-final_pot = Cagnotte non gagnée à la dernière manche
    .help = Ce qui se passe si trop de joueurs sont à égalité à la dernière manche.
    .share = Les meilleurs la partagent
    .extra = Manches supplémentaires, cinq au plus
    .bank = La banque la garde
option-toto-whistle_seconds = Secondes pour siffler (en direct)
    .help = Combien de temps on peut appuyer sur STOP après un but. Entre plusieurs personnes, tout le monde attend à chacun des cinquante buts environ : 3 secondes font près de 3 minutes par manche, 6 secondes 5, 10 secondes 8.
    .none = sans limite
option-toto-turn_seconds = Secondes par décision (en direct)
    .help = Vous avez trois fois plus de temps pour la grille.
    .none = sans limite
option-toto-whistle_hours = Heures pour siffler (correspondance)
    .help = Si personne n'a répondu d'ici là, le but est accordé.
option-toto-turn_hours = Heures par décision (correspondance)
    .help = Ensuite, le jeu joue un coup simple à votre place.
option-toto-ready = Colonnes attribuées
    .help = Chacun reçoit une colonne au lieu de la choisir.
option-toto-start_seat = Qui commence
    .help = Le départ avance à chaque manche dans le sens des aiguilles d'une montre.
    .none = tiré au sort
option-toto-whistled_scorer_replays = Sifflé ? Un autre but
    .help = Non : c'est au joueur suivant, comme dans le livret.
option-toto-deck = Paquet
    .help = Nombre de cartes 1, 2, 3, 4, 5, 6 et sifflet : 64 en tout.
option-toto-fixtures = Matchs
    .help = Vos 13 matchs, équipe à domicile d'abord. Vide : 13 matchs internationaux.
