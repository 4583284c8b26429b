"""Voetbal Toto (TO)."""
