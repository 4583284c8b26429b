### Het podium: alles wat dobbelstenen beslissen.

stage-skip = Overslaan
stage-die-waits = Een dobbelsteen, nog niet gegooid
stage-die-lies = Dobbelsteen: { $face }
stage-chances = Kansen
stage-chance = { $chance } { $what }
stage-faces = Wat elk getal betekent
stage-face-spoken = Bij een { $from }: { $text }.
stage-faces-spoken = Bij { $from } tot en met { $to }: { $text }.
stage-chain = { $at } van { $of }
stage-rolling = De dobbelstenen rollen
stage-rolling-hint = Zo weten we het.
stage-decide = Jij beslist, op het veld
