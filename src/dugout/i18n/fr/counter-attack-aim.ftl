### Counter Attack : le but du jeu, en trois phrases.

ca-aim-title = Counter Attack en trois phrases
ca-aim-1 = 1. Passez, tirez ou déplacez vos joueurs.
    .more = Qui a le ballon choisit. Une passe est sûre tant qu’aucun adversaire n’est près de sa trajectoire.
ca-aim-2 = 2. On se déplace à quatre, cinq et deux.
    .more = L’attaque en déplace quatre, la défense cinq, l’attaque encore deux. À côté du ballon, un défenseur peut tacler.
ca-aim-3 = 3. Les dés tranchent les duels ; qui marque le plus gagne.
    .more = Dé plus valeur du joueur : le plus haut total gagne le tacle, la tête ou le tir.
