"""The database: an append-only list of answers for each match, and caches of what follows from it."""
