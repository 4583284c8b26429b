"""Grids: squares and hexes as small integers. Pure, imports nothing of ours."""
