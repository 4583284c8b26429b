"""When something has to happen."""
