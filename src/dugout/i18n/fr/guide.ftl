### Ce que dit l’entraîneur lors d’un premier match : une chose à la fois.

guide-title = Ce que dit votre entraîneur
guide-skip = Passer les explications

## Champions 2020

guide-champions-roll = Lancez le dé.
    .text = Le ballon doit finir dans leur but. Les points l’y mènent : les pas vers le ballon et la longueur de la frappe se les partagent.
guide-champions-rings = Ces joueurs peuvent agir.
    .text = Un anneau veut dire : avec ce lancer, ce joueur peut faire quelque chose. Touchez-en un pour voir où il peut aller.
guide-champions-ball = Touchez le ballon.
    .text = Celui qui l’atteint le joue avec les points qui restent.
guide-champions-pass = Tracez la passe.
    .text = Le ballon peut finir sur les cases claires. Ensuite, c’est à l’adversaire : où est-il à l’abri, ou mieux, d’où pouvez-vous tirer ?
guide-champions-goal = Vous pouvez tirer.
    .text = Le chiffre est votre chance de marquer. Touchez la moitié claire du but.
guide-champions-play = Jouez-le.
    .text = Tant que vous n’appuyez pas ici, personne ne voit votre plan.
guide-champions-step-in = Intervenez-vous ?
    .text = Sur un trois, votre joueur coupe la passe. Sinon, le ballon continue.

## Counter Attack

guide-counter-attack-kick-off = Engagez par une passe.
    .text = Plus de buts qu’eux à la fin du temps : c’est tout. N’importe quel coéquipier à onze cases au plus.
guide-counter-attack-move = Déplacez un joueur.
    .text = Les cases claires sont à portée. À côté d’un adversaire, sur les cases rayées, un six vole le ballon.
guide-counter-attack-steps = Quatre, cinq, deux.
    .text = Vous en déplacez quatre, ils répondent avec cinq, vous finissez avec deux. C’est d’abord à eux : ne laissez personne seul.
guide-counter-attack-defend = Ils attaquent.
    .text = Vous répondez avec cinq joueurs. Fermez le chemin du but ; à côté du porteur, vous pouvez tacler.
guide-counter-attack-duel = Les dés décident.
    .text = Talent plus dé contre talent plus dé. La barre montre votre chance.
guide-counter-attack-pass = Qui est libre ?
    .text = Une passe est sûre si aucun adversaire n’est à côté de sa ligne.
guide-counter-attack-shot = Assez près pour tirer.
    .text = Chaque partie du but a sa propre chance. Visez là où le gardien n’est pas.
guide-counter-attack-end = Vous savez jouer.
    .text = Corners, têtes et cartons s’expliquent quand ils arrivent. Bonne chance !

## Voetbal Toto

guide-toto-hand = Voici votre main.
    .text = Qui a le plus de pronostics justes prend la cagnotte. Vos cartes sont les buts : un 1 ouvre le score, un 2 suit un 1.
guide-toto-form = Écrivez treize résultats.
    .text = 1 pour le domicile, 2 pour l’extérieur, 3 pour le nul. Personne ne voit votre grille. Regardez vos cartes, ou laissez-les proposer.
guide-toto-goal = Faites vivre votre grille.
    .text = Prenez une carte et posez-la sur une équipe qui en a besoin. Les cases marquées vous aident.
guide-toto-others = À eux de marquer.
    .text = Ils ont d’autres grilles. Surveillez les lignes qui se retournent contre vous.
guide-toto-whistle = Le sifflet.
    .text = STOP annule ce but et vous coûte le sifflet. On ne vous demande que si un but vous fait mal.
guide-toto-results = Treize résultats.
    .text = Ligne par ligne, puis la cagnotte. Chacun voit qui avait raison.
