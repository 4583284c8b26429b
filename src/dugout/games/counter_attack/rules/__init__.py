"""The rule book; large chapters (CA-8, CA-9, CA-16) lie in several files."""
