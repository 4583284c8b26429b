"""What bots know of a game: one package a game, and the only bot code that knows it."""
