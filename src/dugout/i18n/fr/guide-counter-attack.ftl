### Counter Attack avec un entraîneur : une chose à la fois, au moment où elle compte.

guide-counter-attack-kick-off = À vous d’engager, { $way ->
        [right] vers la droite
       *[up] vers le haut
    }.
    .text = Touchez un coéquipier pour voir la passe, puis encore une fois pour la jouer. Le plus de buts l’emporte.
guide-counter-attack-pass = Votre ballon : qui est libre ?
    .text = Une passe est sûre si aucun adversaire n’est à côté de sa ligne. Personne ? Courez d’abord. Pas d’idée ? Touchez-moi.
guide-counter-attack-space = Comment marquer.
    .text = Passez dans l’espace devant un coéquipier rapide, puis courez sur le ballon. Dans la surface, il peut tirer aussitôt.
guide-counter-attack-move = Cherchez l’espace.
    .text = Touchez un joueur, puis une case claire. Ballon au pied, une case rayée est risquée : sur un six, il est perdu.
guide-counter-attack-steps = Quatre, cinq, deux.
    .text = Vous en déplacez quatre, ils répondent avec cinq, vous finissez avec deux. Ensuite, vous jouez le ballon.
guide-counter-attack-attack = Foncez vers le but !
    .text = Entrez dans la surface avec le ballon : là, vous pouvez tirer tout de suite, avant qu’ils ne bougent.
guide-counter-attack-theirs = À eux de courir.
    .text = Vous n’avez rien à faire. Voyez qui s’approche du ballon : ensuite, c’est à vous.
guide-counter-attack-defend = Ils attaquent { $way ->
        [right] vers la gauche
       *[up] vers le bas
    }.
    .text = Déplacez cinq joueurs. Fermez le chemin du but ; qui finit à côté du porteur peut tacler.
guide-counter-attack-duel = Les dés décident.
    .text = Chaque camp ajoute un dé au talent de son joueur. La plus haute somme gagne ; la barre montre votre chance.
guide-counter-attack-die = Un seul dé décide.
    .text = En dessous, vous lisez ce que vaut chaque face.
guide-counter-attack-shot = Assez près pour tirer.
    .text = Chaque partie du but a sa propre chance. Visez là où le gardien n’est pas.
guide-counter-attack-end = Vous savez jouer.
    .text = S’il arrive du nouveau, je vous le dirai. Bonne chance !

## Seulement si le match l’apporte

guide-counter-attack-advantage = Faute sur vous : choisissez.
    .text = Laissez jouer s’il est presque passé. Avec le coup franc, le ballon est sûr et vous replacez d’abord vos joueurs.
guide-counter-attack-foul = Faute !
    .text = Il a visé le ballon et fait un 1. Un dé dit si l’homme est blessé, un autre s’il y a un carton.
guide-counter-attack-injury = Il est blessé.
    .text = Il continue, mais court deux cases de moins. Son équipe peut le remplacer au prochain arrêt de jeu.
guide-counter-attack-card = Un carton.
    .text = Deux jaunes font un rouge : il est expulsé et son équipe continue à un de moins.
guide-counter-attack-keeper = Votre gardien peut faire un pas.
    .text = Le ballon est dans votre surface. Gardez-le entre le ballon et le milieu du but ; ne pas bouger va aussi.
guide-counter-attack-free = On se replace.
    .text = Ces joueurs peuvent marcher jusqu’à six cases avant la reprise. Écartez-vous : qui peut recevoir le ballon ?
guide-counter-attack-past = Duel gagné !
    .text = Posez-le sur une case libre à côté du battu : vers le but, loin du prochain adversaire.
guide-counter-attack-jump = Un ballon haut.
    .text = Qui saute ajoute un dé à son jeu de tête. La plus haute somme prolonge le ballon.
guide-counter-attack-set-piece = Balle arrêtée : placez vos hommes.
    .text = Chaque équipe déplace deux joueurs, trois fois. Touchez-en un puis sa case, ou laissez tout le monde en place d’un geste.
guide-counter-attack-back = Ils ont le ballon : marquez-les.
    .text = Ces joueurs peuvent marcher jusqu’à six cases avant que le ballon soit joué. Placez-vous entre lui et votre but.
guide-counter-attack-head = À vous la tête.
    .text = Remettez à un coéquipier, ou visez le but si vous êtes assez près. Les cases claires sont à portée.
guide-counter-attack-retreat = Trop près.
    .text = Sur balle arrêtée, l’adversaire garde ses distances. Choisissez la case d’où il défend encore le mieux.
guide-counter-attack-loose = Le ballon traîne.
    .text = Personne ne l’a. Menez-y un joueur et il est à vous ; sinon, ils y seront peut-être avant vous.
