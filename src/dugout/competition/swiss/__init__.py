"""CO-22: pairing a round of a Swiss tournament. Pure functions over who has met whom."""
