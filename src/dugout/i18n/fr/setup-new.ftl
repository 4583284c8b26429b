# The page that makes a match with all its settings.

new-title = Nouveau match : { $game }
new-heading = Nouveau match
new-who = Qui joue ?
new-guest-name = Nom (facultatif)
new-name-of = Nom de { $who }
new-level = Niveau de { $who }
new-kind = Comment joue { $who }
new-pace = Rythme
new-rules = Règles
new-advanced = Plus de réglages
new-card = Feuille de match
new-card-game = Jeu
new-card-people = Joueurs
new-card-computers = Ordinateurs
new-card-luck = Hasard
new-card-luck-text = scellé par le serveur avant le coup d'envoi
new-start = Commencer le match
new-watch = Regarder le match
new-invite =
    { $count ->
        [one] Inviter un joueur
       *[other] Inviter { $count } joueurs
    }
new-twins = Deux joueurs ont le même nom. Changez-en un pour les distinguer.
