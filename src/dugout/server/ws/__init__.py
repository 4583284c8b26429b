"""The live connection of a browser."""
