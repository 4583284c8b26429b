### Counter Attack: waar het om gaat, in drie zinnen.

ca-aim-title = Counter Attack in drie zinnen
ca-aim-1 = 1. Pass, schiet of laat je spelers lopen.
    .more = Wie de bal heeft, kiest. Een pass is veilig zolang er geen tegenstander bij de baan staat.
ca-aim-2 = 2. Lopen gaat met vier, vijf en twee.
    .more = De aanval verzet er vier, de verdediging vijf, de aanval nog twee. Naast de bal mag een verdediger tackelen.
ca-aim-3 = 3. Dobbelstenen beslissen duels; de meeste goals wint.
    .more = Worp plus het cijfer van de speler: het hoogste totaal wint de tackle, de kopbal of het schot.
