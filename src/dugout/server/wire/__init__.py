"""What else goes over the wire, as types: people and competitions. docs/protocol.md says what they mean."""
