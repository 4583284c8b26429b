"""Notices: what concerns somebody, sent by push and by mail; in the page and by webhook elsewhere."""
