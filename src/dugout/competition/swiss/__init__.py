"""CO-22: pairing a round of a Swiss tournament: pure functions of the rounds before it."""
