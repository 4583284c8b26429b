### Champions 2020 : le but du jeu, en trois phrases.

ch-aim-title = Champions en trois phrases
ch-aim-1 = 1. Lancez le dé, courez, jouez.
ch-aim-1-more = Un joueur dépense les points : des pas jusqu'au ballon, puis la frappe. Le pas sur le ballon est gratuit.
ch-aim-2 = 2. Puis c'est à l'adversaire.
ch-aim-2-more = Laissez donc le ballon là où vos joueurs sont plus près que les siens.
ch-aim-3 = 3. Qui marque le plus gagne.
ch-aim-3-more = Trompez le gardien. Chaque 1 rapproche le coup de sifflet final de six minutes.
