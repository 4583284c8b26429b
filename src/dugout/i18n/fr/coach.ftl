### Ce que l’entraîneur dit d’un plan : une phrase sur sa raison (hint-…). Les joueurs portent leur numéro de maillot.

hint-best = C’est ce que ferait ici l’ordinateur le plus fort.
error-no-hints = Les conseils sont réservés aux matchs contre l’ordinateur qui ne comptent nulle part.

## Champions 2020

hint-ch-shot = Le numéro { $shirt } tire : rien ici ne vaut mieux que cette chance de but.
hint-ch-set-up = Le ballon est prêt : de là, votre prochain tour marque dans environ { $percent } cas sur 100.
hint-ch-keep = Vos joueurs restent les premiers au ballon : { $mine } pas pour vous, { $theirs } pour l’adversaire.
hint-ch-clear = Le ballon va là où il fait le moins de mal : il faut un { $theirs } ou plus à l’adversaire pour l’atteindre.
hint-ch-block = Le numéro { $shirt } ferme un chemin vers votre but : la chance contre vous tombe de { $before } à { $after } sur 100.
hint-ch-ready = Le numéro { $shirt } se démarque : votre prochain tour peut marquer dans { $percent } cas sur 100.
hint-ch-closer = Le numéro { $shirt } arrive à { $steps } pas du ballon.
hint-ch-place = Le numéro { $shirt } y est mieux placé pour les tours à venir.
hint-ch-pick-up = Le gardien prend le ballon dans ses mains : il y est en sécurité, et le gardien dégage ensuite.
hint-ch-push = Le numéro { $shirt } écarte de l’épaule l’homme le plus proche du ballon.
hint-ch-intercept = Le numéro { $shirt } tente l’interception : une fois sur trois, le ballon est à lui.
hint-ch-let-go = Laissez passer : le joueur vaut plus là où il est.
hint-ch-save = Le meilleur plongeon : un arrêt dans { $percent } cas sur 100.

## Voetbal Toto

hint-to-goal = Un but dans le match { $fixture } augmente le plus votre part du pot, d’environ { $percent } sur 100.
hint-to-harmless = { $percent ->
    [0] Un but dans le match { $fixture } ne vous coûte presque rien.
   *[other] Un but dans le match { $fixture } vous coûte le moins : environ { $percent } sur 100 du pot.
}
hint-to-last-one = Le match { $fixture } coûte un un ; vos uns vous serviront peut-être plus tard.
hint-to-whistle = Sifflez : ce but vous coûterait plus du pot que ne vaut un coup de sifflet.
hint-to-stand = Laissez le but : gardez le sifflet pour un but qui fera plus mal.

## Counter Attack

hint-ca-shot = Tirez : c’est un but dans { $percent } cas sur 100, et rien ne vaut mieux.
hint-ca-walk-in = Portez le ballon au-delà de la ligne.
hint-ca-pass = Le numéro { $shirt } est libre : la passe arrive dans { $percent } cas sur 100 et le ballon est en sûreté chez lui.
hint-ca-pass-chance = Le numéro { $shirt } peut tirer : la passe arrive dans { $percent } cas sur 100, et c’est alors un but dans environ { $goal }.
hint-ca-through = Dans l’espace : quelqu’un court sur le ballon et vers le but avant que l’adversaire ne bouge. Il passe dans { $percent } cas sur 100.
hint-ca-high = Une passe haute : précise dans { $percent } cas sur 100, et vos joueurs y sont plus forts dans les airs.
hint-ca-move = Gardez le ballon et bougez : aucune passe et aucun tir ne vaut mieux maintenant.
hint-ca-run-and-shoot = Le numéro { $shirt } entre dans la surface de réparation et tire avant que l’adversaire ne bouge : un but dans environ { $percent } cas sur 100.
hint-ca-carry = Le numéro { $shirt } porte le ballon là où il peut en faire plus, ou là où moins d’adversaires peuvent le tacler.
hint-ca-fetch = Le numéro { $shirt } va chercher le ballon libre ; c’est lui qui peut en faire le plus.
hint-ca-support = Le numéro { $shirt } court là où on peut le servir et d’où il entre dans la surface de réparation.
hint-ca-press = Le numéro { $shirt } attaque le porteur de balle : il gagne le ballon dans { $percent } tacles sur 100.
hint-ca-cover = Le numéro { $shirt } enlève une passe ou un tir à l’adversaire.
hint-ca-tackle = Allez-y : le ballon est à vous dans { $percent } cas sur 100, et cela compense la faute.
hint-ca-no-tackle = Restez debout : le ballon se gagne trop rarement pour le risque d’une faute.
hint-ca-head = Dévie-le de la tête vers quelqu’un qui peut en faire quelque chose.
hint-ca-keeper-step = Une case plus loin, le gardien couvre plus du but.
hint-ca-stay = Tout le monde est bien placé : bouger n’apporterait rien.
