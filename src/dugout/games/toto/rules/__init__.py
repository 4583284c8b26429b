"""The rule book, about a file per chapter; TO-13 and TO-14 lie where they apply."""
