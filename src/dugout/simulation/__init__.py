"""Many matches at once: planned, played in processes, counted. No game is named here."""
