"""Counter Attack (CA)."""
