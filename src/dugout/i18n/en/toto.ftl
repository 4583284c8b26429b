### Voetbal Toto: events (ev-to-…), questions (ask-to-…), refusals (refusal-to-…), ends (end-to-…), options.
###
### Variables have the names of the game's event fields. Before a sentence is made, they become words:
### - a seat ($seat, $scorer) becomes the person's name;
### - a mask of seats ($open, $asked, $right, $leaders, $winners) becomes a list of names, and $open-count,
###   $asked-count, … hold how many there are;
### - $fixture stays the number; $match is "France–Spain"; $team is the team that $side means;
### - $form becomes its 13 marks; all others stay numbers.

## What happens

ev-to-column = { $you ->
    [yes] You take column { $column }.
   *[no] { $seat } takes column { $column }.
}
ev-to-round = { $round ->
    [1] Round 1 begins.
   *[other] Round { $round } begins; the tokens are cleared from the board.
}
ev-to-note = The bank pays everybody { $amount }.
ev-to-stake = Everybody puts in { $amount }; the pot is { $pot }.
ev-to-carried = { $amount } is carried over from the last round; the pot is { $pot }.
ev-to-jackpot-added = The bank adds a jackpot of { $amount }; the pot is { $pot }.
ev-to-starter = { $you ->
    [yes] You start this round.
   *[no] { $seat } starts this round.
}
ev-to-dealt = { $removed ->
    [0] Everybody gets { $cards } cards.
    [one] Everybody gets { $cards } cards; 1 card is set aside face down.
   *[other] Everybody gets { $cards } cards; { $removed } cards are set aside face down.
}
ev-to-deal = { $you ->
    [yes] You are dealt
   *[no] { $seat } is dealt
} { $ones } × 1, { $twos } × 2, { $threes } × 3, { $fours } × 4, { $fives } × 5, { $sixes } × 6 and { $whistles ->
    [one] 1 whistle
   *[other] { $whistles } whistles
}.
ev-to-chosen = { $you ->
    [yes] You have decided: open or covered.
   *[no] { $seat } has decided: open or covered.
}
ev-to-exposed = { $open-count ->
    [0] All hands are covered.
    [one] Open hand: { $open }.
   *[other] Open hands: { $open }.
}
ev-to-open-hand = { $you ->
    [yes] You show
   *[no] { $seat } shows
} { $ones } × 1, { $twos } × 2, { $threes } × 3, { $fours } × 4, { $fives } × 5, { $sixes } × 6 and { $whistles ->
    [one] 1 whistle
   *[other] { $whistles } whistles
}.
ev-to-form-sent = { $you ->
    [yes] You have handed in your form.
   *[no] { $seat } has handed in the form.
}
ev-to-forms-locked = All forms are in and locked.
ev-to-goal = { $you ->
    [yes] You play a { $card } ({ $team }): { $match } { $home }–{ $away }.
   *[no] { $seat } plays a { $card } ({ $team }): { $match } { $home }–{ $away }.
}
ev-to-pass = { $you ->
    [yes] You have no goal to play and pass.
   *[no] { $seat } has no goal to play and passes.
}
ev-to-window = { $scorer-you ->
    [yes] Will anybody whistle off your { $card } ({ $team })?
   *[no] Will anybody whistle off { $scorer }'s { $card } ({ $team })?
}
ev-to-whistle = { $you ->
    [yes] STOP! You whistle: { $scorer }'s { $card } ({ $team }) is disallowed. { $match } { $home }–{ $away }.
   *[no] { $scorer-you ->
        [yes] STOP! { $seat } whistles: your { $card } ({ $team }) is disallowed. { $match } { $home }–{ $away }.
       *[no] STOP! { $seat } whistles: { $scorer }'s { $card } ({ $team }) is disallowed. { $match } { $home }–{ $away }.
    }
}
ev-to-stands = { $scorer-you ->
    [yes] Your { $card } ({ $team }) stands.
   *[no] { $scorer }'s { $card } ({ $team }) stands.
}
ev-to-round-over = Nobody can score any more: round { $round } is over.
ev-to-form = { $you ->
    [yes] Your forecast was { $form }.
   *[no] { $seat }'s forecast was { $form }.
}
ev-to-hand = { $you ->
    [yes] Left in your hand
   *[no] Left in { $seat }'s hand
}: { $whistles ->
    [0] no whistles
    [one] 1 whistle
   *[other] { $whistles } whistles
}{ $ones ->
    [0] {""}
   *[other] , { $ones } × 1
}{ $twos ->
    [0] {""}
   *[other] , { $twos } × 2
}{ $threes ->
    [0] {""}
   *[other] , { $threes } × 3
}{ $fours ->
    [0] {""}
   *[other] , { $fours } × 4
}{ $fives ->
    [0] {""}
   *[other] , { $fives } × 5
}{ $sixes ->
    [0] {""}
   *[other] , { $sixes } × 6
}.
ev-to-removed = Cards set aside this round: { $whistles ->
    [0] no whistles
    [one] 1 whistle
   *[other] { $whistles } whistles
}{ $ones ->
    [0] {""}
   *[other] , { $ones } × 1
}{ $twos ->
    [0] {""}
   *[other] , { $twos } × 2
}{ $threes ->
    [0] {""}
   *[other] , { $threes } × 3
}{ $fours ->
    [0] {""}
   *[other] , { $fours } × 4
}{ $fives ->
    [0] {""}
   *[other] , { $fives } × 5
}{ $sixes ->
    [0] {""}
   *[other] , { $sixes } × 6
}.
ev-to-result = { $right-count ->
    [0] Match { $fixture }, { $match } { $home }–{ $away }: { $mark ->
        [1] home win
        [2] away win
       *[3] a draw
    }. Nobody got it right.
   *[other] Match { $fixture }, { $match } { $home }–{ $away }: { $mark ->
        [1] home win
        [2] away win
       *[3] a draw
    }. Right: { $right }.
}
ev-to-count = { $you ->
    [yes] { $count ->
        [one] You have 1 result right.
       *[other] You have { $count } results right.
    }
   *[no] { $count ->
        [one] { $seat } has 1 result right.
       *[other] { $seat } has { $count } results right.
    }
}
ev-to-leaders = { $leaders-count ->
    [one] Most right this round, with { $count }: { $leaders }.
   *[other] Most right this round, with { $count } each: { $leaders }.
}
ev-to-pot-taken = { $you ->
    [yes] You win the whole pot of { $amount }!
   *[no] { $seat } wins the whole pot of { $amount }.
}
ev-to-pot-shared = { $leaders-you ->
    [with] { $leaders } share the pot
   *[no] { $leaders } share the pot
}: { $rounding ->
    [0] { $share } each.
   *[other] { $share } each; the bank adds { $rounding } to round it up.
}
ev-to-pot-stays = Too many players tied for first ({ $leaders }): the pot of { $amount } carries over.
ev-to-final-share = That was the last round, so { $leaders-you ->
    [with] { $leaders } share the pot
   *[no] { $leaders } share the pot
}: { $rounding ->
    [0] { $share } each.
   *[other] { $share } each; the bank adds { $rounding } to round it up.
}
ev-to-final-bank = That was the last round: the bank keeps the pot of { $amount }.
ev-to-extra-round = The pot has not been won: round { $round } is an extra round.
ev-to-jackpot = Nobody got all 13 right: the bank adds a jackpot of { $amount } to the next pot.
ev-to-no-jackpot = All 13 right: { $right }. No jackpot next round.
ev-to-place = { $place }. { $seat }: { $cash } cash, { $total ->
    [one] { $total } result
   *[other] { $total } results
} right in all.
ev-to-game-over = { $winners-you ->
    [yes] The game is over. You win!
    [with] The game is over. { $winners } share the win!
   *[no] { $winners-count ->
        [one] The game is over. { $winners } wins!
       *[other] The game is over. { $winners } share the win!
    }
}

## What is asked

ask-to-column = { $you ->
    [yes] Choose your column.
   *[no] { $seat } chooses a column.
}
ask-to-starter = Drawing who starts.
ask-to-shuffle = Shuffling the cards.
ask-to-hand = Play this round with an open hand, or keep it covered?
ask-to-form = Fill in your form for round { $round }.
ask-to-goal = { $you ->
    [yes] Score a goal.
   *[no] { $seat } to score a goal.
}
ask-to-window = { $scorer-you ->
    [yes] Will anybody whistle off your goal?
   *[no] STOP, or let it stand?
}
ask-to-over = The game is over.

## What is refused

refusal-to-not-allowed-now = You cannot do that now.
refusal-to-not-your-turn = It is not your turn.
refusal-to-illegal-goal = None of your cards fits there: a team needs exactly the next number, up to 6.
refusal-to-not-asked = This goal is not yours to whistle, or you have already answered.
refusal-to-no-whistle = You have no whistle card.
refusal-to-bad-form = Mark each of the 13 matches exactly once: home win, away win or draw.
refusal-to-bad-column = This column is taken or does not exist. Choose another.
refusal-to-bad-text = “{ $text }” is not a move in this game.
refusal-to-bad-seats = Voetbal Toto is for 2 to 8 players.
refusal-to-bad-version = This version of the Voetbal Toto rules is not available here.
refusal-to-unknown-option = Voetbal Toto has no option “{ $option }”.
refusal-to-bad-option = “{ $value }” is not a valid value for the option “{ $option }”.
refusal-to-bad-deck = A deck has 64 cards: 13 to 26 ones, no number more often than the one below it, at least one of each, and 1 to 16 whistles.
refusal-to-bad-fixtures = You need 13 matches with 26 different team names of 1 to 24 characters.
refusal-to-no-orders = Conditions for a STOP are for correspondence games only.
refusal-to-bad-orders = These standing orders cannot be read.
refusal-to-bad-position = This position is not possible: { $what }
refusal-to-bad-state = This saved game is damaged: { $what }

## How it ended

end-to-most-cash = Most cash at the end.
end-to-shared-win = A tie on everything that counts: the win is shared.

## Options

option-toto-rounds = Rounds
    .help = Four or five make an evening.
option-toto-mode = Whistle window
    .help = On one device it stays open until someone taps Continue; live it lasts a few seconds; by correspondence everybody answers in their own time.
    .hotseat = One device
    .live = Live
    .async = Correspondence
option-toto-final_pot = Pot not won in the last round
    .help = What happens if too many players tie in the last round.
    .share = The leaders share it
    .extra = Extra rounds, at most five
    .bank = The bank keeps it
option-toto-whistle_seconds = Seconds to whistle (live)
    .help = How long you can press STOP after a goal. Between people, everybody waits that long after each of about fifty goals: 3 seconds make about 3 minutes a round, 6 seconds 5, 10 seconds 8.
    .none = no limit
option-toto-turn_seconds = Seconds per decision (live)
    .help = You get three times as long for the form.
    .none = no limit
option-toto-whistle_hours = Hours to whistle (correspondence)
    .help = If nobody answers by then, the goal stands.
option-toto-turn_hours = Hours per decision (correspondence)
    .help = After that the game makes a simple move for you.
option-toto-ready = Columns assigned
    .help = Everybody gets a column instead of choosing one.
option-toto-start_seat = Who starts
    .help = The start moves clockwise each round.
    .none = drawn
option-toto-whistled_scorer_replays = Whistled off? Play another goal
    .help = Off: it is the next player's turn, as in the rule book.
option-toto-deck = Deck
    .help = How many 1s, 2s, 3s, 4s, 5s, 6s and whistles: 64 cards in all.
option-toto-fixtures = Matches
    .help = Your own 13 matches, home team first. Leave empty for 13 internationals.
