### Great moments of a match, in every game: goals, cards, extra time, penalties, full time, the cup.

moments-goal = Goal!
moments-number = Number { $number }
moments-own-goal = Own goal, { $name }
moments-tap = Tap to go on
moments-play-on = Play on
moments-headline-goal = { $you ->
    [yes] Goal for you
   *[no] Goal for { $team }
}
moments-penalties = Penalties

moments-they-pull-back = They pull one back
moments-they-level = They are level
moments-they-lead = They take the lead
moments-they-again = They score again
moments-stand-lead = You still lead { $score }.
moments-stand-level = It is { $score }.
moments-stand-behind = You are { $score } down.

moments-card-yellow = Yellow card
moments-card-second = Second yellow: red card
moments-card-red = Red card

moments-kick-walks = { $name } walks to the spot
moments-kick-shoots = { $name } shoots
moments-kick-in = It’s in!
moments-kick-out = No goal!
moments-on-penalties = { $home }–{ $away } on penalties
moments-row = { $name }: { $scored } of { $taken } penalties scored

moments-say-goal = { $you ->
    [yes] Goal for you
   *[no] Goal for { $team }
}. { $name }. { $score }{ $minute ->
    [none] .
   *[other] , { $minute }.
}

moments-full-time = Full time
moments-you-win = You win
moments-best = Man of the match
moments-story-loading = Working out the figures …
moments-story-none = There are no figures for this match.
moments-how = How it went
moments-chance-yours = your chance of winning
moments-chance-of = { $name }’s chance of winning
moments-curve = Chart: chance of winning from { $start } to { $end }, ending at { $last }.
moments-numbers = Three numbers
moments-you = you
moments-see-board = See the board
moments-home = To the start page
