"""What goes over the wire between a match and whoever follows it, as types. docs/protocol.md says what they mean."""
