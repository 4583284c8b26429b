"""Appending answers: group commit, one transaction, two databases."""
