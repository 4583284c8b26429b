"""The rule book, a file per chapter."""
