"""Matches played within one page, without a server: the same referee, with the page as its store and clock."""
