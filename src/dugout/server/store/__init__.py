"""Where matches live: an append-only list of answers, and caches of what follows from it."""
