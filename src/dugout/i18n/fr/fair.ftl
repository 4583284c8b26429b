### Des dés équitables : le sel, la vérification d'un compte rendu, la chance.

refusal-dice-malformed = Les données des dés de cet enregistrement sont illisibles : « { $field } » manque ou est faux.
refusal-dice-scheme = L'enregistrement utilise une méthode de dés inconnue ici : { $scheme }.
refusal-dice-none = L'enregistrement ne contient aucun engagement à comparer avec le vôtre.
refusal-dice-commitment = Le secret ne correspond pas à l'engagement pris avant le match.
refusal-dice-other-commitment = L'engagement de l'enregistrement n'est pas celui que vous avez noté.
refusal-dice-roll = Le lancer { $roll } (réponse { $answer }) est faux : l'enregistrement dit { $face }, mais le secret et les sels donnent { $expected }. Faux en tout : { $wrong } sur { $rolls }.
refusal-dice-rolls = Le lancer { $roll } (réponse { $answer }) est le premier de { $wrong } lancers faux sur { $rolls } : l'enregistrement dit { $face }, mais le secret et les sels donnent { $expected }. Avec autant d'erreurs, le secret ou un sel a dû être changé.

verify-title = Vérifier les dés et les cartes
verify-text = Avant un match, le serveur choisit un secret et montre son empreinte, l'engagement. Les joueurs peuvent ajouter leur propre sel. Chaque lancer est calculé à partir des deux, et après le match chacun peut le vérifier. Votre navigateur le fait ici.
verify-how = Le guide docs/guides/fair-dice.md explique chaque étape ; « dugout verify » fait de même sans navigateur.
verify-choose = Choisissez un enregistrement ou déposez-le ici
verify-paste = Ou collez un enregistrement
verify-match = Ou indiquez un match (son adresse ou son identifiant)
verify-noted = L'engagement que vous avez noté avant le match (si vous l'avez fait)
verify-go = Vérifier
verify-working = Vérification en cours …
verify-good =
    { $rolls ->
        [0] Aucun dé n'a été lancé ; le secret correspond à l'engagement.
        [one] Équitable : le seul lancer découle du secret et des sels.
       *[other] Équitable : les { $rolls } lancers découlent du secret et des sels.
    }
verify-bad = Pas équitable
verify-unproved = Les coups sont justes, mais l'enregistrement ne contient aucune preuve de ses dés.
verify-closed = Tout est juste jusqu'ici. Le secret est révélé à la fin du match ; vous pourrez alors vérifier les dés.
verify-brought =
    { $count ->
        [one] Un lancer vient d'un autre match ; ce secret ne le couvre pas.
       *[other] { $count } lancers viennent d'un autre match ; ce secret ne les couvre pas.
    }
verify-broken = La réponse { $answer } est fausse : { $why }
verify-no-crypto = Votre navigateur ne peut calculer des empreintes que sur une page sécurisée (https). Utilisez « dugout verify ».
verify-seen = Cet appareil a vu le même engagement pendant le match.
verify-not-seen = Cet appareil a vu un autre engagement pendant le match !
verify-proof = D'où viennent les lancers
verify-commitment = Engagement
commitment-why = { $chance ->
    [cards] La façon dont les cartes de ce match sont mélangées était fixée avant le début ; avec ce code, chacun peut le vérifier après coup.
   *[dice] Les lancers de ce match étaient fixés avant le début ; avec ce code, chacun peut le vérifier après coup.
}
commitment-show = Voir le code
verify-secret = Secret
verify-salt-of = Sel de { $name }
verify-no-salt = aucun
verify-rolls = Tous les lancers
verify-roll = Lancer
verify-answer = Réponse
verify-faces = Faces
verify-shows = Enregistrement
verify-gives = Calculé
verify-verdict = Verdict
verify-ok = juste
verify-wrong = faux
verify-unknown = non couvert
verify-only-wrong = Seulement les faux

luck-title = Chance
luck-text = Ce que les dés et les cartes ont donné, à côté de la moyenne. La bande couvre 95 matchs sur 100 avec les mêmes lancers.
luck-none = Il n'y a pas de lancers à comparer dans ce match.
luck-line = { $actual } en { $count } ; attendu { $expected }, normalement { $low } à { $high }
luck-verdict =
    { $mood ->
        [lucky] plus de chance que dans { $share } des matchs
        [unlucky] plus de malchance que dans { $share } des matchs
       *[usual] rien d'inhabituel
    }
luck-kind-turn = Lancers des tours
luck-kind-duel = Lancers dans les duels
luck-kind-pass = Lancers des passes
luck-kind-header = Lancers dans les airs
luck-kind-shot = Lancers des tirs
luck-kind-save = Lancers du gardien
luck-kind-keeper = Arrêts
luck-kind-interception = Interceptions
luck-kind-steal = Ballons volés
luck-kind-block = Tirs contrés
luck-kind-whistles = Cartes sifflet
luck-kind-goal-cards = Nombres des cartes but

salt-title = { $chance ->
    [cards] Des cartes bien mélangées
   *[dice] Des dés équitables
}
salt-text = { $chance ->
    [cards] Le serveur a choisi son secret : l'engagement ci-dessous est son empreinte. Ajoutez votre propre ligne avant la première donne, et les cartes seront mélangées avec les deux. Personne, pas même vous, ne peut en prévoir l'effet.
   *[dice] Le serveur a choisi son secret : l'engagement ci-dessous est son empreinte. Ajoutez votre propre ligne avant le premier lancer, et les dés seront calculés à partir des deux. Personne, pas même vous, ne peut en prévoir l'effet.
}
salt-later = { $chance ->
    [cards] Si vous ajoutez une ligne, le match attend que vous ayez vu l'engagement du serveur ; puis elle compte pour le mélange.
   *[dice] Si vous ajoutez une ligne, le match attend que vous ayez vu l'engagement du serveur ; puis elle compte pour les dés.
}
salt-label = Votre sel (des mots quelconques, facultatif)
salt-make = En inventer un pour moi
salt-add = Ajouter
salt-added = Votre sel est ajouté : { $salt }
salt-note = { $chance ->
    [cards] Notez l'engagement si vous voulez vérifier le mélange plus tard.
   *[dice] Notez l'engagement si vous voulez vérifier les dés plus tard.
}
