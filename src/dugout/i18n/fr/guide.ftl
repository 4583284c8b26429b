### Ce que dit l’entraîneur lors d’un premier match : une chose à la fois.

guide-title = Ce que dit votre entraîneur
guide-skip = Passer les explications
guide-later = Je regarde avec vous.
    .text = Une hésitation à votre tour ? Touchez-moi, j’ai un plan.
guide-done = Vous savez tout.
    .text = Une hésitation à votre tour ? Touchez-moi, j’ai un plan.
guide-end = C’est fini.
    .text = Votre premier match est joué. Encore un ? Touchez « Revanche ».

## Champions 2020

guide-champions-way = Vous attaquez { $way ->
        [right] vers la droite
       *[up] vers le haut
    }.
    .text = Le ballon doit finir dans le but { $way ->
        [right] de droite
       *[up] du haut
    }. Chacun son tour : un dé, une action, puis c’est à eux.
guide-champions-roll = Lancez le dé.
    .text = Un seul dé pour tout : les pas vers le ballon et la longueur de la frappe se partagent ses points.
guide-champions-rings = Ces joueurs peuvent agir.
    .text = Un anneau veut dire : avec ce lancer, ce joueur peut faire quelque chose. Touchez-en un pour voir où il peut aller.
guide-champions-ball = Touchez le ballon.
    .text = Celui qui l’atteint le frappe avec le reste de votre lancer.
guide-champions-pass = Où doit finir le ballon ?
    .text = Il peut aller sur les cases marquées. Ensuite c’est à eux : mettez-le hors de leur portée, ou là d’où vous pouvez tirer.
guide-champions-goal = Vous pouvez tirer.
    .text = Le chiffre est votre chance de marquer. Touchez la moitié claire du but.
guide-champions-play = Jouez-le.
    .text = Tant que vous n’appuyez pas ici, personne ne voit votre plan.
guide-champions-theirs = À eux de jouer.
    .text = Ils lancent le dé et jouent. Regardez où finit le ballon : c’est de là que vous repartez.
guide-champions-clock = Un 1 fait avancer la montre.
    .text = Chaque 1, le vôtre ou le leur, vaut six minutes. Après 90′, le prochain 1 siffle la fin. Le compteur est en haut.
guide-champions-last = Le prochain 1 siffle la fin.
    .text = Peu importe qui le lance. Si vous êtes mené, cherchez le but maintenant ; si vous menez, éloignez le ballon de votre propre but.
guide-champions-step-in = Intervenez-vous ?
    .text = Sur un trois, votre joueur coupe la passe. Sinon, le ballon continue.
guide-champions-chase = Un joueur peut suivre.
    .text = Celui qui n’a pas touché le ballon fait deux pas vers lui. Vous serez plus près au prochain tour.
guide-champions-dive = Il ne reste que votre gardien.
    .text = Les quatre faces disent ce que donne chaque lancer. Sans plongeon, c’est but à coup sûr.
guide-champions-keeper = Votre gardien a le ballon.
    .text = Il le joue d'où il est, aussi loin que le dé le permet. Cherchez un endroit où vos joueurs sont plus près.
guide-champions-against = Courage !
    .text = Cette relance va aussi loin que votre dé, plus une case. Visez un endroit où vos joueurs sont plus près.
guide-champions-loose = Un ballon libre.
    .text = Un ballon intercepté repart. Il s'arrête au bout de sa course ou sur le premier joueur : celui-là le rejoue aussitôt.

## Voetbal Toto

guide-toto-hand = Ces cartes sont des buts.
    .text = Un 1 est le premier but d’une équipe, un 2 le deuxième, et ainsi de suite. Une carte noire est un sifflet.
guide-toto-form = Écrivez treize résultats.
    .text = Le plus de justes prend la cagnotte. Une flèche montre le vainqueur, des traits un nul. Pas d’idée ? « D’après ma main ».
guide-toto-send = Rendez votre grille.
    .text = Elle est complète. Changez encore ce que vous voulez : ensuite personne ne la voit avant les résultats.
guide-toto-goal = Marquez votre premier but.
    .text = Touchez une case cochée : l’équipe marque et votre ligne est juste. Votre main montre les buts que vous avez.
guide-toto-others = À eux de marquer.
    .text = Un but chacun, puis c’est à vous. Leurs grilles diffèrent : certains buts vous aident, d’autres vous font mal.
guide-toto-whistle = Le sifflet.
    .text = STOP annule ce but, mais chaque sifflet ne sert qu’une fois. Les lignes changent souvent : il est surtout précieux à la fin.
guide-toto-strip = STOP est à vous.
    .text = Un but compte de lui-même après un instant. Tant que vous avez un sifflet, STOP l’annule.
guide-toto-stopped = Votre but a été annulé.
    .text = Pas de chance, mais ce sifflet est usé : chacun ne sert qu’une fois. Marquez encore, là où vous voyez une coche.
guide-toto-waiting = Les cartes grises attendent.
    .text = Un 3 ne va que sur une équipe à deux buts. Quelqu’un doit d’abord les marquer, vous ou les autres.
guide-toto-idle = Vous n’avez pas de but à jouer.
    .text = Vous passez, les autres jouent. Un de leurs buts peut ouvrir une place à votre carte but. Ou jouez la manche jusqu’au bout.
guide-toto-spent = Votre dernier but est joué.
    .text = Les autres finissent la manche. Puis treize résultats sont annoncés, et la cagnotte est payée.
guide-toto-results = Treize résultats.
    .text = Ligne par ligne, puis la cagnotte. Chacun voit qui avait raison.
