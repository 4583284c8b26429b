### Champions 2020 : prévoir, la fin en vue, et les premiers tours des autres expliqués.

ch-soon = { $count ->
    [one] { $extra ->
        [yes] Le prochain 1 met fin à la prolongation.
       *[no] Le prochain 1 siffle la fin.
    }
   *[other] Encore { $left } minutes.
}
ch-note-help = Prévoyez : touchez un de vos joueurs ou le ballon, puis une case. Vous seul voyez la flèche.
ch-note-to = Touchez maintenant la case visée.
ch-roll-ahead = Lancer dès que c'est mon tour
ch-why = { $what ->
    [shot] { $name } était à portée : un { $roll } suffisait pour atteindre votre but.
    [forward] { $name } joue vers votre but, pour tirer de là au prochain tour.
    [closer] { $name } rapproche le ballon de votre but.
    [back] { $name } joue en retrait, loin de vos joueurs.
    [keep] { $name } garde le ballon près de ses joueurs.
    [near] { $name } rapproche #{ $shirt } du ballon, pour le jouer ensuite.
   *[place] { $name } laisse le ballon et replace #{ $shirt }.
}
ch-aim-title = Champions en trois phrases
