"""What viewers see of a match while it is played, and the sockets it goes through."""
