"""The contract every game implements. Imports nothing of ours and does no input or output."""
