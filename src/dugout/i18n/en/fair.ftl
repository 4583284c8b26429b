### Fair dice: salts, the check of a record, luck.

refusal-dice-malformed = What the record says about its dice cannot be read: “{ $field }” is missing or wrong.
refusal-dice-scheme = The record names a recipe for dice that is not known here: { $scheme }.
refusal-dice-none = The record carries no commitment to compare with the one that you noted.
refusal-dice-commitment = The secret does not fit the commitment: it is not the one that was fixed before the match.
refusal-dice-other-commitment = The record’s commitment is not the one that you noted.
refusal-dice-roll = Roll { $roll } (answer { $answer }) is wrong: the record says { $face }, secret and salts give { $expected }. Wrong in all: { $wrong } of { $rolls }.
refusal-dice-rolls = Roll { $roll } (answer { $answer }) is the first of { $wrong } wrong ones among { $rolls }: the record says { $face }, secret and salts give { $expected }. So many mean that the secret or a salt was changed.

verify-title = Check the dice
verify-text = Before a match the server fixes a secret and shows its hash, the commitment. Seats add salts of their own. Every roll follows from both, and after the match anybody can work it out again. Your browser does it here.
verify-how = How it is done, step by step, stands in the guide docs/guides/fair-dice.md; the command “dugout verify” does the same without a browser.
verify-choose = Choose a record, or drop one here
verify-paste = Or paste a record
verify-match = Or name a match (its address or its id)
verify-noted = The commitment that you noted before the match (if you did)
verify-go = Check
verify-working = Checking …
verify-good =
    { $rolls ->
        [0] No die was rolled; the secret fits the commitment.
        [one] True: the only roll follows from secret and salts.
       *[other] True: all { $rolls } rolls follow from secret and salts.
    }
verify-bad = Not true
verify-unproved = Nothing is wrong with the answers, but the record carries no proof of its dice.
verify-closed = Nothing is wrong so far. The secret is shown when the match is over; then the dice can be checked.
verify-brought =
    { $count ->
        [one] One roll came along from another match; this secret does not explain it.
       *[other] { $count } rolls came along from another match; this secret does not explain them.
    }
verify-broken = Answer { $answer } is wrong: { $why }
verify-no-crypto = This page did not come over a safe line (https), and browsers then refuse to calculate hashes. Use “dugout verify”.
verify-seen = This device saw the same commitment during the match.
verify-not-seen = This device saw another commitment during the match!
verify-proof = What the dice follow from
verify-commitment = Commitment
verify-secret = Secret
verify-salt-of = Salt of { $name }
verify-no-salt = none
verify-rolls = Every roll
verify-roll = Roll
verify-answer = Answer
verify-faces = Faces
verify-shows = Record
verify-gives = Worked out
verify-verdict = Verdict
verify-ok = right
verify-wrong = wrong
verify-unknown = not explained
verify-only-wrong = Only wrong ones

luck-title = Luck
luck-text = What chance gave, beside what it gives on average. The band holds 95 of 100 matches with the same rolls.
luck-none = No roll of this match belongs to a side.
luck-line = { $actual } from { $count }; expected { $expected }, usual { $low } to { $high }
luck-verdict =
    { $mood ->
        [lucky] luckier than { $share } of all matches
        [unlucky] unluckier than { $share } of all matches
       *[usual] nothing unusual
    }
luck-kind-turn = Dice of the turns
luck-kind-duel = Dice in duels
luck-kind-pass = Dice for passes
luck-kind-header = Dice in the air
luck-kind-shot = Dice for shots
luck-kind-save = The keeper’s dice
luck-kind-keeper = Saves
luck-kind-interception = Interceptions
luck-kind-steal = Steals
luck-kind-block = Blocks
luck-kind-whistles = Whistle cards
luck-kind-goal-cards = Numbers on goal cards

salt-title = Fair dice
salt-text = The server has fixed its secret: the commitment below is its hash. Add a line of your own before the first roll, and the dice follow from both. Nobody, you included, can know what it does.
salt-later = With a line of yours the match waits until you have seen the server’s commitment; then it is added to the dice.
salt-label = Your salt (any words, optional)
salt-make = Make one up
salt-add = Add it
salt-added = Your salt is in: { $salt }
salt-note = Note the commitment if you want to be certain later.
