# Who somebody is: names, accounts, profiles.

nav-sign-in = Se connecter
nav-account = Vous : { $name }
delete-title = Supprimer mon compte
person-gone = Ex-joueur
person-block = Bloquer ce joueur
result-won = gagné
result-drawn = nul
result-lost = perdu
result-none = sans résultat
result-place = place { $place }

# What is missing before a button can be pressed.
need-name = Saisissez d’abord votre nom.
need-change = Rien n’a encore changé.
need-record = Indiquez d’abord un match, choisissez un fichier ou collez un enregistrement.
need-salt = Écrivez d’abord quelque chose.
