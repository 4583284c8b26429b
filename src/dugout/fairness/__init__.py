"""Dice that anybody can check: how rolls follow from a secret and the salts, the check of a record, and luck.

Nothing here rolls by itself: the same inputs give the same faces for ever. docs/guides/fair-dice.md tells it in words.
"""
