"""Matches that are over, played again from their records."""
