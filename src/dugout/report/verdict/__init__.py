"""Skill and luck: a finished match as an exact sum, and a grade for every decision."""
