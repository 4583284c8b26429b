"""A load test: many scripted clients against a server, compared with one that only relays messages."""
