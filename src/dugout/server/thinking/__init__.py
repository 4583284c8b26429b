"""Computer seats, the coach and the value of plans: everything slow is computed off the event loop."""
