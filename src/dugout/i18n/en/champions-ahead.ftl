### Champions 2020: thinking ahead, the end in sight, and the first turns of the others explained.

ch-soon = { $count ->
    [one] { $extra ->
        [yes] The next 1 ends extra time.
       *[no] The next 1 is full time.
    }
   *[other] { $left } minutes left.
}
ch-note-help = Think ahead: tap one of your players or the ball, then a cell. Only you see the arrow.
ch-note-to = Now tap where it should point.
ch-roll-ahead = Roll as soon as it is my turn
ch-why = { $what ->
    [shot] { $name } was in range: a { $roll } reached your goal from there.
    [forward] { $name } plays the ball towards your goal, ready to shoot from there next turn.
    [closer] { $name } brings the ball closer to your goal.
    [back] { $name } plays the ball back, where your players are further away.
    [keep] { $name } keeps the ball close to team-mates.
    [near] { $name } moves #{ $shirt } closer to the ball, to play it next.
   *[place] { $name } leaves the ball alone and moves #{ $shirt } into a better position.
}
ch-aim-title = Champions in three sentences
