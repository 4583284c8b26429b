"""The games. Each is pure: no clock, no input or output, no generator."""
