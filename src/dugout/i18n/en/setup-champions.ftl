### Champions 2020: options, line-up, the aim, settings, and the position as text. No first board needs them.

option-champions-profile = Rules
    .help = Starter: no fouls, cards, injuries, pick-ups, shoulder pushes or substitutions.
    .full = All rules
    .starter = Starter
option-champions-match = Match
    .help = A friendly may end in a draw; the others go to extra time and penalties.
    .friendly = Friendly
    .decided = There must be a winner
    .competition = Competition
option-champions-clock = Clock
    .help = Ones: every 1 that counts moves the clock on six minutes. Rolls: every roll is a minute.
    .ones = Ones
    .rolls = Rolls
option-champions-clock_start = Start of the clock
    .help = A match that starts later is shorter.
    .zero = Kick-off
    .thirty = 30th minute
    .sixty = 60th minute
option-champions-ready = Line-ups made
    .help = Nobody chooses or places players before the kick-off: both teams play 4-4-2.
option-champions-home_absent = Missing at home
    .help = Shirt numbers missing from the home team.
option-champions-away_absent = Missing away
    .help = Shirt numbers missing from the away team.

ch-lineup-title = Pick your eleven
ch-formation = Formation
ch-lineup-help = Take a formation as it is, or tap two players in a line to swap them. Left is left on your pitch.
ch-lineup-swap = Now tap the player to swap with #{ $shirt }.
ch-lineup-out = No. { $shirt } is missing
ch-lineup-man = #{ $shirt }, { $place ->
    [pitch] plays
   *[bench] on the bench
}

ch-aim-1 = 1. Roll, then run and kick.
ch-aim-1-more = One player spends the roll: steps to the ball, then the kick. The step onto the ball is free.
ch-aim-2 = 2. Then it is their turn.
ch-aim-2-more = So leave the ball where your players are nearer than theirs.
ch-aim-3 = 3. Most goals wins.
ch-aim-3-more = Shoot past the keeper. Every 1 that is rolled brings full time six minutes closer.

ch-text-title = The position in words
ch-text-score = { $home } { $h }, { $away } { $a }, minute { $minute }.
ch-text-ball = { $held ->
    [0] The ball is on { $cell }.
   *[other] A keeper holds the ball on { $cell }.
}
ch-text-no-ball = The ball is in the air or out of play.
ch-text-man = { $keeper ->
    [0] #{ $shirt } { $cell }
   *[other] keeper #{ $shirt } { $cell }
}{ $yellow ->
    [0] {""}
   *[other] {" "}(booked)
}{ $injured ->
    [0] {""}
   *[other] {" "}(injured)
}
ch-typed = Type your move
ch-typed-label = Move in notation
ch-typed-send = Play
ch-typed-help = { $count ->
    [0] Write it as in the rule book.
    [one] There is one possible move.
   *[other] There are { $count } possible moves.
}
ch-settings = Settings
ch-speed = Speed
ch-speed-name = { $speed ->
    [normal] Normal
    [fast] Fast
   *[off] At once
}
ch-auto = Play automatically when there is only one move
ch-auto-help = Also sets out your team as in the line-up.
ch-odds = Show the odds
ch-odds-help = Before you play a kick. Key O.
ch-keeper-rarely-help = Otherwise your keeper stays on his side of the goal.
ch-sideways = Attack to the right
ch-sideways-help = On wide screens. On a phone you always attack upwards.
