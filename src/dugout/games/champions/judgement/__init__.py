"""Evaluation of positions of Champions 2020 for opponents, coach and reports: pure, and compiled like the rules."""
