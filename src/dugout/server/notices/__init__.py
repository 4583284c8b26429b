"""Notices: what concerns somebody, told by push and by mail; in the page and by webhook elsewhere."""
