"""Cards, formations, scenarios: data that the rules read."""
