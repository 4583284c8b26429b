### Des tableaux venus d’ailleurs, et un pour ailleurs.
co-import = { $what ->
    [entrants] Participants depuis un fichier
   *[results] Résultats depuis un fichier
}
co-import-help = { $what ->
    [entrants] CSV avec les colonnes name et team ; team peut manquer.
   *[results] CSV tel qu’on le télécharge ici : équipes, buts, et tirs au but dans leurs propres colonnes. Cartons et blessures se saisissent un par un.
}
co-import-file = Choisir un fichier
co-import-do = Importer
co-import-none = { $count ->
    [one] Rien n’a été repris : une ligne est fausse.
   *[other] Rien n’a été repris : { $count } lignes sont fausses.
}
co-import-line = Ligne { $line } : { $message }
co-imported = { $count ->
    [0] Rien de nouveau.
    [one] Une ligne reprise.
   *[other] { $count } lignes reprises.
} { $same ->
    [0] { "" }
    [one] Une y était déjà.
   *[other] { $same } y étaient déjà.
}
co-embed = Classement pour votre site
co-embed-copied = Le code pour votre site est copié.
co-embed-look = Le classement seul

# What is wrong with a line.
refusal-co-csv-long = Un fichier peut avoir { $most } lignes au plus.
refusal-co-csv-columns = Impossible de reconnaître les colonnes. Écrivez-les ainsi : { $columns }.
refusal-co-csv-empty = Le fichier est vide.
refusal-co-csv-no-match = Il n’y a pas de match de { $home } à domicile contre { $away }.
refusal-co-csv-no-team = Personne ne s’appelle « { $name } » ici.
refusal-co-csv-two-teams = Plusieurs participants s’appellent « { $name } » ici.
refusal-co-csv-date = « { $text } » n’est pas une date jusqu’à aujourd’hui. Écrivez les dates ainsi : 2026-11-18.
refusal-co-csv-number = « { $column } » doit être un nombre entier.
refusal-co-csv-decided = « { $text } » n’est pas une façon de décider un match. Écrivez : { $known }.
refusal-co-csv-played = { $teams } a déjà un autre résultat. Changez-le sous Organisation.

# The link of a guest.
co-guest-link = Lien
co-guest-send = Envoyer le lien à { $name }
co-guest-copied = Le lien de { $name } est copié.
co-ical-end = { $title } : fin – { $part }
co-ical-all = { $title } se termine
