"""Competitions at work: the host reads the log, tells what follows, makes the matches, enters their results."""
