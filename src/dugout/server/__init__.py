"""The referee: judges answers, rolls, stores, and tells every viewer what it may know. It names no game."""
