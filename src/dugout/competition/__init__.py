"""Leagues, cups and seasons: pure functions over a log of commands (rules CO-)."""
