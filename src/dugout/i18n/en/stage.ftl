### The stage: everything that dice decide.

stage-skip = Skip
stage-die-waits = A die, not rolled yet
stage-die-lies = A die: { $face }
stage-chances = Chances
stage-chance = { $chance } { $what }
stage-faces = What each face means
stage-face-spoken = On a { $from }: { $text }.
stage-faces-spoken = On { $from } to { $to }: { $text }.
stage-chain = { $at } of { $of }
stage-rolling = Dice are rolling
stage-rolling-hint = We will know in a moment.
stage-decide = Your call, on the pitch
