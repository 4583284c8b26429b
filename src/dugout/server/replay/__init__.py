"""Replays of matches from their answers."""
