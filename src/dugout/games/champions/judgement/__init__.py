"""What positions of Champions 2020 are worth: pure, and compiled like the rules, for opponents, coach and reports."""
