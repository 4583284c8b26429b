### Die Bühne: alles, was Würfel entscheiden.

stage-skip = Überspringen
stage-die-waits = Ein Würfel, noch nicht geworfen
stage-die-lies = Würfel: { $face }
stage-chances = Chancen
stage-chance = { $chance } { $what }
stage-faces = Was jede Zahl bedeutet
stage-face-spoken = Bei einer { $from }: { $text }.
stage-faces-spoken = Bei { $from } bis { $to }: { $text }.
stage-chain = { $at } von { $of }
stage-rolling = Die Würfel rollen
stage-rolling-hint = Gleich wissen wir es.
stage-decide = Du entscheidest, auf dem Spielfeld
