"""Environments for research: PettingZoo, Gymnasium, and a batch of matches (docs/guides/research.md).

Needs the extra `dugout[research]`.
"""
