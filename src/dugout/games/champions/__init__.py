"""Champions 2020 (CH)."""
