### Champions 2020: waar het om gaat, in drie zinnen.

ch-aim-title = Champions in drie zinnen
ch-aim-1 = 1. Gooi, loop en trap.
ch-aim-1-more = Eén speler verbruikt de worp: stappen naar de bal, dan de trap. De stap óp de bal is gratis.
ch-aim-2 = 2. Daarna is de ander.
ch-aim-2-more = Laat de bal dus liggen waar jouw spelers er eerder bij zijn.
ch-aim-3 = 3. De meeste goals wint.
ch-aim-3-more = Schiet voorbij de keeper. Elke gegooide 1 brengt het eindsignaal zes minuten dichterbij.
