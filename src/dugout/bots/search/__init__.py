"""Search algorithms that do not depend on a game."""
