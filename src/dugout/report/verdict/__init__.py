"""Skill and luck: a match that is over as a sum that adds up, and a grade for every decision."""
