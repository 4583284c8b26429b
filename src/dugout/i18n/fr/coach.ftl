### Ce que l'entraîneur dit d'un plan : une phrase sur sa raison (hint-…). Les joueurs portent leur numéro de maillot.

hint-best = C'est ce que ferait ici l'ordinateur le plus fort.
error-no-hints = Les conseils sont réservés aux matchs contre l'ordinateur qui ne comptent nulle part.

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

## Counter Attack

hint-ca-shot = Tire : c'est un but dans { $percent } cas sur 100, et rien ne vaut mieux.
hint-ca-walk-in = Porte le ballon au-delà de la ligne.
hint-ca-pass = Le numéro { $shirt } est libre : la passe arrive dans { $percent } cas sur 100 et le ballon est en sûreté chez lui.
hint-ca-pass-chance = Le numéro { $shirt } peut tirer : la passe arrive dans { $percent } cas sur 100, et c'est alors un but dans environ { $goal }.
hint-ca-through = Dans l'espace : quelqu'un court sur le ballon et vers le but avant que l'adversaire ne bouge. Il passe dans { $percent } cas sur 100.
hint-ca-high = Une passe haute : précise dans { $percent } cas sur 100, et tes joueurs y sont plus forts dans les airs.
hint-ca-move = Garde le ballon et bouge : aucune passe et aucun tir ne vaut mieux maintenant.
hint-ca-run-and-shoot = Le numéro { $shirt } entre dans la surface de réparation et tire avant que l'adversaire ne bouge : un but dans environ { $percent } cas sur 100.
hint-ca-carry = Le numéro { $shirt } porte le ballon là où il peut en faire plus, ou là où moins d'adversaires peuvent le tacler.
hint-ca-fetch = Le numéro { $shirt } va chercher le ballon libre ; c'est lui qui peut en faire le plus.
hint-ca-support = Le numéro { $shirt } court là où on peut le servir et d'où il entre dans la surface de réparation.
hint-ca-press = Le numéro { $shirt } attaque le porteur de balle : il gagne le ballon dans { $percent } tacles sur 100.
hint-ca-cover = Le numéro { $shirt } enlève une passe ou un tir à l'adversaire.
hint-ca-tackle = Vas-y : le ballon est à toi dans { $percent } cas sur 100, et cela compense la faute.
hint-ca-no-tackle = Reste debout : le ballon se gagne trop rarement pour le risque d'une faute.
hint-ca-head = Dévie-le de la tête vers quelqu'un qui peut en faire quelque chose.
hint-ca-keeper-step = Une case plus loin, le gardien couvre plus du but.
hint-ca-stay = Tout le monde est bien placé : bouger n'apporterait rien.
