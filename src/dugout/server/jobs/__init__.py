"""Decisions of computers as jobs: servers put them into a queue, `dugout worker` processes do them."""
