### Les adversaires par leur nom : leur phrase, ce qu’ils disent et ce qu’ils regardent.

opponents-title = Adversaires
opponents-clubs = chacun son club et son maillot
opponents-table = un à { $most } d'entre eux à la table
opponents-beaten = { $beaten } sur { $all } battus
opponents-cups = { $count ->
    [one] 1 coupe gagnée
   *[other] { $count } coupes gagnées
}
choose-title = Contre qui jouez-vous ?
choose-start = Coup d'envoi contre { $name }
choose-not-met = pas encore rencontré
choose-met = { $met } rencontres, { $won } gagnées
stars-1 = première semaine
stars-2 = connaît le jeu
stars-3 = voit plus loin
stars-4 = réfléchit quatre fois plus

style-open-at-the-back = ouvert derrière
style-many-passes = beaucoup de passes
style-few-passes = peu de passes
style-few-risks = peu de risques
style-reads-replies = lit vos réponses
style-patient = patient
style-plans-two-turns = deux tours d'avance
style-long-runs = longues courses
style-safe-passes = passes sûres
style-home-wins = victoires à domicile
style-open-hand = main ouverte
style-whistles-early = siffle tôt
style-likes-draws = aime les nuls
style-with-the-crowd = suit les autres
style-hoards-ones = garde ses un
style-whistles-late = siffle tard

opponent-bram-tolk = Tire à vue. Réfléchit après.
    .starts = Bon, il est où, le but ?
    .scores = Je l'avais dit ! Il suffit de frapper !
    .scores-2 = Je ne visais même pas là.
    .scores-3 = Joli tir. Le mien, je veux dire.
    .concedes = D'accord. J'en mettrai deux.
    .concedes-2 = Mon gardien refaisait ses lacets.
    .concedes-3 = Pure chance. Je sais de quoi je parle.
    .wins = Il suffit de tirer. Ce n'est pas sorcier.
    .loses = La prochaine fois, je tire plus tôt.
    .draws = Encore un tir et c'était pour moi.
    .thinks = Il cherche le but.

opponent-ines-caldera = Cinq passes courtes avant le petit-déjeuner.
    .starts = Court, plus court, but. On commence.
    .scores = Et pas une passe de trop.
    .scores-2 = Sept touches. Vous en avez compté quatre.
    .scores-3 = Le ballon connaît le chemin, maintenant.
    .concedes = Ce ballon, je n'aurais jamais dû le lâcher.
    .concedes-2 = Vous auriez pu faire une passe. C’est impoli.
    .concedes-3 = Bien. Alors je garde le ballon toute la soirée.
    .wins = La patience, c'est une forme de vitesse.
    .loses = Vous m'avez pris le ballon. Je le récupérerai.
    .draws = Propre des deux côtés. Cela me va.
    .thinks = Elle cherche la prochaine passe courte.

opponent-odile-varga = A déjà lu vos six lancers avant de faire le sien.
    .starts = Faites donc. J'ai déjà lu la suite.
    .scores = Il y avait une brèche. Il y en a toujours une.
    .scores-2 = C’était à la page deux.
    .scores-3 = Vous avez tourné la page trop tôt.
    .concedes = Une chance sur six. Je l'avais vue.
    .concedes-2 = Une note en bas de page. Je ne les lis jamais.
    .concedes-3 = Il faudra que je relise ce chapitre.
    .wins = La dernière page n'est jamais une surprise.
    .loses = Un meilleur livre que prévu. Je le relirai.
    .draws = Une fin ouverte. Très moderne.
    .thinks = Elle regarde vos six lancers.

opponent-old-sil = Deux tours d'avance, et jamais pressé.
    .starts = Asseyez-vous. On a le temps.
    .scores = Celui-là a commencé il y a deux tours.
    .scores-2 = La lampe était déjà allumée, vous voyez.
    .scores-3 = Restez assis. Cela devait arriver.
    .concedes = Hm. J'ai connu des hivers plus rudes.
    .concedes-2 = Mes genoux l’avaient dit ce matin.
    .concedes-3 = Un but. Ça va, ça vient, comme la pluie.
    .wins = Vous aviez hâte. Moi, non.
    .loses = Bien joué. J'éteindrai les lampes moi-même.
    .draws = Personne n'a gagné, personne n'a pris froid.
    .thinks = Il regarde deux tours plus loin.

opponent-tuva-lind = Court d'abord, regarde après.
    .starts = Le dernier dans la surface paie la limonade !
    .scores = Tout droit, en courant ! On recommence !
    .concedes = Oh. Quelqu'un devait rester derrière ?
    .wins = Même pas fatiguée !
    .loses = On a couru plus que vous. J'ai compté.
    .draws = On rejoue ? Je suis encore chaude !
    .thinks = Elle cherche de l'espace pour courir.

opponent-marlon-abega = Un homme démarqué ? Il le trouve.
    .starts = Il y a toujours quelqu'un de démarqué.
    .scores = Je vous disais bien qu'il était seul.
    .concedes = Celui-là aussi était seul. C'est noté.
    .wins = Il y a toujours quelqu'un de seul. Ce soir, mon avant-centre.
    .loses = Vous n'avez laissé personne seul. Respect.
    .draws = Partage équitable. De belles passes, tous les deux.
    .thinks = Il cherche l'homme démarqué.

opponent-greta-falk = Ferme la ligne de passe avant que vous la voyiez.
    .starts = Cette ligne ? Fermée. Celle-là aussi.
    .scores = De l'espace. Vous avez laissé de l'espace.
    .concedes = Cette ligne ne s'ouvrira pas deux fois.
    .wins = Le pont était fermé. J'avais prévenu.
    .loses = Vous avez trouvé la seule brèche. D'où venait-elle ?
    .draws = Rien n'est passé. Un demi-résultat.
    .thinks = Elle regarde vos lignes de passe.

opponent-kasimir-dvorn = Attend toute une mi-temps. Puis : quatre, cinq, deux, parti.
    .starts = J'ai apporté du thé. On a quatre-vingt-dix minutes.
    .scores = Vous voyez ? Il suffit d'attendre.
    .concedes = Déjà ? Fort bien. Je ne faisais que m'asseoir.
    .wins = Le thé est encore chaud. Bonne soirée.
    .loses = Vous ne m'avez pas laissé attendre. Malin.
    .draws = Cinq minutes de plus, et vous le savez.
    .thinks = Il attend le bon moment.

opponent-opa-wim = Mise sur l'équipe locale depuis soixante ans.
    .starts = Un, un, un. Voilà !
    .scores = Soixante ans, et enfin ça paie !
    .concedes = Une victoire à l'extérieur ? Par ce temps ?
    .wins = Je l'avais dit à votre grand-mère en 1974.
    .loses = Bah. Les équipes locales ne sont plus ce qu'elles étaient.
    .draws = Une cagnotte, c'est fait pour partager.
    .thinks = Il cherche son crayon.

opponent-lotte-ruys = Compte chaque carte, le crayon derrière l'oreille.
    .starts = Mélangez bien. Je compte.
    .scores = Comme je l'avais calculé.
    .concedes = J'ai dû rater une carte. Je ne rate jamais une carte.
    .wins = Le compte est bon. Toujours.
    .loses = Je refais le calcul.
    .draws = Match nul. Je l'avais noté.
    .thinks = Elle compte les cartes qui restent.

opponent-bo-castellan = Se souvient de votre dernière grille.
    .starts = J'adore ce morceau. Le vôtre, je le connais aussi.
    .scores = Le même air que la dernière fois.
    .concedes = Une nouvelle chanson ? Soit.
    .wins = Vous fredonnez en remplissant. Vous ne saviez pas ?
    .loses = Beau mix. J'ai perdu le rythme.
    .draws = Un duo, alors.
    .thinks = Bo essaie de deviner votre grille.

opponent-mrs-quill = Garde ses un jusqu'à ce que vous n'en ayez plus.
    .starts = Tenez-vous droit, je vous prie. On vous observe.
    .scores = Comme c'est aimable à vous tous.
    .concedes = Je m'en souviendrai, croyez-moi.
    .wins = On garde toujours quelque chose pour la fin.
    .loses = Eh bien. Encore du thé pour qui a gagné.
    .draws = Nous partagerons. Pour cette fois.
    .thinks = Elle regarde ses un.
