# The page where people find each other.

lobby-find = Trouver un adversaire
lobby-rated = Match classé
lobby-rated-help = Le résultat compte pour le classement des deux joueurs.
lobby-rated-account = Enregistrez votre nom pour jouer des matchs classés.
lobby-quick = Match rapide
lobby-offer = Proposer un match
lobby-invite = Inviter un ami
lobby-offers = Offres ouvertes
lobby-no-offers = Personne ne cherche d’adversaire pour le moment. Proposez un match, d’autres pourront vous rejoindre.
lobby-free =
    { $count ->
        [one] 1 place libre
       *[other] { $count } places libres
    }
lobby-join = Rejoindre
lobby-yours = À vous
lobby-live = En cours
lobby-no-live = Aucun match à regarder pour le moment.
share-only-here = Seul cet appareil peut ouvrir ce lien : les autres n’atteignent pas encore le serveur. Démarrez-le ainsi :
