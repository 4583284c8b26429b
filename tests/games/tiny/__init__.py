"""A game of the tests: see engine.py."""
