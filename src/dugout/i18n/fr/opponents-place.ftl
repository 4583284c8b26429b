# Un match avec ce serveur, ou dans le seul navigateur

place-there = Ici, c’est le serveur qui lance les dés : il s’en porte garant, et vous pouvez continuer sur un autre appareil.
place-here = Ou jouez dans ce seul navigateur, même sans connexion.
