"""How servers that share matches tell each other that something happened."""
