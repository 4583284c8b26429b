### Voetbal Toto: events (ev-to-…), questions (ask-to-…), refusals (refusal-to-…), ends (end-to-…), options.
###
### Variables have the names of the game's event fields. Before a sentence is made, they become words:
### - a seat ($seat, $scorer) becomes the person's name;
### - a mask of seats ($open, $asked, $right, $leaders, $winners) becomes a list of names, and $open-count,
###   $asked-count, … hold how many there are;
### - $fixture stays the number; $match is "France–Spain"; $team is the team that $side means;
### - $form becomes its 13 marks; all others stay numbers.

## What happens

ev-to-column = { $seat } takes column { $column }.
ev-to-round = { $round ->
    [1] Round 1 begins.
   *[other] Round { $round } begins; the tokens come off the rows.
}
ev-to-note = The bank gives everybody { $amount }.
ev-to-stake = Everybody stakes { $amount }; the pot is { $pot }.
ev-to-carried = { $amount } from the round before is still there; the pot is { $pot }.
ev-to-jackpot-added = The bank adds the jackpot of { $amount }; the pot is { $pot }.
ev-to-starter = { $seat } starts this round.
ev-to-dealt = { $removed ->
    [0] Everybody gets { $cards } cards.
    [one] Everybody gets { $cards } cards; 1 card is left out unseen.
   *[other] Everybody gets { $cards } cards; { $removed } cards are left out unseen.
}
ev-to-deal = { $seat } has been dealt { $ones } × 1, { $twos } × 2, { $threes } × 3, { $fours } × 4, { $fives } × 5, { $sixes } × 6 and { $whistles ->
    [one] 1 whistle
   *[other] { $whistles } whistles
}.
ev-to-chosen = { $seat } has chosen: open or covered.
ev-to-exposed = { $open-count ->
    [0] All hands are covered.
    [one] Open hand: { $open }.
   *[other] Open hands: { $open }.
}
ev-to-open-hand = { $seat } shows { $ones } × 1, { $twos } × 2, { $threes } × 3, { $fours } × 4, { $fives } × 5, { $sixes } × 6 and { $whistles ->
    [one] 1 whistle
   *[other] { $whistles } whistles
}.
ev-to-form-sent = { $seat } has sent the form.
ev-to-forms-locked = All forms are in and locked (form { $sheet }, group { $group }).
ev-to-goal = { $seat } puts a { $card } on { $team }: { $match } { $home }–{ $away }.
ev-to-pass = { $seat } cannot score and passes.
ev-to-window = Does anybody whistle against the { $card } of { $scorer } on { $team }?
ev-to-whistle = STOP! { $seat } whistles: the { $card } of { $scorer } on { $team } is disallowed. { $match } { $home }–{ $away }.
ev-to-stands = The { $card } of { $scorer } on { $team } stands.
ev-to-round-over = Nobody can score any more: round { $round } is over.
ev-to-form = { $seat } had forecast { $form }.
ev-to-hand = { $seat } is left with { $whistles ->
    [0] no whistle
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
ev-to-removed = Left out of the round were { $whistles ->
    [0] no whistle
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
    [0] Match { $fixture }, { $match } { $home }–{ $away }: a { $mark }. Nobody had it right.
   *[other] Match { $fixture }, { $match } { $home }–{ $away }: a { $mark }. Right: { $right }.
}
ev-to-count = { $count ->
    [one] { $seat } has 1 result right.
   *[other] { $seat } has { $count } results right.
}
ev-to-leaders = { $leaders-count ->
    [one] Best of the round with { $count } right: { $leaders }.
   *[other] Best of the round with { $count } right each: { $leaders }.
}
ev-to-pot-taken = { $seat } takes the whole pot of { $amount }.
ev-to-pot-shared = { $rounding ->
    [0] { $leaders } share the pot: { $share } each.
   *[other] { $leaders } share the pot: { $share } each; the bank adds { $rounding } to round up.
}
ev-to-pot-stays = Too many are level ({ $leaders }): the pot of { $amount } stays.
ev-to-final-share = { $rounding ->
    [0] It was the last round, so { $leaders } share the pot: { $share } each.
   *[other] It was the last round, so { $leaders } share the pot: { $share } each; the bank adds { $rounding } to round up.
}
ev-to-final-bank = It was the last round: the bank keeps the pot of { $amount }.
ev-to-extra-round = The pot is still there: round { $round } is played as an extra one.
ev-to-jackpot = Nobody has all 13 right: the bank puts a jackpot of { $amount } into the next pot.
ev-to-no-jackpot = All 13 right: { $right }. There is no jackpot for the next round.
ev-to-place = { $place }. { $seat }: { $cash } in cash, { $total } results right in all.
ev-to-game-over = { $winners-count ->
    [one] The game is over. The winner: { $winners }!
   *[other] The game is over. { $winners } share the victory!
}

## What is asked

ask-to-column = { $seat } chooses a column.
ask-to-starter = The starter is being drawn.
ask-to-shuffle = The cards are being shuffled.
ask-to-hand = Lay your hand open for this round, or keep it covered?
ask-to-form = Fill in your form for round { $round }: 1 home side, 2 away side, 3 draw.
ask-to-goal = { $seat } is on turn: one goal.
ask-to-window = { $scorer } has put a { $card } on { $team }. STOP, or let it stand?
ask-to-over = The game is over.

## What is refused

refusal-to-not-allowed-now = That is not possible at this moment of the game.
refusal-to-not-your-turn = It is not your turn.
refusal-to-illegal-goal = You have no card that fits there: a side needs exactly the next number, up to 6.
refusal-to-not-asked = You are not asked in this whistle window, or you have answered already.
refusal-to-no-whistle = You hold no whistle card.
refusal-to-bad-form = A form has exactly one mark, 1, 2 or 3, for each of the 13 matches.
refusal-to-bad-column = This column is taken or does not exist.
refusal-to-bad-text = “{ $text }” is not an answer in this game.
refusal-to-bad-seats = Voetbal Toto is for 2 to 8 players.
refusal-to-bad-version = These rules of Voetbal Toto are not available here.
refusal-to-unknown-option = Voetbal Toto has no option “{ $option }”.
refusal-to-bad-option = “{ $value }” is no possible value of the option “{ $option }”.
refusal-to-bad-deck = A deck has 64 cards: 13 to 26 ones, no number more often than the one below it, at least one of each, and 1 to 16 whistles.
refusal-to-bad-fixtures = A list of matches has 13 pairs of teams with 26 different names of 1 to 24 characters.
refusal-to-no-orders = Standing orders belong to games by correspondence.
refusal-to-bad-orders = These standing orders cannot be read.
refusal-to-bad-position = This position is not possible: { $what }
refusal-to-bad-state = This stored state is damaged: { $what }

## How it ended

end-to-most-cash = Most cash after the last round.
end-to-shared-win = Level in everything that counts: the victory is shared.

## Options

option-toto-rounds = Rounds
    .help = Four or five fill an evening.
option-toto-mode = Whistle window
    .help = On one device it stays open until somebody goes on; live it runs for some seconds; by correspondence everybody answers in their own time.
    .hotseat = One device
    .live = Live
    .async = Correspondence
option-toto-final_pot = Pot left after the last round
    .help = What happens if too many are level in the last round.
    .share = The best share it
    .extra = Extra rounds, at most five
    .bank = The bank keeps it
option-toto-whistle_seconds = Seconds to whistle (live)
    .help = How long STOP can be pressed after a goal.
option-toto-turn_seconds = Seconds for a decision (live)
    .help = A form gets three times as long.
    .none = no limit
option-toto-whistle_hours = Hours to whistle (correspondence)
    .help = After that, silence lets the goal stand.
option-toto-turn_hours = Hours for a decision (correspondence)
    .help = After that the game plays a simple answer.
option-toto-start_seat = Seat that starts
    .help = The start moves on clockwise each round.
    .none = drawn
option-toto-whistled_scorer_replays = A whistled scorer tries again
    .help = Off: the turn goes to the next player, as in the book.
option-toto-deck = Deck
    .help = How many cards there are of 1, 2, 3, 4, 5, 6 and the whistle: 64 in all.
option-toto-fixtures = Matches
    .help = Your own 13 matches, home side first. Empty: 13 internationals.
