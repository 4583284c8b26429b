### Des dés équitables : le sel, la vérification d'un compte rendu, la chance.

refusal-dice-malformed = Ce que le compte rendu dit de ses dés est illisible : « { $field } » manque ou est faux.
refusal-dice-scheme = Le compte rendu nomme une recette de dés inconnue ici : { $scheme }.
refusal-dice-none = Le compte rendu ne porte aucun engagement à comparer avec le vôtre.
refusal-dice-commitment = Le secret ne correspond pas à l'engagement : ce n'est pas celui qui a été fixé avant le match.
refusal-dice-other-commitment = L'engagement du compte rendu n'est pas celui que vous avez noté.
refusal-dice-roll = Le lancer { $roll } (réponse { $answer }) est faux : le compte rendu dit { $face }, le secret et les sels donnent { $expected }. Faux en tout : { $wrong } sur { $rolls }.
refusal-dice-rolls = Le lancer { $roll } (réponse { $answer }) est le premier de { $wrong } lancers faux sur { $rolls } : le compte rendu dit { $face }, le secret et les sels donnent { $expected }. Un tel nombre signifie que le secret ou un sel a été changé.

verify-title = Vérifier les dés
verify-text = Avant un match, le serveur fixe un secret et montre son empreinte, l'engagement. Les places ajoutent leur propre sel. Chaque lancer découle des deux, et après le match chacun peut le recalculer. Votre navigateur le fait ici.
verify-how = La marche à suivre se trouve dans le guide docs/guides/fair-dice.md ; la commande « dugout verify » fait de même sans navigateur.
verify-choose = Choisissez un compte rendu ou déposez-le ici
verify-paste = Ou collez un compte rendu
verify-match = Ou nommez un match (son adresse ou son identifiant)
verify-noted = L'engagement que vous avez noté avant le match (si vous l'avez fait)
verify-go = Vérifier
verify-working = Vérification en cours …
verify-good =
    { $rolls ->
        [0] Aucun dé n'a été lancé ; le secret correspond à l'engagement.
        [one] Vrai : le seul lancer découle du secret et des sels.
       *[other] Vrai : les { $rolls } lancers découlent du secret et des sels.
    }
verify-bad = Pas vrai
verify-unproved = Les réponses sont justes, mais le compte rendu ne porte aucune preuve de ses dés.
verify-closed = Les réponses sont justes jusqu'ici. Le secret est montré quand le match est terminé ; alors les dés peuvent être vérifiés.
verify-brought =
    { $count ->
        [one] Un lancer vient d'un autre match ; ce secret ne l'explique pas.
       *[other] { $count } lancers viennent d'un autre match ; ce secret ne les explique pas.
    }
verify-broken = La réponse { $answer } est fausse : { $why }
verify-no-crypto = Cette page n'est pas venue par une connexion sûre (https) ; les navigateurs refusent alors de calculer des empreintes. Utilisez « dugout verify ».
verify-seen = Cet appareil a vu le même engagement pendant le match.
verify-not-seen = Cet appareil a vu un autre engagement pendant le match !
verify-proof = D'où découlent les dés
verify-commitment = Engagement
verify-secret = Secret
verify-salt-of = Sel de { $name }
verify-no-salt = aucun
verify-rolls = Chaque lancer
verify-roll = Lancer
verify-answer = Réponse
verify-faces = Faces
verify-shows = Compte rendu
verify-gives = Recalculé
verify-verdict = Verdict
verify-ok = juste
verify-wrong = faux
verify-unknown = non expliqué
verify-only-wrong = Seulement les faux

luck-title = Chance
luck-text = Ce que le hasard a donné, à côté de ce qu'il donne en moyenne. La bande contient 95 matchs sur 100 avec les mêmes lancers.
luck-none = Aucun lancer de ce match n'appartient à un camp.
luck-line = { $actual } en { $count } ; attendu { $expected }, d'habitude de { $low } à { $high }
luck-verdict =
    { $mood ->
        [lucky] plus de chance que dans { $share } des matchs
        [unlucky] plus de malchance que dans { $share } des matchs
       *[usual] rien d'inhabituel
    }
luck-kind-turn = Dés des tours
luck-kind-duel = Dés des duels
luck-kind-pass = Dés des passes
luck-kind-header = Dés dans les airs
luck-kind-shot = Dés des tirs
luck-kind-save = Dés du gardien
luck-kind-keeper = Arrêts
luck-kind-interception = Interceptions
luck-kind-steal = Ballons volés
luck-kind-block = Tirs contrés
luck-kind-whistles = Cartes sifflet
luck-kind-goal-cards = Nombres des cartes but

salt-title = Des dés équitables
salt-text = Le serveur a fixé son secret : l'engagement ci-dessous est son empreinte. Ajoutez une ligne à vous avant le premier lancer, et les dés découleront des deux. Personne, vous compris, ne peut savoir ce qu'elle fait.
salt-later = Avec une ligne à vous, le match attend que vous ayez vu l'engagement du serveur ; puis elle est ajoutée aux dés.
salt-label = Votre sel (des mots quelconques, facultatif)
salt-make = En inventer un
salt-add = L'ajouter
salt-added = Votre sel est ajouté : { $salt }
salt-note = Notez l'engagement si vous voulez être certain plus tard.
