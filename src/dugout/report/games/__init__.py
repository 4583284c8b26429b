"""How each game is read: its events and odds as plain facts, its board as a drawing, its time."""
