### Ce que l'entraîneur dit d'un plan : une phrase sur sa raison (hint-…). Les joueurs portent leur numéro de maillot.

hint-best = C'est ce que ferait ici l'ordinateur le plus fort.

## Champions 2020

hint-ch-shot = Le numéro { $shirt } tire : rien ici ne vaut mieux que cette chance de but.
hint-ch-set-up = Le ballon est prêt : de là, ton prochain tour marque dans environ { $percent } cas sur 100.
hint-ch-keep = Tes joueurs restent les premiers au ballon : { $mine } pas pour toi, { $theirs } pour l'adversaire.
hint-ch-clear = Le ballon va là où il fait le moins de mal : il faut un { $theirs } ou plus à l'adversaire pour l'atteindre.
hint-ch-block = Le numéro { $shirt } ferme un chemin vers ton but : la chance contre toi tombe de { $before } à { $after } sur 100.
hint-ch-ready = Le numéro { $shirt } se démarque : ton prochain tour peut marquer dans { $percent } cas sur 100.
hint-ch-closer = Le numéro { $shirt } arrive à { $steps } pas du ballon.
hint-ch-place = Le numéro { $shirt } y est mieux placé pour les tours à venir.
hint-ch-pick-up = Le gardien prend le ballon dans ses mains : il y est en sécurité, et le gardien dégage ensuite.
hint-ch-push = Le numéro { $shirt } écarte de l'épaule l'homme le plus proche du ballon.
hint-ch-intercept = Le numéro { $shirt } tente l'interception : une fois sur trois, le ballon est à lui.
hint-ch-let-go = Laisse passer : le joueur vaut plus là où il est.
hint-ch-save = Le meilleur plongeon : un arrêt dans { $percent } cas sur 100.

## Voetbal Toto

hint-to-goal = Un but dans le match { $fixture } augmente le plus ta part du pot.
hint-to-harmless = Un but dans le match { $fixture } te coûte le moins.
hint-to-last-one = Le match { $fixture } coûte un un ; tes uns te serviront peut-être plus tard.
hint-to-whistle = Siffle : ce but te coûterait plus du pot que ne vaut un coup de sifflet.
hint-to-stand = Laisse le but : garde le sifflet pour un but qui fera plus mal.
