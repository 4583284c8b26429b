"""A game of the tests: see game.py."""
