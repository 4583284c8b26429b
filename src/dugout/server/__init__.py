"""The server: judges answers, rolls dice, stores, and sends every viewer what it may know. It names no game."""
