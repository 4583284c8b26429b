"""What goes over the wire, as types. docs/protocol.md says what they mean."""
