### La scène : tout ce que les dés décident.

stage-skip = Passer
stage-die-waits = Un dé, pas encore lancé
stage-die-lies = Dé : { $face }
stage-chances = Chances
stage-chance = { $chance } { $what }
stage-faces = Ce que vaut chaque face
stage-face-spoken = Sur un { $from } : { $text }.
stage-faces-spoken = De { $from } à { $to } : { $text }.
stage-chain = { $at } sur { $of }
stage-rolling = Les dés roulent
stage-rolling-hint = Verdict dans un instant.
stage-decide = À vous de décider, sur le terrain
