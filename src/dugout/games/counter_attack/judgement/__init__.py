"""Evaluation of positions of Counter Attack for opponents, coach and reports: pure, and compiled like the rules."""
