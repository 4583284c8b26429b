"""Many matches at once: planned, played in processes, counted. Knows no game by name."""
