"""Computer seats, the coach and the worth of plans: everything that takes long is computed off the event loop."""
