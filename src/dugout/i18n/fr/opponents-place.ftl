# Un match avec ce serveur, ou dans le seul navigateur

place-there = La partie se joue sur le serveur : il garantit des lancers et des mélanges honnêtes, et vous pouvez continuer sur un autre appareil.
place-here = Ou jouez dans ce seul navigateur, même sans connexion.
