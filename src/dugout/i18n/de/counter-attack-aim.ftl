### Counter Attack: worum es geht, in drei Sätzen.

ca-aim-title = Counter Attack in drei Sätzen
ca-aim-1 = 1. Passen, schießen oder laufen.
    .more = Wer den Ball hat, entscheidet. Ein Pass ist sicher, solange kein Gegner nahe am Passweg steht.
ca-aim-2 = 2. Gelaufen wird zu viert, zu fünft, zu zweit.
    .more = Der Angriff bewegt vier, die Abwehr fünf, der Angriff noch zwei. Neben dem Ball darf ein Verteidiger tackeln.
ca-aim-3 = 3. Würfel entscheiden Duelle; die meisten Tore gewinnen.
    .more = Wurf plus Wert des Spielers: Die höhere Summe gewinnt Tackling, Kopfball oder Schuss.
