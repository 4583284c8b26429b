### Fair dice: salts, the check of a record, luck.

refusal-dice-malformed = The record's dice data cannot be read: “{ $field }” is missing or wrong.
refusal-dice-scheme = The record uses a method for its dice that this version does not know: { $scheme }.
refusal-dice-none = The record contains no commitment to compare with the one you noted.
refusal-dice-commitment = The secret does not match the commitment made before the match.
refusal-dice-other-commitment = The record's commitment is not the one you noted.
refusal-dice-roll = Roll { $roll } (answer { $answer }) is wrong: the record says { $face }, but secret and salts give { $expected }. Wrong in all: { $wrong } of { $rolls }.
refusal-dice-rolls = Roll { $roll } (answer { $answer }) is the first of { $wrong } wrong ones out of { $rolls }: the record says { $face }, but secret and salts give { $expected }. With so many, the secret or a salt must have been changed.

verify-title = Check dice and cards
verify-text = Before a match the server picks a secret and publishes its hash, the commitment. Players can add salts of their own. Every roll is calculated from both, and after the match anyone can check it. Your browser does that here.
verify-how = The guide docs/guides/fair-dice.md explains every step; “dugout verify” does the same without a browser.
verify-choose = Choose a record, or drop one here
verify-paste = Or paste a record
verify-match = Or enter a match (its address or id)
verify-noted = The commitment you noted before the match (if you did)
verify-go = Check
verify-working = Checking …
verify-good =
    { $rolls ->
        [0] No dice were rolled; the secret matches the commitment.
        [one] Fair: the only roll follows from secret and salts.
       *[other] Fair: all { $rolls } rolls follow from secret and salts.
    }
verify-bad = Not fair
verify-unproved = The moves are fine, but the record contains no proof of its dice.
verify-closed = Fine so far. The secret is revealed when the match is over; then you can check the dice.
verify-brought =
    { $count ->
        [one] One roll came from another match; this secret does not cover it.
       *[other] { $count } rolls came from another match; this secret does not cover them.
    }
verify-broken = Answer { $answer } is wrong: { $why }
verify-no-crypto = Your browser can calculate hashes only on a secure page (https). Use “dugout verify” instead.
verify-seen = This device saw the same commitment during the match.
verify-not-seen = This device saw another commitment during the match!
verify-proof = What the dice are calculated from
verify-commitment = Commitment
commitment-why = { $chance ->
    [cards] How the cards are shuffled in this match was fixed before it began; this code lets anyone check that afterwards.
   *[dice] The dice of this match were fixed before it began; this code lets anyone check that afterwards.
}
commitment-show = Show the code
verify-secret = Secret
verify-salt-of = { $name }'s salt
verify-no-salt = none
verify-rolls = Every roll
verify-roll = Roll
verify-answer = Answer
verify-faces = Faces
verify-shows = Record
verify-gives = Calculated
verify-verdict = Verdict
verify-ok = right
verify-wrong = wrong
verify-unknown = not covered
verify-only-wrong = Only the wrong ones

luck-title = Luck
luck-text = What the dice and cards gave, next to the average. The band covers 95 of 100 matches with the same rolls.
luck-none = There were no rolls to compare in this match.
luck-line = { $actual } from { $count }; expected { $expected }, normally { $low } to { $high }
luck-verdict =
    { $mood ->
        [lucky] luckier than { $share } of all matches
        [unlucky] unluckier than { $share } of all matches
       *[usual] nothing unusual
    }
luck-kind-turn = Turn dice
luck-kind-duel = Dice in duels
luck-kind-pass = Passing dice
luck-kind-header = Heading dice
luck-kind-shot = Shooting dice
luck-kind-save = Goalkeeper’s dice
luck-kind-keeper = Saves
luck-kind-interception = Interceptions
luck-kind-steal = Steals
luck-kind-block = Blocks
luck-kind-whistles = Whistle cards
luck-kind-goal-cards = Numbers on goal cards

salt-title = { $chance ->
    [cards] Fair shuffling
   *[dice] Fair dice
}
salt-text = { $chance ->
    [cards] The server has picked its secret: the commitment below is its hash. Add a line of your own before the first deal, and the cards are shuffled with both. Nobody, not even you, can know what effect it has.
   *[dice] The server has picked its secret: the commitment below is its hash. Add a line of your own before the first roll, and the dice are calculated from both. Nobody, not even you, can know what effect it has.
}
salt-later = { $chance ->
    [cards] If you add a line, the match waits until you have seen the server’s commitment; then your line goes into the shuffling.
   *[dice] If you add a line, the match waits until you have seen the server’s commitment; then your line is mixed into the dice.
}
salt-label = Your salt (any words, optional)
salt-make = Make one up for me
salt-add = Add
salt-added = Your salt is in: { $salt }
salt-note = { $chance ->
    [cards] Note the commitment if you want to check the shuffling later.
   *[dice] Note the commitment if you want to check the dice later.
}
