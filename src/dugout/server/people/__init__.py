"""People: accounts, profiles, ratings, the lobby, notifications."""
