"""Matches that are played in one page, without a server: the same referee, with the page for a store and a clock."""
