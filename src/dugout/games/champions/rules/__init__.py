"""The rule book, about a file per chapter."""
