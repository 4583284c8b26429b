"""How servers that share matches notify each other."""
